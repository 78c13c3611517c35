import { objectRow, proposeMapping } from "../../../server/files/public.ts";
import type { Asked, Refusal } from "./answer.ts";
import { answerByForm, fill, notFound, page } from "./answer.ts";
import { isThing, type Json, type Thing } from "./contract.ts";
import type { Jobs } from "./jobs.ts";
import { fits, personFits, rank } from "./search.ts";
import { KINDS, type Kind } from "./store.ts";

/** What responses depend on besides the request: started jobs, credits, and the examples of other operations. */
export interface World {
  readonly jobs: Jobs;
  readonly credits: { balance: number; reserved: number };
  readonly readExample: (operationId: string) => Thing;
}

type Answer = (asked: Asked, world: World) => Thing | Refusal;

function findKind(name: string): Kind {
  return KINDS.find(({ one }) => one === name) as Kind;
}

function first(value: Json | undefined): Thing {
  const [item] = Array.isArray(value) ? value : [];
  return isThing(item) ? item : {};
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function blockedDomains({ store }: Asked): Set<string> {
  return new Set(store.of(findKind("blocked domain")).keys());
}

function listAccounts({ cast, listLength, example, body }: Asked): Thing {
  const { filters = null } = body;
  const accounts = [...cast.companies.values()].slice(0, listLength === undefined ? undefined : listLength + 5);
  const items = accounts
    .filter((company) => fits(company, isThing(filters) ? filters : {}))
    .map((item) => fill(first(example.accounts), item));
  return page(example, { name: "accounts", items }, body);
}

/** Charges credits; rejects the request if there are too few. */
function spend({ credits }: World, amount: number): Refusal | undefined {
  if (credits.balance < amount) {
    const message = `This can cost ${amount} credits, but only ${credits.balance} are available.`;
    const details = { required: amount, available: credits.balance };
    return { status: 402, code: "INSUFFICIENT_CREDITS", message, details };
  }
  credits.balance -= amount;
  return undefined;
}

function found(asked: Asked, given: Thing): { companies: Thing[]; resolved: Json[]; unresolved: Json[] } {
  const seeds = list(given.seed_domains).map((text) => ({ text, company: asked.cast.companyOfDomain(String(text)) }));
  const known = seeds.map(({ company }) => company).filter((company) => company !== undefined);
  return {
    companies: rank(asked, String(given.query ?? ""), known, given, blockedDomains(asked)),
    resolved: known.map(({ domain }) => domain ?? null),
    unresolved: seeds.flatMap(({ text, company }) => (company ? [] : [text])),
  };
}

/** Supports only simple files: lines, and values between separators. */
function importedFile({ body, query, example, cast }: Asked): Thing | Refusal {
  const [header = "", ...lines] = String(body.content ?? "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  const columns = header.split(/[,;\t]/).map((column) => column.trim());
  const rows = lines.map((line) => {
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim());
    return objectRow(1, Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])));
  });
  const pairs = list(query.map ?? []).map((pair) => String(pair).split("=", 2) as [string, string]);
  const unknown = pairs.find(([column]) => !columns.includes(column))?.[0];
  const fields = ["domain", "website", "social_url", "name"];
  const mapping = proposeMapping(columns, rows, { kind: "companies", fields, given: new Map(pairs) });
  if (unknown !== undefined || mapping.size === 0) {
    const problem = unknown === undefined ? "No column identifies companies." : `The file has no column "${unknown}".`;
    return {
      status: 400,
      code: "FILE_UNREADABLE",
      message: `${problem} Specify the columns with the parameter map.`,
      details: { columns },
    };
  }
  const results = rows.map((row, at) => {
    const read = (field: string) => String(row.value(mapping.get(field)?.[0] ?? "") ?? "") || null;
    const written = read("domain") ?? read("website");
    const company = cast.companyOfDomain(written ?? "");
    return {
      ...{ line: at + 2, requested_domain: written, requested_name: read("name") },
      ...{ domain: company?.domain ?? null, account_id: company?.id ?? null, resolved_by: company ? "domain" : null },
      ...{ outcome: company ? "imported" : "not_found", reason: company ? null : "No company has this domain" },
    };
  });
  const resolved = results.filter(({ account_id }) => account_id !== null).length;
  return {
    ...{ ...example, dry_run: query.dry_run === true, results },
    ...{ mapping: [...mapping].map(([field, from]) => ({ field, columns: [...from] })), unused_columns: [], notes: [] },
    ...{ resolved_count: resolved, unresolved_count: results.length - resolved },
  };
}

const searchLookalikes: Answer = (asked, world) => {
  const { query, example } = asked;
  const { companies, resolved, unresolved } = found(asked, query);
  const shown = companies.slice(0, Number(query.limit ?? 10)).map((company) => fill(first(example.results), company));
  const refusal = spend(world, shown.length);
  return (
    refusal ?? {
      ...example,
      query: query.query ?? "",
      results: shown,
      total: shown.length,
      expected_total: { low: shown.length, high: companies.length },
      scanned: asked.cast.companies.size,
      credits_consumed: shown.length,
      resolved_seed_domains: resolved,
      unresolved_seed_domains: unresolved,
    }
  );
};

const deploySignal: Answer = (asked, { readExample }) => {
  const { store, random, body, example, now, operationId } = asked;
  const kind = findKind("signal");
  const id = store.newId(kind, random);
  const shown = { ...(readExample("Signals_read").signal as Thing) };
  const type = operationId
    .replace("Signals_deploy", "")
    .replaceAll(/(?<!^)[A-Z]/g, "_$&")
    .toLowerCase();
  store.put(kind, {
    ...shown,
    ...fill(shown, { ...shown, ...body }),
    signal_id: id,
    signal_name: body.name ?? null,
    signal_type: type,
    status: "accepted",
    subject: body.term ?? body.search_query ?? body.social_url ?? null,
    repeat: body.repeat ?? body.run_daily ?? false,
    created_at: now.toISOString(),
    last_run_at: null,
    next_run_at: null,
    account_count: 0,
    people_count: 0,
    credits_consumed: 0,
    runs: [],
  });
  const message = body.repeat ? "The signal is running now and will run daily." : "The signal is running now.";
  return { ...example, signal_id: id, message, ...("campaign_id" in example && { campaign_id: id }) };
};

/** The actions of a view, and how to read the settings of each from a request. */
const VIEW_ACTIONS: Readonly<Record<string, (view: Thing) => Json | undefined>> = {
  chat_app: ({ chat_notifications: given }) =>
    isThing(given)
      ? { target: given.target ?? "dm", channel_id: given.channel_id ?? null, schedule: given.schedule ?? null }
      : given,
  webhook: ({ webhook_notifications: given }) =>
    isThing(given) ? { url: given.url ?? null, header_names: headerNames(given), disabled_reason: null } : given,
  email: ({ email_notifications: given }) =>
    isThing(given)
      ? {
          recipient_email: given.recipient_email ?? "ana@northwind.example",
          recipient_confirmed: true,
          schedule: given.schedule ?? null,
        }
      : given,
  crm_sync: ({ crm_assignment: given }) =>
    isThing(given) && given.assignee_ids === undefined
      ? { assignee_id: given.assignee_id ?? "1", override_owner_ids: list(given.override_owner_ids) }
      : given && null,
  round_robin: ({ crm_assignment: given }) =>
    isThing(given) && given.assignee_ids !== undefined
      ? { assignee_ids: list(given.assignee_ids), override_owner_ids: list(given.override_owner_ids) }
      : given && null,
  sequencer: ({ sequencer_sequencing: given }) => (isThing(given) ? { sequence_id: given.sequence_id ?? "1" } : given),
};

function headerNames({ headers }: Thing): Json[] {
  return list(headers).map((header) => String((header as Thing).name).toLowerCase());
}

/** Returns a view with the actions in the request, and with a secret if its webhook is new. */
const answerView: Answer = (asked) => {
  const { body, example } = asked;
  const answer = answerByForm(asked);
  const view = answer.view as Thing;
  const config = { ...(view.action_config as Thing) };
  for (const [name, settingsOf] of Object.entries(VIEW_ACTIONS)) {
    const settings = settingsOf(body);
    if (settings === null) delete config[name];
    else if (isThing(settings)) config[name] = { ...ACTION_STATUS, ...(config[name] as Thing), ...settings };
  }
  const stored = asked.store.put(findKind("view"), { ...view, action_config: config });
  const isNew = isThing(body.webhook_notifications) && body.webhook_notifications.url !== undefined;
  return {
    ...answer,
    view: stored,
    webhook_secret: isNew ? (example.webhook_secret ?? "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw") : null,
    message: isNew ? "Keep the webhook secret: it is not shown again." : null,
  };
};

const ACTION_STATUS: Thing = { enabled: true, state: "ok", last_error: null, last_run_at: null };

const readSignal: Answer = (asked, { jobs }) => {
  const { path, store, now } = asked;
  const signal = store.get(findKind("signal"), path.signal_id);
  if (signal === undefined) return notFound("signal");
  const time = now.toISOString();
  const next: Thing = signal.repeat ? { next_run_at: new Date(now.getTime() + 86_400_000).toISOString() } : {};
  const run = { last_run_at: time, account_count: 1, credits_consumed: 10, ...next };
  jobs.advance(`signal ${path.signal_id}`, signal, signal.repeat ? "scheduled" : "completed", run);
  return answerByForm(asked);
};

const startCrmJob: Answer = (asked, { readExample, jobs }) => {
  const { store, random, body, example, now, operationId } = asked;
  const ids = list(body.account_ids ?? body.people_ids);
  const [noun, id] = [body.account_ids ? "account" : "person", store.newId(findKind("job"), random)];
  const known = body.account_ids ? asked.cast.companies : asked.cast.people;
  const records = ids.map((each) => {
    const isKnown = known.has(Number(each));
    return {
      id: each,
      crm_id: isKnown ? String(7_700_000 + Number(each)) : null,
      action: isKnown ? "created" : "failed",
      error: isKnown ? null : "NOT_FOUND",
    };
  });
  const created = records.filter(({ action }) => action === "created").length;
  const result = { total: ids.length, created, updated: 0, skipped: 0, failed: ids.length - created, records };
  const job_type = operationId === "Crm_syncAccounts" ? "sync_accounts" : "sync_people";
  const state = { job_id: id, job_type, status: "pending", created_at: now.toISOString(), error_message: null, result };
  jobs.crm.set(String(id), { ...readExample("Crm_checkJobStatus"), ...state });
  const message = `${ids.length} ${ids.length === 1 ? `${noun} will` : `${noun === "person" ? "people" : "accounts"} will`} be synced.`;
  return { ...example, job_id: id, message, total_records: ids.length };
};

const checkCrmJob: Answer = ({ query, example }, { jobs }) => {
  const id = String(query.job_id);
  const job = jobs.crm.get(id) ?? (id === example.job_id ? example : undefined);
  if (job === undefined) return notFound("job");
  jobs.advance(id, job, "completed");
  return { ...job, result: job.status === "completed" ? (job.result ?? null) : null };
};

function changeMembers(field: "account_ids" | "people_ids", sign: 1 | -1): Answer {
  return (asked) => {
    const { path, body, cast, store, example } = asked;
    const audience = store.get(findKind("audience"), path.audience_id);
    if (audience === undefined) return notFound("audience");
    const known = field === "account_ids" ? cast.companies : cast.people;
    const members = new Set(list(audience[field]));
    const given = [...new Set(list(body[field]))];
    const unknown = given.filter((id) => !known.has(Number(id)));
    const changed = given.filter((id) => known.has(Number(id)) && members.has(id) === sign < 0);
    for (const id of changed) sign > 0 ? members.add(id) : members.delete(id);
    audience[field] = [...members];
    audience[field === "account_ids" ? "account_count" : "people_count"] = members.size;
    const unchanged_count = given.length - unknown.length - changed.length;
    const counts = { changed_count: changed.length, unchanged_count, unknown_ids: unknown };
    return { ...example, ...counts, audience: fill(example.audience as Thing, audience) };
  };
}

/** Returns the response of an operation; undefined if it depends only on the form of its request and response. */
export function findAnswer(operationId: string): Answer | undefined {
  return operationId.startsWith("Signals_deploy") ? deploySignal : ANSWERS[operationId];
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  Lookalikes_search: searchLookalikes,
  Lookalikes_submitBulk: (asked, world) => {
    const refusal = spend(world, Number(asked.body.limit ?? 100));
    return (
      refusal ??
      world.jobs.submit(asked, found(asked, asked.body).companies, first(world.readExample("Lookalikes_listBulk").jobs))
    );
  },
  Lookalikes_pollBulk: (asked, { jobs }) => jobs.poll(asked),
  Lookalikes_cancelBulk: (asked) => {
    const job = asked.store.get(findKind("job"), asked.path.job_id);
    if (job && job.finished_at === null) job.status = "cancelling";
    return { ...asked.example, job_id: asked.path.job_id ?? null, status: job?.status ?? null };
  },
  Accounts_searchByTraits: (asked) => {
    const { query, example } = asked;
    const companies = rank(asked, String(query.query), [], query, blockedDomains(asked)).slice(
      0,
      Number(query.limit ?? 10),
    );
    const results = companies.map((company) => fill(first(example.results), company));
    return { ...example, query: query.query ?? "", results, total: results.length };
  },
  Accounts_searchByName: ({ query, example, cast }) => {
    const text = String(query.query).toLowerCase();
    const named = [...cast.companies.values()].filter(({ name, domain }) =>
      `${name} ${domain}`.toLowerCase().includes(text),
    );
    const close =
      named.length > 0
        ? named
        : [...cast.companies.values()].filter(({ name }) => String(name).toLowerCase().startsWith(text.slice(0, 3)));
    const matches = close
      .slice(0, Number(query.limit ?? 10))
      .map((company) => fill(first(example.matches), { ...company, match_score: named.length > 0 ? 1 : 0.6 }));
    return { ...example, query: query.query ?? "", matches, total_matches: matches.length };
  },
  Accounts_list: listAccounts,
  Accounts_listFiltered: (asked) => {
    const shown = listAccounts(asked);
    return { ...shown, account_ids: list(shown.accounts).map((item) => (isThing(item) ? (item.id ?? null) : null)) };
  },
  Accounts_read: ({ path, example, cast }) => fill(example, cast.companies.get(Number(path.account_id)) ?? {}),
  Accounts_import: ({ body, example, cast }) => {
    const results = list(body.accounts).map((asked) => {
      const given = isThing(asked) ? asked : {};
      const company = cast.companyOfDomain(String(given.domain ?? given.website ?? ""));
      return {
        ...first(example.results),
        requested_domain: given.domain ?? null,
        requested_name: given.name ?? null,
        domain: company?.domain ?? given.domain ?? null,
        account_id: company?.id ?? null,
        outcome: company ? "imported" : "not_found",
      };
    });
    const resolved = results.filter(({ account_id }) => account_id !== null).length;
    return { ...example, results, resolved_count: resolved, unresolved_count: results.length - resolved };
  },
  Accounts_importFile: (asked) => importedFile(asked),
  Blocklist_add: ({ body, example, store, now, actingUser, cast }) => {
    const kind = findKind("blocked domain");
    const added = list(body.domains).map((text) => {
      const domain = String(
        cast.companyOfDomain(String(text))?.domain ??
          String(text)
            .replace(/^https?:\/\/(www\.)?/, "")
            .split("/")[0],
      );
      const entry = { domain, reason: body.reason ?? null, added_by: actingUser, added_at: now.toISOString() };
      return { entry: store.put(kind, store.get(kind, domain) ?? fill(first(example.domains), entry)), isNew: true };
    });
    return { ...example, domains: added.map(({ entry }) => entry), added_count: added.length };
  },
  People_list: (asked) => {
    const { example, body, cast } = asked;
    const filters = isThing(body.filters ?? null) ? (body.filters as Thing) : {};
    const people = [...cast.people.values()].filter((person) =>
      personFits(person, cast.companies.get(Number(person.account_id)), filters),
    );
    const shown = page(example, { name: "people_ids", items: people.map(({ id }) => id ?? null) }, body);
    return { ...shown, total_accounts_count: new Set(people.map(({ account_id }) => account_id)).size };
  },
  People_batch: ({ body, example, cast }) => {
    const asked = list(body.people_ids);
    const known = asked.map((id) => cast.people.get(Number(id))).filter((person) => person !== undefined);
    const missing = asked.filter((id) => !cast.people.has(Number(id)));
    return { ...example, people: known.map((person) => fill(first(example.people), person)), not_found_ids: missing };
  },
  People_enrichEmails: ({ body, example, cast }, world) => {
    const results = list(body.people_ids).map((id) => {
      const person = cast.people.get(Number(id));
      const email = person?.work_email ?? null;
      return { people_id: id, work_email: email, status: email === null ? "not_found" : "found" };
    });
    const cost = results.filter(({ status }) => status === "found").length;
    return spend(world, cost) ?? { ...example, results, credits_consumed: cost };
  },
  Audiences_addAccounts: changeMembers("account_ids", 1),
  Audiences_removeAccounts: changeMembers("account_ids", -1),
  Audiences_addPeople: changeMembers("people_ids", 1),
  Audiences_removePeople: changeMembers("people_ids", -1),
  Signals_read: readSignal,
  Views_create: answerView,
  Views_update: answerView,
  Crm_syncAccounts: startCrmJob,
  Crm_syncPeople: startCrmJob,
  Crm_checkJobStatus: checkCrmJob,
  Feedback_give: ({ body, example }, { credits }) => {
    const cost = body.kind === "insight" ? 0 : Number(example.credits);
    const isWrong = body.verdict !== "right";
    const due = isWrong ? cost : 0;
    credits.balance += due;
    const refund = due > 0 ? "paid" : "none";
    return { ...fill(example, body), hidden: isWrong, credits: cost, refund, balance: credits.balance };
  },
  Credits_balance: ({ example }, { credits }) => ({ ...example, ...credits }),
  Webhooks_create: (asked) => {
    const answer = answerByForm(asked);
    const webhook = { ...(answer.webhook as Thing), header_names: headerNames(asked.body) };
    return { ...answer, webhook: asked.store.put(findKind("webhook"), webhook) };
  },
  Integrations_connect: ({ path, body, example, store, now }) => {
    const shown = { ...(example.integration as Thing), kind: path.kind ?? null, provider: body.provider ?? null };
    const integration = store.put(findKind("integration"), {
      ...shown,
      connected: true,
      connected_at: now.toISOString(),
    });
    return { ...example, integration };
  },
  Integrations_disconnect: ({ path, example, store }) => {
    const off = {
      connected: false,
      provider: null,
      external_account_name: null,
      connected_at: null,
      connected_by: null,
    };
    store.put(findKind("integration"), {
      ...store.get(findKind("integration"), path.kind),
      ...off,
      kind: path.kind ?? null,
    });
    return { ...example, kind: path.kind ?? null };
  },
  WorkspaceMembers_remove: ({ query, example, store }) => {
    if (!store.of(findKind("member")).delete(String(query.email))) return notFound("member");
    return { ...example, email: query.email ?? null };
  },
};
