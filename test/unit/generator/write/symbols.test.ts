import { expect, test } from "vitest";
import { symbolAt } from "../../../../generator/write/differences.ts";

const declarations = `// banner
import type { A } from "./a.js";

/** Parameters. */
export interface CustomersListParams {
  /**
   * Page size.
   */
  limit?: number;
  created?: {
    "gt-e"?: number;
  };
}

export declare const customersListParams: Validator<CustomersListParams>;
`;

const table = `export const customer = createValidator("payments.records.Customer", {
  name: "Customer",
  fields: {
    id: "string",
  },
});
`;

const json = `{
  "$defs": {
    "customers.list.params": {
      "required": [
        "a",
        "b"
      ]
    }
  }
}
`;

const catalog = `{
  "types": [
    {"name":"PageSize","type":{"kind":"scalar"}},
    {"name":"Cursor","type":{"kind":"scalar"}}
  ]
}
`;

const flush = json.replaceAll(/^ +/gm, "").replaceAll('": ', '":');

test.each([
  ["schemas/payments.json", json, 7, "$defs.customers.list.params.required"],
  ["schemas/payments.json", json, 8, "$defs.customers.list.params"],
  ["schemas/payments.json", flush, 6, "$defs.customers.list.params.required"],
  ["schemas/payments.json", flush, 7, "$defs.customers.list.params.required"],
  ["schemas/payments.json", flush, 8, "$defs.customers.list.params"],
  ["schemas/payments.json", flush, 2, "$defs"],
  ["schemas/payments.json", flush, 10, ""],
  ["openapi/payments.json", '{\n"a":{\n"b":{"c":1},\n"d":2\n},\n"e":{\n"f":[1]\n}\n}\n', 7, "e.f"],
  ["openapi/payments.json", '{\n"a":{\n"b":{"c":1},\n"d":2\n},\n"e":{\n"f":[1]\n}\n}\n', 4, "a.d"],
  ["index.d.ts", declarations, 1, ""],
  ["index.d.ts", declarations, 4, "CustomersListParams"],
  ["index.d.ts", declarations, 7, "CustomersListParams.limit"],
  ["index.d.ts", declarations, 9, "CustomersListParams.limit"],
  ["index.d.ts", declarations, 11, "CustomersListParams.created.gt-e"],
  ["index.d.ts", declarations, 12, "CustomersListParams.created"],
  ["index.d.ts", declarations, 15, "customersListParams"],
  ["index.js", table, 4, "customer.fields.id"],
  ["index.js", table, 6, "customer"],
  ["schemas/payments.json", json, 6, "$defs.customers.list.params.required"],
  ["schemas/payments.json", json, 2, "$defs"],
  ["catalog.json", catalog, 2, "types"],
  ["catalog.json", catalog, 3, "types.PageSize"],
  ["catalog.json", catalog, 4, "types.Cursor"],
  ["README.md", "# Title\n\ntext\n\n## Use\n\nmore\n", 7, "Use"],
  ["README.md", "text\n", 1, ""],
  ["LICENSE", "MIT\n", 1, ""],
])("%s line %#", (path, text, line, want) => {
  expect(symbolAt(path, text, line)).toBe(want);
});
