import type { Connector, Field, Gateway, JsonValue, Notes, ObjectShape, RecordDefinition } from "./types.ts";
import type { ReferenceType } from "./value_types.ts";

/**
 * The version of what `catalog.json` can say. It grows by one whenever a catalog can say something that older generators would drop,
 * so that a generator knows whether it understands all of a catalog that it extends.
 */
export const LANGUAGE_VERSION: number = 1;

/** A part of the model as it is in `catalog.json`: without places. References are for bodies, which the catalog has no types of. */
export type Listed<T> = [JsonValue] extends [T]
  ? T
  : T extends ReferenceType
    ? never
    : T extends readonly (infer Element)[]
      ? readonly Listed<Element>[]
      : T extends object
        ? { [Key in keyof T as Exclude<Key, "at" | "vendorAt">]: Listed<T[Key]> } & (T extends Notes ? Unusual : unknown)
        : T;

/** The place of a part that is not written where such parts usually are, such as an inherited field: a JSON pointer. */
interface Unusual {
  readonly writtenAt?: string;
}

/** A connector without inner types has no list of them. */
type ListedConnector = Omit<Listed<Connector>, "innerTypes"> & { readonly innerTypes?: readonly ListedInnerType[] };

/** An inner type, whose fields have section and origin only where these are not those of the type; none is required, and few are secret. */
export interface ListedInnerType extends Pick<
  Listed<RecordDefinition>,
  "name" | "section" | "origin" | "description" | "deprecated" | "writtenAt"
> {
  readonly shape: Pick<Listed<ObjectShape>, "others"> & { readonly open: true; readonly fields: readonly ListedInnerField[] };
}

interface ListedInnerField
  extends
    Pick<Listed<Field>, "name" | "type" | "description" | "deprecated" | "alsoSeen" | "writtenAt">,
    Partial<Pick<Listed<Field>, "section" | "origin">> {
  readonly secret?: true;
}

/** The parts of a `catalog.json` that a generator reads. */
export interface CatalogDocument {
  readonly languageVersion: number;
  readonly gateway: Listed<Gateway>;
  readonly connectors: readonly ListedConnector[];
}
