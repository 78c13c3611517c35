import { companySize } from "../../catalogue/company.ts";
import { PRICES } from "../../credits/public.ts";
import type { Db } from "../../db/connect.ts";
import type { CostPreview } from "../../http/contract.ts";
import { chunks } from "../../lib/chunks.ts";
import { type ChoiceServices, type ChosenCandidate, chooseCandidates } from "./choose-candidates.ts";
import { detect } from "./detect.ts";
import { listPreviewFacts } from "./queries-candidates.ts";
import { claimRun } from "./queries-run.ts";
import { lockRun } from "./queries-write.ts";
import { BATCH_SIZE } from "./run.ts";
import { choosePurchase, findPurchasable } from "./write-results.ts";

/** The maximum number of candidates that a preview reads. If there are more, the total cost is only an upper bound. */
const MAX_CANDIDATES = 1_000;
const EVIDENCE_ROWS = 3;

/**
 * Previews a signal's next run, without identifying companies or people. Writes to the database, so the caller must
 * roll its transaction back.
 */
export async function previewRun(
  db: Db,
  services: Omit<ChoiceServices, "db">,
  signalId: number,
  { now, signal, balance }: { readonly now: Date; readonly signal: AbortSignal; readonly balance: number },
): Promise<CostPreview> {
  const run = await claimRun(db, signalId, now);
  const held = run && (await lockRun(db, run));
  const total = { accounts: 0, people: 0, credits: 0 };
  const first: ChosenCandidate[] = [];
  const limit = held?.creditsUnderLimit ?? Number.POSITIVE_INFINITY;
  let isComplete = true;
  if (run) {
    const { pages } = await detect({ db, languageModel: services.languageModel }, run, signal);
    const choose = chooseCandidates({ db, ...services }, run);
    let candidateCount = 0;
    search: for await (const page of pages) {
      for (const candidates of chunks(page, BATCH_SIZE)) {
        signal.throwIfAborted();
        if (candidateCount >= MAX_CANDIDATES) {
          isComplete = false;
          break search;
        }
        candidateCount += candidates.length;
        const purchasable = await findPurchasable(db, run, (await choose(candidates, signal)).chosen);
        if ("hindrance" in purchasable) break search;
        const purchase = choosePurchase(run, purchasable.present, purchasable.foundIds, limit - total.credits);
        total.accounts += purchase.accounts.length;
        total.people += purchase.people.length;
        total.credits += purchase.credits;
        first.push(...purchase.bought.slice(0, EVIDENCE_ROWS - first.length).map(({ chosen }) => chosen));
        if (purchase.isCutShort) break search;
      }
    }
  }
  const emails = run?.auto_enrich_people_emails ? total.people * PRICES.email_enrichment.credits : 0;
  const most = isComplete ? total.credits + emails : Math.min(limit, balance);
  const credits = { low: total.credits, high: Math.max(total.credits, Math.min(limit, most)) };
  const low = total.accounts + total.people;
  const high = isComplete ? low : Math.max(low, Math.floor(credits.high / PRICES.signal_account.credits));
  const facts = await listPreviewFacts(
    db,
    first.map(({ candidate }) => candidate.companyId),
  );
  return {
    count: { low, high },
    credits,
    sample: first.map(({ candidate, company, people }) => {
      const found = facts.get(candidate.companyId);
      const names = [
        company.name,
        company.domain,
        company.domain.split(".")[0] ?? "",
        ...people.map(({ full_name }) => full_name),
      ];
      return {
        industry: company.industry,
        country: found?.hq_country ?? null,
        size_band: found ? companySize(found) : null,
        evidence: maskNames(candidate.evidence[0]?.sentence ?? null, [...names, ...(found?.people ?? [])]),
      };
    }),
    message: `The first run finds ${total.accounts} accounts and ${total.people} people, for ${
      credits.low === credits.high ? credits.low : `${credits.low} to ${credits.high}`
    } credits.`,
  };
}

/** Masks names in a sentence, and each word of a name that has three or more letters. */
function maskNames(sentence: string | null, names: readonly string[]): string | null {
  if (sentence === null) return null;
  const words = names.flatMap((name) => [name, ...name.split(/\s+/)]).filter((word) => word.length > 2);
  const longestFirst = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (masked, word) =>
      masked.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, "giu"), "…"),
    sentence.slice(0, 1_000),
  );
}
