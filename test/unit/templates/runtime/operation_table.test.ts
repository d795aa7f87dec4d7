import { describe, expect, it } from "vitest";
import { toOperations } from "../../../../templates/runtime/operation_lookup.ts";

const names = { id: "crm.contacts.list", connector: "crm", entity: "contacts", action: "list" };

describe("toOperations", () => {
  it.each([
    [{ kind: "list" }, { effect: "read", requiredParams: [], paramsRequired: false }],
    [
      { kind: "record", effect: "write" },
      { effect: "write", requiredParams: [], paramsRequired: false },
    ],
    [
      { kind: "record", requiredParams: ["id"] },
      { effect: "read", requiredParams: ["id"], paramsRequired: true },
    ],
    [
      { kind: "record", paramsRequired: true },
      { effect: "read", requiredParams: [], paramsRequired: true },
    ],
  ] as const)("completes %j with %j", (row, want) => {
    expect(toOperations("crm", { contacts: { list: row } })).toEqual([{ ...names, kind: row.kind, ...want }]);
  });

  it("keeps the order of the table, and freezes everything", () => {
    const operations = toOperations("crm", { b: { list: { kind: "list" }, get: { kind: "record" } }, a: { get: { kind: "record" } } });
    expect(operations.map(({ id }) => id)).toEqual(["crm.b.list", "crm.b.get", "crm.a.get"]);
    expect([Object.isFrozen(operations), operations.every((operation) => Object.isFrozen(operation))]).toEqual([true, true]);
  });
});
