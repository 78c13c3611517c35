import type pg from "pg";

/** A connection outside the pool. */
export type Session = Pick<pg.Client, "query">;

/** Returns the id of the oldest running transaction: every earlier one has ended. */
export async function readHorizon(session: Session): Promise<string> {
  const { rows } = await session.query<{ horizon: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
  );
  return rows[0]!.horizon;
}

/** A model with its content, as training wrote it. */
export interface StoredModel {
  source: string;
  dimensions: number;
  companies: number;
  content: Buffer;
}

/** Reads a model. Null when it is gone or has no content. */
export async function readStoredModel(session: Session, modelId: number): Promise<StoredModel | null> {
  const { rows } = await session.query<StoredModel>(
    "select source, dimensions, companies::integer as companies, content from search_model where id = $1 and content is not null",
    [modelId],
  );
  return rows[0] ?? null;
}
