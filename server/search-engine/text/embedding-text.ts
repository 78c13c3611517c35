import { knownAs, words } from "../../text/public.ts";
import { type CompanyText, informativeSentences, labelSentences } from "./clean.ts";

/** The maximum number of sentences, and of characters. Further text is less relevant. */
const MAX_SENTENCES = 2;
const MAX_LENGTH = 300;

/** Returns the text for embeddings models: industry, tags and two sentences, without the company's name. */
export function embeddingText(company: CompanyText): string {
  const sentences = informativeSentences(company).slice(0, MAX_SENTENCES).join(" ").slice(0, MAX_LENGTH);
  return [labelSentences(company).join(", "), withoutName(sentences, knownAs(company.name))]
    .filter(Boolean)
    .join(". ")
    .slice(0, MAX_LENGTH);
}

/** Returns the text of a seed for embeddings models, with the seed's name, which often has a meaning. */
export function seedEmbeddingText(company: CompanyText): string {
  const sentences = informativeSentences(company).slice(0, MAX_SENTENCES).join(" ");
  return [company.name, labelSentences(company).join(", "), sentences].filter(Boolean).join(". ").slice(0, MAX_LENGTH);
}

/** Returns a text without the words of a name, where they are adjacent and begin with a capital letter or digit. */
function withoutName(text: string, name: readonly string[]): string {
  if (name.length === 0) return text;
  const found = words(text);
  let kept = "";
  let end = 0;
  for (let at = 0; at < found.length; at += 1) {
    const word = found[at]!;
    if (!word.capitalised || !name.every((part, offset) => found[at + offset]?.text === part)) continue;
    kept += text.slice(end, word.start);
    at += name.length - 1;
    end = found[at]!.end;
  }
  return (kept + text.slice(end)).replace(/^[\s,.;:'’-]+/, "").trim();
}
