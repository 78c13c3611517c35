import { remember } from "./remember.ts";

const OUR =
  "arb|arm|behavi|cand|clam|col|demean|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|tum|val|vap|vig";
const DOUBLED =
  "barrel|bevel|cancel|channel|chisel|counsel|dial|enamel|duel|equal|fuel|funnel|gravel|jewel|kennel|label|level|libel|marshal|marvel|medal|model|panel|parcel|pencil|pedal|revel|shovel|signal|spiral|stencil|swivel|total|towel|travel|trowel|tunnel";
/** The beginnings of words in which "ise" is not an ending. */
const NO_ENDING =
  "adv|advert|an|appr|ar|chast|circumc|compr|comprom|conc|dem|desp|dev|divid|enterpr|entrepr|exc|exerc|expert|franch|highr|improv|inc|l|merchand|moonr|mort|parad|pen|pelv|prec|prem|prom|repr|rev|sunr|superv|surm|surpr|telev|treat|upr|v|val|\\p{L}*w";

/** British endings and beginnings, and their American forms. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/^practis/u, "practic"],
  [new RegExp(`^((?:\\p{L}*)(?:${OUR}))our(?!ous|\\p{L}*(?:oration|orise|orize))`, "u"), "$1or"],
  [
    new RegExp(
      `^(?!(?:un|in|im|dis)?(?:${NO_ENDING})is)(\\p{L}{2,}[^aou])is(e|ed|er|ers|es|ing|ingly|ation|ations|ational|able|ement)$`,
      "u",
    ),
    "$1iz$2",
  ],
  [/(anal|breathal|catal|dial|electrol|hydrol|paral)ys(e|ed|er|ers|ing)$/u, "$1yz$2"],
  [
    /^(epi|kilo|centi|milli|micro|amphi)?(cent|theat|fib|lit|met|calib|lust|spect|sab)re(s|glass|board|piece)?$/u,
    "$1$2er$3",
  ],
  [/^(catal|anal|dial|monol|epil)ogu(?:e(s?)|(ing|ed|er|ers))$/u, "$1og$2$3"],
  [new RegExp(`^((?:re|un|out|pre)?(?:${DOUBLED}))l(ed|er|ers|ing|ings|or|ors|ous)$`, "u"), "$1$2"],
  [/^jewell?(?:ery|ry)$/u, "jewelry"],
  [/^(def|lic|off|pret)enc(e|es|ed|ing)$/u, "$1ens$2"],
  [/^(enrol|fulfil|instal|distil|instil)(ment|ments|s)?$/u, "$1l$2"],
  [/^skilful/u, "skillful"],
  [/(h|f|p|gyn|an|t?ox|isch|leuk|an|glyc|ur|septic|bacter)a(em|ed|ec|es(?=th))/u, "$1$2"],
  [/^(pal|arch)aeo/u, "$1eo"],
  [/^o(edem|estr|esoph)/u, "$1"],
  [/(rrh|pn|hom|man)oe(?=[aou])/u, "$1e"],
  [/maneuvre?(?=$|[sdi])/u, "maneuver"],
  [/^foet/u, "fet"],
  [/sulph/u, "sulf"],
  [/^(m|sm)ould/u, "$1old"],
  [/^alumini?um(s?)$/u, "aluminum$1"],
  [/^tyre(s?)$/u, "tire$1"],
  [/^(snow)?plough/u, "$1plow"],
  [/^(grey)(?=$|s$|ed$|ing$|ish$|scale$)/u, "gray"],
  [/^(kilo|milli)?gramme(s?)$/u, "$1gram$2"],
  [/^programme(s?)$/u, "program$1"],
  [/^yoghourt|^yoghurt/u, "yogurt"],
  [/^aeroplane/u, "airplane"],
  [/^pyjama/u, "pajama"],
  [/^(judg|acknowledg|ag)e(ment|ments|ing)$/u, "$1$2"],
  [/^sceptic/u, "skeptic"],
  [/^artefact/u, "artifact"],
  [/^draught/u, "draft"],
  [/^kerb/u, "curb"],
  [/^cheque(book|red)/u, "check$1"],
  [/^moustache/u, "mustache"],
  [/^chilli$/u, "chili"],
  [/^specialit(y|ies)$/u, "specialt$1"],
  [/^wool+en/u, "woolen"],
  [/^cosy$/u, "cozy"],
];
/** Few words have any of these. */
const MAY_DIFFER =
  /our|is[eia]|ys[ei]|re|ogu|ll|rol|enc|[aefi]l|oe|ae|ul[dp]|yre|lough|grey|gramme|ghurt|roplane|yjama|gement|geing|sceptic|tefact|aught|kerb|ctis|alit|oolen|cosy|minium|cheq|moust/;

/**
 * Returns a word in American spelling: "fiber" for "fibre", "pediatric" for "paediatric". Words of other languages may
 * change too.
 */
export const americanSpelling: (word: string) => string = remember((word) => {
  if (word.length < 4 || !MAY_DIFFER.test(word)) return word;
  return REPLACED.reduce((spelled, [pattern, replacement]) => spelled.replace(pattern, replacement), word);
});
