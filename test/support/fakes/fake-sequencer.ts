import { failed } from "../../../server/adapters/vendor-http.ts";
import type { Sequence, SequenceEnrolment, SequenceLead, Sequencer } from "../../../server/ports/sequencer.ts";
import type { VendorPage, VendorResult } from "../../../server/ports/vendor.ts";
import { FakeVendor } from "./fake-vendor.ts";

const PAGE_SIZE = 100;

/** A sequencer in memory, for tests of its callers. */
export class FakeSequencer extends FakeVendor implements Sequencer {
  readonly sequences: Sequence[] = [];
  readonly leads: { readonly sequenceId: string; readonly lead: SequenceLead }[] = [];

  async listSequences(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<Sequence>>> {
    const from = Number(cursor ?? 0);
    const items = this.sequences.slice(from, from + PAGE_SIZE);
    const nextCursor = from + PAGE_SIZE < this.sequences.length ? String(from + PAGE_SIZE) : null;
    return this.notReady(signal) ?? { ok: true, value: { items, nextCursor } };
  }

  async findSequence(id: string, signal: AbortSignal): Promise<VendorResult<Sequence | null>> {
    return this.notReady(signal) ?? { ok: true, value: this.sequences.find((one) => one.id === id) ?? null };
  }

  async addLead(sequenceId: string, lead: SequenceLead, signal: AbortSignal): Promise<VendorResult<SequenceEnrolment>> {
    const notReady = this.notReady(signal);
    if (notReady) return notReady;
    if (!this.sequences.some(({ id }) => id === sequenceId)) return failed("not_found", "No such sequence.");
    if (!lead.email.includes("@")) return failed("refused", "The address is not valid.");
    const existing = this.leads.find((one) => one.lead.email === lead.email);
    if (existing?.sequenceId === sequenceId) return { ok: true, value: "already_enrolled" };
    if (existing) return failed("conflict", "The person is in another sequence.");
    this.leads.push({ sequenceId, lead });
    return { ok: true, value: "enrolled" };
  }
}
