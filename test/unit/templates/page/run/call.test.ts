import { describe, expect, test } from "vitest";
import { connector as payments } from "connector-gateway-spec/payments";
import { obstacleOf, sentParams, toRequest, type Outcome } from "../../../../../templates/page/run/call/request.ts";
import { toSampleCall } from "../../../../../templates/page/run/panel.tsx";
import { send, type Platform } from "../../../../../templates/page/run/call/use_calls.ts";
import { needsRecords, recordsInState, suggestedValues } from "../../../../../templates/page/run/form/suggested_values.ts";
import { createSession, findTarget, readServer } from "../../../../../templates/page/run/run_session.ts";
import type { PageData, PageInput, PageSuggestion } from "../../../../../templates/page/shared/page_data.ts";
import type { Operation } from "../../../../../templates/runtime/operation.ts";

const connector = { ...payments, params: {} };
const executePath = "/api/v1/connectors/instances/{connector_instance_id}/execute";

function operationOf(id: string): Operation {
  const found = connector.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const list = operationOf("payments.customers.list");
const get = operationOf("payments.customers.get");

describe("a request", () => {
  test("goes to the instance, with the token and the params", () => {
    expect(toRequest({ operation: list, executePath, instance: "inst_a/b", token: "any", params: { limit: 2 } })).toEqual({
      path: "/api/v1/connectors/instances/inst_a%2Fb/execute",
      headers: { "content-type": "application/json", authorization: "Bearer any" },
      body: '{"entity":"customers","action":"list","params":{"limit":2}}',
    });
  });

  test("without a token has no authorization", () => {
    expect(toRequest({ operation: list, executePath, instance: "a", token: "", params: {} }).headers).toEqual({
      "content-type": "application/json",
    });
  });

  test.each([
    [list, {}, undefined],
    [list, { limit: 1 }, { limit: 1 }],
    [get, {}, {}],
  ])("of %# has params only where it needs them", (operation, params, want) => {
    expect(sentParams({ operation, params })).toEqual(want);
  });

  test.each([
    ["", "any", /instance/],
    ["..", "any", /instance/],
    ["inst_a", "a b", /token/],
    ["inst_a", "ä", /token/],
  ])("to %j with token %j is not sent", (instance, token, want) => {
    expect(obstacleOf({ instance, token })).toMatch(want);
  });

  test("is sent without a token, to see what the gateway says", () =>
    expect(obstacleOf({ instance: "inst_a", token: "" })).toBeUndefined());
});

const source = {
  target: { connector, operation: list, page: { id: list.id, fields: [], example: {}, identity: [], hasMeta: true as const } },
  baseUrl: "http://127.0.0.1:1",
  executePath,
  instance: "inst_payments",
  params: { limit: 2 },
};

describe("the code of a call", () => {
  test.each([
    ["any", "any"],
    ["", "any"],
    ["secret_1", "YOUR_TOKEN"],
  ])("shows the token %j as %j", (token, want) => {
    expect(toSampleCall({ ...source, token }).token).toBe(want);
  });

  test("is the call that is sent", () => {
    expect(toSampleCall({ ...source, token: "any" })).toMatchObject({
      entity: "customers",
      action: "list",
      params: { limit: 2 },
      result: "array",
      metaField: "connector_metadata",
      allPages: false,
    });
  });
});

function platform(response: () => Response | Promise<Response>): Platform {
  let time = 0;
  return { fetch: async () => response(), now: () => (time += 10) };
}

function outcomeOf(
  response: () => Response | Promise<Response>,
  operation = list,
  signal = new AbortController().signal,
): Promise<Outcome | undefined> {
  return send(platform(response), operation, { path: "/x", headers: {}, body: "{}" }, signal);
}

function brokenBody(): ReadableStream<Uint8Array> {
  let count = 0;
  return new ReadableStream({
    pull: (controller) => {
      count += 1;
      if (count === 1) controller.enqueue(new Uint8Array(1400));
      else controller.error(new TypeError("gone"));
    },
  });
}

describe("what becomes of a call", () => {
  test("an answer with JSON", async () => {
    const outcome = await outcomeOf(() => new Response('{"a":1}', { status: 404, headers: { "X-Request-Id": "req_1", Allow: "POST" } }));
    expect(outcome).toEqual({
      kind: "answered",
      status: 404,
      milliseconds: 10,
      size: 7,
      headers: [
        ["allow", "POST"],
        ["content-type", "text/plain;charset=UTF-8"],
        ["x-request-id", "req_1"],
      ],
      requestId: "req_1",
      body: { kind: "json", value: { a: 1 }, text: '{"a":1}' },
    });
  });

  test("a body that is no JSON, with the place where it stops", async () => {
    expect(await outcomeOf(() => new Response('{"a":'))).toMatchObject({
      body: { kind: "text", problem: "The body is not JSON. Line 1, column 6: the text ends where a value is expected." },
    });
  });

  test("an empty body", async () => {
    expect(await outcomeOf(() => new Response(""))).toMatchObject({ body: { kind: "empty" }, size: 0 });
  });

  const download: Operation = { ...list, action: "download", kind: "download" };

  test("a file with its name and type", async () => {
    const headers = { "content-type": "image/png", "content-disposition": 'attachment; filename="a.png"', "content-range": "bytes 0-2/9" };
    expect(await outcomeOf(() => new Response("abc", { status: 206, headers }), download)).toMatchObject({
      size: 3,
      body: { kind: "file", filename: "a.png", contentType: "image/png", range: "bytes 0-2/9" },
    });
  });

  test("a file without a name", async () => {
    expect(await outcomeOf(() => new Response("abc"), download)).toMatchObject({ body: { kind: "file", filename: "customers.download" } });
  });

  test("the error of a download, which is JSON", async () => {
    expect(await outcomeOf(() => new Response('{"message":"no"}', { status: 404 }), download)).toMatchObject({ body: { kind: "json" } });
  });

  test("a connection that closes at once", async () => {
    const outcome = await outcomeOf(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(outcome).toMatchObject({ kind: "failed", what: "The connection closed before an answer arrived." });
  });

  test("an answer that breaks off", async () => {
    expect(await outcomeOf(() => new Response(brokenBody()))).toMatchObject({
      kind: "failed",
      what: "The answer with status 200 broke off after 1.4 kB.",
    });
  });

  test("nothing, when it is canceled", async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await outcomeOf(() => Promise.reject(new TypeError("aborted")), list, controller.signal)).toBeUndefined();
    expect(await outcomeOf(() => new Response("{}"), list, controller.signal)).toBeUndefined();
  });
});

const records = {
  customers: [
    { id: "cus_1", name: "Ada\nLovelace", tags: [{ key: "a" }, { key: "b" }], props: { x: 1 } },
    { id: "cus_2", name: "", props: { x: 2, y: 3 } },
    { id: "cus_1" },
    { id: null },
  ],
};

describe("suggestions", () => {
  test.each([
    [{ kind: "values", values: ["a"] } as const, [{ value: "a" }]],
    [{ kind: "names", names: ["id"] } as const, [{ value: "id" }]],
    [{ kind: "records", from: [{ entity: "customers", fields: ["id"] }] } as const, [{ value: "cus_1", label: "Ada" }, { value: "cus_2" }]],
    [
      { kind: "records", from: [{ entity: "customers", fields: ["tags.key"] }] } as const,
      [
        { value: "a", label: "Ada" },
        { value: "b", label: "Ada" },
      ],
    ],
    [{ kind: "records", from: [{ entity: "toString", fields: ["id"] }] } as const, []],
    [{ kind: "keys", entity: "customers", in: "props" } as const, [{ value: "x" }, { value: "y" }]],
  ])("of %j", (suggestion, want) => {
    expect(suggestedValues(suggestion, records)).toEqual(want);
  });

  test("are at most a hundred", () => {
    const many = { customers: Array.from({ length: 500 }, (_, index) => ({ id: index })) };
    expect(suggestedValues({ kind: "records", from: [{ entity: "customers", fields: ["id"] }] }, many)).toHaveLength(100);
  });

  test("are empty before the records are known", () => {
    expect(suggestedValues({ kind: "records", from: [{ entity: "customers", fields: ["id"] }] }, undefined)).toEqual([]);
  });

  const text = (suggest?: PageSuggestion): PageInput => ({ kind: "text", ...(suggest !== undefined && { suggest }) });
  const ofRecords = text({ kind: "records", from: [] });

  test.each<[PageInput, boolean]>([
    [ofRecords, true],
    [{ kind: "words", suggest: { kind: "keys", entity: "customers", in: "props" } }, true],
    [{ kind: "list", items: ofRecords }, true],
    [{ kind: "object", fields: [{ name: "b", input: ofRecords }] }, true],
    [text({ kind: "names", names: [] }), false],
    [text(), false],
    [{ kind: "boolean" }, false],
  ])("for %j need records: %j", (input, want) => {
    expect(needsRecords({ fields: [{ name: "a", input }] })).toBe(want);
  });

  test.each([
    [{ instances: { inst_a: { connector: "payments", records: { customers: [1], x: 5 } } } }, { customers: [1], x: [] }],
    [{ instances: {} }, undefined],
    [undefined, undefined],
    [{ instances: { inst_a: 5 } }, undefined],
  ])("the records in %j", (state, want) => {
    expect(recordsInState(state, "inst_a")).toEqual(want);
  });
});

const data: PageData = {
  executePath,
  statuses: {},
  operations: [{ id: list.id, fields: [], example: {}, identity: ["id"] }],
};

describe("a session", () => {
  const state = { instances: { inst_payments: { connector: "payments", records } } };

  test("reads the state once, until a call may have changed it", async () => {
    const paths: string[] = [];
    const session = createSession(data, "sandbox", (path) => {
      paths.push(path);
      return Promise.resolve(Response.json(state));
    });
    expect(paths).toEqual([]);
    expect((await session.readRecords("inst_payments"))?.["customers"]).toHaveLength(4);
    expect(await session.readRecords("inst_other")).toBeUndefined();
    expect(paths).toEqual(["/_sandbox/state"]);
    session.forgetRecords();
    await session.readRecords("inst_payments");
    expect(paths).toHaveLength(2);
  });

  test.each([
    ["an error", () => Promise.resolve(new Response("", { status: 500 }))],
    ["no answer", () => Promise.reject(new TypeError("gone"))],
    ["no JSON", () => Promise.resolve(new Response("x"))],
  ])("has no records after %s", async (_title, fetch) => {
    expect(await createSession(data, "sandbox", fetch).readRecords("inst_payments")).toBeUndefined();
  });

  test("asks a server that plays recorded calls for no state", async () => {
    const session = createSession(data, "replay", () => {
      throw new Error("asked");
    });
    expect(await session.readRecords("inst_payments")).toBeUndefined();
  });

  test.each([
    [{}, "none"],
    [{ sandbox: "" }, "sandbox"],
    [{ sandbox: "replay" }, "replay"],
  ] as const)("on a page with %j is served by %s", (dataset, want) => {
    expect(readServer({ dataset })).toBe(want);
  });

  test("finds an operation", () => {
    expect(findTarget([connector], data, list.id)).toMatchObject({ operation: list, page: { id: list.id } });
    expect(findTarget([connector], data, "payments.customers.none")).toBeUndefined();
  });
});
