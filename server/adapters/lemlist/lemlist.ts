import { createHash } from "node:crypto";
import type { Sequence, SequenceEnrolment, SequenceLead, Sequencer } from "../../ports/sequencer.ts";
import type { Connector, VendorFailure, VendorPage, VendorResult } from "../../ports/vendor.ts";
import { readCredentials } from "../read-credentials.ts";
import { fields, list, number, type Read, type Reader, text } from "../read-response.ts";
import {
  failed,
  readRetryAfterMs,
  reasonOfStatus,
  VendorHttp,
  type VendorOptions,
  type VendorResponse,
} from "../vendor-http.ts";

/** 20 requests in 2 s (https://developer.lemlist.com/api-reference/getting-started/rate-limits). */
const SPACING_MS = 100;
const PAGE_SIZE = 100;

/** The error is identified by its text, because its status varies. */
const ALREADY_ENROLLED = /lead already in the campaign/i;
/** Also matches "Lead already in other campaign", the error if lemlist allows a person in one campaign only. */
const CONFLICT = /lead already in/i;

const UNREADABLE = failed("unavailable", "The sequencer returned a response that cannot be read.");

const readTeam = fields({ _id: text, name: text });
const readCampaign = fields({ _id: text, name: text });
const readCampaigns = list(readCampaign);
const readCampaignPage = fields({ campaigns: readCampaigns, pagination: fields({ totalPage: number }) });

/** Older API versions return a bare list; newer versions wrap it. */
function readCampaignList(value: unknown): Read<typeof readCampaignPage> | undefined {
  const campaigns = readCampaigns(value);
  if (campaigns) return { campaigns };
  const page = readCampaignPage(value);
  return page?.campaigns && page;
}

type Call = <Body>(
  method: "GET" | "POST",
  path: string,
  read: Reader<Body>,
  options: { readonly query?: Readonly<Record<string, string>>; readonly body?: object },
  signal: AbortSignal,
) => Promise<VendorResult<Body>>;

/** Connects to lemlist (https://developer.lemlist.com). A sequence is a campaign. */
export function lemlistConnector({
  baseUrl = "https://api.lemlist.com",
  ...options
}: VendorOptions = {}): Connector<Sequencer> {
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
  return async (method, path, read, { query, body }, signal) => {
    const url = new URL(`/api${path}`, baseUrl);
    url.search = new URLSearchParams(query).toString();
    const headers = { authorization: `Basic ${basic}` };
    const pace = { lane, spacingMs: SPACING_MS };
    const secrets = [apiKey, basic];
    const result = await http.send({ method, url, headers, pace, secrets, isRepeatable: true, body }, signal);
    if (!result.ok) return result;
    const value = read(result.value.json);
    return value === undefined ? UNREADABLE : { ok: true, value };
  };
}

function createSequencer(call: Call): Sequencer {
  return {
    async verify(signal) {
      const team = await call("GET", "/team", readTeam, {}, signal);
      if (!team.ok) return team;
      const { _id, name } = team.value;
      return _id === undefined && name === undefined ? UNREADABLE : { ok: true, value: { name: name ?? null } };
    },

    listSequences: (cursor, signal) => listSequences(call, cursor, signal),

    async findSequence(id, signal) {
      const campaign = await call("GET", `/campaigns/${encodeURIComponent(id)}`, readCampaign, {}, signal);
      if (campaign.ok) {
        const [sequence] = toSequences([campaign.value]);
        return sequence ? { ok: true, value: sequence } : UNREADABLE;
      }
      // lemlist rejects a malformed id instead of responding that it is not found.
      const isUnknown = campaign.failure.reason === "not_found" || campaign.failure.reason === "refused";
      return isUnknown ? { ok: true, value: null } : campaign;
    },

    addLead: (sequenceId, lead, signal) => addLead(call, sequenceId, lead, signal),
  };
}

/** The cursor is the page number. */
async function listSequences(
  call: Call,
  cursor: string | null,
  signal: AbortSignal,
): Promise<VendorResult<VendorPage<Sequence>>> {
  const page = Number(cursor ?? "1");
  if (!Number.isSafeInteger(page) || page < 1)
    return failed("refused", "The cursor was not returned by an earlier listing.");
  const query = { version: "v2", limit: String(PAGE_SIZE), page: String(page) };
  const response = await call("GET", "/campaigns", readCampaignList, { query }, signal);
  if (!response.ok) return response;
  const { campaigns = [], pagination } = response.value;
  const hasMore = pagination?.totalPage === undefined ? campaigns.length === PAGE_SIZE : page < pagination.totalPage;
  return { ok: true, value: { items: toSequences(campaigns), nextCursor: hasMore ? String(page + 1) : null } };
}

/**
 * With `deduplicate`, lemlist also rejects people in other campaigns, so that each person is in at most one sequence.
 */
async function addLead(
  call: Call,
  sequenceId: string,
  { socialUrl, ...lead }: SequenceLead,
  signal: AbortSignal,
): Promise<VendorResult<SequenceEnrolment>> {
  const known = Object.entries({ ...lead, linkedinUrl: socialUrl }).filter(([, value]) => value !== null);
  const options = { query: { deduplicate: "true" }, body: Object.fromEntries(known) };
  const path = `/campaigns/${encodeURIComponent(sequenceId)}/leads/`;
  // The status confirms that the lead was added, regardless of the body.
  const added = await call("POST", path, () => true, options, signal);
  if (added.ok) return { ok: true, value: "enrolled" };
  return ALREADY_ENROLLED.test(added.failure.message) ? { ok: true, value: "already_enrolled" } : added;
}

function toSequences(campaigns: readonly Read<typeof readCampaign>[]): Sequence[] {
  return campaigns.flatMap(({ _id, name }) => (_id ? [{ id: _id, name: name || _id }] : []));
}

/** lemlist returns errors as plain text. */
function readLemlistFailure(response: VendorResponse): VendorFailure | null {
  const { status, text } = response;
  const reason = reasonOfStatus(status);
  if (reason === null) return null;
  if (CONFLICT.test(text)) return failed("conflict", `Sequencer error: ${text}`).failure;
  if (reason === "credentials_rejected")
    return failed(reason, "The sequencer rejected the API key. Reconnect it with a valid key.").failure;
  const retryAfterMs = readRetryAfterMs(response);
  if (reason === "rate_limited") return failed(reason, "The sequencer is limiting requests.", { retryAfterMs }).failure;
  if (reason === "unavailable") {
    return failed(reason, `The sequencer failed with status ${status}.`, { retryAfterMs, mayHaveHappened: true })
      .failure;
  }
  // An HTML page, such as a proxy's, does not help the reader.
  const said = text.includes("<") ? `status ${status}` : text;
  return failed(reason, `The sequencer rejected the request: ${said}`).failure;
}
