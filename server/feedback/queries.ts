import type { Db } from "../db/connect.ts";
import { findRow, listRows, run } from "../db/statements.ts";
import type { Schema } from "../http/contract.ts";

type Kind = Schema["FeedbackKind"];

/** A result of a workspace, and its charge. */
export interface JudgedRow {
  readonly company_id: number | null;
  readonly person_id: number | null;
  readonly signal_id: number | null;
  readonly search: object | null;
  readonly insight_key: string | null;
  readonly work_email: string | null;
  readonly credits: number;
  /** Whether the result belongs to a job that has not been charged yet. */
  readonly is_unpaid: boolean;
}

/** Finds a company that lookalike searches have returned. */
export async function findLookalike(db: Db, workspaceId: number, companyId: number): Promise<JudgedRow | undefined> {
  return findRow(db)<JudgedRow>`
    select r.company_id, null as person_id, null as signal_id, null as insight_key, null as work_email, r.credits,
      coalesce(
        r.search,
        jsonb_build_object('query', job.request -> 'query', 'seed_domains', job.resolved_seed_domains)
      ) as search,
      job.id is not null and job.finished_at is null as is_unpaid
    from lookalike_returned as r left join lookalike_job as job on job.id = r.job_id
    where r.workspace_id = ${workspaceId} and r.company_id = ${companyId} and r.returned_at is not null`;
}

export async function findSignalResult(
  db: Db,
  workspaceId: number,
  { signalId, kind, id }: { readonly signalId: number; readonly kind: "account" | "person"; readonly id: number },
  listPrices: { readonly account: number; readonly person: number },
): Promise<JudgedRow | undefined> {
  if (kind === "account")
    return findRow(db)<JudgedRow>`
      select f.company_id, null as person_id, f.signal_id, null as search, null as insight_key, null as work_email,
        false as is_unpaid,
        coalesce(f.credits, case when f.company_id = any(s.named_company_ids) then 0
        else ${listPrices.account}::integer end) as credits
      from signal as s join signal_account as f on f.signal_id = s.id
      where s.workspace_id = ${workspaceId} and s.id = ${signalId} and f.company_id = ${id}`;
  return findRow(db)<JudgedRow>`
    select f.company_id, f.person_id, f.signal_id, null as search, null as insight_key, null as work_email,
      false as is_unpaid,
      coalesce(f.credits, ${listPrices.person}::integer) as credits
    from signal as s join signal_person as f on f.signal_id = s.id
    where s.workspace_id = ${workspaceId} and s.id = ${signalId} and f.person_id = ${id}`;
}

export async function findInsight(db: Db, workspaceId: number, insightId: number): Promise<JudgedRow | undefined> {
  return findRow(db)<JudgedRow>`
    select company_id, person_id, signal_id, null as search, dedupe_key as insight_key, null as work_email,
      0 as credits, false as is_unpaid
    from insight where workspace_id = ${workspaceId} and id = ${insightId}`;
}

/** Finds a revealed work email. An address that several people share was charged once, for the first person. */
export async function findEmail(
  db: Db,
  workspaceId: number,
  personId: number,
  price: number,
): Promise<JudgedRow | undefined> {
  return findRow(db)<JudgedRow>`
    select p.company_id, w.person_id, null as signal_id, null as search, null as insight_key, w.work_email,
      false as is_unpaid,
      case when w.source <> 'enrichment' or exists (
        select from workspace_person_email as other
        where other.workspace_id = w.workspace_id and other.work_email = w.work_email
          and (other.revealed_at, other.person_id) < (w.revealed_at, w.person_id)
      ) then 0 else ${price}::integer end as credits
    from workspace_person_email as w join person as p on p.id = w.person_id
    where w.workspace_id = ${workspaceId} and w.person_id = ${personId}`;
}

/** Prevents the deletion of a signal. Called before the credits are locked, because runs use the same order. */
export async function lockSignal(db: Db, signalId: number): Promise<void> {
  await run(db)`select from signal where id = ${signalId} for key share`;
}

/** Records a verdict. Returns undefined if the result already has one. */
export async function insertFeedback(
  db: Db,
  caller: { readonly workspaceId: number; readonly userId: string },
  verdict: {
    readonly kind: Kind;
    readonly rowKey: string;
    readonly verdict: Schema["FeedbackVerdict"];
    readonly note: string | null;
    readonly row: JudgedRow;
    readonly refund: Schema["RefundStatus"];
  },
): Promise<number | undefined> {
  const { row } = verdict;
  const isHidden = verdict.verdict !== "right";
  const rows = await listRows(db)<{ id: number }>`
    insert into feedback (workspace_id, kind, row_key, verdict, note, company_id, person_id, signal_id, search,
      insight_key,
      work_email, credits, refund, user_id)
    values (${caller.workspaceId}, ${verdict.kind}, ${verdict.rowKey}, ${verdict.verdict}, ${verdict.note},
      ${row.company_id},
      ${row.person_id}, ${row.signal_id}, ${row.search && JSON.stringify(row.search)}::jsonb,
      ${isHidden ? row.insight_key : null}, ${isHidden ? row.work_email : null}, ${row.credits}, ${verdict.refund},
      ${caller.userId})
    on conflict do nothing returning id`;
  return rows[0]?.id;
}

/** Hides a judged result. Lookalike searches exclude companies by their verdict. */
export async function hideRow(db: Db, workspaceId: number, kind: Kind, id: number, row: JudgedRow): Promise<void> {
  if (kind === "insight") await run(db)`delete from insight where workspace_id = ${workspaceId} and id = ${id}`;
  // Also hides the address for other people, because it was charged once.
  if (kind === "email")
    await run(db)`
      delete from workspace_person_email
      where workspace_id = ${workspaceId} and work_email = ${row.work_email}
        and (person_id = ${id} or source = 'enrichment')`;
  if (kind !== "signal_result") return;
  if (row.person_id === null)
    await run(db)`
      update signal_account set is_hidden = true where signal_id = ${row.signal_id} and company_id = ${row.company_id}`;
  else
    await run(db)`
      update signal_person set is_hidden = true where signal_id = ${row.signal_id} and person_id = ${row.person_id}`;
}
