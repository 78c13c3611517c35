import type { CrmFieldMapping } from "../../ports/crm.ts";
import type { Fields } from "./record-store.ts";

/** What an item is mapped from. */
interface Mappable {
  /** The fields of an item under the CRM's standard names. */
  readonly fields: Fields;
  /** The standard field of each source that has one. */
  readonly standard: Readonly<Record<string, string>>;
  /** Other sources. */
  readonly facts: Fields | undefined;
  /** Standard fields that are written in any case, because records are found by them. */
  readonly required: readonly string[];
}

/** Writes sources to the fields that a mapping names, instead of their standard fields. */
export function applyMapping(
  { fields, standard, facts, required }: Mappable,
  mapping: readonly CrmFieldMapping[],
): Fields {
  const mapped: Record<string, string | null> = { ...fields };
  for (const { source } of mapping) {
    const own = standard[source];
    if (own !== undefined && !required.includes(own)) delete mapped[own];
  }
  for (const { source, field } of mapping) {
    const own = standard[source];
    if (field !== null) mapped[field] = (own === undefined ? facts?.[source] : fields[own]) ?? null;
  }
  return mapped;
}

/** Returns the fields of a mapping. */
export function mappedFields(mapping: readonly CrmFieldMapping[]): string[] {
  return mapping.flatMap(({ field }) => field ?? []);
}
