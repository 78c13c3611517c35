import type { Caller } from "./contract.ts";

/** What a request shows of its sender before anything else of it is read. */
export interface Applicant {
  /** The key presented; undefined when there was none, or the operation takes none. */
  readonly key: string | undefined;
  readonly needsKey: boolean;
  /** The user named in `X-User-ID`; undefined for the key's owner. */
  readonly actingUserId: string | undefined;
  readonly clientAddress: string;
  /** The limit it is counted by when it is let in. */
  readonly rate: "reads" | "costly";
}

/** Who sent a request: `forbidden` when the acting user is no member of the key's workspace, `anyone` when no key is needed. */
export type Sender =
  | { kind: "caller"; caller: Caller }
  | { kind: "anyone" }
  | { kind: "unauthorized" }
  | { kind: "forbidden" };

/** The sender of a request, and how far its limit is used up, this request included. */
export interface Admission {
  readonly sender: Sender;
  readonly count: number;
  readonly windowSeconds: number;
  /** Until the window ends. */
  readonly secondsLeft: number;
}

/** Finds the sender of a request and counts the request, for all processes together. */
export type Admit = (applicant: Applicant) => Promise<Admission>;
