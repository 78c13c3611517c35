import { summariseAdditions } from "../crm/public.ts";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { presentSignal } from "./present.ts";
import { listRuns, type SignalDetailRow } from "./queries.ts";
import { listRunReferences } from "./queries-update.ts";

const MAX_RUNS = 100;
const MAX_REASONS = 20;

/** Presents a signal with its latest runs and the outcome of adding its results to the CRM. */
export async function presentDetail(db: Db, workspaceId: number, signal: SignalDetailRow): Promise<Schema["Signal"]> {
  const runs = await listRuns(db, signal.id, MAX_RUNS);
  const addition = signal.enable_safe_crm_addition
    ? await summariseAdditions(db, workspaceId, await listRunReferences(db, signal.id), MAX_REASONS)
    : null;
  return presentSignal(signal, runs, addition);
}
