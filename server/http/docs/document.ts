/** The example of a parameter or body, in either of OpenAPI's two forms. */
export interface Exemplified {
  example?: unknown;
  examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface OpenApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: OpenApiSchema;
  readonly oneOf?: readonly OpenApiSchema[];
  readonly anyOf?: readonly OpenApiSchema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface OpenApiParameter extends Exemplified {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: OpenApiSchema;
}

interface Media extends Exemplified {
  readonly schema?: OpenApiSchema;
}

interface OpenApiResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary?: string;
  description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: OpenApiParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  externalDocs?: { readonly url: string; readonly description: string };
  "x-codeSamples"?: readonly CodeSample[];
}

/** The contract, with guides and code samples. */
export interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string; description?: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  /** The tags in display order; a tag without a group is hidden. */
  "x-tagGroups"?: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post?: OpenApiOperation }>>;
  readonly components: {
    readonly parameters?: Readonly<Record<string, OpenApiParameter>>;
    readonly responses?: Readonly<Record<string, OpenApiResponse>>;
    readonly schemas?: Readonly<Record<string, OpenApiSchema>>;
  };
}

export interface LocatedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

export function listOperations({ paths }: Pick<ReferenceDocument, "paths">): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}
