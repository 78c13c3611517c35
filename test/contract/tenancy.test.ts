import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../generated/routes.ts";
import {
  type LocatedOperation,
  listOperations,
  operationIdOf,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "../../scripts/generate/openapi-document.ts";
import { document, operation, type RequestParts, requestFor, type WireRequest } from "./contract-document.ts";
import { type DirectService, startDirectService } from "./direct-service.ts";
import {
  addEvents,
  createFullWorkspace,
  type FullWorkspace,
  findCompany,
  type WorkspaceIds,
} from "./full-workspace.ts";
import { kindOfId } from "./ids.ts";

/** A response, without what differs between two of the same content. */
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

function idPlacesOf(located: LocatedOperation): IdPlace[] {
  const operationId = operationIdOf(located.operation);
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

const everyPlace = listOperations(document.paths).flatMap(idPlacesOf);
const owned = everyPlace
  .flatMap((each) => {
    const kind = kindOfId(each.operationId, each.name);
    const title = `${each.operationId} ${each.place.join(".")}`;
    return isOfWorkspace(kind) ? [{ ...each, kind, title }] : [];
  })
  // Operations that delete come last, because other requests use the same ids.
  .toSorted((a, b) => Number(a.located.method === "delete") - Number(b.located.method === "delete"));

type OwnedPlace = (typeof owned)[number];

test("every id that the contract accepts has a rule that says what it refers to (else: test/contract/ids.ts)", () => {
  const without = everyPlace.filter(({ operationId, name }) => kindOfId(operationId, name) === undefined);
  expect(without.map(({ operationId, place }) => `${operationId} ${place.join(".")}`)).toEqual([]);
});

/** Accounts and people are companies and people in the catalogue, which any workspace may reference. */
function isOfCatalogue({ kind }: OwnedPlace): boolean {
  return kind === "account" || kind === "person";
}

/** The last place in the catalogue of a company that is an account of one of the workspaces. */
const LAST_PLACE = 2;

/** Reads that are not answered: of a job that has not ended, and a search that costs credits. */
const WITHOUT_RESULT = ["Lookalikes_exportBulk", "Lookalikes_search"];

/** The operations by which a workspace reads. */
const reading = routes
  .filter(({ auth, effect }) => auth === "key" && effect === "read")
  .map((route) => route.operationId);

describe("what another workspace has", () => {
  let service: DirectService;
  let caller: FullWorkspace;
  let other: FullWorkspace;
  /** A workspace that was there before the other one. */
  let early: FullWorkspace;
  let vertical: number;
  /** Its responses before that, by the place that named a company or a person, or by the operation. */
  const before = new Map<string, object>();
  beforeAll(async () => {
    service = await startDirectService();
    // The workspace of the sample has the same accounts, and would hide in counts that others have them.
    await service.database.db.deleteFrom("workspace_account").execute();
    ({ vertical } = await addEvents(service, LAST_PLACE));
    const { companyId: account, personId: person } = await findCompany(service, 0);
    early = await createFullWorkspace(service, 1);
    for (const place of owned.filter(isOfCatalogue)) {
      before.set(place.title, await send(early, place, place.kind === "account" ? account : person));
    }
    for (const operationId of reading) before.set(operationId, await read(early, operationId));
    other = await createFullWorkspace(service, 0);
    caller = await createFullWorkspace(service, LAST_PLACE);
  });
  afterAll(() => service?.stop());

  test.each(owned.filter(isOfCatalogue))("does not change responses about the catalogue: $title", async (place) => {
    expect(await send(caller, place, other.ids[place.kind])).toEqual(before.get(place.title));
  });

  test.each(reading)("is in no response of %s", async (operationId) => {
    const now = await read(early, operationId);
    expect(now).toEqual(before.get(operationId));
    // Otherwise it would prove nothing.
    if (!WITHOUT_RESULT.includes(operationId)) expect(now.map(({ status }) => status)).toContain(200);
  });

  test.each(owned.filter((place) => !isOfCatalogue(place)))("is unknown by its id: $title", async (place) => {
    const unknown = await send(caller, place, unknownId(place.kind));
    expect(await send(caller, place, other.ids[place.kind])).toEqual(unknown);
    // The response for an own id differs, or the test would prove nothing.
    if (place.kind !== "user") expect(await send(caller, place, caller.ids[place.kind])).not.toEqual(unknown);
  });

  /** An unknown id in the same format. */
  function unknownId(kind: keyof WorkspaceIds): string | number {
    const like = caller.ids[kind];
    return typeof like === "number" ? 7_999_999 : like.replace(/^(\w+?[_-])\w+/, "$1none");
  }

  function send(workspace: FullWorkspace, place: OwnedPlace, id: string | number): Promise<object> {
    return ask(workspace, requestFor(place.operationId, requestNaming(workspace.ids, place, id)), id);
  }

  /** Sends the contract's example, with ids of one's own where some are required, and as little as the contract asks for. */
  async function read(workspace: FullWorkspace, operationId: string): Promise<ApiResponse[]> {
    const example = requestNaming(workspace.ids, { operationId });
    const least = "body" in example ? { ...example, body: {} } : example;
    const requests = [example, least].map((parts) => requestFor(operationId, parts));
    return Promise.all(requests.map((request) => ask(workspace, request)));
  }

  async function ask(
    { owner, ids }: FullWorkspace,
    request: WireRequest,
    ...named: (string | number)[]
  ): Promise<ApiResponse> {
    const { method, target, headers, body } = request;
    const response = await fetch(service.address + target, {
      method,
      headers: { "X-API-Key": owner.key, ...headers },
      body: body ?? null,
    });
    let text = await response.text();
    for (const name of [...named, owner.email, ...Object.values(ids)]) text = text.replaceAll(String(name), "ID");
    text = text.replaceAll(OF_THE_RESPONSE, "SOME");
    const told = [...response.headers].filter(([name]) => !OF_THE_REQUEST.includes(name));
    return { status: response.status, headers: told, body: text };
  }

  /** The contract's example without optional ids; required ones are the caller's own. */
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

/** Times, request ids, secrets and the ids of what a request created. */
const OF_THE_RESPONSE =
  /\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?!@)|whsec_[\w+/=]+|[a-z]+_[\da-f]{32}/g;
const OF_THE_REQUEST = ["content-length", "date", "ratelimit", "x-request-id"];

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
