import { type CatalogueIds, NAMED_KINDS, type WorkspaceIds } from "./full-workspace.ts";

/** The referent of an id: an object of a workspace, or something that no workspace owns. */
type IdKind = keyof WorkspaceIds | keyof CatalogueIds | "none of a workspace";

const KINDS: Readonly<Record<string, IdKind>> = {
  "X-User-ID": "user",
  people_audience_exclude: "audience",
  people_audience_include: "audience",
  people_ids: "person",
  people_signal_exclude: "signal",
  people_signal_include: "signal",
  user_id: "user",
  // Facts of the catalogue, which all workspaces share.
  event_type_id: "eventType",
  event_type_include: "eventType",
  vertical_id: "vertical",
  // Ids in connected systems. The credentials determine which ids are known.
  assignee_id: "none of a workspace",
  assignee_ids: "none of a workspace",
  channel_id: "none of a workspace",
  client_id: "none of a workspace",
  override_owner_ids: "none of a workspace",
  sequence_id: "none of a workspace",
  // A sealed string that only its own workspace can use.
  "X-Quote-ID": "none of a workspace",
  // An enum of three values.
  kind: "none of a workspace",
  // Numbers of accounts, of employees, of credits and of dollars.
  "X-Max-Credits": "none of a workspace",
  daily: "none of a workspace",
  monthly: "none of a workspace",
  confirm_count: "none of a workspace",
  max_credit_limit: "none of a workspace",
  max_employee_count: "none of a workspace",
  max_employees: "none of a workspace",
  min_employee_count: "none of a workspace",
  min_employees: "none of a workspace",
  max_revenue_usd: "none of a workspace",
  max_total_funding_usd: "none of a workspace",
  min_revenue_usd: "none of a workspace",
  min_total_funding_usd: "none of a workspace",
};

/** Names that contain the kind of object that they refer to. */
const NAMED_AFTER_KIND = new RegExp(`^(?:exclude_|include_)?(${NAMED_KINDS.join("|")})_(?:ids?|exclude|include)$`);

/** Names that refer to a different kind of object in some operations. */
const KINDS_IN_OPERATION: Readonly<Record<string, IdKind>> = {
  "Blocklist_remove domain": "blockedDomain",
  "Feedback_give id": "account",
  "Crm_checkJobStatus job_id": "crmJob",
  "Lookalikes_cancelBulk job_id": "lookalikeJob",
  "Lookalikes_exportBulk job_id": "lookalikeJob",
  "Lookalikes_pollBulk job_id": "lookalikeJob",
  "Views_redeliver delivery_id": "viewDelivery",
  "Webhooks_redeliver delivery_id": "webhookDelivery",
  "WorkspaceMembers_remove email": "member",
};

/** Returns the referent of the id in a parameter or field; undefined if no rule applies to the name. */
export function kindOfId(operationId: string, name: string): IdKind | undefined {
  const [, kind] = NAMED_AFTER_KIND.exec(name) ?? [];
  return KINDS_IN_OPERATION[`${operationId} ${name}`] ?? KINDS[name] ?? (kind as IdKind | undefined);
}
