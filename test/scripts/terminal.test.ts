import { expect, test } from "vitest";
import { greeting } from "../../scripts/commands/start/greeting.ts";
import { showSteps } from "../../scripts/commands/start/terminal.ts";
import { createLog } from "../../server/wiring/log.ts";

/** Returns the screen of a terminal: a carriage return overwrites the line. */
function shown(written: string): string[] {
  return written.split("\n").map((line) => line.split("\r").at(-1)?.replaceAll("\u001b[K", "") ?? "");
}

test("a terminal shows one step at a time, warnings with their reason, and no JSON", () => {
  let written = "";
  const terminal = showSteps({ write: (text) => (written += text), columns: 30 });
  const log = createLog("info", terminal);
  for (let step = 1; step <= 100; step += 1) log.info(`Applied migration ${step} with a name longer than the line`);
  expect(shown(written)).toEqual(["Applied migration 100 with a "]);
  log.warn({ reason: "no such host" }, "mail cannot be sent");
  terminal.finish();
  log.info("request");
  expect(shown(written)).toEqual(["warn: mail cannot be sent: no such host", ""]);
});

test.each([
  ["sample", { name: "Alder Anchor", domain: "alderanchor.example" }],
  ["catalogue of its own", { name: "O'Neill", domain: "oneill.com" }],
  ["empty catalogue", undefined],
])("a service with a %s prints at most 20 lines, three requests, and the key last", (_what, company) => {
  const text = greeting("http://127.0.0.1:8080", { key: "ai_live_1", hasAccounts: true }, company, true);
  const lines = text.trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.filter((line) => line.startsWith("  curl"))).toHaveLength(3);
  expect(lines.at(-1)).toBe("Key: ai_live_1");
});
