import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mcpTools } from "../../generated/mcp-tools.ts";
import { routes } from "../../generated/routes.ts";
import {
  type LocatedOperation,
  listOperations,
  type Parameter,
  readOperationId,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "../../scripts/tools/generate/openapi-document.ts";
import type { Db } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import type { Route } from "../../server/http/contract.ts";
import { nameTools } from "../../server/http/mcp/name-tools.ts";
import { recordRun } from "../support/insights.ts";
import { connectClient } from "../support/mcp.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";
import {
  document,
  listExamples,
  operation,
  type RequestParts,
  requestFor,
  type WireRequest,
} from "./contract-document.ts";
import { type DirectService, finishJobs, startDirectService } from "./direct-service.ts";
import {
  addEvents,
  createFullWorkspace,
  type FullWorkspace,
  findCompany,
  type WorkspaceIds,
} from "./full-workspace.ts";
import { kindOfId } from "./ids.ts";
import { addMarkedSources, CRM_OWNER, createMarkedWorkspace, MARK, marks } from "./marked-workspace.ts";

/** A response, without the parts that differ between responses of the same content. */
interface ApiResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

type Place = readonly [part: "path" | "query" | "header" | "body", ...rest: (string | number)[]];

/** A parameter or field that takes an id. */
interface IdPlace {
  readonly located: LocatedOperation;
  readonly operationId: string;
  readonly place: Place;
  readonly name: string;
  readonly required: boolean;
}

/** Whether a parameter or field takes an id, according to the contract. */
function takesId(operationId: string, part: string, name: string, { type, format }: Schema): boolean {
  const isNumber = [type].flat().includes("integer") && format === "int64";
  return part === "path" || /(^|[_-])ids?$/i.test(name) || isNumber || kindOfId(operationId, name) !== undefined;
}

function findIdPlaces(located: LocatedOperation): IdPlace[] {
  const operationId = readOperationId(located.operation);
  const inside = (place: Place, name: string, schema: Schema, required: boolean): IdPlace[] => {
    const resolved = resolveSchema(document, schema);
    const members = (resolved.anyOf ?? resolved.oneOf ?? []).flatMap((member) => inside(place, name, member, required));
    if (members.length > 0) return members;
    const fields = Object.entries(resolved.properties ?? {}).flatMap(([field, property]) =>
      inside([...place, field], field, property, required && (resolved.required ?? []).includes(field)),
    );
    const elements = resolved.items ? inside([...place, 0], name, resolved.items, required) : [];
    const isLeaf = resolved.properties === undefined && resolved.items === undefined;
    const found = isLeaf && takesId(operationId, place[0], name, resolved);
    return [...(found ? [{ located, operationId, place, name, required }] : []), ...fields, ...elements];
  };
  const parameters = located.operation.parameters.map((each) => resolveParameter(document, each));
  const body = located.operation.requestBody?.content["application/json"]?.schema;
  return [
    ...parameters.flatMap(({ in: part, name, schema, required = false }) =>
      inside([part, name], name, schema, required),
    ),
    ...(body ? inside(["body"], "", body, true) : []),
  ];
}

function isOfWorkspace(kind: ReturnType<typeof kindOfId>): kind is keyof WorkspaceIds {
  return kind !== undefined && !["eventType", "vertical", "none of a workspace"].includes(kind);
}

/** Matches the part of the request in a fault's location, which faults of tool arguments do not have. */
const FAULT_PLACE = /"loc":\["(?:body|query|path|header)",/g;

/** Optional parameters without which an operation rejects every request. */
const NEEDED_QUERY: Readonly<Record<string, object>> = { Lookalikes_search: { query: "payments" } };

const everyPlace = listOperations(document.paths).flatMap(findIdPlaces);
const owned = everyPlace
  .flatMap((each) => {
    const kind = kindOfId(each.operationId, each.name);
    const title = `${each.operationId} ${each.place.join(".")}`;
    return isOfWorkspace(kind) ? [{ ...each, kind, title }] : [];
  })
  // Operations that delete come last, because other requests use the same ids.
  .toSorted((a, b) => Number(a.located.method === "delete") - Number(b.located.method === "delete"));

type OwnedPlace = (typeof owned)[number];

test("every id that the contract accepts has a rule in test/contract/ids.ts for the object it refers to", () => {
  const without = everyPlace.filter(({ operationId, name }) => kindOfId(operationId, name) === undefined);
  expect(without.map(({ operationId, place }) => `${operationId} ${place.join(".")}`)).toEqual([]);
});

/** Accounts and people are companies and people in the catalogue, which any workspace may reference. */
function isOfCatalogue({ kind }: OwnedPlace): boolean {
  return kind === "account" || kind === "person";
}

/** The last position in the catalogue of a company that is an account of one of the workspaces. */
const LAST_PLACE = 2;

const byKey = routes.filter(({ auth }) => auth === "key");

/**
 * The operations that read. The charged search comes last, because others return the balance. JobPosts_search is
 * excluded: job posts belong to the catalogue, and some contain marks for signals to find.
 */
const reading = byKey
  .filter(({ effect, operationId }) => effect === "read" && operationId !== "JobPosts_search")
  .map((route) => route.operationId)
  .toSorted((a, b) => Number(a === "Lookalikes_search") - Number(b === "Lookalikes_search"));

/** The operations that write, except to the key. Operations that make later ones fail (budget, deletion) come last. */
const writing = byKey
  .filter(({ effect, operationId }) => effect === "write" && !operationId.startsWith("AgentKeys"))
  .toSorted((a, b) => Number(stopsOthers(a)) - Number(stopsOthers(b)))
  .map((route) => route.operationId);

function stopsOthers({ method, operationId }: Route): boolean {
  return method === "DELETE" || operationId === "Credits_updateBudget";
}

/** Reads whose responses contain only facts of the catalogue, numbers and ids. */
const WITHOUT_TEXT = [
  "Accounts_countryOptions",
  "Accounts_filters",
  "Accounts_firmographicOptions",
  "Accounts_searchByName",
  "Accounts_searchByTraits",
  "AgentKeys_me",
  "Credits_balance",
  "Credits_budget",
  "Credits_prices",
  "Credits_usage",
  "Events_listAccountEvents",
  "Events_listEventTypes",
  "Events_listVerticals",
  "Exclusions_read",
  "Integrations_listFields",
  "Integrations_readFieldMapping",
  "Lookalikes_exportBulk",
  "Lookalikes_search",
  "People_filters",
  "People_list",
  "Quotes_create",
  "Technologies_list",
  "Technologies_listOfAccount",
];

/** Reads that need a connected system; the systems of these workspaces do not respond. */
const OF_A_CONNECTED_SYSTEM = ["Integrations_listFields"];

/** Writes whose examples are rejected here: they refer to objects that do not exist, exist already or have ended. */
const REFUSED = [
  "Crm_syncAccounts",
  "Feedback_give",
  "Icps_delete",
  "Integrations_connect",
  "Integrations_disconnect",
  "Integrations_replaceFieldMapping",
  "Lookalikes_cancelBulk",
  "Views_create",
];

const STRANGER = "Strangeword";

/** Some of the operations that must return third-party text; otherwise, the test would prove nothing. */
const READING_STRANGERS = [
  "AccountTimeline_read",
  "Accounts_read",
  "Audiences_export",
  "Events_listAccountEvents",
  "Insights_feed",
  "Lookalikes_search",
  "People_batch",
  "Signals_exportResults",
  "Signals_results",
];

/** Prefixes every third-party text with STRANGER, except addresses, codes and enums, which have fixed formats. */
async function writeAsStrangers(db: Db): Promise<void> {
  const rows = await listRows(db)<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and (
      table_name = 'company' and column_name in ('name', 'one_liner', 'description', 'industry', 'hq_city', 'tags')
      or table_name = 'person' and column_name in ('full_name', 'first_name', 'last_name', 'title', 'city')
      or table_name = 'company_event' and column_name in ('summary', 'team_name', 'signal_type')
      or table_name = 'event_type' and column_name in ('name', 'description')
      or table_name = 'vertical' and column_name = 'name'
      or table_name = 'signal_evidence' and column_name in ('title', 'sentence'))`;
  for (const { table_name: table, column_name: name, data_type: type } of rows) {
    const column = sql.ref(name);
    const text = type === "ARRAY" ? sql`array[${STRANGER}]::text[] || ${column}` : sql`${`${STRANGER} `} || ${column}`;
    await sql`update ${sql.table(table)} set ${column} = ${text} where ${column} is not null`.execute(db);
  }
}

function excerptAroundStranger(text: string): string {
  const at = text.indexOf(STRANGER);
  return text.slice(Math.max(0, at - 100), at + 100);
}

describe("data of another workspace", () => {
  let service: DirectService;
  let caller: FullWorkspace;
  let other: FullWorkspace;
  /** A workspace that is created before `other`. */
  let early: FullWorkspace;
  let vertical: number;
  let eventType: number;
  let domain: string;
  let stopReceiver: () => Promise<void>;
  /** The responses to `early` before `other` is created, by the title of an id's location or by the operation. */
  const before = new Map<string, object>();
  beforeAll(async () => {
    service = await startDirectService({ runsJobs: true });
    const receiver = await startWebhookReceiver();
    stopReceiver = receiver.close;
    // The sample's workspace has the same accounts, and would hide leaks in counts.
    await service.database.db.deleteFrom("workspace_account").execute();
    ({ vertical, eventType } = await addEvents(service, LAST_PLACE));
    await addMarkedSources(service, [0, 1, LAST_PLACE]);
    const { companyId: account, personId: person } = await findCompany(service, 0);
    early = await createFullWorkspace(service, 1, { hook: receiver.url });
    ({ domain } = await findCompany(service, 1));
    for (const place of owned.filter(isOfCatalogue))
      before.set(place.title, await send(early, place, place.kind === "account" ? account : person));
    await finishJobs(service);
    for (const operationId of reading.toReversed()) before.set(operationId, await read(early, operationId));
    // `other` has the accounts of all three workspaces.
    other = await createMarkedWorkspace(service, [0, 1, LAST_PLACE]);
    caller = await createFullWorkspace(service, LAST_PLACE, { hook: receiver.url });
    await finishJobs(service);
  });
  afterAll(async () => {
    await stopReceiver?.();
    await service?.stop();
  });

  test.each(owned.filter(isOfCatalogue))("does not change responses about the catalogue: $title", async (place) => {
    expect(await send(caller, place, other.ids[place.kind])).toEqual(before.get(place.title));
  });

  test.each(reading)("is in no response to %s, and in no result of its tool", async (operationId) => {
    const now = await read(early, operationId);
    expect(now).toEqual(before.get(operationId));
    // A test without a successful response would prove nothing.
    if (!OF_A_CONNECTED_SYSTEM.includes(operationId)) expect(now.map(({ status }) => status)).toContain(200);
    expect(await readByTool(early, operationId)).toEqual(
      now.map(({ status, body }) => (status === 200 ? body : nameTools(body.replaceAll(FAULT_PLACE, '"loc":[')))),
    );
  });

  // Without this test, the others could pass on responses that never contain a workspace's text.
  test("is in the responses to its own workspace, and every marked text is in at least one of them", async () => {
    const unseen = new Set(marks);
    const without: string[] = [];
    for (const operationId of reading) {
      const text = (await read(other, operationId)).map(({ body }) => body).join();
      for (const mark of marks) if (text.includes(mark)) unseen.delete(mark);
      if (!text.includes(MARK)) without.push(operationId);
    }
    expect([...unseen]).toEqual([]);
    expect(without.toSorted()).toEqual(WITHOUT_TEXT);
  });

  test.each(owned.filter((place) => !isOfCatalogue(place)))("appears not to exist: $title", async (place) => {
    const unknown = await send(caller, place, unknownId(place.kind));
    expect(await send(caller, place, other.ids[place.kind])).toEqual(unknown);
    // The response for the caller's own id must differ; otherwise, the test would prove nothing.
    if (place.kind !== "user") expect(await send(caller, place, caller.ids[place.kind])).not.toEqual(unknown);
  });

  test.each(writing)("is in no response to the writing operation %s", async (operationId) => {
    const { status } = await ask(early, requestFor(operationId, requestNaming(early.ids, { operationId })));
    expect(status === 200).toBe(!REFUSED.includes(operationId));
  });

  test("is returned to assistants inside third_party_content tags if third parties wrote it", async () => {
    const { db } = service.database;
    await writeAsStrangers(db);
    const insight = { companyId: other.ids.account, text: STRANGER, dealStage: STRANGER, dedupeKey: STRANGER };
    await recordRun(db, other.owner.workspaceId, [insight]);
    const unseen = new Set(READING_STRANGERS);
    for (const operationId of reading) {
      const text = (await readMarked(other, operationId)).join("\n");
      if (text.includes(STRANGER)) unseen.delete(operationId);
      const own = text.replaceAll(/<third_party_content>.*?<\/third_party_content>/gs, "");
      expect(own.includes(STRANGER), `${operationId}: ${excerptAroundStranger(own)}`).toBe(false);
    }
    expect([...unseen]).toEqual([]);
  });

  /** Returns an unknown id in the same format: a number, or a string that begins with its kind. */
  function unknownId(kind: keyof WorkspaceIds): string | number {
    const like = caller.ids[kind];
    return typeof like === "number" ? 7_999_999 : like.replace(/^(\w+?[_-])\w+/, "$1none");
  }

  function send(workspace: FullWorkspace, place: OwnedPlace, id: string | number): Promise<object> {
    const parts = requestNaming(workspace.ids, place, id);
    const query = { ...NEEDED_QUERY[place.operationId], ...parts.query };
    return ask(workspace, requestFor(place.operationId, { ...parts, query }), id);
  }

  async function read(workspace: FullWorkspace, operationId: string): Promise<ApiResponse[]> {
    const responses: ApiResponse[] = [];
    for (const parts of requestsToRead(workspace.ids, operationId))
      responses.push(await ask(workspace, requestFor(operationId, parts)));
    return responses;
  }

  /** Returns the results of the operation's tool in the form of the operation's responses. */
  async function readByTool(workspace: FullWorkspace, operationId: string): Promise<string[]> {
    return (await readMarked(workspace, operationId)).map((text) =>
      comparable(
        text
          // A list of strings is marked as one text.
          .replaceAll(/(?<=\[")<third_party_content>(.*?)<\/third_party_content>(?="\])/g, (_, list: string) =>
            list.replaceAll("\\n", '","'),
          )
          .replaceAll(/<\/?third_party_content>/g, ""),
        workspace,
      ),
    );
  }

  /** Sends the same requests as calls of the operation's tool. */
  async function readMarked(workspace: FullWorkspace, operationId: string): Promise<string[]> {
    const { definition } = mcpTools.find((tool) => tool.operationId === operationId) ?? expect.fail();
    const client = await connectClient(service, { "X-API-Key": workspace.owner.key });
    const results: string[] = [];
    for (const { path, query, headers, body } of requestsToRead(workspace.ids, operationId)) {
      const sent = { ...path, ...query, ...headers, ...Object(body) };
      const { content } = await client.callTool({ name: definition.name, arguments: sent });
      results.push(content.map((part) => (part.type === "text" ? part.text : "")).join(""));
    }
    return results;
  }

  /**
   * Returns the contract's example with only required parts, and a request for each optional parameter, field and
   * filter. Ids are those of the workspace.
   */
  function requestsToRead(ids: WorkspaceIds, operationId: string): RequestParts[] {
    const located = operation(operationId);
    const parameters = located.operation.parameters.map((each) => resolveParameter(document, each));
    const [required, optional] = [true, false].map((isRequired) =>
      parameters.filter((each) => each.in === "query" && (each.required ?? false) === isRequired),
    ) as [Parameter[], Parameter[]];
    const named = requestNaming(ids, { operationId });
    const query = Object.fromEntries(required.map((each) => [each.name, listExamples(each)[0]]));
    const example = { ...named, query: { ...query, ...named.query } };
    const least = "body" in example ? { ...example, body: {} } : example;
    const fields = schemaProperties(located.operation.requestBody?.content["application/json"]?.schema);
    const filters = Object.entries(schemaProperties(fields.filters));
    const values = (name: string, schema: Schema): unknown[] => exampleValues(ids, operationId, name, schema);
    return [
      ...[example, least],
      ...optional.flatMap(({ name, schema }) =>
        values(name, schema).map((value) => ({ ...least, query: { ...least.query, [name]: value } })),
      ),
      ...Object.entries(fields).flatMap(([name, schema]) =>
        values(name, schema).map((value) => ({ ...least, body: { [name]: value } })),
      ),
      ...filters.flatMap(([name, schema]) =>
        values(name, schema).map((value) => ({ ...least, body: { filters: { [name]: value } } })),
      ),
    ];
  }

  /** Returns values for a parameter, field or filter. Some of them select objects of the workspaces. */
  function exampleValues(ids: WorkspaceIds, operationId: string, name: string, schema: Schema): unknown[] {
    const resolved = notNull(schema);
    if (resolved.items) return [exampleValues(ids, operationId, name, resolved.items)];
    const kind = kindOfId(operationId, name);
    if (isOfWorkspace(kind)) return [resolved.type === "string" ? String(ids[kind]) : ids[kind]];
    if (kind === "eventType") return [eventType];
    if (resolved.enum) return [...resolved.enum];
    switch ([resolved.type].flat()[0]) {
      case "boolean":
        return [true, false];
      case "integer":
        return [resolved.minimum ?? 1, resolved.maximum ?? 1];
      case "string":
        return resolved.format === "date-time" ? ["2000-01-01T00:00:00Z", "2100-01-01T00:00:00Z"] : [exampleText(name)];
      default:
        return [];
    }
  }

  function exampleText(name: string): string {
    if (/country|location/.test(name)) return "USA";
    if (name.startsWith("funding_stage")) return "Seed";
    if (name.includes("domain")) return domain;
    if (name.includes("owner")) return CRM_OWNER;
    return name === "cursor" ? "page_0000" : "e";
  }

  async function ask(
    workspace: FullWorkspace,
    request: WireRequest,
    ...named: (string | number)[]
  ): Promise<ApiResponse> {
    const { method, target, headers, body } = request;
    const response = await fetch(service.address + target, {
      method,
      headers: { "X-API-Key": workspace.owner.key, ...headers },
      body: body ?? null,
    });
    const text = await response.text();
    if (workspace !== other) expect(text).not.toContain(MARK);
    const told = [...response.headers].filter(([name]) => !OF_THE_REQUEST.includes(name));
    return { status: response.status, headers: told, body: comparable(text, workspace, named) };
  }

  /** Returns the text of a response without the parts that differ between responses of the same content. */
  function comparable(text: string, { owner, ids }: FullWorkspace, named: readonly (string | number)[] = []): string {
    const names = [...named, owner.email, ...Object.values(ids)];
    const anonymous = names.reduce<string>((told, name) => told.replaceAll(String(name), "ID"), text);
    return anonymous.replaceAll(OF_THE_RESPONSE, "SOME");
  }

  /** Returns the contract's example without optional ids. Required ids are the caller's own. */
  function requestNaming(
    ids: WorkspaceIds,
    tested: Pick<OwnedPlace, "operationId"> & { readonly title?: string },
    id?: string | number,
  ): RequestParts {
    const parts: Record<string, unknown> = { path: {}, query: {}, headers: {} };
    const { requestBody } = operation(tested.operationId).operation;
    const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {});
    if (requestBody) parts.body = structuredClone(example?.value ?? {});
    const places = everyPlace.filter(({ operationId }) => operationId === tested.operationId);
    for (const { place, required, name } of places) {
      if (required && kindOfId(tested.operationId, name) === "vertical") setAt(parts, partsPlace(place), vertical);
    }
    for (const place of owned.filter(({ operationId }) => operationId === tested.operationId)) {
      const isTested = place.title === tested.title;
      const value = isTested ? id : place.required ? ids[place.kind] : undefined;
      if (value !== undefined || place.place[0] === "body") setAt(parts, partsPlace(place.place), value);
    }
    return parts;
  }
});

/**
 * Matches times, request ids, secrets, sealed quotes, the ids of created objects, the id of the last insight a view
 * announced, and the number of companies with unknown facts in a notice, which may be counted too late to be included.
 */
const OF_THE_RESPONSE =
  /(?:[\d,]+ c|C)ompanies(?= were excluded because)|(?<="last_notified_insight_id":)\d+|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?!@)|whsec_[\w+/=]+|(?<="quote_id":")[\w.-]+|[a-z]+_[\da-f]{32}/g;
const OF_THE_REQUEST = ["content-length", "date", "ratelimit", "x-credits-remaining", "x-request-id"];

/** The schema without null. */
function notNull(schema: Schema): Schema {
  const resolved = resolveSchema(document, schema);
  const member = [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])].find(({ type }) => type !== "null");
  return member ? notNull(member) : resolved;
}

function schemaProperties(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  return (schema && notNull(schema).properties) ?? {};
}

function partsPlace([part, ...rest]: Place): (string | number)[] {
  return [part === "header" ? "headers" : part, ...rest];
}

/** Sets the value at the location, or removes it; missing objects on the path are created when there is a value. */
function setAt(whole: object, [first = "", ...rest]: readonly (string | number)[], value: unknown): void {
  if (rest.length === 0 || (rest[0] === 0 && value === undefined)) {
    if (value === undefined) Reflect.deleteProperty(whole, first);
    else Reflect.set(whole, first, value);
    return;
  }
  let next: unknown = Reflect.get(whole, first);
  if (typeof next !== "object" || next === null) {
    if (value === undefined) return;
    next = rest[0] === 0 ? [] : {};
    Reflect.set(whole, first, next);
  }
  if (typeof next === "object" && next !== null) {
    if (Array.isArray(next)) next.length = 0;
    setAt(next, rest, value);
  }
}
