/** English function words, which say nothing about what a company does. */
const FUNCTION_WORDS = `a about above across after again against all along also although always am among an and another any are aren't
as at away back be became because become becomes been before being below between both but by came can cannot cant come could did do does
doing done dont down during each either else etc even ever every everyone everything few first for from further get gets getting give given
go goes going got had has have having he her here hers herself him himself his how however i if in indeed inside instead into is isnt it its
itself just keep last least less let lets like likely ll made main mainly make makes making many may maybe me meanwhile might more moreover
most mostly much must my myself near need needs neither never new next no none nor not nothing now of off often on once one only onto or
other others otherwise our ours ourselves out over own per perhaps put quite rather re really same see seem several she should since so
some something soon still such take takes than that thats the their theirs them themselves then there therefore these they theyre thing
things this those though three through throughout thus to today together too toward towards two under until up upon us use used uses
using ve very via want was way ways we well were weve what whatever when where whether which while who whole whom whose why will with
within without would yes yet you your yours yourself youre`;

/** Words that nearly every company text or every search for companies uses, whatever the company does. */
const COMPANY_WORDS = `addition additionally available base based best better brand brands build building builds business businesses certain
client clients companies company comprise comprises comprising conduct conducts consist consists corporate corporation currently customer
customers deliver delivering delivers different division divisions easily easy enable enables enabling engage engaged engages enterprise
enterprises entity entities established firm firms focus focused focuses founded global globally group groups headquartered help helping
helps holding incorporated include included includes including interest interests international internationally involved involving
jointly known largest leading limited located looking name offer offered offering offerings offers operate operated operates operating
operation operations operator organisation organisations organization organizations part people platform platforms primarily primary
principal principally product products provide provided provider providers provides providing range region regions related respectively
segment segments sell sells serve serves service services serving similar simple solution solutions specialised specialises specialize
specialized specializes specializing startup startups subsidiaries subsidiary type types undertaking unique various venture ventures
wide work working works world worldwide`;

const LEGAL_FORMS = `inc incorporated ltd limited llc llp lp plc corp corporation co company gmbh ag sa sas sarl sl srl spa nv bv ab as asa oy oyj
kk kg kgaa se pty pte bhd sdn berhad tbk pt pjsc jsc ojsc oao ao pcl psc qsc saog saa sab cv sae ad dd doo zrt nyrt ehf hf aps
plc group holding holdings the and of de`;

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.replaceAll("'", "").split(/\s+/));
}

/** Legal forms and connecting words in company names. What remains without them is the name people use. */
export const NAME_SUFFIXES: ReadonlySet<string> = wordSet(LEGAL_FORMS);

/** Only English function words, which any search engine leaves out. */
export const STOP_WORDS: ReadonlySet<string> = wordSet(FUNCTION_WORDS);

/** Words left out of every text before it is counted or compared. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...wordSet(`${FUNCTION_WORDS} ${COMPANY_WORDS}`),
  ...NAME_SUFFIXES,
]);

/** Words in a query that are about the search itself. Queries leave them out in addition to the fillers. */
export const QUERY_FILLERS: ReadonlySet<string> = wordSet(
  "find show list listed search searching lookup active area areas field industry industries sector sectors space please recommend recommended suggest seek seeking interested tell give wanted",
);

/**
 * Nouns for companies by what they do. A manufacturer's own text uses the verb ("manufactures wind turbines"); in
 * texts, the noun mostly refers to other companies.
 */
export const ACTOR_NOUNS: ReadonlySet<string> = wordSet(
  "agency agencies creator creators developer developers maker makers manufacturer manufacturers producer producers startup startups studio studios supplier suppliers vendor vendors",
);

/**
 * Adjectives that say how large or good a company is. Few texts say so of their own company, and most of those that have
 * the word mean something else: "small HR software companies" are not software for small companies.
 */
export const QUALIFIERS: ReadonlySet<string> = wordSet(
  `affordable big bigger biggest cheap cheapest emerging excellent famous good great growing huge innovative large larger major medium
  mid midsize midsized modern popular promising reputable sized small smaller smallest strong successful tiny top trusted young`,
);
