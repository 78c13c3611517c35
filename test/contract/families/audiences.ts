import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

const UNKNOWN = Number.MAX_SAFE_INTEGER;

export function audiences(stage: Stage): void {
  const { send, signIn } = stage;
  test("an audience created, filled, emptied, listed and read", async () => {
    const { key } = await signIn();
    const { body } = await send("Audiences_create", 200, { key });
    const path = { audience_id: body.audience.id };
    await send("Audiences_create", 409, { key });
    await send("Audiences_addAccounts", 200, { key, path });
    await send("Audiences_addPeople", 200, { key, path });
    await send("Audiences_removeAccounts", 200, { key, path });
    await send("Audiences_removePeople", 200, { key, path });
    await send("Audiences_list", 200, { key, query: { limit: 1 } });
    expect((await send("Audiences_read", 200, { key, path })).body.audience.account_count).toBe(0);
    for (const accept of ["application/x-ndjson", "text/csv"])
      await send("Audiences_export", 200, { key, path, headers: { accept } });
    const { body: other } = await send("Audiences_create", 200, { key, body: { name: "Other" } });
    await send("Audiences_update", 409, { key, path, body: { name: other.audience.name } });
    expect((await send("Audiences_update", 200, { key, path, body: { name: "New" } })).body.audience.name).toBe("New");
    await send("Audiences_delete", 200, { key, path });
  });

  test("an unknown audience", async () => {
    const { key } = await signIn();
    const path = { audience_id: UNKNOWN };
    for (const verb of [
      "read",
      "update",
      "delete",
      "export",
      "addAccounts",
      "addPeople",
      "removeAccounts",
      "removePeople",
    ] as const) {
      await send(`Audiences_${verb}`, 404, { key, path });
    }
  });

  test("more audiences than allowed", async () => {
    const { key, workspaceId } = await signIn();
    await stage.database.db
      .insertInto("audience")
      .values(Array.from({ length: 1000 }, (_, place) => ({ workspace_id: workspaceId, name: `Audience ${place}` })))
      .execute();
    const { body } = await send("Audiences_create", 409, { key });
    expect(body.error_code).toBe("LIMIT_REACHED");
  });
}
