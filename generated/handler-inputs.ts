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
    "/api/v1/account/import-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
    "/api/v1/accounts/{account_id}/technologies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        delete: operations["Audiences_delete"];
        options?: never;
        head?: never;
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
    "/api/v1/audiences/{audience_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/v1/credits/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Credits_budget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
    "/api/v1/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Exclusions_read"];
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
    "/api/v1/integrations/crm/field-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Integrations_readFieldMapping"];
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
        put: operations["Integrations_connect"];
        post?: never;
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
    "/api/v1/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete: operations["Signals_delete"];
        options?: never;
        head?: never;
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
    "/api/v1/views/{view_id}/webhook/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
    "/api/v1/webhooks/{webhook_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
    "/api/v1/workspace/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/v2/signal/deploy/job-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
    "/api/v2/tech/technologies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The CRM field to write a value of an account to. */
        AccountFieldMappingRequest: {
            /** @description The value to write. */
            source: components["schemas"]["AccountSource"];
            /** @description The field; `null` means that the value is not written. `GET /api/v1/integrations/crm/fields` lists the fields. */
            crm_field: string | null;
            /**
             * @description When to write the value.
             * @default fill
             */
            write: components["schemas"]["CrmWriteMode"];
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
            /** @description Only accounts with an event of one of these types. With `event_within_days`, the event must be from those days. */
            event_type_include?: components["schemas"]["Id"][];
            /**
             * Format: int32
             * @description Only accounts with an event in the last given number of days.
             */
            event_within_days?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Account ids separated by commas, for example `1264,559`. */
        AccountIdList: string;
        /** @description The accounts to list. */
        AccountListRequest: {
            /** @description The filters. Default: every account of the workspace. */
            filters?: components["schemas"]["AccountFilters"];
            /** @description The part of the list to return. */
            pagination?: components["schemas"]["Pagination"];
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
        AccountSource: "name" | "domain" | "description" | "employee_count" | "city" | "country" | "social_url" | "industry" | "funding_stage" | "reason" | "last_insight";
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
        /** @description The accounts to add or remove. */
        AudienceAccountsRequest: {
            /** @description The ids of the accounts. */
            account_ids: components["schemas"]["Id"][];
        };
        /** @description The name of an audience. The maximum length leaves room for the name of a signal followed by ` - Accounts` or ` - People`. */
        AudienceName: string;
        /** @description The people to add or remove. */
        AudiencePeopleRequest: {
            /** @description The ids of the people. */
            people_ids: components["schemas"]["Id"][];
        };
        /** @description The domains to block. */
        BlockDomainsRequest: {
            /** @description The websites or domains. If any of them is not a domain, the response is 422 and none is blocked. */
            domains: components["schemas"]["Website"][];
            /** @description Why the domains are blocked. */
            reason?: string | null;
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
            limit: number;
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
             */
            search_type: components["schemas"]["LookalikeSearchType"];
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
            /**
             * @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies.
             * @default true
             */
            interpret: boolean;
            /**
             * @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies.
             * @default false
             */
            include_unknown: boolean;
            /** @description Excludes companies whose descriptions contain all words of one of these phrases. */
            exclude?: components["schemas"]["ExcludedWords"][];
            /**
             * @description Excludes the accounts of the workspace.
             * @default false
             */
            exclude_my_accounts: boolean;
            /**
             * @description Excludes companies that are in the connected CRM.
             * @default false
             */
            exclude_in_crm: boolean;
            /**
             * @description Excludes companies that a lookalike search of the workspace has returned in the last 365 days.
             * @default false
             */
            exclude_returned_before: boolean;
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
        /** @description Posts a chat message about new insights. */
        ChatNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /**
             * @description Where to post.
             * @default dm
             */
            target: components["schemas"]["ChatTarget"];
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
        /** @description An ISO 3166-1 alpha-3 country code in any letter case, or `EU` for the 27 member states of the European Union. */
        CountryFilterCode: string;
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
            /** @description The operation to quote. */
            operation: components["schemas"]["QuotedOperation"];
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
            is_default: boolean;
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
            events: components["schemas"]["WebhookEventType"][];
            /** @description Headers to send with every event, for example for a gateway that requires `Authorization`. */
            headers?: components["schemas"]["WebhookHeader"][];
        };
        /**
         * Format: password
         * @description A secret issued by the connected system. It is encrypted at rest and never returned.
         */
        Credential: string;
        /**
         * @description The kind of a ledger entry.
         * @enum {string}
         */
        CreditEntryKind: "grant" | "spend" | "reserve" | "settle" | "release" | "refund";
        /**
         * @description The field by which charges are summed.
         * @enum {string}
         */
        CreditUsageGrouping: "day" | "operation" | "user" | "signal";
        /** @description Assigns matching accounts to users of the connected CRM: to one user (`assignee_id`) or to several users in turn (`assignee_ids`). A request with both is rejected with 422. */
        CrmAssignment: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /** @description The CRM user to whom every account is assigned. */
            assignee_id?: string | null;
            /** @description The CRM users to whom accounts are assigned in turn. */
            assignee_ids?: components["schemas"]["ExternalId"][] | null;
            /** @description The CRM users whose accounts may be reassigned. An account with any other owner keeps its owner. */
            override_owner_ids?: components["schemas"]["ExternalId"][] | null;
        };
        /** @description The CRM field to which to write each value. Values that are not listed are written to their standard fields while these fields are empty. */
        CrmFieldMappingsRequest: {
            /** @description The fields of accounts. */
            accounts: components["schemas"]["AccountFieldMappingRequest"][];
            /** @description The fields of people. */
            people: components["schemas"]["PersonFieldMappingRequest"][];
        };
        /** @description The identifier of a CRM job. */
        CrmJobId: string;
        /**
         * @description When a CRM field is written.
         * @enum {string}
         */
        CrmWriteMode: "fill" | "overwrite";
        /**
         * @description The department of a person, inferred from the job title. No department is inferred from a title without a level or a known role.
         * @enum {string}
         */
        Department: "ENGINEERING" | "PRODUCT" | "DATA" | "SALES" | "MARKETING" | "OPERATIONS" | "FINANCE" | "HR" | "LEGAL" | "EXECUTIVE" | "CUSTOMER_SUCCESS" | "SECURITY" | "IT" | "OTHER" | "DESIGN";
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
            enable_safe_crm_addition: boolean | null;
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
            timeframe: number | null;
            /**
             * @description Runs the signal every day to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            run_daily: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `people_audience_name`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
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
            enable_safe_crm_addition: boolean | null;
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
            repeat: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
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
            timeframe: number | null;
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
            enable_safe_crm_addition: boolean | null;
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
            timeframe: number | null;
            /**
             * @description Returns the first results faster. It skips the blocklist, the comparison with `descriptive_icp` and the removal of duplicate entries of one company, so results may include such accounts. `null` means `false`.
             * @default false
             */
            speed_mode: boolean | null;
            /** @description The accounts to examine, instead of searching for accounts. `icp_id` does not apply to them. Either this or `icp_id` is required. These accounts are not charged, but people found there are. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder: boolean | null;
            /** @description How the term is matched. `null` means the default. */
            term_options?: components["schemas"]["TermOptions"] | null;
            /**
             * Format: int32
             * @description Reports only companies with at least this many known earlier job posts, because a first mention means little without a history. `null` means 0.
             */
            min_history_posts?: number | null;
            /** @description The roles of mentions that count. `null` means all but `sells`. */
            mention_roles?: components["schemas"]["MentionRole"][] | null;
            /** @description Whether job posts of agencies, which recruit for other companies, count. `null` means `false`. */
            include_agencies?: boolean | null;
            /** @description The concept to look for. A mention counts only if no earlier job post of the company mentions the term, whether inside or outside the timeframe. */
            term: string;
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
            enable_safe_crm_addition: boolean | null;
            /** @description The company type or industry to limit results to, in words. Companies that do not clearly fit are omitted. A place in the description, as in "German insurers", restricts the headquarters. A number of employees in the description is ignored; use `icp_id` to restrict the size. Default: all industries. */
            descriptive_icp?: string | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder: boolean | null;
            /** @description The profile of the person to monitor. */
            social_url: components["schemas"]["SocialUrl"];
            /** @description The ideal customer profile that companies must fit. An unknown profile is 404. */
            icp_id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description The number of days to look back. `null` means the default.
             * @default 7
             */
            timeframe: number | null;
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
            enable_safe_crm_addition: boolean | null;
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
            repeat: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder: boolean | null;
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
            signal_target: components["schemas"]["SignalTarget"];
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
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
            enable_safe_crm_addition: boolean | null;
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
            timeframe: number | null;
            /**
             * @description Returns the first results faster. It skips the blocklist, the comparison with `descriptive_icp` and the removal of duplicate entries of one company, so results may include such accounts. `null` means `false`.
             * @default false
             */
            speed_mode: boolean | null;
            /** @description The accounts to examine, instead of searching for accounts. `icp_id` does not apply to them. Either this or `icp_id` is required. These accounts are not charged, but people found there are. */
            accounts?: components["schemas"]["SignalAccountInput"][] | null;
            /**
             * @description Runs the signal every day, at the time of its deployment, to find new results. `null` means `false`: the signal runs once.
             * @default false
             */
            repeat: boolean | null;
            /**
             * @description Finds the work emails of the people found, for 1 credit each. `null` means `false`. Without `enable_safe_crm_addition`, the response is 422.
             * @default false
             */
            auto_enrich_people_emails: boolean | null;
            /**
             * @description Finds people with the advanced search: up to 5 at each account, including people below the leaders whose title is related to the subject. Each person that it finds costs 6 more credits. `null` means `false`.
             * @default false
             */
            advanced_people_finder: boolean | null;
        };
        /** @description A registrable domain in lower case, for example `northwind.example`. */
        Domain: string;
        /** @description An email address. Surrounding white space is ignored and letters are converted to lower case. */
        EmailInput: string;
        /** @description Sends an email about new insights. */
        EmailNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /** @description The email address to send to. Default: the view's owner. An address outside the workspace first gets a confirmation link by email, at most once a day. It gets notifications only after the link is followed; see `recipient_confirmed`. If the workspace has 100 unconfirmed addresses, the response is 409 `LIMIT_REACHED`. */
            recipient_email?: string | null;
            /** @description When to send. `null` means immediately. */
            schedule?: components["schemas"]["NotificationScheduleRequest"] | null;
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
        /** @description A kind of company to exclude, in a few words: "restaurants", "staffing agencies". */
        ExcludedWords: string;
        /** @description An identifier assigned by a connected system. */
        ExternalId: string;
        /**
         * @description The kind of the rated result.
         * @enum {string}
         */
        FeedbackKind: "lookalike" | "signal_result" | "insight" | "email";
        /** @description A verdict on a result. */
        FeedbackRequest: {
            /** @description The kind of result. */
            kind: components["schemas"]["FeedbackKind"];
            /** @description The identifier of the result: a number for an account, an insight or a person, or a string for a result of a signal. */
            id: components["schemas"]["Id"] | components["schemas"]["SignalResultId"];
            /** @description The verdict. Each result can have only one verdict. */
            verdict: components["schemas"]["FeedbackVerdict"];
            /** @description What is wrong, in your own words. */
            note?: string | null;
        };
        /**
         * @description A verdict on a result.
         * @enum {string}
         */
        FeedbackVerdict: "right" | "wrong_match" | "wrong_company" | "known_customer" | "bad_email";
        /** @description A column and the field that it contains, such as `Firma=name`. */
        FileColumnMapping: string;
        /** @description A word or phrase, compared without regard to letter case. */
        FilterText: string;
        /** @description The accounts to list. */
        FilteredAccountsRequest: {
            /** @description Only accounts that match this view. With `filters`, accounts must match both. A people view is rejected with 400 `VIEW_TYPE_MISMATCH`. */
            view_id?: string | null;
            /** @description The filters. Default: every account of the workspace. */
            filters?: components["schemas"]["AccountFilters"] | null;
            /**
             * @description The field to sort by. Ties are sorted by id; accounts without a value come last.
             * @default insights_count
             */
            sort_key: components["schemas"]["AccountSortKey"];
            /**
             * @description The sort direction.
             * @default desc
             */
            sort_direction: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description The page to return, counted from 0.
             * @default 0
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of items per page.
             * @default 50
             */
            page_size: number;
        };
        /** @description A funding stage in any letter case. `GET /api/v1/account/firmographic-options` lists the stages. */
        FundingStageLabel: string;
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
        } & {
            [key: string]: unknown;
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
        /** @description A file of companies. */
        ImportFileRequest: {
            /** @description The content: CSV with any separator, NDJSON or a JSON array. The first row of CSV names the columns. */
            content: string;
        };
        /**
         * @description The source of an insight.
         * @enum {string}
         */
        InsightSource: "service" | "crm";
        /** @description The product to connect and its credentials. `provider` determines the other fields. */
        IntegrationCredentials: components["schemas"]["HubspotCredentials"] | components["schemas"]["SalesforceCredentials"] | components["schemas"]["SlackCredentials"] | components["schemas"]["LemlistCredentials"];
        /**
         * @description The purpose of a connected system. A workspace connects at most one system for each purpose.
         * @enum {string}
         */
        IntegrationKind: "crm" | "chat" | "sequencer";
        /** @description Filters on job posts. A post matches when all given filters match. */
        JobPostFilters: {
            /** @description Only posts that mention one of these technologies, in any spelling. An unknown technology is rejected with 400 `UNKNOWN_TECHNOLOGY`. */
            technology?: components["schemas"]["TechnologyName"][];
            /** @description Only posts in which a technology has this role: one in `technology`, or any technology if that is omitted. Default: any role. */
            role?: components["schemas"]["MentionRole"][];
            /** @description Only posts whose title contains this string, starting at the beginning of a word, in any letter case. */
            title_contains?: components["schemas"]["FilterText"];
            /** @description Only posts with all of these words, in any order. */
            text?: components["schemas"]["FilterText"];
            /** @description Only posts for one of these departments, inferred from the title. */
            department?: components["schemas"]["Department"][];
            /** @description Only posts for one of these seniorities, inferred from the title. */
            seniority?: components["schemas"]["Seniority"][];
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
            posted_by?: components["schemas"]["PostedBy"][];
        };
        /**
         * @description The field by which job posts are counted.
         * @enum {string}
         */
        JobPostGroup: "company" | "technology" | "title" | "department" | "country" | "week";
        /** @description A search of job posts. */
        JobPostSearchRequest: {
            /** @description The filters. Default: all job posts of employers. */
            filters?: components["schemas"]["JobPostFilters"];
            /** @description Counts posts by this field instead of listing them. */
            group_by?: components["schemas"]["JobPostGroup"];
            /**
             * Format: int32
             * @description The maximum number of posts or groups to return.
             * @default 25
             */
            limit: number;
            /**
             * Format: int32
             * @description The number of posts or groups to skip.
             * @default 0
             */
            offset: number;
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
        /** @description The identifier of a bulk job. */
        LookalikeJobId: string;
        /**
         * @description The status of a bulk job. `completed`, `failed` and `cancelled` are final.
         * @enum {string}
         */
        LookalikeJobStatus: "pending" | "running" | "cancelling" | "completed" | "failed" | "cancelled";
        /** @description The name of a page of results: `page_` and the page number, starting with `page_0000`. */
        LookalikePageCursor: string;
        /**
         * @description How a lookalike search works.
         * @enum {string}
         */
        LookalikeSearchType: "semantic" | "agentic";
        /**
         * @description The role of a term at the company, according to a mention in a job post.
         * @enum {string}
         */
        MentionRole: "uses" | "wants" | "one_of" | "moves_to" | "moves_from" | "sells" | "names";
        /**
         * Format: double
         * @description The minimum relevance score of the results, from 0 to 1. Less relevant companies are excluded and not charged. The default is a setting of the service, usually 0.2; 0 returns all results.
         */
        MinScore: number;
        /**
         * @description How often notifications are sent.
         * @enum {string}
         */
        NotificationFrequency: "immediately" | "daily" | "weekly";
        /** @description When to send notifications. Insights found between two notifications are sent together, the best first. */
        NotificationScheduleRequest: {
            /** @description How often notifications are sent. */
            frequency: components["schemas"]["NotificationFrequency"];
            /**
             * Format: int32
             * @description The hour at which a digest is sent, in the time zone.
             * @default 9
             */
            hour: number;
            /**
             * @description The IANA name of the time zone, such as `Europe/Berlin`.
             * @default UTC
             */
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
        /**
         * @description The ownership of a company.
         * @enum {string}
         */
        Ownership: "private" | "public" | "nonprofit" | "government" | "subsidiary";
        /** @description The part of a list to return. */
        Pagination: {
            /**
             * Format: int32
             * @description The maximum number of items to return.
             * @default 50
             */
            limit: number;
            /**
             * Format: int32
             * @description The number of items to skip.
             * @default 0
             */
            offset: number;
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
        } & {
            [key: string]: unknown;
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
             */
            sort_key: components["schemas"]["PeopleSortKey"];
            /**
             * @description The sort direction.
             * @default desc
             */
            sort_direction: components["schemas"]["SortDirection"];
            /**
             * Format: int32
             * @description The page to return, counted from 0.
             * @default 0
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of items per page.
             * @default 50
             */
            page_size: number;
        };
        /**
         * @description The field to sort people by. People without a value come last.
         * @enum {string}
         */
        PeopleSortKey: "latest_signal_date" | "full_name" | "seniority";
        /** @description The CRM field to write a value of a person to. */
        PersonFieldMappingRequest: {
            /** @description The value to write. */
            source: components["schemas"]["PersonSource"];
            /** @description The field; `null` means that the value is not written. `GET /api/v1/integrations/crm/fields` lists the fields. */
            crm_field: string | null;
            /**
             * @description When to write the value.
             * @default fill
             */
            write: components["schemas"]["CrmWriteMode"];
        };
        /**
         * @description A value of a person that can be written to the CRM.
         * @enum {string}
         */
        PersonSource: "email" | "first_name" | "last_name" | "job_title" | "city" | "country" | "social_url" | "seniority" | "department" | "reason" | "last_insight";
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
        /**
         * @description The kind of publisher of a job post.
         * @enum {string}
         */
        PostedBy: "employer" | "agency" | "unknown";
        /**
         * @description An operation that can be quoted.
         * @enum {string}
         */
        QuotedOperation: "search_lookalikes" | "search_lookalikes_bulk" | "deploy_job_post_first_time_mention" | "deploy_trait_only" | "deploy_social_activity" | "deploy_social_listening" | "deploy_competitor_engagement" | "deploy_job_change" | "run_signal" | "enrich_emails";
        /** @description The exclusions of the whole workspace. An omitted exclusion is off. */
        ReplaceExclusionsRequest: {
            /**
             * @description Excludes customers: companies that the CRM marks as customers, or that have a won deal there.
             * @default false
             */
            customers: boolean;
            /**
             * @description Excludes accounts with an open deal in the CRM.
             * @default false
             */
            open_deals: boolean;
            /**
             * @description Signals exclude accounts that are in the CRM.
             * @default false
             */
            in_crm: boolean;
            /**
             * @description Signals exclude people whom the CRM marks as do-not-contact. Sequences always exclude them.
             * @default false
             */
            do_not_contact: boolean;
            /**
             * @description Excludes the accounts and people of these audiences. An unknown audience is 404.
             * @default []
             */
            audience_ids: components["schemas"]["Id"][];
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
        /** @description A company's website or domain, for example `northwind.example` or `https://www.northwind.example/about`. Protocol, `www.`, path and letter case are ignored. Any other domain of the company also identifies it, and so does the URL of its page on a professional network. */
        SeedWebsite: string;
        /**
         * @description The seniority of a person, inferred from the job title. No seniority is inferred from a title without a level or a known role.
         * @enum {string}
         */
        Seniority: "FOUNDER" | "CXO" | "PARTNER" | "VP" | "HEAD" | "DIRECTOR" | "MANAGER" | "SENIOR" | "ENTRY" | "INTERN";
        /**
         * @description The sentiment of an insight.
         * @enum {string}
         */
        Sentiment: "positive" | "negative" | "neutral";
        /** @description Adds people to a sequence of the connected sequencer: in a people view, the people who newly match; in an accounts view, the people whom the signal found at matching accounts. Only people with a revealed work email are added. */
        SequencerSequencing: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
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
        /** @description An account for a signal to examine. At least one of the two fields is required. */
        SignalAccountInput: {
            /** @description The website or domain of the company. */
            website?: string | null;
            /** @description The profile of the company on the professional network. */
            social_url?: string | null;
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
        /** @description Filters on signals. A signal matches when all given filters match. */
        SignalListFilters: {
            /** @description Only signals of these kinds. */
            signal_type?: components["schemas"]["SignalType"][];
            /** @description Only signals with these statuses. */
            status?: components["schemas"]["SignalStatus"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The signals to list. */
        SignalListRequest: {
            /** @description The filters. Default: all signals. An unknown filter name is rejected with 400 `UNKNOWN_FILTER`. */
            filters?: components["schemas"]["SignalListFilters"];
            /** @description The part of the list to return. Default: the first 50 signals. */
            pagination?: components["schemas"]["Pagination"];
        };
        /** @description The identifier of a result of a signal, such as `result_77_account_1264`. */
        SignalResultId: string;
        /**
         * @description The status of a signal. `completed`, `failed` and `stopped` are final. A repeating signal that ran out of credits is `scheduled` for the next day.
         * @enum {string}
         */
        SignalStatus: "accepted" | "running" | "scheduled" | "completed" | "failed" | "stopped" | "paused";
        /**
         * @description The kind of records a signal discovers.
         * @enum {string}
         */
        SignalTarget: "account" | "people";
        /**
         * @description The kind of activity that a signal looks for.
         * @enum {string}
         */
        SignalType: "job_post_first_time_mention" | "trait_only" | "social_activity" | "social_listening" | "competitor_engagement" | "job_change";
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
        /** @description The accounts to sync. */
        SyncAccountsRequest: {
            /** @description The ids of the accounts. A repeated id is synced once. */
            account_ids: components["schemas"]["Id"][];
            /** @description The email of the CRM user to assign new records to. Default: the acting user; if the CRM has no such user, records stay unassigned and `message` states this. */
            assigned_user_email?: string | null;
        };
        /** @description The people to sync. */
        SyncPeopleRequest: {
            /** @description The ids of the people. A repeated id is synced once. */
            people_ids: components["schemas"]["Id"][];
            /** @description The email of the CRM user to assign new records to. Default: the acting user; if the CRM has no such user, records stay unassigned and `message` states this. */
            assigned_user_email?: string | null;
        };
        /** @description A technology that `GET /api/v2/tech/technologies` lists. Any spelling of its name is accepted. */
        TechnologyName: string;
        /**
         * @description The role of a technology at a company, according to its job posts. The values are ordered from the strongest role to the weakest.
         * @enum {string}
         */
        TechnologyRole: "uses" | "wants" | "moves_to" | "moves_from" | "sells";
        /** @description How a term or keyword is matched. By default, a term matches itself, its regular inflections ("robot", "robots"), joined and split spellings ("SOC 2", "SOC2") and its known aliases ("Kubernetes", "k8s"), in any letter case. A capitalised name that is also a common word ("Go", "Segment") matches only where the name is meant. */
        TermOptions: {
            /**
             * @description The kind of the term. `technology` means a listed technology (`GET /api/v2/tech/technologies`). It matches in all its spellings, where the technology is meant; a term that is not listed is rejected with 400 `UNKNOWN_TECHNOLOGY`. `null` means `text`.
             * @enum {string|null}
             */
            kind?: "text" | "technology" | null;
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
        /**
         * Format: date-time
         * @description A time in UTC, RFC 3339 with milliseconds, for example `2026-03-01T09:30:00.000Z`.
         */
        Timestamp: string;
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
            mention_roles?: components["schemas"]["MentionRole"][] | null;
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
            events?: components["schemas"]["WebhookEventType"][];
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
            decline_invitation: boolean;
        };
        /** @description The identifier of a view. */
        ViewId: string;
        /**
         * @description The kind of records a view shows.
         * @enum {string}
         */
        ViewType: "accounts" | "people";
        /** @description The identifier of a delivery. */
        WebhookDeliveryId: string;
        /**
         * @description The status of a delivery.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description An event type that a webhook can subscribe to.
         * @enum {string}
         */
        WebhookEventType: "insights.new" | "lookalike_job.completed" | "lookalike_job.failed" | "lookalike_job.cancelled" | "signal.completed" | "signal.failed" | "signal.stopped" | "crm_job.completed" | "crm_job.failed" | "credits.low" | "budget.reached" | "credits.charged" | "webhook.disabled";
        /** @description A header that is sent with every event. */
        WebhookHeader: {
            /** @description The name of the header. Names that begin with `webhook-` are rejected, and so are headers that HTTP or this service sets, such as `Host`, `Content-Type` and `Content-Length`. */
            name: components["schemas"]["HeaderName"];
            /** @description The value of the header. It is stored encrypted and never returned. */
            value: components["schemas"]["HeaderValue"];
        };
        /** @description The identifier of a webhook. */
        WebhookId: string;
        /** @description Sends a signed `insights.new` event about new insights. */
        WebhookNotifications: {
            /**
             * @description Whether the action is on.
             * @default true
             */
            enabled: boolean;
            /**
             * Format: uri
             * @description The public https URL to send to. Required while the action is on. Other URLs are rejected with 400 `WEBHOOK_URL_REFUSED`.
             */
            url?: string | null;
            /** @description Headers to send with every event. Headers require a `url`. */
            headers?: components["schemas"]["WebhookHeader"][];
        };
        /** @description A company's website or domain, for example `northwind.example` or `https://www.northwind.example/about`. Protocol, `www.`, path and letter case are ignored. Any other domain of the company also identifies it, and so does the URL of its page on a professional network. */
        Website: string;
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @description A company's website or domain, or the URL of its page on a professional network. Any other string is accepted but resolves to no company. */
        WrittenWebsite: string;
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
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Accounts_importFile: {
        parameters: {
            query: {
                /** @description Which column contains a field, as `Column=field`, for example `Firma=name`. All other columns are recognised automatically. */
                map?: components["schemas"]["FileColumnMapping"][];
                /** @description Whether to return the outcome without importing. */
                dry_run: boolean;
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
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: never;
    };
    Accounts_searchByName: {
        parameters: {
            query: {
                /** @description A name or domain, or part of it. */
                query: string;
                /** @description The maximum number of companies to return. */
                limit: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
                /** @description A description of the companies in natural language. Conditions in it, such as "German insurers", "under 50 people", "at Series A", "founded after 2018" or "outside Europe", are applied as filters. Exclusions, such as "not for restaurants", remove companies. Companies in it, as in "alternatives to Northwind", are used as seeds. `interpretation` reports how the query was interpreted. A filter in the request takes precedence over the same condition in the query. Required without `seed_domains`. */
                query?: string;
                /** @description Websites or domains of example companies; the search finds similar companies. To pass several, repeat the parameter. Unknown companies are skipped if at least one company is known. */
                seed_domains?: components["schemas"]["SeedWebsite"][];
                /** @description The maximum number of companies to return. */
                limit: number;
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
                /** @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it. */
                technology_seen_within_days?: number;
                /** @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies. */
                interpret: boolean;
                /** @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies. */
                include_unknown: boolean;
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
        responses: never;
    };
    Lookalikes_search: {
        parameters: {
            query: {
                /** @description A description of the companies in natural language. Required without `seed_domains`. With `seed_domains`, every result must also meet this description. Conditions in it, such as "German insurers", "under 50 people", "at Series A" or "founded after 2018", are applied as filters. Exclusions, such as "not for restaurants", remove companies. Companies in it, as in "alternatives to Northwind", are used as seeds. `interpretation` reports how the query was interpreted. A filter in the request takes precedence over the same condition in the query. */
                query?: string;
                /** @description Websites or domains of example companies; the search finds similar companies. To pass several, repeat the parameter. Unknown companies are skipped if at least one company is known. */
                seed_domains?: components["schemas"]["SeedWebsite"][];
                /** @description The maximum number of companies to return. */
                limit: number;
                /** @description The minimum number of employees, inclusive. A minimum above `max_employees` is rejected with 422. */
                min_employees?: components["schemas"]["EmployeeCount"];
                /** @description The maximum number of employees, inclusive. */
                max_employees?: components["schemas"]["EmployeeCount"];
                /** @description Only companies at one of these funding stages, in any letter case. To pass several, repeat the parameter. */
                funding_stages?: components["schemas"]["FundingStageLabel"][];
                /** @description Only companies with headquarters in one of these countries: alpha-3 codes in any letter case, or `EU` for its 27 member states. To pass several, repeat the parameter. */
                locations?: components["schemas"]["CountryFilterCode"][];
                /** @description How to search. */
                search_type: components["schemas"]["LookalikeSearchType"];
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
                /** @description Counts a technology in `technology_include` only if a job post of the last given number of days mentions it. */
                technology_seen_within_days?: number;
                /** @description Whether conditions and exclusions in the query are applied as filters. `interpretation` reports them. With `false`, the whole query is a description of the companies. */
                interpret: boolean;
                /** @description Whether to append companies whose size, funding, founding year, ownership or revenue is unknown and which match all other filters. `is_unconfirmed` marks these companies. */
                include_unknown: boolean;
                /** @description Excludes companies whose descriptions contain all words of one of these phrases. To pass several phrases, repeat the parameter. */
                exclude?: components["schemas"]["ExcludedWords"][];
                /** @description Excludes the accounts of the workspace. */
                exclude_my_accounts: boolean;
                /** @description Excludes companies that are in the connected CRM. */
                exclude_in_crm: boolean;
                /** @description Excludes companies that a lookalike search of the workspace has returned in the last 365 days. */
                exclude_returned_before: boolean;
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
        responses: never;
    };
    Lookalikes_listBulk: {
        parameters: {
            query: {
                /** @description Only jobs with this status. */
                status?: components["schemas"]["LookalikeJobStatus"];
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
    };
    Lookalikes_pollBulk: {
        parameters: {
            query: {
                /** @description The page to return: the `next_cursor` of the previous page. Omit it for the first page. An unknown page is rejected with 422. */
                cursor?: components["schemas"]["LookalikePageCursor"];
                /** @description Accepted and ignored: the page size is fixed when a page is written. */
                limit: number;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Events_listAccountEvents: {
        parameters: {
            query: {
                /** @description The vertical whose events to list. */
                vertical_id: components["schemas"]["Id"];
                /** @description Only events of this type. */
                event_type_id?: components["schemas"]["Id"];
                /** @description The page to return, counted from 1. */
                page: number;
                /** @description The maximum number of events per page. */
                limit: number;
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
        responses: never;
    };
    Technologies_listOfAccount: {
        parameters: {
            query: {
                /** @description The maximum number of technologies to return. */
                limit: number;
                /** @description The number of technologies to skip. */
                offset: number;
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
        responses: never;
    };
    AccountTimeline_read: {
        parameters: {
            query: {
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Audiences_list: {
        parameters: {
            query: {
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
    };
    Audiences_delete: {
        parameters: {
            query: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force: boolean;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Credits_usage: {
        parameters: {
            query: {
                /** @description Only entries of this kind. */
                kind?: components["schemas"]["CreditEntryKind"];
                /** @description Sums charges and refunds by this field instead of listing entries. */
                group_by?: components["schemas"]["CreditUsageGrouping"];
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Icps_list: {
        parameters: {
            query: {
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
    };
    Icps_delete: {
        parameters: {
            query: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force: boolean;
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
        responses: never;
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
        responses: never;
    };
    Insights_alerts: {
        parameters: {
            query: {
                /** @description The number of days to look back. */
                days: number;
                /** @description The maximum number of alerts to return. */
                limit: number;
                /** @description The number of alerts to skip. */
                offset: number;
            };
            header: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
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
                /** @description The number of days to look back. */
                days: number;
                /** @description Only insights from this source. */
                alert_type?: components["schemas"]["InsightSource"];
                /** @description Only insights with this sentiment. */
                sentiment?: components["schemas"]["Sentiment"];
                /** @description Only insights about these accounts: ids separated by commas, for example `1264,559`. */
                account_ids?: components["schemas"]["AccountIdList"];
                /** @description The maximum number of insights to return. */
                limit: number;
                /** @description The number of insights to skip. */
                offset: number;
            };
            header: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
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
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
            query: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force: boolean;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path: {
                /** @description The purpose of the system. */
                kind: components["schemas"]["IntegrationKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    People_filters: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID": components["schemas"]["UserId"];
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
        responses: never;
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
        responses: never;
    };
    Signals_deployCompetitorEngagement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID": components["schemas"]["UserId"];
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Signals_delete: {
        parameters: {
            query: {
                /** @description Whether to end, pause or turn off the objects that refer to this one first. Otherwise, the response is 409. */
                force: boolean;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Signals_results: {
        parameters: {
            query: {
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Views_options: {
        parameters: {
            query: {
                /** @description Only options whose name, email address or identifier contains this string, in any letter case. */
                search?: string;
                /** @description The number of options to return for each system. */
                limit: number;
                /** @description The number of options to skip for each system. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Views_listDeliveries: {
        parameters: {
            query: {
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Webhooks_list: {
        parameters: {
            query: {
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Webhooks_listDeliveries: {
        parameters: {
            query: {
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    AuditLog_list: {
        parameters: {
            query: {
                /** @description Only entries recorded at or after this time. */
                recorded_after?: components["schemas"]["Timestamp"];
                /** @description Only entries recorded before this time. */
                recorded_before?: components["schemas"]["Timestamp"];
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    WorkspaceMembers_list: {
        parameters: {
            query: {
                /** @description The maximum number of items to return. */
                limit: number;
                /** @description The number of items to skip. */
                offset: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    Signals_deployTraitOnly: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user on whose behalf the request is made, a member of the key's workspace. `me` is the key's owner, whose id `GET /api/v1/agent/me` returns.
                 * @example me
                 */
                "X-User-ID": components["schemas"]["UserId"];
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
        responses: never;
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
        responses: never;
    };
    Technologies_list: {
        parameters: {
            query: {
                /** @description A spelling of a technology, or part of a spelling. */
                search?: string;
                /** @description The maximum number of technologies to return. */
                limit: number;
            };
            header?: {
                /** @description The user on whose behalf the request is made, a member of the key's workspace. Default: the key's owner, for whom you can also send `me`. A user who is not a member is rejected with 403 `FORBIDDEN`. */
                "X-User-ID"?: components["schemas"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
}
