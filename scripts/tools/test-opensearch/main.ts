// npm run test:opensearch -- [filters]: starts OpenSearch and runs the tests that need it, or those that match vitest's
// filters. With --secure, uses TLS and the security plugin. Needs Java and Maven, which npm test does not.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { missingForOpenSearch, type OpenSearchNode, startOpenSearch } from "../../support/opensearch-node.ts";

/** Tests that need OpenSearch have NAMED in their name, and one of FILES in their path. */
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
  console.log("Starting OpenSearch. On the first run, Maven downloads it.");
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
