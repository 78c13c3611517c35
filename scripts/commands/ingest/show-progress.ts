import { SingleBar } from "cli-progress";
import type { Source } from "./open-source.ts";
import type { Progress } from "./queries.ts";

interface ProgressDisplay {
  update(progress: Progress): void;
  /** Prints a message above the bar, or as a line. */
  say(sentence: string): void;
  end(): void;
}

/** The interval of progress lines if the output is not a terminal. */
const LINE_EVERY_MS = 2000;

/** Shows a progress bar on a terminal, and lines at intervals elsewhere. */
export function showProgress(source: Source, output: NodeJS.WriteStream): ProgressDisplay {
  return output.isTTY && source.totalBytes !== undefined
    ? bar(source, source.totalBytes, output)
    : lines(source, output);
}

function bar(source: Source, totalBytes: number, output: NodeJS.WriteStream): ProgressDisplay {
  const shown = new SingleBar({
    format: "{bar} {percentage} % | {rows} rows | {rejected} rejected | {eta_formatted} left",
    stream: output,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 50,
  });
  shown.start(totalBytes, 0, { rows: "0", rejected: "0" });
  return {
    update: ({ rows_read, rejected }) =>
      shown.update(source.bytesRead(), { rows: count(rows_read), rejected: count(rejected) }),
    say: (sentence) => output.write(`\r\u001b[K${sentence}\n`),
    end: () => shown.stop(),
  };
}

function lines(source: Source, output: NodeJS.WriteStream): ProgressDisplay {
  const begun = performance.now();
  let last = begun;
  const say = (sentence: string) => void output.write(`${sentence}\n`);
  return {
    update: ({ rows_read, rejected }) => {
      if (performance.now() - last < LINE_EVERY_MS) return;
      last = performance.now();
      const share =
        source.totalBytes === undefined
          ? ""
          : ` (${Math.floor((source.bytesRead() / source.totalBytes) * 100)} % of the file)`;
      const rate = Math.round((rows_read / (last - begun)) * 1000);
      say(`${count(rows_read)} rows${share}, ${count(rate)} per second, ${count(rejected)} rejected`);
    },
    say,
    end: () => undefined,
  };
}

export function count(number: number): string {
  return number.toLocaleString("en-US");
}
