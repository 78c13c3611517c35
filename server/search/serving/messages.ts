import type { CompanySearch, LookalikeRanking, SearchControl, SearchProgress, TraitRanking } from "../search.ts";
import type { PackedCompanies, PackedMatches, PackedTexts } from "./packed.ts";

// The messages between the main thread and the search thread.

export type Method = keyof CompanySearch;

/** A call of a function of CompanySearch, without its callback and abort signal. */
export type Call = { [Name in Method]: { method: Name; args: CallArguments[Name] } }[Method];
interface CallArguments {
  lookalikes: [Parameters<CompanySearch["lookalikes"]>[0]];
  traits: [Parameters<CompanySearch["traits"]>[0]];
  fits: [string, PackedCompanies];
  matchReasons: [Parameters<CompanySearch["matchReasons"]>[0], PackedCompanies];
}

/** The result of each function. */
export interface Answers {
  lookalikes: Omit<LookalikeRanking, "matches"> & { matches: PackedMatches };
  fits: boolean[];
  traits: Omit<TraitRanking, "matches"> & { matches: PackedMatches };
  matchReasons: PackedTexts;
}

/** The callbacks that a caller has set: others cost no message. */
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

/** The state of the search thread. */
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
