import { createSandbox, type Sandbox, type SandboxState } from "connector-gateway-spec/sandbox";
import { describe, expect, test } from "vitest";
import { isDocumented } from "../../fixtures/documented_connectors.ts";
import { catalogOperations, operationOf, readPublished, type Json, type JsonObject } from "./catalog_operations.ts";
import { at, call, elementsOf, recordsOf } from "./gateway_calls.ts";

const records = 4;

/** Sends the first example of every operation, and those of writes twice. What comes back: status and bytes. */
async function conversation(sandbox: Sandbox): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const operation of [...catalogOperations, ...catalogOperations.filter(({ kind }) => kind !== "list")]) {
    const examples = readPublished(`examples/${operation.connector}.json`)[`${operation.id}.params`];
    const answer = await call(sandbox, operation, (at(examples, "valid") as readonly Json[])[0]);
    answers.push(`${operation.id} ${answer.status} ${answer.text}`);
  }
  return answers;
}

const stateOf = (sandbox: Sandbox): string => JSON.stringify(sandbox.state());
const customers = (sandbox: Sandbox, instance?: string): readonly JsonObject[] => recordsOf(sandbox, "payments", "customers", instance);
const create = operationOf("payments.customers.create");
const list = operationOf("payments.customers.list");

describe("equal sandboxes", () => {
  test("give equal bytes for equal requests, after a reset, too", async () => {
    const [first, second] = [createSandbox({ seed: 5, records }), createSandbox({ seed: 5, records })];
    const wanted = await conversation(first);
    expect(await conversation(second)).toEqual(wanted);
    expect(stateOf(second)).toBe(stateOf(first));
    first.reset();
    expect(await conversation(first)).toEqual(wanted);
  });

  test("have the same records whatever is read first", async () => {
    const [first, second] = [createSandbox({ seed: 5 }), createSandbox({ seed: 5 })];
    for (const operation of catalogOperations.toReversed()) await call(second, operation, {});
    await call(first, list, {});
    expect(JSON.stringify(first.state().instances["inst_crm"])).toBe(JSON.stringify(second.state().instances["inst_crm"]));
    expect(JSON.stringify(recordsOf(first, "messaging", "threads"))).toBe(JSON.stringify(recordsOf(second, "messaging", "threads")));
  });
});

test("another seed gives other records of every connector, and other bytes", async () => {
  const [first, second] = [createSandbox({ seed: 1 }), createSandbox({ seed: 2 })];
  for (const [id, instance] of Object.entries(first.state().instances)) {
    if (id === "inst_issue_tracker" || id === "inst_messaging" || !isDocumented(instance)) continue;
    expect(JSON.stringify(second.state().instances[id]), id).not.toBe(JSON.stringify(instance));
  }
  const [one, other] = [await call(first, list), await call(second, list)];
  expect(one.text).not.toBe(other.text);
});

describe("instances", () => {
  const state = (): SandboxState => {
    const { instances } = createSandbox({ records }).state();
    const payments = instances["inst_payments"] ?? { connector: "payments", records: {} };
    return { version: 1, instances: { first: payments, second: payments } };
  };

  test("have records of their own", async () => {
    const sandbox = createSandbox();
    sandbox.load(state());
    await call(sandbox, create, { email: "only@example.com" }, "first");
    await call(sandbox, operationOf("payments.customers.delete"), { id: "cus_EXAMPLE0002" }, "second");
    expect([customers(sandbox, "first").length, customers(sandbox, "second").length]).toEqual([5, 3]);
    expect((await call(sandbox, list, {}, "inst_payments")).status).toBe(404);
  });

  test("do not take the tokens of others", async () => {
    const sandbox = createSandbox();
    const contacts = operationOf("crm.contacts.list");
    const crm = sandbox.state().instances["inst_crm"] ?? { connector: "crm", records: {} };
    sandbox.load({ version: 1, instances: { first: crm, second: crm } });
    const page = await call(sandbox, contacts, { limit: 2 }, "first");
    const after = at(page.body, "connector_metadata.next_cursor");
    expect((await call(sandbox, contacts, { limit: 2, after }, "first")).status).toBe(200);
    expect((await call(sandbox, contacts, { limit: 2, after }, "second")).status).toBe(422);
  });
});

describe("a state", () => {
  test("is a snapshot that no later request changes, however often it is taken", async () => {
    const sandbox = createSandbox({ records });
    for (let round = 0; round < 3; round += 1) {
      const before = sandbox.state();
      const text = JSON.stringify(before);
      const { text: created } = await call(sandbox, create, { name: `Round ${round}` });
      const id = at(JSON.parse(created) as Json, "result.id") ?? null;
      expect((await call(sandbox, operationOf("payments.customers.update"), { id, phone: "1" })).status).toBe(200);
      expect((await call(sandbox, operationOf("payments.refunds.create"), { charge: "ch_EXAMPLE0001", amount: 1 })).status).toBe(200);
      expect(JSON.stringify(before)).toBe(text);
      expect(customers(sandbox)).toHaveLength(records + round + 1);
    }
  });

  test("that is loaded as JSON is the state again, and behaves the same", async () => {
    const first = createSandbox({ records, seed: 3 });
    await call(first, create, { name: "New" });
    await call(first, operationOf("payments.products.delete"), { id: "prod_EXAMPLE0002" });
    await call(first, operationOf("payments.refunds.create"), { charge: "ch_EXAMPLE0001", amount: 10 });
    const second = createSandbox({ records, seed: 3 });
    second.load(JSON.parse(stateOf(first)) as SandboxState);
    expect(stateOf(second)).toBe(stateOf(first));
    const resultOf = (answers: readonly string[]): readonly string[] => answers.map((text) => text.replace(/"execution_time_ms":\d+/, ""));
    expect(resultOf(await conversation(second))).toEqual(resultOf(await conversation(first)));
  });

  test("may hold only customers", async () => {
    const sandbox = createSandbox();
    const mine = { id: "cus_mine", object: "customer", email: "mine@example.com", created: 1_700_000_000 };
    sandbox.load({ version: 1, instances: { mine: { connector: "payments", records: { customers: [mine] } } } });
    expect(elementsOf(list, await call(sandbox, operationOf("payments.charges.list"), {}, "mine"))).toEqual([]);
    expect(
      at((await call(sandbox, operationOf("payments.customers.update"), { id: "cus_mine", phone: "1" }, "mine")).body, "message"),
    ).not.toBe("");
    expect(customers(sandbox, "mine")).toEqual([{ ...mine, phone: "1" }]);
  });

  test("may hold children that do not name their parent: they belong to the first one", async () => {
    const sandbox = createSandbox({ records });
    const { connector, records: stored } = sandbox.state().instances["inst_crm"] ?? { connector: "crm", records: {} };
    const objects = (stored["objects"] ?? []).map(({ objectType: _parent, ...object }) => object);
    sandbox.load({ version: 1, instances: { inst_crm: { connector, records: { schemas: stored["schemas"] ?? [], objects } } } });
    const objectType = stored["schemas"]?.[0]?.["objectTypeId"] ?? null;
    const answer = await call(sandbox, operationOf("crm.objects.list"), { objectType });
    expect(elementsOf(operationOf("crm.objects.list"), answer).map(({ id }) => id)).toEqual(objects.map(({ id }) => id));
  });
});
