import type { CrmObject } from "../../ports/crm.ts";
import type { ReferenceRequests } from "../../ports/crm-requests.ts";
import { writeInBatches } from "../crm/write-in-batches.ts";
import { fields, text } from "../read-response.ts";
import { batchReader, recordError } from "./batch-errors.ts";
import { readBatch } from "./look-up.ts";
import { CONTACTS, hubspotObject, MAX_BATCH, OWNER_PROPERTY } from "./objects.ts";
import { updateBatch } from "./send-batch.ts";
import { type HubspotSession, VERSION } from "./session.ts";

const readLinks = batchReader(fields({ from: fields({ id: text }) }));

export function owners(session: HubspotSession, object: CrmObject): ReferenceRequests {
  const { path } = hubspotObject(object);
  return {
    read: (ids, signal) => readProperty(session, path, OWNER_PROPERTY, ids, signal),
    write: (references, signal) => {
      const inputs = references.map(({ externalId, target }) => ({
        externalId,
        input: { id: externalId, properties: { [OWNER_PROPERTY]: target } },
      }));
      return updateBatch(session, path, inputs, signal);
    },
  };
}

/** Default associations (https://developers.hubspot.com/docs/api-reference/crm-associations-v4/guide). */
export function companiesOfContacts(session: HubspotSession): ReferenceRequests {
  const path = `/crm/associations/${VERSION}/contacts/companies/batch/associate/default`;
  return {
    read: (ids, signal) => readProperty(session, CONTACTS.path, "associatedcompanyid", ids, signal),
    write: (references, signal) =>
      writeInBatches(references, MAX_BATCH, async (batch) => {
        const inputs = batch.map(({ externalId, target }) => ({ from: { id: externalId }, to: { id: target } }));
        const response = await session.request("POST", path, readLinks, { body: { inputs } }, signal);
        if (!response.ok) return response;
        const { results, errors } = response.value;
        const linked = results.flatMap(({ from }) => from?.id ?? []);
        const refused = errors.flatMap((error) =>
          (error.context?.fromObjectId ?? []).map((id) => [id, recordError(error)] as const),
        );
        return { ok: true, value: { written: new Map(linked.map((id) => [id, id])), errors: new Map(refused) } };
      }),
  };
}

async function readProperty(
  session: HubspotSession,
  path: string,
  property: string,
  ids: readonly string[],
  signal: AbortSignal,
): ReturnType<ReferenceRequests["read"]> {
  const read = await readBatch(session, path, { ids, properties: [property] }, signal);
  if (!read.ok) return read;
  return { ok: true, value: new Map(read.value.map(({ id, properties }) => [id, properties[property] || null])) };
}
