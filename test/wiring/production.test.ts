import { expect, onTestFinished, test, vi } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { readConfig } from "../../server/config/config.ts";
import { createTestDatabase } from "../support/database.ts";

import { startTestService } from "../support/service.ts";

const signUp = { body: { email: "ada@northwind.example" } };

test("in production, sample companies are not loaded and emails are not written to files, unless settings allow it", () => {
  const read = (environment: NodeJS.ProcessEnv) => {
    const outcome = readConfig(environment);
    return "config" in outcome && [outcome.config.sampleData, outcome.config.mailFiles];
  };
  expect(read({})).toEqual([true, true]);
  expect(read({ NODE_ENV: "production" })).toEqual([false, false]);
  expect(read({ NODE_ENV: "production", SAMPLE_DATA: "1", MAIL_FILES: "1" })).toEqual([true, true]);
});

test("in production without a mail server, sign-up gets 503 and sends no code", async () => {
  const service = await startTestService({ WORKERS: "1", NODE_ENV: "production" });
  onTestFinished(() => service.stop());
  const { status, body, headers } = await call(service, "POST", "/api/v1/agent/sign-up", signUp);
  expect({ status, body }).toMatchObject({ status: 503, body: { message: expect.stringContaining("no mail server") } });
  expect(headers.get("retry-after")).toBe("600");
  expect(await service.database.db.selectFrom("verification_code").selectAll().execute()).toEqual([]);
});

test.each([
  ["written to a file", { MAIL_FILES: "1" }, "was written to a file"],
  ["mailed", { MAIL_URL: "smtp://localhost:1?from=no-reply@northwind.example" }, "was mailed"],
])("sign-up reports correctly whether the code is %s", async (_what, settings, said) => {
  const service = await startTestService({ WORKERS: "1", ...settings });
  onTestFinished(() => service.stop());
  const { body } = await call(service, "POST", "/api/v1/agent/sign-up", signUp);
  expect(body).toMatchObject({ message: expect.stringContaining(said) });
});

test("in production, a process accepts requests once its index is loaded, or immediately if no index has been built", async () => {
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const database = await createTestDatabase();
  await generateCompanies(database.db, 30);
  // If the process waited for the index, the start would take 100 seconds.
  const service = await startTestService({ DRAIN_SECONDS: "0" }, database, { search: true });
  const { status, body } = await call(service, "GET", "/readyz");
  const checks = { search: "the search model is waiting to be trained by a worker" };
  expect({ status, body }).toMatchObject({ status: 503, body: { checks } });
  await service.stop();
});
