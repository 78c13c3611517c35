import type { CrmDealRecord } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { fields, list, number, text, time } from "../read-response.ts";
import { batchReader, readFailure } from "./batch-errors.ts";
import { pageReader } from "./look-up.ts";
import type { HubspotRecord } from "./objects.ts";
import { type HubspotSession, VERSION } from "./session.ts";

/** The association type of a deal's primary company. */
const PRIMARY_COMPANY = 5;

interface Stage {
  readonly label: string;
  readonly state: CrmDealRecord["state"];
}

type Stages = ReadonlyMap<string, Stage>;

const readPipelines = pageReader(
  fields({
    id: text,
    stages: list(fields({ id: text, label: text, metadata: fields({ isClosed: text, probability: text }) })),
  }),
);

const readAssociations = batchReader(
  fields({
    from: fields({ id: text }),
    to: list(fields({ toObjectId: text, associationTypes: list(fields({ typeId: number })) })),
  }),
);

/**
 * Reads the stages of all pipelines, keyed by pipeline id and stage id
 * (https://developers.hubspot.com/docs/api-reference/crm-pipelines-v3/guide).
 */
export async function readStages(session: HubspotSession, signal: AbortSignal): Promise<VendorResult<Stages>> {
  const pipelines = await session.request("GET", `/crm/pipelines/${VERSION}/deals`, readPipelines, {}, signal);
  if (!pipelines.ok) return pipelines;
  const stages = new Map<string, Stage>();
  for (const pipeline of pipelines.value.items) {
    for (const { id = "", label = id, metadata = {} } of pipeline.stages ?? []) {
      const probability = Number(metadata.probability);
      const isClosed = metadata.isClosed === "true" || probability === 1 || probability === 0;
      stages.set(`${pipeline.id} ${id}`, { label, state: !isClosed ? "open" : probability === 1 ? "won" : "lost" });
    }
  }
  return { ok: true, value: stages };
}

/** Returns the primary company of each deal, or its first company if none is primary. */
export async function readDealCompanies(
  session: HubspotSession,
  dealIds: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, string>>> {
  const companies = new Map<string, string>();
  if (dealIds.length === 0) return { ok: true, value: companies };
  const path = `/crm/associations/${VERSION}/deals/companies/batch/read`;
  const body = { inputs: dealIds.map((id) => ({ id })) };
  const read = await session.request("POST", path, readAssociations, { body }, signal);
  if (!read.ok) return read;
  const failure = readFailure(read.value.errors);
  if (failure) return failure;
  for (const { from, to = [] } of read.value.results) {
    const primary = to.find(({ associationTypes = [] }) =>
      associationTypes.some(({ typeId }) => typeId === PRIMARY_COMPANY),
    );
    const company = primary ?? to[0];
    if (from?.id && company?.toObjectId) companies.set(from.id, company.toObjectId);
  }
  return { ok: true, value: companies };
}

export function toDeal({ id, properties }: HubspotRecord, companyId: string | null, stages: Stages): CrmDealRecord {
  const stageId = properties.dealstage ?? "";
  const stage = stages.get(`${properties.pipeline} ${stageId}`);
  const amount = properties.amount ? Number(properties.amount) : Number.NaN;
  return {
    id,
    name: properties.dealname || null,
    companyId,
    stage: stage?.label ?? stageId,
    state: stage?.state ?? "open",
    amount: Number.isFinite(amount) ? amount : null,
    currency: properties.deal_currency_code || null,
    modifiedAt: time(properties.hs_lastmodifieddate),
  };
}
