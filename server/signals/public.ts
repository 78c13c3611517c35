export { weighInsights } from "./queries.ts";
export { type FoundPerson, listAccountsOfFoundPeople, listFoundPeople } from "./runs/queries-people.ts";
export { suspendSignals } from "./suspend.ts";
export { quoteMention, quoteText } from "./technologies/read-post.ts";
export { findTopic } from "./topic.ts";
