import type { CodeSample, Exemplified, LocatedOperation, OpenApiParameter } from "./document.ts";

const ADDRESS = "https://YOUR-SERVICE";
/** The key's owner, as whom every key can act. */
const OWNER = "me";

/** The parts of a call that samples show, from the contract's examples. */
interface SampleCall {
  readonly method: string;
  readonly path: string;
  readonly inPath: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** Returns samples that call an operation with the TypeScript client, Python and curl. */
export function createCodeSamples(
  located: LocatedOperation,
  shared: Readonly<Record<string, OpenApiParameter>>,
): readonly CodeSample[] {
  const call = toSampleCall(located, shared);
  const { operationId } = located.operation;
  return [
    { lang: "TypeScript", label: "TypeScript client", source: inTypeScript(operationId, call) },
    { lang: "Python", label: "Python (requests)", source: inPython(call) },
    { lang: "Shell", label: "curl (bash)", source: inShell(call) },
  ];
}

function toSampleCall(
  { method, path, operation }: LocatedOperation,
  shared: Readonly<Record<string, OpenApiParameter>>,
): SampleCall {
  const parameters = (operation.parameters ?? []).map((each) => shared[each.$ref?.split("/").at(-1) ?? ""] ?? each);
  const given = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && (each.required || declaredExample(each) !== undefined))
        .map((each) => [each.name ?? "", declaredExample(each)]),
    );
  const needsUser = parameters.some(({ name, required }) => name === "X-User-ID" && required);
  const json = operation.requestBody?.content["application/json"];
  return {
    method: method.toUpperCase(),
    path,
    inPath: given("path"),
    query: given("query"),
    headers: needsUser ? { "X-User-ID": OWNER } : {},
    json: json && declaredExample(json),
  };
}

function declaredExample({ example, examples }: Exemplified): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

/** Returns the sample for the client, which sends `X-User-ID: me` itself if the operation requires the header. */
function inTypeScript(operationId: string, { inPath, query, json }: SampleCall): string {
  const [family = "", verb = ""] = operationId.split("_");
  const fields = { ...inPath, ...query, ...(typeof json === "object" && json !== null && json) };
  const argument = Object.keys(fields).length > 0 ? objectLiteral(fields) : "";
  const name = `${family.charAt(0).toLowerCase()}${family.slice(1)}.${verb}`;
  return `import { createClient } from "@account-intelligence/client";

const client = createClient({ baseUrl: "${ADDRESS}", apiKey: process.env.API_KEY });
const { data } = await client.${name}(${argument});
`;
}

/** Returns an object as TypeScript: JSON with unquoted field names. */
function objectLiteral(value: object): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
}

function inPython(call: SampleCall): string {
  const more = Object.entries(call.headers).map(
    ([name, value]) => `, ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const parts = [
    `    "${call.method}",\n    "${ADDRESS}${filledPath(call)}",`,
    `    headers={"X-API-Key": os.environ["API_KEY"]${more.join("")}},`,
    ...(Object.keys(call.query).length > 0 ? [`    params=${pythonLiteral(queryStrings(call.query), "    ")},`] : []),
    ...(call.json === undefined ? [] : [`    json=${pythonLiteral(call.json, "    ")},`]),
    "    timeout=30,",
  ];
  const shown = call.method === "GET" && /\/export$/.test(call.path) ? "response.text" : "response.json()";
  return `import os
import requests

response = requests.request(
${parts.join("\n")}
)
response.raise_for_status()
print(${shown})
`;
}

/** Converts booleans to `true` and `false`, because Python's `requests` would send `True` and `False`. */
function queryStrings(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
  );
}

/** Returns a value as Python, which differs from JSON in `None`, `True` and `False`. */
function pythonLiteral(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (Array.isArray(value)) return `[${value.map((each) => pythonLiteral(each, indent)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(
      ([name, each]) => `${inner}${JSON.stringify(name)}: ${pythonLiteral(each, inner)},`,
    );
    return fields.length > 0 ? `{\n${fields.join("\n")}\n${indent}}` : "{}";
  }
  if (value === null) return "None";
  return typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
}

function inShell(call: SampleCall): string {
  const query = Object.entries(call.query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`),
  );
  const target = `${ADDRESS}${filledPath(call)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const body = call.json === undefined ? undefined : JSON.stringify(call.json, null, 2);
  const headers = { ...call.headers, ...(body !== undefined && { "Content-Type": "application/json" }) };
  return `${[
    `curl --fail-with-body${call.method === "GET" ? "" : ` -X ${call.method}`} ${shellText(target)}`,
    '-H "X-API-Key: $API_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellText(body)}`]),
  ].join(" \\\n  ")}\n`;
}

function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function filledPath({ path, inPath }: SampleCall): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(inPath[name])));
}
