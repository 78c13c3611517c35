import { timeBefore } from "./activity.ts";
import type { SampleCompany } from "./companies.ts";
import type { SamplePerson } from "./people.ts";
import type { Random } from "./random.ts";
import data from "./verticals.json" with { type: "json" };

/** A vertical and the types of its events. */
export interface SampleVertical {
  readonly slug: string;
  readonly name: string;
  readonly eventTypes: readonly SampleEventType[];
}

interface SampleEventType {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** A template with the placeholders `COMPANY`, `CITY`, `TOPIC`, `PERSON` and `TITLE`. */
  readonly summary: string;
  readonly team: string;
}

export interface SampleEvent {
  readonly company: SampleCompany;
  readonly vertical: string;
  readonly eventType: string;
  readonly event_date: Date;
  readonly signal_type: "job_post" | "social_post" | "news";
  readonly team_name: string;
  readonly summary: string;
  readonly source_url: string;
  readonly people: readonly SamplePerson[];
}

export const verticals: readonly SampleVertical[] = data.verticals.map(({ slug, name, ownEventType }) => ({
  slug,
  name,
  eventTypes: [...data.commonEventTypes, ownEventType],
}));

/** Returns events of the last year at random companies. */
export function generateEvents(
  random: Random,
  companies: readonly SampleCompany[],
  people: readonly SamplePerson[],
  count: number,
  now: Date,
): SampleEvent[] {
  const colleagues = Map.groupBy(people, (person) => person.company);
  return Array.from({ length: count }, (_, index) => {
    const company = random.pick(companies);
    const vertical = verticals.find(({ slug }) => slug === company.industryFacts.vertical);
    const kind = random.pick(vertical?.eventTypes ?? data.commonEventTypes);
    const person = kind.summary.includes("PERSON") ? colleagues.get(company)?.at(0) : undefined;
    const values: Readonly<Record<string, string>> = {
      COMPANY: company.name,
      CITY: company.hq_city ?? company.place.country,
      TOPIC: random.pick(company.industryFacts.topics),
      PERSON: person?.full_name ?? "A new leader",
      TITLE: person?.title ?? "a member of the board",
    };
    return {
      company,
      vertical: company.industryFacts.vertical,
      eventType: kind.slug,
      event_date: timeBefore(random, now, 365),
      signal_type: kind.slug === "hiring-surge" ? "job_post" : random.pick(["news", "news", "social_post"]),
      team_name: kind.team,
      summary: kind.summary.replace(/[A-Z]{4,}/g, (word) => values[word] ?? word),
      source_url: `https://news.example/${index + 1}`,
      people: person ? [person] : [],
    };
  });
}
