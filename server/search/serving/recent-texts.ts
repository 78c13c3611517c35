import type { CompanyText } from "../search.ts";

/** A search reads its seeds' texts when it ranks and again, moments later, when it says why: long enough for that, too short to miss a change. */
const KEPT_MS = 2_000;
const MOST = 1_000;

/** Reads texts of companies, those read a moment ago from memory. */
export function recentTexts(read: (companyIds: readonly number[]) => Promise<CompanyText[]>): (companyIds: readonly number[]) => Promise<CompanyText[]> {
  const kept = new Map<number, { text: CompanyText; until: number }>();
  return async (companyIds) => {
    const now = performance.now();
    const missing = companyIds.filter((id) => (kept.get(id)?.until ?? 0) < now);
    if (missing.length > MOST / 2) return read(companyIds);
    if (kept.size > MOST / 2) kept.clear();
    for (const id of missing) kept.delete(id);
    for (const text of missing.length === 0 ? [] : await read(missing)) kept.set(text.id, { text, until: now + KEPT_MS });
    return companyIds.flatMap((id) => kept.get(id)?.text ?? []);
  };
}
