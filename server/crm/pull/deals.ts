import type { NewInsight } from "../../insights/public.ts";
import { sliceText } from "../../lib/slice-text.ts";
import type { CrmDealRecord } from "../../ports/crm.ts";
import type { KnownDeal } from "./queries.ts";

const SENTIMENTS = { won: "positive", lost: "negative", open: "neutral" } as const;
const MAX_NAME_LENGTH = 200;
const MAX_STAGE_LENGTH = 200;

/** Returns the insight about a changed stage of a deal; undefined if the stage is unchanged or was unknown before. */
export function dealInsight(deal: CrmDealRecord, known: KnownDeal): NewInsight | undefined {
  if (known.stage === null || known.stage === deal.stage) return undefined;
  const stage = shortened(deal.stage);
  return {
    companyId: known.company_id,
    text: dealText({ ...deal, stage }, shortened(known.stage), known.company_name),
    sentiment: SENTIMENTS[deal.state],
    occurredAt: deal.modifiedAt,
    dealStage: stage,
    ...(deal.amount !== null && isAmount(deal.amount) && { amount: deal.amount }),
    dedupeKey: `crm deal ${deal.id} ${deal.modifiedAt.toISOString()} ${stage}`,
  };
}

/** Returns whether the contract allows an amount. Others, such as negative amounts, appear only in the text. */
function isAmount(amount: number): boolean {
  return amount >= 0 && amount <= Number.MAX_SAFE_INTEGER;
}

function shortened(stage: string): string {
  return sliceText(stage, 0, MAX_STAGE_LENGTH);
}

function dealText({ name, stage, state, amount, currency }: CrmDealRecord, before: string, company: string): string {
  const deal = name === null ? "deal" : `deal “${sliceText(name, 0, MAX_NAME_LENGTH)}”`;
  const worth = amount === null ? "" : ` worth ${formatAmount(amount, currency)}`;
  const subject = `The ${deal} with ${company}${worth}`;
  if (state === "open") return `${subject} moved from ${before} to ${stage}.`;
  return `${subject} was ${state}. Its previous stage was ${before}.`;
}

function formatAmount(amount: number, currency: string | null): string {
  const text = amount.toLocaleString("en-US", { maximumFractionDigits: 2 });
  return currency === null ? text : `${currency} ${text}`;
}
