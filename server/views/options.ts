import type { Handler } from "../http/contract.ts";
import { findIntegration, type IntegrationKind, type IntegrationServices } from "../integrations/public.ts";
import { type ActionValues, listValues, NO_VALUES, type Unreadable } from "./connected-systems.ts";

const TTL_MS = 60_000;
const MAX_CACHED = 1_000;

/** What was read from one system of one workspace. */
type Part = ActionValues & { readonly unreadable?: Unreadable };

/** Returns the values that actions accept. The result of each system is cached for a minute, even a failure. */
export function options(services: IntegrationServices): Handler<"Views_options"> {
  const cache = new Map<string, { readonly part: Promise<Part>; readonly expiresAt: number }>();
  return async (_input, { db, caller: { workspaceId }, now, signal, reply }) => {
    const read = async (kind: IntegrationKind): Promise<Part> => {
      const integration = await findIntegration(db, workspaceId, kind);
      // A system that is connected again gets a new cache entry.
      const key = `${workspaceId} ${kind} ${integration?.connectedAt.toISOString()}`;
      const cached = cache.get(key);
      // The caller it was read for may have disconnected; it is then read again.
      if (cached && now.getTime() < cached.expiresAt) return cached.part.catch(() => read(kind));
      const part = listValues(services, db, workspaceId, kind, signal).then(
        (read): Part => ("value" in read ? read.value : { ...NO_VALUES, ...read }),
      );
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
