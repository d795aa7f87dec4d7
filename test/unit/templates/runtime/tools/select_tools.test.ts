import { describe, expect, test } from "vitest";
import { operationOfTool, selectTools } from "../../../../../templates/runtime/tools/select_tools.ts";
import type { CatalogTool, CatalogTools, ToolSelection } from "../../../../../templates/runtime/tools/tool_types.ts";

function toolOf(operation: string, readOnlyHint: boolean): CatalogTool {
  const name = operation.replaceAll(".", "_");
  return { name, operation, description: "Text.", inputSchema: { type: "object", properties: {} }, annotations: { readOnlyHint } };
}

const tools: CatalogTools = {
  payments: [toolOf("payments.customers.list", true), toolOf("payments.customers.create", false)],
  crm: [toolOf("crm.contacts.list", true)],
};

function namesOf(selection?: ToolSelection): readonly string[] {
  return selectTools(tools, selection).map(({ name }) => name);
}

describe("selectTools", () => {
  test.each<[selection: ToolSelection | undefined, names: readonly string[]]>([
    [undefined, ["payments_customers_list", "payments_customers_create", "crm_contacts_list"]],
    [{ connectors: undefined, readOnly: undefined }, ["payments_customers_list", "payments_customers_create", "crm_contacts_list"]],
    [{ readOnly: true }, ["payments_customers_list", "crm_contacts_list"]],
    [{ readOnly: false, connectors: ["payments"] }, ["payments_customers_list", "payments_customers_create"]],
    [{ connectors: ["crm", "payments", "crm"], readOnly: true }, ["crm_contacts_list", "payments_customers_list"]],
    [{ connectors: [] }, []],
  ])("selects with %j", (selection, names) => {
    expect(namesOf(selection)).toEqual(names);
  });

  test("returns copies with nothing else in them", () => {
    const [first] = selectTools(tools);
    expect(Object.keys(first ?? {})).toEqual(["name", "description", "inputSchema", "annotations"]);
    if (first !== undefined) first.inputSchema.properties["added"] = { type: "string" };
    expect(selectTools(tools)[0]?.inputSchema).toEqual({ type: "object", properties: {} });
  });

  test.each<[given: unknown, message: string]>([
    [{ connectors: ["payment"] }, 'There is no connector "payment" in the catalog; did you mean "payments"?'],
    [{ connectors: ["toString"] }, 'There is no connector "toString" in the catalog; there are: payments, crm.'],
    [{ connectors: [7] }, 'There is no connector "7" in the catalog; there are: payments, crm.'],
    [{ connectors: "payments" }, "`connectors` must be a list of connector ids."],
    [{ readonly: true }, 'There is no option "readonly" of toolsFor; did you mean "readOnly"?'],
    [{ readOnly: "yes" }, "`readOnly` must be true or false."],
    [["payments"], "The options of toolsFor must be an object."],
    [null, "The options of toolsFor must be an object."],
  ])("refuses %j", (given, message) => {
    expect(() => Reflect.apply(selectTools, undefined, [tools, given]) as unknown).toThrow(new TypeError(message));
  });
});

describe("operationOfTool", () => {
  test.each([
    ["payments_customers_create", "payments.customers.create"],
    ["crm_contacts_list", "crm.contacts.list"],
    ["crm.contacts.list", undefined],
    ["", undefined],
    ["constructor", undefined],
  ])("%j is %j", (name, operation) => {
    expect(operationOfTool(tools, name)).toBe(operation);
  });
});
