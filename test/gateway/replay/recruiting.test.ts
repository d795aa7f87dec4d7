import { describe, expect, it } from "vitest";
import type { Answer, Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { useStage, type DownloadedFile, type Failure, type Replay } from "./replay.ts";

const KEY = "EXAMPLE-recruiting-api-key";
const stage = useStage("recruiting", { auth_config: { api_key: KEY } });

const headers = { accept: "application/json", authorization: `Basic ${Buffer.from(`${KEY}:`).toString("base64")}` };

function get(path: string, query: Readonly<Record<string, string>>, answer: Answer): Exchange {
  return { request: { call: `GET /v1/${path}`, ...(Object.keys(query).length > 0 && { query }), headers }, answer };
}

const department = (id: number): object => ({
  id,
  name: `Department ${id}`,
  parent_id: null,
  parent_department_external_id: null,
  child_ids: [],
  child_department_external_ids: [],
  external_id: null,
});

const { retired } = stage;
/** Every answer says that Greenhouse ends this interface. */
const warnings = [{ message: expect.stringContaining(retired?.because ?? "") as string, retired }];

/** Greenhouse says in a header which page is next. The client counts pages itself. */
const more = { link: '<https://harvest.greenhouse.io/v1/departments?page=2&per_page=2>; rel="next"' };

describe("Greenhouse", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by page numbers, which ends with a page that is not full",
      {
        operation: "recruiting.departments.list",
        params: { per_page: 2 },
        exchanges: [
          get("departments", { per_page: "2" }, { headers: more, json: [department(1), department(2)] }),
          get("departments", { per_page: "2", page: "2" }, { json: [department(3)] }),
        ],
        want: {
          pages: [
            { records: [department(1), department(2)], meta: {} },
            { records: [department(3)], meta: {} },
          ],
          warnings,
        },
      },
    ],
    [
      "a record",
      {
        operation: "recruiting.departments.get",
        params: { id: 1 },
        exchanges: [get("departments/1", {}, { json: department(1) })],
        want: { result: department(1), warnings },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});

describe("errors of Greenhouse", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "a wrong key",
      { status: 401, json: { message: "Invalid Basic Auth credentials" } },
      {
        status: 424,
        message: "Invalid Basic Auth credentials",
        code: "vendor/credentials",
      },
    ],
    [
      "what the key may not do",
      { status: 403, json: { message: "You do not have permission to access this resource." } },
      {
        status: 403,
        message: "You do not have permission to access this resource.",
        code: "vendor/refused",
      },
    ],
    [
      "a missing record",
      { status: 404, json: { message: "Resource not found" } },
      { status: 404, message: "Resource not found", code: "vendor/not-found" },
    ],
    [
      "a wrong value",
      { status: 422, json: { message: "Validation error", errors: [{ message: "Must be a number", field: "id" }] } },
      { status: 422, message: "Must be a number", code: "vendor/invalid", field: "params.id" },
    ],
    [
      "a rate limit",
      { status: 429, headers: { "x-ratelimit-remaining": "0", "retry-after": "45" }, json: { message: "Rate limit exceeded" } },
      {
        status: 429,
        message: "Rate limit exceeded",
        code: "vendor/rate-limit",
        retryAfter: 45,
      },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "recruiting.departments.get",
      params: { id: 1 },
      exchanges: [get("departments/1", {}, answer)],
      want: { failure },
    }),
  );
});

/** The record that has the addresses of its files; the third party keeps them elsewhere, but a replaced one may keep them itself. */
function candidate(url: string): Exchange {
  const attachments = [
    {
      filename: "letter.pdf",
      url: "https://prod.s3.amazonaws.com/letter.pdf",
      type: "cover_letter",
      created_at: "2026-01-05T09:00:00.000Z",
    },
    { filename: "cv.pdf", url, type: "resume", created_at: "2026-01-05T09:00:00.000Z" },
  ];
  return get("candidates/7", {}, { json: { id: 7, attachments } });
}

/** The second call: nothing in it says who makes it. */
function file(range: string | undefined, answer: Answer): Exchange {
  const request = {
    call: "GET /files/cv.pdf",
    query: { signature: "EXAMPLE" },
    headers: { accept: "*/*", ...(range !== undefined && { range }) },
  };
  return { request, answer };
}

const signed = (): string => `${stage.vendor().url}/files/cv.pdf?signature=EXAMPLE`;
const pdf = { "content-type": "application/pdf" };

describe("attachments of Greenhouse", () => {
  it.each<readonly [title: string, range: string | undefined, answer: Answer, want: DownloadedFile]>([
    [
      "all of it",
      undefined,
      { headers: { ...pdf, "content-length": "10" }, text: "0123456789" },
      { text: "0123456789", status: 200, contentType: "application/pdf", filename: "cv.pdf", contentLength: 10 },
    ],
    [
      "a part of it",
      "bytes=0-2",
      { status: 206, headers: { ...pdf, "content-length": "3", "content-range": "bytes 0-2/10" }, text: "012" },
      { text: "012", status: 206, contentType: "application/pdf", filename: "cv.pdf", contentLength: 3, contentRange: "bytes 0-2/10" },
    ],
  ])("%s", (_title, range, answer, want) =>
    stage.play({
      operation: "recruiting.candidate_attachment.download",
      params: { id: 7, attachment_index: 1, ...(range !== undefined && { range_header: range }) },
      exchanges: [candidate(signed()), file(range, answer)],
      want: { file: want },
    }),
  );

  it.each<readonly [title: string, index: number, exchanges: () => readonly Exchange[], failure: Failure]>([
    [
      "an address that has expired",
      1,
      () => [
        candidate(signed()),
        file(undefined, { status: 403, headers: { "content-type": "application/xml" }, text: "<Error><Code>AccessDenied</Code></Error>" }),
      ],
      { status: 403, message: "HTTP status 403", code: "vendor/refused" },
    ],
    [
      "a position that the record does not have",
      2,
      () => [candidate(signed())],
      {
        status: 404,
        message: expect.stringMatching(/no element at position 2/) as string,
        code: "vendor/not-found",
        field: "params.attachment_index",
      },
    ],
    [
      "a host that is not listed",
      1,
      () => [candidate("https://files.example.com/cv.pdf")],
      {
        status: 502,
        message: expect.stringMatching(/https:\/\/files\.example\.com.* prod\.s3\.amazonaws\.com/) as string,
        code: "vendor/egress",
      },
    ],
    [
      "a listed host without https",
      1,
      () => [candidate("http://prod.s3.amazonaws.com/cv.pdf")],
      {
        status: 502,
        message: expect.stringMatching(/http:\/\/prod\.s3\.amazonaws\.com.* over https/) as string,
        code: "vendor/egress",
      },
    ],
    [
      "no address",
      1,
      () => [candidate("")],
      { status: 502, message: expect.stringMatching(/address of the file/) as string, code: "vendor/malformed" },
    ],
  ])("%s", (_title, index, exchanges, failure) =>
    stage.play({
      operation: "recruiting.candidate_attachment.download",
      params: { id: 7, attachment_index: index },
      exchanges: exchanges(),
      want: { failure },
    }),
  );
});
