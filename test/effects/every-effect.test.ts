import { expect, test } from "vitest";
import { readSources, type SourceFile } from "../support/source-files.ts";

/** Methods of ports without external effects. A method with another name is an effect. */
const READS = /^(verify|list|find|read|describe|check|usage|now|search|complete|embed|fetch|open|close|connect)/;

/** Ports of systems that act on behalf of a workspace. */
const PORTS = ["crm", "chat", "sequencer", "mail"];

/** Functions that charge credits or send email other than alerts. */
const CALLS = ["spend", "settle", "reserve", "enrichEmails", "sendOrRetry"];

const CHECK = /\b(checkEffect|findHindrance)\(/;

/** Files whose effects belong to a request or to the address that made it, with the reason. */
const OF_REQUESTS: Readonly<Record<string, string>> = {
  "server/crm/pull/read.ts": "stores the emails that the workspace's own CRM has",
  "server/lookalikes/handlers.ts": "the request charges for what it returns",
  "server/lookalikes/bulk/handlers.ts": "the request reserves",
  "server/lookalikes/bulk/run.ts": "settles what the request has reserved",
  "server/people/handlers.ts": "the request charges for what it returns",
  "server/agent-keys/code-mail.ts": "answers the address that asked",
  "server/agent-keys/recovery-mail.ts": "answers the address that asked",
  "server/views/actions/confirmation-mail.ts": "asks the address whether it may be mailed",
  "server/webhooks/delivery/disabled-mail.ts": "notifies members of their own webhook",
};

/** Files of senders, each with the file that receives the sender and checks before each call. */
const HANDED_TO: Readonly<Record<string, string>> = {
  "server/views/actions/chat.ts": "server/views/actions/send-alert.ts",
  "server/views/actions/email.ts": "server/views/actions/send-alert.ts",
};

const sources = readSources("server").filter(({ path }) => !/^server\/(adapters|credits)\//.test(path));

function effectsOfPorts(): string[] {
  const methods = sources
    .filter(({ path }) => PORTS.some((port) => path === `server/ports/${port}.ts`))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = ""]) => name));
  return [...new Set(methods)].filter((name) => !READS.test(name));
}

/** Returns the files that reach an effect from a job or a request without a check. */
function unchecked(file: SourceFile, seen = new Set<string>()): string[] {
  const guard = HANDED_TO[file.path];
  if (guard !== undefined && CHECK.test(sources.find(({ path }) => path === guard)?.text ?? "")) return [];
  if (CHECK.test(file.text) || file.path in OF_REQUESTS || seen.has(file.path)) return [];
  seen.add(file.path);
  const importers = sources.filter(({ imports }) => imports.includes(file.path));
  if (importers.length === 0 || file.path.startsWith("server/wiring/")) return [file.path];
  return importers.flatMap((importer) =>
    unchecked(importer, seen).map((path) => (path === importer.path ? `${path} (calls ${file.path})` : path)),
  );
}

test("every external effect and every charge is checked immediately before, or belongs to a request", () => {
  const effects = effectsOfPorts();
  expect(effects).toEqual(expect.arrayContaining(["upsertContacts", "assignOwners", "addLead", "post", "send"]));
  const call = new RegExp(`(\\.(${effects.join("|")})|(?<![#\\w])(${CALLS.join("|")}))\\(`);
  const acting = sources.filter(({ path, text }) => !/^server\/ports\//.test(path) && call.test(text));
  expect(acting.length).toBeGreaterThan(8);
  expect(acting.flatMap((file) => unchecked(file))).toEqual([]);
});
