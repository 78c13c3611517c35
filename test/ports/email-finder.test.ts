import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EmailFinderStandIn } from "../../scripts/support/vendors/email-finder.ts";
import type { StandInResponse } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { createEmailFinderEndpoint } from "../../server/adapters/email-finder-endpoint.ts";
import type { EmailFinder, EmailFinderPerson } from "../../server/ports/email-finder.ts";
import { FakeEmailFinder } from "../support/fakes/fake-email-finder.ts";
import { failureFor, type Trouble } from "../support/fakes/fake-vendor.ts";

const never = new AbortController().signal;
const KEY = "key-of-the-finder";

function person(name: string): EmailFinderPerson {
  return {
    fullName: name,
    firstName: name,
    lastName: null,
    title: null,
    companyName: "Northwind",
    companyDomain: "northwind.example",
    socialUrl: `https://social.example/in/${name}`,
  };
}
const [ada, bob, cleo] = [person("ada"), person("bob"), person("cleo")];

interface FinderWorld {
  readonly finder: EmailFinder;
  addEmail(person: EmailFinderPerson, email: string): void;
  fail(trouble: Trouble): void;
  close(): Promise<void>;
}

function openFake(): FinderWorld {
  const finder = new FakeEmailFinder();
  return {
    finder,
    addEmail: ({ socialUrl }, email) => void finder.emails.set(socialUrl ?? "", email),
    fail: (reason) => {
      finder.failure = failureFor(reason);
    },
    close: async () => undefined,
  };
}

const RESPONSES: Readonly<Record<Trouble, StandInResponse>> = {
  credentials_rejected: { status: 401, body: `Unknown key ${KEY}` },
  rate_limited: { status: 429, body: "Too many requests", headers: { "retry-after": "3600" } },
  unavailable: { status: 500, body: "Internal error" },
};

async function openEndpoint(): Promise<FinderWorld & { standIn: EmailFinderStandIn }> {
  const time = new TestTime();
  const standIn = new EmailFinderStandIn({ time, key: KEY });
  return {
    finder: createEmailFinderEndpoint({ url: `${await standIn.http.listen()}/find`, key: KEY, time }),
    standIn,
    addEmail: ({ socialUrl }, email) => void standIn.emails.set(socialUrl ?? "", email),
    fail: (trouble) => standIn.http.inject({ on: / /, times: Number.POSITIVE_INFINITY, response: RESPONSES[trouble] }),
    close: () => standIn.http.close(),
  };
}

describe.each([
  { name: "the fake", openWorld: async () => openFake() },
  { name: "an HTTP endpoint", openWorld: openEndpoint },
])("an email finder: $name", ({ openWorld }) => {
  let world: FinderWorld;
  beforeEach(async () => {
    world = await openWorld();
  });
  afterEach(() => world.close());

  it("returns an email or null for each person, in their order", async () => {
    world.addEmail(cleo, "cleo@northwind.example");
    world.addEmail(ada, "ada@northwind.example");
    expect(await world.finder.findWorkEmails([ada, bob, cleo], never)).toEqual({
      ok: true,
      value: ["ada@northwind.example", null, "cleo@northwind.example"],
    });
  });

  it.each<Trouble>(["credentials_rejected", "rate_limited", "unavailable"])(
    "returns a failure for %s",
    async (reason) => {
      world.fail(reason);
      const result = await world.finder.findWorkEmails([ada], never);
      expect(result).toMatchObject({ ok: false, failure: { reason } });
      expect(JSON.stringify(result)).not.toContain(KEY);
    },
  );

  it("makes no look-up after the signal has aborted", async () => {
    const result = await world.finder.findWorkEmails([ada], AbortSignal.abort());
    expect(result).toMatchObject({ ok: false, failure: { reason: "aborted" } });
  });
});

describe("an email finder's endpoint", () => {
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
  beforeEach(async () => {
    endpoint = await openEndpoint();
  });
  afterEach(() => endpoint.close());

  it("gets the known facts about each person, with the key", async () => {
    await endpoint.finder.findWorkEmails([ada], never);
    const [request] = endpoint.standIn.http.requests;
    expect(request).toMatchObject({ method: "POST", path: "/find", headers: { authorization: `Bearer ${KEY}` } });
    expect(request?.json).toEqual({
      people: [
        {
          full_name: "ada",
          first_name: "ada",
          last_name: null,
          title: null,
          company_name: "Northwind",
          company_domain: "northwind.example",
          social_url: "https://social.example/in/ada",
        },
      ],
    });
  });

  it("gets one retry when it fails or does not respond", async () => {
    endpoint.addEmail(ada, "ada@northwind.example");
    endpoint.standIn.http.inject({ on: / /, response: { status: 503 } });
    expect(await endpoint.finder.findWorkEmails([ada], never)).toEqual({ ok: true, value: ["ada@northwind.example"] });
    endpoint.standIn.http.inject({ on: / /, silent: true });
    expect(await endpoint.finder.findWorkEmails([ada], never)).toEqual({ ok: true, value: ["ada@northwind.example"] });
  });

  it("may return values that are not emails, which are ignored, and emails, which are converted to lower case", async () => {
    endpoint.addEmail(ada, " Ada@Northwind.Example ");
    endpoint.addEmail(bob, "n/a");
    endpoint.standIn.emails.set(cleo.socialUrl ?? "", 7);
    expect(await endpoint.finder.findWorkEmails([ada, bob, cleo], never)).toEqual({
      ok: true,
      value: ["ada@northwind.example", null, null],
    });
  });

  it.each([{ emails: [] }, { emails: "none" }, ["ada@northwind.example"], "a page"])(
    "counts as unavailable if it returns an unexpected body, such as %j",
    async (body) => {
      endpoint.standIn.http.inject({ on: / /, times: 2, response: { status: 200, body } });
      expect(await endpoint.finder.findWorkEmails([ada], never)).toMatchObject({ failure: { reason: "unavailable" } });
    },
  );
});
