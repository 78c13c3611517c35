import type { ReferenceRequests } from "../../ports/crm-requests.ts";
import { readByField } from "./look-up.ts";
import type { SalesforceObject } from "./objects.ts";
import type { SalesforceSession } from "./session.ts";
import { writeCollection } from "./write-collection.ts";

/** Reads and writes a field that refers to another record. The connected user does not count as an owner. */
export function referenceField(
  session: SalesforceSession,
  object: SalesforceObject,
  field: "OwnerId" | "AccountId",
): ReferenceRequests {
  return {
    async read(ids, signal) {
      const nobody = field === "OwnerId" ? await session.userId(signal) : ({ ok: true, value: null } as const);
      if (!nobody.ok) return nobody;
      const rows = await readByField(session, { object, field: "Id", values: ids, fields: [field] }, signal);
      if (!rows.ok) return rows;
      const entries = rows.value.map(
        (row) => [row.Id, row[field] === nobody.value ? null : String(row[field] ?? "") || null] as const,
      );
      return { ok: true, value: new Map(entries) };
    },
    write: (references, signal) =>
      writeCollection(
        session,
        { method: "PATCH", path: "/composite/sobjects", isRepeatable: true },
        references.map(({ externalId, target }) => ({
          externalId,
          record: { attributes: { type: object }, id: externalId, [field]: target },
        })),
        signal,
      ),
  };
}
