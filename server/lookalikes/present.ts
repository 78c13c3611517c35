import { companySize } from "../catalogue/company-size.ts";
import { countryName } from "../catalogue/countries.ts";
import type { FundingStage } from "../catalogue/funding-stages.ts";
import type { Schema } from "../http/contract.ts";
import { roundScore } from "../lib/round-score.ts";
import type { CompanyText } from "../search/search.ts";
import type { ResultCompany, ShownJob } from "./queries.ts";

/** How many results a full page of a bulk job has. */
export const PAGE_SIZE = 100;

/** A company that was found, as the contract shows it. */
export function presentLookalike(company: ResultCompany, score: number, matchReason: string): Schema["Lookalike"] {
  return {
    account_id: company.id,
    name: company.name,
    domain: company.domain,
    social_url: company.social_url,
    headquarters:
      company.hq_country === null ? null : { code: company.hq_country, name: countryName(company.hq_country) },
    company_size: companySize(company),
    employee_count: company.employee_count,
    // The table's check holds it to the contract's labels.
    funding_stage: company.funding_stage as FundingStage | null,
    industry: company.industry,
    similarity_score: roundScore(score),
    match_reason: matchReason,
  };
}

/** What a match reason is made of. */
export function textOf(company: ResultCompany): CompanyText {
  const { id, name, one_liner: oneLiner, description, industry, tags } = company;
  return { id, name, oneLiner, description, industry, tags };
}

/** Where a job stands, as the contract shows it. */
export function presentJob(job: ShownJob): Schema["LookalikeJob"] {
  return {
    job_id: job.id,
    status: statusOf(job),
    manifest: job.page_count === 0 && job.finished_at === null ? null : presentManifest(job),
    processed: job.processed,
    progress_message: job.progress_message,
    error_message: job.error_message,
    requested_limit: job.requested_limit,
    agentic_method: methodOf(job),
    created_at: job.created_at.toISOString(),
    started_at: job.started_at?.toISOString() ?? null,
    finished_at: job.finished_at?.toISOString() ?? null,
    eta_seconds: job.eta_seconds,
  };
}

/** What a job has delivered, as the contract shows it. */
export function presentManifest(job: ShownJob): Schema["LookalikeManifest"] {
  const status = statusOf(job);
  return {
    count: job.processed,
    pages: job.page_count,
    page_size: PAGE_SIZE,
    credits_consumed: job.finished_at === null ? job.processed : job.credits_consumed,
    derived_query: job.derived_query,
    resolved_seed_domains: job.resolved_seed_domains,
    unresolved_seed_domains: job.unresolved_seed_domains,
    agentic_method: methodOf(job),
    partial: status === "cancelled" || status === "failed",
  };
}

/** The name of a page: `page_0000`, `page_0001`, … */
export function cursorOf(pageNumber: number): string {
  return `page_${String(pageNumber).padStart(4, "0")}`;
}

/** The page a cursor names; undefined when it is not how a page is named. */
export function pageOf(cursor: string): number | undefined {
  const pageNumber = Number(cursor.slice("page_".length));
  return cursorOf(pageNumber) === cursor ? pageNumber : undefined;
}

/** What carries out an agentic search; null for a semantic one. */
export function methodOf(job: ShownJob): Schema["LookalikeJob"]["agentic_method"] {
  // The table's check holds it to the contract's words.
  return job.agentic_method as Schema["LookalikeJob"]["agentic_method"];
}

function statusOf(job: ShownJob): Schema["LookalikeJobStatus"] {
  // The table's check holds it to the contract's words.
  return job.status as Schema["LookalikeJobStatus"];
}
