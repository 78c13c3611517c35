import { presentUnknownFilter } from "../filters/read-filters.ts";
import type { Family, RequestContext } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import { type DeployBody, deploySignal, MAX_REPEATING_SIGNALS, SIGNAL_KINDS, type SignalKind } from "./deploy.ts";
import { presentResults, presentSignal, presentSummary } from "./present.ts";
import {
  countSignals,
  findSignal,
  listEvidence,
  listResultPeople,
  listResults,
  listRuns,
  listSignals,
  lockSignal,
} from "./queries.ts";
import { stopSignal } from "./runs/end-run.ts";

const MAX_RUNS = 100;
const MAX_PEOPLE = 100;
const MAX_EVIDENCE = 20;
const FIRST_PAGE = { limit: 50, offset: 0 };
const LIST_FILTERS = ["signal_type", "status"];

/** Signals: what to look for, how their runs go, and what they found. */
export function signals(): Family<"Signals"> {
  return {
    deployJobPostFirstTimeMention: ({ body }, context) => deploy(SIGNAL_KINDS.jobPostFirstTimeMention, body, context),
    deployTraitOnly: ({ body }, context) => deploy(SIGNAL_KINDS.traitOnly, body, context),
    deploySocialActivity: ({ body }, context) => deploy(SIGNAL_KINDS.socialActivity, body, context),
    deploySocialListening: ({ body }, context) => deploy(SIGNAL_KINDS.socialListening, body, context),
    deployCompetitorEngagement: ({ body }, context) => deploy(SIGNAL_KINDS.competitorEngagement, body, context),

    list: {
      findFaults: () => [],
      serve: async ({ body }, { db, caller, reply, refuse }) => {
        const unknown = Object.keys(body?.filters ?? {}).find((name) => !LIST_FILTERS.includes(name));
        if (unknown !== undefined) return refuse(presentUnknownFilter(unknown, LIST_FILTERS));
        const selection = {
          workspaceId: caller.workspaceId,
          types: body?.filters?.signal_type,
          statuses: body?.filters?.status,
        };
        const page = body?.pagination ?? FIRST_PAGE;
        const [rows, totalCount] = await Promise.all([listSignals(db, selection, page), countSignals(db, selection)]);
        return reply(200, {
          signals: rows.map(presentSummary),
          total_count: totalCount,
          pagination: paginationOf(page, rows.length, totalCount),
        });
      },
    },

    read: async ({ path }, { db, caller, reply, refuse }) => {
      const signal = await findSignal(db, caller.workspaceId, path.signal_id);
      if (!signal) return refuse(noSuch("signal"));
      return reply(200, { signal: presentSignal(signal, await listRuns(db, signal.id, MAX_RUNS)) });
    },

    results: async ({ path, query }, { db, caller, reply, refuse }) => {
      const signal = await findSignal(db, caller.workspaceId, path.signal_id);
      if (!signal) return refuse(noSuch("signal"));
      const accounts = await listResults(db, signal.id, query);
      const companyIds = accounts.map(({ company_id }) => company_id);
      const [people, evidence] = await Promise.all([
        listResultPeople(db, signal.id, companyIds, MAX_PEOPLE),
        listEvidence(db, signal.id, companyIds, MAX_EVIDENCE),
      ]);
      return reply(200, {
        signal_id: signal.id,
        status: presentSummary(signal).status,
        results: presentResults(accounts, people, evidence),
        total_accounts: signal.account_count,
        total_people: signal.people_count,
        pagination: paginationOf(query, accounts.length, signal.account_count),
      });
    },

    stop: async ({ path }, { db, caller, now, reply, problem, refuse }) => {
      const status = await lockSignal(db, caller.workspaceId, path.signal_id);
      if (status === undefined) return refuse(noSuch("signal"));
      if (status === "completed" || status === "failed" || status === "stopped") {
        return problem(409, "SIGNAL_ALREADY_FINISHED", `The signal has ended: it is ${status}.`, { status });
      }
      await stopSignal(db, path.signal_id, now);
      return reply(200, {
        signal_id: path.signal_id,
        status: "stopped",
        message: "The signal is stopped. Its results are kept.",
      });
    },
  };
}

/** The part of a request's context that deploying needs, the same for the five operations. */
type DeployContext = Pick<
  RequestContext<"Signals_deployTraitOnly">,
  "db" | "caller" | "now" | "reply" | "problem" | "refuse" | "invalid"
>;

async function deploy(kind: SignalKind, body: DeployBody, context: DeployContext) {
  const { db, caller, now, reply, problem, refuse, invalid } = context;
  const deployment = await deploySignal(db, kind, body, caller, now);
  switch (deployment.status) {
    case "faults":
      return invalid(...deployment.faults);
    case "unknown_icp":
      // Some signals also name the profile of a person or a company.
      return refuse(noSuch("ideal customer profile"));
    case "no_crm": {
      const message = "Safe CRM addition needs a connected CRM. Connect one with PUT /api/v1/integrations/crm.";
      return problem(400, "INTEGRATION_NOT_CONNECTED", message, { kind: "crm" });
    }
    case "no_credits": {
      const message = "A signal needs credits to pay for its results, and none are available.";
      const details = { required: 1, available: 0 };
      return problem(402, "INSUFFICIENT_CREDITS", message, details, { "X-Credits-Used": 0, "X-Credits-Remaining": 0 });
    }
    case "limit_reached": {
      const message = `A workspace has at most ${MAX_REPEATING_SIGNALS} repeating signals.`;
      return problem(409, "LIMIT_REACHED", message, { limit: MAX_REPEATING_SIGNALS });
    }
    case "deployed": {
      const { signalId, message, isRepeating, balance } = deployment;
      return reply(
        200,
        { signal_id: signalId, status: "accepted", message, ...(isRepeating && { campaign_id: signalId }) },
        { "X-Credits-Used": 0, "X-Credits-Remaining": balance },
      );
    }
  }
}
