import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createConsumerProject } from "./consumer_project.ts";
import { documentedOperations, documentPath } from "./documents.ts";
import { generateZodSchemas, GENERATORS, type Generator, type NamedOperation } from "./generators.ts";

const payments = documentedOperations("payments");
const all = documentedOperations("operations");
const cleanUps: (() => void)[] = [];
afterAll(() => cleanUps.forEach((cleanUp) => cleanUp()));

/** Compiles one consumer with all snippets. The first error of each snippet that has one, by its title. */
async function errorsOf(
  generator: Generator,
  document: string,
  head: readonly string[],
  snippets: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const project = createConsumerProject();
  cleanUps.push(project.remove);
  await generator.generate(project.folder, documentPath(document));
  const lines = [...generator.imports.split("\n"), ...head];
  const titles = Object.keys(snippets);
  const errors = await project.compile([...lines, ...Object.values(snippets)]);
  return new Map([...errors].map(([line, message]) => [titles[line - lines.length] ?? `the line ${lines[line] ?? ""}`, message]));
}

function paymentsOperation(operationId: string): NamedOperation {
  const found = payments.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`No operation of the payments document is called ${operationId}.`);
  return found;
}

const list = paymentsOperation("paymentsCustomersList");
const get = paymentsOperation("paymentsCustomersGet");
const refund = paymentsOperation("paymentsRefundsCreate");
const execute = paymentsOperation("execute");

/** Statements on one line each that have to compile. */
const right: Readonly<Record<string, (generator: Generator) => string>> = {
  "params of the operation": ({ call }) => call(list, '{ entity: "customers", action: "list", params: { limit: 10 } }'),
  "no params when none is required": ({ call }) => call(list, '{ entity: "customers", action: "list" }'),
  "a required param": ({ call }) => call(get, '{ entity: "customers", action: "get", params: { id: "cus_1" } }'),
  "one of several params": ({ call }) => call(refund, '{ entity: "refunds", action: "create", params: { charge: "ch_1" } }'),
  "execute with any operation of the connector": ({ call }) => call(execute, '{ entity: "payouts", action: "list", params: { limit: 1 } }'),
  "a required field of a record": () => "export const id = (page: List): string => page.result![0]!.id;",
  "a nullable field of a record": () => "export const email = (page: List): string | null | undefined => page.result![0]!.email;",
  "a request narrowed by entity, then by action": () =>
    'export const narrow = (request: Request) => { if (request.entity === "customers") { if (request.action === "get") return request.params.id.trim(); } return ""; };',
  "a request narrowed by entity and action at once": () =>
    'export const both = (request: Request) => request.entity === "refunds" && request.action === "get" ? request.params.id.trim() : "";',
};

/** Statements on one line each that must not compile. */
const wrong: Readonly<Record<string, (generator: Generator) => string>> = {
  "an unknown param": ({ call }) => call(list, '{ entity: "customers", action: "list", params: { limits: 10 } }'),
  "a param of the wrong type": ({ call }) => call(list, '{ entity: "customers", action: "list", params: { limit: "10" } }'),
  "a missing required param": ({ call }) => call(get, '{ entity: "customers", action: "get", params: {} }'),
  "missing params when one is required": ({ call }) => call(get, '{ entity: "customers", action: "get" }'),
  "the action of another operation": ({ call }) => call(list, '{ entity: "customers", action: "get", params: { id: "cus_1" } }'),
  "the entity of another operation": ({ call }) => call(list, '{ entity: "charges", action: "list" }'),
  "execute with an action that the entity does not have": ({ call }) => call(execute, '{ entity: "balance", action: "list" }'),
  "execute with an unknown entity": ({ call }) => call(execute, '{ entity: "customer", action: "list" }'),
  "execute with a param of another action": ({ call }) =>
    call(execute, '{ entity: "customers", action: "get", params: { id: "cus_1", limit: 1 } }'),
  "a field that the record does not have": () => "export const mail = (page: List) => page.result![0]!.mail;",
  "a field with the wrong type": () => "export const number = (page: List): number => page.result![0]!.id;",
  "the params of an action that is not narrowed to": () =>
    'export const wide = (request: Request) => request.entity === "customers" && request.action === "list" ? request.params!.id : "";',
};

/** True in types only if both types are the same. */
const EQUAL = "type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;";

/** Says for every operation that its request and response have exact types, and that a download is not a string. */
function exactTypes(generator: Generator): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all.map((operation) => {
      const request = `(${generator.request(operation)})`;
      const response = `(${generator.response(operation)})`;
      const pair = `[${JSON.stringify(operation.entity)}, ${JSON.stringify(operation.action)}]`;
      const said = operation.download
        ? `Equal<${response} extends string ? true : false, false>`
        : `Equal<${response}["status"], "success"> & Equal<unknown extends ${response}["result"] ? true : false, false>`;
      const name = `_${operation.operationId}`;
      return [
        operation.address ?? name,
        `export const ${name}: Equal<[${request}["entity"], ${request}["action"]], ${pair}> & ${said} = true;`,
      ];
    }),
  );
}

test("the zod schemas of hey-api do not require a download to be a string", async () => {
  const project = createConsumerProject();
  cleanUps.push(project.remove);
  await generateZodSchemas(project.folder, documentPath("file_storage"));
  const text = readFileSync(join(project.folder, "generated/zod.gen.ts"), "utf8");
  expect(text).toContain("zFileStorageFilesGetResponse");
  expect(text).not.toMatch(/Download\w*Response\w* = z\.string\(/u);
});

describe.each(GENERATORS)("$name", (generator) => {
  describe("payments.json", () => {
    let errors: ReadonlyMap<string, string>;
    beforeAll(async () => {
      const head = [`type Request = ${generator.request(execute)};`, `type List = ${generator.response(list)};`];
      const snippets = Object.entries({ ...right, ...wrong }).map(([title, write]) => [title, write(generator)] as const);
      errors = await errorsOf(generator, "payments", head, Object.fromEntries(snippets));
    });

    test.each(Object.keys(right))("accepts %s", (title) => {
      expect(errors.get(title)).toBeUndefined();
    });

    test.each(Object.keys(wrong))("refuses %s", (title) => {
      expect(errors.get(title)).toMatch(/^TS\d+/u);
    });
  });

  test("has an exact request and response for each of the operations in operations.json", async () => {
    expect(all).toHaveLength(113);
    expect(await errorsOf(generator, "operations", [EQUAL], exactTypes(generator))).toEqual(new Map());
  });
});
