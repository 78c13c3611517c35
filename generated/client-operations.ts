// Generated from spec/ by `npm run generate`. Not to be edited.

/** Returns the workspace's insights about an account and the account's events in one list, newest first. Errors: 404 for an account that does not exist. Free. `GET /api/v1/accounts/{account_id}/timeline` */
export const accountTimelineRead = {"method":"GET","path":"/api/v1/accounts/{account_id}/timeline","list":{"by":"offset","items":"entries"}} as const;

/** Returns all countries with their codes: the 249 of ISO 3166-1 and Kosovo (`XKX`). Free. `GET /api/v2/tech/country-options` */
export const accountsCountryOptions = {"method":"GET","path":"/api/v2/tech/country-options"} as const;

/** Returns the filters that account lists and account views accept. Free. `GET /api/v2/account/filters` */
export const accountsFilters = {"method":"GET","path":"/api/v2/account/filters"} as const;

/** Returns the values that firmographic filters accept. The response never changes within a release. Free. `GET /api/v1/account/firmographic-options` */
export const accountsFirmographicOptions = {"method":"GET","path":"/api/v1/account/firmographic-options"} as const;

/** Imports up to 1,000 companies as accounts of the workspace, by domain. The response gives the outcome for each. Importing a company again changes nothing. Free. `POST /api/v1/account/import` */
export const accountsImport = {"method":"POST","path":"/api/v1/account/import"} as const;

/** Imports the companies of a file as accounts of the workspace: up to 10,000 rows of CSV, NDJSON or a JSON array, sent as `text/csv` or `application/x-ndjson`, or as a string in JSON. The columns are recognised by their names, in English and other languages, including the names that exports of CRMs and databases use. A row is matched with a company by domain, by the company's page on a professional network or, without a domain, by a name that only one company has. The response gives the outcome for each row. `dry_run=true` returns the columns and outcomes without importing. Free. `POST /api/v1/account/import-file` */
export const accountsImportFile = {"method":"POST","path":"/api/v1/account/import-file","query":["map","dry_run"]} as const;

/** Returns the workspace's accounts, sorted by id: the companies that it imported, read from its CRM, or added through signals and audiences. Without a body, returns the first 50. The list includes accounts whose domain was blocked later. `POST /api/v1/account/get-account-list` */
export const accountsList = {"method":"POST","path":"/api/v1/account/get-account-list","list":{"by":"pagination","items":"accounts"}} as const;

/** Returns the workspace's accounts that match a view, filters, or both. `POST /api/v2/account/filtered-accounts` */
export const accountsListFiltered = {"method":"POST","path":"/api/v2/account/filtered-accounts","list":{"by":"page","items":"accounts","first":0}} as const;

/** Returns a company of the catalogue and its relation to the workspace. Free. `GET /api/v1/accounts/{account_id}` */
export const accountsRead = {"method":"GET","path":"/api/v1/accounts/{account_id}"} as const;

/** Searches the catalogue for companies by name or domain. An exact match comes first. A prefix or initials such as `J&J` are enough; typos, word order, accents, spaces and legal forms such as `Inc` are tolerated. A company without a known domain is found only by its exact name. The search includes blocked domains. Free. `GET /api/v1/account/search-by-name-or-domain` */
export const accountsSearchByName = {"method":"GET","path":"/api/v1/account/search-by-name-or-domain"} as const;

/** Searches the catalogue for companies that match a description in natural language, ranked by similarity. Blocked domains are excluded, and a company with several domains is returned once. Free. Errors: 400 `NO_SEED_RESOLVED` if no seed is in the catalogue; 422 if both `query` and `seed_domains` are missing. `GET /api/v1/account/search-by-traits` */
export const accountsSearchByTraits = {"method":"GET","path":"/api/v1/account/search-by-traits"} as const;

/** Deletes the API key that sends this request. The key stops working immediately and cannot be recovered. Signing up again issues a new key to the same user. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `DELETE /api/v1/agent/key` */
export const agentKeysDeleteKey = {"method":"DELETE","path":"/api/v1/agent/key"} as const;

/** Returns the acting user: the id for `X-User-ID`, the email address and the workspace. Free. `GET /api/v1/agent/me` */
export const agentKeysMe = {"method":"GET","path":"/api/v1/agent/me"} as const;

/** Replaces the API key that sends this request. The previous key stops working immediately. If the response is lost, a retry with the previous key and the same `Idempotency-Key` returns the response once, within ten minutes, if the `Idempotency-Key` has at least 32 characters. The previous key cannot be used for anything else. Keep the `Idempotency-Key` secret: with it and the previous key, anyone can read the new key. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `POST /api/v1/agent/rotate-key` */
export const agentKeysRotateKey = {"method":"POST","path":"/api/v1/agent/rotate-key"} as const;

/** Sends a 6-digit code to an email address. A new address gets a key once the code is verified; a known address recovers its key the same way. The response is the same for both. A new code replaces the previous code. `POST /api/v1/agent/sign-up` */
export const agentKeysSignUp = {"method":"POST","path":"/api/v1/agent/sign-up"} as const;

/** Exchanges a code for an API key. The first verification of an address creates a user and a workspace with initial credits. An address that was added to a workspace before the code was requested joins that workspace instead, unless `decline_invitation` is `true`. To leave a workspace, remove your own address from it and verify again. A known address gets its existing key and a notice by email. `POST /api/v1/agent/verify` */
export const agentKeysVerify = {"method":"POST","path":"/api/v1/agent/verify"} as const;

/** Adds accounts to an audience. A company that is not yet an account of the workspace becomes an account. Free. `POST /api/v1/audiences/{audience_id}/accounts` */
export const audiencesAddAccounts = {"method":"POST","path":"/api/v1/audiences/{audience_id}/accounts"} as const;

/** Adds people to an audience. Free. `POST /api/v1/audiences/{audience_id}/people` */
export const audiencesAddPeople = {"method":"POST","path":"/api/v1/audiences/{audience_id}/people"} as const;

/** Creates an empty audience. Errors: 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 audiences. Free. `POST /api/v1/audiences` */
export const audiencesCreate = {"method":"POST","path":"/api/v1/audiences"} as const;

/** Deletes an audience. Its accounts and people are kept. A signal that adds to it creates a new audience with the same name when it finds more. Errors: 409 `CONFLICT`, which lists the objects that refer to the audience: signals that watch or exclude it, including ended ones, views that filter by it and have an action that is on, and the exclusions of the workspace. With `force=true`, signals that have not ended are paused and the actions of these views are turned off first. Objects that still refer to the audience do nothing until their settings change. Free. `DELETE /api/v1/audiences/{audience_id}` */
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

/** Returns every change of the workspace's state, and every charge above 100 credits, newest first. An entry states the actor, the user on whose behalf the actor made the change, the interface and the changed object. Entries contain no secrets. With `Accept: application/x-ndjson` or `Accept: text/csv`, returns all entries of the selected time range; `limit` and `offset` apply only to JSON. Entries are kept for a year unless the service is configured otherwise. Free. `GET /api/v1/workspace/audit-log` */
export const auditLogList = {"method":"GET","path":"/api/v1/workspace/audit-log","list":{"by":"offset","items":"entries"},"isStream":true} as const;

/** Blocks domains for the whole workspace. Imports, signals, lookalike searches and searches by traits skip blocked domains. Existing accounts with these domains are kept, but actions of views, sequences and CRM syncs skip them. Blocking a domain again changes nothing. Errors: 409 `LIMIT_REACHED` if the list would exceed 10,000 domains; no domain of the request is then added. Free. `POST /api/v1/account/blocklist` */
export const blocklistAdd = {"method":"POST","path":"/api/v1/account/blocklist"} as const;

/** Returns the blocked domains in alphabetical order. Free. `GET /api/v1/account/blocklist` */
export const blocklistList = {"method":"GET","path":"/api/v1/account/blocklist","list":{"by":"offset","items":"domains"}} as const;

/** Removes a domain from the blocklist. Errors: 404 for a domain that is not blocked. Free. `DELETE /api/v1/account/blocklist/{domain}` */
export const blocklistRemove = {"method":"DELETE","path":"/api/v1/account/blocklist/{domain}"} as const;

/** Returns the number of credits available and the number reserved for running jobs. Free. `GET /api/v1/credits` */
export const creditsBalance = {"method":"GET","path":"/api/v1/credits"} as const;

/** Returns the budget of the workspace, or of one member, and the credits spent under it. Charges of a member count under both budgets. The charges of a signal or bulk job count for the member who started it. Free. `GET /api/v1/credits/budget` */
export const creditsBudget = {"method":"GET","path":"/api/v1/credits/budget"} as const;

/** Returns the prices of all operations that cost credits. Free. `GET /api/v1/credits/prices` */
export const creditsPrices = {"method":"GET","path":"/api/v1/credits/prices"} as const;

/** Sets the budget of the workspace, or of one member. A charge that a budget does not allow is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A running signal stops before the charge that would exceed the budget, and keeps its results. A bulk job keeps the credits that it has reserved. If you set a budget below the credits already spent, further charges are rejected. `budget.reached` is sent at most once in a day or month. Errors: 404 for a user who is not a member. Free. `PATCH /api/v1/credits/budget` */
export const creditsUpdateBudget = {"method":"PATCH","path":"/api/v1/credits/budget","query":["user_id"]} as const;

/** Returns the entries of the workspace's credit ledger, newest first. With `group_by`, returns the sums of charges and refunds instead. With `Accept: text/csv`, returns all entries or sums; `limit` and `offset` apply only to JSON. Free. `GET /api/v1/credits/usage` */
export const creditsUsage = {"method":"GET","path":"/api/v1/credits/usage","list":{"by":"offset","items":"entries"}} as const;

/** Returns the status of a CRM job and the outcome for each record. Free. `GET /api/v1/crm/check-job-status` */
export const crmCheckJobStatus = {"method":"GET","path":"/api/v1/crm/check-job-status"} as const;

/** Starts a job that syncs accounts to the connected CRM. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-accounts-job` */
export const crmSyncAccounts = {"method":"POST","path":"/api/v1/crm/sync-accounts-job"} as const;

/** Starts a job that syncs people to the connected CRM and links them to their accounts there. Accounts that are not in the CRM are created. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-people-job` */
export const crmSyncPeople = {"method":"POST","path":"/api/v1/crm/sync-people-job"} as const;

/** Returns the events of an account in a vertical, newest first. Errors: 404 for an account, vertical or event type that does not exist. Free. `GET /api/v1/accounts/{account_id}/events` */
export const eventsListAccountEvents = {"method":"GET","path":"/api/v1/accounts/{account_id}/events","list":{"by":"page","items":"data","first":1}} as const;

/** Returns the event types of a vertical, each with the number of the workspace's accounts and people that have such events. Errors: 404 for a vertical that does not exist. Free. `GET /api/v1/verticals/{vertical_id}/event-types` */
export const eventsListEventTypes = {"method":"GET","path":"/api/v1/verticals/{vertical_id}/event-types"} as const;

/** Returns all verticals. Free. `GET /api/v1/verticals` */
export const eventsListVerticals = {"method":"GET","path":"/api/v1/verticals"} as const;

/** Returns the exclusions of the workspace. Free. `GET /api/v1/exclusions` */
export const exclusionsRead = {"method":"GET","path":"/api/v1/exclusions"} as const;

/** Replaces the exclusions of the workspace. Signals neither find nor charge excluded accounts; views neither assign them in the CRM nor add their people to a sequence. An omitted exclusion is off. Free. `PUT /api/v1/exclusions` */
export const exclusionsReplace = {"method":"PUT","path":"/api/v1/exclusions"} as const;

/** Records whether a result of the workspace is right. A wrong result is excluded from later results of its kind, and its credits are refunded. The ledger shows the refund as an entry of the kind `refund`. Within 30 days, refunds are immediate up to a share of the credits charged in that time, usually 10 %. Beyond this share, `refund` is `pending` until an operator approves the refund. Pages of bulk jobs that are already written do not change. Errors: 404 for a result that the workspace does not have; 409 `ALREADY_JUDGED` for a result with a verdict; 409 `JOB_NOT_FINISHED` for a company of a bulk job that is still running, because its price is not final. Free. `POST /api/v1/feedback` */
export const feedbackGive = {"method":"POST","path":"/api/v1/feedback"} as const;

/** Creates a profile. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 profiles. Free. `POST /api/v1/icps` */
export const icpsCreate = {"method":"POST","path":"/api/v1/icps"} as const;

/** Deletes a profile. Accounts and people found with it are kept. Errors: 409 `CONFLICT`, which lists the signals that use the profile, including ended signals, because they can be run again. With `force=true`, signals that have not ended are stopped first, and none of the signals can run again. Free. `DELETE /api/v1/icps/{icp_id}` */
export const icpsDelete = {"method":"DELETE","path":"/api/v1/icps/{icp_id}"} as const;

/** Returns the workspace's profiles, newest first. Free. `GET /api/v1/icps` */
export const icpsList = {"method":"GET","path":"/api/v1/icps","list":{"by":"offset","items":"icps"}} as const;

/** Returns a profile. Free. `GET /api/v1/icps/{icp_id}` */
export const icpsRead = {"method":"GET","path":"/api/v1/icps/{icp_id}"} as const;

/** Updates a profile. Omitted fields keep their values, and `filters` replaces all current filters. Repeating signals use the new filters from their next run. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`. Free. `PATCH /api/v1/icps/{icp_id}` */
export const icpsUpdate = {"method":"PATCH","path":"/api/v1/icps/{icp_id}"} as const;

/** Returns the notifications that the acting user's views sent in the last `days`, newest first, each with its insights. Free. `GET /api/v1/insights/alerts` */
export const insightsAlerts = {"method":"GET","path":"/api/v1/insights/alerts","list":{"by":"offset","items":"alerts"}} as const;

/** Returns the insights about all accounts of the workspace in the last `days`, newest first. Free. `GET /api/v1/insights/feed` */
export const insightsFeed = {"method":"GET","path":"/api/v1/insights/feed","list":{"by":"offset","items":"insights"}} as const;

/** Connects a system, and replaces the system previously connected for this kind. The credentials are verified first; if verification fails, the previous connection is kept. `PUT /api/v1/integrations/{kind}` */
export const integrationsConnect = {"method":"PUT","path":"/api/v1/integrations/{kind}"} as const;

/** Disconnects a system and deletes its credentials. Views keep their settings; actions that need the system fail until one is connected again. Accounts that were in the CRM are kept, but no longer appear as being in the CRM or owned. If no system is connected, the response is 404. Errors: 409 `CONFLICT`, which lists the objects that depend on the CRM's accounts: signals and workspace exclusions that exclude customers, open deals or accounts in the CRM, and views with such a filter and an action that is on. With `force=true`, these objects are paused or turned off first. Free. `DELETE /api/v1/integrations/{kind}` */
export const integrationsDisconnect = {"method":"DELETE","path":"/api/v1/integrations/{kind}"} as const;

/** Returns each kind of integration and the system connected for it. Credentials are never returned. Free. `GET /api/v1/integrations` */
export const integrationsList = {"method":"GET","path":"/api/v1/integrations"} as const;

/** Returns the CRM fields that can be written, for a field mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `INTEGRATION_REJECTED` if the CRM rejects the request; 503 `UNAVAILABLE` if it cannot be reached. Free. `GET /api/v1/integrations/crm/fields` */
export const integrationsListFields = {"method":"GET","path":"/api/v1/integrations/crm/fields"} as const;

/** Reads the changes in the CRM now, instead of at the next regular time. If a read is already pending, no second read is started. Errors: 400 `INTEGRATION_NOT_CONNECTED`. Free. `POST /api/v1/integrations/crm/pull` */
export const integrationsPull = {"method":"POST","path":"/api/v1/integrations/crm/pull"} as const;

/** Returns the workspace's field mapping; the lists are empty without a mapping. Free. `GET /api/v1/integrations/crm/field-mapping` */
export const integrationsReadFieldMapping = {"method":"GET","path":"/api/v1/integrations/crm/field-mapping"} as const;

/** Replaces the workspace's field mapping, which CRM jobs, safe CRM additions and views apply. Connecting a different CRM removes the mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `TARGET_NOT_FOUND` for a field that does not exist in the CRM or cannot be written; 503 `UNAVAILABLE` if the CRM cannot be reached. Free. `PUT /api/v1/integrations/crm/field-mapping` */
export const integrationsReplaceFieldMapping = {"method":"PUT","path":"/api/v1/integrations/crm/field-mapping"} as const;

/** Searches job posts and returns them newest first, each with the matching sentence. With `group_by`, counts the posts by company, technology, title, department, country or week instead. Free. `POST /api/v1/job-posts/search` */
export const jobPostsSearch = {"method":"POST","path":"/api/v1/job-posts/search"} as const;

/** Requests cancellation of a bulk job. The job ends at the next batch boundary. Written pages are kept, and only delivered companies are charged. Errors: 409 `JOB_ALREADY_FINISHED` for a job that has ended. Free. `POST /api/v1/account/search-lookalikes-bulk/{job_id}/cancel` */
export const lookalikesCancelBulk = {"method":"POST","path":"/api/v1/account/search-lookalikes-bulk/{job_id}/cancel"} as const;

/** Returns all results of a bulk job, most similar first: as newline-delimited JSON (`Accept: application/x-ndjson`, the default) or as comma-separated values (`Accept: text/csv`). Errors: 409 `JOB_NOT_FINISHED` for a job that has not ended. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}/export` */
export const lookalikesExportBulk = {"method":"GET","path":"/api/v1/account/search-lookalikes-bulk/{job_id}/export","isStream":true} as const;

/** Returns the workspace's bulk jobs, newest first, without their results. Free. `GET /api/v1/account/search-lookalikes-bulk` */
export const lookalikesListBulk = {"method":"GET","path":"/api/v1/account/search-lookalikes-bulk","list":{"by":"offset","items":"jobs"}} as const;

/** Returns the status of a bulk job and one page of its results. Poll until `status` is `completed`, `failed` or `cancelled`. Pages can be read as soon as they are written. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}` */
export const lookalikesPollBulk = {"method":"GET","path":"/api/v1/account/search-lookalikes-bulk/{job_id}"} as const;

/** Returns up to 100 companies that are similar to the seeds, match a description, or both. The results never contain the seeds, other domains of companies with the same names, a company twice, or blocked domains. A filter that requires a value excludes companies whose value is unknown. `GET /api/v1/account/search-lookalikes` */
export const lookalikesSearch = {"method":"GET","path":"/api/v1/account/search-lookalikes"} as const;

/** Starts a job that finds up to 10,000 companies. The same companies are excluded as in `GET /api/v1/account/search-lookalikes`. `POST /api/v1/account/search-lookalikes-bulk` */
export const lookalikesSubmitBulk = {"method":"POST","path":"/api/v1/account/search-lookalikes-bulk"} as const;

/** Returns up to 500 people by id. Ids unknown to the workspace are listed in `not_found_ids`. Free. `POST /api/v1/people/batch` */
export const peopleBatch = {"method":"POST","path":"/api/v1/people/batch"} as const;

/** Finds the work emails of up to 100 people and reveals them to the workspace. Costs 1 credit for each newly found email. People whose email is already known or cannot be found cost nothing. If there are not enough credits for every email found, the response is 402 `INSUFFICIENT_CREDITS` and no email is revealed. `POST /api/v1/people/enrich-emails` */
export const peopleEnrichEmails = {"method":"POST","path":"/api/v1/people/enrich-emails"} as const;

/** Returns the filters that people lists and people views accept. Free. `GET /api/v1/people/filters` */
export const peopleFilters = {"method":"GET","path":"/api/v1/people/filters"} as const;

/** Returns the ids of the people at the workspace's accounts who match a view, filters, or both. `POST /api/v1/people/batch` returns the people themselves. `POST /api/v1/people/list` */
export const peopleList = {"method":"POST","path":"/api/v1/people/list","list":{"by":"page","items":"people_ids","first":0}} as const;

/** Runs a request up to its charge, and returns the number of results and the cost. Stores nothing. For a signal, the quote covers the first run. Faults of the quoted request are reported under `request`. All other errors are those of the quoted operation. To use the quote, send its id as `X-Quote-ID` with the request; over MCP, pass it as the argument of that name. Quotes count against the rate limit for requests that spend credits. Free. `POST /api/v1/quotes` */
export const quotesCreate = {"method":"POST","path":"/api/v1/quotes"} as const;

/** Deletes a signal with its runs and results. A run in progress ends first. The accounts, people, audiences and insights that it created or found are kept. Errors: 409 `CONFLICT`, which lists the views that filter by the signal and have an action that is on. With `force=true`, these actions are turned off first. Free. `DELETE /api/v1/signal/{signal_id}` */
export const signalsDelete = {"method":"DELETE","path":"/api/v1/signal/{signal_id}"} as const;

/** Deploys a signal that finds the accounts and people who engage with a competitor's profile. `POST /api/v1/signal/deploy/competitor-engagement-agent` */
export const signalsDeployCompetitorEngagement = {"method":"POST","path":"/api/v1/signal/deploy/competitor-engagement-agent"} as const;

/** Deploys a signal that finds people from your audiences, or from past customers, who join a new company. It reports the new company as an account, and the person. The person's email address at the old employer is never returned. `POST /api/v2/signal/deploy/job-change` */
export const signalsDeployJobChange = {"method":"POST","path":"/api/v2/signal/deploy/job-change"} as const;

/** Deploys a signal that finds companies whose job posts mention a term for the first time. If `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given, the signal also finds up to 5 people at each company: those in the department closest to the term first, then those with the highest seniority. `POST /api/v2/signal/deploy/job-post-first-time-mention` */
export const signalsDeployJobPostFirstTimeMention = {"method":"POST","path":"/api/v2/signal/deploy/job-post-first-time-mention"} as const;

/** Deploys a signal that monitors the activity of a person on the professional network and finds the accounts and people that person engages with. People whose company is not in the catalogue are skipped; the run's `message` states their number. `POST /api/v2/signal/deploy/social-activity` */
export const signalsDeploySocialActivity = {"method":"POST","path":"/api/v2/signal/deploy/social-activity"} as const;

/** Deploys a signal that finds the accounts or people behind posts with a keyword. With `enable_safe_crm_addition`, accounts that are new to the CRM or have no owner there are assigned to you; owners never change. `POST /api/v1/signal/deploy/social-listening-agent` */
export const signalsDeploySocialListening = {"method":"POST","path":"/api/v1/signal/deploy/social-listening-agent"} as const;

/** Deploys a signal that finds companies by firmographic filters, without any activity. If `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given, the signal also finds up to 5 people at each company: those in the department closest to the description first, then those with the highest seniority. `POST /api/v2/signal/deploy/trait-only` */
export const signalsDeployTraitOnly = {"method":"POST","path":"/api/v2/signal/deploy/trait-only"} as const;

/** Returns all results of a signal as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. Free. `GET /api/v1/signal/{signal_id}/results/export` */
export const signalsExportResults = {"method":"GET","path":"/api/v1/signal/{signal_id}/results/export","isStream":true} as const;

/** Returns the workspace's signals, newest first. Without a body, returns the first 50. Free. `POST /api/v1/signal/get-signal-list` */
export const signalsList = {"method":"POST","path":"/api/v1/signal/get-signal-list","list":{"by":"pagination","items":"signals"}} as const;

/** Pauses a signal. A run in progress ends, and the signal does not run until it is resumed. Errors: 409 `SIGNAL_ALREADY_FINISHED`. Free. `POST /api/v1/signal/{signal_id}/pause` */
export const signalsPause = {"method":"POST","path":"/api/v1/signal/{signal_id}/pause"} as const;

/** Returns a signal with its settings and its latest runs. Free. `GET /api/v1/signal/{signal_id}` */
export const signalsRead = {"method":"GET","path":"/api/v1/signal/{signal_id}"} as const;

/** Returns the findings of a signal so far: accounts, people and the evidence for each. Free. `GET /api/v1/signal/{signal_id}/results` */
export const signalsResults = {"method":"GET","path":"/api/v1/signal/{signal_id}/results","list":{"by":"offset","items":"results"}} as const;

/** Resumes a paused signal. A repeating signal runs at its next daily time; any other signal runs now. Errors: 409 `CONFLICT` if the signal is not paused; 409 `LIMIT_REACHED` if there are already 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/resume` */
export const signalsResume = {"method":"POST","path":"/api/v1/signal/{signal_id}/resume"} as const;

/** Runs a signal now, even if it has ended or is paused. A repeating signal then continues at its daily time. If the signal is already running, nothing changes. The prices at deployment apply to its results. Errors: 409 `LIMIT_REACHED` if there are already 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/run` */
export const signalsRun = {"method":"POST","path":"/api/v1/signal/{signal_id}/run"} as const;

/** Stops a signal. A run in progress ends, and no further run starts. Results are kept and remain charged. If the signal finds work emails or adds results to the CRM, it still does so for the results found, and charges for the emails. Errors: 409 `SIGNAL_ALREADY_FINISHED` for a signal that has ended. Free. `POST /api/v1/signal/{signal_id}/stop` */
export const signalsStop = {"method":"POST","path":"/api/v1/signal/{signal_id}/stop"} as const;

/** Changes a signal. For a signal that has ended, only the name can be changed. Errors: 409 `SIGNAL_ALREADY_FINISHED`; 409 `LIMIT_REACHED` at 500 repeating signals; 404 for an unknown audience. Free. `PATCH /api/v1/signal/{signal_id}` */
export const signalsUpdate = {"method":"PATCH","path":"/api/v1/signal/{signal_id}"} as const;

/** Finds technologies by any spelling, or by part of a spelling. Without `search`, lists the technologies with the most companies. The numbers of companies are updated at most once an hour. Free. `GET /api/v2/tech/technologies` */
export const technologiesList = {"method":"GET","path":"/api/v2/tech/technologies"} as const;

/** Returns the technologies that job posts of a company mention, those in the most posts first, each with quotes from up to three job posts. The technologies are not known to be installed. Errors: 404 for an account that does not exist. Free. `GET /api/v1/accounts/{account_id}/technologies` */
export const technologiesListOfAccount = {"method":"GET","path":"/api/v1/accounts/{account_id}/technologies","list":{"by":"offset","items":"technologies"}} as const;

/** Creates a view. Chat, webhook, email and sequencing actions start with the next new insight and never process earlier insights. CRM assignment also assigns the accounts that match now. `POST /api/v1/views` */
export const viewsCreate = {"method":"POST","path":"/api/v1/views"} as const;

/** Deletes a view and ends its live actions. The alerts that it sent are kept in the history. Free. `DELETE /api/v1/views/{view_id}` */
export const viewsDelete = {"method":"DELETE","path":"/api/v1/views/{view_id}"} as const;

/** Returns all your views of accounts and people with their full configuration. Free. `GET /api/v1/views` */
export const viewsList = {"method":"GET","path":"/api/v1/views"} as const;

/** Returns the deliveries to the view's webhook, newest first, with every attempt. Free. `GET /api/v1/views/{view_id}/webhook/deliveries` */
export const viewsListDeliveries = {"method":"GET","path":"/api/v1/views/{view_id}/webhook/deliveries","list":{"by":"offset","items":"deliveries"}} as const;

/** Returns the values that live actions accept: chat channels, CRM users and sequences of the connected systems. If a system cannot be read, the response is still 200, and `unavailable` gives the reason. Free. `GET /api/v1/views/options` */
export const viewsOptions = {"method":"GET","path":"/api/v1/views/options","list":{"by":"offset","items":"connected"}} as const;

/** Returns a view with its full configuration. Errors: 404 for a view of another user. Free. `GET /api/v1/views/{view_id}` */
export const viewsRead = {"method":"GET","path":"/api/v1/views/{view_id}"} as const;

/** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free. `POST /api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver` */
export const viewsRedeliver = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver"} as const;

/** Sends the events of a time range again, each under its own `webhook-id`. This applies to events whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free. `POST /api/v1/views/{view_id}/webhook/replay` */
export const viewsReplayWebhook = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/replay"} as const;

/** Replaces the signing secret of the view's webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Errors: 409 `CONFLICT` for a view without a webhook. Free. `POST /api/v1/views/{view_id}/webhook/rotate-secret` */
export const viewsRotateWebhookSecret = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/rotate-secret"} as const;

/** Sends a `webhook.test` event to the view's webhook. The result appears in the webhook's deliveries. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free. `POST /api/v1/views/{view_id}/webhook/test` */
export const viewsTestWebhook = {"method":"POST","path":"/api/v1/views/{view_id}/webhook/test"} as const;

/** Updates a view. Omitted fields keep their values, including fields inside each action: `{"chat_notifications": {"channel_id": "C0482"}}` changes the channel and nothing else. `filters` replaces all current filters, `{"enabled": false}` turns an action off and keeps its settings, and `null` removes an action. A new `webhook_secret` is returned only when the webhook's URL changes. The errors are the same as for creating a view. Free. `PATCH /api/v1/views/{view_id}` */
export const viewsUpdate = {"method":"PATCH","path":"/api/v1/views/{view_id}"} as const;

/** Creates a webhook and returns its signing secret. Errors: 400 `WEBHOOK_URL_REFUSED` unless the URL is public and https; 409 `WEBHOOK_LIMIT_REACHED` at 50 webhooks. Free. `POST /api/v1/webhooks` */
export const webhooksCreate = {"method":"POST","path":"/api/v1/webhooks"} as const;

/** Deletes a webhook. Pending deliveries are dropped. Free. `DELETE /api/v1/webhooks/{webhook_id}` */
export const webhooksDelete = {"method":"DELETE","path":"/api/v1/webhooks/{webhook_id}"} as const;

/** Returns the workspace's webhooks, oldest first, without their secrets. Free. `GET /api/v1/webhooks` */
export const webhooksList = {"method":"GET","path":"/api/v1/webhooks","list":{"by":"offset","items":"webhooks"}} as const;

/** Returns the deliveries to a webhook, newest first, with every attempt. Deliveries that have ended are kept for 30 days unless the service is configured otherwise. Free. `GET /api/v1/webhooks/{webhook_id}/deliveries` */
export const webhooksListDeliveries = {"method":"GET","path":"/api/v1/webhooks/{webhook_id}/deliveries","list":{"by":"offset","items":"deliveries"}} as const;

/** Returns a webhook, without its secret. Free. `GET /api/v1/webhooks/{webhook_id}` */
export const webhooksRead = {"method":"GET","path":"/api/v1/webhooks/{webhook_id}"} as const;

/** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. Errors: 409 `CONFLICT` for a webhook that is turned off. Free. `POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver` */
export const webhooksRedeliver = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver"} as const;

/** Sends the events of a time range again, each under its own `webhook-id`. This applies to events whose delivery has ended and is still in the log. Errors: 422 for a range of more than 10,000 deliveries; 409 `CONFLICT` for a webhook that is turned off. Free. `POST /api/v1/webhooks/{webhook_id}/replay` */
export const webhooksReplay = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/replay"} as const;

/** Replaces the signing secret of a webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Free. `POST /api/v1/webhooks/{webhook_id}/rotate-secret` */
export const webhooksRotateSecret = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/rotate-secret"} as const;

/** Sends a `webhook.test` event to the webhook, with a sample of each event that it subscribes to. The result appears in its deliveries. Errors: 409 `CONFLICT` for a webhook that is turned off. Free. `POST /api/v1/webhooks/{webhook_id}/test` */
export const webhooksTest = {"method":"POST","path":"/api/v1/webhooks/{webhook_id}/test"} as const;

/** Updates a webhook. Omitted fields keep their values, and the secret never changes. Errors: 400 `WEBHOOK_URL_REFUSED` unless the URL is public and https. Free. `PATCH /api/v1/webhooks/{webhook_id}` */
export const webhooksUpdate = {"method":"PATCH","path":"/api/v1/webhooks/{webhook_id}"} as const;

/** Adds an email address to the workspace. If the address is in no workspace, the next code emailed to it announces the invitation. Verifying that code joins the workspace, unless the invitation is declined. The member then uses a separate API key, or is the acting user in requests with another member's key. An address that is in another workspace or declines stays `invited`, so the response does not reveal who uses the service. Adding a member again changes nothing. Errors: 409 `LIMIT_REACHED` at 100 open invitations. Free. `POST /api/v1/workspace/members` */
export const workspaceMembersAdd = {"method":"POST","path":"/api/v1/workspace/members"} as const;

/** Returns the members of the workspace, including invited ones, oldest first. Free. `GET /api/v1/workspace/members` */
export const workspaceMembersList = {"method":"GET","path":"/api/v1/workspace/members","list":{"by":"offset","items":"members"}} as const;

/** Removes a member, or withdraws an invitation. The member's keys stop working immediately. Objects that the member created stay in the workspace. If the address is verified again, it gets its own workspace. Errors: 409 `CONFLICT` for the last active member. Free. `DELETE /api/v1/workspace/members` */
export const workspaceMembersRemove = {"method":"DELETE","path":"/api/v1/workspace/members"} as const;

/** Every operation by family and verb. */
export const OPERATIONS = {
  accountTimeline: {
    /** Returns the workspace's insights about an account and the account's events in one list, newest first. Errors: 404 for an account that does not exist. Free. `GET /api/v1/accounts/{account_id}/timeline` */
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
    /** Imports the companies of a file as accounts of the workspace: up to 10,000 rows of CSV, NDJSON or a JSON array, sent as `text/csv` or `application/x-ndjson`, or as a string in JSON. The columns are recognised by their names, in English and other languages, including the names that exports of CRMs and databases use. A row is matched with a company by domain, by the company's page on a professional network or, without a domain, by a name that only one company has. The response gives the outcome for each row. `dry_run=true` returns the columns and outcomes without importing. Free. `POST /api/v1/account/import-file` */
    importFile: accountsImportFile,
    /** Returns the workspace's accounts, sorted by id: the companies that it imported, read from its CRM, or added through signals and audiences. Without a body, returns the first 50. The list includes accounts whose domain was blocked later. `POST /api/v1/account/get-account-list` */
    list: accountsList,
    /** Returns the workspace's accounts that match a view, filters, or both. `POST /api/v2/account/filtered-accounts` */
    listFiltered: accountsListFiltered,
    /** Returns a company of the catalogue and its relation to the workspace. Free. `GET /api/v1/accounts/{account_id}` */
    read: accountsRead,
    /** Searches the catalogue for companies by name or domain. An exact match comes first. A prefix or initials such as `J&J` are enough; typos, word order, accents, spaces and legal forms such as `Inc` are tolerated. A company without a known domain is found only by its exact name. The search includes blocked domains. Free. `GET /api/v1/account/search-by-name-or-domain` */
    searchByName: accountsSearchByName,
    /** Searches the catalogue for companies that match a description in natural language, ranked by similarity. Blocked domains are excluded, and a company with several domains is returned once. Free. Errors: 400 `NO_SEED_RESOLVED` if no seed is in the catalogue; 422 if both `query` and `seed_domains` are missing. `GET /api/v1/account/search-by-traits` */
    searchByTraits: accountsSearchByTraits,
  },
  agentKeys: {
    /** Deletes the API key that sends this request. The key stops working immediately and cannot be recovered. Signing up again issues a new key to the same user. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `DELETE /api/v1/agent/key` */
    deleteKey: agentKeysDeleteKey,
    /** Returns the acting user: the id for `X-User-ID`, the email address and the workspace. Free. `GET /api/v1/agent/me` */
    me: agentKeysMe,
    /** Replaces the API key that sends this request. The previous key stops working immediately. If the response is lost, a retry with the previous key and the same `Idempotency-Key` returns the response once, within ten minutes, if the `Idempotency-Key` has at least 32 characters. The previous key cannot be used for anything else. Keep the `Idempotency-Key` secret: with it and the previous key, anyone can read the new key. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free. `POST /api/v1/agent/rotate-key` */
    rotateKey: agentKeysRotateKey,
    /** Sends a 6-digit code to an email address. A new address gets a key once the code is verified; a known address recovers its key the same way. The response is the same for both. A new code replaces the previous code. `POST /api/v1/agent/sign-up` */
    signUp: agentKeysSignUp,
    /** Exchanges a code for an API key. The first verification of an address creates a user and a workspace with initial credits. An address that was added to a workspace before the code was requested joins that workspace instead, unless `decline_invitation` is `true`. To leave a workspace, remove your own address from it and verify again. A known address gets its existing key and a notice by email. `POST /api/v1/agent/verify` */
    verify: agentKeysVerify,
  },
  audiences: {
    /** Adds accounts to an audience. A company that is not yet an account of the workspace becomes an account. Free. `POST /api/v1/audiences/{audience_id}/accounts` */
    addAccounts: audiencesAddAccounts,
    /** Adds people to an audience. Free. `POST /api/v1/audiences/{audience_id}/people` */
    addPeople: audiencesAddPeople,
    /** Creates an empty audience. Errors: 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 audiences. Free. `POST /api/v1/audiences` */
    create: audiencesCreate,
    /** Deletes an audience. Its accounts and people are kept. A signal that adds to it creates a new audience with the same name when it finds more. Errors: 409 `CONFLICT`, which lists the objects that refer to the audience: signals that watch or exclude it, including ended ones, views that filter by it and have an action that is on, and the exclusions of the workspace. With `force=true`, signals that have not ended are paused and the actions of these views are turned off first. Objects that still refer to the audience do nothing until their settings change. Free. `DELETE /api/v1/audiences/{audience_id}` */
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
    /** Returns every change of the workspace's state, and every charge above 100 credits, newest first. An entry states the actor, the user on whose behalf the actor made the change, the interface and the changed object. Entries contain no secrets. With `Accept: application/x-ndjson` or `Accept: text/csv`, returns all entries of the selected time range; `limit` and `offset` apply only to JSON. Entries are kept for a year unless the service is configured otherwise. Free. `GET /api/v1/workspace/audit-log` */
    list: auditLogList,
  },
  blocklist: {
    /** Blocks domains for the whole workspace. Imports, signals, lookalike searches and searches by traits skip blocked domains. Existing accounts with these domains are kept, but actions of views, sequences and CRM syncs skip them. Blocking a domain again changes nothing. Errors: 409 `LIMIT_REACHED` if the list would exceed 10,000 domains; no domain of the request is then added. Free. `POST /api/v1/account/blocklist` */
    add: blocklistAdd,
    /** Returns the blocked domains in alphabetical order. Free. `GET /api/v1/account/blocklist` */
    list: blocklistList,
    /** Removes a domain from the blocklist. Errors: 404 for a domain that is not blocked. Free. `DELETE /api/v1/account/blocklist/{domain}` */
    remove: blocklistRemove,
  },
  credits: {
    /** Returns the number of credits available and the number reserved for running jobs. Free. `GET /api/v1/credits` */
    balance: creditsBalance,
    /** Returns the budget of the workspace, or of one member, and the credits spent under it. Charges of a member count under both budgets. The charges of a signal or bulk job count for the member who started it. Free. `GET /api/v1/credits/budget` */
    budget: creditsBudget,
    /** Returns the prices of all operations that cost credits. Free. `GET /api/v1/credits/prices` */
    prices: creditsPrices,
    /** Sets the budget of the workspace, or of one member. A charge that a budget does not allow is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A running signal stops before the charge that would exceed the budget, and keeps its results. A bulk job keeps the credits that it has reserved. If you set a budget below the credits already spent, further charges are rejected. `budget.reached` is sent at most once in a day or month. Errors: 404 for a user who is not a member. Free. `PATCH /api/v1/credits/budget` */
    updateBudget: creditsUpdateBudget,
    /** Returns the entries of the workspace's credit ledger, newest first. With `group_by`, returns the sums of charges and refunds instead. With `Accept: text/csv`, returns all entries or sums; `limit` and `offset` apply only to JSON. Free. `GET /api/v1/credits/usage` */
    usage: creditsUsage,
  },
  crm: {
    /** Returns the status of a CRM job and the outcome for each record. Free. `GET /api/v1/crm/check-job-status` */
    checkJobStatus: crmCheckJobStatus,
    /** Starts a job that syncs accounts to the connected CRM. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-accounts-job` */
    syncAccounts: crmSyncAccounts,
    /** Starts a job that syncs people to the connected CRM and links them to their accounts there. Accounts that are not in the CRM are created. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`. `POST /api/v1/crm/sync-people-job` */
    syncPeople: crmSyncPeople,
  },
  events: {
    /** Returns the events of an account in a vertical, newest first. Errors: 404 for an account, vertical or event type that does not exist. Free. `GET /api/v1/accounts/{account_id}/events` */
    listAccountEvents: eventsListAccountEvents,
    /** Returns the event types of a vertical, each with the number of the workspace's accounts and people that have such events. Errors: 404 for a vertical that does not exist. Free. `GET /api/v1/verticals/{vertical_id}/event-types` */
    listEventTypes: eventsListEventTypes,
    /** Returns all verticals. Free. `GET /api/v1/verticals` */
    listVerticals: eventsListVerticals,
  },
  exclusions: {
    /** Returns the exclusions of the workspace. Free. `GET /api/v1/exclusions` */
    read: exclusionsRead,
    /** Replaces the exclusions of the workspace. Signals neither find nor charge excluded accounts; views neither assign them in the CRM nor add their people to a sequence. An omitted exclusion is off. Free. `PUT /api/v1/exclusions` */
    replace: exclusionsReplace,
  },
  feedback: {
    /** Records whether a result of the workspace is right. A wrong result is excluded from later results of its kind, and its credits are refunded. The ledger shows the refund as an entry of the kind `refund`. Within 30 days, refunds are immediate up to a share of the credits charged in that time, usually 10 %. Beyond this share, `refund` is `pending` until an operator approves the refund. Pages of bulk jobs that are already written do not change. Errors: 404 for a result that the workspace does not have; 409 `ALREADY_JUDGED` for a result with a verdict; 409 `JOB_NOT_FINISHED` for a company of a bulk job that is still running, because its price is not final. Free. `POST /api/v1/feedback` */
    give: feedbackGive,
  },
  icps: {
    /** Creates a profile. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 profiles. Free. `POST /api/v1/icps` */
    create: icpsCreate,
    /** Deletes a profile. Accounts and people found with it are kept. Errors: 409 `CONFLICT`, which lists the signals that use the profile, including ended signals, because they can be run again. With `force=true`, signals that have not ended are stopped first, and none of the signals can run again. Free. `DELETE /api/v1/icps/{icp_id}` */
    delete: icpsDelete,
    /** Returns the workspace's profiles, newest first. Free. `GET /api/v1/icps` */
    list: icpsList,
    /** Returns a profile. Free. `GET /api/v1/icps/{icp_id}` */
    read: icpsRead,
    /** Updates a profile. Omitted fields keep their values, and `filters` replaces all current filters. Repeating signals use the new filters from their next run. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`. Free. `PATCH /api/v1/icps/{icp_id}` */
    update: icpsUpdate,
  },
  insights: {
    /** Returns the notifications that the acting user's views sent in the last `days`, newest first, each with its insights. Free. `GET /api/v1/insights/alerts` */
    alerts: insightsAlerts,
    /** Returns the insights about all accounts of the workspace in the last `days`, newest first. Free. `GET /api/v1/insights/feed` */
    feed: insightsFeed,
  },
  integrations: {
    /** Connects a system, and replaces the system previously connected for this kind. The credentials are verified first; if verification fails, the previous connection is kept. `PUT /api/v1/integrations/{kind}` */
    connect: integrationsConnect,
    /** Disconnects a system and deletes its credentials. Views keep their settings; actions that need the system fail until one is connected again. Accounts that were in the CRM are kept, but no longer appear as being in the CRM or owned. If no system is connected, the response is 404. Errors: 409 `CONFLICT`, which lists the objects that depend on the CRM's accounts: signals and workspace exclusions that exclude customers, open deals or accounts in the CRM, and views with such a filter and an action that is on. With `force=true`, these objects are paused or turned off first. Free. `DELETE /api/v1/integrations/{kind}` */
    disconnect: integrationsDisconnect,
    /** Returns each kind of integration and the system connected for it. Credentials are never returned. Free. `GET /api/v1/integrations` */
    list: integrationsList,
    /** Returns the CRM fields that can be written, for a field mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `INTEGRATION_REJECTED` if the CRM rejects the request; 503 `UNAVAILABLE` if it cannot be reached. Free. `GET /api/v1/integrations/crm/fields` */
    listFields: integrationsListFields,
    /** Reads the changes in the CRM now, instead of at the next regular time. If a read is already pending, no second read is started. Errors: 400 `INTEGRATION_NOT_CONNECTED`. Free. `POST /api/v1/integrations/crm/pull` */
    pull: integrationsPull,
    /** Returns the workspace's field mapping; the lists are empty without a mapping. Free. `GET /api/v1/integrations/crm/field-mapping` */
    readFieldMapping: integrationsReadFieldMapping,
    /** Replaces the workspace's field mapping, which CRM jobs, safe CRM additions and views apply. Connecting a different CRM removes the mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `TARGET_NOT_FOUND` for a field that does not exist in the CRM or cannot be written; 503 `UNAVAILABLE` if the CRM cannot be reached. Free. `PUT /api/v1/integrations/crm/field-mapping` */
    replaceFieldMapping: integrationsReplaceFieldMapping,
  },
  jobPosts: {
    /** Searches job posts and returns them newest first, each with the matching sentence. With `group_by`, counts the posts by company, technology, title, department, country or week instead. Free. `POST /api/v1/job-posts/search` */
    search: jobPostsSearch,
  },
  lookalikes: {
    /** Requests cancellation of a bulk job. The job ends at the next batch boundary. Written pages are kept, and only delivered companies are charged. Errors: 409 `JOB_ALREADY_FINISHED` for a job that has ended. Free. `POST /api/v1/account/search-lookalikes-bulk/{job_id}/cancel` */
    cancelBulk: lookalikesCancelBulk,
    /** Returns all results of a bulk job, most similar first: as newline-delimited JSON (`Accept: application/x-ndjson`, the default) or as comma-separated values (`Accept: text/csv`). Errors: 409 `JOB_NOT_FINISHED` for a job that has not ended. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}/export` */
    exportBulk: lookalikesExportBulk,
    /** Returns the workspace's bulk jobs, newest first, without their results. Free. `GET /api/v1/account/search-lookalikes-bulk` */
    listBulk: lookalikesListBulk,
    /** Returns the status of a bulk job and one page of its results. Poll until `status` is `completed`, `failed` or `cancelled`. Pages can be read as soon as they are written. Free. `GET /api/v1/account/search-lookalikes-bulk/{job_id}` */
    pollBulk: lookalikesPollBulk,
    /** Returns up to 100 companies that are similar to the seeds, match a description, or both. The results never contain the seeds, other domains of companies with the same names, a company twice, or blocked domains. A filter that requires a value excludes companies whose value is unknown. `GET /api/v1/account/search-lookalikes` */
    search: lookalikesSearch,
    /** Starts a job that finds up to 10,000 companies. The same companies are excluded as in `GET /api/v1/account/search-lookalikes`. `POST /api/v1/account/search-lookalikes-bulk` */
    submitBulk: lookalikesSubmitBulk,
  },
  people: {
    /** Returns up to 500 people by id. Ids unknown to the workspace are listed in `not_found_ids`. Free. `POST /api/v1/people/batch` */
    batch: peopleBatch,
    /** Finds the work emails of up to 100 people and reveals them to the workspace. Costs 1 credit for each newly found email. People whose email is already known or cannot be found cost nothing. If there are not enough credits for every email found, the response is 402 `INSUFFICIENT_CREDITS` and no email is revealed. `POST /api/v1/people/enrich-emails` */
    enrichEmails: peopleEnrichEmails,
    /** Returns the filters that people lists and people views accept. Free. `GET /api/v1/people/filters` */
    filters: peopleFilters,
    /** Returns the ids of the people at the workspace's accounts who match a view, filters, or both. `POST /api/v1/people/batch` returns the people themselves. `POST /api/v1/people/list` */
    list: peopleList,
  },
  quotes: {
    /** Runs a request up to its charge, and returns the number of results and the cost. Stores nothing. For a signal, the quote covers the first run. Faults of the quoted request are reported under `request`. All other errors are those of the quoted operation. To use the quote, send its id as `X-Quote-ID` with the request; over MCP, pass it as the argument of that name. Quotes count against the rate limit for requests that spend credits. Free. `POST /api/v1/quotes` */
    create: quotesCreate,
  },
  signals: {
    /** Deletes a signal with its runs and results. A run in progress ends first. The accounts, people, audiences and insights that it created or found are kept. Errors: 409 `CONFLICT`, which lists the views that filter by the signal and have an action that is on. With `force=true`, these actions are turned off first. Free. `DELETE /api/v1/signal/{signal_id}` */
    delete: signalsDelete,
    /** Deploys a signal that finds the accounts and people who engage with a competitor's profile. `POST /api/v1/signal/deploy/competitor-engagement-agent` */
    deployCompetitorEngagement: signalsDeployCompetitorEngagement,
    /** Deploys a signal that finds people from your audiences, or from past customers, who join a new company. It reports the new company as an account, and the person. The person's email address at the old employer is never returned. `POST /api/v2/signal/deploy/job-change` */
    deployJobChange: signalsDeployJobChange,
    /** Deploys a signal that finds companies whose job posts mention a term for the first time. If `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given, the signal also finds up to 5 people at each company: those in the department closest to the term first, then those with the highest seniority. `POST /api/v2/signal/deploy/job-post-first-time-mention` */
    deployJobPostFirstTimeMention: signalsDeployJobPostFirstTimeMention,
    /** Deploys a signal that monitors the activity of a person on the professional network and finds the accounts and people that person engages with. People whose company is not in the catalogue are skipped; the run's `message` states their number. `POST /api/v2/signal/deploy/social-activity` */
    deploySocialActivity: signalsDeploySocialActivity,
    /** Deploys a signal that finds the accounts or people behind posts with a keyword. With `enable_safe_crm_addition`, accounts that are new to the CRM or have no owner there are assigned to you; owners never change. `POST /api/v1/signal/deploy/social-listening-agent` */
    deploySocialListening: signalsDeploySocialListening,
    /** Deploys a signal that finds companies by firmographic filters, without any activity. If `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given, the signal also finds up to 5 people at each company: those in the department closest to the description first, then those with the highest seniority. `POST /api/v2/signal/deploy/trait-only` */
    deployTraitOnly: signalsDeployTraitOnly,
    /** Returns all results of a signal as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. Free. `GET /api/v1/signal/{signal_id}/results/export` */
    exportResults: signalsExportResults,
    /** Returns the workspace's signals, newest first. Without a body, returns the first 50. Free. `POST /api/v1/signal/get-signal-list` */
    list: signalsList,
    /** Pauses a signal. A run in progress ends, and the signal does not run until it is resumed. Errors: 409 `SIGNAL_ALREADY_FINISHED`. Free. `POST /api/v1/signal/{signal_id}/pause` */
    pause: signalsPause,
    /** Returns a signal with its settings and its latest runs. Free. `GET /api/v1/signal/{signal_id}` */
    read: signalsRead,
    /** Returns the findings of a signal so far: accounts, people and the evidence for each. Free. `GET /api/v1/signal/{signal_id}/results` */
    results: signalsResults,
    /** Resumes a paused signal. A repeating signal runs at its next daily time; any other signal runs now. Errors: 409 `CONFLICT` if the signal is not paused; 409 `LIMIT_REACHED` if there are already 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/resume` */
    resume: signalsResume,
    /** Runs a signal now, even if it has ended or is paused. A repeating signal then continues at its daily time. If the signal is already running, nothing changes. The prices at deployment apply to its results. Errors: 409 `LIMIT_REACHED` if there are already 500 repeating signals. Free. `POST /api/v1/signal/{signal_id}/run` */
    run: signalsRun,
    /** Stops a signal. A run in progress ends, and no further run starts. Results are kept and remain charged. If the signal finds work emails or adds results to the CRM, it still does so for the results found, and charges for the emails. Errors: 409 `SIGNAL_ALREADY_FINISHED` for a signal that has ended. Free. `POST /api/v1/signal/{signal_id}/stop` */
    stop: signalsStop,
    /** Changes a signal. For a signal that has ended, only the name can be changed. Errors: 409 `SIGNAL_ALREADY_FINISHED`; 409 `LIMIT_REACHED` at 500 repeating signals; 404 for an unknown audience. Free. `PATCH /api/v1/signal/{signal_id}` */
    update: signalsUpdate,
  },
  technologies: {
    /** Finds technologies by any spelling, or by part of a spelling. Without `search`, lists the technologies with the most companies. The numbers of companies are updated at most once an hour. Free. `GET /api/v2/tech/technologies` */
    list: technologiesList,
    /** Returns the technologies that job posts of a company mention, those in the most posts first, each with quotes from up to three job posts. The technologies are not known to be installed. Errors: 404 for an account that does not exist. Free. `GET /api/v1/accounts/{account_id}/technologies` */
    listOfAccount: technologiesListOfAccount,
  },
  views: {
    /** Creates a view. Chat, webhook, email and sequencing actions start with the next new insight and never process earlier insights. CRM assignment also assigns the accounts that match now. `POST /api/v1/views` */
    create: viewsCreate,
    /** Deletes a view and ends its live actions. The alerts that it sent are kept in the history. Free. `DELETE /api/v1/views/{view_id}` */
    delete: viewsDelete,
    /** Returns all your views of accounts and people with their full configuration. Free. `GET /api/v1/views` */
    list: viewsList,
    /** Returns the deliveries to the view's webhook, newest first, with every attempt. Free. `GET /api/v1/views/{view_id}/webhook/deliveries` */
    listDeliveries: viewsListDeliveries,
    /** Returns the values that live actions accept: chat channels, CRM users and sequences of the connected systems. If a system cannot be read, the response is still 200, and `unavailable` gives the reason. Free. `GET /api/v1/views/options` */
    options: viewsOptions,
    /** Returns a view with its full configuration. Errors: 404 for a view of another user. Free. `GET /api/v1/views/{view_id}` */
    read: viewsRead,
    /** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free. `POST /api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver` */
    redeliver: viewsRedeliver,
    /** Sends the events of a time range again, each under its own `webhook-id`. This applies to events whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free. `POST /api/v1/views/{view_id}/webhook/replay` */
    replayWebhook: viewsReplayWebhook,
    /** Replaces the signing secret of the view's webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Errors: 409 `CONFLICT` for a view without a webhook. Free. `POST /api/v1/views/{view_id}/webhook/rotate-secret` */
    rotateWebhookSecret: viewsRotateWebhookSecret,
    /** Sends a `webhook.test` event to the view's webhook. The result appears in the webhook's deliveries. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free. `POST /api/v1/views/{view_id}/webhook/test` */
    testWebhook: viewsTestWebhook,
    /** Updates a view. Omitted fields keep their values, including fields inside each action: `{"chat_notifications": {"channel_id": "C0482"}}` changes the channel and nothing else. `filters` replaces all current filters, `{"enabled": false}` turns an action off and keeps its settings, and `null` removes an action. A new `webhook_secret` is returned only when the webhook's URL changes. The errors are the same as for creating a view. Free. `PATCH /api/v1/views/{view_id}` */
    update: viewsUpdate,
  },
  webhooks: {
    /** Creates a webhook and returns its signing secret. Errors: 400 `WEBHOOK_URL_REFUSED` unless the URL is public and https; 409 `WEBHOOK_LIMIT_REACHED` at 50 webhooks. Free. `POST /api/v1/webhooks` */
    create: webhooksCreate,
    /** Deletes a webhook. Pending deliveries are dropped. Free. `DELETE /api/v1/webhooks/{webhook_id}` */
    delete: webhooksDelete,
    /** Returns the workspace's webhooks, oldest first, without their secrets. Free. `GET /api/v1/webhooks` */
    list: webhooksList,
    /** Returns the deliveries to a webhook, newest first, with every attempt. Deliveries that have ended are kept for 30 days unless the service is configured otherwise. Free. `GET /api/v1/webhooks/{webhook_id}/deliveries` */
    listDeliveries: webhooksListDeliveries,
    /** Returns a webhook, without its secret. Free. `GET /api/v1/webhooks/{webhook_id}` */
    read: webhooksRead,
    /** Sends an event again under the same `webhook-id`, regardless of the status of its delivery. Errors: 409 `CONFLICT` for a webhook that is turned off. Free. `POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver` */
    redeliver: webhooksRedeliver,
    /** Sends the events of a time range again, each under its own `webhook-id`. This applies to events whose delivery has ended and is still in the log. Errors: 422 for a range of more than 10,000 deliveries; 409 `CONFLICT` for a webhook that is turned off. Free. `POST /api/v1/webhooks/{webhook_id}/replay` */
    replay: webhooksReplay,
    /** Replaces the signing secret of a webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Free. `POST /api/v1/webhooks/{webhook_id}/rotate-secret` */
    rotateSecret: webhooksRotateSecret,
    /** Sends a `webhook.test` event to the webhook, with a sample of each event that it subscribes to. The result appears in its deliveries. Errors: 409 `CONFLICT` for a webhook that is turned off. Free. `POST /api/v1/webhooks/{webhook_id}/test` */
    test: webhooksTest,
    /** Updates a webhook. Omitted fields keep their values, and the secret never changes. Errors: 400 `WEBHOOK_URL_REFUSED` unless the URL is public and https. Free. `PATCH /api/v1/webhooks/{webhook_id}` */
    update: webhooksUpdate,
  },
  workspaceMembers: {
    /** Adds an email address to the workspace. If the address is in no workspace, the next code emailed to it announces the invitation. Verifying that code joins the workspace, unless the invitation is declined. The member then uses a separate API key, or is the acting user in requests with another member's key. An address that is in another workspace or declines stays `invited`, so the response does not reveal who uses the service. Adding a member again changes nothing. Errors: 409 `LIMIT_REACHED` at 100 open invitations. Free. `POST /api/v1/workspace/members` */
    add: workspaceMembersAdd,
    /** Returns the members of the workspace, including invited ones, oldest first. Free. `GET /api/v1/workspace/members` */
    list: workspaceMembersList,
    /** Removes a member, or withdraws an invitation. The member's keys stop working immediately. Objects that the member created stay in the workspace. If the address is verified again, it gets its own workspace. Errors: 409 `CONFLICT` for the last active member. Free. `DELETE /api/v1/workspace/members` */
    remove: workspaceMembersRemove,
  },
} as const;

/** The types of webhook events. */
export const WEBHOOK_EVENT_TYPES = ["insights.new","lookalike_job.completed","lookalike_job.failed","lookalike_job.cancelled","signal.completed","signal.failed","signal.stopped","crm_job.completed","crm_job.failed","credits.low","budget.reached","credits.charged","webhook.disabled"] as const;
