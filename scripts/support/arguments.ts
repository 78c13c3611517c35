import { existsSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Replaces `npm run` with `node` in commands where npm's entry point is missing, as in the container image. */
export function withCommands(text: string, hasNpm = existsSync(new URL("../bootstrap.mjs", import.meta.url))): string {
  if (hasNpm) return text;
  const path = (name: string) => `node scripts/commands/${name.replace(":", "-")}/main.ts`;
  return text.replaceAll(/\bnpm run ([a-z:-]+)(?: --(?= ))?/g, (_command, name: string) => path(name));
}

/** Prints the help of a command and exits when an argument asks for it. */
export function helpIfAsked(help: string): void {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  console.log(withCommands(help));
  process.exit(0);
}

/** Prints the error in the arguments of a command and its help, and exits. */
export function misused(message: string, help: string): never {
  console.error(withCommands(`${message}\n\n${help}`));
  process.exit(1);
}

/** Returns the error in the first word of a command, or undefined. */
export function wrongVerb(given: string | undefined, known: readonly string[]): string | undefined {
  if (given === undefined) return `${joinWithOr(known)} is missing.`;
  return known.includes(given) ? undefined : `The command must be ${joinWithOr(known)}, not ${given}.`;
}

/** Lists words, such as `add, list or remove`. */
export function joinWithOr(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
}

/** Returns an error unless there is exactly one argument for each name. */
export function wrongCount(names: readonly string[], given: readonly string[]): string | undefined {
  const missing = names[given.length];
  if (missing !== undefined) return `${missing} is missing.`;
  const extra = given[names.length];
  return extra === undefined ? undefined : `Unexpected argument ${extra}.`;
}

/** Parses the options of a command. Prints an error and exits if one is invalid. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    return misused(error instanceof Error ? error.message.replace(/\..*/s, ".") : String(error), help);
  }
}
