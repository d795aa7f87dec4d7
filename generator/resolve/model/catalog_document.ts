import { jsonPointer } from "#templates/core";
import type { Connector, Gateway, JsonValue, Notes, ValueType } from "./types.ts";
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

/** What is not written where things like it usually are, such as an inherited field, says where that is: a JSON pointer. */
interface Unusual {
  readonly writtenAt?: string;
}

/** What a generator reads of a `catalog.json`. */
export interface CatalogDocument {
  readonly languageVersion: number;
  readonly gateway: Listed<Gateway>;
  readonly connectors: readonly Listed<Connector>[];
}

/** The path of something in a file of the catalog. */
export type WrittenPath = readonly (string | number)[];

/** Where the file of the gateway has what `catalog.json` has under other names. */
export const GATEWAY_PATHS: { readonly [Key in "createInstance" | "execute" | "error"]: WrittenPath } = {
  createInstance: ["endpoints", "create_instance"],
  execute: ["endpoints", "execute"],
  error: ["error"],
};

/** Where the named fields inside a type are usually written; those of a named type are written there. */
export function pathOfShape(type: ValueType, path: WrittenPath): WrittenPath {
  const named = type.kind === "object" ? type.named : undefined;
  return named === undefined ? [...path, "fields"] : ["types", named, "fields"];
}

/** Where a thing is written, as a JSON pointer, if that is not where things like it usually are: an inherited field, for instance. */
export function unusualPlace({ at }: Pick<Notes, "at">, usual: WrittenPath): string | undefined {
  const pointer = jsonPointer(at.path);
  return pointer === jsonPointer(usual) ? undefined : pointer;
}

/** The keys in a JSON pointer. */
export function pathOfPointer(pointer: string): WrittenPath {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
