import { beforeAll, describe, expect, test } from "vitest";
import { emitDeclarations } from "../../generator/finishing/declarations/declarations.ts";
import { componentName, operationParts, type Part } from "../../generator/naming/names.ts";
import { emitPackage, loadCatalog } from "../fixtures/emitted_package.ts";
import { typeCheck, type Complaints } from "../fixtures/type_check.ts";

const DOCUMENT = "openapi/operations.json";
const model = loadCatalog();
const operations = model.connectors.flatMap(({ entities }) => entities).flatMap((entity) => entity.operations);

/** Two functions per part of an operation: from our type to that of the OpenAPI document, and back. */
const consumers = Object.fromEntries(
  operations.map((operation) => {
    const pairs = operationParts(operation).flatMap((part) => {
      const key = `["${operation.id}"]["${part}"]`;
      const back = `export const ${part}AndBack = (value: Documented${key}): Operations${key} => value;`;
      return [
        `export const ${part}ThereTo = (value: Operations${key}): Documented${key} => value;`,
        // The document accepts params of any name, the types accept none.
        ...(operation.params.open && operation.params.fields.length === 0 && isSent(part) ? [] : [back]),
      ];
    });
    const imports = [
      'import type { Operations } from "connector-gateway-spec";',
      'import type { components } from "connector-gateway-spec/openapi/operations";',
      'type Documented = components["schemas"]["Operations"];',
    ];
    return [`${operation.id}.ts`, [...imports, ...pairs].join("\n")];
  }),
);

function isSent(part: Part): boolean {
  return part === "params" || part === "request";
}

/** The same for the requests of a whole connector, but not back: there are operations that accept any name. */
const connectorConsumers = Object.fromEntries(
  model.connectors.map(({ id }) => [
    `${id}.ts`,
    [
      'import type { ExecuteRequest } from "connector-gateway-spec";',
      `import type { components } from "connector-gateway-spec/openapi/operations";`,
      `export const thereTo = (value: ExecuteRequest<"${id}">): components["schemas"]["${componentName(id, "ExecuteRequest")}"] => value;`,
    ].join("\n"),
  ]),
);

describe("the types of the package and those made from its OpenAPI document are assignable to each other", () => {
  let complaints: Complaints;

  beforeAll(async () => {
    const files = emitPackage(model);
    const document = [...files].filter(([path]) => path === DOCUMENT).map(([path, text]) => ({ path, text }));
    const declarations = (await emitDeclarations(document, new Map())).map(({ path, text }) => [path, text] as const);
    // The types say `| undefined` of params, so that nobody has to leave a key out; openapi-typescript does not.
    complaints = typeCheck(
      new Map([...files, ...declarations]),
      { ...consumers, ...connectorConsumers },
      { exactOptionalPropertyTypes: false },
    );
  });

  test("without another fault", () => {
    expect([...complaints].filter(([path]) => !(path in consumers || path in connectorConsumers))).toEqual([]);
  });

  test.each(model.connectors.map(({ id }) => id))("requests of %s", (id) => {
    expect(complaints.get(`${id}.ts`)).toBeUndefined();
  });

  test.each(operations.map(({ id }) => id))("%s", (id) => {
    expect(complaints.get(`${id}.ts`)).toBeUndefined();
  });
});
