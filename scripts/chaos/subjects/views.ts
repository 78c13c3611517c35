import { sql } from "kysely";
import type { Db } from "../../../server/db/connect.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { checkReports, insightName, type ReceivedEvents } from "../webhooks.ts";

const COUNTRY = "DEU";

/** Saves a view with a webhook in every workspace. It reports the insights about one country. */
export async function prepareViews(clients: Clients, url: string): Promise<void> {
  const body = { name: "One country", filters: { country_include: [COUNTRY] }, webhook_notifications: { url } };
  for (const owner of clients.owners) await clients.prepare({ owner, method: "POST", path: "/api/v1/views", body });
}

interface InsightRow {
  readonly id: number;
  /** The views that it matches, and those of its alerts that were sent. */
  readonly viewIds: readonly string[];
  readonly alertedViewIds: readonly string[];
}

export async function checkInsights(db: Db, events: ReceivedEvents): Promise<Check[]> {
  const { rows } = await sql<InsightRow>`
    with alerted as (
      select unnest(insight_ids) as insight_id, array_agg(view_id order by view_id) as view_ids
      from alert where status = 'sent' group by 1
    )
    select insight.id, coalesce(alerted.view_ids, '{}') as "alertedViewIds", array(
        select id from saved_view where workspace_id = insight.workspace_id and company.hq_country = ${COUNTRY} order by id
      ) as "viewIds"
    from insight join company on company.id = insight.company_id left join alerted on alerted.insight_id = insight.id
    order by insight.id`.execute(db);
  const announced = rows.map(({ id }) => insightName(id, null));
  const matching = rows.flatMap(({ id, viewIds }) => viewIds.map((viewId) => insightName(id, viewId)));
  const expected = new Set([...announced, ...matching]);
  const unexpected = [...events.keys()].filter((name) => name.startsWith("insight ") && !expected.has(name));
  const reports = checkReports("", matching, events);
  return [
    checkReports("every insight is announced by one webhook", announced, events),
    {
      promise: "every insight that matches a view is alerted once, by one webhook of the view",
      examined: matching.length,
      faults: [
        ...reports.faults,
        ...unexpected.map((name) => `${name} was reported, and does not match`),
        ...rows
          .filter(({ viewIds, alertedViewIds }) => viewIds.join() !== alertedViewIds.join())
          .map(({ id, alertedViewIds }) => `insight ${id} was alerted by the views (${alertedViewIds.join()})`),
      ],
    },
  ];
}
