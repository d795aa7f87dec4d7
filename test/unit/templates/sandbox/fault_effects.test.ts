import { connector as payments, customersListResponse } from "connector-gateway-spec/payments";
import { connector as storage } from "connector-gateway-spec/file_storage";
import { connector as tracker } from "connector-gateway-spec/issue_tracker";
import { connector as projects } from "connector-gateway-spec/project_tracker";
import { connector as crm } from "connector-gateway-spec/crm";
import { describe, expect, test } from "vitest";
import { repeatCursor } from "../../../../templates/sandbox/spoiled_result.ts";
import type { JsonObject } from "../../../../templates/sandbox/definition.ts";
import { BASE, call, createFake, executePath, list, send, toInit } from "./fake_store.ts";

describe("an effect", () => {
  const create = call("customers", "create", { email: "a@example.com" });

  test.each([
    ["drop_request", 1],
    ["drop_response", 2],
  ] as const)("%s rejects, and leaves %i customers", async (effect, customers) => {
    const sandbox = createFake({ records: 1, faults: [{ match: "*", effect }] });
    await expect(send(sandbox, { body: create })).rejects.toThrow(TypeError);
    expect(sandbox.state().instances["inst_payments"]?.records["customers"]?.length).toBe(customers);
    expect(sandbox.log().map(({ status, fault }) => [status, fault])).toEqual([[null, effect]]);
  });

  test("truncate_body breaks the body after its half", async () => {
    const sandbox = createFake({ faults: [{ match: "*", effect: "truncate_body" }] });
    const whole = (await send(createFake(), { body: list })).text;
    const answer = await sandbox.fetch(`${BASE}${executePath()}`, toInit({ body: list }));
    expect(answer.headers.get("content-length")).toBe(String(whole.length));
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    await expect(reader.read()).rejects.toThrow(TypeError);
  });

  test("truncate_body breaks a download", async () => {
    const sandbox = createFake({ faults: [{ match: "file_storage.files.download", effect: "truncate_body" }] });
    const body = call("files", "download", { fileId: "file_1", alt: "media" });
    const answer = await sandbox.fetch(`${BASE}${executePath("inst_file_storage")}`, toInit({ body }));
    await expect(answer.text()).rejects.toThrow(TypeError);
  });

  test("malformed_json sends a whole body that is no JSON", async () => {
    const sandbox = createFake({ faults: [{ match: "*", effect: "malformed_json" }] });
    const { status, text } = await send(sandbox, { body: list });
    expect([status, text.endsWith(",}")]).toEqual([200, true]);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test("malformed_json leaves downloads alone, and does not count them", async () => {
    const sandbox = createFake({ faults: [{ match: "file_storage.files.*", times: 1, effect: "malformed_json" }] });
    const body = call("files", "download", { fileId: "file_1", alt: "media" });
    expect((await send(sandbox, { path: executePath("inst_file_storage"), body })).text).toBe("0123456789");
    const { text } = await send(sandbox, { path: executePath("inst_file_storage"), body: call("files", "list") });
    expect(text.endsWith(",}")).toBe(true);
  });

  test.each([
    ["a list", list],
    ["a record", call("customers", "get", { id: "customers_1_1" })],
    ["an empty list", call("refunds", "list")],
  ])("break_record breaks %s, which even the tolerant profile refuses", async (_name, body) => {
    const sandbox = createFake({ records: { "payments.refunds": 0 }, faults: [{ match: "*", effect: "break_record" }] });
    const { status, body: answer } = await send(sandbox, { body });
    const { entity, action } = body as { entity: string; action: string };
    expect(status).toBe(200);
    expect(payments.validators[`${entity}.${action}`]?.response?.check(answer, { profile: "tolerant" }).ok).toBe(false);
  });

  test("break_record leaves the other records and the state alone", async () => {
    const sandbox = createFake({ faults: [{ match: "*", times: 1, effect: "break_record" }] });
    const [broken, right] = [(await send(sandbox, { body: list })).body, (await send(sandbox, { body: list })).body] as const;
    expect((broken as { result: unknown[] }).result.slice(1)).toEqual((right as { result: unknown[] }).result.slice(1));
    expect(customersListResponse.check(right, { profile: "tolerant" }).ok).toBe(true);
  });

  test("repeat_cursor gives the cursor of the request again, and does not count requests without one", async () => {
    const sandbox = createFake({ faults: [{ match: "*", nth: 1, effect: "repeat_cursor" }] });
    const first = (await send(sandbox, { body: list })).body;
    const cursor = "customers_1_2";
    const second = (await send(sandbox, { body: call("customers", "list", { limit: 2, starting_after: cursor }) })).body;
    expect((first as { result: { id: string }[] }).result.at(-1)?.id).toBe(cursor);
    expect(second).toMatchObject({ result: [{ id: "customers_1_3" }, { id: cursor }], connector_metadata: { has_more: true } });
  });

  const search = { data: [{ id: "a" }], next_page: "p2", has_more: false };
  test.each<[string, Parameters<typeof repeatCursor>[0]["connector"], JsonObject, JsonObject, JsonObject]>([
    ["crm.contacts.list", crm, { after: "x" }, { records: [], meta: { next_cursor: "y" } }, { meta: { next_cursor: "x" } }],
    ["file_storage.files.list", storage, { pageToken: "x" }, { records: [], meta: {} }, { meta: { nextPageToken: "x" } }],
    ["file_storage.changes.list", storage, { pageToken: "x" }, { records: [], meta: {} }, { meta: { nextPageToken: "x" } }],
    ["payments.charges.api_search", payments, { page: "x" }, search, { data: [{ id: "a" }], next_page: "x", has_more: true }],
    [
      "project_tracker.issues.api_search",
      projects,
      { nextPageToken: "x" },
      { records: [], meta: { isLast: true } },
      { meta: { nextPageToken: "x", isLast: false } },
    ],
    [
      "payments.charges.list",
      payments,
      { starting_after: "x" },
      { records: [], meta: {} },
      { records: [{ id: "x" }], meta: { has_more: true } },
    ],
    ["issue_tracker.issues.list", tracker, { after: "x" }, {}, {}],
  ])("repeat_cursor follows the paging descriptor of %s", (id, connector, params, result, wanted) => {
    const operation = connector.operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`There is no ${id}.`);
    const repeated = repeatCursor({ connector, operation, params }, result);
    if (operation.paging?.kind !== "page_info") expect(repeated).toMatchObject(wanted);
    else {
      const info = operation.paging.connection.reduce<unknown>((holder, key) => (holder as Record<string, unknown>)[key], repeated);
      expect(info).toEqual({ pageInfo: { endCursor: "x", hasNextPage: true } });
    }
  });
});
