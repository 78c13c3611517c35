import type { Db } from "../db/connect.ts";
import { type IntegrationKind, type IntegrationServices, openIntegration } from "../integrations/public.ts";
import { toEmailAddress } from "../lib/email-address.ts";
import { sliceText } from "../lib/slice-text.ts";
import type { Clients } from "../ports/connectors.ts";
import type { VendorFailure, VendorPage, VendorResult } from "../ports/vendor.ts";

const TIMEOUT_MS = 10_000;
/** The maximum lengths in the contract. Connected systems may allow longer values. */
const MAX_ID_LENGTH = 200;
const MAX_CHANNEL_LENGTH = 200;
const MAX_USER_LENGTH = 300;
const MAX_SEQUENCE_LENGTH = 500;

/** Why a connected system cannot be read: a message, and the failure that it reported, if any. */
export interface UnavailableSystem {
  readonly connected: boolean;
  readonly reason: string;
  readonly failure?: VendorFailure;
}

type Read<Value> = { readonly value: Value } | { readonly unavailable: UnavailableSystem };

/** A value that actions accept: a channel, a CRM user or a sequence. */
export interface Option {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

/** The interface of views to a kind of system. */
interface System<Client> {
  readonly name: string;
  readOptions(client: Client, cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<Option>>>;
  /** Finds the target of an action by its id. */
  find(client: Client, id: string, signal: AbortSignal): Promise<VendorResult<unknown>>;
}

export const SYSTEMS: { readonly [Kind in IntegrationKind]: System<Clients[Kind]> } = {
  chat: {
    name: "team chat",
    readOptions: async (chat, cursor, signal) =>
      toOptions(await chat.listChannels(cursor, signal), ({ id, name }) => ({
        ...{ id, name: sliceText(name, 0, MAX_CHANNEL_LENGTH) },
        email: null,
      })),
    find: (chat, id, signal) => chat.findChannel(id, signal),
  },
  crm: {
    name: "CRM",
    readOptions: async (crm, cursor, signal) =>
      toOptions(await crm.listUsers(cursor, signal), ({ id, name, email }) => ({
        ...{ id, name: sliceText(name, 0, MAX_USER_LENGTH) || null },
        email: toEmailAddress(email),
      })),
    find: (crm, id, signal) => crm.findUserById(id, signal),
  },
  sequencer: {
    name: "sequencer",
    readOptions: async (sequencer, cursor, signal) =>
      toOptions(await sequencer.listSequences(cursor, signal), ({ id, name }) => ({
        ...{ id, name: sliceText(name, 0, MAX_SEQUENCE_LENGTH) },
        email: null,
      })),
    find: (sequencer, id, signal) => sequencer.findSequence(id, signal),
  },
};

/** Converts items to options. Excludes items whose ids are too long for a request. */
function toOptions<Item>(
  page: VendorResult<VendorPage<Item>>,
  present: (item: Item) => Option,
): VendorResult<VendorPage<Option>> {
  if (!page.ok) return page;
  const items = page.value.items.map(present).filter(({ id }) => id.length <= MAX_ID_LENGTH);
  return { ok: true, value: { items, nextCursor: page.value.nextCursor } };
}

interface SystemOf<Kind extends IntegrationKind> {
  readonly workspaceId: number;
  readonly kind: Kind;
}

/** The options of a system that were read so far. */
export interface OptionsRead {
  readonly options: readonly Option[];
  /** Where the next read continues; null if all options were read. */
  readonly cursor: string | null;
}

/** Reads the options of a system, continuing after the options in `before`. */
export function continueOptions<Kind extends IntegrationKind>(
  services: IntegrationServices,
  db: Db,
  system: SystemOf<Kind>,
  before: OptionsRead | undefined,
  signal: AbortSignal,
): Promise<Read<OptionsRead>> {
  return callSystem({ services, db, system, signal }, async (client, limit) => {
    const options = [...(before?.options ?? [])];
    let cursor = before?.cursor ?? null;
    do {
      const page = await SYSTEMS[system.kind].readOptions(client, cursor, limit);
      if (!page.ok) return options.length > 0 ? { ok: true, value: { options, cursor } } : page;
      options.push(...page.value.items);
      cursor = page.value.nextCursor;
    } while (cursor !== null);
    return { ok: true, value: { options, cursor } };
  });
}

/** Returns which of the ids do not exist in a connected system. */
export function findUnknownTargets<Kind extends IntegrationKind>(
  services: IntegrationServices,
  db: Db,
  workspaceId: number,
  { kind, ids }: { readonly kind: Kind; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<Read<string[]>> {
  return callSystem({ services, db, system: { workspaceId, kind }, signal }, async (client, limit) => {
    const missing: string[] = [];
    for (const id of ids) {
      const found = await SYSTEMS[kind].find(client, id, limit);
      if (!found.ok) return found;
      if (found.value === null) missing.push(id);
    }
    return { ok: true, value: missing };
  });
}

interface SystemCall<Kind extends IntegrationKind> {
  readonly services: IntegrationServices;
  readonly db: Db;
  readonly system: SystemOf<Kind>;
  readonly signal: AbortSignal;
}

async function callSystem<Kind extends IntegrationKind, Value>(
  { services, db, system: { workspaceId, kind }, signal }: SystemCall<Kind>,
  call: (client: Clients[Kind], limit: AbortSignal) => Promise<VendorResult<Value>>,
): Promise<Read<Value>> {
  const { name } = SYSTEMS[kind];
  const integration = await openIntegration(services, db, workspaceId, kind);
  if (!integration) return { unavailable: { connected: false, reason: `No ${name} is connected.` } };
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const result = await call(integration.client, AbortSignal.any([signal, late]));
  if (signal.aborted) signal.throwIfAborted();
  if (result.ok) return { value: result.value };
  const { failure } = result;
  const reason = late.aborted
    ? `The ${name} did not respond within ${TIMEOUT_MS / 1000} seconds.`
    : failure.message.slice(0, 500);
  return { unavailable: { connected: true, reason, failure } };
}
