import type {
  Crm,
  CrmAssociation,
  CrmChangeOutcome,
  CrmChanges,
  CrmCompany,
  CrmContact,
  CrmDealRecord,
  CrmField,
  CrmObject,
  CrmOwnerAssignment,
  CrmRecordError,
  CrmUpsertOptions,
  CrmUpsertOutcome,
  CrmUsage,
  CrmUser,
  CrmWriteResult,
} from "../../../server/ports/crm.ts";
import type { VendorResult } from "../../../server/ports/vendor.ts";
import { FakeVendor } from "./fake-vendor.ts";

/** A record as the fake stores it; `revision` counts the changes of the whole CRM. Only contacts have a company. */
type FakeRecord<Item> = Omit<Item, "externalId"> & {
  readonly id: string;
  readonly externalId: string | null;
  readonly companyId: string | null;
  readonly revision: number;
};
type FakeCompany = FakeRecord<CrmCompany>;
export type FakeContact = FakeRecord<CrmContact> & { doNotContact?: boolean };
type FakeDeal = CrmDealRecord & { revision: number };

const PAGE_SIZE = 1_000;
const USERS_PAGE_SIZE = 100;
const BATCH_SIZE = 100;

/** A CRM in memory, for tests of its callers. Tests can fill and inspect its public content. */
export class FakeCrm extends FakeVendor implements Crm {
  readonly companies = new Map<string, FakeCompany>();
  readonly contacts = new Map<string, FakeContact>();
  readonly deals = new Map<string, FakeDeal>();
  readonly users: CrmUser[] = [];
  /** The CRM calls this function after writing each batch. */
  afterBatch: () => void = () => undefined;
  /** Returns the error with which a record is rejected; null to accept it. */
  refuse: (item: { readonly externalId: string | null }) => CrmRecordError | null = () => null;
  #revision = 0;
  #lastId = 0;

  addCompany(company: Partial<CrmCompany> & { domain: string }): string {
    return this.#insert(this.companies, { ...EMPTY_COMPANY, name: company.domain, ...company });
  }

  addContact(contact: Partial<CrmContact> & { companyId?: string | null }): string {
    const { companyId = null, ...rest } = contact;
    return this.#insert(this.contacts, { ...EMPTY_CONTACT, ...rest }, companyId);
  }

  /** Sets or clears the do-not-contact flag of a contact. */
  optOut(id: string, doNotContact = true): void {
    this.contacts.set(id, { ...this.contacts.get(id)!, doNotContact, revision: ++this.#revision });
  }

  addDeal(deal: Omit<CrmDealRecord, "id" | "modifiedAt">): string {
    const id = this.#newId();
    this.deals.set(id, { ...deal, id, modifiedAt: new Date(), revision: ++this.#revision });
    return id;
  }

  changeDeal(id: string, change: Partial<Pick<CrmDealRecord, "stage" | "state" | "amount">>): void {
    this.deals.set(id, { ...this.deals.get(id)!, ...change, modifiedAt: new Date(), revision: ++this.#revision });
  }

  changeCompany(id: string, change: Partial<CrmCompany>): void {
    this.companies.set(id, { ...this.companies.get(id)!, ...change, revision: ++this.#revision });
  }

  /** The fields that can be written. */
  readonly fields: CrmField[] = [];
  used: CrmUsage | null = null;

  async describeFields(_object: CrmObject, signal: AbortSignal): Promise<VendorResult<CrmField[]>> {
    return this.notReady(signal) ?? { ok: true, value: this.fields };
  }

  usage(): CrmUsage | null {
    return this.used;
  }

  upsertCompanies(companies: readonly CrmCompany[], options: CrmUpsertOptions, signal: AbortSignal) {
    const keys = ({ domain, otherDomains = [] }: Pick<CrmCompany, "domain" | "otherDomains">) => [
      domain,
      ...otherDomains,
    ];
    return this.#upsert(this.companies, companies, options, keys, signal);
  }

  upsertContacts(contacts: readonly CrmContact[], options: CrmUpsertOptions, signal: AbortSignal) {
    const keys = ({ email }: { email: string | null }) => email?.toLowerCase() ?? [];
    return this.#upsert(this.contacts, contacts, options, keys, signal);
  }

  async assignOwners(
    object: CrmObject,
    assignments: readonly CrmOwnerAssignment[],
    { replaceableOwnerIds }: { readonly replaceableOwnerIds: readonly string[] },
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmChangeOutcome>> {
    const records: Map<string, { ownerId: string | null; revision: number }> =
      object === "company" ? this.companies : this.contacts;
    return this.#change(assignments, signal, ({ crmId, ownerId }) => {
      const record = records.get(crmId);
      if (!record) return missing(crmId);
      const { ownerId: current } = record;
      if (current === ownerId) return { crmId, action: "unchanged" };
      if (current !== null && !replaceableOwnerIds.includes(current)) return { crmId, action: "skipped" };
      if (!this.users.some(({ id }) => id === ownerId)) return failedRecord(crmId, "invalid", "No such user.");
      records.set(crmId, { ...record, ownerId, revision: ++this.#revision });
      return { crmId, action: "updated" };
    });
  }

  async associateContacts(
    associations: readonly CrmAssociation[],
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmChangeOutcome>> {
    return this.#change(associations, signal, ({ contactId: crmId, companyId }) => {
      const contact = this.contacts.get(crmId);
      if (!contact) return missing(crmId);
      if (contact.companyId === companyId) return { crmId, action: "unchanged" };
      if (contact.companyId !== null) return { crmId, action: "skipped" };
      if (!this.companies.has(companyId)) return missing(crmId);
      this.contacts.set(crmId, { ...contact, companyId, revision: ++this.#revision });
      return { crmId, action: "updated" };
    });
  }

  async findCompaniesByDomain(domains: readonly string[], signal: AbortSignal) {
    const found = findOldest(this.companies.values(), domains, ({ domain }) => domain);
    return this.notReady(signal) ?? { ok: true as const, value: found.map(toCompanyRecord) };
  }

  async listUsers(cursor: string | null, signal: AbortSignal) {
    const from = Number(cursor ?? 0);
    const items = this.users.slice(from, from + USERS_PAGE_SIZE);
    const nextCursor = from + USERS_PAGE_SIZE < this.users.length ? String(from + USERS_PAGE_SIZE) : null;
    return this.notReady(signal) ?? { ok: true as const, value: { items, nextCursor } };
  }

  async findUserByEmail(email: string, signal: AbortSignal): Promise<VendorResult<CrmUser | null>> {
    const user = this.users.find((one) => one.email.toLowerCase() === email.toLowerCase()) ?? null;
    return this.notReady(signal) ?? { ok: true, value: user };
  }

  async findUserById(id: string, signal: AbortSignal): Promise<VendorResult<CrmUser | null>> {
    return this.notReady(signal) ?? { ok: true, value: this.users.find((one) => one.id === id) ?? null };
  }

  readCompanies(cursor: string | null, signal: AbortSignal) {
    return this.#changes(this.companies, toCompanyRecord, cursor, signal);
  }

  readContacts(cursor: string | null, signal: AbortSignal) {
    return this.#changes(this.contacts, toContactRecord, cursor, signal);
  }

  readDeals(cursor: string | null, signal: AbortSignal) {
    return this.#changes(this.deals, ({ revision: _, ...deal }) => deal, cursor, signal);
  }

  #newId(): string {
    return `crm-${++this.#lastId}`;
  }

  #insert<Item>(
    records: Map<string, FakeRecord<Item>>,
    item: Omit<Item, "externalId"> & { readonly externalId: string | null },
    companyId: string | null = null,
  ): string {
    const id = this.#newId();
    records.set(id, { ...item, companyId, id, revision: ++this.#revision });
    return id;
  }

  async #upsert<Item extends CrmCompany | CrmContact>(
    records: Map<string, FakeRecord<Item>>,
    items: readonly Item[],
    { beforeWrite }: CrmUpsertOptions,
    keysOf: (item: FakeRecord<Item> | Item) => string | readonly string[],
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmUpsertOutcome>> {
    const planChanges = (item: Item) => {
      const { externalId, ownerId: _, ...stated } = item;
      // Further domains are never written.
      const { otherDomains: _other, ...fields } = stated as Partial<CrmCompany>;
      const existing = [...records.values()].find(
        (record) =>
          record.externalId === externalId ||
          [keysOf(item)].flat().some((key) => [keysOf(record)].flat().includes(key)),
      );
      const current = new Map<string, unknown>(Object.entries(existing ?? {}));
      const changed = Object.entries(fields).filter(([name, value]) => value !== null && isEmpty(current.get(name)));
      const action = !existing ? "created" : changed.length > 0 ? "updated" : "skipped";
      return { existing, changed, action } as const;
    };
    const outcomes: CrmUpsertOutcome[] = [];
    for (const [place, item] of items.entries()) {
      if (place % BATCH_SIZE === 0) {
        if (place > 0) this.afterBatch();
        const stopped = this.notReady(signal);
        if (stopped) return { outcomes, failure: stopped.failure };
        const batch = items.slice(place, place + BATCH_SIZE);
        await beforeWrite?.(new Map(batch.map((one) => [one.externalId, planChanges(one).action])));
      }
      const { externalId } = item;
      const error = this.refuse(item);
      const { existing, changed, action } = planChanges(item);
      if (error) outcomes.push({ externalId, action: "failed", crmId: null, error });
      else if (!existing) outcomes.push({ externalId, action: "created", crmId: this.#insert(records, item) });
      else {
        const crmId = existing.id;
        if (changed.length > 0)
          records.set(crmId, { ...existing, ...Object.fromEntries(changed), revision: ++this.#revision });
        outcomes.push({ externalId, action, crmId });
      }
    }
    this.afterBatch();
    const killed = signal.aborted ? this.notReady(signal) : undefined;
    return killed ? { outcomes: [], failure: killed.failure } : { outcomes, failure: null };
  }

  #change<Item>(
    items: readonly Item[],
    signal: AbortSignal,
    change: (item: Item) => CrmChangeOutcome,
  ): CrmWriteResult<CrmChangeOutcome> {
    const stopped = this.notReady(signal);
    return stopped ? { outcomes: [], failure: stopped.failure } : { outcomes: items.map(change), failure: null };
  }

  /** The cursor is the revision up to which everything was read. */
  async *#changes<Stored extends { readonly revision: number }, Row>(
    records: ReadonlyMap<string, Stored>,
    toRow: (record: Stored) => Row,
    cursor: string | null,
    signal: AbortSignal,
  ): CrmChanges<Row> {
    const waiting = [...records.values()].filter(({ revision }) => revision > Number(cursor ?? 0));
    waiting.sort((a, b) => a.revision - b.revision);
    let last = cursor ?? "0";
    do {
      const stopped = this.notReady(signal);
      if (stopped) return yield stopped;
      const page = waiting.splice(0, PAGE_SIZE);
      last = String(page.at(-1)?.revision ?? last);
      yield { ok: true, value: { records: page.map(toRow), cursor: last } };
    } while (waiting.length > 0);
  }
}

const EMPTY_COMPANY = {
  externalId: null,
  description: null,
  employeeCount: null,
  city: null,
  country: null,
  socialUrl: null,
  ownerId: null,
};

const EMPTY_CONTACT = {
  externalId: null,
  email: null,
  firstName: null,
  lastName: "",
  jobTitle: null,
  city: null,
  country: null,
  socialUrl: null,
  ownerId: null,
};

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

function findOldest<Stored>(
  records: Iterable<Stored>,
  keys: readonly string[],
  toKey: (record: Stored) => string,
): Stored[] {
  const all = [...records];
  return [...new Set(keys)].flatMap((key) => all.find((record) => toKey(record) === key) ?? []);
}

function toCompanyRecord({ id, name, domain, ownerId }: FakeCompany) {
  return { id, name: name || null, domain, ownerId };
}

function toContactRecord({ id, email, doNotContact }: FakeContact) {
  return { id, email, ...(doNotContact === true && { doNotContact }) };
}

function failedRecord(crmId: string, reason: CrmRecordError["reason"], message: string): CrmChangeOutcome {
  return { crmId, action: "failed", error: { reason, message } };
}

function missing(crmId: string): CrmChangeOutcome {
  return failedRecord(crmId, "not_found", "No such record.");
}
