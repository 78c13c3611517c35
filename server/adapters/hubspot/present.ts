import type { CrmCompanyRecord, CrmContactRecord } from "../../ports/crm.ts";
import { registrableDomain } from "../crm/registrable-domain.ts";
import { type HubspotRecord, OWNER_PROPERTY } from "./objects.ts";

export function toCompanyRecord({ id, properties }: HubspotRecord): CrmCompanyRecord {
  const domain = registrableDomain(properties.domain);
  return { id, name: properties.name || null, domain, ownerId: properties[OWNER_PROPERTY] || null };
}

export function toContactRecord({ id, properties }: HubspotRecord): CrmContactRecord {
  return { id, email: properties.email || null };
}
