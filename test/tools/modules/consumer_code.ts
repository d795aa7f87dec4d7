/** Code that uses one validator and the client with one connector, and prints what comes of it. */
export const clientCode = `import { createGateway } from "connector-gateway-spec/client";
import { connector as payments, customersListParams } from "connector-gateway-spec/payments";

const fetch = async () => Response.json({ status: "success", result: { object: "balance" } });
const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "EXAMPLE-token", fetch, connectors: { payments } });
const balance = await gateway.instance("payments", "inst_1").balance.get();
console.log(customersListParams.is({ limit: 10 }), customersListParams.is({ limit: "10" }), balance.object);
`;

/** What that code prints. */
export const clientOutput = "true false balance\n";

/** Code that uses one validator. */
export const validatorCode = `import { customersListParams } from "connector-gateway-spec/payments";

console.log(customersListParams.is({ limit: 10 }), customersListParams.is({ limit: "10" }));
`;

/** What that code prints. */
export const validatorOutput = "true false\n";

/** Code that looks up a JSON Schema, for which the package imports JSON. */
export const schemaCode = `import { jsonSchemaFor } from "connector-gateway-spec/schemas";

console.log(jsonSchemaFor("payments.customers.get.params").required, jsonSchemaFor("gateway.error").type);
`;

/** What that code prints. */
export const schemaOutput = "[ 'id' ] object\n";

const testBody = `async () => {
  const fetch = async () => Response.json({ status: "success", result: { object: "balance" } });
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "EXAMPLE-token", fetch });
  const balance = await gateway.instance("payments", "inst_1").balance.get();
  if (!customersListParams.is({ limit: 10 }) || balance.object !== "balance") throw new Error("wrong");
  if (jsonSchemaFor("payments.customers.get.params").required[0] !== "id") throw new Error("wrong schema");
}`;

const imports = `import { createGateway } from "connector-gateway-spec";
import { customersListParams } from "connector-gateway-spec/payments";
import { jsonSchemaFor } from "connector-gateway-spec/schemas";
`;

const requires = `const { createGateway } = require("connector-gateway-spec");
const { customersListParams } = require("connector-gateway-spec/payments");
const { jsonSchemaFor } = require("connector-gateway-spec/schemas");
`;

/** A test as an ES module. `define` is the function that defines a test; `from` is where it comes from, if it is not a global. */
export function moduleTest(define: string, from?: string): string {
  const own = from === undefined ? "" : `import { ${define} } from "${from}";\n`;
  return `${own}${imports}${define}("the package works", ${testBody});\n`;
}

/** The same as CommonJS. */
export function commonjsTest(define: string, from?: string): string {
  const own = from === undefined ? "" : `const { ${define} } = require("${from}");\n`;
  return `${own}${requires}${define}("the package works", ${testBody});\n`;
}
