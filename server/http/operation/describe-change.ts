import { isRecord } from "../../lib/is-record.ts";
import type { Caller, Reply, Schema } from "../contract.ts";
import type { Context } from "../request-state.ts";

/** A change that a request made to a workspace, without secrets. */
export interface Change {
  readonly workspaceId: number;
  readonly userId: string;
  readonly actingFor: string | null;
  readonly surface: Schema["AuditSurface"];
  readonly operation: string;
  readonly target: string | null;
  readonly changes: readonly Schema["AuditChange"][];
  readonly credits: null;
  readonly requestId: string;
}

const MAX_TARGET_LENGTH = 500;
const MAX_CHANGES = 100;

/** Returns the change that a request made; undefined if it failed, has no caller, or only reads, as dry runs do. */
export function describeChange(
  { state: { operation, authentication, input, toolCall, requestId }, req }: Context,
  { status, body: response }: Reply<number, unknown>,
): Change | undefined {
  if (operation.route.effect !== "write" || authentication.kind !== "caller" || status >= 300) return undefined;
  const { path, query, body } = input;
  if ([query, body].some((part) => isRecord(part) && part.dry_run === true)) return undefined;
  const { workspaceId, userId, keyOwnerId }: Caller = authentication.caller;
  // The ids in the request, or else in the response. Members are identified by email address.
  const named = [path, query, body].flatMap((part, at) => listFields(part, (name) => at === 0 || name === "email"));
  const targets = named.length > 0 ? named : listIds(response);
  return {
    workspaceId,
    userId: keyOwnerId,
    actingFor: userId === keyOwnerId ? null : userId,
    surface: toolCall ? "mcp" : isCommandLine(req.headers["user-agent"]) ? "command_line" : "http",
    operation: operation.route.operationId,
    target: targets.join(" ").slice(0, MAX_TARGET_LENGTH) || null,
    changes: listChanges(body),
    credits: null,
    requestId,
  };
}

/** Returns whether the `User-Agent` is the CLI's. */
function isCommandLine(userAgent = ""): boolean {
  return userAgent.startsWith("account-intelligence-cli");
}

function listFields(part: unknown, isWanted: (name: string) => boolean): string[] {
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    isWanted(name) && (typeof value === "string" || typeof value === "number") ? [`${name}=${value}`] : [],
  );
}

/** Lists the ids of a response, such as `signal_id` or `view.id`. */
function listIds(response: unknown): string[] {
  if (!isRecord(response)) return [];
  const inside = Object.entries(response).flatMap(([name, value]) =>
    isRecord(value) ? listFields({ [`${name}_id`]: value.id }, () => true) : [],
  );
  return [...listFields(response, (name) => name.endsWith("_id")), ...inside];
}

/** Lists the fields of a body: numbers and booleans with their values, others by name only. */
function listChanges(body: unknown): Schema["AuditChange"][] {
  if (!isRecord(body)) return [];
  return Object.entries(body)
    .slice(0, MAX_CHANGES)
    .map(([field, value]) => ({
      field,
      value: value === null || typeof value === "number" || typeof value === "boolean" ? String(value) : null,
    }));
}
