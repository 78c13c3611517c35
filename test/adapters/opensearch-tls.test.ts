import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ofPrivateAuthority, selfSigned } from "../../scripts/support/self-signed.ts";
import { openOpenSearch } from "../../server/adapters/opensearch/open.ts";
import { SearchEngineUnavailable } from "../../server/ports/company-index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const USER = "companies";
const PASSWORD = "a password";
const FORBIDDEN = {
  error: { type: "security_exception", reason: "no permissions for [indices:data/read/search]" },
  status: 403,
};
let requests = 0;
const folder = temporaryFolder();
const authorities = { right: join(folder, "right.pem"), wrong: join(folder, "wrong.pem") };

writeFileSync(authorities.right, ofPrivateAuthority.authority);
writeFileSync(authorities.wrong, selfSigned.cert);
const server = createServer({ key: ofPrivateAuthority.key, cert: ofPrivateAuthority.cert }, (request, response) => {
  requests += 1;
  const expected = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString("base64")}`;
  const respond = (status: number, body: unknown): void =>
    void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  if (request.headers.authorization !== expected) return respond(401, "Unauthorized");
  if (request.url?.startsWith("/forbidden/")) return respond(403, FORBIDDEN);
  respond(200, { count: 7, _shards: { failed: 0 } });
});
await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
const url = `https://localhost:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

async function size(settings: { password?: string; authorities?: string; index?: string }): Promise<number> {
  const {
    password = PASSWORD,
    authorities: certificateAuthorities = authorities.right,
    index = "companies-1",
  } = settings;
  const indexes = await openOpenSearch({ url, user: USER, password, certificateAuthorities });
  try {
    return await indexes.open(index).size();
  } finally {
    await indexes.close();
  }
}

test("a search engine behind TLS with a private certificate authority is reached with its certificate, user and password", async () => {
  expect(await size({})).toBe(7);
});

test.each([
  ["a wrong password", { password: "another" }, "rejects SEARCH_ENGINE_USER and SEARCH_ENGINE_PASSWORD", 1],
  ["missing permissions", { index: "forbidden" }, "no permissions for [indices:data/read/search]", 1],
  [
    "another authority",
    { authorities: authorities.wrong },
    "The certificate of OpenSearch is not trusted: unable to verify the first certificate",
    0,
  ],
])("%s is reported with a clear error after one attempt", async (_, settings, sentence, tries) => {
  const before = requests;
  const refused = size(settings);
  await expect(refused).rejects.toBeInstanceOf(SearchEngineUnavailable);
  await expect(refused).rejects.toThrow(sentence);
  expect(requests - before).toBe(tries);
});
