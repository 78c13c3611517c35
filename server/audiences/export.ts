import type { Db } from "../db/connect.ts";
import type { Handler } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { csvLine } from "../lib/csv-line.ts";
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
  return reply(200, { mediaType, chunks: mediaType === "text/csv" ? toTable(members) : toLines(members) });
};

const PAGE_SIZE = 1_000;

async function* readMembers(db: Db, audience: { workspaceId: number; id: number }): AsyncGenerator<MemberRow[]> {
  for (let afterId = 0; ; ) {
    const page = await listAccountMembers(db, audience.id, afterId, PAGE_SIZE);
    yield page;
    if (page.length < PAGE_SIZE) break;
    afterId = page.at(-1)?.account_id ?? afterId;
  }
  for (let afterId = 0; ; ) {
    const page = await listPersonMembers(db, audience, afterId, PAGE_SIZE);
    yield page;
    if (page.length < PAGE_SIZE) return;
    afterId = page.at(-1)?.people_id ?? afterId;
  }
}

async function* toLines(pages: AsyncIterable<readonly MemberRow[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((member) => `${JSON.stringify(toExported(member))}\n`).join("");
}

const COLUMNS = [
  ...(["kind", "account_id", "account_name", "account_domain", "people_id"] as const),
  ...(["full_name", "title", "work_email", "social_url", "added_at"] as const),
];

async function* toTable(pages: AsyncIterable<readonly MemberRow[]>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const page of pages)
    yield page
      .map(toExported)
      .map((member) => csvLine(COLUMNS.map((column) => member[column])))
      .join("");
}

function toExported({ added_at, ...member }: MemberRow) {
  return { ...member, added_at: added_at.toISOString() };
}
