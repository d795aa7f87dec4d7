import type { Listed, ListedInnerType } from "../../../generator/resolve/model/catalog_document.js";
import type {
  Connector,
  Entity,
  Field,
  Gateway,
  Model,
  Notes,
  ObjectShape,
  Operation,
  Origin,
  Paging,
  RecordDefinition,
  ReferenceType,
  ScalarType,
  TypeKind,
  ValueTypes,
} from "../../../generator/resolve/model/types.js";

/**
 * The content of `catalog.json`: the model of the generator, whose types apply, with addresses and without the names of YAML files.
 * `catalog.schema.json` describes the same; a test compares the two.
 */
export interface Catalog extends Omit<Listed<Model>, "gateway" | "connectors"> {
  readonly $schema?: string;
  /** The version of what a catalog can say. */
  readonly languageVersion: number;
  readonly gateway: CatalogGateway;
  readonly connectors: readonly CatalogConnector[];
}

export type CatalogNotes = Listed<Notes>;
export type CatalogOrigin = Listed<Origin>;
export type CatalogShape = Listed<ObjectShape>;
export type CatalogField = Listed<Field>;
export type CatalogScalar = Listed<ScalarType>;

export type CatalogTypeKind = Exclude<TypeKind, ReferenceType["kind"]>;
export type CatalogTypes = { readonly [Kind in CatalogTypeKind]: Listed<ValueTypes[Kind]> };
export type CatalogType<Kind extends CatalogTypeKind = CatalogTypeKind> = {
  readonly [One in Kind]: CatalogTypes[One] & { readonly kind: One };
}[Kind];

export type CatalogPaging = Listed<Paging>;

export type CatalogRecord = Listed<RecordDefinition> & {
  /** Undefined for the named shapes of the gateway. */
  readonly address?: string;
};

/** The addresses of the parts that an operation has. */
export interface OperationAddresses {
  readonly params: string;
  readonly request: string;
  readonly record?: string;
  readonly meta?: string;
  readonly response?: string;
}

export type CatalogOperation = Listed<Operation> & { readonly addresses: OperationAddresses };

export type CatalogEntity = Omit<Listed<Entity>, "operations"> & { readonly operations: readonly CatalogOperation[] };

export type CatalogConnector = Omit<Listed<Connector>, "records" | "innerTypes" | "entities"> & {
  /** A connector without credentials has no `auth_config`. */
  readonly addresses: { readonly authConfig?: string; readonly execute: string };
  readonly records: readonly CatalogRecord[];
  /** What open fields of the records refer to. Missing without any. */
  readonly innerTypes?: readonly ListedInnerType[];
  readonly entities: readonly CatalogEntity[];
};

export type CatalogGateway = Omit<Listed<Gateway>, "records"> & {
  /** Of the package. */
  readonly version: string;
  readonly addresses: {
    readonly createInstance: string;
    readonly createInstanceResponse: string;
    readonly execute: string;
    readonly error: string;
  };
  readonly records: readonly CatalogRecord[];
};
