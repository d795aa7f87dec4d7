import type { WantedBindings } from "./binding_table.ts";

const NEXT = "nextPageToken=nextPageToken";
const RANGE = "range_header=Range";
const ALL = "fields=*";

/** Google's Drive API, version 3. */
export const fileStorage: WantedBindings = {
  "file_storage.files.list": {
    call: "GET /drive/v3/files",
    query: "pageSize pageToken q orderBy fields spaces corpora driveId includeItemsFromAllDrives supportsAllDrives",
    take: "files",
    meta: "nextPageToken=nextPageToken incompleteSearch=incompleteSearch",
  },
  "file_storage.files.get": { call: "GET /drive/v3/files/{fileId}", query: "fields supportsAllDrives" },
  "file_storage.files.download": {
    call: "GET /drive/v3/files/{fileId}",
    query: "alt acknowledgeAbuse supportsAllDrives",
    headers: RANGE,
  },
  "file_storage.files_export.download": { call: "GET /drive/v3/files/{fileId}/export", query: "mimeType", headers: RANGE },
  "file_storage.drives.list": {
    call: "GET /drive/v3/drives",
    query: "pageSize pageToken q useDomainAdminAccess",
    take: "drives",
    meta: NEXT,
  },
  "file_storage.drives.get": { call: "GET /drive/v3/drives/{driveId}", query: "useDomainAdminAccess" },
  "file_storage.permissions.list": {
    call: "GET /drive/v3/files/{fileId}/permissions",
    query: "pageSize pageToken supportsAllDrives useDomainAdminAccess",
    take: "permissions",
    meta: NEXT,
  },
  "file_storage.permissions.get": {
    call: "GET /drive/v3/files/{fileId}/permissions/{permissionId}",
    query: "supportsAllDrives useDomainAdminAccess",
  },
  "file_storage.comments.list": {
    call: "GET /drive/v3/files/{fileId}/comments",
    query: "pageSize pageToken startModifiedTime includeDeleted fields",
    fixed: ALL,
    take: "comments",
    meta: NEXT,
  },
  "file_storage.comments.get": {
    call: "GET /drive/v3/files/{fileId}/comments/{commentId}",
    query: "includeDeleted fields",
    fixed: ALL,
  },
  "file_storage.replies.list": {
    call: "GET /drive/v3/files/{fileId}/comments/{commentId}/replies",
    query: "pageSize pageToken includeDeleted fields",
    fixed: ALL,
    take: "replies",
    meta: NEXT,
  },
  "file_storage.replies.get": {
    call: "GET /drive/v3/files/{fileId}/comments/{commentId}/replies/{replyId}",
    query: "includeDeleted fields",
    fixed: ALL,
  },
  "file_storage.revisions.list": {
    call: "GET /drive/v3/files/{fileId}/revisions",
    query: "pageSize pageToken",
    take: "revisions",
    meta: NEXT,
  },
  "file_storage.revisions.get": { call: "GET /drive/v3/files/{fileId}/revisions/{revisionId}" },
  "file_storage.changes.list": {
    call: "GET /drive/v3/changes",
    query: `pageToken pageSize driveId includeItemsFromAllDrives supportsAllDrives spaces includeRemoved restrictToMyDrive`,
    take: "changes",
    meta: "nextPageToken=nextPageToken newStartPageToken=newStartPageToken",
  },
  "file_storage.changes_start_page_token.get": {
    call: "GET /drive/v3/changes/startPageToken",
    query: "driveId supportsAllDrives",
  },
  "file_storage.about.get": { call: "GET /drive/v3/about", query: "fields", fixed: ALL },
};
