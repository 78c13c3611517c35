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
    "/api/v1/accounts/{account_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/v1/audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Audiences_list"];
        put?: never;
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
    "/api/v1/crm/check-job-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["Icps_list"];
        put?: never;
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
        get: operations["Icps_read"];
        put?: never;
        post?: never;
        delete: operations["Icps_delete"];
        options?: never;
        head?: never;
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
        put: operations["Integrations_connect"];
        post?: never;
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
        get: operations["Views_list"];
        put?: never;
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
        get: operations["Views_read"];
        put?: never;
        post?: never;
        delete: operations["Views_delete"];
        options?: never;
        head?: never;
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
    "/api/v2/signal/deploy/job-post-first-time-mention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
            email: components["schemas"]["EmailInput"];
        };
        /** @description The accounts to add or remove. */
        AudienceAccountsRequest: {
            /** @description The accounts, by identifier. */
            account_ids: components["schemas"]["Id"][];
        };
        /** @description The people to add or remove. */
        AudiencePeopleRequest: {
            /** @description The people, by identifier. */
            people_ids: components["schemas"]["Id"][];
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
            /** @description What the companies do or are, in plain words. Needed unless seeds are given; beside seeds it is a condition every result must meet. */
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
        /** @description Tells of new insights in the team chat. */
        ChatNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /**
             * @description Where the message goes.
             * @default dm
             */
            target: components["schemas"]["ChatTarget"];
            /** @description The channel, required when `target` is `channel`; `GET /api/v1/views/options` lists them. */
            channel_id?: string | null;
        };
        /**
         * @description Where a chat notification goes.
         * @enum {string}
         */
        ChatTarget: "dm" | "channel";
        /** @description A country as a caller writes it: an ISO 3166-1 alpha-3 code in any letter case, or `EU` for its 27 member states. */
        CountryFilterCode: string;
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
            is_default: boolean;
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
        /**
         * @description How credits moved.
         * @enum {string}
         */
        CreditEntryKind: "grant" | "spend" | "reserve" | "settle" | "release";
        /** @description Assigns matching accounts to users of the connected CRM: all to one (`assignee_id`) or in turn to several (`assignee_ids`). Both together are answered 422. */
        CrmAssignment: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /** @description The CRM user every account goes to. */
            assignee_id?: string | null;
            /** @description The CRM users that accounts go to in turn. */
            assignee_ids?: components["schemas"]["ExternalId"][] | null;
            /** @description The owners whose accounts may be taken over. An account with any other owner keeps it. */
            override_owner_ids?: components["schemas"]["ExternalId"][] | null;
        };
        /** @description The identifier of a CRM job. */
        CrmJobId: string;
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
            enable_safe_crm_addition: boolean | null;
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
            timeframe: number | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            run_daily: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `people_audience_name`, else 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
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
            enable_safe_crm_addition: boolean | null;
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
            timeframe: number | null;
            /**
             * @description Skips the blocklist, deduplication and the check of the trade: faster, but may bring blocked or double accounts.
             * @default false
             */
            speed_mode: boolean | null;
            /** @description The accounts to run against, in place of a search. This or `icp_id` is required. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `enable_safe_crm_addition`, else 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder: boolean | null;
            /** @description The concept whose first mention counts: first over all of a company's job posts ever seen, not those of the window. */
            term: string;
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
            enable_safe_crm_addition: boolean | null;
            /** @description The kind of company or industry to narrow to, in words. Default: every industry. */
            descriptive_icp?: string | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `enable_safe_crm_addition`, else 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder: boolean | null;
            /** @description The profile of the person to watch. */
            social_url: components["schemas"]["SocialUrl"];
            /** @description The profile whose filters a company must fit. One of another workspace is answered 404. */
            icp_id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description How many days back to look.
             * @default 7
             */
            timeframe: number | null;
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
            enable_safe_crm_addition: boolean | null;
            /**
             * Format: int64
             * @description The profile whose filters a company must fit. One of another workspace is answered 404.
             */
            icp_id?: number | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder: boolean | null;
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
            signal_target: components["schemas"]["SignalTarget"];
            /**
             * @description Finds work emails of the people found, 1 credit each.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
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
            enable_safe_crm_addition: boolean | null;
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
            timeframe: number | null;
            /**
             * @description Skips the blocklist, deduplication and the check of the trade: faster, but may bring blocked or double accounts.
             * @default false
             */
            speed_mode: boolean | null;
            /** @description The accounts to run against, in place of a search. This or `icp_id` is required. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs every day to find what is new; false runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Finds work emails of the people found, 1 credit each. Needs `enable_safe_crm_addition`, else 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
            /**
             * @description Looks for people more deeply; 6 credits for each person found that way.
             * @default false
             */
            advanced_people_finder: boolean | null;
        };
        /** @description A registrable domain in lower case, for example `northwind.example`. */
        Domain: string;
        /** @description An email address as people write it. Surrounding white space and letter case do not matter. */
        EmailInput: string;
        /**
         * Format: int64
         * @description An inclusive bound on a number of employees; there is no upper limit short of what JSON keeps exactly.
         */
        EmployeeCount: number;
        /** @description The identifier an outside system gave to one of its own things. */
        ExternalId: string;
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
        /**
         * @description Where an insight comes from.
         * @enum {string}
         */
        InsightSource: "service" | "crm";
        /** @description The outside system and what opens it; which fields belong to it follows from `provider`. */
        IntegrationCredentials: components["schemas"]["HubspotCredentials"] | components["schemas"]["SalesforceCredentials"] | components["schemas"]["SlackCredentials"] | components["schemas"]["LemlistCredentials"];
        /**
         * @description What an outside system does for the workspace. A workspace connects at most one of each kind.
         * @enum {string}
         */
        IntegrationKind: "crm" | "chat" | "sequencer";
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
            sort_key: components["schemas"]["PeopleSortKey"];
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
        /**
         * @description What people are sorted by. People without a value come last.
         * @enum {string}
         */
        PeopleSortKey: "latest_signal_date" | "full_name" | "seniority";
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
         * @description How high a person stands, told from the title.
         * @enum {string}
         */
        Seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN";
        /**
         * @description Whether an insight is good news.
         * @enum {string}
         */
        Sentiment: "positive" | "negative" | "neutral";
        /** @description Puts the people of matching accounts into a sequence of the connected sequencer. */
        SequencerSequencing: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /** @description The sequence, required the first time; `GET /api/v1/views/options` lists them. */
            sequence_id?: string | null;
        };
        /** @description The address that asks for a code. */
        SignUpRequest: {
            /** @description Where the code is sent. */
            email: components["schemas"]["EmailInput"];
        };
        /** @description An account to run a signal against. At least one of the two is given. */
        SignalAccountInput: {
            /** @description The company's website or domain. */
            website?: string | null;
            /** @description The company's profile on the professional network. */
            social_url?: string | null;
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
        /**
         * @description How far a signal has come. `completed`, `failed` and `stopped` are final.
         * @enum {string}
         */
        SignalStatus: "accepted" | "running" | "scheduled" | "completed" | "failed" | "stopped";
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
        /** @description The accounts to sync. */
        SyncAccountsRequest: {
            /** @description The accounts, by identifier. One that is named twice is synced once. */
            account_ids: components["schemas"]["Id"][];
            /** @description The CRM user that new records are assigned to, by email. Default: the user who asks. */
            assigned_user_email?: string | null;
        };
        /** @description The people to sync. */
        SyncPeopleRequest: {
            /** @description The people, by identifier. One who is named twice is synced once. */
            people_ids: components["schemas"]["Id"][];
            /** @description The CRM user that new records are assigned to, by email. Default: the user who asks. */
            assigned_user_email?: string | null;
        };
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
        /** @description The identifier of a user, as `GET /api/v1/agent/me` tells it. */
        UserId: string;
        /** @description The code that arrived, with the address it was sent to. */
        VerifyRequest: {
            /** @description The address that asked for the code. */
            email: components["schemas"]["EmailInput"];
            /** @description The 6 digits of the code. It is good for 24 hours and 10 tries. */
            otp_code: string;
        };
        /** @description The identifier of a view. */
        ViewId: string;
        /**
         * @description What a view shows.
         * @enum {string}
         */
        ViewType: "accounts" | "people";
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
        /** @description Sends new insights to an address of yours, signed. */
        WebhookNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /**
             * Format: uri
             * @description Where to send; required the first time. Only a public https address is taken, else 400 `WEBHOOK_URL_REFUSED`.
             */
            url?: string | null;
        };
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
    Accounts_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description What the companies do or are, in plain words. Needed unless seeds are given; beside seeds it is a condition every result must meet. */
                query?: string;
                /** @description Websites or domains of companies to find the like of; repeat the parameter. Those the catalogue does not have are skipped as long as one is known. */
                seed_domains?: components["schemas"]["Website"][];
                /** @description How many companies to return at most. */
                limit: number;
                /** @description The fewest employees, inclusive. Not above `max_employees`. */
                min_employees?: components["schemas"]["EmployeeCount"];
                /** @description The most employees, inclusive. */
                max_employees?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case; repeat the parameter. */
                funding_stages?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with their headquarters in one of these countries: alpha-3 codes in any letter case, or `EU` for its 27 member states; repeat the parameter. */
                locations?: components["schemas"]["CountryFilterCode"][];
                /** @description How to search. */
                search_type: components["schemas"]["LookalikeSearchType"];
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
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
    Lookalikes_submitBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
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
    Lookalikes_cancelBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
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
    Events_listAccountEvents: {
        parameters: {
            query: {
                /** @description The vertical whose kinds of event to list. */
                vertical_id: components["schemas"]["Id"];
                /** @description Only events of this kind. */
                event_type_id?: components["schemas"]["Id"];
                /** @description Which page to return, counted from 1. */
                page: number;
                /** @description How many events a page has at most. */
                limit: number;
            };
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The account whose events to list. */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    AccountTimeline_read: {
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
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
    Audiences_list: {
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
    Audiences_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Audiences_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The audience to read. */
                audience_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Audiences_addAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Audiences_removeAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Audiences_addPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Audiences_removePeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Credits_balance: {
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
    Credits_prices: {
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
    Crm_checkJobStatus: {
        parameters: {
            query: {
                /** @description The job to check, as the sync returned it. */
                job_id: components["schemas"]["CrmJobId"];
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
    Crm_syncAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Crm_syncPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Icps_list: {
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
    Icps_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Icps_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The profile to read. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Icps_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The profile to delete. */
                icp_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Icps_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: string;
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
        responses: never;
    };
    Insights_alerts: {
        parameters: {
            query: {
                /** @description How many days back to look. */
                days: number;
                /** @description How many alerts to return at most. */
                limit: number;
                /** @description How many alerts to skip from the start of the list. */
                offset: number;
            };
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Insights_feed: {
        parameters: {
            query: {
                /** @description How many days back to look. */
                days: number;
                /** @description Only insights from this source. */
                alert_type?: components["schemas"]["InsightSource"];
                /** @description Only insights of this kind of news. */
                sentiment?: components["schemas"]["Sentiment"];
                /** @description Only insights about these accounts: identifiers with commas between them, for example `1041,2077`. */
                account_ids?: components["schemas"]["AccountIdList"];
                /** @description How many insights to return at most. */
                limit: number;
                /** @description How many insights to skip from the start of the list. */
                offset: number;
            };
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Integrations_list: {
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
    Integrations_connect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
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
        responses: never;
    };
    Integrations_disconnect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description What the system does for the workspace. */
                kind: components["schemas"]["IntegrationKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    People_batch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    People_filters: {
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
    People_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Signals_deployCompetitorEngagement: {
        parameters: {
            query?: never;
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Signals_deploySocialListening: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Signals_list: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Signals_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The signal to read. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Signals_results: {
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
            path: {
                /** @description The signal whose results to read. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Signals_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The signal to stop. */
                signal_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Events_listEventTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The vertical whose kinds of event to list. */
                vertical_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Views_list: {
        parameters: {
            query?: {
                /** @description Only views of this type. Default: both. */
                view_type?: components["schemas"]["ViewType"];
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
    Views_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Views_options: {
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
    Views_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The view to read. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Views_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The view to delete. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Views_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: string;
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
        responses: never;
    };
    Views_listDeliveries: {
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
                /** @description The view whose deliveries to list. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Views_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Views_rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view whose webhook's secret to replace. */
                view_id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    Views_testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The view whose webhook to test. */
                view_id: components["schemas"]["ViewId"];
            };
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
                email: components["schemas"]["EmailInput"];
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
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
    Signals_deployJobPostFirstTimeMention: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Signals_deploySocialActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The user who acts, a member of the key's workspace. Default: the key's owner. */
                "X-User-ID"?: components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Signals_deployTraitOnly: {
        parameters: {
            query?: never;
            header: {
                /** @description The user who acts, a member of the key's workspace. `GET /api/v1/agent/me` tells a caller its own. */
                "X-User-ID": components["schemas"]["UserId"];
                /** @description A name of your own for this request. Sent again within 24 hours with the same body, the first answer is returned, with the header `Idempotent-Replayed: true`, and nothing is done twice. */
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
        responses: never;
    };
    Accounts_countryOptions: {
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
}
