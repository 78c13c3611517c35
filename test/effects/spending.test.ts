import { test } from "vitest";
import { checkSpending } from "./tool-sequences.ts";

test("random sequences of tool calls spend at most the confirmed credits, and the limit for each other call", () =>
  checkSpending(30));
