const { TEST_OPENSEARCH_URL: url } = process.env;
let prefixes = 0;

/** Why tests over OpenSearch do not run, if they do not. */
export const openSearchUnavailable: string | undefined =
  url === undefined ? "TEST_OPENSEARCH_URL is not set; npm run test:opensearch starts one" : undefined;

/** The address of an OpenSearch for tests; throws without one. */
export function testOpenSearchUrl(): string {
  if (url === undefined) throw new Error("TEST_OPENSEARCH_URL is not set");
  return url;
}

/** Returns the beginning of names that no other test uses. */
export function uniquePrefix(): string {
  return `test-${process.pid}-${++prefixes}`;
}
