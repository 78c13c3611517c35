import { createHash } from "node:crypto";
import type { Sequence, SequenceEnrolment, SequenceLead, Sequencer } from "../../ports/sequencer.ts";
import type { Connector, VendorFailure, VendorPage, VendorResult } from "../../ports/vendor.ts";
import { readCredentials } from "../read-credentials.ts";
import { failed, readRetryAfterMs, reasonOfStatus, VendorHttp, type VendorResponse } from "../vendor-http.ts";
import type { VendorTime } from "../vendor-time.ts";

/** 20 requests in 2 s (https://developer.lemlist.com/api-reference/getting-started/rate-limits). */
const SPACING_MS = 100;
const PAGE_SIZE = 100;

/**
 * The status of this error varies (400, 500), its text does not: "Lead already in the campaign", "Lead already in other
 * campaign".
 */
const ALREADY_ENROLLED = /lead already in/i;

interface LemlistOptions {
  readonly baseUrl?: string;
  readonly time?: VendorTime;
}

interface Campaign {
  readonly _id?: string;
  readonly name?: string;
}

interface CampaignPage {
  readonly campaigns?: readonly Campaign[];
  readonly pagination?: { readonly totalPage?: number };
}

type Call = <Body>(
  method: "GET" | "POST",
  path: string,
  options: { readonly query?: Readonly<Record<string, string>>; readonly body?: object },
  signal: AbortSignal,
) => Promise<VendorResult<Body>>;

/** Connects to lemlist, whose campaigns are our sequences (https://developer.lemlist.com). */
export function lemlistConnector({
  baseUrl = "https://api.lemlist.com",
  ...options
}: LemlistOptions = {}): Connector<Sequencer> {
  const http = new VendorHttp({ vendor: "The sequencer", readFailure: readLemlistFailure, ...options });
  return {
    connect: (credentials) => {
      const read = readCredentials(credentials, ["api_key"]);
      return read.ok ? { ok: true, value: createSequencer(createCall(http, baseUrl, read.value.api_key)) } : read;
    },
  };
}

/** Every request may be retried: lemlist rejects a lead that is added twice. */
function createCall(http: VendorHttp, baseUrl: string, apiKey: string): Call {
  const lane = createHash("sha256").update(apiKey).digest("base64");
  const basic = Buffer.from(`:${apiKey}`).toString("base64");
  return async <Body>(...[method, path, { query, body }, signal]: Parameters<Call>): Promise<VendorResult<Body>> => {
    const url = new URL(`/api${path}`, baseUrl);
    url.search = new URLSearchParams(query).toString();
    const headers = { authorization: `Basic ${basic}` };
    const pace = { lane, spacingMs: SPACING_MS };
    const secrets = [apiKey, basic];
    const result = await http.send({ method, url, headers, pace, secrets, isRepeatable: true, body }, signal);
    if (!result.ok) return result;
    const { json } = result.value;
    if (method === "GET" && (typeof json !== "object" || json === null))
      return failed("unavailable", "The sequencer returned an empty response.");
    return { ok: true, value: json as Body };
  };
}

function createSequencer(call: Call): Sequencer {
  return {
    async verify(signal) {
      const team = await call<{ name?: string }>("GET", "/team", {}, signal);
      return team.ok ? { ok: true, value: { name: team.value.name ?? null } } : team;
    },

    listSequences: (cursor, signal) => listSequences(call, cursor, signal),

    async findSequence(id, signal) {
      const campaign = await call<Campaign>("GET", `/campaigns/${encodeURIComponent(id)}`, {}, signal);
      if (campaign.ok) return { ok: true, value: toSequences([campaign.value])[0] ?? null };
      // lemlist rejects a malformed id instead of responding that it is not found.
      const isUnknown = campaign.failure.reason === "not_found" || campaign.failure.reason === "refused";
      return isUnknown ? { ok: true, value: null } : campaign;
    },

    addLead: (sequenceId, lead, signal) => addLead(call, sequenceId, lead, signal),
  };
}

/** The cursor is the page number. Older API versions return a bare list, newer ones wrap it. */
async function listSequences(
  call: Call,
  cursor: string | null,
  signal: AbortSignal,
): Promise<VendorResult<VendorPage<Sequence>>> {
  const page = Number(cursor ?? "1");
  if (!Number.isSafeInteger(page) || page < 1)
    return failed("refused", "The cursor was not returned by an earlier listing.");
  const query = { version: "v2", limit: String(PAGE_SIZE), page: String(page) };
  const response = await call<Campaign[] | CampaignPage>("GET", "/campaigns", { query }, signal);
  if (!response.ok) return response;
  const wrapped = Array.isArray(response.value) ? { campaigns: response.value } : response.value;
  const { campaigns = [], pagination }: CampaignPage = wrapped;
  const hasMore = pagination?.totalPage === undefined ? campaigns.length === PAGE_SIZE : page < pagination.totalPage;
  return { ok: true, value: { items: toSequences(campaigns), nextCursor: hasMore ? String(page + 1) : null } };
}

/** With `deduplicate`, lemlist also rejects people in other campaigns, so nobody is in two sequences at once. */
async function addLead(
  call: Call,
  sequenceId: string,
  { socialUrl, ...lead }: SequenceLead,
  signal: AbortSignal,
): Promise<VendorResult<SequenceEnrolment>> {
  const known = Object.entries({ ...lead, linkedinUrl: socialUrl }).filter(([, value]) => value !== null);
  const options = { query: { deduplicate: "true" }, body: Object.fromEntries(known) };
  const added = await call("POST", `/campaigns/${encodeURIComponent(sequenceId)}/leads/`, options, signal);
  if (added.ok) return { ok: true, value: "enrolled" };
  return ALREADY_ENROLLED.test(added.failure.message) ? { ok: true, value: "already_enrolled" } : added;
}

function toSequences(campaigns: readonly Campaign[]): Sequence[] {
  return campaigns.flatMap(({ _id, name }) => (_id ? [{ id: _id, name: name ?? "" }] : []));
}

/** Errors are plain text. */
function readLemlistFailure(response: VendorResponse): VendorFailure | null {
  const { status, text } = response;
  const reason = reasonOfStatus(status);
  if (reason === null) return null;
  if (ALREADY_ENROLLED.test(text)) return failed("conflict", `The sequencer says: ${text}`).failure;
  if (reason === "credentials_rejected")
    return failed(reason, "The sequencer rejects the key. Connect it again.").failure;
  const retryAfterMs = readRetryAfterMs(response);
  if (reason === "rate_limited") return failed(reason, "The sequencer is limiting requests.", { retryAfterMs }).failure;
  if (reason === "unavailable") {
    return failed(reason, `The sequencer failed with status ${status}.`, { retryAfterMs, mayHaveHappened: true })
      .failure;
  }
  // A proxy's HTML page does not help the reader.
  const said = text.includes("<") ? `status ${status}` : text;
  return failed(reason, `The sequencer rejected the request: ${said}`).failure;
}
