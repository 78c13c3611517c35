import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

const UNKNOWN = Number.MAX_SAFE_INTEGER;

export function icps({ send, signIn }: Stage): void {
  test("a profile created, changed, listed, read and deleted", async () => {
    const { key } = await signIn();
    const { body } = await send("Icps_create", 200, { key });
    const path = { icp_id: body.icp.id };
    expect((await send("Icps_create", 409, { key })).body.error_code).toBe("NAME_TAKEN");
    await send("Icps_create", 400, { key, body: { name: "Other", filters: { no_such_filter: 1 } } });
    await send("Icps_create", 422, { key, body: { name: "Other", filters: { country_include: ["ZZZ"] } } });
    await send("Icps_update", 200, { key, path });
    await send("Icps_update", 400, { key, path, body: { filters: { no_such_filter: 1 } } });
    await send("Icps_list", 200, { key, query: { limit: 1 } });
    await send("Icps_read", 200, { key, path });
    await send("Icps_delete", 200, { key, path });
  });

  test("an unknown profile", async () => {
    const { key } = await signIn();
    for (const verb of ["read", "update", "delete"] as const)
      await send(`Icps_${verb}`, 404, { key, path: { icp_id: UNKNOWN } });
  });
}
