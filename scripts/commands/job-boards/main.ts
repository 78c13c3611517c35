// npm run job-boards -- add|list|remove: manages the job boards whose posts are pulled.
import { type BoardKind, deleteBoard, insertBoard, listSources } from "../../../server/activity/queries.ts";
import { JOB_BOARD_VENDORS } from "../../../server/adapters/activity/job-board-vendors.ts";
import type { Db } from "../../../server/db/connect.ts";
import { urlWithoutSecrets } from "../../../server/lib/url-without-secrets.ts";
import { registrableDomain } from "../../../server/text/public.ts";
import { helpIfAsked, joinWithOr, misused, withCommands, wrongCount, wrongVerb } from "../../support/arguments.ts";
import { withDatabase } from "../../support/command.ts";

const KINDS = Object.keys(JOB_BOARD_VENDORS);
const HELP = `npm run job-boards -- add VENDOR BOARD DOMAIN
npm run job-boards -- list
npm run job-boards -- remove VENDOR BOARD

Manages the job boards whose posts are pulled, each at most once an hour with one conditional request. VENDOR is one of
${KINDS.join(", ")}; BOARD is the company's name in the board's URL; DOMAIN is the company's
website.`;

helpIfAsked(HELP);
const command = readCommand(process.argv.slice(2));
if (typeof command === "string") misused(command, HELP);
process.exitCode = await withDatabase("job-boards", command);

/** Returns the command, or the error in the arguments. */
function readCommand([verb, ...rest]: readonly string[]): string | ((db: Db) => Promise<number>) {
  const error = wrongVerb(verb, ["add", "list", "remove"]);
  if (error !== undefined) return error;
  if (verb === "list") return wrongCount([], rest) ?? list;
  const [vendor = "", board = "", website = ""] = rest;
  const kind = KINDS.find((known): known is BoardKind => known === vendor);
  if (kind === undefined && vendor !== "") return `VENDOR must be ${joinWithOr(KINDS)}, not ${vendor}.`;
  const names = verb === "add" ? ["VENDOR", "BOARD", "DOMAIN"] : ["VENDOR", "BOARD"];
  const wrong = wrongCount(names, rest);
  if (wrong !== undefined || kind === undefined) return wrong ?? "VENDOR is missing.";
  if (verb === "remove") return (db) => remove(db, kind, board);
  const domain = registrableDomain(website);
  return domain === undefined
    ? `DOMAIN must be a website or domain, not ${website}.`
    : (db) => add(db, kind, board, domain);
}

async function add(db: Db, kind: BoardKind, name: string, companyDomain: string): Promise<number> {
  const isNew = await insertBoard(db, { kind, name, companyDomain });
  console.log(isNew ? `Added ${kind} ${name}. Pulls start within minutes.` : `${kind} ${name} is already listed.`);
  return isNew ? 0 : 1;
}

async function list(db: Db): Promise<number> {
  const sources = await listSources(db);
  for (const { kind, name, company_domain, last_pulled_at, last_error } of sources) {
    const state = last_error ?? (last_pulled_at === null ? "not pulled yet" : `pulled ${last_pulled_at.toISOString()}`);
    console.log([kind, kind === "feed" ? urlWithoutSecrets(name) : name, company_domain ?? "", state].join("\t"));
  }
  if (sources.length === 0) console.log(withCommands("There are no boards. Add one with npm run job-boards -- add."));
  return 0;
}

async function remove(db: Db, kind: BoardKind, name: string): Promise<number> {
  const isDeleted = await deleteBoard(db, kind, name);
  console.log(isDeleted ? `Removed ${kind} ${name}. Its posts are kept.` : `${kind} ${name} is not listed.`);
  return isDeleted ? 0 : 1;
}
