import isoCountries from "i18n-iso-countries/index.js";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

// The package's default entry reads the names in 79 languages, in every process and thread that imports it.
isoCountries.registerLocale(english);

/** The countries of ISO 3166-1, with their English names. */
export { isoCountries };
