import { expect, test } from "vitest";
import { driveFacts } from "../../fixtures/vendors/facts.ts";
import { bindingsOf, vendorOf, type Row } from "./bound.ts";
import { testBindings } from "./documented.ts";
import { testFailures } from "./failures.ts";

const facts = driveFacts();

const NEXT = "nextPageToken=nextPageToken";
const RANGE = "range_header=Range";
const ALL_FIELDS = { fields: "*" };

const want: Readonly<Record<string, Row>> = {
  "files.list": {
    call: "GET /drive/v3/files",
    query: "pageSize pageToken q orderBy fields spaces corpora driveId includeItemsFromAllDrives supportsAllDrives",
    take: "files",
    meta: "nextPageToken=nextPageToken incompleteSearch=incompleteSearch",
  },
  "files.get": { call: "GET /drive/v3/files/{fileId}", path: "fileId", query: "fields supportsAllDrives" },
  "files.download": {
    call: "GET /drive/v3/files/{fileId}",
    path: "fileId",
    query: "alt acknowledgeAbuse supportsAllDrives",
    header: RANGE,
  },
  "files_export.download": { call: "GET /drive/v3/files/{fileId}/export", path: "fileId", query: "mimeType", header: RANGE },
  "drives.list": {
    call: "GET /drive/v3/drives",
    query: "pageSize pageToken q useDomainAdminAccess",
    take: "drives",
    meta: NEXT,
  },
  "drives.get": { call: "GET /drive/v3/drives/{driveId}", path: "driveId", query: "useDomainAdminAccess" },
  "permissions.list": {
    call: "GET /drive/v3/files/{fileId}/permissions",
    path: "fileId",
    query: "pageSize pageToken supportsAllDrives useDomainAdminAccess",
    take: "permissions",
    meta: NEXT,
  },
  "permissions.get": {
    call: "GET /drive/v3/files/{fileId}/permissions/{permissionId}",
    path: "fileId permissionId",
    query: "supportsAllDrives useDomainAdminAccess",
  },
  "comments.list": {
    call: "GET /drive/v3/files/{fileId}/comments",
    path: "fileId",
    query: "pageSize pageToken startModifiedTime includeDeleted fields",
    fixed: ALL_FIELDS,
    take: "comments",
    meta: NEXT,
  },
  "comments.get": {
    call: "GET /drive/v3/files/{fileId}/comments/{commentId}",
    path: "fileId commentId",
    query: "includeDeleted fields",
    fixed: ALL_FIELDS,
  },
  "replies.list": {
    call: "GET /drive/v3/files/{fileId}/comments/{commentId}/replies",
    path: "fileId commentId",
    query: "pageSize pageToken includeDeleted fields",
    fixed: ALL_FIELDS,
    take: "replies",
    meta: NEXT,
  },
  "replies.get": {
    call: "GET /drive/v3/files/{fileId}/comments/{commentId}/replies/{replyId}",
    path: "fileId commentId replyId",
    query: "includeDeleted fields",
    fixed: ALL_FIELDS,
  },
  "revisions.list": {
    call: "GET /drive/v3/files/{fileId}/revisions",
    path: "fileId",
    query: "pageSize pageToken",
    take: "revisions",
    meta: NEXT,
  },
  "revisions.get": { call: "GET /drive/v3/files/{fileId}/revisions/{revisionId}", path: "fileId revisionId" },
  "changes.list": {
    call: "GET /drive/v3/changes",
    query: `pageToken pageSize driveId includeItemsFromAllDrives supportsAllDrives spaces includeRemoved restrictToMyDrive`,
    take: "changes",
    meta: "nextPageToken=nextPageToken newStartPageToken=newStartPageToken",
  },
  "changes_start_page_token.get": {
    call: "GET /drive/v3/changes/startPageToken",
    query: "driveId supportsAllDrives",
  },
  "about.get": { call: "GET /drive/v3/about", query: "fields", fixed: ALL_FIELDS },
};

testBindings("file_storage", want, facts);

const limited = ["rateLimitExceeded", "userRateLimitExceeded", "dailyLimitExceeded"];

testFailures("file_storage", [
  {
    body: { error: { code: 404, message: "No file x.", errors: [{ reason: "notFound", location: "fileId", message: "No file x." }] } },
    message: "No file x.",
    code: "notFound",
    param: "fileId",
  },
  ...limited.map((reason) => ({
    body: { error: { code: 403, message: "Limit exceeded", errors: [{ domain: "usageLimits", reason, message: "Limit exceeded" }] } },
    message: "Limit exceeded",
    code: reason,
    kind: "rate_limit",
  })),
  {
    body: { error: { code: 403, message: "The file is too large.", errors: [{ reason: "exportSizeLimitExceeded" }] } },
    message: "The file is too large.",
    code: "exportSizeLimitExceeded",
  },
  { body: { error: { message: "Denied", status: "PERMISSION_DENIED" } }, message: "Denied", code: "PERMISSION_DENIED" },
]);

test("Drive takes a token that is renewed at Google's token endpoint, and counts no calls in headers", () => {
  const { limits, ...vendor } = vendorOf("file_storage");
  expect(limits).toBeUndefined();
  expect(vendor).toMatchObject({
    name: "Google Drive",
    baseUrl: "https://www.googleapis.com",
    body: "json",
    queryStyle: "repeat",
    auth: {
      oauth: {
        kind: "oauth_refresh",
        header: "Authorization",
        value: "Bearer {access_token}",
        tokenUrl: "https://oauth2.googleapis.com/token",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        clientId: "client_id",
        clientSecret: "client_secret",
      },
    },
  });
});

test("Drive is asked for all fields where it answers nothing without `fields`, and nowhere else", () => {
  const bindings = Object.entries(bindingsOf("file_storage"));
  const needy = bindings.filter(([operation]) => facts.needsFields.split(" ").includes(operation.split(".")[0] ?? ""));
  expect(needy).toHaveLength(5);
  expect(bindings.filter(([, { fixed }]) => fixed?.["fields"] === "*")).toEqual(needy);
});
