import { verifyGateway } from "connector-gateway-spec/verify";
import { expect, test } from "vitest";
import { createCustomersGateway } from "../../fixtures/verify/customers_gateway.ts";
import { findingsOf } from "../../fixtures/verify/verify_fault.ts";

test("a handler of the server kit has no findings, and nothing of what is created stays", async () => {
  const handler = createCustomersGateway("test-token");
  const report = await verifyGateway({
    fetch: (input, init) => handler(new Request(input, init)),
    baseUrl: "http://gateway.test",
    token: "test-token",
    instances: { payments: "mine" },
    operations: ["payments.customers.*"],
    writes: true,
  });
  expect([findingsOf(report), report.leftovers]).toEqual([[], []]);
  const passed = report.operations.filter((one) => one.passed > 0).map(({ operation }) => operation);
  expect(passed).toEqual(
    expect.arrayContaining(["list", "get", "create", "update", "delete"].map((action) => `payments.customers.${action}`)),
  );
});
