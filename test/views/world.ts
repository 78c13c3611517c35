import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { insertAccounts } from "../../server/accounts/public.ts";
import type { Db } from "../../server/db/connect.ts";
import { findRow, listValues, run } from "../../server/db/statements.ts";
import type { SentFilters, ViewType } from "../../server/filters/view-filters.ts";
import { encryptCredentials } from "../../server/integrations/credentials.ts";
import type { IntegrationKind, IntegrationServices } from "../../server/integrations/public.ts";
import { upsertIntegration } from "../../server/integrations/queries.ts";
import type { JobName } from "../../server/jobs/definitions.ts";
import type { Connector } from "../../server/ports/vendor.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { updateConfirmedCount } from "../../server/views/actions/queries-assignments.ts";
import { retryFailing } from "../../server/views/actions/retry.ts";
import { insertView, updateActions } from "../../server/views/queries.ts";
import type { ChangedActions } from "../../server/views/settings.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { FakeChat } from "../support/fakes/fake-chat.ts";
import { FakeCrm } from "../support/fakes/fake-crm.ts";
import { FakeSequencer } from "../support/fakes/fake-sequencer.ts";
import { TestClock } from "../support/test-clock.ts";

/** A workspace whose CRM, chat and sequencer are fakes. */
export interface ViewWorld extends IntegrationServices {
  readonly database: TestDatabase;
  readonly db: TestDatabase["db"];
  readonly clock: TestClock;
  readonly workspaceId: number;
  readonly userId: string;
  readonly crm: FakeCrm;
  readonly chat: FakeChat;
  readonly sequencer: FakeSequencer;
  /** Adds companies to the catalogue and to the workspace's accounts. */
  addAccounts(count: number): Promise<number[]>;
  saveView(actions: ChangedActions, filters?: SentFilters, viewType?: ViewType): Promise<string>;
  /** Connects a system again, and runs the job that this queues. */
  reconnect(kind: IntegrationKind): Promise<void>;
  /** Returns the payloads of queued jobs with this name that are due now. */
  listDueJobs(name: JobName): Promise<unknown[]>;
  readAction(viewId: string, kind: string): Promise<{ enabled: boolean; last_error: string | null } | undefined>;
}

export const jobContext = { signal: new AbortController().signal, log: silentLog };

export async function createViewWorld(): Promise<ViewWorld> {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = new TestClock();
  const secrets = createSecrets(TEST_SECRET_KEY);
  const owner = await createWorkspace(db);
  const fakes = { crm: new FakeCrm(), chat: new FakeChat(), sequencer: new FakeSequencer() };
  const connectors = {
    crm: { hubspot: stubConnector(fakes.crm) },
    chat: { slack: stubConnector(fakes.chat) },
    sequencer: { lemlist: stubConnector(fakes.sequencer) },
  };
  const providers = { crm: "hubspot", chat: "slack", sequencer: "lemlist" } as const;
  const integrationRow = (kind: IntegrationKind) => ({
    kind,
    provider: providers[kind],
    external_account_name: null,
    connected_at: clock.now(),
    connected_by: owner.userId,
    credentials_encrypted: encryptCredentials(secrets, owner.workspaceId, kind, {}),
  });
  for (const kind of ["crm", "chat", "sequencer"] as const)
    await upsertIntegration(db, owner.workspaceId, integrationRow(kind));
  await readCrmOnce(db, owner.workspaceId);
  let views = 0;
  let companies = 0;
  return {
    ...owner,
    ...fakes,
    database,
    db,
    clock,
    secrets,
    connectors,

    addAccounts: async (count) => {
      const rows = Array.from({ length: count }, () => {
        companies += 1;
        return { domain: `view-${companies}.example`, name: `View ${companies}` };
      });
      const inserted = await db.insertInto("company").values(rows).returning("id").execute();
      const ids = inserted.map(({ id }) => id);
      await insertAccounts(db, owner.workspaceId, ids, "import");
      return ids;
    },

    saveView: async (actions, filters = {}, viewType = "accounts") => {
      views += 1;
      const view = { ...owner, name: `View ${views}`, viewType, filters, isDefault: false };
      const viewId = await insertView(db, view, clock.now());
      await updateActions(db, viewId, actions);
      await updateConfirmedCount(db, viewId, 10_000);
      return viewId;
    },

    reconnect: async (kind) => {
      await upsertIntegration(db, owner.workspaceId, integrationRow(kind));
      if (kind === "crm") await readCrmOnce(db, owner.workspaceId);
      await retryFailing({ db, clock })({ workspaceId: owner.workspaceId, kind }, jobContext);
    },

    listDueJobs: async (name) => {
      return listValues(db)<unknown>`
        select payload from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where task.identifier = ${name} and job.run_at <= now()`;
    },

    readAction: (viewId, kind) =>
      findRow(db)<{ enabled: boolean; last_error: string | null }>`
        select enabled, last_error from view_action where view_id = ${viewId} and kind = ${kind}`,
  };
}

/** Records that the connected CRM of a workspace has been read completely. */
export async function readCrmOnce(db: Db, workspaceId: number): Promise<void> {
  await run(db)`
    insert into crm_pull (workspace_id, provider, connected_at, last_read_at)
    select workspace_id, provider, connected_at, connected_at from integration
    where workspace_id = ${workspaceId} and kind = 'crm'
    on conflict (workspace_id) do update
      set connected_at = excluded.connected_at, last_read_at = excluded.last_read_at`;
}

function stubConnector<Client>(client: Client): Connector<Client> {
  return { connect: () => ({ ok: true, value: client }) };
}
