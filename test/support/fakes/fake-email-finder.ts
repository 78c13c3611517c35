import { failed } from "../../../server/adapters/vendor-http.ts";
import type { EmailFinder, EmailFinderPerson } from "../../../server/ports/email-finder.ts";
import type { VendorFailure, VendorResult } from "../../../server/ports/vendor.ts";

/** An email finder that knows the emails of some people by their profile. */
export class FakeEmailFinder implements EmailFinder {
  readonly emails = new Map<string, string>();
  /** All look-ups so far. */
  readonly lookups: (readonly EmailFinderPerson[])[] = [];
  failure: VendorFailure | null = null;

  async findWorkEmails(
    people: readonly EmailFinderPerson[],
    signal: AbortSignal,
  ): Promise<VendorResult<(string | null)[]>> {
    if (signal.aborted) return failed("aborted", "The request to the email finder was stopped.");
    this.lookups.push(people);
    if (this.failure) return { ok: false, failure: this.failure };
    return { ok: true, value: people.map(({ socialUrl }) => this.emails.get(socialUrl ?? "") ?? null) };
  }
}
