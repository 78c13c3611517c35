import type {
  CompanySearch,
  CompanyText,
  LookalikeSearch,
  SearchControl,
  SearchProgress,
  TraitSearch,
} from "../search.ts";

// The messages between the main thread and the search thread.

type Method = keyof CompanySearch;

/** A call of a function of CompanySearch, without its callback and abort signal. */
export type Call = { [Name in Method]: { method: Name; args: CallArguments[Name] } }[Method];
interface CallArguments {
  lookalikes: [LookalikeSearch];
  traits: [TraitSearch];
  fits: [Parameters<CompanySearch["fits"]>[0]];
  matchReasons: [Parameters<CompanySearch["matchReasons"]>[0], readonly CompanyText[]];
}

/** The result of a call. */
export type CallResult = Awaited<ReturnType<CompanySearch[Method]>>;

/** The callbacks that a caller has set: others cost no message. */
export type WantedCallbacks = { readonly [Name in Exclude<keyof SearchControl, "signal">]: boolean };

export type ToEngine =
  | { kind: "call"; id: number; call: Call; wanted: WantedCallbacks }
  | { kind: "abort"; id: number }
  /** Asks for a pong. */
  | { kind: "ping" }
  | { kind: "stop" };

export type FromEngine =
  | { kind: "result"; id: number; value: CallResult }
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
