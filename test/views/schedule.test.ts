import { describe, expect, test } from "vitest";
import { type Schedule, sendTime } from "../../server/views/schedule.ts";

const DAILY: Schedule = { frequency: "daily", hour: 9, weekdays: null, timeZone: "UTC", quiet: null };
const at = (schedule: Partial<Schedule>, now: string) =>
  sendTime({ ...DAILY, ...schedule }, new Date(now))?.toISOString();

describe("what was found is sent", () => {
  test("at once without a schedule, and outside of the quiet hours", () => {
    expect(sendTime(null, new Date())).toBeUndefined();
    const quiet = { from: 20, to: 7 };
    expect(at({ frequency: "immediately", quiet }, "2026-03-02T12:00:00Z")).toBeUndefined();
    expect(at({ frequency: "immediately", quiet }, "2026-03-02T21:10:00Z")).toBe("2026-03-03T07:00:00.000Z");
    expect(at({ frequency: "immediately", quiet }, "2026-03-02T06:59:00Z")).toBe("2026-03-02T07:00:00.000Z");
  });

  test("at the hour of a daily or weekly digest, in its time zone, on its days", () => {
    expect(at({}, "2026-03-02T08:59:00Z")).toBe("2026-03-02T09:00:00.000Z");
    expect(at({}, "2026-03-02T09:00:00Z")).toBe("2026-03-03T09:00:00.000Z");
    expect(at({ timeZone: "Asia/Kolkata" }, "2026-03-02T00:00:00Z")).toBe("2026-03-02T03:30:00.000Z");
    // Monday is the second of March.
    expect(at({ frequency: "weekly" }, "2026-03-02T09:30:00Z")).toBe("2026-03-09T09:00:00.000Z");
    expect(at({ frequency: "weekly", weekdays: ["tuesday", "friday"] }, "2026-03-03T10:00:00Z")).toBe(
      "2026-03-06T09:00:00.000Z",
    );
  });

  test("at the same local hour when the clocks change", () => {
    expect(at({ timeZone: "Europe/Berlin" }, "2026-03-28T12:00:00Z")).toBe("2026-03-29T07:00:00.000Z");
    expect(at({ timeZone: "Europe/Berlin" }, "2026-03-27T12:00:00Z")).toBe("2026-03-28T08:00:00.000Z");
  });
});
