import regions from "./regions.json" with { type: "json" };

/** Groups countries by the origin of their people's names. */
type Region = keyof typeof regions;

/** A country with some of its cities. */
export interface Place {
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly region: Region;
  readonly cities: readonly string[];
}

/** Every country of the sample, in a fixed order: 60 countries. */
export const places: readonly Place[] = (Object.keys(regions) as Region[]).flatMap((region) =>
  Object.entries(regions[region].countries).map(([country, cities]) => ({ country, region, cities })),
);

/**
 * Companies in each country, per thousand; OTHERS_PER_THOUSAND in countries not listed. Roughly follows the
 * distribution of venture-backed companies.
 */
const PER_THOUSAND: Readonly<Record<string, number>> = {
  ...{ USA: 280, DEU: 125, GBR: 95, FRA: 60, IND: 50, CAN: 40, NLD: 28, ESP: 28, AUS: 25, ISR: 24, SWE: 24, ITA: 22 },
  ...{ JPN: 20, BRA: 20, CHE: 20, SGP: 18, POL: 16, KOR: 12, IRL: 10, BEL: 10, NOR: 10, DNK: 10, FIN: 10, AUT: 10 },
  ...{ MEX: 9, ARE: 9, PRT: 8, TUR: 8, ZAF: 7, NGA: 7, KEN: 5, EST: 5 },
};
const OTHERS_PER_THOUSAND = 3;

/** Repeats every place in proportion to its companies. */
const WEIGHTED = places.flatMap((place) =>
  Array<Place>(PER_THOUSAND[place.country] ?? OTHERS_PER_THOUSAND).fill(place),
);

/** Returns the place for a uniformly distributed number from 0 to 1. */
export function placeFor(drawn: number): Place {
  return WEIGHTED[Math.min(WEIGHTED.length - 1, Math.floor(drawn * WEIGHTED.length))]!;
}

export function listPersonNames(region: Region): { first: readonly string[]; last: readonly string[] } {
  const { firstNames, lastNames } = regions[region];
  return { first: firstNames, last: lastNames };
}
