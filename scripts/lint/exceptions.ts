/** An exception from a rule of a public ruleset. Without `where`, the rule is off everywhere. */
interface Exception {
  readonly rule: string;
  /** Prefixes of the locations it applies to, for example `paths//api/v1/agent/sign-up/`. */
  readonly where?: readonly string[];
  readonly reason: string;
}

const BEFORE_ANY_KEY = ["paths//api/v1/agent/sign-up/post", "paths//api/v1/agent/verify/post"];

/** The exceptions from Spectral's `oas` and OWASP rulesets. One that no longer applies fails the lint. */
export const spectralExceptions: readonly Exception[] = [
  {
    rule: "info-contact",
    reason: "The service is run by whoever installs it: the document cannot know whom to write to.",
  },
  { rule: "license-url", reason: "OpenAPI 3.1 takes either an SPDX identifier or a URL; the identifier is given." },
  {
    rule: "owasp:api8:2023-define-cors-origin",
    reason: "Each installation decides which origins may call it: the document cannot promise the header.",
  },
  {
    rule: "owasp:api1:2023-no-numeric-ids",
    where: ["components/schemas/Id"],
    reason:
      "Whole-number identifiers are part of the published interface. Another workspace's answer 404 exactly as unknown ones do.",
  },
  {
    rule: "owasp:api9:2023-inventory-environment",
    reason: "The document is served by each installation for itself; which environment that is, its operator knows.",
  },
  {
    rule: "owasp:api9:2023-inventory-access",
    reason: "Every operation is public to holders of a key; there is no internal server to tell apart.",
  },
  {
    rule: "owasp:api2:2023-write-restricted",
    where: BEFORE_ANY_KEY,
    reason: "These two are how a caller without a key gets one.",
  },
  {
    rule: "owasp:api8:2023-define-error-responses-401",
    where: BEFORE_ANY_KEY,
    reason: "They take no key, so they cannot refuse one.",
  },
];
