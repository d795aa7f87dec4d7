import openapiTS, { astToString } from "openapi-typescript";
import { beforeAll, describe, expect, test } from "vitest";
import type { Field, Operation } from "../../generator/resolve/model/types.ts";
import { componentName, operationParts, partTypeName, type Part } from "../../generator/resolve/naming/names.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { typeCheck, type Complaints } from "../fixtures/type_check.ts";

const model = loadCatalog();
const operations = model.connectors.flatMap(({ entities }) => entities).flatMap((entity) => entity.operations);

/** The document with what the source documents state, and the one that has the inside of open fields as well, as the types do. */
const documents = {
  gateway: generatedFiles.get("openapi/gateway.json") ?? "{}",
  operations: generatedFiles.get("openapi/operations.json") ?? "{}",
};
/** Not the unions of responses, each of which is compared with the inside of its open fields. */
const names = componentsOf("gateway").filter((name) => !name.endsWith("ExecuteResponse"));
const namesWithInside = new Set(componentsOf("operations"));

function componentsOf(document: keyof typeof documents): readonly string[] {
  const { components } = JSON.parse(documents[document]) as { readonly components: { readonly schemas: object } };
  return Object.keys(components.schemas);
}

function importsOf(document: keyof typeof documents): readonly string[] {
  return [
    `import type { Operations as Described, components as shipped } from "connector-gateway-spec/openapi/${document}";`,
    'import type { Operations } from "connector-gateway-spec";',
    `import type { components as plain } from "./plain_${document}.js";`,
    'type Plain = plain["schemas"];',
    'type Shipped = shipped["schemas"];',
  ];
}

/** Components that accept more than the types: params with unknown names, and any value under names that customers choose. */
const looser = new Set([
  "ExecuteRequest",
  ...model.connectors.flatMap(({ id, records, innerTypes, entities }) => {
    const named = new Set(innerTypes.filter(({ shape }) => shape.others?.some(({ pattern }) => pattern === "*")).map(({ name }) => name));
    const isLoose = ({ inner }: Field): boolean => inner?.type?.kind === "record" && named.has(inner.type.record);
    const loose = records.filter(({ shape }) => shape.fields.some(isLoose)).map(({ name }) => name);
    const users = entities.flatMap((entity) => entity.operations.filter(({ returns }) => loose.includes(returns?.record ?? "")));
    return [...loose.map((name) => componentName(id, name)), ...users.map((user) => componentName(id, partTypeName(user, "response")))];
  }),
  ...operations
    .filter(isLooser)
    .flatMap((operation) => [
      componentName(operation.connector, "ExecuteRequest"),
      componentName(operation.connector, partTypeName(operation, "params")),
      componentName(operation.connector, partTypeName(operation, "request")),
    ]),
]);

function isLooser({ params }: Operation): boolean {
  return params.open && params.fields.length === 0;
}

/** Two functions: from a type of the package to that of the document, and back. */
function thereAndBack(ours: string, component: string, name: string): readonly string[] {
  const there = `export const ${name}There = (value: ${ours}): Plain["${component}"] => value;`;
  const back = `export const ${name}Back = (value: Plain["${component}"]): ${ours} => value;`;
  return looser.has(component) ? [there] : [there, back];
}

function componentOf(operation: Operation, part: Part): string {
  if (part === "record" && operation.returns !== undefined) return componentName(operation.connector, operation.returns.record);
  return componentName(operation.connector, partTypeName(operation, part));
}

const ofOperations = Object.fromEntries(
  operations.map((operation) => {
    const pairs = operationParts(operation).flatMap((part) => [
      ...thereAndBack(`Operations["${operation.id}"]["${part}"]`, componentOf(operation, part), part),
      ...thereAndBack(`Described["${operation.id}"]["${part}"]`, componentOf(operation, part), `${part}Described`),
    ]);
    return [`${operation.id}.ts`, [...importsOf("operations"), ...pairs].join("\n")];
  }),
);
const ofComponents = Object.fromEntries(
  names.map((name) => [
    `${name}.ts`,
    [...importsOf(namesWithInside.has(name) ? "operations" : "gateway"), ...thereAndBack(`Shipped["${name}"]`, name, "value")].join("\n"),
  ]),
);
const ofConnectors = Object.fromEntries(
  model.connectors.map(({ id }) => [
    `${id}.ts`,
    [
      ...importsOf("gateway"),
      'import type { ExecuteRequest } from "connector-gateway-spec";',
      ...thereAndBack(`ExecuteRequest<"${id}">`, componentName(id, "ExecuteRequest"), "value"),
    ].join("\n"),
  ]),
);

/** The declarations that openapi-typescript makes by itself: nothing of the package is in them. */
async function toPlainDeclarations(document: keyof typeof documents): Promise<string> {
  return astToString(await openapiTS(documents[document], { additionalProperties: false, defaultNonNullable: false, silent: true }));
}

describe("the types of the package and those that openapi-typescript makes of its OpenAPI documents are assignable to each other", () => {
  let complaints: Complaints;

  beforeAll(async () => {
    // The types say `| undefined` of params, so that nobody has to leave a key out; openapi-typescript does not.
    complaints = typeCheck(
      generatedFiles,
      {
        ...{ ...ofOperations, ...ofComponents, ...ofConnectors },
        "plain_gateway.d.ts": await toPlainDeclarations("gateway"),
        "plain_operations.d.ts": await toPlainDeclarations("operations"),
      },
      { exactOptionalPropertyTypes: false },
    );
  });

  test("without another fault", () => {
    expect(names.length).toBeGreaterThan(400);
    const checked = { ...ofOperations, ...ofComponents, ...ofConnectors };
    expect([...complaints].filter(([path]) => !(path in checked))).toEqual([]);
  });

  test.each([
    ["requests of every connector", ofConnectors],
    ["params, requests, records and responses of every operation", ofOperations],
    ["every component of the document", ofComponents],
  ])("%s", (_, consumers) => {
    expect([...complaints].filter(([path]) => path in consumers).slice(0, 5)).toEqual([]);
  });
});
