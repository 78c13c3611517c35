import type { Client, Schema } from "@account-intelligence/client";
import { type Command, Option } from "commander";
import { collect, collectIds, integer, openClient, requestedFormat, score } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { type Columns, counted, printObject, printRows, tell } from "../output.ts";

export const LOOKALIKE_COLUMNS: Columns<Schema["Lookalike"]> = {
  domain: ({ domain }) => domain,
  name: ({ name }) => name,
  country: ({ headquarters }) => headquarters?.code,
  employees: ({ employee_count }) => employee_count,
  stage: ({ funding_stage }) => funding_stage,
  score: ({ similarity_score }) => similarity_score,
  reason: ({ match_reason }) => match_reason,
};

/** The options that limit what a command spends. */
export interface Spending {
  readonly maxCredits?: number;
  readonly quote?: string;
  readonly dryRun?: boolean;
}

/** The options of a lookalike search, as a request or a job. */
export interface Wanted extends Spending {
  readonly query?: string;
  readonly minEmployees?: number;
  readonly maxEmployees?: number;
  readonly stage?: Schema["FundingStageLabel"][];
  readonly country?: Schema["CountryFilterCode"][];
  readonly agentic?: boolean;
  readonly minScore?: number;
}

export function addSearchCommands(program: Command): void {
  program
    .command("search")
    .description("find companies by name, domain or description")
    .argument("<text>")
    .option("--traits", "search by description instead of by name")
    .option("-n, --limit <count>", "maximum number of companies", integer(1, 100), 10)
    .option("--min-score <score>", "omit less relevant companies; 0 omits none", score)
    .action(
      async (query: string, options: { traits?: boolean; limit: number; minScore?: number }, command: Command) => {
        const { traits, limit, minScore } = options;
        const client = openClient(command);
        const output = requestedFormat(command);
        if (!traits) {
          const { data } = await client.accounts.searchByName({ query, limit: Math.min(limit, 50) });
          if (data.matches.length === 0) tell("No company has this name. Use --traits to search by description.");
          return printRows(data.matches, COMPANY_COLUMNS, output);
        }
        const { data } = await client.accounts.searchByTraits({
          query,
          limit,
          ...(minScore !== undefined && { min_score: minScore }),
        });
        if (data.notice) tell(data.notice);
        printRows(data.results, COMPANY_COLUMNS, output);
      },
    );
  addWanted(program.command("lookalikes"))
    .description("find companies similar to others or by description; 1 credit per company")
    .argument("[domains...]", "companies to be similar to")
    .option("-n, --limit <count>", "maximum number of companies", integer(1, 100), 10)
    .action(async (domains: string[], options: Wanted & { limit: number }, command: Command) => {
      const wanted = { ...wantedFields(domains, options), limit: options.limit };
      if (options.dryRun) return printQuote("search_lookalikes", wanted, command);
      const { data, creditsRemaining } = await openClient(command).lookalikes.search(wanted, spendingOptions(options));
      if (data.notice) tell(data.notice);
      for (const domain of data.unresolved_seed_domains ?? []) tell(`${domain} is not in the catalogue.`);
      printRows(data.results, LOOKALIKE_COLUMNS, requestedFormat(command));
      const companies = counted(data.total, "company", "companies");
      tell(`${companies} for ${counted(data.credits_consumed, "credit")}; ${creditsRemaining} left.`);
    });
  addSpending(program.command("emails"))
    .description("find work emails of people; 1 credit per email found")
    .argument("<people...>", "ids of people", collectIds)
    .action(async (people_ids: number[], options: Spending, command: Command) => {
      if (options.dryRun) return printQuote("enrich_emails", { people_ids }, command);
      const spending = spendingOptions(options);
      const { data, creditsRemaining } = await openClient(command).people.enrichEmails({ people_ids }, spending);
      printRows(data.results, EMAIL_COLUMNS, requestedFormat(command));
      tell(`${counted(data.credits_consumed, "credit")} spent; ${creditsRemaining} left.`);
    });
}

const EMAIL_COLUMNS: Columns<Schema["EmailEnrichmentResult"]> = {
  id: ({ people_id }) => people_id,
  email: ({ work_email }) => work_email,
  status: ({ status }) => status,
};

const COMPANY_COLUMNS: Columns<Schema["AccountMatch"] | Schema["TraitMatch"]> = {
  id: ({ id }) => id,
  domain: ({ domain }) => domain,
  name: ({ name }) => name,
  industry: ({ industry }) => industry,
  country: ({ hq_country }) => hq_country,
  employees: ({ employee_count }) => employee_count,
  stage: ({ funding_stage }) => funding_stage,
};

/** Adds the options that select companies. */
export function addWanted(command: Command): Command {
  return addSpending(command)
    .option("-q, --query <text>", "description of the companies")
    .option("--min-employees <count>", "at least this many employees", integer(0, 10_000_000))
    .option("--max-employees <count>", "at most this many employees", integer(0, 10_000_000))
    .addOption(new Option("--stage <stage>", "funding stage, such as Series A; may be repeated").argParser(collect))
    .addOption(new Option("--country <code>", "headquarters, such as DEU or EU; may be repeated").argParser(collect))
    .option("--min-score <score>", "omit less relevant companies", score)
    .option("--agentic", "check each company against the query");
}

/** Adds the options that limit what a command spends. */
export function addSpending(command: Command): Command {
  return command
    .option("--max-credits <count>", "spend at most this many credits", integer(0, Number.MAX_SAFE_INTEGER))
    .option("--quote <id>", "spend at most the cost of the quote with this quote_id, from --dry-run")
    .option("--dry-run", "print the cost without spending credits");
}

/** Returns the options of a request that limit what it costs. */
export function spendingOptions({ maxCredits, quote }: Spending): { maxCredits?: number; quoteId?: string } {
  return { ...(maxCredits !== undefined && { maxCredits }), ...(quote !== undefined && { quoteId: quote }) };
}

export async function printQuote(
  operation: Parameters<Client["quotes"]["create"]>[0]["operation"],
  request: Record<string, unknown>,
  command: Command,
): Promise<void> {
  const { data } = await openClient(command).quotes.create({ operation, request });
  printObject(data, requestedFormat(command));
  const { maxCredits } = command.opts<Spending>();
  if (maxCredits !== undefined && data.credits.high > maxCredits)
    tell(`The cost exceeds --max-credits ${maxCredits}: a job or signal would stop there, other requests would fail.`);
  else tell(`To pay at most this amount, repeat the command with --quote ${data.quote_id} within ten minutes.`);
}

/** Returns the request fields for the given options. Fails without seed domains and a query. */
export function wantedFields(domains: readonly string[], wanted: Wanted) {
  const { query, minEmployees, maxEmployees, stage, country, minScore, agentic } = wanted;
  const filters = {
    ...(minEmployees !== undefined && { min_employees: minEmployees }),
    ...(maxEmployees !== undefined && { max_employees: maxEmployees }),
    ...(stage && { funding_stages: stage }),
    ...(country && { locations: country }),
    ...(minScore !== undefined && { min_score: minScore }),
    ...(agentic && { search_type: "agentic" as const }),
  };
  if (domains.length > 0) return { seed_domains: [...domains], ...(query && { query }), ...filters };
  if (query) return { query, ...filters };
  throw new Failure("Specify companies: domains, --query, or both.", EXIT.misused);
}
