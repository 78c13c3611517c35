import {
  fold,
  knownAs,
  ownerName,
  readNumber,
  recogniseFundingStage,
  STOP_WORDS,
  tokenise,
  UNITS,
} from "../text/public.ts";

/** The facts that distinguish an event from others. */
export interface DescribedEvent {
  readonly company_id: number;
  readonly event_type_id: number;
  readonly source_url: string | null;
  readonly event_date: Date;
  readonly summary: string | null;
  /** Names and domains of the company, which do not distinguish its events. */
  readonly company: readonly string[];
}

export interface KnownEvent extends DescribedEvent {
  readonly id: number;
  /** Whether the event was written from the same file. A further row with the same source is then a different event. */
  readonly isOfSameFile?: boolean;
}

/** The match of a given event: a known event, or the position of the first given event that is the same. */
interface SameEvent<Known> {
  readonly known?: Known;
  readonly first?: number;
}

const DAY_MS = 86_400_000;
/** Sources may date the same event by when it happened, was announced or was reported. */
export const MAX_DAYS_BETWEEN_SOURCES = 3;
/** Bounds the time for a company with thousands of events on one day. */
const MAX_COMPARED = 50;
/** Smaller figures are often equal by chance. */
const MIN_DISTINCTIVE_FIGURE = 1000;

/**
 * Returns the match of each given event. Events of one source match if they have the same day and no figure, round or
 * name differs. Events of two sources match if they are few days apart and share a figure, a round or a name.
 */
export function matchEvents<Known extends KnownEvent>(
  given: readonly DescribedEvent[],
  known: readonly Known[],
): readonly SameEvent<Known>[] {
  const entries = new Entries<Known>();
  for (const event of known) entries.add(new Entry(event, { known: event }, event.isOfSameFile));
  const exact = given.map((event) => entries.findExact(event));
  for (const entry of exact) if (entry !== undefined) entry.isTaken = true;
  return given.map((event, index) => {
    const same = exact[index] ?? entries.findExact(event);
    if (same !== undefined) return same.meant;
    const entry = new Entry<Known>(event, { first: index });
    const alike = entries.findAlike(entry);
    if (alike === undefined) {
      entry.isTaken = true;
      entries.add(entry);
      return entry.meant;
    }
    if (alike.event.source_url === event.source_url) {
      alike.isTaken = true;
      entries.addSpelling(event, alike);
    }
    return alike.meant;
  });
}

class Entry<Known> {
  /** Whether a given event has matched this one. Another event with the same source is then a different event. */
  isTaken: boolean;
  readonly event: DescribedEvent;
  readonly meant: SameEvent<Known>;
  #content: Content | undefined;

  constructor(event: DescribedEvent, meant: SameEvent<Known>, isTaken = false) {
    this.isTaken = isTaken;
    this.event = event;
    this.meant = meant;
  }

  get content(): Content {
    this.#content ??= extractContent(this.event);
    return this.#content;
  }
}

class Entries<Known> {
  readonly #byDay = new Map<string, Entry<Known>[]>();
  readonly #byText = new Map<string, Entry<Known>>();

  add(entry: Entry<Known>): void {
    const key = dayKey(entry.event, 0);
    const others = this.#byDay.get(key);
    if (others === undefined) this.#byDay.set(key, [entry]);
    else others.push(entry);
    this.addSpelling(entry.event, entry);
  }

  addSpelling(event: DescribedEvent, entry: Entry<Known>): void {
    this.#byText.set(textKey(event), entry);
  }

  findExact(event: DescribedEvent): Entry<Known> | undefined {
    return this.#byText.get(textKey(event));
  }

  findAlike(entry: Entry<Known>): Entry<Known> | undefined {
    let compared = 0;
    for (let days = 0; days <= MAX_DAYS_BETWEEN_SOURCES; days += 1)
      for (const shift of new Set([days, -days]))
        for (const other of this.#byDay.get(dayKey(entry.event, shift)) ?? []) {
          if (compared === MAX_COMPARED) return undefined;
          const isSameSource = other.event.source_url === entry.event.source_url;
          if (isSameSource ? days > 0 || other.isTaken : sourceSite(other.event) === sourceSite(entry.event)) continue;
          compared += 1;
          if (areSame(other.content, entry.content, isSameSource)) return other;
        }
    return undefined;
  }
}

function dayKey({ company_id, event_type_id, event_date }: DescribedEvent, shift: number): string {
  return `${company_id} ${event_type_id} ${Math.floor(event_date.getTime() / DAY_MS) + shift}`;
}

function textKey(event: DescribedEvent): string {
  const text = tokenise(fold(event.summary ?? ""))
    .map((token) => token.text)
    .join(" ");
  return `${dayKey(event, 0)} ${event.source_url} ${text}`;
}

/** Returns the host of a source. Different URLs on one host report different events. */
function sourceSite({ source_url }: DescribedEvent): string | undefined {
  return URL.parse(source_url ?? "")?.hostname.replace(/^www\./, "");
}

/** The parts of a summary that distinguish events. */
interface Content {
  readonly figures: ReadonlySet<number>;
  readonly rounds: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

function areSame(one: Content, other: Content, isSameSource: boolean): boolean {
  if (!agree(one.rounds, other.rounds) || !agree(one.figures, other.figures)) return false;
  if (isSameSource) return agree(one.names, other.names);
  const [figures, rounds, names] = [
    [...one.figures].some((figure) => figure >= MIN_DISTINCTIVE_FIGURE && other.figures.has(figure)),
    !one.rounds.isDisjointFrom(other.rounds),
    !one.names.isDisjointFrom(other.names),
  ];
  return (figures && rounds) || ((figures || rounds || names) && agree(one.names, other.names));
}

/** Returns whether two summaries do not contradict each other: one set is empty, or contains the other. */
function agree<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  return one.size === 0 || other.size === 0 || one.isSubsetOf(other) || other.isSubsetOf(one);
}

const FIGURE = new RegExp(
  String.raw`\d+(?:[.,]\d+)*(?:\s?(?:${[...UNITS.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?!\p{L}))?`,
  "giu",
);
const ROUND = /\b(?:pre[ -]?seed|seed|(?:series|serie|runde) [a-k]\b|ipo|angel|grant|debt|bridge)\b/gi;

function extractContent({ summary, company }: DescribedEvent): Content {
  const text = summary ?? "";
  const figures = text.match(FIGURE)?.map((figure) => readNumber(figure, { isWhole: true, decimals: "." })) ?? [];
  const rounds = text.match(ROUND)?.map((round) => recogniseFundingStage(round) ?? round.toLowerCase()) ?? [];
  return {
    figures: new Set(figures.filter((figure) => typeof figure === "number")),
    rounds: new Set(rounds),
    names: namesIn(text.replace(FIGURE, " ").replace(ROUND, " "), company),
  };
}

/** Returns the capitalised words, or all words if capitals do not distinguish names. Omits the company's own name. */
function namesIn(text: string, company: readonly string[]): ReadonlySet<string> {
  const own = new Set(company.flatMap((name) => [...knownAs(name), ownerName(name)]));
  const tokens = tokenise(text).filter(({ raw }) => /\p{L}/u.test(raw));
  const has = (kind: RegExp) => tokens.some(({ raw }) => raw.length > 3 && kind.test(raw));
  const showsNames = has(/^\p{Ll}/u) && has(/^\p{Lu}/u);
  const names = showsNames ? tokens.filter(({ raw }) => !/^\p{Ll}/u.test(raw)) : tokens;
  return new Set(names.map((token) => fold(token.text)).filter((word) => !STOP_WORDS.has(word) && !own.has(word)));
}
