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
        /**
         * Ask for a code by email
         * @description Sends a 6-digit code to the address. A new address gets an account, and its key once the code is verified;
         *     a known one recovers its key the same way. The answer is the same for both. Free.
         */
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
        /**
         * @description What went wrong, as a word a program can act on.
         * @enum {string}
         */
        ErrorCode: "MALFORMED_JSON" | "INVALID_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "IDEMPOTENCY_IN_FLIGHT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "NOT_BUILT" | "UNAVAILABLE" | "OTP_EXPIRED" | "OTP_INVALID" | "OTP_MAX_ATTEMPTS" | "INSUFFICIENT_CREDITS" | "UNKNOWN_FILTER" | "NO_SEED_RESOLVED" | "VIEW_TYPE_MISMATCH" | "VIEW_NAME_TAKEN" | "JOB_ALREADY_FINISHED" | "JOB_NOT_FINISHED" | "TOO_MANY_PENDING_JOBS" | "INTEGRATION_NOT_CONNECTED" | "INTEGRATION_REJECTED" | "WEBHOOK_URL_REFUSED" | "WEBHOOK_LIMIT_REACHED" | "MEMBER_OF_ANOTHER_WORKSPACE" | "NAME_TAKEN" | "SIGNAL_ALREADY_FINISHED";
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
}
