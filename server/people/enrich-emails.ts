import { lockAgainstErasure } from "../catalogue/queries-erased-people.ts";
import {
  type ChargeRefusal,
  type CreditReference,
  findChargeRefusal,
  lockCredits,
  PRICES,
  spend,
} from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { isEmailAddress } from "../lib/email-address.ts";
import type { EmailFinder } from "../ports/email-finder.ts";
import type { VendorFailure } from "../ports/vendor.ts";
import {
  deleteRevealedEmails,
  listRevealedAddresses,
  listRevealedEmails,
  listUnrevealedPeople,
  revealEmails,
  type UnrevealedPerson,
} from "./queries-emails.ts";

const PRICE = PRICES.email_enrichment.credits;

/** The services for looking up work emails. */
export interface EmailSources {
  readonly db: Db;
  /** Used for emails missing from the catalogue; absent when none is configured. */
  readonly emailFinder?: EmailFinder | undefined;
}

/** Work emails that were found for people, but are not revealed yet. */
interface EmailLookup {
  readonly status: "looked_up";
  readonly personIds: readonly number[];
  readonly found: ReadonlyMap<number, string>;
}

interface Enrichment {
  readonly status: "enriched";
  /** One result for each person, in the order of the lookup. */
  readonly results: readonly Schema["EmailEnrichmentResult"][];
  readonly creditsConsumed: number;
  readonly balance: number;
}

/** Looks up unknown work emails outside of a transaction, unless the workspace could not pay for them. */
export async function lookUpEmails(
  { db, emailFinder }: EmailSources,
  { workspaceId, userId, personIds }: { workspaceId: number; userId: string; personIds: readonly number[] },
  signal: AbortSignal,
): Promise<EmailLookup | ChargeRefusal | { status: "unavailable"; failure: VendorFailure }> {
  const people = await listUnrevealedPeople(db, workspaceId, personIds);
  const inCatalogue = people.flatMap(({ id, work_email }): [number, string][] =>
    work_email !== null && isEmailAddress(work_email) ? [[id, work_email]] : [],
  );
  const known = new Set(inCatalogue.map(([id]) => id));
  const unknown = people.filter(({ id }) => !known.has(id));
  const lookup = { status: "looked_up", personIds: [...new Set(personIds)], found: new Map(inCatalogue) } as const;
  if (!emailFinder || unknown.length === 0) return lookup;

  const required = Math.max(new Set(lookup.found.values()).size, 1) * PRICE;
  const refusal = await findChargeRefusal(db, { workspaceId, userId }, required);
  if (refusal) return refusal;
  const found = await emailFinder.findWorkEmails(unknown.map(toFinderPerson), signal);
  if (!found.ok) return { status: "unavailable", failure: found.failure };
  for (const [index, { id }] of unknown.entries()) {
    const email = found.value[index];
    if (email) lookup.found.set(id, email);
  }
  return lookup;
}

/**
 * Reveals the work emails of a lookup to a workspace, in the caller's transaction. Charges for each address that is new
 * to the workspace, in one ledger entry; profiles may share an address. If the credits do not suffice for all
 * addresses, reveals and charges nothing.
 */
export async function enrichEmails(
  db: Db,
  { personIds, found }: EmailLookup,
  entry: CreditReference,
  beforeCharge: (credits: number) => Promise<void> = async () => undefined,
): Promise<Enrichment | ChargeRefusal> {
  const { workspaceId } = entry;
  // Makes an erasure wait, so that the erasure finds the response that this transaction stores.
  await lockAgainstErasure(db);
  // Locks before the emails are written, so that two enrichments of one workspace cannot deadlock.
  await lockCredits(db, workspaceId);
  const emails = [...found].map(([personId, workEmail]) => ({ personId, workEmail, source: "enrichment" as const }));
  const earlier = await listRevealedAddresses(db, workspaceId, [...found.values()]);
  const revealed = await revealEmails(db, workspaceId, emails);
  const sold = new Map<string, number>();
  for (const [id, email] of revealed) if (!earlier.has(email) && !sold.has(email)) sold.set(email, id);
  const price = sold.size * PRICE;
  await beforeCharge(price);
  const spent = await spend(db, entry, price);
  if ("required" in spent) {
    await deleteRevealedEmails(db, workspaceId, [...revealed.keys()]);
    return spent;
  }
  const known = await listRevealedEmails(db, workspaceId, personIds);
  const results = personIds.map((id) => {
    // Every charged address is returned, even if the person has just left the workspace's accounts.
    const work_email = revealed.get(id) ?? known.get(id) ?? null;
    const status = work_email === null ? "not_found" : sold.get(work_email) === id ? "found" : "already_known";
    return { people_id: id, work_email, status } as const;
  });
  return { status: "enriched", results, creditsConsumed: price, balance: spent.balance };
}

function toFinderPerson(person: UnrevealedPerson) {
  return {
    fullName: person.full_name,
    firstName: person.first_name,
    lastName: person.last_name,
    title: person.title,
    companyName: person.company_name,
    companyDomain: person.company_domain,
    socialUrl: person.social_url,
  };
}
