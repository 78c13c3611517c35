import { classifyTitle, type Department, type Seniority } from "../../server/catalogue/title.ts";
import type { SampleCompany } from "./companies.ts";
import { namesOf } from "./places.ts";
import type { Random } from "./random.ts";

/** A person of the sample; its profile tells it from any other. */
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

const FIRST_TITLES = ["Founder & CEO", "Co-Founder and CTO", "Chief Executive Officer", "Managing Director"];
const TITLES = [
  "Chief Financial Officer",
  "Chief Operating Officer",
  "Chief Technology Officer",
  "Chief Information Security Officer",
  "Managing Partner",
  "VP Sales",
  "VP Operations",
  "VP Engineering",
  "VP Customer Success",
  "VP Marketing",
  "Head of Product",
  "Head of People",
  "Head of Data",
  "Head of Procurement",
  "Director of Logistics",
  "Director of Finance",
  "Director, Business Development",
  "Legal Director",
  "Engineering Manager",
  "Operations Manager",
  "Product Manager",
  "Key Account Manager",
  "Marketing Manager",
  "IT Manager",
  "Customer Support Manager",
  "Senior Software Engineer",
  "Senior Data Scientist",
  "Senior Counsel",
  "Principal Engineer",
  "Security Analyst",
  "Software Engineer",
  "Data Analyst",
  "Sales Representative",
  "Accountant",
  "Recruiter",
  "Content Writer",
  "Customer Success Associate",
  "IT Administrator",
  "Production Planner",
  "Marketing Intern",
  "Engineering Trainee",
];

/** Two to six people of each company, more of larger ones; the first leads it. */
export function generatePeople(random: Random, companies: readonly SampleCompany[]): SamplePerson[] {
  const profiles = new Map<string, number>();
  return companies.flatMap((company) => {
    const count = Math.min(
      company.employee_count,
      2 + Math.min(4, Math.floor(Math.log10(company.employee_count + 1) * random.next() * 2)),
    );
    const titles = [random.pick(FIRST_TITLES), ...random.sample(TITLES, count - 1)];
    return titles.map((title) => person(random, company, title, profiles));
  });
}

function person(random: Random, company: SampleCompany, title: string, profiles: Map<string, number>): SamplePerson {
  const { first, last } = namesOf(company.place.region);
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
    // Of the others an address is still to be found.
    work_email: random.chance(0.4)
      ? `${plain(`${firstName}.${lastName}`)}${number > 1 ? number : ""}@${company.domain}`
      : null,
  };
}

/** In letters that an address may have. */
function plain(text: string): string {
  const special: Readonly<Record<string, string>> = { ø: "o", ł: "l", ı: "i", ß: "ss", æ: "ae" };
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[øłıßæ]/g, (letter) => special[letter] ?? letter)
    .replace(/[^a-z0-9.-]+/g, "");
}
