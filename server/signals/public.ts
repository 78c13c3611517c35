export { type FoundPerson, listAccountsOfFoundPeople, listFoundPeople } from "./runs/queries-people.ts";
export { suspendSignals } from "./suspend.ts";
export { findTopic } from "./topic.ts";
