import { describe, expect, test } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { createFaultyShop } from "../../fixtures/gateway/faulty_shop.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";

describe.each([
  ["with an idempotency key", { idempotencyHeader: "Idempotency-Key" }, 0.99],
  ["without an idempotency key", {}, 0.7],
])("600 writes %s, of which 20 % fail", (_, vendor, wanted) => {
  test("are each done once at most, and the answers say which", async () => {
    const shop = createFaultyShop({ seed: 7, faults: 0.2 });
    const { caller, server } = await worldWith(shop.respond, { settings: { circuitFaults: 1_000 } });
    const make = async (id: number): Promise<boolean> => {
      const call = vendorCall({ url: server.url, method: "POST", effect: "write", body: JSON.stringify({ id }), vendor });
      return caller.call(call).then(
        () => true,
        () => false,
      );
    };
    const succeeded: boolean[] = [];
    for (let id = 0; id < 600; id += 20)
      succeeded.push(...(await Promise.all(Array.from({ length: 20 }, (__, index) => make(id + index)))));
    expect(Math.max(...shop.done.values())).toBe(1);
    const lost = succeeded.filter((isDone, id) => isDone && !shop.done.has(id));
    expect(lost).toEqual([]);
    expect(succeeded.filter(Boolean).length / succeeded.length).toBeGreaterThan(wanted);
  });
});
