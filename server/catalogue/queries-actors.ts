import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { ActorFacts } from "./activity.ts";
import { withoutErasedPeople } from "./erased-people.ts";
import { listCompanyIds } from "./queries-company-ids.ts";
import { writePeople } from "./queries-people.ts";

/** What the catalogue knows of who posted or engaged; nulls when neither person nor company is known. */
interface ResolvedActor {
  readonly person_id: number | null;
  readonly company_id: number | null;
}

/**
 * Finds the people and companies behind profiles. An actor whose employer is in the catalogue becomes a person there;
 * one whose employer is not stays a profile only. Returns undefined for people who were erased.
 */
export async function resolveActors(
  db: Db,
  secrets: Secrets,
  actors: readonly ActorFacts[],
): Promise<(actor: ActorFacts) => ResolvedActor | undefined> {
  const allowed = await withoutErasedPeople(db, secrets, actors, (actor) => ({
    fullName: actor.name,
    companyDomain: actor.company_domain ?? undefined,
    socialUrl: actor.social_url,
  }));
  const domains = allowed.flatMap(({ company_domain }) => company_domain ?? []);
  const companies = await listCompanyIds(db, domains);
  const known = await listProfiles(db, allowed);
  const newPeople = allowed.filter(
    ({ social_url, company_domain }) =>
      !known.has(social_url) && !isCompanyPage(social_url) && company_domain !== null && companies.has(company_domain),
  );
  await writePeople(
    db,
    newPeople.flatMap(({ name, title, company_domain, social_url }) =>
      company_domain === null
        ? []
        : { full_name: name, title, company_domain, social_url, work_email: null, country: null, city: null },
    ),
  );
  const resolved = newPeople.length === 0 ? known : new Map([...known, ...(await listProfiles(db, newPeople))]);
  const isAllowed = new Set(allowed);
  return (actor) => {
    if (!isAllowed.has(actor)) return undefined;
    const { person_id: personId = null, company_id: companyId = null } = resolved.get(actor.social_url) ?? {};
    const stated = actor.company_domain === null ? undefined : companies.get(actor.company_domain);
    return { person_id: personId, company_id: stated ?? companyId };
  };
}

/** Matches the addresses of companies' own pages on professional networks. */
function isCompanyPage(socialUrl: string): boolean {
  return /^https:\/\/[^/]+\/(company|school|showcase)\//.test(socialUrl);
}

async function listProfiles(db: Db, actors: readonly ActorFacts[]): Promise<Map<string, ResolvedActor>> {
  const urls = [...new Set(actors.map(({ social_url }) => social_url))];
  const { rows } = await sql<ResolvedActor & { social_url: string }>`
    select social_url, null::bigint as person_id, min(id) as company_id from company
    where social_url = any(${urls}::text[]) group by social_url
    union all
    select social_url, id, company_id from person where social_url = any(${urls}::text[])`.execute(db);
  return new Map(rows.map(({ social_url, person_id, company_id }) => [social_url, { person_id, company_id }]));
}
