import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "../db/connect.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { canonicalSocialUrl, fold, foldAsBefore, profileSpellings } from "../text/public.ts";
import { listAliases } from "./queries-company-ids.ts";
import {
  findOrInsertErasureKey,
  hasEarlierErasures,
  hasErasedPeople,
  listEarlierErasures,
  listErasedIdentities,
  lockAgainstErasure,
} from "./queries-erased-people.ts";

export interface PersonIdentity {
  readonly fullName: string;
  /** The employer's own domain; undefined if unknown. */
  readonly companyDomain?: string | undefined;
  /** Further domains of the employer. One of them may have been its own domain at the time of the erasure. */
  readonly otherDomains?: readonly string[] | undefined;
  readonly socialUrl?: string | null | undefined;
  readonly workEmails?: readonly string[];
  /** Further profiles, possibly of several people. */
  readonly socialUrls?: readonly string[];
}

/**
 * Returns the HMAC key for the identities of erased people. It is created once and never changes, even if SECRET_KEY
 * changes.
 */
export async function readErasureKey(db: Db, secrets: Secrets): Promise<Buffer> {
  const encrypted = await findOrInsertErasureKey(db, () =>
    secrets.encrypt("erased-person", randomBytes(32).toString("base64"), "erasure_key"),
  );
  return Buffer.from(secrets.decrypt("erased-person", encrypted, "erasure_key"), "base64");
}

/** Returns keyed hashes of a person's name at each company domain, profiles and emails, all in normalised form. */
export function hashIdentity(erasureKey: Buffer, person: PersonIdentity): Buffer[] {
  const { fullName, companyDomain, otherDomains = [], workEmails = [] } = person;
  const domains = companyDomain ? [companyDomain, ...otherDomains] : [];
  return [
    ...domains.flatMap((domain) =>
      nameKeys(fullName).map((key) => hash(erasureKey, "name", key, domain.toLowerCase())),
    ),
    ...listProfiles(person).map((profile) => hash(erasureKey, "profile", profile)),
    ...workEmails.map((email) => hash(erasureKey, "email", normaliseEmail(email))),
  ];
}

/** Returns the items whose person was not erased. All code that writes people calls this first. */
export async function withoutErasedPeople<Item>(
  db: Db,
  secrets: Secrets,
  items: readonly Item[],
  identityOf: (item: Item) => PersonIdentity,
): Promise<Item[]> {
  if (items.length === 0) return [];
  await lockAgainstErasure(db);
  if (!(await hasErasedPeople(db))) return [...items];
  const erasureKey = await readErasureKey(db, secrets);
  const people = items.map((item) => ({ item, identity: identityOf(item) }));
  const aliases = await listAliases(
    db,
    people.flatMap(({ identity }) => identity.companyDomain ?? []),
  );
  const identities = people.map(({ item, identity }) => {
    const otherDomains = aliases.get(identity.companyDomain ?? "");
    return { item, hashes: hashIdentity(erasureKey, { ...identity, otherDomains }) };
  });
  const erased = await listErasedIdentities(
    db,
    identities.flatMap(({ hashes }) => hashes),
  );
  const left = identities
    .filter(({ hashes }) => !hashes.some((hash) => erased.has(hash.toString("hex"))))
    .map(({ item }) => item);
  return (await hasEarlierErasures(db)) ? withoutEarlierErasures(db, erasureKey, left, identityOf) : left;
}

/** The number of people per query. Each has hundreds of hashes. */
const COMPARED_AT_ONCE = 25;

/** Returns the items without people that earlier releases erased. They hashed profiles as these were spelled. */
async function withoutEarlierErasures<Item>(
  db: Db,
  erasureKey: Buffer,
  items: readonly Item[],
  identityOf: (item: Item) => PersonIdentity,
): Promise<Item[]> {
  const left: Item[] = [];
  for (let start = 0; start < items.length; start += COMPARED_AT_ONCE) {
    const compared = items.slice(start, start + COMPARED_AT_ONCE).map((item) => {
      const spellings = listProfiles(identityOf(item)).flatMap(profileSpellings);
      return { item, hashes: spellings.map((spelling) => hash(erasureKey, "profile", spelling)) };
    });
    const erased = await listEarlierErasures(
      db,
      compared.flatMap(({ hashes }) => hashes),
    );
    for (const { item, hashes } of compared)
      if (!hashes.some((one) => erased.has(one.toString("hex")))) left.push(item);
  }
  return left;
}

function listProfiles({ socialUrl, socialUrls = [] }: PersonIdentity): string[] {
  return [...(socialUrl ? [socialUrl] : []), ...socialUrls].map((profile) => canonicalSocialUrl(profile) ?? profile);
}

function hash(erasureKey: Buffer, ...parts: string[]): Buffer {
  return createHmac("sha256", erasureKey).update(JSON.stringify(parts)).digest();
}

/**
 * Returns the normalised forms of a name to hash: the form of this release and, if it differs, the form of earlier
 * releases.
 */
function nameKeys(fullName: string): string[] {
  const keys = [fold(fullName), foldAsBefore(fullName)].map((key) => key.replace(/\s+/g, " ").trim());
  return [...new Set(keys)];
}
