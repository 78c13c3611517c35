import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import {
  type IntegrationKind,
  type IntegrationServices,
  type OpenIntegration,
  openIntegration,
} from "../integrations/public.ts";
import { toEmailAddress } from "../lib/email-address.ts";
import { sliceText } from "../lib/slice-text.ts";
import type { VendorFailure, VendorPage, VendorResult } from "../ports/vendor.ts";

const TIMEOUT_MS = 10_000;
/** The maximum length of a list in the contract. */
const MAX_ITEMS = 10_000;
/** The maximum lengths of texts in the contract. Systems have other limits. */
const MAX_ID_LENGTH = 200;
const MAX_CHANNEL_LENGTH = 200;
const MAX_USER_LENGTH = 300;
const MAX_SEQUENCE_LENGTH = 500;

/** The display name of each kind of system. */
export const SYSTEM_NAMES: Readonly<Record<IntegrationKind, string>> = {
  crm: "CRM",
  chat: "team chat",
  sequencer: "sequencer",
};

/** Why something could not be read: a message, and the failure reported by the system, if any. */
export interface Unreadable {
  readonly connected: boolean;
  readonly reason: string;
  readonly failure?: VendorFailure;
}

type Read<Value> = { readonly value: Value } | { readonly unreadable: Unreadable };

/** The values that actions accept. */
export type ActionValues = Pick<Schema["ViewOptions"], "channels" | "crm_users" | "sequences">;

export const NO_VALUES: ActionValues = { channels: [], crm_users: [], sequences: [] };

/** Lists the values that the actions of a connected system accept. */
export async function listValues(
  services: IntegrationServices,
  db: Db,
  workspaceId: number,
  kind: IntegrationKind,
  signal: AbortSignal,
): Promise<Read<ActionValues>> {
  switch (kind) {
    case "chat":
      return callSystem(kind, await openIntegration(services, db, workspaceId, "chat"), signal, (chat, limit) =>
        listAll(
          (cursor) => chat.listChannels(cursor, limit),
          ({ id, name }) => ({ id, name: sliceText(name, 0, MAX_CHANNEL_LENGTH) }),
          (channels) => ({ ...NO_VALUES, channels }),
        ),
      );
    case "crm":
      return callSystem(kind, await openIntegration(services, db, workspaceId, "crm"), signal, (crm, limit) =>
        listAll(
          (cursor) => crm.listUsers(cursor, limit),
          ({ id, name, email }) => ({
            id,
            name: sliceText(name, 0, MAX_USER_LENGTH) || null,
            email: toEmailAddress(email),
          }),
          (crm_users) => ({ ...NO_VALUES, crm_users }),
        ),
      );
    case "sequencer":
      return callSystem(
        kind,
        await openIntegration(services, db, workspaceId, "sequencer"),
        signal,
        (sequencer, limit) =>
          listAll(
            (cursor) => sequencer.listSequences(cursor, limit),
            ({ id, name }) => ({ id, name: sliceText(name, 0, MAX_SEQUENCE_LENGTH) }),
            (sequences) => ({ ...NO_VALUES, sequences }),
          ),
      );
  }
}

/** Returns which of the ids a connected system does not know. */
export async function findUnknownTargets(
  services: IntegrationServices,
  db: Db,
  workspaceId: number,
  { kind, ids }: { readonly kind: IntegrationKind; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<Read<string[]>> {
  const unknown = async (find: (id: string) => Promise<VendorResult<unknown>>): Promise<VendorResult<string[]>> => {
    const missing: string[] = [];
    for (const id of ids) {
      const found = await find(id);
      if (!found.ok) return found;
      if (found.value === null) missing.push(id);
    }
    return { ok: true, value: missing };
  };
  switch (kind) {
    case "chat":
      return callSystem(kind, await openIntegration(services, db, workspaceId, "chat"), signal, (chat, limit) =>
        unknown((id) => chat.findChannel(id, limit)),
      );
    case "crm":
      return callSystem(kind, await openIntegration(services, db, workspaceId, "crm"), signal, (crm, limit) =>
        unknown((id) => crm.findUserById(id, limit)),
      );
    case "sequencer":
      return callSystem(
        kind,
        await openIntegration(services, db, workspaceId, "sequencer"),
        signal,
        (sequencer, limit) => unknown((id) => sequencer.findSequence(id, limit)),
      );
  }
}

/** Calls a connected system with a timeout. */
async function callSystem<Client, Value>(
  kind: IntegrationKind,
  integration: OpenIntegration<Client> | undefined,
  signal: AbortSignal,
  call: (client: Client, limit: AbortSignal) => Promise<VendorResult<Value>>,
): Promise<Read<Value>> {
  const name = SYSTEM_NAMES[kind];
  if (!integration) return { unreadable: { connected: false, reason: `No ${name} is connected.` } };
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const result = await call(integration.client, AbortSignal.any([signal, late]));
  if (result.ok) return { value: result.value };
  signal.throwIfAborted();
  const { failure } = result;
  const reason = late.aborted
    ? `The ${name} did not respond within ${TIMEOUT_MS / 1000} seconds.`
    : failure.message.slice(0, 500);
  return { unreadable: { connected: true, reason, failure } };
}

/** Lists all items of a system by name, up to the maximum. Leaves out those whose ids are too long to be sent back. */
async function listAll<Item, Listed extends { readonly id: string; readonly name: string | null }>(
  readPage: (cursor: string | null) => Promise<VendorResult<VendorPage<Item>>>,
  present: (item: Item) => Listed,
  toValues: (items: Listed[]) => ActionValues,
): Promise<VendorResult<ActionValues>> {
  const items: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page: VendorResult<VendorPage<Item>> = await readPage(cursor);
    if (!page.ok) return page;
    items.push(...page.value.items.map(present).filter(({ id }) => id.length <= MAX_ID_LENGTH));
    cursor = page.value.nextCursor;
  } while (cursor !== null && items.length < MAX_ITEMS);
  const listed = items.slice(0, MAX_ITEMS);
  return { ok: true, value: toValues(listed.toSorted((a, b) => (a.name ?? "").localeCompare(b.name ?? "", "en"))) };
}
