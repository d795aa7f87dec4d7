import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { validatorAt } from "../../fixtures/validator_at.ts";
import {
  catalogOperations,
  listOperations,
  namedFields,
  operationOf,
  paramsOf,
  type CatalogOperation,
  type Json,
  type JsonObject,
} from "./catalog_operations.ts";
import { at, call, elementsOf, idOf, isObject, listAll, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { naiveList, oneOfEachFamily, paramsToSee, valuesAt } from "./naive_selection.ts";

const sandbox = sharedSandbox();

/** Everything that finds the record in its own entity: parents, identity, what is needed in practice. */
async function paramsToFind(operation: CatalogOperation, record: JsonObject): Promise<JsonObject> {
  const identity = paramsOf(operation, "identity").map(({ name, role }) => [name, at(record, namedFields(role)[0] ?? "") ?? null]);
  return { ...(await paramsToSee(sandbox(), operation, record)), ...(Object.fromEntries(identity) as JsonObject) };
}

/** The first record that an operation returns, as it returns it with these params. Checks the whole answer. */
async function firstOf(operation: CatalogOperation, params: JsonObject): Promise<JsonObject> {
  const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
  const answer = await call(sandbox(), operation, { ...(await paramsToFind(operation, record)), ...params });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(validatorAt(`${operation.id}.response`).check(answer.body, { profile: "documented" }).issues).toEqual([]);
  const { result = null } = answer.body;
  return listOperations.includes(operation) ? (elementsOf(operation, answer)[0] ?? {}) : isObject(result) ? result : {};
}

function having(
  kind: string,
  as?: string,
): readonly (readonly [string, { readonly operation: CatalogOperation; readonly param: ReturnType<typeof paramsOf>[number] }])[] {
  return catalogOperations.flatMap((operation) =>
    paramsOf(operation, kind).flatMap((param) =>
      as === undefined || param.role.as === as ? [[`${operation.id} ${param.name}`, { operation, param }] as const] : [],
    ),
  );
}

/** Names as the type of the param takes several. */
function several({ type }: ReturnType<typeof paramsOf>[number], ...names: readonly string[]): Json {
  return type.kind === "array" ? names : names.join(",");
}

const keysAt = (record: JsonObject, path: string | undefined): readonly string[] => {
  const object = path === undefined ? record : at(record, path);
  return isObject(object) ? Object.keys(object) : [];
};

describe("selections by name", () => {
  const cases = having("select", "names");
  const pathOf = (param: (typeof cases)[number][1]["param"]): string | undefined => (param.role.in as string | undefined) ?? undefined;

  test("return the named fields only, and everything for `*` or without the param", async () => {
    const failing = failingCases(cases, async ({ operation, param }) => {
      const path = pathOf(param);
      const all = keysAt(await firstOf(operation, {}), path);
      const [first = "", , third = first] = all;
      const named = keysAt(await firstOf(operation, { [param.name]: several(param, third, first, "no_such_name") }), path);
      expect([...named].sort()).toEqual([...new Set([first, third])].sort());
      expect(keysAt(await firstOf(operation, { [param.name]: several(param, "*") }), path)).toEqual(all);
      expect(keysAt(await firstOf(operation, { [param.name]: several(param, "no_such_name") }), path)).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });

  test("leave out names with a minus", async () => {
    const [issue, all] = [
      operationOf("project_tracker.issues.get"),
      keysAt(await firstOf(operationOf("project_tracker.issues.get"), {}), "fields"),
    ];
    expect(keysAt(await firstOf(issue, { fields: "*all,-summary" }), "fields")).toEqual(all.filter((name) => name !== "summary"));
  });
});

describe("field masks", () => {
  const cases = having("select", "mask");

  test("return what they name, and keep the answer valid", async () => {
    const failing = failingCases(cases, async ({ operation, param: { name, role } }) => {
      const all = Object.keys(await firstOf(operation, { [name]: "*" }));
      const wanted = all.filter((key) => key !== "kind").slice(-2);
      const mask = role.list === undefined ? wanted.join(",") : `nextPageToken,${role.list}(${wanted.join(",")})`;
      const found = await firstOf(operation, { [name]: mask });
      expect(Object.keys(found)).toEqual(expect.arrayContaining(wanted));
      expect(Object.keys(found).length).toBeLessThan(all.length);
      const slashed = role.list === undefined ? (wanted[0] ?? "") : `${role.list}/${wanted[0] ?? ""}`;
      expect(Object.keys(await firstOf(operation, { [name]: slashed }))).toContain(wanted[0]);
    });
    expect(await failing).toEqual([]);
  });

  test.each(["no_such_field", "id(", "files(id", "(", "id,,name", "files(no_such_field)"])("%j is 422 with the reason", async (mask) => {
    const answer = await call(sandbox(), operationOf("file_storage.files.list"), { fields: mask });
    expect([answer.status, at(answer.body, "errors")]).toEqual([
      422,
      [expect.objectContaining({ field: "params.fields", error_code: expect.stringMatching(/^mask\//) as string })],
    ]);
  });

  test.each(["comments", "replies"])("are needed for %s", async (entity) => {
    for (const action of ["list", "get"]) {
      const operation = operationOf(`file_storage.${entity}.${action}`);
      const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
      const { fields: _fields, ...params } = await paramsToFind(operation, record);
      const answer = await call(sandbox(), operation, params);
      expect([answer.status, at(answer.body, "errors")]).toEqual([
        422,
        [expect.objectContaining({ field: "params.fields", error_code: "params/missing" })],
      ]);
    }
  });

  test("the thread of a message needs its `ts`", async () => {
    const [record = {}] = recordsOf(sandbox(), "messaging", "threads");
    const answer = await call(sandbox(), operationOf("messaging.threads.list"), { channel: record["channel"] ?? null });
    expect([answer.status, at(answer.body, "errors")]).toEqual([
      422,
      [expect.objectContaining({ field: "params.ts", error_code: "params/missing" })],
    ]);
  });
});

describe("expansions", () => {
  test("show what they name, and nothing of it otherwise", async () => {
    const cases = having("expand").filter(([, { param }]) => param.role.in === undefined);
    const failing = failingCases(cases, async ({ operation, param }) => {
      const values = param.type.commaList?.values ?? [];
      const plain = Object.keys(await firstOf(operation, {}));
      const shown = Object.keys(await firstOf(operation, { [param.name]: values.join(",") }));
      const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
      const optional = values.filter((value) => Object.hasOwn(record, value));
      expect(plain.filter((key) => optional.includes(key))).toEqual([]);
      expect(shown).toEqual(expect.arrayContaining([...plain, ...optional]));
      for (const value of values) {
        const keys = Object.keys(await firstOf(operation, { [param.name]: value }));
        expect(keys.filter((key) => !plain.includes(key))).toEqual(shown.includes(value) && !plain.includes(value) ? [value] : []);
      }
    });
    expect(await failing).toEqual([]);
  });

  test("show the named keys of an object, which is null otherwise", async () => {
    const cases = having("expand").filter(([, { param }]) => param.role.in !== undefined);
    const failing = failingCases(cases, async ({ operation, param }) => {
      const path = param.role.in as string;
      const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
      const [first = ""] = keysAt(record, path);
      expect((await firstOf(operation, {}))[path] ?? null).toBeNull();
      expect(keysAt(await firstOf(operation, { [param.name]: first }), path)).toEqual(first === "" ? [] : [first]);
      expect((await firstOf(operation, { [param.name]: "no_such_key" }))[path] ?? null).toBeNull();
    });
    expect(await failing).toEqual([]);
  });
});

describe("orders", () => {
  /** Values that are compared: numbers and texts. */
  function compare(first: Json | undefined, second: Json | undefined): number {
    if (typeof first === "number" && typeof second === "number") return first - second;
    return textOf(first) < textOf(second) ? -1 : Number(textOf(first) > textOf(second));
  }

  /** Expects all records of a list, in the order of a field; those without a value come last, or first in the opposite order. */
  async function expectOrder(operation: CatalogOperation, params: JsonObject, path: string, descending: boolean): Promise<void> {
    const { connector, entity } = operation;
    const found = await listAll(sandbox(), operation, params);
    const records = recordsOf(sandbox(), connector, entity);
    const naive = naiveList(operation, params, records);
    const stored = (record: JsonObject): JsonObject =>
      naive.find((one) => idOf(one, connector, entity) === idOf(record, connector, entity)) ?? {};
    expect(found.map((record) => idOf(record, connector, entity)).sort()).toEqual(
      naive.map((record) => idOf(record, connector, entity)).sort(),
    );
    const values = found.map((record) => valuesAt(stored(record), path)[0]);
    const known = values.filter((value) => value !== undefined);
    expect(known).toEqual(known.toSorted((first, second) => (descending ? compare(second, first) : compare(first, second))));
    expect(values.filter((_, index) => (descending ? index >= values.length - known.length : index < known.length))).toEqual(known);
  }

  test("of stated values are followed", async () => {
    const cases = having("order").flatMap(([name, { operation, param }]) =>
      (param.type.enum ?? []).map((value) => [`${name} ${textOf(value)}`, { operation, param, value: textOf(value) }] as const),
    );
    const failing = failingCases(cases, async ({ operation, param, value }) => {
      const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
      const name = value.replace(/^[+-]/, "");
      const fields = param.role.fields as Readonly<Record<string, string>> | undefined;
      const params = { ...(await paramsToSee(sandbox(), operation, record)), [param.name]: value };
      await expectOrder(operation, params, fields?.[name] ?? name, value.startsWith("-"));
    });
    expect(await failing).toEqual([]);
  });

  test.each(["name", "name desc", "modifiedTime desc", "createdTime", "quotaBytesUsed desc"])("of files by %s", async (orderBy) => {
    const [name = "", direction] = orderBy.split(" ");
    await expectOrder(operationOf("file_storage.files.list"), { orderBy }, name, direction === "desc");
  });

  test.each(["contacts", "companies", "deals", "tickets"])("of %s in the CRM", async (entity) => {
    const search = operationOf(`crm.${entity}.api_search`);
    for (const direction of ["ASCENDING", "DESCENDING"]) {
      await expectOrder(
        search,
        { sorts: [{ propertyName: "createdate", direction }] },
        "properties.createdate",
        direction === "DESCENDING",
      );
    }
  });

  test.each(["no_such_field", "name sideways", "name desc asc", ",", "name,,id"])(
    "of files by %j are 422 with the reason",
    async (orderBy) => {
      const answer = await call(sandbox(), operationOf("file_storage.files.list"), { orderBy });
      expect([answer.status, at(answer.body, "errors")]).toEqual([
        422,
        [expect.objectContaining({ field: "params.orderBy", error_code: expect.stringMatching(/^order\//) as string })],
      ]);
    },
  );
});
