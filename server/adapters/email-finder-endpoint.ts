import { toEmailAddress } from "../lib/email-address.ts";
import type { EmailFinder, EmailFinderPerson } from "../ports/email-finder.ts";
import type { VendorFailure } from "../ports/vendor.ts";
import {
  type EndpointOptions,
  failed,
  readRetryAfterMs,
  reasonOfStatus,
  VendorHttp,
  type VendorResponse,
} from "./vendor-http.ts";

/** A client waits for the response, so a slow endpoint is retried only once. */
const TIMEOUT_MS = 8_000;
const MAX_ATTEMPTS = 2;

/** Finds work emails: `POST {people: [{full_name, …}]}` returns `{emails: [email or null]}` in the same order. */
export function createEmailFinderEndpoint({ url, key, time }: EndpointOptions): EmailFinder {
  const http = new VendorHttp({
    vendor: "The email finder",
    readFailure,
    timeoutMs: TIMEOUT_MS,
    maxAttempts: MAX_ATTEMPTS,
    time,
  });
  return {
    findWorkEmails: async (people, signal) => {
      const result = await http.send(
        {
          method: "POST",
          url: new URL(url),
          body: { people: people.map(toRequestPerson) },
          isRepeatable: true,
          secrets: key ? [key] : [],
          ...(key && { headers: { authorization: `Bearer ${key}` } }),
        },
        signal,
      );
      if (!result.ok) return result;
      const emails = readEmails(result.value.json, people.length);
      return emails
        ? { ok: true, value: emails }
        : failed("unavailable", `The email finder did not return ${people.length} emails.`);
    },
  };
}

function toRequestPerson(person: EmailFinderPerson): object {
  return {
    full_name: person.fullName,
    first_name: person.firstName,
    last_name: person.lastName,
    title: person.title,
    company_name: person.companyName,
    company_domain: person.companyDomain,
    social_url: person.socialUrl,
  };
}

/** Reads one email or null for each person. A value that is not an email counts as not found. */
function readEmails(json: unknown, count: number): (string | null)[] | undefined {
  const { emails } = (json ?? {}) as { readonly emails?: unknown };
  if (!Array.isArray(emails) || emails.length !== count) return undefined;
  return emails.map((email) => (typeof email === "string" ? toEmailAddress(email.trim()) : null));
}

function readFailure(response: VendorResponse): VendorFailure | null {
  const reason = reasonOfStatus(response.status);
  if (reason === null) return null;
  const retryAfterMs = readRetryAfterMs(response);
  return failed(reason, `The email finder returned status ${response.status}.`, { retryAfterMs }).failure;
}
