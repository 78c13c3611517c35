// Generated from spec/ by `npm run generate`. Not to be edited.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An email address. Surrounding white space and letter case do not matter.
         */
        Email: string;
        /** @description The address that asks for a code. */
        SignUpRequest: {
            /** @description Where the code is sent. */
            email: components["schemas"]["Email"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
