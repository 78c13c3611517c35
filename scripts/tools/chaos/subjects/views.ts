import { sql } from "kysely";
import type { Db } from "../../../../server/db/connect.ts";
import type { ReceivedMail } from "../../../support/mail.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { checkReports, insightName, type ReceivedEvents } from "../webhooks.ts";

const COUNTRY = "DEU";
const CHANNELS = ["email", "webhook"];

/** Saves a view in every workspace. It reports the insights about one country by webhook and by email. */
export async function prepareViews(clients: Clients, url: string): Promise<void> {
  const body = {
    name: "One country",
    filters: { country_include: [COUNTRY] },
    webhook_notifications: { url },
    email_notifications: {},
  };
  for (const owner of clients.owners) await clients.prepare({ owner, method: "POST", path: "/api/v1/views", body });
}

interface InsightRow {
  readonly id: number;
  /** The views that it matches. */
  readonly view_ids: readonly string[];
  /** The channels and views of its alerts that were sent. */
  readonly alerts: readonly string[];
}

export async function checkInsights(db: Db, events: ReceivedEvents, mails: readonly ReceivedMail[]): Promise<Check[]> {
  const { rows } = await sql<InsightRow>`
    with alerted as (
      select unnest(insight_ids) as insight_id,
        array_agg(notification_type || ' ' || view_id order by notification_type, view_id) as alerts
      from alert where status = 'sent' group by 1
    )
    select insight.id, coalesce(alerted.alerts, '{}') as alerts, array(
        select id from saved_view where workspace_id = insight.workspace_id and company.hq_country = ${COUNTRY} order by id
      ) as view_ids
    from insight join company on company.id = insight.company_id left join alerted on alerted.insight_id = insight.id
    order by insight.id`.execute(db);
  const announced = rows.map(({ id }) => insightName(id, null));
  const matching = rows.flatMap(({ id, view_ids: viewIds }) => viewIds.map((viewId) => insightName(id, viewId)));
  const expected = new Set([...announced, ...matching]);
  const unexpected = [...events.keys()].filter((name) => name.startsWith("insight ") && !expected.has(name));
  const reports = checkReports("", matching, events);
  return [
    checkReports("every insight is announced by one webhook", announced, events),
    {
      promise: "every insight that matches a view is alerted once by each channel, and by one webhook of the view",
      examined: matching.length,
      faults: [
        ...reports.faults,
        ...unexpected.map((name) => `${name} was reported, and does not match`),
        ...rows
          .filter(({ view_ids: viewIds, alerts }) => expectedAlerts(viewIds).join() !== alerts.join())
          .map(({ id, alerts }) => `insight ${id} was alerted by (${alerts.join()})`),
      ],
    },
    await checkMails(db, mails),
  ];
}

function expectedAlerts(viewIds: readonly string[]): string[] {
  return CHANNELS.flatMap((channel) => viewIds.map((viewId) => `${channel} ${viewId}`));
}

/** A mail may arrive twice, with the same Message-ID. */
async function checkMails(db: Db, mails: readonly ReceivedMail[]): Promise<Check> {
  const { rows } = await sql<{ name: string }>`
    select 'alert-' || workspace_id || '-' || id || ' to ' || recipient_email as name
    from alert where notification_type = 'email' and status = 'sent' order by id`.execute(db);
  const sent = new Set(rows.map(({ name }) => name));
  const received = new Set(
    mails.map(({ headers, recipients }) => `${headers["message-id"]?.replace(/^<|@.*$/g, "")} to ${recipients.join()}`),
  );
  return {
    promise: "every alert by email arrives under its own id, and no other does",
    examined: sent.size,
    faults: [
      ...[...sent.difference(received)].map((name) => `${name} was not received`),
      ...[...received.difference(sent)].map((name) => `${name} was received, and is not recorded`),
    ],
  };
}
