import type { Db } from "../db/connect.ts";
import type { Handler } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { exportRows } from "../lib/export-rows.ts";
import { readPages } from "../lib/read-pages.ts";
import { findAudience, listAccountMembers, listPersonMembers, type MemberRow } from "./queries.ts";

/** Returns all members of an audience, as newline-delimited JSON or as CSV. */
export const exportAudience: Handler<"Audiences_export"> = async (
  { path },
  { db, caller, preferredType, reply, refuse },
) => {
  const audience = await findAudience(db, caller.workspaceId, path.audience_id);
  if (!audience) return refuse(noSuch("audience"));
  const mediaType = preferredType(["application/x-ndjson", "text/csv"]);
  const members = readMembers(db, { workspaceId: caller.workspaceId, id: audience.id });
  const table = {
    columns: COLUMNS,
    lines: (member: ReturnType<typeof toExported>) => [COLUMNS.map((column) => member[column])],
  };
  return reply(200, { mediaType, chunks: exportRows(members, mediaType, table) });
};

const PAGE_SIZE = 1_000;

async function* readMembers(db: Db, audience: { workspaceId: number; id: number }) {
  const accounts = readPages<MemberRow>(PAGE_SIZE, (after, limit) =>
    listAccountMembers(db, audience.id, after?.account_id ?? 0, limit),
  );
  const people = readPages<MemberRow>(PAGE_SIZE, (after, limit) =>
    listPersonMembers(db, audience, after?.people_id ?? 0, limit),
  );
  for (const pages of [accounts, people]) for await (const page of pages) yield page.map(toExported);
}

const COLUMNS = [
  ...(["kind", "account_id", "account_name", "account_domain", "people_id"] as const),
  ...(["full_name", "title", "work_email", "social_url", "added_at"] as const),
];

function toExported({ added_at, ...member }: MemberRow) {
  return { ...member, added_at: added_at.toISOString() };
}
