import type { AdditionSummary } from "../crm/public.ts";
import type { Schema } from "../http/contract.ts";
import { sliceText } from "../lib/slice-text.ts";
import type { ResultEvidenceRow, ResultPersonRow, ResultRow, RunRow, SignalDetailRow, SignalRow } from "./queries.ts";
import { matchingOptions, type StoredExclusions, type StoredTermOptions } from "./settings.ts";
import { termSpellings } from "./terms/term-matcher.ts";

/** Presents a signal in a list. The casts are safe because check constraints allow only the contract's values. */
export function presentSummary(row: SignalRow): Schema["SignalSummary"] {
  return {
    signal_id: row.id,
    signal_name: row.name,
    signal_type: row.type as Schema["SignalType"],
    status: row.status as Schema["SignalStatus"],
    repeat: row.repeat,
    icp_id: row.icp_id,
    created_at: row.created_at.toISOString(),
    last_run_at: row.last_run_at?.toISOString() ?? null,
    next_run_at: row.next_run_at?.toISOString() ?? null,
    account_count: row.account_count,
    people_count: row.people_count,
    credits_consumed: row.credits_consumed,
  };
}

export function presentSignal(
  row: SignalDetailRow,
  runs: readonly RunRow[],
  addition: AdditionSummary | null,
): Schema["Signal"] {
  return {
    ...presentSummary(row),
    subject: row.subject,
    descriptive_icp: row.descriptive_icp,
    timeframe: row.timeframe_days,
    signal_target: row.signal_target as Schema["SignalTarget"],
    user_id: row.user_id,
    account_audience_id: row.account_audience_id,
    people_audience_id: row.people_audience_id,
    max_credit_limit: row.max_credit_limit,
    enable_safe_crm_addition: row.enable_safe_crm_addition,
    auto_enrich_people_emails: row.auto_enrich_people_emails,
    advanced_people_finder: row.advanced_people_finder,
    speed_mode: row.speed_mode,
    term_options: row.term_options && presentTermOptions(row.term_options),
    spellings: presentSpellings(row),
    min_history_posts: row.min_history_posts,
    mention_roles: row.mention_roles && [...row.mention_roles],
    include_agencies: row.include_agencies,
    exclude: row.exclude && presentExclusions(row.exclude),
    watched_audience_ids: [...row.watched_audience_ids],
    past_customers: row.past_customers,
    titles: row.titles && [...row.titles],
    crm_addition: addition && { ...addition, reasons: addition.reasons.map((reason) => sliceText(reason, 0, 2000)) },
    runs: runs.map(presentRun),
  };
}

function presentTermOptions({ also, not, ...options }: StoredTermOptions): Schema["TermOptions"] {
  return { ...options, ...(also && { also: [...also] }), ...(not && { not: [...not] }) };
}

function presentExclusions({ audience_ids: ids, domains, ...others }: StoredExclusions): Schema["SignalExclusions"] {
  return { ...others, ...(ids && { audience_ids: [...ids] }), ...(domains && { domains: [...domains] }) };
}

const MAX_SPELLINGS = 50;

/** Lists the spellings of a signal's term; none for a search query, which may contain several terms. */
function presentSpellings({ type, subject, term_options, synonyms }: SignalDetailRow): string[] {
  if (type !== "job_post_first_time_mention" || subject === null) return [];
  return termSpellings(subject, matchingOptions(subject, term_options, synonyms ?? []))
    .map((spelling) => sliceText(spelling, 0, 200))
    .slice(0, MAX_SPELLINGS);
}

function presentRun(row: RunRow): Schema["SignalRun"] {
  return {
    run_id: row.id,
    status: row.status as Schema["SignalRunStatus"],
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    account_count: row.account_count,
    people_count: row.people_count,
    credits_consumed: row.credits_consumed,
    message: row.message,
    error_message: row.error_message,
  };
}

export function presentResults(
  signalId: number,
  accounts: readonly ResultRow[],
  people: readonly ResultPersonRow[],
  evidence: readonly ResultEvidenceRow[],
): Schema["SignalResult"][] {
  const peopleByCompany = Map.groupBy(people, ({ company_id }) => company_id);
  const evidenceByResult = Map.groupBy(evidence, ({ company_id, person_id }) => `${company_id} ${person_id ?? ""}`);
  const presentResultEvidence = (companyId: number, personId: number | "") =>
    (evidenceByResult.get(`${companyId} ${personId}`) ?? []).map(presentEvidence);
  return accounts.map((account) => ({
    result_id: `result_${signalId}_account_${account.company_id}`,
    run_id: account.run_id,
    found_at: account.discovered_at.toISOString(),
    account_id: account.company_id,
    account_name: account.name,
    account_domain: account.domain,
    evidence: presentResultEvidence(account.company_id, ""),
    people_count: account.people_count,
    people: (peopleByCompany.get(account.company_id) ?? []).map((person) => ({
      result_id: `result_${signalId}_person_${person.person_id}`,
      people_id: person.person_id,
      full_name: person.full_name,
      title: person.title,
      evidence: presentResultEvidence(account.company_id, person.person_id),
    })),
  }));
}

function presentEvidence(row: ResultEvidenceRow): Schema["SignalEvidence"] {
  return {
    evidence_type: row.evidence_type as Schema["EvidenceType"],
    title: row.title === null ? null : sliceText(row.title, 0, 500),
    sentence: sliceText(row.sentence, 0, 4000),
    source_url: row.source_url,
    occurred_at: row.occurred_at?.toISOString() ?? null,
    history:
      row.history_posts === null ? null : { posts: row.history_posts, since: row.history_since?.toISOString() ?? null },
    role: row.role,
    posted_by: row.posted_by,
  };
}
