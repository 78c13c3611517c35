/** The filters that contain ids of audiences. */
export const AUDIENCE_FILTERS = [
  "include_audience_ids",
  "audience_include",
  "audience_exclude",
  "people_audience_include",
  "people_audience_exclude",
] as const;

/** The filters that contain ids of signals. */
export const SIGNAL_FILTERS = [
  "include_signal_ids",
  "signal_include",
  "signal_exclude",
  "people_signal_include",
  "people_signal_exclude",
] as const;

/** The filters on account facts that come only from a CRM. */
export const CRM_FILTERS = [
  "crm_owner_include",
  "crm_owner_exclude",
  "is_present_in_crm",
  "has_open_deal",
  "is_customer",
] as const;

export function idsIn(filters: object, names: readonly string[]): number[] {
  const lists = Object.entries(filters).flatMap(([name, ids]) => (names.includes(name) ? [ids] : []));
  return [...new Set(lists.flat() as number[])];
}
