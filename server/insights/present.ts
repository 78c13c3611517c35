import type { Schema } from "../http/contract.ts";
import type { InsightRow } from "./queries.ts";
import type { AlertRow } from "./queries-alerts.ts";

export function presentFeedItem(row: InsightRow): Schema["InsightFeedItem"] {
  return {
    ...presentFields(row),
    discovered_signal_id: row.signal_id,
    deal_stage: row.deal_stage,
    amount: row.amount,
    signal_link: row.signal_link,
  };
}

/** Presents an insight for alerts and webhooks. */
export function presentInsight(row: InsightRow): Schema["Insight"] {
  return { ...presentFields(row), is_net_new_account: row.is_net_new_account };
}

/** Presents an alert without the insights that have since been erased. */
export function presentAlert(row: AlertRow, insights: ReadonlyMap<number, InsightRow>): Schema["Alert"] {
  return {
    alert_id: row.id,
    view_name: row.view_name,
    saved_view_id: row.view_id,
    // Check constraints allow only the contract's values.
    notification_type: row.notification_type as Schema["NotificationType"],
    status: row.status as Schema["NotificationStatus"],
    created_at: row.created_at.toISOString(),
    subject: row.subject,
    recipient_email: row.recipient_email,
    chat_channel_id: row.chat_channel_id,
    insight_count: row.insight_count,
    account_count: row.account_count,
    matched_account_ids: [...row.account_ids],
    insights: row.insight_ids.flatMap((id) => {
      const insight = insights.get(id);
      return insight ? [presentInsight(insight)] : [];
    }),
  };
}

function presentFields(row: InsightRow): Omit<Schema["Insight"], "is_net_new_account"> {
  return {
    insight_id: row.id,
    account_id: row.company_id,
    alert_text: row.alert_text,
    // Check constraints allow only the contract's values.
    alert_type: row.alert_type as Schema["InsightSource"],
    account_name: row.company_name,
    account_domain: row.company_domain,
    alert_date: row.alert_date.toISOString(),
    sentiment: row.sentiment as Schema["Sentiment"],
    people: row.people.map((person) => ({ ...person })),
  };
}
