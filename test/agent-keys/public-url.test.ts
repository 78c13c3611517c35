import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { readOutbox } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { startTestService, type TestService } from "../support/service.ts";

let service: TestService | undefined;
afterEach(() => service?.stop());

test.each([
  ["https://intelligence.example/", "POST https://intelligence.example/api/v1/agent/verify"],
  ["", "POST /api/v1/agent/verify"],
])("with PUBLIC_URL '%s', the email with a code contains %s", async (publicUrl, said) => {
  const running = await startTestService({ PUBLIC_URL: publicUrl, WORKERS: "1" });
  service = running;
  await call(running, "POST", "/api/v1/agent/sign-up", { body: { email: "ada@northwind.example" } });
  const mails = await until(
    () =>
      readOutbox(join(running.dataDirectory, "outbox")).length > 0 && readOutbox(join(running.dataDirectory, "outbox")),
  );
  expect(mails[0]?.text.replaceAll("\n", " ")).toContain(said);
});
