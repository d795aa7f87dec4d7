import { describe, expect, test } from "vitest";
import type { Binding, Vendor } from "connector-gateway-spec/bindings";
import { LONGEST_MESSAGE } from "../../../gateway/src/vendor/failure_text.ts";
import { readFailure, type FailureContext } from "../../../gateway/src/vendor/read_answer.ts";
import type { VendorFailure } from "../../../gateway/src/vendor/vendor_types.ts";
import { answerHeaders } from "../fixtures/answer_headers.ts";
import { bindings, vendors } from "../fixtures/written_bindings.ts";

interface Given {
  readonly vendor?: Vendor;
  readonly binding?: Binding;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function read({ status = 400, headers = {}, body = {}, ...call }: Given, context?: FailureContext): VendorFailure | undefined {
  const { vendor = vendors.payments, binding = bindings["payments.customers.list"] } = call;
  return readFailure({ vendor, binding }, { status, headers: answerHeaders(headers), body }, context);
}

const messaging = { vendor: vendors.messaging, binding: bindings["messaging.channels.list"] };
const graphql = { vendor: vendors.issue_tracker, binding: bindings["issue_tracker.issues.get"] };

describe("an answer is a success", () => {
  test.each<[what: string, given: Given]>([
    ["with status 200", { status: 200, body: { error: { message: "not an error" } } }],
    ["with status 204 and no body", { status: 204, body: undefined }],
    ["with status 206", { status: 206, body: "bytes" }],
    ["when it says so", { ...messaging, status: 200, body: { ok: true } }],
    ["without the value of a failure", { ...messaging, status: 200, body: { ok: "false" } }],
    ["with an empty list of GraphQL errors", { ...graphql, status: 200, body: { data: {}, errors: [] } }],
    ["without GraphQL, whatever `errors` is", { status: 200, body: { errors: ["x"] } }],
  ])("%s", (_, given) => {
    expect(read(given)).toBeUndefined();
  });
});

/** What a status from 400 to 599 means, where it is not what its first digit says. */
const MEANINGS: Readonly<Partial<Record<VendorFailure["kind"], readonly number[]>>> = {
  credentials: [401, 440, 495, 496, 498],
  refused: [402, 403, 450, 451],
  not_found: [404, 410],
  rate_limit: [420, 429, 430],
  unavailable: [408, 421, 423, 424, 425, 444, 449, 460, 477, 499],
  malformed: [407, 501, 505, 506, 510, 511],
};

const statuses = Array.from({ length: 200 }, (_, index) => 400 + index).map((status) => {
  const meaning = Object.entries(MEANINGS).find(([, all]) => all.includes(status));
  return [status, meaning?.[0] ?? (status < 500 ? "invalid" : "unavailable")] as const;
});

describe("what a status means", () => {
  test.each(statuses)("%i is %s", (status, kind) => {
    const message = kind === "malformed" ? `Stripe answered with status ${status}, which no further try changes.` : `HTTP status ${status}`;
    expect(read({ status })).toEqual({ kind, message, status });
  });

  test.each([302, 304, 103])("%i is no answer to a call", (status) => {
    const message = `Stripe answered with status ${status}, which is neither a success nor an error.`;
    expect(read({ status })).toEqual({ kind: "malformed", message, status });
  });
});

test.each([
  [400, "invalid", "unavailable"],
  [403, "refused", "unavailable"],
  [409, "invalid", "unavailable"],
  [413, "invalid", "unavailable"],
  [501, "malformed", "unavailable"],
  [401, "credentials", "credentials"],
  [404, "not_found", "not_found"],
  [429, "rate_limit", "rate_limit"],
])("%i is %s, and with `Retry-After` %s", (status, kind, passing) => {
  expect(read({ status })).toMatchObject({ kind });
  expect(read({ status, headers: { "Retry-After": "3" } })).toMatchObject({ kind: passing, retryAfter: 3 });
});

describe("what an answer says", () => {
  test.each<[what: string, given: Given, want: Partial<VendorFailure>]>([
    [
      "in its error object",
      { status: 404, body: { error: { message: "No such customer: 'cus_1'", code: "resource_missing", param: "id" } } },
      { kind: "not_found", message: "No such customer: 'cus_1'", code: "resource_missing", param: "id" },
    ],
    [
      "about the meaning of its status",
      { status: 400, body: { error: { message: "Gone", code: "resource_missing" } } },
      { kind: "not_found" },
    ],
    [
      "in a further code",
      { status: 400, body: { error: { message: "No", code: "other", type: "authentication_error" } } },
      { kind: "credentials", code: "other" },
    ],
    ["in a code that is a number", { status: 400, body: { error: { message: "No", code: 17 } } }, { kind: "invalid", code: "17" }],
    [
      "with status 200",
      { ...messaging, status: 200, body: { ok: false, error: "channel_not_found" } },
      { kind: "not_found", message: "channel_not_found", code: "channel_not_found", status: 200 },
    ],
    ["with status 200 and a code without meaning", { ...messaging, status: 200, body: { ok: false, error: "x" } }, { kind: "invalid" }],
    [
      "with status 200 and nothing else",
      { ...messaging, status: 200, body: { ok: false } },
      { kind: "invalid", message: "HTTP status 200" },
    ],
    [
      "in GraphQL errors",
      { ...graphql, status: 200, body: { data: null, errors: [{ message: "Bad id", extensions: { code: "INPUT" } }] } },
      { kind: "invalid", message: "Bad id", code: "INPUT" },
    ],
    [
      "in the first path that leads to a text",
      {
        ...graphql,
        status: 400,
        body: { errors: [{ message: "x", extensions: { userPresentableMessage: "Too fast", code: "RATELIMITED" } }] },
      },
      { kind: "rate_limit", message: "Too fast" },
    ],
    ["in plain text", { status: 502, body: "upstream connect error\n" }, { kind: "unavailable", message: "upstream connect error" }],
    ["in HTML, which is not passed on", { status: 502, body: " <html><h1>Bad gateway</h1>" }, { message: "HTTP status 502" }],
    ["in XML, which is not passed on", { status: 403, body: "\ufeff<?xml?><Error/>" }, { message: "HTTP status 403" }],
    ["in an odd error", { status: 400, body: { error: { message: { a: 1 }, code: null } } }, { message: "HTTP status 400" }],
    [
      "in the first text of an object",
      { status: 400, body: { error: { message: { count: 1, empty: " ", query: "is too long", order: "no" } } } },
      { message: "query: is too long" },
    ],
    ["in an array", { status: 400, body: [1] }, { message: "HTTP status 400" }],
    ["nowhere", { status: 400, body: null }, { message: "HTTP status 400" }],
    [
      "in a code that is written in another way",
      { ...graphql, status: 200, body: { errors: [{ message: "x", extensions: { code: "LOCK_TIMEOUT" } }] } },
      { kind: "unavailable", code: "LOCK_TIMEOUT" },
    ],
    ...["lock.timeout", "LOCK/TIMEOUT", "Lock:Timeout"].map((code): [string, Given, Partial<VendorFailure>] => [
      `in the code ${code}`,
      { ...graphql, status: 200, body: { errors: [{ message: "x", extensions: { code } }] } },
      { kind: "unavailable", code },
    ]),
    [
      "in a status that is only in the body",
      { ...graphql, status: 200, body: { errors: [{ message: "x", extensions: { code: "OTHER", statusCode: 503 } }] } },
      { kind: "unavailable", code: "OTHER", status: 200 },
    ],
    [
      "in a code that the status of the body only repeats",
      { ...graphql, status: 500, body: { errors: [{ message: "x", extensions: { code: "RATELIMITED", statusCode: 400 } }] } },
      { kind: "rate_limit" },
    ],
    [
      "in a code that says more than that it is an error",
      { ...graphql, status: 400, body: { errors: [{ message: "Entity not found: Issue", extensions: { code: "INPUT_ERROR" } }] } },
      { kind: "not_found", code: "INPUT_ERROR" },
    ],
  ])("%s", (_, given, want) => {
    expect(read(given)).toMatchObject(want);
  });

  test("of Object is nothing: a code is looked up among the vendor's own", () => {
    expect(read({ body: { error: { code: "constructor" } } })).toMatchObject({ kind: "invalid", code: "constructor" });
  });
});

describe("the param of an error", () => {
  const binding: Binding = { ...bindings["project_tracker.users.list"], path: "/x" };
  test.each([
    ["startAt", "startAt"],
    ["key", "keys"],
    ["key[0]", "keys[0]"],
    ["created[gte]", "created.gte"],
    ["items[0][price]", "items[0].price"],
    ["items.0.price", "items[0].price"],
    ["unknown", "unknown"],
  ])("%s is %s for the caller", (param, name) => {
    expect(read({ binding, body: { error: { param } } })?.param).toBe(name);
  });

  test("can have brackets in its name on the wire", () => {
    const renamed: Binding = { ...binding, params: { ids: { in: "query", name: "ids[]" } } };
    expect(read({ binding: renamed, body: { error: { param: "ids[]" } } })?.param).toBe("ids");
  });
});

describe("what is passed on", () => {
  test("has the time to wait", () => {
    expect(read({ status: 429, headers: { "Retry-After": "7" } })).toMatchObject({ kind: "rate_limit", retryAfter: 7 });
    const headers = { "x-remaining": "0", "x-reset": "1010" };
    expect(read({ status: 429, headers }, { now: 1_000_000 })).toMatchObject({ retryAfter: 10 });
  });

  test("has the size of a file when a range is outside", () => {
    const headers = { "content-range": "bytes */9" };
    expect([read({ status: 416, headers })?.headers, read({ status: 400, headers })?.headers]).toEqual([headers, undefined]);
  });

  test.each([
    ["Invalid API Key provided: sk_test_EXAMPLE0000abc", "Invalid API Key provided: [redacted]"],
    ["The token Bearer EXAMPLE-1234567 is bad", "The token [redacted] is bad"],
  ])("has no credentials: %s", (message, passed) => {
    expect(read({ status: 401, body: { error: { message } } })?.message).toBe(passed);
  });

  test("has no secret of the call, in message, code and param", () => {
    const error = { message: "Key EXAMPLE-secret is bad", code: "EXAMPLE-secret", param: "EXAMPLE-secret" };
    expect(read({ body: { error } }, { secrets: ["EXAMPLE-secret"] })).toEqual({
      kind: "invalid",
      message: "Key [redacted] is bad",
      code: "[redacted]",
      param: "[redacted]",
      status: 400,
    });
  });

  test("has no half of a secret where a message is cut", () => {
    const message = `${"x".repeat(LONGEST_MESSAGE - 10)} EXAMPLE-secret-that-is-long`;
    const passed = read({ body: { error: { message } } }, { secrets: ["EXAMPLE-secret-that-is-long"] })?.message;
    expect(passed).toBe(`${"x".repeat(LONGEST_MESSAGE - 10)} [redacte…`);
  });

  test("has nothing of a long secret, of which only the beginning is looked for", () => {
    const secret = `${"s3cret-".repeat(20)}end`;
    const blanks = `${"s3cret-".repeat(20)} end`;
    const passed = (message: string, secrets: readonly string[]): unknown => read({ body: { error: { message } } }, { secrets })?.message;
    expect(passed(`The key "${secret}" is wrong.`, [secret])).toBe('The key "[redacted] is wrong.');
    expect(passed(`The key ${encodeURIComponent(blanks)}, ${blanks} is wrong.`, [blanks])).toBe("The key [redacted]");
    // A text that is the beginning of a secret at all places would be compared with all of it at each.
    expect(passed("a".repeat(8_000), [`${"a".repeat(200)}b`])).toBe("[redacted]");
  });

  test.each([8_192, 65_536])("has no beginning of a secret where the text that is read ends, after %i characters", (end) => {
    const secret = "EXAMPLE-secret-that-is-long";
    for (let shown = 4; shown < secret.length; shown += 4) {
      const message = `No.${" ".repeat(end - 3 - shown)}${secret}`;
      expect(read({ body: { error: { message } } }, { secrets: [secret] })?.message).toBe("No.");
    }
  });

  test("is on one line, without what cannot be seen, and cut without breaking a character", () => {
    expect(read({ body: { error: { message: " a\r\n\u2028b\u202e\0c\u200b " } } })?.message).toBe("a b c");
    const long = read({ body: { error: { message: "😀".repeat(LONGEST_MESSAGE) } } })?.message ?? "";
    expect(long).toBe(`${"😀".repeat((LONGEST_MESSAGE - 2) / 2)}…`);
  });
});
