import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets.ts";
import { hasErasedPeople, listErasedIdentities, lockAgainstErasure } from "./queries-erased-people.ts";
import { canonicalSocialUrl } from "./social-url.ts";

/** What identifies a person. */
export interface PersonIdentity {
  readonly fullName: string;
  /** The registrable domain of the employer; undefined when it is not known. */
  readonly companyDomain?: string | undefined;
  readonly socialUrl?: string | null | undefined;
  readonly workEmails?: readonly string[];
}

/** Returns keyed hashes of a person's name and company, profile and emails, however each is written. */
export function hashIdentity(secrets: Secrets, person: PersonIdentity): Buffer[] {
  const { fullName, companyDomain, socialUrl, workEmails = [] } = person;
  return [
    ...(companyDomain ? [secrets.hmac("erased-person", "name", nameKey(fullName), companyDomain.toLowerCase())] : []),
    ...(socialUrl ? [secrets.hmac("erased-person", "profile", canonicalSocialUrl(socialUrl) ?? socialUrl)] : []),
    ...workEmails.map((email) => secrets.hmac("erased-person", "email", email.trim().toLowerCase())),
  ];
}

/**
 * Returns the items whose person was not erased. Whatever writes people to the catalogue passes them through here first, in the
 * transaction that writes them.
 */
export async function withoutErasedPeople<Item>(
  db: Db,
  secrets: Secrets,
  items: readonly Item[],
  identityOf: (item: Item) => PersonIdentity,
): Promise<Item[]> {
  if (items.length === 0) return [];
  await lockAgainstErasure(db);
  if (!(await hasErasedPeople(db))) return [...items];
  const identities = items.map((item) => ({ item, hashes: hashIdentity(secrets, identityOf(item)) }));
  const erased = await listErasedIdentities(
    db,
    identities.flatMap(({ hashes }) => hashes),
  );
  return identities
    .filter(({ hashes }) => !hashes.some((hash) => erased.has(hash.toString("hex"))))
    .map(({ item }) => item);
}

function nameKey(fullName: string): string {
  return fullName
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
