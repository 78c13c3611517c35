// Generated from spec/ by `npm run generate`. Not to be edited.

export interface paths {
    "/api/v1/account/blocklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked domains
         * @description Returns the blocked domains in alphabetical order. Free.
         */
        get: operations["Blocklist_list"];
        put?: never;
        /**
         * Block domains
         * @description Blocks domains for the whole workspace. Imports, signals, lookalike searches and searches by traits skip blocked domains. Existing accounts with these domains are kept, but actions of views, sequences and CRM syncs skip them. Blocking a domain again changes nothing. Errors: 409 `LIMIT_REACHED` if the list would exceed 10,000 domains; no domain of the request is then added. Free.
         */
        post: operations["Blocklist_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/blocklist/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock a domain
         * @description Removes a domain from the blocklist. Errors: 404 for a domain that is not blocked. Free.
         */
        delete: operations["Blocklist_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/firmographic-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List firmographic options
         * @description Returns the values that firmographic filters accept. The response never changes within a release. Free.
         */
        get: operations["Accounts_firmographicOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/get-account-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List accounts
         * @description Returns the workspace's accounts, sorted by id: the companies that it imported, read from its CRM, or added through signals and audiences. Without a body, returns the first 50. The list includes accounts whose domain was blocked later.
         *
         *     Errors: 400 `UNKNOWN_FILTER`, with the closest known filter in `details`, or `null` if none is similar; 404 for an audience or signal that does not exist. Free.
         */
        post: operations["Accounts_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import accounts
         * @description Imports up to 1,000 companies as accounts of the workspace, by domain. The response gives the outcome for each. Importing a company again changes nothing. Free.
         */
        post: operations["Accounts_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/import-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of accounts
         * @description Imports the companies of a file as accounts of the workspace: up to 10,000 rows of CSV, NDJSON or a JSON array, sent as `text/csv` or `application/x-ndjson`, or as a string in JSON. The columns are recognised by their names, in English and other languages, including the names that exports of CRMs and databases use. A row is matched with a company by domain, by the company's page on a professional network or, without a domain, by a name that only one company has. The response gives the outcome for each row. `dry_run=true` returns the columns and outcomes without importing. Free.
         *
         *     Errors: 400 `FILE_UNREADABLE` for a file without rows, such as a workbook or a web page, with too many rows, or without a column that identifies companies. In the last case, `details` contains the file's columns.
         */
        post: operations["Accounts_importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-by-name-or-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search accounts by name or domain
         * @description Searches the catalogue for companies by name or domain. An exact match comes first. A prefix or initials such as `J&J` are enough; typos, word order, accents, spaces and legal forms such as `Inc` are tolerated. A company without a known domain is found only by its exact name. The search includes blocked domains. Free.
         */
        get: operations["Accounts_searchByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-by-traits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search accounts by traits
         * @description Searches the catalogue for companies that match a description in natural language, ranked by similarity. Blocked domains are excluded, and a company with several domains is returned once. Free. Errors: 400 `NO_SEED_RESOLVED` if no seed is in the catalogue; 422 if both `query` and `seed_domains` are missing.
         */
        get: operations["Accounts_searchByTraits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-lookalikes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search lookalikes
         * @description Returns up to 100 companies that are similar to the seeds, match a description, or both. The results never contain the seeds, other domains of companies with the same names, a company twice, or blocked domains. A filter that requires a value excludes companies whose value is unknown.
         *
         *     Costs 1 credit for each company returned; generating a query from seeds is free. Errors: 400 `NO_SEED_RESOLVED` if no seed is in the catalogue, and nothing is charged; 402 `INSUFFICIENT_CREDITS`; 422 if both `query` and `seed_domains` are missing.
         */
        get: operations["Lookalikes_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-lookalikes-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bulk lookalike jobs
         * @description Returns the workspace's bulk jobs, newest first, without their results. Free.
         */
        get: operations["Lookalikes_listBulk"];
        put?: never;
        /**
         * Start a bulk lookalike job
         * @description Starts a job that finds up to 10,000 companies. The same companies are excluded as in `GET /api/v1/account/search-lookalikes`.
         *
         *     Reserves `limit` credits. When the job ends, 1 credit is charged for each company delivered, and the rest is released. A failed job costs nothing. Errors: 400 `NO_SEED_RESOLVED`; 402 `INSUFFICIENT_CREDITS`; 429 `TOO_MANY_PENDING_JOBS` if the workspace has too many unfinished jobs.
         */
        post: operations["Lookalikes_submitBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-lookalikes-bulk/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poll a bulk lookalike job
         * @description Returns the status of a bulk job and one page of its results. Poll until `status` is `completed`, `failed` or `cancelled`. Pages can be read as soon as they are written. Free.
         */
        get: operations["Lookalikes_pollBulk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-lookalikes-bulk/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a bulk lookalike job
         * @description Requests cancellation of a bulk job. The job ends at the next batch boundary. Written pages are kept, and only delivered companies are charged. Errors: 409 `JOB_ALREADY_FINISHED` for a job that has ended. Free.
         */
        post: operations["Lookalikes_cancelBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/search-lookalikes-bulk/{job_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a bulk lookalike job
         * @description Returns all results of a bulk job, most similar first: as newline-delimited JSON (`Accept: application/x-ndjson`, the default) or as comma-separated values (`Accept: text/csv`). Errors: 409 `JOB_NOT_FINISHED` for a job that has not ended. Free.
         */
        get: operations["Lookalikes_exportBulk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an account
         * @description Returns a company of the catalogue and its relation to the workspace. Free.
         */
        get: operations["Accounts_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{account_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of an account
         * @description Returns the events of an account in a vertical, newest first. Errors: 404 for an account, vertical or event type that does not exist. Free.
         */
        get: operations["Events_listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{account_id}/technologies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the technologies of an account
         * @description Returns the technologies that job posts of a company mention, those in the most posts first, each with quotes from up to three job posts. The technologies are not known to be installed. Errors: 404 for an account that does not exist. Free.
         */
        get: operations["Technologies_listOfAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{account_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the timeline of an account
         * @description Returns the workspace's insights about an account and the account's events in one list, newest first. Errors: 404 for an account that does not exist. Free.
         */
        get: operations["AccountTimeline_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the key
         * @description Deletes the API key that sends this request. The key stops working immediately and cannot be recovered. Signing up again issues a new key to the same user. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free.
         */
        delete: operations["AgentKeys_deleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the acting user
         * @description Returns the acting user: the id for `X-User-ID`, the email address and the workspace. Free.
         */
        get: operations["AgentKeys_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the key
         * @description Replaces the API key that sends this request. The previous key stops working immediately. If the response is lost, a retry with the previous key and the same `Idempotency-Key` returns the response once, within ten minutes, if the `Idempotency-Key` has at least 32 characters. The previous key cannot be used for anything else. Keep the `Idempotency-Key` secret: with it and the previous key, anyone can read the new key. Errors: 409 `CONFLICT` when another request has replaced or deleted the key. Free.
         */
        post: operations["AgentKeys_rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code by email
         * @description Sends a 6-digit code to an email address. A new address gets a key once the code is verified; a known address recovers its key the same way. The response is the same for both. A new code replaces the previous code.
         *
         *     Errors: 429 `RATE_LIMITED` with `details.retry_after_seconds` after 5 requests an hour for an address, 30 from a network (an IPv4 address or an IPv6 /64) or 120 from an IPv6 /48. Free.
         */
        post: operations["AgentKeys_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the code for a key
         * @description Exchanges a code for an API key. The first verification of an address creates a user and a workspace with initial credits. An address that was added to a workspace before the code was requested joins that workspace instead, unless `decline_invitation` is `true`. To leave a workspace, remove your own address from it and verify again. A known address gets its existing key and a notice by email.
         *
         *     Errors: 400 `OTP_INVALID` with `details.remaining_attempts` for a wrong code; 400 `OTP_EXPIRED` without a pending code or after 24 hours; 429 `OTP_MAX_ATTEMPTS` after 10 wrong codes, which requires a new code; 429 `RATE_LIMITED` with `details.retry_after_seconds` after more than 10 wrong codes for an address in 24 hours. The wait between two attempts then grows to an hour, and at most 30 codes are checked in 24 hours. Free.
         */
        post: operations["AgentKeys_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audiences
         * @description Returns the workspace's audiences, including those created by signals, newest first. Free.
         */
        get: operations["Audiences_list"];
        put?: never;
        /**
         * Create an audience
         * @description Creates an empty audience. Errors: 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 audiences. Free.
         */
        post: operations["Audiences_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audiences/{audience_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an audience
         * @description Returns an audience. To list its members, use the filters `include_audience_ids` for accounts and `people_audience_include` for people. Free.
         */
        get: operations["Audiences_read"];
        put?: never;
        post?: never;
        /**
         * Delete an audience
         * @description Deletes an audience. Its accounts and people are kept. A signal that adds to it creates a new audience with the same name when it finds more. Errors: 409 `CONFLICT`, which lists the objects that refer to the audience: signals that watch or exclude it, including ended ones, views that filter by it and have an action that is on, and the exclusions of the workspace. With `force=true`, signals that have not ended are paused and the actions of these views are turned off first. Objects that still refer to the audience do nothing until their settings change. Free.
         */
        delete: operations["Audiences_delete"];
        options?: never;
        head?: never;
        /**
         * Change an audience
         * @description Changes the name or the description of an audience. Errors: 409 `NAME_TAKEN`. Free.
         */
        patch: operations["Audiences_update"];
        trace?: never;
    };
    "/api/v1/audiences/{audience_id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add accounts to an audience
         * @description Adds accounts to an audience. A company that is not yet an account of the workspace becomes an account. Free.
         */
        post: operations["Audiences_addAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audiences/{audience_id}/accounts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove accounts from an audience
         * @description Removes accounts from an audience. They remain accounts of the workspace. Free.
         */
        post: operations["Audiences_removeAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audiences/{audience_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export an audience
         * @description Returns all members of an audience as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. A work email is included only if it was revealed to the workspace. Free.
         */
        get: operations["Audiences_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audiences/{audience_id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people to an audience
         * @description Adds people to an audience. Free.
         */
        post: operations["Audiences_addPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audiences/{audience_id}/people/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove people from an audience
         * @description Removes people from an audience. Free.
         */
        post: operations["Audiences_removePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the balance
         * @description Returns the number of credits available and the number reserved for running jobs. Free.
         */
        get: operations["Credits_balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a budget
         * @description Returns the budget of the workspace, or of one member, and the credits spent under it. Charges of a member count under both budgets. The charges of a signal or bulk job count for the member who started it. Free.
         */
        get: operations["Credits_budget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a budget
         * @description Sets the budget of the workspace, or of one member. A charge that a budget does not allow is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A running signal stops before the charge that would exceed the budget, and keeps its results. A bulk job keeps the credits that it has reserved. If you set a budget below the credits already spent, further charges are rejected. `budget.reached` is sent at most once in a day or month. Errors: 404 for a user who is not a member. Free.
         */
        patch: operations["Credits_updateBudget"];
        trace?: never;
    };
    "/api/v1/credits/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prices
         * @description Returns the prices of all operations that cost credits. Free.
         */
        get: operations["Credits_prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit usage
         * @description Returns the entries of the workspace's credit ledger, newest first. With `group_by`, returns the sums of charges and refunds instead. With `Accept: text/csv`, returns all entries or sums; `limit` and `offset` apply only to JSON. Free.
         */
        get: operations["Credits_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crm/check-job-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the status of a CRM job
         * @description Returns the status of a CRM job and the outcome for each record. Free.
         */
        get: operations["Crm_checkJobStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crm/sync-accounts-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync accounts to the CRM
         * @description Starts a job that syncs accounts to the connected CRM. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`.
         *
         *     Errors: 400 `INTEGRATION_NOT_CONNECTED` if no CRM is connected; 400 `ASSIGNEE_NOT_FOUND` if the CRM has no user with `assigned_user_email`; 400 `INTEGRATION_REJECTED` if the CRM rejects the stored credentials; 409 `LIMIT_REACHED` at 1,000 jobs that have not ended. Free.
         */
        post: operations["Crm_syncAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crm/sync-people-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync people to the CRM
         * @description Starts a job that syncs people to the connected CRM and links them to their accounts there. Accounts that are not in the CRM are created. Poll it with `GET /api/v1/crm/check-job-status`. An id unknown to the workspace becomes a failed record with the error `NOT_FOUND`.
         *
         *     Errors: 400 `INTEGRATION_NOT_CONNECTED` if no CRM is connected; 400 `ASSIGNEE_NOT_FOUND` if the CRM has no user with `assigned_user_email`; 400 `INTEGRATION_REJECTED` if the CRM rejects the stored credentials; 409 `LIMIT_REACHED` at 1,000 jobs that have not ended. Free.
         */
        post: operations["Crm_syncPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the exclusions
         * @description Returns the exclusions of the workspace. Free.
         */
        get: operations["Exclusions_read"];
        /**
         * Replace the exclusions
         * @description Replaces the exclusions of the workspace. Signals neither find nor charge excluded accounts; views neither assign them in the CRM nor add their people to a sequence. An omitted exclusion is off. Free.
         */
        put: operations["Exclusions_replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a result
         * @description Records whether a result of the workspace is right. A wrong result is excluded from later results of its kind, and its credits are refunded. The ledger shows the refund as an entry of the kind `refund`. Within 30 days, refunds are immediate up to a share of the credits charged in that time, usually 10 %. Beyond this share, `refund` is `pending` until an operator approves the refund. Pages of bulk jobs that are already written do not change. Errors: 404 for a result that the workspace does not have; 409 `ALREADY_JUDGED` for a result with a verdict; 409 `JOB_NOT_FINISHED` for a company of a bulk job that is still running, because its price is not final. Free.
         */
        post: operations["Feedback_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/icps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profiles
         * @description Returns the workspace's profiles, newest first. Free.
         */
        get: operations["Icps_list"];
        put?: never;
        /**
         * Create a profile
         * @description Creates a profile. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`; 409 `LIMIT_REACHED` at 1,000 profiles. Free.
         */
        post: operations["Icps_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/icps/{icp_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a profile
         * @description Returns a profile. Free.
         */
        get: operations["Icps_read"];
        put?: never;
        post?: never;
        /**
         * Delete a profile
         * @description Deletes a profile. Accounts and people found with it are kept. Errors: 409 `CONFLICT`, which lists the signals that use the profile, including ended signals, because they can be run again. With `force=true`, signals that have not ended are stopped first, and none of the signals can run again. Free.
         */
        delete: operations["Icps_delete"];
        options?: never;
        head?: never;
        /**
         * Update a profile
         * @description Updates a profile. Omitted fields keep their values, and `filters` replaces all current filters. Repeating signals use the new filters from their next run. Errors: 400 `UNKNOWN_FILTER`; 409 `NAME_TAKEN`. Free.
         */
        patch: operations["Icps_update"];
        trace?: never;
    };
    "/api/v1/insights/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts
         * @description Returns the notifications that the acting user's views sent in the last `days`, newest first, each with its insights. Free.
         */
        get: operations["Insights_alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insights/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List insights
         * @description Returns the insights about all accounts of the workspace in the last `days`, newest first. Free.
         */
        get: operations["Insights_feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integrations
         * @description Returns each kind of integration and the system connected for it. Credentials are never returned. Free.
         */
        get: operations["Integrations_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/crm/field-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the field mapping
         * @description Returns the workspace's field mapping; the lists are empty without a mapping. Free.
         */
        get: operations["Integrations_readFieldMapping"];
        /**
         * Replace the field mapping
         * @description Replaces the workspace's field mapping, which CRM jobs, safe CRM additions and views apply. Connecting a different CRM removes the mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `TARGET_NOT_FOUND` for a field that does not exist in the CRM or cannot be written; 503 `UNAVAILABLE` if the CRM cannot be reached. Free.
         */
        put: operations["Integrations_replaceFieldMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/crm/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fields of the CRM
         * @description Returns the CRM fields that can be written, for a field mapping. Errors: 400 `INTEGRATION_NOT_CONNECTED`; 400 `INTEGRATION_REJECTED` if the CRM rejects the request; 503 `UNAVAILABLE` if it cannot be reached. Free.
         */
        get: operations["Integrations_listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/crm/pull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the CRM now
         * @description Reads the changes in the CRM now, instead of at the next regular time. If a read is already pending, no second read is started. Errors: 400 `INTEGRATION_NOT_CONNECTED`. Free.
         */
        post: operations["Integrations_pull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Connect an integration
         * @description Connects a system, and replaces the system previously connected for this kind. The credentials are verified first; if verification fails, the previous connection is kept.
         *
         *     A CRM is read when it is connected, and then every 15 minutes, or less often when the CRM's request limit is nearly used up. The service reads which accounts are in the CRM, their owners, work emails of people, stages of deals, and do-not-contact marks. Companies of the catalogue that are in the CRM become accounts, unless their domain is blocked. CRM data in responses is as of the last read.
         *
         *     Errors: 400 `INTEGRATION_REJECTED` if the system rejects the credentials; 422 if `provider` does not belong to the kind in the path; 503 `UNAVAILABLE` if the system cannot be reached or its response cannot be read. Free.
         */
        put: operations["Integrations_connect"];
        post?: never;
        /**
         * Disconnect an integration
         * @description Disconnects a system and deletes its credentials. Views keep their settings; actions that need the system fail until one is connected again. Accounts that were in the CRM are kept, but no longer appear as being in the CRM or owned. If no system is connected, the response is 404. Errors: 409 `CONFLICT`, which lists the objects that depend on the CRM's accounts: signals and workspace exclusions that exclude customers, open deals or accounts in the CRM, and views with such a filter and an action that is on. With `force=true`, these objects are paused or turned off first. Free.
         */
        delete: operations["Integrations_disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/job-posts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search job posts
         * @description Searches job posts and returns them newest first, each with the matching sentence. With `group_by`, counts the posts by company, technology, title, department, country or week instead. Free.
         */
        post: operations["JobPosts_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve people
         * @description Returns up to 500 people by id. Ids unknown to the workspace are listed in `not_found_ids`. Free.
         */
        post: operations["People_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people/enrich-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrich people with work emails
         * @description Finds the work emails of up to 100 people and reveals them to the workspace. Costs 1 credit for each newly found email. People whose email is already known or cannot be found cost nothing. If there are not enough credits for every email found, the response is 402 `INSUFFICIENT_CREDITS` and no email is revealed.
         */
        post: operations["People_enrichEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people filters
         * @description Returns the filters that people lists and people views accept. Free.
         */
        get: operations["People_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List people ids
         * @description Returns the ids of the people at the workspace's accounts who match a view, filters, or both. `POST /api/v1/people/batch` returns the people themselves.
         *
         *     Errors: 400 `UNKNOWN_FILTER`; 400 `VIEW_TYPE_MISMATCH` for an accounts view; 404 for a view, audience or signal that does not exist. Free.
         */
        post: operations["People_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a request
         * @description Runs a request up to its charge, and returns the number of results and the cost. Stores nothing. For a signal, the quote covers the first run. Faults of the quoted request are reported under `request`. All other errors are those of the quoted operation. To use the quote, send its id as `X-Quote-ID` with the request; over MCP, pass it as the argument of that name. Quotes count against the rate limit for requests that spend credits. Free.
         */
        post: operations["Quotes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/deploy/competitor-engagement-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy a competitor engagement signal
         * @description Deploys a signal that finds the accounts and people who engage with a competitor's profile.
         *
         *     Deploying is free. Each account found costs 10 credits, each person 20, each work email 1. Errors: 402 `INSUFFICIENT_CREDITS` if the workspace has no credits; 409 `LIMIT_REACHED` if there are already 500 repeating signals.
         */
        post: operations["Signals_deployCompetitorEngagement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/deploy/social-listening-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy a social listening signal
         * @description Deploys a signal that finds the accounts or people behind posts with a keyword. With `enable_safe_crm_addition`, accounts that are new to the CRM or have no owner there are assigned to you; owners never change.
         *
         *     Deploying is free. Each account found costs 10 credits, each person 20, each person found by the advanced search another 6, each work email 1. Errors: 402 `INSUFFICIENT_CREDITS` if the workspace has no credits; 409 `LIMIT_REACHED` if there are already 500 repeating signals.
         */
        post: operations["Signals_deploySocialListening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/get-signal-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List signals
         * @description Returns the workspace's signals, newest first. Without a body, returns the first 50. Free.
         */
        post: operations["Signals_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/{signal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a signal
         * @description Returns a signal with its settings and its latest runs. Free.
         */
        get: operations["Signals_read"];
        put?: never;
        post?: never;
        /**
         * Delete a signal
         * @description Deletes a signal with its runs and results. A run in progress ends first. The accounts, people, audiences and insights that it created or found are kept. Errors: 409 `CONFLICT`, which lists the views that filter by the signal and have an action that is on. With `force=true`, these actions are turned off first. Free.
         */
        delete: operations["Signals_delete"];
        options?: never;
        head?: never;
        /**
         * Change a signal
         * @description Changes a signal. For a signal that has ended, only the name can be changed. Errors: 409 `SIGNAL_ALREADY_FINISHED`; 409 `LIMIT_REACHED` at 500 repeating signals; 404 for an unknown audience. Free.
         */
        patch: operations["Signals_update"];
        trace?: never;
    };
    "/api/v1/signal/{signal_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a signal
         * @description Pauses a signal. A run in progress ends, and the signal does not run until it is resumed. Errors: 409 `SIGNAL_ALREADY_FINISHED`. Free.
         */
        post: operations["Signals_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/{signal_id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the results of a signal
         * @description Returns the findings of a signal so far: accounts, people and the evidence for each. Free.
         */
        get: operations["Signals_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/{signal_id}/results/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the results of a signal
         * @description Returns all results of a signal as newline-delimited JSON, or as CSV if the `Accept` header asks for `text/csv`. Free.
         */
        get: operations["Signals_exportResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/{signal_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a signal
         * @description Resumes a paused signal. A repeating signal runs at its next daily time; any other signal runs now. Errors: 409 `CONFLICT` if the signal is not paused; 409 `LIMIT_REACHED` if there are already 500 repeating signals. Free.
         */
        post: operations["Signals_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/{signal_id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a signal now
         * @description Runs a signal now, even if it has ended or is paused. A repeating signal then continues at its daily time. If the signal is already running, nothing changes. The prices at deployment apply to its results. Errors: 409 `LIMIT_REACHED` if there are already 500 repeating signals. Free.
         */
        post: operations["Signals_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signal/{signal_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a signal
         * @description Stops a signal. A run in progress ends, and no further run starts. Results are kept and remain charged. If the signal finds work emails or adds results to the CRM, it still does so for the results found, and charges for the emails. Errors: 409 `SIGNAL_ALREADY_FINISHED` for a signal that has ended. Free.
         */
        post: operations["Signals_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verticals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List verticals
         * @description Returns all verticals. Free.
         */
        get: operations["Events_listVerticals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verticals/{vertical_id}/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the event types of a vertical
         * @description Returns the event types of a vertical, each with the number of the workspace's accounts and people that have such events. Errors: 404 for a vertical that does not exist. Free.
         */
        get: operations["Events_listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List views
         * @description Returns all your views of accounts and people with their full configuration. Free.
         */
        get: operations["Views_list"];
        put?: never;
        /**
         * Create a view
         * @description Creates a view. Chat, webhook, email and sequencing actions start with the next new insight and never process earlier insights. CRM assignment also assigns the accounts that match now.
         *
         *     Errors: 400 `UNKNOWN_FILTER`; 400 `VIEW_TYPE_MISMATCH` for people filters in an accounts view; 400 `INTEGRATION_NOT_CONNECTED` for an action whose system is not connected; 400 `TARGET_NOT_FOUND` for a channel, CRM user or sequence that does not exist, with the `field` in `details`; 400 `WEBHOOK_URL_REFUSED`; 404 for an audience or signal that does not exist; 409 `VIEW_NAME_TAKEN`; 409 `CONFIRMATION_REQUIRED`; 409 `LIMIT_REACHED` at 1,000 views. Free.
         */
        post: operations["Views_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List options for live actions
         * @description Returns the values that live actions accept: chat channels, CRM users and sequences of the connected systems. If a system cannot be read, the response is still 200, and `unavailable` gives the reason. Free.
         */
        get: operations["Views_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a view
         * @description Returns a view with its full configuration. Errors: 404 for a view of another user. Free.
         */
        get: operations["Views_read"];
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Deletes a view and ends its live actions. The alerts that it sent are kept in the history. Free.
         */
        delete: operations["Views_delete"];
        options?: never;
        head?: never;
        /**
         * Update a view
         * @description Updates a view. Omitted fields keep their values, including fields inside each action: `{"chat_notifications": {"channel_id": "C0482"}}` changes the channel and nothing else. `filters` replaces all current filters, `{"enabled": false}` turns an action off and keeps its settings, and `null` removes an action. A new `webhook_secret` is returned only when the webhook's URL changes. The errors are the same as for creating a view. Free.
         */
        patch: operations["Views_update"];
        trace?: never;
    };
    "/api/v1/views/{view_id}/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a view's webhook
         * @description Returns the deliveries to the view's webhook, newest first, with every attempt. Free.
         */
        get: operations["Views_listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view_id}/webhook/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver to a view's webhook
         * @description Sends an event again under the same `webhook-id`, regardless of the status of its delivery. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free.
         */
        post: operations["Views_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view_id}/webhook/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay events to a view's webhook
         * @description Sends the events of a time range again, each under its own `webhook-id`. This applies to events whose delivery has ended and is still in the log. A range of more than 10,000 deliveries is rejected with 422. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free.
         */
        post: operations["Views_replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view_id}/webhook/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a view's webhook
         * @description Replaces the signing secret of the view's webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Errors: 409 `CONFLICT` for a view without a webhook. Free.
         */
        post: operations["Views_rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view_id}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a view's webhook
         * @description Sends a `webhook.test` event to the view's webhook. The result appears in the webhook's deliveries. Errors: 409 `CONFLICT` for a view without a webhook, or whose webhook is turned off. Free.
         */
        post: operations["Views_testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns the workspace's webhooks, oldest first, without their secrets. Free.
         */
        get: operations["Webhooks_list"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook and returns its signing secret. Errors: 400 `WEBHOOK_URL_REFUSED` unless the URL is public and https; 409 `WEBHOOK_LIMIT_REACHED` at 50 webhooks. Free.
         */
        post: operations["Webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook
         * @description Returns a webhook, without its secret. Free.
         */
        get: operations["Webhooks_read"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook. Pending deliveries are dropped. Free.
         */
        delete: operations["Webhooks_delete"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Updates a webhook. Omitted fields keep their values, and the secret never changes. Errors: 400 `WEBHOOK_URL_REFUSED` unless the URL is public and https. Free.
         */
        patch: operations["Webhooks_update"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook
         * @description Returns the deliveries to a webhook, newest first, with every attempt. Deliveries that have ended are kept for 30 days unless the service is configured otherwise. Free.
         */
        get: operations["Webhooks_listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * @description Sends an event again under the same `webhook-id`, regardless of the status of its delivery. Errors: 409 `CONFLICT` for a webhook that is turned off. Free.
         */
        post: operations["Webhooks_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay events to a webhook
         * @description Sends the events of a time range again, each under its own `webhook-id`. This applies to events whose delivery has ended and is still in the log. Errors: 422 for a range of more than 10,000 deliveries; 409 `CONFLICT` for a webhook that is turned off. Free.
         */
        post: operations["Webhooks_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description Replaces the signing secret of a webhook. For 24 hours, events are signed with both the old and the new secret, so that no event is lost while you update the receiver. Free.
         */
        post: operations["Webhooks_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Sends a `webhook.test` event to the webhook, with a sample of each event that it subscribes to. The result appears in its deliveries. Errors: 409 `CONFLICT` for a webhook that is turned off. Free.
         */
        post: operations["Webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes and charges
         * @description Returns every change of the workspace's state, and every charge above 100 credits, newest first. An entry states the actor, the user on whose behalf the actor made the change, the interface and the changed object. Entries contain no secrets. With `Accept: application/x-ndjson` or `Accept: text/csv`, returns all entries of the selected time range; `limit` and `offset` apply only to JSON. Entries are kept for a year unless the service is configured otherwise. Free.
         */
        get: operations["AuditLog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Returns the members of the workspace, including invited ones, oldest first. Free.
         */
        get: operations["WorkspaceMembers_list"];
        put?: never;
        /**
         * Add a member
         * @description Adds an email address to the workspace. If the address is in no workspace, the next code emailed to it announces the invitation. Verifying that code joins the workspace, unless the invitation is declined. The member then uses a separate API key, or is the acting user in requests with another member's key. An address that is in another workspace or declines stays `invited`, so the response does not reveal who uses the service. Adding a member again changes nothing. Errors: 409 `LIMIT_REACHED` at 100 open invitations. Free.
         */
        post: operations["WorkspaceMembers_add"];
        /**
         * Remove a member
         * @description Removes a member, or withdraws an invitation. The member's keys stop working immediately. Objects that the member created stay in the workspace. If the address is verified again, it gets its own workspace. Errors: 409 `CONFLICT` for the last active member. Free.
         */
        delete: operations["WorkspaceMembers_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/filtered-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List accounts by view or filters
         * @description Returns the workspace's accounts that match a view, filters, or both.
         *
         *     Errors: 400 `UNKNOWN_FILTER`; 400 `VIEW_TYPE_MISMATCH` for a people view; 404 for a view, audience or signal that does not exist. Free.
         */
        post: operations["Accounts_listFiltered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List account filters
         * @description Returns the filters that account lists and account views accept. Free.
         */
        get: operations["Accounts_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/signal/deploy/job-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy a job change signal
         * @description Deploys a signal that finds people from your audiences, or from past customers, who join a new company. It reports the new company as an account, and the person. The person's email address at the old employer is never returned.
         *
         *     Deploying is free. Each account found costs 10 credits, each person 20, each work email 1. Errors: 402 `INSUFFICIENT_CREDITS` if the workspace has no credits; 409 `LIMIT_REACHED` if there are already 500 repeating signals.
         */
        post: operations["Signals_deployJobChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/signal/deploy/job-post-first-time-mention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy a job post signal
         * @description Deploys a signal that finds companies whose job posts mention a term for the first time. If `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given, the signal also finds up to 5 people at each company: those in the department closest to the term first, then those with the highest seniority.
         *
         *     Deploying is free. Each account found costs 10 credits, each person 20, each person found by the advanced search another 6, each work email 1. Errors: 402 `INSUFFICIENT_CREDITS` if the workspace has no credits; 409 `LIMIT_REACHED` if there are already 500 repeating signals.
         */
        post: operations["Signals_deployJobPostFirstTimeMention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/signal/deploy/social-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy a social activity signal
         * @description Deploys a signal that monitors the activity of a person on the professional network and finds the accounts and people that person engages with. People whose company is not in the catalogue are skipped; the run's `message` states their number.
         *
         *     Deploying is free. Each account found costs 10 credits, each person 20, each person found by the advanced search another 6, each work email 1. Errors: 402 `INSUFFICIENT_CREDITS` if the workspace has no credits; 409 `LIMIT_REACHED` if there are already 500 repeating signals.
         */
        post: operations["Signals_deploySocialActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/signal/deploy/trait-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy a trait signal
         * @description Deploys a signal that finds companies by firmographic filters, without any activity. If `people_audience_name`, `auto_enrich_people_emails` or `advanced_people_finder` is given, the signal also finds up to 5 people at each company: those in the department closest to the description first, then those with the highest seniority.
         *
         *     Deploying is free. Each account found costs 10 credits, each person 20, each person found by the advanced search another 6, each work email 1. Errors: 402 `INSUFFICIENT_CREDITS` if the workspace has no credits; 409 `LIMIT_REACHED` if there are already 500 repeating signals.
         */
        post: operations["Signals_deployTraitOnly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tech/country-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Returns all countries with their codes: the 249 of ISO 3166-1 and Kosovo (`XKX`). Free.
         */
        get: operations["Accounts_countryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tech/technologies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List technologies
         * @description Finds technologies by any spelling, or by part of a spelling. Without `search`, lists the technologies with the most companies. The numbers of companies are updated at most once an hour. Free.
         */
        get: operations["Technologies_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "budget.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Budget reached
         * @description Sent when a budget rejects a charge or stops a signal, for the first time in its day or month.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BudgetReachedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credits.charged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credits charged
         * @description Sent after each UTC day on which the workspace was charged.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreditsChargedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credits.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credits low
         * @description Sent when a charge reduces the balance of the workspace below 100 credits.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreditsLowEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crm_job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CRM job completed
         * @description Sent when a CRM job completes. Individual records may have failed. A failed job sends `crm_job.failed`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CrmJobCompletedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crm_job.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CRM job failed
         * @description Sent when a CRM job fails because the CRM could not be reached or rejected the connection.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CrmJobFailedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "insights.new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New insights
         * @description Sent when there are new insights. A view's own webhook receives the insights about accounts that match the view. Webhooks of the workspace receive all new insights. Each run of a signal sends one event. A view never sends an insight twice, and never sends insights older than the view.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InsightsNewEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lookalike_job.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk lookalike job cancelled
         * @description Sent when a bulk lookalike job is cancelled. The companies delivered before that were charged and can be read.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LookalikeJobCancelledEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lookalike_job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk lookalike job completed
         * @description Sent when a bulk lookalike job completes. All pages are written and the credits are charged. To receive every outcome, also subscribe to `lookalike_job.failed` and `lookalike_job.cancelled`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LookalikeJobCompletedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lookalike_job.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk lookalike job failed
         * @description Sent when a bulk lookalike job fails. Nothing is charged; pages already written can still be read.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LookalikeJobFailedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "signal.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signal completed
         * @description Sent when a run of a signal completes. If the signal adds results to the CRM, the event is sent after they were added. A repeating signal sends one event per run. To receive every outcome, also subscribe to `signal.failed` and `signal.stopped`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignalCompletedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "signal.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signal failed
         * @description Sent when a run of a signal fails. The results found before that are kept.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignalFailedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "signal.stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signal stopped
         * @description Sent when a signal is stopped by a user, by its credit limit or for lack of credits. The results found before that are kept.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignalStoppedEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook turned off
         * @description Sent to the workspace's other webhooks when a webhook is turned off because its receiver responded with status 410. The user who created the webhook gets an email.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookDisabledEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook test
         * @description Sent when you test a webhook. Respond to it as to any other event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
                     * @example msg_01jt3s0a1b
                     */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /**
                     * @description When this attempt was made. Reject events older than 5 minutes.
                     * @example 1772357400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /**
                     * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
                     * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                     */
                    "webhook-signature": components["parameters"]["WebhookHeaders.webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestEvent"];
                };
            };
            responses: {
                /** @description The receiver accepted the event. Any other 2xx status means the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events; the webhook is turned off. After any other status, the delivery is retried. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A company and its relation to the workspace. */
        Account: {
            /** @description The identifier of the account, the same in every workspace. */
            id: components["schemas"]["Id"];
            /** @description The registrable domain of the company. */
            domain: components["schemas"]["Domain"];
            /** @description The name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description The number of employees.
             */
            employee_count: number | null;
            /**
             * @description The funding stage.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null | (string & {});
            /** @description The country of the headquarters. */
            hq_country: string | null;
            /** @description A description of the company in one line. */
            one_liner: string | null;
            /** @description A detailed description of the company. */
            description: string | null;
            /** @description Keywords that describe the company. */
            tags: components["schemas"]["CompanyTag"][];
            /**
             * Format: int64
             * @description The lower bound of the company's size range.
             */
            employee_min: number | null;
            /**
             * Format: int64
             * @description The upper bound of the company's size range; `null` if unknown or unbounded.
             */
            employee_max: number | null;
            /** @description The city of the headquarters. */
            hq_city: string | null;
            /**
             * Format: int32
             * @description The year the company was founded.
             */
            founded_year: number | null;
            /**
             * @description The ownership of the company; if no source states it, inferred from its funding stage.
             * @enum {string|null}
             */
            ownership: "private" | "public" | "nonprofit" | "government" | "subsidiary" | null | (string & {});
            /**
             * Format: int64
             * @description The total funding of the company, in US dollars.
             */
            total_funding_usd: number | null;
            /** @description The kind of the last funding round, for example `Series B` or `Grant`. */
            last_funding_type: string | null;
            /**
             * Format: date
             * @description The date of the last funding round.
             */
            last_funding_date: string | null;
            /**
             * Format: int64
             * @description The annual revenue, in US dollars.
             */
            revenue_usd: number | null;
            /** @description The profile on the professional network. */
            social_url: string | null;
            /** @description The 20 technologies that the most job posts of the company mention. They are not known to be installed. `GET /api/v1/accounts/{account_id}/technologies` lists all technologies, with quotes. */
            technologies: components["schemas"]["AccountTechnology"][];
            /** @description Whether the company is an account of the workspace. Any company in the catalogue can be retrieved. */
            is_workspace_account: boolean;
            /** @description Whether the workspace imported the account. */
            is_imported: boolean;
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm: boolean;
            /** @description The owner of the account in the connected CRM, or `null` without an owner. */
            crm_owner: components["schemas"]["CrmOwner"] | null;
            /**
             * Format: date-time
             * @description When the company became an account of the workspace, or `null` if it is not an account.
             */
            added_at: string | null;
            /** @description The audiences of the workspace that contain the account. */
            audience_ids: components["schemas"]["Id"][];
            /** @description The signals of the workspace that found the account. */
            signal_ids: components["schemas"]["Id"][];
            /** @description The number of the workspace's insights about the account. */
            insights_count: components["schemas"]["Count"];
            /** @description When the company was added to the catalogue. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the company's record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An event at an account. */
        AccountEvent: {
            /** @description The identifier of the event. */
            id: components["schemas"]["Id"];
            /** @description The event type. */
            event_type_id: components["schemas"]["Id"];
            /** @description The name of the event type. */
            event_type_name: string;
            /** @description The people named in the event. */
            people: components["schemas"]["EventPerson"][];
            /** @description The source of the event, for example `job_post`, `social_post` or `news`; `null` if unknown. */
            signal_type: string | null;
            /** @description When the event happened. */
            event_date: components["schemas"]["Timestamp"];
            /** @description The team the event concerns, or `null`. */
            team_name: string | null;
            /** @description The event in one or two sentences, or `null`. */
            summary: string | null;
            /**
             * Format: uri
             * @description The URL of the source, or `null` if unknown.
             */
            source_url: string | null;
        };
        /** @description A page of the events of an account. */
        AccountEventList: {
            /** @description The events, newest first. */
            data: components["schemas"]["AccountEvent"][];
            /** @description The page that was returned. */
            pagination: components["schemas"]["EventPage"];
        };
        /** @description The CRM field to which a value of an account is written. */
        AccountFieldMapping: {
            /** @description The value to write. */
            source: components["schemas"]["AccountSource"];
            /** @description The field; `null` means that the value is not written. `GET /api/v1/integrations/crm/fields` lists the fields. */
            crm_field: string | null;
            /** @description When to write the value. */
            write: components["schemas"]["CrmWriteMode"];
        };
        /** @description The CRM field to write a value of an account to. */
        AccountFieldMappingRequest: {
            /**
             * @description The value to write.
             * @enum {string}
             */
            source: "name" | "domain" | "description" | "employee_count" | "city" | "country" | "social_url" | "industry" | "funding_stage" | "reason" | "last_insight";
            /** @description The field; `null` means that the value is not written. `GET /api/v1/integrations/crm/fields` lists the fields. */
            crm_field: string | null;
            /**
             * @description When to write the value.
             * @default fill
             */
            write?: components["schemas"]["CrmWriteMode"];
        };
        /** @description Account filters. An account matches when all given filters match; without filters, every account of the workspace matches. An account whose value is unknown matches no filter that requires a value, and is not excluded by an exclusion filter. An empty list restricts nothing. `GET /api/v2/account/filters` describes each filter. An unknown filter name is rejected with 400 `UNKNOWN_FILTER`. */
        AccountFilters: {
            /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The maximum number of employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages. Same as `funding_stage_include`. */
            funding_stages?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries. Same as `country_include`. */
            hq_country_codes?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies at one of these funding stages. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description Excludes companies at one of these funding stages. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description Excludes companies with headquarters in one of these countries. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies in one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies in one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with at least one of these tags, in any letter case. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with at least one of these tags, in any letter case. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with headquarters in one of these cities, in any letter case. */
            city_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
            city_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only companies with one of these kinds of ownership. */
            ownership_include?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
            /** @description Excludes companies with one of these kinds of ownership. */
            ownership_exclude?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
            /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
            min_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much total funding, in US dollars. */
            max_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
            last_funding_type_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
            last_funding_type_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
            last_funding_after?: components["schemas"]["CalendarDate"];
            /** @description Only companies whose last funding round was before this day. */
            last_funding_before?: components["schemas"]["CalendarDate"];
            /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
            min_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much annual revenue, in US dollars. */
            max_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Whether the company's profile on the professional network is known. */
            has_company_social_url?: boolean;
            /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology_include?: components["schemas"]["TechnologyName"][];
            /** @description Excludes companies that use, want or introduce one of these technologies. */
            technology_exclude?: components["schemas"]["TechnologyName"][];
            /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
            technology_role?: ("uses" | "wants" | "moves_to" | "moves_from" | "sells")[];
            /**
             * Format: int32
             * @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it.
             */
            technology_seen_within_days?: number;
            /** @description Only accounts whose name or domain contains this string. */
            name_or_domain_contains?: components["schemas"]["FilterText"];
            /** @description Only accounts with one of these domains. Websites are reduced to their registrable domain. */
            domain_include?: components["schemas"]["Website"][];
            /** @description Excludes accounts with one of these domains. Websites are reduced to their registrable domain. */
            domain_exclude?: components["schemas"]["Website"][];
            /** @description Only accounts added to the workspace at this time or later. A time after `added_before` is rejected with 422. */
            added_after?: components["schemas"]["Timestamp"];
            /** @description Only accounts added to the workspace before this time. */
            added_before?: components["schemas"]["Timestamp"];
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm?: boolean;
            /** @description Whether the connected CRM has an open deal or opportunity with the account. */
            has_open_deal?: boolean;
            /** @description Whether the account is a customer in the connected CRM, or has a won deal there. */
            is_customer?: boolean;
            /** @description Only accounts that one of these CRM users owns. `GET /api/v1/views/options` lists the users. */
            crm_owner_include?: components["schemas"]["ExternalId"][];
            /** @description Excludes accounts that one of these CRM users owns. Accounts without an owner are kept. */
            crm_owner_exclude?: components["schemas"]["ExternalId"][];
            /** @description Whether the workspace imported the account. */
            is_imported?: boolean;
            /** @description Only accounts in at least one of these audiences. Same as `audience_include`. */
            include_audience_ids?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals. Same as `signal_include`. */
            include_signal_ids?: components["schemas"]["Id"][];
            /** @description Only accounts in at least one of these audiences. */
            audience_include?: components["schemas"]["Id"][];
            /** @description Excludes accounts in one of these audiences. */
            audience_exclude?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals. */
            signal_include?: components["schemas"]["Id"][];
            /** @description Excludes accounts found by one of these signals. */
            signal_exclude?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only accounts with an insight in the last given number of days.
             */
            insight_within_days?: number;
            /**
             * Format: int32
             * @description Only accounts with at least this many insights. With `insight_within_days`, only insights from those days count.
             */
            min_insight_count?: number;
            /** @description Only accounts with an event of one of these types. With `event_within_days`, the event must be from those days. */
            event_type_include?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only accounts with an event in the last given number of days.
             */
            event_within_days?: number;
        };
        /** @description Account ids separated by commas, for example `1264,559`. */
        AccountIdList: string;
        /** @description An account in a list. */
        AccountListItem: {
            /** @description The identifier of the account, the same in every workspace. */
            id: components["schemas"]["Id"];
            /** @description The registrable domain of the company. */
            domain: components["schemas"]["Domain"];
            /** @description The name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description The number of employees.
             */
            employee_count: number | null;
            /**
             * @description The funding stage.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null | (string & {});
            /** @description The country of the headquarters. */
            hq_country: string | null;
            /** @description A description of the company in one line. */
            one_liner: string | null;
            /** @description Whether the workspace imported the account. */
            is_imported: boolean;
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm: boolean;
            /** @description The owner of the account in the connected CRM, or `null` without an owner. */
            crm_owner: components["schemas"]["CrmOwner"] | null;
            /** @description When the company became an account of the workspace. */
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description The accounts to list. */
        AccountListRequest: {
            /** @description The filters. Default: every account of the workspace. */
            filters?: components["schemas"]["AccountFilters"];
            /** @description The part of the list to return. */
            pagination?: components["schemas"]["Pagination"];
        };
        /** @description A part of the accounts that match. */
        AccountListResponse: {
            /** @description The accounts, sorted by id. */
            accounts: components["schemas"]["AccountListItem"][];
            /** @description The number of accounts that match. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. Present when the request has `pagination`. */
            pagination?: components["schemas"]["PaginationMetadata"];
        };
        /** @description A company whose name or domain matches the query. */
        AccountMatch: {
            /** @description The identifier of the account. */
            id: components["schemas"]["Id"];
            /** @description The registrable domain of the company. */
            domain: components["schemas"]["Domain"];
            /** @description The name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description The number of employees.
             */
            employee_count: number | null;
            /**
             * @description The funding stage.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null | (string & {});
            /** @description The country of the headquarters. */
            hq_country: string | null;
            /** @description How well the name or domain matches, from 0 to 1. 1 means the same domain. */
            match_score: components["schemas"]["Score"];
        };
        /** @description The companies whose name or domain matches the query. */
        AccountMatches: {
            /** @description The query. */
            query: string;
            /** @description The matches, best first. */
            matches: components["schemas"]["AccountMatch"][];
            /** @description The number of matches returned. */
            total_matches: components["schemas"]["Count"];
        };
        /**
         * @description The field to sort accounts by.
         * @enum {string}
         */
        AccountSortKey: "insights_count" | "name" | "domain" | "employee_count" | "added_at";
        /**
         * @description A value of an account that can be written to the CRM.
         * @enum {string}
         */
        AccountSource: "name" | "domain" | "description" | "employee_count" | "city" | "country" | "social_url" | "industry" | "funding_stage" | "reason" | "last_insight" | (string & {});
        /** @description A part of the technologies of a company. */
        AccountTechnologiesResponse: {
            /** @description The technologies, those mentioned in the most job posts first. */
            technologies: components["schemas"]["QuotedTechnology"][];
            /** @description The number of technologies. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A technology that job posts of a company mention. It is not known to be installed. */
        AccountTechnology: {
            /** @description The short name in URLs and filters. */
            slug: components["schemas"]["TechnologySlug"];
            /** @description The name. */
            name: string;
            /** @description The kind of technology, for example `data warehouse`. */
            category: string;
            /** @description The strongest role in `roles`. */
            role: components["schemas"]["TechnologyRole"];
            /** @description All roles that the technology has in the company's job posts. */
            roles: components["schemas"]["TechnologyRole"][];
            /** @description The number of job posts that mention the technology. Posts of agencies do not count. */
            posts: components["schemas"]["Count"];
            /** @description When the oldest of these posts was published. */
            first_seen: components["schemas"]["Timestamp"];
            /** @description When the newest of these posts was published. */
            last_seen: components["schemas"]["Timestamp"];
            /** @description The estimated probability that a human reader of the posts would agree, measured on posts that people labelled. */
            confidence: components["schemas"]["Score"];
        };
        /** @description A part of the timeline of an account. */
        AccountTimelineResponse: {
            /** @description The entries, newest first. */
            entries: components["schemas"]["TimelineEntry"][];
            /** @description The number of entries. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A company to import. */
        AccountToImport: {
            /** @description The website or domain of the company. */
            domain: components["schemas"]["WrittenWebsite"];
            /** @description Your name for the company, returned as `requested_name`. */
            name?: string;
        };
        /** @description The member to add. */
        AddWorkspaceMemberRequest: {
            /** @description The email address of the person to add. */
            email: components["schemas"]["EmailInput"];
        };
        /** @description The member that was added. */
        AddWorkspaceMemberResponse: {
            /** @description The member. */
            member: components["schemas"]["WorkspaceMember"];
            /** @description The next step. */
            message: string;
        };
        /** @description A notification sent by a view. */
        Alert: {
            /** @description The identifier of the alert. */
            alert_id: components["schemas"]["Id"];
            /** @description The name that the view had when the alert was created, or `null` if it was not recorded. */
            view_name: string | null;
            /** @description The view, or `null` if it was deleted. */
            saved_view_id: string | null;
            /** @description The way the notification was sent. */
            notification_type: components["schemas"]["NotificationType"];
            /** @description The delivery status. */
            status: components["schemas"]["NotificationStatus"];
            /** @description When the alert was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The subject line, or `null`. */
            subject: string | null;
            /**
             * Format: email
             * @description The address of an email notification, otherwise `null`.
             */
            recipient_email: string | null;
            /** @description The channel of a chat notification, otherwise `null`. */
            chat_channel_id: string | null;
            /** @description The number of insights in the notification. */
            insight_count: components["schemas"]["Count"];
            /** @description The number of accounts that these insights are about. */
            account_count: components["schemas"]["Count"];
            /** @description The ids of the accounts, at most 1,000; `account_count` counts all accounts. */
            matched_account_ids: components["schemas"]["Id"][];
            /** @description The newest 100 insights; `insight_count` counts all insights. */
            insights: components["schemas"]["Insight"][];
        };
        /** @description The alerts of a user in the requested days. */
        AlertList: {
            /** @description The number of alerts in these days. */
            total_alerts: components["schemas"]["Count"];
            /** @description Whether more alerts follow. */
            has_more: boolean;
            /** @description The number of accounts that appeared for the first time in these days. */
            net_new_account_count: components["schemas"]["Count"];
            /** @description The alerts, newest first. */
            alerts: components["schemas"]["Alert"][];
        };
        /** @description An API key: `ai_live_` followed by 43 letters and digits. */
        ApiKey: string;
        /** @description A named set of accounts and people. */
        Audience: {
            /** @description The identifier of the audience, used by the audience filters. */
            id: components["schemas"]["Id"];
            /** @description The name, unique in the workspace. */
            name: components["schemas"]["AudienceName"];
            /** @description The purpose of the audience, or `null`. */
            description: string | null;
            /** @description The number of accounts in the audience. */
            account_count: components["schemas"]["Count"];
            /** @description The number of people in the audience. */
            people_count: components["schemas"]["Count"];
            /** @description When the audience was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the name or the members of the audience last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The accounts to add or remove. */
        AudienceAccountsRequest: {
            /** @description The ids of the accounts. */
            account_ids: components["schemas"]["Id"][];
        };
        /** @description The exported members. */
        AudienceExport: string;
        /** @description A part of the list of audiences. */
        AudienceList: {
            /** @description The audiences, newest first. */
            audiences: components["schemas"]["Audience"][];
            /** @description The number of audiences in the workspace. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description The outcome of adding or removing members. */
        AudienceMembersResponse: {
            /** @description The audience after the change. */
            audience: components["schemas"]["Audience"];
            /** @description The number of members added or removed. */
            changed_count: components["schemas"]["Count"];
            /** @description The number of ids that needed no change: already members when adding, not members when removing. */
            unchanged_count: components["schemas"]["Count"];
            /** @description The ids that match no account or person. They were skipped. */
            unknown_ids: components["schemas"]["Id"][];
        };
        /** @description The name of an audience. The maximum length leaves room for the name of a signal followed by ` - Accounts` or ` - People`. */
        AudienceName: string;
        /** @description The people to add or remove. */
        AudiencePeopleRequest: {
            /** @description The ids of the people. */
            people_ids: components["schemas"]["Id"][];
        };
        /** @description An audience. */
        AudienceResponse: {
            /** @description The audience. */
            audience: components["schemas"]["Audience"];
        };
        /** @description A field that a change set. */
        AuditChange: {
            /** @description The name of the field in the request. */
            field: string;
            /** @description The new number or boolean as a string, or `null`. Strings, lists and objects are not recorded, so that the log contains no secrets. */
            value: string | null;
        };
        /** @description A recorded change or charge. */
        AuditEntry: {
            /** @description The identifier of the entry. */
            entry_id: components["schemas"]["Id"];
            /** @description When the change was made. */
            recorded_at: components["schemas"]["Timestamp"];
            /** @description The user who made the change: the owner of the API key, or the user who started the job. */
            user_id: string | null;
            /** @description The other user on whose behalf the change was made (`X-User-ID`), or `null`. */
            acting_for_user_id: string | null;
            /** @description Where the change came from. */
            surface: components["schemas"]["AuditSurface"];
            /** @description The operation, for example `Views_create`. For a charge of a job: the reason in the ledger. */
            operation: string;
            /** @description The changed object, for example `signal_id=77`, or `null`. For a charge of a job: the reference in the ledger. */
            target: string | null;
            /** @description The fields that were set. */
            changes: components["schemas"]["AuditChange"][];
            /**
             * Format: int64
             * @description The credits charged, or `null` for an entry that is not a charge.
             */
            credits: number | null;
            /** @description The identifier of the request, or `null` for a job. */
            request_id: string | null;
        };
        /** @description The exported entries. */
        AuditLogExport: string;
        /** @description A part of the audit log. */
        AuditLogPage: {
            /** @description The entries, newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description The number of entries in the selected time range. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /**
         * @description Where a change came from.
         * @enum {string}
         */
        AuditSurface: "http" | "mcp" | "command_line" | "job" | (string & {});
        /** @description The domains to block. */
        BlockDomainsRequest: {
            /** @description The websites or domains. If any of them is not a domain, the response is 422 and none is blocked. */
            domains: components["schemas"]["Website"][];
            /** @description Why the domains are blocked. */
            reason?: string | null;
        };
        /** @description The domains that are now blocked. */
        BlockDomainsResponse: {
            /** @description The domains of the request. */
            domains: components["schemas"]["BlockedDomain"][];
            /** @description The number of domains that were not blocked before. */
            added_count: components["schemas"]["Count"];
        };
        /** @description A blocked domain. */
        BlockedDomain: {
            /** @description The registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description Why the domain is blocked, or `null`. */
            reason: string | null;
            /** @description The user who blocked the domain, or `null` if that user was deleted. */
            added_by: string | null;
            /** @description When the domain was blocked. */
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description A part of the blocklist. */
        BlockedDomainList: {
            /** @description The blocked domains, in alphabetical order. */
            domains: components["schemas"]["BlockedDomain"][];
            /** @description The number of blocked domains. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /**
         * @description The period of a limit.
         * @enum {string}
         */
        BudgetPeriod: "daily" | "monthly" | (string & {});
        /** @description The limit that was reached. */
        BudgetReachedData: {
            /** @description The member whose budget was reached, or `null` for the budget of the workspace. */
            user_id: string | null;
            /** @description The period of the limit. */
            period: components["schemas"]["BudgetPeriod"];
            /** @description The maximum number of credits in the period. */
            limit: components["schemas"]["Count"];
            /** @description The number of credits charged and reserved in the period. */
            spent: components["schemas"]["Count"];
            /** @description When the next period begins. */
            ends_at: components["schemas"]["Timestamp"];
        };
        /** @description A budget rejected a charge or stopped a signal. */
        BudgetReachedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "budget.reached";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The limit that was reached. */
            data: components["schemas"]["BudgetReachedData"];
        };
        /** @description The search to run. At least one of `query` and `seed_domains` is required. */
        BulkLookalikeRequest: {
            /** @description A description of the companies in natural language. Required without `seed_domains`. With `seed_domains`, every result must also meet this description. Conditions in it, such as "German insurers", "under 50 people", "at Series A" or "founded after 2018", are applied as filters. Exclusions, such as "not for restaurants", remove companies. Companies in it, as in "alternatives to Northwind", are used as seeds. `interpretation` reports how the query was interpreted. A filter in the request takes precedence over the same condition in the query. */
            query?: string | null;
            /** @description Websites or domains of example companies; the search finds similar companies. Unknown companies are skipped if at least one company is known. */
            seed_domains?: components["schemas"]["SeedWebsite"][] | null;
            /**
             * Format: int32
             * @description The maximum number of companies to find. The same number of credits is reserved.
             * @default 100
             */
            limit?: number;
            /**
             * Format: int64
             * @description The minimum number of employees, inclusive. A minimum above `max_employees` is rejected with 422.
             */
            min_employees?: number | null;
            /**
             * Format: int64
             * @description The maximum number of employees, inclusive.
             */
            max_employees?: number | null;
            /** @description Only companies at one of these funding stages, in any letter case. */
            funding_stages?: components["schemas"]["FundingStageLabel"][] | null;
            /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
            locations?: components["schemas"]["CountryFilterCode"][] | null;
            /**
             * @description How to search.
             * @default semantic
             * @enum {string}
             */
            search_type?: "semantic" | "agentic";
            /**
             * Format: double
             * @description The minimum relevance score of the results. The job ends when no further company reaches this score.
             */
            min_score?: number | null;
            /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The maximum number of employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages, in any letter case. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description Excludes companies at one of these funding stages, in any letter case. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description Excludes companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies with headquarters in one of these cities, in any letter case. */
            city_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
            city_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies in one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies in one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with at least one of these tags, in any letter case. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with one of these tags, in any letter case. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only companies with one of these kinds of ownership. */
            ownership_include?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
            /** @description Excludes companies with one of these kinds of ownership. */
            ownership_exclude?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
            /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
            min_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much total funding, in US dollars. */
            max_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
            last_funding_type_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
            last_funding_type_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
            last_funding_after?: components["schemas"]["CalendarDate"];
            /** @description Only companies whose last funding round was before this day. */
            last_funding_before?: components["schemas"]["CalendarDate"];
            /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
            min_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much annual revenue, in US dollars. */
            max_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology_include?: components["schemas"]["TechnologyName"][];
            /** @description Excludes companies that use, want or introduce one of these technologies. */
            technology_exclude?: components["schemas"]["TechnologyName"][];
            /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
            technology_role?: ("uses" | "wants" | "moves_to" | "moves_from" | "sells")[];
            /**
             * Format: int32
             * @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it.
             */
            technology_seen_within_days?: number;
            /**
             * @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies.
             * @default true
             */
            interpret?: boolean;
            /**
             * @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies.
             * @default false
             */
            include_unknown?: boolean;
            /** @description Excludes companies whose descriptions contain all words of one of these phrases. */
            exclude?: components["schemas"]["ExcludedWords"][];
            /**
             * @description Excludes the accounts of the workspace.
             * @default false
             */
            exclude_my_accounts?: boolean;
            /**
             * @description Excludes companies that are in the connected CRM.
             * @default false
             */
            exclude_in_crm?: boolean;
            /**
             * @description Excludes companies that a lookalike search of the workspace has returned in the last 365 days.
             * @default false
             */
            exclude_returned_before?: boolean;
            /** @description Excludes the accounts in these audiences. An unknown audience is rejected with 404. */
            exclude_audience_ids?: components["schemas"]["Id"][];
            /** @description Excludes the companies with these domains. Websites are reduced to their registrable domain. */
            exclude_domains?: components["schemas"]["Website"][];
        };
        /**
         * Format: date
         * @description A calendar date, for example `2026-03-31`.
         */
        CalendarDate: string;
        /** @description The user who makes requests with this key. */
        Caller: {
            /** @description The acting user: the key's owner, or the member in `X-User-ID`. */
            user_id: components["schemas"]["UserId"];
            /** @description The email address of the acting user. */
            email: components["schemas"]["Email"];
            /** @description The workspace of the key. */
            workspace_id: components["schemas"]["Id"];
            /** @description When the acting user first verified the address. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The bulk job that will be cancelled. */
        CancelBulkLookalikeResponse: {
            /** @description The identifier of the job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * @description The status of the job.
             * @enum {string}
             */
            status: "cancelling";
            /** @description The next step. */
            message: string;
        };
        /** @description The chat action and its status. */
        ChatAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The health of the action. */
            state: components["schemas"]["ViewActionState"];
            /** @description The reason why the last run failed or skipped something, and the remedy. `null` after a run without problems. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When the action last ran, or `null` if it has not run yet.
             */
            last_run_at: string | null;
            /** @description Where messages are posted. */
            target: components["schemas"]["ChatTarget"];
            /** @description The channel, or `null` for direct messages. */
            channel_id: string | null;
            /** @description When messages are sent, or `null` for immediately. */
            schedule: components["schemas"]["NotificationSchedule"] | null;
        };
        /** @description A channel of the connected team chat. */
        ChatChannel: {
            /** @description The identifier, used as `channel_id`. */
            id: components["schemas"]["ExternalId"];
            /** @description The name of the channel. */
            name: string;
        };
        /** @description Posts a chat message about new insights. */
        ChatNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description Where to post.
             * @default dm
             */
            target?: components["schemas"]["ChatTarget"];
            /** @description The channel to post to. Required when `target` is `channel`. `GET /api/v1/views/options` lists the channels. */
            channel_id?: string | null;
            /** @description When to send. `null` means immediately. */
            schedule?: components["schemas"]["NotificationScheduleRequest"] | null;
        };
        /**
         * @description The destination of a chat notification.
         * @enum {string}
         */
        ChatTarget: "dm" | "channel";
        /** @description A keyword that describes a company. */
        CompanyTag: string;
        /**
         * Format: int64
         * @description A number of items.
         */
        Count: number;
        /** @description A country. */
        Country: {
            /** @description The ISO 3166-1 alpha-3 code, or `XKX` for Kosovo. */
            code: components["schemas"]["CountryCode"];
            /** @description The English name. */
            name: string;
        };
        /** @description An ISO 3166-1 alpha-3 country code in upper case, or `XKX` for Kosovo. */
        CountryCode: string;
        /**
         * @description An ISO 3166-1 alpha-3 country code in any letter case, or `EU` for the 27 member states of the European Union.
         * @enum {string}
         */
        CountryFilterCode: "EU" | "AFG" | "ALB" | "DZA" | "ASM" | "AND" | "AGO" | "AIA" | "ATA" | "ATG" | "ARG" | "ARM" | "ABW" | "AUS" | "AUT" | "AZE" | "BHS" | "BHR" | "BGD" | "BRB" | "BLR" | "BEL" | "BLZ" | "BEN" | "BMU" | "BTN" | "BOL" | "BES" | "BIH" | "BWA" | "BVT" | "BRA" | "IOT" | "BRN" | "BGR" | "BFA" | "BDI" | "KHM" | "CMR" | "CAN" | "CPV" | "CYM" | "CAF" | "TCD" | "CHL" | "CXR" | "CCK" | "COL" | "COM" | "COK" | "CRI" | "CIV" | "HRV" | "CUB" | "CUW" | "CYP" | "CZE" | "COD" | "DNK" | "DJI" | "DMA" | "DOM" | "ECU" | "EGY" | "SLV" | "GNQ" | "ERI" | "EST" | "SWZ" | "ETH" | "FLK" | "FRO" | "FJI" | "FIN" | "FRA" | "GUF" | "PYF" | "ATF" | "GAB" | "GEO" | "DEU" | "GHA" | "GIB" | "GRC" | "GRL" | "GRD" | "GLP" | "GUM" | "GTM" | "GGY" | "GIN" | "GNB" | "GUY" | "HTI" | "HMD" | "VAT" | "HND" | "HKG" | "HUN" | "ISL" | "IND" | "IDN" | "IRQ" | "IRL" | "IRN" | "IMN" | "ISR" | "ITA" | "JAM" | "JPN" | "JEY" | "JOR" | "KAZ" | "KEN" | "KIR" | "XKX" | "KWT" | "KGZ" | "LAO" | "LVA" | "LBN" | "LSO" | "LBR" | "LBY" | "LIE" | "LTU" | "LUX" | "MAC" | "MDG" | "MWI" | "MYS" | "MDV" | "MLI" | "MLT" | "MHL" | "MTQ" | "MRT" | "MUS" | "MYT" | "MEX" | "FSM" | "MDA" | "MCO" | "MNG" | "MNE" | "MSR" | "MAR" | "MOZ" | "MMR" | "NAM" | "NRU" | "NPL" | "NLD" | "NCL" | "NZL" | "NIC" | "NER" | "NGA" | "NIU" | "NFK" | "PRK" | "MNP" | "NOR" | "OMN" | "PAK" | "PLW" | "PAN" | "PNG" | "PRY" | "CHN" | "PER" | "PHL" | "PCN" | "POL" | "PRT" | "PRI" | "QAT" | "GMB" | "COG" | "REU" | "ROU" | "RUS" | "RWA" | "BLM" | "SHN" | "KNA" | "LCA" | "MAF" | "SPM" | "VCT" | "WSM" | "SMR" | "STP" | "SAU" | "SEN" | "SRB" | "SYC" | "SLE" | "SGP" | "SXM" | "SVK" | "SVN" | "SLB" | "SOM" | "ZAF" | "SGS" | "KOR" | "SSD" | "ESP" | "LKA" | "PSE" | "SDN" | "SUR" | "SJM" | "SWE" | "CHE" | "SYR" | "TWN" | "TJK" | "THA" | "MKD" | "TLS" | "TGO" | "TKL" | "TON" | "TTO" | "TUN" | "TKM" | "TCA" | "TUV" | "TUR" | "UGA" | "UKR" | "ARE" | "GBR" | "TZA" | "UMI" | "USA" | "URY" | "UZB" | "VUT" | "VEN" | "VNM" | "VGB" | "VIR" | "WLF" | "ESH" | "YEM" | "ZMB" | "ZWE" | "ALA";
        /** @description All countries. */
        CountryOptions: {
            /** @description The countries of ISO 3166-1 and Kosovo, sorted by name. */
            countries: components["schemas"]["Country"][];
            /** @description The number of countries. */
            total: components["schemas"]["Count"];
        };
        /** @description The audience to create. */
        CreateAudienceRequest: {
            /** @description The name, unique in the workspace regardless of letter case. */
            name: components["schemas"]["AudienceName"];
            /** @description The purpose of the audience. */
            description?: string | null;
        };
        /** @description The profile to create. */
        CreateIcpRequest: {
            /** @description The name, unique in the workspace regardless of letter case. */
            name: string;
            /** @description The profile in words: the companies and their reasons to buy. Signals apply only `filters`. */
            description?: string | null;
            /** @description The filters that a company must match. Default: no filters, every company fits. */
            filters?: components["schemas"]["IcpFilters"];
            /** @description The people that signals find at these companies. `null` means the default: leaders whose role is closest to the subject of the signal. */
            personas?: components["schemas"]["Personas"] | null;
        };
        /** @description The request to quote. */
        CreateQuoteRequest: {
            /**
             * @description The operation to quote.
             * @enum {string}
             */
            operation: "search_lookalikes" | "search_lookalikes_bulk" | "deploy_job_post_first_time_mention" | "deploy_trait_only" | "deploy_social_activity" | "deploy_social_listening" | "deploy_competitor_engagement" | "deploy_job_change" | "run_signal" | "enrich_emails";
            /** @description The parameters and the body fields of the operation, in one object. Examples: `{"query": "payments", "limit": 20}`, `{"signal_id": 61}`. */
            request: {
                [key: string]: unknown;
            };
        };
        /** @description The view to create. */
        CreateViewRequest: {
            /** @description The name, unique among your views regardless of letter case. */
            name: string;
            /**
             * @description Whether the view shows accounts or people. Default: `people` if a filter that exists only for people is given, otherwise `accounts`.
             * @enum {string|null}
             */
            view_type?: "accounts" | "people" | null;
            /** @description The filters of the view. Default: no filters, which matches every account of the workspace. */
            filters?: components["schemas"]["PeopleFilters"] | null;
            /**
             * @description Makes this your default view. The previous default is cleared.
             * @default false
             */
            is_default?: boolean;
            /** @description Posts a chat message about new insights. */
            chat_notifications?: components["schemas"]["ChatNotifications"] | null;
            /** @description Sends a webhook event about new insights. */
            webhook_notifications?: components["schemas"]["WebhookNotifications"] | null;
            /** @description Sends an email about new insights. */
            email_notifications?: components["schemas"]["EmailNotifications"] | null;
            /** @description Assigns matching accounts in the CRM. */
            crm_assignment?: components["schemas"]["CrmAssignment"] | null;
            /** @description Adds people to a sequence. */
            sequencer_sequencing?: components["schemas"]["SequencerSequencing"] | null;
            /**
             * Format: int64
             * @description The number of accounts on which you expect the view to act. Required if a CRM assignment that is turned on or changed would assign more than 100 accounts that already match. Also required if a sequence that is turned on, or whose filters change, would add people at more than 100 matching accounts. Otherwise, the response is 409 `CONFIRMATION_REQUIRED`, which contains the number.
             */
            confirm_count?: number;
        };
        /** @description The webhook to create. */
        CreateWebhookRequest: {
            /**
             * Format: uri
             * @description The public https URL to send events to.
             */
            url: string;
            /** @description The event types to subscribe to. */
            events: ("insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "signal.stopped" | "crm_job.completed" | "crm_job.failed" | "credits.low" | "budget.reached" | "credits.charged" | "webhook.disabled")[];
            /** @description Headers to send with every event, for example for a gateway that requires `Authorization`. */
            headers?: components["schemas"]["WebhookHeader"][];
        };
        /**
         * Format: password
         * @description A secret issued by the connected system. It is encrypted at rest and never returned.
         */
        Credential: string;
        /** @description The credits of a workspace. */
        CreditBalance: {
            /** @description The number of available credits, excluding reserved credits. */
            balance: components["schemas"]["Count"];
            /** @description The number of credits reserved for running jobs. When a job ends, unused credits return to the balance. */
            reserved: components["schemas"]["Count"];
        };
        /** @description The maximum number of credits that the workspace, or one of its members, may be charged in a day and in a calendar month, both in UTC. A job counts with the credits that it reserves, minus the credits that it returns. */
        CreditBudget: {
            /** @description The member to whom the budget applies, or `null` for the budget of the whole workspace. */
            user_id: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits per day, or `null` for no limit.
             */
            daily: number | null;
            /**
             * Format: int64
             * @description The maximum number of credits per month, or `null` for no limit.
             */
            monthly: number | null;
            /** @description The number of credits charged and reserved today. */
            spent_today: components["schemas"]["Count"];
            /** @description The number of credits charged and reserved this month. */
            spent_this_month: components["schemas"]["Count"];
            /** @description When the next day begins. */
            day_ends_at: components["schemas"]["Timestamp"];
            /** @description When the next month begins. */
            month_ends_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description A change in a number of credits.
         */
        CreditChange: number;
        /** @description An entry of the credit ledger. Entries are never changed or deleted. */
        CreditEntry: {
            /** @description The identifier of the entry. */
            entry_id: components["schemas"]["Id"];
            /** @description The kind of entry. */
            kind: components["schemas"]["CreditEntryKind"];
            /** @description The change in the balance. All changes add up to the balance. */
            balance_change: components["schemas"]["CreditChange"];
            /** @description The change in the reserved credits. All changes add up to the reserved credits. */
            reserved_change: components["schemas"]["CreditChange"];
            /** @description The operation that caused the entry, or another reason such as `start_credits`. */
            reason: string;
            /** @description The object of the entry, for example the id of a job or request. */
            reference: string;
            /** @description The user who caused the entry, or `null` if there is none. */
            user_id: string | null;
            /** @description When the entry was recorded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of a ledger entry.
         * @enum {string}
         */
        CreditEntryKind: "grant" | "spend" | "reserve" | "settle" | "release" | "refund" | (string & {});
        /**
         * @description An operation that costs credits.
         * @enum {string}
         */
        CreditOperation: "lookalike_company" | "signal_account" | "signal_person" | "advanced_person_search" | "email_enrichment" | (string & {});
        /** @description The price of an operation. */
        CreditPrice: {
            /** @description The operation. */
            operation: components["schemas"]["CreditOperation"];
            /** @description The unit. */
            unit: string;
            /** @description The number of credits per unit. */
            credits: components["schemas"]["Count"];
        };
        /** @description All prices. Operations that are not listed are free. */
        CreditPrices: {
            /** @description The prices. */
            prices: components["schemas"]["CreditPrice"][];
        };
        /** @description A part of the credit ledger. */
        CreditUsage: {
            /** @description The entries, newest first. Empty with `group_by`. */
            entries: components["schemas"]["CreditEntry"][];
            /** @description The sums with `group_by`: the newest day first, or the largest charge first. Empty without `group_by`. */
            groups: components["schemas"]["CreditUsageGroup"][];
            /** @description The number of entries that match, or of groups with `group_by`. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description The exported ledger. */
        CreditUsageExport: string;
        /** @description The charges of a day, an operation, a user or a signal. */
        CreditUsageGroup: {
            /** @description The day in UTC, the operation, the user or the signal. `null` for charges without a user or signal. */
            key: string | null;
            /** @description The number of credits charged, without reservations. */
            charged: components["schemas"]["Count"];
            /** @description The number of credits refunded for wrong results. */
            refunded: components["schemas"]["Count"];
            /** @description The number of ledger entries. */
            entry_count: components["schemas"]["Count"];
        };
        /**
         * @description The field by which charges are summed.
         * @enum {string}
         */
        CreditUsageGrouping: "day" | "operation" | "user" | "signal";
        /** @description The charges of a day. */
        CreditsChargedData: {
            /** @description The day, in UTC. */
            day: components["schemas"]["CalendarDate"];
            /** @description The number of credits charged, including credits reserved by jobs that had not ended. */
            credits: components["schemas"]["Count"];
        };
        /** @description A day with charges has ended. */
        CreditsChargedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "credits.charged";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The charges of the day. */
            data: components["schemas"]["CreditsChargedData"];
        };
        /** @description The credits that are left. */
        CreditsLowData: {
            /** @description The number of credits available. */
            balance: components["schemas"]["Count"];
            /** @description The threshold. The event is sent when the balance falls below it. */
            threshold: components["schemas"]["Count"];
        };
        /** @description A charge reduced the balance below the threshold. */
        CreditsLowEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "credits.low";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The credits that are left. */
            data: components["schemas"]["CreditsLowData"];
        };
        /** @description Why records were not added to the CRM. */
        CrmAdditionReason: string;
        /** @description Assigns matching accounts to users of the connected CRM: to one user (`assignee_id`) or to several users in turn (`assignee_ids`). A request with both is rejected with 422. */
        CrmAssignment: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /** @description The CRM user to whom every account is assigned. */
            assignee_id?: string | null;
            /** @description The CRM users to whom accounts are assigned in turn. */
            assignee_ids?: components["schemas"]["ExternalId"][] | null;
            /** @description The CRM users whose accounts may be reassigned. An account with any other owner keeps its owner. */
            override_owner_ids?: components["schemas"]["ExternalId"][] | null;
        };
        /** @description A CRM field that can be written. */
        CrmField: {
            /** @description The name of the field. */
            name: components["schemas"]["CrmFieldName"];
            /** @description The name that users of the CRM see. */
            label: string;
            /** @description The type of the field, as the CRM names it. */
            type: string;
            /**
             * Format: int64
             * @description The maximum number of characters, or `null` if the CRM does not state it.
             */
            max_length: number | null;
        };
        /** @description The CRM fields that can be written. */
        CrmFieldList: {
            /** @description The fields of accounts, by name. */
            accounts: components["schemas"]["CrmField"][];
            /** @description The fields of people, by name. */
            people: components["schemas"]["CrmField"][];
        };
        /** @description The CRM field to which each value is written. Values that are not listed are written to their standard fields while these fields are empty. */
        CrmFieldMappings: {
            /** @description The fields of accounts. */
            accounts: components["schemas"]["AccountFieldMapping"][];
            /** @description The fields of people. */
            people: components["schemas"]["PersonFieldMapping"][];
        };
        /** @description The CRM field to which to write each value. Values that are not listed are written to their standard fields while these fields are empty. */
        CrmFieldMappingsRequest: {
            /** @description The fields of accounts. */
            accounts: components["schemas"]["AccountFieldMappingRequest"][];
            /** @description The fields of people. */
            people: components["schemas"]["PersonFieldMappingRequest"][];
        };
        /** @description The name of a field in the CRM. */
        CrmFieldName: string;
        /** @description A CRM job. */
        CrmJob: {
            /** @description The identifier of the job. */
            job_id: components["schemas"]["CrmJobId"];
            /** @description The kind of records that the job syncs. */
            job_type: components["schemas"]["CrmJobType"];
            /** @description The status of the job. */
            status: components["schemas"]["CrmJobStatus"];
            /**
             * @description The CRM for which the job was started, even if that CRM was disconnected since.
             * @enum {string|null}
             */
            connected_crm: "hubspot" | "salesforce" | null | (string & {});
            /**
             * Format: date-time
             * @description When the job was created.
             */
            created_at: string | null;
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
            /** @description The outcome so far; final once the job has ended. */
            result: components["schemas"]["CrmJobResult"];
        };
        /** @description A CRM job completed. */
        CrmJobCompletedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "crm_job.completed";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the job. */
            data: components["schemas"]["CrmJobEndData"];
        };
        /** @description The outcome of a CRM job. */
        CrmJobEndData: {
            /** @description The identifier of the job. */
            job_id: components["schemas"]["CrmJobId"];
            /** @description The kind of records that the job synced. */
            job_type: components["schemas"]["CrmJobType"];
            /**
             * @description The CRM for which the job was started, even if that CRM was disconnected since.
             * @enum {string|null}
             */
            connected_crm: "hubspot" | "salesforce" | null | (string & {});
            /** @description The number of records to sync. */
            total: components["schemas"]["Count"];
            /** @description The number of records created in the CRM. */
            created: components["schemas"]["Count"];
            /** @description The number of existing records with fields filled. */
            updated: components["schemas"]["Count"];
            /** @description The number of existing records with nothing to fill. */
            skipped: components["schemas"]["Count"];
            /** @description The number of records that failed. */
            failed: components["schemas"]["Count"];
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
        };
        /** @description A CRM job failed. */
        CrmJobFailedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "crm_job.failed";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the job. */
            data: components["schemas"]["CrmJobEndData"];
        };
        /** @description The identifier of a CRM job. */
        CrmJobId: string;
        /** @description The outcome of a CRM job. */
        CrmJobResult: {
            /** @description The number of records to sync. */
            total: components["schemas"]["Count"];
            /** @description The number of records created in the CRM. */
            created: components["schemas"]["Count"];
            /** @description The number of existing records with fields filled. */
            updated: components["schemas"]["Count"];
            /** @description The number of existing records with nothing to fill. */
            skipped: components["schemas"]["Count"];
            /** @description The number of records that failed. */
            failed: components["schemas"]["Count"];
            /** @description The outcomes so far, in the order of the request. */
            records: components["schemas"]["CrmRecordResult"][];
        };
        /**
         * @description The status of a CRM job. `completed` and `failed` are final.
         * @enum {string}
         */
        CrmJobStatus: "pending" | "running" | "completed" | "failed" | (string & {});
        /**
         * @description The kind of records that a CRM job syncs.
         * @enum {string}
         */
        CrmJobType: "sync_accounts" | "sync_people" | (string & {});
        /** @description The owner of an account in the connected CRM, which is read every 15 minutes. */
        CrmOwner: {
            /** @description The identifier of the CRM user. */
            id: components["schemas"]["ExternalId"];
            /** @description The name of the CRM user, or `null` if unknown. */
            name: string | null;
            /**
             * Format: email
             * @description The email address of the CRM user, or `null` if unknown.
             */
            email: string | null;
        };
        /**
         * @description A supported CRM product.
         * @enum {string}
         */
        CrmProvider: "hubspot" | "salesforce" | (string & {});
        /**
         * @description The outcome for one record.
         * @enum {string}
         */
        CrmRecordAction: "created" | "updated" | "skipped" | "failed" | (string & {});
        /** @description The outcome for one record. */
        CrmRecordResult: {
            /** @description The id of the account or person. */
            id: components["schemas"]["Id"];
            /** @description The identifier of the record in the CRM, or `null` if it is not in the CRM. */
            crm_id: string | null;
            /** @description The outcome. */
            action: components["schemas"]["CrmRecordAction"];
            /** @description Why the record failed: `NOT_FOUND` for an id unknown to the workspace, otherwise the reason given by the CRM. `null` if it did not fail. */
            error: string | null;
            /** @description Which fields were omitted because the CRM does not accept their values, and why, or `null`. The rest of the record was written. */
            warning: string | null;
        };
        /** @description The assignment to a single CRM user and its status. */
        CrmSyncAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The health of the action. */
            state: components["schemas"]["ViewActionState"];
            /** @description The reason why the last run failed or skipped something, and the remedy. `null` after a run without problems. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When the action last ran, or `null` if it has not run yet.
             */
            last_run_at: string | null;
            /** @description The CRM user to whom every account is assigned. */
            assignee_id: components["schemas"]["ExternalId"];
            /** @description The CRM users whose accounts may be reassigned. */
            override_owner_ids: components["schemas"]["ExternalId"][];
        };
        /** @description A user of the connected CRM. */
        CrmUser: {
            /** @description The identifier, used in `assignee_id`, `assignee_ids`, `override_owner_ids` and filters on CRM owners. */
            id: components["schemas"]["ExternalId"];
            /** @description The name of the user, or `null` if unknown. */
            name: string | null;
            /**
             * Format: email
             * @description The email address of the user, or `null` if unknown.
             */
            email: string | null;
        };
        /**
         * @description When a CRM field is written.
         * @enum {string}
         */
        CrmWriteMode: "fill" | "overwrite";
        /** @description The deleted audience. */
        DeleteAudienceResponse: {
            /** @description The identifier of the deleted audience. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The deleted profile. */
        DeleteIcpResponse: {
            /** @description The identifier of the deleted profile. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The key was deleted. */
        DeleteKeyResponse: {
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The deleted signal. */
        DeleteSignalResponse: {
            /** @description The identifier of the deleted signal. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The deleted view. */
        DeleteViewResponse: {
            /** @description The identifier of the deleted view. */
            id: components["schemas"]["ViewId"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The deleted webhook. */
        DeleteWebhookResponse: {
            /** @description The identifier of the deleted webhook. */
            id: components["schemas"]["WebhookId"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            deleted: true;
        };
        /**
         * @description An event type that can be delivered.
         * @enum {string}
         */
        DeliveredEventType: "insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "signal.stopped" | "crm_job.completed" | "crm_job.failed" | "credits.low" | "budget.reached" | "credits.charged" | "webhook.disabled" | "webhook.test" | (string & {});
        /**
         * @description The department of a person, inferred from the job title. No department is inferred from a title without a level or a known role.
         * @enum {string}
         */
        Department: "ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER" | "DESIGN" | (string & {});
        /** @description A signal for engagement with a competitor's profile. */
        DeployCompetitorEngagementRequest: {
            /** @description The exclusions. Excluded results are neither reported nor charged. This includes companies that become excluded while the signal runs, for example when a company becomes a customer or its domain is blocked. `null` means no exclusions beyond those of the workspace. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits the signal may consume over all its runs. The signal never exceeds the limit. Default: no limit other than the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Adds accounts to the connected CRM in safe mode: new accounts are created, empty fields of existing ones are filled, and the owner never changes. `null` means `false`. If no CRM is connected, the response is 400 `INTEGRATION_NOT_CONNECTED`.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /**
             * Format: int64
             * @description The ideal customer profile that companies must fit. An unknown profile is 404.
             */
            icp_id?: number | null;
            /** @description The profile to monitor for engagement. */
            social_url: components["schemas"]["SocialUrl"];
            /**
             * Format: int32
             * @description The number of days to look back. `null` means the default.
             * @default 7
             */
            timeframe?: number | null;
            /**
             * @description Runs the signal every day to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            run_daily?: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `people_audience_name`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
        };
        /** @description A signal for people who change jobs. */
        DeployJobChangeRequest: {
            /** @description The exclusions. Excluded results are neither reported nor charged. This includes companies that become excluded while the signal runs, for example when a company becomes a customer or its domain is blocked. `null` means no exclusions beyond those of the workspace. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits the signal may consume over all its runs. The signal never exceeds the limit. Default: no limit other than the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Adds accounts to the connected CRM in safe mode: new accounts are created, empty fields of existing ones are filled, and the owner never changes. `null` means `false`. If no CRM is connected, the response is 400 `INTEGRATION_NOT_CONNECTED`.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The company type or industry to limit results to, in words. Companies that do not clearly fit are omitted. A place in the description, as in "German insurers", restricts the headquarters. A number of employees in the description is ignored; use `icp_id` to restrict the size. Default: all industries. */
            descriptive_icp?: string | null;
            /**
             * Format: int64
             * @description The ideal customer profile that companies must fit. An unknown profile is 404.
             */
            icp_id?: number | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /** @description The audiences to watch: the people in them, and people who leave the accounts in them. Either this or `past_customers` is required. An unknown audience is 404. */
            audience_ids?: components["schemas"]["Id"][] | null;
            /** @description Watches people who leave accounts that are in the CRM. `null` means `false`. */
            past_customers?: boolean | null;
            /** @description Phrases, such as "VP" or "Head of Data", of which the new title must contain at least one. `null` means any job title. Side roles, such as adviser, investor or board member, count only if a phrase names them. */
            titles?: components["schemas"]["PersonaTitle"][] | null;
            /**
             * Format: int32
             * @description The number of days to look back. `null` means the default.
             * @default 90
             */
            timeframe?: number | null;
        };
        /** @description A signal for the first mention of a term in job posts. */
        DeployJobPostFirstTimeMentionRequest: {
            /** @description The exclusions. Excluded results are neither reported nor charged. This includes companies that become excluded while the signal runs, for example when a company becomes a customer or its domain is blocked. `null` means no exclusions beyond those of the workspace. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits the signal may consume over all its runs. The signal never exceeds the limit. Default: no limit other than the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Adds accounts to the connected CRM in safe mode: new accounts are created, empty fields of existing ones are filled, and the owner never changes. `null` means `false`. If no CRM is connected, the response is 400 `INTEGRATION_NOT_CONNECTED`.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The company type or industry to limit results to, in words. Companies that do not clearly fit are omitted. A place in the description, as in "German insurers", restricts the headquarters. A number of employees in the description is ignored; use `icp_id` to restrict the size. Default: all industries. */
            descriptive_icp?: string | null;
            /**
             * Format: int64
             * @description The ideal customer profile that companies must fit. Either this or `accounts` is required. An unknown profile is 404.
             */
            icp_id?: number | null;
            /**
             * Format: int32
             * @description The number of days to look back. `null` means the default.
             * @default 90
             */
            timeframe?: number | null;
            /**
             * @description Returns the first results faster. It skips the blocklist, the comparison with `descriptive_icp` and the removal of duplicate entries of one company, so results may include such accounts. `null` means `false`.
             * @default false
             */
            speed_mode?: boolean | null;
            /** @description The accounts to examine, instead of searching for accounts. `icp_id` does not apply to them. Either this or `icp_id` is required. These accounts are not charged, but people found there are. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder?: boolean | null;
            /** @description How the term is matched. `null` means the default. */
            term_options?: components["schemas"]["TermOptions"] | null;
            /**
             * Format: int32
             * @description Reports only companies with at least this many known earlier job posts, because a first mention means little without a history. `null` means 0.
             */
            min_history_posts?: number | null;
            /** @description The roles of mentions that count. `null` means all but `sells`. */
            mention_roles?: ("uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names")[] | null;
            /** @description Whether job posts of agencies, which recruit for other companies, count. `null` means `false`. */
            include_agencies?: boolean | null;
            /** @description The concept to look for. A mention counts only if no earlier job post of the company mentions the term, whether inside or outside the timeframe. */
            term: string;
        };
        /** @description The deployed signal. */
        DeploySignalResponse: {
            /** @description The identifier of the signal. Use it to poll the status and to fetch results. */
            signal_id: components["schemas"]["Id"];
            /** @description The status of the signal. */
            status: components["schemas"]["SignalStatus"];
            /** @description The next step. If some `accounts` were not found, it states their number and lists the first 20. `null` if there is nothing to add. */
            message: string | null;
            /** @description The campaign that the runs of a repeating signal belong to. Absent for a signal that runs once. */
            campaign_id?: components["schemas"]["Id"];
        };
        /** @description A signal for the activity of a person. */
        DeploySocialActivityRequest: {
            /** @description The exclusions. Excluded results are neither reported nor charged. This includes companies that become excluded while the signal runs, for example when a company becomes a customer or its domain is blocked. `null` means no exclusions beyond those of the workspace. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits the signal may consume over all its runs. The signal never exceeds the limit. Default: no limit other than the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Adds accounts to the connected CRM in safe mode: new accounts are created, empty fields of existing ones are filled, and the owner never changes. `null` means `false`. If no CRM is connected, the response is 400 `INTEGRATION_NOT_CONNECTED`.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The company type or industry to limit results to, in words. Companies that do not clearly fit are omitted. A place in the description, as in "German insurers", restricts the headquarters. A number of employees in the description is ignored; use `icp_id` to restrict the size. Default: all industries. */
            descriptive_icp?: string | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder?: boolean | null;
            /** @description The profile of the person to monitor. */
            social_url: components["schemas"]["SocialUrl"];
            /** @description The ideal customer profile that companies must fit. An unknown profile is 404. */
            icp_id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description The number of days to look back. `null` means the default.
             * @default 7
             */
            timeframe?: number | null;
        };
        /** @description A signal for posts that contain a keyword. */
        DeploySocialListeningRequest: {
            /** @description The exclusions. Excluded results are neither reported nor charged. This includes companies that become excluded while the signal runs, for example when a company becomes a customer or its domain is blocked. `null` means no exclusions beyond those of the workspace. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits the signal may consume over all its runs. The signal never exceeds the limit. Default: no limit other than the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Adds accounts to the connected CRM in safe mode: new accounts are created, empty fields of existing ones are filled, and the owner never changes. `null` means `false`. If no CRM is connected, the response is 400 `INTEGRATION_NOT_CONNECTED`.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description How the term is matched. `null` means the default. */
            term_options?: components["schemas"]["TermOptions"] | null;
            /**
             * Format: int64
             * @description The ideal customer profile that companies must fit. An unknown profile is 404.
             */
            icp_id?: number | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder?: boolean | null;
            /** @description The keyword to listen for. */
            search_query: string;
            /**
             * Format: int32
             * @description The number of days to look back.
             */
            timeframe: number;
            /**
             * @description Whether to discover accounts or people.
             * @default account
             */
            signal_target?: components["schemas"]["SignalTarget"];
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
        };
        /** @description A signal for companies that match firmographic filters. */
        DeployTraitOnlyRequest: {
            /** @description The exclusions. Excluded results are neither reported nor charged. This includes companies that become excluded while the signal runs, for example when a company becomes a customer or its domain is blocked. `null` means no exclusions beyond those of the workspace. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found. If an audience with this name exists, it is used. Default: the signal's name followed by ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description The maximum number of credits the signal may consume over all its runs. The signal never exceeds the limit. Default: no limit other than the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Adds accounts to the connected CRM in safe mode: new accounts are created, empty fields of existing ones are filled, and the owner never changes. `null` means `false`. If no CRM is connected, the response is 400 `INTEGRATION_NOT_CONNECTED`.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The company type or industry to limit results to, in words. Companies that do not clearly fit are omitted. A place in the description, as in "German insurers", restricts the headquarters. A number of employees in the description is ignored; use `icp_id` to restrict the size. Default: all industries. */
            descriptive_icp?: string | null;
            /**
             * Format: int64
             * @description The ideal customer profile that companies must fit. Either this or `accounts` is required. An unknown profile is 404.
             */
            icp_id?: number | null;
            /**
             * Format: int32
             * @description The number of days to look back. `null` means the default.
             * @default 90
             */
            timeframe?: number | null;
            /**
             * @description Returns the first results faster. It skips the blocklist, the comparison with `descriptive_icp` and the removal of duplicate entries of one company, so results may include such accounts. `null` means `false`.
             * @default false
             */
            speed_mode?: boolean | null;
            /** @description The accounts to examine, instead of searching for accounts. `icp_id` does not apply to them. Either this or `icp_id` is required. These accounts are not charged, but people found there are. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder?: boolean | null;
        };
        /** @description The disconnected integration. */
        DisconnectIntegrationResponse: {
            /** @description The purpose of the system. */
            kind: components["schemas"]["IntegrationKind"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            disconnected: true;
        };
        /** @description A registrable domain in lower case, for example `northwind.example`. */
        Domain: string;
        /**
         * Format: email
         * @description An email address in lower case.
         */
        Email: string;
        /** @description The email action and its status. */
        EmailAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The health of the action. */
            state: components["schemas"]["ViewActionState"];
            /** @description The reason why the last run failed or skipped something, and the remedy. `null` after a run without problems. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When the action last ran, or `null` if it has not run yet.
             */
            last_run_at: string | null;
            /** @description The address to which emails are sent. */
            recipient_email: components["schemas"]["Email"];
            /** @description Whether emails may be sent to the address. `true` for the address of a member. For any other address, `true` once it was confirmed through the emailed link, until it unsubscribes. */
            recipient_confirmed: boolean;
            /** @description When emails are sent, or `null` for immediately. */
            schedule: components["schemas"]["NotificationSchedule"] | null;
        };
        /** @description The outcome for one person. */
        EmailEnrichmentResult: {
            /** @description The id of the person. */
            people_id: components["schemas"]["Id"];
            /**
             * Format: email
             * @description The work email, or `null` if none was found.
             */
            work_email: string | null;
            /** @description The outcome. */
            status: components["schemas"]["EmailEnrichmentStatus"];
        };
        /**
         * @description The outcome of looking up a work email.
         * @enum {string}
         */
        EmailEnrichmentStatus: "found" | "already_known" | "not_found" | (string & {});
        /** @description An email address. Surrounding white space is ignored and letters are converted to lower case. */
        EmailInput: string;
        /** @description Sends an email about new insights. */
        EmailNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /** @description The email address to send to. Default: the view's owner. An address outside the workspace first gets a confirmation link by email, at most once a day. It gets notifications only after the link is followed; see `recipient_confirmed`. If the workspace has 100 unconfirmed addresses, the response is 409 `LIMIT_REACHED`. */
            recipient_email?: string | null;
            /** @description When to send. `null` means immediately. */
            schedule?: components["schemas"]["NotificationScheduleRequest"] | null;
        };
        /** @description The accepted range of a filter on the number of employees. */
        EmployeeBounds: {
            /** @description The smallest accepted number. */
            min: components["schemas"]["EmployeeCount"];
            /**
             * Format: int64
             * @description The largest accepted number; `null` means no limit.
             */
            max: number | null;
        };
        /**
         * Format: int64
         * @description A number of employees.
         */
        EmployeeCount: number;
        /**
         * @description The final status of deliveries to send again.
         * @enum {string}
         */
        EndedDeliveryStatus: "delivered" | "failed";
        /** @description The people whose work emails to find. */
        EnrichEmailsRequest: {
            /** @description The ids of the people. A repeated id is looked up once. */
            people_ids: components["schemas"]["Id"][];
        };
        /** @description The outcome of an email enrichment. */
        EnrichEmailsResponse: {
            /** @description One result for each person, in the order of the request. */
            results: components["schemas"]["EmailEnrichmentResult"][];
            /** @description The number of credits charged: 1 for each email found. */
            credits_consumed: components["schemas"]["Count"];
        };
        /**
         * @description The machine-readable reason for an error.
         * @enum {string}
         */
        ErrorCode: "MALFORMED_JSON" | "INVALID_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "IDEMPOTENCY_IN_FLIGHT" | "IDEMPOTENCY_STORAGE_FULL" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "UNAVAILABLE" | "OTP_EXPIRED" | "OTP_INVALID" | "OTP_MAX_ATTEMPTS" | "INSUFFICIENT_CREDITS" | "BUDGET_EXCEEDED" | "QUOTE_EXCEEDED" | "QUOTE_INVALID" | "UNKNOWN_FILTER" | "UNKNOWN_TECHNOLOGY" | "NO_SEED_RESOLVED" | "VIEW_TYPE_MISMATCH" | "VIEW_NAME_TAKEN" | "CONFIRMATION_REQUIRED" | "JOB_ALREADY_FINISHED" | "JOB_NOT_FINISHED" | "TOO_MANY_PENDING_JOBS" | "INTEGRATION_NOT_CONNECTED" | "INTEGRATION_REJECTED" | "TARGET_NOT_FOUND" | "ASSIGNEE_NOT_FOUND" | "WEBHOOK_URL_REFUSED" | "WEBHOOK_LIMIT_REACHED" | "LIMIT_REACHED" | "NAME_TAKEN" | "SIGNAL_ALREADY_FINISHED" | "FILE_UNREADABLE" | "ALREADY_JUDGED" | (string & {});
        /** @description The page of events that was returned. */
        EventPage: {
            /**
             * Format: int32
             * @description The page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of events per page.
             */
            limit: number;
            /** @description The number of events that match. */
            total_count: components["schemas"]["Count"];
            /** @description Whether more pages follow. */
            has_more: boolean;
        };
        /** @description A person named in an event. */
        EventPerson: {
            /** @description The identifier of the person. */
            id: components["schemas"]["Id"];
            /** @description The full name. */
            full_name: string;
            /** @description The job title, or `null` if unknown. */
            title: string | null;
        };
        /** @description An event type of a vertical. */
        EventType: {
            /** @description The identifier of the event type. */
            id: components["schemas"]["Id"];
            /** @description The name in lower case with hyphens, for example `leadership-change`. */
            slug: string;
            /** @description The name. */
            name: string;
            /** @description The definition of an event of this type, or `null`. */
            description: string | null;
            /** @description The number of the workspace's accounts with an event of this type. */
            account_count: components["schemas"]["Count"];
            /** @description The number of people at the workspace's accounts named in an event of this type. */
            people_count: components["schemas"]["Count"];
            /**
             * Format: date-time
             * @description The date of the latest event of this type at one of the workspace's accounts, or `null` if there is none. Announced events, such as trade fairs, can be in the future.
             */
            latest_event_date: string | null;
        };
        /** @description The event types of a vertical. */
        EventTypeList: {
            /** @description The event types, sorted by name. */
            data: components["schemas"]["EventType"][];
        };
        /** @description The earlier job posts of a company with which a first mention was compared. */
        EvidenceHistory: {
            /** @description The number of earlier job posts. */
            posts: components["schemas"]["Count"];
            /**
             * Format: date-time
             * @description When the oldest of them was published, or `null` if there are none.
             */
            since: string | null;
        };
        /**
         * @description The kind of evidence for a result.
         * @enum {string}
         */
        EvidenceType: "job_post" | "social_post" | "social_engagement" | "firmographics" | "job_change" | (string & {});
        /** @description A kind of company to exclude, in a few words: "restaurants", "staffing agencies". */
        ExcludedWords: string;
        /** @description The bounds of an estimate. In nine of ten requests that people rated, the true number was within the bounds. */
        ExpectedTotal: {
            /** @description The lower bound. */
            low: components["schemas"]["Count"];
            /** @description The upper bound. */
            high: components["schemas"]["Count"];
        };
        /** @description An identifier assigned by a connected system. */
        ExternalId: string;
        /** @description One element of the path to a fault: the part of the request, a field name or an index. */
        FaultLocation: string;
        /**
         * @description The kind of the rated result.
         * @enum {string}
         */
        FeedbackKind: "lookalike" | "signal_result" | "insight" | "email" | (string & {});
        /** @description A verdict on a result. */
        FeedbackRequest: {
            /**
             * @description The kind of result.
             * @enum {string}
             */
            kind: "lookalike" | "signal_result" | "insight" | "email";
            /** @description The identifier of the result: a number for an account, an insight or a person, or a string for a result of a signal. */
            id: components["schemas"]["Id"] | components["schemas"]["SignalResultId"];
            /**
             * @description The verdict. Each result can have only one verdict.
             * @enum {string}
             */
            verdict: "right" | "wrong_match" | "wrong_company" | "known_customer" | "bad_email";
            /** @description What is wrong, in your own words. */
            note?: string | null;
        };
        /** @description A recorded verdict. */
        FeedbackResponse: {
            /** @description The identifier of the verdict. */
            feedback_id: components["schemas"]["Id"];
            /** @description The kind of result. */
            kind: components["schemas"]["FeedbackKind"];
            /** @description The identifier of the result. */
            id: components["schemas"]["Id"] | components["schemas"]["SignalResultId"];
            /** @description The verdict. */
            verdict: components["schemas"]["FeedbackVerdict"];
            /** @description Whether later results exclude the result. Wrong results are excluded. */
            hidden: boolean;
            /** @description The number of credits that the workspace had paid for the result. */
            credits: components["schemas"]["Count"];
            /** @description Whether the credits were refunded. */
            refund: components["schemas"]["RefundStatus"];
            /** @description The number of credits the workspace can spend now. */
            balance: components["schemas"]["Count"];
        };
        /**
         * @description A verdict on a result.
         * @enum {string}
         */
        FeedbackVerdict: "right" | "wrong_match" | "wrong_company" | "known_customer" | "bad_email" | (string & {});
        /** @description A column and the field that it contains, such as `Firma=name`. */
        FileColumnMapping: string;
        /** @description The name of a column. A field of a nested object is named by its path, such as `company.domain`. */
        FileColumnName: string;
        /** @description A filter and the values that it accepts. */
        FilterDefinition: {
            /** @description The name to use in `filters`. */
            field_name: string;
            /** @description The companies or people that the filter matches. */
            description: string;
            /** @description The type of the value, for example `boolean`, `integer`, `string`, `string[]` or `integer[]`. */
            type: string;
            /** @description Whether the filter is required. */
            required: boolean;
            /** @description The accepted values. For industries and tags, the 500 most frequent values; other values are accepted too. Empty for free text. */
            options: components["schemas"]["FilterOption"][];
            /** @description The bounds of the value, in words, and whether values not in `options` are accepted. */
            schema_description: string;
        };
        /** @description The available filters. */
        FilterDefinitions: {
            /** @description The filters, grouped by subject. */
            filters: components["schemas"]["FilterDefinition"][];
        };
        /** @description A value that a filter accepts. */
        FilterOption: string;
        /** @description A word or phrase, compared without regard to letter case. */
        FilterText: string;
        /** @description An account in a filtered list. */
        FilteredAccount: {
            /** @description The identifier of the account, the same in every workspace. */
            id: components["schemas"]["Id"];
            /** @description The registrable domain of the company. */
            domain: components["schemas"]["Domain"];
            /** @description The name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description The number of employees.
             */
            employee_count: number | null;
            /**
             * @description The funding stage.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null | (string & {});
            /** @description The country of the headquarters. */
            hq_country: string | null;
            /** @description A description of the company in one line. */
            one_liner: string | null;
            /** @description Whether the workspace imported the account. */
            is_imported: boolean;
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm: boolean;
            /** @description The owner of the account in the connected CRM, or `null` without an owner. */
            crm_owner: components["schemas"]["CrmOwner"] | null;
            /** @description When the company became an account of the workspace. */
            added_at: components["schemas"]["Timestamp"];
            /** @description The number of insights about the account. */
            insights_count: components["schemas"]["Count"];
        };
        /** @description The accounts to list. */
        FilteredAccountsRequest: {
            /** @description Only accounts that match this view. With `filters`, accounts must match both. A people view is rejected with 400 `VIEW_TYPE_MISMATCH`. */
            view_id?: string | null;
            /** @description The filters. Default: every account of the workspace. */
            filters?: components["schemas"]["AccountFilters"] | null;
            /**
             * @description The field to sort by. Ties are sorted by id; accounts without a value come last.
             * @default insights_count
             * @enum {string}
             */
            sort_key?: "insights_count" | "name" | "domain" | "employee_count" | "added_at";
            /**
             * @description The sort direction.
             * @default desc
             */
            sort_direction?: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description The page to return, counted from 0.
             * @default 0
             */
            page?: number;
            /**
             * Format: int32
             * @description The maximum number of items per page.
             * @default 50
             */
            page_size?: number;
        };
        /** @description A page of the accounts that match. */
        FilteredAccountsResponse: {
            /** @description The accounts on this page. */
            accounts: components["schemas"]["FilteredAccount"][];
            /** @description The ids of the accounts, in the same order. */
            account_ids: components["schemas"]["Id"][];
            /** @description The number of accounts that match. */
            total_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description The page, counted from 0.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of accounts per page.
             */
            page_size: number;
            /** @description Whether more pages follow. */
            has_more: boolean;
        };
        /** @description The values that firmographic filters accept. */
        FirmographicOptions: {
            /** @description The accepted range of `min_employees`. */
            min_employees: components["schemas"]["EmployeeBounds"];
            /** @description The accepted range of `max_employees`. */
            max_employees: components["schemas"]["EmployeeBounds"];
            /** @description The funding stages. */
            funding_stages: components["schemas"]["FundingStage"][];
            /** @description The locations: the 30 most common countries, `EU` for the 27 member states of the European Union, then all other countries. */
            locations: components["schemas"]["LocationOption"][];
        };
        /**
         * @description A funding stage. Requests may use any letter case.
         * @enum {string}
         */
        FundingStage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | (string & {});
        /**
         * @description A funding stage in any letter case. `GET /api/v1/account/firmographic-options` lists the stages.
         * @enum {string}
         */
        FundingStageLabel: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public";
        /** @description The name of an HTTP header, in any letter case. */
        HeaderName: string;
        /** @description The value of an HTTP header. */
        HeaderValue: string;
        /** @description The credentials of a HubSpot portal (kind `crm`). */
        HubspotCredentials: {
            /**
             * @description Always `hubspot`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "hubspot";
            /** @description A service key or private-app token with read and write access to companies, contacts, owners and deals. */
            access_token: components["schemas"]["Credential"];
        };
        /** @description An ideal customer profile: the companies you want to find. */
        Icp: {
            /** @description The identifier of the profile, used as `icp_id`. */
            id: components["schemas"]["Id"];
            /** @description The name, unique in the workspace. */
            name: string;
            /** @description The profile in words, or `null`. */
            description: string | null;
            /** @description The filters that a company must match to fit the profile. */
            filters: components["schemas"]["IcpFilters"];
            /** @description The people that signals find at these companies, or `null` for the default: leaders whose role is closest to the subject of the signal. */
            personas: components["schemas"]["Personas"] | null;
            /** @description When the profile was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the profile last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Firmographic filters of an ideal customer profile. A company fits when all given filters match. A company whose value is unknown matches no filter that requires a value, and is not excluded by an exclusion filter. An empty list restricts nothing. An unknown filter name is rejected with 400 `UNKNOWN_FILTER`. */
        IcpFilters: {
            /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The maximum number of employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages. Same as `funding_stage_include`. */
            funding_stages?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries. Same as `country_include`. */
            hq_country_codes?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies at one of these funding stages. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description Excludes companies at one of these funding stages. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description Excludes companies with headquarters in one of these countries. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies in one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies in one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with at least one of these tags, in any letter case. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with at least one of these tags, in any letter case. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with headquarters in one of these cities, in any letter case. */
            city_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
            city_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only companies with one of these kinds of ownership. */
            ownership_include?: components["schemas"]["Ownership"][];
            /** @description Excludes companies with one of these kinds of ownership. */
            ownership_exclude?: components["schemas"]["Ownership"][];
            /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
            min_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much total funding, in US dollars. */
            max_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
            last_funding_type_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
            last_funding_type_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
            last_funding_after?: components["schemas"]["CalendarDate"];
            /** @description Only companies whose last funding round was before this day. */
            last_funding_before?: components["schemas"]["CalendarDate"];
            /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
            min_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much annual revenue, in US dollars. */
            max_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Whether the company's profile on the professional network is known. */
            has_company_social_url?: boolean;
            /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology_include?: components["schemas"]["TechnologyName"][];
            /** @description Excludes companies that use, want or introduce one of these technologies. */
            technology_exclude?: components["schemas"]["TechnologyName"][];
            /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
            technology_role?: components["schemas"]["TechnologyRole"][];
            /**
             * Format: int32
             * @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it.
             */
            technology_seen_within_days?: number;
        };
        /** @description A part of the list of profiles. */
        IcpList: {
            /** @description The profiles, newest first. */
            icps: components["schemas"]["Icp"][];
            /** @description The number of profiles in the workspace. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A profile. */
        IcpResponse: {
            /** @description The profile. */
            icp: components["schemas"]["Icp"];
        };
        /**
         * Format: int64
         * @description An integer identifier from 1 to 2^53-1, the range that every JSON parser reads exactly.
         */
        Id: number;
        /** @description The companies to import. */
        ImportAccountsRequest: {
            /** @description The companies. If a domain occurs more than once, it is imported once. */
            accounts: components["schemas"]["AccountToImport"][];
        };
        /** @description The outcome of an import. */
        ImportAccountsResponse: {
            /** @description One result for each company, in the order of the request. */
            results: components["schemas"]["ImportResult"][];
            /** @description The number of companies that are now accounts of the workspace. */
            resolved_count: components["schemas"]["Count"];
            /** @description The number of companies that could not be imported. */
            unresolved_count: components["schemas"]["Count"];
        };
        /**
         * @description The field of a company that a column of a file contains.
         * @enum {string}
         */
        ImportFileField: "domain" | "website" | "other_domains" | "social_url" | "name" | (string & {});
        /** @description A field and the columns from which it is read. */
        ImportFileMapping: {
            /** @description The field. */
            field: components["schemas"]["ImportFileField"];
            /** @description The columns. The first column with a value is used. */
            columns: components["schemas"]["FileColumnName"][];
        };
        /** @description A note about how a file was read. */
        ImportFileNote: string;
        /**
         * @description The outcome of importing a row.
         * @enum {string}
         */
        ImportFileOutcome: "imported" | "already_imported" | "not_found" | "unreadable" | "blocked" | (string & {});
        /** @description A file of companies. */
        ImportFileRequest: {
            /** @description The content: CSV with any separator, NDJSON or a JSON array. The first row of CSV names the columns. */
            content: string;
        };
        /** @description The outcome of importing a file. */
        ImportFileResponse: {
            /** @description Whether this was a dry run, which imports nothing. */
            dry_run: boolean;
            /** @description The columns that were used. */
            mapping: components["schemas"]["ImportFileMapping"][];
            /** @description The columns that were not used. */
            unused_columns: components["schemas"]["FileColumnName"][];
            /** @description How the file was read: its separator, and the skipped parts. */
            notes: components["schemas"]["ImportFileNote"][];
            /** @description One result for each row, in the order of the file. */
            results: components["schemas"]["ImportFileResult"][];
            /** @description The number of rows whose companies are now accounts of the workspace, or would be without `dry_run`. */
            resolved_count: components["schemas"]["Count"];
            /** @description The number of all other rows. */
            unresolved_count: components["schemas"]["Count"];
        };
        /** @description The outcome of importing one row. */
        ImportFileResult: {
            /**
             * Format: int32
             * @description The line of the file, counted from 1.
             */
            line: number;
            /** @description The value of the row's website column, or `null`. */
            requested_domain: string | null;
            /** @description The name in the row, or `null`. */
            requested_name: string | null;
            /** @description The registrable domain of the company, or `null` if no company was found. */
            domain: string | null;
            /**
             * Format: int64
             * @description The account that was imported, or `null`.
             */
            account_id: number | null;
            /**
             * @description The value by which the company was found, or `null`.
             * @enum {string|null}
             */
            resolved_by: "domain" | "page" | "name" | null | (string & {});
            /** @description The outcome. */
            outcome: components["schemas"]["ImportFileOutcome"];
            /** @description Why no company was found or imported, or `null`. */
            reason: string | null;
        };
        /**
         * @description The outcome of importing a company.
         * @enum {string}
         */
        ImportOutcome: "imported" | "already_imported" | "not_found" | "invalid_domain" | "blocked" | (string & {});
        /** @description The outcome of importing one company. */
        ImportResult: {
            /** @description The website or domain from the request. */
            requested_domain: string;
            /** @description The name from the request, or `null`. */
            requested_name: string | null;
            /** @description The registrable domain, or `null` if the value is not a domain. */
            domain: string | null;
            /**
             * Format: int64
             * @description The account that was imported, or `null`.
             */
            account_id: number | null;
            /** @description The outcome. */
            outcome: components["schemas"]["ImportOutcome"];
        };
        /** @description Something that happened at an account, as part of a notification. */
        Insight: {
            /** @description The identifier of the insight. */
            insight_id: components["schemas"]["Id"];
            /** @description The account the insight is about. */
            account_id: components["schemas"]["Id"];
            /** @description The event in one or two sentences. */
            alert_text: string;
            /** @description The source of the insight. */
            alert_type: components["schemas"]["InsightSource"];
            /** @description The name of the account, or `null` if unknown. */
            account_name: string | null;
            /** @description The domain of the account. */
            account_domain: components["schemas"]["Domain"];
            /** @description When the insight was found. */
            alert_date: components["schemas"]["Timestamp"];
            /**
             * @description The sentiment, or `null` if it cannot be determined.
             * @enum {string|null}
             */
            sentiment: "positive" | "negative" | "neutral" | null;
            /** @description The people to contact, best first: the person in the insight, then people whom its signal found at the account. Empty if there are none. The results of the signal list all people. */
            people: components["schemas"]["InsightPerson"][];
            /** @description Whether this insight brought the account into the workspace. */
            is_net_new_account: boolean;
        };
        /** @description The insights of a workspace in the requested days. */
        InsightFeed: {
            /** @description The number of insights that match. */
            total_insights: components["schemas"]["Count"];
            /** @description The number of distinct accounts that the insights are about. */
            accounts_represented: components["schemas"]["Count"];
            /** @description Whether more insights follow. */
            has_more: boolean;
            /** @description The insights, newest first. */
            insights: components["schemas"]["InsightFeedItem"][];
        };
        /** @description Something that happened at an account. */
        InsightFeedItem: {
            /** @description The identifier of the insight. */
            insight_id: components["schemas"]["Id"];
            /** @description The account the insight is about. */
            account_id: components["schemas"]["Id"];
            /** @description The event in one or two sentences. */
            alert_text: string;
            /** @description The source of the insight. */
            alert_type: components["schemas"]["InsightSource"];
            /** @description The name of the account, or `null` if unknown. */
            account_name: string | null;
            /** @description The domain of the account. */
            account_domain: components["schemas"]["Domain"];
            /** @description When the insight was found. */
            alert_date: components["schemas"]["Timestamp"];
            /**
             * @description The sentiment, or `null` if it cannot be determined.
             * @enum {string|null}
             */
            sentiment: "positive" | "negative" | "neutral" | null;
            /** @description The people to contact, best first: the person in the insight, then people whom its signal found at the account. Empty if there are none. The results of the signal list all people. */
            people: components["schemas"]["InsightPerson"][];
            /**
             * Format: int64
             * @description The signal that found the insight, or `null`.
             */
            discovered_signal_id: number | null;
            /** @description The stage of the CRM deal the insight is about, or `null`. */
            deal_stage: string | null;
            /**
             * Format: double
             * @description The amount of the CRM deal the insight is about, in the deal's currency, or `null`.
             */
            amount: number | null;
            /**
             * Format: uri
             * @description The URL of the source, or `null` if unknown.
             */
            signal_link: string | null;
        };
        /** @description A person at the account of an insight. */
        InsightPerson: {
            /** @description The identifier of the person. */
            people_id: components["schemas"]["Id"];
            /** @description The full name. */
            full_name: string;
            /** @description The job title, or `null` if unknown. */
            title: string | null;
            /** @description The profile on the professional network, or `null` if unknown. */
            social_url: string | null;
        };
        /**
         * @description The source of an insight.
         * @enum {string}
         */
        InsightSource: "service" | "crm" | (string & {});
        /** @description The new insights. */
        InsightsNewData: {
            /** @description The view that the insights match, or `null` if the event was sent to a webhook of the workspace. */
            view_id: string | null;
            /** @description The name of the view, or `null` if the event was sent to a webhook of the workspace. */
            view_name: string | null;
            /**
             * Format: int64
             * @description The signal that found the insights, or `null` if no signal did.
             */
            signal_id: number | null;
            /** @description The number of insights. */
            insight_count: components["schemas"]["Count"];
            /** @description The number of accounts that the insights are about. */
            account_count: components["schemas"]["Count"];
            /** @description The newest 100 insights; `insight_count` counts all insights. */
            insights: components["schemas"]["Insight"][];
        };
        /** @description There are new insights. */
        InsightsNewEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "insights.new";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new insights. */
            data: components["schemas"]["InsightsNewData"];
        };
        /** @description A connected system. */
        Integration: {
            /** @description The purpose of the system. */
            kind: components["schemas"]["IntegrationKind"];
            /** @description Whether a system of this kind is connected. */
            connected: boolean;
            /**
             * @description The connected product, or `null` if none is connected.
             * @enum {string|null}
             */
            provider: "hubspot" | "salesforce" | "slack" | "lemlist" | null | (string & {});
            /** @description The name of the account in the connected system: the domain for Salesforce, `null` for HubSpot. */
            external_account_name: string | null;
            /**
             * Format: date-time
             * @description When the system was connected, or `null`.
             */
            connected_at: string | null;
            /** @description The user who connected the system, or `null`. */
            connected_by: string | null;
            /**
             * Format: date-time
             * @description When the CRM was last read completely, or `null` if it has not been read completely yet or the system is not a CRM.
             */
            last_read_at: string | null;
        };
        /** @description The product to connect and its credentials. `provider` determines the other fields. */
        IntegrationCredentials: components["schemas"]["HubspotCredentials"] | components["schemas"]["SalesforceCredentials"] | components["schemas"]["SlackCredentials"] | components["schemas"]["LemlistCredentials"];
        /**
         * @description The purpose of a connected system. A workspace connects at most one system for each purpose.
         * @enum {string}
         */
        IntegrationKind: "crm" | "chat" | "sequencer" | (string & {});
        /** @description The integrations of the workspace. */
        IntegrationList: {
            /** @description One entry for each kind, whether connected or not. */
            integrations: components["schemas"]["Integration"][];
        };
        /** @description An integration. */
        IntegrationResponse: {
            /** @description The integration. */
            integration: components["schemas"]["Integration"];
        };
        /** @description A city of a job, as written in the post. */
        JobCity: string;
        /** @description A job post. */
        JobPost: {
            /** @description The identifier of the job post. */
            id: components["schemas"]["Id"];
            /** @description The company. */
            account_id: components["schemas"]["Id"];
            /** @description The registrable domain of the company. */
            domain: components["schemas"]["Domain"];
            /** @description The name of the company. */
            company_name: string;
            /** @description The title. */
            title: string;
            /** @description The sentence that contains a technology or words from the filters, or `null`. */
            sentence: string | null;
            /**
             * @description The role of the technology in the sentence, or `null` if there is no technology.
             * @enum {string|null}
             */
            role: "uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names" | null | (string & {});
            /**
             * @description The department, inferred from the title, or `null`.
             * @enum {string|null}
             */
            department: "ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER" | "DESIGN" | null | (string & {});
            /**
             * @description The seniority, inferred from the title, or `null`.
             * @enum {string|null}
             */
            seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN" | null | (string & {});
            /** @description The country of the work, or `null` if unknown. */
            country: string | null;
            /** @description The cities of the work. Empty if unknown, and for posts imported before release 0.3.0. */
            cities: components["schemas"]["JobCity"][];
            /** @description The kind of publisher. */
            posted_by: components["schemas"]["PostedBy"];
            /** @description The technologies that the post mentions, in any role. */
            technologies: components["schemas"]["TechnologySlug"][];
            /** @description The URL. */
            source_url: components["schemas"]["Url"];
            /** @description When the post was published. */
            posted_at: components["schemas"]["Timestamp"];
        };
        /** @description Filters on job posts. A post matches when all given filters match. */
        JobPostFilters: {
            /** @description Only posts that mention one of these technologies, in any spelling. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology?: components["schemas"]["TechnologyName"][];
            /** @description Only posts in which a technology has this role: one in `technology`, or any technology if that is omitted. Default: any role. */
            role?: ("uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names")[];
            /** @description Only posts whose title contains this string, starting at the beginning of a word, in any letter case. */
            title_contains?: components["schemas"]["FilterText"];
            /** @description Only posts with all of these words, in any order. */
            text?: components["schemas"]["FilterText"];
            /** @description Only posts for one of these departments, inferred from the title. */
            department?: ("ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER" | "DESIGN")[];
            /** @description Only posts for one of these seniorities, inferred from the title. */
            seniority?: ("FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN")[];
            /** @description Only posts for work in one of these countries. Posts without a country match no country. */
            country?: components["schemas"]["CountryFilterCode"][];
            /** @description Only posts for work in one of these cities, in any letter case, with or without accents. */
            city?: components["schemas"]["FilterText"][];
            /** @description Only posts from this time or later. A time after `posted_before` is rejected with 422. */
            posted_after?: components["schemas"]["Timestamp"];
            /** @description Only posts before this time. */
            posted_before?: components["schemas"]["Timestamp"];
            /** @description Only posts of these companies. */
            account_ids?: components["schemas"]["Id"][];
            /** @description Only posts of companies that match these filters. */
            company?: components["schemas"]["IcpFilters"];
            /** @description Only posts from these kinds of publishers. Default: `employer` and `unknown`. */
            posted_by?: ("employer" | "agency" | "unknown")[];
        };
        /**
         * @description The field by which job posts are counted.
         * @enum {string}
         */
        JobPostGroup: "company" | "technology" | "title" | "department" | "country" | "week";
        /** @description A group of job posts. */
        JobPostGroupCount: {
            /** @description The value that the posts share, such as the id of a company, the slug of a technology or a title. `null` for posts without a value. */
            value: string | null;
            /** @description The name of the company or technology; otherwise, the value itself. `null` for posts without a value. */
            name: string | null;
            /** @description The number of posts. */
            posts: components["schemas"]["Count"];
        };
        /** @description A search of job posts. */
        JobPostSearchRequest: {
            /** @description The filters. Default: all job posts of employers. */
            filters?: components["schemas"]["JobPostFilters"];
            /**
             * @description Counts posts by this field instead of listing them.
             * @enum {string}
             */
            group_by?: "company" | "technology" | "title" | "department" | "country" | "week";
            /**
             * Format: int32
             * @description The maximum number of posts or groups to return.
             * @default 25
             */
            limit?: number;
            /**
             * Format: int32
             * @description The number of posts or groups to skip.
             * @default 0
             */
            offset?: number;
        };
        /** @description Job posts, or the number of job posts in each group. */
        JobPostSearchResponse: {
            /** @description The posts, newest first. Empty with `group_by`. */
            posts: components["schemas"]["JobPost"][];
            /** @description The groups, those with the most posts first; weeks are in chronological order. Empty without `group_by`. */
            groups: components["schemas"]["JobPostGroupCount"][];
            /** @description The number of posts that match, or of groups with `group_by`. */
            total_count: components["schemas"]["Count"];
            /** @description Whether the counts are exact. If more than 10,000 posts match, only the newest 10,000 are counted. */
            is_exact: boolean;
        };
        /** @description The credentials of a lemlist team (kind `sequencer`). */
        LemlistCredentials: {
            /**
             * @description Always `lemlist`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "lemlist";
            /** @description An API key of the team. */
            api_key: components["schemas"]["Credential"];
        };
        /** @description A location to filter by. */
        LocationOption: {
            /** @description An ISO 3166-1 alpha-3 country code, or `EU`. */
            code: string;
            /** @description The English name. */
            name: string;
        };
        /** @description A company found by a lookalike search. */
        Lookalike: {
            /** @description The identifier of the account. */
            account_id: components["schemas"]["Id"];
            /** @description The same as `account_id`. Searches by traits use this name. */
            id: components["schemas"]["Id"];
            /** @description The name. */
            name: string;
            /** @description The registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description The profile on the professional network, or `null` if unknown. */
            social_url: string | null;
            /** @description The country of the headquarters, or `null` if unknown. */
            headquarters: components["schemas"]["Country"] | null;
            /** @description The code of `headquarters`, as in searches by traits, or `null` if unknown. */
            hq_country: string | null;
            /** @description The size range, for example `251-500` or `10001+`, or `null` if unknown. */
            company_size: string | null;
            /**
             * Format: int64
             * @description The number of employees, or `null` if unknown.
             */
            employee_count: number | null;
            /**
             * @description The funding stage, or `null` if unknown.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null | (string & {});
            /** @description The industry, or `null` if unknown. */
            industry: string | null;
            /** @description The relevance of the company: the estimated probability that a person would keep it in the list. */
            similarity_score: components["schemas"]["Score"];
            /** @description Why the company matches, in one sentence. */
            match_reason: string;
            /** @description Whether a fact that the filters require is unknown. Present only if the request sets `include_unknown`. */
            is_unconfirmed?: boolean;
        };
        /** @description The results of a bulk job as text. */
        LookalikeExport: string;
        /** @description A bulk job, without its results. */
        LookalikeJob: {
            /** @description The identifier of the job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /** @description The status of the job. Only this field shows whether the job has ended. */
            status: components["schemas"]["LookalikeJobStatus"];
            /** @description The results delivered so far; final once the job has ended. `null` before the first page is written. */
            manifest: components["schemas"]["LookalikeManifest"] | null;
            /** @description The number of companies delivered so far. */
            processed: components["schemas"]["Count"];
            /** @description The current step of the job. */
            progress_message: string;
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
            /**
             * Format: int32
             * @description The maximum number of companies to find.
             */
            requested_limit: number;
            /**
             * @description The method of an agentic search, or `null` for a semantic search or before the search has run.
             * @enum {string|null}
             */
            agentic_method: "language_model" | "rules" | null | (string & {});
            /** @description How the query was interpreted or why few companies were found, or `null` if there is nothing to report. */
            notice: string | null;
            /** @description How the query was interpreted. `null` if there was no query, if the query was used literally, or before the search has run. */
            interpretation: components["schemas"]["SearchInterpretation"] | null;
            /** @description The estimated number of relevant companies among those that were compared and reach the minimum score, from the sum of their scores. Companies beyond `limit` count too. `null` before the search has run. */
            expected_total: components["schemas"]["ExpectedTotal"] | null;
            /**
             * Format: int64
             * @description The number of companies that were compared, after filters and exclusions; `null` before the search has run.
             */
            scanned: number | null;
            /**
             * @description Why the job ended. `null` while the job has not ended, and for jobs submitted before 0.3.0.
             * @enum {string|null}
             */
            stopped_because: "limit" | "floor" | "credits" | "budget" | "cancelled" | "failed" | null | (string & {});
            /** @description When the job was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When a worker first claimed the job, or `null` before then.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the job ended, or `null` before then.
             */
            finished_at: string | null;
            /**
             * Format: int64
             * @description The estimated number of seconds until the job ends, or `null` if it cannot be estimated.
             */
            eta_seconds: number | null;
        };
        /** @description The outcome of a cancelled bulk lookalike job. */
        LookalikeJobCancelledData: {
            /**
             * @description The status of the job.
             * @enum {string}
             */
            status: "cancelled";
            /** @description The identifier of the job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * Format: int32
             * @description The maximum number of companies to find.
             */
            requested_limit: number;
            /** @description The delivered results. */
            manifest: components["schemas"]["LookalikeManifest"];
            /** @description Why the job ended. */
            stopped_because: components["schemas"]["LookalikeJobEnd"];
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
            /** @description When the job was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the job ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /** @description A bulk lookalike job was cancelled. */
        LookalikeJobCancelledEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "lookalike_job.cancelled";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the job. */
            data: components["schemas"]["LookalikeJobCancelledData"];
        };
        /** @description The outcome of a completed bulk lookalike job. */
        LookalikeJobCompletedData: {
            /**
             * @description The status of the job.
             * @enum {string}
             */
            status: "completed";
            /** @description The identifier of the job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * Format: int32
             * @description The maximum number of companies to find.
             */
            requested_limit: number;
            /** @description The delivered results. */
            manifest: components["schemas"]["LookalikeManifest"];
            /** @description Why the job ended. */
            stopped_because: components["schemas"]["LookalikeJobEnd"];
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
            /** @description When the job was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the job ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /** @description A bulk lookalike job completed. */
        LookalikeJobCompletedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "lookalike_job.completed";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the job. */
            data: components["schemas"]["LookalikeJobCompletedData"];
        };
        /**
         * @description Why a bulk job ended.
         * @enum {string}
         */
        LookalikeJobEnd: "limit" | "floor" | "credits" | "budget" | "cancelled" | "failed" | (string & {});
        /** @description The outcome of a failed bulk lookalike job. */
        LookalikeJobFailedData: {
            /**
             * @description The status of the job.
             * @enum {string}
             */
            status: "failed";
            /** @description The identifier of the job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * Format: int32
             * @description The maximum number of companies to find.
             */
            requested_limit: number;
            /** @description The delivered results. */
            manifest: components["schemas"]["LookalikeManifest"];
            /** @description Why the job ended. */
            stopped_because: components["schemas"]["LookalikeJobEnd"];
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
            /** @description When the job was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the job ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /** @description A bulk lookalike job failed. */
        LookalikeJobFailedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "lookalike_job.failed";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the job. */
            data: components["schemas"]["LookalikeJobFailedData"];
        };
        /** @description The identifier of a bulk job. */
        LookalikeJobId: string;
        /** @description A part of the list of bulk jobs. */
        LookalikeJobList: {
            /** @description The jobs, newest first. */
            jobs: components["schemas"]["LookalikeJob"][];
            /** @description The number of jobs that match. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /**
         * @description The status of a bulk job. `completed`, `failed` and `cancelled` are final.
         * @enum {string}
         */
        LookalikeJobStatus: "pending" | "running" | "cancelling" | "completed" | "failed" | "cancelled" | (string & {});
        /** @description The delivered results of a bulk job. */
        LookalikeManifest: {
            /** @description The number of companies delivered. */
            count: components["schemas"]["Count"];
            /** @description The number of pages written. */
            pages: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description The number of companies on a full page, always 100.
             */
            page_size: number;
            /** @description The number of credits consumed so far. They are charged when the job ends. */
            credits_consumed: components["schemas"]["Count"];
            /** @description The query generated from the seeds, or `null` without seeds. */
            derived_query: string | null;
            /** @description The registrable domains of the seeds found in the catalogue, or `null` without seeds. */
            resolved_seed_domains: components["schemas"]["Domain"][] | null;
            /** @description The seeds not found in the catalogue, as given in the request, or `null` without seeds. */
            unresolved_seed_domains: components["schemas"]["SeedWebsite"][] | null;
            /**
             * @description The method of an agentic search, or `null` for a semantic search.
             * @enum {string|null}
             */
            agentic_method: "language_model" | "rules" | null | (string & {});
            /** @description Whether the job failed, was cancelled or was stopped by a budget before it finished. */
            partial: boolean;
        };
        /** @description The name of a page of results: `page_` and the page number, starting with `page_0000`. */
        LookalikePageCursor: string;
        /** @description The companies found by a lookalike search. */
        LookalikeResponse: {
            /** @description The query from the request; empty if the request contains only seeds. */
            query: string;
            /** @description The companies, most similar first. */
            results: components["schemas"]["Lookalike"][];
            /** @description The number of companies returned. */
            total: components["schemas"]["Count"];
            /** @description The number of credits charged: 1 for each company returned. */
            credits_consumed: components["schemas"]["Count"];
            /** @description The query generated from the seeds, or `null` without seeds. */
            derived_query: string | null;
            /** @description The registrable domains of the seeds found in the catalogue, or `null` without seeds. */
            resolved_seed_domains: components["schemas"]["Domain"][] | null;
            /** @description The seeds not found in the catalogue, as given in the request, or `null` without seeds. */
            unresolved_seed_domains: components["schemas"]["SeedWebsite"][] | null;
            /**
             * @description The method of an agentic search, or `null` for a semantic search.
             * @enum {string|null}
             */
            agentic_method: "language_model" | "rules" | null | (string & {});
            /** @description How the query was interpreted or why few companies were found, or `null` if there is nothing to report. */
            notice: string | null;
            /** @description How the query was interpreted, or `null` if there was no query or it was used literally. */
            interpretation: components["schemas"]["SearchInterpretation"] | null;
            /** @description The estimated number of relevant companies among those that were compared and reach the minimum score, from the sum of their scores. Companies beyond `limit` count too. `null` before the search has run. */
            expected_total: components["schemas"]["ExpectedTotal"] | null;
            /**
             * Format: int64
             * @description The number of companies that were compared, after filters and exclusions; `null` before the search has run.
             */
            scanned: number | null;
        };
        /**
         * @description How a lookalike search works.
         * @enum {string}
         */
        LookalikeSearchType: "semantic" | "agentic";
        /**
         * @description The status of a member.
         * @enum {string}
         */
        MemberStatus: "invited" | "active" | (string & {});
        /**
         * @description The role of a term at the company, according to a mention in a job post.
         * @enum {string}
         */
        MentionRole: "uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names" | (string & {});
        /**
         * Format: double
         * @description The minimum relevance score of the results, from 0 to 1. Less relevant companies are excluded and not charged. The default is a setting of the service, usually 0.2; 0 returns all results.
         */
        MinScore: number;
        /** @description A company that a query refers to, such as "Northwind" in "alternatives to Northwind". */
        NamedSeed: {
            /** @description The company's own domain, which `seed_domains` accepts. */
            domain: components["schemas"]["Domain"];
            /** @description The name. */
            name: string;
            /** @description The words of the query that refer to the company. */
            text: string;
        };
        /**
         * @description How often notifications are sent.
         * @enum {string}
         */
        NotificationFrequency: "immediately" | "daily" | "weekly" | (string & {});
        /** @description When notifications are sent. Insights found between two notifications are sent together, the best first. */
        NotificationSchedule: {
            /** @description How often notifications are sent. */
            frequency: components["schemas"]["NotificationFrequency"];
            /**
             * Format: int32
             * @description The hour at which a digest is sent, in the time zone.
             */
            hour: number;
            /** @description The IANA name of the time zone, such as `Europe/Berlin`. */
            time_zone: string;
            /** @description The days of a digest. Default: every day if `daily`, Monday if `weekly`. */
            weekdays?: components["schemas"]["Weekday"][];
            /**
             * Format: int32
             * @description The hour at which the quiet hours begin. Insights found during the quiet hours are sent at their end.
             */
            quiet_from?: number | null;
            /**
             * Format: int32
             * @description The hour at which the quiet hours end. Required with `quiet_from`.
             */
            quiet_to?: number | null;
        };
        /** @description When to send notifications. Insights found between two notifications are sent together, the best first. */
        NotificationScheduleRequest: {
            /**
             * @description How often notifications are sent.
             * @enum {string}
             */
            frequency: "immediately" | "daily" | "weekly";
            /**
             * Format: int32
             * @description The hour at which a digest is sent, in the time zone.
             * @default 9
             */
            hour?: number;
            /**
             * @description The IANA name of the time zone, such as `Europe/Berlin`.
             * @default UTC
             */
            time_zone?: string;
            /** @description The days of a digest. Default: every day if `daily`, Monday if `weekly`. */
            weekdays?: components["schemas"]["Weekday"][];
            /**
             * Format: int32
             * @description The hour at which the quiet hours begin. Insights found during the quiet hours are sent at their end.
             */
            quiet_from?: number | null;
            /**
             * Format: int32
             * @description The hour at which the quiet hours end. Required with `quiet_from`.
             */
            quiet_to?: number | null;
        };
        /**
         * @description The delivery status of a notification.
         * @enum {string}
         */
        NotificationStatus: "pending" | "sent" | "failed" | (string & {});
        /**
         * @description The way a notification was sent.
         * @enum {string}
         */
        NotificationType: "chat" | "webhook" | "email" | (string & {});
        /** @description The number of a system's options that match the request, and whether all options are known. */
        OptionsCount: {
            /** @description The kind of system. */
            kind: components["schemas"]["IntegrationKind"];
            /** @description The number of options that match the search text. */
            total_count: components["schemas"]["Count"];
            /** @description Whether there are more matching options after this page. */
            has_more: boolean;
            /** @description Whether all options of the system were read. If not, the next request reads more of them. */
            is_complete: boolean;
        };
        /**
         * @description The ownership of a company.
         * @enum {string}
         */
        Ownership: "private" | "public" | "nonprofit" | "government" | "subsidiary" | (string & {});
        /** @description The part of a list to return. */
        Pagination: {
            /**
             * Format: int32
             * @description The maximum number of items to return.
             * @default 50
             */
            limit?: number;
            /**
             * Format: int32
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
        };
        /** @description The part of a list that was returned. */
        PaginationMetadata: {
            /**
             * Format: int32
             * @description The requested maximum number of items.
             */
            limit: number;
            /**
             * Format: int32
             * @description The number of items that were skipped.
             */
            offset: number;
            /** @description The number of items in the whole list. */
            total_count: components["schemas"]["Count"];
            /** @description Whether more items follow. */
            has_more: boolean;
        };
        /** @description The requested people. */
        PeopleBatch: {
            /** @description The people, in the order of the request. */
            people: components["schemas"]["Person"][];
            /** @description The ids that belong to no person at the workspace's accounts. */
            not_found_ids: components["schemas"]["Id"][];
        };
        /** @description The people to retrieve. */
        PeopleBatchRequest: {
            /** @description The ids of the people. A repeated id is returned once. */
            people_ids: components["schemas"]["Id"][];
        };
        /** @description People filters. A person matches when all given filters match; without filters, every person at the workspace's accounts matches. Account filters apply to the person's account, except for `event_type_include` and `event_within_days`: in people lists and people views, these refer to events that name the person. A person whose value is unknown matches no filter that requires a value, and is not excluded by an exclusion filter. An empty list restricts nothing. `GET /api/v1/people/filters` describes each filter. An unknown filter name is rejected with 400 `UNKNOWN_FILTER`. */
        PeopleFilters: {
            /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The maximum number of employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages. Same as `funding_stage_include`. */
            funding_stages?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries. Same as `country_include`. */
            hq_country_codes?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies at one of these funding stages. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description Excludes companies at one of these funding stages. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description Excludes companies with headquarters in one of these countries. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies in one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies in one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with at least one of these tags, in any letter case. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with at least one of these tags, in any letter case. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with headquarters in one of these cities, in any letter case. */
            city_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
            city_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only companies with one of these kinds of ownership. */
            ownership_include?: components["schemas"]["Ownership"][];
            /** @description Excludes companies with one of these kinds of ownership. */
            ownership_exclude?: components["schemas"]["Ownership"][];
            /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
            min_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much total funding, in US dollars. */
            max_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
            last_funding_type_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
            last_funding_type_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
            last_funding_after?: components["schemas"]["CalendarDate"];
            /** @description Only companies whose last funding round was before this day. */
            last_funding_before?: components["schemas"]["CalendarDate"];
            /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
            min_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much annual revenue, in US dollars. */
            max_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Whether the company's profile on the professional network is known. */
            has_company_social_url?: boolean;
            /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology_include?: components["schemas"]["TechnologyName"][];
            /** @description Excludes companies that use, want or introduce one of these technologies. */
            technology_exclude?: components["schemas"]["TechnologyName"][];
            /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
            technology_role?: components["schemas"]["TechnologyRole"][];
            /**
             * Format: int32
             * @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it.
             */
            technology_seen_within_days?: number;
            /** @description Only accounts whose name or domain contains this string. */
            name_or_domain_contains?: components["schemas"]["FilterText"];
            /** @description Only accounts with one of these domains. Websites are reduced to their registrable domain. */
            domain_include?: components["schemas"]["Website"][];
            /** @description Excludes accounts with one of these domains. Websites are reduced to their registrable domain. */
            domain_exclude?: components["schemas"]["Website"][];
            /** @description Only accounts added to the workspace at this time or later. A time after `added_before` is rejected with 422. */
            added_after?: components["schemas"]["Timestamp"];
            /** @description Only accounts added to the workspace before this time. */
            added_before?: components["schemas"]["Timestamp"];
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm?: boolean;
            /** @description Whether the connected CRM has an open deal or opportunity with the account. */
            has_open_deal?: boolean;
            /** @description Whether the account is a customer in the connected CRM, or has a won deal there. */
            is_customer?: boolean;
            /** @description Only accounts that one of these CRM users owns. `GET /api/v1/views/options` lists the users. */
            crm_owner_include?: components["schemas"]["ExternalId"][];
            /** @description Excludes accounts that one of these CRM users owns. Accounts without an owner are kept. */
            crm_owner_exclude?: components["schemas"]["ExternalId"][];
            /** @description Whether the workspace imported the account. */
            is_imported?: boolean;
            /** @description Only accounts in at least one of these audiences. Same as `audience_include`. */
            include_audience_ids?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals. Same as `signal_include`. */
            include_signal_ids?: components["schemas"]["Id"][];
            /** @description Only accounts in at least one of these audiences. */
            audience_include?: components["schemas"]["Id"][];
            /** @description Excludes accounts in one of these audiences. */
            audience_exclude?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals. */
            signal_include?: components["schemas"]["Id"][];
            /** @description Excludes accounts found by one of these signals. */
            signal_exclude?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only accounts with an insight in the last given number of days.
             */
            insight_within_days?: number;
            /**
             * Format: int32
             * @description Only accounts with at least this many insights. With `insight_within_days`, only insights from those days count.
             */
            min_insight_count?: number;
            /** @description Only people whose full name contains this string. */
            full_name_contains?: components["schemas"]["FilterText"];
            /** @description Only people with one of these seniorities. */
            seniority_include?: components["schemas"]["Seniority"][];
            /** @description Excludes people with one of these seniorities. */
            seniority_exclude?: components["schemas"]["Seniority"][];
            /** @description Only people in one of these departments. */
            department_include?: components["schemas"]["Department"][];
            /** @description Excludes people in one of these departments. */
            department_exclude?: components["schemas"]["Department"][];
            /** @description Only people whose job title contains at least one of these strings. */
            title_include?: components["schemas"]["FilterText"][];
            /** @description Excludes people whose job title contains one of these strings. */
            title_exclude?: components["schemas"]["FilterText"][];
            /** @description Only people who live in one of these countries. */
            person_country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description Excludes people who live in one of these countries. */
            person_country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only people who live in one of these cities, in any letter case. */
            person_city_include?: components["schemas"]["FilterText"][];
            /** @description Only people in at least one of these audiences. */
            people_audience_include?: components["schemas"]["Id"][];
            /** @description Excludes people in one of these audiences. */
            people_audience_exclude?: components["schemas"]["Id"][];
            /** @description Only people found by at least one of these signals. */
            people_signal_include?: components["schemas"]["Id"][];
            /** @description Excludes people found by one of these signals. */
            people_signal_exclude?: components["schemas"]["Id"][];
            /** @description Only people who work at one of these accounts. */
            account_ids?: components["schemas"]["Id"][];
            /** @description Whether a work email has been revealed to the workspace: by enrichment, import or CRM. */
            has_work_email?: boolean;
            /** @description Whether the connected CRM marks the person as do-not-contact. */
            do_not_contact?: boolean;
            /** @description Whether the person's profile on the professional network is known. */
            has_social_url?: boolean;
            /**
             * Format: int32
             * @description Only people found by a signal in the last given number of days.
             */
            signal_within_days?: number;
            /** @description Only people named in an event of one of these types. With `event_within_days`, the event must be from those days. */
            event_type_include?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only people named in an event in the last given number of days.
             */
            event_within_days?: number;
        };
        /** @description A page of people ids. */
        PeopleList: {
            /** @description The ids of the people on this page. `POST /api/v1/people/batch` returns the people. */
            people_ids: components["schemas"]["Id"][];
            /** @description The number of people who match. */
            total_count: components["schemas"]["Count"];
            /** @description The number of accounts at which these people work. */
            total_accounts_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description The page, counted from 0.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of people per page.
             */
            page_size: number;
            /** @description Whether more pages follow. */
            has_more: boolean;
        };
        /** @description The people to list. */
        PeopleListRequest: {
            /** @description Only people who match this view. With `filters`, people must match both. An accounts view is rejected with 400 `VIEW_TYPE_MISMATCH`. */
            view_id?: string | null;
            /** @description The filters. Default: every person at the workspace's accounts. */
            filters?: components["schemas"]["PeopleFilters"] | null;
            /**
             * @description The field to sort by. Ties are sorted by id.
             * @default latest_signal_date
             * @enum {string}
             */
            sort_key?: "latest_signal_date" | "full_name" | "seniority";
            /**
             * @description The sort direction.
             * @default desc
             */
            sort_direction?: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description The page to return, counted from 0.
             * @default 0
             */
            page?: number;
            /**
             * Format: int32
             * @description The maximum number of items per page.
             * @default 50
             */
            page_size?: number;
        };
        /**
         * @description The field to sort people by. People without a value come last.
         * @enum {string}
         */
        PeopleSortKey: "latest_signal_date" | "full_name" | "seniority";
        /** @description A person who works at an account. */
        Person: {
            /** @description The identifier of the person. */
            id: components["schemas"]["Id"];
            /** @description The account the person works at. */
            account_id: components["schemas"]["Id"];
            /** @description The name of the account, or `null` if unknown. */
            account_name: string | null;
            /** @description The domain of the account. */
            account_domain: components["schemas"]["Domain"];
            /** @description The full name. */
            full_name: string;
            /** @description The first name, or `null` if unknown. */
            first_name: string | null;
            /** @description The last name, or `null` if unknown. */
            last_name: string | null;
            /** @description The job title, or `null` if unknown. */
            title: string | null;
            /**
             * @description The seniority inferred from the job title, or `null` if none can be inferred.
             * @enum {string|null}
             */
            seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN" | null | (string & {});
            /**
             * @description The department inferred from the job title, or `null` without a job title.
             * @enum {string|null}
             */
            department: "ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER" | "DESIGN" | null | (string & {});
            /** @description The country the person lives in, or `null` if unknown. */
            country: string | null;
            /** @description The city the person lives in, or `null` if unknown. */
            city: string | null;
            /** @description The profile on the professional network, or `null` if unknown. */
            social_url: string | null;
            /**
             * Format: email
             * @description The work email, or `null` until enrichment, an import or the CRM reveals it to the workspace.
             */
            work_email: string | null;
            /**
             * Format: date-time
             * @description When a signal of the workspace last found the person, or `null`.
             */
            latest_signal_date: string | null;
        };
        /** @description The CRM field to which a value of a person is written. */
        PersonFieldMapping: {
            /** @description The value to write. */
            source: components["schemas"]["PersonSource"];
            /** @description The field; `null` means that the value is not written. `GET /api/v1/integrations/crm/fields` lists the fields. */
            crm_field: string | null;
            /** @description When to write the value. */
            write: components["schemas"]["CrmWriteMode"];
        };
        /** @description The CRM field to write a value of a person to. */
        PersonFieldMappingRequest: {
            /**
             * @description The value to write.
             * @enum {string}
             */
            source: "email" | "first_name" | "last_name" | "job_title" | "city" | "country" | "social_url" | "seniority" | "department" | "reason" | "last_insight";
            /** @description The field; `null` means that the value is not written. `GET /api/v1/integrations/crm/fields` lists the fields. */
            crm_field: string | null;
            /**
             * @description When to write the value.
             * @default fill
             */
            write?: components["schemas"]["CrmWriteMode"];
        };
        /**
         * @description A value of a person that can be written to the CRM.
         * @enum {string}
         */
        PersonSource: "email" | "first_name" | "last_name" | "job_title" | "city" | "country" | "social_url" | "seniority" | "department" | "reason" | "last_insight" | (string & {});
        /** @description A part of a job title. */
        PersonaTitle: string;
        /** @description The people to find at companies that fit a profile. An omitted or empty list restricts nothing. */
        Personas: {
            /** @description The seniorities, most wanted first. */
            seniorities?: components["schemas"]["Seniority"][];
            /** @description The departments, most wanted first. */
            departments?: components["schemas"]["Department"][];
            /** @description Words in the title, most wanted first. A person whose title contains none of these words is excluded. */
            titles?: components["schemas"]["PersonaTitle"][];
            /** @description The countries in which people work: ISO 3166-1 codes, or `EU`. A person whose country is unknown is excluded. */
            countries?: components["schemas"]["CountryFilterCode"][];
        };
        /** @description A bulk job with one page of its results. */
        PollBulkLookalikeResponse: {
            /** @description The identifier of the job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /** @description The status of the job. Only this field shows whether the job has ended. */
            status: components["schemas"]["LookalikeJobStatus"];
            /** @description The results delivered so far; final once the job has ended. `null` before the first page is written. */
            manifest: components["schemas"]["LookalikeManifest"] | null;
            /** @description The number of companies delivered so far. */
            processed: components["schemas"]["Count"];
            /** @description The current step of the job. */
            progress_message: string;
            /** @description Why the job failed, or `null` if it did not. */
            error_message: string | null;
            /**
             * Format: int32
             * @description The maximum number of companies to find.
             */
            requested_limit: number;
            /**
             * @description The method of an agentic search, or `null` for a semantic search or before the search has run.
             * @enum {string|null}
             */
            agentic_method: "language_model" | "rules" | null | (string & {});
            /** @description How the query was interpreted or why few companies were found, or `null` if there is nothing to report. */
            notice: string | null;
            /** @description How the query was interpreted. `null` if there was no query, if the query was used literally, or before the search has run. */
            interpretation: components["schemas"]["SearchInterpretation"] | null;
            /** @description The estimated number of relevant companies among those that were compared and reach the minimum score, from the sum of their scores. Companies beyond `limit` count too. `null` before the search has run. */
            expected_total: components["schemas"]["ExpectedTotal"] | null;
            /**
             * Format: int64
             * @description The number of companies that were compared, after filters and exclusions; `null` before the search has run.
             */
            scanned: number | null;
            /**
             * @description Why the job ended. `null` while the job has not ended, and for jobs submitted before 0.3.0.
             * @enum {string|null}
             */
            stopped_because: "limit" | "floor" | "credits" | "budget" | "cancelled" | "failed" | null | (string & {});
            /** @description When the job was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When a worker first claimed the job, or `null` before then.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the job ended, or `null` before then.
             */
            finished_at: string | null;
            /**
             * Format: int64
             * @description The estimated number of seconds until the job ends, or `null` if it cannot be estimated.
             */
            eta_seconds: number | null;
            /** @description The companies on this page, most similar first. A written page never changes. */
            results: components["schemas"]["Lookalike"][];
            /**
             * Format: int32
             * @description The number of companies on this page.
             */
            count: number;
            /**
             * Format: int32
             * @description The page, counted from 0.
             */
            page: number;
            /** @description The name of the next page, or `null` if no further page is written yet. While the job runs, more pages may follow: only `status` shows whether the job has ended. */
            next_cursor: string | null;
        };
        /**
         * @description The kind of publisher of a job post.
         * @enum {string}
         */
        PostedBy: "employer" | "agency" | "unknown" | (string & {});
        /** @description An error. */
        Problem: {
            /** @description The machine-readable reason. */
            error_code: components["schemas"]["ErrorCode"];
            /** @description The error and its remedy, in plain language. */
            message: string;
            /** @description Additional values that depend on `error_code`, for example `retry_after_seconds`. */
            details: {
                [key: string]: unknown;
            };
            /** @description The identifier of the request, also in the `X-Request-ID` header. Include it when you report a problem. */
            request_id: string;
            /** @description The page with the error's cause and fix, relative to the URL of the service: `/docs/errors/NOT_FOUND.md`. */
            doc_url: string;
        };
        /** @description The requested read of the CRM. */
        PullResponse: {
            /**
             * @description Always `true`: the read begins within seconds.
             * @enum {boolean}
             */
            queued: true;
            /**
             * Format: date-time
             * @description When the CRM was last read completely, or `null` if it has not been read completely yet.
             */
            last_read_at: string | null;
        };
        /** @description A correction of a word in a query. */
        QueryCorrection: {
            /** @description The word as it was typed. */
            from: string;
            /** @description The word or words that were searched instead. */
            to: string;
        };
        /** @description The number of results and the cost of a request. */
        Quote: {
            /** @description The identifier of the quote, for `X-Quote-ID`. */
            quote_id: string;
            /** @description The operation that was quoted. */
            operation: components["schemas"]["QuotedOperation"];
            /** @description The number of companies, people or emails that would be charged. */
            count: components["schemas"]["QuoteBounds"];
            /** @description The number of credits. With this quote, the request costs at most `high`. */
            credits: components["schemas"]["QuoteBounds"];
            /** @description The first results, without identifying fields. */
            sample: components["schemas"]["QuoteRow"][];
            /** @description A summary of the quote in one sentence. */
            message: string;
            /** @description When the quote expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The bounds of a number. */
        QuoteBounds: {
            /** @description The lower bound. */
            low: components["schemas"]["Count"];
            /** @description The upper bound. */
            high: components["schemas"]["Count"];
        };
        /** @description A preview of one result. */
        QuoteRow: {
            /** @description The industry of the company, or `null` if unknown. */
            industry: string | null;
            /** @description The country of the company, or `null` if unknown. */
            country: string | null;
            /** @description The range of the number of employees, or `null` if unknown. */
            size_band: string | null;
            /** @description For signals, an excerpt of the evidence with masked names; otherwise `null`. */
            evidence: string | null;
        };
        /**
         * @description An operation that can be quoted.
         * @enum {string}
         */
        QuotedOperation: "search_lookalikes" | "search_lookalikes_bulk" | "deploy_job_post_first_time_mention" | "deploy_trait_only" | "deploy_social_activity" | "deploy_social_listening" | "deploy_competitor_engagement" | "deploy_job_change" | "run_signal" | "enrich_emails" | (string & {});
        /** @description A technology of a company, with quotes from its job posts. */
        QuotedTechnology: {
            /** @description The short name in URLs and filters. */
            slug: components["schemas"]["TechnologySlug"];
            /** @description The name. */
            name: string;
            /** @description The kind of technology, for example `data warehouse`. */
            category: string;
            /** @description The strongest role in `roles`. */
            role: components["schemas"]["TechnologyRole"];
            /** @description All roles that the technology has in the company's job posts. */
            roles: components["schemas"]["TechnologyRole"][];
            /** @description The number of job posts that mention the technology. Posts of agencies do not count. */
            posts: components["schemas"]["Count"];
            /** @description When the oldest of these posts was published. */
            first_seen: components["schemas"]["Timestamp"];
            /** @description When the newest of these posts was published. */
            last_seen: components["schemas"]["Timestamp"];
            /** @description The estimated probability that a human reader of the posts would agree, measured on posts that people labelled. */
            confidence: components["schemas"]["Score"];
            /** @description The newest of the job posts. */
            quotes: components["schemas"]["TechnologyQuote"][];
        };
        /**
         * @description Whether the credits of a result were refunded.
         * @enum {string}
         */
        RefundStatus: "paid" | "pending" | "none" | (string & {});
        /** @description The member that was removed. */
        RemoveWorkspaceMemberResponse: {
            /** @description The email address of the member. */
            email: components["schemas"]["Email"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            removed: true;
        };
        /** @description The exclusions of the whole workspace. An omitted exclusion is off. */
        ReplaceExclusionsRequest: {
            /**
             * @description Excludes customers: companies that the CRM marks as customers, or that have a won deal there.
             * @default false
             */
            customers?: boolean;
            /**
             * @description Excludes accounts with an open deal in the CRM.
             * @default false
             */
            open_deals?: boolean;
            /**
             * @description Signals exclude accounts that are in the CRM.
             * @default false
             */
            in_crm?: boolean;
            /**
             * @description Signals exclude people whom the CRM marks as do-not-contact. Sequences always exclude them.
             * @default false
             */
            do_not_contact?: boolean;
            /**
             * @description Excludes the accounts and people of these audiences. An unknown audience is 404.
             * @default []
             */
            audience_ids?: components["schemas"]["Id"][];
        };
        /** @description The deliveries to send again. */
        ReplayWebhookRequest: {
            /** @description Events that occurred at this time or later. */
            from: components["schemas"]["Timestamp"];
            /** @description Events that occurred before this time. Default: now. */
            to?: components["schemas"]["Timestamp"];
            /** @description Only deliveries with this final status. Default: both. */
            status?: components["schemas"]["EndedDeliveryStatus"];
        };
        /** @description The deliveries that are sent again. */
        ReplayWebhookResponse: {
            /** @description The number of deliveries that are pending again. */
            replayed_count: components["schemas"]["Count"];
        };
        /** @description The new API key. */
        RotateKeyResponse: {
            /** @description The new API key. The previous key no longer works. */
            api_key: components["schemas"]["ApiKey"];
            /** @description When the key was rotated. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A view and the new signing secret of its webhook. */
        RotateViewWebhookSecretResponse: {
            /** @description The view. */
            view: components["schemas"]["View"];
            /** @description The new signing secret. Store it: it cannot be retrieved again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
            /** @description Until this time, events are also signed with the previous secret. */
            previous_secret_expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook and its new signing secret. */
        RotateWebhookSecretResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
            /** @description The new signing secret. Store it: it cannot be retrieved again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
            /** @description Until this time, events are also signed with the previous secret. */
            previous_secret_expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The assignment to several CRM users in turn and its status. */
        RoundRobinAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The health of the action. */
            state: components["schemas"]["ViewActionState"];
            /** @description The reason why the last run failed or skipped something, and the remedy. `null` after a run without problems. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When the action last ran, or `null` if it has not run yet.
             */
            last_run_at: string | null;
            /** @description The CRM users to whom accounts are assigned in turn. */
            assignee_ids: components["schemas"]["ExternalId"][];
            /** @description The CRM users whose accounts may be reassigned. */
            override_owner_ids: components["schemas"]["ExternalId"][];
        };
        /** @description The credentials of a Salesforce organization (kind `crm`). */
        SalesforceCredentials: {
            /**
             * @description Always `salesforce`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "salesforce";
            /** @description The My Domain host of the organization, for example `northwind.my.salesforce.com`. */
            domain: string;
            /** @description The consumer key of a connected app with the client-credentials flow. */
            client_id: components["schemas"]["Credential"];
            /** @description The consumer secret of the connected app. */
            client_secret: components["schemas"]["Credential"];
        };
        /**
         * Format: double
         * @description A score from 0 to 1. Higher is better.
         */
        Score: number;
        /** @description Filters of a search, with the names that `GET /api/v2/account/filters` describes. A company whose value is unknown matches no filter that requires a value, and is not excluded by an exclusion filter. `notice` reports the number of these companies, and `include_unknown` adds them to the results. */
        SearchFilters: {
            /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The maximum number of employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages, in any letter case. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description Excludes companies at one of these funding stages, in any letter case. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description Excludes companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies with headquarters in one of these cities, in any letter case. */
            city_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
            city_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies in one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies in one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies with at least one of these tags, in any letter case. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies with one of these tags, in any letter case. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only companies with one of these kinds of ownership. */
            ownership_include?: components["schemas"]["Ownership"][];
            /** @description Excludes companies with one of these kinds of ownership. */
            ownership_exclude?: components["schemas"]["Ownership"][];
            /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
            min_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much total funding, in US dollars. */
            max_total_funding_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
            last_funding_type_include?: components["schemas"]["FilterText"][];
            /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
            last_funding_type_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
            last_funding_after?: components["schemas"]["CalendarDate"];
            /** @description Only companies whose last funding round was before this day. */
            last_funding_before?: components["schemas"]["CalendarDate"];
            /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
            min_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies with at most this much annual revenue, in US dollars. */
            max_revenue_usd?: components["schemas"]["UsdAmount"];
            /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology_include?: components["schemas"]["TechnologyName"][];
            /** @description Excludes companies that use, want or introduce one of these technologies. */
            technology_exclude?: components["schemas"]["TechnologyName"][];
            /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
            technology_role?: components["schemas"]["TechnologyRole"][];
            /**
             * Format: int32
             * @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it.
             */
            technology_seen_within_days?: number;
        };
        /** @description How a query was interpreted. To change the interpretation, edit its parts and send them in a new request: `text` as `query` with `interpret=false`, `exclude` and each of the `filters` as the parameter of the same name, and the domains of `seeds` as `seed_domains`. */
        SearchInterpretation: {
            /** @description The description of the companies; empty if the query contains only conditions. */
            text: string;
            /** @description The conditions of the query, without those that a filter of the request replaces. */
            filters: components["schemas"]["SearchFilters"];
            /** @description The kinds of companies that are excluded. */
            exclude: components["schemas"]["FilterText"][];
            /** @description The companies in the query that serve as examples. They are used as seeds, and are not in the results. */
            seeds: components["schemas"]["NamedSeed"][];
            /** @description Corrections of rare words: a typo is replaced by the intended word, and two joined words are separated. `text` and `filters` contain the corrections. Words in double quotes are never corrected. */
            corrections: components["schemas"]["QueryCorrection"][];
            /** @description Parts of the query that were neither searched nor applied: states, and cities in a list with countries, whose country applies instead; negations that exclude nothing, such as "not just banks"; and the names of filters that the request replaces. */
            ignored: components["schemas"]["FilterText"][];
        };
        /** @description A company's website or domain, for example `northwind.example` or `https://www.northwind.example/about`. Protocol, `www.`, path and letter case are ignored. Any other domain of the company also identifies it, and so does the URL of its page on a professional network. */
        SeedWebsite: string;
        /**
         * @description The seniority of a person, inferred from the job title. No seniority is inferred from a title without a level or a known role.
         * @enum {string}
         */
        Seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN" | (string & {});
        /**
         * @description The sentiment of an insight.
         * @enum {string}
         */
        Sentiment: "positive" | "negative" | "neutral";
        /** @description A sequence of the connected sequencer. */
        Sequence: {
            /** @description The identifier, used as `sequence_id`. */
            id: components["schemas"]["ExternalId"];
            /** @description The name of the sequence. */
            name: string;
        };
        /** @description The sequencing action and its status. */
        SequencerAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The health of the action. */
            state: components["schemas"]["ViewActionState"];
            /** @description The reason why the last run failed or skipped something, and the remedy. `null` after a run without problems. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When the action last ran, or `null` if it has not run yet.
             */
            last_run_at: string | null;
            /** @description The sequence to which people are added. */
            sequence_id: components["schemas"]["ExternalId"];
        };
        /** @description Adds people to a sequence of the connected sequencer: in a people view, the people who newly match; in an accounts view, the people whom the signal found at matching accounts. Only people with a revealed work email are added. */
        SequencerSequencing: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /** @description The sequence. Required while the action is on. `GET /api/v1/views/options` lists the sequences. */
            sequence_id?: string | null;
        };
        /** @description A company's website or domain as a query parameter. The maximum length allows a hundred of these values in one URL. */
        ShortWebsite: string;
        /** @description The email address to which to send a code. */
        SignUpRequest: {
            /** @description The email address. */
            email: components["schemas"]["EmailInput"];
        };
        /** @description The code was sent. */
        SignUpResponse: {
            /** @description The email address to which the code was sent. */
            email: components["schemas"]["Email"];
            /** @description The next step. */
            message: string;
        };
        /** @description A signal with its settings and runs. */
        Signal: {
            /** @description The identifier of the signal. */
            signal_id: components["schemas"]["Id"];
            /** @description The name of the signal. */
            signal_name: string;
            /** @description The kind of activity it looks for. */
            signal_type: components["schemas"]["SignalType"];
            /** @description The status of the signal. */
            status: components["schemas"]["SignalStatus"];
            /** @description Whether it runs every day. */
            repeat: boolean;
            /**
             * Format: int64
             * @description The ideal customer profile it is limited to, or `null`.
             */
            icp_id: number | null;
            /** @description When it was deployed. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its latest run started, or `null` before the first run.
             */
            last_run_at: string | null;
            /**
             * Format: date-time
             * @description When its next run starts, or `null` if there is none.
             */
            next_run_at: string | null;
            /** @description The number of accounts found so far. */
            account_count: components["schemas"]["Count"];
            /** @description The number of people found so far. */
            people_count: components["schemas"]["Count"];
            /** @description The number of credits consumed so far. */
            credits_consumed: components["schemas"]["Count"];
            /** @description The term, keyword or profile URL that the signal looks for, or `null` for a signal for firmographic filters. */
            subject: string | null;
            /** @description The company type or industry it is limited to, or `null`. */
            descriptive_icp: string | null;
            /**
             * Format: int32
             * @description The number of days it looks back.
             */
            timeframe: number;
            /** @description Whether it discovers accounts or people. */
            signal_target: components["schemas"]["SignalTarget"];
            /** @description The user who deployed it. */
            user_id: components["schemas"]["UserId"];
            /**
             * Format: int64
             * @description The audience its accounts are added to, or `null` before the first account is found.
             */
            account_audience_id: number | null;
            /**
             * Format: int64
             * @description The audience its people are added to, or `null` before the first person is found.
             */
            people_audience_id: number | null;
            /**
             * Format: int64
             * @description The maximum number of credits it may consume, or `null` for no limit.
             */
            max_credit_limit: number | null;
            /** @description Whether it adds accounts to the CRM in safe mode. */
            enable_safe_crm_addition: boolean;
            /** @description Whether it finds the work emails of people. */
            auto_enrich_people_emails: boolean;
            /** @description Whether it uses the advanced people search. */
            advanced_people_finder: boolean;
            /** @description Whether it skips checks for faster first results. */
            speed_mode: boolean;
            /** @description How its term is matched, or `null` for the default. */
            term_options: components["schemas"]["TermOptions"] | null;
            /** @description The spellings that the signal matches: the term, its known aliases and the spellings in `term_options.also`. To exclude an alias, add it to `term_options.not`. Empty for a signal without a term. */
            spellings: components["schemas"]["TermSpelling"][];
            /**
             * Format: int32
             * @description The minimum number of known earlier job posts of a company.
             */
            min_history_posts: number;
            /** @description Which mentions in job posts count, or `null` for all but `sells`. */
            mention_roles: components["schemas"]["MentionRole"][] | null;
            /** @description Whether job posts of agencies count. */
            include_agencies: boolean;
            /** @description The exclusions of the signal, or `null`. */
            exclude: components["schemas"]["SignalExclusions"] | null;
            /** @description The audiences that it watches; empty unless it is a job change signal. */
            watched_audience_ids: components["schemas"]["Id"][];
            /** @description Whether it watches people who leave accounts in the CRM. */
            past_customers: boolean;
            /** @description Phrases of which a person's new title must contain at least one, or `null` for any job title. */
            titles: components["schemas"]["PersonaTitle"][] | null;
            /** @description The outcome of adding its results to the CRM, or `null` if it does not add results. */
            crm_addition: components["schemas"]["SignalCrmAddition"] | null;
            /** @description The latest 100 runs, newest first. */
            runs: components["schemas"]["SignalRun"][];
        };
        /** @description An account for a signal to examine. At least one of the two fields is required. */
        SignalAccountInput: {
            /** @description The website or domain of the company. */
            website?: string | null;
            /** @description The profile of the company on the professional network. */
            social_url?: string | null;
        };
        /** @description A run of a signal completed. */
        SignalCompletedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "signal.completed";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the run. */
            data: components["schemas"]["SignalRunEndData"];
        };
        /** @description The outcome of adding a signal's results to the CRM. */
        SignalCrmAddition: {
            /** @description The number of records created. */
            created: components["schemas"]["Count"];
            /** @description The number of records whose empty fields were filled. */
            filled: components["schemas"]["Count"];
            /** @description The number of records that needed no change. */
            unchanged: components["schemas"]["Count"];
            /** @description The number of records that failed. */
            failed: components["schemas"]["Count"];
            /** @description The number of records that are still to be added. */
            pending: components["schemas"]["Count"];
            /** @description Why records failed: the latest 20 reasons, each once. */
            reasons: components["schemas"]["CrmAdditionReason"][];
        };
        /** @description The evidence for a result: the post, its time and the matching sentence. */
        SignalEvidence: {
            /** @description The kind of evidence. */
            evidence_type: components["schemas"]["EvidenceType"];
            /** @description The title of the post, or `null` without a title. */
            title: string | null;
            /** @description The matching sentence of the post, or the matching facts about the company. */
            sentence: string;
            /**
             * Format: uri
             * @description The URL of the source, or `null` if unknown.
             */
            source_url: string | null;
            /**
             * Format: date-time
             * @description When the post was published or the engagement happened, or `null` if unknown.
             */
            occurred_at: string | null;
            /** @description The earlier job posts with which a first mention was compared; `null` for other evidence. */
            history: components["schemas"]["EvidenceHistory"] | null;
            /**
             * @description The role of the term in a job post; `null` for other evidence.
             * @enum {string|null}
             */
            role: "uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names" | null | (string & {});
            /**
             * @description The kind of publisher of the job post; `null` for other evidence.
             * @enum {string|null}
             */
            posted_by: "employer" | "agency" | "unknown" | null | (string & {});
        };
        /** @description The exclusions of a signal, in addition to the workspace's exclusions and blocked domains. */
        SignalExclusions: {
            /** @description Excludes customers: companies that the CRM marks as customers, or that have a won deal there. `null` means `false`. */
            customers?: boolean | null;
            /** @description Excludes people whom the CRM marks as do-not-contact. `null` means `false`. */
            do_not_contact?: boolean | null;
            /** @description Excludes accounts that are in the CRM. `null` means `false`. */
            in_crm?: boolean | null;
            /** @description Excludes accounts with an open deal in the CRM. `null` means `false`. */
            open_deals?: boolean | null;
            /** @description Excludes the accounts and people of these audiences. An unknown audience is 404. */
            audience_ids?: components["schemas"]["Id"][];
            /** @description Excludes these companies. */
            domains?: components["schemas"]["Website"][];
        };
        /** @description The exported results. */
        SignalExport: string;
        /** @description A run of a signal failed. */
        SignalFailedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "signal.failed";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the run. */
            data: components["schemas"]["SignalRunEndData"];
        };
        /** @description A part of the list of signals. */
        SignalList: {
            /** @description The signals, newest first. */
            signals: components["schemas"]["SignalSummary"][];
            /** @description The number of signals that match. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description Filters on signals. A signal matches when all given filters match. */
        SignalListFilters: {
            /** @description Only signals of these kinds. */
            signal_type?: ("job_post_first_time_mention" | "trait_only" | "social_activity" | "social_listening" | "competitor_engagement" | "job_change")[];
            /** @description Only signals with these statuses. */
            status?: ("accepted" | "running" | "scheduled" | "completed" | "failed" | "stopped" | "paused")[];
        };
        /** @description The signals to list. */
        SignalListRequest: {
            /** @description The filters. Default: all signals. An unknown filter name is rejected with 400 `UNKNOWN_FILTER`. */
            filters?: components["schemas"]["SignalListFilters"];
            /** @description The part of the list to return. Default: the first 50 signals. */
            pagination?: components["schemas"]["Pagination"];
        };
        /** @description A person found by a signal. */
        SignalPersonResult: {
            /** @description The identifier of the result, for `POST /api/v1/feedback`. */
            result_id: components["schemas"]["SignalResultId"];
            /** @description The identifier of the person. */
            people_id: components["schemas"]["Id"];
            /** @description The full name. */
            full_name: string;
            /** @description The job title, or `null` if unknown. */
            title: string | null;
            /** @description The evidence for the person, newest first. */
            evidence: components["schemas"]["SignalEvidence"][];
        };
        /** @description A signal. */
        SignalResponse: {
            /** @description The signal. */
            signal: components["schemas"]["Signal"];
        };
        /** @description An account found by a signal, with the people found there. */
        SignalResult: {
            /** @description The identifier of the result, for `POST /api/v1/feedback`. */
            result_id: components["schemas"]["SignalResultId"];
            /** @description The run that found the account. */
            run_id: components["schemas"]["Id"];
            /** @description When the account was found. */
            found_at: components["schemas"]["Timestamp"];
            /** @description The identifier of the account. */
            account_id: components["schemas"]["Id"];
            /** @description The name of the account, or `null` if unknown. */
            account_name: string | null;
            /** @description The domain of the account. */
            account_domain: components["schemas"]["Domain"];
            /** @description The evidence for the account, newest first. */
            evidence: components["schemas"]["SignalEvidence"][];
            /** @description The number of people found at the account. */
            people_count: components["schemas"]["Count"];
            /** @description The newest 100 people found at the account. The filter `people_signal_include` lists all of them. */
            people: components["schemas"]["SignalPersonResult"][];
        };
        /** @description The identifier of a result of a signal, such as `result_77_account_1264`. */
        SignalResultId: string;
        /** @description A part of the results of a signal. */
        SignalResults: {
            /** @description The identifier of the signal. */
            signal_id: components["schemas"]["Id"];
            /** @description The status of the signal. */
            status: components["schemas"]["SignalStatus"];
            /** @description The accounts and their people: the newest run first, and the best results of a run first. */
            results: components["schemas"]["SignalResult"][];
            /** @description The number of accounts found so far. */
            total_accounts: components["schemas"]["Count"];
            /** @description The number of people found so far. */
            total_people: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description One run of a signal. */
        SignalRun: {
            /** @description The identifier of the run. */
            run_id: components["schemas"]["Id"];
            /** @description The status of the run. */
            status: components["schemas"]["SignalRunStatus"];
            /**
             * Format: date-time
             * @description When the run started, or `null` before it starts.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the run ended, or `null` before it ends.
             */
            finished_at: string | null;
            /** @description The number of new accounts found. */
            account_count: components["schemas"]["Count"];
            /** @description The number of new people found. */
            people_count: components["schemas"]["Count"];
            /** @description The number of credits consumed. */
            credits_consumed: components["schemas"]["Count"];
            /** @description A note about the run, or `null`. For example, it states why the run stopped early, how many authors work at companies outside the catalogue, or how many candidates do not fit `descriptive_icp`. */
            message: string | null;
            /** @description Why the run failed, or `null` if it did not. */
            error_message: string | null;
        };
        /** @description The outcome of a run of a signal. */
        SignalRunEndData: {
            /** @description The identifier of the signal. */
            signal_id: components["schemas"]["Id"];
            /** @description The name of the signal. */
            signal_name: string;
            /** @description The kind of activity that the signal looks for. */
            signal_type: components["schemas"]["SignalType"];
            /** @description The number of new accounts found. */
            account_count: components["schemas"]["Count"];
            /** @description The number of new people found. */
            people_count: components["schemas"]["Count"];
            /** @description The number of credits consumed. */
            credits_consumed: components["schemas"]["Count"];
            /** @description A note about the run, for example why it stopped early, or `null`. */
            message: string | null;
            /** @description Why the run failed, or `null` if it did not. */
            error_message: string | null;
            /** @description The outcome of adding the results of the run to the CRM, or `null` if the signal does not add results. `signal.completed` is sent after the results were added, at most a day later. The other events do not wait, and contain `null`. */
            crm_addition: components["schemas"]["SignalCrmAddition"] | null;
            /** @description When the run started. */
            started_at: components["schemas"]["Timestamp"];
            /** @description When the run ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The status of one run of a signal.
         * @enum {string}
         */
        SignalRunStatus: "accepted" | "running" | "completed" | "failed" | "stopped" | (string & {});
        /**
         * @description The status of a signal. `completed`, `failed` and `stopped` are final. A repeating signal that ran out of credits is `scheduled` for the next day.
         * @enum {string}
         */
        SignalStatus: "accepted" | "running" | "scheduled" | "completed" | "failed" | "stopped" | "paused" | (string & {});
        /** @description A signal was stopped. */
        SignalStoppedEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "signal.stopped";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The outcome of the last run. */
            data: components["schemas"]["SignalRunEndData"];
        };
        /** @description A signal in a list. */
        SignalSummary: {
            /** @description The identifier of the signal. */
            signal_id: components["schemas"]["Id"];
            /** @description The name of the signal. */
            signal_name: string;
            /** @description The kind of activity it looks for. */
            signal_type: components["schemas"]["SignalType"];
            /** @description The status of the signal. */
            status: components["schemas"]["SignalStatus"];
            /** @description Whether it runs every day. */
            repeat: boolean;
            /**
             * Format: int64
             * @description The ideal customer profile it is limited to, or `null`.
             */
            icp_id: number | null;
            /** @description When it was deployed. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its latest run started, or `null` before the first run.
             */
            last_run_at: string | null;
            /**
             * Format: date-time
             * @description When its next run starts, or `null` if there is none.
             */
            next_run_at: string | null;
            /** @description The number of accounts found so far. */
            account_count: components["schemas"]["Count"];
            /** @description The number of people found so far. */
            people_count: components["schemas"]["Count"];
            /** @description The number of credits consumed so far. */
            credits_consumed: components["schemas"]["Count"];
        };
        /**
         * @description The kind of records a signal discovers.
         * @enum {string}
         */
        SignalTarget: "account" | "people";
        /**
         * @description The kind of activity that a signal looks for.
         * @enum {string}
         */
        SignalType: "job_post_first_time_mention" | "trait_only" | "social_activity" | "social_listening" | "competitor_engagement" | "job_change" | (string & {});
        /** @description The credentials of a Slack workspace (kind `chat`). */
        SlackCredentials: {
            /**
             * @description Always `slack`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "slack";
            /** @description A bot token that may post messages, open direct messages, list channels and look up users by email. The token may also allow reading the messages of channels and direct messages (`channels:history`, `groups:history`, `im:history`). If sending an alert is interrupted, the service then searches for the alert and sends it again if it did not arrive. Without this permission, an interrupted alert is not sent again. */
            bot_token: components["schemas"]["Credential"];
        };
        /** @description The URL of a profile on the professional network. */
        SocialUrl: string;
        /**
         * @description The direction of a sort order.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /** @description The stopped signal. */
        StopSignalResponse: {
            /** @description The identifier of the signal. */
            signal_id: components["schemas"]["Id"];
            /** @description The status of the signal. */
            status: components["schemas"]["SignalStatus"];
            /** @description The next step. */
            message: string;
        };
        /** @description The bulk job that was created. */
        SubmitBulkLookalikeResponse: {
            /** @description The identifier of the job. Use it to poll, cancel and export. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * @description The status of the job.
             * @enum {string}
             */
            status: "pending";
            /** @description The next step. */
            message: string;
            /**
             * Format: int32
             * @description The maximum number of companies to find, and the number of credits reserved.
             */
            requested_limit: number;
        };
        /** @description The accounts to sync. */
        SyncAccountsRequest: {
            /** @description The ids of the accounts. A repeated id is synced once. */
            account_ids: components["schemas"]["Id"][];
            /** @description The email of the CRM user to assign new records to. Default: the acting user; if the CRM has no such user, records stay unassigned and `message` states this. */
            assigned_user_email?: string | null;
        };
        /** @description The CRM job that was started. */
        SyncJobResponse: {
            /** @description The identifier of the job. Poll it with `GET /api/v1/crm/check-job-status`. */
            job_id: components["schemas"]["CrmJobId"];
            /** @description The status of the job. */
            status: components["schemas"]["CrmJobStatus"];
            /** @description The next step, and whether new records stay unassigned. */
            message: string;
            /** @description The CRM that records are synced to. */
            connected_crm: components["schemas"]["CrmProvider"];
            /** @description The number of records to sync. */
            total_records: components["schemas"]["Count"];
        };
        /** @description The people to sync. */
        SyncPeopleRequest: {
            /** @description The ids of the people. A repeated id is synced once. */
            people_ids: components["schemas"]["Id"][];
            /** @description The email of the CRM user to assign new records to. Default: the acting user; if the CRM has no such user, records stay unassigned and `message` states this. */
            assigned_user_email?: string | null;
        };
        /** @description A technology and the number of companies with it. */
        TechnologyEntry: {
            /** @description The short name in URLs and filters. */
            slug: components["schemas"]["TechnologySlug"];
            /** @description The name. */
            name: string;
            /** @description The kind of technology, for example `data warehouse`. */
            category: string;
            /** @description The spellings that match the technology, with the name first. */
            spellings: components["schemas"]["TermSpelling"][];
            /** @description The domain of the vendor, or `null` if unknown. */
            domain: string | null;
            /** @description The number of companies in the catalogue whose job posts mention it, in any role. */
            companies: components["schemas"]["Count"];
        };
        /** @description Technologies that match. */
        TechnologyList: {
            /** @description The technologies: the best match first; without `search`, those with the most companies first. */
            technologies: components["schemas"]["TechnologyEntry"][];
            /** @description The number of technologies that match. */
            total_count: components["schemas"]["Count"];
        };
        /** @description A technology that `GET /api/v2/tech/technologies` lists. Any spelling of its name is accepted. */
        TechnologyName: string;
        /** @description A job post that mentions a technology. */
        TechnologyQuote: {
            /** @description The identifier of the job post. */
            job_post_id: components["schemas"]["Id"];
            /** @description The title of the job post. */
            title: string;
            /** @description The sentence that mentions the technology. */
            sentence: string;
            /** @description The role of the technology in the sentence. */
            role: components["schemas"]["MentionRole"];
            /** @description The URL of the job post. */
            source_url: components["schemas"]["Url"];
            /** @description When the post was published. */
            posted_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The role of a technology at a company, according to its job posts. The values are ordered from the strongest role to the weakest.
         * @enum {string}
         */
        TechnologyRole: "uses" | "wants" | "moves_to" | "moves_from" | "sells" | (string & {});
        /** @description The short name of a technology in URLs and filters, for example `power-bi`. */
        TechnologySlug: string;
        /** @description How a term or keyword is matched. By default, a term matches itself, its regular inflections ("robot", "robots"), joined and split spellings ("SOC 2", "SOC2") and its known aliases ("Kubernetes", "k8s"), in any letter case. A capitalised name that is also a common word ("Go", "Segment") matches only where the name is meant. */
        TermOptions: {
            /**
             * @description The kind of the term. `technology` means a listed technology (`GET /api/v2/tech/technologies`). It matches in all its spellings, where the technology is meant; a term that is not listed is rejected with 400 `UNKNOWN_TECHNOLOGY`. `null` means `text`.
             * @enum {string|null}
             */
            kind?: "text" | "technology" | null | (string & {});
            /** @description Whether letter case must match. `null` means the default: only for names that are also common words. */
            exact_case?: boolean | null;
            /** @description Matches the term only in the titles of job posts. `null` means `false`. */
            title_only?: boolean | null;
            /** @description Other spellings that match as the term. */
            also?: components["schemas"]["TermSpelling"][];
            /** @description Spellings that do not match: aliases to exclude, and phrases in which the term means something else. */
            not?: components["schemas"]["TermSpelling"][];
        };
        /** @description A spelling of a term. */
        TermSpelling: string;
        /** @description An entry in the timeline of an account. `kind` determines the other fields. */
        TimelineEntry: components["schemas"]["TimelineInsight"] | components["schemas"]["TimelineEvent"];
        /** @description An event in the timeline of an account. */
        TimelineEvent: {
            /**
             * @description Always `event`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "event";
            /** @description When it happened. */
            happened_at: components["schemas"]["Timestamp"];
            /** @description The identifier of the event. */
            event_id: components["schemas"]["Id"];
            /** @description The event type. */
            event_type_id: components["schemas"]["Id"];
            /** @description The name of the event type. */
            event_type_name: string;
            /** @description The people named in the event. */
            people: components["schemas"]["EventPerson"][];
            /** @description The event in one or two sentences, or `null`. */
            summary: string | null;
            /**
             * Format: uri
             * @description The URL of the source, or `null` if unknown.
             */
            source_url: string | null;
        };
        /** @description An insight in the timeline of an account. */
        TimelineInsight: {
            /**
             * @description Always `insight`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "insight";
            /** @description When it happened. */
            happened_at: components["schemas"]["Timestamp"];
            /** @description The identifier of the insight. */
            insight_id: components["schemas"]["Id"];
            /** @description The event in one or two sentences. */
            alert_text: string;
            /** @description The source of the insight. */
            alert_type: components["schemas"]["InsightSource"];
            /**
             * @description The sentiment, or `null` if it cannot be determined.
             * @enum {string|null}
             */
            sentiment: "positive" | "negative" | "neutral" | null;
            /**
             * Format: int64
             * @description The signal that found the insight, or `null`.
             */
            discovered_signal_id: number | null;
            /**
             * Format: uri
             * @description The URL of the source, or `null` if unknown.
             */
            signal_link: string | null;
        };
        /**
         * Format: date-time
         * @description A time in UTC, RFC 3339 with milliseconds, for example `2026-03-01T09:30:00.000Z`.
         */
        Timestamp: string;
        /** @description A company that matches a description. */
        TraitMatch: {
            /** @description The identifier of the account. */
            id: components["schemas"]["Id"];
            /** @description The registrable domain of the company. */
            domain: components["schemas"]["Domain"];
            /** @description The name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description The number of employees.
             */
            employee_count: number | null;
            /**
             * @description The funding stage.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null | (string & {});
            /** @description The country of the headquarters. */
            hq_country: string | null;
            /** @description A description of the company. */
            description: string | null;
            /** @description The same as `id`. Lookalike searches use this name. */
            account_id: components["schemas"]["Id"];
            /** @description The country of the headquarters with its name, as in lookalike searches, or `null` if unknown. */
            headquarters: components["schemas"]["Country"] | null;
            /** @description The relevance of the company: the estimated probability that a person would keep it in the list. */
            similarity_score: components["schemas"]["Score"];
            /** @description Whether a fact that the filters require is unknown. Present only if the request sets `include_unknown`. */
            is_unconfirmed?: boolean;
        };
        /** @description The companies that match a description. */
        TraitMatches: {
            /** @description The query. */
            query: string;
            /** @description The companies, best match first. */
            results: components["schemas"]["TraitMatch"][];
            /** @description The number of companies returned. */
            total: components["schemas"]["Count"];
            /** @description How the query was interpreted or why few companies were found, or `null` if there is nothing to report. */
            notice: string | null;
            /** @description How the query was interpreted, or `null` if it was used literally. */
            interpretation: components["schemas"]["SearchInterpretation"] | null;
        };
        /** @description A kind of system whose options could not be read. */
        UnavailableOptions: {
            /** @description The kind of system. */
            kind: components["schemas"]["IntegrationKind"];
            /** @description Why its options could not be read, for example that no system of this kind is connected. */
            reason: string;
        };
        /** @description The domain that was unblocked. */
        UnblockDomainResponse: {
            /** @description The domain. */
            domain: components["schemas"]["Domain"];
            /**
             * @description Always `true`.
             * @enum {boolean}
             */
            removed: true;
        };
        /** @description Seconds since January 1, 1970 UTC, in decimal digits. */
        UnixSeconds: string;
        /** @description The changes to an audience. Omitted fields keep their values. */
        UpdateAudienceRequest: {
            /** @description The new name, unique in the workspace regardless of letter case. Signals that add to the audience continue to do so. */
            name?: components["schemas"]["AudienceName"];
            /** @description The new purpose; `null` removes it. */
            description?: string | null;
        };
        /** @description Changes to the chat action. Omitted fields keep their values. */
        UpdateChatNotifications: {
            /** @description Turns the action on or off. Its settings are kept. */
            enabled?: boolean;
            /** @description Where to post. */
            target?: components["schemas"]["ChatTarget"];
            /** @description The channel to post to. Required when `target` is `channel`. */
            channel_id?: string | null;
            /** @description When to send. `null` means immediately. */
            schedule?: components["schemas"]["NotificationScheduleRequest"] | null;
        };
        /** @description The limits to change. Omitted limits keep their values. */
        UpdateCreditBudgetRequest: {
            /**
             * Format: int64
             * @description The maximum number of credits per day. 0 stops all charges, `null` removes the limit.
             */
            daily?: number | null;
            /**
             * Format: int64
             * @description The maximum number of credits per month. 0 stops all charges, `null` removes the limit.
             */
            monthly?: number | null;
        };
        /** @description Changes to the CRM assignment. Omitted fields keep their values. Sending `assignee_id` replaces `assignee_ids` and vice versa. A request with both is rejected with 422. */
        UpdateCrmAssignment: {
            /** @description Turns the action on or off. Its settings are kept. */
            enabled?: boolean;
            /** @description The CRM user to whom every account is assigned. */
            assignee_id?: components["schemas"]["ExternalId"];
            /** @description The CRM users to whom accounts are assigned in turn. */
            assignee_ids?: components["schemas"]["ExternalId"][];
            /** @description The CRM users whose accounts may be reassigned. They replace the current list. */
            override_owner_ids?: components["schemas"]["ExternalId"][];
        };
        /** @description Changes to the email action. Omitted fields keep their values. */
        UpdateEmailNotifications: {
            /** @description Turns the action on or off. Its settings are kept. */
            enabled?: boolean;
            /** @description The email address to send to. `null` restores the default, the view's owner. */
            recipient_email?: string | null;
            /** @description When to send. `null` means immediately. */
            schedule?: components["schemas"]["NotificationScheduleRequest"] | null;
        };
        /** @description The changes to a profile. Omitted fields keep their values. */
        UpdateIcpRequest: {
            /** @description The new name, unique in the workspace regardless of letter case. */
            name?: string;
            /** @description The new description; `null` removes it. */
            description?: string | null;
            /** @description The new filters. They replace all current filters. */
            filters?: components["schemas"]["IcpFilters"];
            /** @description The new personas. They replace all current personas; `null` restores the default. */
            personas?: components["schemas"]["Personas"] | null;
        };
        /** @description Changes to the sequencing action. Omitted fields keep their values. */
        UpdateSequencerSequencing: {
            /** @description Turns the action on or off. Its settings are kept. */
            enabled?: boolean;
            /** @description The sequence. */
            sequence_id?: components["schemas"]["ExternalId"];
        };
        /** @description The changes to a signal. Omitted fields keep their values. Changes apply from the next run. */
        UpdateSignalRequest: {
            /** @description The new name. */
            name?: string;
            /** @description Whether it runs every day. */
            repeat?: boolean;
            /**
             * Format: int32
             * @description The number of days to look back.
             */
            timeframe?: number;
            /** @description The audience for accounts that are found from now on. */
            account_audience_name?: components["schemas"]["AudienceName"];
            /** @description The audience for people who are found from now on. A signal that did not look for people starts to do so. */
            people_audience_name?: components["schemas"]["AudienceName"];
            /**
             * Format: int64
             * @description The maximum number of credits, not less than the signal has already consumed; `null` removes the limit.
             */
            max_credit_limit?: number | null;
            /** @description How its term is matched. Replaces all current options; `null` restores the default. */
            term_options?: components["schemas"]["TermOptions"] | null;
            /**
             * Format: int32
             * @description The minimum number of known earlier job posts of a company.
             */
            min_history_posts?: number;
            /** @description Which mentions in job posts count; `null` restores all but `sells`. */
            mention_roles?: ("uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names")[] | null;
            /** @description Whether job posts of agencies count. */
            include_agencies?: boolean;
            /** @description Phrases of which a person's new title must contain at least one; `null` removes the restriction. */
            titles?: components["schemas"]["PersonaTitle"][] | null;
            /** @description The new exclusions. They replace all current exclusions; `null` removes all of them. */
            exclude?: components["schemas"]["SignalExclusions"] | null;
        };
        /** @description The changes to a view. Omitted fields keep their values, including fields inside each action. */
        UpdateViewRequest: {
            /** @description The new name, unique among your views regardless of letter case. */
            name?: string;
            /** @description The new filters. They replace all current filters. */
            filters?: components["schemas"]["PeopleFilters"];
            /** @description Makes this your default view, or clears it as the default. */
            is_default?: boolean;
            /** @description Changes the chat action; `null` removes the action and its settings. */
            chat_notifications?: components["schemas"]["UpdateChatNotifications"] | null;
            /** @description Changes the webhook action; `null` removes the action and its settings. */
            webhook_notifications?: components["schemas"]["UpdateWebhookNotifications"] | null;
            /** @description Changes the email action; `null` removes the action and its settings. */
            email_notifications?: components["schemas"]["UpdateEmailNotifications"] | null;
            /** @description Changes the CRM assignment; `null` removes the action and its settings. */
            crm_assignment?: components["schemas"]["UpdateCrmAssignment"] | null;
            /** @description Changes the sequencing action; `null` removes the action and its settings. */
            sequencer_sequencing?: components["schemas"]["UpdateSequencerSequencing"] | null;
            /**
             * Format: int64
             * @description The number of accounts on which you expect the view to act. Required if a CRM assignment that is turned on or changed would assign more than 100 accounts that already match. Also required if a sequence that is turned on, or whose filters change, would add people at more than 100 matching accounts. Otherwise, the response is 409 `CONFIRMATION_REQUIRED`, which contains the number.
             */
            confirm_count?: number;
        };
        /** @description Changes to the webhook action. Omitted fields keep their values. */
        UpdateWebhookNotifications: {
            /** @description Turns the action on or off. Its settings are kept. */
            enabled?: boolean;
            /** @description The public https URL to send to. A different URL gets a new signing secret. A URL of a different origin removes the headers, unless the request contains them again. */
            url?: components["schemas"]["Url"];
            /** @description The headers to send with every event. They replace the current headers. An empty list removes all headers. */
            headers?: components["schemas"]["WebhookHeader"][];
        };
        /** @description The changes to a webhook. Omitted fields keep their values. */
        UpdateWebhookRequest: {
            /**
             * Format: uri
             * @description The public https URL to send events to. A URL of a different origin removes the headers, unless the request contains them again.
             */
            url?: string;
            /** @description The event types to subscribe to. They replace the current event types. */
            events?: ("insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "signal.stopped" | "crm_job.completed" | "crm_job.failed" | "credits.low" | "budget.reached" | "credits.charged" | "webhook.disabled")[];
            /** @description The headers to send with every event. They replace the current headers. An empty list removes all headers. */
            headers?: components["schemas"]["WebhookHeader"][];
            /** @description Whether to send events. */
            enabled?: boolean;
        };
        /**
         * Format: uri
         * @description An absolute URL.
         */
        Url: string;
        /**
         * Format: int64
         * @description An amount of whole US dollars.
         */
        UsdAmount: number;
        /** @description The identifier of a user, as returned by `GET /api/v1/agent/me`. */
        UserId: string;
        /** @description One fault in a request. */
        ValidationFault: {
            /** @description The path to the fault: the part of the request (`body`, `query`, `path` or `header`), then field names and indexes. */
            loc: components["schemas"]["FaultLocation"][];
            /** @description What was expected or is wrong, in plain language. */
            msg: string;
            /** @description The kind of fault, for example `missing`, `extra_forbidden` or `greater_than_equal`. */
            type: string;
        };
        /** @description All faults found in a request. Nothing was changed. */
        ValidationProblem: {
            /** @description The faults. */
            detail: components["schemas"]["ValidationFault"][];
            /** @description The page with the error's cause and fix, relative to the URL of the service: `/docs/errors/NOT_FOUND.md`. */
            doc_url: string;
        };
        /** @description The workspace to which the address was added before its first verification. */
        VerifiedInvitation: {
            /** @description The workspace. */
            workspace_id: components["schemas"]["Id"];
            /**
             * Format: email
             * @description The member who added the address, or `null` if that user was deleted.
             */
            invited_by: string | null;
            /** @description Whether the address joined the workspace. `false` when `decline_invitation` was sent. */
            accepted: boolean;
        };
        /** @description The code and the email address to which it was sent. */
        VerifyRequest: {
            /** @description The email address to which the code was sent. */
            email: components["schemas"]["EmailInput"];
            /** @description The 6-digit code. It is valid for 24 hours and 10 attempts. */
            otp_code: string;
            /**
             * @description `true` to get a workspace of your own instead of joining the workspace to which the address was added.
             * @default false
             */
            decline_invitation?: boolean;
        };
        /** @description The API key. */
        VerifyResponse: {
            /** @description The verified address. */
            email: components["schemas"]["Email"];
            /** @description The API key. Send it as `X-API-Key` with all other requests. Store it: to see it again, you must verify the address again. */
            api_key: components["schemas"]["ApiKey"];
            /** @description Whether this was the first verification of the address. An address that was verified before gets its existing key. */
            is_new_user: boolean;
            /** @description The invitation that this verification accepted or declined, or `null`. The email with the code announced the invitation. */
            invitation: components["schemas"]["VerifiedInvitation"] | null;
        };
        /** @description A market with its own event types. */
        Vertical: {
            /** @description The identifier, used as `vertical_id`. */
            id: components["schemas"]["Id"];
            /** @description The name in lower case with hyphens, for example `industrial-automation`. */
            slug: string;
            /** @description The name. */
            name: string;
        };
        /** @description The verticals. */
        VerticalList: {
            /** @description The verticals, sorted by name. */
            data: components["schemas"]["Vertical"][];
        };
        /** @description A saved set of filters with live actions that run when something new matches. */
        View: {
            /** @description The identifier of the view. */
            id: components["schemas"]["ViewId"];
            /** @description The user who owns the view. */
            user_id: components["schemas"]["UserId"];
            /** @description The name, unique among the owner's views. */
            name: string;
            /** @description Whether the view shows accounts or people. */
            view_type: components["schemas"]["ViewType"];
            /** @description The filters of the view. People filters are allowed only in people views. */
            filters: components["schemas"]["PeopleFilters"];
            /** @description Whether this is the owner's default view. An owner has at most one. */
            is_default: boolean;
            /** @description The live actions and their status. */
            action_config: components["schemas"]["ViewActionConfig"];
            /**
             * Format: int64
             * @description The newest insight about which the view has sent a notification, or `null` if there is none yet.
             */
            last_notified_insight_id: number | null;
            /**
             * Format: date-time
             * @description When the view last sent a notification, or `null` if it has not sent one yet.
             */
            last_notification_at: string | null;
            /** @description When the view was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the settings of the view last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The live actions of a view. An action that was never configured is absent. */
        ViewActionConfig: {
            /** @description Posts chat messages. */
            chat_app?: components["schemas"]["ChatAction"];
            /** @description Sends webhook events. */
            webhook?: components["schemas"]["WebhookAction"];
            /** @description Sends emails. */
            email?: components["schemas"]["EmailAction"];
            /** @description Assigns accounts to one CRM user. */
            crm_sync?: components["schemas"]["CrmSyncAction"];
            /** @description Assigns accounts to several CRM users in turn. */
            round_robin?: components["schemas"]["RoundRobinAction"];
            /** @description Adds people to a sequence. */
            sequencer?: components["schemas"]["SequencerAction"];
        };
        /**
         * @description The health of a live action.
         * @enum {string}
         */
        ViewActionState: "ok" | "failing" | "off" | (string & {});
        /** @description The identifier of a view. */
        ViewId: string;
        /** @description The views of a user. */
        ViewList: {
            /** @description The views, sorted by name. */
            views: components["schemas"]["View"][];
            /** @description The number of views. */
            total_count: components["schemas"]["Count"];
        };
        /** @description The values that live actions accept. A list is empty when its system is listed in `unavailable`. */
        ViewOptions: {
            /** @description The kinds of systems that are connected. */
            connected: components["schemas"]["IntegrationKind"][];
            /** @description The channels of the team chat, sorted by name. */
            channels: components["schemas"]["ChatChannel"][];
            /** @description The users of the CRM, sorted by name. */
            crm_users: components["schemas"]["CrmUser"][];
            /** @description The sequences of the sequencer, sorted by name. */
            sequences: components["schemas"]["Sequence"][];
            /** @description The kinds of systems whose options could not be read, each with the reason. */
            unavailable: components["schemas"]["UnavailableOptions"][];
            /** @description One entry for each system whose options are returned. */
            counts: components["schemas"]["OptionsCount"][];
        };
        /** @description A view. Contains the signing secret of its webhook if a new secret was created. */
        ViewResponse: {
            /** @description The view. */
            view: components["schemas"]["View"];
            /** @description The secret that signs the view's webhook events. Returned only when a webhook is configured or its URL changes, otherwise `null`. Store it: it cannot be retrieved again. */
            webhook_secret: string | null;
            /** @description A note about this view, or `null`. */
            message: string | null;
        };
        /**
         * @description The kind of records a view shows.
         * @enum {string}
         */
        ViewType: "accounts" | "people";
        /** @description A URL that receives events. */
        Webhook: {
            /** @description The identifier of the webhook. */
            id: components["schemas"]["WebhookId"];
            /** @description The URL to which events are sent. */
            url: components["schemas"]["Url"];
            /** @description The event types to which the webhook subscribes. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description The names of the headers that are sent with every event, in lower case. The values are never returned. */
            header_names: components["schemas"]["HeaderName"][];
            /** @description Whether events are sent. When a webhook is turned off, its pending deliveries fail; they can be redelivered when the webhook is on again. A response with status 410 also turns the webhook off. */
            enabled: boolean;
            /** @description Why the service turned the webhook off, and the remedy. `null` if the webhook is on or a user turned it off. */
            disabled_reason: string | null;
            /** @description When the webhook was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the webhook was last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The webhook action and its status. The signing secret is never included. */
        WebhookAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The health of the action. */
            state: components["schemas"]["ViewActionState"];
            /** @description The reason why the last run failed or skipped something, and the remedy. `null` after a run without problems. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When the action last ran, or `null` if it has not run yet.
             */
            last_run_at: string | null;
            /** @description The URL to which events are sent. */
            url: components["schemas"]["Url"];
            /** @description The names of the headers that are sent with every event, in lower case. The values are never returned. */
            header_names: components["schemas"]["HeaderName"][];
            /** @description Why the service turned the webhook off, and the remedy. `null` if the webhook is on or its owner turned it off. */
            disabled_reason: string | null;
        };
        /** @description One attempt to deliver an event. */
        WebhookAttempt: {
            /**
             * Format: int32
             * @description The number of the attempt, starting with 1.
             */
            attempt_number: number;
            /** @description When the attempt started. */
            attempted_at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The HTTP status of the receiver's response, or `null` without a response.
             */
            status_code: number | null;
            /** @description The duration in milliseconds. */
            duration_ms: components["schemas"]["Count"];
            /** @description The error, for example a timeout or a refused connection, or `null` if a response arrived. */
            error: string | null;
            /** @description The first 1,024 bytes of the receiver's response, or `null` without a response. */
            response_body: string | null;
        };
        /** @description The delivery of an event to a webhook. */
        WebhookDelivery: {
            /** @description The identifier of the delivery. */
            delivery_id: components["schemas"]["WebhookDeliveryId"];
            /** @description The identifier of the event, sent as `webhook-id`. */
            event_id: components["schemas"]["WebhookEventId"];
            /** @description The type of the event. */
            event_type: components["schemas"]["DeliveredEventType"];
            /** @description The status of the delivery. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description The attempts, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When the next attempt is made, or `null` if there is none.
             */
            next_attempt_at: string | null;
            /** @description When the event occurred. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the receiver accepted the event, or `null` if it has not accepted it.
             */
            delivered_at: string | null;
        };
        /** @description The identifier of a delivery. */
        WebhookDeliveryId: string;
        /** @description A part of the list of deliveries. */
        WebhookDeliveryList: {
            /** @description The deliveries, newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description The number of deliveries that match. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A delivery. */
        WebhookDeliveryResponse: {
            /** @description The delivery. */
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /**
         * @description The status of a delivery.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed" | (string & {});
        /** @description A webhook that was turned off. */
        WebhookDisabledData: {
            /** @description The identifier of the webhook. */
            webhook_id: components["schemas"]["WebhookId"];
            /** @description The URL to which events were sent. */
            url: components["schemas"]["Url"];
            /** @description Why the webhook was turned off, and the remedy. */
            disabled_reason: string;
        };
        /** @description A webhook was turned off because its receiver responded with status 410. */
        WebhookDisabledEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "webhook.disabled";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The webhook that was turned off. */
            data: components["schemas"]["WebhookDisabledData"];
        };
        /** @description The identifier of an event, sent as `webhook-id` with every attempt. */
        WebhookEventId: string;
        /**
         * @description An event type that a webhook can subscribe to.
         * @enum {string}
         */
        WebhookEventType: "insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "signal.stopped" | "crm_job.completed" | "crm_job.failed" | "credits.low" | "budget.reached" | "credits.charged" | "webhook.disabled" | (string & {});
        /** @description A header that is sent with every event. */
        WebhookHeader: {
            /** @description The name of the header. Names that begin with `webhook-` are rejected, and so are headers that HTTP or this service sets, such as `Host`, `Content-Type` and `Content-Length`. */
            name: components["schemas"]["HeaderName"];
            /** @description The value of the header. It is stored encrypted and never returned. */
            value: components["schemas"]["HeaderValue"];
        };
        /** @description The identifier of a webhook. */
        WebhookId: string;
        /** @description A part of the list of webhooks. */
        WebhookList: {
            /** @description The webhooks, oldest first. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description The number of webhooks in the workspace. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description Sends a signed `insights.new` event about new insights. */
        WebhookNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /**
             * Format: uri
             * @description The public https URL to send to. Required while the action is on. Other URLs are rejected with 400 `WEBHOOK_URL_REFUSED`.
             */
            url?: string | null;
            /** @description Headers to send with every event. Headers require a `url`. */
            headers?: components["schemas"]["WebhookHeader"][];
        };
        /** @description A webhook. */
        WebhookResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
        };
        /** @description A sample of an event that the webhook can receive. */
        WebhookSample: components["schemas"]["InsightsNewEvent"] | components["schemas"]["LookalikeJobCompletedEvent"] | components["schemas"]["LookalikeJobFailedEvent"] | components["schemas"]["LookalikeJobCancelledEvent"] | components["schemas"]["SignalCompletedEvent"] | components["schemas"]["SignalFailedEvent"] | components["schemas"]["SignalStoppedEvent"] | components["schemas"]["CrmJobCompletedEvent"] | components["schemas"]["CrmJobFailedEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["CreditsLowEvent"] | components["schemas"]["BudgetReachedEvent"] | components["schemas"]["CreditsChargedEvent"];
        /** @description A signing secret: `whsec_` followed by base64. */
        WebhookSecret: string;
        /** @description The content of a test event. */
        WebhookTestData: {
            /** @description The tested webhook: its id, or the id of a view for the view's own webhook. */
            webhook_id: string;
            /** @description A message for a human reader. */
            message: string;
            /** @description A sample of each event that the webhook subscribes to. */
            samples: components["schemas"]["WebhookSample"][];
        };
        /** @description A test event. */
        WebhookTestEvent: {
            /**
             * @description The event type.
             * @enum {string}
             */
            type: "webhook.test";
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The content of the test. */
            data: components["schemas"]["WebhookTestData"];
        };
        /** @description A webhook and its signing secret. */
        WebhookWithSecret: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
            /** @description The signing secret. Store it: it cannot be retrieved again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
        };
        /** @description A company's website or domain, for example `northwind.example` or `https://www.northwind.example/about`. Protocol, `www.`, path and letter case are ignored. Any other domain of the company also identifies it, and so does the URL of its page on a professional network. */
        Website: string;
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @description The exclusions of the whole workspace. */
        WorkspaceExclusions: {
            /** @description Whether customers are excluded. */
            customers: boolean;
            /** @description Whether accounts with an open deal are excluded. */
            open_deals: boolean;
            /** @description Whether signals exclude accounts that are in the CRM. */
            in_crm: boolean;
            /** @description Whether signals exclude people whom the CRM marks as do-not-contact. */
            do_not_contact: boolean;
            /** @description The audiences whose accounts and people are excluded, without deleted audiences. */
            audience_ids: components["schemas"]["Id"][];
        };
        /** @description The exclusions of the workspace. */
        WorkspaceExclusionsResponse: {
            /** @description The exclusions. */
            exclusions: components["schemas"]["WorkspaceExclusions"];
        };
        /** @description A member of the workspace. */
        WorkspaceMember: {
            /** @description The identifier used in `X-User-ID`, or `null` until the address joins. */
            user_id: string | null;
            /** @description The email address. */
            email: components["schemas"]["Email"];
            /** @description The status of the member. */
            status: components["schemas"]["MemberStatus"];
            /** @description When the member was added. */
            added_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the member joined, or `null` if the member has not joined.
             */
            joined_at: string | null;
        };
        /** @description A part of the list of members. */
        WorkspaceMemberList: {
            /** @description The members, oldest first. */
            members: components["schemas"]["WorkspaceMember"][];
            /** @description The number of members, including invited ones. */
            total_count: components["schemas"]["Count"];
            /** @description The part of the list that was returned. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A company's website or domain, or the URL of its page on a professional network. Any other string is accepted but resolves to no company. */
        WrittenWebsite: string;
    };
    responses: {
        /** @description The request cannot be processed; `error_code` gives the reason. */
        BadRequest: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "MALFORMED_JSON",
                 *       "message": "The request body is not JSON: Expected ',' or '}' after property value in JSON at position 41 (line 1 column 42)",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/MALFORMED_JSON.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with the current state of a resource; `error_code` gives the reason. */
        Conflict: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "IDEMPOTENCY_IN_FLIGHT",
                 *       "message": "A request with this Idempotency-Key is still running. Try again in a moment.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/IDEMPOTENCY_IN_FLIGHT.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The user in `X-User-ID` is not a member of the key's workspace. */
        Forbidden: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "FORBIDDEN",
                 *       "message": "The user in X-User-ID is not a member of this key's workspace. Send `me` to act as the key's owner.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/FORBIDDEN.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An unexpected error occurred in the service. The request is safe to retry. */
        InternalError: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "INTERNAL_ERROR",
                 *       "message": "Something went wrong on our side. It is safe to try again.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/INTERNAL_ERROR.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has no such resource. */
        NotFound: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "NOT_FOUND",
                 *       "message": "There is no such account.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/NOT_FOUND.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is too large. */
        PayloadTooLarge: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "PAYLOAD_TOO_LARGE",
                 *       "message": "The request body is larger than 1048576 bytes.",
                 *       "details": {
                 *         "maximum_bytes": 1048576
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/PAYLOAD_TOO_LARGE.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace does not have enough credits, or a budget does not allow the charge (`BUDGET_EXCEEDED`). `details` contains the `required` and `available` amounts. For a budget, it also contains the budget's kind, its `limit`, the amount `spent` and the end of its period (`ends_at`). */
        PaymentRequired: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of credits this request consumed.
                 * @example 10
                 */
                "X-Credits-Used": number;
                /**
                 * @description The number of credits the workspace can still spend.
                 * @example 990
                 */
                "X-Credits-Remaining": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "INSUFFICIENT_CREDITS",
                 *       "message": "This search costs 100 credits, but only 12 are available.",
                 *       "details": {
                 *         "required": 100,
                 *         "available": 12
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/INSUFFICIENT_CREDITS.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body did not arrive in time. */
        RequestTimeout: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "REQUEST_TIMEOUT",
                 *       "message": "The request body did not arrive in time.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/REQUEST_TIMEOUT.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests, verification codes, unfinished jobs or stored responses; `error_code` gives the reason, and `Retry-After` gives the number of seconds to wait. */
        TooManyRequests: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before the next request.
                 * @example 12
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "RATE_LIMITED",
                 *       "message": "More than 120 requests of this kind in 60 seconds. Try again in 12 seconds.",
                 *       "details": {
                 *         "retry_after_seconds": 12
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/RATE_LIMITED.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key is missing or invalid. A network that sends too many requests without a valid key in a minute gets 429 instead. Requests with a valid key are not affected. */
        Unauthorized: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The accepted authentication schemes.
                 * @example Bearer realm="api", ApiKey realm="api", header="X-API-Key"
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "UNAUTHORIZED",
                 *       "message": "Send your API key in the X-API-Key header. POST /api/v1/agent/sign-up issues one.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/UNAUTHORIZED.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is starting or stopping, took too long, or could not reach a system it depends on. Retry after the number of seconds in `Retry-After`. */
        Unavailable: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The number of seconds to wait before the next request.
                 * @example 12
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "UNAVAILABLE",
                 *       "message": "The service is stopping. Try again in a moment.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/UNAVAILABLE.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not match the contract. `detail` lists every fault, and nothing was changed. */
        UnprocessableContent: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": [
                 *         {
                 *           "loc": [
                 *             "header",
                 *             "X-User-ID"
                 *           ],
                 *           "msg": "Field required",
                 *           "type": "missing"
                 *         }
                 *       ],
                 *       "doc_url": "/docs/errors/422.md"
                 *     }
                 */
                "application/json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The request body is not declared as JSON, or is compressed. */
        UnsupportedMediaType: {
            headers: {
                /**
                 * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "Send the body as application/json; it was sent as text/plain.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                 *       "doc_url": "/docs/errors/UNSUPPORTED_MEDIA_TYPE.md"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
        ActingUser: components["schemas"]["UserId"];
        /** @description A member of the workspace. Default: the whole workspace. */
        BudgetOwnerQuery: components["schemas"]["UserId"];
        /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
        "CostLimit.xMaxCredits": number;
        /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
        "CostLimit.xQuoteId": string;
        /** @description Only accounts found at or after this time. */
        "FoundBetween.found_after": components["schemas"]["Timestamp"];
        /** @description Only accounts found before this time. */
        "FoundBetween.found_before": components["schemas"]["Timestamp"];
        /** @description The number of options to return for each system. */
        "OptionsQuery.limit": number;
        /** @description The number of options to skip for each system. */
        "OptionsQuery.offset": number;
        /** @description Only options whose name, email address or identifier contains this string, in any letter case. */
        "OptionsQuery.search": string;
        /** @description The maximum number of items to return. */
        "PaginationQuery.limit": number;
        /** @description The number of items to skip. */
        "PaginationQuery.offset": number;
        /**
         * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
         * @example me
         */
        RequiredActingUser: components["schemas"]["UserId"];
        /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
        Retryable: string;
        /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
        RetryableRead: string;
        /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
        "SearchFilterParameters.city_exclude": components["schemas"]["FilterText"][];
        /** @description Only companies with headquarters in one of these cities, in any letter case. */
        "SearchFilterParameters.city_include": components["schemas"]["FilterText"][];
        /** @description Excludes companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
        "SearchFilterParameters.country_exclude": components["schemas"]["CountryFilterCode"][];
        /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
        "SearchFilterParameters.country_include": components["schemas"]["CountryFilterCode"][];
        /** @description Excludes companies at one of these funding stages, in any letter case. */
        "SearchFilterParameters.funding_stage_exclude": components["schemas"]["FundingStageLabel"][];
        /** @description Only companies at one of these funding stages, in any letter case. */
        "SearchFilterParameters.funding_stage_include": components["schemas"]["FundingStageLabel"][];
        /** @description Excludes companies in one of these industries, in any letter case. */
        "SearchFilterParameters.industry_exclude": components["schemas"]["FilterText"][];
        /** @description Only companies in one of these industries, in any letter case. */
        "SearchFilterParameters.industry_include": components["schemas"]["FilterText"][];
        /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
        "SearchFilterParameters.last_funding_after": components["schemas"]["CalendarDate"];
        /** @description Only companies whose last funding round was before this day. */
        "SearchFilterParameters.last_funding_before": components["schemas"]["CalendarDate"];
        /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
        "SearchFilterParameters.last_funding_type_exclude": components["schemas"]["FilterText"][];
        /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
        "SearchFilterParameters.last_funding_type_include": components["schemas"]["FilterText"][];
        /** @description The maximum number of employees, inclusive. */
        "SearchFilterParameters.max_employee_count": components["schemas"]["EmployeeCount"];
        /** @description Only companies founded in this year or earlier. */
        "SearchFilterParameters.max_founded_year": number;
        /** @description Only companies with at most this much annual revenue, in US dollars. */
        "SearchFilterParameters.max_revenue_usd": components["schemas"]["UsdAmount"];
        /** @description Only companies with at most this much total funding, in US dollars. */
        "SearchFilterParameters.max_total_funding_usd": components["schemas"]["UsdAmount"];
        /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
        "SearchFilterParameters.min_employee_count": components["schemas"]["EmployeeCount"];
        /** @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422. */
        "SearchFilterParameters.min_founded_year": number;
        /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
        "SearchFilterParameters.min_revenue_usd": components["schemas"]["UsdAmount"];
        /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
        "SearchFilterParameters.min_total_funding_usd": components["schemas"]["UsdAmount"];
        /** @description Excludes companies with one of these kinds of ownership. */
        "SearchFilterParameters.ownership_exclude": components["schemas"]["Ownership"][];
        /** @description Only companies with one of these kinds of ownership. */
        "SearchFilterParameters.ownership_include": components["schemas"]["Ownership"][];
        /** @description Excludes companies with one of these tags, in any letter case. */
        "SearchFilterParameters.tag_exclude": components["schemas"]["FilterText"][];
        /** @description Only companies with at least one of these tags, in any letter case. */
        "SearchFilterParameters.tag_include": components["schemas"]["FilterText"][];
        /** @description Excludes companies that use, want or introduce one of these technologies. */
        "SearchFilterParameters.technology_exclude": components["schemas"]["TechnologyName"][];
        /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
        "SearchFilterParameters.technology_include": components["schemas"]["TechnologyName"][];
        /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
        "SearchFilterParameters.technology_role": components["schemas"]["TechnologyRole"][];
        /** @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it. */
        "SearchFilterParameters.technology_seen_within_days": number;
        /** @description Excludes companies whose descriptions contain all words of one of these phrases. To pass several phrases, repeat the parameter. */
        "SearchReadingParameters.exclude": components["schemas"]["ExcludedWords"][];
        /** @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies. */
        "SearchReadingParameters.include_unknown": boolean;
        /** @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies. */
        "SearchReadingParameters.interpret": boolean;
        /**
         * @description The identifier of the event, the same for every attempt. Use it to ignore duplicates.
         * @example msg_01jt3s0a1b
         */
        "WebhookHeaders.webhookId": components["schemas"]["WebhookEventId"];
        /**
         * @description Signatures separated by spaces, each `v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. The event is genuine if one of them matches.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "WebhookHeaders.webhookSignature": string;
        /**
         * @description When this attempt was made. Reject events older than 5 minutes.
         * @example 1772357400
         */
        "WebhookHeaders.webhookTimestamp": components["schemas"]["UnixSeconds"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Blocklist_list: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedDomainList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Blocklist_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockDomainsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockDomainsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Blocklist_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The domain to unblock. */
                domain: components["schemas"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnblockDomainResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_firmographicOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmographicOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountListRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_import: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportAccountsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAccountsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_importFile: {
        parameters: {
            query?: {
                /** @description Which column contains a field, as `Column=field`, for example `Firma=name`. All other columns are recognised automatically. */
                map?: components["schemas"]["FileColumnMapping"][];
                /** @description Whether to return the outcome without importing. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportFileRequest"];
                /**
                 * @example Company,Website
                 *     Northwind,https://www.northwind.example/about
                 *     Nobody,nobody.example
                 */
                "text/csv": string;
                /**
                 * @example Company,Website
                 *     Northwind,https://www.northwind.example/about
                 *     Nobody,nobody.example
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportFileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_searchByName: {
        parameters: {
            query: {
                /** @description A name or domain, or part of it. */
                query: string;
                /** @description The maximum number of companies to return. */
                limit?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMatches"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_searchByTraits: {
        parameters: {
            query?: {
                /** @description A description of the companies in natural language. Conditions in it, such as "German insurers", "under 50 people", "at Series A", "founded after 2018" or "outside Europe", are applied as filters. Exclusions, such as "not for restaurants", remove companies. Companies in it, as in "alternatives to Northwind", are used as seeds. `interpretation` reports how the query was interpreted. A filter in the request takes precedence over the same condition in the query. Required without `seed_domains`. */
                query?: string;
                /** @description Websites or domains of example companies; the search finds similar companies. To pass several, repeat the parameter. Unknown companies are skipped if at least one company is known. */
                seed_domains?: components["schemas"]["SeedWebsite"][];
                /** @description The maximum number of companies to return. */
                limit?: number;
                /** @description The minimum relevance score of the results. Less relevant companies are excluded. */
                min_score?: components["schemas"]["MinScore"];
                /** @description The minimum number of employees, inclusive. Same as `min_employee_count`. */
                min_employees?: components["schemas"]["EmployeeCount"];
                /** @description The maximum number of employees, inclusive. Same as `max_employee_count`. */
                max_employees?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case. Same as `funding_stage_include`. */
                funding_stages?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with headquarters in one of these countries. Same as `country_include`. */
                locations?: components["schemas"]["CountryFilterCode"][];
                /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
                min_employee_count?: components["schemas"]["EmployeeCount"];
                /** @description The maximum number of employees, inclusive. */
                max_employee_count?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case. */
                funding_stage_include?: components["schemas"]["FundingStageLabel"][];
                /** @description Excludes companies at one of these funding stages, in any letter case. */
                funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
                country_include?: components["schemas"]["CountryFilterCode"][];
                /** @description Excludes companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
                country_exclude?: components["schemas"]["CountryFilterCode"][];
                /** @description Only companies with headquarters in one of these cities, in any letter case. */
                city_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
                city_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies in one of these industries, in any letter case. */
                industry_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies in one of these industries, in any letter case. */
                industry_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies with at least one of these tags, in any letter case. */
                tag_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies with one of these tags, in any letter case. */
                tag_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422. */
                min_founded_year?: number;
                /** @description Only companies founded in this year or earlier. */
                max_founded_year?: number;
                /** @description Only companies with one of these kinds of ownership. */
                ownership_include?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
                /** @description Excludes companies with one of these kinds of ownership. */
                ownership_exclude?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
                /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
                min_total_funding_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies with at most this much total funding, in US dollars. */
                max_total_funding_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
                last_funding_type_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
                last_funding_type_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
                last_funding_after?: components["schemas"]["CalendarDate"];
                /** @description Only companies whose last funding round was before this day. */
                last_funding_before?: components["schemas"]["CalendarDate"];
                /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
                min_revenue_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies with at most this much annual revenue, in US dollars. */
                max_revenue_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
                technology_include?: components["schemas"]["TechnologyName"][];
                /** @description Excludes companies that use, want or introduce one of these technologies. */
                technology_exclude?: components["schemas"]["TechnologyName"][];
                /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
                technology_role?: ("uses" | "wants" | "moves_to" | "moves_from" | "sells")[];
                /** @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it. */
                technology_seen_within_days?: number;
                /** @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies. */
                interpret?: boolean;
                /** @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies. */
                include_unknown?: boolean;
                /** @description Excludes companies whose descriptions contain all words of one of these phrases. To pass several phrases, repeat the parameter. */
                exclude?: components["schemas"]["ExcludedWords"][];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_search: {
        parameters: {
            query?: {
                /** @description A description of the companies in natural language. Required without `seed_domains`. With `seed_domains`, every result must also meet this description. Conditions in it, such as "German insurers", "under 50 people", "at Series A" or "founded after 2018", are applied as filters. Exclusions, such as "not for restaurants", remove companies. Companies in it, as in "alternatives to Northwind", are used as seeds. `interpretation` reports how the query was interpreted. A filter in the request takes precedence over the same condition in the query. */
                query?: string;
                /** @description Websites or domains of example companies; the search finds similar companies. To pass several, repeat the parameter. Unknown companies are skipped if at least one company is known. */
                seed_domains?: components["schemas"]["SeedWebsite"][];
                /** @description The maximum number of companies to return. */
                limit?: number;
                /** @description The minimum number of employees, inclusive. A minimum above `max_employees` is rejected with 422. */
                min_employees?: components["schemas"]["EmployeeCount"];
                /** @description The maximum number of employees, inclusive. */
                max_employees?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case. To pass several, repeat the parameter. */
                funding_stages?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU` for its 27 member states. To pass several, repeat the parameter. */
                locations?: components["schemas"]["CountryFilterCode"][];
                /** @description How to search. */
                search_type?: "semantic" | "agentic";
                /** @description The minimum relevance score of the results. Less relevant companies are excluded and not charged. */
                min_score?: components["schemas"]["MinScore"];
                /** @description The minimum number of employees, inclusive. A minimum above `max_employee_count` is rejected with 422. */
                min_employee_count?: components["schemas"]["EmployeeCount"];
                /** @description The maximum number of employees, inclusive. */
                max_employee_count?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case. */
                funding_stage_include?: components["schemas"]["FundingStageLabel"][];
                /** @description Excludes companies at one of these funding stages, in any letter case. */
                funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
                country_include?: components["schemas"]["CountryFilterCode"][];
                /** @description Excludes companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
                country_exclude?: components["schemas"]["CountryFilterCode"][];
                /** @description Only companies with headquarters in one of these cities, in any letter case. */
                city_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies with headquarters in one of these cities, in any letter case. */
                city_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies in one of these industries, in any letter case. */
                industry_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies in one of these industries, in any letter case. */
                industry_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies with at least one of these tags, in any letter case. */
                tag_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies with one of these tags, in any letter case. */
                tag_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies founded in this year or later. A year after `max_founded_year` is rejected with 422. */
                min_founded_year?: number;
                /** @description Only companies founded in this year or earlier. */
                max_founded_year?: number;
                /** @description Only companies with one of these kinds of ownership. */
                ownership_include?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
                /** @description Excludes companies with one of these kinds of ownership. */
                ownership_exclude?: ("private" | "public" | "nonprofit" | "government" | "subsidiary")[];
                /** @description Only companies with at least this much total funding, in US dollars. An amount above `max_total_funding_usd` is rejected with 422. */
                min_total_funding_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies with at most this much total funding, in US dollars. */
                max_total_funding_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies whose last funding round is of one of these kinds, for example `Grant`, in any letter case. */
                last_funding_type_include?: components["schemas"]["FilterText"][];
                /** @description Excludes companies whose last funding round is of one of these kinds, in any letter case. */
                last_funding_type_exclude?: components["schemas"]["FilterText"][];
                /** @description Only companies whose last funding round was on this day or later. A day after `last_funding_before` is rejected with 422. */
                last_funding_after?: components["schemas"]["CalendarDate"];
                /** @description Only companies whose last funding round was before this day. */
                last_funding_before?: components["schemas"]["CalendarDate"];
                /** @description Only companies with at least this much annual revenue, in US dollars. An amount above `max_revenue_usd` is rejected with 422. */
                min_revenue_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies with at most this much annual revenue, in US dollars. */
                max_revenue_usd?: components["schemas"]["UsdAmount"];
                /** @description Only companies whose job posts mention one of these technologies, in any spelling. Vendors of the technology match only if `technology_role` includes `sells`. `GET /api/v2/tech/technologies` finds technologies. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
                technology_include?: components["schemas"]["TechnologyName"][];
                /** @description Excludes companies that use, want or introduce one of these technologies. */
                technology_exclude?: components["schemas"]["TechnologyName"][];
                /** @description The accepted roles of the technologies in `technology_include`, or of any technology if that is omitted. Default: all but `sells`. */
                technology_role?: ("uses" | "wants" | "moves_to" | "moves_from" | "sells")[];
                /** @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it. */
                technology_seen_within_days?: number;
                /** @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies. */
                interpret?: boolean;
                /** @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies. */
                include_unknown?: boolean;
                /** @description Excludes companies whose descriptions contain all words of one of these phrases. To pass several phrases, repeat the parameter. */
                exclude?: components["schemas"]["ExcludedWords"][];
                /** @description Excludes the accounts of the workspace. */
                exclude_my_accounts?: boolean;
                /** @description Excludes companies that are in the connected CRM. */
                exclude_in_crm?: boolean;
                /** @description Excludes companies that a lookalike search of the workspace has returned in the last 365 days. */
                exclude_returned_before?: boolean;
                /** @description Excludes the accounts in these audiences. To pass several, repeat the parameter. An unknown audience is rejected with 404. */
                exclude_audience_ids?: components["schemas"]["Id"][];
                /** @description Excludes the companies with these domains. Websites are reduced to their registrable domain. To pass several, repeat the parameter. */
                exclude_domains?: components["schemas"]["ShortWebsite"][];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookalikeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_listBulk: {
        parameters: {
            query?: {
                /** @description Only jobs with this status. */
                status?: "pending" | "running" | "cancelling" | "completed" | "failed" | "cancelled";
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookalikeJobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_submitBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLookalikeRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitBulkLookalikeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_pollBulk: {
        parameters: {
            query?: {
                /** @description The page to return: the `next_cursor` of the previous page. Omit it for the first page. An unknown page is rejected with 422. */
                cursor?: components["schemas"]["LookalikePageCursor"];
                /** @description Accepted and ignored: the page size is fixed when a page is written. */
                limit?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The job to poll. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollBulkLookalikeResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_cancelBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job to cancel. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelBulkLookalikeResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_exportBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The job to export. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results as newline-delimited JSON. Each line is a `Lookalike` with an additional field `agentic_method`. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["LookalikeExport"];
                    "text/csv": components["schemas"]["LookalikeExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The account to retrieve. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_listAccountEvents: {
        parameters: {
            query: {
                /** @description The vertical whose events to list. */
                vertical_id: components["schemas"]["Id"];
                /** @description Only events of this type. */
                event_type_id?: components["schemas"]["Id"];
                /** @description The page to return, counted from 1. */
                page?: number;
                /** @description The maximum number of events per page. */
                limit?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The account whose events to list. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Technologies_listOfAccount: {
        parameters: {
            query?: {
                /** @description The maximum number of technologies to return. */
                limit?: number;
                /** @description The number of technologies to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The account whose technologies to list. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTechnologiesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AccountTimeline_read: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The account whose timeline to retrieve. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTimelineResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_deleteKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteKeyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_me: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateKeyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_list: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAudienceRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The audience to retrieve. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_delete: {
        parameters: {
            query?: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force?: boolean;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The audience to delete. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAudienceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The audience to change. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAudienceRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_addAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The audience to add to. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceAccountsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceMembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_removeAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The audience to remove from. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceAccountsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceMembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_export: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The audience to export. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members as newline-delimited JSON. Each line is an object with the columns of the CSV. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AudienceExport"];
                    "text/csv": components["schemas"]["AudienceExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_addPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The audience to add to. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudiencePeopleRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceMembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_removePeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The audience to remove from. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudiencePeopleRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceMembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_balance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditBalance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_budget: {
        parameters: {
            query?: {
                /** @description A member of the workspace. Default: the whole workspace. */
                user_id?: components["schemas"]["UserId"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditBudget"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_updateBudget: {
        parameters: {
            query?: {
                /** @description A member of the workspace. Default: the whole workspace. */
                user_id?: components["schemas"]["UserId"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCreditBudgetRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditBudget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_prices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPrices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_usage: {
        parameters: {
            query?: {
                /** @description Only entries of this kind. */
                kind?: "grant" | "spend" | "reserve" | "settle" | "release" | "refund";
                /** @description Sums charges and refunds by this field instead of listing entries. */
                group_by?: components["schemas"]["CreditUsageGrouping"];
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditUsage"];
                    "text/csv": components["schemas"]["CreditUsageExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Crm_checkJobStatus: {
        parameters: {
            query: {
                /** @description The job to check. */
                job_id: components["schemas"]["CrmJobId"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Crm_syncAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncAccountsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncJobResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Crm_syncPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncPeopleRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncJobResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Exclusions_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceExclusionsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Exclusions_replace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceExclusionsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceExclusionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Feedback_give: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_list: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IcpList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIcpRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IcpResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The profile to retrieve. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IcpResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_delete: {
        parameters: {
            query?: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force?: boolean;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The profile to delete. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteIcpResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The profile to update. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIcpRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IcpResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Insights_alerts: {
        parameters: {
            query?: {
                /** @description The number of days to look back. */
                days?: number;
                /** @description The maximum number of alerts to return. */
                limit?: number;
                /** @description The number of alerts to skip. */
                offset?: number;
            };
            header?: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Insights_feed: {
        parameters: {
            query?: {
                /** @description The number of days to look back. */
                days?: number;
                /** @description Only insights from this source. */
                alert_type?: "service" | "crm";
                /** @description Only insights with this sentiment. */
                sentiment?: components["schemas"]["Sentiment"];
                /** @description Only insights about these accounts: ids separated by commas, for example `1264,559`. */
                account_ids?: components["schemas"]["AccountIdList"];
                /** @description The maximum number of insights to return. */
                limit?: number;
                /** @description The number of insights to skip. */
                offset?: number;
            };
            header?: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightFeed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_readFieldMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmFieldMappings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_replaceFieldMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmFieldMappingsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmFieldMappings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_listFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_pull: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_connect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The purpose of the system. */
                kind: "crm" | "chat" | "sequencer";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationCredentials"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_disconnect: {
        parameters: {
            query?: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force?: boolean;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The purpose of the system. */
                kind: "crm" | "chat" | "sequencer";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisconnectIntegrationResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    JobPosts_search: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobPostSearchRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPostSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_batch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeopleBatchRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_enrichEmails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrichEmailsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichEmailsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_filters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterDefinitions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PeopleListRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Quotes_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateQuoteRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The request cannot be processed; `error_code` gives the reason. */
            400: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error_code": "MALFORMED_JSON",
                     *       "message": "The request body is not JSON: Expected ',' or '}' after property value in JSON at position 41 (line 1 column 42)",
                     *       "details": {},
                     *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35",
                     *       "doc_url": "/docs/errors/MALFORMED_JSON.md"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"] | components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployCompetitorEngagement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployCompetitorEngagementRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploySignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deploySocialListening: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploySocialListeningRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploySignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignalListRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The signal to retrieve. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_delete: {
        parameters: {
            query?: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force?: boolean;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The signal to delete. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSignalResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The signal to change. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSignalRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_pause: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The signal to pause. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopSignalResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_results: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
                /** @description Only accounts found at or after this time. */
                found_after?: components["schemas"]["Timestamp"];
                /** @description Only accounts found before this time. */
                found_before?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The signal whose results to list. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalResults"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_exportResults: {
        parameters: {
            query?: {
                /** @description Only accounts found at or after this time. */
                found_after?: components["schemas"]["Timestamp"];
                /** @description Only accounts found before this time. */
                found_before?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The signal to export. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results as newline-delimited JSON. Each line is a `SignalResult`. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["SignalExport"];
                    "text/csv": components["schemas"]["SignalExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The signal to resume. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopSignalResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_run: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The signal to run. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopSignalResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The signal to stop. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopSignalResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_listVerticals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerticalList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_listEventTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The vertical whose event types to list. */
                vertical_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_list: {
        parameters: {
            query?: {
                /** @description Only views of this type. Default: both types. */
                view_type?: components["schemas"]["ViewType"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateViewRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_options: {
        parameters: {
            query?: {
                /** @description Only options whose name, email address or identifier contains this string, in any letter case. */
                search?: string;
                /** @description The number of options to return for each system. */
                limit?: number;
                /** @description The number of options to skip for each system. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The view to retrieve. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The view to delete. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteViewResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view to update. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateViewRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The view whose deliveries to list. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view whose webhook to send to. */
                view_id: components["schemas"]["ViewId"];
                /** @description The delivery to send again. */
                delivery_id: components["schemas"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view whose webhook to send to. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view whose webhook secret to rotate. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateViewWebhookSecretResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view whose webhook to test. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_list: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The webhook to retrieve. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The webhook to delete. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook to update. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The webhook whose deliveries to list. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook to send to. */
                webhook_id: components["schemas"]["WebhookId"];
                /** @description The delivery to send again. */
                delivery_id: components["schemas"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_replay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook to send to. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook whose secret to rotate. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateWebhookSecretResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook to test. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    AuditLog_list: {
        parameters: {
            query?: {
                /** @description Only entries recorded at or after this time. */
                recorded_after?: components["schemas"]["Timestamp"];
                /** @description Only entries recorded before this time. */
                recorded_before?: components["schemas"]["Timestamp"];
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogPage"];
                    "application/x-ndjson": components["schemas"]["AuditLogExport"];
                    "text/csv": components["schemas"]["AuditLogExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    WorkspaceMembers_list: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceMemberList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    WorkspaceMembers_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddWorkspaceMemberRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddWorkspaceMemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    WorkspaceMembers_remove: {
        parameters: {
            query: {
                /** @description The email address of the member to remove. */
                email: components["schemas"]["EmailInput"];
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveWorkspaceMemberResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_listFiltered: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description Accepted and ignored: this request changes nothing and costs nothing, so it runs again each time. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FilteredAccountsRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilteredAccountsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_filters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterDefinitions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployJobChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployJobChangeRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploySignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployJobPostFirstTimeMention: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployJobPostFirstTimeMentionRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploySignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deploySocialActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploySocialActivityRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploySignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployTraitOnly: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description The maximum number of credits that the request may cost. A request that would cost more is rejected with 402 `BUDGET_EXCEEDED`, and nothing is charged. A bulk job, a deployed signal and the run of a signal keep this maximum as their own limit. At `/mcp`, the header of the connection limits each tool call. */
                "X-Max-Credits"?: number;
                /** @description The id of a quote from `POST /api/v1/quotes` for the same request. The request then costs at most the quote's `credits.high`. If it would cost more, the response is 409 `QUOTE_EXCEEDED` and nothing is charged. A job keeps this limit, and so does the first run of a signal; `max_credit_limit` limits all runs. A quote can be used once, within ten minutes. A quote that was used, has expired, or belongs to another request or caller is rejected with 409 `QUOTE_INVALID`. */
                "X-Quote-ID"?: string;
                /** @description A unique value of your choice, for example a UUID. If you repeat a request with the same key and body within 24 hours, the response is the first response with the header `Idempotent-Replayed: true`, and nothing changes. A 402 is never replayed. The same key with a different body is rejected with 422. While the first request still runs, a repeated request gets 409 `IDEMPOTENCY_IN_FLIGHT`. When the stored responses of a workspace have reached their limit for 24 hours, new keys get 429 `IDEMPOTENCY_STORAGE_FULL`; requests without a key still work. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployTraitOnlyRequest"];
            };
        };
        responses: {
            /** @description The operation succeeded and may have consumed credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The number of credits this request consumed.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The number of credits the workspace can still spend.
                     * @example 990
                     */
                    "X-Credits-Remaining": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploySignalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_countryOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    Technologies_list: {
        parameters: {
            query?: {
                /** @description A spelling of a technology, or part of a spelling. */
                search?: string;
                /** @description The maximum number of technologies to return. */
                limit?: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation succeeded. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: your `X-Request-ID` if it is valid, otherwise a generated identifier.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description The remaining requests and the seconds until the limit resets, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit and its window in seconds, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TechnologyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
