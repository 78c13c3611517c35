import { hashIdentity, readErasureKey } from "../catalogue/erased-people.ts";
import { insertErasedIdentities, lockForErasure } from "../catalogue/queries-erased-people.ts";
import { canonicalSocialUrl } from "../catalogue/social-url.ts";
import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets.ts";
import { deletePeople, listPeopleByEmail, listPeopleById, listPeopleByProfile } from "./queries-erase.ts";

/** A person who was erased. */
export interface ErasedPerson {
  readonly id: number;
}

/**
 * Erases a person for good, in the caller's transaction: the row, emails, posts, what signals found and what insights say of them.
 * Hashes of name, profile and emails stay, so that no later ingest brings the person back. People who share an email are all erased.
 *
 * @param who an id, a work email or a profile's address.
 */
export async function erasePeople(db: Db, secrets: Secrets, who: string): Promise<ErasedPerson[]> {
  await lockForErasure(db);
  const people = await findPeople(db, who.trim());
  const erasureKey = await readErasureKey(db, secrets);
  await insertErasedIdentities(
    db,
    people.flatMap((person) => hashIdentity(erasureKey, person)),
  );
  await deletePeople(db, people);
  return people.map(({ id }) => ({ id }));
}

function findPeople(db: Db, who: string) {
  if (/^\d{1,15}$/.test(who)) return listPeopleById(db, Number(who));
  if (/^[^/]+@/.test(who)) return listPeopleByEmail(db, who);
  return listPeopleByProfile(db, canonicalSocialUrl(who) ?? who);
}
