import { randomNumbers } from "../../lib/random.ts";
import type { CleanText, CompanyText } from "../text/clean.ts";
import { cleanCompany } from "../text/clean.ts";

/**
 * Reads a stream of companies once and keeps at most `most` of them, each with the same chance (reservoir sampling), cleaned.
 * The same stream and seed give the same sample. Companies without a telling word are passed over.
 */
export async function sampleCompanies(
  companies: AsyncIterable<CompanyText> | Iterable<CompanyText>,
  most: number,
  seed: number,
  onRead: (count: number) => void | Promise<void>,
): Promise<CleanText[]> {
  const random = randomNumbers(seed);
  const sample: CleanText[] = [];
  let seen = 0;
  for await (const company of companies) {
    const place = seen < most ? seen : Math.floor(random() * (seen + 1));
    seen += 1;
    if (place < most) sample[place] = cleanCompany(company);
    if (seen % 500 === 0) await onRead(seen);
  }
  return sample.filter((text) => text.first.length > 0);
}
