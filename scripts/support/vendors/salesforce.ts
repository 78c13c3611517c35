import { parseSoql, type SalesforceRow } from "./soql.ts";
import { StandIn, type StandInRequest, type StandInResponse, type StandInTime } from "./stand-in.ts";

export interface SalesforceStandInOptions {
  readonly time: StandInTime;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether an administrator has added the external-id field. */
  readonly hasExternalIdField?: boolean;
  /** The format of country fields: text (default), a picklist of names, or a picklist of codes. */
  readonly countries?: "text" | "labels" | "codes";
  /** A validation rule for the values of one field; `isNamed`: whether the error names the field. */
  readonly rule?: { readonly field: string; readonly value: RegExp; readonly isNamed: boolean };
  /** Additional fields of accounts and contacts, as `describe` returns them. */
  readonly customFields?: readonly SalesforceField[];
}

interface SalesforceField {
  readonly name: string;
  readonly label?: string;
  readonly type?: string;
  readonly length?: number;
  readonly createable?: boolean;
  readonly updateable?: boolean;
  readonly externalId?: boolean;
  readonly restrictedPicklist?: boolean;
  readonly picklistValues?: readonly { readonly active: boolean; readonly value: string; readonly label: string }[];
}

type ObjectName = "Account" | "Contact" | "Lead" | "Opportunity" | "User";

interface SaveResult {
  readonly id: string | null;
  readonly success: boolean;
  readonly created?: boolean;
  readonly errors: readonly {
    readonly statusCode: string;
    readonly message: string;
    readonly fields: readonly string[];
  }[];
}

const DATA = "/services/data/v68.0";
const EXTERNAL_ID = "Account_Intelligence_Id__c";
const PREFIX: Record<ObjectName, string> = {
  Account: "001",
  Contact: "003",
  Lead: "00Q",
  Opportunity: "006",
  User: "005",
};
/**
 * Lengths of standard fields
 * (https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_account.htm).
 */
const LENGTHS: Partial<Record<ObjectName, Readonly<Record<string, number>>>> = {
  Account: { Name: 255, Website: 255, Description: 32_000, BillingCity: 40, BillingCountry: 80 },
  Contact: { Email: 80, FirstName: 40, LastName: 80, Title: 128, MailingCity: 40, MailingCountry: 80 },
};
/** Other standard fields that the adapter reads, all boolean. */
const FLAGS: Partial<Record<ObjectName, readonly string[]>> = {
  Contact: ["HasOptedOutOfEmail"],
  Lead: ["HasOptedOutOfEmail", "IsConverted"],
};
const COUNTRY_FIELDS: Partial<Record<ObjectName, string>> = { Account: "BillingCountry", Contact: "MailingCountry" };
const COUNTRY_VALUES = [
  { active: true, value: "US", label: "United States" },
  { active: true, value: "CH", label: "Switzerland" },
  { active: true, value: "DE", label: "Germany" },
  { active: true, value: "KR", label: "Korea, Republic of" },
];
/** A picklist that an administrator has defined. */
const LABELLED = COUNTRY_VALUES.map(({ label }) => ({ active: true, value: label, label }));
/** The maximum number of records in a page of a query result. */
const PAGE_SIZE = 2_000;

/** Stands in for an organisation's REST API, version 68.0. */
export class SalesforceStandIn {
  readonly http: StandIn;
  readonly objects: Record<ObjectName, Map<string, SalesforceRow>> = {
    Account: new Map(),
    Contact: new Map(),
    Lead: new Map(),
    Opportunity: new Map(),
    User: new Map(),
  };
  /** The user whose credentials the connection uses. */
  readonly userId: string;
  url = "";
  /** A login does not end earlier sessions, so all tokens stay valid. */
  readonly #tokens = new Set<string>();
  #logins = 0;
  #lastId = 1_000;
  readonly #cursors = new Map<string, readonly SalesforceRow[]>();
  readonly #options: SalesforceStandInOptions;

  constructor(options: SalesforceStandInOptions) {
    this.#options = options;
    this.http = new StandIn(options.time, (request) => this.#handle(request));
    this.userId = this.add("User", {
      Name: "Integration",
      Email: "integration@acme.example",
      IsActive: true,
      UserType: "Standard",
    });
  }

  async listen(): Promise<string> {
    this.url = await this.http.listen();
    return this.url;
  }

  add(object: ObjectName, row: SalesforceRow): string {
    const id = `${PREFIX[object]}${String(++this.#lastId).padStart(15, "0")}`;
    const at = new Date(this.#options.time.now()).toISOString();
    const owner: SalesforceRow = object === "User" ? {} : { OwnerId: this.userId };
    this.objects[object].set(id, { ...owner, ...row, Id: id, CreatedDate: at, SystemModstamp: at });
    return id;
  }

  change(object: ObjectName, id: string, row: SalesforceRow): void {
    Object.assign(this.objects[object].get(id)!, row, {
      SystemModstamp: new Date(this.#options.time.now()).toISOString(),
    });
  }

  /** Ends all sessions, so that the next request gets 401. */
  expireToken(): void {
    this.#tokens.clear();
  }

  #handle(request: StandInRequest): StandInResponse {
    if (request.path === "/services/oauth2/token") return this.#login(new URLSearchParams(request.text));
    const token = request.headers.authorization?.replace(/^Bearer /, "");
    if (token === undefined || !this.#tokens.has(token))
      return problem(401, "INVALID_SESSION_ID", "Session expired or invalid");
    const headers = { "sforce-limit-info": "api-usage=10018/100000" };
    return { ...this.#route(request), headers };
  }

  #login(form: URLSearchParams): StandInResponse {
    const { clientId, clientSecret } = this.#options;
    if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret)
      return { status: 400, body: { error: "invalid_client", error_description: "invalid client credentials" } };
    const token = `00D!session-${++this.#logins}`;
    this.#tokens.add(token);
    const id = `https://login.salesforce.com/id/00D000000000001/${this.userId}`;
    return { status: 200, body: { access_token: token, instance_url: this.url, id, token_type: "Bearer" } };
  }

  #route({ method, path, query, json }: StandInRequest): StandInResponse {
    if (path === `${DATA}/query`) return this.#query(query.get("q") ?? "");
    if (path.startsWith(`${DATA}/query/`)) return this.#page(this.#cursors.get(path) ?? []);
    if (path.endsWith("/describe")) {
      const object = path.split("/").at(-2) as ObjectName;
      return { status: 200, body: { fields: this.#describe(object) } };
    }
    const [, object, externalIdField] = path.slice(`${DATA}/composite`.length).split("/").slice(1);
    const { records } = json as { records: readonly (SalesforceRow & { attributes: unknown })[] };
    if (records.length > 200) return problem(400, "INVALID_INPUT", "A collection has at most 200 records.");
    const results = records.map(({ attributes, ...record }) => {
      const type = (object ?? (attributes as { type: string }).type) as ObjectName;
      return this.#save(type, record, { externalIdField, isUpdate: method === "PATCH" });
    });
    return { status: 200, body: results };
  }

  #describe(object: ObjectName): SalesforceField[] {
    const { hasExternalIdField, countries = "text", customFields = [] } = this.#options;
    const lengths = Object.entries(LENGTHS[object] ?? {});
    const standard = lengths.map(([name, length]): SalesforceField => ({ name, type: "string", length }));
    const flags = (FLAGS[object] ?? []).map((name): SalesforceField => ({ name, type: "boolean" }));
    const country = COUNTRY_FIELDS[object];
    const lists: SalesforceField[] =
      country === undefined || countries === "text"
        ? []
        : countries === "codes"
          ? [{ name: `${country}Code`, type: "picklist", restrictedPicklist: true, picklistValues: COUNTRY_VALUES }]
          : [{ name: country, type: "picklist", restrictedPicklist: true, picklistValues: LABELLED }];
    const key: SalesforceField[] = hasExternalIdField ? [{ name: EXTERNAL_ID, type: "string", externalId: true }] : [];
    const named = [...flags, ...lists, ...key, ...customFields];
    const others = standard.filter(({ name }) => !named.some((field) => field.name === name));
    return [...others, ...named].map((field) => ({
      ...{ label: field.name, createable: true, updateable: true, externalId: false, picklistValues: [] },
      ...field,
    }));
  }

  #query(soql: string): StandInResponse {
    const query = parseSoql(soql);
    if (!query || !(query.object in this.objects)) return problem(400, "MALFORMED_QUERY", `unexpected token: ${soql}`);
    const rows = [...this.objects[query.object as ObjectName].values()].filter(query.matches);
    const key = (row: SalesforceRow): string => query.orderBy.map((field) => String(row[field])).join(" ");
    rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const selected = rows
      .slice(0, query.limit)
      .map((row) => Object.fromEntries(query.fields.map((field) => [field, row[field] ?? null])));
    return this.#page(selected);
  }

  #page(rows: readonly SalesforceRow[]): StandInResponse {
    const records = rows.slice(0, PAGE_SIZE);
    if (rows.length <= PAGE_SIZE) return { status: 200, body: { totalSize: rows.length, done: true, records } };
    const nextRecordsUrl = `${DATA}/query/01g${this.#cursors.size}-${PAGE_SIZE}`;
    this.#cursors.set(nextRecordsUrl, rows.slice(PAGE_SIZE));
    return { status: 200, body: { totalSize: rows.length, done: false, nextRecordsUrl, records } };
  }

  #save(
    object: ObjectName,
    { id, ...record }: SalesforceRow,
    { externalIdField, isUpdate }: { externalIdField: string | undefined; isUpdate: boolean },
  ): SaveResult {
    const error = this.#check(object, record);
    if (error) return refused(...error);
    if (externalIdField !== undefined) {
      const existing = [...this.objects[object].values()].find(
        (row) => row[externalIdField] === record[externalIdField],
      );
      if (existing) this.change(object, String(existing.Id), record);
      const savedId = existing ? String(existing.Id) : this.add(object, record);
      return { id: savedId, success: true, created: !existing, errors: [] };
    }
    if (!isUpdate) return { id: this.add(object, record), success: true, errors: [] };
    if (!this.objects[object].has(String(id))) return refused("ENTITY_IS_DELETED", "entity is deleted");
    this.change(object, String(id), record);
    return { id: String(id), success: true, errors: [] };
  }

  #check(object: ObjectName, record: SalesforceRow): readonly [string, string, ...string[]] | null {
    return this.#checkFields(object, record) ?? this.#checkRecord(object, record);
  }

  #checkFields(object: ObjectName, record: SalesforceRow): readonly [string, string, ...string[]] | null {
    const { rule, countries = "text", customFields = [] } = this.#options;
    for (const [name, length] of Object.entries(LENGTHS[object] ?? {})) {
      const value = record[name];
      if (typeof value === "string" && value.length > length)
        return ["STRING_TOO_LONG", `${name}: data value too large: ${value} (max length=${length})`, name];
    }
    const country = COUNTRY_FIELDS[object] ?? "";
    const text = record[country];
    const accepted = countries === "labels" ? LABELLED : COUNTRY_VALUES;
    if (countries !== "text" && text && !accepted.some(({ value, label }) => text === value || text === label)) {
      const message = "There's a problem with this country, even though it may appear correct.";
      return ["FIELD_INTEGRITY_EXCEPTION", message, country];
    }
    const code = record[`${country}Code`];
    if (countries === "codes" && code && !COUNTRY_VALUES.some(({ value }) => code === value))
      return ["FIELD_INTEGRITY_EXCEPTION", "Invalid country code", `${country}Code`];
    for (const { name, restrictedPicklist, picklistValues = [] } of customFields) {
      const value = record[name];
      if (restrictedPicklist && value && !picklistValues.some((one) => one.value === value))
        return ["INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST", `bad value for restricted picklist field: ${value}`, name];
    }
    if (rule?.value.test(String(record[rule.field] ?? "")))
      return [
        "FIELD_CUSTOM_VALIDATION_EXCEPTION",
        "The rule of this organisation.",
        ...(rule.isNamed ? [rule.field] : []),
      ];
    return null;
  }

  #checkRecord(object: ObjectName, record: SalesforceRow): readonly [string, string, ...string[]] | null {
    if (String(record.Name ?? record.LastName).includes("REFUSED"))
      return ["FIELD_CUSTOM_VALIDATION_EXCEPTION", "The name is not valid"];
    if (record.OwnerId && !this.objects.User.has(String(record.OwnerId)))
      return ["INVALID_CROSS_REFERENCE_KEY", "invalid owner"];
    if (record.AccountId && !this.objects.Account.has(String(record.AccountId)))
      return ["INVALID_CROSS_REFERENCE_KEY", "invalid account"];
    if (object === "Contact" && record.Email && !String(record.Email).includes("@"))
      return ["INVALID_EMAIL_ADDRESS", `Email: invalid email address: ${record.Email}`];
    if (record.NumberOfEmployees !== undefined && !Number.isInteger(record.NumberOfEmployees))
      return ["INVALID_TYPE_ON_FIELD_IN_RECORD", "Employees: value not of required type"];
    return null;
  }
}

function refused(statusCode: string, message: string, ...fields: readonly string[]): SaveResult {
  return { id: null, success: false, errors: [{ statusCode, message, fields }] };
}

function problem(status: number, errorCode: string, message: string): StandInResponse {
  return { status, body: [{ errorCode, message }] };
}
