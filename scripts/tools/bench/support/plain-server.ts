// Serves the lists and reads of the latency benchmark with plain SQL and node:http. The process takes a database URL as
// its argument and sends its own URL to the parent.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** Starts the server in a separate process. Callers send the id of their workspace as their key. */
export async function servePlainly(databaseUrl: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(import.meta.url), [databaseUrl], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [address = ""]: string[] = await once(child, "message");
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, "exit");
  };
  return { address, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    const body: { filters?: { account_ids: number[] } } =
      request.method === "GET" ? {} : JSON.parse(await text(request));
    const workspaceId = headers["x-api-key"];
    const [sql, values] = chooseStatement(url, workspaceId, body.filters?.account_ids);
    const { rows } = await pool.query(sql, values);
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ rows }));
  });
  server.listen(0, "127.0.0.1", () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
}

function chooseStatement(url: string, workspaceId: unknown, companyIds: number[] | undefined): [string, unknown[]] {
  const columns = "c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country, c.one_liner";
  if (companyIds !== undefined)
    return [
      `select p.id, p.title, p.body, p.posted_at, c.name from job_post p join company c on c.id = p.company_id
      where p.company_id = any($1) order by p.posted_at desc, p.id desc limit 25`,
      [companyIds],
    ];
  if (url.endsWith("get-account-list"))
    return [
      `select ${columns}, a.is_imported, a.is_present_in_crm, a.added_at, a.insights_count
      from workspace_account a join company c on c.id = a.company_id
      where a.workspace_id = $1 order by a.company_id limit 50`,
      [workspaceId],
    ];
  return [`select ${columns}, c.description, c.tags from company c where c.id = $1`, [url.split("/").at(-1)]];
}
