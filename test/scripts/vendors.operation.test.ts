import { join } from "node:path";
import { expect, it } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { CREDENTIALS } from "../../scripts/support/vendor-stand-ins.ts";
import { startCommand } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

it("npm run vendors starts stand-ins and a webhook receiver, and prints the requests that they receive", {
  timeout: 400_000,
}, async () => {
  const environment = { DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "info", SAMPLE_DATA: "0" };
  const command = startCommand("npm run vendors", environment);
  await command.prints(/^Key: /m);
  const said = (pattern: RegExp) => pattern.exec(command.output())?.[1] ?? "";
  const [service, vendors] = [said(/Ready at (\S+)/), said(/Vendors: (\S+)/)];
  const headers = { "X-API-Key": said(/Key: (\w+)/), "Content-Type": "application/json" };
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(service + path, { method, headers, body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as { webhook: { id: string } };
  };
  for (const [kind, vendor] of [
    ["crm", "hubspot"],
    ["chat", "slack"],
    ["sequencer", "lemlist"],
  ] as const)
    await send("PUT", `/api/v1/integrations/${kind}`, CREDENTIALS[vendor]);
  const hook = await send("POST", "/api/v1/webhooks", { url: `${vendors}/webhook`, events: ["signal.completed"] });
  await send("POST", `/api/v1/webhooks/${hook.webhook.id}/test`, {});
  const arrived = async () => (await (await fetch(`${vendors}/requests`)).json()) as { vendor: string; text: string }[];
  await until(async () => new Set((await arrived()).map(({ vendor }) => vendor)).size === 4);
  expect((await arrived()).find(({ vendor }) => vendor === "webhook")?.text).toContain("webhook.test");
  expect(await (await fetch(vendors)).text()).toContain("webhook.test");
  expect(await command.stop()).toBe(0);
});
