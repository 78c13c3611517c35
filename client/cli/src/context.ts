import { type Client, createClient, type Hooks } from "@account-intelligence/client";
import { type Command, InvalidArgumentError, Option } from "commander";
import { EXIT, Failure } from "./failure.ts";
import { FORMATS, type Format } from "./output.ts";
import { readSettings } from "./settings.ts";

/** Options that every command accepts. */
export interface GlobalOptions {
  readonly url?: string;
  readonly key?: string;
  readonly user?: string;
  readonly output?: Format;
}

const DEFAULT_URL = "http://127.0.0.1:8080";

export function addGlobalOptions(program: Command): Command {
  return program
    .addOption(new Option("--url <url>", "URL of the service").env("ACCOUNT_INTELLIGENCE_URL"))
    .addOption(new Option("--key <key>", "API key to use instead of the stored key").env("ACCOUNT_INTELLIGENCE_KEY"))
    .addOption(new Option("--user <id>", "id of the acting user").env("ACCOUNT_INTELLIGENCE_USER"))
    .addOption(
      new Option("-o, --output <format>", "output format (default: table on a terminal, otherwise JSON)").choices([
        ...FORMATS,
      ]),
    );
}

export function readBaseUrl(options: GlobalOptions): string {
  const url = options.url ?? readSettings().url ?? DEFAULT_URL;
  parseOrigin(url);
  return url;
}

/** The service and the key of a command. */
interface Connection {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly userId: string | undefined;
  readonly client: Client;
}

/** Identifies the CLI in the service's audit log. */
const NAMED: Hooks = { onRequest: ({ request }) => request.headers.set("User-Agent", "account-intelligence-cli") };

export function openClient(command: Command): Client {
  return openServiceConnection(command).client;
}

/** Returns the service and the key of a command. Without a key, fails with instructions to sign up. */
export function openServiceConnection(command: Command): Connection {
  const options = command.optsWithGlobals<GlobalOptions>();
  const baseUrl = readBaseUrl(options);
  const { apiKey: stored, url: home = DEFAULT_URL } = readSettings();
  // Sends a stored key only to the service that issued it, because another address may belong to another party.
  const isHome = parseOrigin(baseUrl) === parseOrigin(home);
  const apiKey = options.key ?? (isHome ? stored : undefined);
  const userId = options.user;
  if (apiKey) return { baseUrl, apiKey, userId, client: createClient({ baseUrl, apiKey, userId, hooks: NAMED }) };
  const reason = stored ? `The stored API key belongs to ${home}, not to ${baseUrl}.` : "No API key is stored.";
  throw new Failure(
    `${reason} Get a key: account-intelligence${baseUrl === DEFAULT_URL ? "" : ` --url ${baseUrl}`} sign-up you@company.com`,
    EXIT.unauthorized,
  );
}

function parseOrigin(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin;
  const hint = URL.canParse(`http://${url}`) && !/^\w+:\/\//.test(url) ? ` Did you mean http://${url}?` : "";
  throw new Failure(`${url} is not the URL of a service, such as ${DEFAULT_URL}.${hint}`, EXIT.misused);
}

export function requestedFormat(command: Command): Format | undefined {
  return command.optsWithGlobals<GlobalOptions>().output;
}

/** Returns a parser for options that are whole numbers from `min` to `max`. */
export function integer(min: number, max: number): (text: string) => number {
  return (text) => {
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
      throw new InvalidArgumentError(`Must be a whole number from ${min} to ${max}.`);
    }
    return Number(text);
  };
}

export function collectIds(text: string, before: readonly number[] = []): number[] {
  return [...before, integer(1, Number.MAX_SAFE_INTEGER)(text)];
}

/** Parses the value of an option as a score from 0 to 1. */
export function score(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError("Must be a number from 0 to 1.");
  return value;
}

/** Collects the values of an option that may be repeated, or contain several values separated by commas. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [
    ...before,
    ...text
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  ];
}
