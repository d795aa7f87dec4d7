import { connector as payments } from "connector-gateway-spec/payments";
import { connector as storage } from "connector-gateway-spec/file_storage";
import { describe, expect, test } from "vitest";
import type { SeenRequest } from "../../../../../templates/page/sandbox/connection/sandbox_store.ts";
import { filterRequests } from "../../../../../templates/page/sandbox/requests/requests_panel.tsx";
import { arrivalText, clockText, endingOf, endingText, faultText } from "../../../../../templates/page/sandbox/requests/request_words.ts";
import { toCurl } from "../../../../../templates/page/sandbox/requests/requests_panel.tsx";
import type { LogEntry } from "../../../../../templates/sandbox/sandbox_types.ts";

const LIST: LogEntry = {
  requestId: "req_1_1",
  time: "",
  instance: "inst_payments",
  operation: "payments.customers.list",
  status: 200,
  durationMs: 5,
};

const seen = (more: Partial<LogEntry> = {}, seenAt?: number): SeenRequest => ({ key: "", entry: { ...LIST, ...more }, seenAt });

describe("the words for a request", () => {
  test.each([
    [200, "success", "200 OK"],
    [206, "success", "206 Partial Content"],
    [404, "error", "404 Not Found"],
    [599, "error", "599"],
    [null, "dropped", "No answer"],
  ] as const)("with the status %s", (status, ending, text) => {
    expect([endingOf({ status }), endingText({ status })]).toEqual([ending, text]);
  });

  test.each([
    ["429", "status 429"],
    ["wait", "slow"],
    ["truncate_body", "body cut off"],
    ["constructor", "status constructor"],
  ])("with the fault %s", (fault, text) => {
    expect(faultText(fault)).toBe(text);
  });

  test.each([
    [undefined, "earlier"],
    [new Date(2026, 0, 1, 9, 5, 3).getTime(), "09:05:03"],
  ])("that came at %s", (seenAt, text) => {
    expect(clockText(seen({}, seenAt))).toBe(text);
  });

  test.each([
    [[seen()], "1 request."],
    [[seen({ status: null })], "1 request, which failed."],
    [[seen(), seen()], "2 requests."],
    [[seen(), seen({ status: 500 })], "2 requests, 1 of them failed."],
  ])("and how many have come: %#", (requests, text) => {
    expect(arrivalText(requests)).toBe(text);
  });
});

describe("the filter of requests", () => {
  const requests = [
    seen({ requestId: "a" }),
    seen({ requestId: "b", status: 404, operation: "crm.people.get", instance: "inst_crm" }),
    seen({ requestId: "c", status: null, fault: "drop_response" }),
    seen({ requestId: "d", operation: null, instance: null, status: 422 }),
  ];

  test.each([
    ["", false, "abcd"],
    ["", true, "bcd"],
    ["crm", false, "b"],
    ["PEOPLE  404", false, "b"],
    ["not found", false, "b"],
    ["fault", false, "c"],
    ["drop_response", false, "c"],
    ["no answer", false, "c"],
    ["no operation", false, "cd"],
    ["unprocessable", false, "d"],
    ["payments", true, "c"],
    ["nothing like it", false, ""],
    ["   ", false, "abcd"],
  ])("with %j, errors only %s: %s", (text, errorsOnly, wanted) => {
    expect(
      filterRequests(requests, { text, errorsOnly })
        .map(({ entry }) => entry.requestId)
        .join(""),
    ).toBe(wanted);
  });
});

describe("a request as curl", () => {
  const connectors = [payments, storage];
  const print = (more: Partial<LogEntry>): string | undefined => toCurl({ ...LIST, ...more }, connectors, "http://127.0.0.1:4011");

  test("calls the same operation with the same params", () => {
    const text = print({ params: { limit: 2, email: "o'neil@example.com" } });
    expect(text).toContain("http://127.0.0.1:4011/api/v1/connectors/instances/inst_payments/execute");
    expect(text).toContain("Bearer any");
    expect(text?.replaceAll(/\s+/g, " ")).toContain('"action": "list", "params": {');
    expect(text).toContain(String.raw`o'\''neil@example.com`);
  });

  test("has no params if there were none, and saves downloads", () => {
    expect(print({})).not.toContain("params");
    expect(print({ operation: "file_storage.files.download", instance: "inst_file_storage", params: { fileId: "1" } })).toContain(
      "--output",
    );
  });

  test.each<Partial<LogEntry>>([
    { operation: null },
    { operation: "gateway.create_instance" },
    { operation: "payments.customers.none" },
    { instance: null },
  ])("is not there for %j", (more) => {
    expect(print(more)).toBeUndefined();
  });
});
