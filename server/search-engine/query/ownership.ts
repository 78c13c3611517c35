import { conditionPattern, END, type QueryScan, START, type WordPattern } from "../../text/public.ts";

type OwnershipKind = "private" | "public" | "nonprofit" | "government" | "subsidiary";

/** Who owns a company. */
export interface Ownership {
  readonly ownership?: readonly OwnershipKind[];
  readonly excludedOwnership?: readonly OwnershipKind[];
}

const ORGANISATION =
  "(?:compan(?:y|ies)|startups?|start-ups?|scale-?ups?|firms?|business(?:es)?|enterprises?|corporations?|contractors?|ventures?|manufacturers?|makers?|vendors?|developers?|operators?|distributors?|retailers?|banks?|insurers?|utilities|miners?|producers?|groups?|suppliers?|providers?|carriers?|airlines?|players)";
const NONPROFIT_BODY =
  "(?:organi[sz]ations?|foundations?|labs?|laborator(?:y|ies)|institutes?|institutions?|compan(?:y|ies)|groups?|charit(?:y|ies)|hospitals?|initiatives?|associations?|agenc(?:y|ies)|think tanks?|ngos?|startups?|providers?|entit(?:y|ies))";
/** What begins with "public" or "private" without being a company of that kind: "public cloud", "private equity". */
const COMPOUNDS =
  "(?:cloud|clouds|equity|safety|sector|health|healthcare|relations|transport|transportation|transit|school|schools|administration|works|services?|policy|affairs|speaking|key|opinion|librar(?:y|ies)|housing|procurement|records|utilities|wi-?fi|charging|art|spaces|domain|education|limited|good|broadcasting|label|labels|networks?|jets?|aviation|hospitals?|clinics?|practices?|credit|debt|banking|wealth|tutors?|tutoring|security|5g|lte|markets?|chefs?|investigators?|placements?|members?|clubs?|browsers?|messaging|keys|dining|cars?|hire|healthcare|pensions?|insurance|investors?|investments?|capital|funds?|office|offices|blockchains?|ai chat)";
/** Up to the noun for the company, without words that begin another phrase: "private clouds for banks". */
const WORDS_BETWEEN = "(?:(?!(?:for|of|to|in|with|that|which|who|or|by|from|serving) )[\\p{L}\\p{N}&/+.'-]+ ){0,5}?";

/** Without "with": "competing with government agencies". */
const LEAD = "(?:(?:,|;|that|which|who|are|is|and|but|still|already|currently|now|all|actually) ?){0,4}";

/** Without one of these there is nothing to read, as in most queries. */
const MENTIONED =
  /public|private|ipo|listed|traded|quoted|held|owned|run|controlled|profit|charit|ngo|agenc|bod(?:y|ies)|authorit|institution|backed|operated|subsidiar/;

const READERS: readonly [WordPattern, OwnershipKind][] = [
  [of("(?:publicly|exchange|stock(?:[- ]market| exchange)?)[- ](?:traded|listed|held|owned|quoted)"), "public"],
  [
    of(
      "(?:listed|traded|quoted) on (?:the |a )?(?:stock (?:exchange|market)|nasdaq|nyse|lse|ftse|euronext|public markets?|tsx|asx|hkex)",
    ),
    "public",
  ],
  [
    of(
      "(?:after (?:its|their) ipo|post-ipo|ipo'?d|(?:that )?(?:have |has )?(?:gone|went|go) public|(?:that )?had (?:an|its|their) ipo)",
    ),
    "public",
  ],
  [of("(?:yet |currently |already )?(?:is |are )?public(?= ?(?:$|[,;.)\\ufffc]))"), "public"],
  [of(`public (?!${COMPOUNDS}${END})(?=${WORDS_BETWEEN}${ORGANISATION}${END})`), "public"],
  [of("(?:privately|family|founder|employee|closely)[- ](?:held|owned|run|controlled)"), "private"],
  [
    of("(?:still |yet |chose to |remain(?:s|ed|ing)? |stay(?:s|ed|ing)? )(?:stay |remain |remaining )?private"),
    "private",
  ],
  [of("pre-ipo|unlisted"), "private"],
  [of("(?:currently |is |are )?private(?= ?(?:$|[,;.)\\ufffc]))"), "private"],
  [of(`private (?!${COMPOUNDS}${END})(?=${WORDS_BETWEEN}${ORGANISATION}${END})`), "private"],
  [
    of(
      `(?:non-?profit|non profit|not-for-profit|not for profit|charitable) (?=${WORDS_BETWEEN}${NONPROFIT_BODY}${END})`,
    ),
    "nonprofit",
  ],
  [
    of(
      "(?:non-?profits?|non profits?|not-for-profits?|charities|ngos)(?= (?:that|which|who|working|in|focused|helping|doing)| ?(?:$|[,;.)\\ufffc]))",
    ),
    "nonprofit",
  ],
  [
    of("(?:state|government|publicly|federally|municipally)[- ](?:owned|run|backed|controlled|operated)(?! by)"),
    "government",
  ],
  [
    of("(?:government|public|state|federal) (?:agenc(?:y|ies)|bod(?:y|ies)|authorit(?:y|ies)|institutions?)"),
    "government",
  ],
  [of("(?:wholly[- ]owned )?subsidiar(?:y|ies)(?: compan(?:y|ies))?(?: of)?"), "subsidiary"],
];

/** "software for private companies", "competing with government agencies": those are not the companies that are searched for. */
const OTHERS = new RegExp(
  `${START}(?:for|to|by|with|help|helps|helping|serving|sells?|selling|against|from|between|connecting|of) (?:[\\p{L}-]+ ){0,3}$`,
  "u",
);

function of(source: string): WordPattern {
  return conditionPattern(`(?:${source})${/[)]$/.test(source) ? "" : END}`, LEAD);
}

/** Takes the conditions on who owns a company. */
export function readOwnership(scan: QueryScan): Ownership {
  if (!MENTIONED.test(scan.text)) return {};
  const included = new Set<OwnershipKind>();
  const excluded = new Set<OwnershipKind>();
  for (const [owners, kind] of READERS)
    scan.take(owners, (match) => {
      const before = scan.text.slice(Math.max(0, match.index - 50), match.index);
      if (OTHERS.test(before)) return false;
      (match.groups?.not === undefined ? included : excluded).add(kind);
      return true;
    });
  for (const kind of included) excluded.delete(kind);
  return {
    ...(included.size > 0 && { ownership: [...included] }),
    ...(excluded.size > 0 && { excludedOwnership: [...excluded] }),
  };
}
