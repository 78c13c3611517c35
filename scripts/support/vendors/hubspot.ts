import { type HubspotStored, pick, type SearchBody, search } from "./hubspot-search.ts";
import { RollingWindow, StandIn, type StandInRequest, type StandInResponse, type StandInTime } from "./stand-in.ts";

export interface HubspotStandInOptions {
  readonly time: StandInTime;
  readonly token: string;
  /** Whether the token may create properties. */
  readonly mayCreateProperties?: boolean;
  /** Whether an invalid record fails its whole batch, as it does without multi-status errors. */
  readonly failsWholeBatch?: boolean;
  /** How long the search index lags. */
  readonly indexLagMs?: number;
  /** Properties that the account has added to companies and contacts. */
  readonly customProperties?: readonly { readonly name: string; readonly label: string }[];
  /** A property whose values a rule of the account rejects. */
  readonly rejects?: { readonly property: string; readonly value: RegExp; readonly isNamed: boolean };
}

type ObjectName = "companies" | "contacts" | "deals";

interface Input {
  readonly id?: string;
  readonly idProperty?: string;
  readonly objectWriteTraceId?: string;
  readonly properties: Record<string, string>;
}

interface Failing {
  readonly status: string;
  readonly category: string;
  readonly message: string;
}

const VERSION = "2026-09";
/** Some of the properties that every account has. */
const STANDARD_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  companies: ["name", "domain", "description", "numberofemployees"],
  contacts: ["email", "firstname", "lastname", "jobtitle"],
};
const UNIQUE = "account_intelligence_id";

/** Stands in for HubSpot's CRM API of version 2026-09. */
export class HubspotStandIn {
  readonly http: StandIn;
  readonly objects: Record<ObjectName, Map<string, HubspotStored>> = {
    companies: new Map(),
    contacts: new Map(),
    deals: new Map(),
  };
  readonly owners: { id: string; email: string; firstName: string; lastName: string }[] = [];
  /** The primary company of each deal and contact, by the id of the deal or contact. */
  readonly companyOf = new Map<string, string>();
  /** Records changed since they were last indexed. */
  readonly #unindexed = new Set<HubspotStored>();
  readonly #uniqueProperties = new Set<string>();
  readonly #options: HubspotStandInOptions;
  readonly #all = new RollingWindow(100, 10_000);
  readonly #searches = new RollingWindow(5, 1_000);
  #lastId = 1_000;

  constructor(options: HubspotStandInOptions) {
    this.#options = options;
    this.http = new StandIn(options.time, (request) => this.#handle(request));
  }

  /** Adds a record that is old enough to be in the search index. */
  add(object: ObjectName, properties: Record<string, string>): string {
    const { id } = this.#insert(object, properties, this.#options.time.now() - 86_400_000);
    this.#catchUpIndex();
    return id;
  }

  change(object: ObjectName, id: string, properties: Record<string, string>): void {
    const record = this.objects[object].get(id)!;
    Object.assign(record.properties, properties);
    this.#touch(object, record, this.#options.time.now());
  }

  #insert(object: ObjectName, properties: Record<string, string>, at: number): HubspotStored {
    const id = String(++this.#lastId);
    const record: HubspotStored = { id, properties: { ...properties }, updatedAt: at, indexed: undefined };
    this.#touch(object, record, at);
    this.objects[object].set(id, record);
    return record;
  }

  #touch(object: ObjectName, record: HubspotStored, at: number): void {
    record.updatedAt = at;
    this.#unindexed.add(record);
    record.properties[object === "contacts" ? "lastmodifieddate" : "hs_lastmodifieddate"] = new Date(at).toISOString();
  }

  #catchUpIndex(): void {
    const { time, indexLagMs = 10_000 } = this.#options;
    for (const record of this.#unindexed) {
      if (record.updatedAt + indexLagMs > time.now()) continue;
      record.indexed = { ...record.properties };
      this.#unindexed.delete(record);
    }
  }

  #handle(request: StandInRequest): StandInResponse {
    const { time, token } = this.#options;
    if (request.headers.authorization !== `Bearer ${token}`)
      return problem(401, "INVALID_AUTHENTICATION", "Authentication credentials not found.");
    const isSearch = request.path.endsWith("/search");
    const window = isSearch ? this.#searches : this.#all;
    if (!window.take(time.now())) {
      const policyName = isSearch ? "SECONDLY" : "TEN_SECONDLY_ROLLING";
      return {
        status: 429,
        body: { status: "error", errorType: "RATE_LIMIT", policyName, message: "You have reached your limit." },
      };
    }
    return this.#route(request);
  }

  #route(request: StandInRequest): StandInResponse {
    const { method, path, query } = request;
    const [, , kind, version, ...rest] = path.split("/");
    if (version !== VERSION) return problem(404, "NOT_FOUND", "No such version");
    if (kind === "owners") return this.#owners(rest[0], query);
    if (kind === "properties" && method === "GET" && rest.length === 1) return this.#listProperties(rest[0] ?? "");
    if (kind === "properties") return this.#properties(method, rest[0] ?? "", request.json);
    if (kind === "pipelines") return { status: 200, body: PIPELINES };
    if (kind === "associations") return this.#associations(rest, request.json);
    const object = rest[0] as ObjectName;
    const action = rest.slice(1).join("/");
    if (action === "")
      return {
        status: 200,
        body: { results: [...this.objects[object].values()].slice(0, Number(query.get("limit"))) },
      };
    if (action === "search") {
      this.#catchUpIndex();
      return search(this.objects[object].values(), request.json as SearchBody);
    }
    return this.#batch(object, action, request.json as BatchBody);
  }

  #listProperties(object: string): StandInResponse {
    const standard = (STANDARD_PROPERTIES[object] ?? []).map((name) => ({ name, label: name, type: "string" }));
    const custom = (this.#options.customProperties ?? []).map((property) => ({ ...property, type: "string" }));
    const computed = { name: "hs_object_id", label: "Record ID", modificationMetadata: { readOnlyValue: true } };
    return { status: 200, body: { results: [...standard, ...custom, computed] } };
  }

  #properties(method: string, object: string, json: unknown): StandInResponse {
    const exists = this.#uniqueProperties.has(object);
    if (method === "GET") {
      return exists
        ? { status: 200, body: { name: UNIQUE, hasUniqueValue: true } }
        : problem(404, "OBJECT_NOT_FOUND", "No such property");
    }
    if (this.#options.mayCreateProperties === false)
      return problem(403, "MISSING_SCOPES", "The scope crm.schemas.write is missing.");
    if (exists) return problem(409, "CONFLICT", "The property exists already.");
    this.#uniqueProperties.add(object);
    return { status: 201, body: json };
  }

  #owners(id: string | undefined, query: URLSearchParams): StandInResponse {
    if (id !== undefined) {
      const owner = this.owners.find((one) => one.id === id);
      return owner ? { status: 200, body: owner } : problem(404, "OBJECT_NOT_FOUND", "No such owner");
    }
    const email = query.get("email");
    const owners = this.owners.filter((owner) => email === null || owner.email === email.toLowerCase());
    const from = Number(query.get("after") ?? 0);
    const limit = Math.min(Number(query.get("limit") ?? 100), 100);
    const paging = from + limit < owners.length ? { paging: { next: { after: String(from + limit) } } } : {};
    return { status: 200, body: { results: owners.slice(from, from + limit), ...paging } };
  }

  #associations([, , , action]: readonly string[], json: unknown): StandInResponse {
    const { inputs } = json as { inputs: { id: string; from: { id: string }; to: { id: string } }[] };
    if (action === "read") {
      const results = inputs.flatMap(({ id }) => {
        const to = this.companyOf.get(id);
        return to
          ? [
              {
                from: { id },
                to: [{ toObjectId: Number(to), associationTypes: [{ category: "HUBSPOT_DEFINED", typeId: 5 }] }],
              },
            ]
          : [];
      });
      return { status: results.length === inputs.length ? 200 : 207, body: { status: "COMPLETE", results } };
    }
    const results: object[] = [];
    const errors: object[] = [];
    for (const { from, to } of inputs) {
      const contact = this.objects.contacts.get(from.id);
      if (!contact || !this.objects.companies.has(to.id)) {
        errors.push({ ...NOT_FOUND, context: { fromObjectId: [from.id], toObjectId: [to.id] } });
        continue;
      }
      this.change("contacts", from.id, { associatedcompanyid: to.id });
      results.push({ from, to });
    }
    return {
      status: errors.length > 0 ? 207 : 200,
      body: { status: "COMPLETE", results, errors, numErrors: errors.length },
    };
  }

  #batch(object: ObjectName, action: string, { inputs, idProperty, properties = [] }: BatchBody): StandInResponse {
    if (inputs.length > 100) return problem(400, "VALIDATION_ERROR", "A batch has at most 100 inputs.");
    if (action === "batch/read") {
      const found = inputs.flatMap(({ id = "" }) => this.#find(object, idProperty, id) ?? []);
      const results = found.map((record) => ({ id: record.id, properties: pick(record.properties, properties) }));
      return { status: results.length === inputs.length ? 200 : 207, body: { status: "COMPLETE", results } };
    }
    const failing = inputs.map((input) => this.#check(object, action, input));
    const first = failing.find((one) => one !== null);
    if (first && this.#options.failsWholeBatch) return problem(Number(first.status), first.category, first.message);
    const results: object[] = [];
    const errors: object[] = [];
    for (const [place, input] of inputs.entries()) {
      // Checks again, because an earlier record of the batch may have taken the key.
      const failure = failing[place] ?? this.#check(object, action, input);
      const trace = input.objectWriteTraceId;
      if (failure) errors.push({ ...failure, context: trace ? { objectWriteTraceId: [trace] } : {} });
      else results.push({ ...this.#write(object, input), objectWriteTraceId: trace });
    }
    const body = { status: "COMPLETE", results, ...(errors.length > 0 && { errors, numErrors: errors.length }) };
    return { status: errors.length > 0 ? 207 : action === "batch/create" ? 201 : 200, body };
  }

  #find(object: ObjectName, idProperty: string | undefined, value: string): HubspotStored | undefined {
    if (idProperty === undefined) return this.objects[object].get(value);
    const matches = ({ properties }: HubspotStored): boolean =>
      properties[idProperty] === value ||
      (idProperty === "email" && (properties.hs_additional_emails ?? "").split(";").includes(value));
    return [...this.objects[object].values()].find(matches);
  }

  #check(object: ObjectName, action: string, { id, idProperty, properties }: Input): Failing | null {
    const existing = action === "batch/create" ? undefined : this.#find(object, idProperty, id ?? "");
    if (action === "batch/update" && !existing) return NOT_FOUND;
    if (/\D/.test(properties.numberofemployees ?? "")) return invalid("numberofemployees must be a number");
    const { rejects } = this.#options;
    if (rejects?.value.test(properties[rejects.property] ?? "")) {
      const fault = { isValid: false, message: "The value is not allowed.", error: "INVALID", name: rejects.property };
      return invalid(rejects.isNamed ? `Property values were not valid: ${JSON.stringify([fault])}` : "A rule failed.");
    }
    if (properties.name?.includes("REFUSED") || properties.lastname?.includes("REFUSED"))
      return invalid("The name is not valid");
    const owner = properties.hubspot_owner_id;
    if (owner && !this.owners.some((one) => one.id === owner)) return invalid(`No owner has the id ${owner}`);
    const { email } = properties;
    if (email === undefined) return null;
    if (!email.includes("@")) return invalid(`Email address ${email} is invalid`);
    const other = this.#find(object, "email", email);
    return other && other !== existing
      ? { status: "409", category: "CONFLICT", message: `Contact already exists. Existing ID: ${other.id}` }
      : null;
  }

  #write(object: ObjectName, { id, idProperty, properties }: Input): object {
    const existing = id === undefined ? undefined : this.#find(object, idProperty, id);
    const now = this.#options.time.now();
    const record = existing ?? this.#insert(object, properties, now);
    if (existing) this.change(object, existing.id, properties);
    return { id: record.id, new: existing === undefined, properties: record.properties };
  }
}

interface BatchBody {
  readonly inputs: readonly Input[];
  readonly idProperty?: string;
  readonly properties?: readonly string[];
}

const NOT_FOUND: Failing = { status: "404", category: "OBJECT_NOT_FOUND", message: "No such record" };

const PIPELINES = {
  results: [
    {
      id: "default",
      stages: [
        { id: "1001", label: "Proposal", metadata: { isClosed: "false", probability: "0.4" } },
        { id: "1002", label: "Negotiation", metadata: { isClosed: "false", probability: "0.8" } },
        { id: "1003", label: "Closed won", metadata: { isClosed: "true", probability: "1.0" } },
        { id: "1004", label: "Closed lost", metadata: { isClosed: "true", probability: "0.0" } },
      ],
    },
  ],
};

function invalid(message: string): Failing {
  return { status: "400", category: "VALIDATION_ERROR", message };
}

function problem(status: number, category: string, message: string): StandInResponse {
  return {
    status,
    body: { status: "error", message, category, correlationId: "00000000-0000-0000-0000-000000000000" },
  };
}
