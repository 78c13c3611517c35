import { sql } from "kysely";
import { expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { until } from "../../scripts/support/until.ts";
import { codeIn, otherThan, startKeyService } from "./support.ts";

it("neither a code nor a key is ever in the log or readable in the database", async () => {
  const service = await startKeyService();
  const { database, logged } = service;
  const secrets: string[] = [];

  /** Returns every row of every table, including the queue's, as Postgres prints it: bytes in hexadecimal. */
  const dump = async (): Promise<string> => {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(database.db);
    const contents = await Promise.all(
      tables.rows.map(({ name }) =>
        sql.raw<{ row: string }>(`select t::text as row from ${name} as t`).execute(database.db),
      ),
    );
    return contents.flatMap(({ rows }) => rows.map(({ row }) => row)).join("\n");
  };

  // No worker runs yet, so the code waits in the queue.
  await service.signUp("ada@northwind.example");
  const queued = await dump();
  await service.startMailing();
  const code = codeIn((await until(() => service.outbox().length > 0 && service.outbox())).at(-1));
  expect(queued).toContain("agent-keys.send-code");
  expect(encodedForms(code).filter((form) => queued.includes(form))).toEqual([]);
  expect(wholeNumbers(queued)).not.toContain(code);

  await service.verify("ada@northwind.example", otherThan(code));
  const named = { body: { email: "ada@northwind.example", otp_code: code }, headers: { "Idempotency-Key": "once" } };
  const first = await call(service, "POST", "/api/v1/agent/verify", named);
  const replayed = await call(service, "POST", "/api/v1/agent/verify", named);
  expect(replayed).toMatchObject({ status: 200, body: first.body });
  expect(replayed.headers.get("idempotent-replayed")).toBe("true");
  const { api_key } = first.body as { api_key: string };
  await call(service, "GET", `/api/v1/agent/me?key=${api_key}`, { key: api_key });
  for (const path of [`/${api_key}`, `/api/v1/views/${api_key}`]) await call(service, "GET", path, { key: api_key });
  const rotated = await call(service, "POST", "/api/v1/agent/rotate-key", {
    key: api_key,
    headers: { "Idempotency-Key": "rotate" },
  });
  secrets.push(api_key, (rotated.body as { api_key: string }).api_key);

  const kept = `${await dump()}\n${logged()}`;
  expect(kept).toContain("AgentKeys_verify");
  for (const secret of secrets.map((key) => key.slice("ai_live_".length)))
    expect([secret, ...encodedForms(secret)].filter((form) => kept.includes(form))).toEqual([]);
  expect(encodedForms(code).filter((form) => kept.includes(form))).toEqual([]);
  expect(wholeNumbers(kept)).not.toContain(code);
  await service.stop();
});

/** Returns a secret in the encodings that a reader of a table could easily decode. */
function encodedForms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, "")];
}

/**
 * Returns the numbers of 6 digits in a text. A plain search for a code would match parts of hashes, ids and
 * fractions of seconds.
 */
function wholeNumbers(text: string): string[] {
  return text.match(/(?<![0-9a-zA-Z.])\d{6}(?![0-9a-zA-Z])/g) ?? [];
}
