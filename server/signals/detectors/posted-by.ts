import type { Schema } from "../../http/contract.ts";

/** Who published a job post. */
export type PostedBy = NonNullable<Schema["SignalEvidence"]["posted_by"]>;

/** Names that agencies of recruiters give themselves. */
const AGENCY_NAME =
  /\b(?:recruit\p{L}*|staffing|headhunt\p{L}*|talent\p{L}*|executive search|search (?:&|and|\+) selection|search$|temps|personnel|careers|manpower|employment agency|contract hire|contractors|(?:hire|hiring)$|personal(?:beratung|vermittlung|dienst\p{L}*|leasing|service| gmbh| ag)|zeitarbeit|arbeitsvermittlung|int[eé]rim|recrutement|rekrutacja|reclutamiento|selezione|lavoro|uitzend\p{L}*|detachering|werving|bemanning|rekrytering|jobs?)(?!.*\b(?:software|platform|technolog\p{L}*|systems?|app|university)\b)/iu;

const CLIENT = String.raw`(?:(?:multinational|international|leading|well-known|key|exclusive|confidential|renowned|global|(?!web|native|mobile|desktop|api|rest|thin|thick|email|git)[\p{L}-]+|namhaften?|großen|langjährigen) )?(?:client(?:['’]s \p{L}+)?|end[- ]?(?:client|user)|partner company)`;
/** What only a post for somebody else says. */
const FOR_ANOTHER = new RegExp(
  [
    String.raw`\bour ${CLIENT}(?: in [\p{L} ]{2,30}?| is a [^.\n]{3,60} and)?,? (?:is|has|seeks|needs|wants|requires|offers|prefers)\b`,
    String.raw`\bour ${CLIENT}(?: in [\p{L} ]{2,30})?, (?:an?|the|one) `,
    String.raw`\b(?:on behalf of|for) (?:one of )?(?:our|a|an|my|their|several|multiple) (?:(?!team)[\p{L}-]+ ){0,3}(?:client|insurer|bank|company|organi[sz]ation|(?<=\bone of (?:our|my|their) (?:[\p{L}-]+ ){0,3})clients)\b(?=[^.\n]{0,80}\b(?:seek|look|recruit|hir|engineer|developer|manager|analyst|administrator|specialist))`,
    String.raw`\bon behalf of (?:an?|our|one)\b.{0,60}\b(?:seek|look|recruit|hir|need)`,
    String.raw`\b(?:recruiting|hiring|searching|recruit\b.{0,40}) (?:for|on behalf of) (?:an?|one of our|our|several) (?:[\p{L}-]+ ){0,4}(?:client|(?<=one of our (?:[\p{L}-]+ ){0,4})clients)\b`,
    String.raw`\b(?:has|have|are|is) (?:been )?(?:partnered with (?:us|an?|one)|retained (?:by|exclusively)|engaged by|asked us|working with an? [^.]{0,60}(?:needs|looking|hiring|seeking))`,
    String.raw`\b(?:we are|we['’]re) (?:partnered|working) with an? [^.]{3,80}\b(?:that|who|which|to)\b[^.]{0,20}\b(?:needs?|hir\p{L}*|look\p{L}*|seek\p{L}*|find)`,
    String.raw`\bsupporting an? [^.]{3,60}(?:with (?:its|their) search|recruit|hir)`,
    String.raw`\b(?:company|client|employer) (?:name )?(?:is )?(?:confidential|undisclosed)|confidential (?:search|client)|name of the company will be shared|undisclosed client`,
    String.raw`\b(?:recruit(?:ing|ment)|staffing|headhunting|employment) (?:agency|firm)\b(?<=\b(?:we are|are|is) an? (?:\p{L}+ )?\w+ \w+)|\bwe headhunt|\brecruiter here|\bsubmit one profile|\btemp to perm|\bcontract-to-hire with|\bmultiple clients\b|\bthe client (?:prefers|requires|is looking|offers)|\b(?:inside|outside) ir35|\bday rate contract`,
    String.raw`\b(?:für|im auftrag|namens) (?:unsere[nrs]?|eine[nrs]?) (?:\p{L}+ )?(?:kund(?:en(?!\p{L}))|mandant\p{L}*|klient\p{L}*|auftraggeber\p{L}*)\b.{0,120}\b(?:such|besetz|senior|entwickl|stelle|ingenieur|leiter)|\bunser (?:mandant|kunde|auftraggeber) (?:ist|sucht|aus)|arbeitnehmerüberlassung|direktvermittlung|personalvermittlung`,
    String.raw`\bpour (?:notre|le compte de|l['’]un de (?:nos|ses)) (?:[\p{L} ]{0,20})?clients?\b.{0,80}\b(?:recherch|recrut)|recherche pour l['’]un de (?:ses|nos) clients|mission d['’]intérim`,
    String.raw`\bpara (?:nuestro|un|importante) (?:\p{L}+ )?cliente\b|\bnuestro cliente (?:es|busca)|\bpara importante empresa`,
    String.raw`\bper (?:un )?(?:nostro )?(?:importante )?(?:cliente|azienda cliente)\b|\bil nostro cliente (?:è|cerca)`,
    String.raw`\bvoor (?:onze|een van onze) (?:\p{L}+ )?(?:klant|opdrachtgever)\b|\bonze opdrachtgever`,
    String.raw`\bför (?:vår|en av våra) (?:kund|uppdragsgivare)|\bvår kund (?:söker|är)`,
    String.raw`\b(?:dla|w imieniu) (?:naszego )?klienta\b`,
    String.raw`\bpara (?:o )?(?:nosso )?cliente\b|\bnosso cliente (?:é|procura|busca)`,
  ].join("|"),
  "iu",
);
/** What only the employer says of itself. */
const OWN =
  /\b(?:join (?:us|our (?:\p{L}+ )?team)|our (?:product|platform|app|users|mission|codebase|engineering team|studio|team)\b|we(?:'re| are|’re)? (?:build|building|develop|make|making|design|design and build)\b|for our (?:own )?(?:team|studio|office)|unser (?:team|produkt)|für unser team|bei uns|notre (?:équipe|produit|atelier)|nuestro equipo|il nostro team|ons team|vårt team|about us|who we are)/iu;

/** Returns who published a post, by its text and the company's name. An agency is told apart from a consultancy, which sends its own people. */
export function postedBy(company: string, text: string): PostedBy {
  const start = text.slice(0, MAX_READ);
  if (FOR_ANOTHER.test(start)) return "agency";
  const isOwn = OWN.test(start);
  if (AGENCY_NAME.test(company) && !isOwn) return "agency";
  return isOwn ? "employer" : "unknown";
}

/** Who a post is for is said at its beginning. */
const MAX_READ = 3_000;
