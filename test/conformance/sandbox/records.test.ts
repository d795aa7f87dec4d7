import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { validatorAt } from "../../fixtures/validator_at.ts";
import {
  catalogOperations,
  identityOf,
  listOperations,
  paramsOf,
  recordFields,
  type CatalogField,
  type CatalogOperation,
  type CatalogType,
  type Json,
  type JsonObject,
} from "./catalog_operations.ts";
import { at, idOf, isObject, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { valuesAt } from "./naive_selection.ts";

const sandbox = sharedSandbox();
const sizes = [1, 2, 7, 25, 60] as const;
const sandboxes = new Map<number, () => Sandbox>(sizes.map((records) => [records, sharedSandbox({ records })]));

/** The operation whose record is a record of the state, by entity: its `get`, or else its list. */
const holders: readonly CatalogOperation[] = [
  ...new Map(
    ["api_search", "list", "get"].flatMap((action) =>
      catalogOperations
        .filter((operation) => operation.action === action)
        .map((operation) => [`${operation.connector} ${operation.entity}`, operation]),
    ),
  ).values(),
];

/** Every record of a sandbox with the operation that returns it. */
function everyRecord(of: Sandbox): readonly (readonly [string, { readonly operation: CatalogOperation; readonly record: JsonObject }])[] {
  return holders.flatMap((operation) =>
    recordsOf(of, operation.connector, operation.entity).map(
      (record, index) => [`${operation.connector}.${operation.entity}[${index}]`, { operation, record }] as const,
    ),
  );
}

describe.each(sizes)("with %i records", (size) => {
  const of = (): Sandbox => sandboxes.get(size)?.() ?? sandbox();

  test("all are what the catalog says", async () => {
    const failing = failingCases(everyRecord(of()), ({ operation, record }) => {
      expect(validatorAt(`${operation.id}.record`).check(record, { profile: "documented" }).issues).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });

  test("no two have the same id, those of a parent included", async () => {
    const entities = holders.map((operation) => [operation.id, operation] as const);
    const failing = failingCases(entities, ({ connector, entity }) => {
      for (const path of identityOf(connector, entity)) {
        const ids = recordsOf(of(), connector, entity).map((record) => at(record, path));
        if (ids.every((id) => id === undefined)) continue;
        expect(new Set(ids).size).toBe(ids.length);
      }
    });
    expect(await failing).toEqual([]);
  });

  test("every parent has at least two children of each kind", async () => {
    const lists = listOperations.flatMap((operation) =>
      paramsOf(operation, "parent").flatMap((param) =>
        (param.role.entities ?? []).map((entity) => [`${operation.id} ${entity}`, { operation, param, entity }] as const),
      ),
    );
    const failing = failingCases(lists, ({ operation: { connector, entity: children }, param: { name, role }, entity }) => {
      const counts = new Map<string, number>();
      for (const child of recordsOf(of(), connector, children)) {
        const parent = textOf(at(child, role.field ?? name));
        counts.set(parent, (counts.get(parent) ?? 0) + 1);
      }
      const lonely = recordsOf(of(), connector, entity).filter((parent) => {
        const keys = role.by === undefined ? identityOf(connector, entity) : [role.by];
        return keys.every((key) => (counts.get(textOf(at(parent, key))) ?? 0) < 2);
      });
      expect(lonely.map((parent) => idOf(parent, connector, entity))).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });

  test("every child has a parent that exists", async () => {
    const lists = listOperations.flatMap((operation) =>
      paramsOf(operation, "parent").map((param) => [`${operation.id} ${param.name}`, { operation, param }] as const),
    );
    const failing = failingCases(lists, ({ operation: { connector, entity: children }, param: { name, role } }) => {
      const parents = (role.entities ?? []).flatMap((entity) => {
        const keys = role.by === undefined ? identityOf(connector, entity) : [role.by];
        return recordsOf(of(), connector, entity).flatMap((parent) => keys.map((key) => at(parent, key)));
      });
      const named = new Set(recordsOf(of(), connector, children).map((child) => at(child, role.field ?? name)));
      expect([...named].filter((parent) => !parents.includes(parent))).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });
});

/** A field that has one of several stated values: the field of a named record, and where records of an entity have it. */
interface StatedEnum {
  readonly field: string;
  readonly path: string;
  readonly values: readonly Json[];
}

/** The fields with stated values of a record, and of the records inside. */
function statedEnums(connector: string, record: string, before = ""): readonly StatedEnum[] {
  const among = (fields: readonly CatalogField[], inRecord: string, inPath: string): readonly StatedEnum[] =>
    fields.filter(({ origin }) => origin.kind === "stated").flatMap(({ name, type }) => inside(type, inRecord + name, inPath + name));
  const inside = ({ enum: values, items, shape, record: inner }: CatalogType, field: string, path: string): readonly StatedEnum[] => {
    if (values !== undefined) return [{ field, path, values }];
    if (items !== undefined) return inside(items, field, path);
    if (inner !== undefined) return path.split(".").length > 4 ? [] : statedEnums(connector, inner, `${path}.`);
    return shape === undefined ? [] : among(shape.fields, `${field}.`, `${path}.`);
  };
  return among(recordFields(connector, record), `${connector}.${record}.`, before);
}

describe.each([25, 60])("with %i records", (size) => {
  const of = (): Sandbox => sandboxes.get(size)?.() ?? sandbox();

  test("every stated value of a field occurs", async () => {
    const found = new Map<string, Set<Json>>();
    const stated = new Map<string, StatedEnum>();
    for (const { connector, entity, returns } of holders) {
      const records = recordsOf(of(), connector, entity);
      for (const one of records.length > 1 ? statedEnums(connector, returns?.record ?? "") : []) {
        stated.set(one.field, one);
        const values = records.flatMap((record) => valuesAt(record, one.path));
        found.set(one.field, new Set([...(found.get(one.field) ?? []), ...values]));
      }
    }
    const failing = failingCases([...stated], ({ field, values }) => {
      expect(values.filter((value) => found.get(field)?.has(value) !== true)).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });

  test("whatever looks like the id of a record is the id of a record", async () => {
    const failing = failingCases(Object.entries(of().state().instances), ({ records }) => {
      const ids = Object.entries(records).flatMap(([entity, list]) => list.map((record) => idOf(record as JsonObject, "", entity)));
      const families = new Map<string, Set<string>>();
      for (const id of ids) {
        const family = familyOf(id);
        if (family !== undefined) families.set(family, (families.get(family) ?? new Set()).add(id));
      }
      const dangling = Object.entries(records).flatMap(([entity, list]) =>
        leavesOf(list as readonly JsonObject[], entity).filter(([, text]) => families.get(familyOf(text) ?? "")?.has(text) === false),
      );
      expect(dangling).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });
});

/** What the ids of an entity begin with; undefined for texts that could be anything. */
function familyOf(text: string): string | undefined {
  const [, start = ""] = /^(\S{3,}?)\d{1,3}$/.exec(text) ?? [];
  if (!/^\d+$/.test(start)) return start === "" ? undefined : start;
  return text.length < 6 ? undefined : `${start} ${text.length}`;
}

function leavesOf(value: Json, path: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((element) => leavesOf(element, path));
  if (isObject(value)) return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
  return [[path, textOf(value)]];
}

describe("records that people test with", () => {
  const payments = (entity: string): readonly JsonObject[] => recordsOf(sandbox(), "payments", entity);
  const files = (): readonly JsonObject[] => recordsOf(sandbox(), "file_storage", "files");

  test.each([
    ["canceled subscriptions", () => payments("subscriptions").filter(({ status }) => status === "canceled")],
    ["failed charges", () => payments("charges").filter(({ status }) => status === "failed")],
    [
      "charges that can be refunded",
      () =>
        payments("charges").filter(
          (charge) => charge["status"] === "succeeded" && Number(charge["amount"]) > Number(charge["amount_refunded"]),
        ),
    ],
    ["folders", () => files().filter(({ mimeType }) => mimeType === "application/vnd.google-apps.folder")],
    ["binary files", () => files().filter(({ mimeType }) => !textOf(mimeType).startsWith("application/vnd.google-apps."))],
    ...["document", "spreadsheet", "presentation", "drawing"].map(
      (type) =>
        [`office files: ${type}`, () => files().filter(({ mimeType }) => mimeType === `application/vnd.google-apps.${type}`)] as const,
    ),
    [
      "applications with attachments",
      () =>
        recordsOf(sandbox(), "recruiting", "applications").filter(
          ({ attachments }) => Array.isArray(attachments) && attachments.length > 0,
        ),
    ],
    [
      "candidates with attachments",
      () =>
        recordsOf(sandbox(), "recruiting", "candidates").filter(({ attachments }) => Array.isArray(attachments) && attachments.length > 0),
    ],
  ] as const)("there are %s", (_, find) => {
    expect(find().length).toBeGreaterThan(0);
  });

  test.each(sizes)("no charge of %i records is refunded more than completely", (size) => {
    const charges = recordsOf(sandboxes.get(size)?.() ?? sandbox(), "payments", "charges");
    expect(charges.filter(({ amount, amount_refunded }) => Number(amount_refunded) > Number(amount))).toEqual([]);
  });

  test("charges are marked as refunded exactly when nothing of them is left", () => {
    const wrong = payments("charges").filter(
      ({ amount, amount_refunded, refunded }) => refunded !== Number(amount_refunded) >= Number(amount),
    );
    expect(wrong).toEqual([]);
  });

  test("records of instances that are equal are equal", () => {
    expect(JSON.stringify(createSandbox().state())).toBe(JSON.stringify(sandbox().state()));
  });
});
