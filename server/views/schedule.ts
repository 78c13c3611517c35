import type { Schema } from "../http/contract.ts";

/** The stored schedule of an action's notifications. Hours and weekdays are in `timeZone`. */
export interface Schedule {
  readonly frequency: Schema["NotificationFrequency"];
  readonly hour: number;
  /** Null means every day, or Monday for a weekly digest. */
  readonly weekdays: readonly Schema["Weekday"][] | null;
  readonly timeZone: string;
  /** Nothing is sent from the hour `from` until the hour `to`. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** Reads the schedule of a request. Returns the fault and its field if the schedule is invalid. */
export function readSchedule(
  sent: Schema["NotificationScheduleRequest"],
): { readonly schedule: Schedule } | { readonly field: string; readonly msg: string } {
  const { frequency, hour = 9, weekdays, time_zone: timeZone = "UTC", quiet_from: from, quiet_to: to } = sent;
  if (!isTimeZone(timeZone))
    return { field: "time_zone", msg: "Expected the name of a time zone such as `Europe/Berlin`" };
  if ((from == null) !== (to == null))
    return { field: from == null ? "quiet_from" : "quiet_to", msg: "Expected both quiet_from and quiet_to" };
  const quiet = from != null && to != null && from !== to ? { from, to } : null;
  return { schedule: { frequency, hour, weekdays: weekdays ?? null, timeZone, quiet } };
}

export function presentSchedule({
  frequency,
  hour,
  weekdays,
  timeZone,
  quiet,
}: Schedule): Schema["NotificationSchedule"] {
  return {
    ...{ frequency, hour, time_zone: timeZone },
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(quiet && { quiet_from: quiet.from, quiet_to: quiet.to }),
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const STEP_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns when to send insights found at `now`; undefined for immediately. A digest is sent once on each of its days:
 * at the first quarter of an hour that is at or after its local time and not quiet. Changes to and from daylight saving
 * time may skip or repeat that local time.
 */
export function sendTime(schedule: Schedule | null | undefined, now: Date): Date | undefined {
  if (!schedule) return undefined;
  const toLocal = localClock(schedule.timeZone);
  const isSilent = (at: number): boolean => isQuiet(schedule, new Date(toLocal(at)).getUTCHours());
  const next = (Math.floor(now.getTime() / STEP_MS) + 1) * STEP_MS;
  if (schedule.frequency === "immediately")
    return isSilent(now.getTime()) ? new Date(stepWhile(next, isSilent)) : undefined;
  const today = Math.floor(toLocal(next) / DAY_MS) * DAY_MS;
  // Yesterday's digest may still be waiting for the end of quiet hours.
  for (let day = today - DAY_MS; ; day += DAY_MS) {
    if (!isSendingDay(schedule, WEEKDAYS[new Date(day).getUTCDay()]!)) continue;
    const due = stepWhile(firstInstant(day + schedule.hour * HOUR_MS, toLocal), isSilent);
    if (due >= next) return new Date(due);
  }
}

/** Returns a function from an instant to the local time, as the milliseconds of the same date and time in UTC. */
function localClock(timeZone: string): (at: number) => number {
  const numeric = "numeric";
  const format = new Intl.DateTimeFormat("en-US", {
    ...({ timeZone, year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric } as const),
    hourCycle: "h23",
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute);
  };
}

/** Returns the first quarter of an hour whose local time is at or after `wanted`. */
function firstInstant(wanted: number, toLocal: (at: number) => number): number {
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => toLocal(at) - at);
  // With the largest offset, no earlier instant can have the wanted local time.
  const earliest = Math.floor((wanted - Math.max(...offsets)) / STEP_MS) * STEP_MS;
  return stepWhile(earliest, (at) => toLocal(at) < wanted);
}

function stepWhile(from: number, condition: (at: number) => boolean): number {
  let at = from;
  while (condition(at)) at += STEP_MS;
  return at;
}

function isSendingDay({ frequency, weekdays }: Schedule, day: (typeof WEEKDAYS)[number]): boolean {
  if (weekdays !== null && weekdays.length > 0) return weekdays.includes(day);
  return frequency === "daily" || day === "monday";
}

function isQuiet({ quiet }: Schedule, hour: number): boolean {
  if (!quiet) return false;
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
}
