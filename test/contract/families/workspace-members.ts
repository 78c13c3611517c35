import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

export function workspaceMembers({ send, signIn }: Stage): void {
  test("members added, listed, acted for and removed", async () => {
    const owner = await signIn();
    const email = "emmy@members.example";
    const { body: added } = await send("WorkspaceMembers_add", 200, { key: owner.key, body: { email } });
    expect(added.member.email).toBe(email);
    const colleague = await signIn(email);
    await send("WorkspaceMembers_list", 200, {
      key: owner.key,
      headers: { "X-User-ID": colleague.userId },
      query: { limit: 1, offset: 1 },
    });
    await send("WorkspaceMembers_remove", 200, { key: owner.key, query: { email } });
    await send("WorkspaceMembers_list", 403, { key: owner.key, headers: { "X-User-ID": colleague.userId } });
    await send("WorkspaceMembers_remove", 404, { key: owner.key, query: { email } });
    await send("WorkspaceMembers_remove", 409, { key: owner.key, query: { email: owner.email } });
  });

  test("a member of another workspace", async () => {
    const [owner, stranger] = [await signIn(), await signIn()];
    const { body } = await send("WorkspaceMembers_add", 200, { key: owner.key, body: { email: stranger.email } });
    expect(body.member).toMatchObject({ user_id: null, status: "invited" });
  });
}
