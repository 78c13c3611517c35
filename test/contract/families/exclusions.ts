import { test } from "vitest";
import type { Stage } from "../stage.ts";

export function exclusions({ send, signIn }: Stage): void {
  test("exclusions read and replaced", async () => {
    const { key } = await signIn();
    await send("Exclusions_read", 200, { key });
    await send("Exclusions_replace", 200, { key, body: { customers: true, do_not_contact: true } });
    await send("Exclusions_replace", 404, { key, body: { audience_ids: [999_999] } });
    await send("Exclusions_replace", 422, { key, body: { customers: "yes" } });
  });
}
