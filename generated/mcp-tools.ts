// Generated from spec/ by `npm run generate`. Not to be edited.

/** Where an argument of a tool goes in the request. */
export interface ToolArgument {
  readonly in: "path" | "query" | "header" | "body";
  readonly name: string;
}

/** One operation as a tool for a language model. `inputSchema` is complete: it refers to nothing outside itself. */
export interface McpTool {
  readonly name: string;
  readonly operationId: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly arguments: Readonly<Record<string, ToolArgument>>;
}

export const mcpTools: readonly McpTool[] = [
  {"name":"agent_keys_sign_up","operationId":"AgentKeys_signUp","title":"Ask for a code by email","description":"Sends a 6-digit code to the address. A new address gets an account, and its key once the code is verified;\na known one recovers its key the same way. The answer is the same for both. Free.","readOnly":false,"inputSchema":{"type":"object","properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"description":"A name of your own for this request. Sent again within 24 hours with the same body, the first answer is\nreturned and nothing is done twice."},"email":{"$ref":"#/$defs/Email","description":"Where the code is sent."}},"required":["email"],"additionalProperties":false,"$defs":{"Email":{"type":"string","maxLength":254,"description":"An email address. Surrounding white space and letter case do not matter.","format":"email"}}},"arguments":{"idempotency_key":{"in":"header","name":"Idempotency-Key"},"email":{"in":"body","name":"email"}}},
];
