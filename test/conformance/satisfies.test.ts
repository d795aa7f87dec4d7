import { beforeAll, describe, expect, test } from "vitest";
import type { Field, JsonValue, Operation } from "../../generator/resolve/model/types.ts";
import { partTypeName } from "../../generator/resolve/naming/names.ts";
import { printValue } from "../../generator/print/code.ts";
import { stringLiteral } from "../../generator/print/literals.ts";
import { buildPartExample } from "../../generator/schema/examples.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { typeCheck, type Complaints } from "../fixtures/type_check.ts";

/** Lines of TypeScript, and the name of the file that holds them. */
interface Consumer {
  readonly name: string;
  readonly lines: readonly string[];
}

const EXAMPLES = "examples/";
const model = loadCatalog();
const operations = model.connectors.flatMap(({ entities }) => entities).flatMap((entity) => entity.operations);
const valid = [...generatedFiles].filter(([path]) => path.startsWith(EXAMPLES)).map(([path, text]) => toValidConsumer(path, text));
const invalid = model.connectors.map(({ id }) => toInvalidConsumer(id));

describe("the types of the whole package", () => {
  let complaints: Complaints;

  beforeAll(() => {
    const consumers = Object.fromEntries([...valid, ...invalid].map(({ name, lines }) => [name, lines.join("\n")]));
    complaints = typeCheck(generatedFiles, consumers, { skipLibCheck: false });
  });

  test("have no errors of their own", () => {
    const consumers = [...valid, ...invalid].map(({ name }) => name);
    expect([...complaints].filter(([path]) => !consumers.includes(path))).toEqual([]);
  });

  test("are checked with examples of every connector and the gateway", () => {
    expect(valid).toHaveLength(model.connectors.length + 1);
  });

  test.each(valid)("accept valid examples: $name", ({ name, lines }) => {
    expect(lines.length).toBeGreaterThan(5);
    expect(complaints.get(name) ?? []).toEqual([]);
  });

  test.each(invalid)("refuse invalid params: $name", ({ name, lines }) => {
    expect(lines.length).toBeGreaterThan(20);
    expect((complaints.get(name) ?? []).map((complaint) => explain(complaint, lines))).toEqual([]);
  });
});

/** Every valid example of a file of examples. */
function toValidConsumer(path: string, text: string): Consumer {
  const examples = JSON.parse(text) as Readonly<Record<string, { readonly valid: readonly JsonValue[] }>>;
  const lines = Object.entries(examples).flatMap(([address, { valid: values }]) =>
    values.map((value) => `(${toLine(value)}) satisfies AddressTypes[${stringLiteral(address)}];`),
  );
  const name = `valid_${path.slice(EXAMPLES.length).replace(".json", "")}.ts`;
  return { name, lines: ['import type { AddressTypes } from "connector-gateway-spec";', ...lines] };
}

/** Every request of a connector with one fault. TypeScript reports an expected error that does not occur. */
function toInvalidConsumer(connector: string): Consumer {
  const own = operations.filter((operation) => operation.connector === connector);
  const faults = own.flatMap((operation) =>
    [...faultyParams(operation).map((params) => ({ params })), { action: "no_such_action" }, { entity: "no_such_entity" }, { extra: 1 }]
      .map((fault) => ({ entity: operation.entity, action: operation.action, params: validParams(operation), ...fault }))
      .flatMap((request) => ["// @ts-expect-error", `(${toLine(request)}) satisfies types.${partTypeName(operation, "request")};`]),
  );
  return { name: `invalid_${connector}.ts`, lines: [`import type * as types from "connector-gateway-spec/${connector}";`, ...faults] };
}

/** Params with one fault each: an unknown name, also when the operation is open, a wrong type, a required one missing. */
function faultyParams(operation: Operation): readonly JsonValue[] {
  const { params } = operation;
  const good = validParams(operation);
  const { [params.atLeastOneOf?.[0] ?? ""]: _demanded, ...none } = good;
  return [
    { ...good, no_such_param: 1 },
    ...params.fields.filter(({ required }) => required).map(({ name }) => without(good, name)),
    ...params.fields
      .filter(({ type }) => type.kind !== "any")
      .flatMap((field) => [
        { ...good, [field.name]: null },
        { ...good, [field.name]: problem(field) },
        ...(field.type.kind === "object" && field.type.shape !== undefined ? [{ ...good, [field.name]: { no_such_field: 1 } }] : []),
      ]),
    ...(params.atLeastOneOf === undefined ? [] : [none]),
  ];
}

function validParams(operation: Operation): Readonly<Record<string, JsonValue>> {
  const connector = model.connectors.find(({ id }) => id === operation.connector);
  if (connector === undefined) throw new Error(operation.connector);
  const params = buildPartExample(model.gateway, connector, operation, "params");
  return params as Readonly<Record<string, JsonValue>>;
}

/** A value of another type than the field's, whatever that is. */
function problem({ type }: Field): JsonValue {
  return type.kind === "scalar" ? [] : "problem";
}

function without(value: Readonly<Record<string, JsonValue>>, name: string): JsonValue {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** On one line, so that the expected error is in the line after the mark. */
function toLine(value: JsonValue): string {
  return printValue(value).replaceAll(/\n\s*/g, " ");
}

/** "12: Unused …" with the code in that line. */
function explain(complaint: string, lines: readonly string[]): string {
  const line = Number(complaint.split(":")[0]);
  return `${complaint} ${lines[line] ?? ""}`;
}
