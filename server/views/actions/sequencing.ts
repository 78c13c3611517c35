import type { Db } from "../../db/connect.ts";
import { checkEffect } from "../../effects/public.ts";
import { type IntegrationJobServices, openIntegration } from "../../integrations/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Sequencer } from "../../ports/sequencer.ts";
import type { VendorFailure } from "../../ports/vendor.ts";
import { currentTitle, partsOfName } from "../../text/public.ts";
import { findActingView } from "../queries.ts";
import { failAttempt, holdBack } from "./failures.ts";
import { updateActionSucceeded } from "./queries.ts";
import {
  deletePendingEnrolments,
  type EnrolmentOutcome,
  findPendingEnrolment,
  type PendingEnrolment,
  updateEnrolmentOutcome,
  updateRevealedEnrolments,
} from "./queries-enrolments.ts";

const TIMEOUT_MS = 60_000;

/** Adds the pending people of a view to its sequence if their work email was revealed. Counts the skipped people. */
export function enrolPeople(services: IntegrationJobServices): JobHandler<"views.enrol-people"> {
  const { db, clock } = services;
  return async ({ viewId }, { signal }) => {
    const outcomes: EnrolmentOutcome[] = [];
    for (;;) {
      // The view is read for each person, because people must not be contacted after the action was turned off.
      const view = await findActingView(db, viewId);
      const action = view?.actions.sequencer;
      const sequenceId = action?.enabled ? action.settings.sequenceId : null;
      if (!view || !sequenceId) return deletePendingEnrolments(db, viewId);
      const sequencer = await openIntegration(services, db, view.workspace_id, "sequencer");
      if (!sequencer)
        return failAttempt(db, view, "sequencer", { message: "No sequencer is connected. Connect one." }, clock.now());
      const person = await findPendingEnrolment(db, { viewId, workspaceId: view.workspace_id });
      if (person === undefined) break;
      const { person_id: personId } = person;
      const verdict = await checkEffect(db, { viewId, action: "sequencer" }, { personIds: [personId] });
      if (verdict.hindrance) return holdBack(db, view, "sequencer", verdict.hindrance, clock.now());
      const outcome = verdict.excluded.personIds.has(personId)
        ? ({ personId, status: "failed", error: EXCLUDED } as const)
        : await enrol(sequencer.client, sequenceId, person, signal);
      signal.throwIfAborted();
      if ("failure" in outcome) return failAttempt(db, view, "sequencer", outcome.failure, clock.now());
      await updateEnrolmentOutcome(db, viewId, outcome);
      outcomes.push(outcome);
    }
    await updateActionSucceeded(db, viewId, "sequencer", clock.now(), describeLeftOut(outcomes));
  };
}

/** Enrols the people whom views of a workspace skipped before their work emails were revealed. */
export function enrolRevealedPeople({ db }: { readonly db: Db }): JobHandler<"views.enrol-revealed"> {
  return async ({ workspaceId }) => {
    await db.transaction().execute(async (transaction) => {
      for (const viewId of await updateRevealedEnrolments(transaction, workspaceId))
        await enqueue(transaction, "views.enrol-people", { viewId, workspaceId });
    });
  };
}

const EXCLUDED =
  "The CRM marks the person as not to contact, or the blocklist or the exclusions of the workspace exclude the person.";

/** Enrols one person. Repeating the call is harmless. */
async function enrol(
  sequencer: Sequencer,
  sequenceId: string,
  { person_id: personId, email, full_name: fullName, ...person }: PendingEnrolment,
  signal: AbortSignal,
): Promise<EnrolmentOutcome | { readonly failure: VendorFailure }> {
  if (email === null) return { personId, status: "no_email", error: null };
  const { first_name, last_name } = person;
  const names = partsOfName(fullName, first_name, last_name);
  const lead = {
    email,
    firstName: names.firstName ?? names.lastName,
    lastName: names.firstName === null ? null : names.lastName,
    companyName: person.company_name,
    jobTitle: currentTitle(person.title),
    socialUrl: person.social_url,
  };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const added = await sequencer.addLead(sequenceId, lead, limit);
  if (added.ok) return { personId, status: "enrolled", error: null };
  const { failure } = added;
  // These failures concern only this person. Any other failure would also affect the next person.
  const isOfPerson = failure.reason === "refused" || failure.reason === "conflict";
  return isOfPerson ? { personId, status: "failed", error: failure.message } : { failure };
}

function describeLeftOut(outcomes: readonly EnrolmentOutcome[]): string | null {
  const withoutEmail = outcomes.filter(({ status }) => status === "no_email").length;
  const failed = outcomes.filter(({ status }) => status === "failed");
  const sentences = [
    ...(withoutEmail > 0
      ? [
          `${people(withoutEmail)} without a revealed work email ${withoutEmail === 1 ? "was" : "were"} excluded. Reveal emails with POST /api/v1/people/enrich-emails.`,
        ]
      : []),
    ...(failed.length > 0 ? [`${people(failed.length)} could not be added: ${failed[0]?.error}`] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ").slice(0, 500) : null;
}

function people(number: number): string {
  return number === 1 ? "1 person" : `${number} people`;
}
