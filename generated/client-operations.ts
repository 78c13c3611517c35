// Generated from spec/ by `npm run generate`. Not to be edited.

/** Returns the workspace's insights about an account and the account's events in one list, newest first. An account that does not exist is 404. Free. `GET /api/v1/accounts/{account_id}/timeline` */
export const accountTimelineRead = {"method":"GET","path":"/api/v1/accounts/{account_id}/timeline","list":{"by":"offset","items":"entries"}} as const;

/** Returns all countries with their codes: the 249 of ISO 3166-1 and Kosovo (`XKX`). Free. `GET /api/v2/tech/country-options` */
export const accountsCountryOptions = {"method":"GET","path":"/api/v2/tech/country-options"} as const;

/** Returns the filters that account lists and account views accept. Free. `GET /api/v2/account/filters` */
export const accountsFilters = {"method":"GET","path":"/api/v2/account/filters"} as const;

/** Returns the values that firmographic filters accept. The response never changes within a release. Free. `GET /api/v1/account/firmographic-options` */
export const accountsFirmographicOptions = {"method":"GET","path":"/api/v1/account/firmographic-options"} as const;

/** Imports up to 1,000 companies as accounts of the workspace, by domain. The response gives the outcome for each. Importing a company again changes nothing. Free. `POST /api/v1/account/import` */
export const accountsImport = {"method":"POST","path":"/api/v1/account/import"} as const;

/** Imports the companies of a file as accounts of the workspace: up to 10,000 rows of CSV, NDJSON or a JSON array, sent as `text/csv` or `application/x-ndjson`, or as text in JSON. The columns are recognised by their names, in English and other languages, and by those of exports of CRMs and databases. A row is resolved by domain, by the company's page on a network or, without a domain, by a name that only one company has. The response gives the outcome for each row. `dry_run=true` shows the columns and outcomes without importing. Free. `POST /api/v1/account/import-file` */
export const accountsImportFile = {"method":"POST","path":"/api/v1/account/import-file","query":["map","dry_run"]} as const;

/** Returns the workspace's accounts, sorted by id: the companies it imported, synced from its CRM, or got through signals and audiences. Without a body, returns the first 50. Blocked domains that are already accounts are included. `POST /api/v1/account/get-account-list` */
export const accountsList = {"method":"POST","path":"/api/v1/account/get-account-list","list":{"by":"pagination","items":"accounts"}} as const;

/** Returns the workspace's accounts that match a view, filters, or both. `POST /api/v2/account/filtered-accounts` */
export const accountsListFiltered = {"method":"POST","path":"/api/v2/account/filtered-accounts","list":{"by":"page","items":"accounts","first":0}} as const;

/** Returns a company of the catalogue and its relation to the workspace. Free. `GET /api/v1/accounts/{account_id}` */
export const accountsRead = {"method":"GET","path":"/api/v1/accounts/{account_id}"} as const;

/** Searches the catalogue for companies by name or domain. An exact match comes first. A prefix or initials such as `J&J` are enough; typos, word order, accents, spaces and legal forms such as `Inc` are tolerated. A company known only by name is found only by its exact name. The search includes blocked domains. Free. `GET /api/v1/account/search-by-name-or-domain` */
export const accountsSearchByName = {"method":"GET","path":"/api/v1/account/search-by-name-or-domain"} as const;

/** Searches the catalogue for companies that match a description in natural language, ranked by similarity. Blocked domains are excluded, and a company with several domains is returned once. Free. Errors: 400 `NO_SEED_RESOLVED` if no seed is in the catalogue; 422 without `query` and `seed_domains`. `GET /api/v1/account/search-by-traits` */
export const accountsSearchByTraits = {"method":"GET","path":"/api/v1/account/search-by-traits"} as const;

/** Deletes the API key that sends this request. It stops working immediately and cannot be recovered; signing up again issues a new key to the same user. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `DELETE /api/v1/agent/key` */
export const agentKeysDeleteKey = {"method":"DELETE","path":"/api/v1/agent/key"} as const;

/** Returns the acting user: the id for `X-User-ID`, the email address and the workspace. Free. `GET /api/v1/agent/me` */
export const agentKeysMe = {"method":"GET","path":"/api/v1/agent/me"} as const;

/** Replaces the API key that sends this request. The previous key stops working immediately. If the response is lost, a retry with the previous key and the same `Idempotency-Key` returns it once, within ten minutes, provided that the `Idempotency-Key` has at least 32 characters; the previous key cannot be used for anything else. The `Idempotency-Key` is a secret here: anyone with it and the previous key can read the new one. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `POST /api/v1/agent/rotate-key` */
export const agentKeysRotateKey = {"method":"POST","path":"/api/v1/agent/rotate-key"} as const;

/** Sends a 6-digit code to an email address. A new address gets a key once the code is verified; a known address recovers its key the same way. The response is the same for both. A new code replaces the previous one. `POST /api/v1/agent/sign-up` */
export const agentKeysSignUp = {"method":"POST","path":"/api/v1/agent/sign-up"} as const;

/** Exchanges a code for an API key. The first verification of an address creates a user and a workspace with initial credits. An address that was added to a workspace before it asked for the code joins that workspace instead, unless `decline_invitation` is `true`; members can leave by removing their own address from the workspace and verifying again. A known address gets its existing key and a notice by email. `POST /api/v1/agent/verify` */
export const agentKeysVerify = {"method":"POST","path":"/api/v1/agent/verify"} as const;

/** Adds accounts to an audience. A company that is not yet an account of the workspace becomes one. Free. `POST /api/v1/audiences/{audience_id}/accounts` */
export const audiencesAddAccounts = {"method":"POST","path":"/api/v1/audiences/{audience_id}/accounts"} as const;

/** Adds people to an audience. Free. `POST /api/v1/audiences/{audience_id}/people` */
export const audiencesAddPeople = {"method":"POST","path":"/api/v1/audiences/{audience_id}/people"} as const;

/** Creates an empty audience. Errors: 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 audiences. Free. `POST /api/v1/audiences` */
export const audiencesCreate = {"method":"POST","path":"/api/v1/audiences"} as const;

/** Deletes an audience. Its accounts and people are kept. A signal that fills it creates a new audience of the name when it finds more. Errors: 409 `CONFLICT`, which lists the objects that refer to it: a signal that watches or excludes it, also one that has ended, a view with an action that is on, or the exclusions of the workspace. With `force=true`, signals that have not ended are paused and the actions of these views are turned off first. Objects that still refer to it do nothing until their settings change. Free. `DELETE /api/v1/audiences/{audience_id}` */
export const audiencesDelete = {"method":"DELETE","path":"/api/v1/audiences/{audience_id}"} as const;

/** Returns all members of an audience as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. A work email is included only if it was revealed to the workspace. Free. `GET /api/v1/audiences/{audience_id}/export` */
export const audiencesExport = {"method":"GET","path":"/api/v1/audiences/{audience_id}/export","isStream":true} as const;

/** Returns the workspace's audiences, including those created by signals, newest first. Free. `GET /api/v1/audiences` */
export const audiencesList = {"method":"GET","path":"/api/v1/audiences","list":{"by":"offset","items":"audiences"}} as const;

/** Returns an audience. To list its members, use the filters `include_audience_ids` for accounts and `people_audience_include` for people. Free. `GET /api/v1/audiences/{audience_id}` */
export const audiencesRead = {"method":"GET","path":"/api/v1/audiences/{audience_id}"} as const;

/** Removes accounts from an audience. They remain accounts of the workspace. Free. `POST /api/v1/audiences/{audience_id}/accounts/remove` */
export const audiencesRemoveAccounts = {"method":"POST","path":"/api/v1/audiences/{audience_id}/accounts/remove"} as const;

/** Removes people from an audience. Free. `POST /api/v1/audiences/{audience_id}/people/remove` */
export const audiencesRemovePeople = {"method":"POST","path":"/api/v1/audiences/{audience_id}/people/remove"} as const;

/** Changes the name or the description of an audience. Errors: 409 `NAME_TAKEN`. Free. `PATCH /api/v1/audiences/{audience_id}` */
export const audiencesUpdate = {"method":"PATCH","path":"/api/v1/audiences/{audience_id}"} as const;

/** Returns every change of the workspace's state, and every charge above 100 credits, newest first: the actor, on whose behalf, the interface, and the changed object. Entries contain no secrets. With `Accept: application/x-ndjson` or `Accept: text/csv`, returns all entries of the selected time; `limit` and `offset` apply only to JSON. Entries are kept for a year, or for the period that the service sets. Free. `GET /api/v1/workspace/audit-log` */
export const auditLogList = {"method":"GET","path":"/api/v1/workspace/audit-log","list":{"by":"offset","items":"entries"},"isStream":true} as const;

/** Blocks domains for the whole workspace. Imports, signals, lookalike searches and searches by traits skip them. Existing accounts are kept, but actions of views, sequences and CRM syncs skip them. Blocking a domain again changes nothing. Errors: 409 `LIMIT_REACHED` above 10,000 domains, in which case none of them is added. Free. `POST /api/v1/account/blocklist` */
export const blocklistAdd = {"method":"POST","path":"/api/v1/account/blocklist"} as const;

/** Returns the blocked domains in alphabetical order. Free. `GET /api/v1/account/blocklist` */
export const blocklistList = {"method":"GET","path":"/api/v1/account/blocklist","list":{"by":"offset","items":"domains"}} as const;

/** Removes a domain from the blocklist. A domain that is not blocked is 404. Free. `DELETE /api/v1/account/blocklist/{domain}` */
export const blocklistRemove = {"method":"DELETE","path":"/api/v1/account/blocklist/{domain}"} as const;

/** Returns the number of credits available and the number reserved for running jobs. Free. `GET /api/v1/credits` */
export const creditsBalance = {"method":"GET","path":"/api/v1/credits"} as const;

/** Returns the budget of the workspace, or of one member, and what was spent under it. Charges of a member count under both. A signal and a bulk job count for the member who started them. Free. `GET /api/v1/credits/budget` */
export const creditsBudget = {"method":"GET","path":"/api/v1/credits/budget"} as const;

/** Returns the price of everything that costs credits. Free. `GET /api/v1/credits/prices` */
export const creditsPrices = {"method":"GET","path":"/api/v1/credits/prices"} as const;

/** Sets the budget of the workspace, or of one member. A charge that a budget does not allow is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A running signal stops before the charge that would exceed it and keeps its results; a bulk job keeps what it has reserved. A budget below what was spent stops further charges. Publishes `budget.reached` once a day or month. Errors: 404 for a user who is not a member. Free. `PATCH /api/v1/credits/budget` */
export const creditsUpdateBudget = {"method":"PATCH","path":"/api/v1/credits/budget","query":["user_id"]} as const;

/** Returns the entries of the workspace's credit ledger, newest first, or with `group_by` the sums of its charges and refunds. With `Accept: text/csv`, returns all of them; `limit` and `offset` apply only to JSON. Free. `GET /api/v1/credits/usage` */
export const creditsUsage = {"method":"GET","path":"/api/v1/credits/usage","list":{"by":"offset","items":"entries"}} as const;

/** Returns the status of a CRM job and the outcome for each record. Free. `GET /api/v1/crm/check-job-status` */
export const crmCheckJobStatus = {"method":"GET","path":"/api/v1/crm/check-job-status"} as const;

/** Starts a job that syncs accounts to the connected CRM. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-accounts-job` */
export const crmSyncAccounts = {"method":"POST","path":"/api/v1/crm/sync-accounts-job"} as const;

/** Starts a job that syncs people to the connected CRM and links them to their accounts there; accounts that the CRM lacks are created. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-people-job` */
export const crmSyncPeople = {"method":"POST","path":"/api/v1/crm/sync-people-job"} as const;

/** Returns the events of an account in a vertical, newest first. An account, vertical or event type that does not exist is 404. Free. `GET /api/v1/accounts/{account_id}/events` */
export const eventsListAccountEvents = {"method":"GET","path":"/api/v1/accounts/{account_id}/events","list":{"by":"page","items":"data","first":1}} as const;

/** Returns the event types of a vertical, with the number of the workspace's accounts and people they occurred for. A vertical that does not exist is 404. Free. `GET /api/v1/verticals/{vertical_id}/event-types` */
export const eventsListEventTypes = {"method":"GET","path":"/api/v1/verticals/{vertical_id}/event-types"} as const;

/** Returns all verticals. Free. `GET /api/v1/verticals` */
export const eventsListVerticals = {"method":"GET","path":"/api/v1/verticals"} as const;

/** Returns the exclusions of the workspace. Free. `GET /api/v1/exclusions` */
export const exclusionsRead = {"method":"GET","path":"/api/v1/exclusions"} as const;

/** Replaces the exclusions of the workspace. Signals neither find nor charge excluded accounts; views neither assign them in the CRM nor add their people to a sequence. Omitted exclusions are off. Free. `PUT /api/v1/exclusions` */
export const exclusionsReplace = {"method":"PUT","path":"/api/v1/exclusions"} as const;

/** Judges a result that the workspace has. A wrong one is excluded from later results of its kind, and its credits are refunded. The ledger shows the refund as an entry of the kind `refund`. Refunds of 30 days are paid immediately up to a share of the credits charged in the same time, usually 10 %. Beyond that, `refund` is `pending` until an operator pays it. Pages of bulk jobs that are already written do not change. Errors: 404 for a result that the workspace does not have, 409 `ALREADY_JUDGED` for a result with a verdict, 409 `JOB_NOT_FINISHED` for a company of a bulk job that is still running, because its price is not final. Free. `POST /api/v1/feedback` */
export const feedbackGive = {"method":"POST","path":"/api/v1/feedback"} as const;

/** Creates a profile. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 profiles. Free. `POST /api/v1/icps` */
export const icpsCreate = {"method":"POST","path":"/api/v1/icps"} as const;

/** Deletes a profile. Accounts and people found with it are kept. Errors: 409 `CONFLICT`, which lists the signals that use it, also those that have ended, because they can be run again. With `force=true`, signals that have not ended are stopped first, and none of them runs again. Free. `DELETE /api/v1/icps/{icp_id}` */
export const icpsDelete = {"method":"DELETE","path":"/api/v1/icps/{icp_id}"} as const;

/** Returns the workspace's profiles, newest first. Free. `GET /api/v1/icps` */
export const icpsList = {"method":"GET","path":"/api/v1/icps","list":{"by":"offset","items":"icps"}} as const;

/** Returns a profile. Free. `GET /api/v1/icps/{icp_id}` */
export const icpsRead = {"method":"GET","path":"/api/v1/icps/{icp_id}"} as const;

/** Updates a profile. Omitted fields keep their values, and `filters` replaces all current filters. Repeating signals use the new filters from their next run. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`. Free. `PATCH /api/v1/icps/{icp_id}` */
export const icpsUpdate = {"method":"PATCH","path":"/api/v1/icps/{icp_id}"} as const;

/** Returns the notifications that the acting user's views sent in the last days, newest first, each with its insights. Free. `GET /api/v1/insights/alerts` */
export const insightsAlerts = {"method":"GET","path":"/api/v1/insights/alerts","list":{"by":"offset","items":"alerts"}} as const;

/** Returns the insights about all accounts of the workspace in the last days, newest first. Free. `GET /api/v1/insights/feed` */
export const insightsFeed = {"method":"GET","path":"/api/v1/insights/feed","list":{"by":"offset","items":"insights"}} as const;

/** Connects a system, replacing the one connected before for this kind. The credentials are verified first; if that fails, the previous connection is kept. `PUT /api/v1/integrations/{kind}` */
export const integrationsConnect = {"method":"PUT","path":"/api/v1/integrations/{kind}"} as const;

/** Disconnects a system and deletes its credentials. Views keep their settings; actions that need the system fail until one is connected again. Accounts that were in the CRM are kept, and no longer shown as being in it or owned. If nothing is connected, the response is 404. Errors: 409 `CONFLICT`, which lists the objects that depend on the CRM's accounts: signals and exclusions of customers, open deals or accounts in the CRM, and views with such a filter and an action that is on. With `force=true`, these are paused or turned off first. Free. `DELETE /api/v1/integrations/{kind}` */
export const integrationsDisconnect = {"method":"DELETE","path":"/api/v1/integrations/{kind}"} as const;

/** Returns each kind of integration and what is connected for it. Credentials are never returned. Free. `GET /api/v1/integrations` */
export const integrationsList = {"method":"GET","path":"/api/v1/integrations"} as const;

/** Returns the fields of the CRM that can be written, for a field mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `INTEGRATION_REJECTED` if the CRM rejects the request; 503 `UNAVAILABLE` if it cannot be reached. Free. `GET /api/v1/integrations/crm/fields` */
export const integrationsListFields = {"method":"GET","path":"/api/v1/integrations/crm/fields"} as const;

/** Reads the changes in the CRM now, instead of at the next regular time. A request while a read is pending starts no other. Errors: 400 `INTEGRATION_NOT_CONNECTED`. Free. `POST /api/v1/integrations/crm/pull` */
export const integrationsPull = {"method":"POST","path":"/api/v1/integrations/crm/pull"} as const;

/** Returns the workspace's field mapping; empty lists without one. Free. `GET /api/v1/integrations/crm/field-mapping` */
export const integrationsReadFieldMapping = {"method":"GET","path":"/api/v1/integrations/crm/field-mapping"} as const;

/** Replaces the workspace's field mapping, which CRM jobs, safe additions and views apply. Connecting another CRM removes it. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `TARGET_NOT_FOUND` for a field that the CRM does not have or that cannot be written; 503 `UNAVAILABLE` if the CRM cannot be reached. Free. `PUT /api/v1/integrations/crm/field-mapping` */
export const integrationsReplaceFieldMapping = {"method":"PUT","path":"/api/v1/integrations/crm/field-mapping"} as const;

/** Searches job posts and returns them newest first, each with the sentence that matches; with `group_by`, counts them by company, technology, title, department, country or week. Free. `POST /api/v1/job-posts/search` */
export const jobPostsSearch = {"method":"POST","path":"/api/v1/job-posts/search"} as const;

/** Requests cancellation of a bulk job. It ends at the next batch boundary: written pages are kept, and only the companies delivered are charged. A job that has already ended is 409 `JOB_ALREADY_FINISHED`. Free. `POST /api/v1/account/search-lookalikes-bulk/{job_id}/cancel` */
export const lookalikesCancelBulk = {"method":"POST","path":"/api/v1/account/search-lookalikes-bulk/{job_id}/cancel"} as const;

/** Returns all results of a bulk job, most similar first: as newline-delimited JSON (`Accept: application/x-ndjson`, the default) or as comma-separated values (`Accept: text/csv`). A job that has not ended is 409 `JOB_NOT_FINISHED`. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}/export` */
export const lookalikesExportBulk = {"method":"GET","path":"/api/v1/account/search-lookalikes-bulk/{job_id}/export","isStream":true} as const;

/** Returns the workspace's bulk jobs, newest first, without their results. Free. `GET /api/v1/account/search-lookalikes-bulk` */
export const lookalikesListBulk = {"method":"GET","path":"/api/v1/account/search-lookalikes-bulk","list":{"by":"offset","items":"jobs"}} as const;

/** Returns the status of a bulk job and one page of its results. Poll until `status` is `completed`, `failed` or `cancelled`. Pages can be read as soon as they are written. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}` */
export const lookalikesPollBulk = {"method":"GET","path":"/api/v1/account/search-lookalikes-bulk/{job_id}"} as const;

/** Returns up to 100 companies similar to the seeds, to a description, or to the seeds with a description as a condition. The results never contain the seeds, other domains of the same names, a company twice, or blocked domains; a filter that asks for a value excludes companies of which it is unknown. `GET /api/v1/account/search-lookalikes` */
export const lookalikesSearch = {"method":"GET","path":"/api/v1/account/search-lookalikes"} as const;

/** Starts a job that finds up to 10,000 companies. The results exclude the same companies as those of `GET /api/v1/account/search-lookalikes`. `POST /api/v1/account/search-lookalikes-bulk` */
export const lookalikesSubmitBulk = {"method":"POST","path":"/api/v1/account/search-lookalikes-bulk"} as const;

/** Returns up to 500 people by id. Ids unknown to the workspace are listed in `not_found_ids`. Free. `POST /api/v1/people/batch` */
export const peopleBatch = {"method":"POST","path":"/api/v1/people/batch"} as const;

/** Finds the work emails of up to 100 people and reveals them to the workspace. Costs 1 credit for each newly found email; people whose email is already known or cannot be found cost nothing. Without enough credits for every email found, the response is 402 `INSUFFICIENT_CREDITS` and no email is revealed. `POST /api/v1/people/enrich-emails` */
export const peopleEnrichEmails = {"method":"POST","path":"/api/v1/people/enrich-emails"} as const;

/** Returns the filters that people lists and people views accept. Free. `GET /api/v1/people/filters` */
export const peopleFilters = {"method":"GET","path":"/api/v1/people/filters"} as const;

/** Returns the ids of the people at the workspace's accounts who match a view, filters, or both. `POST /api/v1/people/batch` returns the people themselves. `POST /api/v1/people/list` */
export const peopleList = {"method":"POST","path":"/api/v1/people/list","list":{"by":"page","items":"people_ids","first":0}} as const;

/** Runs a request up to its charge, and returns its results and cost. Stores nothing. A signal is quoted for its first run. Faults of the quoted request are reported under `request`, its other errors as the operation reports them. Send the quote as `X-Quote-ID` with the request; over MCP, as the argument of that name. Counts as a request that spends for the rate limit. Free. `POST /api/v1/quotes` */
export const quotesCreate = {"method":"POST","path":"/api/v1/quotes"} as const;

/** Deletes a signal with its runs and results. A run in progress ends first. The accounts, people, audiences and insights that it found are kept. Errors: 409 `CONFLICT`, which lists the views that filter by it and have an action that is on. With `force=true`, these actions are turned off first. Free. `DELETE /api/v1/signal/{signal_id}` */
export const signalsDelete = {"method":"DELETE","path":"/api/v1/signal/{signal_id}"} as const;

/** Deploys a signal that finds the accounts and people who engage with a competitor's profile. `POST /api/v1/signal/deploy/competitor-engagement-agent` */
export const signalsDeployCompetitorEngagement = {"method":"POST","path":"/api/v1/signal/deploy/competitor-engagement-agent"} as const;

/** Deploys a signal that finds people of your audiences, or of past customers, who appear at a new company: the new company as an account, and the person. The old employer's email address is never shown for them. `POST /api/v2/signal/deploy/job-change` */
export const signalsDeployJobChange = {"method":"POST","path":"/api/v2/signal/deploy/job-change"} as const;

/** Deploys a signal that finds companies whose job posts mention a term for the first time. Looks for people at these companies when `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given: up to 5 at each, those in the department closest to the term first, then by seniority. `POST /api/v2/signal/deploy/job-post-first-time-mention` */
export const signalsDeployJobPostFirstTimeMention = {"method":"POST","path":"/api/v2/signal/deploy/job-post-first-time-mention"} as const;

/** Deploys a signal that monitors the activity of a person on the professional network and finds the accounts and people that person engages with. People whose company is not in the catalogue are counted in the run's `message` and skipped. `POST /api/v2/signal/deploy/social-activity` */
export const signalsDeploySocialActivity = {"method":"POST","path":"/api/v2/signal/deploy/social-activity"} as const;

/** Deploys a signal that finds the accounts or people behind posts with a keyword. With `enable_safe_crm_addition`, accounts that are new to the CRM or have no owner there are assigned to you; owners never change. `POST /api/v1/signal/deploy/social-listening-agent` */
export const signalsDeploySocialListening = {"method":"POST","path":"/api/v1/signal/deploy/social-listening-agent"} as const;

/** Deploys a signal that finds companies by firmographic filters, without any activity. Looks for people at these companies when `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given: up to 5 at each, those in the department closest to the description first, then by seniority. `POST /api/v2/signal/deploy/trait-only` */
export const signalsDeployTraitOnly = {"method":"POST","path":"/api/v2/signal/deploy/trait-only"} as const;

/** Returns all results of a signal as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. Free. `GET /api/v1/signal/{signal_id}/results/export` */
export const signalsExportResults = {"method":"GET","path":"/api/v1/signal/{signal_id}/results/export","isStream":true} as const;

/** Returns the workspace's signals, newest first. Without a body, returns the first 50. Free. `POST /api/v1/signal/get-signal-list` */
export const signalsList = {"method":"POST","path":"/api/v1/signal/get-signal-list","list":{"by":"pagination","items":"signals"}} as const;

/** Pauses a signal: a run in progress ends, and it does not run until it is resumed. Errors: 409 `SIGNAL_ALREADY_FINISHED`. Free. `POST /api/v1/signal/{signal_id}/pause` */
export const signalsPause = {"method":"POST","path":"/api/v1/signal/{signal_id}/pause"} as const;

/** Returns a signal with its settings and its latest runs. Free. `GET /api/v1/signal/{signal_id}` */
export const signalsRead = {"method":"GET","path":"/api/v1/signal/{signal_id}"} as const;

/** Returns the findings of a signal so far: accounts, people and the evidence for each. Free. `GET /api/v1/signal/{signal_id}/results` */
export const signalsResults = {"method":"GET","path":"/api/v1/signal/{signal_id}/results","list":{"by":"offset","items":"results"}} as const;

/** Resumes a paused signal. One that repeats runs at its next daily time, any other now. Errors: 409 `CONFLICT` if it is not paused; 409 `LIMIT_REACHED` at 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/resume` */
export const signalsResume = {"method":"POST","path":"/api/v1/signal/{signal_id}/resume"} as const;

/** Runs a signal now, also one that has ended or is paused. A repeating signal continues at its daily time. Does nothing while it runs. The prices at deployment apply to its results. Errors: 409 `LIMIT_REACHED` at 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/run` */
export const signalsRun = {"method":"POST","path":"/api/v1/signal/{signal_id}/run"} as const;

/** Stops a signal. A run in progress ends, and no further run starts. Results are kept and remain charged. If the signal is set to do so, the work emails of the people it has found are still looked up, which is charged, and its results are added to the CRM. A signal that has already ended is 409 `SIGNAL_ALREADY_FINISHED`. Free. `POST /api/v1/signal/{signal_id}/stop` */
export const signalsStop = {"method":"POST","path":"/api/v1/signal/{signal_id}/stop"} as const;

/** Changes a signal. For a signal that has ended, only the name can be changed. Errors: 409 `SIGNAL_ALREADY_FINISHED`; 409 `LIMIT_REACHED` at 500 repeating signals; 404 for an unknown audience. Free. `PATCH /api/v1/signal/{signal_id}` */
export const signalsUpdate = {"method":"PATCH","path":"/api/v1/signal/{signal_id}"} as const;

/** Finds technologies by any spelling, or by the beginning or a part of one; without `search` lists those of most companies. The numbers of companies are counted at most once an hour. Free. `GET /api/v2/tech/technologies` */
export const technologiesList = {"method":"GET","path":"/api/v2/tech/technologies"} as const;

/** Returns the technologies of a company from its job posts, those in most posts first, each with up to three job posts quoted. A technology is seen in job posts, not known to be installed. An account that does not exist is 404. Free. `GET /api/v1/accounts/{account_id}/technologies` */
export const technologiesListOfAccount = {"method":"GET","path":"/api/v1/accounts/{account_id}/technologies","list":{"by":"offset","items":"technologies"}} as const;

/** Creates a view. Chat, webhook, email and sequencing actions start with the next new insight and never send the backlog; CRM assignment also assigns the accounts that match now. `POST /api/v1/views` */
export const viewsCreate = {"method":"POST","path":"/api/v1/views"} as const;

/** Deletes a view and ends its live actions. The alerts it sent are kept in the history. Free. `DELETE /api/v1/views/{view_id}` */
export const viewsDelete = {"method":"DELETE","path":"/api/v1/views/{view_id}"} as const;

/** Returns all your views of accounts and people with their full configuration. Free. `GET /api/v1/views` */
export const viewsList = {"method":"GET","path":"/api/v1/views"} as const;

/** Returns the deliveries to the view's webhook, newest first, with every attempt. Free. `GET /api/v1/views/{view_id}/webhook/deliveries` */
export const viewsListDeliveries = {"method":"GET","path":"/api/v1/views/{view_id}/webhook/deliveries","list":{"by":"offset","items":"deliveries"}} as const;

/** Returns the values that live actions accept: chat channels, CRM users and sequences of the connected systems. The response is 200 even if a system cannot be read; `unavailable` then gives the reason. Free. `GET /api/v1/views/options` */
export const viewsOptions = {"method":"GET","path":"/api/v1/views/options","list":{"by":"offset","items":"connected"}} as const;

/** Returns a view with its full configuration. A view of another user is 404. Free. `GET /api/v1/views/{view_id}` */
export const viewsRead = {"method":"GET","path":"/api/v1/views/{view_id}"} as const;

/** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. A view without a webhook, or with its webhook turned off, is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver` */
export const viewsRedeliver = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver"} as const;

/** Sends the events of a time range again, each under its own `webhook-id`: those whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. A view without a webhook, or with its webhook turned off, is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/replay` */
export const viewsReplayWebhook = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/replay"} as const;

/** Replaces the signing secret of the view's webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. A view without a webhook is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/rotate-secret` */
export const viewsRotateWebhookSecret = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/rotate-secret"} as const;

/** Sends a `webhook.test` event to the view's webhook. The result appears in the webhook's deliveries. A view without a webhook, or with its webhook turned off, is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/test` */
export const viewsTestWebhook = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/test"} as const;

/** Updates a view. Omitted fields keep their values, also inside each action: `{"chat_notifications": {"channel_id": "C0482"}}` changes the channel and nothing else. `filters` replaces all current filters, `{"enabled": false}` turns an action off and keeps its settings, and `null` removes an action. A new `webhook_secret` is returned only when the webhook's URL changes. The errors are those of creating a view. Free. `PATCH /api/v1/views/{view_id}` */
export const viewsUpdate = {"method":"PATCH","path":"/api/v1/views/{view_id}"} as const;

/** Creates a webhook and returns its signing secret. Errors: 400 `WEBHOOK_URL_REFUSED` unless the address is public and https; 409 `WEBHOOK_LIMIT_REACHED` at 50 webhooks. Free. `POST /api/v1/webhooks` */
export const webhooksCreate = {"method":"POST","path":"/api/v1/webhooks"} as const;

/** Deletes a webhook. Pending deliveries are dropped. Free. `DELETE /api/v1/webhooks/{webhook_id}` */
export const webhooksDelete = {"method":"DELETE","path":"/api/v1/webhooks/{webhook_id}"} as const;

/** Returns the workspace's webhooks, oldest first, without their secrets. Free. `GET /api/v1/webhooks` */
export const webhooksList = {"method":"GET","path":"/api/v1/webhooks","list":{"by":"offset","items":"webhooks"}} as const;

/** Returns the deliveries to a webhook, newest first, with every attempt. Deliveries that have ended are kept for 30 days unless the service is configured otherwise. Free. `GET /api/v1/webhooks/{webhook_id}/deliveries` */
export const webhooksListDeliveries = {"method":"GET","path":"/api/v1/webhooks/{webhook_id}/deliveries","list":{"by":"offset","items":"deliveries"}} as const;

/** Returns a webhook, without its secret. Free. `GET /api/v1/webhooks/{webhook_id}` */
export const webhooksRead = {"method":"GET","path":"/api/v1/webhooks/{webhook_id}"} as const;

/** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. A webhook that is turned off is 409 `CONFLICT`. Free. `POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver` */
export const webhooksRedeliver = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver"} as const;

/** Sends the events of a time range again, each under its own `webhook-id`: those whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. A webhook that is turned off is 409 `CONFLICT`. Free. `POST /api/v1/webhooks/{webhook_id}/replay` */
export const webhooksReplay = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/replay"} as const;

/** Replaces the signing secret of a webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Free. `POST /api/v1/webhooks/{webhook_id}/rotate-secret` */
export const webhooksRotateSecret = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/rotate-secret"} as const;

/** Sends a `webhook.test` event to the webhook, with a sample of each event that it subscribes to. The result appears in its deliveries. A webhook that is turned off is 409 `CONFLICT`. Free. `POST /api/v1/webhooks/{webhook_id}/test` */
export const webhooksTest = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/test"} as const;

/** Updates a webhook. Omitted fields keep their values, and the secret never changes. Errors: 400 `WEBHOOK_URL_REFUSED` unless the address is public and https. Free. `PATCH /api/v1/webhooks/{webhook_id}` */
export const webhooksUpdate = {"method":"PATCH","path":"/api/v1/webhooks/{webhook_id}"} as const;

/** Adds an email address to the workspace. An address that is in no workspace finds the invitation in its next emailed code and joins by verifying that code, unless it declines. It then uses its own key or is given in `X-User-ID`. An address that is in another workspace or declines stays `invited`, so that the response does not reveal who uses the service. Adding a member again changes nothing. Errors: 409 `LIMIT_REACHED` at 100 open invitations. Free. `POST /api/v1/workspace/members` */
export const workspaceMembersAdd = {"method":"POST","path":"/api/v1/workspace/members"} as const;

/** Returns the members of the workspace, including invited ones, oldest first. Free. `GET /api/v1/workspace/members` */
export const workspaceMembersList = {"method":"GET","path":"/api/v1/workspace/members","list":{"by":"offset","items":"members"}} as const;

/** Removes a member, or withdraws an invitation. The member's keys stop working immediately; what the member created stays in the workspace. If verified again, the address gets its own workspace. The last active member cannot be removed: 409 `CONFLICT`. Free. `DELETE /api/v1/workspace/members` */
export const workspaceMembersRemove = {"method":"DELETE","path":"/api/v1/workspace/members"} as const;

/** Every operation by family and verb. */
export const OPERATIONS = {
  accountTimeline: {
    /** Returns the workspace's insights about an account and the account's events in one list, newest first. An account that does not exist is 404. Free. `GET /api/v1/accounts/{account_id}/timeline` */
    read: accountTimelineRead,
  },
  accounts: {
    /** Returns all countries with their codes: the 249 of ISO 3166-1 and Kosovo (`XKX`). Free. `GET /api/v2/tech/country-options` */
    countryOptions: accountsCountryOptions,
    /** Returns the filters that account lists and account views accept. Free. `GET /api/v2/account/filters` */
    filters: accountsFilters,
    /** Returns the values that firmographic filters accept. The response never changes within a release. Free. `GET /api/v1/account/firmographic-options` */
    firmographicOptions: accountsFirmographicOptions,
    /** Imports up to 1,000 companies as accounts of the workspace, by domain. The response gives the outcome for each. Importing a company again changes nothing. Free. `POST /api/v1/account/import` */
    import: accountsImport,
    /** Imports the companies of a file as accounts of the workspace: up to 10,000 rows of CSV, NDJSON or a JSON array, sent as `text/csv` or `application/x-ndjson`, or as text in JSON. The columns are recognised by their names, in English and other languages, and by those of exports of CRMs and databases. A row is resolved by domain, by the company's page on a network or, without a domain, by a name that only one company has. The response gives the outcome for each row. `dry_run=true` shows the columns and outcomes without importing. Free. `POST /api/v1/account/import-file` */
    importFile: accountsImportFile,
    /** Returns the workspace's accounts, sorted by id: the companies it imported, synced from its CRM, or got through signals and audiences. Without a body, returns the first 50. Blocked domains that are already accounts are included. `POST /api/v1/account/get-account-list` */
    list: accountsList,
    /** Returns the workspace's accounts that match a view, filters, or both. `POST /api/v2/account/filtered-accounts` */
    listFiltered: accountsListFiltered,
    /** Returns a company of the catalogue and its relation to the workspace. Free. `GET /api/v1/accounts/{account_id}` */
    read: accountsRead,
    /** Searches the catalogue for companies by name or domain. An exact match comes first. A prefix or initials such as `J&J` are enough; typos, word order, accents, spaces and legal forms such as `Inc` are tolerated. A company known only by name is found only by its exact name. The search includes blocked domains. Free. `GET /api/v1/account/search-by-name-or-domain` */
    searchByName: accountsSearchByName,
    /** Searches the catalogue for companies that match a description in natural language, ranked by similarity. Blocked domains are excluded, and a company with several domains is returned once. Free. Errors: 400 `NO_SEED_RESOLVED` if no seed is in the catalogue; 422 without `query` and `seed_domains`. `GET /api/v1/account/search-by-traits` */
    searchByTraits: accountsSearchByTraits,
  },
  agentKeys: {
    /** Deletes the API key that sends this request. It stops working immediately and cannot be recovered; signing up again issues a new key to the same user. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `DELETE /api/v1/agent/key` */
    deleteKey: agentKeysDeleteKey,
    /** Returns the acting user: the id for `X-User-ID`, the email address and the workspace. Free. `GET /api/v1/agent/me` */
    me: agentKeysMe,
    /** Replaces the API key that sends this request. The previous key stops working immediately. If the response is lost, a retry with the previous key and the same `Idempotency-Key` returns it once, within ten minutes, provided that the `Idempotency-Key` has at least 32 characters; the previous key cannot be used for anything else. The `Idempotency-Key` is a secret here: anyone with it and the previous key can read the new one. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `POST /api/v1/agent/rotate-key` */
    rotateKey: agentKeysRotateKey,
    /** Sends a 6-digit code to an email address. A new address gets a key once the code is verified; a known address recovers its key the same way. The response is the same for both. A new code replaces the previous one. `POST /api/v1/agent/sign-up` */
    signUp: agentKeysSignUp,
    /** Exchanges a code for an API key. The first verification of an address creates a user and a workspace with initial credits. An address that was added to a workspace before it asked for the code joins that workspace instead, unless `decline_invitation` is `true`; members can leave by removing their own address from the workspace and verifying again. A known address gets its existing key and a notice by email. `POST /api/v1/agent/verify` */
    verify: agentKeysVerify,
  },
  audiences: {
    /** Adds accounts to an audience. A company that is not yet an account of the workspace becomes one. Free. `POST /api/v1/audiences/{audience_id}/accounts` */
    addAccounts: audiencesAddAccounts,
    /** Adds people to an audience. Free. `POST /api/v1/audiences/{audience_id}/people` */
    addPeople: audiencesAddPeople,
    /** Creates an empty audience. Errors: 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 audiences. Free. `POST /api/v1/audiences` */
    create: audiencesCreate,
    /** Deletes an audience. Its accounts and people are kept. A signal that fills it creates a new audience of the name when it finds more. Errors: 409 `CONFLICT`, which lists the objects that refer to it: a signal that watches or excludes it, also one that has ended, a view with an action that is on, or the exclusions of the workspace. With `force=true`, signals that have not ended are paused and the actions of these views are turned off first. Objects that still refer to it do nothing until their settings change. Free. `DELETE /api/v1/audiences/{audience_id}` */
    delete: audiencesDelete,
    /** Returns all members of an audience as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. A work email is included only if it was revealed to the workspace. Free. `GET /api/v1/audiences/{audience_id}/export` */
    export: audiencesExport,
    /** Returns the workspace's audiences, including those created by signals, newest first. Free. `GET /api/v1/audiences` */
    list: audiencesList,
    /** Returns an audience. To list its members, use the filters `include_audience_ids` for accounts and `people_audience_include` for people. Free. `GET /api/v1/audiences/{audience_id}` */
    read: audiencesRead,
    /** Removes accounts from an audience. They remain accounts of the workspace. Free. `POST /api/v1/audiences/{audience_id}/accounts/remove` */
    removeAccounts: audiencesRemoveAccounts,
    /** Removes people from an audience. Free. `POST /api/v1/audiences/{audience_id}/people/remove` */
    removePeople: audiencesRemovePeople,
    /** Changes the name or the description of an audience. Errors: 409 `NAME_TAKEN`. Free. `PATCH /api/v1/audiences/{audience_id}` */
    update: audiencesUpdate,
  },
  auditLog: {
    /** Returns every change of the workspace's state, and every charge above 100 credits, newest first: the actor, on whose behalf, the interface, and the changed object. Entries contain no secrets. With `Accept: application/x-ndjson` or `Accept: text/csv`, returns all entries of the selected time; `limit` and `offset` apply only to JSON. Entries are kept for a year, or for the period that the service sets. Free. `GET /api/v1/workspace/audit-log` */
    list: auditLogList,
  },
  blocklist: {
    /** Blocks domains for the whole workspace. Imports, signals, lookalike searches and searches by traits skip them. Existing accounts are kept, but actions of views, sequences and CRM syncs skip them. Blocking a domain again changes nothing. Errors: 409 `LIMIT_REACHED` above 10,000 domains, in which case none of them is added. Free. `POST /api/v1/account/blocklist` */
    add: blocklistAdd,
    /** Returns the blocked domains in alphabetical order. Free. `GET /api/v1/account/blocklist` */
    list: blocklistList,
    /** Removes a domain from the blocklist. A domain that is not blocked is 404. Free. `DELETE /api/v1/account/blocklist/{domain}` */
    remove: blocklistRemove,
  },
  credits: {
    /** Returns the number of credits available and the number reserved for running jobs. Free. `GET /api/v1/credits` */
    balance: creditsBalance,
    /** Returns the budget of the workspace, or of one member, and what was spent under it. Charges of a member count under both. A signal and a bulk job count for the member who started them. Free. `GET /api/v1/credits/budget` */
    budget: creditsBudget,
    /** Returns the price of everything that costs credits. Free. `GET /api/v1/credits/prices` */
    prices: creditsPrices,
    /** Sets the budget of the workspace, or of one member. A charge that a budget does not allow is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A running signal stops before the charge that would exceed it and keeps its results; a bulk job keeps what it has reserved. A budget below what was spent stops further charges. Publishes `budget.reached` once a day or month. Errors: 404 for a user who is not a member. Free. `PATCH /api/v1/credits/budget` */
    updateBudget: creditsUpdateBudget,
    /** Returns the entries of the workspace's credit ledger, newest first, or with `group_by` the sums of its charges and refunds. With `Accept: text/csv`, returns all of them; `limit` and `offset` apply only to JSON. Free. `GET /api/v1/credits/usage` */
    usage: creditsUsage,
  },
  crm: {
    /** Returns the status of a CRM job and the outcome for each record. Free. `GET /api/v1/crm/check-job-status` */
    checkJobStatus: crmCheckJobStatus,
    /** Starts a job that syncs accounts to the connected CRM. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-accounts-job` */
    syncAccounts: crmSyncAccounts,
    /** Starts a job that syncs people to the connected CRM and links them to their accounts there; accounts that the CRM lacks are created. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-people-job` */
    syncPeople: crmSyncPeople,
  },
  events: {
    /** Returns the events of an account in a vertical, newest first. An account, vertical or event type that does not exist is 404. Free. `GET /api/v1/accounts/{account_id}/events` */
    listAccountEvents: eventsListAccountEvents,
    /** Returns the event types of a vertical, with the number of the workspace's accounts and people they occurred for. A vertical that does not exist is 404. Free. `GET /api/v1/verticals/{vertical_id}/event-types` */
    listEventTypes: eventsListEventTypes,
    /** Returns all verticals. Free. `GET /api/v1/verticals` */
    listVerticals: eventsListVerticals,
  },
  exclusions: {
    /** Returns the exclusions of the workspace. Free. `GET /api/v1/exclusions` */
    read: exclusionsRead,
    /** Replaces the exclusions of the workspace. Signals neither find nor charge excluded accounts; views neither assign them in the CRM nor add their people to a sequence. Omitted exclusions are off. Free. `PUT /api/v1/exclusions` */
    replace: exclusionsReplace,
  },
  feedback: {
    /** Judges a result that the workspace has. A wrong one is excluded from later results of its kind, and its credits are refunded. The ledger shows the refund as an entry of the kind `refund`. Refunds of 30 days are paid immediately up to a share of the credits charged in the same time, usually 10 %. Beyond that, `refund` is `pending` until an operator pays it. Pages of bulk jobs that are already written do not change. Errors: 404 for a result that the workspace does not have, 409 `ALREADY_JUDGED` for a result with a verdict, 409 `JOB_NOT_FINISHED` for a company of a bulk job that is still running, because its price is not final. Free. `POST /api/v1/feedback` */
    give: feedbackGive,
  },
  icps: {
    /** Creates a profile. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 profiles. Free. `POST /api/v1/icps` */
    create: icpsCreate,
    /** Deletes a profile. Accounts and people found with it are kept. Errors: 409 `CONFLICT`, which lists the signals that use it, also those that have ended, because they can be run again. With `force=true`, signals that have not ended are stopped first, and none of them runs again. Free. `DELETE /api/v1/icps/{icp_id}` */
    delete: icpsDelete,
    /** Returns the workspace's profiles, newest first. Free. `GET /api/v1/icps` */
    list: icpsList,
    /** Returns a profile. Free. `GET /api/v1/icps/{icp_id}` */
    read: icpsRead,
    /** Updates a profile. Omitted fields keep their values, and `filters` replaces all current filters. Repeating signals use the new filters from their next run. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`. Free. `PATCH /api/v1/icps/{icp_id}` */
    update: icpsUpdate,
  },
  insights: {
    /** Returns the notifications that the acting user's views sent in the last days, newest first, each with its insights. Free. `GET /api/v1/insights/alerts` */
    alerts: insightsAlerts,
    /** Returns the insights about all accounts of the workspace in the last days, newest first. Free. `GET /api/v1/insights/feed` */
    feed: insightsFeed,
  },
  integrations: {
    /** Connects a system, replacing the one connected before for this kind. The credentials are verified first; if that fails, the previous connection is kept. `PUT /api/v1/integrations/{kind}` */
    connect: integrationsConnect,
    /** Disconnects a system and deletes its credentials. Views keep their settings; actions that need the system fail until one is connected again. Accounts that were in the CRM are kept, and no longer shown as being in it or owned. If nothing is connected, the response is 404. Errors: 409 `CONFLICT`, which lists the objects that depend on the CRM's accounts: signals and exclusions of customers, open deals or accounts in the CRM, and views with such a filter and an action that is on. With `force=true`, these are paused or turned off first. Free. `DELETE /api/v1/integrations/{kind}` */
    disconnect: integrationsDisconnect,
    /** Returns each kind of integration and what is connected for it. Credentials are never returned. Free. `GET /api/v1/integrations` */
    list: integrationsList,
    /** Returns the fields of the CRM that can be written, for a field mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `INTEGRATION_REJECTED` if the CRM rejects the request; 503 `UNAVAILABLE` if it cannot be reached. Free. `GET /api/v1/integrations/crm/fields` */
    listFields: integrationsListFields,
    /** Reads the changes in the CRM now, instead of at the next regular time. A request while a read is pending starts no other. Errors: 400 `INTEGRATION_NOT_CONNECTED`. Free. `POST /api/v1/integrations/crm/pull` */
    pull: integrationsPull,
    /** Returns the workspace's field mapping; empty lists without one. Free. `GET /api/v1/integrations/crm/field-mapping` */
    readFieldMapping: integrationsReadFieldMapping,
    /** Replaces the workspace's field mapping, which CRM jobs, safe additions and views apply. Connecting another CRM removes it. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `TARGET_NOT_FOUND` for a field that the CRM does not have or that cannot be written; 503 `UNAVAILABLE` if the CRM cannot be reached. Free. `PUT /api/v1/integrations/crm/field-mapping` */
    replaceFieldMapping: integrationsReplaceFieldMapping,
  },
  jobPosts: {
    /** Searches job posts and returns them newest first, each with the sentence that matches; with `group_by`, counts them by company, technology, title, department, country or week. Free. `POST /api/v1/job-posts/search` */
    search: jobPostsSearch,
  },
  lookalikes: {
    /** Requests cancellation of a bulk job. It ends at the next batch boundary: written pages are kept, and only the companies delivered are charged. A job that has already ended is 409 `JOB_ALREADY_FINISHED`. Free. `POST /api/v1/account/search-lookalikes-bulk/{job_id}/cancel` */
    cancelBulk: lookalikesCancelBulk,
    /** Returns all results of a bulk job, most similar first: as newline-delimited JSON (`Accept: application/x-ndjson`, the default) or as comma-separated values (`Accept: text/csv`). A job that has not ended is 409 `JOB_NOT_FINISHED`. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}/export` */
    exportBulk: lookalikesExportBulk,
    /** Returns the workspace's bulk jobs, newest first, without their results. Free. `GET /api/v1/account/search-lookalikes-bulk` */
    listBulk: lookalikesListBulk,
    /** Returns the status of a bulk job and one page of its results. Poll until `status` is `completed`, `failed` or `cancelled`. Pages can be read as soon as they are written. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}` */
    pollBulk: lookalikesPollBulk,
    /** Returns up to 100 companies similar to the seeds, to a description, or to the seeds with a description as a condition. The results never contain the seeds, other domains of the same names, a company twice, or blocked domains; a filter that asks for a value excludes companies of which it is unknown. `GET /api/v1/account/search-lookalikes` */
    search: lookalikesSearch,
    /** Starts a job that finds up to 10,000 companies. The results exclude the same companies as those of `GET /api/v1/account/search-lookalikes`. `POST /api/v1/account/search-lookalikes-bulk` */
    submitBulk: lookalikesSubmitBulk,
  },
  people: {
    /** Returns up to 500 people by id. Ids unknown to the workspace are listed in `not_found_ids`. Free. `POST /api/v1/people/batch` */
    batch: peopleBatch,
    /** Finds the work emails of up to 100 people and reveals them to the workspace. Costs 1 credit for each newly found email; people whose email is already known or cannot be found cost nothing. Without enough credits for every email found, the response is 402 `INSUFFICIENT_CREDITS` and no email is revealed. `POST /api/v1/people/enrich-emails` */
    enrichEmails: peopleEnrichEmails,
    /** Returns the filters that people lists and people views accept. Free. `GET /api/v1/people/filters` */
    filters: peopleFilters,
    /** Returns the ids of the people at the workspace's accounts who match a view, filters, or both. `POST /api/v1/people/batch` returns the people themselves. `POST /api/v1/people/list` */
    list: peopleList,
  },
  quotes: {
    /** Runs a request up to its charge, and returns its results and cost. Stores nothing. A signal is quoted for its first run. Faults of the quoted request are reported under `request`, its other errors as the operation reports them. Send the quote as `X-Quote-ID` with the request; over MCP, as the argument of that name. Counts as a request that spends for the rate limit. Free. `POST /api/v1/quotes` */
    create: quotesCreate,
  },
  signals: {
    /** Deletes a signal with its runs and results. A run in progress ends first. The accounts, people, audiences and insights that it found are kept. Errors: 409 `CONFLICT`, which lists the views that filter by it and have an action that is on. With `force=true`, these actions are turned off first. Free. `DELETE /api/v1/signal/{signal_id}` */
    delete: signalsDelete,
    /** Deploys a signal that finds the accounts and people who engage with a competitor's profile. `POST /api/v1/signal/deploy/competitor-engagement-agent` */
    deployCompetitorEngagement: signalsDeployCompetitorEngagement,
    /** Deploys a signal that finds people of your audiences, or of past customers, who appear at a new company: the new company as an account, and the person. The old employer's email address is never shown for them. `POST /api/v2/signal/deploy/job-change` */
    deployJobChange: signalsDeployJobChange,
    /** Deploys a signal that finds companies whose job posts mention a term for the first time. Looks for people at these companies when `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given: up to 5 at each, those in the department closest to the term first, then by seniority. `POST /api/v2/signal/deploy/job-post-first-time-mention` */
    deployJobPostFirstTimeMention: signalsDeployJobPostFirstTimeMention,
    /** Deploys a signal that monitors the activity of a person on the professional network and finds the accounts and people that person engages with. People whose company is not in the catalogue are counted in the run's `message` and skipped. `POST /api/v2/signal/deploy/social-activity` */
    deploySocialActivity: signalsDeploySocialActivity,
    /** Deploys a signal that finds the accounts or people behind posts with a keyword. With `enable_safe_crm_addition`, accounts that are new to the CRM or have no owner there are assigned to you; owners never change. `POST /api/v1/signal/deploy/social-listening-agent` */
    deploySocialListening: signalsDeploySocialListening,
    /** Deploys a signal that finds companies by firmographic filters, without any activity. Looks for people at these companies when `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given: up to 5 at each, those in the department closest to the description first, then by seniority. `POST /api/v2/signal/deploy/trait-only` */
    deployTraitOnly: signalsDeployTraitOnly,
    /** Returns all results of a signal as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. Free. `GET /api/v1/signal/{signal_id}/results/export` */
    exportResults: signalsExportResults,
    /** Returns the workspace's signals, newest first. Without a body, returns the first 50. Free. `POST /api/v1/signal/get-signal-list` */
    list: signalsList,
    /** Pauses a signal: a run in progress ends, and it does not run until it is resumed. Errors: 409 `SIGNAL_ALREADY_FINISHED`. Free. `POST /api/v1/signal/{signal_id}/pause` */
    pause: signalsPause,
    /** Returns a signal with its settings and its latest runs. Free. `GET /api/v1/signal/{signal_id}` */
    read: signalsRead,
    /** Returns the findings of a signal so far: accounts, people and the evidence for each. Free. `GET /api/v1/signal/{signal_id}/results` */
    results: signalsResults,
    /** Resumes a paused signal. One that repeats runs at its next daily time, any other now. Errors: 409 `CONFLICT` if it is not paused; 409 `LIMIT_REACHED` at 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/resume` */
    resume: signalsResume,
    /** Runs a signal now, also one that has ended or is paused. A repeating signal continues at its daily time. Does nothing while it runs. The prices at deployment apply to its results. Errors: 409 `LIMIT_REACHED` at 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/run` */
    run: signalsRun,
    /** Stops a signal. A run in progress ends, and no further run starts. Results are kept and remain charged. If the signal is set to do so, the work emails of the people it has found are still looked up, which is charged, and its results are added to the CRM. A signal that has already ended is 409 `SIGNAL_ALREADY_FINISHED`. Free. `POST /api/v1/signal/{signal_id}/stop` */
    stop: signalsStop,
    /** Changes a signal. For a signal that has ended, only the name can be changed. Errors: 409 `SIGNAL_ALREADY_FINISHED`; 409 `LIMIT_REACHED` at 500 repeating signals; 404 for an unknown audience. Free. `PATCH /api/v1/signal/{signal_id}` */
    update: signalsUpdate,
  },
  technologies: {
    /** Finds technologies by any spelling, or by the beginning or a part of one; without `search` lists those of most companies. The numbers of companies are counted at most once an hour. Free. `GET /api/v2/tech/technologies` */
    list: technologiesList,
    /** Returns the technologies of a company from its job posts, those in most posts first, each with up to three job posts quoted. A technology is seen in job posts, not known to be installed. An account that does not exist is 404. Free. `GET /api/v1/accounts/{account_id}/technologies` */
    listOfAccount: technologiesListOfAccount,
  },
  views: {
    /** Creates a view. Chat, webhook, email and sequencing actions start with the next new insight and never send the backlog; CRM assignment also assigns the accounts that match now. `POST /api/v1/views` */
    create: viewsCreate,
    /** Deletes a view and ends its live actions. The alerts it sent are kept in the history. Free. `DELETE /api/v1/views/{view_id}` */
    delete: viewsDelete,
    /** Returns all your views of accounts and people with their full configuration. Free. `GET /api/v1/views` */
    list: viewsList,
    /** Returns the deliveries to the view's webhook, newest first, with every attempt. Free. `GET /api/v1/views/{view_id}/webhook/deliveries` */
    listDeliveries: viewsListDeliveries,
    /** Returns the values that live actions accept: chat channels, CRM users and sequences of the connected systems. The response is 200 even if a system cannot be read; `unavailable` then gives the reason. Free. `GET /api/v1/views/options` */
    options: viewsOptions,
    /** Returns a view with its full configuration. A view of another user is 404. Free. `GET /api/v1/views/{view_id}` */
    read: viewsRead,
    /** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. A view without a webhook, or with its webhook turned off, is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver` */
    redeliver: viewsRedeliver,
    /** Sends the events of a time range again, each under its own `webhook-id`: those whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. A view without a webhook, or with its webhook turned off, is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/replay` */
    replayWebhook: viewsReplayWebhook,
    /** Replaces the signing secret of the view's webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. A view without a webhook is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/rotate-secret` */
    rotateWebhookSecret: viewsRotateWebhookSecret,
    /** Sends a `webhook.test` event to the view's webhook. The result appears in the webhook's deliveries. A view without a webhook, or with its webhook turned off, is 409 `CONFLICT`. Free. `POST /api/v1/views/{view_id}/webhook/test` */
    testWebhook: viewsTestWebhook,
    /** Updates a view. Omitted fields keep their values, also inside each action: `{"chat_notifications": {"channel_id": "C0482"}}` changes the channel and nothing else. `filters` replaces all current filters, `{"enabled": false}` turns an action off and keeps its settings, and `null` removes an action. A new `webhook_secret` is returned only when the webhook's URL changes. The errors are those of creating a view. Free. `PATCH /api/v1/views/{view_id}` */
    update: viewsUpdate,
  },
  webhooks: {
    /** Creates a webhook and returns its signing secret. Errors: 400 `WEBHOOK_URL_REFUSED` unless the address is public and https; 409 `WEBHOOK_LIMIT_REACHED` at 50 webhooks. Free. `POST /api/v1/webhooks` */
    create: webhooksCreate,
    /** Deletes a webhook. Pending deliveries are dropped. Free. `DELETE /api/v1/webhooks/{webhook_id}` */
    delete: webhooksDelete,
    /** Returns the workspace's webhooks, oldest first, without their secrets. Free. `GET /api/v1/webhooks` */
    list: webhooksList,
    /** Returns the deliveries to a webhook, newest first, with every attempt. Deliveries that have ended are kept for 30 days unless the service is configured otherwise. Free. `GET /api/v1/webhooks/{webhook_id}/deliveries` */
    listDeliveries: webhooksListDeliveries,
    /** Returns a webhook, without its secret. Free. `GET /api/v1/webhooks/{webhook_id}` */
    read: webhooksRead,
    /** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. A webhook that is turned off is 409 `CONFLICT`. Free. `POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver` */
    redeliver: webhooksRedeliver,
    /** Sends the events of a time range again, each under its own `webhook-id`: those whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. A webhook that is turned off is 409 `CONFLICT`. Free. `POST /api/v1/webhooks/{webhook_id}/replay` */
    replay: webhooksReplay,
    /** Replaces the signing secret of a webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Free. `POST /api/v1/webhooks/{webhook_id}/rotate-secret` */
    rotateSecret: webhooksRotateSecret,
    /** Sends a `webhook.test` event to the webhook, with a sample of each event that it subscribes to. The result appears in its deliveries. A webhook that is turned off is 409 `CONFLICT`. Free. `POST /api/v1/webhooks/{webhook_id}/test` */
    test: webhooksTest,
    /** Updates a webhook. Omitted fields keep their values, and the secret never changes. Errors: 400 `WEBHOOK_URL_REFUSED` unless the address is public and https. Free. `PATCH /api/v1/webhooks/{webhook_id}` */
    update: webhooksUpdate,
  },
  workspaceMembers: {
    /** Adds an email address to the workspace. An address that is in no workspace finds the invitation in its next emailed code and joins by verifying that code, unless it declines. It then uses its own key or is given in `X-User-ID`. An address that is in another workspace or declines stays `invited`, so that the response does not reveal who uses the service. Adding a member again changes nothing. Errors: 409 `LIMIT_REACHED` at 100 open invitations. Free. `POST /api/v1/workspace/members` */
    add: workspaceMembersAdd,
    /** Returns the members of the workspace, including invited ones, oldest first. Free. `GET /api/v1/workspace/members` */
    list: workspaceMembersList,
    /** Removes a member, or withdraws an invitation. The member's keys stop working immediately; what the member created stays in the workspace. If verified again, the address gets its own workspace. The last active member cannot be removed: 409 `CONFLICT`. Free. `DELETE /api/v1/workspace/members` */
    remove: workspaceMembersRemove,
  },
} as const;

/** The types of webhook events. */
export const WEBHOOK_EVENT_TYPES = ["insights.new","lookalike_job.completed","lookalike_job.failed","lookalike_job.cancelled","signal.completed","signal.failed","signal.stopped","crm_job.completed","crm_job.failed","credits.low","budget.reached","credits.charged","webhook.disabled"] as const;
