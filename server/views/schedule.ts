import type { Schema } from "../http/contract.ts";

/** When an action sends its notifications, as it is stored. Hours and days are those of the time zone. */
export interface Schedule {
  readonly frequency: Schema["NotificationFrequency"];
  readonly hour: number;
  /** Null: every day, or Monday for a weekly digest. */
  readonly weekdays: readonly Schema["Weekday"][] | null;
  readonly timeZone: string;
  /** The hours from which and until which nothing is sent. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** Reads a schedule that was sent. Returns its faults, by the field of the schedule. */
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
/** A week and a day, in steps of a quarter of an hour: time zones differ by such. */
const MAX_STEPS = 8 * 24 * 4;

/** Returns when what was found at a time is sent; undefined for at once. */
export function sendTime(schedule: Schedule | null | undefined, now: Date): Date | undefined {
  if (!schedule) return undefined;
  const localTime = new Intl.DateTimeFormat("en-US", {
    ...({
      timeZone: schedule.timeZone,
      weekday: "long",
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    } as const),
  });
  const isDue = (date: Date): boolean => isSlot(schedule, readLocal(localTime, date));
  if (schedule.frequency === "immediately" && !isQuiet(schedule, readLocal(localTime, now).hour)) return undefined;
  const first = Math.floor(now.getTime() / STEP_MS) + 1;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const date = new Date((first + step) * STEP_MS);
    if (isDue(date)) return date;
  }
  return undefined;
}

interface LocalTime {
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
}

function readLocal(format: Intl.DateTimeFormat, date: Date): LocalTime {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return { weekday: (parts.weekday ?? "").toLowerCase(), hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** A digest is due at its hour; what the quiet hours held back at their end. */
function isSlot(schedule: Schedule, { weekday, hour, minute }: LocalTime): boolean {
  if (schedule.frequency === "immediately") return minute === 0 && hour === schedule.quiet?.to;
  const days = schedule.weekdays ?? (schedule.frequency === "daily" ? WEEKDAYS : (["monday"] as const));
  return minute === 0 && hour === schedule.hour && days.some((day) => day === weekday);
}

function isQuiet({ quiet }: Schedule, hour: number): boolean {
  if (!quiet) return false;
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
}
