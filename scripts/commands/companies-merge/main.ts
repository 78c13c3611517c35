// npm run companies:merge -- KEPT OTHER: merges two companies of the catalogue.
import { resolveCompanies } from "../../../server/catalogue/queries-company-ids.ts";
import { mergeCompanies } from "../../../server/catalogue/queries-merge.ts";
import type { Db } from "../../../server/db/connect.ts";
import { repeatTransaction } from "../../../server/db/repeat-transaction.ts";
import { isSameCompanyName, readCompanyReference } from "../../../server/text/public.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { refuse, withDatabase } from "../../support/command.ts";

const HELP = `npm run companies:merge -- KEPT OTHER

Merges the company OTHER into KEPT, for example after a change of domain or an acquisition. Moves accounts, audiences,
people, posts, events, insights and signal results to KEPT, and adds the domains of OTHER to the domains of KEPT.
If both have the same name, copies the facts that KEPT lacks. A merge cannot be undone. KEPT and OTHER are domains or
profiles on a social network.`;

helpIfAsked(HELP);
const given = process.argv.slice(2);
const error = wrongCount(["KEPT", "OTHER"], given);
if (error !== undefined) misused(error, HELP);
process.exitCode = await withDatabase("companies-merge", (db) =>
  repeatTransaction(db, (transaction) => merge(transaction, given)),
);

async function merge(db: Db, given: readonly string[]): Promise<number> {
  const references = given.map((text) => readCompanyReference(text) ?? text);
  const found = await resolveCompanies(db, references);
  const unknown = references.find((reference) => !found.has(reference));
  if (unknown !== undefined) return refuse(`${unknown} does not identify a company in the catalogue.`);
  const [kept, gone] = references.flatMap((reference) => found.get(reference) ?? []);
  if (kept === undefined || gone === undefined || kept.id === gone.id)
    return refuse(`${references.join(" and ")} are already the same company.`);
  const fill = isSameCompanyName(kept.name, gone.name);
  if (!(await mergeCompanies(db, kept.id, gone.id, { fill }))) return refuse("One of the companies was deleted.");
  console.log(`${gone.name} (${gone.domain}) was merged into ${kept.name} (${kept.domain}).`);
  return 0;
}
