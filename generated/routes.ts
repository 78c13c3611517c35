// Generated from spec/ by `npm run generate`. Not to be edited.

/** A parameter of an operation: where it stands and what its text is read as. `array`: it is repeated. */
export interface RouteParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly type: "string" | "integer" | "number" | "boolean";
  readonly array: boolean;
  readonly required: boolean;
}

/** What the request path needs to know of an operation. */
export interface Route {
  readonly operationId: string;
  readonly family: string;
  readonly verb: string;
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH";
  readonly path: string;
  readonly effect: "read" | "write";
  readonly rate: "reads" | "costly";
  readonly auth: "key" | "none";
  readonly actingUser: "required" | "optional" | "none";
  readonly body: "required" | "optional" | "none";
  readonly idempotent: boolean;
  readonly statuses: readonly number[];
  readonly successTypes: readonly string[];
  readonly parameters: readonly RouteParameter[];
  readonly deprecation: { readonly since: string; readonly sunset: string | null } | null;
}

export const routes = [
  {"operationId":"AgentKeys_signUp","family":"AgentKeys","verb":"signUp","method":"POST","path":"/api/v1/agent/sign-up","effect":"write","rate":"reads","auth":"none","actingUser":"none","body":"required","idempotent":true,"statuses":[200,400,408,409,413,415,422,429,500,501,503],"successTypes":["application/json"],"parameters":[{"name":"Idempotency-Key","in":"header","type":"string","array":false,"required":false}],"deprecation":null},
] as const satisfies readonly Route[];
