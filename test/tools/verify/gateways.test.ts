import { operations } from "connector-gateway-spec";
import { verifyGateway } from "connector-gateway-spec/verify";
import { describe, expect, test } from "vitest";
import { startBoundWorld, startDemoWorld, type LiveWorld } from "../../fixtures/gateway/live_worlds.ts";
import { findingsOf, instances, verifySandbox } from "../../fixtures/verify/verify_fault.ts";

describe("a gateway that keeps the contract has no findings", () => {
  test("the sandbox, also when it is written to", async () => {
    const report = await verifySandbox();
    expect([findingsOf(report), report.leftovers]).toEqual([[], []]);
    expect(report.operations.map(({ operation }) => operation)).toEqual(["gateway", ...operations.map(({ id }) => id)]);
  });

  test.each<readonly [string, () => Promise<LiveWorld>]>([
    ["`serve --demo`", startDemoWorld],
    ["the live gateway in front of third parties", startBoundWorld],
  ])("%s", async (_what, start) => {
    const { gateway, token, instances: ids, close } = await start();
    const own = Object.fromEntries(Object.entries(instances).map(([connector, id]): [string, string] => [connector, ids.get(id) ?? id]));
    const report = await verifyGateway({ baseUrl: gateway.url, token, instances: own, writes: true });
    await close();
    expect([findingsOf(report), report.leftovers]).toEqual([[], []]);
    const creation = report.operations.find(({ operation }) => operation === "payments.customers.create");
    expect([creation?.notTried, report.stopped]).toEqual([[], []]);
  });
});
