import type { Db } from "../db/connect.ts";
import { findRow, listRows, run } from "../db/statements.ts";

/** An inconsistency in a workspace's credits. */
interface LedgerFault {
  readonly workspaceId: number;
  readonly fault: string;
}

/**
 * Compares the ledger of every workspace with its balance and with the sums of its budgets, in one statement and
 * therefore in one snapshot. Ignores charges from before the migration that added budgets.
 */
export async function checkLedger(db: Db): Promise<{ workspaces: number; faults: LedgerFault[] }> {
  const rows = await listRows(db)<{ workspaces: number; workspace_id: number | null; fault: string | null }>`
    with ledger as (
      select workspace_id, sum(balance_change) as balance, sum(reserved_change) as reserved from credit_entry group by 1
    ), reservation as (
      select workspace_id, reference, sum(reserved_change) as still_reserved,
        bool_or(kind in ('settle', 'release')) as ended
      from credit_entry where kind in ('reserve', 'settle', 'release') group by 1, 2
    ), owed as (
      select opened.workspace_id, spender as user_id, (opened.created_at at time zone 'UTC')::date as day,
        sum(-opened.balance_change - coalesce(ended.balance_change, 0)) as spent, min(opened.created_at) as first_at
      from credit_entry as opened
        left join credit_entry as ended on opened.kind = 'reserve' and ended.workspace_id = opened.workspace_id
          and ended.reference = opened.reference and ended.kind in ('settle', 'release'),
        lateral unnest(array['', opened.user_id]) as spender
      where opened.kind in ('spend', 'reserve') and spender is not null group by 1, 2, 3
    ), counted as (
      select coalesce(owed.workspace_id, kept.workspace_id) as workspace_id,
        coalesce(owed.user_id, kept.user_id) as user_id,
        coalesce(owed.day, kept.day) as day, coalesce(owed.spent, 0) as owed, coalesce(kept.spent, 0) as counted
      from owed full join credit_spending as kept using (workspace_id, user_id, day), schema_migration
      where schema_migration.name = '202611291015-credit-budgets' and coalesce(first_at >= applied_at, true)
        and coalesce(owed.day, kept.day) > now() - interval '400 days'
    ), fault as (
      select coalesce(ledger.workspace_id, held.workspace_id) as workspace_id,
        format('the ledger sums to %s and %s reserved, the balance is %s and %s reserved',
          coalesce(ledger.balance, 0), coalesce(ledger.reserved, 0), coalesce(held.balance, 0),
          coalesce(held.reserved, 0)) as fault
      from ledger full join credit_balance as held using (workspace_id)
      where (coalesce(ledger.balance, 0), coalesce(ledger.reserved, 0)) is distinct from (coalesce(held.balance, 0),
        coalesce(held.reserved, 0))
      union all
      select workspace_id, format('budgets count %s credits of %s on %s, the ledger has %s', counted,
        case user_id when '' then 'the workspace' else user_id end, day, owed)
      from counted where owed <> counted
      union all
      select workspace_id, format('the reservation of %s ended with %s still reserved', reference, still_reserved)
      from reservation where ended and still_reserved <> 0
      union all
      select workspace_id, format('%s was settled without a reservation', reference) from reservation
      where still_reserved < 0
    )
    select (select count(*) from credit_balance) as workspaces, workspace_id, fault from (select) as one
      left join fault on true
    order by workspace_id`;
  const faults = rows.flatMap(({ workspace_id, fault }) =>
    workspace_id === null || fault === null ? [] : [{ workspaceId: workspace_id, fault }],
  );
  return { workspaces: rows[0]!.workspaces, faults };
}

/** Compares all ledgers with their balances, and stores the number of faults. */
export async function recordLedgerCheck(db: Db): Promise<readonly LedgerFault[]> {
  const { faults } = await checkLedger(db);
  await run(db)`
    insert into credit_check (checked_at, fault_count) values (now(), ${faults.length})
    on conflict (is_only) do update set checked_at = excluded.checked_at, fault_count = excluded.fault_count`;
  return faults;
}

interface LedgerCheck {
  readonly fault_count: number;
  readonly age_seconds: number;
}

/** Finds the result of the last check; undefined before the first check. */
export async function findLedgerCheck(db: Db): Promise<LedgerCheck | undefined> {
  return findRow(db)<LedgerCheck>`
    select fault_count, extract(epoch from now() - checked_at)::float8 as age_seconds from credit_check`;
}
