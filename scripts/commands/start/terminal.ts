/** Part of a log line. */
interface Line {
  readonly level: string;
  readonly msg: string;
  readonly reason?: string;
  readonly err?: { readonly message?: string };
}

/** Formats a log for a terminal. */
interface Terminal {
  write(line: string): void;
  /** Removes the current step, and shows only warnings after this call. */
  finish(): void;
}

const CLEAR_LINE = "\r\u001b[K";

/** Shows the latest log entry on one line that changes, and prints warnings and errors on lines of their own. */
export function showSteps(stream: { write(text: string): void; columns?: number }): Terminal {
  let finished = false;
  return {
    write: (json) => {
      const { level, msg, reason, err }: Line = JSON.parse(json);
      const why = reason ?? err?.message;
      const text = why === undefined ? msg : `${msg}: ${why}`;
      if (level !== "info" && level !== "debug" && level !== "trace") stream.write(`${CLEAR_LINE}${level}: ${text}\n`);
      else if (!finished) stream.write(CLEAR_LINE + text.slice(0, (stream.columns ?? 80) - 1));
    },
    finish: () => {
      finished = true;
      stream.write(CLEAR_LINE);
    },
  };
}
