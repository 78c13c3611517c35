import type { Family } from "../http/contract.ts";
import type { CompanySearch } from "../search/search.ts";
import { cancelBulk } from "./bulk/cancel.ts";
import { exportBulk } from "./bulk/export.ts";
import { listBulk, pollBulk } from "./bulk/poll.ts";
import { submitBulk } from "./bulk/submit.ts";
import { findFaults } from "./request.ts";
import { searchLookalikes } from "./search.ts";

/** Serves lookalike searches: up to 100 companies in a request, up to 10,000 in a bulk job. */
export function lookalikes(services: { search: CompanySearch }): Family<"Lookalikes", "search"> {
  return {
    search: { ...searchLookalikes(services.search), findFaults: ({ query }) => findFaults(query, "query") },
    submitBulk: { serve: submitBulk, findFaults: ({ body }) => findFaults(body, "body") },
    listBulk,
    pollBulk,
    cancelBulk,
    exportBulk,
  };
}
