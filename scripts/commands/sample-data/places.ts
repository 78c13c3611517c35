/** Groups countries by the origin of their people's names. */
type Region =
  | "anglo"
  | "latin"
  | "germanic"
  | "nordic"
  | "slavic"
  | "arabic"
  | "african"
  | "south-asian"
  | "east-asian";

/** A country with some of its cities. */
export interface Place {
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly region: Region;
  readonly cities: readonly string[];
}

/** Country codes and cities by region: 60 countries. */
const PLACES: Readonly<Record<Region, string>> = {
  anglo: `USA New York,San Francisco,Austin,Chicago,Boston,Seattle|GBR London,Manchester,Edinburgh,Bristol|CAN Toronto,Montreal,Vancouver
    |AUS Sydney,Melbourne,Brisbane|NZL Auckland,Wellington|IRL Dublin,Cork`,
  latin: `FRA Paris,Lyon,Nantes,Toulouse|ESP Madrid,Barcelona,Valencia|ITA Milan,Turin,Bologna|PRT Lisbon,Porto|BRA São Paulo,Recife,Curitiba
    |MEX Mexico City,Monterrey|ARG Buenos Aires,Córdoba|CHL Santiago,Valparaíso|COL Bogotá,Medellín|PER Lima,Arequipa|URY Montevideo
    |CRI San José|ROU Bucharest,Cluj-Napoca|BEL Brussels,Ghent|LUX Luxembourg`,
  germanic: "DEU Berlin,Munich,Hamburg,Kiel,Leipzig|AUT Vienna,Graz|CHE Zurich,Basel|NLD Amsterdam,Eindhoven,Utrecht",
  nordic:
    "SWE Stockholm,Gothenburg,Malmö|NOR Oslo,Bergen|DNK Copenhagen,Aarhus|FIN Helsinki,Tampere|ISL Reykjavik|EST Tallinn,Tartu",
  slavic: `POL Warsaw,Kraków,Gdańsk|CZE Prague,Brno|SVK Bratislava|HUN Budapest,Szeged|BGR Sofia,Plovdiv|HRV Zagreb,Split|SVN Ljubljana
    |UKR Kyiv,Lviv|SRB Belgrade|LVA Riga|LTU Vilnius,Kaunas|GRC Athens,Thessaloniki`,
  arabic:
    "ARE Dubai,Abu Dhabi|SAU Riyadh,Jeddah|EGY Cairo,Alexandria|MAR Casablanca,Rabat|TUN Tunis|TUR Istanbul,Ankara,Izmir|ISR Tel Aviv,Haifa",
  african: "NGA Lagos,Abuja|KEN Nairobi,Mombasa|GHA Accra|ZAF Cape Town,Johannesburg|RWA Kigali",
  "south-asian": "IND Bengaluru,Mumbai,Pune,Hyderabad|PAK Karachi,Lahore",
  "east-asian": "JPN Tokyo,Osaka,Fukuoka|KOR Seoul,Busan|SGP Singapore",
};

/** Every country of the sample, in a fixed order. */
export const places: readonly Place[] = (Object.keys(PLACES) as Region[]).flatMap((region) =>
  PLACES[region].split("|").map((entry) => {
    const [country = "", ...rest] = entry.trim().split(" ");
    return { country, region, cities: rest.join(" ").split(",") };
  }),
);

/** How many of a thousand companies are in a country; three in the others. Roughly as venture-backed companies are spread. */
const PER_THOUSAND: Readonly<Record<string, number>> = {
  ...{ USA: 280, DEU: 125, GBR: 95, FRA: 60, IND: 50, CAN: 40, NLD: 28, ESP: 28, AUS: 25, ISR: 24, SWE: 24, ITA: 22 },
  ...{ JPN: 20, BRA: 20, CHE: 20, SGP: 18, POL: 16, KOR: 12, IRL: 10, BEL: 10, NOR: 10, DNK: 10, FIN: 10, AUT: 10 },
  ...{ MEX: 9, ARE: 9, PRT: 8, TUR: 8, ZAF: 7, NGA: 7, KEN: 5, EST: 5 },
};
const OTHERS_PER_THOUSAND = 3;

/** Every place as often as companies are there. */
const WEIGHTED = places.flatMap((place) =>
  Array<Place>(PER_THOUSAND[place.country] ?? OTHERS_PER_THOUSAND).fill(place),
);

/** Returns a place for a number from 0 to 1, drawn evenly. */
export function placeFor(drawn: number): Place {
  return WEIGHTED[Math.min(WEIGHTED.length - 1, Math.floor(drawn * WEIGHTED.length))]!;
}

/** First names and last names by region. */
const NAMES: Readonly<Record<Region, readonly [string, string]>> = {
  anglo: [
    "Olivia|Jack|Amelia|Harry|Grace|Noah|Emily|Ethan|Chloe|Liam|Hannah|Owen",
    "Walker|Bennett|Hughes|Carter|Reed|Murphy|Foster|Ellis|Price|Graham|Doyle|Marsh",
  ],
  latin: [
    "Camille|Mateo|Lucía|Hugo|Sofia|Diego|Inês|Luca|Elena|Rafael|Chiara|Thiago",
    "Moreau|García|Rossi|Silva|Fernández|Dubois|Costa|Ribeiro|Conti|Herrera|Laurent|Ionescu",
  ],
  germanic: [
    "Lena|Jonas|Anna|Felix|Marie|Lukas|Sanne|Daan|Clara|Moritz|Femke|Tobias",
    "Weber|Schneider|Becker|de Vries|Hofmann|Bakker|Keller|Brunner|Vogel|Jansen|Huber|Richter",
  ],
  nordic: [
    "Mara|Emil|Freya|Aksel|Saga|Oskar|Liv|Nils|Aino|Magnus|Signe|Eero",
    "Lindqvist|Hansen|Virtanen|Dahl|Nyström|Eriksen|Korhonen|Berg|Sørensen|Tamm|Lund|Holm",
  ],
  slavic: [
    "Zofia|Jakub|Tereza|Marek|Ivana|Piotr|Katya|Tomáš|Milena|Andrej|Eleni|Bence",
    "Kowalski|Novák|Horvat|Petrov|Nagy|Wiśniewska|Dvořák|Kovač|Shevchenko|Papadakis|Kazlauskas|Szabó",
  ],
  arabic: [
    "Layla|Omar|Yasmin|Karim|Noor|Tariq|Elif|Emre|Salma|Youssef|Tamar|Eitan",
    "Haddad|El Amrani|Yılmaz|Mansour|Al Rashid|Demir|Levi|Khalil|Ben Salah|Aydın|Farouk|Nasser",
  ],
  african: [
    "Amara|Kwame|Zanele|Tunde|Wanjiru|Kofi|Thandi|Chidi|Aisha|Sipho|Ngozi|Eric",
    "Okafor|Mensah|Dlamini|Mwangi|Adeyemi|Nkosi|Boateng|Otieno|Eze|Uwase|van Wyk|Balogun",
  ],
  "south-asian": [
    "Priya|Arjun|Ananya|Rohan|Meera|Vikram|Ayesha|Imran|Kavya|Rahul|Sana|Nikhil",
    "Sharma|Iyer|Khan|Patel|Reddy|Ahmed|Nair|Gupta|Malik|Desai|Rao|Chaudhry",
  ],
  "east-asian": [
    "Yuki|Hiro|Mina|Jun|Sakura|Wei|Ji-woo|Kenji|Hana|Min-jun|Aiko|Daniel",
    "Tanaka|Kim|Lim|Suzuki|Park|Tan|Nakamura|Choi|Ng|Kobayashi|Lee|Mori",
  ],
};

/** Returns the first and last names of a region. */
export function namesOf(region: Region): { first: readonly string[]; last: readonly string[] } {
  const [first, last] = NAMES[region];
  return { first: first.split("|"), last: last.split("|") };
}
