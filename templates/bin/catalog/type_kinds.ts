import type { CatalogField, CatalogShape, CatalogType, CatalogTypeKind, CatalogTypes } from "./catalog_types.js";

/** What a kind of types says about its values. */
interface Reading<Kind extends CatalogTypeKind> {
  /** The type in the notation of the catalog, without null. */
  readonly notation: (type: CatalogTypes[Kind]) => string;
  /** What is inside a value under a key; undefined where the type does not say. */
  readonly inside?: (type: CatalogTypes[Kind], key: string | number) => CatalogField | CatalogType | undefined;
  /** The named fields written inside it, for a list those of its elements. */
  readonly fields?: (type: CatalogTypes[Kind]) => CatalogShape | undefined;
}

/** The types of the catalog by their kind. */
const READINGS: { readonly [Kind in CatalogTypeKind]: Reading<Kind> } = {
  any: { notation: () => "any" },
  scalar: { notation: ({ types }) => types.join(" | ") },
  array: {
    notation: ({ items }) => `array<${typeText(items)}>`,
    inside: ({ items }, key) => (typeof key === "number" ? items : undefined),
    fields: ({ items }) => fieldsWithin(items),
  },
  object: {
    notation: ({ values }) => (values === undefined ? "object" : `map<${typeText(values)}>`),
    inside: ({ shape, values }, key) => shape?.fields.find(({ name }) => name === key) ?? values,
    fields: ({ shape }) => shape,
  },
  record: { notation: ({ record }) => record },
};

/** A type in the notation of the catalog: `integer | null`, `array<Attachment>`. */
export function typeText<Kind extends CatalogTypeKind>(type: CatalogType<Kind>): string {
  const notation = READINGS[type.kind].notation(type);
  return "nullable" in type && type.nullable ? `${notation} | null` : notation;
}

/** The field or type of what is inside a value under a key; undefined where the type does not say. */
export function insideOf<Kind extends CatalogTypeKind>(
  type: CatalogType<Kind>,
  key: string | number,
): CatalogField | CatalogType | undefined {
  return READINGS[type.kind].inside?.(type, key);
}

/** The named fields written inside a type, for a list those of its elements. */
export function fieldsWithin<Kind extends CatalogTypeKind>(type: CatalogType<Kind>): CatalogShape | undefined {
  return READINGS[type.kind].fields?.(type);
}
