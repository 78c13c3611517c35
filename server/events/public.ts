export { presentEventPerson } from "./present.ts";
export { EVENT_COLUMNS, type EventRow, hasCompany } from "./queries.ts";
