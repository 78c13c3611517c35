import type { BreakingChange } from "./compare-schemas.ts";
import { newValueOf } from "./compare-values.ts";

/**
 * Divides breaking changes. A value that a response can newly have, such as an error code, is one change at many places
 * and harms only callers that reject values they do not know; the others concern every caller of that place.
 */
export function divideChanges(changes: readonly BreakingChange[]): {
  readonly newValues: readonly BreakingChange[];
  readonly others: readonly BreakingChange[];
} {
  const isNewValue = ({ change }: BreakingChange): boolean => newValueOf(change) !== undefined;
  return { newValues: changes.filter(isNewValue), others: changes.filter((one) => !isNewValue(one)) };
}

/** Says in words how many breaking changes there are of each kind; each new value is counted once, and its places apart. */
export function describeChanges(changes: readonly BreakingChange[]): string {
  const { newValues, others } = divideChanges(changes);
  const values = [...new Set(newValues.map(({ change }) => newValueOf(change)))].toSorted();
  return [
    ...(others.length > 0
      ? [count(others.length, "change that callers must know", "changes that callers must know")]
      : []),
    ...(values.length > 0
      ? [
          `${count(values.length, "value", "values")} that responses and webhooks can newly have (${values.join(", ")}), at ${count(newValues.length, "place", "places")}`,
        ]
      : []),
  ].join(", and ");
}

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}
