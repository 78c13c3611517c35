import { createHash } from "node:crypto";
import { companySize } from "../../../server/catalogue/company.ts";
import { countryName, registrableDomain } from "../../../server/text/public.ts";
import { generateCompanies, type SampleCompany } from "../../commands/sample-data/companies.ts";
import { generatePeople, type SamplePerson } from "../../commands/sample-data/people.ts";
import { Random } from "../../commands/sample-data/random.ts";
import { isThing, type Json, mapJson, type Thing } from "./contract.ts";

/** The first id of companies that are not in an example. */
const FIRST_COMPANY_ID = 3001;
const FIRST_PERSON_ID = 5001;

/**
 * The companies and people of all responses: those of the contract's examples, then generated ones. Each contains every
 * fact under all names that the contract uses for the fact. A response selects its fields.
 */
export class Cast {
  readonly companies = new Map<number, Thing>();
  readonly people = new Map<number, Thing>();

  constructor(bodies: readonly Json[], seed: string, companyCount: number, now: Date) {
    const shown = { companies: new Map<string, Thing>(), people: new Map<number, Thing>() };
    for (const body of bodies) collect(body, shown);
    const random = new Random(createHash("sha256").update(seed).digest().readUInt32BE(0));
    const named = [...shown.companies.values()];
    const made = generateCompanies(random, Math.max(companyCount, named.length * 4), now.getUTCFullYear());
    const people = generatePeople(random, made);
    const unnamed = made.filter(({ domain }) => !shown.companies.has(domain));
    for (const facts of named) {
      const own = made.find(({ domain }) => domain === facts.domain) ?? unnamed.shift();
      if (own) this.#addCompany(Number(facts.id), own, { ...facts });
    }
    let id = FIRST_COMPANY_ID;
    for (const own of unnamed.slice(0, Math.max(0, companyCount - named.length))) this.#addCompany(id++, own, {});
    for (const [personId, facts] of shown.people) this.people.set(personId, personFacts(people[0], facts, undefined));
    const idByDomain = new Map([...this.companies].map(([companyId, { domain }]) => [domain, companyId]));
    let personId = FIRST_PERSON_ID;
    for (const person of companyCount > 0 ? people : []) {
      const company = this.companies.get(idByDomain.get(person.company.domain) ?? 0);
      if (company) this.people.set(personId, personFacts(person, { id: personId++ }, company));
    }
  }

  companyOfDomain(text: string): Thing | undefined {
    const wanted = registrableDomain(text) ?? text;
    return [...this.companies.values()].find(({ domain }) => domain === wanted);
  }

  #addCompany(id: number, own: SampleCompany, shown: Thing): void {
    const facts: Thing = { ...agreeing(companyFacts(own), shown), ...shown, id };
    const { name = null, domain = null } = facts;
    this.companies.set(id, { ...facts, account_id: id, account_name: name, account_domain: domain });
  }
}

/** Returns generated values for facts that examples lack, consistent with the facts in examples. */
function agreeing(made: Thing, shown: Thing): Thing {
  const shownPlace = isThing(shown.headquarters) ? shown.headquarters : undefined;
  const code = shown.hq_country ?? shownPlace?.code ?? made.hq_country ?? null;
  const size = Number(shown.employee_count ?? made.employee_count);
  const isDescribed = [shown.industry, shown.one_liner, shown.description].some((text) => text !== undefined);
  return {
    ...made,
    ...(isDescribed && { one_liner: null, description: shown.one_liner ?? null, industry: null, tags: [] }),
    employee_count: size,
    company_size: companySize({ employee_count: size, employee_min: null, employee_max: null }),
    hq_country: code,
    headquarters: code === null ? null : { code, name: countryName(String(code)) },
    ...(code !== made.hq_country && { hq_city: null }),
  };
}

function collect(body: Json, into: { companies: Map<string, Thing>; people: Map<number, Thing> }): void {
  mapJson(body, (value) => {
    if (!isThing(value)) return value;
    const { id, full_name, account_id, domain = value.account_domain, name = value.account_name } = value;
    if (typeof full_name === "string" && typeof id === "number")
      into.people.set(id, { ...value, ...into.people.get(id) });
    const companyId = typeof account_id === "number" ? account_id : typeof full_name === "string" ? undefined : id;
    if (typeof companyId === "number" && typeof domain === "string" && typeof name === "string") {
      const own = value.account_name === undefined && value.domain !== undefined ? value : {};
      into.companies.set(domain, { ...own, domain, name, id: companyId, ...into.companies.get(domain) });
    }
    return value;
  });
}

function companyFacts(company: SampleCompany): Thing {
  const { hq_country: code } = company;
  return {
    domain: company.domain,
    name: company.name,
    one_liner: company.one_liner,
    description: company.description,
    industry: company.industry,
    tags: [...(company.tags ?? [])],
    employee_count: company.employee_count,
    employee_min: null,
    employee_max: null,
    company_size: companySize(company),
    funding_stage: company.funding_stage,
    hq_country: company.hq_country,
    headquarters: code === null ? null : { code, name: countryName(code) },
    hq_city: company.hq_city,
    founded_year: company.founded_year,
    social_url: company.social_url,
  };
}

function personFacts(own: SamplePerson | undefined, shown: Thing, company: Thing | undefined): Thing {
  const made = own && {
    full_name: own.full_name,
    first_name: own.first_name,
    last_name: own.last_name,
    title: own.title,
    seniority: own.seniority,
    department: own.department,
    country: own.country,
    city: own.city,
    social_url: own.social_url,
    work_email: own.work_email,
    latest_signal_date: null,
  };
  const employer = company && {
    account_id: company.id ?? null,
    account_name: company.name ?? null,
    account_domain: company.domain ?? null,
  };
  return { ...made, ...employer, ...shown };
}
