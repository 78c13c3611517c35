import { expect, test } from "vitest";
import { startCommand } from "../support/command.ts";

test("half a minute of faults in processes and the database violates no guarantee", async () => {
  const chaos = startCommand("npm run -s chaos -- --minutes 0.5 --seed 1");
  const { code, output } = await chaos.ended();
  for (const promise of [
    "no acknowledged write is lost",
    "every signal is deployed once, and its run completes",
    "every insight that matches a view is in one alert on each channel, and in one webhook of the view",
    "every email alert arrives under its own id, and no unexpected email arrives",
    "every synced account is in the CRM once, and its jobs report its id",
    "a signal charges nothing after its ICP, audience, member or CRM is deleted",
    "a killed deliverer with 600 endpoints neither loses nor misdirects events",
  ])
    expect(output).toMatch(new RegExp(`\\| ${promise} \\| [1-9]\\d* \\| 0 \\|`));
  expect(code, output).toBe(0);
}, 1_200_000);
