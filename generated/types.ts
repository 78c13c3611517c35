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
         * @description Lists the blocked domains in alphabetical order. Free.
         */
        get: operations["Blocklist_list"];
        put?: never;
        /**
         * Block domains
         * @description Blocks domains for the whole workspace: signals no longer bring them in and imports skip them. Blocking one again changes nothing. Free.
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
         * @description Takes a domain off the blocklist. One that is not on it is 404. Free.
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
         * @description Tells what values the firmographic filters take. The answer is always the same. Free.
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
         * @description Lists the workspace's accounts: those it imported or synced from its CRM, and those its signals and audiences brought in. Without a body: the first 50. An unknown filter name is 400 `UNKNOWN_FILTER` and names the closest known one; an audience or signal of another workspace is 404. Free.
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
         * @description Makes companies accounts of the workspace, by their domains: up to 1,000 at once. The answer says of each whether the catalogue has it. Importing one again changes nothing. Free.
         */
        post: operations["Accounts_import"];
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
         * @description Finds companies of the whole catalogue whose name or domain is like the query. An exact domain or name comes first; a typo, another word order, accents or a missing `Inc` do no harm. Free.
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
         * @description Finds companies of the whole catalogue by a description in plain words of what they do or are, ranked by how well they fit. Free.
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
         * @description Finds up to 100 companies like the seeds, like the description, or like the seeds on condition of the description. Filters are exact: a company whose value is unknown does not match. Costs 1 credit for each company returned; making a query of the seeds is free. Without the credits for what was found: 402 `INSUFFICIENT_CREDITS`. When no seed is known: 400 `NO_SEED_RESOLVED`, and nothing is charged. Neither `query` nor `seed_domains`: 422.
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
         * @description Lists the workspace's bulk jobs, newest first. Free.
         */
        get: operations["Lookalikes_listBulk"];
        put?: never;
        /**
         * Start a bulk lookalike job
         * @description Starts a job that finds up to 10,000 companies. Credits for `limit` companies are reserved at once; when the job ends 1 credit is charged for each company delivered and the rest is given back. A job that fails costs nothing. Without the credits: 402 `INSUFFICIENT_CREDITS`. When no seed is known: 400 `NO_SEED_RESOLVED`. Too many jobs still to be done: 429 `TOO_MANY_PENDING_JOBS`.
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
         * @description Tells where a bulk job stands, with one page of its results. Ask again until `status` is `completed`, `failed` or `cancelled`; pages can be read as soon as they are written. Free.
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
         * @description Asks a bulk job to stop. It ends at the next batch; the pages written until then stay, and only what was delivered is charged. A job that has ended: 409 `JOB_ALREADY_FINISHED`. Free.
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
         * @description Downloads everything a job delivered, in rank order: as lines of JSON (`Accept: application/x-ndjson`, also the default) or as a table (`Accept: text/csv`). A job that has not ended: 409 `JOB_NOT_FINISHED`. Free.
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
         * Read an account
         * @description Reads everything known of one company of the catalogue, and what it is to the workspace. Free.
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
         * List an account's events
         * @description Lists what happened at an account, of the kinds its vertical watches for, newest first. An account or a vertical that does not exist is answered 404. Free.
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
    "/api/v1/accounts/{account_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account's timeline
         * @description Lists the insights the workspace has about an account and the account's events, in one list, newest first. An account that does not exist is 404. Free.
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
         * @description Deletes the key this request is sent with. It stops working at once and cannot be recovered; signing up with the same address gives a new key to the same user. Free.
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
         * Who am I
         * @description Tells who is calling: the user's id (what `X-User-ID` takes), its address and its workspace. Free.
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
         * Replace the key
         * @description Replaces the key this request is sent with by a new one. The old one stops working at once. Use it when a key may have been seen by others. Free.
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
         * Ask for a code by email
         * @description Sends a 6-digit code to the address. A new address gets an account, and its key once the code is verified; a known one recovers its key the same way. The answer is the same for both. A new code replaces the one before it. An address can ask 5 times an hour, a client address 30 times; beyond that the answer is 429 `RATE_LIMITED` with `details.retry_after_seconds`. Free.
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
         * @description Exchanges the code for the key. The first verification of an address makes its user and its workspace, with its first credits; an address that was added to a workspace before joins that one. A known address gets the key it had. A wrong code is 400 `OTP_INVALID` with `details.remaining_attempts`; no pending code, or one older than 24 hours, is 400 `OTP_EXPIRED`; after 10 wrong tries it is 429 `OTP_MAX_ATTEMPTS`, and a new code has to be asked for. Free.
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
         * @description Lists the workspace's audiences, those that signals made too, newest first. Free.
         */
        get: operations["Audiences_list"];
        put?: never;
        /**
         * Create an audience
         * @description Creates an empty audience. A name the workspace already uses is answered 409 `NAME_TAKEN`. Free.
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
         * Read an audience
         * @description Reads one audience. Its members are read by the lists: `include_audience_ids` for accounts, `people_audience_include` for people. Free.
         */
        get: operations["Audiences_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Adds accounts. One that is in already stays in once; an account new to the workspace becomes one of its accounts. Free.
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
         * @description Removes accounts from the audience. They stay accounts of the workspace. Free.
         */
        post: operations["Audiences_removeAccounts"];
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
         * @description Adds people. One who is in already stays in once. Free.
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
         * @description Removes people from the audience. Nothing else about them changes. Free.
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
         * Read the balance
         * @description Tells how many credits the workspace can spend, and how many are set aside for running jobs. Free.
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
    "/api/v1/credits/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prices
         * @description Lists the price of everything that costs credits. Free.
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
         * @description Lists every movement of the workspace's credits, newest first. Free.
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
         * Check a CRM job
         * @description Tells how far a sync has come and what became of each record. Free.
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
         * @description Starts a job that brings accounts into the connected CRM. Poll `check-job-status` for how it goes. An account that does not exist is answered 404; with no CRM connected, 400 `INTEGRATION_NOT_CONNECTED`. Free.
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
         * @description Starts a job that brings people into the connected CRM, each linked to its account there. Poll `check-job-status` for how it goes. A person who does not exist is answered 404; with no CRM connected, 400 `INTEGRATION_NOT_CONNECTED`. Free.
         */
        post: operations["Crm_syncPeople"];
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
         * @description Lists the workspace's profiles, newest first. Free.
         */
        get: operations["Icps_list"];
        put?: never;
        /**
         * Create a profile
         * @description Creates a profile. A name the workspace already uses is answered 409 `NAME_TAKEN`, a filter that does not exist 400 `UNKNOWN_FILTER`. Free.
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
         * Read a profile
         * @description Reads one profile. Free.
         */
        get: operations["Icps_read"];
        put?: never;
        post?: never;
        /**
         * Delete a profile
         * @description Deletes a profile. What its signals found stays. A profile that a signal still to run uses is answered 409 `CONFLICT`: stop that signal first. Free.
         */
        delete: operations["Icps_delete"];
        options?: never;
        head?: never;
        /**
         * Change a profile
         * @description Changes a profile. Only what is sent changes; `filters` is replaced whole. Signals that repeat use the new filters from their next run on. Free.
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
         * @description Lists the notifications sent to the acting user by its views in the last days, each with its insights. Free.
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
         * Read the insights feed
         * @description Lists what happened at the workspace's accounts in the last days, newest first, across all of them. Free.
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
         * @description Lists each kind of integration and what is connected for it. Credentials are never returned. Free.
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
         * @description Connects an outside system, or replaces what was connected for that kind. The credentials are tried first: when the system refuses them the answer is 400 `INTEGRATION_REJECTED`, when it cannot be reached 503 `UNAVAILABLE`, and what was connected before stays. A provider that is not of the kind in the path is answered 422. Free.
         */
        put: operations["Integrations_connect"];
        post?: never;
        /**
         * Disconnect an integration
         * @description Disconnects an outside system and forgets its credentials. Views keep their settings; actions that need the system rest until one is connected again. Nothing connected is answered 404. Free.
         */
        delete: operations["Integrations_disconnect"];
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
         * Read people
         * @description Reads up to 500 people by identifier. What is unknown is named in `not_found_ids`. Free.
         */
        post: operations["People_batch"];
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
         * @description Lists the filters that people lists and views of people take. Free.
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
         * List people's identifiers
         * @description Lists the people of the workspace's accounts by identifier, a page at a time, narrowed by a view, by filters or by both. Read them by `batch`. Free.
         */
        post: operations["People_list"];
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
         * Watch engagement with a competitor
         * @description Watches who engages with a competitor's profile and finds their accounts. Deploying is free; each account found costs 10 credits, each person 20, a work email 1. Without a credit to spend the answer is 402.
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
         * Listen for a keyword
         * @description Listens for posts that speak of a keyword and finds the accounts or people behind them. With `enable_safe_crm_addition`, accounts that are new or have no owner are assigned to you; others are only enriched. Deploying is free; each account found costs 10 credits, each person 20, deeper people search 6 a person, a work email 1. Without a credit to spend the answer is 402.
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
         * @description Lists the workspace's signals, newest first. Free.
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
         * Read a signal
         * @description Reads one signal with its settings and its runs. Free.
         */
        get: operations["Signals_read"];
        put?: never;
        post?: never;
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
         * Read a signal's results
         * @description Lists what a signal found so far: accounts, the people there, and the evidence for each. Free: it was paid when found.
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
         * @description Stops a signal: no run follows, and one under way ends at once. What it found stays and stays paid. A signal that has ended already is answered 409 `SIGNAL_ALREADY_FINISHED`. Free.
         */
        post: operations["Signals_stop"];
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
         * List a vertical's event types
         * @description Lists the kinds of event that a vertical watches for, with how often they were seen. An unknown vertical is answered 404. Free.
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
         * @description Lists your views, of accounts and of people, each with all its settings. Free.
         */
        get: operations["Views_list"];
        put?: never;
        /**
         * Create a view
         * @description Saves filters as a view and sets its live actions. Chat, webhook and sequencing start with the next new insight, never with what is there already; CRM assignment also takes the accounts that match now. A name you use already is answered 409 `VIEW_NAME_TAKEN`, the thousand and first view 409 `LIMIT_REACHED`, an action whose system is not connected 400 `INTEGRATION_NOT_CONNECTED`, people filters in a view of accounts 400 `VIEW_TYPE_MISMATCH`, an audience or signal that is not there 404. Free.
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
         * @description Lists what live actions can be set to: chat channels, CRM users and sequences of the connected systems. Free.
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
         * Read a view
         * @description Reads one view with all its settings. Free.
         */
        get: operations["Views_read"];
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Deletes a view; its live actions end. Alerts it sent stay in the history. Free.
         */
        delete: operations["Views_delete"];
        options?: never;
        head?: never;
        /**
         * Change a view
         * @description Changes a view. Only what is sent changes: `filters` is replaced whole, `{"enabled": false}` turns an action off, and a new webhook secret is made only when the address changes. Refused as a creation is. Free.
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
         * List the deliveries of a view's webhook
         * @description Lists what was sent to the view's webhook, newest first, with every attempt and its outcome. Free.
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
         * Deliver to a view's webhook again
         * @description Sends an event again, at once and under the same `webhook-id`, however its delivery stands. A view whose webhook is gone is answered 409 `CONFLICT`. Free.
         */
        post: operations["Views_redeliver"];
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
         * Replace the secret of a view's webhook
         * @description Gives the view's webhook a new signing secret, told once. For 24 hours events carry the signatures of both, so that nothing is refused while the receiver changes over. A view without a webhook is answered 409 `CONFLICT`. Free.
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
         * @description Sends a `webhook.test` event to the view's webhook at once. How it went is in its deliveries. A view without a webhook is answered 409 `CONFLICT`. Free.
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
         * @description Lists the workspace's webhooks, oldest first, without their secrets. Free.
         */
        get: operations["Webhooks_list"];
        put?: never;
        /**
         * Create a webhook
         * @description Makes a webhook and tells its signing secret, once. The address must be public and https, else 400 `WEBHOOK_URL_REFUSED`. A workspace has 50 webhooks at most, then 409 `WEBHOOK_LIMIT_REACHED`. Free.
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
         * Read a webhook
         * @description Reads a webhook, without its secret. Free.
         */
        get: operations["Webhooks_read"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook. What was still to be delivered to it is not. Free.
         */
        delete: operations["Webhooks_delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Changes a webhook's address or events, or turns it on or off. Its secret stays. Free.
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
         * List a webhook's deliveries
         * @description Lists what was sent to a webhook, newest first, with every attempt and its outcome. What has ended is listed for 30 days, unless the service is set to keep it for another time. Free.
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
         * Deliver again
         * @description Sends an event again, at once and under the same `webhook-id`, however its delivery stands. Free.
         */
        post: operations["Webhooks_redeliver"];
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
         * Replace a webhook's secret
         * @description Gives the webhook a new signing secret, told once. For 24 hours events carry the signatures of both, so that nothing is refused while the receiver changes over. Free.
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
         * @description Sends a `webhook.test` event to the webhook at once. How it went is in its deliveries. Free.
         */
        post: operations["Webhooks_test"];
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
         * @description Lists who is in the workspace, invited people included, oldest first. Free.
         */
        get: operations["WorkspaceMembers_list"];
        put?: never;
        /**
         * Add a member
         * @description Adds an address to the workspace. When it has never signed up it joins this workspace at its first verification. From then on it acts here with a key of its own, or is named in `X-User-ID`. Adding a member again changes nothing. An address that is in another workspace, or was invited to one, answers 409 `MEMBER_OF_ANOTHER_WORKSPACE`. Free.
         */
        post: operations["WorkspaceMembers_add"];
        /**
         * Remove a member
         * @description Removes a member, or withdraws an invitation. The person's keys stop working at once; what the person made stays in the workspace. Verified again later, the address gets a workspace of its own. The last active member cannot be removed: 409 `CONFLICT`. Free.
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
         * @description Lists the workspace's accounts that match a view, filters, or both, sorted and by page. A people view is 400 `VIEW_TYPE_MISMATCH`; an unknown filter name is 400 `UNKNOWN_FILTER`; a view, audience or signal of another workspace is 404. Free.
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
         * @description Lists every account filter, with its type and values. Account views and account lists take these names. Free.
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
         * Watch job posts for a first mention
         * @description Finds companies whose job posts mention a term for the first time ever. Deploying is free; each account found costs 10 credits, each person 20, deeper people search 6 a person, a work email 1. Without a credit to spend the answer is 402.
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
         * Watch a person's activity
         * @description Watches what a person does on the professional network to find the accounts and people that person turns to. Deploying is free; each account found costs 10 credits, each person 20, deeper people search 6 a person, a work email 1. Without a credit to spend the answer is 402.
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
         * Find companies by traits alone
         * @description Finds companies that fit a profile, with no activity asked for. Deploying is free; each account found costs 10 credits, each person 20, deeper people search 6 a person, a work email 1. Without a credit to spend the answer is 402.
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
         * @description Lists every country with its code: the 249 of ISO 3166-1 and Kosovo (`XKX`). Free.
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
}
export interface webhooks {
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
         * @description A CRM job is done. Single records may have failed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A CRM job was given up: the CRM could not be reached or refused the connection.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description There are new insights. A view's own webhook is told of those about accounts that match the view, once for each run of a signal; a workspace's webhook of all. No insight is told twice for one view, and none from before the view was made.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A bulk lookalike job was cancelled. What was delivered until then stays readable and is charged.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A bulk lookalike job is done: all its pages are written and its credits are settled.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A bulk lookalike job was given up. Nothing is charged; pages already written stay readable.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A run of a signal is done. A repeating signal tells of each run.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A run of a signal was given up. What it had found until then stays.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
         * @description A test that a user asked for. Answer it like any other event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
                    "webhook-id": components["parameters"]["WebhookHeaders.webhookId"];
                    /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
                    "webhook-timestamp": components["parameters"]["WebhookHeaders.webhookTimestamp"];
                    /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
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
                /** @description The receiver took the event. Any other 2xx says the same. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver wants no more events: the webhook is turned off. Any other answer is tried again. */
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
        /** @description Everything known of one account. */
        Account: {
            /** @description The account's identifier, the same in every workspace. */
            id: components["schemas"]["Id"];
            /** @description The company's registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description The company's name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description How many people work there.
             */
            employee_count: number | null;
            /**
             * @description How it is funded.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null;
            /** @description The country of its headquarters. */
            hq_country: string | null;
            /** @description What the company does, in one line. */
            one_liner: string | null;
            /** @description What the company does, at length. */
            description: string | null;
            /** @description Words that describe it. */
            tags: components["schemas"]["CompanyTag"][];
            /**
             * Format: int64
             * @description The lower end of its size class.
             */
            employee_min: number | null;
            /**
             * Format: int64
             * @description The upper end of its size class; null when unknown or open.
             */
            employee_max: number | null;
            /** @description The city of its headquarters. */
            hq_city: string | null;
            /**
             * Format: int32
             * @description The year it was founded.
             */
            founded_year: number | null;
            /** @description Its page on the professional network. */
            social_url: string | null;
            /** @description Whether it is one of the workspace's accounts; every company of the catalogue can be read. */
            is_workspace_account: boolean;
            /** @description Whether the workspace imported it. */
            is_imported: boolean;
            /** @description Whether it is in the connected CRM. */
            is_present_in_crm: boolean;
            /**
             * Format: date-time
             * @description When it became an account of the workspace; null when it is none.
             */
            added_at: string | null;
            /** @description The workspace's audiences it is in. */
            audience_ids: components["schemas"]["Id"][];
            /** @description The workspace's signals that found it. */
            signal_ids: components["schemas"]["Id"][];
            /** @description How many insights the workspace has about it. */
            insights_count: components["schemas"]["Count"];
            /** @description When the catalogue first had it. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its record last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Something that happened at an account, of a kind that its vertical watches for. */
        AccountEvent: {
            /** @description The event's identifier. */
            id: components["schemas"]["Id"];
            /** @description The kind of event. */
            event_type_id: components["schemas"]["Id"];
            /** @description The name of that kind. */
            event_type_name: string;
            /** @description The people it speaks of. */
            people: components["schemas"]["EventPerson"][];
            /** @description What it was told from, for example `job_post`, `social_post` or `news`; null when unknown. */
            signal_type: string | null;
            /** @description When it happened. */
            event_date: components["schemas"]["Timestamp"];
            /** @description The team it concerns, or null. */
            team_name: string | null;
            /** @description What happened, in a sentence or two; null when there is no summary. */
            summary: string | null;
            /**
             * Format: uri
             * @description Where it can be read, or null.
             */
            source_url: string | null;
        };
        /** @description Events of an account. */
        AccountEventList: {
            /** @description The events, newest first. */
            data: components["schemas"]["AccountEvent"][];
            /** @description Which page this is. */
            pagination: components["schemas"]["EventPage"];
        };
        /** @description Account filters, all of which must hold; none given means every account of the workspace. `GET /api/v2/account/filters` describes each. A name that is not among them is answered 400 `UNKNOWN_FILTER`. */
        AccountFilters: {
            /** @description The fewest employees, inclusive. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The most employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages. */
            funding_stages?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with their headquarters in one of these countries. */
            hq_country_codes?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies at one of these funding stages: the same as `funding_stages`. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description No company at one of these funding stages. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with their headquarters in one of these countries: the same as `hq_country_codes`. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description No company with its headquarters in one of these countries. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies of one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description No company of one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies that carry at least one of these tags. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description No company that carries one of these tags. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only accounts whose name or domain contains this text. */
            name_or_domain_contains?: components["schemas"]["FilterText"];
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm?: boolean;
            /** @description Whether the account was imported by the workspace. */
            is_imported?: boolean;
            /** @description Only accounts in at least one of these audiences. */
            include_audience_ids?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals. */
            include_signal_ids?: components["schemas"]["Id"][];
            /** @description Only accounts in at least one of these audiences: the same as `include_audience_ids`. */
            audience_include?: components["schemas"]["Id"][];
            /** @description No account in one of these audiences. */
            audience_exclude?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals: the same as `include_signal_ids`. */
            signal_include?: components["schemas"]["Id"][];
            /** @description No account found by one of these signals. */
            signal_exclude?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only accounts with an insight in the last so many days.
             */
            insight_within_days?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Identifiers of accounts with commas between them, for example `1041,2077`. */
        AccountIdList: string;
        /** @description An account in a list. */
        AccountListItem: {
            /** @description The account's identifier, the same in every workspace. */
            id: components["schemas"]["Id"];
            /** @description The company's registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description The company's name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description How many people work there.
             */
            employee_count: number | null;
            /**
             * @description How it is funded.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null;
            /** @description The country of its headquarters. */
            hq_country: string | null;
            /** @description What the company does, in one line. */
            one_liner: string | null;
            /** @description Whether the workspace imported it. */
            is_imported: boolean;
            /** @description Whether it is in the connected CRM. */
            is_present_in_crm: boolean;
            /** @description When it became an account of the workspace. */
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description Which accounts to list. */
        AccountListRequest: {
            /** @description The filters, all of which must hold. None: every account of the workspace. */
            filters?: components["schemas"]["AccountFilters"];
            /** @description Which part of the list to return. */
            pagination?: components["schemas"]["Pagination"];
        };
        /** @description The accounts of the workspace that match. */
        AccountListResponse: {
            /** @description The accounts, by identifier. */
            accounts: components["schemas"]["AccountListItem"][];
            /** @description How many accounts match in all. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. Present when `pagination` was sent. */
            pagination?: components["schemas"]["PaginationMetadata"];
        };
        /** @description A company whose name or domain is like the query. */
        AccountMatch: {
            /** @description The account's identifier. */
            id: components["schemas"]["Id"];
            /** @description The company's registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description The company's name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description How many people work there.
             */
            employee_count: number | null;
            /**
             * @description How it is funded.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null;
            /** @description The country of its headquarters. */
            hq_country: string | null;
            /** @description How well it matches: 1 for the very domain or name. */
            match_score: components["schemas"]["Score"];
        };
        /** @description The companies whose name or domain is like the query. */
        AccountMatches: {
            /** @description What was searched for. */
            query: string;
            /** @description The matches, the best first. */
            matches: components["schemas"]["AccountMatch"][];
            /** @description How many matches are returned. */
            total_matches: components["schemas"]["Count"];
        };
        /**
         * @description What a filtered list of accounts can be sorted by.
         * @enum {string}
         */
        AccountSortKey: "insights_count" | "name" | "domain" | "employee_count" | "added_at";
        /** @description What happened at an account. */
        AccountTimelineResponse: {
            /** @description The entries, newest first. */
            entries: components["schemas"]["TimelineEntry"][];
            /** @description How many entries there are. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A company to import. */
        AccountToImport: {
            /** @description The company's website or domain. */
            domain: components["schemas"]["Website"];
            /** @description What you call the company; echoed, so that you recognise it. */
            name?: string;
        };
        /** @description Whom to add. */
        AddWorkspaceMemberRequest: {
            /** @description The address of the person to add. */
            email: components["schemas"]["EmailInput"];
        };
        /** @description The member that was added. */
        AddWorkspaceMemberResponse: {
            /** @description The member. */
            member: components["schemas"]["WorkspaceMember"];
            /** @description What happens next. */
            message: string;
        };
        /** @description One notification that a view sent, with what it told. */
        Alert: {
            /** @description The alert's identifier. */
            alert_id: components["schemas"]["Id"];
            /** @description The name of the view that sent it, or null when the view is gone. */
            view_name: string | null;
            /** @description The view that sent it, or null when the view is gone. */
            saved_view_id: string | null;
            /** @description How it was sent. */
            notification_type: components["schemas"]["NotificationType"];
            /** @description How far it has come. */
            status: components["schemas"]["NotificationStatus"];
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Its heading, or null. */
            subject: string | null;
            /**
             * Format: email
             * @description The address it went to by email, else null.
             */
            recipient_email: string | null;
            /** @description The channel it went to by chat, else null. */
            chat_channel_id: string | null;
            /**
             * @description How many insights it tells of.
             * @default 0
             */
            insight_count: components["schemas"]["Count"];
            /**
             * @description How many accounts it tells of.
             * @default 0
             */
            account_count: components["schemas"]["Count"];
            /** @description The accounts it tells of. */
            matched_account_ids: components["schemas"]["Id"][];
            /** @description The insights it tells of, newest first. */
            insights: components["schemas"]["Insight"][];
        };
        /** @description The alerts of a user in a window of days. */
        AlertList: {
            /**
             * @description How many alerts the window has.
             * @default 0
             */
            total_alerts: components["schemas"]["Count"];
            /**
             * @description Whether alerts follow after this part.
             * @default false
             */
            has_more: boolean;
            /**
             * @description How many accounts appear for the first time in the window.
             * @default 0
             */
            net_new_account_count: components["schemas"]["Count"];
            /** @description The alerts, newest first. */
            alerts: components["schemas"]["Alert"][];
        };
        /** @description A key: `ai_live_` and 43 letters and digits. */
        ApiKey: string;
        /** @description A named set of accounts and people. */
        Audience: {
            /** @description The audience's identifier, what the audience filters take. */
            id: components["schemas"]["Id"];
            /** @description The audience's name, unique in the workspace. */
            name: string;
            /** @description What the audience is for, or null. */
            description: string | null;
            /** @description How many accounts are in it. */
            account_count: components["schemas"]["Count"];
            /** @description How many people are in it. */
            people_count: components["schemas"]["Count"];
            /** @description When the audience was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its name or its members last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The accounts to add or remove. */
        AudienceAccountsRequest: {
            /** @description The accounts, by identifier. */
            account_ids: components["schemas"]["Id"][];
        };
        /** @description The audiences of a workspace. */
        AudienceList: {
            /** @description The audiences, newest first. */
            audiences: components["schemas"]["Audience"][];
            /** @description How many audiences the workspace has. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description What adding or removing members did. */
        AudienceMembersResponse: {
            /** @description The audience as it is now. */
            audience: components["schemas"]["Audience"];
            /** @description How many were added or removed. */
            changed_count: components["schemas"]["Count"];
            /** @description How many needed no change: already in when adding, not in when removing. */
            unchanged_count: components["schemas"]["Count"];
            /** @description The identifiers sent that no account or person has; nothing was done for them. */
            unknown_ids: components["schemas"]["Id"][];
        };
        /** @description The people to add or remove. */
        AudiencePeopleRequest: {
            /** @description The people, by identifier. */
            people_ids: components["schemas"]["Id"][];
        };
        /** @description An audience. */
        AudienceResponse: {
            /** @description The audience. */
            audience: components["schemas"]["Audience"];
        };
        /** @description The domains to block. */
        BlockDomainsRequest: {
            /** @description The websites or domains. One that is not a domain is answered 422, and none is blocked. */
            domains: components["schemas"]["Website"][];
            /** @description Why they are blocked. */
            reason?: string | null;
        };
        /** @description The domains that are blocked now. */
        BlockDomainsResponse: {
            /** @description Every domain of the request, as it is blocked now. */
            domains: components["schemas"]["BlockedDomain"][];
            /** @description How many of them were not blocked before. */
            added_count: components["schemas"]["Count"];
        };
        /** @description A domain the workspace does not want to see. */
        BlockedDomain: {
            /** @description The registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description Why it is blocked, in the words of whoever blocked it; null when nothing was said. */
            reason: string | null;
            /** @description Who blocked it; null when that user is gone. */
            added_by: string | null;
            /** @description When it was blocked. */
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description The domains the workspace does not want to see. */
        BlockedDomainList: {
            /** @description The domains, in alphabetical order. */
            domains: components["schemas"]["BlockedDomain"][];
            /** @description How many domains are blocked. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description What lookalikes are searched with. At least one of `query` and `seed_domains` is needed. */
        BulkLookalikeRequest: {
            /** @description What the companies do or are, in plain words. Needed unless seeds are given; beside seeds it is a condition every result must meet. */
            query?: string | null;
            /** @description Websites or domains of companies to find the like of. Those the catalogue does not have are skipped as long as one is known. */
            seed_domains?: components["schemas"]["Website"][] | null;
            /**
             * Format: int32
             * @description How many companies to find at most. So many credits are reserved.
             * @default 100
             */
            limit?: number;
            /**
             * Format: int64
             * @description The fewest employees, inclusive. Not above `max_employees`.
             */
            min_employees?: number | null;
            /**
             * Format: int64
             * @description The most employees, inclusive.
             */
            max_employees?: number | null;
            /** @description Only companies at one of these funding stages, in any letter case. */
            funding_stages?: components["schemas"]["FundingStageLabel"][] | null;
            /** @description Only companies with their headquarters in one of these countries: alpha-3 codes in any letter case, or `EU`. */
            locations?: components["schemas"]["CountryFilterCode"][] | null;
            /**
             * @description How to search.
             * @default semantic
             */
            search_type?: components["schemas"]["LookalikeSearchType"];
        };
        /** @description Who is calling. */
        Caller: {
            /** @description The acting user: the key's owner, or the member named in `X-User-ID`. */
            user_id: components["schemas"]["UserId"];
            /** @description The acting user's address. */
            email: components["schemas"]["Email"];
            /** @description The workspace of the key. Accounts, views, jobs and credits belong to it. */
            workspace_id: components["schemas"]["Id"];
            /** @description When the acting user first verified its address. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The job that will be cancelled. */
        CancelBulkLookalikeResponse: {
            /** @description The job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            status: "cancelling";
            /** @description What happens next. */
            message: string;
        };
        /** @description The chat action as it is set. */
        ChatAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description Where the message goes. */
            target: components["schemas"]["ChatTarget"];
            /** @description The channel, or null for a direct message. */
            channel_id: string | null;
        };
        /** @description A channel of the team chat. */
        ChatChannel: {
            /** @description Its identifier, what `channel_id` takes. */
            id: components["schemas"]["ExternalId"];
            /** @description Its name. */
            name: string;
        };
        /** @description Tells of new insights in the team chat. */
        ChatNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description Where the message goes.
             * @default dm
             */
            target?: components["schemas"]["ChatTarget"];
            /** @description The channel, required when `target` is `channel`; `GET /api/v1/views/options` lists them. */
            channel_id?: string | null;
        };
        /**
         * @description Where a chat notification goes.
         * @enum {string}
         */
        ChatTarget: "dm" | "channel";
        /** @description A word that describes a company. */
        CompanyTag: string;
        /**
         * Format: int64
         * @description A count of things, never negative.
         */
        Count: number;
        /** @description A country, with its code and its name. */
        Country: {
            /** @description The code, ISO 3166-1 alpha-3, or `XKX` for Kosovo. */
            code: components["schemas"]["CountryCode"];
            /** @description The name in English. */
            name: string;
        };
        /** @description An ISO 3166-1 alpha-3 country code in upper case, or `XKX` for Kosovo. */
        CountryCode: string;
        /** @description A country as a caller writes it: an ISO 3166-1 alpha-3 code in any letter case, or `EU` for its 27 member states. */
        CountryFilterCode: string;
        /** @description Every country there is a code for. */
        CountryOptions: {
            /** @description The countries by name: the 249 of ISO 3166-1 and Kosovo. */
            countries: components["schemas"]["Country"][];
            /** @description How many countries there are. */
            total: components["schemas"]["Count"];
        };
        /** @description An audience to create. */
        CreateAudienceRequest: {
            /** @description The audience's name, unique in the workspace whatever the letter case. */
            name: string;
            /** @description What the audience is for. */
            description?: string | null;
        };
        /** @description A profile to create. */
        CreateIcpRequest: {
            /** @description The profile's name, unique in the workspace whatever the letter case. */
            name: string;
            /** @description The profile in words: what these companies do and why they buy. Signals use it to judge a company's trade. */
            description?: string | null;
            /** @description What a company must look like to fit. None: every company fits. */
            filters?: components["schemas"]["IcpFilters"];
        };
        /** @description A view to create. */
        CreateViewRequest: {
            /** @description Its name, unique among your views whatever the letter case. */
            name: string;
            /**
             * @description Whether it shows accounts or people. Default: people when a people filter is given, else accounts.
             * @enum {string|null}
             */
            view_type?: "accounts" | "people" | null;
            /** @description What must hold for an account or person to be in it. Default: every account of the workspace. */
            filters?: components["schemas"]["PeopleFilters"] | null;
            /**
             * @description Makes it your default view; the one before stops being it.
             * @default false
             */
            is_default?: boolean;
            /** @description Tells the team chat of new insights. */
            chat_notifications?: components["schemas"]["ChatNotifications"] | null;
            /** @description Sends new insights to an address of yours. */
            webhook_notifications?: components["schemas"]["WebhookNotifications"] | null;
            /** @description Assigns matching accounts in the CRM. */
            crm_assignment?: components["schemas"]["CrmAssignment"] | null;
            /** @description Puts people of matching accounts into a sequence. */
            sequencer_sequencing?: components["schemas"]["SequencerSequencing"] | null;
        };
        /** @description The webhook to make. */
        CreateWebhookRequest: {
            /**
             * Format: uri
             * @description Where to send events: a public https address.
             */
            url: string;
            /** @description The events to send, each once. */
            events: components["schemas"]["WebhookEventType"][];
        };
        /**
         * Format: password
         * @description A secret as the outside system gave it. It is encrypted at rest and never returned.
         */
        Credential: string;
        /** @description What the workspace can spend. */
        CreditBalance: {
            /** @description The credits that can be spent now; reserved ones are not among them. */
            balance: components["schemas"]["Count"];
            /** @description The credits set aside for running jobs. When a job ends, what it did not use goes back to the balance. */
            reserved: components["schemas"]["Count"];
        };
        /**
         * Format: int64
         * @description A change of an amount of credits, negative when it went down.
         */
        CreditChange: number;
        /** @description One movement of credits. Entries are never changed or removed. */
        CreditEntry: {
            /** @description The entry. */
            entry_id: components["schemas"]["Id"];
            /** @description How the credits moved. */
            kind: components["schemas"]["CreditEntryKind"];
            /** @description By how much the balance changed. All entries together give the balance. */
            balance_change: components["schemas"]["CreditChange"];
            /** @description By how much the reserved credits changed. All entries together give what is reserved. */
            reserved_change: components["schemas"]["CreditChange"];
            /** @description What moved them: an operation of this interface, or for example `start_credits`. */
            reason: string;
            /** @description What they moved for, for example a job or a request. */
            reference: string;
            /** @description Who acted; null when nobody did, or the user is gone. */
            user_id: string | null;
            /** @description When they moved. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description How credits moved.
         * @enum {string}
         */
        CreditEntryKind: "grant" | "spend" | "reserve" | "settle" | "release";
        /**
         * @description What is paid for.
         * @enum {string}
         */
        CreditOperation: "lookalike_company" | "signal_account" | "signal_person" | "advanced_person_search" | "email_enrichment";
        /** @description The price of one thing. */
        CreditPrice: {
            /** @description What is paid for. */
            operation: components["schemas"]["CreditOperation"];
            /** @description What one unit is. */
            unit: string;
            /** @description What one unit costs. */
            credits: components["schemas"]["Count"];
        };
        /** @description The price of everything that costs credits. What is not listed is free. */
        CreditPrices: {
            /** @description The prices. */
            prices: components["schemas"]["CreditPrice"][];
        };
        /** @description Movements of credits. */
        CreditUsage: {
            /** @description The movements, newest first. */
            entries: components["schemas"]["CreditEntry"][];
            /** @description How many movements match in all. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description Assigns matching accounts to users of the connected CRM: all to one (`assignee_id`) or in turn to several (`assignee_ids`). Both together are answered 422. */
        CrmAssignment: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /** @description The CRM user every account goes to. */
            assignee_id?: string | null;
            /** @description The CRM users that accounts go to in turn. */
            assignee_ids?: components["schemas"]["ExternalId"][] | null;
            /** @description The owners whose accounts may be taken over. An account with any other owner keeps it. */
            override_owner_ids?: components["schemas"]["ExternalId"][] | null;
        };
        /** @description A CRM job. */
        CrmJob: {
            /** @description The job's identifier. */
            job_id: components["schemas"]["CrmJobId"];
            /** @description What the job syncs. */
            job_type: components["schemas"]["CrmJobType"];
            /** @description How far the job has come. */
            status: components["schemas"]["CrmJobStatus"];
            /**
             * @description The CRM the records go to, or null when it was disconnected before the job began.
             * @enum {string|null}
             */
            connected_crm: "hubspot" | "salesforce" | null;
            /**
             * Format: date-time
             * @description When the job was accepted.
             */
            created_at: string | null;
            /** @description Why the job failed, or null. */
            error_message: string | null;
            /** @description What the sync did, as far as it has come; null while nothing is done. */
            result: components["schemas"]["CrmJobResult"] | null;
        };
        /** @description A CRM job is done. */
        CrmJobCompletedEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "crm_job.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the job ended. */
            data: components["schemas"]["CrmJobEndData"];
        };
        /** @description How a CRM job ended. */
        CrmJobEndData: {
            /** @description The job. */
            job_id: components["schemas"]["CrmJobId"];
            /** @description What the job syncs. */
            job_type: components["schemas"]["CrmJobType"];
            /**
             * @description The CRM the records went to; null when it was disconnected before the job began.
             * @enum {string|null}
             */
            connected_crm: "hubspot" | "salesforce" | null;
            /** @description How many records were asked for. */
            total: components["schemas"]["Count"];
            /** @description How many were created in the CRM. */
            created: components["schemas"]["Count"];
            /** @description How many were in the CRM and got values for empty fields. */
            updated: components["schemas"]["Count"];
            /** @description How many were in the CRM and needed nothing. */
            skipped: components["schemas"]["Count"];
            /** @description How many the CRM refused. */
            failed: components["schemas"]["Count"];
            /** @description Why the job failed; null unless it did. */
            error_message: string | null;
        };
        /** @description A CRM job failed. */
        CrmJobFailedEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "crm_job.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the job ended. */
            data: components["schemas"]["CrmJobEndData"];
        };
        /** @description The identifier of a CRM job. */
        CrmJobId: string;
        /** @description What a sync did. */
        CrmJobResult: {
            /** @description How many records were asked for. */
            total: components["schemas"]["Count"];
            /** @description How many were created in the CRM. */
            created: components["schemas"]["Count"];
            /** @description How many were in the CRM and got values for empty fields. */
            updated: components["schemas"]["Count"];
            /** @description How many were in the CRM and needed nothing. */
            skipped: components["schemas"]["Count"];
            /** @description How many the CRM refused. */
            failed: components["schemas"]["Count"];
            /** @description What became of each record, in the order sent. */
            records: components["schemas"]["CrmRecordResult"][];
        };
        /**
         * @description How far a CRM job has come. `completed` and `failed` are final.
         * @enum {string}
         */
        CrmJobStatus: "pending" | "running" | "completed" | "failed";
        /**
         * @description What a CRM job syncs.
         * @enum {string}
         */
        CrmJobType: "sync_accounts" | "sync_people";
        /**
         * @description A CRM product that can be connected.
         * @enum {string}
         */
        CrmProvider: "hubspot" | "salesforce";
        /**
         * @description What was done with one record.
         * @enum {string}
         */
        CrmRecordAction: "created" | "updated" | "skipped" | "failed";
        /** @description What became of one record. */
        CrmRecordResult: {
            /** @description The account's or person's identifier. */
            id: components["schemas"]["Id"];
            /** @description The record's identifier in the CRM, or null when there is none. */
            crm_id: string | null;
            /** @description What was done. */
            action: components["schemas"]["CrmRecordAction"];
            /** @description Why it failed, or null. */
            error: string | null;
        };
        /** @description The assignment to one CRM user as it is set. */
        CrmSyncAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The CRM user every account goes to. */
            assignee_id: components["schemas"]["ExternalId"];
            /** @description The owners whose accounts may be taken over. */
            override_owner_ids: components["schemas"]["ExternalId"][];
        };
        /** @description A user of the connected CRM. */
        CrmUser: {
            /** @description The identifier, what `assignee_id`, `assignee_ids` and `override_owner_ids` take. */
            id: components["schemas"]["ExternalId"];
            /** @description The user's name, or null. */
            name: string | null;
            /**
             * Format: email
             * @description The user's email, or null.
             */
            email: string | null;
        };
        /** @description A profile that is gone. */
        DeleteIcpResponse: {
            /** @description The identifier it had. */
            id: components["schemas"]["Id"];
            /**
             * @description Always true.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The key is gone. */
        DeleteKeyResponse: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description A view that is gone. */
        DeleteViewResponse: {
            /** @description The identifier it had. */
            id: components["schemas"]["ViewId"];
            /**
             * @description Always true.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description The webhook is gone. */
        DeleteWebhookResponse: {
            /** @description The webhook. */
            id: components["schemas"]["WebhookId"];
            /**
             * @description Always true.
             * @enum {boolean}
             */
            deleted: true;
        };
        /**
         * @description An event that can be delivered: those a webhook can be told of, and the test.
         * @enum {string}
         */
        DeliveredEventType: "insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "crm_job.completed" | "crm_job.failed" | "webhook.test";
        /**
         * @description What a person works on, told from the title.
         * @enum {string}
         */
        Department: "ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER";
        /** @description A signal on who engages with a competitor. */
        DeployCompetitorEngagementRequest: {
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found, made when it does not exist. Default: the signal's name and ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found, made when it does not exist. Default: the signal's name and ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description Stops the signal once it has used so many credits, all runs together. Default: no limit but the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Brings what is found into the CRM in safe mode: what is new is created, what is there is only enriched, no owner changes.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /**
             * Format: int64
             * @description The profile whose filters a company must fit. One of another workspace is answered 404.
             */
            icp_id?: number | null;
            /** @description The profile whose engagement to watch. */
            social_url: components["schemas"]["SocialUrl"];
            /**
             * Format: int32
             * @description How many days back to look.
             * @default 7
             */
            timeframe?: number | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            run_daily?: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `people_audience_name`, else 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
        };
        /** @description A signal on the first mention of a term in job posts. */
        DeployJobPostFirstTimeMentionRequest: {
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found, made when it does not exist. Default: the signal's name and ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found, made when it does not exist. Default: the signal's name and ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description Stops the signal once it has used so many credits, all runs together. Default: no limit but the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Brings what is found into the CRM in safe mode: what is new is created, what is there is only enriched, no owner changes.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The kind of company or industry to narrow to, in words. Default: every industry. */
            descriptive_icp?: string | null;
            /**
             * Format: int64
             * @description The profile whose filters a company must fit. This or `accounts` is required. One of another workspace is answered 404.
             */
            icp_id?: number | null;
            /**
             * Format: int32
             * @description How many days back to look.
             * @default 90
             */
            timeframe?: number | null;
            /**
             * @description Skips the blocklist, deduplication and the check of the trade: faster, but may bring blocked or double accounts.
             * @default false
             */
            speed_mode?: boolean | null;
            /** @description The accounts to run against, in place of a search. This or `icp_id` is required. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `enable_safe_crm_addition`, else 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder?: boolean | null;
            /** @description The concept whose first mention counts: first over all of a company's job posts ever seen, not those of the window. */
            term: string;
        };
        /** @description A signal that was accepted. */
        DeploySignalResponse: {
            /** @description The signal's identifier: read it to see how it goes, read its results for what it found. */
            signal_id: components["schemas"]["Id"];
            /** @description How far the signal has come. */
            status: components["schemas"]["SignalStatus"];
            /** @description What happens next, and which of the `accounts` sent could not be found; null when there is nothing to say. */
            message: string | null;
            /** @description The campaign the runs of a repeating signal belong to; absent for one that runs once. */
            campaign_id?: components["schemas"]["Id"];
        };
        /** @description A signal on what a person does. */
        DeploySocialActivityRequest: {
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found, made when it does not exist. Default: the signal's name and ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found, made when it does not exist. Default: the signal's name and ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description Stops the signal once it has used so many credits, all runs together. Default: no limit but the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Brings what is found into the CRM in safe mode: what is new is created, what is there is only enriched, no owner changes.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The kind of company or industry to narrow to, in words. Default: every industry. */
            descriptive_icp?: string | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `enable_safe_crm_addition`, else 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder?: boolean | null;
            /** @description The profile of the person to watch. */
            social_url: components["schemas"]["SocialUrl"];
            /** @description The profile whose filters a company must fit. One of another workspace is answered 404. */
            icp_id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description How many days back to look.
             * @default 7
             */
            timeframe?: number | null;
        };
        /** @description A signal on posts that speak of a keyword. */
        DeploySocialListeningRequest: {
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found, made when it does not exist. Default: the signal's name and ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found, made when it does not exist. Default: the signal's name and ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description Stops the signal once it has used so many credits, all runs together. Default: no limit but the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Brings what is found into the CRM in safe mode: what is new is created, what is there is only enriched, no owner changes.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /**
             * Format: int64
             * @description The profile whose filters a company must fit. One of another workspace is answered 404.
             */
            icp_id?: number | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder?: boolean | null;
            /** @description The keyword to listen for. */
            search_query: string;
            /**
             * Format: int32
             * @description How many days back to look.
             */
            timeframe: number;
            /**
             * @description Whether to look for accounts or for people.
             * @default account
             */
            signal_target?: components["schemas"]["SignalTarget"];
            /**
             * @description Finds work emails of the people found, 1 credit each.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
        };
        /** @description A signal on a profile alone. */
        DeployTraitOnlyRequest: {
            /** @description The name of the signal. */
            name: string;
            /** @description The audience for the accounts found, made when it does not exist. Default: the signal's name and ` - Accounts`. */
            account_audience_name?: string | null;
            /** @description The audience for the people found, made when it does not exist. Default: the signal's name and ` - People`. */
            people_audience_name?: string | null;
            /**
             * Format: int64
             * @description Stops the signal once it has used so many credits, all runs together. Default: no limit but the workspace's balance.
             */
            max_credit_limit?: number | null;
            /**
             * @description Brings what is found into the CRM in safe mode: what is new is created, what is there is only enriched, no owner changes.
             * @default false
             */
            enable_safe_crm_addition?: boolean | null;
            /** @description The kind of company or industry to narrow to, in words. Default: every industry. */
            descriptive_icp?: string | null;
            /**
             * Format: int64
             * @description The profile whose filters a company must fit. This or `accounts` is required. One of another workspace is answered 404.
             */
            icp_id?: number | null;
            /**
             * Format: int32
             * @description How many days back to look.
             * @default 90
             */
            timeframe?: number | null;
            /**
             * @description Skips the blocklist, deduplication and the check of the trade: faster, but may bring blocked or double accounts.
             * @default false
             */
            speed_mode?: boolean | null;
            /** @description The accounts to run against, in place of a search. This or `icp_id` is required. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat?: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `enable_safe_crm_addition`, else 422.
             * @default false
             */
            auto_enrich_people_emails?: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder?: boolean | null;
        };
        /** @description An integration that is gone. */
        DisconnectIntegrationResponse: {
            /** @description What it did for the workspace. */
            kind: components["schemas"]["IntegrationKind"];
            /**
             * @description Always true.
             * @enum {boolean}
             */
            disconnected: true;
        };
        /** @description A registrable domain in lower case, for example `northwind.example`. */
        Domain: string;
        /**
         * Format: email
         * @description An email address, in lower case.
         */
        Email: string;
        /** @description An email address as people write it. Surrounding white space and letter case do not matter. */
        EmailInput: string;
        /** @description The bounds within which a number of employees can be asked for. */
        EmployeeBounds: {
            /** @description The smallest number that can be asked for. */
            min: components["schemas"]["EmployeeCount"];
            /**
             * Format: int64
             * @description The largest number that can be asked for; null: there is none.
             */
            max: number | null;
        };
        /**
         * Format: int64
         * @description An inclusive bound on a number of employees; there is no upper limit short of what JSON keeps exactly.
         */
        EmployeeCount: number;
        /**
         * @description What went wrong, as a word a program can act on.
         * @enum {string}
         */
        ErrorCode: "MALFORMED_JSON" | "INVALID_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "IDEMPOTENCY_IN_FLIGHT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "NOT_BUILT" | "UNAVAILABLE" | "OTP_EXPIRED" | "OTP_INVALID" | "OTP_MAX_ATTEMPTS" | "INSUFFICIENT_CREDITS" | "UNKNOWN_FILTER" | "NO_SEED_RESOLVED" | "VIEW_TYPE_MISMATCH" | "VIEW_NAME_TAKEN" | "JOB_ALREADY_FINISHED" | "JOB_NOT_FINISHED" | "TOO_MANY_PENDING_JOBS" | "INTEGRATION_NOT_CONNECTED" | "INTEGRATION_REJECTED" | "WEBHOOK_URL_REFUSED" | "WEBHOOK_LIMIT_REACHED" | "LIMIT_REACHED" | "MEMBER_OF_ANOTHER_WORKSPACE" | "NAME_TAKEN" | "SIGNAL_ALREADY_FINISHED";
        /** @description Which page of a list of events this is. */
        EventPage: {
            /**
             * Format: int32
             * @description The page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description How many events a page has at most.
             */
            limit: number;
            /** @description How many events fit in all. */
            total_count: components["schemas"]["Count"];
            /** @description Whether events follow after this page. */
            has_more: boolean;
        };
        /** @description A person an event speaks of. */
        EventPerson: {
            /** @description The person's identifier. */
            id: components["schemas"]["Id"];
            /** @description The person's full name. */
            full_name: string;
            /** @description The person's title, or null when it is unknown. */
            title: string | null;
        };
        /** @description A kind of event that a vertical watches for. */
        EventType: {
            /** @description The kind's identifier. */
            id: components["schemas"]["Id"];
            /** @description A short name for programs, for example `leadership-change`. */
            slug: string;
            /** @description The kind's name. */
            name: string;
            /** @description What counts as such an event, or null. */
            description: string | null;
            /** @description How many accounts had such an event. */
            account_count: components["schemas"]["Count"];
            /** @description How many people such events speak of. */
            people_count: components["schemas"]["Count"];
            /**
             * Format: date-time
             * @description When the latest one happened, or null when there was none.
             */
            latest_event_date: string | null;
        };
        /** @description The kinds of event of a vertical. */
        EventTypeList: {
            /** @description The kinds, by name. */
            data: components["schemas"]["EventType"][];
        };
        /**
         * @description What a result rests on.
         * @enum {string}
         */
        EvidenceType: "job_post" | "social_post" | "social_engagement" | "firmographics";
        /** @description The identifier an outside system gave to one of its own things. */
        ExternalId: string;
        /** @description One step of the way to a fault: a part, a field's name (cut where the contract's bound ends) or a position. */
        FaultLocation: string;
        /** @description One filter: what it is called, what it chooses and what it takes. */
        FilterDefinition: {
            /** @description The name to send in `filters`. */
            field_name: string;
            /** @description What the filter chooses. */
            description: string;
            /** @description The type of its value, for example `boolean`, `integer`, `string`, `string[]` or `integer[]`. */
            type: string;
            /**
             * @description Whether it must be given.
             * @default false
             */
            required: boolean;
            /** @description The values it takes, when they are a closed set; else empty. */
            options: components["schemas"]["FilterOption"][];
            /** @description The bounds of its value, in words. */
            schema_description: string;
        };
        /** @description The filters there are. */
        FilterDefinitions: {
            /** @description The filters, in the order a person would look for them. */
            filters: components["schemas"]["FilterDefinition"][];
        };
        /** @description A value a filter takes. */
        FilterOption: string;
        /** @description A word or phrase looked for in a text, in any letter case. */
        FilterText: string;
        /** @description An account in a filtered list. */
        FilteredAccount: {
            /** @description The account's identifier, the same in every workspace. */
            id: components["schemas"]["Id"];
            /** @description The company's registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description The company's name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description How many people work there.
             */
            employee_count: number | null;
            /**
             * @description How it is funded.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null;
            /** @description The country of its headquarters. */
            hq_country: string | null;
            /** @description What the company does, in one line. */
            one_liner: string | null;
            /** @description Whether the workspace imported it. */
            is_imported: boolean;
            /** @description Whether it is in the connected CRM. */
            is_present_in_crm: boolean;
            /** @description When it became an account of the workspace. */
            added_at: components["schemas"]["Timestamp"];
            /** @description How many insights there are about it. */
            insights_count: components["schemas"]["Count"];
        };
        /** @description Which accounts to list, how sorted, and which page. */
        FilteredAccountsRequest: {
            /** @description A view of kind `accounts`: the accounts that match it now. Together with `filters` both must hold. */
            view_id?: string | null;
            /** @description The filters, all of which must hold. */
            filters?: components["schemas"]["AccountFilters"] | null;
            /**
             * @description What to sort by. Accounts that are equal in it follow by identifier; unknown values come last.
             * @default insights_count
             */
            sort_key?: components["schemas"]["AccountSortKey"];
            /**
             * @description Which way to sort.
             * @default desc
             */
            sort_direction?: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description Which page to return, counted from 0.
             * @default 0
             */
            page?: number;
            /**
             * Format: int32
             * @description How many items a page has at most.
             * @default 50
             */
            page_size?: number;
        };
        /** @description One page of the accounts that match. */
        FilteredAccountsResponse: {
            /** @description The accounts of this page. */
            accounts: components["schemas"]["FilteredAccount"][];
            /** @description Their identifiers, in the same order. */
            account_ids: components["schemas"]["Id"][];
            /** @description How many accounts match in all. */
            total_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Which page this is, counted from 0.
             */
            page: number;
            /**
             * Format: int32
             * @description How many accounts a page has at most.
             */
            page_size: number;
            /** @description Whether another page follows. */
            has_more: boolean;
        };
        /** @description The values that firmographic filters take. */
        FirmographicOptions: {
            /** @description Bounds of `min_employees`. */
            min_employees: components["schemas"]["EmployeeBounds"];
            /** @description Bounds of `max_employees`. */
            max_employees: components["schemas"]["EmployeeBounds"];
            /** @description The funding stages. */
            funding_stages: components["schemas"]["FundingStage"][];
            /** @description The locations, the most common first: the 30 most common countries, `EU` (all 27 member states of the European Union), then every other country. */
            locations: components["schemas"]["LocationOption"][];
        };
        /**
         * @description The funding stages, by their exact labels. A request may write them in any letter case.
         * @enum {string}
         */
        FundingStage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public";
        /** @description A funding stage as a caller writes it: one of the labels of `GET /api/v1/account/firmographic-options`, in any letter case. */
        FundingStageLabel: string;
        /** @description What connects a HubSpot portal (kind `crm`). */
        HubspotCredentials: {
            /**
             * @description Always `hubspot`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "hubspot";
            /** @description A service key or private-app token with read and write access to companies, contacts, owners and deals. */
            access_token: components["schemas"]["Credential"];
        };
        /** @description An ideal customer profile: what the companies you want to find look like. */
        Icp: {
            /** @description The profile's identifier, what a signal takes as `icp_id`. */
            id: components["schemas"]["Id"];
            /** @description The profile's name, unique in the workspace. */
            name: string;
            /** @description The profile in words, or null. */
            description: string | null;
            /** @description What a company must look like to fit. */
            filters: components["schemas"]["IcpFilters"];
            /** @description When the profile was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the profile last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What an ideal customer looks like: firmographic filters, all of which must hold. A name that is not among them is answered 400 `UNKNOWN_FILTER`. */
        IcpFilters: {
            /** @description The fewest employees, inclusive. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The most employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages. */
            funding_stages?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with their headquarters in one of these countries. */
            hq_country_codes?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies at one of these funding stages: the same as `funding_stages`. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description No company at one of these funding stages. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with their headquarters in one of these countries: the same as `hq_country_codes`. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description No company with its headquarters in one of these countries. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies of one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description No company of one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies that carry at least one of these tags. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description No company that carries one of these tags. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The profiles of a workspace. */
        IcpList: {
            /** @description The profiles, newest first. */
            icps: components["schemas"]["Icp"][];
            /** @description How many profiles the workspace has. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A profile. */
        IcpResponse: {
            /** @description The profile. */
            icp: components["schemas"]["Icp"];
        };
        /**
         * Format: int64
         * @description A whole-number identifier: 1 to 2^53-1, so that every JSON reader keeps it exactly.
         */
        Id: number;
        /** @description The companies to import. */
        ImportAccountsRequest: {
            /** @description The companies. Each is imported once, however often it is named. */
            accounts: components["schemas"]["AccountToImport"][];
        };
        /** @description What became of the companies that were to be imported. */
        ImportAccountsResponse: {
            /** @description One result for each company sent, in that order. */
            results: components["schemas"]["ImportResult"][];
            /** @description How many resolved to an account of the workspace. */
            resolved_count: components["schemas"]["Count"];
            /** @description How many did not. */
            unresolved_count: components["schemas"]["Count"];
        };
        /**
         * @description What became of a company that was to be imported.
         * @enum {string}
         */
        ImportOutcome: "imported" | "already_imported" | "not_found" | "invalid_domain" | "blocked";
        /** @description What became of one company that was to be imported. */
        ImportResult: {
            /** @description The website or domain as it was sent. */
            requested_domain: string;
            /** @description The name as it was sent. */
            requested_name: string | null;
            /** @description The registrable domain it was understood as; null when it is none. */
            domain: string | null;
            /**
             * Format: int64
             * @description The account it resolved to; null when it did not.
             */
            account_id: number | null;
            /** @description What became of it. */
            outcome: components["schemas"]["ImportOutcome"];
        };
        /** @description One thing that happened at an account, as an alert carries it. */
        Insight: {
            /** @description The insight's identifier. */
            insight_id: components["schemas"]["Id"];
            /** @description The account it is about. */
            account_id: components["schemas"]["Id"];
            /** @description What happened, in a sentence or two. */
            alert_text: string;
            /** @description Where it comes from. */
            alert_type: components["schemas"]["InsightSource"];
            /** @description The account's name, or null when it is unknown. */
            account_name: string | null;
            /** @description The account's domain. */
            account_domain: components["schemas"]["Domain"];
            /** @description When it happened. */
            alert_date: components["schemas"]["Timestamp"];
            /**
             * @description Whether it is good news, or null when that cannot be told.
             * @enum {string|null}
             */
            sentiment: "positive" | "negative" | "neutral" | null;
            /**
             * @description Whether the account was new to the workspace with this insight.
             * @default false
             */
            is_net_new_account: boolean;
        };
        /** @description The insights of a workspace in a window of days. */
        InsightFeed: {
            /**
             * @description How many insights fit.
             * @default 0
             */
            total_insights: components["schemas"]["Count"];
            /**
             * @description How many different accounts they are about.
             * @default 0
             */
            accounts_represented: components["schemas"]["Count"];
            /**
             * @description Whether insights follow after this part.
             * @default false
             */
            has_more: boolean;
            /** @description The insights, newest first. */
            insights: components["schemas"]["InsightFeedItem"][];
        };
        /** @description One thing that happened at an account, with what it belongs to. */
        InsightFeedItem: {
            /** @description The insight's identifier. */
            insight_id: components["schemas"]["Id"];
            /** @description The account it is about. */
            account_id: components["schemas"]["Id"];
            /** @description What happened, in a sentence or two. */
            alert_text: string;
            /** @description Where it comes from. */
            alert_type: components["schemas"]["InsightSource"];
            /** @description The account's name, or null when it is unknown. */
            account_name: string | null;
            /** @description The account's domain. */
            account_domain: components["schemas"]["Domain"];
            /** @description When it happened. */
            alert_date: components["schemas"]["Timestamp"];
            /**
             * @description Whether it is good news, or null when that cannot be told.
             * @enum {string|null}
             */
            sentiment: "positive" | "negative" | "neutral" | null;
            /**
             * Format: int64
             * @description The signal that found it, or null.
             */
            discovered_signal_id: number | null;
            /** @description The stage of the deal it speaks of, in the CRM's words, or null. */
            deal_stage: string | null;
            /**
             * Format: double
             * @description The amount of the deal it speaks of, in the CRM's currency, or null.
             */
            amount: number | null;
            /**
             * Format: uri
             * @description Where the source can be read, or null.
             */
            signal_link: string | null;
        };
        /**
         * @description Where an insight comes from.
         * @enum {string}
         */
        InsightSource: "service" | "crm";
        /** @description What the new insights are. */
        InsightsNewData: {
            /** @description The view whose accounts they are about; null when a workspace's webhook is told. */
            view_id: string | null;
            /** @description The view's name; null when a workspace's webhook is told. */
            view_name: string | null;
            /**
             * Format: int64
             * @description The signal whose run found them; null when none did.
             */
            signal_id: number | null;
            /** @description How many insights there are. */
            insight_count: components["schemas"]["Count"];
            /** @description How many accounts they are about. */
            account_count: components["schemas"]["Count"];
            /** @description The insights, newest first: the first 1,000. */
            insights: components["schemas"]["Insight"][];
        };
        /** @description There are new insights. */
        InsightsNewEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "insights.new";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the new insights are. */
            data: components["schemas"]["InsightsNewData"];
        };
        /** @description An outside system as the workspace has connected it. */
        Integration: {
            /** @description What it does for the workspace. */
            kind: components["schemas"]["IntegrationKind"];
            /** @description Whether it is connected. */
            connected: boolean;
            /**
             * @description Which system it is, or null while none is connected.
             * @enum {string|null}
             */
            provider: "hubspot" | "salesforce" | "slack" | "lemlist" | null;
            /** @description What the system calls the connected account, or null. */
            external_account_name: string | null;
            /**
             * Format: date-time
             * @description When it was connected, or null.
             */
            connected_at: string | null;
            /** @description Who connected it, or null. */
            connected_by: string | null;
        };
        /** @description The outside system and what opens it; which fields belong to it follows from `provider`. */
        IntegrationCredentials: components["schemas"]["HubspotCredentials"] | components["schemas"]["SalesforceCredentials"] | components["schemas"]["SlackCredentials"] | components["schemas"]["LemlistCredentials"];
        /**
         * @description What an outside system does for the workspace. A workspace connects at most one of each kind.
         * @enum {string}
         */
        IntegrationKind: "crm" | "chat" | "sequencer";
        /** @description The workspace's integrations. */
        IntegrationList: {
            /** @description One entry for each kind, connected or not. */
            integrations: components["schemas"]["Integration"][];
        };
        /** @description An integration. */
        IntegrationResponse: {
            /** @description The integration. */
            integration: components["schemas"]["Integration"];
        };
        /** @description What connects a lemlist team (kind `sequencer`). */
        LemlistCredentials: {
            /**
             * @description Always `lemlist`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "lemlist";
            /** @description A key of the team. */
            api_key: components["schemas"]["Credential"];
        };
        /** @description A location that can be filtered by. */
        LocationOption: {
            /** @description An ISO 3166-1 alpha-3 code, or `EU`. */
            code: string;
            /** @description The name in English. */
            name: string;
        };
        /** @description A company like those that were described. */
        Lookalike: {
            /** @description The company's account identifier. */
            account_id: components["schemas"]["Id"];
            /** @description The company's name. */
            name: string;
            /** @description Its registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description Its page on the professional network; null when unknown. */
            social_url: string | null;
            /** @description The country of its headquarters; null when unknown. */
            headquarters: components["schemas"]["Country"] | null;
            /** @description Its size class, for example `251-500` or `10001+`; null when unknown. */
            company_size: string | null;
            /**
             * Format: int64
             * @description How many people work there; null when unknown.
             */
            employee_count: number | null;
            /**
             * @description How it is funded; null when unknown.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null;
            /** @description Its industry; null when unknown. */
            industry: string | null;
            /** @description How alike it is, relative to the other results. */
            similarity_score: components["schemas"]["Score"];
            /** @description What it has in common with what was asked for, in one sentence. */
            match_reason: string;
        };
        /** @description Everything a bulk job delivered, as text. */
        LookalikeExport: string;
        /** @description Where a bulk job stands, without its results. */
        LookalikeJob: {
            /** @description The job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /** @description Where the job stands. Only this tells whether it has ended. */
            status: components["schemas"]["LookalikeJobStatus"];
            /** @description What has been delivered so far; final once the job has ended. Null while no page is written. */
            manifest: components["schemas"]["LookalikeManifest"] | null;
            /** @description How many companies have been written so far. */
            processed: components["schemas"]["Count"];
            /** @description What the job is doing, in a sentence. */
            progress_message: string;
            /** @description Why the job failed; null unless it did. */
            error_message: string | null;
            /**
             * Format: int32
             * @description How many companies were asked for.
             */
            requested_limit: number;
            /** @description When it was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When a worker first took it up; null while it waits.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended; null while it has not.
             */
            finished_at: string | null;
            /**
             * Format: int64
             * @description In how many seconds it should end, as far as can be told; null when it cannot.
             */
            eta_seconds: number | null;
        };
        /** @description How a bulk lookalike job ended: cancelled. */
        LookalikeJobCancelledData: {
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "cancelled";
            /** @description The job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * Format: int32
             * @description How many companies were asked for.
             */
            requested_limit: number;
            /** @description What was delivered. */
            manifest: components["schemas"]["LookalikeManifest"];
            /** @description Why the job failed; null unless it did. */
            error_message: string | null;
            /** @description When it was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /** @description A bulk lookalike job was cancelled. */
        LookalikeJobCancelledEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "lookalike_job.cancelled";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the job ended. */
            data: components["schemas"]["LookalikeJobCancelledData"];
        };
        /** @description How a bulk lookalike job ended: completed. */
        LookalikeJobCompletedData: {
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "completed";
            /** @description The job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * Format: int32
             * @description How many companies were asked for.
             */
            requested_limit: number;
            /** @description What was delivered. */
            manifest: components["schemas"]["LookalikeManifest"];
            /** @description Why the job failed; null unless it did. */
            error_message: string | null;
            /** @description When it was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /** @description A bulk lookalike job is done. */
        LookalikeJobCompletedEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "lookalike_job.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the job ended. */
            data: components["schemas"]["LookalikeJobCompletedData"];
        };
        /** @description How a bulk lookalike job ended: failed. */
        LookalikeJobFailedData: {
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "failed";
            /** @description The job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * Format: int32
             * @description How many companies were asked for.
             */
            requested_limit: number;
            /** @description What was delivered. */
            manifest: components["schemas"]["LookalikeManifest"];
            /** @description Why the job failed; null unless it did. */
            error_message: string | null;
            /** @description When it was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /** @description A bulk lookalike job failed. */
        LookalikeJobFailedEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "lookalike_job.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the job ended. */
            data: components["schemas"]["LookalikeJobFailedData"];
        };
        /** @description The identifier of a bulk job. */
        LookalikeJobId: string;
        /** @description Bulk jobs of the workspace. */
        LookalikeJobList: {
            /** @description The jobs, newest first. */
            jobs: components["schemas"]["LookalikeJob"][];
            /** @description How many jobs match in all. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /**
         * @description Where a bulk job stands. `completed`, `failed` and `cancelled` are final.
         * @enum {string}
         */
        LookalikeJobStatus: "pending" | "running" | "cancelling" | "completed" | "failed" | "cancelled";
        /** @description What a bulk job delivered. */
        LookalikeManifest: {
            /** @description How many companies were written. */
            count: components["schemas"]["Count"];
            /** @description How many pages were written. */
            pages: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description How many companies a full page has: always 100.
             */
            page_size: number;
            /** @description How many credits the job used so far. They are settled when the job ends. */
            credits_consumed: components["schemas"]["Count"];
            /** @description The query that was made of the seeds; null when none were sent. */
            derived_query: string | null;
            /** @description The seeds that are known, as registrable domains; null when none were sent. */
            resolved_seed_domains: components["schemas"]["Domain"][] | null;
            /** @description The seeds that are not known, as they were sent; null when none were sent. */
            unresolved_seed_domains: components["schemas"]["Website"][] | null;
            /** @description Whether the job ended before it was done. */
            partial: boolean;
        };
        /** @description The name of a page of results: `page_` and its number, counted from `page_0000`. */
        LookalikePageCursor: string;
        /** @description The lookalikes that were found. */
        LookalikeResponse: {
            /** @description The query that was sent; empty when only seeds were. */
            query: string;
            /** @description The companies, the most alike first. No seed is among them, and no company twice. */
            results: components["schemas"]["Lookalike"][];
            /** @description How many companies are returned. */
            total: components["schemas"]["Count"];
            /**
             * @description How many credits this search used: one for each company returned.
             * @default 0
             */
            credits_consumed: components["schemas"]["Count"];
            /** @description The query that was made of the seeds; null when none were sent. */
            derived_query: string | null;
            /** @description The seeds that are known, as registrable domains; null when none were sent. */
            resolved_seed_domains: components["schemas"]["Domain"][] | null;
            /** @description The seeds that are not known, as they were sent; null when none were sent. */
            unresolved_seed_domains: components["schemas"]["Website"][] | null;
            /**
             * @description Who did the thinking in an agentic search; null for a semantic one.
             * @enum {string|null}
             */
            agentic_method: "language_model" | "rules" | null;
        };
        /**
         * @description How lookalikes are searched for.
         * @enum {string}
         */
        LookalikeSearchType: "semantic" | "agentic";
        /**
         * @description Whether a member has verified its address yet.
         * @enum {string}
         */
        MemberStatus: "invited" | "active";
        /**
         * @description How far a notification has come.
         * @enum {string}
         */
        NotificationStatus: "pending" | "sent" | "failed";
        /**
         * @description How a notification was sent.
         * @enum {string}
         */
        NotificationType: "chat" | "webhook" | "email";
        /** @description Which part of a list to return. */
        Pagination: {
            /**
             * Format: int32
             * @description How many items to return at most.
             * @default 50
             */
            limit?: number;
            /**
             * Format: int32
             * @description How many items to skip from the start of the list.
             * @default 0
             */
            offset?: number;
        };
        /** @description Which part of a list was returned, and whether there is more. */
        PaginationMetadata: {
            /**
             * Format: int32
             * @description How many items were asked for at most.
             */
            limit: number;
            /**
             * Format: int32
             * @description How many items were skipped.
             */
            offset: number;
            /** @description How many items the whole list has. */
            total_count: components["schemas"]["Count"];
            /** @description Whether items follow after this part. */
            has_more: boolean;
        };
        /** @description The people that were asked for. */
        PeopleBatch: {
            /** @description The people, in the order asked for. */
            people: components["schemas"]["Person"][];
            /** @description The identifiers that no person of the workspace's accounts has. */
            not_found_ids: components["schemas"]["Id"][];
        };
        /** @description Which people to read. */
        PeopleBatchRequest: {
            /** @description The people, by identifier. One who is named twice is returned once. */
            people_ids: components["schemas"]["Id"][];
        };
        /** @description People filters, all of which must hold; none given means every person of the workspace's accounts. The account filters choose by the person's account. `GET /api/v1/people/filters` describes each. A name that is not among them is answered 400 `UNKNOWN_FILTER`. */
        PeopleFilters: {
            /** @description The fewest employees, inclusive. */
            min_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description The most employees, inclusive. */
            max_employee_count?: components["schemas"]["EmployeeCount"];
            /** @description Only companies at one of these funding stages. */
            funding_stages?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with their headquarters in one of these countries. */
            hq_country_codes?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies at one of these funding stages: the same as `funding_stages`. */
            funding_stage_include?: components["schemas"]["FundingStageLabel"][];
            /** @description No company at one of these funding stages. */
            funding_stage_exclude?: components["schemas"]["FundingStageLabel"][];
            /** @description Only companies with their headquarters in one of these countries: the same as `hq_country_codes`. */
            country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description No company with its headquarters in one of these countries. */
            country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only companies of one of these industries, in any letter case. */
            industry_include?: components["schemas"]["FilterText"][];
            /** @description No company of one of these industries, in any letter case. */
            industry_exclude?: components["schemas"]["FilterText"][];
            /** @description Only companies that carry at least one of these tags. */
            tag_include?: components["schemas"]["FilterText"][];
            /** @description No company that carries one of these tags. */
            tag_exclude?: components["schemas"]["FilterText"][];
            /**
             * Format: int32
             * @description Only companies founded in this year or later.
             */
            min_founded_year?: number;
            /**
             * Format: int32
             * @description Only companies founded in this year or earlier.
             */
            max_founded_year?: number;
            /** @description Only accounts whose name or domain contains this text. */
            name_or_domain_contains?: components["schemas"]["FilterText"];
            /** @description Whether the account is in the connected CRM. */
            is_present_in_crm?: boolean;
            /** @description Whether the account was imported by the workspace. */
            is_imported?: boolean;
            /** @description Only accounts in at least one of these audiences. */
            include_audience_ids?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals. */
            include_signal_ids?: components["schemas"]["Id"][];
            /** @description Only accounts in at least one of these audiences: the same as `include_audience_ids`. */
            audience_include?: components["schemas"]["Id"][];
            /** @description No account in one of these audiences. */
            audience_exclude?: components["schemas"]["Id"][];
            /** @description Only accounts found by at least one of these signals: the same as `include_signal_ids`. */
            signal_include?: components["schemas"]["Id"][];
            /** @description No account found by one of these signals. */
            signal_exclude?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only accounts with an insight in the last so many days.
             */
            insight_within_days?: number;
            /** @description Only people of one of these seniorities. */
            seniority_include?: components["schemas"]["Seniority"][];
            /** @description No person of one of these seniorities. */
            seniority_exclude?: components["schemas"]["Seniority"][];
            /** @description Only people of one of these departments. */
            department_include?: components["schemas"]["Department"][];
            /** @description No person of one of these departments. */
            department_exclude?: components["schemas"]["Department"][];
            /** @description Only people whose title contains at least one of these texts. */
            title_include?: components["schemas"]["FilterText"][];
            /** @description No person whose title contains one of these texts. */
            title_exclude?: components["schemas"]["FilterText"][];
            /** @description Only people who live in one of these countries. */
            person_country_include?: components["schemas"]["CountryFilterCode"][];
            /** @description No person who lives in one of these countries. */
            person_country_exclude?: components["schemas"]["CountryFilterCode"][];
            /** @description Only people in at least one of these audiences. */
            people_audience_include?: components["schemas"]["Id"][];
            /** @description No person in one of these audiences. */
            people_audience_exclude?: components["schemas"]["Id"][];
            /** @description Only people of these accounts. */
            account_ids?: components["schemas"]["Id"][];
            /** @description Whether a work email is known. */
            has_work_email?: boolean;
            /**
             * Format: int32
             * @description Only people whom a signal found in the last so many days.
             */
            signal_within_days?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description People, by identifier. */
        PeopleList: {
            /** @description The people of this page, in order. `POST /api/v1/people/batch` reads them. */
            people_ids: components["schemas"]["Id"][];
            /** @description How many people match. */
            total_count: components["schemas"]["Count"];
            /** @description How many accounts they belong to. */
            total_accounts_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description The page, counted from 0.
             */
            page: number;
            /**
             * Format: int32
             * @description How many people a page has at most.
             */
            page_size: number;
            /** @description Whether people follow after this page. */
            has_more: boolean;
        };
        /** @description Which people to list, and which page. */
        PeopleListRequest: {
            /** @description Only people who match this view; `filters` must hold too. A view of accounts is answered 400 `VIEW_TYPE_MISMATCH`. */
            view_id?: string | null;
            /** @description Only people for whom these hold. Default: every person of the workspace's accounts. */
            filters?: components["schemas"]["PeopleFilters"] | null;
            /**
             * @description What to sort by. Ties are broken by identifier.
             * @default latest_signal_date
             */
            sort_key?: components["schemas"]["PeopleSortKey"];
            /**
             * @description Which way to sort.
             * @default desc
             */
            sort_direction?: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description Which page to return, counted from 0.
             * @default 0
             */
            page?: number;
            /**
             * Format: int32
             * @description How many items a page has at most.
             * @default 50
             */
            page_size?: number;
        };
        /**
         * @description What people are sorted by. People without a value come last.
         * @enum {string}
         */
        PeopleSortKey: "latest_signal_date" | "full_name" | "seniority";
        /** @description A person. */
        Person: {
            /** @description The person's identifier. */
            id: components["schemas"]["Id"];
            /** @description The account the person works for. */
            account_id: components["schemas"]["Id"];
            /** @description That account's name, or null. */
            account_name: string | null;
            /** @description That account's domain. */
            account_domain: components["schemas"]["Domain"];
            /** @description The full name. */
            full_name: string;
            /** @description The first name, or null. */
            first_name: string | null;
            /** @description The last name, or null. */
            last_name: string | null;
            /** @description The title as the person gives it, or null. */
            title: string | null;
            /**
             * @description How high the person stands, told from the title; null when the title does not tell.
             * @enum {string|null}
             */
            seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN" | null;
            /**
             * @description What the person works on, told from the title; null when there is no title.
             * @enum {string|null}
             */
            department: "ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER" | null;
            /** @description The country the person lives in, or null. */
            country: string | null;
            /** @description The city the person lives in, or null. */
            city: string | null;
            /** @description The profile on the professional network, or null. */
            social_url: string | null;
            /**
             * Format: email
             * @description The work email, or null while it is not known.
             */
            work_email: string | null;
            /**
             * Format: date-time
             * @description When a signal of the workspace last found the person, or null.
             */
            latest_signal_date: string | null;
        };
        /** @description Where a bulk job stands, with one page of its results. */
        PollBulkLookalikeResponse: {
            /** @description The job. */
            job_id: components["schemas"]["LookalikeJobId"];
            /** @description Where the job stands. Only this tells whether it has ended. */
            status: components["schemas"]["LookalikeJobStatus"];
            /** @description What has been delivered so far; final once the job has ended. Null while no page is written. */
            manifest: components["schemas"]["LookalikeManifest"] | null;
            /** @description How many companies have been written so far. */
            processed: components["schemas"]["Count"];
            /** @description What the job is doing, in a sentence. */
            progress_message: string;
            /** @description Why the job failed; null unless it did. */
            error_message: string | null;
            /**
             * Format: int32
             * @description How many companies were asked for.
             */
            requested_limit: number;
            /** @description When it was submitted. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When a worker first took it up; null while it waits.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended; null while it has not.
             */
            finished_at: string | null;
            /**
             * Format: int64
             * @description In how many seconds it should end, as far as can be told; null when it cannot.
             */
            eta_seconds: number | null;
            /** @description The companies of this page, in rank order. Once written a page never changes. */
            results: components["schemas"]["Lookalike"][];
            /**
             * Format: int32
             * @description How many companies this page has.
             */
            count: number;
            /**
             * Format: int32
             * @description Which page this is, counted from 0.
             */
            page: number;
            /** @description The next page's name; null when no further page is written. While the job runs null says nothing: more pages may follow. Only `status` tells whether the job has ended. */
            next_cursor: string | null;
        };
        /** @description Why a request was not carried out. */
        Problem: {
            /** @description What went wrong, as a word a program can act on. */
            error_code: components["schemas"]["ErrorCode"];
            /** @description What went wrong and what to do about it, in a sentence for a person. */
            message: string;
            /** @description Figures and names that belong to this error, for example how long to wait. */
            details: {
                [key: string]: unknown;
            };
            /** @description The identifier of the request, to be quoted when asking for help; also in the `X-Request-ID` header. */
            request_id: string;
        };
        /** @description The member that was removed. */
        RemoveWorkspaceMemberResponse: {
            /** @description The address that was removed. */
            email: components["schemas"]["Email"];
            /**
             * @description Always true.
             * @enum {boolean}
             */
            removed: true;
        };
        /** @description The new key. The one before it has stopped working. */
        RotateKeyResponse: {
            /** @description The key to use from now on. */
            api_key: components["schemas"]["ApiKey"];
            /** @description When it replaced the one before it. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A view with the new signing secret of its webhook, which is told only now. */
        RotateViewWebhookSecretResponse: {
            /** @description The view. */
            view: components["schemas"]["View"];
            /** @description The new signing secret. Keep it: it is not told again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
            /** @description Until when events are signed with the secret before it as well. */
            previous_secret_expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook with its new signing secret, which is told only now. */
        RotateWebhookSecretResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
            /** @description The new signing secret. Keep it: it is not told again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
            /** @description Until when events are signed with the secret before it as well. */
            previous_secret_expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The assignment to several CRM users in turn as it is set. */
        RoundRobinAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The CRM users that accounts go to in turn. */
            assignee_ids: components["schemas"]["ExternalId"][];
            /** @description The owners whose accounts may be taken over. */
            override_owner_ids: components["schemas"]["ExternalId"][];
        };
        /** @description What connects a Salesforce organisation (kind `crm`). */
        SalesforceCredentials: {
            /**
             * @description Always `salesforce`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "salesforce";
            /** @description The organisation's own host, for example `northwind.my.salesforce.com`. */
            instance_host: string;
            /** @description The consumer key of a connected app with the client-credentials flow. */
            client_id: components["schemas"]["Credential"];
            /** @description The consumer secret of that app. */
            client_secret: components["schemas"]["Credential"];
        };
        /**
         * Format: double
         * @description How well something fits, from 0 (not at all) to 1 (as well as can be).
         */
        Score: number;
        /**
         * @description How high a person stands, told from the title.
         * @enum {string}
         */
        Seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN";
        /**
         * @description Whether an insight is good news.
         * @enum {string}
         */
        Sentiment: "positive" | "negative" | "neutral";
        /** @description A sequence of the connected sequencer. */
        Sequence: {
            /** @description Its identifier, what `sequence_id` takes. */
            id: components["schemas"]["ExternalId"];
            /** @description Its name. */
            name: string;
        };
        /** @description The sequencing action as it is set. */
        SequencerAction: {
            /** @description Whether the action is on. */
            enabled: boolean;
            /** @description The sequence people are put into. */
            sequence_id: components["schemas"]["ExternalId"];
        };
        /** @description Puts the people of matching accounts into a sequence of the connected sequencer. */
        SequencerSequencing: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /** @description The sequence, required the first time; `GET /api/v1/views/options` lists them. */
            sequence_id?: string | null;
        };
        /** @description The address that asks for a code. */
        SignUpRequest: {
            /** @description Where the code is sent. */
            email: components["schemas"]["EmailInput"];
        };
        /** @description A code is on its way. */
        SignUpResponse: {
            /** @description The address the code was sent to. */
            email: components["schemas"]["Email"];
            /** @description What to do next. */
            message: string;
        };
        /** @description A signal with its settings and runs. */
        Signal: {
            /** @description The signal's identifier. */
            signal_id: components["schemas"]["Id"];
            /** @description The name it was given. */
            signal_name: string;
            /** @description What it looks for. */
            signal_type: components["schemas"]["SignalType"];
            /** @description How far it has come. */
            status: components["schemas"]["SignalStatus"];
            /** @description Whether it runs every day. */
            repeat: boolean;
            /**
             * Format: int64
             * @description The profile it narrows to, or null.
             */
            icp_id: number | null;
            /** @description When it was deployed. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its latest run began, or null before the first.
             */
            last_run_at: string | null;
            /**
             * Format: date-time
             * @description When it runs next, or null when it does not.
             */
            next_run_at: string | null;
            /** @description How many accounts it has found. */
            account_count: components["schemas"]["Count"];
            /** @description How many people it has found. */
            people_count: components["schemas"]["Count"];
            /** @description The credits it has used. */
            credits_consumed: components["schemas"]["Count"];
            /** @description What it looks for in words: the term, the keyword or the profile it watches; null when it has none. */
            subject: string | null;
            /** @description The kind of company it narrows to, in words, or null. */
            descriptive_icp: string | null;
            /**
             * Format: int32
             * @description How many days back it looks.
             */
            timeframe: number;
            /**
             * Format: int64
             * @description The audience its accounts go to, or null before it has found one.
             */
            account_audience_id: number | null;
            /**
             * Format: int64
             * @description The audience its people go to, or null before it has found one.
             */
            people_audience_id: number | null;
            /**
             * Format: int64
             * @description Its credit limit, or null.
             */
            max_credit_limit: number | null;
            /** @description Its runs, newest first; the latest 100. */
            runs: components["schemas"]["SignalRun"][];
        };
        /** @description An account to run a signal against. At least one of the two is given. */
        SignalAccountInput: {
            /** @description The company's website or domain. */
            website?: string | null;
            /** @description The company's profile on the professional network. */
            social_url?: string | null;
        };
        /** @description A run of a signal is done. */
        SignalCompletedEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "signal.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the run ended. */
            data: components["schemas"]["SignalRunEndData"];
        };
        /** @description What a result rests on: which post, when, and the sentence that matched. */
        SignalEvidence: {
            /** @description What kind of evidence it is. */
            evidence_type: components["schemas"]["EvidenceType"];
            /** @description The heading of the post, or null. */
            title: string | null;
            /** @description The sentence that matched, or the facts that fit. */
            sentence: string;
            /**
             * Format: uri
             * @description Where it can be read, or null.
             */
            source_url: string | null;
            /**
             * Format: date-time
             * @description When it was published, or null.
             */
            occurred_at: string | null;
        };
        /** @description A run of a signal failed. */
        SignalFailedEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "signal.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How the run ended. */
            data: components["schemas"]["SignalRunEndData"];
        };
        /** @description The signals of a workspace. */
        SignalList: {
            /** @description The signals, newest first. */
            signals: components["schemas"]["SignalSummary"][];
            /** @description How many signals fit. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description Which signals to list. All that are given must hold. */
        SignalListFilters: {
            /** @description Only signals of these kinds. */
            signal_type?: components["schemas"]["SignalType"][];
            /** @description Only signals in these states. */
            status?: components["schemas"]["SignalStatus"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Which signals to list, and which part of the list. */
        SignalListRequest: {
            /** @description Which signals to list. Default: all. A name that is not among them is answered 400 `UNKNOWN_FILTER`. */
            filters?: components["schemas"]["SignalListFilters"];
            /** @description Which part of the list to return. Default: the first 50. */
            pagination?: components["schemas"]["Pagination"];
        };
        /** @description A person a signal found. */
        SignalPersonResult: {
            /** @description The person's identifier. */
            people_id: components["schemas"]["Id"];
            /** @description The person's full name. */
            full_name: string;
            /** @description The person's title, or null. */
            title: string | null;
            /** @description What finding the person rests on. */
            evidence: components["schemas"]["SignalEvidence"][];
        };
        /** @description A signal. */
        SignalResponse: {
            /** @description The signal. */
            signal: components["schemas"]["Signal"];
        };
        /** @description An account a signal found, with the people found there. */
        SignalResult: {
            /** @description The run that found it. */
            run_id: components["schemas"]["Id"];
            /** @description When it was found. */
            found_at: components["schemas"]["Timestamp"];
            /** @description The account's identifier. */
            account_id: components["schemas"]["Id"];
            /** @description The account's name, or null. */
            account_name: string | null;
            /** @description The account's domain. */
            account_domain: components["schemas"]["Domain"];
            /** @description What finding the account rests on. */
            evidence: components["schemas"]["SignalEvidence"][];
            /** @description The people found there. */
            people: components["schemas"]["SignalPersonResult"][];
        };
        /** @description What a signal found. */
        SignalResults: {
            /** @description The signal's identifier. */
            signal_id: components["schemas"]["Id"];
            /** @description How far the signal has come. */
            status: components["schemas"]["SignalStatus"];
            /** @description The accounts with their people, newest first. */
            results: components["schemas"]["SignalResult"][];
            /** @description How many accounts it has found. */
            total_accounts: components["schemas"]["Count"];
            /** @description How many people it has found. */
            total_people: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description One run of a signal. */
        SignalRun: {
            /** @description The run's identifier. */
            run_id: components["schemas"]["Id"];
            /** @description How far the run has come. */
            status: components["schemas"]["SignalRunStatus"];
            /**
             * Format: date-time
             * @description When it began, or null before it did.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended, or null before it did.
             */
            finished_at: string | null;
            /** @description How many new accounts it found. */
            account_count: components["schemas"]["Count"];
            /** @description How many new people it found. */
            people_count: components["schemas"]["Count"];
            /** @description The credits it used. */
            credits_consumed: components["schemas"]["Count"];
            /** @description Why it failed or stopped, or null. */
            error_message: string | null;
        };
        /** @description How a run of a signal ended. */
        SignalRunEndData: {
            /** @description The signal. */
            signal_id: components["schemas"]["Id"];
            /** @description The signal's name. */
            signal_name: string;
            /** @description What it looks for. */
            signal_type: components["schemas"]["SignalType"];
            /** @description How many accounts this run brought in. */
            account_count: components["schemas"]["Count"];
            /** @description How many people this run brought in. */
            people_count: components["schemas"]["Count"];
            /** @description How many credits this run used. */
            credits_consumed: components["schemas"]["Count"];
            /** @description Why the run failed; null unless it did. */
            error_message: string | null;
            /** @description When the run began. */
            started_at: components["schemas"]["Timestamp"];
            /** @description When the run ended. */
            finished_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description How far one run of a signal has come.
         * @enum {string}
         */
        SignalRunStatus: "accepted" | "running" | "completed" | "failed" | "stopped";
        /**
         * @description How far a signal has come. `completed`, `failed` and `stopped` are final.
         * @enum {string}
         */
        SignalStatus: "accepted" | "running" | "scheduled" | "completed" | "failed" | "stopped";
        /** @description A signal in short. */
        SignalSummary: {
            /** @description The signal's identifier. */
            signal_id: components["schemas"]["Id"];
            /** @description The name it was given. */
            signal_name: string;
            /** @description What it looks for. */
            signal_type: components["schemas"]["SignalType"];
            /** @description How far it has come. */
            status: components["schemas"]["SignalStatus"];
            /** @description Whether it runs every day. */
            repeat: boolean;
            /**
             * Format: int64
             * @description The profile it narrows to, or null.
             */
            icp_id: number | null;
            /** @description When it was deployed. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its latest run began, or null before the first.
             */
            last_run_at: string | null;
            /**
             * Format: date-time
             * @description When it runs next, or null when it does not.
             */
            next_run_at: string | null;
            /** @description How many accounts it has found. */
            account_count: components["schemas"]["Count"];
            /** @description How many people it has found. */
            people_count: components["schemas"]["Count"];
            /** @description The credits it has used. */
            credits_consumed: components["schemas"]["Count"];
        };
        /**
         * @description Whether a signal looks for accounts or for people.
         * @enum {string}
         */
        SignalTarget: "account" | "people";
        /**
         * @description What a signal looks for.
         * @enum {string}
         */
        SignalType: "job_post_first_time_mention" | "trait_only" | "social_activity" | "social_listening" | "competitor_engagement";
        /** @description What connects a Slack team (kind `chat`). */
        SlackCredentials: {
            /**
             * @description Always `slack`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "slack";
            /** @description A bot token that may write messages, open direct messages, list channels and find users by email. */
            bot_token: components["schemas"]["Credential"];
        };
        /** @description The address of a profile on the professional network. */
        SocialUrl: string;
        /**
         * @description Which way a list is sorted.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /** @description A signal that was stopped. */
        StopSignalResponse: {
            /** @description The signal's identifier. */
            signal_id: components["schemas"]["Id"];
            /** @description How far the signal has come. */
            status: components["schemas"]["SignalStatus"];
            /** @description What happens next. */
            message: string;
        };
        /** @description The job that was accepted. */
        SubmitBulkLookalikeResponse: {
            /** @description The job, to poll, cancel and export. */
            job_id: components["schemas"]["LookalikeJobId"];
            /**
             * @description Where the job stands: at its start.
             * @enum {string}
             */
            status: "pending";
            /** @description What happens next. */
            message: string;
            /**
             * Format: int32
             * @description How many companies were asked for, and credits reserved.
             */
            requested_limit: number;
        };
        /** @description The accounts to sync. */
        SyncAccountsRequest: {
            /** @description The accounts, by identifier. One that is named twice is synced once. */
            account_ids: components["schemas"]["Id"][];
            /** @description The CRM user that new records are assigned to, by email. Default: the user who asks. */
            assigned_user_email?: string | null;
        };
        /** @description A sync that was accepted. */
        SyncJobResponse: {
            /** @description The job's identifier, for `GET /api/v1/crm/check-job-status`. */
            job_id: components["schemas"]["CrmJobId"];
            /** @description How far the job has come. */
            status: components["schemas"]["CrmJobStatus"];
            /** @description What happens next. */
            message: string;
            /** @description The CRM the records go to. */
            connected_crm: components["schemas"]["CrmProvider"];
            /** @description How many records will be synced. */
            total_records: components["schemas"]["Count"];
        };
        /** @description The people to sync. */
        SyncPeopleRequest: {
            /** @description The people, by identifier. One who is named twice is synced once. */
            people_ids: components["schemas"]["Id"][];
            /** @description The CRM user that new records are assigned to, by email. Default: the user who asks. */
            assigned_user_email?: string | null;
        };
        /** @description One thing that happened at an account. */
        TimelineEntry: components["schemas"]["TimelineInsight"] | components["schemas"]["TimelineEvent"];
        /** @description An event, in an account's timeline. */
        TimelineEvent: {
            /**
             * @description What kind of entry this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "event";
            /** @description When it happened. */
            happened_at: components["schemas"]["Timestamp"];
            /** @description The event's identifier. */
            event_id: components["schemas"]["Id"];
            /** @description The kind of event. */
            event_type_id: components["schemas"]["Id"];
            /** @description The name of that kind. */
            event_type_name: string;
            /** @description The people it speaks of. */
            people: components["schemas"]["EventPerson"][];
            /** @description What happened, in a sentence or two; null when there is no summary. */
            summary: string | null;
            /**
             * Format: uri
             * @description Where it can be read, or null.
             */
            source_url: string | null;
        };
        /** @description An insight, in an account's timeline. */
        TimelineInsight: {
            /**
             * @description What kind of entry this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "insight";
            /** @description When it happened. */
            happened_at: components["schemas"]["Timestamp"];
            /** @description The insight's identifier. */
            insight_id: components["schemas"]["Id"];
            /** @description What happened, in a sentence or two. */
            alert_text: string;
            /** @description Where it comes from. */
            alert_type: components["schemas"]["InsightSource"];
            /**
             * @description Whether it is good news, or null when that cannot be told.
             * @enum {string|null}
             */
            sentiment: "positive" | "negative" | "neutral" | null;
            /**
             * Format: int64
             * @description The signal that found it, or null.
             */
            discovered_signal_id: number | null;
            /**
             * Format: uri
             * @description Where the source can be read, or null.
             */
            signal_link: string | null;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with milliseconds, for example `2026-03-01T09:30:00.000Z`.
         */
        Timestamp: string;
        /** @description A company whose description fits the query. */
        TraitMatch: {
            /** @description The account's identifier. */
            id: components["schemas"]["Id"];
            /** @description The company's registrable domain. */
            domain: components["schemas"]["Domain"];
            /** @description The company's name. */
            name: string;
            /** @description The industry. */
            industry: string | null;
            /**
             * Format: int64
             * @description How many people work there.
             */
            employee_count: number | null;
            /**
             * @description How it is funded.
             * @enum {string|null}
             */
            funding_stage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public" | null;
            /** @description The country of its headquarters. */
            hq_country: string | null;
            /** @description What the company does. */
            description: string | null;
            /** @description How well its description fits, relative to the other results. */
            similarity_score: components["schemas"]["Score"];
        };
        /** @description The companies whose description fits the query. */
        TraitMatches: {
            /** @description What was searched for. */
            query: string;
            /** @description The companies, the best first. */
            results: components["schemas"]["TraitMatch"][];
            /** @description How many companies are returned. */
            total: components["schemas"]["Count"];
        };
        /** @description The domain that is no longer blocked. */
        UnblockDomainResponse: {
            /** @description The domain. */
            domain: components["schemas"]["Domain"];
            /**
             * @description Always true.
             * @enum {boolean}
             */
            removed: true;
        };
        /** @description Seconds since 1970 as a text of decimal digits. */
        UnixSeconds: string;
        /** @description What to change in a profile. What is left out stays as it is. */
        UpdateIcpRequest: {
            /** @description The new name, unique in the workspace whatever the letter case. */
            name?: string;
            /** @description The new description; null removes it. */
            description?: string | null;
            /** @description The new filters, in place of all the old ones. */
            filters?: components["schemas"]["IcpFilters"];
        };
        /** @description What to change in a view. What is left out stays as it is. */
        UpdateViewRequest: {
            /** @description The new name. */
            name?: string;
            /** @description The new filters, in place of all the old ones. */
            filters?: components["schemas"]["PeopleFilters"];
            /** @description Makes it your default view, or no longer. */
            is_default?: boolean;
            /** @description Tells the team chat of new insights. */
            chat_notifications?: components["schemas"]["ChatNotifications"] | null;
            /** @description Sends new insights to an address of yours. */
            webhook_notifications?: components["schemas"]["WebhookNotifications"] | null;
            /** @description Assigns matching accounts in the CRM. */
            crm_assignment?: components["schemas"]["CrmAssignment"] | null;
            /** @description Puts people of matching accounts into a sequence. */
            sequencer_sequencing?: components["schemas"]["SequencerSequencing"] | null;
        };
        /** @description What to change of a webhook. What is left out stays. */
        UpdateWebhookRequest: {
            /**
             * Format: uri
             * @description Where to send events: a public https address.
             */
            url?: string;
            /** @description The events to send, each once. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description Whether to send events. */
            enabled?: boolean;
        };
        /**
         * Format: uri
         * @description An https address.
         */
        Url: string;
        /** @description The identifier of a user, as `GET /api/v1/agent/me` tells it. */
        UserId: string;
        /** @description One fault in a request. */
        ValidationFault: {
            /** @description Where the fault is: the part (`body`, `query`, `path`, `header`), then the field, then positions inside it. */
            loc: components["schemas"]["FaultLocation"][];
            /** @description What was expected there. */
            msg: string;
            /** @description The kind of fault, for example `missing`, `extra_forbidden` or `greater_than_equal`. */
            type: string;
        };
        /** @description Every fault found in a request. Nothing was done. */
        ValidationProblem: {
            /** @description The faults, all that were found. */
            detail: components["schemas"]["ValidationFault"][];
        };
        /** @description The code that arrived, with the address it was sent to. */
        VerifyRequest: {
            /** @description The address that asked for the code. */
            email: components["schemas"]["EmailInput"];
            /** @description The 6 digits of the code. It is good for 24 hours and 10 tries. */
            otp_code: string;
        };
        /** @description The key. Keep it: apart from this answer it is never shown. */
        VerifyResponse: {
            /** @description The verified address, in lower case. */
            email: components["schemas"]["Email"];
            /** @description The key to send as `X-API-Key` with every other request. */
            api_key: components["schemas"]["ApiKey"];
            /** @description Whether this was the address's first verification. A known address gets the key it had. */
            is_new_user: boolean;
        };
        /** @description A saved view: filters, and what to do when something new matches. */
        View: {
            /** @description The view's identifier. */
            id: components["schemas"]["ViewId"];
            /** @description The user who owns it. */
            user_id: components["schemas"]["UserId"];
            /** @description Its name, unique among the owner's views. */
            name: string;
            /** @description Whether it shows accounts or people. */
            view_type: components["schemas"]["ViewType"];
            /** @description What must hold for an account or person to be in it; people filters appear only in views of people. */
            filters: components["schemas"]["PeopleFilters"];
            /**
             * @description Whether it is the owner's default. At most one view is.
             * @default false
             */
            is_default: boolean;
            /** @description What it does when something new matches. */
            action_config: components["schemas"]["ViewActionConfig"];
            /**
             * Format: int64
             * @description The latest insight it told of, or null before the first.
             */
            last_notified_insight_id: number | null;
            /**
             * Format: date-time
             * @description When it last told of an insight, or null before the first.
             */
            last_notification_at: string | null;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its settings last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The live actions of a view. An action that was never set is absent. */
        ViewActionConfig: {
            /** @description Tells the team chat. */
            chat_app?: components["schemas"]["ChatAction"];
            /** @description Tells an address of yours. */
            webhook?: components["schemas"]["WebhookAction"];
            /** @description Assigns accounts to one CRM user. */
            crm_sync?: components["schemas"]["CrmSyncAction"];
            /** @description Assigns accounts to several CRM users in turn. */
            round_robin?: components["schemas"]["RoundRobinAction"];
            /** @description Puts people into a sequence. */
            sequencer?: components["schemas"]["SequencerAction"];
        };
        /** @description The identifier of a view. */
        ViewId: string;
        /** @description The views of a user. */
        ViewList: {
            /** @description The views, by name. */
            views: components["schemas"]["View"][];
            /** @description How many there are. */
            total_count: components["schemas"]["Count"];
        };
        /** @description What the connected systems offer for live actions. A list is empty while its system is not connected. */
        ViewOptions: {
            /** @description The kinds of system that are connected. */
            connected: components["schemas"]["IntegrationKind"][];
            /** @description The channels of the team chat, by name. */
            channels: components["schemas"]["ChatChannel"][];
            /** @description The users of the CRM, by name. */
            crm_users: components["schemas"]["CrmUser"][];
            /** @description The sequences of the sequencer, by name. */
            sequences: components["schemas"]["Sequence"][];
        };
        /** @description A view, and the signing secret when there is a new one. */
        ViewResponse: {
            /** @description The view. */
            view: components["schemas"]["View"];
            /** @description The secret that signs the view's webhook: shown once, when a webhook is set or its address changes. Keep it. Else null. */
            webhook_secret: string | null;
            /** @description What you should know about this view, or null. */
            message: string | null;
        };
        /**
         * @description What a view shows.
         * @enum {string}
         */
        ViewType: "accounts" | "people";
        /** @description An address that is told of events. */
        Webhook: {
            /** @description The webhook. */
            id: components["schemas"]["WebhookId"];
            /** @description Where events are sent. */
            url: components["schemas"]["Url"];
            /** @description The events it is told of. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether events are sent. An answer 410 turns it off. */
            enabled: boolean;
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The webhook action as it is set. The signing secret is never shown here. */
        WebhookAction: {
            /** @description Whether the action is on. An address that answers 410 turns it off. */
            enabled: boolean;
            /** @description Where insights are sent. */
            url: components["schemas"]["Url"];
        };
        /** @description One attempt to deliver an event. */
        WebhookAttempt: {
            /**
             * Format: int32
             * @description Which attempt this was, counted from 1.
             */
            attempt_number: number;
            /** @description When it began. */
            attempted_at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The HTTP status of the receiver's answer; null when there was none.
             */
            status_code: number | null;
            /** @description How long it took, in milliseconds. */
            duration_ms: components["schemas"]["Count"];
            /** @description What went wrong, for example a timeout or a refused connection; null when an answer came. */
            error: string | null;
            /** @description The first 1,024 bytes of the receiver's answer; null when there was none. */
            response_body: string | null;
        };
        /** @description One event on its way to a webhook. */
        WebhookDelivery: {
            /** @description The delivery. */
            delivery_id: components["schemas"]["WebhookDeliveryId"];
            /** @description The event, the `webhook-id` of every attempt. */
            event_id: components["schemas"]["WebhookEventId"];
            /** @description What the event tells of. */
            event_type: components["schemas"]["DeliveredEventType"];
            /** @description How the delivery stands. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Its attempts, in order. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When it is tried again; null when it is not.
             */
            next_attempt_at: string | null;
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the receiver took it; null when it has not.
             */
            delivered_at: string | null;
        };
        /** @description The identifier of a delivery. */
        WebhookDeliveryId: string;
        /** @description The deliveries of a webhook. */
        WebhookDeliveryList: {
            /** @description The deliveries, newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description How many deliveries match in all. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description A delivery that is on its way. */
        WebhookDeliveryResponse: {
            /** @description The delivery. */
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /**
         * @description How a delivery stands.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /** @description The identifier of an event, sent as `webhook-id` with every attempt. */
        WebhookEventId: string;
        /**
         * @description An event a webhook can be told of.
         * @enum {string}
         */
        WebhookEventType: "insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "crm_job.completed" | "crm_job.failed";
        /** @description The identifier of a webhook. */
        WebhookId: string;
        /** @description The webhooks of the workspace. */
        WebhookList: {
            /** @description The webhooks, oldest first. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description How many webhooks there are. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
        /** @description Sends new insights to an address of yours, signed. */
        WebhookNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled?: boolean;
            /**
             * Format: uri
             * @description Where to send; required the first time. Only a public https address is taken, else 400 `WEBHOOK_URL_REFUSED`.
             */
            url?: string | null;
        };
        /** @description A webhook. */
        WebhookResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
        };
        /** @description A signing secret: `whsec_` and base64. */
        WebhookSecret: string;
        /** @description What a test tells. */
        WebhookTestData: {
            /** @description The webhook that is tested: a workspace's, or the view's id of a view's own. */
            webhook_id: string;
            /** @description A sentence for whoever reads it. */
            message: string;
        };
        /** @description A test that was asked for. */
        WebhookTestEvent: {
            /**
             * @description What the event tells of.
             * @enum {string}
             */
            type: "webhook.test";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the test tells. */
            data: components["schemas"]["WebhookTestData"];
        };
        /** @description A webhook with its signing secret, which is told only now. */
        WebhookWithSecret: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
            /** @description The signing secret. Keep it: it is not told again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
        };
        /** @description A company's website or domain as people write it. A protocol, `www.`, a path and letter case do not matter. */
        Website: string;
        /** @description A member of the workspace. */
        WorkspaceMember: {
            /** @description The user's id, what `X-User-ID` takes; null until the address is verified. */
            user_id: string | null;
            /** @description The member's address. */
            email: components["schemas"]["Email"];
            /** @description Whether the member has verified its address. */
            status: components["schemas"]["MemberStatus"];
            /** @description When the address was added to the workspace. */
            added_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the member first verified its address; null until then.
             */
            joined_at: string | null;
        };
        /** @description Members of the workspace. */
        WorkspaceMemberList: {
            /** @description The members, oldest first. */
            members: components["schemas"]["WorkspaceMember"][];
            /** @description How many members there are, invited ones included. */
            total_count: components["schemas"]["Count"];
            /** @description Which part of the list this is. */
            pagination: components["schemas"]["PaginationMetadata"];
        };
    };
    responses: {
        /** @description The request cannot be read, or asks for what cannot be done; `error_code` says why. */
        BadRequest: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "MALFORMED_JSON",
                 *       "message": "The request body is not JSON: unexpected end of input at position 17.",
                 *       "details": {
                 *         "position": 17
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not fit the state of things; `error_code` says why. */
        Conflict: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "IDEMPOTENCY_IN_FLIGHT",
                 *       "message": "A request with this Idempotency-Key is still being carried out.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The acting user may not do this. */
        Forbidden: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "FORBIDDEN",
                 *       "message": "The user in X-User-ID is not a member of this workspace.",
                 *       "details": {
                 *         "user_id": "user_8Kq2vTn4"
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the service. It is safe to try again. */
        InternalError: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
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
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This release of the service does not serve this operation yet. */
        NotBuilt: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "NOT_BUILT",
                 *       "message": "This release does not serve this operation yet.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in this workspace. */
        NotFound: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "NOT_FOUND",
                 *       "message": "There is no such thing in this workspace.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is too large. */
        PayloadTooLarge: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
                 *         "limit_bytes": 1048576
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace does not have the credits; `details` has the amounts required and available. */
        PaymentRequired: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The credits this request used.
                 * @example 10
                 */
                "X-Credits-Used": number;
                /**
                 * @description The credits the workspace can still spend.
                 * @example 990
                 */
                "X-Credits-Remaining": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "INSUFFICIENT_CREDITS",
                 *       "message": "This needs 100 credits; the workspace has 12.",
                 *       "details": {
                 *         "required": 100,
                 *         "available": 12
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body did not arrive in time. */
        RequestTimeout: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "REQUEST_TIMEOUT",
                 *       "message": "The request body did not arrive within 30 seconds.",
                 *       "details": {
                 *         "timeout_seconds": 30
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests, codes or pending jobs; `error_code` says of what, `Retry-After` when to come again. */
        TooManyRequests: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description How many seconds to wait.
                 * @example 12
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "RATE_LIMITED",
                 *       "message": "Too many requests. Try again in 12 seconds.",
                 *       "details": {
                 *         "retry_after_seconds": 12
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing or wrong. After too many of these in a minute, a network gets 429 instead; a valid key from there does not. */
        Unauthorized: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description How to authenticate.
                 * @example ApiKey realm="api", header="X-API-Key"
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "UNAUTHORIZED",
                 *       "message": "Send your API key in the X-API-Key header.",
                 *       "details": {},
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is starting, stopping or took too long. Try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description How many seconds to wait.
                 * @example 12
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "UNAVAILABLE",
                 *       "message": "The service is starting. Try again in 5 seconds.",
                 *       "details": {
                 *         "retry_after_seconds": 5
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not fit the contract; each fault is named. Nothing was done. */
        UnprocessableContent: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The request body is not JSON by its content type. */
        UnsupportedMediaType: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
                /**
                 * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                 * @example "reads";r=119;t=60
                 */
                RateLimit?: string;
                /**
                 * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                 * @example "reads";q=120;w=60
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "Send the body as application/json.",
                 *       "details": {
                 *         "found": "text/plain"
                 *       },
                 *       "request_id": "0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
        ActingUser: components["schemas"]["UserId"];
        /** @description How many items to return at most. */
        "PaginationQuery.limit": number;
        /** @description How many items to skip from the start of the list. */
        "PaginationQuery.offset": number;
        /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
        RequiredActingUser: components["schemas"]["UserId"];
        /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
        Retryable: string;
        /** @description The event's identifier, the same at every attempt: what was taken once need not be taken again. */
        "WebhookHeaders.webhookId": components["schemas"]["WebhookEventId"];
        /** @description Signatures with a space between them, each `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret. One that fits is enough. */
        "WebhookHeaders.webhookSignature": string;
        /** @description When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes. */
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
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Blocklist_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Blocklist_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The domain. */
                domain: components["schemas"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_firmographicOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_import: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_searchByName: {
        parameters: {
            query: {
                /** @description The name or domain, or a part of it. */
                query: string;
                /** @description How many companies to return at most. */
                limit?: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_searchByTraits: {
        parameters: {
            query: {
                /** @description What the companies do or are, in plain words. */
                query: string;
                /** @description How many companies to return at most. */
                limit?: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitMatches"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_search: {
        parameters: {
            query?: {
                /** @description What the companies do or are, in plain words. Needed unless seeds are given; beside seeds it is a condition every result must meet. */
                query?: string;
                /** @description Websites or domains of companies to find the like of; repeat the parameter. Those the catalogue does not have are skipped as long as one is known. */
                seed_domains?: components["schemas"]["Website"][];
                /** @description How many companies to return at most. */
                limit?: number;
                /** @description The fewest employees, inclusive. Not above `max_employees`. */
                min_employees?: components["schemas"]["EmployeeCount"];
                /** @description The most employees, inclusive. */
                max_employees?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case; repeat the parameter. */
                funding_stages?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with their headquarters in one of these countries: alpha-3 codes in any letter case, or `EU` for its 27 member states; repeat the parameter. */
                locations?: components["schemas"]["CountryFilterCode"][];
                /** @description How to search. */
                search_type?: components["schemas"]["LookalikeSearchType"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_listBulk: {
        parameters: {
            query?: {
                /** @description Only jobs that stand here. */
                status?: components["schemas"]["LookalikeJobStatus"];
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_submitBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_pollBulk: {
        parameters: {
            query?: {
                /** @description The page to return: the first when omitted, else a `next_cursor`. Another name: 422. */
                cursor?: components["schemas"]["LookalikePageCursor"];
                /** @description Accepted and ignored: a page has the size it was written with. */
                limit?: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The job. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_cancelBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The job. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Lookalikes_exportBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The job. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results as lines of JSON, one company (`Lookalike`) a line. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The account. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_listAccountEvents: {
        parameters: {
            query: {
                /** @description The vertical whose kinds of event to list. */
                vertical_id: components["schemas"]["Id"];
                /** @description Only events of this kind. */
                event_type_id?: components["schemas"]["Id"];
                /** @description Which page to return, counted from 1. */
                page?: number;
                /** @description How many events a page has at most. */
                limit?: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The account whose events to list. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    AccountTimeline_read: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The account. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_deleteKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_me: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    AgentKeys_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_list: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The audience to read. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_addAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_removeAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_addPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Audiences_removePeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_balance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_prices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Credits_usage: {
        parameters: {
            query?: {
                /** @description Only movements of this kind. */
                kind?: components["schemas"]["CreditEntryKind"];
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditUsage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Crm_checkJobStatus: {
        parameters: {
            query: {
                /** @description The job to check, as the sync returned it. */
                job_id: components["schemas"]["CrmJobId"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Crm_syncAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Crm_syncPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_list: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The profile to read. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The profile to delete. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Icps_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The profile to change. */
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Insights_alerts: {
        parameters: {
            query?: {
                /** @description How many days back to look. */
                days?: number;
                /** @description How many alerts to return at most. */
                limit?: number;
                /** @description How many alerts to skip from the start of the list. */
                offset?: number;
            };
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["parameters"]["RequiredActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Insights_feed: {
        parameters: {
            query?: {
                /** @description How many days back to look. */
                days?: number;
                /** @description Only insights from this source. */
                alert_type?: components["schemas"]["InsightSource"];
                /** @description Only insights of this kind of news. */
                sentiment?: components["schemas"]["Sentiment"];
                /** @description Only insights about these accounts: identifiers with commas between them, for example `1041,2077`. */
                account_ids?: components["schemas"]["AccountIdList"];
                /** @description How many insights to return at most. */
                limit?: number;
                /** @description How many insights to skip from the start of the list. */
                offset?: number;
            };
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["parameters"]["RequiredActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_connect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description What the system does for the workspace. */
                kind: components["schemas"]["IntegrationKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationCredentials"];
            };
        };
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Integrations_disconnect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description What the system does for the workspace. */
                kind: components["schemas"]["IntegrationKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_batch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_filters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    People_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployCompetitorEngagement: {
        parameters: {
            query?: never;
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["parameters"]["RequiredActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deploySocialListening: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The signal to read. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_results: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The signal whose results to read. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The signal to stop. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_listEventTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The vertical whose kinds of event to list. */
                vertical_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_list: {
        parameters: {
            query?: {
                /** @description Only views of this type. Default: both. */
                view_type?: components["schemas"]["ViewType"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_options: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The view to read. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The view to delete. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The view to change. */
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries that stand so. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The view whose deliveries to list. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The view whose webhook's secret to replace. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Views_testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The view whose webhook to test. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_list: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The webhook. */
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries that stand so. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
                /** @description The delivery to send again. */
                delivery_id: components["schemas"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    WorkspaceMembers_list: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: components["parameters"]["PaginationQuery.limit"];
                /** @description How many items to skip from the start of the list. */
                offset?: components["parameters"]["PaginationQuery.offset"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    WorkspaceMembers_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    WorkspaceMembers_remove: {
        parameters: {
            query: {
                /** @description The address of the member to remove. */
                email: components["schemas"]["EmailInput"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_listFiltered: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_filters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployJobPostFirstTimeMention: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deploySocialActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Signals_deployTraitOnly: {
        parameters: {
            query?: never;
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["parameters"]["RequiredActingUser"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Retryable"];
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
            /** @description The operation was carried out and may have used credits. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
                     * @example "reads";q=120;w=60
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The credits this request used.
                     * @example 10
                     */
                    "X-Credits-Used": number;
                    /**
                     * @description The credits the workspace can still spend.
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    Accounts_countryOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was carried out. */
            200: {
                headers: {
                    /**
                     * @description The identifier of the request: the one sent when it is sane, else a new one.
                     * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                     */
                    "X-Request-ID"?: string;
                    /**
                     * @description What is left of the rate limit, for example `"reads";r=119;t=60` (IETF draft).
                     * @example "reads";r=119;t=60
                     */
                    RateLimit?: string;
                    /**
                     * @description The rate limit, for example `"reads";q=120;w=60` (IETF draft).
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
}
