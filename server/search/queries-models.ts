import type pg from "pg";

/** A database connection outside the pool. */
export type Session = Pick<pg.Client, "query">;

/** The condition for searchable companies. Companies known only by name have no text. */
export const SEARCHED = "not is_placeholder_domain(domain)";

/**
 * Joins the entry of company `c` in model $1. The lateral join with a limit makes Postgres look up each entry by index,
 * where a plain join might hash a million entries.
 */
export const ENTRY =
  "lateral (select company_changed_xid from search_entry where model_id = $1 and company_id = c.id limit 1) e on true";

/** The companies that changed since the entries of model $1 were last complete and have no current entry. */
export const FROM_CHANGED = `from company c left join ${ENTRY}
  where c.changed_xid >= (select embedded_to from search_model where id = $1)
    and e.company_changed_xid is distinct from c.changed_xid
    and ${SEARCHED}`;

export function newestModel(sources: string): string {
  return `
  select id from search_model where ready_at is not null and source = any(${sources}::text[])
  order by array_position(${sources}::text[], source), id desc limit 1`;
}

/** Finds the id of the newest ready model of the most preferred source; null if no model is ready. */
export async function findNewestModel(session: Session, sources: readonly string[]): Promise<number | null> {
  const { rows } = await session.query<{ id: number }>(newestModel("$1"), [sources]);
  return rows[0]?.id ?? null;
}

/** Returns the id of the oldest running transaction. All transactions with a lower id have ended. */
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

/** The bytes of a model's content in one row. Reading the content as one value takes several times its memory. */
const CONTENT_OF_ROW = 1 << 20;

/** Reads a model; null if the model was deleted or has no content. */
export async function findStoredModel(session: Session, modelId: number): Promise<StoredModel | null> {
  const { rows } = await session.query<StoredModel>(
    `select source, dimensions, substring(content from at for ${CONTENT_OF_ROW}) as content
     from search_model, generate_series(1, octet_length(content), ${CONTENT_OF_ROW}) as at where id = $1 order by at`,
    [modelId],
  );
  const first = rows[0];
  return first === undefined ? null : { ...first, content: Buffer.concat(rows.map(({ content }) => content)) };
}
