import { classifyTitle, type Department, fold, type Seniority } from "../../../server/text/public.ts";
import type { SampleCompany } from "./companies.ts";
import { listPersonNames } from "./places.ts";
import type { Random } from "./random.ts";
import words from "./words.json" with { type: "json" };

/** A person of the sample, identified by `social_url`. */
export interface SamplePerson {
  readonly company: SampleCompany;
  readonly full_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string;
  readonly seniority: Seniority | null;
  readonly department: Department | null;
  readonly country: string;
  readonly city: string;
  readonly social_url: string;
  readonly work_email: string | null;
}

/** Returns two to six people for each company, more for larger companies. The first person leads the company. */
export function generatePeople(random: Random, companies: readonly SampleCompany[]): SamplePerson[] {
  const profiles = new Map<string, number>();
  return companies.flatMap((company) => {
    const count = Math.min(
      company.employee_count,
      2 + Math.min(4, Math.floor(Math.log10(company.employee_count + 1) * random.next() * 2)),
    );
    const titles = [random.pick(words.leaderTitles), ...random.sample(words.titles, count - 1)];
    return titles.map((title) => person(random, company, title, profiles));
  });
}

function person(random: Random, company: SampleCompany, title: string, profiles: Map<string, number>): SamplePerson {
  const { first, last } = listPersonNames(company.place.region);
  const [firstName, lastName] = [random.pick(first), random.pick(last)];
  const slug = plain(`${firstName}-${lastName}`);
  const number = (profiles.get(slug) ?? 0) + 1;
  profiles.set(slug, number);
  return {
    company,
    full_name: `${firstName} ${lastName}`,
    first_name: firstName,
    last_name: lastName,
    title,
    ...classifyTitle(title),
    country: company.place.country,
    city: random.chance(0.8) ? (company.hq_city ?? "") : random.pick(company.place.cities),
    social_url: `https://social.example/in/${slug}${number > 1 ? `-${number}` : ""}`,
    // The other emails are unknown, as before enrichment.
    work_email: random.chance(0.4)
      ? `${plain(`${firstName}.${lastName}`)}${number > 1 ? number : ""}@${company.domain}`
      : null,
  };
}

/** Returns the text reduced to the characters of an email address. */
function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9.-]+/g, "");
}
