import { describe, expect, it } from "vitest";
import type { TargetInstance } from "../../../../gateway/src/agents/agent_types.ts";
import { problemIn, resultTarget, runAt, said, targetOf } from "./targets.ts";

const GET = "payments.customers.get";
const id = { params: { id: "cus_1" } };

describe("the instance", () => {
  const withInstances = (instances: readonly TargetInstance[]): ReturnType<typeof resultTarget> =>
    resultTarget({ id: "cus_1" }, {}, { instancesOf: () => Promise.resolve(instances) });
  const two = [{ id: "inst_main", name: "Main" }, { id: "inst_test" }];

  it("is the only one, and the answer does not name it", async () => {
    expect((await said(runAt(withInstances([{ id: "inst_main" }]), GET, id)))["instance"]).toBeUndefined();
  });

  it("is the first one of several, and the answer names it", async () => {
    expect((await said(runAt(withInstances(two), GET, id)))["instance"]).toBe("inst_main");
  });

  it("is the one that the call names", async () => {
    const addresses: string[] = [];
    const target = targetOf(
      (_body, _init, address) => {
        addresses.push(address);
        return Response.json({ status: "success", result: {} });
      },
      { instancesOf: () => Promise.resolve(two) },
    );
    const answer = await said(runAt(target, GET, { ...id, instance: "inst_test" }));
    expect([addresses, answer["instance"]]).toEqual([["http://gateway.test/api/v1/connectors/instances/inst_test/execute"], undefined]);
  });

  it.each([
    ["inst_tset", "There is no instance `inst_tset` of payments. Did you mean `inst_test`? There are: inst_main (Main), inst_test."],
    ["main", "There is no instance `main` of payments. Did you mean `inst_main`? There are: inst_main (Main), inst_test."],
    ["something", "There is no instance `something` of payments. There are: inst_main (Main), inst_test."],
  ])("cannot be %s", async (instance, message) => {
    const target = withInstances(two);
    expect(await problemIn(runAt(target, GET, { ...id, instance }))).toEqual({ code: "instance/unknown", message });
    expect(target.sent).toEqual([]);
  });

  it("lists at most 20", async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `inst_${index}` }));
    expect((await problemIn(runAt(withInstances(many), GET, { ...id, instance: "x" })))["message"]).toMatch(/inst_19, and 10 more\.$/u);
  });

  it("can be missing", async () => {
    expect(await problemIn(runAt(withInstances([]), GET, id))).toEqual({
      code: "instance/none",
      message:
        "There is no instance of payments, so no account to use. Ask the user to add one: start `connector-gateway mcp` with `--instance payments=<id>`, or create an instance at the gateway with the credentials of an account.",
    });
  });
});
