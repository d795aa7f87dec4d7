import {
  PAGING_KINDS,
  type PagingKeyDescriptor,
  type PagingKind,
  isPagingKind,
  pagingKeys,
  type PagingKeyUse,
} from "../../generator/resolve/model/paging_kinds.ts";

type Schema = Readonly<Record<string, unknown>>;

const NAME: Schema = { type: "string", minLength: 1 };

/** What the value of a key is in `catalog.json`. */
const VALUES: Readonly<Record<PagingKeyDescriptor["value"], Schema>> = {
  param: NAME,
  state: { $ref: "#/$defs/pagingField" },
  element_field: NAME,
  record_path: { type: "array", items: NAME, minItems: 1 },
  number: { type: "integer", minimum: 0 },
  text: NAME,
};

/** The definition of paging in `templates/catalog.schema.json`, or of the part that a client needs. */
export function catalogPaging(keys: "all" | "client" = "all"): Schema {
  return {
    description: "How to request the next page. next, previous and size name parameters.",
    oneOf: Object.keys(PAGING_KINDS)
      .filter(isPagingKind)
      .map((kind) => toKindSchema(kind, keys)),
  };
}

/** Required keys come first. */
function toKindSchema(kind: PagingKind, keys: "all" | "client"): Schema {
  const uses = pagingKeys(kind).filter(({ isRole }) => keys === "all" || !isRole);
  const present = uses.filter(isPresent);
  const properties = [...present, ...uses.filter((use) => !isPresent(use))].map(({ property, value }) => [property, VALUES[value]]);
  return {
    type: "object",
    properties: {
      kind: { const: kind },
      origin: { $ref: "#/$defs/origin" },
      ...Object.fromEntries(properties),
      notShown: { type: "string" },
      ...(keys === "all" && { profile: NAME }),
    },
    required: ["kind", "origin", ...present.map(({ property }) => property)],
    additionalProperties: false,
  };
}

function isPresent({ required, default: preset }: PagingKeyUse): boolean {
  return required || preset !== undefined;
}
