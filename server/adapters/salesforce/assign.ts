import type { CrmChangeOutcome, CrmWriteResult } from "../../ports/crm.ts";
import { assignReferences, type Reference } from "../crm/assign-references.ts";
import { readByField } from "./look-up.ts";
import type { SalesforceObject } from "./objects.ts";
import type { SalesforceSession } from "./session.ts";
import { writeCollection } from "./write-collection.ts";

/** Assigns a field that refers to another record. `nobody` is the value that counts as unassigned. */
export function assignField(
  session: SalesforceSession,
  { object, field, nobody }: { object: SalesforceObject; field: "OwnerId" | "AccountId"; nobody: string | null },
  references: readonly Reference[],
  replaceable: readonly string[],
  signal: AbortSignal,
): Promise<CrmWriteResult<CrmChangeOutcome>> {
  return assignReferences(
    {
      async read(ids) {
        const rows = await readByField(session, { object, field: "Id", values: ids, fields: [field] }, signal);
        if (!rows.ok) return rows;
        const entries = rows.value.map(
          (row) => [row.Id, row[field] === nobody ? null : String(row[field] ?? "") || null] as const,
        );
        return { ok: true, value: new Map(entries) };
      },
      write: (changes) =>
        writeCollection(
          session,
          { method: "PATCH", path: "/composite/sobjects", isRepeatable: true },
          changes.map(({ externalId, target }) => ({
            externalId,
            record: { attributes: { type: object }, id: externalId, [field]: target },
          })),
          signal,
        ),
    },
    references,
    replaceable,
  );
}
