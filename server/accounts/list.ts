import type { Db } from "../db/connect.ts";
import { resolveFilters } from "../filters/resolve-filters.ts";
import type { Handler } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { findViewFilters } from "../views/public.ts";
import { presentListItem } from "./present.ts";
import { type AccountRow, type AccountSelection, countAccounts, listAccountRows } from "./queries-list.ts";

// The contract's defaults, for a request without a body.
const FIRST_PAGE = { limit: 50, offset: 0 };
const FIRST_FILTERED_PAGE = { sort_key: "insights_count", sort_direction: "desc", page: 0, page_size: 50 } as const;

/** Lists the workspace's accounts by id. */
export const listAccounts: Handler<"Accounts_list"> = async ({ body }, context) => {
  const { db, caller, reply } = context;
  const resolved = await resolveFilters("AccountFilters", body?.filters, context);
  if ("refusal" in resolved) return resolved.refusal;
  const { limit, offset } = { ...FIRST_PAGE, ...body?.pagination };
  const { rows, totalCount } = await readPage(db, {
    workspaceId: caller.workspaceId,
    filters: [resolved.filters],
    sortKey: "id",
    sortDirection: "asc",
    limit,
    offset,
  });
  return reply(200, {
    accounts: rows.map(presentListItem),
    total_count: totalCount,
    ...(body?.pagination && { pagination: paginationOf({ limit, offset }, rows.length, totalCount) }),
  });
};

/** Lists a sorted page of the workspace's accounts. */
export const listFilteredAccounts: Handler<"Accounts_listFiltered"> = async ({ body }, context) => {
  const { db, caller, reply, problem } = context;
  const view = body?.view_id ? await findViewFilters(db, { userId: caller.userId, viewId: body.view_id }) : undefined;
  if (body?.view_id && !view) return problem(404, "NOT_FOUND", "There is no such view.");
  if (view?.viewType === "people") {
    const message = "This view shows people. POST /api/v1/people/list pages through them.";
    return problem(400, "VIEW_TYPE_MISMATCH", message, { view_id: body?.view_id });
  }
  const resolved = await resolveFilters("AccountFilters", body?.filters, context);
  if ("refusal" in resolved) return resolved.refusal;
  const { sort_key: sortKey, sort_direction: sortDirection, page, page_size } = { ...FIRST_FILTERED_PAGE, ...body };
  const { rows, totalCount } = await readPage(db, {
    workspaceId: caller.workspaceId,
    filters: view ? [view.filters, resolved.filters] : [resolved.filters],
    sortKey,
    sortDirection,
    limit: page_size,
    offset: page * page_size,
  });
  return reply(200, {
    accounts: rows.map((row) => ({ ...presentListItem(row), insights_count: row.insights_count })),
    account_ids: rows.map((row) => row.id),
    total_count: totalCount,
    page,
    page_size,
    has_more: page * page_size + rows.length < totalCount,
  });
};

async function readPage(
  db: Db,
  selection: AccountSelection,
): Promise<{ rows: readonly AccountRow[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listAccountRows(db, selection),
    countAccounts(db, selection.workspaceId, selection.filters),
  ]);
  return { rows, totalCount };
}
