import type { SuspendReferrers } from "../effects/public.ts";
import { presentUnknownFilter } from "../filters/read-filters.ts";
import type { Family, RequestContext } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import { type PreviewServices, signalChanges } from "./change.ts";
import { type DeployBody, deploySignal, SIGNAL_KINDS, type SignalKind } from "./deploy.ts";
import { exportResults, readResultPage } from "./export.ts";
import { presentSummary } from "./present.ts";
import { presentDetail } from "./present-detail.ts";
import { countResults, countSignals, findSignal, listSignals } from "./queries.ts";
import { previewRun } from "./runs/preview.ts";

const FIRST_PAGE = { limit: 50, offset: 0 };
const LIST_FILTERS = ["signal_type", "status"];

/** Serves signals, their runs and their results. */
export function signals(suspend: SuspendReferrers, services: PreviewServices): Family<"Signals"> {
  const deploy = deployer(services);
  return {
    deployJobPostFirstTimeMention: ({ body }, context) => deploy(SIGNAL_KINDS.jobPostFirstTimeMention, body, context),
    deployTraitOnly: ({ body }, context) => deploy(SIGNAL_KINDS.traitOnly, body, context),
    deploySocialActivity: ({ body }, context) => deploy(SIGNAL_KINDS.socialActivity, body, context),
    deploySocialListening: ({ body }, context) => deploy(SIGNAL_KINDS.socialListening, body, context),
    deployCompetitorEngagement: ({ body }, context) => deploy(SIGNAL_KINDS.competitorEngagement, body, context),
    deployJobChange: ({ body }, context) => deploy(SIGNAL_KINDS.jobChange, body, context),

    list: async ({ body }, { db, caller, reply, refuse }) => {
      const unknown = Object.keys(body?.filters ?? {}).find((name) => !LIST_FILTERS.includes(name));
      if (unknown !== undefined) return refuse(presentUnknownFilter(unknown, LIST_FILTERS));
      const selection = {
        workspaceId: caller.workspaceId,
        types: body?.filters?.signal_type,
        statuses: body?.filters?.status,
      };
      const page = body?.pagination ?? FIRST_PAGE;
      const [rows, totalCount] = await Promise.all([listSignals(db, selection, page), countSignals(db, selection)]);
      return reply(200, { signals: rows.map(presentSummary), ...pageFields(page, rows.length, totalCount) });
    },

    read: async ({ path }, { db, caller, reply, refuse }) => {
      const signal = await findSignal(db, caller.workspaceId, path.signal_id);
      if (!signal) return refuse(noSuch("signal"));
      return reply(200, { signal: await presentDetail(db, caller.workspaceId, signal) });
    },

    results: async ({ path, query }, { db, caller, reply, refuse }) => {
      const signal = await findSignal(db, caller.workspaceId, path.signal_id);
      if (!signal) return refuse(noSuch("signal"));
      const results = await readResultPage(db, signal.id, query);
      const total = await countResults(db, signal.id, query);
      return reply(200, {
        signal_id: signal.id,
        status: presentSummary(signal).status,
        results,
        total_accounts: total.accounts,
        total_people: total.people,
        pagination: pageFields(query, results.length, total.accounts).pagination,
      });
    },

    ...signalChanges(suspend, services),
    exportResults,
  };
}

/** The request context of the deploy operations, which is the same for all six. */
type DeployContext = RequestContext<"Signals_deployTraitOnly">;

function deployer(services: PreviewServices) {
  return async (kind: SignalKind, sent: DeployBody, context: DeployContext) => {
    const { db, caller, now, maxCredits, quotedCredits, stateCost, confirmCost, reply, refuse, invalid } = context;
    const limit = Math.max(1, Math.min(sent.max_credit_limit ?? Infinity, maxCredits));
    const body = { ...sent, max_credit_limit: Number.isFinite(limit) ? limit : null };
    const deployment = await deploySignal(db, kind, body, { ...caller, quotedCredits }, now);
    if ("faults" in deployment) return invalid(...deployment.faults);
    if ("refusal" in deployment) return refuse(deployment.refusal);
    const { signalId, message, warning, isRepeating, balance } = deployment;
    await stateCost(Math.min(limit, quotedCredits), async () => {
      const preview = await previewRun(db, services, signalId, { ...context, balance });
      return { ...preview, message: [preview.message, warning].filter(Boolean).join(" ") };
    });
    await confirmCost(Math.min(limit, quotedCredits), balance);
    return reply(
      200,
      { signal_id: signalId, status: "accepted", message, ...(isRepeating && { campaign_id: signalId }) },
      { "X-Credits-Used": 0, "X-Credits-Remaining": balance },
    );
  };
}
