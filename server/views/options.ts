import type { Handler, Schema } from "../http/contract.ts";
import { findIntegration, type IntegrationKind, type IntegrationServices } from "../integrations/public.ts";
import { listChannels, listCrmUsers, listSequences, type Unreadable } from "./connected-systems.ts";

const TTL_MS = 60_000;
const MAX_CACHED = 1_000;

/** What was read from one system of one workspace. */
type Part = Pick<Schema["ViewOptions"], "channels" | "crm_users" | "sequences"> & { readonly unreadable?: Unreadable };

const NOTHING = { channels: [], crm_users: [], sequences: [] };

/** Returns the values that actions accept. The result of each system is cached for a minute, even a failure. */
export function options(services: IntegrationServices): Handler<"Views_options"> {
  const cache = new Map<string, { readonly part: Promise<Part>; readonly expiresAt: number }>();
  const readPart: Record<IntegrationKind, (...request: Parameters<typeof listChannels>) => Promise<Part>> = {
    crm: async (...request) => {
      const read = await listCrmUsers(...request);
      return "value" in read ? { ...NOTHING, crm_users: read.value } : { ...NOTHING, ...read };
    },
    chat: async (...request) => {
      const read = await listChannels(...request);
      return "value" in read ? { ...NOTHING, channels: read.value } : { ...NOTHING, ...read };
    },
    sequencer: async (...request) => {
      const read = await listSequences(...request);
      return "value" in read ? { ...NOTHING, sequences: read.value } : { ...NOTHING, ...read };
    },
  };
  return async (_input, { db, caller: { workspaceId }, now, signal, reply }) => {
    const read = async (kind: IntegrationKind): Promise<Part> => {
      const integration = await findIntegration(db, workspaceId, kind);
      // A system that is connected again gets a new cache entry.
      const key = `${workspaceId} ${kind} ${integration?.connectedAt.toISOString()}`;
      const cached = cache.get(key);
      // The caller it was read for may have disconnected; it is then read again.
      if (cached && now.getTime() < cached.expiresAt) return cached.part.catch(() => read(kind));
      const part = readPart[kind](services, db, workspaceId, signal);
      part.catch(() => cache.delete(key));
      cache.set(key, { part, expiresAt: now.getTime() + TTL_MS });
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return part;
    };
    const kinds = ["crm", "chat", "sequencer"] as const;
    const [crm, chat, sequencer] = await Promise.all([read("crm"), read("chat"), read("sequencer")]);
    const parts = { crm, chat, sequencer };
    return reply(200, {
      connected: kinds.filter((kind) => parts[kind].unreadable?.connected !== false),
      channels: chat.channels,
      crm_users: crm.crm_users,
      sequences: sequencer.sequences,
      unavailable: kinds.flatMap((kind) => {
        const { unreadable } = parts[kind];
        return unreadable ? [{ kind, reason: unreadable.reason }] : [];
      }),
    });
  };
}
