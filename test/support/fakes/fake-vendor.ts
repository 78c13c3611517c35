import { failed } from "../../../server/adapters/vendor-http.ts";
import type { VendorAccount, VendorFailure, VendorFailureReason, VendorResult } from "../../../server/ports/vendor.ts";

export type Trouble = Extract<VendorFailureReason, "credentials_rejected" | "rate_limited" | "unavailable">;

/** Returns the failure of a fake that simulates an outage. */
export function failureFor(reason: VendorFailureReason): VendorFailure {
  return { reason, message: "It does not work now.", retryAfterMs: null, mayHaveHappened: false };
}

/** The base class of fakes of vendors. */
export class FakeVendor {
  /** If set, every call fails with this failure. */
  failure: VendorFailure | null = null;

  async verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>> {
    return this.notReady(signal) ?? { ok: true, value: { name: "Acme" } };
  }

  /** Returns the failure of a call that must not begin, if any. */
  protected notReady(signal: AbortSignal): ReturnType<typeof failed> | undefined {
    if (signal.aborted) return failed("aborted", "Stopped.");
    return this.failure ? { ok: false, failure: this.failure } : undefined;
  }
}
