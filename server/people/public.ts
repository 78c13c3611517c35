export { type RevealedEmail, revealEmails } from "./queries-emails.ts";
