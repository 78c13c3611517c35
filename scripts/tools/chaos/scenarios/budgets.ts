import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../../../server/db/connect.ts";
import { oneValue } from "../../../../server/db/statements.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import type { KeyOwner } from "../../../support/keys.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { registerWebhook } from "../webhooks.ts";

const SEARCH = "/api/v1/account/search-lookalikes";
const RETRY_MS = 300;
/** The increase of the budget at each raise: less than the clients request between two raises. */
const STEP = 60;

/** Spends in a separate workspace, through both processes, up to a budget that is raised repeatedly. */
export class Spenders {
  readonly #clients: Clients;
  readonly #owner: KeyOwner;
  #limit = STEP;
  #charged = 0;
  #refused = 0;

  constructor(clients: Clients, owner: KeyOwner) {
    this.#clients = clients;
    this.#owner = owner;
  }

  async prepare(webhookUrl: string): Promise<void> {
    await registerWebhook(this.#clients, this.#owner, webhookUrl);
    await this.#setBudget();
  }

  async raiseBudget(): Promise<void> {
    this.#limit += STEP;
    await this.#setBudget();
  }

  /** Sends a search or a bulk job until it is charged or rejected. Half of the jobs find nothing and charge nothing. */
  async spend(at: number, client: number): Promise<void> {
    const query = `spending ${client} ${at}`;
    if (at % 4 > 0) {
      const path = `${SEARCH}?${new URLSearchParams({ query, limit: String(1 + (at % 7)), min_score: "0" })}`;
      if (await this.#sendUntilDecided("GET", path)) this.#clients.record.searches.push(this.#owner);
      return;
    }
    const body = { query, limit: 20, ...(at % 8 > 0 && { min_employees: 10_000_000 }) };
    const job = await this.#sendUntilDecided<Schema["SubmitBulkLookalikeResponse"]>("POST", `${SEARCH}-bulk`, body);
    if (job) this.#clients.record.bulkJobs.push({ query, jobId: job.job_id });
  }

  async check(db: Db): Promise<Check> {
    const spent = await oneValue(db)<number>`
      select coalesce(-sum(balance_change + reserved_change), 0)::bigint from credit_entry
      where workspace_id = ${this.#owner.workspaceId} and kind in ('spend', 'settle')`;
    const isOver = spent > this.#limit;
    return {
      promise: `nothing is charged above a budget (${this.#charged} charges, ${this.#refused} refusals)`,
      examined: this.#charged + this.#refused,
      faults: isOver ? [`${spent} credits were charged under a budget of ${this.#limit}`] : [],
    };
  }

  async #setBudget(): Promise<void> {
    const body = { monthly: this.#limit };
    await this.#clients.write({ owner: this.#owner, method: "PATCH", path: "/api/v1/credits/budget", body });
  }

  /** Returns the response to a charge; undefined if the budget rejected it. */
  async #sendUntilDecided<Body>(method: "GET" | "POST", path: string, body?: object): Promise<Body | undefined> {
    const { ending } = this.#clients;
    const idempotencyKey = randomUUID();
    const call = { owner: this.#owner, method, path, body, idempotencyKey, isLimited: true } as const;
    for (;;) {
      const response = await this.#clients.send(call);
      if (response?.status === 402) {
        this.#refused += 1;
        return undefined;
      }
      if (response?.status === 200) {
        this.#charged += 1;
        return response.body as Body;
      }
      // 429: the workspace has reached its limit of waiting jobs.
      if (ending.aborted && response?.status === 429) return undefined;
      await delay(RETRY_MS);
    }
  }
}
