import { describe, expect, it } from "vitest";
import { catalogOperations, operationOf } from "../../conformance/sandbox/catalog_operations.ts";
import { validatorAt } from "../../fixtures/validator_at.ts";
import { paramSets } from "./param_sets.ts";

describe("paramSets", () => {
  it.each(catalogOperations.map((operation) => [operation.id, operation] as const))(
    "has only params that the catalog accepts: %s",
    (id, operation) => {
      const issues = paramSets(operation).flatMap(({ params }) => validatorAt(`${id}.params`).check(params).issues);
      expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    },
  );

  it.each(catalogOperations.map((operation) => [operation.id, operation] as const))(
    "has every param of the catalog: %s",
    (_id, operation) => {
      const names = new Set(paramSets(operation).flatMap(({ params }) => Object.keys(params)));
      expect(operation.params.fields.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it("has one set for an operation without params, and five for one that takes any", () => {
    expect(paramSets(operationOf("project_tracker.issue_fields.list"))).toEqual([{ name: "required", params: {} }]);
    expect(paramSets(operationOf("payments.customers.create")).map(({ name }) => name)).toEqual([
      "required",
      "every",
      "awkward",
      "empty",
      "unlisted",
    ]);
  });

  it("keeps what names a record when everything else is empty", () => {
    const { params } = paramSets(operationOf("messaging.threads.list")).find(({ name }) => name === "empty") ?? {};
    expect(params).toEqual({
      channel: "C0EXAMPLE01",
      ts: "1718000000.000100",
      cursor: "",
      limit: 0,
      oldest: "",
      latest: "",
      inclusive: false,
    });
  });

  it("writes awkward ids, lists and keys", () => {
    const awkward = (id: string): unknown => paramSets(operationOf(id)).find(({ name }) => name === "awkward")?.params;
    expect(awkward("crm.schemas.get")).toEqual({ objectType: "a/b c+d?e=f&g#h%2F;é😀'\"" });
    expect(awkward("payments.products.list")).toMatchObject({
      active: false,
      limit: 100,
      ids: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(Object.keys((awkward("payments.customers.create") as { metadata: object }).metadata)).toContain("a b&=é");
  });
});
