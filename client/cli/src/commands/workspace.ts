import type { Schema } from "@account-intelligence/client";
import { type Command, Option } from "commander";
import { collect, integer, openClient, requestedFormat } from "../context.ts";
import { type Columns, print, printObject, printRows, tell } from "../output.ts";

const VIEW_COLUMNS: Columns<Schema["View"]> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  of: ({ view_type }) => view_type,
  actions: ({ action_config }) => Object.keys(action_config),
  notified: ({ last_notification_at }) => last_notification_at,
};

const ACCOUNT_COLUMNS: Columns<Schema["AccountListItem"]> = {
  id: ({ id }) => id,
  domain: ({ domain }) => domain,
  name: ({ name }) => name,
  country: ({ hq_country }) => hq_country,
  employees: ({ employee_count }) => employee_count,
};

const FEED_COLUMNS: Columns<Schema["InsightFeedItem"]> = {
  at: ({ alert_date }) => alert_date.slice(0, 10),
  account: ({ account_name }) => account_name,
  insight: ({ alert_text }) => alert_text,
};

const ICP_COLUMNS: Columns<Schema["Icp"]> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
};

const ENTRY_COLUMNS: Columns<Schema["CreditEntry"]> = {
  at: ({ created_at }) => created_at,
  kind: ({ kind }) => kind,
  credits: ({ balance_change }) => balance_change,
  reserved: ({ reserved_change }) => reserved_change,
  reason: ({ reason }) => reason,
};

interface IcpOptions {
  readonly description?: string;
  readonly minEmployees?: number;
  readonly maxEmployees?: number;
  readonly country?: Schema["CountryFilterCode"][];
}

export function addWorkspaceCommands(program: Command): void {
  const views = program.command("views").description("list and read views");
  views
    .command("list", { isDefault: true })
    .description("list your views")
    .addOption(new Option("--of <type>", "only views of this type").choices(["accounts", "people"]))
    .action(async ({ of }: { of?: "accounts" | "people" }, command: Command) => {
      const { data } = await openClient(command).views.list(of ? { view_type: of } : {});
      printRows(data.views, VIEW_COLUMNS, requestedFormat(command));
    });
  views
    .command("show")
    .description("show a view with its filters and actions")
    .argument("<id>")
    .action(async (view_id: string, _options: unknown, command: Command) => {
      print(JSON.stringify((await openClient(command).views.read({ view_id })).data.view, null, 2));
    });

  program
    .command("accounts")
    .description("list the accounts of the workspace")
    .option("-n, --limit <count>", "maximum number of accounts", integer(1, Number.MAX_SAFE_INTEGER), 50)
    .option("--all", "list all accounts")
    .option("--name <text>", "only accounts whose name or domain contains this text")
    .action(async ({ limit, all, name }: { limit: number; all?: true; name?: string }, command: Command) => {
      const wanted = all ? Number.POSITIVE_INFINITY : limit;
      const found: Schema["AccountListItem"][] = [];
      const accounts = openClient(command).accounts.list.items({
        pagination: { limit: Math.min(wanted, 500) },
        ...(name !== undefined && { filters: { name_or_domain_contains: name } }),
      });
      for await (const account of accounts) if (found.push(account) >= wanted) break;
      printRows(found, ACCOUNT_COLUMNS, requestedFormat(command));
    });
  program
    .command("feed")
    .description("list the newest insights about your accounts")
    .option("--days <days>", "number of days to look back", integer(1, 90), 7)
    .option("-n, --limit <count>", "maximum number of insights", integer(1, 500), 50)
    .action(async ({ days, limit }: { days: number; limit: number }, command: Command) => {
      printRows(
        (await openClient(command).insights.feed({ days, limit })).data.insights,
        FEED_COLUMNS,
        requestedFormat(command),
      );
    });
  const icps = program.command("icps").description("list and create ideal customer profiles");
  icps
    .command("list", { isDefault: true })
    .description("list your ideal customer profiles")
    .action(async (_options: unknown, command: Command) => {
      const found: Schema["Icp"][] = [];
      for await (const icp of openClient(command).icps.list.items()) found.push(icp);
      printRows(found, ICP_COLUMNS, requestedFormat(command));
    });
  icps
    .command("create")
    .description("create a profile; `call icps.create` accepts all its fields")
    .argument("<name>")
    .option("--description <text>", "a note; does not filter companies")
    .option("--min-employees <count>", "at least this many employees", integer(0, 10_000_000))
    .option("--max-employees <count>", "at most this many employees", integer(0, 10_000_000))
    .addOption(new Option("--country <code>", "headquarters, such as DEU or EU; may be repeated").argParser(collect))
    .action(async (name: string, options: IcpOptions, command: Command) => {
      const { description, minEmployees, maxEmployees, country } = options;
      const filters = {
        ...(minEmployees !== undefined && { min_employee_count: minEmployees }),
        ...(maxEmployees !== undefined && { max_employee_count: maxEmployees }),
        ...(country && { country_include: country }),
      };
      const { data } = await openClient(command).icps.create({ name, filters, ...(description && { description }) });
      print(JSON.stringify(data, null, 2));
      if (Object.keys(filters).length === 0) tell("The profile has no filters, so it matches all companies.");
    });

  const credits = program.command("credits").description("show the balance, prices and usage");
  credits
    .command("balance", { isDefault: true })
    .description("show the balance")
    .action(async (_options: unknown, command: Command) => {
      printObject((await openClient(command).credits.balance()).data, requestedFormat(command));
    });
  credits
    .command("prices")
    .description("list the prices")
    .action(async (_options: unknown, command: Command) => {
      const columns: Columns<Schema["CreditPrice"]> = { credits: (price) => price.credits, for: ({ unit }) => unit };
      printRows((await openClient(command).credits.prices()).data.prices, columns, requestedFormat(command));
    });
  credits
    .command("usage")
    .description("list the ledger entries, newest first")
    .option("-n, --limit <count>", "maximum number of entries", integer(1, 100), 20)
    .action(async ({ limit }: { limit: number }, command: Command) => {
      const { data } = await openClient(command).credits.usage({ limit });
      printRows(data.entries, ENTRY_COLUMNS, requestedFormat(command));
    });
}
