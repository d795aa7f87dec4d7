import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayError } from "../../../../../templates/runtime/client/gateway_error.ts";
import { followTrail, type Trail } from "../../../../../templates/runtime/client/operation_call.ts";
import type { Operation } from "../../../../../templates/runtime/operation.ts";

const operation: Operation = {
  id: "a.b.list",
  connector: "a",
  entity: "b",
  action: "list",
  kind: "list",
  effect: "read",
  requiredParams: [],
  paramsRequired: false,
  paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next" } },
};

/** Follows the cursors until the trail detects a cycle; returns the number of pages until then, or undefined. */
function stepsToCircle(cursors: Iterable<string>): number | undefined {
  let trail: Trail | undefined;
  let steps = 0;
  for (const cursor of cursors) {
    steps += 1;
    try {
      trail = followTrail(operation, trail, { param: "cursor", value: cursor }, [{ id: `record ${String(steps)}` }]);
    } catch (error) {
      expect(error).toBeInstanceOf(GatewayError);
      return steps;
    }
  }
  return undefined;
}

function* circle(before: number, length: number): Iterable<string> {
  for (let index = 0; index < before; index += 1) yield `b${String(index)}`;
  for (let index = 0; index < 10 * (before + length + 1); index += 1) yield `c${String(index % length)}`;
}

describe("a walk over pages", () => {
  it("ends with an error when a cursor occurs again", () => {
    expect(stepsToCircle(["t1", "t1"])).toBe(2);
  });

  it("detects cycles of any length", () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 30 }), (before, length) => {
        expect(stepsToCircle(circle(before, length))).toBeDefined();
      }),
    );
  });

  it("continues as long as the cursors differ", () => {
    expect(stepsToCircle(Array.from({ length: 500 }, (_, index) => String(index)))).toBeUndefined();
  });

  it.each(["page_number", "offset"] as const)("by %s ends with an error when the same page occurs again", (kind) => {
    const counted: Operation = { ...operation, paging: { kind, next: "page", size: "size" } };
    const first = followTrail(counted, undefined, { param: "page", value: 2 }, [{ id: "x", seen: 1 }]);
    expect(() => followTrail(counted, first, { param: "page", value: 3 }, [{ id: "x", seen: 2 }])).toThrow("the same page again");
    expect(() => followTrail(counted, first, undefined, [{ id: "x", seen: 2 }])).toThrow("the same page again");
    expect(followTrail(counted, first, undefined, [{ id: "y" }])).toBeUndefined();
  });

  it.each(["page_number", "offset"] as const)("by %s ends with an error when pages occur again in turn", (kind) => {
    const counted: Operation = { ...operation, paging: { kind, next: "page", size: "size" } };
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.integer({ min: 1, max: 20 }), (before, length) => {
        const pageAt = (index: number): string => (index < before ? `b${String(index)}` : `c${String((index - before) % length)}`);
        let trail: Trail | undefined;
        const walk = (): void => {
          for (let index = 0; index < 6 * (before + length + 1); index += 1) {
            trail = followTrail(counted, trail, { param: "page", value: index }, [{ id: pageAt(index) }]);
          }
        };
        expect(walk).toThrow(GatewayError);
      }),
    );
  });

  it("by number continues as long as the pages differ", () => {
    const counted: Operation = { ...operation, paging: { kind: "page_number", next: "page", size: "size" } };
    let trail: Trail | undefined;
    for (let index = 0; index < 500; index += 1) trail = followTrail(counted, trail, { param: "page", value: index }, [{ id: index }]);
    expect(trail).toBeDefined();
  });

  it("remembers no more, however long it is", () => {
    let trail: Trail | undefined;
    const sizes = new Set<number>();
    for (let index = 100; index < 1000; index += 1) {
      trail = followTrail(operation, trail, { param: "cursor", value: String(index) }, [{ id: "x" }]);
      sizes.add(
        Object.values(trail ?? {})
          .filter((value) => typeof value === "string")
          .join("").length,
      );
    }
    expect(Math.max(...sizes)).toBeLessThan(10);
  });

  it("ends with an error for ids that are too deep to be compared", () => {
    const counted: Operation = { ...operation, paging: { kind: "page_number", next: "page", size: "size" } };
    const id: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    for (const record of [{ id }, { inner: id }, id]) {
      const follow = () => followTrail(counted, undefined, { param: "page", value: 2 }, [record]);
      expect(follow).toThrow(
        new GatewayError("the gateway returned records that are nested too deep, so the rest of the list cannot be read", {
          kind: "paging",
          operation: "a.b.list",
        }),
      );
    }
  });

  it("by number continues after pages that begin alike", () => {
    const counted: Operation = { ...operation, paging: { kind: "page_number", next: "page", size: "size" } };
    const first = followTrail(counted, undefined, { param: "page", value: 2 }, [{ name: "a" }, { name: "b" }]);
    expect(followTrail(counted, first, { param: "page", value: 3 }, [{ name: "a" }, { name: "c" }])).toMatchObject({ kept: 3 });
  });

  it("by token continues after equal pages: records may look alike", () => {
    const first = followTrail(operation, undefined, { param: "cursor", value: "t1" }, [{}]);
    expect(followTrail(operation, first, { param: "cursor", value: "t2" }, [{}])).toMatchObject({ kept: "t2" });
  });

  it("says which operation it was", () => {
    const first = followTrail(operation, undefined, { param: "cursor", value: "t1" }, []);
    expect(() => followTrail(operation, first, { param: "cursor", value: "t1" }, [])).toThrow(
      "a.b.list: the gateway returned `cursor` of an earlier page again",
    );
  });
});
