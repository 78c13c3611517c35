import type { Schema } from "../../../server/http/contract.ts";
import type { Asked, Refusal } from "./answer.ts";
import { fill, notFound } from "./answer.ts";
import { isThing, type Json, type Thing } from "./contract.ts";
import { KINDS, type Kind } from "./store.ts";

const JOB = KINDS.find(({ one }) => one === "job") as Kind;

/** The number of reads after which a job or signal has ended. */
const POLLS = 3;
const PAGE_SIZE = 100;

function deriveStopReason({ status, requested_limit: limit }: Thing, count: number): Schema["LookalikeJobEnd"] {
  if (status === "cancelling") return "cancelled";
  return count < Number(limit) ? "floor" : "limit";
}

/** The results of bulk jobs started in the mock, and the number of reads of each job. */
export class Jobs {
  readonly #results = new Map<string, Thing[]>();
  readonly #polls = new Map<string, number>();
  /** Jobs that write to the CRM. No operation lists them. */
  readonly crm = new Map<string, Thing>();

  /** Starts a bulk job with companies that were already found. */
  submit({ store, random, example, body, now }: Asked, found: Thing[], listed: Thing): Thing {
    const id = store.newId(JOB, random);
    const limit = Number(body.limit ?? 100);
    store.put(JOB, {
      ...listed,
      job_id: id,
      status: "pending",
      manifest: null,
      processed: 0,
      progress_message: "Waiting for a worker.",
      error_message: null,
      expected_total: null,
      scanned: null,
      stopped_because: null,
      requested_limit: limit,
      created_at: now.toISOString(),
      started_at: null,
      finished_at: null,
      eta_seconds: POLLS,
    });
    this.#results.set(String(id), found.slice(0, limit));
    const message = `The job is waiting for a worker. Poll it with GET /api/v1/account/search-lookalikes-bulk/${id}.`;
    return { ...example, job_id: id, status: "pending", message, requested_limit: limit };
  }

  /** Returns the state of a bulk job, advanced by one step at each read, with a page of its results. */
  poll(asked: Asked): Thing | Refusal {
    const { store, path, query, example, now } = asked;
    const id = String(path.job_id);
    const job = store.get(JOB, id);
    if (job === undefined) return notFound("job");
    const results = this.listJobResults(asked);
    const step = this.#step(id);
    if (this.#results.has(id) && job.finished_at === null) {
      const isDone = step >= POLLS || job.status === "cancelling";
      // A page is written as a whole, and never changes.
      const pagesSoFar = Math.floor((((step - 1) / POLLS) * results.length) / PAGE_SIZE);
      const written = isDone ? results.length : pagesSoFar * PAGE_SIZE;
      const pages = Math.ceil(written / PAGE_SIZE);
      const ended = job.status === "cancelling" ? "cancelled" : "completed";
      Object.assign(job, {
        status: isDone ? ended : "running",
        processed: written,
        progress_message: isDone ? `Done: ${results.length} companies.` : "Ranking the companies.",
        started_at: job.started_at ?? now.toISOString(),
        finished_at: isDone ? now.toISOString() : null,
        eta_seconds: isDone ? 0 : POLLS - step,
        expected_total: { low: results.length, high: results.length },
        scanned: asked.cast.companies.size,
        stopped_because: isDone ? deriveStopReason(job, results.length) : null,
        manifest: isDone
          ? { ...(example.manifest as Thing), count: results.length, pages, credits_consumed: results.length }
          : null,
      });
    }
    const written = Number(job.processed ?? 0);
    const page = Number(/\d+/.exec(String(query.cursor ?? "page_0001"))?.[0] ?? 1);
    const size = Number(query.limit ?? PAGE_SIZE);
    const from = (page - 1) * PAGE_SIZE;
    const shown = results.slice(0, written).slice(from, from + Math.min(size, PAGE_SIZE));
    const next = from + PAGE_SIZE < written ? `page_${String(page + 1).padStart(4, "0")}` : null;
    return { ...fill(example, { ...job, page }), results: shown, next_cursor: next };
  }

  /** Returns the results of a job in the format of the contract. A job of the examples has one result. */
  listJobResults({ path, example, cast }: Asked): Thing[] {
    const [shown] = Array.isArray(example.results) ? example.results : [];
    const own = this.#results.get(String(path.job_id)) ?? [...cast.companies.values()].slice(0, 1);
    return own.map((company) => (isThing(shown) ? fill(shown, company) : company));
  }

  /** Returns the number of reads of an id, including this one. */
  #step(id: string): number {
    const step = (this.#polls.get(id) ?? 0) + 1;
    this.#polls.set(id, step);
    return step;
  }

  /** Advances a signal or a CRM job that was started in the mock by one step. */
  advance(id: string, thing: Thing, ended: Json, change: Thing = {}): Thing {
    if (thing.status !== "accepted" && thing.status !== "pending" && thing.status !== "running") return thing;
    return Object.assign(thing, this.#step(id) >= POLLS ? { status: ended, ...change } : { status: "running" });
  }
}
