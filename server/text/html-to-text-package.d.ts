declare module "html-to-text" {
  interface Selector {
    readonly selector: string;
    readonly format?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  }
  export function convert(
    html: string,
    options?: {
      readonly wordwrap?: number | false;
      readonly limits?: { readonly maxDepth?: number };
      readonly selectors?: readonly Selector[];
    },
  ): string;
}
