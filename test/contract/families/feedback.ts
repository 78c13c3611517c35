import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

export function feedback({ send, signIn }: Stage): void {
  test("a first and a second verdict on a company, and verdicts on an unknown company and on one of a running job", async () => {
    const { key } = await signIn();
    const { body: found } = await send("Lookalikes_search", 200, { key, query: { query: "payments software" } });
    const verdict = { kind: "lookalike", id: found.results[0]?.account_id, verdict: "wrong_match" } as const;
    await send("Feedback_give", 200, { key, body: verdict });
    expect((await send("Feedback_give", 409, { key, body: verdict })).body.error_code).toBe("ALREADY_JUDGED");
    await send("Feedback_give", 404, { key, body: { ...verdict, id: Number.MAX_SAFE_INTEGER } });
    await send("Feedback_give", 422, { key, body: { ...verdict, verdict: "bad_email" } });
  });
}
