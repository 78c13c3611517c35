import { expect } from "vitest";
import { requestFor, type RequestParts } from "./contract-document.ts";
import { type Violation, violationsOf } from "./prism.ts";

/** An answer that the contract declares, byte for byte as far as Prism checks. */
export interface ConformingAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends requests and holds every answer against the contract; remembers which statuses of which operations were seen. */
export interface Conformance {
  /** Through Prism's proxy at `address`. */
  send(address: string, operationId: string, expected: number, parts?: RequestParts): Promise<ConformingAnswer>;
  /** An answer that came without the proxy. */
  check(operationId: string, expected: number, answer: { status: number; headers: Headers; text: string }): Promise<void>;
  /** `operationId status` of every answer held against the contract. */
  readonly seen: ReadonlySet<string>;
}

export function createConformance(): Conformance {
  const seen = new Set<string>();
  return {
    seen,
    send: async (address, operationId, expected, parts) => {
      const { method, target, headers, body } = requestFor(operationId, parts);
      const response = await fetch(address + target, { method, headers, body: body ?? null });
      const text = await response.text();
      const place = `${method} ${target} (${operationId})`;
      expect(response.headers.get("Content-Type"), `${place}: Prism could not pass this on: ${text}`).not.toContain("problem+json");
      expect(response.status, `${place}: ${text.slice(0, 1000)}`).toBe(expected);
      expect(relevant(readViolations(response.headers.get("sl-violations")), expected), place).toEqual([]);
      seen.add(`${operationId} ${expected}`);
      return { status: response.status, headers: response.headers, body: parse(response, text) };
    },
    check: async (operationId, expected, answer) => {
      expect(answer.status, `${operationId}: ${answer.text.slice(0, 1000)}`).toBe(expected);
      expect(await violationsOf(operationId, answer), operationId).toEqual([]);
      seen.add(`${operationId} ${expected}`);
    },
  };
}

/** Faults of a request that was refused are what the test is about; those of one that was carried out are not. */
function relevant(violations: readonly Violation[], status: number): readonly Violation[] {
  return status === 200 ? violations : violations.filter(({ location }) => location[0] === "response");
}

function readViolations(header: string | null): Violation[] {
  if (header === null) return [];
  // Cut by Prism past 8 KB: nothing so broken passes.
  if (!header.startsWith("[")) throw new Error(header);
  const violations: Violation[] = JSON.parse(header);
  return violations;
}

function parse(response: Response, text: string): unknown {
  return /^application\/json\b/.test(response.headers.get("Content-Type") ?? "") ? JSON.parse(text) : text;
}
