import industries from "../../commands/sample-data/industries.json" with { type: "json" };
import type { Random } from "../../commands/sample-data/random.ts";
import { isThing, type Json, mapJson, moveDates, type Thing } from "./contract.ts";

/** A kind of object that the mock stores. */
export interface Kind {
  /** The property of a response that contains one object. */
  readonly one: string;
  /** The property of a response that lists objects. */
  readonly many: string;
  /** The field that identifies an object, and its path parameter. */
  readonly id: string;
  readonly parameter: string;
  /** Whether generated objects are added to those of the examples. */
  readonly isMadeUp: boolean;
}

function kind(one: string, many: string, id: string, parameter: string, isMadeUp = true): Kind {
  return { one, many, id, parameter, isMadeUp };
}

export const KINDS: readonly Kind[] = [
  kind("audience", "audiences", "id", "audience_id"),
  kind("icp", "icps", "id", "icp_id"),
  kind("view", "views", "id", "view_id"),
  kind("webhook", "webhooks", "id", "webhook_id"),
  kind("signal", "signals", "signal_id", "signal_id"),
  kind("job", "jobs", "job_id", "job_id"),
  kind("delivery", "deliveries", "delivery_id", "delivery_id", false),
  kind("member", "members", "email", "email", false),
  kind("blocked domain", "domains", "domain", "domain", false),
  kind("integration", "integrations", "kind", "kind", false),
];

/** Objects of each kind by id, in the order in which they were added. */
export class Store {
  /** The names in earlier requests, with their kind. */
  readonly givenNames = new Set<string>();
  readonly #byKind = new Map<string, Map<string, Thing>>(KINDS.map(({ one }) => [one, new Map()]));

  constructor(bodies: readonly Json[]) {
    for (const body of bodies) {
      if (!isThing(body)) continue;
      for (const each of KINDS) {
        const shown = [body[each.one], ...[body[each.many]].flat()].filter((value) => isThing(value));
        for (const thing of shown)
          if (thing[each.id] != null) this.put(each, { ...thing, ...this.get(each, thing[each.id]) });
      }
    }
  }

  of(each: Kind): Map<string, Thing> {
    return this.#byKind.get(each.one) ?? new Map();
  }

  get(each: Kind, id: Json | undefined): Thing | undefined {
    return this.of(each).get(String(id));
  }

  put(each: Kind, thing: Thing): Thing {
    this.of(each).set(String(thing[each.id]), thing);
    return thing;
  }

  /** Returns the objects, newest first, in the order of most lists. */
  list(each: Kind): Thing[] {
    return [...this.of(each).values()].toReversed();
  }

  /** Adds `count` generated objects of each kind, which are variants of existing objects. */
  multiply(random: Random, count: number): void {
    for (const each of KINDS.filter(({ isMadeUp }) => isMadeUp)) {
      const originals = [...this.of(each).values()];
      for (let at = 1; originals.length > 0 && at <= count; at++) {
        const original = random.pick(originals);
        this.put(each, { ...varyObject(original, at, random), [each.id]: this.newId(each, random) });
      }
    }
  }

  /** Returns an id in the format of existing ids: the next number, or a random string with the same prefix. */
  newId(each: Kind, random: Random): Json {
    const ids = [...this.of(each).values()].map((thing) => thing[each.id]);
    if (ids.some((id) => typeof id === "number")) return Math.max(...ids.map(Number)) + 1;
    const prefix = /^[a-z]+_/.exec(String(ids[0]))?.[0] ?? "";
    return (
      prefix +
      Math.floor(random.next() * 36 ** 10)
        .toString(36)
        .padStart(10, "0")
    );
  }
}

const DAY_MS = 86_400_000;
const NAMES = ["name", "signal_name"];

/** Filters of views and profiles. */
const FILTERS: readonly Thing[] = [
  { country_include: ["DEU", "AUT", "CHE"] },
  { country_include: ["USA"], min_employee_count: 200 },
  { funding_stage_include: ["Seed", "Series A"] },
  { country_include: ["FRA", "ESP"], max_employee_count: 500 },
  { min_employee_count: 1000 },
  {},
];

/** Insights: their type, sentiment, text and stage of a deal. */
const INSIGHTS: readonly (readonly [type: string, sentiment: string, text: string, stage?: string])[] = [
  ["service", "positive", "{company} mentions {topic} in a job post for the first time."],
  ["service", "neutral", "{company} posts about {topic}."],
  ["service", "negative", "{company} complains about its supplier of {topic}."],
  ["crm", "positive", "The deal with {company} moved to Negotiation.", "Negotiation"],
  ["crm", "negative", "The deal with {company} is lost.", "Closed lost"],
];

/** Returns a variant of an object, with another name, other counts and earlier dates. */
function varyObject(thing: Thing, at: number, random: Random): Thing {
  const topic = random.pick(random.pick(industries).topics);
  const older = moveDates(thing, -at * DAY_MS - random.integer(0, DAY_MS));
  const counted = isThing(older) ? older : thing;
  for (const [key, value] of Object.entries(counted)) {
    if (typeof value === "number" && key.endsWith("_count")) counted[key] = random.integer(0, value * 2);
    if (key === "filters") counted[key] = structuredClone(random.pick(FILTERS));
    if (key === "is_default") counted[key] = false;
    if (NAMES.includes(key)) counted[key] = `${topic.charAt(0).toUpperCase()}${topic.slice(1)} ${at}`;
  }
  return counted;
}

/** Returns `items`, then variants of these with other ids, earlier dates and other companies. */
export function varyItems(items: readonly Json[], count: number, random: Random, companies: readonly Thing[]): Json[] {
  return Array.from({ length: count }, (_, at) => {
    const original = items[at % items.length] ?? null;
    if (!isThing(original) || at < items.length) return original;
    const company = random.pick(companies);
    const moved = moveDates(original, -Math.floor(at / items.length) * DAY_MS);
    const old = String(original.account_name ?? "");
    return mapJson(moved, (value) => {
      if (typeof value === "string") return old === "" ? value : value.replaceAll(old, String(company.name));
      if (!isThing(value)) return value;
      const next = { ...value, ...(value.alert_text !== undefined && newInsight(value, String(company.name), random)) };
      for (const key of ["id", "insight_id", "alert_id", "entry_id", "event_id"]) {
        if (typeof next[key] === "number" && value.full_name === undefined) next[key] += at * 100;
      }
      for (const key of ["account_id", "account_name", "account_domain"]) {
        if (next[key] !== undefined) next[key] = company[key] ?? null;
      }
      return next;
    });
  });
}

function newInsight(shown: Thing, company: string, random: Random): Thing {
  const [type, sentiment, text, stage] = random.pick(INSIGHTS);
  const topic = random.pick(random.pick(industries).topics);
  const deal = { deal_stage: stage ?? null, amount: stage === undefined ? null : random.integer(5, 90) * 1000 };
  return {
    alert_type: type,
    sentiment,
    alert_text: text.replace("{company}", company).replace("{topic}", topic),
    ...("deal_stage" in shown && deal),
  };
}
