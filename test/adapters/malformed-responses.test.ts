import { describe, expect, it, onTestFinished } from "vitest";
import { LemlistStandIn } from "../../scripts/support/vendors/lemlist.ts";
import { SlackStandIn } from "../../scripts/support/vendors/slack.ts";
import type { StandIn } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { lemlistConnector } from "../../server/adapters/lemlist/lemlist.ts";
import { slackConnector } from "../../server/adapters/slack/slack.ts";
import type { CrmChanges } from "../../server/ports/crm.ts";
import { atSize } from "../support/at-size.ts";
import { openHubspot, openSalesforce } from "../support/crm-worlds.ts";

const never = new AbortController().signal;
/** A value that is neither a string nor an id. */
const NUMBER = 4711;
/** Matches NUMBER where a string is expected. Amounts are excluded because they are numbers. */
const UNCHECKED = /(?<!amount"|\\"):4711|\[4711/;

/** A vendor with data, and the calls of its client by name. */
interface World {
  readonly http: StandIn;
  readonly calls: Readonly<Record<string, () => Promise<unknown>>>;
}

async function openLemlist(wrapsLists: boolean): Promise<World> {
  const time = new TestTime();
  const standIn = new LemlistStandIn({ time, apiKey: "key", wrapsLists });
  standIn.campaigns.push({ _id: "cam_1", name: "Leads" });
  const connected = lemlistConnector({ baseUrl: await standIn.http.listen(), time }).connect({ api_key: "key" });
  if (!connected.ok) throw new Error(connected.failure.message);
  const sequencer = connected.value;
  const lead = { firstName: null, lastName: null, companyName: null, jobTitle: null, socialUrl: null };
  return {
    http: standIn.http,
    calls: {
      verify: () => sequencer.verify(never),
      listSequences: () => sequencer.listSequences(null, never),
      findSequence: () => sequencer.findSequence("cam_1", never),
      addLead: () => sequencer.addLead("cam_1", { email: "ada@northwind.example", ...lead }, never),
    },
  };
}

async function openSlack(): Promise<World> {
  const time = new TestTime();
  const standIn = new SlackStandIn({ time, token: "token" });
  standIn.channels.push({ id: "C1", name: "sales", is_private: false, is_archived: false, is_member: true });
  standIn.users.push({ id: "U1", email: "ada@acme.example" });
  const connected = slackConnector({ baseUrl: await standIn.http.listen(), time }).connect({ bot_token: "token" });
  if (!connected.ok) throw new Error(connected.failure.message);
  const chat = connected.value;
  const person = { kind: "direct", email: "ada@acme.example" } as const;
  const period = { from: new Date(time.now() - 1_000), to: new Date(time.now() + 1_000) };
  return {
    http: standIn.http,
    calls: {
      verify: () => chat.verify(never),
      listChannels: () => chat.listChannels(null, never),
      findChannel: () => chat.findChannel("C1", never),
      post: () => chat.post(person, { id: "message-1", text: "News", blocks: [] }, never),
      findPost: () => chat.findPost(person, "message-1", period, never),
    },
  };
}

async function openCrm(open: typeof openHubspot | typeof openSalesforce): Promise<World> {
  const world = await open({});
  const ownerId = world.addUser({ name: "Grace Hopper", email: "grace@acme.example" });
  const companyId = world.addCompany({ domain: "northwind.example", name: "Northwind" });
  const contactId = world.addContact({ lastName: "Lovelace", email: "ada@northwind.example" });
  world.addDeal({ name: "Robots", companyId, amount: 10, stage: "Proposal" });
  world.time.advance(3_600_000);
  const crm = world.open();
  const unknown = { city: null, country: null, socialUrl: null, ownerId: null };
  const company = { ...unknown, description: "Robots", employeeCount: 10 };
  const companies = ["northwind", "contoso"].map((name) => ({
    ...company,
    externalId: name,
    domain: `${name}.example`,
    name,
  }));
  const contact = { ...unknown, externalId: "ada", firstName: "Ada", lastName: "Lovelace", jobTitle: "Countess" };
  const replaceable = { replaceableOwnerIds: [] };
  return {
    http: world.standIn.http,
    calls: {
      verify: () => crm.verify(never),
      listUsers: () => crm.listUsers(null, never),
      findUserByEmail: () => crm.findUserByEmail("grace@acme.example", never),
      findUserById: () => crm.findUserById(ownerId, never),
      findCompaniesByDomain: () => crm.findCompaniesByDomain(["northwind.example"], never),
      readCompanies: () => collect(crm.readCompanies(null, never)),
      readContacts: () => collect(crm.readContacts(null, never)),
      readDeals: () => collect(crm.readDeals(null, never)),
      upsertCompanies: () => crm.upsertCompanies(companies, {}, never),
      upsertContacts: () => crm.upsertContacts([{ ...contact, email: "ada@northwind.example" }], {}, never),
      assignOwners: () => crm.assignOwners("company", [{ crmId: companyId, ownerId }], replaceable, never),
      associateContacts: () => crm.associateContacts([{ contactId, companyId }], never),
    },
  };
}

async function collect<Row>(changes: CrmChanges<Row>): Promise<unknown[]> {
  const pages: unknown[] = [];
  for await (const page of changes) pages.push(page);
  return pages;
}

/** The test sends one in SHARE variants. */
const SHARE = atSize({ quick: 5, full: 1 });

/** Returns every variant of a body in which one value has a different type. */
function malformed(body: unknown): unknown[] {
  const replacements = [null, NUMBER, {}, []].filter((each) => JSON.stringify(each) !== JSON.stringify(body));
  if (typeof body !== "object" || body === null) return replacements;
  const inside = Object.entries(body).flatMap(([name, value]) =>
    malformed(value).map((variant) => {
      if (!Array.isArray(body)) return { ...body, [name]: variant };
      return body.map((each, place) => (String(place) === name ? variant : each));
    }),
  );
  return [...replacements, ...inside];
}

describe.each<{ name: string; open: () => Promise<World> }>([
  { name: "HubSpot", open: () => openCrm(openHubspot) },
  { name: "Salesforce", open: () => openCrm(openSalesforce) },
  { name: "Slack", open: openSlack },
  { name: "lemlist, with wrapped lists", open: () => openLemlist(true) },
  { name: "lemlist, with bare lists", open: () => openLemlist(false) },
])("$name", ({ open }) => {
  it("may return a value of any type anywhere: a call returns what it could read, or a failure", async () => {
    const { http, calls } = await open();
    onTestFinished(() => http.close());
    let examined = 0;
    for (const [name, call] of Object.entries(calls)) {
      const bodies: unknown[] = [];
      const record = {
        on: / /,
        times: Number.POSITIVE_INFINITY,
        rewrite: (body: unknown) => bodies.push(body) && body,
      };
      const stopRecording = http.inject(record);
      await call();
      stopRecording();
      for (const [after, body] of bodies.entries()) {
        for (const variant of malformed(body).filter((_, place) => place % SHARE === 0)) {
          const stop = http.inject({ on: / /, after, rewrite: () => variant });
          const result = JSON.stringify(await call());
          stop();
          expect({ name, variant, result }).toEqual({ name, variant, result: expect.not.stringMatching(UNCHECKED) });
          examined += 1;
        }
      }
    }
    expect(examined).toBeGreaterThan(50 / SHARE);
  });

  it.each([{}, [], ""])("does not count as verified after an empty response: %j", async (body) => {
    const { http, calls } = await open();
    onTestFinished(() => http.close());
    http.inject({ on: / /, times: Number.POSITIVE_INFINITY, rewrite: () => body });
    expect(await calls.verify?.()).toMatchObject({ ok: false, failure: { reason: "unavailable" } });
  });
});
