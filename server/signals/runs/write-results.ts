import { insertAccounts } from "../../accounts/public.ts";
import { findOrInsertAudience, insertAudienceMembers, lockAudience } from "../../audiences/public.ts";
import { lockAgainstErasure } from "../../catalogue/queries-erased-people.ts";
import { describeBudget, findSpendable, noteBudgetReached, PRICES, spend } from "../../credits/public.ts";
import type { Db } from "../../db/connect.ts";
import { checkEffect, type Hindrance, type Verdict } from "../../effects/public.ts";
import { insertInsights, type NewInsight } from "../../insights/public.ts";
import type { Evidence } from "../detectors/detector.ts";
import { type ChosenCandidate, newEvidence } from "./choose-candidates.ts";
import type { RunOutcome } from "./end-run.ts";
import { insightText } from "./insight-text.ts";
import type { PersonRow } from "./queries-people.ts";
import type { ClaimedRun } from "./queries-run.ts";
import {
  type EvidenceRow,
  insertResults,
  listFoundPersonIds,
  listGoneSources,
  lockRun,
  type SignalAudiences,
} from "./queries-write.ts";
import type { Sentiments } from "./sentiment.ts";

/** Why a run ends before all candidates are written. */
type EarlyStop = Exclude<RunOutcome, { outcome: "completed" }> | "waits" | "lost";

/** The outcome of a run whose signal has consumed its credit limit. */
export const LIMIT_REACHED = { outcome: "limit_reached", message: "The signal reached its credit limit." } as const;

/** The outcome of a run that has reached the credit limit of its request. */
const RUN_LIMIT_REACHED = {
  outcome: "out_of_credits",
  message: "The run reached the credit limit of the request that started it.",
} as const;

/** The part of a batch to write, and its cost. */
interface Purchase {
  readonly accounts: { readonly companyId: number; readonly credits: number }[];
  readonly people: { readonly companyId: number; readonly personId: number; readonly credits: number }[];
  readonly bought: { readonly chosen: ChosenCandidate; readonly isNew: boolean; readonly people: PersonRow[] }[];
  credits: number;
  isCutShort: boolean;
}

/**
 * Writes a batch in the caller's transaction: results with their evidence, the workspace's accounts, audiences,
 * insights and one ledger entry. Writes candidates in order until credits run out. If the run must end, returns the
 * reason.
 */
export async function writeResults(
  db: Db,
  run: ClaimedRun,
  batch: readonly ChosenCandidate[],
  sentiments: Sentiments,
  now: Date,
): Promise<EarlyStop | undefined> {
  await lockAgainstErasure(db);
  const held = await lockRun(db, run);
  if (!held) return "lost";
  const { creditsUnderLimit, isRunLimit, audiences } = held;
  const purchasable = await findPurchasable(db, run, batch);
  if ("hindrance" in purchasable) return outcomeOfHindrance(purchasable.hindrance);
  const { present, foundIds } = purchasable;
  for (;;) {
    const spender = { workspaceId: run.workspace_id, userId: run.user_id };
    const spendable = await findSpendable(db, spender);
    const credits = Math.min(spendable.credits, creditsUnderLimit ?? Number.POSITIVE_INFINITY);
    const purchase = choosePurchase(run, present, foundIds, credits);
    if (purchase.credits > 0) {
      const reference = `signal_run_${run.id}_${purchase.accounts[0]?.companyId ?? 0}_${purchase.people[0]?.personId ?? 0}`;
      const spent = await spend(db, { ...spender, reference, reason: `signal_${run.type}` }, purchase.credits);
      // Another transaction has spent credits in the meantime, so the balance pays for fewer candidates.
      if ("required" in spent) continue;
    }
    await write(db, run, purchase, { sentiments, foundIds, audiences }, now);
    if (!purchase.isCutShort) return undefined;
    if (creditsUnderLimit !== undefined && creditsUnderLimit <= spendable.credits)
      return isRunLimit ? RUN_LIMIT_REACHED : LIMIT_REACHED;
    if (!spendable.budget) return { outcome: "out_of_credits", message: "The workspace ran out of credits." };
    await noteBudgetReached(db, run.workspace_id, spendable.budget);
    return { outcome: "out_of_credits", message: `${describeBudget(spendable.budget)} is used up.` };
  }
}

/** The candidates that may become results, and the ids of their people whom the signal has already found. */
interface Purchasable {
  readonly present: readonly ChosenCandidate[];
  readonly foundIds: ReadonlySet<number>;
}

export async function findPurchasable(
  db: Db,
  run: ClaimedRun,
  batch: readonly ChosenCandidate[],
): Promise<Purchasable | { readonly hindrance: Hindrance }> {
  const verdict = await checkEffect(
    db,
    { signalId: run.signal_id, phase: "run" },
    {
      companyIds: batch.map(({ candidate }) => candidate.companyId),
      personIds: batch.flatMap(({ people }) => people.map(({ id }) => id)),
    },
  );
  if (verdict.hindrance) return { hindrance: verdict.hindrance };
  const present = await withoutErased(db, withoutExcluded(batch, verdict.excluded));
  const personIds = present.flatMap(({ people }) => people.map(({ id }) => id));
  // Read now, because people may have changed companies since the batch was chosen.
  return { present, foundIds: await listFoundPersonIds(db, run.signal_id, personIds) };
}

/** Removes the companies and people that may no longer become results. */
function withoutExcluded(
  batch: readonly ChosenCandidate[],
  { companyIds, personIds }: Extract<Verdict, { hindrance: undefined }>["excluded"],
): readonly ChosenCandidate[] {
  return batch
    .filter(({ candidate }) => !companyIds.has(candidate.companyId))
    .map((chosen) => ({ ...chosen, people: chosen.people.filter(({ id }) => !personIds.has(id)) }));
}

/** Removes evidence that was erased after it was read, and candidates that have no other evidence. */
async function withoutErased(db: Db, batch: readonly ChosenCandidate[]): Promise<readonly ChosenCandidate[]> {
  const gone = await listGoneSources(
    db,
    batch.flatMap(({ candidate }) => candidate.evidence.map(({ sourceKey }) => sourceKey)),
  );
  if (gone.size === 0) return batch;
  const present = (evidence: readonly Evidence[]) => evidence.filter(({ sourceKey }) => !gone.has(sourceKey));
  return batch
    .map(({ candidate, ...chosen }) => {
      const people = candidate.people.map((person) => ({ ...person, evidence: present(person.evidence) }));
      return { ...chosen, candidate: { ...candidate, evidence: present(candidate.evidence), people } };
    })
    .filter(({ candidate }) => candidate.evidence.length > 0);
}

/** Chooses candidates and their people in order, until the next one would exceed the credits. */
export function choosePurchase(
  run: ClaimedRun,
  batch: readonly ChosenCandidate[],
  foundIds: ReadonlySet<number>,
  credits: number,
): Purchase {
  const purchase: Purchase = { accounts: [], people: [], bought: [], credits: 0, isCutShort: false };
  const afford = (price: number): boolean => {
    if (purchase.credits + price > credits) purchase.isCutShort = true;
    else purchase.credits += price;
    return !purchase.isCutShort;
  };
  const named = new Set(run.named_company_ids);
  const searchPrice = run.advanced_people_finder ? PRICES.advanced_person_search.credits : 0;
  for (const chosen of batch) {
    const { companyId } = chosen.candidate;
    // People in the activity itself cost no search.
    const active = new Set(chosen.candidate.people.map(({ personId }) => personId));
    const isNew = !chosen.known.is_found;
    const price = named.has(companyId) ? 0 : PRICES.signal_account.credits;
    if (isNew && !afford(price)) return purchase;
    if (isNew) purchase.accounts.push({ companyId, credits: price });
    const people: PersonRow[] = [];
    purchase.bought.push({ chosen, isNew, people });
    for (const person of chosen.people) {
      if (foundIds.has(person.id)) continue;
      const credits = PRICES.signal_person.credits + (active.has(person.id) ? 0 : searchPrice);
      if (!afford(credits)) return purchase;
      people.push(person);
      purchase.people.push({ companyId, personId: person.id, credits });
    }
  }
  return purchase;
}

/** The data from which insights are built, besides their evidence. */
interface InsightContext {
  readonly sentiments: Sentiments;
  /** The people whom the signal has found. */
  readonly foundIds: ReadonlySet<number>;
}

/** Returns the outcome of a run whose effects are blocked; `waits` if it continues later. */
export function outcomeOfHindrance({ kind, reason }: Hindrance): "waits" | Extract<EarlyStop, { message: string }> {
  return kind === "waits" || kind === "absent"
    ? "waits"
    : { outcome: kind === "paused" ? "paused" : "stopped", message: reason };
}

async function write(
  db: Db,
  run: ClaimedRun,
  purchase: Purchase,
  { sentiments, foundIds, audiences }: InsightContext & { readonly audiences: SignalAudiences },
  now: Date,
): Promise<void> {
  const companyIds = purchase.bought.map(({ chosen }) => chosen.candidate.companyId);
  const netNew = new Set(await insertAccounts(db, run.workspace_id, companyIds, "signal"));
  const { accounts, people } = purchase;
  const accountIds = accounts.map(({ companyId }) => companyId);
  const accountAudienceId =
    accounts.length > 0
      ? await addTo(audiences.account_audience_id, audiences.account_audience_name, "account", accountIds)
      : undefined;
  const personIds = people.map(({ personId }) => personId);
  const peopleAudienceId =
    personIds.length > 0
      ? await addTo(audiences.people_audience_id, audiences.people_audience_name, "person", personIds)
      : undefined;
  const evidence = purchase.bought.flatMap(evidenceRows);
  const { credits } = purchase;
  await insertResults(db, run, { accounts, people, evidence, credits, accountAudienceId, peopleAudienceId }, now);
  const context = { sentiments, foundIds: foundIds.union(new Set(personIds)) };
  const insights = purchase.bought.flatMap((bought) => buildInsights(run, bought, context, netNew));
  // All insights of a run have the same time, so that they are sorted by rank.
  await insertInsights(db, run.insight_run_id, insights, run.started_at);

  /** Adds members to the signal's audience, even if it was renamed. Creates it again if it was deleted. */
  async function addTo(
    known: number | null,
    name: string,
    kind: "account" | "person",
    ids: readonly number[],
  ): Promise<number> {
    const audienceId =
      (known !== null && (await lockAudience(db, known))) || (await findOrInsertAudience(db, run.workspace_id, name));
    await insertAudienceMembers(db, audienceId, kind, ids);
    return audienceId;
  }
}

type Bought = Purchase["bought"][number];

function evidenceRows(bought: Bought): EvidenceRow[] {
  const { candidate } = bought.chosen;
  const { companyId } = candidate;
  const named = new Map(candidate.people.map((person) => [person.personId, person.evidence]));
  return [
    ...newEvidence(bought.chosen).map((evidence) => ({ companyId, ...evidence })),
    ...bought.people.flatMap(({ id: personId }) =>
      (named.get(personId) ?? candidate.evidence.slice(0, 1)).map((evidence) => ({ companyId, personId, ...evidence })),
    ),
  ];
}

/**
 * Returns an insight for each new piece of evidence about an account. An insight mentions the author only if the signal
 * has found that person.
 */
function buildInsights(
  run: ClaimedRun,
  bought: Bought,
  { sentiments, foundIds }: InsightContext,
  netNew: ReadonlySet<number>,
): NewInsight[] {
  const { candidate, company, people } = bought.chosen;
  return newEvidence(bought.chosen).map((evidence): NewInsight => {
    const author = candidate.people.find((person) =>
      person.evidence.some(({ sourceKey }) => sourceKey === evidence.sourceKey),
    );
    const person = people.find(({ id }) => id === author?.personId && foundIds.has(id));
    return {
      companyId: candidate.companyId,
      personId: person?.id,
      text: insightText(run, company, evidence, person),
      sentiment: sentiments.get(evidence.sourceKey),
      isNetNewAccount: netNew.has(candidate.companyId),
      link: evidence.url ?? undefined,
      occurredAt: evidence.occurredAt ?? undefined,
      dedupeKey: `signal ${run.signal_id} ${evidence.sourceKey} ${candidate.companyId}`,
    };
  });
}
