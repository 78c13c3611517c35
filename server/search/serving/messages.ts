import type { CompanySearch, LookalikeRanking, SearchControl, SearchProgress, TraitRanking } from "../search.ts";
import type { PackedCompanies, PackedMatches, PackedTexts } from "./packed.ts";

/** What the service's main thread and the search thread say to each other. */

export type Method = keyof CompanySearch;

/** A call of one of CompanySearch's functions, its progress and abort signal left out. */
export type Call = { [Name in Method]: { method: Name; args: CallArguments[Name] } }[Method];
interface CallArguments {
  lookalikes: [Parameters<CompanySearch["lookalikes"]>[0]];
  traits: [Parameters<CompanySearch["traits"]>[0]];
  fits: [string, PackedCompanies];
  matchReasons: [Parameters<CompanySearch["matchReasons"]>[0], PackedCompanies];
}

/** What is answered to a call of each function. */
export interface Answers {
  lookalikes: Omit<LookalikeRanking, "matches"> & { matches: PackedMatches };
  fits: boolean[];
  traits: Omit<TraitRanking, "matches"> & { matches: PackedMatches };
  matchReasons: PackedTexts;
}

/** What a caller wants to be told before the answer: every message wakes the other thread, which costs some .1 ms of a search's 10. */
export type Wanted = { readonly [Told in Exclude<keyof SearchControl, "signal">]: boolean };

export type ToEngine =
  | { kind: "call"; id: number; call: Call; wanted: Wanted }
  | { kind: "abort"; id: number }
  /** Asks for a pong. */
  | { kind: "ping" }
  | { kind: "stop" };

export type FromEngine =
  | { kind: "answer"; id: number; value: Answers[Method] }
  | { kind: "failure"; id: number; error: Error }
  | { kind: "pong" }
  | { kind: "progress"; id: number; progress: SearchProgress }
  | { kind: "status"; status: EngineStatus }
  /** A newer model is ready to be served. */
  | { kind: "newer_model"; modelId: number }
  | { kind: "log"; level: "info" | "warn" | "error"; message: string; details: Record<string, unknown> };

/** What the search thread is doing. */
export type EngineStatus =
  | { state: "loading"; message: string }
  | {
      state: "ready";
      modelId: number | null;
      companies: number;
      loadedInMs: number;
      vectorBytes: number;
      lexicalBytes: number;
    };
