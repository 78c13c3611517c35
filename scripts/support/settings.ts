import { type Config, readConfig } from "../../server/config.ts";

/** The settings from the environment; with a wrong one, says which and ends the process. */
export function settingsOrExit(): Config {
  const outcome = readConfig(process.env);
  if ("config" in outcome) return outcome.config;
  for (const mistake of outcome.mistakes) console.error(mistake);
  process.exit(1);
}
