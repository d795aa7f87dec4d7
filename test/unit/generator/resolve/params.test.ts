import { describe, expect, it } from "vitest";
import { operationsOf } from "../../../../generator/resolve/model/walk.ts";
import { changed, diagnoseAll, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";

describe("params", () => {
  const AFTER = "          after: string\n";

  function after(written: string): unknown {
    const { connectors } = modelOf(changed(SHOP, AFTER, `          after: ${written}\n`));
    const list = connectors.flatMap(operationsOf).find(({ id }) => id === "shop.orders.list");
    return list?.params.fields.find(({ name }) => name === "after");
  }

  it("say that they are required in practice", () => {
    expect(after("{ type: string, required_in_practice: Always. }")).toMatchObject({ required: false, requiredInPractice: "Always." });
    expect(after("string")).not.toHaveProperty("requiredInPractice");
  });

  it("are secret only if they say so", () => {
    expect([after("{ type: string, secret: true }"), after("string")]).toMatchObject([{ secret: true }, { secret: false }]);
  });

  it("have known values in their lists", () => {
    expect(after("{ type: string, list: comma, known_values: [a, b] }")).toMatchObject({
      type: { commaList: { knownValues: ["a", "b"] } },
    });
  });

  it.each([
    ["known_values", "[a, 1]", 1],
    ["known_values", "['a,b']", 0],
    ["enum", "[a, b c]", 1],
  ])("report a value of `%s` that is no element of a list, at its place: %s", (key, values, index) => {
    const sources = changed(SHOP, AFTER, `          after: { type: string, list: comma, ${key}: ${values} }\n`);
    const found = diagnoseAll(sources).filter(({ code }) => code === "type/list-value");
    const line =
      sources
        .find(({ path }) => path === SHOP)
        ?.text.split("\n")
        .find((one) => one.includes("list: comma, " + key)) ?? "";
    const start = line.indexOf(values) + 1;
    const element = values.slice(1, -1).split(/, /)[index] ?? "";
    expect(found.map(({ column }) => column - 1)).toEqual([line.indexOf(element, start)]);
  });
});

it("a further type of a field that does not exist is reported at its place", () => {
  const sources = changed(SHOP, "      note: string | null\n", "      note: { type: string | null, also_seen: Nothing }\n");
  const found = diagnoseAll(sources).filter(({ code }) => code === "ref/unknown");
  expect(found.map(({ column }) => column)).toEqual(["      note: { type: string | null, also_seen: ".length + 1]);
});
