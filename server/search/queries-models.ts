import type pg from "pg";

/** A connection outside the pool. */
export type Session = Pick<pg.Client, "query">;

/** Companies known only by name are not searched, because they have no text. */
export const SEARCHED = "not is_placeholder_domain(domain)";

/**
 * Joins the entry of company `c` in the model $1. Lateral with a limit: one index lookup each, where a join might hash
 * a million entries.
 */
export const ENTRY =
  "lateral (select company_changed_xid from search_entry where model_id = $1 and company_id = c.id limit 1) e on true";

/** Companies that changed since the entries of the model $1 were last complete, and have no current entry. */
export const FROM_CHANGED = `from company c left join ${ENTRY}
  where c.changed_xid >= (select embedded_to from search_model where id = $1) and e.company_changed_xid is distinct from c.changed_xid
    and ${SEARCHED}`;

export function newestModel(sources: string): string {
  return `
  select id from search_model where ready_at is not null and source = any(${sources}::text[])
  order by array_position(${sources}::text[], source), id desc limit 1`;
}

/** Finds the model to serve with, if one is ready. */
export async function findNewestModel(session: Session, sources: readonly string[]): Promise<number | null> {
  const { rows } = await session.query<{ id: number }>(newestModel("$1"), [sources]);
  return rows[0]?.id ?? null;
}

/** Returns the id of the oldest running transaction: every earlier one has ended. */
export async function readHorizon(session: Session): Promise<string> {
  const { rows } = await session.query<{ horizon: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
  );
  return rows[0]!.horizon;
}

export interface StoredModel {
  source: string;
  dimensions: number;
  content: Buffer;
}

/** Bytes of a model's content in one row of a response: all at once takes several times the memory of the model. */
const CONTENT_OF_ROW = 1 << 20;

/** Reads a model. Null when it was deleted or has no content. */
export async function findStoredModel(session: Session, modelId: number): Promise<StoredModel | null> {
  const { rows } = await session.query<StoredModel>(
    `select source, dimensions, substring(content from at for ${CONTENT_OF_ROW}) as content
     from search_model, generate_series(1, octet_length(content), ${CONTENT_OF_ROW}) as at where id = $1 order by at`,
    [modelId],
  );
  const first = rows[0];
  return first === undefined ? null : { ...first, content: Buffer.concat(rows.map(({ content }) => content)) };
}
