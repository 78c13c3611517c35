import { isEnglish } from "./language.ts";
import { sentenceRanges, type TextRange } from "./sentences.ts";
import { type Token, tokenise } from "./tokens.ts";

/** A text whose tokens, sentences and language are computed at first use and then cached. */
export class TextReading {
  readonly text: string;
  #tokens: readonly Token[] | undefined;
  #sentences: readonly TextRange[] | undefined;
  #isEnglish: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenise(this.text);
    return this.#tokens;
  }

  get sentences(): readonly TextRange[] {
    this.#sentences ??= sentenceRanges(this.text);
    return this.#sentences;
  }

  get isEnglish(): boolean {
    this.#isEnglish ??= isEnglish(this.text);
    return this.#isEnglish;
  }
}

export function readText(text: string | TextReading): TextReading {
  return typeof text === "string" ? new TextReading(text) : text;
}
