import type { Db } from "../../db/connect.ts";
import { type InsightRow, listInsights, type PendingAlert } from "../../insights/public.ts";
import { formatDate } from "../../lib/format-date.ts";
import { shortenText } from "../../lib/slice-text.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import type { ViewRow } from "../queries.ts";
import { type LinkedChannel, unsubscribePath } from "../recipient-links.ts";
import { recipientOf } from "../recipient-pages.ts";

/** The content of an alert, the same for every channel. */
export interface AlertContent {
  readonly subject: string;
  readonly viewName: string;
  /** "3 new insights about 2 accounts". */
  readonly summary: string;
  /** In the order of their newest insight. */
  readonly accounts: readonly AlertAccount[];
  /** Says how many insights are not shown. Null when everything is shown. */
  readonly more: string | null;
  /** Where the view opens; null unless the operator has set it. */
  readonly viewUrl: string | null;
  /** Where the recipient turns these messages off; null while the public address of the service is not known. */
  readonly unsubscribeUrl: string | null;
}

export interface AlertLinks {
  readonly secrets: Pick<Secrets, "hmac">;
  readonly publicUrl?: string | undefined;
  readonly viewAddress?: string | undefined;
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

export async function readAlertContent(
  db: Db,
  alert: PendingAlert,
  { view, channel, links }: { view: ViewRow; channel: LinkedChannel; links: AlertLinks },
): Promise<AlertContent> {
  const insights = await listInsights(db, alert.insight_ids);
  const byAccount = Map.groupBy(insights, ({ company_id }) => company_id);
  const accounts = [...byAccount.values()].slice(0, MAX_ACCOUNTS).flatMap(toAccount);
  const shown = accounts.reduce((count, account) => count + account.insights.length, 0);
  return {
    subject: alert.subject,
    viewName: view.name,
    summary: `${count(alert.insight_count, "new insight")} about ${count(alert.account_count, "account")}`,
    accounts,
    more: shown < alert.insight_count ? `${count(alert.insight_count - shown, "more insight")} in this view.` : null,
    viewUrl: links.viewAddress?.replaceAll("{view_id}", encodeURIComponent(view.id)) ?? null,
    unsubscribeUrl:
      links.publicUrl === undefined
        ? null
        : links.publicUrl + unsubscribePath(links.secrets, view.id, channel, recipientOf(view, channel)),
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

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
