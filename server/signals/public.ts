export { type FoundPerson, listFoundPeople } from "./runs/queries-people.ts";
