import { expect, test } from "vitest";
import type { Diagnostic } from "../../../../generator/read/diagnostics/diagnostic.ts";
import { loadAndCheck } from "../../../../generator/run.ts";
import { boundAndChanged, DESK } from "../../../fixtures/bound_catalog.ts";
import { authorCatalog, authorText } from "../../../fixtures/mistakes/author_catalog.ts";

function shopWith(edits: readonly (readonly [from: string, to: string])[]): readonly Diagnostic[] {
  const text = edits.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`"${from}" is not there exactly once.`);
    return changed.replace(from, () => to);
  }, authorText);
  return loadAndCheck(authorCatalog(text)).diagnostics;
}

/** `line code` for each diagnostic of the shop with these changes, and the params that have no role. */
function diagnose(...edits: readonly (readonly [from: string, to: string])[]): readonly string[] {
  return shopWith(edits).map(({ line, code, message }) => {
    const params = /^params? (.+) of /u.exec(code === "role/missing" ? message : "")?.[1] ?? "";
    return `${line} ${code} ${params.replaceAll(/[`,]/gu, "")}`.trim();
  });
}

const NO_ROLE = ["53 role/missing limit created tags", "72 role/missing name code"];
const CREATED: readonly [string, string] = ["created: { type: Interval, description: When it was made. }", "created: string -- When."];
const NOTE: readonly [string, string] = ["note: string | null -- What", "note: string? -- What"];
const LIMITS: readonly [string, string] = ["min: 1, max: 100", "minimum: 1, max: 100"];
const LINE: readonly [string, string] = ["lines: array<Line>", "lines: array<Lines>"];
const QUOTES: readonly [string, string] = ["Kind of the record.", "Kind: a record."];
const MERGE: readonly [string, string] = ["    description: A line of an order.", "    <<: *order\n    description: A line of an order."];

test("the catalog of these tests lacks roles", () => {
  expect(diagnose(CREATED)).toEqual(["14 ref/unused", ...NO_ROLE]);
});

test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
  ["an operation", [["  description: Makes an order.", "  summary: Makes an order."]], [...NO_ROLE.slice(0, 1), "67 shape/unknown-key"]],
  ["a field", [NOTE], ["25 type/syntax", ...NO_ROLE]],
  ["a named type, whose params may have its role", [LIMITS], ["13 shape/unknown-key", "55 role/missing created tags", ...NO_ROLE.slice(1)]],
  ["a name", [LINE], ["29 ref/unknown", ...NO_ROLE]],
  ["YAML", [QUOTES], ["24 yaml/unquoted", ...NO_ROLE]],
  [
    "all of these",
    [LIMITS, NOTE, LINE, QUOTES],
    ["13 shape/unknown-key", "24 yaml/unquoted", "25 type/syntax", "29 ref/unknown", "55 role/missing created tags", ...NO_ROLE.slice(1)],
  ],
  [
    "a field of JSON Schema, and in it",
    [["        fields:\n          name: string -- Name", "        properties:\n          name: str -- Name"]],
    ["34 shape/unknown-key", "35 ref/unknown", ...NO_ROLE],
  ],
  ["a description", [["description: Lists orders.", "description: Lists: orders."]], ["50 yaml/unquoted", ...NO_ROLE]],
  ["the description of an entity", [["description: What was ordered.", "description: What: orders."]], ["46 yaml/unquoted", ...NO_ROLE]],
  ["a record that roles are not about", [MERGE], ["37 yaml/merge-key", "54 role/missing limit created tags", "73 role/missing name code"]],
  [
    "a record that roles may be about",
    [["    description: An order.\n", "    extends: Base\n    description: An order.\n"]],
    ["21 ref/unknown"],
  ],
])("what is wrong elsewhere is reported together with a mistake in %s", (_, edits, want) => {
  expect(diagnose(CREATED, ...edits)).toEqual(want);
});

test.each<[string, readonly [string, string], readonly [string, string]]>([
  ["a foreign type", ["limit: PageLimit", "limit: Int -- Page size."], ["paid: boolean -- W", "paid: bool -- W"]],
  [
    "a foreign key",
    ["limit: PageLimit", "limit: { type: integer, minimum: 1, description: Page size. }"],
    ["paid: boolean", "paid: Boolean"],
  ],
  ["both", ["limit: PageLimit", "limit: { type: int, maximum: 9, description: Page size. }"], ["paid: boolean", "paid: bool!"]],
])("what other things need to know about params and fields counts with %s", (_, limit, paid) => {
  const found = shopWith([
    limit,
    paid,
    ["        paging: { kind: record_cursor, next: after, more: has_more }\n", ""],
    ["after: string -- Id of the last order of the page before.", "cursor: String -- Token of the page."],
    ["created: { type: Interval, description: When it was made. }", "paid: boolean -- Only those."],
    ["has_more: boolean --", "has_more: Boolean! --"],
  ]);
  expect(found.find(({ code }) => code === "operation/no-paging")?.help).toMatch(
    /^write `paging: \{ kind: token, next: cursor, size: limit, token: <.*>, more: has_more \}`/u,
  );
  expect(found.flatMap(({ code, message }) => (code === "role/missing" ? [message] : []))).toEqual([
    "param `tags` of `shop.orders.list` has no role",
    "params `name`, `code` of `shop.orders.create` have no role",
  ]);
});

const INNER = {
  path: "spec/inner/desk.yaml",
  text: "extends: desk\ninner: { source: People say so., records: { Ticket: { fields: { files: { open: Others. } } } } }\n",
};
const SCHEMA = { path: "spec/inner/desk.graphql", text: "type Query { notes: String }\n" };

test.each([
  ["title: Desk\n", "titel: Desk\n", "2:1 shape/unknown-key"],
  ["title: Desk\n", "\ttitle: Desk\n", "2:1 yaml/tab"],
  ["connector: desk", "connector: disk", "1:12 name/file"],
])("a mistake in a connector is not one of what belongs to the connector: %j as %j", (from, to, want) => {
  const found = loadAndCheck([...boundAndChanged(DESK, from, to), INNER, SCHEMA]).diagnostics;
  const others = found.filter(({ code }) => !/^(?:description|role)\//u.test(code));
  expect(others.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([`${DESK}:${want}`]);
});
