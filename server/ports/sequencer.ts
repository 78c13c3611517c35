import type { VendorAccount, VendorPage, VendorResult } from "./vendor.ts";

/** A tool that sends people a sequence of messages. */
export interface Sequencer {
  verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>>;

  listSequences(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<Sequence>>>;
  findSequence(id: string, signal: AbortSignal): Promise<VendorResult<Sequence | null>>;

  /** Enrols a person at most once. Fails with `conflict` if the person's other sequence prevents the enrolment. */
  addLead(sequenceId: string, lead: SequenceLead, signal: AbortSignal): Promise<VendorResult<SequenceEnrolment>>;
}

export interface Sequence {
  readonly id: string;
  readonly name: string;
}

export interface SequenceLead {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly jobTitle: string | null;
  readonly socialUrl: string | null;
}

export type SequenceEnrolment = "enrolled" | "already_enrolled";
