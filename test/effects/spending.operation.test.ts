import { test } from "vitest";
import { checkSpending } from "./tool-sequences.ts";

test(
  "a thousand random sequences of tool calls spend at most the confirmed credits and the limit of each unconfirmed call",
  () => checkSpending(1_000),
  1_200_000,
);
