import { sql } from "kysely";
import type { Db } from "../../../../server/db/connect.ts";
import type { ReceivedMail } from "../../../support/mail.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { checkReports, insightName, type ReceivedEvents } from "../webhooks.ts";

const COUNTRY = "DEU";
const CHANNELS = ["email", "webhook"];

/** Saves a view in every workspace. It reports insights about companies in one country by webhook and by email. */
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
  /** The views that match the insight. */
  readonly view_ids: readonly string[];
}

export async function checkInsights(db: Db, events: ReceivedEvents, mails: readonly ReceivedMail[]): Promise<Check[]> {
  const { rows } = await sql<InsightRow>`
    select insight.id, array(
        select id from saved_view where workspace_id = insight.workspace_id and company.hq_country = ${COUNTRY}
        order by id
      ) as view_ids
    from insight join company on company.id = insight.company_id order by insight.id`.execute(db);
  const announced = rows.map(({ id }) => insightName(id, null));
  const matching = rows.flatMap(({ id, view_ids: viewIds }) => viewIds.map((viewId) => insightName(id, viewId)));
  const expected = new Set([...announced, ...matching]);
  const unexpected = [...events.keys()].filter((name) => name.startsWith("insight ") && !expected.has(name));
  const reports = checkReports("", matching, events);
  return [
    checkReports("every insight is announced by one webhook", announced, events),
    {
      promise: "every insight that matches a view is in one alert on each channel, and in one webhook of the view",
      examined: matching.length,
      faults: [
        ...reports.faults,
        ...unexpected.map((name) => `${name} was reported, and does not match`),
        ...(await listWrongAlerts(db)),
      ],
    },
    await checkMails(db, mails),
  ];
}

/** Compares the counts of alerts, which list only their newest insights, and finds insights that are listed twice. */
async function listWrongAlerts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with expected as (
      select v.id as view_id, array_agg(insight.id) as ids
      from saved_view as v join insight on insight.workspace_id = v.workspace_id
      join company on company.id = insight.company_id and company.hq_country = ${COUNTRY} group by 1
    ), counted as (
      select view_id, notification_type as channel, sum(insight_count) as count from alert where status = 'sent'
      group by 1, 2
    ), listed as (
      select view_id, notification_type as channel, unnest(insight_ids) as id from alert where status = 'sent'
    )
    select format('%s of view %s reported %s of %s insights', channel, view_id, coalesce(count, 0),
      cardinality(ids)) as fault
    from expected cross join unnest(${CHANNELS}::text[]) as channel left join counted using (view_id, channel)
    where coalesce(count, 0) <> cardinality(ids)
    union all
    select format('%s of view %s listed insight %s %s times', channel, view_id, id, count(*))
    from listed group by view_id, channel, id having count(*) > 1
    union all
    select format('%s of view %s listed insight %s, which does not match', channel, view_id, id)
    from listed where not exists (select from expected where expected.view_id = listed.view_id and id = any(ids))
    order by 1`.execute(db);
  return rows.map(({ fault }) => fault);
}

/** An email may arrive twice, with the same Message-ID. */
async function checkMails(db: Db, mails: readonly ReceivedMail[]): Promise<Check> {
  const { rows } = await sql<{ name: string }>`
    select 'alert-' || workspace_id || '-' || id || ' to ' || recipient_email as name
    from alert where notification_type = 'email' and status = 'sent' order by id`.execute(db);
  const sent = new Set(rows.map(({ name }) => name));
  const received = new Set(
    mails.map(({ headers, recipients }) => `${headers["message-id"]?.replace(/^<|@.*$/g, "")} to ${recipients.join()}`),
  );
  return {
    promise: "every email alert arrives under its own id, and no unexpected email arrives",
    examined: sent.size,
    faults: [
      ...[...sent.difference(received)].map((name) => `${name} was not received`),
      ...[...received.difference(sent)].map((name) => `${name} was received, and is not recorded`),
    ],
  };
}
