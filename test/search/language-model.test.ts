import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../server/catalogue/read-company.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { createTestDatabase } from "../support/database.ts";
import { startJsonServer } from "../support/json-server.ts";
import { startTestService } from "../support/service.ts";
import { madeUpCompanies } from "./support.ts";

interface Question {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: unknown;
}
interface Results {
  results: { domain: string; match_reason: string; similarity_score: number }[];
  derived_query: string | null;
  agentic_method: string | null;
  notice: string | null;
}

const CATALOGUE = 320;
const KEY = "a key for the model";
/** Returns the model's response, or null to fail the request. */
let respond: (system: string, user: string) => string | null;
let asked: { system: string; user: string; authorization: string | undefined }[] = [];
const logged: string[] = [];

function readItemNumbers(user: string): number[] {
  return [...user.slice(user.lastIndexOf("\n\n")).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
}

/** Follows the prompt: returns a phrase for seeds, every even number as fitting, or a sentence for each company. */
function obedient(system: string, user: string): string {
  if (system.includes("search queries")) return "carriers of goods at sea";
  if (system.includes("check search results"))
    return JSON.stringify({ fitting: readItemNumbers(user).filter((number) => number % 2 === 0) });
  return JSON.stringify({ reasons: readItemNumbers(user).map((number) => `The model's reason ${number}.`) });
}

const model = await startJsonServer(({ messages }: Question, response, { headers: { authorization } }) => {
  const [system, user] = [messages[0]!.content, messages[1]!.content];
  asked.push({ system, user, authorization });
  const content = respond(system, user);
  if (content === null) return response.writeHead(400).end("out of order");
  response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
});
const database = await createTestDatabase();
const facts = madeUpCompanies(CATALOGUE).map((company, at) => readCompany({ ...company, domain: `made-up-${at}.com` }));
await upsertCompanies(
  database.db,
  facts.flatMap((read) => ("item" in read ? [read.item] : [])),
);
const url = `${model.address}/v1`;
respond = obedient;
const service = await startTestService(
  { WORKERS: "1", LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_MODEL: "tiny", LANGUAGE_MODEL_KEY: KEY, MIN_SCORE: "0" },
  database,
  { log: pino({ level: "warn" }, { write: (line) => void logged.push(line) }), search: true },
);
const owner = await createKeyOwner(database.db, undefined, 100_000);
await until(async () => (await search("query=ships&limit=1")).status === 200);
beforeEach(() => {
  respond = obedient;
  asked = [];
});

async function search(query: string): Promise<{ status: number; body: Results }> {
  const { status, body } = await call(service, "GET", `/api/v1/account/search-lookalikes?${query}`, { key: owner.key });
  return { status, body: body as Results };
}

function questions(kind: string): number {
  return asked.filter(({ system }) => system.includes(kind)).length;
}

describe("with a language model", () => {
  test("the model derives the query of seeds and writes the reasons, for twenty companies per prompt", async () => {
    const { body } = await search("seed_domains=made-up-3.com&limit=30");
    expect(body.derived_query).toBe("carriers of goods at sea");
    expect(body.results.map((result) => result.match_reason)).toEqual(
      [...Array(20).keys(), ...Array(10).keys()].map((at) => `The model's reason ${at + 1}.`),
    );
    expect(asked).toHaveLength(3);
    expect(asked.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true);
  });

  test("the model's texts are returned without control characters and truncated between characters", async () => {
    const text = `x\u0000${"😀".repeat(200)}`;
    respond = (system, user) =>
      system.includes("search queries") ? text : JSON.stringify({ reasons: readItemNumbers(user).map(() => text) });
    const { status, body } = await search("seed_domains=made-up-4.com&limit=1");
    expect(status).toBe(200);
    expect(body.derived_query).toBe(`x ${"😀".repeat(99)}`);
    expect(body.results.map((result) => result.match_reason)).toEqual([`x ${"😀".repeat(149)}`]);
  });

  test("an agentic search returns only companies that pass the model's check, best first", async () => {
    const semantic = (await search("query=cargo&limit=40")).body.results.map(({ domain }) => domain);
    const { body } = await search("query=cargo&limit=20&search_type=agentic");
    expect(body.agentic_method).toBe("language_model");
    expect(body.results.map(({ domain }) => domain)).toEqual(semantic.filter((_, at) => at % 2 === 1));
    const scores = body.results.map(({ similarity_score }) => similarity_score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("a bulk job gets only the reasons of its first page from the model", async () => {
    const { accepted, ended, allPages } = bulkClient(service.address, owner.key);
    const jobId = await accepted({ query: "cargo", limit: 300 });
    await ended(jobId);
    const pages = await allPages(jobId);
    expect(pages.map((page) => page.length)).toEqual([100, 100, 100]);
    expect(pages[0]!.every(({ match_reason }) => match_reason.startsWith("The model's reason"))).toBe(true);
    expect(
      pages
        .slice(1)
        .flat()
        .some(({ match_reason }) => match_reason.startsWith("The model's reason")),
    ).toBe(false);
    expect(questions("one plain sentence")).toBe(5);
  });

  test("if the model's responses are invalid, rules replace them", async () => {
    for (const rubbish of [
      "As an AI, I cannot.",
      `{"reasons": 7, "fitting": "all"}`,
      `{"reasons": [null], "fitting": [99]}`,
      "[",
      `"x`,
    ]) {
      respond = (system) => (system.includes("search queries") ? "\n" : rubbish);
      const { status, body } = await search("seed_domains=made-up-3.com&limit=20&search_type=agentic");
      expect([status, body.results.length, body.agentic_method]).toEqual([200, 20, "rules"]);
      expect(body.derived_query).toMatch(/\w/);
      expect(
        body.results.every(({ match_reason }) => /^\S.*\.$/.test(match_reason) && !match_reason.includes("model's")),
      ).toBe(true);
    }
  });
});

// These tests come last, because a model that failed is not called for half a minute.
describe("when the language model is down", () => {
  test("rules replace the model, which is called once rather than for every search", async () => {
    respond = () => null;
    for (let time = 0; time < 4; time += 1) {
      const { status, body } = await search("seed_domains=made-up-3.com&limit=20&search_type=agentic");
      expect([status, body.results.length, body.agentic_method]).toEqual([200, 20, "rules"]);
      expect(body.results[0]!.match_reason).toMatch(/\.$/);
    }
    expect(asked).toHaveLength(1);
    const failures = logged.filter((line) => line.includes("language model failed;"));
    expect(failures).toEqual([expect.stringContaining("returned status 400: out of order")]);
    expect(failures[0]).not.toContain(KEY);
  });

  test("an agentic search and a bulk job report that no model was available", async () => {
    const notice = expect.stringContaining("No language model was available");
    expect((await search("query=cargo&limit=20&search_type=agentic")).body.notice).toEqual(notice);
    const { accepted, ended } = bulkClient(service.address, owner.key);
    const jobId = await accepted({ query: "cargo", limit: 20, search_type: "agentic" });
    expect((await ended(jobId)).notice).toEqual(notice);
  });

  test("signals run without the model, and call it once rather than for every run", async () => {
    respond = () => null;
    const headers = { "X-User-ID": owner.userId };
    for (const term of ["Kubernetes", "Terraform"]) {
      const body = { name: term, term, accounts: [{ website: "made-up-3.com" }] };
      const path = "/api/v2/signal/deploy/job-post-first-time-mention";
      const deployed = await call(service, "POST", path, { key: owner.key, body, headers });
      expect(deployed.status).toBe(200);
      const { signal_id } = deployed.body as { signal_id: number };
      await until(async () => {
        const read = await call(service, "GET", `/api/v1/signal/${signal_id}`, { key: owner.key });
        return (read.body as { signal: { status: string } }).signal.status === "completed";
      });
    }
    expect(asked.map(({ user }) => user)).toEqual(["Term: Kubernetes"]);
  });
});
