import type { Db } from "../db/connect.ts";
import { listRows } from "../db/statements.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { ActorFacts } from "./activity.ts";
import { withoutErasedPeople } from "./erased-people.ts";
import { resolveCompanies } from "./queries-company-ids.ts";
import { writePeople } from "./queries-people.ts";

/** The catalogue's person and company for an actor, each null if unknown. */
interface ResolvedActor {
  readonly person_id: number | null;
  readonly company_id: number | null;
}

/** Finds the person and company of each actor who is not erased. Adds people whose employer is known. */
export async function resolveActors(
  db: Db,
  secrets: Secrets,
  actors: readonly ActorFacts[],
): Promise<(actor: ActorFacts) => ResolvedActor | undefined> {
  const companies = await resolveCompanies(
    db,
    actors.flatMap(({ company_domain }) => company_domain ?? []),
  );
  const findEmployer = ({ company_domain }: ActorFacts) => companies.get(company_domain ?? "");
  const allowed = await withoutErasedPeople(db, secrets, actors, (actor) => ({
    fullName: actor.name,
    companyDomain: findEmployer(actor)?.domain ?? actor.company_domain ?? undefined,
    socialUrl: actor.social_url,
  }));
  const known = await listProfiles(db, allowed);
  const newPeople = allowed.flatMap((actor) => {
    const employer = findEmployer(actor);
    const { social_url } = actor;
    return employer === undefined || known.has(social_url) || isCompanyPage(social_url) ? [] : [{ ...actor, employer }];
  });
  await writePeople(
    db,
    newPeople.map(({ name, title, employer, social_url }) => ({
      ...{ full_name: name, title, company_domain: employer.domain, social_url },
      ...{ work_email: null, country: null, city: null },
    })),
  );
  const resolved = newPeople.length === 0 ? known : new Map([...known, ...(await listProfiles(db, newPeople))]);
  const isAllowed = new Set(allowed);
  return (actor) => {
    if (!isAllowed.has(actor)) return undefined;
    const { person_id: personId = null, company_id: companyId = null } = resolved.get(actor.social_url) ?? {};
    return { person_id: personId, company_id: findEmployer(actor)?.id ?? companyId };
  };
}

function isCompanyPage(socialUrl: string): boolean {
  return /^https:\/\/[^/]+\/(company|school|showcase)\//.test(socialUrl);
}

async function listProfiles(db: Db, actors: readonly ActorFacts[]): Promise<Map<string, ResolvedActor>> {
  const urls = [...new Set(actors.map(({ social_url }) => social_url))];
  const rows = await listRows(db)<ResolvedActor & { social_url: string }>`
    select social_url, null::bigint as person_id, min(id) as company_id from company
    where social_url = any(${urls}::text[]) group by social_url
    union all
    select social_url, id, company_id from person where social_url = any(${urls}::text[])`;
  return new Map(rows.map(({ social_url, person_id, company_id }) => [social_url, { person_id, company_id }]));
}
