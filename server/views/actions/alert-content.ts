import type { Db } from "../../db/connect.ts";
import { type InsightRow, listInsights, type PendingAlert } from "../../insights/public.ts";
import { shortenText } from "../../lib/slice-text.ts";
import type { ViewRow } from "../queries.ts";
import { ACTION_FIELDS } from "../settings.ts";

/** The content of an alert, the same for every channel. */
export interface AlertContent {
  readonly subject: string;
  readonly viewName: string;
  /** "3 new insights about 2 accounts". */
  readonly summary: string;
  /** In the order of their newest insight. */
  readonly accounts: readonly AlertAccount[];
  /** Says what is not shown and where to find it. Null when everything is shown. */
  readonly more: string | null;
  readonly turnOff: string;
}

export interface AlertAccount {
  readonly name: string;
  readonly domain: string;
  readonly isNew: boolean;
  readonly insights: readonly {
    readonly text: string;
    /** When it was found: `2 March 2026`. */
    readonly date: string;
    readonly link: string | null;
  }[];
}

const MAX_ACCOUNTS = 10;
const MAX_INSIGHTS_PER_ACCOUNT = 3;
const MAX_TEXT_LENGTH = 400;

/** Reads the content of an alert. */
export async function readAlertContent(
  db: Db,
  alert: PendingAlert,
  { view, channel, publicUrl }: { view: ViewRow; channel: "chat" | "email"; publicUrl: string },
): Promise<AlertContent> {
  const insights = await listInsights(db, alert.insightIds);
  const byAccount = Map.groupBy(insights, ({ company_id }) => company_id);
  const accounts = [...byAccount.values()].slice(0, MAX_ACCOUNTS).flatMap(toAccount);
  const shown = accounts.reduce((count, account) => count + account.insights.length, 0);
  return {
    subject: alert.subject,
    viewName: view.name,
    summary: `${count(alert.insightCount, "new insight")} about ${count(alert.accountCount, "account")}`,
    accounts,
    more:
      shown < alert.insightCount
        ? `${alert.insightCount - shown} more: see GET ${publicUrl}/api/v1/insights/alerts and the feed.`
        : null,
    turnOff: `To turn this off, send PATCH ${publicUrl}/api/v1/views/${view.id} with {"${ACTION_FIELDS[channel]}": {"enabled": false}}.`,
  };
}

function toAccount(insights: readonly InsightRow[]): AlertAccount[] {
  const [first] = insights;
  if (!first) return [];
  return [
    {
      name: first.company_name,
      domain: first.company_domain,
      isNew: insights.some(({ is_net_new_account }) => is_net_new_account),
      insights: insights.slice(0, MAX_INSIGHTS_PER_ACCOUNT).map(({ alert_text, alert_date, signal_link }) => ({
        text: shortenText(alert_text, MAX_TEXT_LENGTH),
        date: formatDate(alert_date),
        link: signal_link && /^https?:\/\//i.test(signal_link) ? signal_link : null,
      })),
    },
  ];
}

function formatDate(date: Date): string {
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
