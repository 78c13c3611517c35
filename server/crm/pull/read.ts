import { insertAccounts, lockAccounts } from "../../accounts/public.ts";
import type { Db } from "../../db/connect.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import { insertInsights } from "../../insights/public.ts";
import { isEmailAddress } from "../../lib/email-address.ts";
import { revealEmails } from "../../people/public.ts";
import type { Crm, CrmChanges, CrmCompanyRecord, CrmContactRecord, CrmDealRecord, CrmUser } from "../../ports/crm.ts";
import type { VendorFailure } from "../../ports/vendor.ts";
import { dealInsight } from "./deals.ts";
import {
  type ClaimedPull,
  deleteCrmCompaniesReadBefore,
  deleteDealsReadBefore,
  deleteFormerDoNotContact,
  listCompaniesByDomain,
  listKnownDeals,
  listPeopleOfContacts,
  type PullChange,
  replaceDoNotContact,
  updatePull,
  upsertCrmCompanies,
  upsertDeals,
} from "./queries.ts";
import { type KnownOwner, updateAccountsFromCrm } from "./queries-accounts.ts";

/** The minimum time between a full read and the read that determines which records are missing. */
export const SETTLE_MS = 900_000;

/** The dependencies of each step of a pull. */
interface PullReader {
  readonly db: Db;
  readonly crm: Crm;
  readonly pull: ClaimedPull & { readonly runId: number };
  readonly users: readonly CrmUser[];
  /** Whether companies that neither the last full read nor this read finds count as deleted. */
  readonly findsMissing: boolean;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

/** Reads companies, contacts and then deals, which refer to companies. Returns the failure that stopped the read. */
export async function readEverything(reader: PullReader): Promise<VendorFailure | null> {
  const { crm, pull, signal } = reader;
  const { cursors } = pull;
  return (
    (await readPages(reader, crm.readCompanies(cursors.companies, signal), "companies_cursor", storeCompanies)) ??
    (await endFullReading(reader)) ??
    (await readPages(reader, crm.readContacts(cursors.contacts, signal), "contacts_cursor", storeContacts)) ??
    (await endContacts(reader)) ??
    (await readPages(reader, crm.readDeals(cursors.deals, signal), "deals_cursor", storeDeals)) ??
    (await endDeals(reader))
  );
}

type StorePage<Row> = (reader: PullReader, db: Db, records: readonly Row[]) => Promise<void>;

/** Stores each page in one transaction with the next cursor. */
async function readPages<Row>(
  reader: PullReader,
  pages: CrmChanges<Row>,
  cursorColumn: "companies_cursor" | "contacts_cursor" | "deals_cursor",
  store: StorePage<Row>,
): Promise<VendorFailure | null> {
  for await (const page of pages) {
    if (!page.ok) return page.failure;
    const { records, cursor } = page.value;
    await reader.db.transaction().execute(async (transaction) => {
      await store(reader, transaction, records);
      await updateOwnPull(transaction, reader.pull, { [cursorColumn]: cursor, failure_count: 0 });
    });
  }
  return null;
}

/** Updates the pull. Throws if another worker has it, which rolls back and leaves the queued job to that worker. */
export async function updateOwnPull(db: Db, pull: ClaimedPull, change: PullChange): Promise<void> {
  if (!(await updatePull(db, pull, change))) throw new Error("Another worker has taken the pull over.");
}

async function storeCompanies(
  { pull: { workspaceId }, users, now }: PullReader,
  db: Db,
  records: readonly CrmCompanyRecord[],
): Promise<void> {
  await lockAccounts(db, workspaceId);
  const domains = [...new Set(records.flatMap(recordDomains))];
  const companies = await listCompaniesByDomain(db, workspaceId, domains);
  const unblocked = companies.filter(({ is_blocked }) => !is_blocked).map(({ id }) => id);
  await insertAccounts(db, workspaceId, unblocked, "crm");
  const domainIds = new Map(companies.map(({ id, domain }) => [domain, id]));
  const usersById = new Map(users.map((user) => [user.id, user]));
  // Also stores companies that the catalogue lacks, because the catalogue may add them later.
  const read = records.flatMap((record) =>
    recordDomains(record).map((domain) => ({
      ...{ crmId: record.id, domain, companyId: domainIds.get(domain) ?? null, isCustomer: record.isCustomer === true },
      owner: findRecordOwner(record, usersById),
    })),
  );
  const ids = records.map(({ id }) => id);
  await updateAccountsFromCrm(db, workspaceId, await upsertCrmCompanies(db, workspaceId, ids, read, now()));
}

function recordDomains({ domain, otherDomains = [] }: CrmCompanyRecord): string[] {
  return domain === null ? [...otherDomains] : [domain, ...otherDomains];
}

/** Returns the owner of a record. An owner who is no longer an active user has no name and email. */
function findRecordOwner({ ownerId }: CrmCompanyRecord, usersById: ReadonlyMap<string, CrmUser>): KnownOwner | null {
  return ownerId === null ? null : (usersById.get(ownerId) ?? { id: ownerId, name: null, email: null });
}

/** Returns whether enough time has passed since a full read for the missing companies to count as deleted. */
export function findsMissing({ fullReadingEndedAt }: ClaimedPull, now: Date): boolean {
  return fullReadingEndedAt !== null && now.getTime() >= fullReadingEndedAt.getTime() + SETTLE_MS;
}

/** Deletes companies that neither a full read nor the read after it has found. */
async function endFullReading(reader: PullReader): Promise<null> {
  const { db, pull, now } = reader;
  const { workspaceId, fullReadingSince, fullReadingEndedAt } = pull;
  if (fullReadingSince === null) return null;
  if (fullReadingEndedAt === null) await updateOwnPull(db, pull, { full_reading_ended_at: now() });
  if (!reader.findsMissing) return null;
  await deleteInBatches(
    (limit) =>
      db.transaction().execute(async (transaction) => {
        await lockAccounts(transaction, workspaceId);
        const gone = await deleteCrmCompaniesReadBefore(transaction, workspaceId, fullReadingSince, limit);
        const companyIds = gone.flatMap(({ company_id: companyId }) => companyId ?? []);
        await updateAccountsFromCrm(transaction, workspaceId, companyIds);
        return gone.length;
      }),
    reader.signal,
  );
  await updateOwnPull(db, pull, { full_reading_since: null });
  return null;
}

async function storeContacts({ pull }: PullReader, db: Db, records: readonly CrmContactRecord[]): Promise<void> {
  const { workspaceId } = pull;
  const read = records.map(({ email, ...record }) => ({
    doNotContact: false,
    ...record,
    email: email !== null && isEmailAddress(email) ? email : null,
  }));
  await replaceDoNotContact(db, pull, read);
  const contacts = read.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
  const people = await listPeopleOfContacts(db, workspaceId, contacts);
  await revealEmails(
    db,
    workspaceId,
    people.map(({ person_id: personId, work_email: workEmail }) => ({ personId, workEmail, source: "crm" })),
  );
}

/** Deletes do-not-contact flags of earlier connections, because all contacts of this connection were read. */
async function endContacts({ db, pull }: PullReader): Promise<null> {
  await db.transaction().execute(async (transaction) => {
    await updateOwnPull(transaction, pull, { failure_count: 0 });
    await deleteFormerDoNotContact(transaction, pull);
  });
  return null;
}

async function storeDeals(
  { pull: { workspaceId, runId, dealsKnownSince }, now }: PullReader,
  db: Db,
  records: readonly CrmDealRecord[],
): Promise<void> {
  const known = new Map((await listKnownDeals(db, workspaceId, records)).map((deal) => [deal.crm_id, deal]));
  const insights = records.flatMap((deal) => {
    const before = known.get(deal.id);
    return (before && dealInsight(deal, before)) ?? [];
  });
  if (dealsKnownSince !== null && insights.length > 0) {
    const companyIds = insights.map(({ companyId }) => companyId);
    await insertAccounts(db, workspaceId, companyIds, "crm");
    await insertInsights(db, runId, insights, now());
  }
  await lockAccounts(db, workspaceId);
  await updateAccountsFromCrm(db, workspaceId, await upsertDeals(db, workspaceId, records, now()));
}

/** Deletes deals that neither a full read nor the read after it has found. Stages that change later become insights. */
async function endDeals(reader: PullReader): Promise<null> {
  const { db, pull, now } = reader;
  const { workspaceId, fullReadingSince } = pull;
  if (fullReadingSince !== null && reader.findsMissing)
    await db.transaction().execute(async (transaction) => {
      await lockAccounts(transaction, workspaceId);
      const companyIds = await deleteDealsReadBefore(transaction, workspaceId, fullReadingSince);
      await updateAccountsFromCrm(transaction, workspaceId, companyIds);
    });
  if (pull.dealsKnownSince === null) await updateOwnPull(db, pull, { deals_known_since: now() });
  return null;
}
