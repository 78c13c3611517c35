import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** A work email to show to a workspace, and where it comes from. */
export interface RevealedEmail {
  readonly personId: number;
  readonly workEmail: string;
  readonly source: "enrichment" | "import" | "crm";
}

/** Reveals work emails to a workspace. Those it can see already stay as they are. */
export async function revealEmails(db: Db, workspaceId: number, emails: readonly RevealedEmail[]): Promise<void> {
  if (emails.length === 0) return;
  await sql`
    insert into workspace_person_email (workspace_id, person_id, work_email, source)
    select distinct on (person_id) ${workspaceId}, person_id, lower(work_email), source
    from unnest(${emails.map(({ personId }) => personId)}::bigint[], ${emails.map(({ workEmail }) => workEmail)}::text[],
      ${emails.map(({ source }) => source)}::text[]) as given (person_id, work_email, source)
    order by person_id
    on conflict do nothing`.execute(db);
}
