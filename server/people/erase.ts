import { deleteUserAuditEntries } from "../audit-log/public.ts";
import { hashIdentity, readErasureKey } from "../catalogue/erased-people.ts";
import { insertErasedIdentities, lockForErasure } from "../catalogue/queries-erased-people.ts";
import type { Db } from "../db/connect.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { canonicalSocialUrl } from "../text/public.ts";
import {
  deletePeople,
  deleteUnknownActor,
  listPeopleByEmail,
  listPeopleById,
  listPeopleByProfile,
} from "./queries-erase.ts";

interface ErasedPerson {
  /** Null if only activity of the profile or audit entries of a member were erased. */
  readonly id: number | null;
}

/**
 * Erases a person permanently, in the caller's transaction: the row, emails, posts, findings of signals and texts of
 * insights. Keeps hashes of name, profile and emails, so that no later ingest adds the person again. Erases all people
 * who share an email.
 * @param who a person's id, work email or profile URL
 */
export async function erasePeople(db: Db, secrets: Secrets, who: string): Promise<ErasedPerson[]> {
  await lockForErasure(db);
  const people = await findPeople(db, who.trim());
  const erasureKey = await readErasureKey(db, secrets);
  await insertErasedIdentities(
    db,
    people.flatMap(({ full_name: fullName, company_domain: companyDomain, social_url: socialUrl, work_emails }) =>
      hashIdentity(erasureKey, { fullName, companyDomain, socialUrl, workEmails: work_emails }),
    ),
  );
  await deletePeople(db, people);
  const emails = [...people.flatMap(({ work_emails }) => work_emails), ...(who.includes("@") ? [who.trim()] : [])];
  const isLogged = (await deleteUserAuditEntries(db, emails.map(normaliseEmail))) > 0;
  if (people.length > 0) return people.map(({ id }) => ({ id }));
  if (isLogged) return [{ id: null }];
  const profile = canonicalSocialUrl(who);
  if (profile === undefined || !(await deleteUnknownActor(db, profile))) return [];
  await insertErasedIdentities(db, hashIdentity(erasureKey, { fullName: "", socialUrl: profile }));
  return [{ id: null }];
}

function findPeople(db: Db, who: string) {
  if (/^\d{1,15}$/.test(who)) return listPeopleById(db, Number(who));
  if (/^[^/]+@/.test(who)) return listPeopleByEmail(db, who);
  return listPeopleByProfile(db, canonicalSocialUrl(who) ?? who);
}
