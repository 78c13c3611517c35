// A separate process that spends one workspace's credits: `node spend-process.ts URL WORKSPACE NAME SPENDS`.

import { spend } from "../../server/credits/public.ts";
import { connect } from "../../server/db/connect.ts";

const [url, workspace, name, spends] = process.argv.slice(2);
const { db, close } = connect({ url: url ?? "", applicationName: "spender", poolSize: 20 });
const outcomes = await Promise.all(
  Array.from({ length: Number(spends) }, (_, index) =>
    spend(db, { workspaceId: Number(workspace), reference: `${name}-${index}`, reason: "test" }, 1 + (index % 7)),
  ),
);
const spent = outcomes.reduce((sum, { status }, index) => sum + (status === "recorded" ? 1 + (index % 7) : 0), 0);
process.stdout.write(
  JSON.stringify({ spent, refused: outcomes.filter(({ status }) => status === "insufficient").length }),
);
await close();
