import type { Schema } from "@account-intelligence/client";
import { type Command, Option } from "commander";
import { clientOf, integer, outputOf } from "../context.ts";
import { type Columns, print, printObject, printRows } from "../output.ts";

const VIEW_COLUMNS: Columns<Schema["View"]> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  of: ({ view_type }) => view_type,
  actions: ({ action_config }) => Object.keys(action_config),
  notified: ({ last_notification_at }) => last_notification_at,
};

const ENTRY_COLUMNS: Columns<Schema["CreditEntry"]> = {
  at: ({ created_at }) => created_at,
  kind: ({ kind }) => kind,
  credits: ({ balance_change }) => balance_change,
  reserved: ({ reserved_change }) => reserved_change,
  reason: ({ reason }) => reason,
};

export function addWorkspaceCommands(program: Command): void {
  const views = program.command("views").description("list and read views");
  views
    .command("list", { isDefault: true })
    .description("list your views")
    .addOption(new Option("--of <type>", "only views of these").choices(["accounts", "people"]))
    .action(async ({ of }: { of?: "accounts" | "people" }, command: Command) => {
      const { data } = await clientOf(command).views.list(of ? { view_type: of } : {});
      printRows(data.views, VIEW_COLUMNS, outputOf(command));
    });
  views
    .command("show")
    .description("show a view with its filters and actions")
    .argument("<id>")
    .action(async (view_id: string, _options: unknown, command: Command) => {
      print(JSON.stringify((await clientOf(command).views.read({ view_id })).data.view, null, 2));
    });

  const credits = program.command("credits").description("show the balance, prices and usage");
  credits
    .command("balance", { isDefault: true })
    .description("show the balance")
    .action(async (_options: unknown, command: Command) => {
      printObject((await clientOf(command).credits.balance()).data, outputOf(command));
    });
  credits
    .command("prices")
    .description("list what is charged")
    .action(async (_options: unknown, command: Command) => {
      const columns: Columns<Schema["CreditPrice"]> = { credits: (price) => price.credits, for: ({ unit }) => unit };
      printRows((await clientOf(command).credits.prices()).data.prices, columns, outputOf(command));
    });
  credits
    .command("usage")
    .description("list the entries of the ledger, newest first")
    .option("-n, --limit <count>", "how many entries", integer(1, 100), 20)
    .action(async ({ limit }: { limit: number }, command: Command) => {
      const { data } = await clientOf(command).credits.usage({ limit });
      printRows(data.entries, ENTRY_COLUMNS, outputOf(command));
    });
}
