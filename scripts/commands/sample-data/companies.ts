import type { CompanyFacts } from "../../../server/catalogue/company.ts";
import { capitalise } from "../../../server/lib/capitalise.ts";
import { FUNDING_STAGES, type FundingStage } from "../../../server/text/public.ts";
import industries from "./industries.json" with { type: "json" };
import { type Place, placeFor, places } from "./places.ts";
import { Random } from "./random.ts";
import words from "./words.json" with { type: "json" };

/** An industry: the vocabulary for sentences about its companies. */
interface Industry {
  readonly name: string;
  /** The slug of its vertical in verticals.json. */
  readonly vertical: string;
  /** Common nouns for its companies, with an article. */
  readonly kinds: readonly string[];
  /** Second parts of the names of its companies. */
  readonly roots: readonly string[];
  readonly tags: readonly string[];
  /** Products, with an article if they need one. */
  readonly products: readonly string[];
  /** Customers, in the plural. */
  readonly customers: readonly string[];
  /** What customers want, as an infinitive without "to". */
  readonly outcomes: readonly string[];
  /** What the product does, in the third person. */
  readonly features: readonly string[];
  /** Subjects of posts and job posts. */
  readonly topics: readonly string[];
}

/** A sample company with its industry's vocabulary and its location, which people, posts and events use. */
export interface SampleCompany extends CompanyFacts {
  readonly name: string;
  readonly employee_count: number;
  readonly founded_year: number;
  readonly social_url: string;
  readonly industryFacts: Industry;
  readonly place: Place;
}

/** Companies in the contract's examples, by industry. The sample includes them, so that the examples work unchanged. */
const EXAMPLE_COMPANIES: Readonly<Record<string, string>> = {
  Payments: "Northwind",
  "Regtech and compliance": "Zahlwerk",
  "Business banking": "Fabrikam",
};

/** The range of employees and of age, in years, for each stage. */
const STAGES: Readonly<
  Record<FundingStage, readonly [minEmployees: number, maxEmployees: number, minAge: number, maxAge: number]>
> = {
  "Pre-Seed": [1, 8, 0, 2],
  Seed: [3, 30, 1, 5],
  "Series A": [15, 90, 2, 8],
  "Series B": [50, 260, 3, 11],
  "Series C": [120, 700, 5, 14],
  "Series D": [250, 1500, 6, 16],
  "Series E": [400, 2500, 8, 18],
  "Series F": [600, 4000, 9, 20],
  "Series G": [900, 6000, 10, 22],
  "Series H": [1200, 9000, 12, 24],
  Acquired: [20, 3000, 6, 40],
  Private: [5, 5000, 4, 90],
  Public: [300, 60000, 12, 120],
};

/** Repeats each stage according to its weight: early stages are more frequent than late ones. */
const STAGE_WEIGHTS = FUNDING_STAGES.flatMap((stage, index) =>
  Array<FundingStage>(
    stage === "Private" ? 12 : stage === "Acquired" ? 5 : stage === "Public" ? 6 : Math.max(1, 9 - index),
  ).fill(stage),
);

/** Returns companies with unique names and domains. At least 60 companies include every industry, stage and country. */
export function generateCompanies(random: Random, count: number, year: number): SampleCompany[] {
  const taken = new Set(Object.values(EXAMPLE_COMPANIES).map((name) => name.toLowerCase()));
  return Array.from({ length: count }, (_, index) => {
    const industry = industries[index % industries.length] ?? random.pick(industries);
    // The first companies cover each country once. In each industry, the others follow the weights of the countries.
    const strata = Math.ceil(count / industries.length);
    // The prime factor places consecutive companies in different countries.
    const stratum = (37 * Math.floor(index / industries.length)) % strata;
    const place = places[index] ?? placeFor((stratum + random.next()) / strata);
    const stage = FUNDING_STAGES[index] ?? random.pick(STAGE_WEIGHTS);
    const name = (index < industries.length && EXAMPLE_COMPANIES[industry.name]) || freshName(random, industry, taken);
    return company(random, { name, industry, place, stage, year });
  });
}

function freshName(random: Random, industry: Industry, taken: Set<string>): string {
  for (;;) {
    const [lead, root] = [random.pick(words.companyPrefixes), random.pick(industry.roots)];
    const name = random.chance(0.5) ? `${lead} ${root}` : `${lead}${root.toLowerCase()}`;
    const key = name.replaceAll(" ", "").toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

interface Seed {
  readonly name: string;
  readonly industry: Industry;
  readonly place: Place;
  readonly stage: FundingStage;
  readonly year: number;
}

function company(random: Random, { name, industry, place, stage, year }: Seed): SampleCompany {
  const [minEmployees, maxEmployees, minAge, maxAge] = STAGES[stage];
  const [label, city] = [name.replaceAll(" ", "").toLowerCase(), random.pick(place.cities)];
  const founded = year - random.integer(minAge, maxAge);
  const employees = random.magnitude(minEmployees, maxEmployees);
  const text = describe(random, { name, industry, city, founded, employees });
  return {
    domain: `${label}.example`,
    name,
    ...text,
    industry: industry.name,
    tags: random.sample(industry.tags, random.integer(2, industry.tags.length)),
    employee_count: employees,
    employee_min: null,
    employee_max: null,
    funding_stage: stage,
    hq_country: place.country,
    hq_city: city,
    founded_year: founded,
    ...finances(new Random(Random.deriveSeed(label)), { stage, founded, employees, year }),
    social_url: `https://social.example/company/${label}`,
    industryFacts: industry,
    place,
  };
}

/** The total amount raised by companies of a stage, in millions of dollars. For other stages, the amount is unknown. */
const RAISED: Readonly<Partial<Record<FundingStage, readonly [least: number, most: number]>>> = {
  "Pre-Seed": [0.2, 1.5],
  Seed: [1, 6],
  "Series A": [6, 25],
  "Series B": [20, 80],
  "Series C": [60, 200],
  "Series D": [120, 400],
  "Series E": [200, 700],
  "Series F": [300, 1_000],
  "Series G": [400, 1_500],
  "Series H": [600, 2_500],
};
const OTHER_OWNERS = ["nonprofit", "government"] as const;

function finances(
  random: Random,
  { stage, founded, employees, year }: { stage: FundingStage; founded: number; employees: number; year: number },
): Pick<CompanyFacts, "ownership" | "total_funding_usd" | "last_funding_type" | "last_funding_date" | "revenue_usd"> {
  const [least, most] = RAISED[stage] ?? [];
  // A round in the year of the sample could be in the future.
  const hasRounds = least !== undefined && most !== undefined && founded < year;
  const lastYear = random.integer(Math.max(founded, year - 4), year - 1);
  const month = String(random.integer(1, 12)).padStart(2, "0");
  return {
    ownership: stage === "Private" && random.chance(0.15) ? random.pick(OTHER_OWNERS) : null,
    total_funding_usd: hasRounds ? 100_000 * random.magnitude(10 * least, 10 * most) : null,
    last_funding_type: hasRounds ? (random.chance(0.1) ? "Grant" : stage) : null,
    last_funding_date: hasRounds ? `${lastYear}-${month}-${String(random.integer(1, 28)).padStart(2, "0")}` : null,
    revenue_usd: stage === "Pre-Seed" ? null : 10_000 * Math.round((employees * random.integer(40, 250)) / 10),
  };
}

function describe(
  random: Random,
  of: { name: string; industry: Industry; city: string; founded: number; employees: number },
): { one_liner: string; description: string } {
  const { name, industry, city, founded, employees } = of;
  const [product = "", second = ""] = random.sample(industry.products, 2);
  const [customers = "", others = ""] = random.sample(industry.customers, 2);
  const [outcome = "", further = ""] = random.sample(industry.outcomes, 2);
  const [feature = "", more = "", last = ""] = random.sample(industry.features, 3);
  const topic = random.pick(industry.topics);
  const oneLiner = random.pick([
    `${capitalise(product)} for ${customers}`,
    `Helps ${customers} ${outcome}`,
    `${capitalise(product)} to help ${customers} ${outcome}`,
  ]);
  const sentences = [
    random.pick([
      `${name} ${random.pick(["builds", "offers", "develops", "makes"])} ${product} for ${customers}.`,
      `${capitalise(customers)} turn to ${name} for ${product}.`,
      `With ${product}, ${name} helps ${customers} ${outcome}.`,
    ]),
    random.pick([
      `It ${feature} and ${more}.`,
      `What sets it apart: it ${feature}, and it ${more}.`,
      `${name} ${feature}; it also ${more}.`,
    ]),
    random.chance(0.7)
      ? random.pick([`${capitalise(others)} use it to ${further}.`, `It lets ${others} ${further}.`])
      : "",
    random.chance(0.5)
      ? random.pick([`A second line, ${second}, ${last}.`, `The team is known for its work on ${topic}.`])
      : "",
    random.pick([
      `Founded in ${founded} in ${city}, the company employs ${employees} people and invests in ${topic}.`,
      `The company has worked on ${topic} from ${city} since ${founded}.`,
      `From ${city}, it serves ${customers} and ${others} in ${random.integer(2, 40)} countries.`,
    ]),
  ];
  const description = [sayKind(of), ...sentences.filter((sentence) => sentence !== "")].join(" ");
  return { one_liner: oneLiner, description };
}

/** Returns a sentence with a common noun for the company, such as "fintech": new users search for such nouns. */
function sayKind({
  name,
  industry,
  city,
  founded,
}: {
  name: string;
  industry: Industry;
  city: string;
  founded: number;
}): string {
  const random = new Random(Random.deriveSeed(`${name} ${industry.name}`));
  const kind = random.pick(industry.kinds);
  const customers = random.pick(industry.customers);
  const product = random.pick(industry.products);
  return random.pick([
    `${name} is ${kind}.`,
    `${name} is ${kind} based in ${city}.`,
    `${name} is ${kind} for ${customers}.`,
    `${name}, ${kind}, started in ${founded}.`,
    `As ${kind}, ${name} works with ${customers}.`,
    `Founded in ${founded}, ${name} is ${kind}.`,
    `${name} is ${kind} best known for ${product}.`,
    `${name} began with ${product} and is today ${kind}.`,
    `In ${city}, ${name} is known as ${kind} that listens to ${customers}.`,
    `${capitalise(kind)} of ${city}: ${name} serves ${customers}.`,
  ]);
}
