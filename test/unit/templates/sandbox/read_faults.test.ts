import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../../../templates/sandbox/sandbox_types.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { createFake } from "./fake_store.ts";

const LIST = "payments.customers.list";

describe("wrong faults", () => {
  test.each<[unknown, string]>([
    [{}, "it must be a list, not an object"],
    ["x", "it must be a list, not a string"],
    [[1], "`[0]` must be an object, not 1"],
    [[{ status: 500 }], "`[0].match` is missing; it must be an operation id, in which `*` is any text"],
    [[{ match: "", status: 500 }], "`[0].match` must be an operation id"],
    [[{ match: LIST }], "`[0]` does nothing; give it `status`, `effect` or `wait`"],
    [[{ match: LIST, statuss: 500 }], "`[0].statuss` is no known key; did you mean `status`?"],
    [[{ match: LIST, status: 200 }], "`[0].status` must be a whole number from 400 to 599, not 200"],
    [[{ match: LIST, status: "500" }], "`[0].status` must be a whole number from 400 to 599, not a string"],
    [[{ match: LIST, status: 500, nth: 0 }], "`[0].nth` must be a whole number from 1, not 0"],
    [[{ match: LIST, status: 500, times: 1.5 }], "`[0].times` must be a whole number from 1, not 1.5"],
    [[{ match: LIST, status: 500, probability: 2 }], "`[0].probability` must be a number from 0 to 1, not 2"],
    [[{ match: LIST, status: 500, retryAfter: null }], "`[0].retryAfter` must be a whole number from 0, not null"],
    [[{ match: LIST, wait: 301 }], "`[0].wait` must be a number of seconds from 0 to 300, not 301"],
    [[{ match: LIST, effect: "drop" }], "`[0].effect` must be one of drop_request, drop_response"],
    [[{ match: LIST, effect: "drop_requests" }], "`[0].effect` has an unknown effect; did you mean `drop_request`?"],
    [[{ match: LIST, effect: "drop_request", status: 500 }], "`[0]` has both `status` and `effect`; use one of them"],
    [[{ match: LIST, wait: 1, message: "x" }], "`[0]` has `message` or `retryAfter` without `status`"],
    [[{ match: "payments.customers.lst", status: 500 }], "`[0].match` matches no operation; did you mean `payments.customers.list`?"],
    [[{ match: "gateway.create", status: 500 }], "`[0].match` matches no operation"],
    [
      [{ match: "payments.customers.get", effect: "repeat_cursor" }],
      "the effect `repeat_cursor`, which no operation that `match` names can have",
    ],
    [[{ match: "gateway.create_instance", effect: "break_record" }], "the effect `break_record`, which no operation"],
    [[{ match: "*.download", effect: "malformed_json" }], "the effect `malformed_json`, which no operation"],
  ])("%j are refused", (faults, message) => {
    const sandbox = createFake();
    expect(() => sandbox.setFaults(faults as readonly Fault[])).toThrow(message);
    expect(sandbox.faults()).toEqual([]);
  });

  test("are all named, at most ten in the message", () => {
    const faults = Array.from({ length: 12 }, () => ({ match: LIST, status: 1 }));
    expect(() => createFake().setFaults(faults)).toThrow(/`\[9\]\.status`.*; and 2 more\.$/);
  });

  test("never throw anything else", () => {
    const sandbox = createFake();
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom("match", "status", "nth", "effect", "wait", "x"), fc.jsonValue())), (faults) => {
        try {
          sandbox.setFaults(faults as unknown as readonly Fault[]);
        } catch (error) {
          expect(error).toMatchObject({ name: "OperationError", status: 422 });
        }
      }),
      runs(60),
    );
  });
});
