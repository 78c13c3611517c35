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
         * @description Blocks domains for the whole workspace: signals no longer bring them in and imports skip them. Blocking one again
         *     changes nothing. Free.
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
         * @description Lists the workspace's accounts: those it imported or synced from its CRM, and those its signals and audiences
         *     brought in. Without a body: the first 50. An unknown filter name is 400 `UNKNOWN_FILTER` and names the closest known
         *     one; an audience or signal of another workspace is 404. Free.
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
         * @description Makes companies accounts of the workspace, by their domains: up to 1,000 at once. The answer says of each whether the
         *     catalogue has it. Importing one again changes nothing. Free.
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
         * @description Finds companies of the whole catalogue whose name or domain is like the query. An exact domain or name comes first;
         *     a typo, another word order, accents or a missing `Inc` do no harm. Free.
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
         * @description Finds companies of the whole catalogue by a description in plain words of what they do or are, ranked by how well
         *     they fit. Free.
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
         * @description Finds up to 100 companies like the seeds, like the description, or like the seeds on condition of the description.
         *     Filters are exact: a company whose value is unknown does not match. Costs 1 credit for each company returned; making a query of the
         *     seeds is free. Without credits for `limit` companies: 402 `INSUFFICIENT_CREDITS`. When no seed is known: 400
         *     `NO_SEED_RESOLVED`, and nothing is charged. Neither `query` nor `seed_domains`: 422.
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
         * @description Starts a job that finds up to 10,000 companies. Credits for `limit` companies are reserved at once; when the job ends
         *     1 credit is charged for each company delivered and the rest is given back. A job that fails costs nothing. Without
         *     the credits: 402 `INSUFFICIENT_CREDITS`. When no seed is known: 400 `NO_SEED_RESOLVED`. Too many jobs still to be
         *     done: 429 `TOO_MANY_PENDING_JOBS`.
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
         * @description Tells where a bulk job stands, with one page of its results. Ask again until `status` is `completed`, `failed` or
         *     `cancelled`; pages can be read as soon as they are written. Free.
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
         * @description Asks a bulk job to stop. It ends at the next batch; the pages written until then stay, and only what was delivered is
         *     charged. A job that has ended: 409 `JOB_ALREADY_FINISHED`. Free.
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
         * @description Downloads everything a job delivered, in rank order: as lines of JSON (`Accept: application/x-ndjson`, also the
         *     default) or as a table (`Accept: text/csv`). A job that has not ended: 409 `JOB_NOT_FINISHED`. Free.
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
         * @description Deletes the key this request is sent with. It stops working at once and cannot be recovered; signing up with the
         *     same address gives a new key to the same user. Free.
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
         * @description Replaces the key this request is sent with by a new one. The old one stops working at once. Use it when a key may
         *     have been seen by others. Free.
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
         * @description Sends a 6-digit code to the address. A new address gets an account, and its key once the code is verified;
         *     a known one recovers its key the same way. The answer is the same for both. A new code replaces the one before it.
         *     An address can ask 5 times an hour, a client address 30 times; beyond that the answer is 429 `RATE_LIMITED` with
         *     `details.retry_after_seconds`. Free.
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
         * @description Exchanges the code for the key. The first verification of an address makes its user and its workspace, with its
         *     first credits; an address that was added to a workspace before joins that one. A known address gets the key it had.
         *     A wrong code is 400 `OTP_INVALID` with `details.remaining_attempts`; no pending code, or one older than 24 hours, is
         *     400 `OTP_EXPIRED`; after 10 wrong tries it is 429 `OTP_MAX_ATTEMPTS`, and a new code has to be asked for. Free.
         */
        post: operations["AgentKeys_verify"];
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
         * @description Makes a webhook and tells its signing secret, once. The address must be public and https, else 400
         *     `WEBHOOK_URL_REFUSED`. A workspace has 50 webhooks at most, then 409 `WEBHOOK_LIMIT_REACHED`. Free.
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
         * @description Lists what was sent to a webhook, newest first, with every attempt and its outcome. Free.
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
         * @description Gives the webhook a new signing secret, told once. For 24 hours events carry the signatures of both, so that nothing
         *     is refused while the receiver changes over. Free.
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
         * @description Adds an address to the workspace. When it has never signed up it joins this workspace at its first verification.
         *     From then on it acts here with a key of its own, or is named in `X-User-ID`. Adding a member again changes nothing.
         *     An address that is in another workspace, or was invited to one, answers 409 `MEMBER_OF_ANOTHER_WORKSPACE`. Free.
         */
        post: operations["WorkspaceMembers_add"];
        /**
         * Remove a member
         * @description Removes a member, or withdraws an invitation. The person's keys stop working at once; what the person made stays in
         *     the workspace. Verified again later, the address gets a workspace of its own. The last active member cannot be
         *     removed: 409 `CONFLICT`. Free.
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
         * @description Lists the workspace's accounts that match a view, filters, or both, sorted and by page. A people view is 400
         *     `VIEW_TYPE_MISMATCH`; an unknown filter name is 400 `UNKNOWN_FILTER`; a view, audience or signal of another workspace
         *     is 404. Free.
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
export type webhooks = Record<string, never>;
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
            tags: string[];
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
        /**
         * @description Account filters, all of which must hold; none given means every account of the workspace.
         *     `GET /api/v2/account/filters` describes each. A name that is not among them is answered 400 `UNKNOWN_FILTER`.
         */
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
            email: components["schemas"]["Email"];
        };
        /** @description The member that was added. */
        AddWorkspaceMemberResponse: {
            /** @description The member. */
            member: components["schemas"]["WorkspaceMember"];
            /** @description What happens next. */
            message: string;
        };
        /** @description A key: `ai_live_` and 43 letters and digits. */
        ApiKey: string;
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
            /**
             * @description What the companies do or are, in plain words. Needed unless seeds are given; beside seeds it is a condition every
             *     result must meet.
             */
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
        /** @description The key is gone. */
        DeleteKeyResponse: {
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
        /** @description A registrable domain in lower case, for example `northwind.example`. */
        Domain: string;
        /**
         * Format: email
         * @description An email address. Surrounding white space and letter case do not matter.
         */
        Email: string;
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
        ErrorCode: "MALFORMED_JSON" | "INVALID_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "IDEMPOTENCY_IN_FLIGHT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "NOT_BUILT" | "UNAVAILABLE" | "OTP_EXPIRED" | "OTP_INVALID" | "OTP_MAX_ATTEMPTS" | "INSUFFICIENT_CREDITS" | "UNKNOWN_FILTER" | "NO_SEED_RESOLVED" | "VIEW_TYPE_MISMATCH" | "VIEW_NAME_TAKEN" | "JOB_ALREADY_FINISHED" | "JOB_NOT_FINISHED" | "TOO_MANY_PENDING_JOBS" | "INTEGRATION_NOT_CONNECTED" | "INTEGRATION_REJECTED" | "WEBHOOK_URL_REFUSED" | "WEBHOOK_LIMIT_REACHED" | "MEMBER_OF_ANOTHER_WORKSPACE" | "NAME_TAKEN" | "SIGNAL_ALREADY_FINISHED";
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
            options: string[];
            /** @description The bounds of its value, in words. */
            schema_description: string;
        };
        /** @description The filters there are. */
        FilterDefinitions: {
            /** @description The filters, in the order a person would look for them. */
            filters: components["schemas"]["FilterDefinition"][];
        };
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
            /**
             * @description The locations, the most common first: the 30 most common countries, `EU` (all 27 member states of the European
             *     Union), then every other country.
             */
            locations: components["schemas"]["LocationOption"][];
        };
        /**
         * @description The funding stages, by their exact labels. A request may write them in any letter case.
         * @enum {string}
         */
        FundingStage: "Pre-Seed" | "Seed" | "Series A" | "Series B" | "Series C" | "Series D" | "Series E" | "Series F" | "Series G" | "Series H" | "Acquired" | "Private" | "Public";
        /** @description A funding stage as a caller writes it: one of the labels of `GET /api/v1/account/firmographic-options`, in any letter case. */
        FundingStageLabel: string;
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
            unresolved_seed_domains: string[] | null;
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
            unresolved_seed_domains: string[] | null;
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
            /**
             * @description The next page's name; null when no further page is written. While the job runs null says nothing: more pages may
             *     follow. Only `status` tells whether the job has ended.
             */
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
        /** @description A webhook with its new signing secret, which is told only now. */
        RotateWebhookSecretResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
            /** @description The new signing secret. Keep it: it is not told again. */
            webhook_secret: components["schemas"]["WebhookSecret"];
            /** @description Until when events are signed with the secret before it as well. */
            previous_secret_expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: double
         * @description How well something fits, from 0 (not at all) to 1 (as well as can be).
         */
        Score: number;
        /** @description The address that asks for a code. */
        SignUpRequest: {
            /** @description Where the code is sent. */
            email: components["schemas"]["Email"];
        };
        /** @description A code is on its way. */
        SignUpResponse: {
            /** @description The address the code was sent to. */
            email: components["schemas"]["Email"];
            /** @description What to do next. */
            message: string;
        };
        /**
         * @description Which way a list is sorted.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
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
            loc: string[];
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
            email: components["schemas"]["Email"];
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
        /** @description A webhook. */
        WebhookResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["Webhook"];
        };
        /** @description A signing secret: `whsec_` and base64. */
        WebhookSecret: string;
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
        /** @description The key is missing or wrong. */
        Unauthorized: {
            headers: {
                /**
                 * @description The identifier of the request: the one sent when it is sane, else a new one.
                 * @example 0197f3a2-5d1c-7b6e-9a44-2f8c1e0d7b35
                 */
                "X-Request-ID"?: string;
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
        /**
         * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
         *     returned and nothing is done twice.
         */
        Retryable: string;
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            header?: never;
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
                /**
                 * @description What the companies do or are, in plain words. Needed unless seeds are given; beside seeds it is a condition every
                 *     result must meet.
                 */
                query?: string;
                /**
                 * @description Websites or domains of companies to find the like of; repeat the parameter. Those the catalogue does not have are
                 *     skipped as long as one is known.
                 */
                seed_domains?: components["schemas"]["Website"][];
                /** @description How many companies to return at most. */
                limit?: number;
                /** @description The fewest employees, inclusive. Not above `max_employees`. */
                min_employees?: components["schemas"]["EmployeeCount"];
                /** @description The most employees, inclusive. */
                max_employees?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case; repeat the parameter. */
                funding_stages?: components["schemas"]["FundingStageLabel"][];
                /**
                 * @description Only companies with their headquarters in one of these countries: alpha-3 codes in any letter case, or `EU` for its
                 *     27 member states; repeat the parameter.
                 */
                locations?: components["schemas"]["CountryFilterCode"][];
                /** @description How to search. */
                search_type?: components["schemas"]["LookalikeSearchType"];
            };
            header?: never;
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
            header?: never;
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            header?: never;
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            400: components["responses"]["BadRequest"];
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
            header?: never;
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
    AgentKeys_deleteKey: {
        parameters: {
            query?: never;
            header?: never;
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            400: components["responses"]["BadRequest"];
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
    Credits_balance: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
            header?: never;
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            400: components["responses"]["BadRequest"];
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            400: components["responses"]["BadRequest"];
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            400: components["responses"]["BadRequest"];
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
                email: components["schemas"]["Email"];
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
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
            header?: never;
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
    Accounts_countryOptions: {
        parameters: {
            query?: never;
            header?: never;
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
