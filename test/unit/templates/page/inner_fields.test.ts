import { describe, expect, it, test } from "vitest";
import { Records } from "../../../../generator/emit/reference/connector/records.tsx";
import type { Connector, Field, Inner, RecordDefinition, ValueType } from "../../../../generator/resolve/model/types.ts";
import * as types from "../../../fixtures/model_builders.ts";
import { elementsOf, innerText, attributeOf, parsePage, type PageElement } from "../../../fixtures/parsed_page.ts";
import { htmlOf, idsIn, linksIn, shownText } from "../../../fixtures/rendered_parts.ts";

const { any, arrayOf, connector, field, nullable, object, open, record, recordDefinition, scalar } = types;
const text = scalar("string");
const source = "The reference of the shop shows it.";

/** An open field, and what is known about its inside. */
function openField(name: string, inside: ValueType | undefined, because = source): Field {
  const inner: Inner = { ...(inside !== undefined && { type: inside }), origin: { kind: "assumed", because } };
  return field(name, nullable(object()), { inner });
}

/** A shop whose records have fields of these inner types: a parcel has an address, an address a place. */
function shopOf(...records: readonly RecordDefinition[]): Connector {
  const innerTypes = [
    recordDefinition("Address", [
      field("city", nullable(text), { description: "City or `town`." }),
      field("place", nullable(record("Place"))),
    ]),
    recordDefinition("Place", [field("height", scalar("number"), { alsoSeen: text })]),
    recordDefinition("PartialOrder", [field("id", text)]),
  ];
  return connector("shop", "Shop", "00000000-0000-4000-8000-000000000001", { records, innerTypes });
}

function order(...fields: readonly Field[]): RecordDefinition {
  return recordDefinition("Order", fields);
}

/** What the page says about the only field of an order, behind the words about the record. */
function shownOf(one: Field): string {
  const shown = shownText(Records({ connector: shopOf(order(one)) }));
  return shown
    .slice(shown.indexOf("The Order of the test.") + "The Order of the test. ".length)
    .replace(/ In the source documents: Document 1, Endpoints$/u, "");
}

function elementsIn(html: string): readonly PageElement[] {
  return elementsOf(parsePage(`<!doctype html><html><head><title>x</title></head><body>${html}</body></html>`));
}

describe("an open field shows", () => {
  it.each<[string, Field, string]>([
    ["a map as its type", openField("x", object({ values: text })), "x object | null as map<string> inside assumed"],
    ["an array as its type", openField("x", arrayOf(scalar("integer"))), "x object | null as array<integer> inside assumed"],
    [
      "the fields of an inner type, and types inside it by their names",
      openField("x", arrayOf(record("Address"))),
      "x object | null as array<Address> inside assumed 2 fields of Address The Address of the test. city string City or town. place Place",
    ],
    [
      "all types of a field",
      openField("x", record("Place")),
      "x object | null as Place inside assumed 1 field of Place The Place of the test. height number | string",
    ],
    ["a part of a record by its name", openField("x", record("PartialOrder")), "x object | null as PartialOrder inside assumed"],
    [
      "fields without a name, and the first type inside them that has one",
      openField("x", object({ shape: open([field("list", arrayOf(record("Place"))), field("n", any)]) })),
      "x object | null inside assumed 2 fields inside list array<Place> 1 field of Place The Place of the test. height number | string n any",
    ],
    [
      "why nothing is known",
      openField("x", undefined, "The customer names the fields."),
      "x object | null Stays open: The customer names the fields.",
    ],
  ])("%s", (_, one, want) => {
    expect(shownOf(one)).toBe(want);
  });
});

describe("the source of what is inside", () => {
  test("is said once, and where a field has another one", () => {
    const connector = shopOf(order(openField("a", object({ values: text })), openField("b", object({ values: text }), "Samples show it.")));
    const shown = shownText(Records({ connector }));
    expect(shown.split(`Everything inside may be missing or null. Assumed: ${source}`)).toHaveLength(2);
    expect(shown).toContain("b object | null as map<string> inside assumed What is inside is assumed: Samples show it.");
    expect(shown.split(source)).toHaveLength(2);
  });

  test("is not mentioned where nothing is known", () => {
    expect(shownText(Records({ connector: shopOf(order(openField("a", undefined, "Free."))) }))).not.toContain("Everything inside");
  });
});

describe("an inner type that is used several times", () => {
  const connector = shopOf(
    order(openField("from", record("Address")), openField("to", record("Address")), openField("next", record("PartialOrder"))),
    recordDefinition("Customer", [openField("home", record("Address"))]),
  );
  const html = htmlOf(Records({ connector }));

  test("has one list, below its first use", () => {
    expect(idsIn(html).filter((id) => id === "shop.records.Address")).toHaveLength(1);
    const first = elementsIn(html).find((element) => attributeOf(element, "id") === "shop.records.Order.from");
    expect(first === undefined ? "" : innerText(first)).toContain("2 fields of Address");
  });

  test("is a link to the list everywhere, and a part of a record one to the record", () => {
    expect(linksIn(html).filter((anchor) => anchor === "shop.records.Address")).toHaveLength(3);
    expect(linksIn(html).filter((anchor) => anchor === "shop.records.Order")).toHaveLength(2);
    const known = new Set(idsIn(html));
    expect(linksIn(html).filter((anchor) => !known.has(anchor))).toEqual([]);
  });

  test("is closed", () => {
    const closed = elementsIn(html).filter(({ tagName }) => tagName === "details");
    expect(closed.map((element) => attributeOf(element, "open"))).toEqual([undefined]);
  });
});
