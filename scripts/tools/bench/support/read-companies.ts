import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { CompanyText } from "../../../../server/search-engine/public.ts";
import type { ListedCompany } from "../../../support/candidate-sources.ts";

/** Reads the companies of a file (NDJSON, gzipped or not). */
export function readCompanies(path: string): ListedCompany[] {
  const content = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(content) : content).toString("utf8").split("\n");
  const read: ListedCompany[] = [];
  for (const line of lines.filter(Boolean)) {
    const company = JSON.parse(line) as CompanyText & {
      employee_count: number | null;
      funding_stage: string | null;
      hq_country: string | null;
    };
    read.push({
      companyId: read.length + 1,
      text: company,
      employeeCount: company.employee_count,
      fundingStage: company.funding_stage,
      headquartersCountry: company.hq_country,
    });
  }
  return read;
}
