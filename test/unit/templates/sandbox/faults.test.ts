import fc from "fast-check";
import { connector as payments } from "connector-gateway-spec/payments";
import { describe, expect, test } from "vitest";
import { matches, planFaults } from "../../../../templates/sandbox/fault_plan.ts";
import type { Fault } from "../../../../templates/sandbox/sandbox_types.ts";
import { seededRandom } from "../../../../templates/sandbox/seeded.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { call, createFake, executePath, list, PATH, send } from "./fake_store.ts";

const LIST = "payments.customers.list";

/** The status of each of some calls in a row. */
async function statusesOf(fault: Omit<Fault, "match"> & { readonly match?: string }, count: number): Promise<readonly number[]> {
  const sandbox = createFake({ faults: [{ match: LIST, status: 500, ...fault }] });
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await send(sandbox, { body: list })).status);
  return statuses;
}

describe("a pattern", () => {
  test.each([
    ["payments.customers.list", LIST, true],
    ["payments.*.list", LIST, true],
    ["*", LIST, true],
    ["*.list", LIST, true],
    ["payments.*", LIST, true],
    ["p*c*l*t", LIST, true],
    ["**", LIST, true],
    ["payments", LIST, false],
    ["customers.list", LIST, false],
    ["payments.customers.*list", "payments.customers.list", true],
    ["a*a", "a", false],
    ["payments.*.get", LIST, false],
    ["PAYMENTS.*", LIST, false],
    [".*", LIST, false],
  ])("%s with %s: %j", (pattern, id, wanted) => {
    expect(matches(pattern, id)).toBe(wanted);
  });

  test("matches what a regular expression matches", () => {
    const text = fc.stringMatching(/^[ab.]{0,8}$/);
    const pattern = fc.stringMatching(/^[ab.*]{0,6}$/);
    fc.assert(
      fc.property(pattern, text, (given, id) => {
        const expression = new RegExp(`^${given.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
        expect(matches(given, id)).toBe(expression.test(id));
      }),
      runs(60),
    );
  });
});

describe("which calls fail", () => {
  test.each<[object, readonly number[]]>([
    [{}, [500, 500, 500, 500]],
    [{ nth: 2 }, [200, 500, 200, 200]],
    [{ nth: 2, times: 2 }, [200, 500, 500, 200]],
    [{ times: 1 }, [500, 200, 200, 200]],
    [{ times: 3 }, [500, 500, 500, 200]],
    [{ probability: 0 }, [200, 200, 200, 200]],
    [{ probability: 1 }, [500, 500, 500, 500]],
    [{ match: "payments.customers.get" }, [200, 200, 200, 200]],
  ])("%j", async (fault, wanted) => {
    expect(await statusesOf(fault, 4)).toEqual(wanted);
  });

  test("depends on the seed where it is a matter of probability", () => {
    const faults: readonly Fault[] = [{ match: "*", probability: 0.3, status: 500 }];
    const outcomes = (seed: number): readonly boolean[] => {
      const plan = planFaults(faults, seededRandom(seed));
      return Array.from({ length: 1000 }, () => plan.meet({ id: LIST }) !== undefined);
    };
    expect(outcomes(1)).toEqual(outcomes(1));
    expect(outcomes(1)).not.toEqual(outcomes(2));
    for (const seed of [1, 2, 3]) {
      const failed = outcomes(seed).filter(Boolean).length;
      expect(failed).toBeGreaterThan(240);
      expect(failed).toBeLessThan(360);
    }
  });

  test("does not count requests that are refused", async () => {
    const sandbox = createFake({ faults: [{ match: "*", nth: 2, status: 500 }] });
    const sent = [
      { body: list },
      { body: call("customers", "lst") },
      { path: executePath("none"), body: list },
      { text: "{" },
      { body: list },
    ];
    const statuses: number[] = [];
    for (const one of sent) statuses.push((await send(sandbox, one)).status);
    expect(statuses).toEqual([200, 422, 404, 422, 500]);
  });

  test("is decided by the first fault that applies, and all count", () => {
    const plan = planFaults(
      [
        { match: "*", nth: 2, status: 501 },
        { match: "payments.*", nth: 3, times: 2, status: 502 },
      ],
      () => 0,
    );
    expect([1, 2, 3, 4].map(() => plan.meet({ id: LIST })?.status)).toEqual([undefined, 501, 502, 502]);
  });

  test.each<[Partial<Fault>, number, Partial<Fault> | null]>([
    [{}, 0, {}],
    [{}, 5, {}],
    [{ probability: 0.5 }, 5, { probability: 0.5 }],
    [{ times: 3 }, 0, { times: 3 }],
    [{ times: 3 }, 2, { times: 1 }],
    [{ times: 3 }, 3, null],
    [{ nth: 4 }, 0, { nth: 4 }],
    [{ nth: 4 }, 1, { nth: 3 }],
    [{ nth: 4 }, 3, { times: 1 }],
    [{ nth: 4 }, 4, null],
    [{ nth: 4, times: 2 }, 2, { nth: 2, times: 2 }],
    [{ nth: 4, times: 2 }, 4, { times: 1 }],
  ])("is known of %j after %i calls: %j is left", (fault, calls, left) => {
    const plan = planFaults([{ match: "*", status: 500, ...fault }], () => 0);
    for (let count = 0; count < calls; count++) plan.meet({ id: LIST });
    expect(plan.left().map((one) => one.left)).toEqual([left === null ? null : { match: "*", status: 500, ...left }]);
  });

  test("goes on in the same way with what is left", () => {
    const count = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
    const fault = fc
      .record({
        match: fc.constantFrom("*", "payments.*", LIST, "crm.*"),
        nth: count,
        times: count,
        status: fc.integer({ min: 400, max: 599 }),
      })
      .map(({ nth, times, ...others }): Fault => ({ ...others, ...(nth !== undefined && { nth }), ...(times !== undefined && { times }) }));
    const calls = fc.array(fc.constantFrom(LIST, "payments.charges.list", "crm.people.get"), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fault, { maxLength: 4 }), calls, calls, (faults, before, after) => {
        const plan = planFaults(faults, () => 0);
        for (const id of before) plan.meet({ id });
        const other = planFaults(
          plan.left().flatMap(({ left }) => left ?? []),
          () => 0,
        );
        expect(after.map((id) => other.meet({ id })?.status)).toEqual(after.map((id) => plan.meet({ id })?.status));
      }),
      runs(60),
    );
  });

  test("begins again when faults are set, and as in the beginning after a reset", async () => {
    const fault: Fault = { match: "*", nth: 1, status: 500 };
    const sandbox = createFake({ faults: [fault] });
    const status = async (): Promise<number> => (await send(sandbox, { body: list })).status;
    expect([await status(), await status()]).toEqual([500, 200]);
    sandbox.setFaults([fault]);
    expect([await status(), await status(), sandbox.faults()]).toEqual([500, 200, [fault]]);
    sandbox.setFaults([]);
    expect([await status(), sandbox.faults()]).toEqual([200, []]);
    sandbox.reset();
    expect([await status(), sandbox.faults()]).toEqual([500, [fault]]);
  });
});

describe("an error", () => {
  test("has the body of the contract and what the fault says", async () => {
    const sandbox = createFake({ faults: [{ match: LIST, status: 503, message: "Out of order.", retryAfter: 7 }] });
    const { status, headers, body } = await send(sandbox, { body: list });
    expect([status, headers.get("retry-after"), body]).toEqual([
      503,
      "7",
      { message: "Out of order.", errors: [{ field: null, message: "Out of order.", error_code: "sandbox/fault" }] },
    ]);
  });

  test.each([
    [{}, "1"],
    [{ retryAfter: 2 }, "2"],
  ])("429 with %j says when to try again: %s", async (fault, wanted) => {
    const sandbox = createFake({ faults: [{ match: "*", status: 429, ...fault }] });
    expect((await send(sandbox, { body: list })).headers.get("retry-after")).toBe(wanted);
  });

  test("happens before the operation runs", async () => {
    const sandbox = createFake({ records: 1, faults: [{ match: "*", status: 500 }] });
    await send(sandbox, { body: call("customers", "create", { email: "a@example.com" }) });
    expect(sandbox.state().instances["inst_payments"]?.records["customers"]?.length).toBe(1);
  });

  test("can meet the call that creates an instance", async () => {
    const sandbox = createFake({ faults: [{ match: "gateway.create_instance", status: 500 }] });
    const body = { connector_definition_id: payments.definitionId, name: "x", auth_config: { api_key: "sk_test_EXAMPLE0000" } };
    expect((await send(sandbox, { path: PATH, body })).status).toBe(500);
    expect(Object.keys(sandbox.state().instances)).not.toContain("inst_payments_2");
    expect((await send(sandbox, { body: list })).status).toBe(200);
  });
});
