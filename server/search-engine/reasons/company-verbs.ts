/** A pattern of what may stand before such a verb. */
export const ADVERB = "(?:(?:also|[a-z]+ly) )?";

/** Verbs of companies, in the third person: by them a sentence is told from a list of products. */
export const VERBS =
  `provides offers develops designs manufactures markets sells operates produces supplies distributes delivers owns engages invests
leases installs builds maintains serves supports enables helps creates publishes licenses manages trades rents imports exports makes processes
focuses specializes connects allows gives brings acquires explores conducts combines automates uses runs powers empowers
transforms simplifies streamlines improves reduces`.split(/\s+/);

/** "provides" as "provide". */
function baseOf(verb: string): string {
  if (/(?:ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -2);
  return verb.replace(/ies$/, "y").replace(/s$/, "");
}

/** "provides" as "providing". */
export function gerundOf(verb: string): string {
  return `${baseOf(verb).replace(/e$/, "")}ing`;
}

/** "provide" as "provides". */
export function thirdPersonOf(base: string): string {
  const verb = base.toLowerCase();
  if (/(?:s|sh|ch|x|zz|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
