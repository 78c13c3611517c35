import type { Random } from "../../commands/sample-data/random.ts";
import type { Cast } from "./cast.ts";
import { isThing, type Json, type Thing } from "./contract.ts";
import { KINDS, type Kind, type Store, varyItems } from "./store.ts";

/** A request that the service would accept, and the data for the mock's response. */
export interface Asked {
  readonly operationId: string;
  readonly method: string;
  readonly path: Thing;
  readonly query: Thing;
  readonly body: Thing;
  /** The contract's example of the response, to modify. */
  readonly example: Thing;
  readonly actingUser: string;
  readonly cast: Cast;
  readonly store: Store;
  readonly random: Random;
  readonly now: Date;
  /** The fields of the response's object that the request can omit, with their defaults. */
  readonly unset: Thing;
  /** The length of lists that the mock does not store; if undefined, that of the example. */
  readonly listLength: number | undefined;
}

/** A rejection: an object in the request does not exist, or its state forbids the request. */
export interface Refusal {
  readonly status: 402 | 404 | 409;
  readonly code: "NOT_FOUND" | "INSUFFICIENT_CREDITS" | "JOB_NOT_FINISHED" | "NAME_TAKEN" | "VIEW_NAME_TAKEN";
  readonly message: string;
  readonly details?: Thing;
}

export function isRefusal(answer: Thing | Refusal): answer is Refusal {
  return typeof answer.status === "number" && typeof answer.code === "string";
}

export function notFound(what: string): Refusal {
  return { status: 404, code: "NOT_FOUND", message: `There is no such ${what}.` };
}

/** Returns the 404 for the first unknown id in the path, or the 409 for a name that is taken. */
export function refuseByState(asked: Asked): Refusal | undefined {
  const { path, cast, store } = asked;
  for (const [name, id] of Object.entries(path)) {
    if (name === "account_id" && !cast.companies.has(Number(id))) return notFound("account");
    const kind = KINDS.find(({ parameter }) => parameter === name);
    if (kind && kind.one !== "delivery" && store.get(kind, id) === undefined) return notFound(kind.one);
  }
  return refuseTakenName(asked);
}

/** Returns the 409 for a name that another object uses. The name in the contract's example can be used once. */
function refuseTakenName({ path, body, store, example }: Asked): Refusal | undefined {
  const kind = KINDS.find(({ one }) => ["audience", "icp", "view"].includes(one) && isThing(example[one]));
  if (kind === undefined || typeof body.name !== "string") return undefined;
  const name = body.name.toLowerCase();
  const others = store.list(kind).filter((each) => String(each[kind.id]) !== String(path[kind.parameter]));
  const isExample = name === String((example[kind.one] as Thing).name).toLowerCase();
  const isTaken = others.some((each) => String(each.name).toLowerCase() === name);
  if (isTaken && (!isExample || store.givenNames.has(`${kind.one} ${name}`))) {
    const code = kind.one === "view" ? "VIEW_NAME_TAKEN" : "NAME_TAKEN";
    return { status: 409, code, message: `A ${kind.one} with this name already exists.`, details: { name: body.name } };
  }
  store.givenNames.add(`${kind.one} ${name}`);
  return undefined;
}

/** Generates a response from the form of the request and of the example: create, read, list, change or delete. */
export function answerByForm(asked: Asked): Thing {
  const { method, example, body, path, query, store, now } = asked;
  const answer = echo(example, { ...query, ...body, ...path });
  const subject = KINDS.find(({ parameter, one }) => one !== "delivery" && path[parameter] !== undefined);
  const held = subject && store.get(subject, path[subject.parameter]);
  const kind = KINDS.find(({ one }) => isThing(answer[one]));
  if (kind !== undefined) {
    const shown = answer[kind.one] as Thing;
    const isSubject = kind === subject && held !== undefined;
    const thing = isSubject ? held : newThing(asked, kind, shown);
    if (method !== "GET") Object.assign(thing, selectChanges(thing, body, now));
    answer[kind.one] = fill(shown, kind.one === "delivery" ? shown : store.put(kind, thing));
  } else if (subject && held && method === "DELETE") {
    store.of(subject).delete(String(path[subject.parameter]));
    if (answer.id !== undefined) answer.id = path[subject.parameter] ?? null;
  } else if (subject && held) {
    for (const [key, value] of Object.entries(answer)) {
      if (key === "status" && method === "POST") held.status = value;
      else if (!Array.isArray(value) && held[key] !== undefined && key !== "message") answer[key] = held[key];
    }
  }
  return page(answer, findListItems(asked, answer), { ...query, ...body });
}

/** Returns the example, with the values of request fields that have the same name and type. */
function echo(example: Thing, given: Thing): Thing {
  const answer = { ...example };
  for (const [key, value] of Object.entries(given)) {
    const shown = answer[key];
    if (shown !== undefined && value !== null && typeof shown === typeof value && !Array.isArray(shown))
      answer[key] = value;
  }
  return answer;
}

function newThing({ store, random, body, now, unset }: Asked, kind: Kind, shown: Thing): Thing {
  const time = now.toISOString();
  const own = body[kind.id] ?? store.newId(kind, random);
  const empty = Object.entries(unset).filter(([key]) => key in shown);
  const thing: Thing = { ...shown, ...Object.fromEntries(empty), ...selectChanges(shown, body, now), [kind.id]: own };
  for (const key of ["created_at", "updated_at", "added_at"]) if (thing[key] !== undefined) thing[key] = time;
  for (const key of Object.keys(thing)) if (key.endsWith("_count")) thing[key] = 0;
  return thing;
}

function selectChanges(thing: Thing, body: Thing, now: Date): Thing {
  const changed = Object.entries(body).filter(([key, value]) => value !== null && key in thing);
  return { ...Object.fromEntries(changed), ...("updated_at" in thing && { updated_at: now.toISOString() }) };
}

/** Returns the fields of `shown`, with their values in `facts` where `facts` contains them. */
export function fill(shown: Thing, facts: Thing): Thing {
  return Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [key, facts[key] ?? (key in facts ? null : value)]),
  );
}

/** Returns the name and all items of the list in a response. */
function findListItems(asked: Asked, answer: Thing): { readonly name: string; readonly items: Json[] } | undefined {
  const lists = Object.entries(answer).filter(([, value]) => Array.isArray(value) && value.some(isThing));
  const [name, shown] = lists.find(([key]) => KINDS.some(({ many }) => many === key)) ?? lists[0] ?? [];
  if (name === undefined || !Array.isArray(shown)) return undefined;
  const kind = KINDS.find(({ many }) => many === name);
  if (
    kind &&
    kind.one !== "delivery" &&
    asked.method !== "PUT" &&
    !(asked.method === "POST" && kind.one === "blocked domain")
  ) {
    const first = shown[0];
    return { name, items: asked.store.list(kind).map((thing) => (isThing(first) ? fill(first, thing) : thing)) };
  }
  const { listLength, random, cast } = asked;
  const isPaged = answer.pagination !== undefined || answer.has_more !== undefined;
  if (listLength === undefined || !isPaged) return { name, items: shown };
  return { name, items: varyItems(shown, listLength, random, [...cast.companies.values()]) };
}

/** Returns the requested page of the items, and the total number of items. */
export function page(
  answer: Thing,
  list: { readonly name: string; readonly items: readonly Json[] } | undefined,
  asked: Thing,
): Thing {
  if (list === undefined) return answer;
  const { name, items } = list;
  const shown = isThing(answer.pagination) ? answer.pagination : undefined;
  if (shown === undefined && answer.has_more === undefined && answer.total_count === undefined)
    return { ...answer, [name]: [...items] };
  const wanted = isThing(asked.pagination ?? null) ? (asked.pagination as Thing) : asked;
  const limit = Number(wanted.limit ?? wanted.page_size ?? shown?.limit ?? answer.page_size ?? items.length);
  const firstPage = shown?.page === undefined ? 0 : 1;
  const pageNumber = Number(wanted.page ?? firstPage);
  const isNumbered = shown?.page !== undefined || answer.page !== undefined;
  const offset = isNumbered ? (pageNumber - firstPage) * limit : Number(wanted.offset ?? 0);
  const counts = { total_count: items.length, has_more: offset + limit < items.length };
  const position: Thing = isNumbered ? { page: pageNumber, limit, page_size: limit } : { limit, offset };
  const result: Thing = fill(answer, {
    ...answer,
    ...counts,
    ...(isNumbered && position),
    [name]: items.slice(offset, offset + limit),
  });
  if (answer.total_insights !== undefined) result.total_insights = items.length;
  if (answer.total_alerts !== undefined) result.total_alerts = items.length;
  if (shown) result.pagination = fill(shown, { ...shown, ...counts, ...position });
  return result;
}
