export { type PublishedEvent, publish, publishTo } from "./delivery/queries-publish.ts";
