import type { Db } from "../db/connect.ts";
import type { Handler } from "../http/contract.ts";
import { findIntegration, type IntegrationKind, type IntegrationServices } from "../integrations/public.ts";
import { continueOptions, type Option, type OptionsRead, type UnavailableSystem } from "./connected-systems.ts";

const KINDS = ["crm", "chat", "sequencer"] as const satisfies readonly IntegrationKind[];
/** How long options or a failure to read them are cached. */
const TTL_MS = 60_000;
/** The maximum number of cached connections, and of their options in total. */
const MAX_CACHED = 1_000;
const MAX_OPTIONS = 2_000_000;

/** The options of one system of one workspace. */
type Part = (OptionsRead & { readonly unavailable?: undefined }) | { readonly unavailable: UnavailableSystem };

interface Cached {
  readonly part: Promise<Part>;
  readonly expiresAt: number;
}

/** Caches the options of all connections. */
class OptionsCache {
  readonly #services: IntegrationServices;
  readonly #cached = new Map<string, Cached>();
  readonly #sizes = new Map<string, number>();

  constructor(services: IntegrationServices) {
    this.#services = services;
  }

  /** Returns the options of a system. Continues a read that reached its time limit, and repeats an expired read. */
  async read(db: Db, workspaceId: number, kind: IntegrationKind, now: Date, signal: AbortSignal): Promise<Part> {
    const integration = await findIntegration(db, workspaceId, kind);
    // A system that is reconnected gets a new cache entry.
    const key = `${workspaceId} ${kind} ${integration?.connected_at.toISOString()}`;
    const cached = this.#cached.get(key);
    let before: OptionsRead | undefined;
    if (cached && now.getTime() < cached.expiresAt) {
      // A read fails if its caller disconnects, so it is repeated for this caller.
      const part = await cached.part.catch(() => undefined);
      if (part === undefined) return this.read(db, workspaceId, kind, now, signal);
      if (part.unavailable || part.cursor === null || this.#cached.get(key) !== cached) return part;
      before = part;
    }
    const part = continueOptions(this.#services, db, { workspaceId, kind }, before, signal).then(
      (read): Part => ("value" in read ? read.value : read),
    );
    this.#keep(key, { part, expiresAt: now.getTime() + TTL_MS });
    return part;
  }

  #keep(key: string, cached: Cached): void {
    this.#cached.delete(key);
    this.#cached.set(key, cached);
    cached.part.then(
      (part) => {
        this.#sizes.set(key, part.unavailable ? 0 : part.options.length);
        this.#shrink();
      },
      () => {
        if (this.#cached.get(key) !== cached) return;
        this.#cached.delete(key);
        this.#sizes.delete(key);
      },
    );
  }

  #shrink(): void {
    const total = (): number => this.#sizes.values().reduce((sum, size) => sum + size, 0);
    while (this.#cached.size > MAX_CACHED || (this.#cached.size > 1 && total() > MAX_OPTIONS)) {
      const [oldest = ""] = this.#cached.keys();
      this.#cached.delete(oldest);
      this.#sizes.delete(oldest);
    }
  }
}

/** Serves the values that actions accept, in pages and filtered by a search string. */
export function options(services: IntegrationServices): Handler<"Views_options"> {
  const cache = new OptionsCache(services);
  return async ({ query }, { db, caller: { workspaceId }, now, signal, reply }) => {
    const parts = await Promise.all(
      KINDS.map(async (kind) => ({ kind, part: await cache.read(db, workspaceId, kind, now, signal) })),
    );
    const pages = new Map(
      parts.flatMap(({ kind, part }) => (part.unavailable ? [] : [[kind, paginateOptions(part, query)] as const])),
    );
    const page = (kind: IntegrationKind): readonly Option[] => pages.get(kind)?.options ?? [];
    return reply(200, {
      connected: parts.flatMap(({ kind, part }) => (part.unavailable?.connected === false ? [] : [kind])),
      channels: page("chat").map(({ id, name }) => ({ id, name: name ?? "" })),
      crm_users: [...page("crm")],
      sequences: page("sequencer").map(({ id, name }) => ({ id, name: name ?? "" })),
      unavailable: parts.flatMap(({ kind, part }) =>
        part.unavailable ? [{ kind, reason: part.unavailable.reason }] : [],
      ),
      counts: [...pages].map(([kind, { total, hasMore, isComplete }]) => ({
        ...{ kind, total_count: total, has_more: hasMore, is_complete: isComplete },
      })),
    });
  };
}

interface OptionsPage {
  readonly options: readonly Option[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isComplete: boolean;
}

const BY_NAME = new Intl.Collator("en");

function paginateOptions(
  { options: all, cursor }: OptionsRead,
  { search, limit, offset }: { readonly search?: string | undefined; readonly limit: number; readonly offset: number },
): OptionsPage {
  const wanted = search?.toLowerCase();
  const matches = wanted === undefined ? all : all.filter((option) => isMatch(option, wanted));
  const sorted = matches.toSorted((a, b) => BY_NAME.compare(a.name ?? "", b.name ?? ""));
  return {
    options: sorted.slice(offset, offset + limit),
    total: matches.length,
    hasMore: offset + limit < matches.length,
    isComplete: cursor === null,
  };
}

function isMatch({ id, name, email }: Option, wanted: string): boolean {
  return [id, name ?? "", email ?? ""].some((text) => text.toLowerCase().includes(wanted));
}
