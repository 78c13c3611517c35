import { listFacts } from "../../catalogue/company-facts.ts";
import type { Db } from "../../db/connect.ts";
import { type InsightRow, listInsights, type PendingAlert } from "../../insights/public.ts";
import { formatDate } from "../../lib/format-date.ts";
import { shortenText } from "../../lib/slice-text.ts";
import { describeCompany, displayName } from "../../search-engine/public.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { findTopic, weighInsights } from "../../signals/public.ts";
import type { ViewRow } from "../queries.ts";
import { type LinkedChannel, unsubscribePath } from "../recipient-links.ts";
import { findRecipient } from "../recipient-pages.ts";
import { alertSubject } from "./alert-subject.ts";
import { listAlertCompanies } from "./queries.ts";

/** The content of an alert, the same for every channel. */
export interface AlertContent {
  readonly subject: string;
  readonly viewName: string;
  /** "3 new insights about 2 accounts, best first, found on 2 March 2026". */
  readonly summary: string;
  /** Best first. */
  readonly accounts: readonly AlertAccount[];
  /** States how many insights are omitted, and where to find them. Null if none are omitted. */
  readonly more: string | null;
  /** The URL that opens the view; null unless the operator has configured it. */
  readonly viewUrl: string | null;
  /** The URL at which the recipient unsubscribes; null if the public URL of the service is unknown. */
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
  /** The company's business, size and location: "Northwind makes picking robots. 340 employees, Berlin, Germany". */
  readonly about: string | null;
  readonly insights: readonly { readonly text: string; readonly link: string | null }[];
  /** People to contact, best first. */
  readonly people: readonly { readonly name: string; readonly title: string | null; readonly link: string | null }[];
}

const MAX_ACCOUNTS = 10;
const MAX_INSIGHTS_PER_ACCOUNT = 3;
const MAX_PEOPLE_PER_ACCOUNT = 3;
const MAX_TEXT_LENGTH = 400;

export async function readAlertContent(
  db: Db,
  alert: PendingAlert,
  { view, channel, links }: { view: ViewRow; channel: LinkedChannel; links: AlertLinks },
): Promise<AlertContent> {
  const insights = await listInsights(db, alert.insight_ids);
  const groups = groupByAccount(insights, await weighInsights(db, alert.insight_ids)).slice(0, MAX_ACCOUNTS);
  const about = await describeAccounts(db, groups);
  const accounts = groups.map((group) => toAccount(group, about));
  const shown = accounts.reduce((count, account) => count + account.insights.length, 0);
  const best = groups[0]?.[0];
  const viewUrl = links.viewAddress?.replaceAll("{view_id}", encodeURIComponent(view.id)) ?? null;
  return {
    subject: best
      ? alertSubject(view.name, {
          topic: await findTopic(db, best.signal_id),
          best: best.company_name,
          accountCount: alert.account_count,
        })
      : alert.subject,
    viewName: view.name,
    summary: `${count(alert.insight_count, "new insight")} about ${count(alert.account_count, "account")}${alert.account_count > 1 ? ", best first" : ""}${foundOn(insights)}`,
    accounts,
    more: describeMore(alert, { shown, shownAccounts: accounts.length, viewUrl }),
    viewUrl,
    unsubscribeUrl:
      links.publicUrl === undefined
        ? null
        : links.publicUrl + unsubscribePath(links.secrets, view.id, channel, findRecipient(view, channel)),
  };
}

/** The insights about one account; at least one. */
type Group = readonly [InsightRow, ...InsightRow[]];

type Weights = ReadonlyMap<number, number>;

/** The weight of an insight without evidence, such as one from a CRM. */
const PLAIN = 2;
/** The weight of an insight with the same source as an earlier insight. */
const REPEATED = 0.5;

/** Sums the weights of the best insight of each signal. */
function groupWeight(group: Group, weights: Weights): number {
  const sources = new Set<string | null>();
  const best = new Map<number | null, number>();
  for (const { id, signal_id, signal_link: source } of group) {
    const weight = source !== null && sources.has(source) ? REPEATED : (weights.get(id) ?? PLAIN);
    sources.add(source);
    best.set(signal_id, Math.max(best.get(signal_id) ?? 0, weight));
  }
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Groups insights by account. Orders accounts by descending weight, then by their best rank in a run. */
function groupByAccount(insights: readonly InsightRow[], weights: Weights): Group[] {
  const accountsOfRun = new Map<number, Set<number>>();
  const accountRanks = new Map<number, number>();
  for (const { company_id: id, alert_date } of insights) {
    const run = accountsOfRun.get(+alert_date) ?? new Set();
    accountsOfRun.set(+alert_date, run.add(id));
    accountRanks.set(id, Math.min(accountRanks.get(id) ?? Number.POSITIVE_INFINITY, [...run].indexOf(id)));
  }
  const bestFirst = insights.toSorted((a, b) => (weights.get(b.id) ?? PLAIN) - (weights.get(a.id) ?? PLAIN));
  const groups = [...Map.groupBy(bestFirst, ({ company_id }) => company_id).values()].flatMap(
    ([first, ...others]): Group[] => (first ? [[first, ...others]] : []),
  );
  return groups.sort(
    (a, b) =>
      groupWeight(b, weights) - groupWeight(a, weights) ||
      (accountRanks.get(a[0].company_id) ?? 0) - (accountRanks.get(b[0].company_id) ?? 0),
  );
}

async function describeAccounts(db: Db, groups: readonly Group[]): Promise<Map<number, string>> {
  const companies = await listAlertCompanies(
    db,
    groups.map(([{ company_id }]) => company_id),
  );
  return new Map(
    companies.map((company) => {
      const does = describeCompany(company) ?? company.industry ?? "";
      const facts = listFacts(company, ["employee_count", "place"]).join(", ");
      return [company.id, [does, facts].filter(Boolean).join(does.endsWith(".") ? " " : ", ")];
    }),
  );
}

function toAccount(insights: Group, about: ReadonlyMap<number, string>): AlertAccount {
  const [{ company_id: id, company_name: name, company_domain: domain }] = insights;
  const people = new Map(insights.flatMap((insight) => insight.people.map((person) => [person.people_id, person])));
  return {
    name: displayName(name),
    domain,
    isNew: insights.some(({ is_net_new_account }) => is_net_new_account),
    about: about.get(id) || null,
    insights: insights.slice(0, MAX_INSIGHTS_PER_ACCOUNT).map(({ alert_text: text, signal_link }) => ({
      text: shortenText(text, MAX_TEXT_LENGTH),
      link: webLink(signal_link),
    })),
    people: [...people.values()]
      .slice(0, MAX_PEOPLE_PER_ACCOUNT)
      .map(({ full_name, title, social_url }) => ({ name: full_name, title, link: webLink(social_url) })),
  };
}

function webLink(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

/** Describes when insights were found: the day, or the first and the last day. */
function foundOn(insights: readonly InsightRow[]): string {
  const days = insights.map(({ alert_date }) => alert_date).sort((a, b) => +a - +b);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const [from, to] = [formatDate(first), formatDate(last)];
  return from === to ? `, found on ${from}` : `, found from ${from} to ${to}`;
}

function describeMore(
  { id, insight_count, account_count }: PendingAlert,
  { shown, shownAccounts, viewUrl }: { shown: number; shownAccounts: number; viewUrl: string | null },
): string | null {
  if (shown >= insight_count) return null;
  const accounts =
    account_count > shownAccounts ? ` about ${count(account_count - shownAccounts, "more account")}` : "";
  const where = viewUrl === null ? `The API lists them as alert ${id}.` : "Open the view to see them.";
  return `${count(insight_count - shown, "more insight")}${accounts}. ${where}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
