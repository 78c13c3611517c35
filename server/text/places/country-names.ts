import de from "i18n-iso-countries/langs/de.json" with { type: "json" };
import es from "i18n-iso-countries/langs/es.json" with { type: "json" };
import fr from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import it from "i18n-iso-countries/langs/it.json" with { type: "json" };
import nl from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import pl from "i18n-iso-countries/langs/pl.json" with { type: "json" };
import pt from "i18n-iso-countries/langs/pt.json" with { type: "json" };
import sv from "i18n-iso-countries/langs/sv.json" with { type: "json" };
import { alpha3OfAlpha2, alpha3OfName, COUNTRY_NAMES } from "./iso-countries.ts";

/** The languages whose names of countries are read, besides each country's own. */
const LANGUAGES = "en de fr es it pt nl pl sv da nb fi cs hu ro tr ru uk el ja zh zh-Hant ko ar he".split(" ");

/** English names that neither ISO nor CLDR have: former names, parts of countries, short forms and those of CRMs. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{
    usa: "USA",
    "u s a": "USA",
    "u s": "USA",
    america: "USA",
    states: "USA",
    "the states": "USA",
    "united states": "USA",
  },
  ...{ uk: "GBR", "u k": "GBR", britain: "GBR", "great britain": "GBR", england: "GBR", scotland: "GBR", wales: "GBR" },
  ...{
    "northern ireland": "GBR",
    "united kingdom of great britain and northern ireland": "GBR",
    "england and wales": "GBR",
  },
  ...{
    uae: "ARE",
    "u a e": "ARE",
    emirates: "ARE",
    dubai: "ARE",
    "abu dhabi": "ARE",
    ksa: "SAU",
    prc: "CHN",
    "p r china": "CHN",
  },
  ...{
    "pr china": "CHN",
    "mainland china": "CHN",
    "china mainland": "CHN",
    "peoples republic of china": "CHN",
    "china peoples republic": "CHN",
  },
  ...{ roc: "TWN", "republic of china": "TWN", "chinese taipei": "TWN", "taiwan roc": "TWN", "hong kong china": "HKG" },
  ...{
    "hong kong sar": "HKG",
    "hong kong sar china": "HKG",
    hongkong: "HKG",
    macau: "MAC",
    "macao sar": "MAC",
    "macau sar": "MAC",
  },
  ...{
    korea: "KOR",
    "south korea": "KOR",
    "korea south": "KOR",
    "republic of korea": "KOR",
    rok: "KOR",
    "s korea": "KOR",
  },
  ...{ "north korea": "PRK", "korea north": "PRK", dprk: "PRK", "democratic peoples republic of korea": "PRK" },
  ...{
    holland: "NLD",
    nederland: "NLD",
    "the netherlands": "NLD",
    czechia: "CZE",
    czechoslovakia: "",
    slovakia: "SVK",
  },
  ...{
    macedonia: "MKD",
    "macedonia fyr": "MKD",
    "macedonia former yugoslav republic": "MKD",
    fyrom: "MKD",
    "former yugoslav republic of macedonia": "MKD",
    turkiye: "TUR",
    turkey: "TUR",
  },
  ...{
    burma: "MMR",
    "myanmar burma": "MMR",
    swaziland: "SWZ",
    "cape verde": "CPV",
    "east timor": "TLS",
    "ivory coast": "CIV",
    "cote divoire": "CIV",
  },
  ...{
    vatican: "VAT",
    "vatican city": "VAT",
    "holy see": "VAT",
    palestine: "PSE",
    "palestinian territories": "PSE",
    "palestinian territory": "PSE",
  },
  ...{
    "occupied palestinian territory": "PSE",
    russia: "RUS",
    syria: "SYR",
    laos: "LAO",
    "lao pdr": "LAO",
    moldova: "MDA",
    vietnam: "VNM",
  },
  ...{
    congo: "COG",
    "congo brazzaville": "COG",
    "republic of congo": "COG",
    "republic of the congo": "COG",
    "dr congo": "COD",
    drc: "COD",
  },
  ...{
    "d r congo": "COD",
    "congo kinshasa": "COD",
    "congo dr": "COD",
    "congo drc": "COD",
    "congo democratic republic": "COD",
    zaire: "COD",
  },
  ...{
    "democratic republic of congo": "COD",
    "democratic republic of the congo": "COD",
    brunei: "BRN",
    micronesia: "FSM",
    kosovo: "XKX",
  },
  ...{
    eire: "IRL",
    "irish republic": "IRL",
    "southern ireland": "IRL",
    bosnia: "BIH",
    trinidad: "TTO",
    "saint martin": "MAF",
    "st martin": "MAF",
  },
  ...{
    "saint kitts": "KNA",
    "st kitts": "KNA",
    "saint vincent": "VCT",
    "st vincent": "VCT",
    "sao tome": "STP",
    "saint helena": "SHN",
    curacao: "CUW",
  },
  ...{
    "virgin islands": "VIR",
    "us virgin islands": "VIR",
    "british virgin islands": "VGB",
    bvi: "VGB",
    falklands: "FLK",
    "falkland islands": "FLK",
  },
  ...{
    "faroe islands": "FRO",
    faroes: "FRO",
    "aland islands": "ALA",
    reunion: "REU",
    gambia: "GMB",
    bahamas: "BHS",
    philippine: "PHL",
    persia: "IRN",
    antigua: "ATG",
    "libyan arab jamahiriya": "LBY",
    nippon: "JPN",
  },
  ...{
    ceylon: "LKA",
    siam: "THA",
    tanzania: "TZA",
    kyrgyzstan: "KGZ",
    byelorussia: "BLR",
    "pitcairn islands": "PCN",
    "netherlands antilles": "",
  },
  ...{
    "slovak republic": "SVK",
    "hellenic republic": "GRC",
    "french republic": "FRA",
    "swiss confederation": "CHE",
    "united mexican states": "MEX",
  },
  ...{
    großbritannien: "GBR",
    grossbritannien: "GBR",
    "grande bretagne": "GBR",
    "gran bretana": "GBR",
    "gran bretagna": "GBR",
    "gra bretanha": "GBR",
  },
  ...{
    "groot brittannie": "GBR",
    storbritannien: "GBR",
    inglaterra: "GBR",
    angleterre: "GBR",
    inghilterra: "GBR",
    engeland: "GBR",
    anglia: "GBR",
  },
  ...{
    "republica checa": "CZE",
    "repubblica ceca": "CZE",
    "republique tcheque": "CZE",
    "tschechische republik": "CZE",
    russland: "RUS",
  },
  ...{
    "vereinigte staaten von amerika": "USA",
    "etats unis damerique": "USA",
    "estados unidos de america": "USA",
    "estados unidos da america": "USA",
  },
  ...{
    "stati uniti damerica": "USA",
    "verenigde staten van amerika": "USA",
    eeuu: "USA",
    "ee uu": "USA",
    eua: "USA",
    brd: "DEU",
    schottland: "GBR",
  },
  ...{ "serbia and montenegro": "", yugoslavia: "", ussr: "", "soviet union": "" },
};

/** Names in the languages of sources, by alpha-2 code: those of ISO beside those of CLDR. */
const ISO_NAMES: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  de.countries,
  es.countries,
  fr.countries,
  it.countries,
  nl.countries,
  pl.countries,
  pt.countries,
  sv.countries,
];

/** Words of a state's official name, which are left out when the name alone is not known. */
const FORMS =
  /\b(?:the|republic|kingdom|state|commonwealth|federation|federal|democratic|peoples|islamic|federative|principality|grand duchy|sultanate|plurinational|bolivarian|union|co operative|arab|hashemite|province of china|rep|of)\b/g;
/** What is a name with a form of state and would be another country without it. */
const FORMS_THAT_MATTER = /congo|korea|china|dominican|guinea|samoa|sudan|virgin|africa|emirates|states|kingdom$/;
const MAX_LENGTH = 100;

let names: ReadonlyMap<string, string> | undefined;

/**
 * Returns the alpha-3 code of a country that is given as an alpha-3 or alpha-2 code, by its English name in any of the usual ways, by its name
 * in one of the languages of sources, or by its own; also as the end of a place (`Berlin, Germany`) and beside its code (`DE - Germany`).
 */
export function recogniseCountry(text: string): string | undefined {
  const written = text.trim();
  if (written === "" || written.length > MAX_LENGTH) return undefined;
  return codeOf(written) ?? nameOf(written) ?? partOf(written);
}

function codeOf(written: string): string | undefined {
  const code = written.toUpperCase();
  if (COUNTRY_NAMES.has(code)) return code;
  if (/^[A-Z]{2}$/.test(code)) return code === "UK" ? "GBR" : code === "EL" ? "GRC" : alpha3OfAlpha2(code);
  return undefined;
}

function nameOf(written: string): string | undefined {
  const key = keyOf(written);
  if (key === "") return undefined;
  const other = OTHER_NAMES[key];
  if (other !== undefined) return other || undefined;
  names ??= readNames();
  const known = names.get(key) ?? alpha3OfName(written);
  if (known !== undefined) return known;
  // "Korea, Republic of" and "Ireland {Republic}" have their form of state behind the name.
  const [, name = "", form = ""] = /^([^,({[]+?)\s*[,({[]\s*([^)}\]]+?)\s*[)}\]]?$/.exec(written) ?? [];
  if (form !== "") {
    const inverted = keyOf(`${form} ${name}`);
    const found = OTHER_NAMES[inverted] ?? names.get(inverted);
    if (found) return found;
    const isForm = keyOf(form).replace(FORMS, "").trim() === "";
    if (isForm) return nameOf(name);
  }
  const short = key.replace(FORMS, " ").replace(/\s+/g, " ").trim();
  return short === key || short === "" || FORMS_THAT_MATTER.test(key)
    ? undefined
    : OTHER_NAMES[short] || names.get(short);
}

/** Reads a country beside its code or at the end of a place. */
function partOf(written: string): string | undefined {
  const [, before = "", inside = ""] = /^(.+?)\s*[([{]([^)\]}]*)[)\]}]$/.exec(written) ?? [];
  if (inside !== "") return agreeing([nameOf(before), codeOf(inside) ?? nameOf(inside)]);
  const dashed = written.split(/\s+[-–—:]\s+|\s*[|/]\s*/);
  if (dashed.length === 2) return agreeing(dashed.map((part) => codeOf(part) ?? nameOf(part)));
  const last = written.split(/[,;]/).at(-1)?.trim() ?? "";
  // Two letters at the end of a place are a state: "San Francisco, CA".
  return last === written || last.length < 3
    ? undefined
    : (codeOf(last) ?? nameOf(last) ?? nameOf(last.replace(/^\d[\d -]*|[\d -]*\d$/g, "")));
}

/** Returns the country that every part names which names one; undefined when they name several. */
function agreeing(parts: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(parts.filter((part) => part !== undefined));
  return distinct.size === 1 ? [...distinct][0] : undefined;
}

/** Returns a name in lower case without accents, punctuation and the article, with `St.` and `&` written out. */
function keyOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/['’‘`´]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .replace(/\bst\b(?= )/g, "saint")
    .replace(/\brep\b/g, "republic")
    .replace(/\bs a r\b/g, "sar")
    .replace(/^the /, "")
    .trim();
}

function readNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string | undefined, code: string) => {
    const key = keyOf(name ?? "");
    if (key !== "" && !found.has(key)) found.set(key, code);
  };
  for (const [code, all] of COUNTRY_NAMES) for (const name of all) add(name, code);
  const regions = [...COUNTRY_NAMES.keys()].map((alpha3) => [alpha3, alpha2Of(alpha3)] as const);
  for (const language of LANGUAGES)
    for (const style of ["long", "short"] as const) {
      const display = new Intl.DisplayNames([language], { type: "region", style, fallback: "none" });
      for (const [alpha3, alpha2] of regions) if (alpha2 !== undefined) add(display.of(alpha2), alpha3);
    }
  for (const language of ISO_NAMES)
    for (const [alpha2, all] of Object.entries(language))
      for (const name of [all].flat()) add(name, alpha3OfAlpha2(alpha2) ?? "");
  for (const [alpha3, alpha2] of regions) {
    if (alpha2 === undefined) continue;
    const { language } = new Intl.Locale(`und-${alpha2}`).maximize();
    add(new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(alpha2), alpha3);
  }
  return found;
}

let alpha2Codes: ReadonlyMap<string, string> | undefined;

function alpha2Of(alpha3: string): string | undefined {
  alpha2Codes ??= new Map(
    Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))).flatMap(
      (alpha2) => {
        const code = alpha3OfAlpha2(alpha2);
        return code === undefined ? [] : [[code, alpha2] as const];
      },
    ),
  );
  return alpha2Codes.get(alpha3);
}
