import { describe, expect, it } from "vitest";
import { buildExample } from "../../../../generator/schema/examples.ts";
import { findValueProblems } from "../../../../generator/rules/find_value_problems.ts";
import type { Records } from "../../../../generator/resolve/model/walk.ts";
import { connectorAddresses } from "../../../../generator/schema/addresses.ts";
import type { SourceFile } from "../../../../generator/read/source/source_file.ts";
import { changed, diagnose, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";

const LINES = "lines: array<Line>";
const QUANTITY = "quantity: { type: integer, min: 1 }";

/** The findings about circles after a change: `‹text› circle`. */
function circles(sources: readonly SourceFile[]): string[] {
  const lines = sources.find(({ path }) => path === SHOP)?.text.split("\n") ?? [];
  const found = diagnose(sources).filter(({ code }) => code === "ref/circle");
  return found.map(({ line, column, endColumn, help }) => {
    const about = lines[line - 1]?.slice(column - 1, endColumn - 1) ?? "";
    return `‹${about}› ${help.split(" never ends")[0] ?? ""}`;
  });
}

describe("records that must contain themselves", () => {
  it.each([
    [QUANTITY, "part: Line", "‹Line› `Line.part` → `Line`"],
    [QUANTITY, "part: { type: Line, description: A part. }", "‹Line› `Line.part` → `Line`"],
    [QUANTITY, "parts: { type: array<Line>, min_items: 1 }", "‹array<Line>› `Line.parts` → `Line`"],
    [QUANTITY, "parts: { min_items: 1, items: { fields: { part: Line } } }", "‹Line› `Line.parts.part` → `Line`"],
    [QUANTITY, "inside: { fields: { part: Line } }", "‹Line› `Line.inside.part` → `Line`"],
    ["next_page: string | null", "self: OrderSearch\n      order: Order", "‹OrderSearch› `OrderSearch.self` → `OrderSearch`"],
    ["deleted: boolean", "deleted: boolean, was: DeletedOrder", "‹DeletedOrder› `DeletedOrder.was` → `DeletedOrder`"],
  ])("%s changed to %s", (from, to, want) => {
    expect(circles(changed(SHOP, from, to))).toEqual([want]);
  });

  it("come with a way to end them", () => {
    const [found] = diagnose(changed(SHOP, QUANTITY, "part: Line")).filter(({ code }) => code === "ref/circle");
    expect(found?.help).toBe(
      "`Line.part` → `Line` never ends: let one of these fields be null (`Line | null`), or make it an array that may be empty",
    );
  });

  it("are reported once, where a longer circle closes", () => {
    const sources = changed(SHOP, QUANTITY, "search: OrderSearch").map((source) => ({
      ...source,
      text: source.text.replace("data: array<Order>", "data: { type: array<Order>, min_items: 1 }").replace(LINES, "line: Line"),
    }));
    expect(circles(sources)).toEqual(["‹array<Order>› `Order.line` → `Line.search` → `OrderSearch.data` → `Order`"]);
  });
});

describe("records that may contain themselves", () => {
  it.each([
    "part: Line | null",
    "parts: array<Line>",
    "parts: map<Line>",
    "part: { type: Line, assumed: Seen. }",
    "parts: { type: array<Line>, min_items: 1, assumed: Seen. }",
    "parts: array<array<Line>>",
    "parts: array<map<Line>>",
    "parts: { items: { fields: { part: Line } } }",
    "inside: { type: object | null, fields: { part: Line } }",
    "inside: { assumed: Seen., fields: { part: Line } }",
    "inside: { fields: { parts: map<Line>, part: Line | null } }",
    "part: any",
  ])("%s: every example is finite and valid", (field) => {
    const sources = changed(SHOP, QUANTITY, `${QUANTITY}\n      ${field}`).map((source) => ({
      ...source,
      text: source.text.replace("lines: [{ quantity: 1 }]", "lines: []"),
    }));
    expect(diagnose(sources)).toEqual([]);
    const model = modelOf(sources);
    const [connector] = model.connectors;
    if (connector === undefined) throw new Error("There is a connector.");
    const records: Records = new Map(connector.records.map((record) => [record.name, record]));
    const addresses = connectorAddresses(model.gateway, connector).flatMap((address) => (address.kind === "record" ? address : []));
    for (const extent of ["usual", "full"] as const) {
      const problems = addresses.flatMap((address) => findValueProblems(buildExample(model, address, extent), address.type, records));
      expect(problems).toEqual([]);
    }
  });
});
