export { type PublishedEvent, publish, publishTo } from "./queries-publish.ts";
