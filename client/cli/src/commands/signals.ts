import { type Client, type Schema, waitForSignal } from "@account-intelligence/client";
import { Argument, type Command } from "commander";
import { collectIds, integer, openClient, requestedFormat } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { type Columns, print, printObject, printRows, resolveFormat, tell } from "../output.ts";
import { addSpending, printQuote, type Spending, spendingOptions } from "./search.ts";

/** The options of `signals preview` and `signals deploy`. */
interface Deployment {
  readonly name: string;
  readonly term?: string;
  readonly query?: string;
  readonly socialUrl?: string;
  readonly icp?: number;
  readonly description?: string;
  readonly timeframe?: number;
  readonly daily?: boolean;
  readonly maxCredits?: number;
  readonly quote?: string;
  readonly accountAudience?: string;
  readonly peopleAudience?: string;
  readonly audience?: readonly number[];
  readonly pastCustomers?: boolean;
  readonly wait?: boolean;
  readonly dryRun?: boolean;
}

const KINDS = ["job-posts", "companies", "social-activity", "social-listening", "competitor", "job-change"] as const;
type Kind = (typeof KINDS)[number];

const SIGNAL_COLUMNS: Columns<Schema["SignalSummary"]> = {
  id: ({ signal_id }) => signal_id,
  name: ({ signal_name }) => signal_name,
  kind: ({ signal_type }) => signal_type,
  status: ({ status }) => status,
  accounts: ({ account_count }) => account_count,
  people: ({ people_count }) => people_count,
  credits: ({ credits_consumed }) => credits_consumed,
};

const RESULT_COLUMNS: Columns<Schema["SignalResult"]> = {
  account: ({ account_name }) => account_name,
  domain: ({ account_domain }) => account_domain,
  found: ({ found_at }) => found_at.slice(0, 10),
  people: ({ people_count }) => people_count,
  evidence: ({ evidence }) => evidence[0]?.sentence,
};

export function addSignalCommands(program: Command): void {
  const signals = program.command("signals").description("preview, deploy and read signals");
  addDeployment(signals.command("preview"))
    .description("show the request and cost of a deployment without deploying it")
    .action(async (kind: Kind, options: Deployment, command: Command) => {
      const client = openClient(command);
      const request = deploymentRequest(kind, options);
      // Fails for a profile that does not exist, as the deployment would.
      if (options.icp !== undefined) await client.icps.read({ icp_id: options.icp });
      const [prices, balance] = await Promise.all([client.credits.prices(), client.credits.balance()]);
      const costs = prices.data.prices.filter(({ operation }) => operation.startsWith("signal_"));
      const closest = options.description
        ? (await client.accounts.searchByTraits({ query: options.description, limit: 10 })).data.results
        : [];
      const preview = {
        request,
        prices: costs,
        max_credits: options.maxCredits ?? null,
        balance: balance.data.balance,
        closest,
      };
      if (resolveFormat(requestedFormat(command)) !== "table") return print(JSON.stringify(preview, null, 2));
      print(JSON.stringify(request, null, 2));
      for (const { unit, credits } of costs) print(`${credits} credits per ${unit}`);
      print(
        `At most ${options.maxCredits ?? balance.data.balance} credits can be spent; the balance is ${balance.data.balance}.`,
      );
      if (closest.length > 0)
        print(`Companies closest to the description: ${closest.map(({ domain }) => domain).join(", ")}`);
    });
  addDeployment(signals.command("deploy"))
    .description("deploy a signal; each result costs credits")
    .option("--wait", "wait for the first run to end")
    .option("--quote <id>", "let the first run spend at most the cost of the quote with this quote_id, from --dry-run")
    .option("--dry-run", "print the quote of the first run without deploying the signal")
    .action(async (kind: Kind, options: Deployment, command: Command) => {
      const client = openClient(command);
      if (options.dryRun) return printQuote(DEPLOYMENTS[kind][0], checkedRequest(kind, options), command);
      const { data } = await deploy(client, kind, options);
      if (data.message) tell(data.message);
      if (!options.wait) return printObject(data, requestedFormat(command));
      const signal = await waitForSignal(client, data.signal_id);
      const message = signal.runs[0]?.message;
      if (message) tell(message);
      printRows([signal], SIGNAL_COLUMNS, requestedFormat(command));
      if (signal.status === "failed") throw new Failure("The signal failed.", EXIT.failed);
    });
  signals
    .command("list", { isDefault: true })
    .description("list the signals")
    .action(async (_options: unknown, command: Command) => {
      const found: Schema["SignalSummary"][] = [];
      for await (const signal of openClient(command).signals.list.items({})) found.push(signal);
      printRows(found, SIGNAL_COLUMNS, requestedFormat(command));
    });
  signals
    .command("results")
    .description("list the results of a signal")
    .argument("<id>", "id of the signal", integer(1, Number.MAX_SAFE_INTEGER))
    .action(async (signal_id: number, _options: unknown, command: Command) => {
      const found: Schema["SignalResult"][] = [];
      for await (const result of openClient(command).signals.results.items({ signal_id })) found.push(result);
      printRows(found, RESULT_COLUMNS, requestedFormat(command));
    });
  addSpending(signals.command("run"))
    .description("run a signal now; each result costs credits")
    .argument("<id>", "id of the signal", integer(1, Number.MAX_SAFE_INTEGER))
    .action(async (signal_id: number, options: Spending, command: Command) => {
      if (options.dryRun) return printQuote("run_signal", { signal_id }, command);
      const { data } = await openClient(command).signals.run({ signal_id }, spendingOptions(options));
      tell(data.message ?? "The signal is running.");
    });
  signals
    .command("stop")
    .description("stop a signal; its results are kept")
    .argument("<id>", "id of the signal", integer(1, Number.MAX_SAFE_INTEGER))
    .action(async (signal_id: number, _options: unknown, command: Command) => {
      tell((await openClient(command).signals.stop({ signal_id })).data.message ?? "The signal is stopped.");
    });
}

function addDeployment(command: Command): Command {
  return command
    .addArgument(new Argument("<kind>", "kind of signal").choices([...KINDS]))
    .requiredOption("--name <name>", "name of the signal")
    .option("--term <term>", "job-posts: report companies that mention this term for the first time")
    .option("--query <text>", "social-listening: search query for posts")
    .option("--social-url <url>", "social-activity, competitor: profile or page to watch")
    .option("--audience <id>", "job-change: audience to watch; may be repeated", collectIds)
    .option("--past-customers", "job-change: watch people who leave accounts in the CRM")
    .option("--icp <id>", "ideal customer profile", integer(1, Number.MAX_SAFE_INTEGER))
    .option("--description <text>", "description of the companies to report")
    .option("--timeframe <days>", "number of days to look back", integer(1, 365))
    .option("--daily", "run every day")
    .option("--max-credits <count>", "stop after spending this many credits", integer(0, Number.MAX_SAFE_INTEGER))
    .option("--account-audience <name>", "audience to add the found accounts to")
    .option("--people-audience <name>", "audience to add the found people to");
}

function deploymentRequest(kind: Kind, options: Deployment) {
  const { name, icp, description, timeframe, daily, maxCredits, accountAudience, peopleAudience } = options;
  const repeats = kind === "competitor" ? { run_daily: true } : { repeat: true };
  return {
    name,
    ...(icp !== undefined && { icp_id: icp }),
    ...(description !== undefined && { descriptive_icp: description }),
    ...(timeframe !== undefined && { timeframe }),
    ...(daily && repeats),
    ...(maxCredits !== undefined && { max_credit_limit: maxCredits }),
    ...(accountAudience !== undefined && { account_audience_name: accountAudience }),
    ...(peopleAudience !== undefined && { people_audience_name: peopleAudience }),
    ...(options.term !== undefined && { term: options.term }),
    ...(options.query !== undefined && { search_query: options.query }),
    ...(options.socialUrl !== undefined && { social_url: options.socialUrl }),
    ...(options.audience !== undefined && { audience_ids: [...options.audience] }),
    ...(options.pastCustomers && { past_customers: true }),
  };
}

function needed(value: unknown, option: string): void {
  if (value === undefined) throw new Failure(`This kind of signal requires ${option}.`, EXIT.misused);
}

/** The operation that deploys each kind of signal: its name in the quotes API, and its method in the client. */
const DEPLOYMENTS = {
  "job-posts": ["deploy_job_post_first_time_mention", "deployJobPostFirstTimeMention"],
  companies: ["deploy_trait_only", "deployTraitOnly"],
  "social-activity": ["deploy_social_activity", "deploySocialActivity"],
  "social-listening": ["deploy_social_listening", "deploySocialListening"],
  competitor: ["deploy_competitor_engagement", "deployCompetitorEngagement"],
  "job-change": ["deploy_job_change", "deployJobChange"],
} as const satisfies Record<Kind, readonly [Schema["QuotedOperation"], keyof Client["signals"]]>;

/** Returns the request of a deployment. Fails if an option that the kind requires is missing. */
function checkedRequest(kind: Kind, options: Deployment): Record<string, unknown> {
  if (kind === "job-posts") needed(options.term, "--term");
  if (kind === "social-activity" || kind === "competitor") needed(options.socialUrl, "--social-url");
  if (kind === "social-activity") needed(options.icp, "--icp");
  if (kind === "social-listening") {
    needed(options.query, "--query");
    needed(options.timeframe, "--timeframe");
  }
  if (kind === "job-change" && !options.pastCustomers) needed(options.audience, "--audience or --past-customers");
  return deploymentRequest(kind, options);
}

function deploy(client: Client, kind: Kind, options: Deployment) {
  // The casts are safe: `checkedRequest` has verified the fields in which the kinds differ.
  const send = client.signals[DEPLOYMENTS[kind][1]] as Client["signals"]["deployTraitOnly"];
  const quote = spendingOptions({ ...(options.quote !== undefined && { quote: options.quote }) });
  return send(checkedRequest(kind, options) as Schema["DeployTraitOnlyRequest"], quote);
}
