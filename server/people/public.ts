export { type EmailSources, enrichEmails, lookUpEmails } from "./enrich-emails.ts";
export { revealEmails } from "./queries-emails.ts";
