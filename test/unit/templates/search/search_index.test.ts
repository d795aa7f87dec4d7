import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuery } from "../../../../templates/search/query.ts";
import { createSearchIndex, type Found } from "../../../../templates/search/search_index.ts";
import { entriesOfCatalog } from "../../../fixtures/reference/search_entries.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const entries = entriesOfCatalog();
const connectors = entries.filter(({ kind }) => kind === "connector").map(({ anchor: id, name: title }) => ({ id, title }));
const kinds = [...new Set(entries.map(({ kind }) => kind))];
const index = createSearchIndex();
index.add(entries);

function find(text: string): readonly Found[] {
  return index.find(readQuery(text, connectors)).found;
}

function anchors(text: string): readonly string[] {
  return find(text).map(({ entry }) => entry.anchor);
}

describe("a search", () => {
  it.each(kinds)("for the id of a %s finds it first", (kind) => {
    const all = entries.filter((entry) => entry.kind === kind).map(({ anchor }) => anchor);
    // Of thousands of fields some from everywhere.
    const own = all.filter((_, index) => index % Math.ceil(all.length / runs(150).numRuns) === 0);
    expect(own).not.toEqual([]);
    expect(
      own.flatMap((anchor) => {
        const [first] = anchors(anchor);
        return first === anchor ? [] : [`${anchor}: ${first ?? "nothing"}`];
      }),
    ).toEqual([]);
  });

  it.each([
    ["customers.list", "payments.customers.list"],
    ["customers list", "payments.customers.list"],
    ["PAYMENTS.CUSTOMERS.LIST", "payments.customers.list"],
    ["customers.list.params.limit", "payments.customers.list.params.limit"],
    ["Customer.email", "payments.records.Customer.email"],
    ["custmer list", "payments.customers.list"],
    ["delete customers", "payments.customers.delete"],
    ["deleting customers", "payments.customers.delete"],
    ["crm", "crm"],
    ["crm: contacts list", "crm.contacts.list"],
  ])("for %j finds %s first", (text, want) => {
    expect(anchors(text)[0]).toBe(want);
  });

  it.each(["customer", "customers", "Customer", "custo", "custmer"])(
    "for %j finds operations, then entity and record, then fields",
    (text) => {
      const best = new Map<string, number>();
      find(text).forEach(({ entry }, position) => best.set(entry.kind, best.get(entry.kind) ?? position));
      const at = (kind: string): number => best.get(kind) ?? Infinity;
      expect(at("operation")).toBe(0);
      expect(Math.max(at("entity"), at("record"))).toBeLessThan(Math.min(at("parameter"), at("field")));
    },
  );

  it.each([
    ["startingAfter", "payments.customers.list.params.starting_after"],
    ["page token", "file_storage.files.list.params.pageToken"],
    ["fileId", "file_storage.files.get.params.fileId"],
  ])("for %j finds %s, however it is written", (text, want) => {
    expect(anchors(text)).toContain(want);
  });

  it("while a word is being typed finds what it will find", () => {
    for (const text of ["permissio", "subscriptio", "creatin", "deletin"]) expect(anchors(text), text).not.toEqual([]);
  });

  it("in a connector finds nothing of the others", () => {
    const found = find("crm: list");
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map(({ entry }) => entry.connector))).toEqual(new Set(["crm"]));
  });

  it("in a connector without words finds its entities and operations", () => {
    expect(new Set(find("crm:").map(({ entry }) => entry.kind))).toEqual(new Set(["connector", "entity", "operation"]));
  });

  it("without words finds the connectors", () => {
    expect(anchors("  ")).toEqual(connectors.map(({ id }) => id));
  });

  it.each(["xyzzyxyzzy", "!!!", "crm: xyzzyxyzzy"])("for %j finds nothing", (text) => {
    expect(find(text)).toEqual([]);
  });

  it("says which words are nowhere", () => {
    const { found, missing } = index.find(readQuery("customers xyzzyxyzzy", connectors));
    expect(missing).toEqual(["xyzzyxyzzy"]);
    expect(found[0]?.entry.anchor).toBe("payments.customers.list");
  });

  it("takes a word as a typo only if it is nowhere as it is written", () => {
    expect(find("charge").every(({ terms }) => !terms.has("change"))).toBe(true);
    expect(find("chrage").some(({ terms }) => terms.has("charge"))).toBe(true);
  });

  it("answers any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const found = find(text);
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((one, other) => other - one));
      }),
      runs(50),
    );
  });

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty", "prototype"])("for the name %s of every object answers", (text) => {
    expect(find(text).every(({ score }) => score > 0)).toBe(true);
  });
});
