import { expect, test } from "vitest";
import { CREDENTIALS } from "../../../scripts/support/vendor-stand-ins.ts";
import type { Stage } from "../stage.ts";

export function integrations({ send, signIn }: Stage): void {
  test("a system connected, listed and disconnected", async () => {
    const { key } = await signIn();
    const path = { kind: "chat" };
    await send("Integrations_connect", 200, { key, path, body: CREDENTIALS.slack });
    await send("Integrations_list", 200, { key });
    await send("Integrations_disconnect", 200, { key, path });
    await send("Integrations_disconnect", 404, { key, path });
  });

  test("a CRM read on demand, its fields, and a field mapping", async () => {
    const { key } = await signIn();
    const mapping = { accounts: [{ source: "reason", crm_field: "BillingCity" }], people: [] };
    await send("Integrations_pull", 400, { key });
    await send("Integrations_listFields", 400, { key });
    await send("Integrations_readFieldMapping", 200, { key });
    await send("Integrations_replaceFieldMapping", 400, { key, body: mapping });
    await send("Integrations_connect", 200, { key, path: { kind: "crm" }, body: CREDENTIALS.salesforce });
    await send("Integrations_pull", 200, { key });
    const { body } = await send("Integrations_listFields", 200, { key });
    expect(body.accounts.map(({ name }) => name)).toContain("BillingCity");
    await send("Integrations_replaceFieldMapping", 200, { key, body: mapping });
    const unknown = { accounts: [], people: [{ source: "reason", crm_field: "No_Such_Field__c" }] };
    const refused = await send("Integrations_replaceFieldMapping", 400, { key, body: unknown });
    expect(refused.body.error_code).toBe("TARGET_NOT_FOUND");
    await send("Exclusions_replace", 200, { key, body: { customers: true } });
    const { body: inUse } = await send("Integrations_disconnect", 409, { key, path: { kind: "crm" } });
    expect(inUse.message).toContain("the exclusions of the workspace");
    const twice = { accounts: [...mapping.accounts, ...mapping.accounts], people: [] };
    await send("Integrations_replaceFieldMapping", 422, { key, body: twice });
    expect((await send("Integrations_readFieldMapping", 200, { key })).body).toEqual({
      accounts: [{ source: "reason", crm_field: "BillingCity", write: "fill" }],
      people: [],
    });
  });

  test("credentials that are rejected, and a provider of another kind", async () => {
    const { key } = await signIn();
    const refused = { provider: "slack", bot_token: "xoxb-revoked" };
    const { body } = await send("Integrations_connect", 400, { key, path: { kind: "chat" }, body: refused });
    expect(body.error_code).toBe("INTEGRATION_REJECTED");
    await send("Integrations_connect", 422, { key, path: { kind: "crm" }, body: CREDENTIALS.slack });
    const unknown = { ...CREDENTIALS.slack, provider: "pager" };
    const { body: faults } = await send("Integrations_connect", 422, { key, path: { kind: "chat" }, body: unknown });
    const msg = "Expected one of: hubspot, salesforce, slack, lemlist";
    expect(faults.detail).toEqual([{ loc: ["body", "provider"], msg, type: "enum" }]);
  });
}
