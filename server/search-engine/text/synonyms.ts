import { stemOf } from "./stem.ts";

/**
 * Abbreviations and spellings that company texts use side by side: a term, and phrases in the singular that mean the
 * same. Not listed are phrases that are rare, or whose words say as much by themselves ("learning management system"),
 * and abbreviations that are also words ("LED").
 */
const SYNONYMS = `
agtech: agritech, agricultural technology
ai: artificial intelligence
aluminum: aluminium
anesthesia: anaesthesia
ar: augmented reality
b2b: business to business
b2c: business to consumer
behavior: behaviour
bi: business intelligence
biotech: biotechnology
bpo: business process outsourcing
cad: computer aided design
catalog: catalogue
center: centre
childcare: child care
cleantech: clean technology
color: colour
cpg: consumer packaged goods
crm: customer relationship management
customerservice: customer service, customer support, customer care
cybersecurity: cyber security
daycare: day care
defense: defence
dtc: d2c, direct to consumer
edtech: education technology, educational technology
ehr: emr, electronic health record, electronic medical record
enrollment: enrolment
erp: enterprise resource planning
esg: environmental social and governance
esignature: electronic signature
ev: electric vehicle
fiber: fibre
fintech: financial technology
flavor: flavour
fmcg: fast moving consumer goods
fulfillment: fulfilment
fundraising: fund raising
gps: global positioning system
gynecology: gynaecology
harbor: harbour
healthcare: health care
hematology: haematology
hr: human resource
hvac: heating ventilation and air conditioning, heating ventilation air conditioning
insurtech: insurance technology
iot: internet of things
isp: internet service provider
jewelry: jewellery
labeling: labelling
labor: labour
lcd: liquid crystal display
leukemia: leukaemia
license: licence
lng: liquefied natural gas
lpg: liquefied petroleum gas
martech: marketing technology
medtech: medical technology
modeling: modelling
mold: mould
molding: moulding
orthopedic: orthopaedic
ott: over the top
p2p: peer to peer
paas: platform as a service
pcb: printed circuit board
pediatric: paediatric
pos: point of sale
proptech: property technology, real estate technology
reit: real estate investment trust
rfid: radio frequency identification
rpa: robotic process automation
saas: software as a service
seo: search engine optimization, search engine optimisation
skincare: skin care
smartphone: smart phone
sme: smb, small and medium enterprise, small and medium sized enterprise, small and medium business, small and medium sized business
sulfur: sulphur
theater: theatre
tire: tyre
tumor: tumour
uav: unmanned aerial vehicle
vegan: plant based
voip: voice over ip, voice over internet protocol
vr: virtual reality
website: web site
wellbeing: well being
wifi: wi fi
yogurt: yoghurt
`;

/** The stems of a phrase, and the term that means the same. */
interface Synonym {
  phrase: readonly string[];
  term: string;
}

const synonyms = SYNONYMS.trim()
  .split("\n")
  .flatMap((line): Synonym[] => {
    const [term, phrases] = line.split(": ") as [string, string];
    return phrases.split(", ").map((phrase) => ({ phrase: phrase.split(" ").map(stemOf), term }));
  });
const SYNONYMS_BY_FIRST_STEM = Map.groupBy(synonyms, ({ phrase }) => phrase[0]!);

function synonymAt(stems: readonly string[], at: number): Synonym | undefined {
  return SYNONYMS_BY_FIRST_STEM.get(stems[at]!)?.find(({ phrase }) =>
    phrase.every((stem, offset) => stems[at + offset] === stem),
  );
}

/** Returns the words of a text, followed by the terms for its phrases: "point of sale" and "pos". */
export function withSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  return [...words, ...stems.flatMap((_, at) => synonymAt(stems, at)?.term ?? [])];
}

/** Returns the words of a text with terms in place of their phrases: "pos" for "point of sale". */
export function replaceSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const synonym = synonymAt(stems, at);
    replaced.push(synonym?.term ?? words[at]!);
    at += synonym?.phrase.length ?? 1;
  }
  return replaced;
}

/** Returns the phrase that a term replaced in a text: "point of sale" for "pos"; the term itself if none did. */
export function replacedPhrase(words: readonly string[], term: string): string {
  const stems = words.map(stemOf);
  for (const at of words.keys()) {
    const synonym = synonymAt(stems, at);
    if (synonym?.term === term) return words.slice(at, at + synonym.phrase.length).join(" ");
  }
  return term;
}

/** Returns a function that replaces the phrases that mean the same as one of some terms, however they are written. */
export function phraseReplacer(terms: readonly string[]): (text: string) => string {
  const replaced = synonyms.filter(({ term }) => terms.includes(term));
  if (replaced.length === 0) return (text) => text;
  const patterns = replaced.map(({ phrase, term }) => ({
    pattern: new RegExp(`\\b${phrase.join("[ -]").replace(/y$/, "(?:y|ie)")}s?\\b`, "gi"),
    term,
  }));
  return (text) => patterns.reduce((changed, { pattern, term }) => changed.replace(pattern, term), text);
}
