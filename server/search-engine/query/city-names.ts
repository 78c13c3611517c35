import { normalise } from "../text/words.ts";

/** Names of a city, separated by commas, one city per line. Spellings that differ only in accents are listed once. */
const CITIES = `
Munich, München, Muenchen
Cologne, Köln, Koeln
Nuremberg, Nürnberg, Nuernberg
Hanover, Hannover
Düsseldorf, Duesseldorf
Frankfurt, Frankfurt am Main
Brunswick, Braunschweig
Vienna, Wien
Zurich, Zuerich
Geneva, Genève, Genf
Basel, Basle, Bâle
Bern, Berne
Lucerne, Luzern
Milan, Milano
Rome, Roma
Turin, Torino
Florence, Firenze
Naples, Napoli
Venice, Venezia
Genoa, Genova
Padua, Padova
Lyon, Lyons
Seville, Sevilla
Lisbon, Lisboa
Porto, Oporto
Brussels, Bruxelles, Brussel
Antwerp, Antwerpen, Anvers
Ghent, Gent
Bruges, Brugge
The Hague, Hague, Den Haag
Copenhagen, København, Kobenhavn
Aarhus, Århus
Gothenburg, Göteborg
Helsinki, Helsingfors
Prague, Praha
Warsaw, Warszawa
Krakow, Cracow
Bucharest, București
Belgrade, Beograd
Athens, Athina
Nicosia, Lefkosia
Kyiv, Kiev
Moscow, Moskva
Saint Petersburg, St. Petersburg, St Petersburg, Saint-Petersburg
Tel Aviv, Tel Aviv-Yafo, Tel-Aviv
Mumbai, Bombay
Bengaluru, Bangalore
Chennai, Madras
Kolkata, Calcutta
Gurugram, Gurgaon
Delhi, New Delhi
Beijing, Peking
Guangzhou, Canton
Taipei, Taipei City, New Taipei City
Ho Chi Minh City, Saigon
New York, New York City, NYC, NY
San Francisco, SF
Los Angeles, L.A.
Washington, Washington DC, Washington D.C., Washington, D.C.
St. Louis, St Louis, Saint Louis
St. Paul, Saint Paul
Mexico City, Ciudad de México, México D.F., CDMX
Quebec, Quebec City
`;

/** Areas that people name instead of their cities. */
const SILICON_VALLEY =
  `Palo Alto, Mountain View, Sunnyvale, Santa Clara, San Jose, Cupertino, Menlo Park, Redwood City, San Mateo, Los Altos,
Milpitas, Campbell, Los Gatos, Foster City, Fremont`.split(/,\s+/);
const BAY_AREA = [
  ...SILICON_VALLEY,
  ...`San Francisco, South San Francisco, Oakland, Berkeley, Emeryville, Burlingame, San Bruno, San Carlos, Belmont, Hayward, Pleasanton,
  San Rafael, Walnut Creek`.split(/,\s+/),
];

const NAMES_BY_KEY = indexNames();

function indexNames(): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map<string, readonly string[]>();
  for (const line of CITIES.trim().split("\n")) {
    const names = line.split(/, (?!D\.C\.)/);
    for (const name of names) byKey.set(keyOf(name), names);
  }
  byKey.set("silicon valley", SILICON_VALLEY);
  byKey.set("bay area", BAY_AREA);
  byKey.set("san francisco bay area", BAY_AREA);
  return byKey;
}

function keyOf(name: string): string {
  return normalise(name).replace(/[.,]/g, "").replaceAll("-", " ");
}

/**
 * Returns all names of a city: English, local and former ones. For an area such as Silicon Valley, returns its cities.
 */
export function cityNames(name: string): readonly string[] {
  return NAMES_BY_KEY.get(keyOf(name)) ?? [name];
}
