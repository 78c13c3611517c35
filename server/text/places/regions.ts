/** Countries by the sub-regions of the United Nations (M49), as ISO 3166-1 alpha-3 codes. */
const NORTHERN_AFRICA = codes("DZA EGY LBY MAR SDN TUN ESH");
const EASTERN_AFRICA = codes("BDI COM DJI ERI ETH KEN MDG MWI MUS MYT MOZ REU RWA SYC SOM SSD TZA UGA ZMB ZWE ATF IOT");
const MIDDLE_AFRICA = codes("AGO CMR CAF TCD COG COD GNQ GAB STP");
const SOUTHERN_AFRICA = codes("BWA SWZ LSO NAM ZAF");
const WESTERN_AFRICA = codes("BEN BFA CPV CIV GMB GHA GIN GNB LBR MLI MRT NER NGA SHN SEN SLE TGO");
const CARIBBEAN = codes(
  "AIA ATG ABW BHS BRB BES VGB CYM CUB CUW DMA DOM GRD GLP HTI JAM MTQ MSR PRI BLM KNA LCA MAF VCT SXM TTO TCA VIR",
);
const CENTRAL_AMERICA = codes("BLZ CRI SLV GTM HND MEX NIC PAN");
const SOUTH_AMERICA = codes("ARG BOL BVT BRA CHL COL ECU FLK GUF GUY PRY PER SGS SUR URY VEN");
const NORTHERN_AMERICA = codes("BMU CAN GRL SPM USA");
const CENTRAL_ASIA = codes("KAZ KGZ TJK TKM UZB");
const EASTERN_ASIA = codes("CHN HKG JPN MAC MNG PRK KOR TWN");
const SOUTH_EASTERN_ASIA = codes("BRN KHM IDN LAO MYS MMR PHL SGP THA TLS VNM");
const SOUTHERN_ASIA = codes("AFG BGD BTN IND IRN MDV NPL PAK LKA");
const WESTERN_ASIA = codes("ARM AZE BHR CYP GEO IRQ ISR JOR KWT LBN OMN QAT SAU PSE SYR TUR ARE YEM");
const EASTERN_EUROPE = codes("BLR BGR CZE HUN POL MDA ROU RUS SVK UKR");
const NORTHERN_EUROPE = codes("ALA DNK EST FRO FIN GGY ISL IRL IMN JEY LVA LTU NOR SJM SWE GBR");
const SOUTHERN_EUROPE = codes("ALB AND BIH HRV GIB GRC VAT ITA XKX MLT MNE MKD PRT SMR SRB SVN ESP");
const WESTERN_EUROPE = codes("AUT BEL FRA DEU LIE LUX MCO NLD CHE");
const AUSTRALIA_AND_NEW_ZEALAND = codes("AUS NZL CXR CCK HMD NFK");
const PACIFIC_ISLANDS = codes(
  "FJI NCL PNG SLB VUT GUM KIR MHL FSM NRU MNP PLW UMI ASM COK PYF NIU PCN WSM TKL TON TUV WLF",
);

/** The 27 member states of the European Union since 2020. */
export const EUROPEAN_UNION: readonly string[] = codes(
  "AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE",
);

const SUB_SAHARAN_AFRICA = [...EASTERN_AFRICA, ...MIDDLE_AFRICA, ...SOUTHERN_AFRICA, ...WESTERN_AFRICA];
const AFRICA = [...NORTHERN_AFRICA, ...SUB_SAHARAN_AFRICA];
const LATIN_AMERICA = [...CARIBBEAN, ...CENTRAL_AMERICA, ...SOUTH_AMERICA];
const NORTH_AMERICA = [...NORTHERN_AMERICA, "MEX"];
const ASIA = [...CENTRAL_ASIA, ...EASTERN_ASIA, ...SOUTH_EASTERN_ASIA, ...SOUTHERN_ASIA, ...WESTERN_ASIA];
const EUROPE = [...EASTERN_EUROPE, ...NORTHERN_EUROPE, ...SOUTHERN_EUROPE, ...WESTERN_EUROPE];
const OCEANIA = [...AUSTRALIA_AND_NEW_ZEALAND, ...PACIFIC_ISLANDS];
const GULF_STATES = codes("BHR KWT OMN QAT SAU ARE");
const MIDDLE_EAST = codes("BHR EGY IRN IRQ ISR JOR KWT LBN OMN PSE QAT SAU SYR TUR ARE YEM");
const BALTICS = codes("EST LVA LTU");
const NORDICS = codes("DNK FIN ISL NOR SWE");

/** A region that people name instead of its countries. */
interface Region {
  name: string;
  /** Its names and adjectives, in lower case. */
  words: readonly string[];
  countries: readonly string[];
}

/** The regions that are understood in a search. */
export const REGIONS: readonly Region[] = [
  region("Europe", "europe, european", EUROPE),
  region("the European Union", "european union, eu", EUROPEAN_UNION),
  region("Western Europe", "western europe, western european", [
    ...WESTERN_EUROPE,
    ...codes("GBR IRL ESP PRT ITA"),
    ...NORDICS,
  ]),
  region("Eastern Europe", "eastern europe, eastern european", [...EASTERN_EUROPE, ...BALTICS]),
  region("Central and Eastern Europe", "central and eastern europe, cee", [
    ...EASTERN_EUROPE,
    ...BALTICS,
    ...codes("AUT SVN HRV SRB BIH MNE MKD ALB XKX"),
  ]),
  region("Central Europe", "central europe, central european", codes("AUT CZE DEU HUN LIE POL SVK SVN CHE")),
  region("Southern Europe", "southern europe, southern european", SOUTHERN_EUROPE),
  region("Northern Europe", "northern europe, northern european", NORTHERN_EUROPE),
  region("the Nordic countries", "nordics, nordic, nordic countries", NORDICS),
  region("Scandinavia", "scandinavia, scandinavian", codes("DNK NOR SWE")),
  region("the Baltic states", "baltics, baltic, baltic states", BALTICS),
  region("Benelux", "benelux", codes("BEL NLD LUX")),
  region("Germany, Austria and Switzerland", "dach, dach region", codes("DEU AUT CHE")),
  region("the Balkans", "balkans, balkan", codes("ALB BIH BGR HRV GRC XKX MNE MKD ROU SRB SVN")),
  region("Africa", "africa, african", AFRICA),
  region("Sub-Saharan Africa", "sub saharan africa, subsaharan africa, sub saharan african", SUB_SAHARAN_AFRICA),
  region("North Africa", "north africa, northern africa, north african", NORTHERN_AFRICA),
  region("East Africa", "east africa, eastern africa, east african", EASTERN_AFRICA),
  region("West Africa", "west africa, western africa, west african", WESTERN_AFRICA),
  region("Southern Africa", "southern africa, southern african", [...SOUTHERN_AFRICA, ...codes("AGO MOZ ZMB ZWE MWI")]),
  region("the Middle East", "middle east, mideast, middle eastern", MIDDLE_EAST),
  region("the Middle East and North Africa", "middle east and north africa, mena", [
    ...new Set([...MIDDLE_EAST, ...NORTHERN_AFRICA]),
  ]),
  region("the Gulf states", "gcc, gulf states, gulf", GULF_STATES),
  region("Europe, the Middle East and Africa", "emea", [...new Set([...EUROPE, ...MIDDLE_EAST, ...AFRICA])]),
  region("Asia", "asia, asian", ASIA),
  region(
    "Southeast Asia",
    "southeast asia, south east asia, sea, asean, southeast asian, south east asian",
    SOUTH_EASTERN_ASIA,
  ),
  region("South Asia", "south asia, southern asia, south asian", SOUTHERN_ASIA),
  region("East Asia", "east asia, eastern asia, east asian", EASTERN_ASIA),
  region("Central Asia", "central asia, central asian", CENTRAL_ASIA),
  region("Asia Pacific", "asia pacific, apac, asia and the pacific", [
    ...EASTERN_ASIA,
    ...SOUTH_EASTERN_ASIA,
    ...SOUTHERN_ASIA,
    ...OCEANIA,
  ]),
  region("Oceania", "oceania", OCEANIA),
  region("Australia and New Zealand", "anz, australia and new zealand", codes("AUS NZL")),
  region("Latin America", "latin america, latam, latin american", LATIN_AMERICA),
  region("South America", "south america, south american", SOUTH_AMERICA),
  region("Central America", "central america, central american", CENTRAL_AMERICA),
  region("the Caribbean", "caribbean", CARIBBEAN),
  region("North America", "north america, north american", NORTH_AMERICA),
  region("the Americas", "americas", [...NORTHERN_AMERICA, ...LATIN_AMERICA]),
];

function codes(list: string): string[] {
  return list.split(" ");
}

function region(name: string, words: string, countries: readonly string[]): Region {
  return { name, words: words.split(", "), countries };
}
