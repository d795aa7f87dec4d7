import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { requiredStep } from "../../../../../templates/cli/compare/change.ts";
import { compareCatalogs } from "../../../../../templates/cli/compare/compare_catalogs.ts";
import { compareDeclarations } from "../../../../../templates/cli/compare/outcome/compare_sides.ts";
import { edited, type Edit } from "../../../../fixtures/compare/edited_catalogs.ts";
import { appended, assumed, field, ORDER, SHOP, stated } from "../../../../fixtures/compare/verdicts/places.ts";
import { innerField, innerType, insideOf, NOTE, sized, SIZES, text } from "../../../../fixtures/compare/verdicts/of_inner.ts";
import { compareTexts } from "../../../../fixtures/compared_catalogs.ts";

const map = (values: typeof text): typeof text => ({ kind: "object", nullable: false, values });
const list = (items: typeof text): typeof text => ({ kind: "array", nullable: false, items });
const object = (...fields: readonly (typeof text)[]): typeof text => ({ kind: "object", nullable: false, shape: { open: true, fields } });
const sizes: typeof text = { kind: "record", nullable: false, record: "Sizes" };

/** The changes when edits are made to a catalog whose orders have sizes. */
function changesOf(...edits: readonly Edit[]): ReturnType<typeof compareCatalogs> {
  return compareCatalogs(edited(...sized), edited(...sized, ...edits));
}

describe("the inside of open fields", () => {
  it.each<[about: string, edits: readonly Edit[], want: readonly string[]]>([
    ["nothing changes", [], []],
    ["a field in an inner type", [[`${SIZES}/shape/fields`, appended(innerField("depth"))]], ["inner/added:shop.records.Sizes/depth"]],
    [
      "a new inner type with its fields, and a field that has it",
      [
        [`${SHOP}/innerTypes`, appended(innerType("Weight", innerField("net"), innerField("gross")))],
        [`${SIZES}/shape/fields`, appended(innerField("weight", { kind: "record", nullable: true, record: "Weight" }))],
      ],
      ["inner/type-added:shop.records.Weight", "inner/added:shop.records.Sizes/weight"],
    ],
    ["the kind inside a field", [[NOTE, insideOf(list(sizes))]], ["inner/changed:shop.records.Order/note"]],
    ["no type any more, with a reason", [[NOTE, { origin: assumed }]], ["inner/removed:shop.records.Order/note"]],
    ["names of the customer", [[`${SIZES}/shape/others`, [{ pattern: "x_*", type: text }]]], ["inner/added:shop.records.Sizes/x_*"]],
    ["another description of a type", [[`${SIZES}/description`, "Sizes."]], ["text/changed:shop.records.Sizes"]],
    ["another description", [[`${SIZES}/shape/fields/unit/description`, "Unit."]], ["text/changed:shop.records.Sizes"]],
    ["another origin", [[`${SIZES}/shape/fields/unit/origin`, stated]], ["text/changed:shop.records.Sizes"]],
    ["another reason", [[`${NOTE}/origin/because`, "Seen."]], ["text/changed:shop.records.Order"]],
    ["another order", [[`${SIZES}/shape/fields`, [innerField("unit"), innerField("width")]]], ["sequence/changed:shop.records.Sizes"]],
    [
      "a new field of a record",
      [[`${ORDER}/note/name`, "memo"]],
      ["field/removed:shop.records.Order/note", "field/added-optional:shop.records.Order/memo"],
    ],
  ])("reports %s", (_, edits, want) => {
    expect(changesOf(...edits).map(({ id }) => id)).toEqual(want);
  });

  it.each<[about: string, old: typeof text, next: typeof text, want: string]>([
    ["in place", object(innerField("a")), object(innerField("a"), innerField("b")), "inner/added:shop.records.Order/note/b"],
    ["in place without any before", { kind: "object", nullable: false }, object(innerField("a")), "inner/added:shop.records.Order/note/a"],
    ["in a list", list(object(innerField("a"), innerField("b"))), list(object(innerField("a"))), "inner/removed:shop.records.Order/note/b"],
    ["in a map", map(object(innerField("a"))), map(object(innerField("a", sizes))), "inner/changed:shop.records.Order/note/a"],
  ])("reports fields that are written %s", (_, old, next, want) => {
    const catalogOf = (type: typeof text): ReturnType<typeof edited> => edited(...sized, [NOTE, insideOf(type)]);
    expect(compareCatalogs(catalogOf(old), catalogOf(next)).map(({ id }) => id)).toEqual([want]);
  });

  it("reports an old catalog without any of it as one change for each field and type", () => {
    const open: Edit = [`${ORDER}/note`, field("note", { type: { kind: "object", nullable: false } })];
    const changes = compareCatalogs(edited(open), edited(...sized));
    expect(changes.map(({ id }) => id)).toEqual(["inner/added:shop.records.Order/note", "inner/type-added:shop.records.Sizes"]);
    expect(changes.map(({ compileTime }) => compileTime)).toEqual([true, true]);
    expect([requiredStep(changes), requiredStep(changes, "caller")]).toEqual(["minor", "minor"]);
  });

  it("marks no other change as one at compile time", () => {
    const changes = changesOf([`${ORDER}/note/required`, true], [`${ORDER}/note/section`, "Elsewhere"]);
    expect(changes.map(({ compileTime }) => compileTime)).toEqual([undefined, undefined]);
  });

  it("explains the declarations of a connector's inner types", () => {
    const declared = (type: string): ReadonlyMap<string, string> =>
      new Map([["connectors/shop.inner.d.ts", `export declare const a: ${type};`]]);
    const [old, next] = [declared("1"), declared("2")];
    expect(compareDeclarations(old, next, changesOf([`${SIZES}/shape/fields`, appended(innerField("depth"))]))).toEqual([]);
    expect(compareDeclarations(old, next, changesOf(["connectors/help_desk/definitionId/value", "1"]))).toHaveLength(1);
  });

  it("has a heading of its own, and folds what it says about several types", async () => {
    const open: Edit = [`${ORDER}/note`, field("note", { type: { kind: "object", nullable: false } })];
    const more: Edit = [`${SHOP}/innerTypes`, appended(innerType("Weight", innerField("net")))];
    const texts = [JSON.stringify(edited(open)), JSON.stringify(edited(...sized, more))] as const;
    const { code, stdout } = await compareTexts(...texts);
    expect([code, stdout.replaceAll(/(?<=\.json:)\d+:\d+/gu, "#")]).toEqual([
      0,
      `3 compatible (version step: minor)

Compatible, with other types at compile time
  shop
    \`note\` of shop.records.Order now says what is inside: Sizes
      new.json:#
    each of 2 types is a new inner type
      shop.records.Sizes, shop.records.Weight
      new.json:#
`,
    ]);
    expect((await compareTexts(...texts, ["--format", "markdown"])).stdout).toMatch(/### Added\n\n- \*\*shop\*\*\n {2}- `note` of shop/u);
    const json: unknown = JSON.parse((await compareTexts(...texts, ["--format", "json"])).stdout);
    expect(json).toMatchObject({ required: "minor", changes: [{ code: "inner/added", compileTime: true, new: "Sizes" }, {}, {}] });
    const schema = readFileSync(join(import.meta.dirname, "../../../../../templates/cli/compare.schema.json"), "utf8");
    expect(new Ajv2020().validate(JSON.parse(schema), json)).toBe(true);
  });

  it("points to the inner type in the file", async () => {
    const texts = [
      JSON.stringify(edited(...sized), null, 1),
      JSON.stringify(edited(...sized, [`${SIZES}/shape/fields/unit/type/types`, ["number"]]), null, 1),
    ] as const;
    const { stdout } = await compareTexts(...texts, ["--format", "json"]);
    const { changes } = JSON.parse(stdout) as { readonly changes: readonly { readonly position: { readonly line: number } }[] };
    const line = changes[0]?.position.line ?? 0;
    expect(
      texts[1]
        .split("\n")
        .slice(line - 1, line + 5)
        .join(""),
    ).toContain("number");
  });
});
