import { RollingWindow, StandIn, type StandInRequest, type StandInResponse, type StandInTime } from "./stand-in.ts";

interface LemlistStandInOptions {
  readonly time: StandInTime;
  readonly apiKey: string;
  /** Whether lists are wrapped in an object, as version 2 does. */
  readonly wrapsLists?: boolean;
}

/** Stands in for lemlist's API. */
export class LemlistStandIn {
  readonly http: StandIn;
  team = "Acme";
  readonly campaigns: { _id: string; name: string }[] = [];
  readonly leads: { campaign: string; email: string; fields: object }[] = [];
  readonly #options: LemlistStandInOptions;
  readonly #window = new RollingWindow(20, 2_000);

  constructor(options: LemlistStandInOptions) {
    this.#options = options;
    this.http = new StandIn(options.time, (request) => this.#handle(request));
  }

  #handle({ method, path, headers, query, json }: StandInRequest): StandInResponse {
    const { apiKey, time } = this.#options;
    const expected = `Basic ${Buffer.from(`:${apiKey}`).toString("base64")}`;
    if (headers.authorization !== expected) return { status: 401, body: "Invalid API key" };
    if (!this.#window.take(time.now()))
      return { status: 429, body: "Too many requests", headers: { "retry-after": "2" } };
    const [, , resource, id, leads] = path.split("/");
    if (resource === "team") return { status: 200, body: { _id: "tea_1", name: this.team } };
    if (id === undefined) return this.#list(Number(query.get("page") ?? 1), Number(query.get("limit") ?? 100));
    const campaign = this.campaigns.find(({ _id }) => _id === id);
    if (!campaign) return { status: 404, body: "Campaign not found" };
    return leads === undefined || method === "GET"
      ? { status: 200, body: campaign }
      : this.#add(id, json as { email: string });
  }

  #list(page: number, limit: number): StandInResponse {
    const campaigns = this.campaigns.slice((page - 1) * limit, page * limit);
    const totalPage = Math.ceil(this.campaigns.length / limit);
    return { status: 200, body: this.#options.wrapsLists ? { campaigns, pagination: { totalPage } } : campaigns };
  }

  #add(campaign: string, { email, ...fields }: { email: string }): StandInResponse {
    if (!email.includes("@")) return { status: 400, body: "Bad email" };
    const existing = this.leads.find((lead) => lead.email === email);
    if (existing?.campaign === campaign) return { status: 400, body: "Lead already in the campaign" };
    if (existing) return { status: 500, body: "Lead already in other campaign" };
    this.leads.push({ campaign, email, fields });
    return { status: 200, body: { _id: `lea_${this.leads.length}`, email, ...fields } };
  }
}
