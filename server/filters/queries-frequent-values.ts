import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** The most frequent values of the catalogue, most frequent first. */
export interface FrequentValues {
  readonly industries: readonly string[];
  readonly tags: readonly string[];
}

export const MAX_FREQUENT_VALUES = 500;

/** Lists the most frequent industries and tags. Values that differ in letter case only are one, in their commonest spelling. */
export async function listFrequentValues(db: Db): Promise<FrequentValues> {
  const { rows } = await sql<FrequentValues>`
    select
      array(
        select mode() within group (order by industry) from company where industry is not null
        group by lower(industry) order by count(*) desc, lower(industry) limit ${MAX_FREQUENT_VALUES}
      ) as industries,
      array(
        select mode() within group (order by tag) from company, unnest(tags) as tag
        group by lower(tag) order by count(*) desc, lower(tag) limit ${MAX_FREQUENT_VALUES}
      ) as tags`.execute(db);
  return rows[0] ?? { industries: [], tags: [] };
}
