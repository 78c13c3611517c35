import { type Config, readConfig } from "../../server/config.ts";

/** Returns the settings from the environment. Prints the invalid ones and exits when there are any. */
export function settingsOrExit(): Config {
  const outcome = readConfig(process.env);
  if ("config" in outcome) return outcome.config;
  for (const mistake of outcome.mistakes) console.error(mistake);
  process.exit(1);
}
