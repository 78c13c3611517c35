import { randomUUID } from "node:crypto";
import { PRICES, refuseCharge } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import { filterDescriber } from "../filters/definitions.ts";
import { resolveFilters } from "../filters/read-filters.ts";
import { findViewFilters } from "../filters/view-filters.ts";
import type { CostPreview, Family, Handler, PreparingHandler, Schema } from "../http/contract.ts";
import { noSuch, Unavailable } from "../http/problems.ts";
import type { EmailFinder } from "../ports/email-finder.ts";
import { enrichEmails, lookUpEmails } from "./enrich-emails.ts";
import { countPeople, listPeople, listPersonIds, type PersonRow } from "./queries.ts";

// The contract's defaults, for a request without a body.
const FIRST_PAGE = { sort_key: "latest_signal_date", sort_direction: "desc", page: 0, page_size: 50 } as const;

const RETRY_AFTER_SECONDS = 30;

/** Serves the people who work at the workspace's accounts. */
export function people({ emailFinder }: { emailFinder: EmailFinder | undefined }): Family<"People", "enrichEmails"> {
  const describeFilters = filterDescriber("PeopleFilters");
  return {
    list,
    batch,
    enrichEmails: enrich(emailFinder),
    filters: async (_input, { db, now, reply }) => reply(200, { filters: await describeFilters(db, now) }),
  };
}

const list: Handler<"People_list"> = async ({ body }, context) => {
  const { db, caller, reply, problem, refuse } = context;
  const view = body?.view_id ? await findViewFilters(db, { userId: caller.userId, viewId: body.view_id }) : undefined;
  if (body?.view_id && !view) return refuse(noSuch("view"));
  if (view?.viewType === "accounts") {
    const message = "This view contains accounts. List them with POST /api/v2/account/filtered-accounts.";
    return problem(400, "VIEW_TYPE_MISMATCH", message, { view_id: body?.view_id });
  }
  const resolved = await resolveFilters("PeopleFilters", body?.filters, context);
  if ("refusal" in resolved) return refuse(resolved.refusal);
  const filters = view ? [view.filters, resolved.filters] : [resolved.filters];
  const { workspaceId } = caller;
  const { sort_key: sortKey, sort_direction: sortDirection, page, page_size } = { ...FIRST_PAGE, ...body };
  const [ids, counts] = await Promise.all([
    listPersonIds(db, { workspaceId, filters, sortKey, sortDirection, limit: page_size, offset: page * page_size }),
    countPeople(db, workspaceId, filters),
  ]);
  return reply(200, {
    people_ids: ids,
    total_count: counts.people,
    total_accounts_count: counts.accounts,
    page,
    page_size,
    has_more: page * page_size + ids.length < counts.people,
  });
};

const batch: Handler<"People_batch"> = async ({ body }, { db, caller, reply }) => {
  const ids = [...new Set(body.people_ids)];
  const rows = new Map((await listPeople(db, caller.workspaceId, ids)).map((row) => [row.id, row]));
  return reply(200, {
    people: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [presentPerson(row)] : [];
    }),
    not_found_ids: ids.filter((id) => !rows.has(id)),
  });
};

function enrich(emailFinder: EmailFinder | undefined): PreparingHandler<"People_enrichEmails"> {
  return {
    prepare: async ({ body }, signal, { db: pool, caller: { workspaceId, userId } }) => {
      const wanted = { workspaceId, userId, personIds: body.people_ids };
      const lookup = await lookUpEmails({ db: pool, emailFinder }, wanted, signal);
      if (lookup.status === "unavailable") {
        signal.throwIfAborted();
        throw new Unavailable(
          "Work emails cannot be looked up at the moment. Nothing was charged.",
          RETRY_AFTER_SECONDS,
        );
      }
      return async (_input, { db, stateCost, confirmCost, reply, refuse }) => {
        const stated = (credits: number) => stateCost(credits, () => previewEmails(credits));
        const enrichment = "required" in lookup ? lookup : await charge(db, lookup, { workspaceId, userId }, stated);
        if ("required" in enrichment)
          return refuse(await refuseCharge(db, workspaceId, enrichment, "These emails cost"));
        const { results, creditsConsumed, balance } = enrichment;
        await confirmCost(creditsConsumed, balance);
        return reply(
          200,
          { results: [...results], credits_consumed: creditsConsumed },
          { "X-Credits-Used": creditsConsumed, "X-Credits-Remaining": balance },
        );
      };
    },
  };
}

/** Charges with a random reference. With the request id, a caller could send the same id twice and pay only once. */
function charge(
  db: Db,
  lookup: Parameters<typeof enrichEmails>[1],
  owner: { readonly workspaceId: number; readonly userId: string },
  beforeCharge: (credits: number) => Promise<void>,
) {
  const entry = { ...owner, reference: `enrichment_${randomUUID()}`, reason: "People_enrichEmails" };
  return enrichEmails(db, lookup, entry, beforeCharge);
}

function previewEmails(credits: number): CostPreview {
  const count = credits / PRICES.email_enrichment.credits;
  const message = `Found ${count} new work emails, for ${credits} credits.`;
  return { count: { low: count, high: count }, credits: { low: credits, high: credits }, sample: [], message };
}

function presentPerson(row: PersonRow): Schema["Person"] {
  return {
    id: row.id,
    account_id: row.company_id,
    account_name: row.company_name,
    account_domain: row.company_domain,
    full_name: row.full_name,
    first_name: row.first_name,
    last_name: row.last_name,
    title: row.title,
    seniority: row.seniority,
    department: row.department,
    country: row.country,
    city: row.city,
    social_url: row.social_url,
    work_email: row.work_email,
    latest_signal_date: row.latest_signal_date?.toISOString() ?? null,
  };
}
