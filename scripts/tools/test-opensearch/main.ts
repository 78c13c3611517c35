// npm run test:opensearch: starts OpenSearch and runs the tests that need it. With arguments, only those that match, as
// vitest's filters. With --secure, over TLS and with its security plugin. Needs Java and Maven, which npm test does
// not.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { missingForOpenSearch, type OpenSearchNode, startOpenSearch } from "../../support/opensearch-node.ts";

/** The names of tests that need it contain this, and the paths of their files one of these. */
const NAMED = "OpenSearch";
const FILES = ["candidates", "opensearch"];
const SECURE = "--secure";

const asked = process.argv.slice(2).filter((argument) => argument !== SECURE);
const isSecure = process.argv.includes(SECURE);
const missing = missingForOpenSearch();
if (missing !== undefined) {
  console.error(`OpenSearch cannot run here: ${missing}`);
  process.exitCode = 1;
} else {
  console.log("Starting OpenSearch; the first time, Maven fetches it.");
  const nodes = await startOpenSearch({ isSecure });
  const stop = (): Promise<unknown> => Promise.all(nodes.map((node) => node.stop()));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, () => void stop().then(exit));
  process.exitCode = await runTests(nodes[0]!);
  await stop();
}

function exit(): never {
  process.exit(1);
}

async function runTests({ url, access }: OpenSearchNode): Promise<number> {
  const child = spawn(
    process.execPath,
    ["scripts/tools/test/main.ts", "-t", NAMED, ...(asked.length > 0 ? asked : FILES)],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        TEST_OPENSEARCH_URL: url,
        ...(access && {
          TEST_OPENSEARCH_USER: access.user,
          TEST_OPENSEARCH_PASSWORD: access.password,
          TEST_OPENSEARCH_CA: access.certificateAuthorities,
        }),
      },
    },
  );
  const [code] = await once(child, "exit");
  return code ?? 1;
}
