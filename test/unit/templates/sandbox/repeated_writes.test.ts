import { createGateway } from "connector-gateway-spec";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { expect, test } from "vitest";

const key = { idempotencyKey: "signup-17" };

test("a write with a key is done once, until the sandbox is reset or loaded", async () => {
  const sandbox = createSandbox({ records: 2 });
  const payments = createGateway({ baseUrl: "http://sandbox.test", token: "any", fetch: sandbox.fetch }).instance(
    "payments",
    "inst_payments",
  );
  const count = async (): Promise<number> => (await payments.customers.list({ limit: 100 })).records.length;
  const before = await count();
  const first = await payments.customers.create({ email: "jo@example.com" }, key);
  const { result: second, response } = await payments.customers.create({ email: "jo@example.com" }, key).withResponse();
  expect([second, response.headers.get("idempotency-replayed")]).toEqual([first, "true"]);
  await expect(payments.customers.create({ email: "al@example.com" }, key)).rejects.toMatchObject({ status: 422 });
  expect(await count()).toBe(before + 1);
  for (const forget of [() => sandbox.load(sandbox.state()), () => sandbox.reset()]) {
    forget();
    const { response: again } = await payments.customers.create({ email: "al@example.com" }, key).withResponse();
    expect(again.headers.get("idempotency-replayed")).toBeNull();
  }
});
