import { expect } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { CREDENTIALS } from "../../scripts/support/vendor-stand-ins.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneRow } from "../../server/db/statements.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { recordRun } from "../support/insights.ts";
import type { DirectService } from "./direct-service.ts";

/** Kinds of objects that occur in parameter names, such as `view_id` and `exclude_audience_ids`. */
export const NAMED_KINDS = ["account", "audience", "icp", "signal", "view", "webhook"] as const;

/**
 * The ids of one object of every kind in a workspace. `ids.ts` maps the kinds that no parameter is named after.
 */
export interface WorkspaceIds
  extends Readonly<Record<"account" | "audience" | "icp" | "signal", number>>,
    Readonly<Record<"view" | "webhook", string>> {
  readonly blockedDomain: string;
  readonly crmJob: string;
  readonly lookalikeJob: string;
  readonly member: string;
  readonly person: number;
  readonly user: string;
  readonly viewDelivery: string;
  readonly webhookDelivery: string;
}

/** The ids of facts that all workspaces share. */
export interface CatalogueIds {
  readonly eventType: number;
  readonly vertical: number;
}

/** A workspace with a key and one object of every kind that has an id. */
export interface FullWorkspace {
  readonly owner: KeyOwner;
  readonly ids: WorkspaceIds;
}

/** Returns a function that sends requests with a key and returns the bodies of their responses, which must be 200. */
export function createSender(service: DirectService, { key, userId }: KeyOwner) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await call(service, method, path, { key, body, headers: { "X-User-ID": userId } });
    expect(response.status, `${path}: ${JSON.stringify(response.body)}`).toBe(200);
    return response.body;
  };
}

// No server listens there.
const NOBODY = "http://127.0.0.1:9/receive";

interface FullWorkspaceOptions {
  /** The receiver of the workspace's webhooks. */
  readonly hook?: string;
  /** Returns a text to store. Tests of tenancy search the responses to other workspaces for it. */
  readonly text?: (name: string) => string;
}

/**
 * Creates a workspace that has one object of every kind. Its account is the company at `place` in the catalogue, with
 * its people.
 */
export async function createFullWorkspace(
  service: DirectService,
  place: number,
  { hook = NOBODY, text = (name) => name }: FullWorkspaceOptions = {},
): Promise<FullWorkspace> {
  const { db } = service.database;
  const owner = await createKeyOwner(db, undefined, 1_000_000);
  const send = createSender(service, owner);
  const { companyId, personId, domain } = await findCompany(service, place);
  const blockedDomain = `blocked-${place}.example`;
  const member = `member-${place}@nobody.example`;

  await send("POST", "/api/v1/account/import", { accounts: [{ domain: domain }] });
  await send("POST", "/api/v1/people/enrich-emails", { people_ids: [personId] });
  const view = idIn(
    await send("POST", "/api/v1/views", { name: "All", view_type: "people", webhook_notifications: { url: hook } }),
    "view",
    "id",
  );
  const insight = { companyId, text: "Found", isNetNewAccount: true, dedupeKey: "found" };
  await recordRun(db, owner.workspaceId, [insight]);
  await matchRuns(db, owner.workspaceId);
  await send("POST", "/api/v1/account/blocklist", { domains: [blockedDomain] });
  await send("POST", "/api/v1/workspace/members", { email: member });
  await send("PUT", "/api/v1/integrations/crm", CREDENTIALS.hubspot);
  const accounts = { account_ids: [companyId] };
  const audience = idIn(await send("POST", "/api/v1/audiences", { name: text("everybody") }), "audience", "id");
  await send("POST", `/api/v1/audiences/${audience}/accounts`, accounts);
  const icp = idIn(
    await send("POST", "/api/v1/icps", { name: text("icp"), description: text("icpdescription"), filters: {} }),
    "icp",
    "id",
  );
  const listening = { name: "Robots", search_query: "robots", timeframe: 5, repeat: true, icp_id: Number(icp) };
  const webhook = idIn(
    await send("POST", "/api/v1/webhooks", { url: hook, events: ["signal.failed"] }),
    "webhook",
    "id",
  );
  const bulk = { query: "software for schools", limit: 10 };
  return {
    owner,
    ids: {
      account: companyId,
      audience: Number(audience),
      blockedDomain,
      crmJob: idIn(await send("POST", "/api/v1/crm/sync-accounts-job", accounts), "job_id"),
      icp: Number(icp),
      lookalikeJob: idIn(await send("POST", "/api/v1/account/search-lookalikes-bulk", bulk), "job_id"),
      member,
      person: personId,
      signal: Number(idIn(await send("POST", "/api/v1/signal/deploy/social-listening-agent", listening), "signal_id")),
      user: owner.userId,
      view,
      viewDelivery: idIn(await send("POST", `/api/v1/views/${view}/webhook/test`), "delivery", "delivery_id"),
      webhook,
      webhookDelivery: idIn(await send("POST", `/api/v1/webhooks/${webhook}/test`), "delivery", "delivery_id"),
    },
  };
}

/** Creates the alerts that the queued job would create. */
async function matchRuns(db: Db, workspaceId: number): Promise<void> {
  const match = matchRun({ db, clock: { now: () => new Date() } });
  const context = { signal: new AbortController().signal, log: silentLog };
  const runs = await db.selectFrom("insight_run").select("id").where("workspace_id", "=", workspaceId).execute();
  for (const { id } of runs) await match({ runId: id }, context);
}

/** Adds an event to each company up to `place`, all of one type. */
export async function addEvents(service: DirectService, place: number): Promise<CatalogueIds> {
  const { db } = service.database;
  const { id: eventType, vertical_id: vertical } = await oneRow(db)<{ id: number; vertical_id: number }>`
    select id, vertical_id from event_type order by id`;
  for (let at = 0; at <= place; at += 1) {
    const { companyId } = await findCompany(service, at);
    const event = { company_id: companyId, event_type_id: eventType, event_date: new Date() };
    await db.insertInto("company_event").values(event).execute();
  }
  return { eventType, vertical };
}

/** Returns the company at `place` among the catalogue's companies with people, and one of its people. */
export async function findCompany(
  { database }: Pick<DirectService, "database">,
  place: number,
): Promise<{ companyId: number; personId: number; domain: string }> {
  return database.db
    .selectFrom("person")
    .innerJoin("company", "company.id", "person.company_id")
    .select(["person.id as personId", "company.id as companyId", "company.domain"])
    .distinctOn("company.id")
    .orderBy("company.id")
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow();
}

function idIn(body: unknown, ...path: string[]): string {
  let value: unknown = body;
  for (const name of path) value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof value !== "string" && typeof value !== "number") throw new Error(`The body has no ${path.join(".")}`);
  return String(value);
}
