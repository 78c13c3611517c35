import { expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { CREDENTIALS } from "../../../scripts/support/vendor-stand-ins.ts";
import type { Stage } from "../stage.ts";

export function crm({ send, signIn }: Stage): void {
  const connected = async () => {
    const { key } = await signIn();
    await send("Integrations_connect", 200, { key, path: { kind: "crm" }, body: CREDENTIALS.salesforce });
    return key;
  };

  test("accounts and people synced, and their jobs checked", async () => {
    const key = await connected();
    const accounts = await send("Crm_syncAccounts", 200, { key, body: { account_ids: [1, 2] } });
    const people = await send("Crm_syncPeople", 200, { key, body: { people_ids: [1] } });
    for (const { job_id } of [accounts.body, people.body])
      await until(
        async () => (await send("Crm_checkJobStatus", 200, { key, query: { job_id } })).body.status === "completed",
      );
  });

  test("a sync without a CRM, and a sync for an unknown assignee", async () => {
    const { key } = await signIn();
    const without = await send("Crm_syncAccounts", 400, { key, body: { account_ids: [1] } });
    expect(without.body.error_code).toBe("INTEGRATION_NOT_CONNECTED");
    await send("Crm_syncPeople", 400, { key, body: { people_ids: [1] } });
    const body = { account_ids: [1], assigned_user_email: "nobody@northwind.example" };
    const unknown = await send("Crm_syncAccounts", 400, { key: await connected(), body });
    expect(unknown.body.error_code).toBe("ASSIGNEE_NOT_FOUND");
  });

  test("more records than a job accepts, and an unknown job", async () => {
    const { key } = await signIn();
    const tooMany = Array.from({ length: 501 }, (_, place) => place + 1);
    await send("Crm_syncAccounts", 422, { key, body: { account_ids: tooMany } });
    await send("Crm_syncPeople", 422, { key, body: { people_ids: [] } });
    await send("Crm_checkJobStatus", 404, { key, query: { job_id: "job_unknown" } });
  });
}
