import { before } from "./activity.ts";
import type { SampleCompany } from "./companies.ts";
import type { VerticalSlug } from "./industries/industry.ts";
import type { SamplePerson } from "./people.ts";
import type { Random } from "./random.ts";

/** A field of business of the sample, with the kinds of event that matter there. */
export interface SampleVertical {
  readonly slug: VerticalSlug;
  readonly name: string;
  readonly eventTypes: readonly SampleEventType[];
}

export interface SampleEventType {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** What happened, with `COMPANY`, `CITY`, `TOPIC`, `PERSON` and `TITLE` to be filled in. */
  readonly summary: string;
  readonly team: string | null;
  /** Whether it speaks of a person. */
  readonly ofPerson: boolean;
}

/** Something that happened at a company of the sample. */
export interface SampleEvent {
  readonly company: SampleCompany;
  readonly vertical: VerticalSlug;
  readonly eventType: string;
  readonly event_date: Date;
  readonly signal_type: "job_post" | "social_post" | "news";
  readonly team_name: string | null;
  readonly summary: string;
  readonly source_url: string;
  readonly people: readonly SamplePerson[];
}

function type(
  slug: string,
  name: string,
  description: string,
  summary: string,
  team: string | null = null,
  ofPerson = false,
): SampleEventType {
  return { slug, name, description, summary, team, ofPerson };
}

/** What matters in every field. */
const COMMON = [
  type(
    "leadership-change",
    "Leadership change",
    "A person takes or leaves a leading role.",
    "PERSON joined COMPANY as TITLE.",
    "Leadership",
    true,
  ),
  type(
    "funding-round",
    "Funding round",
    "The company raised money.",
    "COMPANY raised a new round to expand from CITY.",
    "Finance",
  ),
  type(
    "hiring-surge",
    "Hiring surge",
    "The company looks for many people at once.",
    "COMPANY opened several positions around TOPIC in CITY.",
    "People",
  ),
  type(
    "partnership",
    "Partnership",
    "The company works with another one.",
    "COMPANY announced a partnership on TOPIC.",
    "Partnerships",
  ),
  type(
    "expansion",
    "Expansion",
    "The company opens an office, a site or a market.",
    "COMPANY opened a second site in CITY.",
    "Operations",
  ),
];

/** Every field, with the kind of event that is its own. */
export const verticals: readonly SampleVertical[] = [
  {
    slug: "software",
    name: "Software",
    eventTypes: [
      ...COMMON,
      type(
        "product-launch",
        "Product launch",
        "A product or a large new part of it is out.",
        "COMPANY launched a product for TOPIC.",
        "Product",
      ),
    ],
  },
  {
    slug: "finance",
    name: "Finance and insurance",
    eventTypes: [
      ...COMMON,
      type(
        "licence-granted",
        "Licence granted",
        "A supervisor gave a licence.",
        "COMPANY received a licence to operate from CITY.",
        "Compliance",
      ),
    ],
  },
  {
    slug: "health",
    name: "Health and life sciences",
    eventTypes: [
      ...COMMON,
      type(
        "approval",
        "Approval",
        "A product or a study was approved.",
        "COMPANY received an approval for its work on TOPIC.",
        "Regulatory affairs",
      ),
    ],
  },
  {
    slug: "industry",
    name: "Industry and construction",
    eventTypes: [
      ...COMMON,
      type(
        "plant-opening",
        "Plant opening",
        "A plant or a line starts.",
        "COMPANY started a new line in CITY.",
        "Production",
      ),
    ],
  },
  {
    slug: "energy",
    name: "Energy, climate and agriculture",
    eventTypes: [
      ...COMMON,
      type(
        "project-commissioned",
        "Project commissioned",
        "A project went into operation.",
        "COMPANY put a project for TOPIC into operation.",
        "Projects",
      ),
    ],
  },
  {
    slug: "commerce",
    name: "Commerce and real estate",
    eventTypes: [
      ...COMMON,
      type(
        "store-opening",
        "Store opening",
        "A store, a hotel or a building opens.",
        "COMPANY opened its doors in CITY.",
        "Retail",
      ),
    ],
  },
  {
    slug: "mobility",
    name: "Mobility and logistics",
    eventTypes: [
      ...COMMON,
      type(
        "fleet-growth",
        "Fleet growth",
        "The fleet or the network grows.",
        "COMPANY extended its network around CITY.",
        "Fleet",
      ),
    ],
  },
  {
    slug: "media-and-education",
    name: "Media, education and public sector",
    eventTypes: [
      ...COMMON,
      type(
        "audience-milestone",
        "Audience milestone",
        "An audience passed a mark.",
        "COMPANY passed a mark with its work on TOPIC.",
        "Audience",
      ),
    ],
  },
];

/** Events of the last year, at companies picked at random. */
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
    const kind = random.pick(vertical?.eventTypes ?? COMMON);
    const person = kind.ofPerson ? colleagues.get(company)?.at(0) : undefined;
    const filled: Readonly<Record<string, string>> = {
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
      event_date: before(random, now, 365),
      signal_type: kind.slug === "hiring-surge" ? "job_post" : random.pick(["news", "news", "social_post"]),
      team_name: kind.team,
      summary: kind.summary.replace(/[A-Z]{4,}/g, (word) => filled[word] ?? word),
      source_url: `https://news.example/${index + 1}`,
      people: person ? [person] : [],
    };
  });
}
