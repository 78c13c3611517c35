import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { ofPrivateAuthority, selfSigned } from "../../scripts/support/self-signed.ts";
import { StartupError } from "../../server/lib/startup-error.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { startTlsDatabase } from "../support/tls-database.ts";

const folder = temporaryFolder();
const [authority, another] = [join(folder, "authority.pem"), join(folder, "another.pem")];
writeFileSync(authority, ofPrivateAuthority.authority);
writeFileSync(another, selfSigned.cert);
const database = await createTestDatabase();
const tls = await startTlsDatabase(database.url);

/** Starts a service over TLS, and returns the status of `/readyz`, or why it does not start. */
async function start(settings: Readonly<Record<string, string>>, { host = "localhost", parameters = "" } = {}) {
  const url = new URL(`${database.url}${parameters}`);
  url.hostname = host;
  url.port = String(tls.port);
  try {
    const service = await startTestService({ WORKERS: "1", DATABASE_URL: url.href, ...settings }, database);
    const { status } = await call(service, "GET", "/healthz");
    await service.stop();
    return status;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

test("with DATABASE_CA, the service uses a server whose certificate is from a private authority", async () => {
  expect(await start({ DATABASE_CA: authority })).toBe(200);
  expect(await start({ DATABASE_CA: authority }, { parameters: "?sslmode=require" })).toBe(200);
});

test("the service does not use a server that it cannot verify, and the error contains the reason", async () => {
  const page = 'See "TLS to the database" in server/operations/connections.md.';
  for (const outcome of [
    await start({}, { parameters: "?sslmode=require" }),
    await start({ DATABASE_CA: another }),
    await start({ DATABASE_CA: authority }, { host: "127.0.0.1" }),
  ]) {
    expect(outcome).toMatch(/^The database of DATABASE_URL cannot be reached: /);
    expect(outcome).toContain(page);
    expect(String(outcome)).not.toContain("\n");
  }
  expect(await start({ DATABASE_CA: join(folder, "missing.pem") })).toMatch(/^DATABASE_CA cannot be read: /);
});
