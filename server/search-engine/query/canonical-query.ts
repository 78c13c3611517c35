/** A seller who asks for customers: "we sell payroll software to restaurants in Texas, who should we call?" */
const SELLER =
  "^(?:hi,? |hello,? )?(?:we|i|our (?:company|startup|firm|team)|my (?:company|startup|firm))(?: are a \\p{L}+(?: \\p{L}+)? that)? (?:sells?|offers?|provides?|makes?|builds?|supply|supplies|markets?|develops?|distributes?) .{1,150}?";
const SELLS_TO = new RegExp(`${SELLER} to (?<customers>.{1,150})$`, "iu");
/** Applies only if a question follows. Otherwise, "we sell X for Y" describes the seller. */
const SELLS_FOR = new RegExp(`${SELLER} for (?<customers>.{1,150})$`, "iu");
/** The question at the end of a seller's text. */
const QUESTION =
  /(?:(?<![.,;:?!–—-])[.,;:?!–—-]+ ?|\s)(?:and )?(?:who|whom|which (?:ones|companies|of)|what companies|where|find|show|list|give|help|looking for|(?:we )?(?:want|need|are looking))(?![\p{L}]).*$/iu;
/** "software that dentists use", "tools used by architects". */
const USED_BY = /(?<=\S) (?:(?:that|which) (?:is|are) )?used by (?=\S)/iu;
const THAT_THEY_USE =
  /^(?<product>(?:[\p{L}\p{N}-]+ ){0,4}?(?:software|apps?|tools?|platforms?|systems?|equipment|machines?|products|devices|services)) (?:that|which) (?<customers>(?:[\p{L}\p{N}-]+ ){1,4}?)(?:use|buy|need|rely on|work with)(?= (?:to|for|in|every|when)(?! )|[.?!]?$)/iu;

/** Phrases before and after the subject of a search. A query may have several of them. */
const OPENING =
  /^(?:(?:hi|hello|hey|please|kindly|pls)(?![\p{L}])[,!]? |(?:can|could|would) you (?:please )?|(?:i am|i'm|i’m|we are|we're|we’re|am|are) (?:looking|searching) (?:for|to find) |(?:i|we) (?:need|want|would like|are interested in|am interested in)(?: to (?:find|see|get))? |i'd like(?: to (?:find|see|get))? |(?:looking|searching) for |(?:find|show|list|name|give|get|tell|suggest|recommend|identify|search(?: for)?)(?: me| us)?(?: (?:all|some|any|about|of))? (?=[^,]{3})|(?:what|which|who)(?:'s| are| is)? (?:the |some |there )?(?=(?:best |top |leading |good )?(?:compan|firm|business|start-?up|provider|vendor))|(?:a |the )?lists? of (?:all )?|do you know (?:of )?|(?:is|are) there (?=(?:a|an|any|some) )|where (?:to|(?:can|could|do|should|would) (?:i|we)) (?:buy|get|find|order|source|hire|rent|book) |how (?:to|(?:do|can|could|should) (?:i|we)) |(?:someone|somebody|anyone|anybody|people|who|(?:which )?(?:compan(?:y|ies)|firms?|business(?:es)?|vendors|providers|suppliers|start-?ups)) (?:(?:who|that|which) )?(?:can|could|will|would|might) (?:i (?:ask|hire|pay) to )?(?:help (?:us|me) (?:to )?)?|(?:someone|somebody|anyone|anybody) (?:to|who|that) (?:help (?:us|me) (?:to )?)?|(?:some|any|all) (?=(?:of the )?(?:compan|firm|business|start-?up)))/iu;
const MAX_OPENINGS = 4;
const CLOSING = /[,;]? (?:please|pls|thanks|thank you)[.!]?$/iu;
/**
 * The words before an activity X: "companies that do X", "who supplies X", "businesses in the field of X". "Ships X"
 * means to sell X, unless X is software or a destination follows.
 */
const ACTIVE =
  /^(?:companies|firms|businesses|startups|start-ups|vendors|suppliers|who) (?:(?:that |which |who |and )?(?:do|does|offers?|provides?|supply|supplies|stocks?|deals? in|ships?(?! (?:software|code|apps?|features|updates)|.* (?:to|from|across|between|by|via|overseas|abroad|worldwide))|are in|work in|operate in|specialise in|specialize in|focus on)|(?:doing|offering|providing|active in|working in|operating in|specialising in|specializing in|focused on|in the (?:field|area|business|space) of)) (?!not |n't|no )(?=[\p{L}])/iu;

function withoutFiller(query: string): string {
  let text = query.replace(CLOSING, "");
  for (let count = 0; count < MAX_OPENINGS; count += 1) {
    const opening = OPENING.exec(text);
    if (opening === null || opening[0].length === text.length) break;
    text = text.slice(opening[0].length);
  }
  const named = ACTIVE.exec(text);
  return named === null ? text : text.slice(named[0].length);
}

/** Returns a query in its usual form: only the customers for a seller's query, and "X for Y" for "X used by Y". */
export function canonicalQuery(query: string): string {
  const text = query.replace(/\s+/g, " ").trim();
  const sold = SELLS_TO.exec(text) ?? (QUESTION.test(text) ? SELLS_FOR.exec(text) : null);
  const customers = sold?.groups?.customers?.replace(QUESTION, "").replace(/[\s.,;:?!]+$/, "");
  if (customers) return customers;
  return withoutFiller(text)
    .replace(USED_BY, " for ")
    .replace(THAT_THEY_USE, (_match, ...groups) => {
      const { product, customers: users } = groups.at(-1) as Record<string, string>;
      return `${product} for ${users!.trim()}`;
    });
}
