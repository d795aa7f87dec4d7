import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import { beforeEach, describe, expect, test } from "vitest";
import { operationOf, paramsOf, type Json, type JsonObject } from "./catalog_operations.ts";
import { at, call, isObject, listAll, recordsOf, type Answer, textOf } from "./gateway_calls.ts";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({
    records: {
      "*": 1,
      "payments.customers": 4,
      "payments.products": 3,
      "payments.charges": 25,
      "payments.refunds": 40,
      "payments.payment_intents": 25,
    },
  });
});

const ask = (action: string, params?: JsonObject): Promise<Answer> => call(sandbox, { id: `payments.${action}` }, params);
const text = (): string => JSON.stringify(sandbox.state());
const stored = (entity: string, id: Json | undefined): JsonObject | undefined =>
  recordsOf(sandbox, "payments", entity).find((record) => record["id"] === id);

async function result(action: string, params?: JsonObject): Promise<JsonObject> {
  const answer = await ask(action, params);
  const { result: found } = answer.body;
  if (answer.status !== 200 || !isObject(found)) throw new Error(`${action}: ${answer.status} ${answer.text}`);
  return found;
}

/** A record without the time of its last change. */
function untimed({ updated: _updated, ...record }: JsonObject): JsonObject {
  return record;
}

/** The examples of the params that write fields, by field. */
function written(action: string): JsonObject {
  return Object.fromEntries(
    paramsOf(operationOf(`payments.${action}`), "field").map(({ name, example, type }) => [name, example ?? type.enum?.[0] ?? null]),
  );
}

describe.each(["customers", "products"])("%s", (entity) => {
  const list = operationOf(`payments.${entity}.list`);
  const search = operationOf(`payments.${entity}.api_search`);

  test("keep every param that create writes, and are found everywhere", async () => {
    const { id: _chosen, ...params } = written(`${entity}.create`);
    const before = recordsOf(sandbox, "payments", entity);
    const created = await result(`${entity}.create`, params);
    expect(created).toMatchObject(params);
    expect(before.map(({ id }) => id)).not.toContain(created["id"]);
    expect(await result(`${entity}.get`, { id: created["id"] ?? null })).toEqual(created);
    expect((await listAll(sandbox, list, {}))[0]).toEqual(created);
    const found = await listAll(sandbox, search, { query: `name:"${textOf(created["name"])}"` });
    expect(found).toContainEqual(created);
    expect(recordsOf(sandbox, "payments", entity)).toEqual([...before, created]);
  });

  test("start from defaults where create gives nothing", async () => {
    const created = await result(`${entity}.create`, {});
    expect(created["metadata"]).toEqual({});
    expect(await result(`${entity}.get`, { id: created["id"] ?? null })).toEqual(created);
  });

  test("keep what update does not write", async () => {
    const [first, second = {}] = recordsOf(sandbox, "payments", entity);
    const { metadata = null, ...params } = written(`${entity}.update`);
    const updated = await result(`${entity}.update`, { ...params, id: second["id"] ?? null });
    expect(untimed(updated)).toEqual({ ...untimed(second), ...params });
    expect(Number(updated["updated"] ?? 1)).toBeGreaterThan(Number(second["updated"] ?? 0));
    expect(await result(`${entity}.get`, { id: second["id"] ?? null })).toEqual(updated);
    expect(stored(entity, first?.["id"])).toEqual(first);
    const again = await result(`${entity}.update`, { id: second["id"] ?? null, metadata });
    expect(untimed(again)).toEqual({ ...untimed(updated), metadata });
  });

  test("are gone from get, update, delete, lists and searches after delete", async () => {
    const [, { id = null } = {}] = recordsOf(sandbox, "payments", entity);
    expect(await result(`${entity}.delete`, { id })).toMatchObject({ id, deleted: true });
    for (const action of ["get", "update", "delete"]) expect((await ask(`${entity}.${action}`, { id })).status).toBe(404);
    for (const operation of [list, search]) {
      const all = await listAll(sandbox, operation, { ...(operation === search && { query: "" }) });
      expect(all.map((record) => record["id"])).not.toContain(id);
    }
    expect(stored(entity, id)).toBeUndefined();
  });

  test("never get an id twice", async () => {
    const first = await result(`${entity}.create`, {});
    await result(`${entity}.delete`, { id: first["id"] ?? null });
    const second = await result(`${entity}.create`, {});
    expect(second["id"]).not.toBe(first["id"]);
  });
});

describe("products", () => {
  test("take an id of the caller's choice, once", async () => {
    expect(await result("products.create", { id: "prod_mine", name: "Mine" })).toMatchObject({ id: "prod_mine", name: "Mine" });
    const before = text();
    const again = await ask("products.create", { id: "prod_mine" });
    expect([again.status, at(again.body, "message"), text()]).toEqual([
      403,
      "There is a `products` record with this `id` already.",
      before,
    ]);
  });

  test("take the id of a product that was deleted", async () => {
    await result("products.create", { id: "prod_mine", name: "Old" });
    await result("products.delete", { id: "prod_mine" });
    await result("products.create", { id: "prod_mine", name: "New" });
    expect(await result("products.get", { id: "prod_mine" })).toMatchObject({ name: "New" });
  });
});

describe("refunds", () => {
  const charges = (status: string): readonly JsonObject[] =>
    recordsOf(sandbox, "payments", "charges").filter((charge) => charge["status"] === status);
  const fresh = (): JsonObject => charges("succeeded").find((charge) => charge["amount_refunded"] === 0) ?? {};

  /** Expects a 4xx with a code, and that nothing has changed. */
  async function expectRefused(params: JsonObject, status: number, code: string, message: RegExp): Promise<void> {
    const before = text();
    const answer = await ask("refunds.create", params);
    expect([answer.status, at(answer.body, "errors")]).toEqual([status, [expect.objectContaining({ error_code: code })]]);
    expect(answer.body["message"]).toMatch(message);
    expect(text()).toBe(before);
  }

  test("of a part, then of the rest, change their charge", async () => {
    const { id = null, amount, payment_intent = null, currency } = fresh();
    const part = await result("refunds.create", { charge: id, amount: 100, reason: "duplicate", metadata: { order: "7" } });
    expect(part).toMatchObject({ charge: id, payment_intent, currency, amount: 100, reason: "duplicate", metadata: { order: "7" } });
    expect(await result("charges.get", { id })).toMatchObject({ amount_refunded: 100, refunded: false });
    const rest = await result("refunds.create", { charge: id });
    expect(rest["amount"]).toBe(Number(amount) - 100);
    const charge = await result("charges.get", { id });
    expect(charge).toMatchObject({ amount_refunded: amount, refunded: true });
    expect(at(charge, "refunds.data")).toEqual([rest, part]);
    expect(await listAll(sandbox, operationOf("payments.refunds.list"), { charge: id })).toEqual([rest, part]);
    expect(await result("refunds.get", { id: part["id"] ?? null })).toEqual(part);
  });

  test("find the charge by its payment intent only", async () => {
    const { id = null, payment_intent = null } = fresh();
    expect(await result("refunds.create", { payment_intent, amount: 50 })).toMatchObject({ charge: id, payment_intent, amount: 50 });
  });

  test("of more than is left are refused", async () => {
    const { id = null, amount } = fresh();
    await expectRefused({ charge: id, amount: Number(amount) + 1 }, 403, "record/not-allowed", /`amount`.*left/);
    await result("refunds.create", { charge: id, amount: 100 });
    await expectRefused({ charge: id, amount: Number(amount) - 99 }, 403, "record/not-allowed", /`amount`.*left/);
  });

  test("of a charge that is refunded completely are refused", async () => {
    const { id = null } = fresh();
    await result("refunds.create", { charge: id });
    await expectRefused({ charge: id }, 403, "record/not-allowed", /[Nn]othing is left/);
    await expectRefused({ charge: id, amount: 1 }, 403, "record/not-allowed", /[Nn]othing is left/);
  });

  test.each([0, -5])("of %i are refused", async (amount) => {
    await expectRefused({ charge: fresh()["id"] ?? null, amount }, 403, "record/not-allowed", /more than 0/);
  });

  test("of charges that did not succeed are refused, with the reason", async () => {
    for (const { id = null } of [...charges("failed"), ...charges("pending")]) {
      await expectRefused({ charge: id }, 403, "record/not-allowed", /Only charges that succeeded can be refunded\./);
    }
  });

  test("of charges that do not exist are refused", async () => {
    await expectRefused({ charge: "ch_nobody" }, 404, "record/not-found", /ch_nobody/);
    await expectRefused({ payment_intent: "pi_nobody" }, 404, "record/not-found", /pi_nobody/);
  });

  test("of a charge and the payment intent of another one are refused", async () => {
    const [first, second] = charges("succeeded");
    await expectRefused(
      { charge: first?.["id"] ?? null, payment_intent: second?.["payment_intent"] ?? null },
      403,
      "record/not-allowed",
      /charge/,
    );
  });

  test("that come with the catalog are those of their charges", () => {
    const refunds = recordsOf(sandbox, "payments", "refunds");
    for (const charge of recordsOf(sandbox, "payments", "charges")) {
      const own = refunds.filter((refund) => refund["charge"] === charge["id"]).reverse();
      expect(at(charge, "refunds.data") ?? []).toEqual(own);
      expect(charge["amount_refunded"]).toBe(own.reduce((sum, { amount }) => sum + Number(amount), 0));
    }
  });
});
