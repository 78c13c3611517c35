import type { Db } from "../../server/db/connect.ts";

/** Returns a database that counts its statements. */
export function countStatements(db: Db): { readonly db: Db; count(): number } {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counted, count: () => count };
}
