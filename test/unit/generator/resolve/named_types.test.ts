import { describe, expect, it } from "vitest";
import type { Connector, Field, ObjectShape, ValueType } from "../../../../generator/resolve/model/types.ts";
import { changed, diagnose, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";

const NOTE = "note: string | null";
const TYPES = "types:\n";
const EXAMPLE = "    example: { id: ord_1, object: order, status: open, lines: [{ quantity: 1 }] }\n";

/** The shop with further named types, and with another field in place of the note of an order and of the param `after`. */
function shopWith(types: readonly string[], note: string, after?: string) {
  const paging = "paging: { kind: record_cursor, next: after, more: has_more }";
  return changed(SHOP, TYPES, [TYPES, ...types.map((type) => `  ${type}\n`)].join("")).map(({ path, text }) => {
    const ofRecords = text.replace(NOTE, `note: ${note}`).replace(EXAMPLE, "");
    if (after === undefined) return { path, text: ofRecords };
    return { path, text: ofRecords.replace("after: string", `after: ${after}`).replace(paging, "paging: { kind: none, reason: Short. }") };
  });
}

function connectorWith(...written: Parameters<typeof shopWith>): Connector {
  const [connector] = modelOf(shopWith(...written)).connectors;
  if (connector === undefined) throw new Error("no connector");
  return connector;
}

function noteOf({ records }: Connector): Field | undefined {
  return records[0]?.shape.fields.find(({ name }) => name === "note");
}

function afterOf({ entities }: Connector): Field | undefined {
  return entities[0]?.operations[0]?.params.fields.find(({ name }) => name === "after");
}

function codes(...written: Parameters<typeof shopWith>): readonly string[] {
  return diagnose(shopWith(...written)).map(({ code }) => code);
}

function shapeIn(type: ValueType | undefined): ObjectShape | undefined {
  return type?.kind === "object" ? type.shape : undefined;
}

const integer: ValueType = { kind: "scalar", types: ["integer"], nullable: false };
const TIMESTAMP = "Timestamp: integer -- Unix time in seconds.";
const ADDRESS = "Address: { description: Where., fields: { city: { type: string, required: true }, zip: string | null } }";

describe("a named type in a record", () => {
  it.each<[string, ValueType]>([
    ["Timestamp", integer],
    ["Timestamp | null", { ...integer, nullable: true }],
    ["null | Timestamp", { ...integer, nullable: true }],
    ["array<Timestamp>", { kind: "array", nullable: false, items: integer }],
    ["array<Timestamp | null> | null", { kind: "array", nullable: true, items: { ...integer, nullable: true } }],
    ["map<Timestamp>", { kind: "object", nullable: false, values: integer }],
    ["{ items: Timestamp }", { kind: "array", nullable: false, items: integer }],
    ["{ type: Timestamp, min: 0 }", { ...integer, min: 0 }],
    ["{ type: Timestamp | null, min: 0 }", { ...integer, nullable: true, min: 0 }],
  ])("%s", (written, want) => {
    expect(noteOf(connectorWith([TIMESTAMP], written))?.type).toEqual(want);
  });

  it("gives its description, which the field can replace", () => {
    const { description, named, required } = noteOf(connectorWith([TIMESTAMP], "Timestamp | null")) ?? {};
    expect({ description, named, required }).toEqual({ description: "Unix time in seconds.", named: "Timestamp", required: false });
    expect(noteOf(connectorWith([TIMESTAMP], "Timestamp -- Time of the note."))).toMatchObject({
      description: "Time of the note.",
      named: "Timestamp",
      required: true,
    });
  });

  it("can be a type that real traffic shows, and can have one itself", () => {
    expect(noteOf(connectorWith([TIMESTAMP], "{ type: string, also_seen: Timestamp }"))?.alsoSeen).toEqual(integer);
    const seen = noteOf(connectorWith(["Timestamp: { type: integer, also_seen: string }"], "Timestamp"));
    expect(seen?.alsoSeen).toEqual({ kind: "scalar", types: ["string"], nullable: false });
  });

  it("can be in Meta", () => {
    const sources = changed(SHOP, TYPES, `${TYPES}  More: boolean\n`).map(({ path, text }) => ({
      path,
      text: text.replace("meta: { has_more: boolean }", "meta: { has_more: More }"),
    }));
    const [connector] = modelOf(sources).connectors;
    expect(connector?.entities[0]?.operations[0]?.meta?.fields[0]).toMatchObject({ named: "More", type: { types: ["boolean"] } });
  });

  it("has neither the default nor the choices of requests", () => {
    const type = "Limit: { type: integer, default: 5 }";
    expect(noteOf(connectorWith([type], "Limit", "Limit"))).not.toHaveProperty("default");
    expect(afterOf(connectorWith([type], "Limit", "Limit"))?.default?.value).toBe(5);
    const choice = "Choice: { at_least_one_of: [a, b], fields: { a: string, b: string } }";
    const connector = connectorWith([choice], "Choice", "Choice");
    expect(shapeIn(noteOf(connector)?.type)).not.toHaveProperty("atLeastOneOf");
    expect(shapeIn(afterOf(connector)?.type)?.atLeastOneOf).toEqual(["a", "b"]);
  });
});

describe("a named object that only records use", () => {
  const connector = connectorWith([ADDRESS.replace(", required: true", "")], "Address | null");

  it("is open, and its fields follow the rules of records", () => {
    const type = noteOf(connector)?.type;
    expect(type).toMatchObject({ kind: "object", nullable: true, named: "Address" });
    expect(shapeIn(type)).toMatchObject({
      open: true,
      fields: [
        { name: "city", required: true, type: { nullable: false } },
        { name: "zip", required: false, type: { nullable: true } },
      ],
    });
    expect(shapeIn(type)?.fields[0]).not.toHaveProperty("demanded");
  });

  it("has one definition", () => {
    expect(connector.types.filter(({ at }) => at.path[1] === "Address")).toMatchObject([{ name: "Address", returned: true }]);
  });

  it("can hold a record", () => {
    expect(shapeIn(noteOf(connectorWith(["Box: { fields: { line: Line } }"], "Box"))?.type)?.fields[0]?.type).toMatchObject({
      kind: "record",
      record: "Line",
    });
  });
});

describe("a named object that params and records use", () => {
  const connector = connectorWith([ADDRESS], "Address", "Address");

  it("is closed and never null where it is sent", () => {
    const type = afterOf(connector)?.type;
    expect(type).toMatchObject({ named: "Address", nullable: false });
    expect(shapeIn(type)).toMatchObject({
      open: false,
      fields: [
        { name: "city", required: true, type: { nullable: false } },
        { name: "zip", required: false, type: { nullable: false } },
      ],
    });
  });

  it("is open and can be null where it comes back", () => {
    const type = noteOf(connector)?.type;
    expect(type).toMatchObject({ named: "ReturnedAddress", nullable: false });
    expect(shapeIn(type)).toMatchObject({ open: true, fields: [{ name: "city" }, { name: "zip", type: { nullable: true } }] });
    expect(noteOf(connector)?.named).toBe("Address");
  });

  it("has a definition for each side, with one place", () => {
    const types = connector.types.filter(({ at }) => at.path[1] === "Address");
    expect(types.map(({ name, returned }) => [name, returned])).toEqual([
      ["Address", undefined],
      ["ReturnedAddress", true],
    ]);
    expect(new Set(types.map(({ at }) => JSON.stringify(at))).size).toBe(1);
  });

  it("is known inside other types too", () => {
    const nested = connectorWith([ADDRESS, "Place: { fields: { at: Address } }"], "Place", "Place");
    expect(shapeIn(noteOf(nested)?.type)?.fields[0]?.type).toMatchObject({ named: "ReturnedAddress" });
    expect(shapeIn(afterOf(nested)?.type)?.fields[0]?.type).toMatchObject({ named: "Address" });
  });

  it("loses null in requests on whatever way it is written", () => {
    const types = ["Size: { enum: [small, null] }", "Box: { fields: { size: Size | null, sizes: array<Size> } }"];
    const both = connectorWith(types, "Box", "Box");
    const small = { kind: "scalar", types: ["string"], nullable: false, enum: ["small"] };
    expect(shapeIn(afterOf(both)?.type)?.fields.map(({ type }) => type)).toEqual([small, { kind: "array", nullable: false, items: small }]);
    const orNull = { ...small, nullable: true };
    expect(shapeIn(noteOf(both)?.type)?.fields.map(({ type }) => type)).toEqual([
      orNull,
      { kind: "array", nullable: false, items: orNull },
    ]);
  });
});

describe("mistakes with named types", () => {
  it.each<[string, readonly string[], string, string | undefined, readonly string[]]>([
    ["null in a type that only params use", ["Size: integer | null"], "string | null", "Size", []],
    ["a record in a type that params use", ["Box: { fields: { line: Line } }"], "Box", "Box", ["ref/wrong-kind"]],
    ["a circle", ["A: { fields: { b: B | null } }", "B: { fields: { a: A | null } }"], "A", undefined, ["ref/circle"]],
    ["a type that nothing uses", [TIMESTAMP], "string | null", undefined, ["ref/unused"]],
    ["a type that only a record uses", [TIMESTAMP], "Timestamp", undefined, []],
    ["a type that only another type uses, in a record", [TIMESTAMP, "B: { fields: { t: Timestamp } }"], "B", undefined, []],
    ["a default in a type that only a record uses", ["T: { type: integer, default: 1 }"], "T", undefined, ["type/idle-side"]],
    [
      "`required` of a field in a type that only a record uses",
      ["T: { fields: { a: { type: string, required: true } } }"],
      "T",
      undefined,
      ["type/idle-side"],
    ],
    ["`also_seen` in a type that only a param uses", ["T: { type: string, also_seen: integer }"], "string | null", "T", ["type/idle-side"]],
    ["keys of both sides in a type that both use", ["T: { type: integer, default: 1, also_seen: string }"], "T", "T", []],
    ["an unknown name in a type that both use", ["T: { fields: { a: Nope } }"], "T", "T", ["ref/unknown"]],
    ["a type with the name of a record", ["Line: integer"], "Line", undefined, ["name/collision"]],
    [
      "a type with the name of a definition",
      [ADDRESS, "ReturnedAddress: { fields: { a: string } }"],
      "Address",
      "Address",
      ["ref/unused", "name/collision"],
    ],
  ])("%s", (_, types, note, after, want) => {
    expect(codes(types, note, after)).toEqual(want);
  });
});

describe("a param of a named type", () => {
  const WORD = "Word: { type: string, max_length: 9, description: A word. }";

  it.each([
    ["Word", "Word"],
    ["{ type: Word }", "Word"],
    ["{ type: ' Word ' }", "Word"],
    ["{ type: Word, description: Another. }", "Word"],
    ["{ type: Word, format: email }", undefined],
    ["{ type: Word, min_length: 2 }", undefined],
    ["{ type: Word, max_length: 9 }", undefined],
    ["string", undefined],
  ])("%s keeps the name %s", (written, want) => {
    expect(afterOf(connectorWith([WORD], "Word", written))?.named).toBe(want);
  });

  it.each([
    ["that responses use, too", "Maybe", []],
    ["that nothing else uses", "string", []],
  ])("may be null if the type is one %s", (_, note, want) => {
    expect(codes(["Maybe: string | null -- A text, or none."], note, "Maybe")).toEqual(want);
  });

  it.each([
    ["Maybe", "Maybe", false],
    ["Maybe", "Maybe | null", true],
    ["string", "Maybe", true],
  ])("is null itself only where it says so, or where no answer has the type: %s, %s", (note, after, nullable) => {
    expect(afterOf(connectorWith(["Maybe: string | null -- A text, or none."], note, after))?.type).toMatchObject({ nullable });
  });
});
