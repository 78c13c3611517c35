import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { type IntegrationKind, type IntegrationServices, openIntegration } from "../integrations/public.ts";
import { toEmailAddress } from "../lib/email-address.ts";
import { sliceText } from "../lib/slice-text.ts";
import type { Clients } from "../ports/connectors.ts";
import { readAllPages, type VendorFailure, type VendorPage, type VendorResult } from "../ports/vendor.ts";

const TIMEOUT_MS = 10_000;
/** The maximum length of a list in the contract. */
const MAX_ITEMS = 10_000;
/** The maximum lengths of texts in the contract. Systems have other limits. */
const MAX_ID_LENGTH = 200;
const MAX_CHANNEL_LENGTH = 200;
const MAX_USER_LENGTH = 300;
const MAX_SEQUENCE_LENGTH = 500;

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

/** What views need to know of a kind of system. */
interface System<Client> {
  readonly name: string;
  list(client: Client, signal: AbortSignal): Promise<VendorResult<ActionValues>>;
  /** Finds what an action names by its id. */
  find(client: Client, id: string, signal: AbortSignal): Promise<VendorResult<unknown>>;
}

/** The systems that workspaces connect, by kind. */
export const SYSTEMS: { readonly [Kind in IntegrationKind]: System<Clients[Kind]> } = {
  chat: {
    name: "team chat",
    list: (chat, signal) =>
      listAll(
        (cursor) => chat.listChannels(cursor, signal),
        ({ id, name }) => ({ id, name: sliceText(name, 0, MAX_CHANNEL_LENGTH) }),
        (channels) => ({ ...NO_VALUES, channels }),
      ),
    find: (chat, id, signal) => chat.findChannel(id, signal),
  },
  crm: {
    name: "CRM",
    list: (crm, signal) =>
      listAll(
        (cursor) => crm.listUsers(cursor, signal),
        ({ id, name, email }) => ({
          id,
          name: sliceText(name, 0, MAX_USER_LENGTH) || null,
          email: toEmailAddress(email),
        }),
        (crm_users) => ({ ...NO_VALUES, crm_users }),
      ),
    find: (crm, id, signal) => crm.findUserById(id, signal),
  },
  sequencer: {
    name: "sequencer",
    list: (sequencer, signal) =>
      listAll(
        (cursor) => sequencer.listSequences(cursor, signal),
        ({ id, name }) => ({ id, name: sliceText(name, 0, MAX_SEQUENCE_LENGTH) }),
        (sequences) => ({ ...NO_VALUES, sequences }),
      ),
    find: (sequencer, id, signal) => sequencer.findSequence(id, signal),
  },
};

/** Lists the values that the actions of a connected system accept. */
export function listValues<Kind extends IntegrationKind>(
  services: IntegrationServices,
  db: Db,
  workspaceId: number,
  kind: Kind,
  signal: AbortSignal,
): Promise<Read<ActionValues>> {
  return callSystem(services, db, workspaceId, kind, signal, SYSTEMS[kind].list);
}

/** Returns which of the ids a connected system does not know. */
export function findUnknownTargets<Kind extends IntegrationKind>(
  services: IntegrationServices,
  db: Db,
  workspaceId: number,
  { kind, ids }: { readonly kind: Kind; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<Read<string[]>> {
  return callSystem(services, db, workspaceId, kind, signal, async (client, limit) => {
    const missing: string[] = [];
    for (const id of ids) {
      const found = await SYSTEMS[kind].find(client, id, limit);
      if (!found.ok) return found;
      if (found.value === null) missing.push(id);
    }
    return { ok: true, value: missing };
  });
}

/** Calls a connected system with a timeout. */
async function callSystem<Kind extends IntegrationKind, Value>(
  services: IntegrationServices,
  db: Db,
  workspaceId: number,
  kind: Kind,
  signal: AbortSignal,
  call: (client: Clients[Kind], limit: AbortSignal) => Promise<VendorResult<Value>>,
): Promise<Read<Value>> {
  const { name } = SYSTEMS[kind];
  const integration = await openIntegration(services, db, workspaceId, kind);
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
  const read = await readAllPages(readPage, MAX_ITEMS);
  if (!read.ok) return read;
  const items = read.value.map(present).filter(({ id }) => id.length <= MAX_ID_LENGTH);
  const listed = items.slice(0, MAX_ITEMS);
  return { ok: true, value: toValues(listed.toSorted((a, b) => (a.name ?? "").localeCompare(b.name ?? "", "en"))) };
}
