import { expect } from "vitest";
import { CREDENTIALS } from "../../scripts/support/vendor-stand-ins.ts";
import { revealEmails } from "../../server/people/public.ts";
import { recordRun } from "../support/insights.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver.ts";
import { type DirectService, finishJobs } from "./direct-service.ts";
import { createFullWorkspace, createSender, type FullWorkspace, findCompany } from "./full-workspace.ts";

/** The prefix of every text that only the marked workspace may read. */
export const MARK = "qzxmark";

/** The marks that were placed, one for each kind of text. */
export const marks = new Set<string>();

function mark(kind: string): string {
  marks.add(MARK + kind);
  return MARK + kind;
}

/** The CRM user that owns the accounts of the marked workspace. */
export const CRM_OWNER = `005${mark("owner")}`;

const LONG_AGO = "2020-01-01T00:00:00.000Z";

/**
 * Adds data that only the marked workspace finds: posts of each company that contain a mark, and records of the CRM,
 * the chat and the sequencer that only this workspace connects.
 */
export async function addMarkedSources({ database, vendors }: DirectService, places: readonly number[]): Promise<void> {
  for (const place of places) {
    const { companyId, personId, domain } = await findCompany({ database }, place);
    const posted_at = new Date();
    await database.db
      .insertInto("social_post")
      .values({
        ...{ company_id: companyId, person_id: personId, posted_at },
        author_url: `https://social.example/in/author-${place}`,
        body: `We present the ${mark("post")} today.`,
        source_url: `https://social.example/${mark("posturl")}/${place}`,
      })
      .execute();
    await database.db
      .insertInto("job_post")
      .values({
        ...{ company_id: companyId, posted_at },
        title: `Engineer for ${mark("jobtitle")}`,
        body: `You maintain the ${mark("jobterm")}.`,
        source_url: `https://jobs.example/${mark("joburl")}/${place}`,
      })
      .execute();
    const Id = `001${mark("acct")}${place}`;
    const record = { Id, Name: domain, Website: domain, OwnerId: CRM_OWNER };
    vendors.salesforce.objects.Account.set(Id, { ...record, CreatedDate: LONG_AGO, SystemModstamp: LONG_AGO });
  }
  const user = { Id: CRM_OWNER, Name: mark("ownername"), Email: `${mark("owneremail")}@crm.example` };
  vendors.salesforce.objects.User.set(CRM_OWNER, { ...user, IsActive: true, UserType: "Standard" });
  const channel = { id: mark("channelid"), name: mark("channel") };
  vendors.slack.channels.push({ ...channel, is_private: false, is_archived: false, is_member: true });
  vendors.lemlist.campaigns.push({ _id: mark("sequenceid"), name: mark("sequence") });
}

/**
 * Creates a workspace with results of every kind. Its accounts are the companies at `places` in the catalogue. Every
 * text that it can write and every result that only it has contain a mark.
 */
export async function createMarkedWorkspace(
  service: DirectService,
  places: readonly [number, ...number[]],
): Promise<FullWorkspace> {
  const { db } = service.database;
  const receiver = await startMarkedReceiver();
  const workspace = await createFullWorkspace(service, places[0], { hook: receiver.url, text: mark });
  const { owner, ids } = workspace;
  const companies = await Promise.all(places.map((place) => findCompany(service, place)));
  const accountIds = companies.map(({ companyId }) => companyId);
  const peopleIds = companies.map(({ personId }) => personId);
  const send = createSender(service, owner);

  const { salesforce } = CREDENTIALS;
  await send("PUT", "/api/v1/integrations/crm", { ...salesforce, domain: `${mark("org")}.my.salesforce.com` });
  await send("PUT", "/api/v1/integrations/chat", CREDENTIALS.slack);
  await send("PUT", "/api/v1/integrations/sequencer", CREDENTIALS.lemlist);
  // Actions on accounts wait for minutes until the CRM has been read once.
  await finishJobs(service);
  await send("POST", "/api/v1/account/import", { accounts: companies.map(({ domain }) => ({ domain })) });
  await send("POST", "/api/v1/workspace/members", { email: `${mark("member")}@nobody.example` });
  const blocked = { domains: [`${mark("blocked")}.example`], reason: mark("reason") };
  await send("POST", "/api/v1/account/blocklist", blocked);
  await send("PATCH", `/api/v1/icps/${ids.icp}`, { filters: { tag_exclude: [mark("icptag")] } });
  const audience = { name: mark("audience"), description: mark("audiencedescription") };
  const { audience: created } = (await send("POST", "/api/v1/audiences", audience)) as { audience: { id: number } };
  for (const id of [ids.audience, created.id]) {
    await send("POST", `/api/v1/audiences/${id}/accounts`, { account_ids: accountIds });
    await send("POST", `/api/v1/audiences/${id}/people`, { people_ids: peopleIds });
  }

  await send("PUT", "/api/v1/exclusions", { customers: true, audience_ids: [ids.audience] });
  await send("PUT", "/api/v1/exclusions", { do_not_contact: true });

  const recipient = { workspace_id: owner.workspaceId, email: `${mark("recipient")}@nobody.example` };
  await db
    .insertInto("notification_recipient")
    .values({ ...recipient, asked_at: new Date(), confirmed_at: new Date() })
    .execute();

  // The views are created first, because their actions apply only to later findings.
  const actions = {
    chat_notifications: { target: "channel", channel_id: mark("channelid") },
    webhook_notifications: { url: receiver.url, headers: [{ name: mark("viewheader"), value: "7" }] },
    email_notifications: { recipient_email: recipient.email },
    crm_assignment: { assignee_id: CRM_OWNER },
    sequencer_sequencing: { sequence_id: mark("sequenceid") },
  };
  await send("POST", "/api/v1/views", { name: mark("view"), ...actions });
  await send("PATCH", `/api/v1/views/${ids.view}`, { ...actions, name: mark("peopleview") });
  await send("POST", "/api/v1/views", { name: "By a text", filters: { title_exclude: [mark("titlefilter")] } });
  const webhook = await send("PATCH", `/api/v1/webhooks/${ids.webhook}`, {
    events: ["insights.new", "lookalike_job.completed", "crm_job.completed", "signal.completed"],
    headers: [{ name: mark("webhookheader"), value: "7" }],
  });
  expect(webhook).toMatchObject({ webhook: { id: ids.webhook } });
  await send("POST", "/api/v1/people/enrich-emails", { people_ids: peopleIds });
  await finishJobs(service);

  const settings = { repeat: true, enable_safe_crm_addition: true };
  await send("POST", "/api/v1/signal/deploy/social-listening-agent", {
    ...settings,
    ...{ name: mark("listening"), search_query: mark("post"), timeframe: 30, signal_target: "people" },
    account_audience_name: mark("accountaudience"),
    people_audience_name: mark("peopleaudience"),
  });
  const mention = (await send("POST", "/api/v2/signal/deploy/job-post-first-time-mention", {
    ...settings,
    ...{ name: mark("mention"), term: mark("jobterm"), descriptive_icp: mark("descriptiveicp"), speed_mode: true },
    accounts: companies.map(({ domain }) => ({ website: domain })),
    people_audience_name: mark("mentionaudience"),
  })) as { signal_id: number };
  const bulk = (await send("POST", "/api/v1/account/search-lookalikes-bulk", {
    seed_domains: [...companies.map(({ domain }) => domain), `${mark("seed")}.example`],
    limit: 20,
  })) as { job_id: string };
  const crm = (await send("POST", "/api/v1/crm/sync-accounts-job", { account_ids: accountIds })) as { job_id: string };
  await send("POST", "/api/v1/crm/sync-people-job", { people_ids: peopleIds });
  const insights = accountIds.map((companyId, place) => ({
    ...{ companyId, personId: peopleIds[place] as number, dedupeKey: `deal ${place}` },
    text: mark("insight"),
    link: `https://crm.example/${mark("dealurl")}`,
    dealStage: mark("stage"),
    amount: 1000,
    sentiment: "positive" as const,
    isNetNewAccount: true,
  }));
  await recordRun(db, owner.workspaceId, insights);
  // An hour that is only partly within a feed's days is counted separately.
  const aWeekAgo = new Date(Date.now() - 7 * 86_400_000 + 300_000);
  const old = insights.map((insight) => ({ ...insight, dedupeKey: `old ${insight.dedupeKey}` }));
  await recordRun(db, owner.workspaceId, old, aWeekAgo);
  await finishJobs(service);
  await receiver.close();

  // A marked email from the workspace's CRM replaces the emails that the request above revealed.
  await db.deleteFrom("workspace_person_email").where("workspace_id", "=", owner.workspaceId).execute();
  const workEmail = `${mark("workemail")}@work.example`;
  const revealed = peopleIds.map((personId) => ({ personId, workEmail, source: "crm" as const }));
  await revealEmails(db, owner.workspaceId, revealed);

  const results = { signal: mention.signal_id, lookalikeJob: bulk.job_id, crmJob: crm.job_id, audience: created.id };
  return { owner, ids: { ...ids, ...results } };
}

/** A receiver whose address and responses contain marks. */
async function startMarkedReceiver(): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver((_received, response) => response.end(mark("response")));
  return { ...receiver, url: receiver.url.replace("/receive", `/${mark("hook")}`) };
}
