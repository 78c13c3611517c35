import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TEST_SECRET_KEY } from "../scripts/support/keys.ts";
import { startCommand } from "./support/command.ts";
import { createTestDatabase } from "./support/database.ts";
import { commands, projectRoot, readReadmes } from "./support/readme.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const folder = temporaryFolder();

/** Pages whose shell programs other tests run as a whole. */
const RUN_WHOLE = {
  "server/http/docs/guides/00-tour.md": "test/scripts/tour.operation.test.ts",
  "server/http/docs/guides/14-python.md": "test/http/guides.test.ts",
  "server/http/docs/pages/webhooks.md": "test/http/text-pages.test.ts",
};
const readmes = readReadmes().filter(({ path }) => !(path in RUN_WHOLE));

/** Verifies that a command on a page works as described. */
type Holds = (command: string) => Promise<void>;

/** Verifies that the command prints `text` and exits with 0. `more` is appended to shorten the run. */
function prints(text: string | RegExp, more = "", environment?: () => Promise<NodeJS.ProcessEnv>): Holds {
  return async (command) => {
    const { code, output } = await startCommand(command + more, await environment?.()).ended();
    expect(output).toMatch(text);
    expect(code).toBe(0);
  };
}

/** Verifies that the command prints `text`, runs until it is stopped, and exits with 0. */
function serves(text: string | RegExp, more = "", environment?: () => Promise<NodeJS.ProcessEnv>): Holds {
  return async (command) => {
    const running = startCommand(command + more, await environment?.());
    await running.prints(text);
    expect(await running.stop(), running.output()).toBe(0);
  };
}

/** Verifies that `file` contains `text`: another test or `npm test` itself, which runs the command. */
function heldBy(file: string, text: string): Holds {
  return async () => {
    expect(readFileSync(join(projectRoot, file), "utf8")).toContain(text);
  };
}

/** Returns settings for a service on a new database. */
async function ownDatabase(): Promise<NodeJS.ProcessEnv> {
  const { url } = await createTestDatabase();
  return {
    DATABASE_URL: url,
    SECRET_KEY: TEST_SECRET_KEY,
    DATA_DIR: folder,
    PORT: "0",
    SAMPLE_DATA: "0",
    LOG_LEVEL: "info",
  };
}

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const companyFile = file(
  "hubspot-companies.csv",
  "domain,name\nnorthwind.example,Northwind\ncontoso.example,Contoso\n",
);
function inFolder(holds: Holds): Holds {
  return (command) => holds(command.replace("hubspot-companies.csv", companyFile));
}

const WORDS = ["payments", "freight", "robots", "clinics", "solar panels", "payroll"];
const corpus = WORDS.flatMap((word) =>
  [1, 2, 3, 4, 5].map((n) => ({
    domain: `${word.replace(" ", "-")}-${n}.example`,
    name: `Company ${n}`,
    one_liner: `Sells ${word} to shops.`,
    description: null,
  })),
);
const corpusFile = file("corpus.ndjson", corpus.map((company) => `${JSON.stringify(company)}\n`).join(""));
const conditionsFile = file(
  "conditions.json",
  JSON.stringify({
    queries: [{ text: "payroll software in Norway", constraints: { country: { eq: "Norway" } }, negation: false }],
  }),
);
const judgedFile = file(
  "judged.json",
  JSON.stringify({ queries: [{ id: "1", kind: "trait", query: "payroll", grades: { "payroll-1.example": 3 } }] }),
);

const table: Record<string, Holds> = {
  "npm start": heldBy("test/scripts/start.operation.test.ts", 'start(command = "npm", args = ["start"])'),
  "WORKERS=0 npm start": serves(/Ready at http/, "", ownDatabase),
  "npm test": heldBy("test/readme-commands.operation.test.ts", '"npm test -- test/lib": prints('),
  "npm test -- test/lib": prints(/^[1-9]\d* passed, 0 failed$/m),
  "PROPERTY_CASES=2000 npm test -- test/contract/properties": heldBy(
    "test/contract/properties/properties.test.ts",
    "process.env.PROPERTY_CASES",
  ),
  "npm ci --omit=dev": heldBy("scripts/deploy/Dockerfile", "RUN npm ci --omit=dev"),
  "npm run generate": heldBy("scripts/tools/test/main.ts", '"scripts/tools/generate/main.ts", "--check"'),
  "npm run format": heldBy("scripts/tools/test/main.ts", '"node_modules/@biomejs/biome/bin/biome", "check"'),
  "npm run lint": heldBy("scripts/tools/test/main.ts", '"scripts/tools/lint/main.ts"'),
  "npm run typecheck": heldBy("scripts/tools/test/main.ts", '"scripts/tools/typecheck/main.ts"'),
  "npm run db:schema": heldBy("test/db/schema.test.ts", "describeTables(pool)"),
  "npm run check:compatibility": prints(
    /No breaking change|The new version allows breaking changes|Nothing has been released yet/,
  ),
  "npm run check:compatibility -- --release": heldBy(
    "test/db/migrate.test.ts",
    'releaseMigrations(unreleased, "1.0.0")',
  ),
  "npm run dev": heldBy("test/scripts/dev.operation.test.ts", 'startCommand("npm run dev"'),
  "npm run backup -- backups/2026-11-25": heldBy("test/backup/backup.operation.test.ts", "npm run backup -- "),
  "npm run restore -- backups/2026-11-25": heldBy("test/backup/backup.operation.test.ts", "npm run restore -- "),
  "npm run docs:reference": heldBy("scripts/tools/docs-reference/main.ts", "packed?.integrity !== INTEGRITY"),
  "npm audit --omit=dev": prints(/^npm audit/m, " --help"),
  "npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx": prints('"bomFormat": "CycloneDX"'),
  "npm run vendors": heldBy("test/scripts/vendors.operation.test.ts", 'startCommand("npm run vendors"'),
  "npm run mock": heldBy("test/mock/mock.operation.test.ts", "npm run mock -- --port 0"),
  "npm run mock -- --dynamic --seed 7": heldBy("test/mock/mock.operation.test.ts", "--dynamic --seed 7"),
  "npm run mock -- --latency 100-800 --faults 0.1": heldBy(
    "test/mock/mock.operation.test.ts",
    "--latency 60-80 --faults 0",
  ),
  "npm run rotate-secret": heldBy("test/secrets/rotation.operation.test.ts", "npm run -s rotate-secret"),
  "npm run migrate": prints(/up to date/, "", ownDatabase),
  "npm run db:partition -- list": prints(/^insight: about 0 rows, 0 MB, not partitioned\.$/m, "", ownDatabase),
  "npm run db:partition -- insight": prints(/^insight: about 0 rows, 0 MB, [45] partitions\.$/m, "", ownDatabase),
  "npm run worker": serves('"msg":"working"', "", ownDatabase),
  "npm run ingest -- companies hubspot-companies.csv": inFolder(prints(/2 companies added/, "", ownDatabase)),
  "npm run ingest -- companies hubspot-companies.csv --dry-run": inFolder(
    prints("2 are valid. Nothing was written", "", ownDatabase),
  ),
  "npm run ingest -- companies hubspot-companies.csv --merge": heldBy("test/catalogue/merge.test.ts", "{ merge }"),
  "npm run ingest -- --help": prints("KIND is one of"),
  "npm run ingest -- companies crunchbase.csv --fill-only": heldBy(
    "test/ingest/people-files.test.ts",
    "fillOnly: true",
  ),
  'npm run ingest -- people people.ndjson.gz --map "Employer, website=company_domain"': heldBy(
    "test/ingest/people-files.test.ts",
    'map: ["Employer, website=company_domain"]',
  ),
  'npm run ingest -- company-events rounds.csv --set vertical=finance --set "summary={company} raised {amount}"':
    heldBy("test/ingest/activity.test.ts", 'set: ["vertical=other", "summary=Round {round}'),
  "npm run job-boards -- add greenhouse northwind northwind.example": prints(
    /Added greenhouse northwind/,
    "",
    ownDatabase,
  ),
  "npm run job-boards -- list": prints(/^There are no boards/m, "", ownDatabase),
  "npm run credits:grant -- ana@northwind.example 5000 --reference invoice-2026-11": heldBy(
    "test/credits/command.test.ts",
    '"grant", email, "5000", "--reference", "invoice-2026-11"',
  ),
  "npm run credits:list": prints(/^0 workspaces\.$/m, "", ownDatabase),
  "npm run feedback -- pending": prints(/^0 refunds are pending\.$/m, "", ownDatabase),
  "npm run feedback -- refund 31 32": heldBy("test/feedback/feedback.test.ts", '"refund", String(pending)'),
  "npm run feedback -- export --after 1200 > verdicts.ndjson": heldBy("test/feedback/feedback.test.ts", '"--after"'),
  "npm run test:operation": heldBy(".ci/run", "run npm run test:operation"),
  "npm test -- --record": heldBy("scripts/tools/test/main.ts", '"--record"'),
  "npm run test:opensearch": heldBy(".ci/run", "run npm run test:opensearch"),
  "npm run test:opensearch -- --secure": heldBy("scripts/tools/test-opensearch/main.ts", 'const SECURE = "--secure"'),
  "npm run chaos -- --search-engine": heldBy("scripts/tools/chaos/main.ts", '"search-engine": { type: "boolean" }'),
  "npm run search-index -- check": heldBy("test/search/opensearch.test.ts", 'searchIndex(database, prefix, "check")'),
  "npm run search-index -- rebuild": heldBy(
    "test/search/opensearch.test.ts",
    'searchIndex(database, prefix, "rebuild")',
  ),
  "npm run search-index -- --help": prints("Manages the search index"),
  "npm run companies:merge -- northwind.example northwind-software.example": heldBy(
    "test/catalogue/merge.test.ts",
    "mergeCompanies(transaction",
  ),
  "npm run people:erase -- mara.lindqvist@northwind.example": heldBy(
    "test/people/erase.test.ts",
    'erase("mara.lindqvist@',
  ),
  "npm run sample-data -- remove": prints(/^The catalogue has no sample data\.$/m, "", ownDatabase),
  "npm run check:credits": prints(/all ledgers match their balances/, "", ownDatabase),
  "npm run evaluate -- --conditions FILE --judged FILE": (command) =>
    prints("1 of 1 conditions")(command.replace("FILE --judged FILE", conditionsFile)),
  "EVALUATION_DATA=FOLDER npm test -- test/search-engine/query": heldBy(
    "test/search-engine/query/conditions.test.ts",
    "process.env.EVALUATION_DATA",
  ),
  "EVALUATION_DATA=FOLDER EVALUATION_MODEL=FILE npm test -- test/search-engine/calibration": heldBy(
    "test/search-engine/calibration.test.ts",
    "process.env.EVALUATION_MODEL",
  ),
  "npm run evaluate": prints(/nDCG@10/, ` -- --corpus ${corpusFile} --judged ${judgedFile}`),
  "npm run bench": prints(/^npm run bench -- ingest \[FILE \| companies\]$/m),
  "npm run bench -- ingest 50000": (command) => prints(/Ingest of new companies/)(command.replace("50000", "200")),
  "npm run bench -- all": heldBy("scripts/tools/bench/main.ts", 'asked === "all"'),
  "npm run chaos": heldBy("test/scripts/chaos.operation.test.ts", "npm run -s chaos"),
  "npm run chaos -- --minutes 1 --seed 7": heldBy(
    "test/scripts/chaos.operation.test.ts",
    "npm run -s chaos -- --minutes 0.5 --seed 1",
  ),
  "npm run build:wasm": heldBy("test/kernels/kernels.test.ts", "compileKernel(kernel)"),
  "npm run pack": heldBy("test/client/package.operation.test.ts", "scripts/tools/pack/main.ts"),
  "npm run chaos -- --upgrade-from ../previous-release --minutes 1": heldBy(
    "scripts/tools/chaos/main.ts",
    "--upgrade-from FOLDER",
  ),
  "npm run chaos -- --pooler --replica --partition": heldBy("scripts/tools/chaos/main.ts", "[--pooler] [--replica]"),
  "npm run chaos -- --upgrade-from ../previous-release --pooler --replica --partition": heldBy(
    "scripts/tools/chaos/main.ts",
    "[--upgrade-from FOLDER] [--pooler] [--replica] [--partition]",
  ),
  "npm run release": heldBy("scripts/tools/release/main.ts", '"node_modules/@changesets/cli/bin.js", "version"'),
  "npm install ./client/dist/account-intelligence-client-0.3.0.tgz": heldBy(
    "test/client/package.operation.test.ts",
    'run("npm", ["install", ',
  ),
  "npm install --global ./client/dist/account-intelligence-client-0.3.0.tgz ./client/dist/account-intelligence-cli-0.3.0.tgz":
    heldBy("test/client/package.operation.test.ts", 'run("npm", ["install", '),
};

const written = [...new Set(readmes.flatMap(commands))];

// The other benchmarks take too long to run here. Their files must exist and document their arguments.
for (const command of written) {
  const [, name] = /^npm run bench -- ([a-z-]+)/.exec(command) ?? [];
  if (name !== undefined) table[command] ??= heldBy(`scripts/tools/bench/${name}.ts`, `npm run bench -- ${name}`);
}

describe("every command of the documentation", { timeout: 200_000 }, () => {
  it("has a row in the table that runs it, and every row belongs to a documented command", () => {
    expect(Object.keys(table).toSorted()).toEqual(written.toSorted());
  });

  it.each(written.map((command) => [command]))("%s", (command) => table[command]?.(command));
});
