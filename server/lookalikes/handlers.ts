import type { Family } from "../http/contract.ts";
import type { CompanySearch } from "../search/search.ts";
import { cancelBulk } from "./cancel.ts";
import { exportBulk } from "./export.ts";
import { listBulk, pollBulk } from "./poll.ts";
import { findFaults } from "./request.ts";
import { searchLookalikes } from "./search.ts";
import { submitBulk } from "./submit.ts";

/** Companies like others: at once for up to 100, as a job for up to 10,000. */
export function lookalikes(services: { search: CompanySearch }): Family<"Lookalikes"> {
  return {
    search: { serve: searchLookalikes(services.search), findFaults: ({ query }) => findFaults(query, "query") },
    submitBulk: { serve: submitBulk, findFaults: ({ body }) => findFaults(body, "body") },
    listBulk,
    pollBulk,
    cancelBulk,
    exportBulk,
  };
}
