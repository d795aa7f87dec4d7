import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBreaking, requiredStep, type Change } from "../../../../../templates/cli/compare/change.ts";
import { compareCatalogs } from "../../../../../templates/cli/compare/compare_catalogs.ts";
import { patternLengths } from "../../../../../templates/cli/compare/sets/string_set.ts";
import { changesAfter, edited, smallCatalogJson, verdictsOf, type Edit } from "../../../../fixtures/compare/edited_catalogs.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

const LIST = "connectors/shop/entities/orders/operations/list";

/** The paths to all texts, numbers and truth values of a catalog. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => leavesOf(inner, [...path, key]));
}

/** Names, addresses, places, and what would not be a catalog. */
const LEFT_OUT = new Set([
  "version",
  "languageVersion",
  "addresses",
  "address",
  "paramsRequired",
  "writtenAt",
  "kind",
  "types",
  "id",
  "entity",
]);
const isLeftOut = (key: string): boolean => LEFT_OUT.has(key) || ["connector", "action", "name", "status", "part"].includes(key);

describe("compareCatalogs", () => {
  it("reports nothing between a catalog and itself", () => {
    expect(compareCatalogs(smallCatalogJson(), smallCatalogJson())).toEqual([]);
  });

  it("does not count the version of the package", () => {
    expect(changesAfter(["gateway/version", "2.0.0"])).toEqual([]);
  });

  it("reports whatever is different, under ids of its own", () => {
    const leaves = leavesOf(smallCatalogJson()).filter((path) => !path.some(isLeftOut));
    const otherwise: Edit[1] = (value) =>
      typeof value === "boolean" ? !value : typeof value === "number" ? value + 1 : `${JSON.stringify(value)}x`;
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...leaves), { minLength: 1, maxLength: 4 }), (paths) => {
        const changes = changesAfter(...paths.map((path): Edit => [path.join("/"), otherwise]));
        expect(changes.length).toBeGreaterThan(0);
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
        expect(changes.map(({ id }) => id).filter((id) => id.includes(" "))).toEqual([]);
      }),
      runs(60),
    );
  });

  it("reports a field of a record once, and not at every operation that returns it", () => {
    const changes = changesAfter(["connectors/shop/records/Order/shape/fields/note/type/nullable", false]);
    expect(changes.map(({ address }) => address)).toEqual(["shop.records.Order"]);
  });

  it("reports texts of an address as one change without effect", () => {
    const texts = ["limit", "after"].map((name): Edit => [`${LIST}/params/fields/${name}/description`, "Other words."]);
    expect(verdictsOf(changesAfter(...texts))).toEqual(["none/none text/changed:shop.orders.list.params"]);
  });

  it.each<[string, Edit[], string, string]>([
    [
      "a param",
      [[`${LIST}/params/fields/tags/name`, "tag"]],
      "`tags` of shop.orders.list is removed (renamed to `tag`?)",
      "`tag` of shop.orders.list is new (`tags` before?)",
    ],
    [
      "a record",
      [["connectors/shop/records/DeletedOrder/name", "DeletedOrders"]],
      "(renamed to `DeletedOrders`?)",
      "(`DeletedOrder` before?)",
    ],
    ["an entity", [["connectors/shop/entities/receipts/name", "receipt"]], "(renamed to `receipt`?)", "(`receipts` before?)"],
    ["a name in the same place", [[`${LIST}/params/fields/after/name`, "cursor"]], "(renamed to `cursor`?)", "(`after` before?)"],
  ])("says that %s was probably renamed", (_, edits, removed, added) => {
    const messages = changesAfter(...edits).map(({ message }) => message);
    expect(messages.filter((message) => message.includes(removed))).toHaveLength(1);
    expect(messages.filter((message) => message.includes(added))).toHaveLength(1);
  });

  it("does not take a name with other content for the same", () => {
    const type = { kind: "any" };
    const changes = changesAfter([`${LIST}/params/fields/tags/name`, "tag"], [`${LIST}/params/fields/tag/type`, type]);
    expect(changes.map(({ message }) => message)).toEqual(["`tags` of shop.orders.list is removed", "`tag` of shop.orders.list is new"]);
  });

  it.each<[string, Edit[]]>([
    ["roles", [[`${LIST}/params/fields/tags/role`]]],
    ["statuses", [["gateway/statuses"]]],
    ["headers", [["gateway/headers"]]],
  ])("reports nothing where an older generator does not know %s", (_, edits) => {
    expect(compareCatalogs(edited(...edits), smallCatalogJson())).toEqual([]);
    expect(compareCatalogs(smallCatalogJson(), edited(...edits))).toEqual([]);
  });

  it("reports nothing where an older generator does not know bindings, or sandbox blocks", () => {
    const binding = { call: "GET /orders", method: "GET", path: "/orders", params: {}, rest: "query" };
    expect(changesAfter([`${LIST}/binding`, binding], ["connectors/shop/vendor", binding])).toEqual([]);
    expect(changesAfter([`${LIST}/extra`, { hides: "note" }])).toEqual([]);
  });

  it.each<[string, Edit[], string[]]>([
    [
      "a shape of the gateway",
      [["gateway/records/ErrorDetail/shape/fields/message/type/maxLength", 9]],
      ["compatible/breaking max-length/narrowed:gateway.records.ErrorDetail/message"],
    ],
    [
      "the create request",
      [["gateway/createInstance/request/fields/auth_config/required", false]],
      ["compatible/breaking presence/widened:gateway.create_instance/auth_config"],
    ],
    [
      "the envelope",
      [["gateway/execute/response/shape/fields/paging/type/nullable", false]],
      ["compatible/breaking null/narrowed:gateway/execute/response/paging"],
    ],
    [
      "the error body",
      [["gateway/error/shape/fields/errors/type/maxItems", 3]],
      ["compatible/breaking max-items/narrowed:gateway.error/errors"],
    ],
    [
      "a param of the path",
      [["gateway/execute/pathParams/instance/type/maxLength", 3]],
      ["breaking/compatible max-length/narrowed:gateway/execute/pathParams/instance"],
    ],
    ["config", [["connectors/help_desk/config"]], ["breaking/compatible param/removed:help_desk/config"]],
    [
      "a value in config",
      [["connectors/help_desk/config/shape/fields/subdomain/type/maxLength", 3]],
      ["breaking/compatible max-length/narrowed:help_desk/config/subdomain"],
    ],
    [
      "credentials of one of several methods",
      [["connectors/help_desk/auth/token/shape/fields/token/required", false]],
      ["compatible/breaking presence/widened:help_desk.auth_config/token#token"],
    ],
    ["a Meta", [[`${LIST}/meta/fields/has_more/type/const`, true]], ["compatible/breaking values/narrowed:shop.orders.list.meta/has_more"]],
    [
      "a record that is returned",
      [["connectors/shop/entities/orders/operations/get/returns/record", "Line"]],
      ["compatible/compatible field/described-by:shop.orders.get.record"],
    ],
    [
      "a field that is assumed now",
      [
        ["connectors/shop/records/Line/shape/fields/quantity/required", false],
        ["connectors/shop/records/Line/shape/fields/quantity/origin", { kind: "assumed", because: "Seen." }],
      ],
      ["breaking/compatible presence/widened:shop.records.Line/quantity"],
    ],
  ])("reports %s", (_, edits, want) => {
    expect(verdictsOf(changesAfter(...edits)).filter((line) => want.includes(line))).toEqual(want);
  });
});

describe("requiredStep", () => {
  const change = (caller: Change["caller"], implementer: Change["implementer"]): Change => {
    return { id: "", code: "", address: "", pointer: "", direction: "both", caller, implementer, message: "" };
  };

  it.each<[string, Change[], [string, string, string]]>([
    ["no change", [], ["none", "none", "none"]],
    ["what cannot be observed", [change("none", "none")], ["patch", "patch", "patch"]],
    ["what breaks callers", [change("breaking", "compatible"), change("none", "none")], ["major", "minor", "major"]],
    ["what breaks implementers", [change("none", "none"), change("compatible", "breaking")], ["minor", "major", "minor"]],
    ["what is new for implementers only", [change("none", "breaking")], ["patch", "major", "minor"]],
  ])("of %s", (_, changes, want) => {
    expect([requiredStep(changes, "caller"), requiredStep(changes, "implementer"), requiredStep(changes)]).toEqual(want);
    expect(changes.some((one) => isBreaking(one))).toBe(want[2] === "major");
  });
});

describe("patternLengths", () => {
  it.each<[string, number, number]>([
    ["^sk_(test|live)_", 8, Infinity],
    ["^[A-Z]{3}$", 3, 3],
    ["^(?:ab?|c{2,4})$", Infinity, Infinity],
    ["^a$|^bcd$", 1, 3],
    ["^a*$", 0, Infinity],
    ["^\\d{4}-\\p{L}\\u{61}\\x61\\.$", 9, 9],
    ["^(?<year>[0-9]{4})(?=x)\\b.?$", 4, 5],
    ["^(a)\\1$", 0, Infinity],
    ["^a\\$", 2, Infinity],
    ["a{0}", 0, Infinity],
    ["", 0, Infinity],
  ])("of %s are %d to %d", (pattern, least, most) => {
    const [from, to] = least === Infinity ? [1, 4] : [least, most];
    expect(patternLengths(pattern)).toEqual({ least: from, most: to });
  });

  it("are those of all strings that match", () => {
    const patterns = ["^a(b|cd)?$", "x{2,}", "^[^a]$", "^(?:ab){1,2}$", "^.$", "é|[ab]c"];
    fc.assert(
      fc.property(fc.constantFrom(...patterns), fc.string({ unit: "grapheme", maxLength: 6 }), (pattern, text) => {
        fc.pre(new RegExp(pattern, "u").test(text));
        const length = Array.from(text).length;
        const { least, most } = patternLengths(pattern);
        expect(length >= least && length <= most).toBe(true);
      }),
      { ...runs(30), maxSkipsPerRun: 1000 },
    );
  });
});
