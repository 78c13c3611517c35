import { describe, expect, test } from "vitest";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { listRows, run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { startTestService } from "../support/service.ts";

const ids = new Map<string, number>();
const service = await startTestService();
const owner = await createKeyOwner(service.database.db);
const { db } = service.database;
const companies = [
  { domain: "sage.example", name: "Sage B.V.", social_url: "https://linkedin.com/company/sage" },
  { domain: "rue.example", name: "Rue" },
  { domain: "rue-two.example", name: "Rue Ltd" },
  { domain: "dill.example", name: "Dill" },
];
const made = await db.insertInto("company").values(companies).returning(["id", "domain"]).execute();
for (const { id, domain } of made) ids.set(domain, id);
await run(db)`
    insert into company_alias (domain, company_id) values ('herbs-of-sage.example', ${ids.get("sage.example") ?? 0})`;

interface Sent {
  readonly type?: string;
  readonly query?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

async function send(content: string | Buffer, { type = "text/csv", query = "", key = owner.key, headers }: Sent = {}) {
  const response = await fetch(`${service.address}/api/v1/account/import-file${query}`, {
    method: "POST",
    headers: { "X-API-Key": key, "Content-Type": type, ...headers },
    body: typeof content === "string" ? content : new Uint8Array(content),
  });
  const body = (await response.json()) as Schema["ImportFileResponse"] &
    Schema["Problem"] &
    Schema["ValidationProblem"];
  return { status: response.status, body, replayed: response.headers.get("Idempotent-Replayed") };
}

const listAccountDomains = async ({ workspaceId }: KeyOwner) =>
  (
    await listRows(db)<{ domain: string }>`
      select c.domain from workspace_account as a join company as c on c.id = a.company_id
      where a.workspace_id = ${workspaceId} order by c.domain`
  ).map(({ domain }) => domain);

test("rows are resolved by domain, profile page or unique name, and every unresolved row has a reason", async () => {
  const { status, body } = await send(
    `Firma;Webseite;LinkedIn
Sage;https://www.herbs-of-sage.example/nl;
Sage;;https://de.linkedin.com/company/sage/
Dill GmbH;N/A;
Rue Inc;;
Fern;fern.example;
Moss;https://www.facebook.com/moss;
Dill;other.example;
;1.5;
`,
  );
  const sage = { account_id: ids.get("sage.example"), domain: "sage.example", outcome: "imported", reason: null };
  const nothing = { account_id: null, domain: null, resolved_by: null };
  expect([status, body]).toMatchObject([
    200,
    {
      dry_run: false,
      mapping: [
        { field: "website", columns: ["Webseite"] },
        { field: "social_url", columns: ["LinkedIn"] },
        { field: "name", columns: ["Firma"] },
      ],
      notes: ["Columns are separated by semicolons."],
      results: [
        { line: 2, ...sage, resolved_by: "domain", requested_domain: "https://www.herbs-of-sage.example/nl" },
        { line: 3, ...sage, resolved_by: "page", requested_domain: null },
        { line: 4, account_id: ids.get("dill.example"), resolved_by: "name", requested_name: "Dill GmbH" },
        {
          line: 5,
          ...nothing,
          outcome: "not_found",
          reason: '"Rue Inc" does not identify a company in the catalogue',
        },
        {
          line: 6,
          ...nothing,
          outcome: "not_found",
          reason: "No company in the catalogue has the domain fern.example",
        },
        { line: 7, ...nothing, outcome: "not_found", reason: expect.stringContaining("is a page on facebook.com") },
        { line: 8, ...nothing, outcome: "not_found", requested_name: "Dill" },
        { line: 9, ...nothing, outcome: "unreadable", reason: expect.stringContaining("is not a website or domain") },
      ],
      resolved_count: 3,
      unresolved_count: 5,
    },
  ]);
  expect(await listAccountDomains(owner)).toEqual(["dill.example", "sage.example"]);
});

test("a dry run returns the outcomes of an import without importing, and ignores accounts of other workspaces", async () => {
  const other = await createKeyOwner(db);
  const { body } = await send("domain\nsage.example\n", { query: "?dry_run=true", key: other.key });
  expect(body).toMatchObject({ dry_run: true, results: [{ outcome: "imported" }], resolved_count: 1 });
  expect(await listAccountDomains(other)).toEqual([]);
  const imported = await send("domain\nsage.example\n", { key: other.key });
  expect(imported.body.results).toMatchObject([{ outcome: "imported" }]);
  const again = await send("domain\nsage.example\n", { key: other.key });
  expect(again.body.results).toMatchObject([{ outcome: "already_imported" }]);
});

test("the caller can map a column by its name, even if the name contains an equals sign", async () => {
  const query = `?${new URLSearchParams({ map: "Web=Site=domain" })}`;
  const { body } = await send("Web=Site,Other\nsage.example,x\n", { query });
  expect(body).toMatchObject({
    mapping: [{ field: "domain", columns: ["Web=Site"] }],
    unused_columns: ["Other"],
    resolved_count: 1,
  });
  const unknown = await send("domain\nsage.example\n", { query: `?${new URLSearchParams({ map: "Site=domain" })}` });
  expect(unknown).toMatchObject({
    status: 400,
    body: { error_code: "FILE_UNREADABLE", details: { columns: ["domain"] } },
  });
});

test.each([
  ["UTF-8 with an emoji of two parts", "text/csv", "domain,name\nsage.example,\u{1F44D}\u{1F3FF}\n"],
  ["NDJSON", "application/x-ndjson", '{"company":{"website":"sage.example"}}\n'],
  ["a JSON array", "text/csv", '[{"domain":"sage.example"}]'],
  ["text in JSON", "application/json", JSON.stringify({ content: "domain\nsage.example\n" })],
  ["UTF-16", "text/csv", Buffer.from("\ufeffdomain\tname\nsage.example\tS\u00e4ge\n", "utf16le")],
  ["Windows-1252", "text/csv", Buffer.from("domain,name\nsage.example,S\u00e4ge\n", "latin1")],
  [
    "a named encoding",
    "text/csv; charset=windows-1250",
    Buffer.from([...Buffer.from("domain,name\nsage.example,"), 0xb3]),
  ],
])("a file may be %s", async (_, type, content) => {
  expect((await send(content, { type })).body).toMatchObject({ resolved_count: 1 });
});

test("if a file is not UTF-8 and declares no encoding, the response states the encoding used", async () => {
  const bytes = Buffer.from("domain,name\nsage.example,S\u00e4ge\n", "latin1");
  const note = expect.stringContaining("was read as Windows-1252");
  expect((await send(bytes, { type: "text/csv" })).body).toMatchObject({ notes: [note] });
  expect((await send(bytes, { type: "text/csv; charset=iso-8859-1" })).body).toMatchObject({ notes: [] });
  expect((await send("domain,name\nsage.example,S\u00e4ge\n", { type: "text/csv" })).body).toMatchObject({ notes: [] });
});

describe("a file is rejected", () => {
  test.each([
    ["<html><table></table></html>", "The file is a web page"],
    ["PK\u0003\u0004xxxxxxxxxxxxxxxxxxxxxxxxxxxx", "The file is an Excel workbook"],
    ["domain\n", "The file has no rows."],
    ["Rank,Note\n1,x\n", "No column identifies companies."],
  ])("if it contains no companies: %j", async (content, message) => {
    expect(await send(content)).toMatchObject({
      status: 400,
      body: { error_code: "FILE_UNREADABLE", message: expect.stringContaining(message) },
    });
  });

  test("if it has too many rows or characters", async () => {
    expect(await send(`domain\n${"sage.example\n".repeat(10_001)}`)).toMatchObject({
      status: 400,
      body: { details: { maximum_rows: 10_000 } },
    });
    expect(await send("x".repeat(5_000_001))).toMatchObject({ status: 422 });
    expect(await send("x".repeat(6_500_000))).toMatchObject({ status: 413 });
  });

  test("if its media type is not supported", async () => {
    expect(await send("domain\nsage.example\n", { type: "application/pdf" })).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining("application/json, text/csv or application/x-ndjson") },
    });
  });
});

test("a file with thousands of spellings of a column or thousands of nested levels gets a response that the contract declares", async () => {
  const lines = { type: "application/x-ndjson", query: "?dry_run=true" };
  const spellings = Array.from({ length: 3_000 }, (_, n) => `domain${"_".repeat(1 + (n % 50))}${" ".repeat(n / 50)}`);
  const row = Object.fromEntries(spellings.map((name) => [name, "sage.example"]));
  const rows = [row, { domain_: "rue.example" }].map((one) => JSON.stringify(one)).join("\n");
  const many = await send(rows, lines);
  expect(many).toMatchObject({ status: 200, body: { resolved_count: 2 } });
  expect(many.body.mapping[0]?.columns.length).toBeLessThan(20);
  const nested = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  for (const alone of [nested, `{"domain":${nested}}`]) expect(await send(alone, lines)).toMatchObject({ status: 400 });
  const among = `{"domain":"sage.example"}\n{"domain":${nested}}\n`;
  expect((await send(among, lines)).body).toMatchObject({
    resolved_count: 1,
    results: [{ line: 1 }, { outcome: "unreadable", reason: "The row is nested more than 100 levels deep" }],
  });
});

test("a repeated Idempotency-Key returns the first response, and is rejected with another file", async () => {
  const headers = { "Idempotency-Key": "import of a file" };
  const first = await send("domain\nrue.example\n", { headers });
  expect(first.body.results).toMatchObject([{ outcome: "imported" }]);
  const second = await send("domain\nrue.example\n", { headers });
  expect([second.body, second.replayed]).toEqual([first.body, "true"]);
  expect((await send("domain\ndill.example\n", { headers })).status).toBe(422);
});

test("the largest file is imported within one request, and other requests get responses in the meantime", async () => {
  const row = `sage.example,${"x".repeat(400)}\n`;
  const content = `domain,name\n${row.repeat(10_000)}`;
  const large = send(content);
  const small = await send("domain\nsage.example\n");
  expect(small.status).toBe(200);
  expect((await large).body).toMatchObject({ resolved_count: 10_000 });
});
