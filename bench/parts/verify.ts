import process from "node:process";
import { verifyGateway } from "connector-gateway-spec/verify";
import { faultyGateway, gatewayWith } from "../../test/fixtures/verify/faulty_gateway.ts";
import { SANDBOX } from "../../test/fixtures/verify/samples.ts";
import { describeFault, findingsOf, instances, verifyFault, verifySandbox } from "../../test/fixtures/verify/verify_fault.ts";
import type { Figure, Goal, Outcome, Part } from "../part.ts";

const FAULTS = 300;

/** The first seed: another one makes other faults. */
const FIRST = Number(process.env["FAST_CHECK_SEED"] ?? 1);

/** What `verify` finds, and what it takes. */
export const verify: Part = {
  name: "verify",
  title: "Verify",
  about:
    "Gateways that are the sandbox with one fault each, of random kinds at random places, and the sandbox without a fault. A fault is found when " +
    "a finding names its operation and its statement. Nothing else does this, so there is nobody to compare with.",
  measure: async () => [...(await countFaults()), ...(await measureSandbox())],
};

async function countFaults(): Promise<readonly Outcome[]> {
  let found = 0;
  for (let seed = FIRST; seed < FIRST + FAULTS; seed += 1) {
    const fault = await faultyGateway(seed);
    const { report, right } = await verifyFault(fault);
    if (right.length > 0) found += 1;
    else console.error(`missed ${describeFault(fault, report)}`);
  }
  return [figure(`faults found, of ${FAULTS}`, found, "faults", { least: 290 })];
}

async function measureSandbox(): Promise<readonly Outcome[]> {
  const falseFindings = findingsOf(await verifySandbox());
  for (const finding of falseFindings) console.error(`false finding ${finding}`);
  const start = performance.now();
  const { calls, operations } = await verifyGateway({
    fetch: gatewayWith(),
    baseUrl: "http://gateway.test",
    token: SANDBOX.token,
    instances,
  });
  const seconds = (performance.now() - start) / 1000;
  const work = `all ${operations.filter(({ operation }) => operation.includes(".")).length} operations of the sandbox`;
  return [
    figure("findings on the sandbox, with writes", falseFindings.length, "findings", { most: 0 }),
    figure(`${work}: calls`, calls, "calls", { most: 1500 }),
    figure(`${work}: time`, seconds, "s", { most: 10 }),
  ];
}

function figure(work: string, value: number, unit: string, goal: Goal): Figure {
  return { work, by: "ours", value, unit, goal };
}
