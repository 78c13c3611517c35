import type { Db } from "../db/connect.ts";
import {
  type Exclusions,
  findActionExclusions,
  findWorkspaceExclusions,
  listExcludedCompanies,
  listExcludedPeople,
  mergeExclusions,
  NO_EXCLUSIONS,
} from "../exclusions/public.ts";
import type { Filters } from "../filters/read-filters.ts";
import { AUDIENCE_FILTERS, CRM_FILTERS, idsIn, SIGNAL_FILTERS } from "../filters/references.ts";
import {
  findActingSignal,
  findActingView,
  findReferences,
  isMember,
  listEmployers,
  type References,
} from "./queries.ts";

/** The actions of views, each with an external effect. */
type ViewChannel = "chat" | "email" | "webhook" | "crm_assignment" | "sequencer";

/** The cause of an effect after its request: a signal, an action of a view, or a job of a member (null: unknown). */
export type Actor =
  | { readonly signalId: number; readonly phase: SignalPhase }
  /** `any`: one of the view's actions that are on, before it is known which one. */
  | { readonly viewId: string; readonly action: ViewChannel | "any" }
  | { readonly workspaceId: number; readonly userId: string | null };

/** `start`: a caller starts the signal. `run`: it finds results and charges. `follow_up`: it acts on its results. */
type SignalPhase = "start" | "run" | "follow_up";

/** The reason why an effect is not allowed. */
export interface Hindrance {
  /** `waits`: until it resolves itself. `absent`: until the member returns. `paused`: until a setting changes. */
  readonly kind: "waits" | "absent" | "paused" | "ended";
  readonly reason: string;
}

/** The companies and people that an effect concerns. */
interface Targets {
  readonly companyIds?: readonly number[];
  readonly personIds?: readonly number[];
}

export type Verdict =
  | { readonly hindrance: Hindrance }
  | {
      readonly hindrance: undefined;
      /** Targets that are now blocked, excluded or not to be contacted. */
      readonly excluded: { readonly companyIds: ReadonlySet<number>; readonly personIds: ReadonlySet<number> };
    };

/** The current limits of an actor. */
interface Bounds {
  readonly workspaceId: number;
  readonly hindrance?: Hindrance | undefined;
  readonly references: References;
  readonly exclusions: Exclusions;
  /** The filters that companies must match. */
  readonly filters?: Filters<"IcpFilters"> | undefined;
  readonly skipsBlocklist: boolean;
  /** Whether the actor's filters depend on the CRM's facts about accounts. */
  readonly readsCrm: boolean;
}

const ended = (reason: string): Hindrance => ({ kind: "ended", reason });
const paused = (reason: string): Hindrance => ({ kind: "paused", reason });

const NO_REFERENCES: References = { audienceIds: [], signalIds: [] };

/**
 * Returns whether an effect is still allowed, and the targets for which it is not. Checks the current state of the
 * owner, the actor and its settings, their references, the exclusions, the blocklist and the CRM. Runs before every
 * external effect and every later charge: right before the call, or in the transaction that charges.
 */
export async function checkEffect(
  db: Db,
  actor: Actor,
  { companyIds = [], personIds = [] }: Targets,
): Promise<Verdict> {
  const bounds = await findBounds(db, actor);
  const hindrance = bounds.hindrance ?? (await findMissing(db, bounds));
  if (hindrance) return { hindrance };
  const { workspaceId, exclusions, filters, skipsBlocklist } = bounds;
  const options = { filters, skipsBlocklist };
  const companies = await listExcludedCompanies(db, workspaceId, companyIds, exclusions, options);
  const people = await listExcludedPeople(db, workspaceId, personIds, exclusions);
  const employers = await listEmployers(db, personIds);
  const excluded = await listExcludedCompanies(db, workspaceId, [...new Set(employers.values())], exclusions, options);
  for (const [personId, companyId] of employers) if (excluded.has(companyId)) people.add(personId);
  return { hindrance: undefined, excluded: { companyIds: companies, personIds: people } };
}

/** Returns why an actor may not act now; undefined if it may. */
export async function findHindrance(db: Db, actor: Actor): Promise<Hindrance | undefined> {
  const bounds = await findBounds(db, actor);
  return bounds.hindrance ?? (await findMissing(db, bounds));
}

function findBounds(db: Db, actor: Actor): Promise<Bounds> {
  if ("signalId" in actor) return findBoundsOfSignal(db, actor);
  return "viewId" in actor ? findBoundsOfView(db, actor) : findBoundsOfMember(db, actor);
}

async function findBoundsOfSignal(
  db: Db,
  { signalId, phase }: { readonly signalId: number; readonly phase: SignalPhase },
): Promise<Bounds> {
  const signal = await findActingSignal(db, signalId);
  if (!signal) return nothing(0, "The signal was deleted.");
  const { workspaceId, isOfMember, isHalted, skipsBlocklist, icpId, filters, lacksCompanies, exclude } = signal;
  if (!isOfMember) return nothing(workspaceId, "The member who deployed the signal was removed.", "absent");
  if (isHalted && phase !== "start") return nothing(workspaceId, "The signal was stopped or paused.");
  const merged = mergeExclusions(await findWorkspaceExclusions(db, workspaceId), exclude);
  const isFollowUp = phase === "follow_up";
  if (lacksCompanies && !isFollowUp) return nothing(workspaceId, PROFILE_DELETED);
  const exclusions = isFollowUp ? { ...merged, in_crm: false } : merged;
  const references = { icpId: isFollowUp ? null : icpId, audienceIds: exclusions.audience_ids, signalIds: [] };
  return {
    workspaceId,
    references,
    exclusions,
    filters: (!isFollowUp && filters) || {},
    skipsBlocklist,
    readsCrm: false,
  };
}

async function findBoundsOfView(
  db: Db,
  { viewId, action }: { readonly viewId: string; readonly action: ViewChannel | "any" },
): Promise<Bounds> {
  const view = await findActingView(db, viewId, action);
  if (!view) return nothing(0, "The view was deleted.");
  const { workspaceId, isOfMember, isOn, filters } = view;
  if (!isOfMember) return nothing(workspaceId, "The owner of the view was removed.");
  if (!isOn) return nothing(workspaceId, "The action is turned off.");
  const acts = action === "crm_assignment" || action === "sequencer";
  const own = acts ? await findActionExclusions(db, workspaceId) : NO_EXCLUSIONS;
  const exclusions = action === "sequencer" ? { ...own, do_not_contact: true } : own;
  const references = {
    audienceIds: [...exclusions.audience_ids, ...idsIn(filters, AUDIENCE_FILTERS)],
    signalIds: idsIn(filters, SIGNAL_FILTERS),
  };
  const readsCrm = hasFilter(filters, CRM_FILTERS);
  return { workspaceId, references, exclusions, skipsBlocklist: false, readsCrm };
}

/** Returns whether a view's filters refer to objects whose deletion can make `checkEffect` block the view. */
export function dependsOnReferences(filters: object): boolean {
  return hasFilter(filters, [...AUDIENCE_FILTERS, ...SIGNAL_FILTERS, ...CRM_FILTERS]);
}

function hasFilter(filters: object, names: readonly string[]): boolean {
  return Object.keys(filters).some((name) => names.includes(name));
}

/** Returns the limits of a member's request, which only the blocklist and the membership restrict. */
async function findBoundsOfMember(
  db: Db,
  { workspaceId, userId }: { readonly workspaceId: number; readonly userId: string | null },
): Promise<Bounds> {
  if (userId !== null && !(await isMember(db, workspaceId, userId)))
    return nothing(workspaceId, "The member who made the request was removed.");
  return { workspaceId, references: NO_REFERENCES, exclusions: NO_EXCLUSIONS, skipsBlocklist: false, readsCrm: false };
}

function nothing(workspaceId: number, reason: string, kind: Hindrance["kind"] = "ended"): Bounds {
  const bounds = { references: NO_REFERENCES, exclusions: NO_EXCLUSIONS, skipsBlocklist: false, readsCrm: false };
  return { ...bounds, workspaceId, hindrance: { kind, reason } };
}

/** Why an effect waits for the first read of a CRM. */
export const CRM_UNREAD = "Waiting for the first pull from the connected CRM.";
const PROFILE_DELETED = "The ICP of the signal was deleted. Deploy the signal again with another ICP.";

/** Returns a hindrance if a limit refers to a deleted or unknown object. A broken limit never counts as "no limit". */
async function findMissing(
  db: Db,
  { workspaceId, references, exclusions, readsCrm }: Bounds,
): Promise<Hindrance | undefined> {
  const { lacksIcp, lacksAudience, lacksSignal, crm } = await findReferences(db, workspaceId, references);
  if (lacksIcp) return ended(PROFILE_DELETED);
  if (lacksAudience)
    return paused("An audience in the filters, the exclusions or the workspace's exclusions was deleted.");
  if (lacksSignal) return paused("A signal in the filters was deleted.");
  const needsAccounts = readsCrm || exclusions.customers || exclusions.open_deals || exclusions.in_crm;
  if (crm === "gone" && needsAccounts)
    return paused("The filters or exclusions depend on accounts in the CRM, and the CRM was disconnected.");
  if (crm === "unread" && (needsAccounts || exclusions.do_not_contact)) return { kind: "waits", reason: CRM_UNREAD };
  return undefined;
}
