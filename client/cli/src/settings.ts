import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { Failure } from "./failure.ts";

/** The settings that the CLI stores between calls. */
export interface Settings {
  readonly url?: string;
  readonly apiKey?: string;
  readonly email?: string;
}

/** Returns the path of the settings file, in the user's configuration folder. */
export function settingsFile(env: NodeJS.ProcessEnv = process.env): string {
  const home =
    env.XDG_CONFIG_HOME || (process.platform === "win32" ? env.APPDATA : undefined) || join(homedir(), ".config");
  return join(home, "account-intelligence", "config.json");
}

export function readSettings(): Settings {
  const path = settingsFile();
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Failure(`${path} cannot be read: ${(error as Error).message}`, 1);
  }
  try {
    return JSON.parse(text) as Settings;
  } catch {
    throw new Failure(`${path} is not valid JSON. Correct it, or delete it and sign up again.`, 1);
  }
}

/** Writes the settings atomically, readable only by the user. Returns the path of the file. */
export function writeSettings(settings: Settings): string {
  const path = settingsFile();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
  return path;
}

export function deleteSettings(): void {
  rmSync(settingsFile(), { force: true });
}
