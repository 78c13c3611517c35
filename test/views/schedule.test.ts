import { describe, expect, test } from "vitest";
import { type Schedule, sendTime } from "../../server/views/schedule.ts";

const DAILY: Schedule = { frequency: "daily", hour: 9, weekdays: null, timeZone: "UTC", quiet: null };
const at = (schedule: Partial<Schedule>, now: string) =>
  sendTime({ ...DAILY, ...schedule }, new Date(now))?.toISOString();

const DAY_MS = 86_400_000;

function localFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
}

/** The weeks of two years in which clocks change. Zones that change in the same way are tested once. */
const changes = Intl.supportedValuesOf("timeZone").reduce<{ timeZone: string; week: number; rule: string }[]>(
  (found, timeZone) => {
    const format = localFormat(timeZone);
    const offset = (at: number): number => Date.parse(`${format.format(at).replace(" ", "T")}Z`) - at;
    for (let week = Date.UTC(2026, 0, 1); week < Date.UTC(2028, 0, 1); week += 7 * DAY_MS) {
      const rule = `${week} ${offset(week)} ${offset(week + 7 * DAY_MS)}`;
      const isChange = offset(week) !== offset(week + 7 * DAY_MS);
      if (isChange && !found.some((each) => each.rule === rule)) found.push({ timeZone, week, rule });
    }
    return found;
  },
  [],
);

describe("findings are sent", () => {
  test("immediately without a schedule and outside quiet hours", () => {
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

  test("at the end of quiet hours instead of during them", () => {
    const quiet = { from: 22, to: 11 };
    expect(at({ quiet }, "2026-03-02T08:00:00Z")).toBe("2026-03-02T11:00:00.000Z");
    expect(at({ quiet, hour: 23 }, "2026-03-02T23:30:00Z")).toBe("2026-03-03T11:00:00.000Z");
  });

  test.each([0, 1, 2, 3, 22])("once a day around every change of clocks, at %i or right after it", (hour) => {
    expect(changes.length).toBeGreaterThan(20);
    for (const { timeZone, week } of changes) {
      const format = localFormat(timeZone);
      const days: string[] = [];
      for (let sent = new Date(week - DAY_MS); sent.getTime() < week + 8 * DAY_MS; ) {
        sent = sendTime({ ...DAILY, hour, timeZone }, sent) ?? expect.fail(`${timeZone}: nothing is sent`);
        const [day = "", time = ""] = format.format(sent).split(" ");
        const wanted = `${day} ${String(hour).padStart(2, "0")}:00`;
        const isFirst = format.format(sent.getTime() - 15 * 60_000) < wanted;
        if (days.at(-1) === day || !isFirst || `${day} ${time}` < wanted)
          expect.fail(`${timeZone}: sent on ${day} at ${time}`);
        days.push(day);
      }
      expect([timeZone, days.length]).toEqual([timeZone, expect.closeTo(10, -0.4)]);
    }
  });
});
