import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import {
  catalogOperations,
  identityOf,
  listOperations,
  namedFields,
  operationOf,
  paramsOf,
  type CatalogOperation,
  type Json,
  type JsonObject,
} from "./catalog_operations.ts";
import { at, call, idOf, isObject, listAll, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { isSelected, oneOfEachFamily, paramsToSee } from "./naive_selection.ts";

const sandbox = sharedSandbox();
const withParents = listOperations.filter((operation) => paramsOf(operation, "parent").length > 0);
const gets = catalogOperations.filter(({ action }) => action === "get");

/** All records, or some of them where there are many. */
function everyFewth(records: readonly JsonObject[]): readonly JsonObject[] {
  return records.filter((_, index) => records.length <= 25 || index % 7 === 0);
}

/** The names that a parent can be found by, for each record of each entity that a parent may be of. */
function namesOf({ connector }: CatalogOperation, param: ReturnType<typeof paramsOf>[number], value: Json): readonly Json[] {
  const { entities = [], by } = param.role;
  const keys = (entity: string): readonly string[] => (by === undefined ? identityOf(connector, entity) : [by]);
  const parents = entities.flatMap((entity) =>
    recordsOf(sandbox(), connector, entity).map((record) => keys(entity).map((key) => at(record, key) ?? null)),
  );
  return parents.find((names) => names.includes(value)) ?? [];
}

/** The params that a get finds a record by. */
function identityParams(operation: CatalogOperation, record: JsonObject, index = 0): JsonObject {
  const parents = paramsOf(operation, "parent").map(({ name, role }) => [name, at(record, role.field ?? name) ?? null]);
  const own = paramsOf(operation, "identity").map(({ name, role }) => {
    const fields = namedFields(role);
    return [name, at(record, fields[index % fields.length] ?? "") ?? null];
  });
  const needed = /^file_storage\.(comments|replies)\./.test(operation.id) ? { fields: "*" } : {};
  return { ...(Object.fromEntries([...parents, ...own]) as JsonObject), ...needed };
}

/** Whether an answer has what the state has, apart from fields that answers leave out. */
function expectPart(answer: Json | undefined, record: Json | undefined, optional: ReadonlySet<string>): void {
  if (!isObject(answer) || !isObject(record)) {
    expect(answer).toEqual(record);
    return;
  }
  for (const [name, value] of Object.entries(answer)) if (!optional.has(name)) expect({ [name]: value }).toEqual({ [name]: record[name] });
}

describe("lists of children", () => {
  test("have exactly the children of the parent, by every name of the parent", async () => {
    const cases = withParents.flatMap((operation) =>
      oneOfEachFamily(sandbox(), operation, 12).flatMap((child, index) =>
        paramsOf(operation, "parent").flatMap((param) =>
          namesOf(operation, param, at(child, param.role.field ?? param.name) ?? null).map(
            (name) => [`${operation.id} ${index} ${param.name} ${textOf(name)}`, { operation, child, param, name }] as const,
          ),
        ),
      ),
    );
    const failing = failingCases(cases, async ({ operation, child, param, name }) => {
      const { connector, entity } = operation;
      const params = await paramsToSee(sandbox(), operation, child);
      const found = await listAll(sandbox(), operation, { ...params, [param.name]: name });
      const wanted = recordsOf(sandbox(), connector, entity).filter((record) => isSelected(operation, params, record));
      expect(found.map((record) => idOf(record, connector, entity))).toEqual(wanted.map((record) => idOf(record, connector, entity)));
    });
    expect(await failing).toEqual([]);
  });

  test("of a parent that does not exist are 404, with the param in the error", async () => {
    const cases = withParents.flatMap((operation) =>
      paramsOf(operation, "parent").map((param) => [`${operation.id} ${param.name}`, { operation, param }] as const),
    );
    const failing = failingCases(cases, async ({ operation, param }) => {
      const [child = {}] = oneOfEachFamily(sandbox(), operation, 1);
      const answer = await call(sandbox(), operation, { ...(await paramsToSee(sandbox(), operation, child)), [param.name]: "nobody" });
      expect([answer.status, at(answer.body, "errors")]).toEqual([
        404,
        [expect.objectContaining({ field: `params.${param.name}`, error_code: "record/not-found" })],
      ]);
    });
    expect(await failing).toEqual([]);
  });

  test("of a parent that belongs to another one are 404", async () => {
    const [first, other] = oneOfEachFamily(sandbox(), operationOf("file_storage.comments.list"), 2);
    const answer = await call(sandbox(), operationOf("file_storage.replies.list"), {
      fields: "*",
      fileId: other?.["fileId"] ?? null,
      commentId: first?.["id"] ?? null,
    });
    expect(answer.status).toBe(404);
  });
});

describe("get", () => {
  test("finds every record by every name, with what the state has", async () => {
    const cases = gets.flatMap((operation) =>
      everyFewth(recordsOf(sandbox(), operation.connector, operation.entity)).flatMap((record, index) =>
        isSelected(
          { ...operation, params: { ...operation.params, fields: operation.params.fields.filter(({ role }) => role.kind !== "parent") } },
          {},
          record,
        )
          ? [[`${operation.id} ${index}`, { operation, record, index }] as const]
          : [],
      ),
    );
    const failing = failingCases(cases, async ({ operation, record, index }) => {
      const answer = await call(sandbox(), operation, identityParams(operation, record, index));
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      const optional = new Set(["startPageToken", ...paramsOf(operation, "expand").map(({ role }) => textOf(role.in))]);
      expectPart(answer.body["result"], record, optional);
    });
    expect(await failing).toEqual([]);
  });

  test("of a record that does not exist is 404, with the param in the error", async () => {
    const cases = gets.flatMap((operation) =>
      paramsOf(operation, "identity").map((param) => [`${operation.id} ${param.name}`, { operation, param }] as const),
    );
    const failing = failingCases(cases, async ({ operation, param }) => {
      const [record = {}] = recordsOf(sandbox(), operation.connector, operation.entity);
      const absent = param.type.types?.includes("integer") === true ? 1 : "nobody";
      const answer = await call(sandbox(), operation, { ...identityParams(operation, record), [param.name]: absent });
      const message = `There is no \`${operation.entity}\` record for \`${param.name}\` \`${absent}\`.`;
      expect([answer.status, answer.body["message"]]).toEqual([404, message]);
    });
    expect(await failing).toEqual([]);
  });

  test("of a record of another parent is 404", async () => {
    const cases = gets.flatMap((operation) =>
      paramsOf(operation, "parent").map((param) => [`${operation.id} ${param.name}`, { operation, param }] as const),
    );
    const failing = failingCases(cases, async ({ operation, param: { name, role } }) => {
      const [record = {}, ...others] = recordsOf(sandbox(), operation.connector, operation.entity);
      const own = at(record, role.field ?? name);
      const other = others.map((one) => at(one, role.field ?? name)).find((parent) => parent !== own) ?? null;
      const answer = await call(sandbox(), operation, { ...identityParams(operation, record), [name]: other });
      expect(answer.status).toBe(404);
    });
    expect(await failing).toEqual([]);
  });

  test("without an id that the catalog only assumes is 404", async () => {
    const cases = catalogOperations
      .filter((operation) => paramsOf(operation, "identity").some(({ required }) => !required))
      .map((operation) => [operation.id, operation] as const);
    const failing = failingCases(cases, async (operation) => {
      expect((await call(sandbox(), operation, {})).status).toBe(404);
    });
    expect(await failing).toEqual([]);
  });
});
