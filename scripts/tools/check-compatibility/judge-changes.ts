import type { BreakingChange } from "./compare-schemas.ts";
import { readNewValue } from "./compare-values.ts";

/** Reasons for breaking changes, by the line that reports them. `*` stands for any text. */
export type AcceptedBreaks = Readonly<Record<string, string>>;

/** The breaking changes, one line each. */
interface Judgement {
  /** Changes without a reason. */
  readonly refused: readonly string[];
  readonly accepted: readonly { readonly line: string; readonly reason: string }[];
  /** Entries of the list that match no change. */
  readonly unused: readonly string[];
}

/** Divides breaking changes into those with a reason in `breaks` and the others. */
export function judgeChanges(changes: readonly BreakingChange[], breaks: AcceptedBreaks): Judgement {
  const patterns = Object.entries(breaks).map(([line, reason]) => ({ line, reason, matches: compilePattern(line) }));
  const lines = summariseChanges(changes).map((line) => ({
    line,
    reason: patterns.find(({ matches }) => matches(line))?.reason,
  }));
  return {
    refused: lines.filter(({ reason }) => !reason).map(({ line }) => line),
    accepted: lines.flatMap(({ line, reason }) => (reason ? [{ line, reason }] : [])),
    unused: patterns.filter(({ matches }) => !lines.some(({ line }) => matches(line))).map(({ line }) => line),
  };
}

/** Returns one line for each change, then one for each new value. */
function summariseChanges(changes: readonly BreakingChange[]): string[] {
  const places = new Map<string, number>();
  const others: string[] = [];
  for (const { where, change } of changes) {
    const value = readNewValue(change);
    if (value === undefined) others.push(`${where}: ${change}`);
    else places.set(value, (places.get(value) ?? 0) + 1);
  }
  const values = [...places].toSorted().map(([value, count]) => `new value ${value}, in responses: ${count}`);
  return [...new Set(others), ...values];
}

function compilePattern(pattern: string): (line: string) => boolean {
  const source = pattern.split("*").map(RegExp.escape).join(".*");
  const expression = new RegExp(`^${source}$`, "s");
  return (line) => expression.test(line);
}
