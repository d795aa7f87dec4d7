/** The parts of `catalog.json` that the command reads. `catalog.schema.json` describes the whole file. */
export interface Catalog {
  readonly gateway: CatalogGateway;
  readonly connectors: readonly CatalogConnector[];
}

export interface CatalogNotes {
  readonly description?: string;
  readonly section: string;
  readonly origin: CatalogOrigin;
  readonly deprecated?: string;
  readonly experimental?: string;
}

export interface CatalogOrigin {
  readonly kind: "stated" | "assumed" | "not_shown";
  readonly because?: string;
  readonly what?: string;
}

export interface CatalogShape {
  readonly fields: readonly CatalogField[];
  readonly open: boolean;
  readonly openBecause?: string;
  readonly atLeastOneOf?: readonly string[];
}

export interface CatalogField extends CatalogNotes {
  readonly name: string;
  readonly type: CatalogType;
  readonly required: boolean;
  readonly secret: boolean;
  readonly requiredInPractice?: string;
  readonly default?: { readonly value: unknown; readonly origin: CatalogOrigin };
}

export interface CatalogScalar {
  readonly kind: "scalar";
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly knownValues?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly commaList?: {
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly values?: readonly string[];
    readonly knownValues?: readonly string[];
  };
}

export type CatalogType =
  | { readonly kind: "any" }
  | CatalogScalar
  | {
      readonly kind: "array";
      readonly nullable: boolean;
      readonly items: CatalogType;
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  | { readonly kind: "object"; readonly nullable: boolean; readonly shape?: CatalogShape; readonly values?: CatalogType }
  | { readonly kind: "record"; readonly nullable: boolean; readonly record: string };

export interface CatalogRecord extends CatalogNotes {
  readonly name: string;
  /** Undefined for the named shapes of the gateway. */
  readonly address?: string;
  readonly shape: CatalogShape;
}

export interface CatalogPaging {
  readonly kind: string;
  readonly next?: string;
  readonly previous?: string;
  readonly size?: string;
  readonly because?: string;
  readonly notShown?: string;
}

/** The addresses of the parts that an operation has. */
export interface OperationAddresses {
  readonly params: string;
  readonly request: string;
  readonly record?: string;
  readonly meta?: string;
  readonly response?: string;
}

export interface CatalogOperation extends CatalogNotes {
  readonly id: string;
  readonly addresses: OperationAddresses;
  readonly connector: string;
  readonly entity: string;
  readonly action: string;
  readonly kind: string;
  readonly effect: "read" | "write";
  readonly permanent: boolean;
  readonly ordered?: string;
  readonly notes: readonly string[];
  readonly params: CatalogShape;
  readonly paramsRequired: boolean;
  readonly returns?: { readonly record: string; readonly origin: CatalogOrigin };
  readonly meta?: CatalogShape;
  readonly paging?: CatalogPaging;
}

export interface CatalogConnector {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly document: { readonly title: string; readonly auth: string; readonly operations: string };
  readonly definitionId: { readonly value: string };
  readonly auth: readonly (CatalogNotes & { readonly name: string; readonly title: string; readonly shape: CatalogShape })[];
  readonly config?: CatalogNotes & { readonly shape: CatalogShape };
  readonly addresses: { readonly authConfig: string; readonly execute: string };
  readonly records: readonly CatalogRecord[];
  readonly entities: readonly {
    readonly name: string;
    readonly description?: string;
    readonly section: string;
    readonly operations: readonly CatalogOperation[];
  }[];
}

export interface CatalogGateway {
  readonly title: string;
  readonly createInstance: CatalogNotes & {
    readonly path: string;
    readonly request: CatalogShape;
    readonly response: CatalogNotes & { readonly shape: CatalogShape };
  };
  readonly execute: CatalogNotes & {
    readonly path: string;
    readonly request: CatalogShape;
    readonly response: CatalogNotes & { readonly shape: CatalogShape; readonly result: string; readonly meta: string };
  };
  readonly error: CatalogNotes & { readonly shape: CatalogShape };
  readonly addresses: {
    readonly createInstance: string;
    readonly createInstanceResponse: string;
    readonly execute: string;
    readonly error: string;
  };
  readonly records: readonly CatalogRecord[];
}
