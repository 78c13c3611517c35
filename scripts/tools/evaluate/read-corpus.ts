import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { isRecord } from "../../../server/lib/is-record.ts";

/** A company of a corpus file. */
export interface CorpusCompany {
  domain: string;
  name: string;
  one_liner: string | null;
  description: string | null;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** Reads a corpus: one JSON object per line, gzipped if the name ends in .gz. Skips lines without a domain. */
export async function readCorpus(file: string): Promise<CorpusCompany[]> {
  const raw = createReadStream(file);
  const stream = file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw;
  const companies = new Map<string, CorpusCompany>();
  let pending = "";
  const take = (line: string): void => {
    if (line.trim() === "") return;
    const parsed: unknown = JSON.parse(line);
    const row = isRecord(parsed) ? parsed : {};
    const domain = text(row.domain)?.toLowerCase();
    if (domain === undefined || companies.has(domain)) return;
    companies.set(domain, {
      domain,
      name: text(row.name) ?? domain,
      one_liner: text(row.one_liner),
      description: text(row.description),
    });
  };
  // node:readline would also end lines at U+2028, which texts contain.
  for await (const chunk of stream.setEncoding("utf8")) {
    const lines = (pending + String(chunk)).split("\n");
    pending = lines.pop() ?? "";
    lines.forEach(take);
  }
  take(pending);
  return [...companies.values()];
}
