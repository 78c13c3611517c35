// Generated from spec/ by `npm run generate`. Not to be edited.

export interface paths {
    "/api/v1/account/blocklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Blocklist_list"];
        put?: never;
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
        get: operations["Lookalikes_listBulk"];
        put?: never;
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
        get: operations["Webhooks_list"];
        put?: never;
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
        get: operations["Webhooks_read"];
        put?: never;
        post?: never;
        delete: operations["Webhooks_delete"];
        options?: never;
        head?: never;
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
        get: operations["WorkspaceMembers_list"];
        put?: never;
        post: operations["WorkspaceMembers_add"];
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
        /** @description Which accounts to list. */
        AccountListRequest: {
            /** @description The filters, all of which must hold. None: every account of the workspace. */
            filters?: components["schemas"]["AccountFilters"];
            /** @description Which part of the list to return. */
            pagination?: components["schemas"]["Pagination"];
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
        /** @description The domains to block. */
        BlockDomainsRequest: {
            /** @description The websites or domains. One that is not a domain is answered 422, and none is blocked. */
            domains: components["schemas"]["Website"][];
            /** @description Why they are blocked. */
            reason?: string | null;
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
            limit: number;
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
            search_type: components["schemas"]["LookalikeSearchType"];
        };
        /** @description A country as a caller writes it: an ISO 3166-1 alpha-3 code in any letter case, or `EU` for its 27 member states. */
        CountryFilterCode: string;
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
         * @description How credits moved.
         * @enum {string}
         */
        CreditEntryKind: "grant" | "spend" | "reserve" | "settle" | "release";
        /** @description A registrable domain in lower case, for example `northwind.example`. */
        Domain: string;
        /**
         * Format: email
         * @description An email address. Surrounding white space and letter case do not matter.
         */
        Email: string;
        /**
         * Format: int64
         * @description An inclusive bound on a number of employees; there is no upper limit short of what JSON keeps exactly.
         */
        EmployeeCount: number;
        /** @description A word or phrase looked for in a text, in any letter case. */
        FilterText: string;
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
            sort_key: components["schemas"]["AccountSortKey"];
            /**
             * @description Which way to sort.
             * @default desc
             */
            sort_direction: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description Which page to return, counted from 0.
             * @default 0
             */
            page: number;
            /**
             * Format: int32
             * @description How many items a page has at most.
             * @default 50
             */
            page_size: number;
        };
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
        /** @description The identifier of a bulk job. */
        LookalikeJobId: string;
        /**
         * @description Where a bulk job stands. `completed`, `failed` and `cancelled` are final.
         * @enum {string}
         */
        LookalikeJobStatus: "pending" | "running" | "cancelling" | "completed" | "failed" | "cancelled";
        /** @description The name of a page of results: `page_` and its number, counted from `page_0000`. */
        LookalikePageCursor: string;
        /**
         * @description How lookalikes are searched for.
         * @enum {string}
         */
        LookalikeSearchType: "semantic" | "agentic";
        /** @description Which part of a list to return. */
        Pagination: {
            /**
             * Format: int32
             * @description How many items to return at most.
             * @default 50
             */
            limit: number;
            /**
             * Format: int32
             * @description How many items to skip from the start of the list.
             * @default 0
             */
            offset: number;
        };
        /** @description The address that asks for a code. */
        SignUpRequest: {
            /** @description Where the code is sent. */
            email: components["schemas"]["Email"];
        };
        /**
         * @description Which way a list is sorted.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
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
        /** @description The identifier of a user, as `GET /api/v1/agent/me` tells it. */
        UserId: string;
        /** @description The code that arrived, with the address it was sent to. */
        VerifyRequest: {
            /** @description The address that asked for the code. */
            email: components["schemas"]["Email"];
            /** @description The 6 digits of the code. It is good for 24 hours and 10 tries. */
            otp_code: string;
        };
        /** @description The identifier of a delivery. */
        WebhookDeliveryId: string;
        /**
         * @description How a delivery stands.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description An event a webhook can be told of.
         * @enum {string}
         */
        WebhookEventType: "insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "crm_job.completed" | "crm_job.failed";
        /** @description The identifier of a webhook. */
        WebhookId: string;
        /** @description A company's website or domain as people write it. A protocol, `www.`, a path and letter case do not matter. */
        Website: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Blocklist_list: {
        parameters: {
            query: {
                /** @description How many items to return at most. */
                limit: number;
                /** @description How many items to skip from the start of the list. */
                offset: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Blocklist_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Blocklist_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The domain. */
                domain: components["schemas"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Accounts_firmographicOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Accounts_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Accounts_import: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Accounts_searchByName: {
        parameters: {
            query: {
                /** @description The name or domain, or a part of it. */
                query: string;
                /** @description How many companies to return at most. */
                limit: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Accounts_searchByTraits: {
        parameters: {
            query: {
                /** @description What the companies do or are, in plain words. */
                query: string;
                /** @description How many companies to return at most. */
                limit: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Lookalikes_search: {
        parameters: {
            query: {
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
                limit: number;
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
                search_type: components["schemas"]["LookalikeSearchType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Lookalikes_listBulk: {
        parameters: {
            query: {
                /** @description Only jobs that stand here. */
                status?: components["schemas"]["LookalikeJobStatus"];
                /** @description How many items to return at most. */
                limit: number;
                /** @description How many items to skip from the start of the list. */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Lookalikes_submitBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Lookalikes_pollBulk: {
        parameters: {
            query: {
                /** @description The page to return: the first when omitted, else a `next_cursor`. Another name: 422. */
                cursor?: components["schemas"]["LookalikePageCursor"];
                /** @description Accepted and ignored: a page has the size it was written with. */
                limit: number;
            };
            header?: never;
            path: {
                /** @description The job. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Lookalikes_cancelBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job. */
                job_id: components["schemas"]["LookalikeJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
    };
    Accounts_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The account. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    AgentKeys_deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    AgentKeys_me: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    AgentKeys_rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    AgentKeys_signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    AgentKeys_verify: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Credits_balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Credits_prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Credits_usage: {
        parameters: {
            query: {
                /** @description Only movements of this kind. */
                kind?: components["schemas"]["CreditEntryKind"];
                /** @description How many items to return at most. */
                limit: number;
                /** @description How many items to skip from the start of the list. */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Webhooks_list: {
        parameters: {
            query: {
                /** @description How many items to return at most. */
                limit: number;
                /** @description How many items to skip from the start of the list. */
                offset: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Webhooks_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Webhooks_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Webhooks_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
                "Idempotency-Key"?: string;
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
        responses: never;
    };
    Webhooks_listDeliveries: {
        parameters: {
            query: {
                /** @description Only deliveries that stand so. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description How many items to return at most. */
                limit: number;
                /** @description How many items to skip from the start of the list. */
                offset: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Webhooks_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
                "Idempotency-Key"?: string;
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
        responses: never;
    };
    Webhooks_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook. */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    WorkspaceMembers_list: {
        parameters: {
            query: {
                /** @description How many items to return at most. */
                limit: number;
                /** @description How many items to skip from the start of the list. */
                offset: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    WorkspaceMembers_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    WorkspaceMembers_remove: {
        parameters: {
            query: {
                /** @description The address of the member to remove. */
                email: components["schemas"]["Email"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Accounts_listFiltered: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /**
                 * @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is
                 *     returned and nothing is done twice.
                 */
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
        responses: never;
    };
    Accounts_filters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Accounts_countryOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
}
