import core, { type RulesetDefinition } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import parsers from "@stoplight/spectral-parsers";
import rulesets from "@stoplight/spectral-rulesets";
import type { Finding } from "./rule.ts";
import LISTED from "./spectral-exceptions.json" with { type: "json" };

/** An exception to a rule of a public ruleset. Without `where`, the rule is off everywhere. */
interface Exception {
  readonly rule: string;
  /** Prefixes of the locations it applies to, for example `paths//api/v1/agent/sign-up/`. */
  readonly where?: readonly string[];
  readonly reason: string;
}

/** The exceptions to Spectral's `oas` and OWASP rulesets. An exception that no longer applies fails the lint. */
const EXCEPTIONS: readonly Exception[] = LISTED;

/** Runs all rules of Spectral's OpenAPI and OWASP rulesets, except for the listed exceptions. */
export async function runSpectral(text: string): Promise<Finding[]> {
  const spectral = new core.Spectral();
  spectral.setRuleset({
    extends: [
      [ruleset(rulesets.oas), "all"],
      [ruleset(owasp), "all"],
    ],
    // Takes 14 of 17 seconds, because it compiles every schema again for each example. test/contract/examples.test.ts
    // checks the examples instead.
    rules: { "oas3-valid-media-example": "off" },
  });
  const results = await spectral.run(new core.Document(text, parsers.Json, "generated/openapi.json"));
  const findings = results.map(({ code, path, message }) => ({ rule: String(code), where: path.join("/"), message }));
  const used = new Set<number>();
  const remaining = findings.filter((finding) => {
    const applying = EXCEPTIONS.flatMap((exception, position) =>
      exception.rule === finding.rule && (exception.where ?? [""]).some((start) => finding.where.startsWith(start))
        ? [position]
        : [],
    );
    for (const position of applying) used.add(position);
    return applying.length === 0;
  });
  const stale = EXCEPTIONS.filter((_, position) => !used.has(position)).map(({ rule }) => ({
    rule,
    where: "scripts/tools/lint/spectral.ts",
    message: "this exception no longer applies to anything: remove it",
  }));
  return [...remaining, ...stale];
}

/** Narrows the type of an imported ruleset, which its package declares too loosely. */
function ruleset(exported: object): RulesetDefinition {
  if (!isRuleset(exported)) throw new Error(`Not a ruleset: ${Object.keys(exported).join(", ")}`);
  return exported;
}

function isRuleset(exported: object): exported is RulesetDefinition {
  return "rules" in exported;
}
