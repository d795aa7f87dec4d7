import { describe, expect, it } from "vitest";
import type { Answer, Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { tokenRequest, useStage, type DownloadedFile, type Failure, type Replay } from "./replay.ts";

const CLIENT = { client_id: "EXAMPLE-client-id", client_secret: "EXAMPLE-client-secret", refresh_token: "EXAMPLE-refresh-1" };
const stage = useStage("file_storage", { auth_config: { ...CLIENT, access_token: "EXAMPLE-access-1" } });

const headers = { accept: "application/json", authorization: "Bearer EXAMPLE-access-1" };

function get(path: string, query: Readonly<Record<string, string>>, answer: Answer): Exchange {
  return { request: { call: `GET /drive/v3/${path}`, ...(Object.keys(query).length > 0 && { query }), headers }, answer };
}

const file = (id: string): object => ({ kind: "drive#file", id, name: `${id}.txt`, mimeType: "text/plain" });

describe("Google Drive", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by page token",
      {
        operation: "file_storage.files.list",
        params: { q: "name contains 'a' and trashed = false", pageSize: 2 },
        exchanges: [
          get(
            "files",
            { q: "name contains 'a' and trashed = false", pageSize: "2" },
            {
              json: { kind: "drive#fileList", incompleteSearch: false, nextPageToken: "~!!~token-2", files: [file("f1"), file("f2")] },
            },
          ),
          get(
            "files",
            { q: "name contains 'a' and trashed = false", pageSize: "2", pageToken: "~!!~token-2" },
            {
              json: { kind: "drive#fileList", incompleteSearch: false, files: [file("f3")] },
            },
          ),
        ],
        want: {
          pages: [
            { records: [file("f1"), file("f2")], meta: { nextPageToken: "~!!~token-2", incompleteSearch: false } },
            { records: [file("f3")], meta: { nextPageToken: null, incompleteSearch: false } },
          ],
        },
      },
    ],
    [
      "a walk over changes, which ends with the token of the next round",
      {
        operation: "file_storage.changes.list",
        params: { pageToken: "101" },
        exchanges: [
          get("changes", { pageToken: "101" }, { json: { nextPageToken: "102", changes: [{ fileId: "f1", removed: true }] } }),
          get("changes", { pageToken: "102" }, { json: { newStartPageToken: "103", changes: [] } }),
        ],
        want: {
          pages: [
            { records: [{ fileId: "f1", removed: true }], meta: { nextPageToken: "102", newStartPageToken: null } },
            { records: [], meta: { nextPageToken: null, newStartPageToken: "103" } },
          ],
        },
      },
    ],
    [
      "a list that has no fields unless it is asked for them",
      {
        operation: "file_storage.comments.list",
        params: { fileId: "f1" },
        exchanges: [get("files/f1/comments", { fields: "*" }, { json: { comments: [{ id: "c1", content: "Well done" }] } })],
        want: { pages: [{ records: [{ id: "c1", content: "Well done" }], meta: { nextPageToken: null } }] },
      },
    ],
    [
      "fields that the caller asks for",
      {
        operation: "file_storage.about.get",
        params: { fields: "user" },
        exchanges: [get("about", { fields: "user" }, { json: { user: { displayName: "Ada" } } })],
        want: { result: { user: { displayName: "Ada" } } },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});

const error = (code: number, reason: string, message: string, location?: string): Answer => ({
  status: code,
  json: { error: { code, message, errors: [{ domain: "global", reason, message, ...(location !== undefined && { location }) }] } },
});

describe("errors of Google Drive", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "what the user may not do",
      error(403, "insufficientFilePermissions", "The user does not have sufficient permissions for this file."),
      {
        status: 403,
        message: "The user does not have sufficient permissions for this file.",
        code: "vendor/refused",
      },
    ],
    [
      "a missing file",
      error(404, "notFound", "File not found: f1.", "fileId"),
      {
        status: 404,
        message: "File not found: f1.",
        code: "vendor/not-found",
        field: "params.fileId",
      },
    ],
    [
      "a wrong value",
      error(400, "invalidParameter", "Invalid field selection nme", "fields"),
      {
        status: 422,
        message: "Invalid field selection nme",
        code: "vendor/invalid",
        field: "params.fields",
      },
    ],
    [
      "a rate limit with status 403",
      { ...error(403, "userRateLimitExceeded", "User rate limit exceeded."), headers: { "retry-after": "45" } },
      {
        status: 429,
        message: "User rate limit exceeded.",
        code: "vendor/rate-limit",
        retryAfter: 45,
      },
    ],
    [
      "a rate limit with status 429",
      { ...error(429, "rateLimitExceeded", "Rate limit exceeded."), headers: { "retry-after": "45" } },
      {
        status: 429,
        message: "Rate limit exceeded.",
        code: "vendor/rate-limit",
        retryAfter: 45,
      },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "file_storage.files.get",
      params: { fileId: "f1" },
      exchanges: [get("files/f1", {}, answer)],
      want: { failure },
    }),
  );
});

describe("tokens of Google Drive", () => {
  const renewed = { access_token: "EXAMPLE-access-2", expires_in: 3599, scope: "drive", token_type: "Bearer" };

  it("one that has expired is replaced, and the call is made again", () =>
    stage.play({
      operation: "file_storage.files.get",
      params: { fileId: "f1" },
      exchanges: [
        get("files/f1", {}, error(401, "authError", "Invalid Credentials")),
        { request: tokenRequest("POST /token", CLIENT), answer: { json: renewed } },
        {
          request: { call: "GET /drive/v3/files/f1", headers: { ...headers, authorization: "Bearer EXAMPLE-access-2" } },
          answer: { json: file("f1") },
        },
      ],
      want: { result: file("f1") },
    }));

  it("a client that Google does not know", () =>
    stage.play({
      operation: "file_storage.files.get",
      params: { fileId: "f1" },
      exchanges: [
        get("files/f1", {}, error(401, "authError", "Invalid Credentials")),
        { request: tokenRequest("POST /token", CLIENT), answer: { status: 401, json: { error: "invalid_client" } } },
      ],
      want: { failure: { status: 424, message: expect.stringMatching(/invalid_client/) as string, code: "vendor/credentials" } },
    }));
});

/** A download of the binary file `f1`. */
function media(range: string | undefined, answer: Answer): Exchange {
  const request = {
    call: "GET /drive/v3/files/f1",
    query: { alt: "media" },
    headers: { ...headers, accept: "*/*", ...(range !== undefined && { range }) },
  };
  return { request, answer };
}

const text = { "content-type": "text/plain" };

describe("files of Google Drive", () => {
  it.each<readonly [title: string, range: string | undefined, answer: Answer, file: DownloadedFile]>([
    [
      "all of it",
      undefined,
      { headers: { ...text, "content-length": "10", "content-disposition": 'attachment; filename="f1.txt"' }, text: "0123456789" },
      { text: "0123456789", status: 200, contentType: "text/plain", filename: "f1.txt", contentLength: 10 },
    ],
    [
      "a part of it",
      "bytes=2-4",
      { status: 206, headers: { ...text, "content-length": "3", "content-range": "bytes 2-4/10" }, text: "234" },
      { text: "234", status: 206, contentType: "text/plain", contentLength: 3, contentRange: "bytes 2-4/10" },
    ],
    [
      "a part of it, of which all came",
      "bytes=-3",
      { headers: { ...text, "content-length": "10" }, text: "0123456789" },
      { text: "789", status: 206, contentType: "text/plain", contentLength: 3, contentRange: "bytes 7-9/10" },
    ],
    [
      "an empty file",
      undefined,
      { headers: { ...text, "content-length": "0" }, text: "" },
      { text: "", status: 200, contentType: "text/plain", contentLength: 0 },
    ],
  ])("%s", (_title, range, answer, want) =>
    stage.play({
      operation: "file_storage.files.download",
      params: { fileId: "f1", alt: "media", ...(range !== undefined && { range_header: range }) },
      exchanges: [media(range, answer)],
      want: { file: want },
    }),
  );

  it.each<readonly [title: string, range: string | undefined, answer: Answer, failure: Failure]>([
    [
      "a range behind the end",
      "bytes=20-",
      { ...error(416, "requestedRangeNotSatisfiable", "Request range not satisfiable"), headers: { "content-range": "bytes */10" } },
      {
        status: 416,
        message: "Request range not satisfiable",
        code: "request/range",
      },
    ],
    [
      "a part that nobody asked for",
      "bytes=2-4",
      { status: 206, headers: { ...text, "content-range": "bytes 0-2/10" }, text: "012" },
      { status: 502, message: expect.stringMatching(/part of the file/) as string, code: "vendor/malformed" },
    ],
    [
      "a document, which has no bytes",
      undefined,
      error(403, "fileNotDownloadable", "Only files with binary content can be downloaded.", "alt"),
      {
        status: 403,
        message: "Only files with binary content can be downloaded.",
        code: "vendor/refused",
        field: "params.alt",
      },
    ],
  ])("%s", (_title, range, answer, failure) =>
    stage.play({
      operation: "file_storage.files.download",
      params: { fileId: "f1", alt: "media", ...(range !== undefined && { range_header: range }) },
      exchanges: [media(range, answer)],
      want: { failure },
    }),
  );

  it("a document in another format", () =>
    stage.play({
      operation: "file_storage.files_export.download",
      params: { fileId: "d1", mimeType: "application/pdf" },
      exchanges: [
        {
          request: {
            call: "GET /drive/v3/files/d1/export",
            query: { mimeType: "application/pdf" },
            headers: { ...headers, accept: "*/*" },
          },
          answer: { headers: { "content-type": "application/pdf" }, text: "%PDF-1.7" },
        },
      ],
      want: { file: { text: "%PDF-1.7", status: 200, contentType: "application/pdf" } },
    }));
});
