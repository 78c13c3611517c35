declare module "snowball-stemmers" {
  /** Creates the stemmer of a language, named in English and in lower case. */
  function newStemmer(language: string): { stem(word: string): string };
  const snowball: { newStemmer: typeof newStemmer };
  export default snowball;
}
