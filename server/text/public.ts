// The only file of this folder that code outside the folder and its tests may import.

export { isCapitalInformative, LEAD_TO_NAMES } from "./capitals.ts";
export { isCommonWord, isFrequentWord } from "./common-words.ts";
export {
  domainSpellings,
  isPlaceholderDomain,
  MARKET_ENDINGS,
  ownerName,
  readCompanyReference,
  readWebsite,
  registrableDomain,
  toAsciiDomain,
} from "./companies/company-domain.ts";
export {
  companyNameKeys,
  isSameCompanyName,
  joinedNameKeys,
  nameWithoutForms,
  spellingsOfName,
} from "./companies/company-name.ts";
export { knownAs, MAX_NAME_LENGTH, withoutOwnName } from "./companies/own-name.ts";
export { fold, foldAsBefore, slugify } from "./fold.ts";
export { htmlToText, plainText } from "./html-to-text.ts";
export { type Forms, inflect } from "./inflections.ts";
export { detectForeignLanguage, isEnglish, LANGUAGES, type Language, listFunctionWords } from "./language.ts";
export { replaceParentheses } from "./parentheses.ts";
export { currentTitle } from "./people/current-title.ts";
export {
  cleanPersonName,
  isSamePersonName,
  type NameParts,
  partsOfName,
  readNameParts,
  readPersonName,
  splitName,
} from "./people/person-name.ts";
export { classifyTitle, type Department, isSideRole, type Seniority } from "./people/title.ts";
export { cityNames, population } from "./places/cities.ts";
export { COUNTRY_INDEX, hashOfCountryName } from "./places/country-index.ts";
export { recogniseCountry } from "./places/country-names.ts";
export { alpha2OfName, alpha3OfAlpha2, alpha3OfName, COUNTRY_NAMES, countryName } from "./places/iso-countries.ts";
export { type PlaceEnd, readCity, readLocation, usualPlaceEnd } from "./places/location.ts";
export { placeLength } from "./places/place-names.ts";
export type { PossibleCity } from "./places/query-cities.ts";
export { findQueryPlaces, isAboutPlaces, type QueryPlaces } from "./places/query-places.ts";
export { EUROPEAN_UNION, REGIONS } from "./places/regions.ts";
export { cleanLine, cleanText, isPlaceholder } from "./plain-text.ts";
export { readText, TextReading } from "./reading.ts";
export { remember } from "./remember.ts";
export { sentenceAround } from "./sentence-around.ts";
export { MAX_SENTENCE_LENGTH, sentenceRanges, sentences, type TextRange } from "./sentences.ts";
export {
  canonicalCompanyPage,
  canonicalPersonUrl,
  canonicalSocialUrl,
  isPersonUrl,
  profileSpellings,
} from "./social-url.ts";
export { asGerund, isSameFamily, stemWord, toTerm, withS } from "./stem.ts";
export { ACTOR_NOUNS, FILLERS, NAME_SUFFIXES, QUALIFIERS, QUERY_FILLERS, STOP_WORDS } from "./stop-words.ts";
export {
  isSynonym,
  isTradeTerm,
  listExpansions,
  phraseReplacer,
  replacedPhrase,
  replaceSynonyms,
  spellOut,
  withSynonyms,
} from "./synonyms.ts";
export {
  closestTechnology,
  findTechnology,
  listTechnologies,
  spellingKey,
  TECHNOLOGIES_VERSION,
  type Technology,
  technologyById,
} from "./technologies.ts";
export { gapBetween, MAX_GAP, nextStart, signsAfter, type Token, tokenise } from "./tokens.ts";
export { trimPunctuation } from "./trim-punctuation.ts";
export {
  AT_LEAST,
  AT_MOST,
  CLAUSE_END,
  conditionPattern,
  END,
  LEAD,
  MONEY,
  MONEY_RANGE,
  NUMBER,
  OR_LESS,
  OR_MORE,
  readWholeNumber,
  START,
  WordPattern,
  wordPattern,
} from "./values/bounds.ts";
export { EUROPEAN_UNION_CODE, type ValueReader, valueReader } from "./values/contract-values.ts";
export { type DateOrder, dateOrderIn, hasAmbiguousOrder, readDate } from "./values/dates.ts";
export {
  canonicalFundingStage,
  FUNDING_ROUNDS,
  FUNDING_STAGES,
  type FundingStage,
  recogniseFundingStage,
} from "./values/funding-stages.ts";
export { readCurrency, readDollars, readMoney, withoutUnit, withUnitOfColumn } from "./values/money.ts";
export { type DecimalSign, readNumber, UNITS, usualDecimalSign } from "./values/numbers.ts";
export { readQuantity } from "./values/quantities.ts";
export { readGrammar } from "./values/rules.ts";
export { QueryScan } from "./values/scan.ts";
export { readPatterns, readSections, readWordSections, readWords } from "./word-lists.ts";
export { normalForm, plainWords, type Word, wordEnd, words } from "./words.ts";
