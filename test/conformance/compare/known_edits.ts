import type { Written } from "../../fixtures/compare/random_catalogs.ts";

/** A change of one field, and whether there are values that only the old type or only the new one accepts. */
export type KnownEdit = readonly [old: Written, next: Written, lost: "loses" | "keeps", gained: "gains" | "keeps"];

const string: Written = { type: "string" };
const integer: Written = { type: "integer" };
const comma: Written = { type: "string", list: "comma" };

/** A changed field of an object that may be anywhere: in a param, a nested object, an element. */
function nested(field: Written, details: Written = {}): Written {
  return { type: "object", fields: { inner: { type: "object", fields: { leaf: field } }, other: { type: "integer" } }, ...details };
}

function fields(names: Written, details: Written = {}): Written {
  return { type: "object", fields: names, ...details };
}

/** Changes of what is sent and of what comes back that mean the same on both sides. */
export const EDITS_OF_VALUES: readonly KnownEdit[] = [
  // Numbers
  [{ ...integer, max: 100 }, { ...integer, max: 50 }, "loses", "keeps"],
  [{ ...integer, max: 100 }, { ...integer, max: 101 }, "keeps", "gains"],
  [{ ...integer, min: 1 }, { ...integer, min: 0 }, "keeps", "gains"],
  [{ ...integer, min: 1 }, { ...integer, min: 2 }, "loses", "keeps"],
  [integer, { ...integer, min: -1000 }, "loses", "keeps"],
  [{ ...integer, max: 1_000_000 }, integer, "keeps", "gains"],
  [{ ...integer, min: 1, max: 10 }, { ...integer, min: 2, max: 11 }, "loses", "gains"],
  [{ ...integer, min: 0.5 }, { ...integer, min: 1 }, "keeps", "keeps"],
  [{ ...integer, max: 3.5 }, { ...integer, max: 3 }, "keeps", "keeps"],
  [{ ...integer, max: 3.5 }, { ...integer, max: 4 }, "keeps", "gains"],
  [integer, { type: "number" }, "keeps", "gains"],
  [{ type: "number" }, integer, "loses", "keeps"],
  [{ type: "number", min: 0, max: 1 }, { type: "number", min: 0, max: 0.5 }, "loses", "keeps"],
  [{ ...integer, multiple_of: 2 }, { ...integer, multiple_of: 4 }, "loses", "keeps"],
  [{ ...integer, multiple_of: 6 }, { ...integer, multiple_of: 3 }, "keeps", "gains"],
  [{ ...integer, multiple_of: 2 }, { ...integer, multiple_of: 3 }, "loses", "gains"],
  [{ ...integer, multiple_of: 1 }, integer, "keeps", "keeps"],
  [{ ...integer, multiple_of: 5, min: 1 }, { ...integer, multiple_of: 5, min: 5 }, "keeps", "keeps"],
  [{ ...integer, multiple_of: 5, min: 1, max: 20 }, { ...integer, multiple_of: 5, min: 1, max: 24 }, "keeps", "keeps"],
  [{ ...integer, multiple_of: 5, min: 1, max: 20 }, { ...integer, multiple_of: 5, min: 1, max: 25 }, "keeps", "gains"],
  [{ type: "number", multiple_of: 0.5 }, integer, "loses", "keeps"],
  [{ type: "number", multiple_of: 2 }, { ...integer, multiple_of: 2 }, "keeps", "keeps"],
  // Lengths
  [{ ...string, max_length: 5 }, { ...string, max_length: 4 }, "loses", "keeps"],
  [{ ...string, max_length: 5 }, { ...string, max_length: 6 }, "keeps", "gains"],
  [{ ...string, min_length: 1 }, string, "keeps", "gains"],
  [{ ...string, min_length: 0 }, string, "keeps", "keeps"],
  [string, { ...string, max_length: 250 }, "loses", "keeps"],
  [{ ...string, enum: ["ab", "cd"], max_length: 2 }, { ...string, enum: ["ab", "cd"], max_length: 9 }, "keeps", "keeps"],
  // Listed values
  [{ enum: ["a", "b"] }, { enum: ["b", "a"] }, "keeps", "keeps"],
  [{ enum: ["a", "b"] }, { enum: ["a", "b", "c"] }, "keeps", "gains"],
  [{ enum: ["a", "b"] }, { enum: ["a"] }, "loses", "keeps"],
  [{ enum: ["a", "b"] }, { enum: ["a", "c"] }, "loses", "gains"],
  [{ enum: ["a"] }, { const: "a" }, "keeps", "keeps"],
  [{ const: "a" }, { const: "b" }, "loses", "gains"],
  [{ const: "a" }, string, "keeps", "gains"],
  [{ ...string, enum: ["a"] }, { ...string, known_values: ["a"] }, "keeps", "gains"],
  [{ ...string, known_values: ["a"] }, { ...string, known_values: ["b"] }, "keeps", "keeps"],
  [{ enum: [1, 2] }, { enum: [1, 2, 3] }, "keeps", "gains"],
  [{ enum: [1, 2] }, { type: "integer", min: 1, max: 2 }, "keeps", "keeps"],
  [{ type: "boolean" }, { type: "boolean", const: true }, "loses", "keeps"],
  [{ type: "boolean" }, { type: "boolean", enum: [true, false] }, "keeps", "keeps"],
  [{ enum: ["a", 1] }, { enum: ["a"] }, "loses", "keeps"],
  // Types
  [string, integer, "loses", "gains"],
  [string, { type: "string | integer" }, "keeps", "gains"],
  [{ type: "string | integer" }, { type: "integer | string" }, "keeps", "keeps"],
  [{ type: "string | integer" }, integer, "loses", "keeps"],
  [{ type: "string | integer", min: 1 }, { type: "string | integer", min: 2 }, "loses", "keeps"],
  [{ type: "string | integer" }, { type: "string | number" }, "keeps", "gains"],
  [string, { type: "any" }, "keeps", "gains"],
  [{ type: "any" }, string, "loses", "keeps"],
  [{ type: "any" }, { type: "object" }, "loses", "keeps"],
  [{ type: "object" }, { type: "map<any>" }, "keeps", "keeps"],
  [{ type: "object" }, { type: "map<string>" }, "loses", "keeps"],
  [{ type: "map<string>" }, { type: "map<integer>" }, "loses", "gains"],
  [{ type: "map<integer>" }, { type: "map<number>" }, "keeps", "gains"],
  [{ type: "object" }, { type: "array" }, "loses", "gains"],
  [{ type: "array" }, { type: "array<any>" }, "keeps", "keeps"],
  [{ type: "array" }, { type: "array<string>" }, "loses", "keeps"],
  [string, { type: "array<string>" }, "loses", "gains"],
  // Arrays
  [{ type: "array<string>" }, { type: "array<string>", max_items: 20 }, "loses", "keeps"],
  [{ type: "array<string>", max_items: 2 }, { type: "array<string>", max_items: 3 }, "keeps", "gains"],
  [{ type: "array<string>", min_items: 1 }, { type: "array<string>", min_items: 2 }, "loses", "keeps"],
  [{ type: "array<string>", min_items: 0 }, { type: "array<string>" }, "keeps", "keeps"],
  [{ type: "array<string>", max_items: 0 }, { type: "array<integer>", max_items: 0 }, "keeps", "keeps"],
  [{ type: "array<string>", enum: ["a", "b"] }, { type: "array<string>", enum: ["a"] }, "loses", "keeps"],
  [{ type: "array", items: { ...string, max_length: 3 } }, { type: "array", items: { ...string, max_length: 4 } }, "keeps", "gains"],
  [
    { type: "array", min_items: 3, items: { ...integer, max: 3 } },
    { type: "array", min_items: 3, items: { ...integer, max: 2 } },
    "loses",
    "keeps",
  ],
  [{ type: "array<map<string>>" }, { type: "array<map<boolean>>" }, "loses", "gains"],
  // Comma lists
  [string, comma, "keeps", "keeps"],
  [{ ...comma, enum: ["a", "b"] }, { ...comma, enum: ["b", "a"] }, "keeps", "keeps"],
  [{ ...comma, enum: ["a", "b"] }, { ...comma, enum: ["a"] }, "loses", "keeps"],
  [{ ...comma, enum: ["a", "b"] }, { ...comma, enum: ["a", "b", "c"] }, "keeps", "gains"],
  [{ ...comma, enum: ["a", "b"] }, comma, "keeps", "gains"],
  [{ ...comma, enum: ["a", "b"], max_items: 2 }, { ...comma, enum: ["a", "b"], max_items: 1 }, "loses", "keeps"],
  [{ ...comma, enum: ["a", "b"], max_items: 1 }, { ...string, enum: ["a", "b"] }, "keeps", "keeps"],
  [{ ...comma, max_items: 3 }, { ...comma, max_items: 4 }, "keeps", "gains"],
  [{ ...comma, min_items: 2 }, { ...comma, min_items: 3 }, "loses", "keeps"],
  [{ ...comma, min_items: 1 }, comma, "keeps", "keeps"],
  [
    { ...comma, enum: ["a", "bb"], max_items: 2, max_length: 5 },
    { ...comma, enum: ["a", "bb"], max_items: 2, max_length: 9 },
    "keeps",
    "keeps",
  ],
  [{ ...comma, enum: ["é"] }, { ...comma, enum: ["é"], max_length: 8 }, "loses", "keeps"],
  [{ ...comma, enum: ["é"], max_length: 8 }, { ...comma, enum: ["é"], max_length: 7 }, "keeps", "keeps"],
  [{ ...comma, enum: ["ab"], max_length: 8 }, { ...comma, enum: ["ab"], max_length: 7 }, "loses", "keeps"],
  // Formats and patterns
  [string, { ...string, format: "uuid" }, "loses", "keeps"],
  [{ ...string, format: "date" }, { ...string, format: "date-time" }, "loses", "gains"],
  [{ ...string, format: "email" }, string, "keeps", "gains"],
  [{ ...string, format: "uuid" }, { ...string, format: "uuid", max_length: 36 }, "keeps", "keeps"],
  [{ ...string, format: "email" }, { ...string, format: "email", max_length: 30 }, "loses", "keeps"],
  [{ ...string, pattern: "^a", example: "a" }, { ...string, pattern: "^b", example: "b" }, "loses", "gains"],
  [{ ...string, pattern: "^a", example: "a" }, string, "keeps", "gains"],
  [{ ...string, pattern: "^a", example: "a" }, { ...string, pattern: "^a", max_length: 8, example: "a" }, "loses", "keeps"],
  [{ ...string, format: "uri" }, { ...string, format: "uri", pattern: "[0-9]$", example: "a:1" }, "loses", "keeps"],
  [{ ...string, format: "email" }, { ...string, format: "email", pattern: "^a", example: "a@b.co" }, "loses", "keeps"],
  [{ ...string, format: "uuid" }, { ...string, format: "uuid", pattern: "^a", example: "a" }, "loses", "keeps"],
  [{ ...string, pattern: "^a", example: "a" }, { ...string, pattern: "^ab", example: "ab" }, "loses", "keeps"],
  [{ ...string, enum: ["ab", "b"] }, { ...string, enum: ["ab"], pattern: "^a", example: "ab" }, "loses", "keeps"],
  // What is inside
  [nested({ ...integer, max: 3 }), nested({ ...integer, max: 4 }), "keeps", "gains"],
  [nested({ ...integer, max: 3 }), nested({ ...integer, max: 2 }), "loses", "keeps"],
  [{ type: "array", items: nested({ enum: ["a", "b"] }) }, { type: "array", items: nested({ enum: ["b"] }) }, "loses", "keeps"],
  [{ type: "Shared" }, { type: "Shared" }, "loses", "gains"],
  [{ type: "array<Shared>" }, { type: "array<Shared>" }, "loses", "gains"],
  [{ type: "Size" }, { type: "Size" }, "loses", "keeps"],
  [{ type: "Size" }, { type: "Size", max: 20 }, "keeps", "keeps"],
];

/** Changes of what is sent. */
export const EDITS_OF_PARAMS: readonly KnownEdit[] = [
  [string, { ...string, required: true }, "loses", "keeps"],
  [{ ...string, required: true }, { ...string, assumed: "Why." }, "keeps", "gains"],
  [string, { ...string, assumed: "Why." }, "keeps", "keeps"],
  [fields({ a: string, b: string }), fields({ a: string }), "loses", "keeps"],
  [fields({ a: string }), fields({ a: string, b: string }), "keeps", "gains"],
  [fields({ a: string }), fields({ a: string, b: { ...string, required: true } }), "loses", "gains"],
  [fields({ a: string }), fields({ a: string }, { open: "Why." }), "keeps", "gains"],
  [fields({ a: string }, { open: "Why." }), fields({ a: string }), "loses", "keeps"],
  [fields({ a: string }, { open: "Why." }), fields({ a: string, b: string }, { open: "Why." }), "keeps", "keeps"],
  [fields({ a: string, b: string }, { open: "Why." }), fields({ a: string }, { open: "Why." }), "keeps", "keeps"],
  [fields({ a: string }, { open: "Why." }), { type: "object" }, "keeps", "gains"],
  [{ type: "object" }, fields({ a: string }), "loses", "keeps"],
  [fields({ a: { ...string, required: true } }), fields({ a: { ...string, required: true } }, { open: "Why." }), "keeps", "gains"],
  [fields({ a: { ...string, required: true } }, { open: "Why." }), fields({ a: { ...string, required: true } }), "loses", "keeps"],
  [fields({ a: string, b: string }), fields({ a: string, b: string }, { at_least_one_of: ["a", "b"] }), "loses", "keeps"],
  [
    fields({ a: string, b: string, c: string }, { at_least_one_of: ["a", "b"] }),
    fields({ a: string, b: string, c: string }, { at_least_one_of: ["b", "c"] }),
    "loses",
    "gains",
  ],
  [
    fields({ a: string, b: string, c: string }, { at_least_one_of: ["a", "b"] }),
    fields({ a: string, b: string, c: string }, { at_least_one_of: ["a", "b", "c"] }),
    "keeps",
    "gains",
  ],
  [
    fields({ a: string, b: string }, { at_least_one_of: ["a", "b"] }),
    fields({ a: string, b: { ...string, required: true } }),
    "loses",
    "keeps",
  ],
];

/** Changes of what comes back. */
export const EDITS_OF_FIELDS: readonly KnownEdit[] = [
  [string, { type: "string | null" }, "keeps", "gains"],
  [{ type: "string | null" }, string, "loses", "keeps"],
  [{ type: "string | null", assumed: "Why." }, { ...string, assumed: "Why." }, "loses", "keeps"],
  [string, { ...string, assumed: "Why." }, "keeps", "gains"],
  [{ ...string, assumed: "Why." }, { ...string, not_shown: "Its values." }, "loses", "keeps"],
  [{ enum: ["a", null] }, { enum: ["a", "b", null] }, "keeps", "gains"],
  [{ enum: ["a", null] }, { enum: ["a"] }, "loses", "keeps"],
  [{ type: "array<string | null>" }, { type: "array<string>" }, "loses", "keeps"],
  [{ type: "object | null" }, { type: "object" }, "loses", "keeps"],
  [{ type: "object | any" }, { type: "any" }, "keeps", "keeps"],
  [{ type: "Copy" }, { type: "Copy | null" }, "keeps", "gains"],
  [{ type: "array<Copy>" }, { type: "array<Copy | null>" }, "keeps", "gains"],
  [{ type: "Line" }, { type: "Line" }, "loses", "keeps"],
  [{ type: "Line" }, { type: "Copy" }, "loses", "keeps"],
  [{ type: "Copy" }, { type: "Copy" }, "keeps", "keeps"],
  [fields({ a: string }), fields({ a: string, b: { type: "string | null" } }), "keeps", "keeps"],
  [fields({ a: string }), fields({ a: string, b: string }), "loses", "keeps"],
  [fields({ a: string, b: string }), fields({ a: string }), "keeps", "gains"],
  [fields({ a: string, b: { type: "any" } }), fields({ a: string }), "keeps", "keeps"],
  [fields({ a: string }), { type: "object" }, "keeps", "gains"],
];
