import { describe, expect, test } from "vitest";
import { bindings as allBindings } from "connector-gateway-spec/bindings";
import { createExecutor } from "../../../gateway/src/execute/executor.ts";
import { VendorError, type VendorFailure } from "../../../gateway/src/vendor/vendor_types.ts";
import { executedGateway, json, type Answering } from "../fixtures/executed_gateway.ts";
import { bindings, vendors } from "../fixtures/written_bindings.ts";
import { jsonOf } from "../fixtures/response_json.ts";

const customer = {
  id: "cus_1",
  object: "customer",
  created: 1,
  livemode: false,
  balance: 0,
  metadata: {},
  invoice_settings: {},
  invoice_credit_balance: {},
  unknown: { to: ["the catalog", null] },
};

function fails(failure: VendorFailure): Answering {
  return () => {
    throw new VendorError(failure);
  };
}

describe("an operation", () => {
  test("calls the third party once, with everything that decides how", async () => {
    const gateway = executedGateway([json({ data: [], has_more: false })]);
    await gateway.run("payments.customers.list", { limit: 2 }, { headers: { "x-request-id": "r-1" } });
    const [call, ...more] = gateway.calls;
    expect(more).toEqual([]);
    expect(call).toMatchObject({
      operation: { id: "payments.customers.list" },
      vendor: vendors.payments,
      binding: bindings["payments.customers.list"],
      instance: { id: "payments", owner: "acme" },
      request: { method: "GET", url: "https://api.stripe.com/v1/customers?limit=2" },
      expects: "json",
      credentials: "instance",
      hosts: ["api.stripe.com"],
      requestId: "r-1",
    });
    expect(call?.signal).toBeInstanceOf(AbortSignal);
  });

  test("answers with records and Meta as they come", async () => {
    const gateway = executedGateway([json({ data: [customer], has_more: true })]);
    const response = await gateway.run("payments.customers.list");
    expect([response.status, await jsonOf(response)]).toEqual([
      200,
      {
        status: "success",
        result: [customer],
        connector_metadata: { has_more: true },
        execution_metadata: { connector_instance_id: "payments", execution_time_ms: expect.any(Number) as number },
      },
    ]);
  });

  test("answers with the record", async () => {
    const gateway = executedGateway([json(customer)]);
    const response = await gateway.run("payments.customers.get", { id: "cus_1" });
    expect(await jsonOf(response)).toMatchObject({ result: customer });
  });

  test("answers with null for Meta that is missing", async () => {
    const gateway = executedGateway([json({ ok: true, channels: [] })]);
    expect(await jsonOf(await gateway.run("messaging.channels.list"))).toMatchObject({
      result: [],
      connector_metadata: { next_cursor: null },
    });
  });

  test("goes to the address and version that are set", async () => {
    const settings = { payments: { baseUrl: "http://127.0.0.1:4400/", version: "2025-01-01" } };
    const gateway = executedGateway([json(customer)], { settings });
    await gateway.run("payments.customers.get", { id: "cus_1" });
    expect(gateway.calls[0]).toMatchObject({
      hosts: ["127.0.0.1:4400"],
      request: { url: "http://127.0.0.1:4400/v1/customers/cus_1", headers: { "stripe-version": "2025-01-01" } },
    });
  });

  test("goes to the subdomain of the instance", async () => {
    const gateway = executedGateway([json([])]);
    await gateway.run("project_tracker.users.list");
    expect(gateway.calls[0]).toMatchObject({ hosts: ["example-team.atlassian.net"] });
  });

  test("without a binding is not implemented", async () => {
    const gateway = executedGateway([]);
    const response = await gateway.run("payments.invoices.list");
    expect([response.status, await jsonOf(response)]).toEqual([
      501,
      {
        message: "payments.invoices.list is not implemented.",
        errors: [{ field: null, message: "payments.invoices.list is not implemented.", error_code: "operation/not-implemented" }],
      },
    ]);
  });

  test("of an instance that has no config fails without details", async () => {
    const executor = createExecutor({
      caller: { unsavedTokens: () => 0, call: () => Promise.reject(new Error("not called")), close: () => Promise.resolve() },
      bindings,
      vendors,
    });
    const operation = { id: "payments.customers.list", connector: "payments", entity: "customers", action: "list" };
    const context = { instance: { id: "i", connector: "payments" } };
    await expect(Promise.resolve().then(() => executor({ ...operation } as never, {}, context as never))).rejects.toThrow(
      "Instances must come from the gateway's own store.",
    );
  });

  test("ends with the caller's signal, which is no fault to report", async () => {
    const aborted = new AbortController();
    const gateway = executedGateway([
      ({ signal }) => {
        aborted.abort();
        signal.throwIfAborted();
        throw new Error("The signal is not the caller's.");
      },
    ]);
    await gateway.run("payments.customers.list", {}, { signal: aborted.signal });
    expect([gateway.calls.length, gateway.errors]).toEqual([1, []]);
  });
});

describe("a call that cannot be made", () => {
  test.each<[operation: string, params: object, status: number, field: string | null, message: string]>([
    ["payments.products.get", {}, 404, "params.id", "`id` is missing. It must name a record."],
    ["payments.customers.get", { id: ".." }, 404, "params.id", "There is no record for `id` `..`."],
    [
      "file_storage.files.download",
      { fileId: "f", alt: "media", range_header: "bytes=0-1\r\nx: y" },
      422,
      "params.range_header",
      "`range_header` is sent as a header, so it can contain only Latin-1 characters and no line breaks.",
    ],
    [
      "recruiting.candidate_attachment.download",
      { id: 1, attachment_index: 2 ** 60 },
      404,
      "params.attachment_index",
      "`attachment_index` must be a whole number, 0 or greater.",
    ],
  ])("%s with %j is refused without it", async (operation, params, status, field, message) => {
    const gateway = executedGateway([], { bindings: { ...allBindings, ...bindings } });
    const response = await gateway.run(operation, params);
    const code = status === 404 ? "vendor/not-found" : "vendor/invalid";
    expect([response.status, await jsonOf(response)]).toEqual([status, { message, errors: [{ field, message, error_code: code }] }]);
    expect(gateway.calls).toEqual([]);
  });
});

describe("a failure of the third party", () => {
  test.each<[failure: VendorFailure, status: number, code: string, message: string]>([
    [
      { kind: "credentials", status: 401, message: "Invalid API Key" },
      424,
      "vendor/credentials",
      "Stripe refuses the credentials of this instance: Invalid API Key",
    ],
    [{ kind: "refused", status: 403, message: "No" }, 403, "vendor/refused", "Stripe does not permit this call: No"],
    [
      { kind: "not_found", status: 404, message: "No such customer", code: "resource_missing" },
      404,
      "vendor/not-found",
      "Stripe has no such record: No such customer (resource_missing)",
    ],
    [
      { kind: "not_found", status: 200, message: "user_not_found", code: "user_not_found" },
      404,
      "vendor/not-found",
      "Stripe has no such record: user_not_found",
    ],
    [{ kind: "invalid", status: 400, message: "Bad" }, 422, "vendor/invalid", "Stripe does not accept the request: Bad"],
    [{ kind: "rate_limit", status: 429, message: "Slow" }, 429, "vendor/rate-limit", "Stripe accepts no more calls at the moment: Slow"],
    [
      { kind: "unavailable", status: 503, message: "HTTP status 503" },
      502,
      "vendor/unavailable",
      "Stripe is not available: HTTP status 503",
    ],
    [{ kind: "unreachable", message: "Stripe refused the connection." }, 502, "vendor/unreachable", "Stripe refused the connection."],
    [{ kind: "malformed", status: 200, message: "Stripe sent no JSON." }, 502, "vendor/malformed", "Stripe sent no JSON."],
    [{ kind: "egress", message: "evil.example is not listed." }, 502, "vendor/egress", "evil.example is not listed."],
    [{ kind: "circuit_open", message: "Stripe is not called." }, 502, "vendor/circuit-open", "Stripe is not called."],
    [{ kind: "busy", message: "Too many calls.", retryAfter: 1 }, 503, "gateway/busy", "Too many calls."],
    [{ kind: "timeout", message: "Stripe did not answer in time." }, 504, "vendor/timeout", "Stripe did not answer in time."],
  ])("%j is %i %s", async (failure, status, code, message) => {
    const gateway = executedGateway([fails(failure)]);
    const response = await gateway.run("payments.customers.list");
    expect([response.status, await jsonOf(response)]).toEqual([
      status,
      { message, errors: [{ field: null, message: failure.message, error_code: code }] },
    ]);
    expect(gateway.errors).toEqual([]);
  });

  test("names the param of the caller", async () => {
    const gateway = executedGateway([fails({ kind: "invalid", status: 400, message: "Bad", param: "created.gte" })]);
    expect(await jsonOf(await gateway.run("payments.customers.list"))).toMatchObject({ errors: [{ field: "params.created.gte" }] });
  });

  test.each<[failure: VendorFailure, wait: string | null]>([
    [{ kind: "rate_limit", status: 429, message: "Slow", retryAfter: 2.2 }, "3"],
    [{ kind: "rate_limit", status: 429, message: "Slow" }, "1"],
    [{ kind: "unavailable", status: 503, message: "Down", retryAfter: 30 }, "30"],
    [{ kind: "unavailable", status: 503, message: "Down" }, "1"],
    [{ kind: "unavailable", status: 503, message: "Down", isFinal: true }, null],
    [{ kind: "unavailable", status: 423, message: "Locked" }, "1"],
    [{ kind: "unavailable", status: 409, message: "Locked", retryAfter: 9 }, "9"],
  ])("%j has the header Retry-After: %s", async (failure, wait) => {
    const response = await executedGateway([fails(failure)]).run("payments.customers.list");
    expect(response.headers.get("retry-after")).toBe(wait);
  });

  test("that is no failure of it is an internal error", async () => {
    const gateway = executedGateway([
      () => {
        throw new Error("EXAMPLE-secret");
      },
    ]);
    const response = await gateway.run("payments.customers.list");
    expect([response.status, await jsonOf(response)]).toEqual([500, { message: "Internal server error.", errors: [] }]);
    expect(gateway.errors).toEqual([new Error("EXAMPLE-secret")]);
  });

  test.each([
    ["payments.customers.list", {}, { has_more: false }, 502, "The third party's answer has no list at `data`."],
    ["payments.customers.get", { id: "cus_1" }, [], 502, "The third party's answer has no object."],
    [
      "issue_tracker.issues.get",
      { id: "EXA-1" },
      { data: { issue: null } },
      404,
      "The third party returned null: there is no such record.",
    ],
  ])("of %s %j that answers %j is %i", async (operation, params, body, status, message) => {
    const response = await executedGateway([json(body)]).run(operation, params);
    expect([response.status, await jsonOf(response)]).toMatchObject([status, { message }]);
  });
});

describe("settings", () => {
  test.each([
    [{ nothing: {} }, 'There is no third party behind the connector "nothing".'],
    [
      { payments: { version: "a b" } },
      'The version for Stripe may have letters, digits, ".", "_" and "-" only, such as "2024-11-20.acacia".',
    ],
  ])("%j are refused at once", (settings, message) => {
    expect(() => executedGateway([], { settings })).toThrow(new TypeError(message));
  });
});
