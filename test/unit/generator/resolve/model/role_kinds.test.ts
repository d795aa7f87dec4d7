import { describe, expect, it } from "vitest";
import connectorSchema from "../../../../../spec/connector.schema.json" with { type: "json" };
import { ROLE_KINDS, roleKeys } from "../../../../../generator/resolve/model/role_kinds.ts";
import { filterKinds, orderLanguages, searchLanguages } from "../../../../../templates/core/roles.ts";

const { definitions } = connectorSchema;

describe("the schema of the catalog", () => {
  it.each(["operation_param", "named_type"] as const)("has the key of every role in %s", (name) => {
    expect(Object.keys(definitions[name].properties)).toEqual(expect.arrayContaining([...roleKeys]));
  });

  it("has the words of filters, queries and orders", () => {
    expect(definitions.role_filter_terms.properties.as.enum).toEqual(filterKinds);
    expect(definitions.role_search.properties.language.enum).toEqual(searchLanguages);
    expect(definitions.role_order.properties.language.enum).toEqual(orderLanguages);
  });
});

describe("every kind of role", () => {
  it.each(Object.entries(ROLE_KINDS))("%s is written under its key, or follows from the operation", (kind, descriptor) => {
    if ("example" in descriptor) expect(descriptor.example.startsWith(`${kind}: `)).toBe(true);
    else expect(descriptor.derived).not.toBe("");
    expect(descriptor.actions.length).toBeGreaterThan(0);
  });
});
