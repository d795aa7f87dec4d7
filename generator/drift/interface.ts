import { camelCase, type Origin } from "#generator/resolve";
import type { Place, Range } from "#generator/read";
import type { JsonValue } from "#templates/core";

/**
 * The interface of a third party in one form, whoever describes it: its own document, or our catalog. What is inside a type is read when
 * it is asked for, because types may contain themselves.
 */
export interface Interface {
  /** The calls by `callKey`. */
  readonly calls: ReadonlyMap<string, Call>;
  /** Documents that have types and no calls: each type is one that has nothing but this answer. */
  readonly isOfTypes: boolean;
}

/** A call of the third party. */
export interface Call {
  /** Where the document has it. */
  readonly at: string;
  readonly deprecated: boolean;
  /** By `query limit`, `body name`, `header name`; those in the path by their number: `path 0`. */
  readonly params: ReadonlyMap<string, Member>;
  /** Undefined where the document does not describe the answer. */
  readonly answer?: Member;
}

export type Kind = "string" | "integer" | "number" | "boolean" | "object" | "array";

/** A type. */
export interface Shape {
  /** None: anything. */
  readonly kinds: readonly Kind[];
  readonly nullable: boolean;
  readonly values?: readonly JsonValue[];
  readonly limits: Limits;
  /** The type as a GraphQL schema writes it: `[Order!]`. */
  readonly written?: string;
  /** The name of the type, the same wherever it is used. */
  readonly id?: string;
  /** Where the document has it, for one with a name. */
  readonly at?: string;
  /** The address of the record in the catalog. */
  readonly what?: string;
  /** Undefined where the document does not list them. */
  readonly fields?: ReadonlyMap<string, Member>;
  /** Other names than those of the fields may be there. */
  readonly isOpen: boolean;
  /** The elements of an array, or the values of a map. */
  readonly items?: Member;
}

/** A param, a field, or what is inside an array. */
export interface Member {
  readonly shape: () => Shape;
  readonly required: boolean;
  readonly default?: JsonValue;
  readonly deprecated: boolean;
  readonly description?: string;
  /** Where the document has it: a JSON pointer, or a line. */
  readonly at: string;
  /** GraphQL: the query does not select it. */
  readonly isAside?: boolean;
  readonly own?: Own;
}

/** What only our own catalog says about a member. */
export interface Own {
  readonly at: Spot;
  readonly origin: Origin;
  /** That of the default. */
  readonly preset?: Origin;
  /** `payments.Customer.address`, where the member does not go on from the one around it. */
  readonly what?: string;
}

/** A place of the catalog: in YAML, or in a GraphQL schema, where a field or an argument has its type at a place of its own. */
export type Spot = Place | { readonly file: string; readonly range: Range; readonly type: Range };

/** Any value. */
export const ANYTHING: Shape = { kinds: [], nullable: true, limits: {}, isOpen: true };

/** What finds a call: method and path, whatever the names in braces are. */
export function callKey(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\{[^{}]*\}/gu, "{}").replace(/(?<=.)\/$/u, "")}`;
}

/** What finds a param in a call. */
export function paramKey(place: string, name: string, inPath: readonly string[]): string {
  return place === "path" ? `path ${inPath.indexOf(name)}` : `${place} ${name.replace(/\[\]$/u, "")}`;
}

/** The path of an address: `/api` for `https://slack.com/api`. */
export function pathOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/]*/iu, "").replace(/\/$/u, "");
}

/** Limits by the names that the catalog has for them. */
type Limits = Readonly<Record<string, JsonValue>>;

const NUMBER_LIMITS = ["min", "max", "above", "below", "multiple_of"];
const OTHER_LIMITS = ["min_length", "max_length", "pattern", "format", "min_items", "max_items"];

/** The limits among some keys, where these have other names than the catalog. */
export function limitsIn(keys: object, names: Readonly<Record<string, string>> = {}): Limits {
  const values = new Map<string, JsonValue | undefined>(Object.entries(keys));
  return Object.fromEntries(
    [...NUMBER_LIMITS, ...OTHER_LIMITS].flatMap((name) => {
      const value = values.get(names[name] ?? camelCase(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
