import { shortenText } from "../../lib/slice-text.ts";
import { displayName } from "../../search-engine/public.ts";

const MAX_PART = 100;

/** The parts of an alert's subject in addition to the view's name. */
interface AlertFocus {
  /** The term of the signal that found the insights, or the signal's name. */
  readonly topic: string;
  /** The name of the best account. */
  readonly best: string;
  readonly accountCount: number;
}

/** Writes the subject of an alert: "Northwind: Kubernetes, and 3 other accounts (Robotics in Europe)". */
export function alertSubject(viewName: string, { topic, best, accountCount }: AlertFocus): string {
  const others = accountCount - 1;
  const more = others > 0 ? `, and ${others} other account${others === 1 ? "" : "s"}` : "";
  return `${shortenText(displayName(best), MAX_PART)}: ${shortenText(topic, MAX_PART)}${more} (${viewName})`;
}
