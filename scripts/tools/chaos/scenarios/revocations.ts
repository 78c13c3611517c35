import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../../../server/db/connect.ts";
import { listRows } from "../../../../server/db/statements.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import { createKeyOwner, type KeyOwner } from "../../../support/keys.ts";
import { until } from "../../../support/until.ts";
import { CREDENTIALS } from "../../../support/vendor-stand-ins.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";

const COUNTRY = "DEU";
const TERMS = 20;
/** The maximum delay of a deletion. Delays vary, so that deletions interrupt runs at every step. */
const MAX_DELAY_MS = 1_500;

/** A signal whose profile, audience, member or CRM was deleted. */
interface Revoked {
  readonly signalId: number;
  readonly what: string;
  /** The time of the acknowledged deletion. */
  readonly at: Date;
}

/** Deletes objects that running signals refer to, in a workspace that no other audit reads. */
export class Revocations {
  readonly #db: Db;
  readonly #clients: Clients;
  readonly #owner: KeyOwner;
  readonly #revoked: Revoked[] = [];

  constructor(db: Db, clients: Clients, owner: KeyOwner) {
    this.#db = db;
    this.#clients = clients;
    this.#owner = owner;
  }

  /** Deploys a signal, and deletes one of its dependencies a moment later. */
  async revoke(at: number): Promise<void> {
    await this.#revoke(at).catch((error: unknown) => {
      if (!(error instanceof GivenUp)) throw error;
    });
  }

  async #revoke(at: number): Promise<void> {
    const { icp } = await this.#write<Schema["IcpResponse"]>("POST", "/api/v1/icps", {
      ...{ name: `Germany ${at}`, filters: { country_include: [COUNTRY] } },
    });
    const kinds = {
      ICP: () => this.#end(at, icp.id, {}, `/api/v1/icps/${icp.id}?force=true`),
      audience: async () => {
        const name = `Never ${at}`;
        const { audience } = await this.#write<Schema["AudienceResponse"]>("POST", "/api/v1/audiences", { name });
        const exclude = { audience_ids: [audience.id] };
        return this.#end(at, icp.id, { exclude }, `/api/v1/audiences/${audience.id}?force=true`);
      },
      member: async () => {
        const email = `colleague-${at}@chaos.example`;
        await this.#write("POST", "/api/v1/workspace/members", { email });
        const colleague = await until(() => createKeyOwner(this.#db, email).catch(() => undefined));
        return this.#end(at, icp.id, {}, `/api/v1/workspace/members?email=${encodeURIComponent(email)}`, colleague);
      },
      CRM: async () => {
        await this.#write("PUT", "/api/v1/integrations/crm", CREDENTIALS.hubspot);
        return this.#end(at, icp.id, { exclude: { customers: true } }, "/api/v1/integrations/crm?force=true");
      },
    };
    const [what, revoke] = Object.entries(kinds)[at % Object.keys(kinds).length]!;
    this.#revoked.push({ what, ...(await revoke()) });
  }

  /** Deploys a signal, and deletes the object at `path`. Returns the signal and the time of the deletion. */
  async #end(at: number, icpId: number, settings: object, path: string, owner = this.#owner) {
    const body = { name: `Revoked ${at}`, term: `Term${at % TERMS}`, icp_id: icpId, ...settings };
    const deploy = "/api/v2/signal/deploy/job-post-first-time-mention";
    const signal = await this.#write<Schema["DeploySignalResponse"]>("POST", deploy, body, owner);
    await delay((at * 379) % MAX_DELAY_MS);
    if (!(await this.#clients.remove({ owner: this.#owner, path }))) throw new GivenUp();
    return { signalId: signal.signal_id, at: new Date() };
  }

  async #write<Body>(method: "POST" | "PUT", path: string, body: object, owner = this.#owner): Promise<Body> {
    const written = await this.#clients.write<Body>({ owner, method, path, body });
    if (written === undefined) throw new GivenUp();
    return written;
  }

  /** Audits the signals' actions after the deletions. Deletes the signals, because other audits read every signal. */
  async check(): Promise<Check> {
    const { workspaceId } = this.#owner;
    const faults: string[] = [];
    for (const { signalId, what, at } of this.#revoked) {
      const rows = await listRows(this.#db)<{ charged: number; outside: number }>`
        select (select count(*) from signal_run as run join credit_entry as entry on entry.workspace_id = ${workspaceId}
            and starts_with(entry.reference, 'signal_run_' || run.id || '_')
            where run.signal_id = ${signalId} and entry.created_at > ${at}) as charged,
          (select count(*) from signal_account as found join company as c on c.id = found.company_id
            where found.signal_id = ${signalId} and c.hq_country is distinct from ${COUNTRY}) as outside`;
      const [{ charged, outside } = { charged: 0, outside: 0 }] = rows;
      if (charged > 0) faults.push(`signal ${signalId} was charged ${charged} times after its ${what} was deleted`);
      if (outside > 0) faults.push(`signal ${signalId} found ${outside} companies that its ICP excludes`);
    }
    await sql`delete from insight where workspace_id = ${workspaceId}`.execute(this.#db);
    await sql`delete from signal where workspace_id = ${workspaceId}`.execute(this.#db);
    const promise = "a signal charges nothing after its ICP, audience, member or CRM is deleted";
    return { promise, examined: this.#revoked.length, faults };
  }
}

/** Thrown when a write was not acknowledged before the end. */
class GivenUp extends Error {}
