import { randomUUID } from "node:crypto";
import { lockAgainstErasure } from "../../catalogue/queries-erased-people.ts";
import { describeBudget, findSpendable, lockCredits, noteBudgetReached, PRICES } from "../../credits/public.ts";
import { type AdditionRecord, enqueueSafeAddition } from "../../crm/public.ts";
import type { Db } from "../../db/connect.ts";
import { checkEffect, findHindrance, type Hindrance } from "../../effects/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { readPages } from "../../lib/read-pages.ts";
import { type EmailSources, enrichEmails, lookUpEmails } from "../../people/public.ts";
import type { Clock } from "../../ports/clock.ts";
import { additionReference, publishWaitingEnd, stopSignal } from "./end-run.ts";
import {
  addToMessage,
  type EndedRun,
  findEndedRun,
  listFoundIds,
  lockCreditsUnderLimit,
  updateCreditsConsumed,
} from "./queries-follow-up.ts";
import { hasConsumedLimit } from "./queries-run.ts";
import { LIMIT_REACHED } from "./write-results.ts";

interface FollowUpServices extends EmailSources {
  readonly clock: Clock;
}

const PEOPLE_PER_LOOKUP = 100;
const RECORDS_PER_PAGE = 5_000;
/** The interval at which a waiting follow-up is retried. */
const WAIT_MS = 5 * 60_000;

/** Follows up on an ended run according to its signal's settings: reveals work emails, then adds results to the CRM. */
export function followUpRun(services: FollowUpServices): JobHandler<"signals.follow-up"> {
  return async ({ runId }, { signal }) => {
    const { db, clock } = services;
    const run = await findEndedRun(db, runId);
    if (!run) return;
    const hindrance =
      (run.enriches_emails ? await enrichPeople(services, runId, run, signal) : undefined) ??
      (run.adds_to_crm ? await addToCrm(services, runId, run) : undefined);
    if (hindrance === undefined) return;
    await db.transaction().execute(async (transaction) => {
      if (hindrance.kind === "waits")
        return enqueue(
          transaction,
          "signals.follow-up",
          { runId },
          { runAt: new Date(clock.now().getTime() + WAIT_MS) },
        );
      // The follow-up ends here, so the run's event must not wait for the CRM.
      await publishWaitingEnd(transaction, runId, clock.now());
    });
  };
}

/** Reveals the work emails of the people found, until credits run out. Returns the hindrance, if one stopped it. */
async function enrichPeople(
  services: FollowUpServices,
  runId: number,
  run: EndedRun,
  signal: AbortSignal,
): Promise<Hindrance | undefined> {
  const { workspace_id: workspaceId, user_id: userId, signal_id: signalId } = run;
  const actor = { signalId, phase: "follow_up" } as const;
  const pages = readPages<number>(PEOPLE_PER_LOOKUP, (afterId = 0, limit) =>
    listFoundIds(services.db, { id: runId, signalId }, "person", afterId, limit),
  );
  for await (const page of pages) {
    const before = await checkEffect(services.db, actor, { personIds: page });
    if (before.hindrance) return before.hindrance;
    const people = { workspaceId, userId, personIds: page.filter((id) => !before.excluded.personIds.has(id)) };
    const found = await lookUpEmails(services, people, signal);
    // If the credits do not suffice for the email finder, reveals only emails in the catalogue, until credits run out.
    const lookup = "required" in found ? await lookUpEmails({ db: services.db }, people, signal) : found;
    if (lookup.status === "unavailable") throw new Error(`Emails cannot be looked up: ${lookup.failure.message}`);
    if ("required" in lookup) return undefined;
    const hindrance = await services.db.transaction().execute(async (transaction) => {
      // Takes the two locks in the same order as a run, to avoid deadlocks.
      await lockAgainstErasure(transaction);
      const limit = await lockCreditsUnderLimit(transaction, signalId, runId);
      await lockCredits(transaction, workspaceId);
      const verdict = await checkEffect(transaction, actor, people);
      if (verdict.hindrance) return verdict.hindrance;
      const { credits, budget } = await findSpendable(transaction, { workspaceId, userId });
      const maxEmails = Math.floor(Math.min(credits, limit ?? credits) / PRICES.email_enrichment.credits);
      const allowed = [...lookup.found].filter(([id]) => !verdict.excluded.personIds.has(id));
      if (budget && allowed.length > maxEmails && credits < (limit ?? Infinity)) {
        await noteBudgetReached(transaction, workspaceId, budget);
        await addToMessage(transaction, runId, `Emails were not revealed: ${describeBudget(budget)} is used up.`);
      }
      const affordable = { ...lookup, found: new Map(allowed.slice(0, maxEmails)) };
      // A separate ledger entry per attempt, because a repeated batch charges only for emails that are still new.
      const reference = `signal_run_${runId}_emails_${randomUUID()}`;
      const entry = { workspaceId, userId, reference, reason: "signal_email_enrichment" };
      const enrichment = await enrichEmails(transaction, affordable, entry);
      if (enrichment.status === "enriched")
        await updateCreditsConsumed(transaction, signalId, runId, enrichment.creditsConsumed);
      if (await hasConsumedLimit(transaction, signalId))
        await stopSignal(transaction, signalId, services.clock.now(), LIMIT_REACHED);
      return undefined;
    });
    if (hindrance) return hindrance;
  }
  return undefined;
}

/** Queues the addition of results to the CRM. Social listening also assigns unassigned records to the signal's user. */
async function addToCrm({ db, clock }: FollowUpServices, runId: number, run: EndedRun): Promise<Hindrance | undefined> {
  const { workspace_id: workspaceId, signal_id: signalId } = run;
  const assigneeEmail = run.type === "social_listening" ? run.email : undefined;
  const addition = { workspaceId, signalId, assigneeEmail, reference: additionReference(runId) };
  return db.transaction().execute(async (transaction) => {
    const hindrance = await findHindrance(transaction, { signalId, phase: "follow_up" });
    if (hindrance) return hindrance;
    const records = listRecords(transaction, { id: runId, signalId });
    const isQueued = await enqueueSafeAddition(transaction, { ...addition, records });
    // If no CRM is connected, the event must not wait.
    if (!isQueued) await publishWaitingEnd(transaction, runId, clock.now());
    return undefined;
  });
}

/** Yields the CRM records of a run's results in pages: accounts, then people. */
async function* listRecords(
  db: Db,
  run: { readonly id: number; readonly signalId: number },
): AsyncGenerator<readonly AdditionRecord[]> {
  for (const [kind, object] of [["account", "company"] as const, ["person", "contact"] as const]) {
    const pages = readPages<number>(RECORDS_PER_PAGE, (afterId = 0, limit) =>
      listFoundIds(db, run, kind, afterId, limit),
    );
    for await (const ids of pages) yield ids.map((id) => ({ object, record_id: id }));
  }
}
