import { openOpenSearch } from "../../server/adapters/opensearch/open.ts";
import type { CompanyIndexes } from "../../server/ports/company-index.ts";

const {
  TEST_OPENSEARCH_URL: url,
  TEST_OPENSEARCH_USER: user,
  TEST_OPENSEARCH_PASSWORD: password,
  TEST_OPENSEARCH_CA: certificateAuthorities,
} = process.env;
let prefixes = 0;

/** The reason why OpenSearch tests are skipped; undefined if they run. */
export const openSearchUnavailable: string | undefined =
  url === undefined ? "TEST_OPENSEARCH_URL is not set; npm run test:opensearch starts one" : undefined;

/** Opens the OpenSearch at TEST_OPENSEARCH_URL. Throws if this is not set. */
export function openTestOpenSearch(): Promise<CompanyIndexes> {
  if (url === undefined) throw new Error("TEST_OPENSEARCH_URL is not set");
  return openOpenSearch({ url, user, password, certificateAuthorities });
}

/** Returns settings of a service that uses this OpenSearch, with `prefix` in its index names. */
export function openSearchSettings(prefix: string): Record<string, string> {
  return {
    ...(url !== undefined && { SEARCH_ENGINE_URL: url }),
    ...(user !== undefined && { SEARCH_ENGINE_USER: user }),
    ...(password !== undefined && { SEARCH_ENGINE_PASSWORD: password }),
    ...(certificateAuthorities !== undefined && { SEARCH_ENGINE_CA: certificateAuthorities }),
    SEARCH_ENGINE_PREFIX: prefix,
  };
}

/** Returns a prefix of index names that no other test uses. */
export function uniquePrefix(): string {
  return `test-${process.pid}-${++prefixes}`;
}
