import type { Client } from "@account-intelligence/client";
import { Command } from "commander";
import { type GlobalOptions, openClient, readBaseUrl, requestedFormat } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { print, printResponse } from "../output.ts";

/** The parts of the service's contract that commands need. */
interface Contract {
  readonly webhooks?: Readonly<Record<string, { readonly post: { readonly requestBody: Sent } } | undefined>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Sent;
}

interface Sent {
  readonly content: {
    readonly "application/json"?: {
      readonly schema?: Schema;
      readonly examples?: Readonly<Record<string, { readonly value: object }>>;
    };
  };
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A parameter or body field of an operation. */
interface Field {
  readonly place: "path" | "query" | "body";
  readonly name: string;
  readonly types: readonly string[];
  /** The names of the nested fields, if the field is an object. */
  readonly inside: readonly string[];
  readonly required: boolean;
  readonly description: string;
}

interface Found {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function addCallCommand(program: Command): void {
  program
    .command("call")
    .description("call an operation, such as call accounts.read --account-id 7; without arguments, list them")
    .argument("[operation]", "family.verb, such as audiences.create")
    .argument("[fields...]", "--field value or field=value; repeat it for a list; `fields` lists all fields")
    .allowUnknownOption()
    .action(async (wanted: string | undefined, words: string[], _options: unknown, command: Command) => {
      const url = readBaseUrl(command.optsWithGlobals<GlobalOptions>());
      const contract = await readContract(url);
      const operations = listOperations(contract);
      if (wanted === undefined) {
        for (const { name, operation } of operations) print(`${name.padEnd(34)} ${operation.summary ?? ""}`);
        return;
      }
      const found = operations.find(({ name, operation }) => [name, operation.operationId].includes(wanted));
      if (!found) return rejectUnknown(wanted, operations, command);
      const fields = listOperationFields(contract, found.operation);
      if (words.length === 1 && words[0] === "fields") return printFields(found, fields);
      const data = await send(openClient(command), found, readFields(words, fields, found.name));
      if (typeof data === "string") print(data.trimEnd());
      else printResponse(data, requestedFormat(command));
    });
}

/** Fetches the contract from the service, so that operations newer than this CLI work too. */
export async function readContract(url: string): Promise<Contract> {
  const address = `${url.replace(/\/+$/, "")}/openapi.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    throw new Failure(`${address} cannot be reached: ${error.message}`, EXIT.unreachable);
  });
  const contract = response.ok ? ((await response.json().catch(() => undefined)) as Contract | undefined) : undefined;
  if (!contract?.paths) throw new Failure(`${url} is not the URL of the service. Check --url.`, EXIT.misused);
  return contract;
}

function listOperations({ paths }: Contract): Found[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const [family = "", verb = ""] = operation.operationId.split("_");
      return { name: `${family.charAt(0).toLowerCase()}${family.slice(1)}.${verb}`, method, path, operation };
    }),
  );
}

/** Rejects an unknown operation as commander rejects an unknown command: with the most similar names. */
function rejectUnknown(wanted: string, operations: readonly Found[], command: Command): void {
  const names = new Command().copyInheritedSettings(command);
  names.configureOutput({ outputError: (message, write) => write(`${message.trim().replace("\n", " ")}\n`) });
  for (const { name } of operations) names.command(name);
  names.parse([wanted], { from: "user" });
}

function listOperationFields({ components }: Contract, operation: Operation): Field[] {
  const last = (reference = ""): string => reference.split("/").at(-1) ?? "";
  // A nullable schema has its type and fields in `anyOf`.
  const resolve = (schema: Schema = {}): Schema => {
    const { $ref, anyOf = [], ...own } = schema;
    const parts = [...($ref ? [components.schemas[last($ref)] ?? {}] : []), ...anyOf].map((each) =>
      each.$ref || each.anyOf ? resolve(each) : each,
    );
    const types = [...new Set([...parts, own].flatMap(({ type = [] }) => type))];
    return Object.assign({}, ...parts, own, { type: types });
  };
  const describe = (name: string, place: Field["place"], given: Schema, required: boolean, about = ""): Field => {
    const schema = resolve(given);
    return {
      name,
      place,
      required,
      types: [schema.type ?? []].flat(),
      inside: Object.keys(schema.properties ?? {}),
      description: about || (schema.description ?? ""),
    };
  };
  const parameters = (operation.parameters ?? [])
    .map((each) => components.parameters?.[last(each.$ref)] ?? each)
    .flatMap(({ name, in: place, schema, required = false, description }) =>
      place === "path" || place === "query" ? [describe(name, place, schema, required, description)] : [],
    );
  const body = resolve(operation.requestBody?.content["application/json"]?.schema);
  const inBody = Object.entries(body.properties ?? {}).map(([name, schema]) =>
    describe(name, "body", schema, body.required?.includes(name) === true),
  );
  return [...parameters, ...inBody].toSorted((a, b) => Number(b.required) - Number(a.required));
}

function printFields({ method, path, operation }: Found, fields: readonly Field[]): void {
  print(`${method.toUpperCase()} ${path}: ${operation.summary ?? ""}\n`);
  for (const { name, types, inside, required, description } of fields) {
    const about = `${description.replaceAll("\n", " ")}${inside.length > 0 ? ` Fields: ${inside.join(", ")}.` : ""}`;
    print(`${toFlag(name).padEnd(28)} ${[types.join("|"), ...(required ? ["required"] : [])].join(", ")}. ${about}`);
  }
}

function toFlag(name: string): string {
  return `--${name.replaceAll("_", "-")}`;
}

/** Parses `--field value`, `--field=value` and `field=value`. A `--field` without a value is `true`. */
function readFields(words: readonly string[], fields: readonly Field[], operation: string): Map<Field, unknown> {
  const given = new Map<Field, unknown>();
  for (let at = 0; at < words.length; at++) {
    const [, name = "", joined] = /^(?:--)?([\w-]+)(?:=([\s\S]*))?$/.exec(words[at] ?? "") ?? [];
    const field = fields.find((each) => each.name === name.replaceAll("-", "_"));
    if (!field || !(joined !== undefined || words[at]?.startsWith("--"))) {
      const help = `\`account-intelligence call ${operation} fields\` lists its fields.`;
      throw new Failure(`${operation} has no field ${words[at]}. ${help}`, EXIT.misused);
    }
    const next = words[at + 1];
    const isLone = joined === undefined && (next === undefined || next.startsWith("--"));
    const text = joined ?? (isLone ? "true" : String(words[++at]));
    const value = readValue(text, field);
    const before = given.get(field);
    given.set(field, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value);
  }
  const missing = fields.filter((field) => field.required && !given.has(field)).map(({ name }) => toFlag(name));
  if (missing.length > 0) throw new Failure(`${operation} requires ${missing.join(", ")}.`, EXIT.misused);
  return given;
}

/** Parses a value according to the types of its field. A list accepts a single value or a JSON array. */
function readValue(text: string, { types, name }: Field): unknown {
  if (types.includes("null") && text === "null") return null;
  if (types.includes("string")) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (!types.includes("array")) {
      throw new Failure(`${toFlag(name)} must be ${types.join(" or ") || "JSON"}, not ${text}.`, EXIT.misused);
    }
    value = text;
  }
  return types.includes("array") && !Array.isArray(value) ? [value] : value;
}

async function send(client: Client, { method, path }: Found, given: ReadonlyMap<Field, unknown>) {
  const inPlace = (place: Field["place"]): Record<string, unknown> =>
    Object.fromEntries([...given].filter(([field]) => field.place === place).map(([{ name }, value]) => [name, value]));
  const body = inPlace("body");
  const { data } = await client.request(method, path, {
    params: { path: inPlace("path"), query: inPlace("query") },
    ...((Object.keys(body).length > 0 || /^p(ut|atch)$/.test(method)) && { body }),
  });
  return data as string | object;
}
