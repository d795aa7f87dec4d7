import { describe, expect, test } from "vitest";
import type { Field, JsonValue, ValueType } from "../../../../generator/resolve/model/types.ts";
import {
  describeCall,
  describeField,
  describeNotes,
  describeParams,
  describeWhole,
  type Provenance,
} from "../../../../generator/print/documentation.ts";
import {
  any,
  arrayOf,
  assumed,
  closed,
  constant,
  nullable,
  object,
  oneOf,
  open,
  operation,
  param,
  scalar,
  stated,
} from "../../../fixtures/model_builders.ts";

/** The lines about a field whose object has the same origin and section. */
function lines(type: ValueType, details: Partial<Field> = {}): readonly string[] {
  return describeField(param("limit", type, details), stated).lines;
}

describe("describeField", () => {
  test.each<[ValueType, string]>([
    [scalar("integer"), "Integer."],
    [scalar("integer", { min: 1, max: 100 }), "Integer from 1 to 100."],
    [scalar("integer", { min: 0 }), "Integer, at least 0."],
    [scalar("number", { max: 5 }), "Number, at most 5."],
    [scalar("string", { maxLength: 3000 }), "At most 3000 characters."],
    [scalar("string", { minLength: 1 }), "At least 1 character."],
    [scalar("string", { minLength: 2, maxLength: 2 }), "Exactly 2 characters."],
    [scalar("string", { pattern: "^sk_" }), "Matches `^sk_`."],
    [scalar("string", { format: "date-time" }), "RFC 3339 date and time."],
    [scalar("string", { format: "uuid" }), "UUID."],
    [scalar("string", { knownValues: ["application/pdf"] }), "Known values: `application/pdf`."],
    [scalar("string", { commaList: {} }), "Comma-separated list, without spaces."],
    [
      scalar("string", { commaList: { values: ["a", "b"], maxItems: 5 } }),
      "Comma-separated list of `a`, `b`, without spaces; at most 5 values.",
    ],
    [scalar("string", { commaList: { knownValues: ["a"] } }), "Comma-separated list, without spaces. Known values: `a`."],
    [arrayOf(scalar("integer", { min: 1 }), { minItems: 1, maxItems: 6 }), "1 to 6 elements. Each element: integer, at least 1."],
    [arrayOf(scalar("string", { format: "uuid" })), "Each element: UUID."],
    [object({ values: scalar("string", { maxLength: 40 }) }), "Each value: at most 40 characters."],
  ])("describes %j: %s", (type, want) => {
    expect(lines(type)).toEqual([want]);
  });

  test.each<ValueType>([scalar("string"), constant("media"), oneOf("a", "b"), any, object(), nullable(arrayOf(any))])(
    "does not repeat what the type shows: %j",
    (type) => {
      expect(lines(type)).toEqual([]);
    },
  );

  test("puts the meaning first, then what else is known", () => {
    const field = param("token", scalar("integer", { max: 9 }), {
      ...assumed,
      description: "Which page",
      requiredInPractice: "Nothing is found without it.",
      secret: true,
      alsoSeen: scalar("string", { nullable: true }),
    });
    expect(describeField(field, { ...stated, section: "Document 2, Endpoints" })).toEqual({
      lines: [
        "Which page. Integer, at most 9.",
        "Required in practice: Nothing is found without it.",
        "A secret: messages and logs never show it.",
        "Real traffic also shows: string or null.",
        "Assumed: Seen on sibling endpoints.",
        "Document 1, Endpoints.",
      ],
      tags: [],
    });
  });

  test("repeats neither the origin nor the section of the object", () => {
    const field = param("limit", scalar("integer"), { ...assumed, description: "Page size." });
    expect(describeField(field, assumed).lines).toEqual(["Page size. Integer."]);
    expect(describeField(field, stated).lines).toEqual(["Page size. Integer.", "Assumed: Seen on sibling endpoints."]);
    const otherReason: Provenance = { ...assumed, origin: { kind: "assumed", because: "Usual." } };
    expect(describeField(field, otherReason).lines).toEqual(["Page size. Integer.", "Assumed: Seen on sibling endpoints."]);
    expect(describeField(field, { ...assumed, section: "Document 1, Limits" }).lines).toEqual([
      "Page size. Integer.",
      "Document 1, Endpoints.",
    ]);
  });

  test.each<[ValueType, JsonValue, string]>([
    [scalar("integer", { min: 1, max: 100 }), 10, "Integer from 1 to 100. Default: 10."],
    [scalar("string"), "10", "Default: `10`."],
    [scalar("boolean"), false, "Default: false."],
  ])("describes the default of %j: %j", (type, value, want) => {
    expect(lines(type, { default: { value, origin: stated.origin } })).toEqual([want]);
  });

  test("explains an assumed default, unless the field has the same reason", () => {
    const preset = { default: { value: 10, origin: assumed.origin } };
    expect(lines(scalar("boolean"), preset)).toEqual(["Default: 10.", "The default is assumed: Seen on sibling endpoints."]);
    expect(lines(scalar("boolean"), { ...assumed, ...preset })).toEqual(["Default: 10.", "Assumed: Seen on sibling endpoints."]);
  });

  test("tags deprecated and experimental fields", () => {
    expect(describeField(param("limit", scalar("string"), { deprecated: "Use page.", experimental: "May go." }), stated).tags).toEqual([
      { name: "deprecated", text: "Use page." },
      { name: "experimental", text: "May go." },
    ]);
  });
});

test("describeNotes names what is not shown, and falls back to what a thing is", () => {
  const notes = { ...stated, origin: { kind: "not_shown", what: "Its fields." } } as const;
  expect(describeNotes(notes, "The owner", ["More."]).lines).toEqual([
    "The owner.",
    "More.",
    "Not shown: Its fields.",
    "Document 1, Endpoints.",
  ]);
});

test("describeWhole adds the origin and section to what a thing is", () => {
  expect(describeWhole(stated, "The owner.").lines).toEqual(["The owner.", `${stated.section}.`]);
  expect(describeWhole(assumed, "The owner.").lines).toEqual(["The owner.", "Assumed: Seen on sibling endpoints.", `${stated.section}.`]);
});

describe("an operation", () => {
  const remove = operation("shop", "orders", "delete", closed([]), {
    description: "Deletes an order.",
    permanent: true,
    ordered: "newest_first",
    experimental: "May go.",
    notes: ["Orders that are paid stay."],
    download: { maxSize: "10 MB" },
  });
  const place = `\`shop.orders.delete\`, ${remove.section}.`;

  test("is described where it is called: meaning, effect, warnings, limits and place", () => {
    expect(describeCall(remove).lines).toEqual([
      "Deletes an order.",
      "This is permanent and cannot be undone.",
      "Newest first.",
      "Experimental: May go.",
      "Orders that are paid stay.",
      "At most 10 MB.",
      place,
    ]);
  });

  test.each([
    [{ kind: "none", because: "There is one page." } as const, "Cannot be paged: There is one page."],
    [
      { kind: "page_number", next: "page", size: "limit", notShown: "When it ends." } as const,
      "The next page is requested with `page`; `.all()` iterates all pages. Not shown: When it ends.",
    ],
  ])("says how it is paged: %j", (paging, want) => {
    expect(describeCall({ ...remove, paging: { ...paging, origin: stated.origin } }).lines.at(-2)).toBe(want);
  });

  test("says with its params what they must be together, and the same about its effect", () => {
    const params = open([param("a", any), param("b", any)], { atLeastOneOf: ["a", "b"], openBecause: "Not shown." });
    expect(describeParams({ ...remove, params }).lines).toEqual([
      "Deletes an order.",
      "Params of `shop.orders.delete`.",
      "This is permanent and cannot be undone.",
      "Newest first.",
      "Orders that are paid stay.",
      "At least one of `a`, `b` is required.",
      "Not shown.",
      "The call option `undocumentedParams` sends params that are not documented.",
      `${remove.section}.`,
    ]);
  });
});
