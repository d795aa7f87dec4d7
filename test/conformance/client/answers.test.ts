import { describe, expect, it } from "vitest";
import { GatewayError, operations, type Operation } from "connector-gateway-spec";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { callOf, openGateway, TOKEN, useSandboxServer } from "./open_gateway.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";

const server = useSandboxServer();
const operationOf = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));

async function errorOf(operation: Operation, body: unknown): Promise<GatewayError> {
  server().fail({ kind: "status", status: 200, body: JSON.stringify(body) });
  const error = await callOf(
    server(),
    operation,
  )(exampleOf(`${operation.id}.params`)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GatewayError) return error;
  throw new Error("The call did not fail with a GatewayError.", { cause: error });
}

/** An operation of every kind that has an envelope. */
const kinds = [
  "payments.customers.list",
  "payments.customers.get",
  "payments.customers.delete",
  "payments.invoices.api_search",
  "issue_tracker.issues.list",
].map((id) => [id, operationOf.get(id) as Operation] as const);

describe("an answer without a result", () => {
  it("fails: no operation returns null", async () => {
    const answering = operations.filter(({ kind }) => kind !== "download");
    const cases = answering.map((operation) => [operation.id, operation] as const);
    const failing = await failingCases(cases, async (operation, id) => {
      const error = await errorOf(operation, { status: "success", result: null });
      const kind = operation.kind === "list" ? "array" : "object";
      expect(error).toMatchObject({ kind: "answer", status: 200, operation: id });
      expect(error.message).toBe(`${id}: the gateway answered 200 with a \`result\` that is not an ${kind}`);
    });
    expect(failing).toEqual([]);
  });

  it.each(kinds)("fails when it has another kind: %s", async (id, operation) => {
    const isList = operation.kind === "list";
    for (const result of [isList ? { data: [] } : [{}], "text", 7, false, null]) {
      const error = await errorOf(operation, { status: "success", result });
      expect(error.message).toBe(`${id}: the gateway answered 200 with a \`result\` that is not an ${isList ? "array" : "object"}`);
    }
  });

  it.each(kinds)("fails when it is missing: %s", async (id, operation) => {
    expect((await errorOf(operation, {})).message).toBe(`${id}: the gateway answered 200 with an object without \`result\``);
    expect((await errorOf(operation, { data: [] })).message).toContain("an object without `result`");
  });

  it("fails also where responses are checked, with the same error", async () => {
    for (const validateResponses of ["documented", "tolerant"] as const) {
      server().fail({ kind: "status", status: 200, body: '{"status":"success","result":null}' });
      const instance = openGateway(server(), { validateResponses }).instance("payments", "inst_payments");
      await expect(instance.customers.get({ id: "x" })).rejects.toMatchObject({ name: "GatewayError", kind: "answer" });
    }
  });
});

describe("an answer whose status is not a success", () => {
  const get = operationOf.get("payments.customers.get") as Operation;
  const result = exampleOf("payments.customers.get.record");

  it.each([
    [{ result }, "an object without `status`"],
    [{ status: "failed", result }, '`status` "failed" instead of "success"'],
    [{ status: null, result }, '`status` null instead of "success"'],
    [{ status: "error" }, '`status` "error" instead of "success"'],
    [{ status: { deep: 1 }, result }, '`status` an object instead of "success"'],
  ])("fails: %j", async (body, message) => {
    const error = await errorOf(get, body);
    expect(error).toMatchObject({ kind: "answer", status: 200, body: undefined });
    expect(error.message).toBe(`payments.customers.get: the gateway answered 200 with ${message}`);
  });

  it.each([
    [{ message: "Wrong params", errors: [{ field: "id", message: "unknown" }] }, "Wrong params; id: unknown"],
    [{ message: "No such record.", errors: [{ field: null, message: "No such record." }] }, "No such record."],
    [{ message: "Wrong id.", errors: [{ field: "id", message: "Wrong id." }] }, "id: Wrong id."],
    [{ message: "Wrong params.", errors: [{ message: "One." }, { field: "id", message: "Two." }] }, "Wrong params; One; id: Two."],
    [{ message: "No such record", errors: [{ message: "No such record." }] }, "No such record."],
    [{ message: "Wrong id.", errors: [{ field: "id", message: "Wrong id" }] }, "id: Wrong id"],
    [
      { message: "No;", errors: [{ field: " ", message: "One: " }, { field: "b", message: "Two, " }, { message: " " }] },
      "No; One; b: Two,",
    ],
    [{ message: " ", errors: [{ message: "One." }] }, "One."],
    [{ status: "error", message: "No such customer" }, "No such customer"],
    [{ status: "success", result: null, errors: [{ message: "Not found" }] }, "Not found"],
  ])("is reported with what it says: %j", async (body, said) => {
    const error = await errorOf(get, body);
    expect(error.message).toBe(`payments.customers.get: the gateway answered 200 with an error: ${said}`);
    expect(error).toMatchObject({ kind: "answer", body, requestId: undefined });
  });

  it("is reported without the token", async () => {
    const { message, body } = await errorOf(get, { message: `refused ${TOKEN}`, status: TOKEN });
    expect(message).toContain("refused [redacted]");
    expect(JSON.stringify(body)).not.toContain(TOKEN);
    expect((await errorOf(get, { status: TOKEN, result })).message).not.toContain(TOKEN.slice(0, 9));
  });

  it("a success may say something in fields of its own", async () => {
    server().fail({ kind: "status", status: 200, body: JSON.stringify({ status: "success", result, message: "Done", errors: [] }) });
    await expect(callOf(server(), get)({ id: "x" })).resolves.toEqual(result);
  });
});
