import { StandIn, type StandInRequest, type StandInResponse, type StandInTime } from "./stand-in.ts";

/** Stands in for an email finder's endpoint. */
export class EmailFinderStandIn {
  readonly http: StandIn;
  /** Emails by profile URL. */
  readonly emails = new Map<string, unknown>();
  readonly #key: string;

  constructor({ time, key }: { time: StandInTime; key: string }) {
    this.#key = key;
    this.http = new StandIn(time, (request) => this.#handle(request));
  }

  #handle({ method, headers, json }: StandInRequest): StandInResponse {
    if (method !== "POST") return { status: 405 };
    if (headers.authorization !== `Bearer ${this.#key}`) return { status: 401 };
    const { people } = json as { people: { social_url: string | null }[] };
    return { status: 200, body: { emails: people.map(({ social_url: url }) => this.emails.get(url ?? "") ?? null) } };
  }
}
