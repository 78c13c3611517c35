import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { deleteExpiredFiles } from "../../server/lib/private-files.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

let database: TestDatabase;
let data: string;
beforeEach(async () => {
  database = await createTestDatabase();
  data = mkdtempSync(join(folder, "data-"));
});

function run(command: string) {
  const environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: data };
  return startCommand(`node scripts/commands/${command}`, environment).ended();
}
function write(name: string, rows: readonly object[]) {
  const path = join(data, name);
  const content = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  writeFileSync(path, name.endsWith(".gz") ? gzipSync(content) : content);
  return path;
}
function rejected(name: string) {
  return readFileSync(join(data, "ingest", `${name}.rejected.ndjson`), "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

const MARA = {
  full_name: "Mara Lindqvist",
  title: "VP Operations",
  company_domain: "northwind.example",
  social_url: "https://www.linkedin.com/in/mara-lindqvist-5",
  work_email: "mara@northwind.example",
};

describe("files of rejected rows", () => {
  test("can be read by their owner only, even if an earlier release wrote them", async () => {
    mkdirSync(join(data, "ingest"), { mode: 0o755 });
    writeFileSync(join(data, "ingest", "people.ndjson.rejected.ndjson"), "", { mode: 0o644 });
    await run(`ingest/main.ts people ${write("people.ndjson", [{ ...MARA, full_name: "" }])}`);
    expect(statSync(join(data, "ingest")).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, "ingest", "people.ndjson.rejected.ndjson")).mode & 0o777).toBe(0o600);
  });

  test("contain only line and reason for rows of erased people, regardless of the errors in the rows", async () => {
    const people = write("people.ndjson", [MARA]);
    await run(`ingest/main.ts people ${people}`);
    // This row is rejected before the person is erased.
    const broken = write("broken.ndjson", [{ ...MARA, full_name: "" }]);
    await run(`ingest/main.ts people ${broken}`);
    expect(JSON.stringify(rejected("broken.ndjson"))).toContain("mara-lindqvist");
    await run(`people-erase/main.ts ${MARA.work_email}`);
    const scrubbed = { line: 1, reason: "The row belongs to a person who was erased permanently" };
    expect(rejected("broken.ndjson")).toEqual([scrubbed]);
    // These rows are rejected afterwards.
    await run(`ingest/main.ts people ${people}`);
    expect(rejected("people.ndjson")).toEqual([
      { line: 1, column: "social_url", reason: "social_url belongs to a person who was erased permanently" },
    ]);
    const others = write("others.ndjson", [
      { ...MARA, full_name: "", social_url: "https://se.linkedin.com/in/mara-lindqvist-5/sv" },
      { ...MARA, full_name: "", social_url: undefined, Contact: "<mailto:Mara@northwind.example>," },
      {
        ...MARA,
        full_name: "",
        city: "Mara Town",
        social_url: "social.example/in/else",
        work_email: "else@northwind.example",
      },
    ]);
    await run(`ingest/main.ts people ${others}`);
    expect(rejected("others.ndjson")).toEqual([
      scrubbed,
      { ...scrubbed, line: 2 },
      expect.objectContaining({ line: 3, row: expect.objectContaining({ city: "Mara Town" }) }),
    ]);
  });

  test("are deleted after 30 days, by several concurrent prunes", async () => {
    for (const name of ["ingest", "outbox"]) mkdirSync(join(data, name));
    const paths = ["ingest/old.rejected.ndjson", "ingest/new.rejected.ndjson", "outbox/old.eml"].map((name) =>
      join(data, name),
    );
    for (const path of paths) writeFileSync(path, "");
    const now = new Date();
    for (const path of paths) {
      const age = path.includes("old") ? 31 : 29;
      const written = new Date(now.getTime() - age * 86_400_000);
      utimesSync(path, written, written);
    }
    await Promise.all([deleteExpiredFiles(data, now), deleteExpiredFiles(data, now), deleteExpiredFiles(data, now)]);
    expect([readdirSync(join(data, "ingest")), readdirSync(join(data, "outbox"))]).toEqual([
      ["new.rejected.ndjson"],
      [],
    ]);
    await deleteExpiredFiles(join(data, "none"), now);
  });

  test("stay small if every row is rejected: the run stops with a clear error", async () => {
    const rows = Array.from({ length: 60_000 }, () => ({ domain: "nowhere", description: "x".repeat(30_000) }));
    const file = write("wrong.ndjson.gz", rows.slice(0, 200));
    const many = write(
      "many.ndjson",
      rows.map(({ domain }) => ({ domain })),
    );
    const { code, output } = await run(`ingest/main.ts companies ${file} --max-rejects 100`);
    expect(code).toBe(1);
    expect(output).toContain("Stopped because too many rows were rejected; see --max-rejects.");
    expect(statSync(join(data, "ingest", "wrong.ndjson.gz.rejected.ndjson")).size).toBeLessThan(1_000_000);
    expect(await run(`ingest/main.ts companies ${many}`)).toMatchObject({ code: 1 });
    expect(rejected("many.ndjson").length).toBeLessThan(30_000);
    expect(existsSync(join(data, "ingest", "many.ndjson.merged.ndjson"))).toBe(false);
  });
});
