// Generated from the migrated database by `npm run db:schema`. Do not edit.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ActivitySource {
  bookmark: string | null;
  company_domain: string | null;
  created_at: Generated<Timestamp>;
  failure_count: Generated<number>;
  id: Generated<number>;
  kind: string;
  last_error: string | null;
  last_pulled_at: Timestamp | null;
  name: string;
  next_pull_at: Generated<Timestamp>;
}

export interface Alert {
  account_count: number;
  account_ids: ArrayType<number>;
  attempted_at: Timestamp | null;
  chat_channel_id: string | null;
  counted_account_ids: ArrayType<number> | null;
  created_at: Timestamp;
  id: Generated<number>;
  insight_count: number;
  insight_ids: ArrayType<number>;
  notification_type: string;
  recipient_email: string | null;
  run_id: number;
  send_at: Timestamp | null;
  sent_at: Timestamp | null;
  status: Generated<string>;
  subject: string;
  user_id: string;
  view_id: string | null;
  view_name: string | null;
  webhook_delivery_id: string | null;
  workspace_id: number;
}

export interface ApiKey {
  created_at: Generated<Timestamp>;
  key_encrypted: string;
  key_hmac: Buffer;
  user_id: string;
}

export interface AppUser {
  created_at: Generated<Timestamp>;
  email: string;
  id: string;
  removed_at: Timestamp | null;
  workspace_id: number;
}

export interface Audience {
  created_at: Generated<Timestamp>;
  description: string | null;
  id: Generated<number>;
  name: string;
  updated_at: Generated<Timestamp>;
  workspace_id: number;
}

export interface AudienceAccount {
  added_at: Generated<Timestamp>;
  audience_id: number;
  company_id: number;
}

export interface AudiencePerson {
  added_at: Generated<Timestamp>;
  audience_id: number;
  person_id: number;
}

export interface AuditEntry {
  acting_for: string | null;
  changes: Generated<Json>;
  credits: number | null;
  id: Generated<number>;
  operation: string;
  recorded_at: Generated<Timestamp>;
  request_id: string | null;
  surface: string;
  target: string | null;
  user_id: string | null;
  workspace_id: number;
}

export interface BlockedCompanyAddition {
  id: Generated<number>;
  workspace_id: number;
}

export interface BlockedDomain {
  added_by: string | null;
  created_at: Generated<Timestamp>;
  domain: string;
  reason: string | null;
  workspace_id: number;
}

export interface Company {
  /**
   * Transaction of the last change. A follower reads rows from its last pg_snapshot_xmin(pg_current_snapshot()) on: that misses no commit, however late it came, where a timestamp would.
   */
  changed_xid: Generated<string>;
  created_at: Generated<Timestamp>;
  description: string | null;
  domain: string;
  employee_count: number | null;
  employee_max: number | null;
  employee_min: number | null;
  founded_year: number | null;
  funding_stage: string | null;
  hq_city: string | null;
  hq_country: string | null;
  id: Generated<number>;
  industry: string | null;
  /**
   * Made up for a new installation; removed before the first real companies are ingested.
   */
  is_sample: Generated<boolean>;
  last_funding_date: string | null;
  last_funding_type: string | null;
  name: string;
  /**
   * company_name_key(name), the name without its legal form
   */
  name_key: Generated<string>;
  one_liner: string | null;
  ownership: string | null;
  revenue_usd: number | null;
  /**
   * searchable_text(name), what fuzzy matching is indexed by
   */
  search_name: Generated<string>;
  social_url: string | null;
  tags: Generated<string[]>;
  total_funding_usd: number | null;
  updated_at: Generated<Timestamp>;
}

export interface CompanyAlias {
  company_id: number;
  domain: string;
}

export interface CompanyDomain {
  company_id: number | null;
  domain: string | null;
}

export interface CompanyEmbedding {
  changed_xid: Generated<string>;
  company_changed_xid: string;
  company_id: number;
  source: string;
  text_hash: Buffer;
  vector: Buffer;
}

export interface CompanyEvent {
  company_id: number;
  created_at: Generated<Timestamp>;
  event_date: Timestamp;
  event_type_id: number;
  id: Generated<number>;
  shared_source_url: string | null;
  signal_type: string | null;
  source_url: string | null;
  summary: string | null;
  team_name: string | null;
}

export interface CompanyEventPerson {
  company_event_id: number;
  person_id: number;
}

export interface CompanyMerge {
  company_id: number;
  kept_id: number;
  merged_at: Generated<Timestamp>;
}

export interface CompanyReference {
  company_id: number | null;
  reference: string | null;
}

export interface CompanyRemoval {
  company_id: number;
  removed_xid: Generated<string>;
}

export interface CompanyTechnology {
  company_id: number;
  confidence: number;
  first_seen: Timestamp;
  job_post_ids: ArrayType<number>;
  last_seen: Timestamp;
  posts: number;
  roles: number;
  technology_id: number;
}

export interface CompanyTechnologyDue {
  company_id: number;
}

export interface CreditBalance {
  balance: Generated<number>;
  reserved: Generated<number>;
  workspace_id: number;
}

export interface CreditBudget {
  daily: number | null;
  daily_reached_on: string | null;
  monthly: number | null;
  monthly_reached_on: string | null;
  user_id: string;
  workspace_id: number;
}

export interface CreditCheck {
  checked_at: Timestamp;
  fault_count: number;
  is_only: Generated<boolean>;
}

export interface CreditEntry {
  balance_change: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  /**
   * grant adds; spend takes at once; reserve sets aside; then settle keeps what was used and gives back the rest, or release gives back all. What an entry used is -(balance_change + reserved_change).
   */
  kind: string;
  reason: string;
  reference: string;
  reserved_change: Generated<number>;
  user_id: string | null;
  workspace_id: number;
}

export interface CreditSpending {
  day: string;
  is_announced: Generated<boolean>;
  spent: number;
  user_id: string;
  workspace_id: number;
}

export interface CrmCompany {
  company_id: number | null;
  crm_id: string;
  domain: string;
  is_customer: Generated<boolean>;
  owner_email: string | null;
  owner_id: string | null;
  owner_name: string | null;
  read_at: Timestamp;
  workspace_id: number;
}

export interface CrmDeal {
  crm_company_id: string | null;
  crm_id: string;
  read_at: Generated<Timestamp>;
  stage: string;
  state: Generated<string>;
  workspace_id: number;
}

export interface CrmDoNotContact {
  connected_at: Timestamp | null;
  crm_id: string;
  earlier_emails: Generated<string[]>;
  email: string | null;
  workspace_id: number;
}

export interface CrmFieldMapping {
  mappings: Json;
  workspace_id: number;
}

export interface CrmJob {
  claim_number: Generated<number>;
  created_at: Generated<Timestamp>;
  error_message: string | null;
  failure_count: Generated<number>;
  finished_at: Timestamp | null;
  id: string;
  kind: string;
  owner: Json | null;
  owner_email: string | null;
  owner_id: string | null;
  provider: string;
  reference: string | null;
  signal_id: number | null;
  status: Generated<string>;
  updated_at: Generated<Timestamp>;
  user_id: string | null;
  workspace_id: number;
}

export interface CrmJobRecord {
  action: string | null;
  crm_id: string | null;
  error: string | null;
  job_id: string;
  object: string;
  place: number;
  planned: string | null;
  record_id: number;
  warning: string | null;
}

export interface CrmPull {
  claim_number: Generated<number>;
  companies_cursor: string | null;
  connected_at: Timestamp;
  contacts_cursor: string | null;
  deals_cursor: string | null;
  deals_known_since: Timestamp | null;
  failure_count: Generated<number>;
  full_reading_ended_at: Timestamp | null;
  full_reading_since: Timestamp | null;
  last_read_at: Timestamp | null;
  next_read_at: Timestamp | null;
  provider: string;
  run_id: number | null;
  workspace_id: number;
}

export interface ErasedPerson {
  erased_at: Generated<Timestamp>;
  identity_hash: Buffer;
  is_canonical: Generated<boolean>;
}

export interface ErasureKey {
  key_encrypted: string;
  only_row: Generated<boolean>;
}

export interface EventType {
  description: string | null;
  id: Generated<number>;
  name: string;
  slug: string;
  vertical_id: number;
}

export interface Feedback {
  company_id: number | null;
  created_at: Generated<Timestamp>;
  credits: number;
  id: Generated<number>;
  insight_key: string | null;
  kind: string;
  note: string | null;
  person_id: number | null;
  refund: string;
  row_key: string;
  search: Json | null;
  signal_id: number | null;
  user_id: string;
  verdict: string;
  work_email: string | null;
  workspace_id: number;
}

export interface Icp {
  created_at: Generated<Timestamp>;
  description: string | null;
  filters: Generated<Json>;
  id: Generated<number>;
  name: string;
  personas: Json | null;
  updated_at: Generated<Timestamp>;
  workspace_id: number;
}

export interface IdempotencyRecord {
  answer: string;
  created_at: Generated<Timestamp>;
  key: string;
  replaced_key_hash: Buffer | null;
  request_hash: Buffer;
  scope: string;
}

export interface IdempotencyUsage {
  bytes: number;
  hour: Timestamp;
  owner: string;
}

export interface IngestProgress {
  file_name: string;
  inserted: number;
  reject_file_bytes: number;
  rejected: number;
  rows_read: number;
  source_key: string;
  unchanged: number;
  updated: number;
  updated_at: Generated<Timestamp>;
}

export interface Insight {
  alert_date: Generated<Timestamp>;
  alert_text: string;
  alert_type: string;
  amount: number | null;
  company_id: number;
  deal_stage: string | null;
  dedupe_key: string;
  id: Generated<number>;
  is_net_new_account: Generated<boolean>;
  occurred_at: Timestamp | null;
  person_id: number | null;
  run_id: number;
  sentiment: Generated<string>;
  signal_id: number | null;
  signal_link: string | null;
  workspace_id: number;
}

export interface InsightAccountLatest {
  alert_date: Timestamp;
  alert_type: string;
  company_id: number;
  sentiment: string;
  workspace_id: number;
}

export interface InsightHour {
  alert_type: string;
  hour: Timestamp;
  insight_count: number;
  sentiment: string;
  workspace_id: number;
}

export interface InsightMonthCount {
  company_id: number;
  insight_count: number;
  month: string;
  workspace_id: number;
}

export interface InsightRemovedMonth {
  month: string;
  removed_at: Generated<Timestamp>;
}

export interface InsightRun {
  announced_at: Timestamp | null;
  ended_at: Timestamp | null;
  id: Generated<number>;
  matched_at: Timestamp | null;
  signal_id: number | null;
  source: string;
  started_at: Generated<Timestamp>;
  workspace_id: number;
}

export interface Integration {
  connected_at: Timestamp;
  connected_by: string | null;
  credentials_encrypted: string;
  external_account_name: string | null;
  kind: string;
  provider: string;
  workspace_id: number;
}

export interface JobPost {
  activity_source_id: number | null;
  body: string | null;
  cities: Generated<string[]>;
  closed_at: Timestamp | null;
  company_id: number;
  country: string | null;
  edited_at: Timestamp | null;
  first_seen_at: Generated<Timestamp>;
  id: Generated<number>;
  posted_at: Timestamp;
  source_url: string;
  title: string;
  words: Generated<string>;
}

export interface JobPostEarlierText {
  id: Generated<number>;
  job_post_id: number;
  replaced_at: Timestamp;
  words: string;
}

export interface JobPostReading {
  city_keys: Generated<string[]>;
  company_id: number;
  country: string | null;
  department: string | null;
  job_post_id: number;
  mentions: number[];
  posted_at: Timestamp;
  posted_by: string;
  roles: number;
  seniority: string | null;
  title: Generated<string>;
}

export interface JobPostUnread {
  job_post_id: number;
}

export interface LookalikeJob {
  agentic_method: string | null;
  claim_number: Generated<number>;
  created_at: Generated<Timestamp>;
  credits_consumed: Generated<number>;
  derived_query: string | null;
  error_message: string | null;
  eta_seconds: number | null;
  expected_total: Json | null;
  failure_count: Generated<number>;
  finished_at: Timestamp | null;
  id: string;
  interpretation: Json | null;
  notice: string | null;
  page_count: Generated<number>;
  processed: Generated<number>;
  progress_message: string;
  queued_at: Timestamp | null;
  request: Json;
  requested_limit: number;
  resolved_seed_domains: string[] | null;
  scanned: number | null;
  started_at: Timestamp | null;
  status: Generated<string>;
  stopped_because: string | null;
  unresolved_seed_domains: string[] | null;
  updated_at: Generated<Timestamp>;
  user_id: string;
  workspace_id: number;
}

export interface LookalikeJobPage {
  created_at: Generated<Timestamp>;
  job_id: string;
  page_number: number;
  result_count: number;
  results: Json;
}

export interface LookalikeJobRanking {
  company_ids: ArrayType<number>;
  created_at: Generated<Timestamp>;
  job_id: string;
  scores: number[];
}

export interface LookalikeReturned {
  company_id: number;
  credits: Generated<number>;
  job_id: string | null;
  returned_at: Timestamp | null;
  search: Json | null;
  workspace_id: number;
}

export interface NotificationRecipient {
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  email: string;
  unsubscribed_at: Timestamp | null;
  workspace_id: number;
}

export interface PartitionChange {
  partition: string;
}

export interface Person {
  city: string | null;
  company_id: number;
  country: string | null;
  created_at: Generated<Timestamp>;
  department: string | null;
  first_name: string | null;
  full_name: string;
  id: Generated<number>;
  last_name: string | null;
  seniority: string | null;
  social_url: string | null;
  title: string | null;
  updated_at: Generated<Timestamp>;
  work_email: string | null;
}

export interface PersonJobChange {
  changed_at: Generated<Timestamp>;
  from_company_id: number;
  from_title: string | null;
  id: Generated<number>;
  person_id: number;
  to_company_id: number;
}

export interface ProfileAddressProgress {
  after_id: Generated<number>;
  table_name: string;
}

export interface RateLimitWindow {
  caller: string;
  policy: string;
  request_count: Generated<number>;
  window_start: Timestamp;
}

export interface SavedView {
  created_at: Timestamp;
  filters: Json;
  id: string;
  is_default: Generated<boolean>;
  is_webhook_off: Generated<boolean>;
  name: string;
  updated_at: Timestamp;
  user_id: string;
  view_type: string;
  workspace_id: number;
}

export interface SearchEntry {
  changed_xid: Generated<string>;
  company_changed_xid: string;
  company_id: number;
  employee_count: number | null;
  funding_stage: string | null;
  hq_country: string | null;
  model_id: number;
  terms: Buffer;
  vector: Buffer;
}

export interface SearchIndex {
  companies: Generated<number>;
  created_at: Generated<Timestamp>;
  embeddings_dimensions: number | null;
  embeddings_source: string | null;
  filled: Generated<boolean>;
  filled_to: Generated<number>;
  id: Generated<number>;
  indexed: Generated<string>;
  model_id: number;
  serves_since: Timestamp | null;
  terms: Buffer | null;
}

export interface SearchModel {
  companies: number;
  content: Buffer | null;
  created_at: Generated<Timestamp>;
  dimensions: number;
  embedded_to: Generated<string>;
  id: Generated<number>;
  ready_at: Timestamp | null;
  source: string;
}

export interface SearchProgress {
  fraction: number;
  message: string;
  task: string;
  updated_at: Generated<Timestamp>;
}

export interface SecretKeyMark {
  created_at: Generated<Timestamp>;
  mark: Buffer;
  retired_at: Timestamp | null;
}

export interface Signal {
  account_audience_id: number | null;
  account_audience_name: string;
  account_count: Generated<number>;
  advanced_people_finder: Generated<boolean>;
  auto_enrich_people_emails: Generated<boolean>;
  created_at: Generated<Timestamp>;
  credits_consumed: Generated<number>;
  descriptive_icp: string | null;
  enable_safe_crm_addition: Generated<boolean>;
  exclude: Json | null;
  failures_in_a_row: Generated<number>;
  finds_people: Generated<boolean>;
  icp_id: number | null;
  id: Generated<number>;
  include_agencies: Generated<boolean>;
  last_run_at: Timestamp | null;
  max_credit_limit: number | null;
  mention_roles: string[] | null;
  min_history_posts: Generated<number>;
  name: string;
  named_company_ids: ArrayType<number> | null;
  next_run_at: Timestamp | null;
  next_run_max_credits: number | null;
  past_customers: Generated<boolean>;
  people_audience_id: number | null;
  people_audience_name: string;
  people_count: Generated<number>;
  repeat: Generated<boolean>;
  signal_target: Generated<string>;
  speed_mode: Generated<boolean>;
  status: Generated<string>;
  stopped_by_caller: Generated<boolean>;
  subject: string | null;
  synonyms: string[] | null;
  term_options: Json | null;
  timeframe_days: number;
  titles: string[] | null;
  type: string;
  user_id: string;
  watched_audience_ids: Generated<ArrayType<number>>;
  workspace_id: number;
}

export interface SignalAccount {
  company_id: number;
  credits: number | null;
  discovered_at: Generated<Timestamp>;
  is_hidden: Generated<boolean>;
  place: Generated<number>;
  run_id: number;
  signal_id: number;
}

export interface SignalEvidence {
  company_id: number;
  evidence_type: string;
  history_posts: number | null;
  history_since: Timestamp | null;
  id: Generated<number>;
  occurred_at: Timestamp | null;
  person_id: number | null;
  posted_by: string | null;
  role: string | null;
  run_id: number;
  sentence: string;
  signal_id: number;
  source_key: string;
  source_url: string | null;
  title: string | null;
}

export interface SignalPerson {
  company_id: number;
  credits: number | null;
  found_at: Generated<Timestamp>;
  is_hidden: Generated<boolean>;
  person_id: number;
  place: Generated<number>;
  run_id: number;
  signal_id: number;
}

export interface SignalRun {
  account_count: Generated<number>;
  claim_number: Generated<number>;
  created_at: Generated<Timestamp>;
  credits_consumed: Generated<number>;
  error_message: string | null;
  event_waits: Generated<boolean>;
  failure_count: Generated<number>;
  finished_at: Timestamp | null;
  id: Generated<number>;
  insight_run_id: number | null;
  max_credits: number | null;
  message: string | null;
  notes: string | null;
  people_count: Generated<number>;
  seen_since: Timestamp | null;
  settings_key: string | null;
  signal_id: number;
  started_at: Timestamp | null;
  status: Generated<string>;
  unknown_actor_count: Generated<number>;
  updated_at: Generated<Timestamp>;
}

export interface SignUpAttempt {
  attempted_at: Generated<Timestamp>;
  client_network: string;
  email: string;
  id: Generated<number>;
}

export interface SocialEngagement {
  actor_name: string | null;
  actor_title: string | null;
  actor_url: string | null;
  body: string | null;
  engaged_at: Timestamp;
  first_seen_at: Generated<Timestamp>;
  id: Generated<number>;
  kind: string;
  person_id: number | null;
  social_post_id: number;
}

export interface SocialPost {
  author_name: string | null;
  author_title: string | null;
  author_url: string;
  body: string;
  company_id: number | null;
  first_seen_at: Generated<Timestamp>;
  id: Generated<number>;
  person_id: number | null;
  posted_at: Timestamp;
  source_url: string;
  words: Generated<string>;
}

export interface TechnologyBackfill {
  id: Generated<boolean>;
  last_post_id: number;
  list_version: string;
}

export interface ToolSpending {
  credits: number;
  since: Timestamp;
  user_id: string;
}

export interface UsedQuote {
  hash: Buffer;
  used_at: Generated<Timestamp>;
}

export interface VerificationCode {
  attempts: Generated<number>;
  code_hmac: Buffer;
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  invited_to: number | null;
  wrong_at: Generated<ArrayType<Timestamp>>;
}

export interface Vertical {
  id: Generated<number>;
  name: string;
  slug: string;
}

export interface ViewAction {
  confirmed_count: Generated<number>;
  enabled: boolean;
  failing_since: Timestamp | null;
  kind: string;
  last_error: string | null;
  last_run_at: Timestamp | null;
  lists_matching: Generated<boolean>;
  settings: Json;
  turn: Generated<number>;
  view_id: string;
}

export interface ViewAssignment {
  assignee_id: string | null;
  company_id: number;
  created_at: Timestamp;
  error: string | null;
  status: Generated<string>;
  view_id: string;
}

export interface ViewEnrolment {
  created_at: Timestamp;
  error: string | null;
  person_id: number;
  status: Generated<string>;
  view_id: string;
}

export interface WebhookAttempt {
  delivery_id: string;
  duration_ms: number;
  error: string | null;
  number: number;
  response_body: string | null;
  started_at: Timestamp;
  status_code: number | null;
}

export interface WebhookDelivery {
  attempt_count: Generated<number>;
  created_at: Generated<Timestamp>;
  endpoint_id: string;
  event_id: string;
  failures: Generated<number>;
  finished_at: Timestamp | null;
  id: Generated<string>;
  next_attempt_at: Generated<Timestamp | null>;
  status: Generated<string>;
}

export interface WebhookEndpoint {
  created_at: Generated<Timestamp>;
  created_by: string | null;
  deleted_at: Timestamp | null;
  disabled_reason: string | null;
  enabled: Generated<boolean>;
  events: string[];
  host: string;
  id: string;
  updated_at: Generated<Timestamp>;
  url: string;
  view_id: string | null;
  workspace_id: number;
}

export interface WebhookEvent {
  body: string;
  created_at: Generated<Timestamp>;
  id: string;
  type: string;
  workspace_id: number;
}

export interface WebhookHeaders {
  endpoint_id: string;
  headers_encrypted: string;
  names: string[];
}

export interface WebhookSecret {
  created_at: Generated<Timestamp>;
  endpoint_id: string;
  expires_at: Timestamp | null;
  id: Generated<number>;
  secret_encrypted: string;
}

export interface Workspace {
  blocklist_version: Generated<number>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  unblocked_at: Timestamp | null;
}

export interface WorkspaceAccount {
  added_at: Generated<Timestamp>;
  company_id: number;
  crm_owner_email: string | null;
  crm_owner_id: string | null;
  crm_owner_name: string | null;
  has_open_deal: Generated<boolean>;
  insights_count: Generated<number>;
  is_customer: Generated<boolean>;
  is_imported: Generated<boolean>;
  is_present_in_crm: Generated<boolean>;
  source: string;
  workspace_id: number;
}

export interface WorkspaceAccountCount {
  account_count: number;
  /**
   * company_id / 4096
   */
  block: number;
  insights_count: number;
  workspace_id: number;
}

export interface WorkspaceAccountTotal {
  account_count: Generated<number>;
  workspace_id: number;
}

export interface WorkspaceExclusion {
  audience_ids: ArrayType<number>;
  customers: boolean;
  do_not_contact: boolean;
  in_crm: boolean;
  open_deals: boolean;
  workspace_id: number;
}

export interface WorkspaceInvitation {
  created_at: Generated<Timestamp>;
  declined_at: Timestamp | null;
  email: string;
  invited_by: string | null;
  workspace_id: number;
}

export interface WorkspacePersonEmail {
  person_id: number;
  revealed_at: Generated<Timestamp>;
  source: string;
  work_email: string;
  workspace_id: number;
}

export interface DB {
  activity_source: ActivitySource;
  alert: Alert;
  api_key: ApiKey;
  app_user: AppUser;
  audience: Audience;
  audience_account: AudienceAccount;
  audience_person: AudiencePerson;
  audit_entry: AuditEntry;
  blocked_company_addition: BlockedCompanyAddition;
  blocked_domain: BlockedDomain;
  company: Company;
  company_alias: CompanyAlias;
  company_domain: CompanyDomain;
  company_embedding: CompanyEmbedding;
  company_event: CompanyEvent;
  company_event_person: CompanyEventPerson;
  company_merge: CompanyMerge;
  company_reference: CompanyReference;
  company_removal: CompanyRemoval;
  company_technology: CompanyTechnology;
  company_technology_due: CompanyTechnologyDue;
  credit_balance: CreditBalance;
  credit_budget: CreditBudget;
  credit_check: CreditCheck;
  credit_entry: CreditEntry;
  credit_spending: CreditSpending;
  crm_company: CrmCompany;
  crm_deal: CrmDeal;
  crm_do_not_contact: CrmDoNotContact;
  crm_field_mapping: CrmFieldMapping;
  crm_job: CrmJob;
  crm_job_record: CrmJobRecord;
  crm_pull: CrmPull;
  erased_person: ErasedPerson;
  erasure_key: ErasureKey;
  event_type: EventType;
  feedback: Feedback;
  icp: Icp;
  idempotency_record: IdempotencyRecord;
  idempotency_usage: IdempotencyUsage;
  ingest_progress: IngestProgress;
  insight: Insight;
  insight_account_latest: InsightAccountLatest;
  insight_hour: InsightHour;
  insight_month_count: InsightMonthCount;
  insight_removed_month: InsightRemovedMonth;
  insight_run: InsightRun;
  integration: Integration;
  job_post: JobPost;
  job_post_earlier_text: JobPostEarlierText;
  job_post_reading: JobPostReading;
  job_post_unread: JobPostUnread;
  lookalike_job: LookalikeJob;
  lookalike_job_page: LookalikeJobPage;
  lookalike_job_ranking: LookalikeJobRanking;
  lookalike_returned: LookalikeReturned;
  notification_recipient: NotificationRecipient;
  partition_change: PartitionChange;
  person: Person;
  person_job_change: PersonJobChange;
  profile_address_progress: ProfileAddressProgress;
  rate_limit_window: RateLimitWindow;
  saved_view: SavedView;
  search_entry: SearchEntry;
  search_index: SearchIndex;
  search_model: SearchModel;
  search_progress: SearchProgress;
  secret_key_mark: SecretKeyMark;
  sign_up_attempt: SignUpAttempt;
  signal: Signal;
  signal_account: SignalAccount;
  signal_evidence: SignalEvidence;
  signal_person: SignalPerson;
  signal_run: SignalRun;
  social_engagement: SocialEngagement;
  social_post: SocialPost;
  technology_backfill: TechnologyBackfill;
  tool_spending: ToolSpending;
  used_quote: UsedQuote;
  verification_code: VerificationCode;
  vertical: Vertical;
  view_action: ViewAction;
  view_assignment: ViewAssignment;
  view_enrolment: ViewEnrolment;
  webhook_attempt: WebhookAttempt;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  webhook_event: WebhookEvent;
  webhook_headers: WebhookHeaders;
  webhook_secret: WebhookSecret;
  workspace: Workspace;
  workspace_account: WorkspaceAccount;
  workspace_account_count: WorkspaceAccountCount;
  workspace_account_total: WorkspaceAccountTotal;
  workspace_exclusion: WorkspaceExclusion;
  workspace_invitation: WorkspaceInvitation;
  workspace_person_email: WorkspacePersonEmail;
}
