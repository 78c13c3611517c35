/** What a seller says before asking for customers: "we sell payroll software to restaurants in Texas, who should we call?" */
const SELLER =
  "^(?:hi,? |hello,? )?(?:we|i|our (?:company|startup|firm|team)|my (?:company|startup|firm))(?: are a \\p{L}+(?: \\p{L}+)? that)? (?:sells?|offers?|provides?|makes?|builds?|supply|supplies|markets?|develops?|distributes?) .{1,150}?";
const SELLS_TO = new RegExp(`${SELLER} to (?<customers>.{1,150})$`, "iu");
/** Without a question, this describes the seller. */
const SELLS_FOR = new RegExp(`${SELLER} for (?<customers>.{1,150})$`, "iu");
/** The question of a seller, at the end. */
const QUESTION =
  /(?:(?<![.,;:?!–—-])[.,;:?!–—-]+ ?|\s)(?:and )?(?:who|whom|which (?:ones|companies|of)|what companies|where|find|show|list|give|help|looking for|(?:we )?(?:want|need|are looking))(?![\p{L}]).*$/iu;
/** "software that dentists use", "tools used by architects". */
const USED_BY = /(?<=\S) (?:(?:that|which) (?:is|are) )?used by (?=\S)/iu;
const THAT_THEY_USE =
  /^(?<product>(?:[\p{L}\p{N}-]+ ){0,4}?(?:software|apps?|tools?|platforms?|systems?|equipment|machines?|products|devices|services)) (?:that|which) (?<customers>(?:[\p{L}\p{N}-]+ ){1,4}?)(?:use|buy|need|rely on|work with)(?= (?:to|for|in|every|when)(?! )|[.?!]?$)/iu;

/**
 * Returns a query with what is looked for in its usual form: a seller who says what it sells to whom looks for the customers, and
 * "X used by Y" and "X that Y use" are "X for Y".
 */
export function askedFor(query: string): string {
  const text = query.replace(/\s+/g, " ").trim();
  const sold = SELLS_TO.exec(text) ?? (QUESTION.test(text) ? SELLS_FOR.exec(text) : null);
  const customers = sold?.groups?.customers?.replace(QUESTION, "").replace(/[\s.,;:?!]+$/, "");
  if (customers) return customers;
  return text.replace(USED_BY, " for ").replace(THAT_THEY_USE, (_match, ...groups) => {
    const { product, customers: users } = groups.at(-1) as Record<string, string>;
    return `${product} for ${users!.trim()}`;
  });
}
