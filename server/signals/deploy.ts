import { findChargeRefusal, findCredits, refuseCharge } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import { hasAudiences } from "../exclusions/public.ts";
import type { Input, OperationId, Refusal, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { findIntegration } from "../integrations/public.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { shortenText } from "../lib/slice-text.ts";
import { canonicalSocialUrl, readCompanyReference } from "../text/public.ts";
import { readSearchQuery } from "./detectors/search-query.ts";
import { countRepeatingSignals, findIcp, insertSignal, isKnownProfile, listNamedCompanies } from "./queries-deploy.ts";
import { exclusionFaults, refuseUnknownTerm, storedExclusions, storedTermOptions } from "./settings.ts";
import { createTermMatcher } from "./terms/term-matcher.ts";

type DeployOperation = Extract<OperationId, `Signals_deploy${string}`>;
type FieldsOf<Body> = {
  readonly [Name in Body extends unknown ? keyof Body : never]?: Body extends { [Key in Name]?: infer Value }
    ? Value
    : never;
};

/** The union of the fields of the six deploy requests. */
export type DeployBody = { readonly name: string } & FieldsOf<Input<DeployOperation>["body"]>;

/** A kind of signal, as its deploy operation defines it. */
export interface SignalKind {
  readonly type: Schema["SignalType"];
  readonly defaultTimeframe: number;
  /** The contract's maximum for `timeframe`, in days. */
  readonly maxTimeframe: number;
  /** The request field that contains the signal's subject. */
  readonly subject?: "term" | "social_url" | "search_query";
  /** Whether `icp_id` or `accounts` is required. */
  readonly needsCompanies?: boolean;
  /** The field that `auto_enrich_people_emails` requires. */
  readonly enrichmentNeeds?: "enable_safe_crm_addition" | "people_audience_name";
  /** Whether `audience_ids` or `past_customers` is required. Such signals always find people. */
  readonly needsPeople?: boolean;
  /** Whether the activity itself involves people: those who post or engage. */
  readonly isSocial?: boolean;
}

export const SIGNAL_KINDS = {
  jobPostFirstTimeMention: {
    type: "job_post_first_time_mention",
    defaultTimeframe: 90,
    maxTimeframe: 365,
    subject: "term",
    needsCompanies: true,
    enrichmentNeeds: "enable_safe_crm_addition",
  },
  traitOnly: {
    type: "trait_only",
    defaultTimeframe: 90,
    maxTimeframe: 365,
    needsCompanies: true,
    enrichmentNeeds: "enable_safe_crm_addition",
  },
  socialActivity: {
    type: "social_activity",
    defaultTimeframe: 7,
    maxTimeframe: 180,
    subject: "social_url",
    enrichmentNeeds: "enable_safe_crm_addition",
    isSocial: true,
  },
  socialListening: {
    type: "social_listening",
    defaultTimeframe: 7,
    maxTimeframe: 180,
    subject: "search_query",
    isSocial: true,
  },
  competitorEngagement: {
    type: "competitor_engagement",
    defaultTimeframe: 7,
    maxTimeframe: 180,
    subject: "social_url",
    enrichmentNeeds: "people_audience_name",
    isSocial: true,
  },
  jobChange: {
    type: "job_change",
    defaultTimeframe: 90,
    maxTimeframe: 365,
    needsPeople: true,
    enrichmentNeeds: "enable_safe_crm_addition",
  },
} as const satisfies Record<string, SignalKind>;

/** Returns the maximum timeframe of a signal type, in days. */
export function findMaxTimeframe(type: string): number {
  const kind = Object.values(SIGNAL_KINDS).find((each) => each.type === type);
  if (!kind) throw new Error(`There is no kind of signal with type ${type}.`);
  return kind.maxTimeframe;
}

export const MAX_REPEATING_SIGNALS = 500;

export function tooManyRepeating(): Refusal<409> {
  const message = `A workspace can have at most ${MAX_REPEATING_SIGNALS} repeating signals. Stop one first.`;
  return { status: 409, errorCode: "LIMIT_REACHED", message, details: { limit: MAX_REPEATING_SIGNALS } };
}

type Deployment =
  | {
      readonly signalId: number;
      readonly message: string;
      /** Warnings about the settings; empty if there are none. */
      readonly warning: string;
      readonly isRepeating: boolean;
      readonly balance: number;
    }
  | { readonly faults: Schema["ValidationFault"][] }
  | { readonly refusal: Refusal<400 | 402 | 404 | 409> };

/** Creates a signal and queues its first run, in the caller's transaction. */
export async function deploySignal(
  db: Db,
  kind: SignalKind,
  body: DeployBody,
  caller: { readonly workspaceId: number; readonly userId: string; readonly quotedCredits?: number },
  now: Date,
): Promise<Deployment> {
  const faults = findDeployFaults(kind, body);
  if (faults.length > 0) return { faults };
  const refusal = refuseUnknownTerm(signalSubject(kind, body), body.term_options);
  if (refusal) return { refusal };
  const icpId = body.icp_id ?? null;
  // Prevents the deletion of the ICP, and the deployment of other repeating signals, until the transaction ends.
  await lockWorkspace(db, caller.workspaceId);
  const icp = icpId === null ? undefined : await findIcp(db, caller.workspaceId, icpId);
  // Not "profile" alone, because some signals also specify the profile of a person or a company.
  if (icpId !== null && !icp) return { refusal: noSuch("ideal customer profile") };
  const audienceIds = [...new Set([...(body.audience_ids ?? []), ...(body.exclude?.audience_ids ?? [])])];
  if (!(await hasAudiences(db, caller.workspaceId, audienceIds))) return { refusal: noSuch("audience") };
  if (body.enable_safe_crm_addition && !(await findIntegration(db, caller.workspaceId, "crm"))) {
    const message = "Safe CRM addition requires a connected CRM. Connect one with PUT /api/v1/integrations/crm.";
    return { refusal: { status: 400, errorCode: "INTEGRATION_NOT_CONNECTED", message, details: { kind: "crm" } } };
  }
  const charge = await findChargeRefusal(db, caller, 1);
  if (charge) return { refusal: await refuseCharge(db, caller.workspaceId, charge, "A signal costs at least") };
  const { balance } = await findCredits(db, caller.workspaceId);
  const repeat = body.repeat ?? body.run_daily ?? false;
  if (repeat && (await countRepeatingSignals(db, caller.workspaceId)) >= MAX_REPEATING_SIGNALS)
    return { refusal: tooManyRepeating() };
  const named = body.accounts ? await resolveAccounts(db, body.accounts) : undefined;
  const termOptions = storedTermOptions(body.term_options);
  const exclude = storedExclusions(body.exclude);
  const signalId = await insertSignal(db, {
    workspace_id: caller.workspaceId,
    user_id: caller.userId,
    name: body.name,
    type: kind.type,
    repeat,
    subject: signalSubject(kind, body),
    descriptive_icp: body.descriptive_icp ?? null,
    icp_id: icpId,
    timeframe_days: body.timeframe ?? kind.defaultTimeframe,
    signal_target: body.signal_target ?? "account",
    named_company_ids: named?.companyIds ?? null,
    account_audience_name: body.account_audience_name ?? `${body.name} - Accounts`,
    people_audience_name: body.people_audience_name ?? `${body.name} - People`,
    finds_people: looksForPeople(kind, body),
    max_credit_limit: body.max_credit_limit ?? null,
    enable_safe_crm_addition: body.enable_safe_crm_addition ?? false,
    auto_enrich_people_emails: body.auto_enrich_people_emails ?? false,
    advanced_people_finder: body.advanced_people_finder ?? false,
    speed_mode: body.speed_mode ?? false,
    term_options: termOptions && JSON.stringify(termOptions),
    min_history_posts: body.min_history_posts ?? 0,
    mention_roles: body.mention_roles ? [...new Set(body.mention_roles)] : null,
    include_agencies: body.include_agencies ?? false,
    exclude: exclude && JSON.stringify(exclude),
    watched_audience_ids: [...new Set(body.audience_ids ?? [])],
    past_customers: body.past_customers ?? false,
    titles: body.titles ? [...new Set(body.titles)] : null,
    created_at: now,
    next_run_at: now,
    next_run_max_credits: Number.isFinite(caller.quotedCredits) ? caller.quotedCredits! : null,
  });
  await enqueue(db, "signals.run", { signalId, workspaceId: caller.workspaceId });
  const start = repeat ? "The signal is running now and will run daily." : "The signal is running now.";
  const isUnknown = kind.subject === "social_url" && !(await isKnownProfile(db, signalSubject(kind, body) ?? ""));
  const unknown = isUnknown ? "This profile is unknown: no person, company, post or engagement has its URL yet." : "";
  const fitsAll = icp && Object.keys(icp.filters).length === 0 && !body.accounts && body.descriptive_icp == null;
  const anyCompany = fitsAll
    ? "The ICP has no filters, so it matches all companies. Its description does not filter companies; descriptive_icp does."
    : "";
  const unresolved = unresolvedMessage(named?.unresolved ?? [], body.accounts?.length ?? 0);
  const warning = [unknown, anyCompany, unresolved].filter(Boolean).join(" ");
  const message = [start, warning].filter(Boolean).join(" ");
  return { signalId, isRepeating: repeat, balance, warning, message };
}

function findDeployFaults(kind: SignalKind, body: DeployBody): Schema["ValidationFault"][] {
  const faults: Schema["ValidationFault"][] = [];
  if (kind.needsCompanies && body.icp_id == null && body.accounts == null)
    faults.push({ loc: ["body", "icp_id"], msg: "Expected icp_id or accounts", type: "missing" });
  if (kind.needsPeople && body.audience_ids == null && !body.past_customers)
    faults.push({ loc: ["body", "audience_ids"], msg: "Expected audience_ids or past_customers", type: "missing" });
  faults.push(...exclusionFaults(body.exclude));
  if (kind.subject === "social_url" && body.social_url !== undefined && !canonicalSocialUrl(body.social_url)) {
    const msg = "Expected the URL of a profile, such as `https://social.example/in/mara-lindqvist`";
    faults.push({ loc: ["body", "social_url"], msg, type: "url" });
  }
  if (kind.subject === "term" && body.term !== undefined && !createTermMatcher(body.term))
    faults.push({ loc: ["body", "term"], msg: "Expected letters or digits", type: "term" });
  const query = kind.subject === "search_query" ? readSearchQuery(body.search_query ?? "") : undefined;
  if (query && "fault" in query) faults.push({ loc: ["body", "search_query"], msg: query.fault, type: "search_query" });
  for (const [index, account] of (body.accounts ?? []).entries()) {
    if (account.website == null && account.social_url == null)
      faults.push({ loc: ["body", "accounts", String(index)], msg: "Expected website or social_url", type: "missing" });
  }
  const needed = kind.enrichmentNeeds;
  if (needed && body.auto_enrich_people_emails && !body[needed])
    faults.push({ loc: ["body", "auto_enrich_people_emails"], msg: `Requires ${needed}`, type: "missing" });
  return faults;
}

function signalSubject({ subject }: SignalKind, body: DeployBody): string | null {
  if (subject === undefined) return null;
  const text = body[subject] ?? "";
  return subject === "social_url" ? (canonicalSocialUrl(text) ?? text) : text.trim();
}

/** Returns whether a signal finds people. Social signals that do not target accounts find people in the activity. */
function looksForPeople({ isSocial = false, needsPeople = false }: SignalKind, body: DeployBody): boolean {
  const wantsPeople =
    body.people_audience_name != null ||
    (body.auto_enrich_people_emails ?? false) ||
    (body.advanced_people_finder ?? false);
  return wantsPeople || needsPeople || (isSocial && body.signal_target !== "account");
}

interface ResolvedAccounts {
  readonly companyIds: number[];
  /** The websites or profiles of unknown companies, as sent. */
  readonly unresolved: readonly string[];
}

async function resolveAccounts(db: Db, sent: readonly Schema["SignalAccountInput"][]): Promise<ResolvedAccounts> {
  const wanted = sent.map(({ website, social_url: socialUrl }) => ({
    website: website == null ? undefined : readCompanyReference(website),
    socialUrl: socialUrl == null ? undefined : canonicalSocialUrl(socialUrl),
  }));
  const found = await listNamedCompanies(db, wanted);
  const companyIds = new Set<number>();
  const unresolved: string[] = [];
  for (const [index, { website, social_url: socialUrl }] of sent.entries()) {
    const companyId = found[index];
    if (companyId === undefined) unresolved.push(website ?? socialUrl ?? "");
    else companyIds.add(companyId);
  }
  return { companyIds: [...companyIds], unresolved };
}

const MAX_UNRESOLVED_NAMED = 20;
const MAX_SHOWN_LENGTH = 100;

function unresolvedMessage(unresolved: readonly string[], sentCount: number): string {
  if (unresolved.length === 0) return "";
  const shown = unresolved
    .slice(0, MAX_UNRESOLVED_NAMED)
    .map((name) => shortenText(name, MAX_SHOWN_LENGTH))
    .join(", ");
  const more = unresolved.length - MAX_UNRESOLVED_NAMED;
  return `${unresolved.length} of ${sentCount} accounts could not be found: ${shown}${more > 0 ? ` and ${more} more` : ""}.`;
}
