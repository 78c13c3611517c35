export { type EmailLookup, type EmailSources, type Enrichment, enrichEmails, lookUpEmails } from "./enrich-emails.ts";
export { listPeople, type PersonRow } from "./queries.ts";
export { type EmailSource, listRevealedEmails, type RevealedEmail, revealEmails } from "./queries-emails.ts";
export { countPeople, listPersonIds, type PeopleSelection } from "./queries-list.ts";
