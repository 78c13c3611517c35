import type { Db } from "../db/connect.ts";
import { findRow, listRows, run } from "../db/statements.ts";

/** An inconsistency in a workspace's credits. */
interface LedgerFault {
  readonly workspaceId: number;
  readonly fault: string;
}

/** Compares the ledger of every workspace with its balance, in one statement and therefore in one snapshot. */
export async function checkLedger(db: Db): Promise<{ workspaces: number; faults: LedgerFault[] }> {
  const rows = await listRows(db)<{ workspaces: number; workspace_id: number | null; fault: string | null }>`
    with ledger as (
      select workspace_id, sum(balance_change) as balance, sum(reserved_change) as reserved from credit_entry group by 1
    ), reservation as (
      select workspace_id, reference, sum(reserved_change) as still_reserved, bool_or(kind in ('settle', 'release')) as ended
      from credit_entry where kind in ('reserve', 'settle', 'release') group by 1, 2
    ), fault as (
      select coalesce(ledger.workspace_id, held.workspace_id) as workspace_id,
        format('the ledger sums to %s and %s reserved, the balance is %s and %s reserved',
          coalesce(ledger.balance, 0), coalesce(ledger.reserved, 0), coalesce(held.balance, 0), coalesce(held.reserved, 0)) as fault
      from ledger full join credit_balance as held using (workspace_id)
      where (coalesce(ledger.balance, 0), coalesce(ledger.reserved, 0)) is distinct from (coalesce(held.balance, 0), coalesce(held.reserved, 0))
      union all
      select workspace_id, format('the reservation of %s ended with %s still reserved', reference, still_reserved)
      from reservation where ended and still_reserved <> 0
      union all
      select workspace_id, format('%s was settled without a reservation', reference) from reservation where still_reserved < 0
    )
    select (select count(*) from credit_balance) as workspaces, workspace_id, fault from (select) as one left join fault on true
    order by workspace_id`;
  const faults = rows.flatMap(({ workspace_id, fault }) =>
    workspace_id === null || fault === null ? [] : [{ workspaceId: workspace_id, fault }],
  );
  return { workspaces: rows[0]!.workspaces, faults };
}

/** Compares all ledgers with their balances, and stores how many faults there are. */
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

/** Finds the result of the last check; undefined before the first. */
export async function findLedgerCheck(db: Db): Promise<LedgerCheck | undefined> {
  return findRow(db)<LedgerCheck>`
    select fault_count, extract(epoch from now() - checked_at)::float8 as age_seconds from credit_check`;
}
