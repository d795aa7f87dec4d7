import process from "node:process";
import { expect, test } from "vitest";
import { faultKinds, faultyGateway } from "../../fixtures/verify/faulty_gateway.ts";
import { describeFault, verifyFault } from "../../fixtures/verify/verify_fault.ts";

/** The workflow that tries other values every night sets the variable. */
const FIRST = Number(process.env["FAST_CHECK_SEED"] ?? 1);

test(`40 gateways with one fault each, from seed ${FIRST}, are found to break that statement`, async () => {
  const missed: string[] = [];
  for (let seed = FIRST; seed < FIRST + 40; seed += 1) {
    const fault = await faultyGateway(seed);
    const { report, right } = await verifyFault(fault);
    if (right.length === 0) missed.push(describeFault(fault, report));
  }
  expect(missed).toEqual([]);
});

test("there are many kinds of faults, each with places to be at", async () => {
  expect(faultKinds.length).toBeGreaterThanOrEqual(40);
  const places = await Promise.all(faultKinds.map(async ({ kind, places }) => [kind, (await places()).length] as const));
  expect(places.filter(([, count]) => count === 0)).toEqual([]);
});
