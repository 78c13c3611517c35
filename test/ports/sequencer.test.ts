import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LemlistStandIn } from "../../scripts/support/vendors/lemlist.ts";
import type { StandInResponse } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { lemlistConnector } from "../../server/adapters/lemlist/lemlist.ts";
import type { SequenceLead, Sequencer } from "../../server/ports/sequencer.ts";
import { FakeSequencer } from "../support/fakes/fake-sequencer.ts";
import { failureFor, type Trouble } from "../support/fakes/fake-vendor.ts";

const never = new AbortController().signal;
const API_KEY = "7c1d5f0a9b";
const ada: SequenceLead = {
  email: "ada@northwind.example",
  firstName: "Ada",
  lastName: "Lovelace",
  companyName: "Northwind",
  jobTitle: null,
  socialUrl: "https://social.example/in/ada",
};

interface SequencerWorld {
  readonly sequencer: Sequencer;
  addSequence(name: string): string;
  enrolled(): { sequenceId: string; email: string }[];
  fail(trouble: Trouble): void;
  close(): Promise<void>;
}

function openFake(): SequencerWorld {
  const sequencer = new FakeSequencer();
  return {
    sequencer,
    addSequence: (name) => {
      sequencer.sequences.push({ id: `sequence-${sequencer.sequences.length}`, name });
      return sequencer.sequences.at(-1)?.id ?? "";
    },
    enrolled: () => sequencer.leads.map(({ sequenceId, lead }) => ({ sequenceId, email: lead.email })),
    fail: (reason) => {
      sequencer.failure = failureFor(reason);
    },
    close: async () => undefined,
  };
}

const RESPONSES: Readonly<Record<Trouble, StandInResponse>> = {
  credentials_rejected: { status: 401, body: `Invalid API key ${API_KEY}` },
  rate_limited: { status: 429, body: "Too many requests", headers: { "retry-after": "3600" } },
  unavailable: { status: 500, body: "Internal error" },
};

async function openLemlist(wrapsLists: boolean): Promise<SequencerWorld & { standIn: LemlistStandIn; time: TestTime }> {
  const time = new TestTime();
  const standIn = new LemlistStandIn({ time, apiKey: API_KEY, wrapsLists });
  const connected = lemlistConnector({ baseUrl: await standIn.http.listen(), time }).connect({ api_key: API_KEY });
  if (!connected.ok) throw new Error(connected.failure.message);
  return {
    sequencer: connected.value,
    standIn,
    time,
    addSequence: (name) => {
      standIn.campaigns.push({ _id: `cam_${standIn.campaigns.length}`, name });
      return standIn.campaigns.at(-1)?._id ?? "";
    },
    enrolled: () => standIn.leads.map(({ campaign, email }) => ({ sequenceId: campaign, email })),
    fail: (trouble) => standIn.http.inject({ on: / /, times: Number.POSITIVE_INFINITY, response: RESPONSES[trouble] }),
    close: () => standIn.http.close(),
  };
}

describe.each([
  { name: "the fake", openWorld: async () => openFake() },
  { name: "lemlist, with wrapped lists", openWorld: () => openLemlist(true) },
  { name: "lemlist, with bare lists", openWorld: () => openLemlist(false) },
])("a sequencer: $name", ({ openWorld }) => {
  let world: SequencerWorld;
  beforeEach(async () => {
    world = await openWorld();
  });
  afterEach(() => world.close());

  it("verifies credentials that work", async () => {
    expect(await world.sequencer.verify(never)).toEqual({ ok: true, value: { name: "Acme" } });
  });

  it("lists sequences over several pages, and finds a sequence by id", async () => {
    const ids = Array.from({ length: 250 }, (_, place) => world.addSequence(`Sequence ${place}`));
    const listed: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<Sequencer["listSequences"]>> = await world.sequencer.listSequences(cursor, never);
      if (!page.ok) throw new Error(page.failure.message);
      listed.push(...page.value.items.map(({ id }) => id));
      cursor = page.value.nextCursor;
    } while (cursor !== null);
    expect(listed).toEqual(ids);
    expect(await world.sequencer.findSequence(ids[3] ?? "", never)).toEqual({
      ok: true,
      value: { id: ids[3], name: "Sequence 3" },
    });
    expect(await world.sequencer.findSequence("../team", never)).toEqual({ ok: true, value: null });
  });

  it("enrols a person once, and reports a conflict for a person in another sequence", async () => {
    const [first, second] = [world.addSequence("First"), world.addSequence("Second")];
    expect(await world.sequencer.addLead(first, ada, never)).toEqual({ ok: true, value: "enrolled" });
    expect(await world.sequencer.addLead(first, ada, never)).toEqual({ ok: true, value: "already_enrolled" });
    expect(await world.sequencer.addLead(second, ada, never)).toMatchObject({ failure: { reason: "conflict" } });
    expect(world.enrolled()).toEqual([{ sequenceId: first, email: ada.email }]);
  });

  it("rejects an unknown sequence and an invalid email with a reason", async () => {
    const id = world.addSequence("First");
    expect(await world.sequencer.addLead("unknown", ada, never)).toMatchObject({ failure: { reason: "not_found" } });
    expect(await world.sequencer.addLead(id, { ...ada, email: "ada" }, never)).toMatchObject({
      failure: { reason: "refused" },
    });
    expect(world.enrolled()).toEqual([]);
  });

  it.each<Trouble>(["credentials_rejected", "rate_limited", "unavailable"])(
    "returns a failure for %s",
    async (reason) => {
      const id = world.addSequence("First");
      world.fail(reason);
      const results = [
        await world.sequencer.verify(never),
        await world.sequencer.listSequences(null, never),
        await world.sequencer.findSequence(id, never),
        await world.sequencer.addLead(id, ada, never),
      ];
      expect(results.map((result) => !result.ok && result.failure.reason)).toEqual(Array(4).fill(reason));
      expect(JSON.stringify(results)).not.toContain(API_KEY);
    },
  );

  it("enrols no person after the signal has aborted", async () => {
    const id = world.addSequence("First");
    expect(await world.sequencer.addLead(id, ada, AbortSignal.abort())).toMatchObject({
      failure: { reason: "aborted" },
    });
    expect(world.enrolled()).toEqual([]);
  });
});

describe("lemlist", () => {
  let lemlist: Awaited<ReturnType<typeof openLemlist>>;
  beforeEach(async () => {
    lemlist = await openLemlist(true);
  });
  afterEach(() => lemlist.close());

  it("gets only the known fields of a person", async () => {
    const id = lemlist.addSequence("First");
    await lemlist.sequencer.addLead(id, ada, never);
    expect(lemlist.standIn.leads[0]?.fields).toEqual({
      firstName: "Ada",
      lastName: "Lovelace",
      companyName: "Northwind",
      linkedinUrl: "https://social.example/in/ada",
    });
  });

  it("accepts a lead once after a lost response", async () => {
    const id = lemlist.addSequence("First");
    lemlist.standIn.http.inject({ on: /POST/, lostResponse: true });
    expect(await lemlist.sequencer.addLead(id, ada, never)).toEqual({ ok: true, value: "already_enrolled" });
    expect(lemlist.enrolled()).toHaveLength(1);
  });

  it("gets no more than 20 requests in 2 seconds", async () => {
    for (let count = 0; count < 50; count++) await lemlist.sequencer.verify(never);
    const times = lemlist.standIn.http.requests.map(({ at }) => at);
    expect(times.filter((at, place) => at - (times[place - 20] ?? 0) < 2_000)).toEqual([]);
  });

  it("that returns an empty response counts as unavailable", async () => {
    lemlist.standIn.http.inject({ on: /GET/, response: { status: 200, body: "" }, times: 3 });
    const unavailable = { ok: false, failure: { reason: "unavailable" } };
    expect(await lemlist.sequencer.verify(never)).toMatchObject(unavailable);
    expect(await lemlist.sequencer.findSequence("cam_0", never)).toMatchObject(unavailable);
    expect(await lemlist.sequencer.listSequences(null, never)).toMatchObject(unavailable);
  });

  it("that returns no campaign for an id counts as unavailable, and the campaign is not treated as missing", async () => {
    lemlist.standIn.http.inject({ on: /GET/, response: { status: 200, body: {} } });
    const found = await lemlist.sequencer.findSequence("cam_0", never);
    expect(found).toMatchObject({ ok: false, failure: { reason: "unavailable" } });
  });

  it("shows the id of a campaign without a name", async () => {
    const id = lemlist.addSequence("");
    const page = await lemlist.sequencer.listSequences(null, never);
    expect(page).toMatchObject({ value: { items: [{ id, name: id }] } });
  });

  it("may send a date in Retry-After, which delays retries", async () => {
    const at = new Date(lemlist.time.now() + 20_000).toUTCString();
    lemlist.standIn.http.inject({ on: /team/, response: { status: 429, body: "", headers: { "retry-after": at } } });
    expect(await lemlist.sequencer.verify(never)).toEqual({ ok: true, value: { name: "Acme" } });
    expect(lemlist.time.sleeps[0]).toBeGreaterThanOrEqual(20_000);
  });
});
