// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("file_storage", {
  files: {
    list: {
      kind: "list",
      description: "Lists files.",
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads the metadata of one file, not its content.", requiredParams: ["fileId"] },
    download: { kind: "download", description: "Downloads the content of a binary file.", requiredParams: ["fileId", "alt"] },
  },
  files_export: {
    download: {
      kind: "download",
      description: "Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.",
      requiredParams: ["fileId", "mimeType"],
    },
  },
  drives: {
    list: {
      kind: "list",
      description: "Lists shared drives.",
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads one shared drive.", requiredParams: ["driveId"] },
  },
  permissions: {
    list: {
      kind: "list",
      description: "Lists the permissions on a file or shared drive.",
      requiredParams: ["fileId"],
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads one permission.", requiredParams: ["fileId", "permissionId"] },
  },
  comments: {
    list: {
      kind: "list",
      description: "Lists the comments on a file.",
      requiredParams: ["fileId"],
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads one comment on a file.", requiredParams: ["fileId", "commentId"] },
  },
  replies: {
    list: {
      kind: "list",
      description: "Lists the replies to a comment.",
      requiredParams: ["fileId", "commentId"],
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads one reply to a comment.", requiredParams: ["fileId", "commentId", "replyId"] },
  },
  revisions: {
    list: {
      kind: "list",
      description: "Lists the revisions of a file.",
      requiredParams: ["fileId"],
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads one revision of a file.", requiredParams: ["fileId", "revisionId"] },
  },
  changes: {
    list: {
      kind: "list",
      description: "Lists the changes since a page token was issued.",
      requiredParams: ["pageToken"],
      paging: {
        kind: "change_feed",
        next: "pageToken",
        token: { in: "meta", field: "nextPageToken" },
        startToken: { in: "meta", field: "newStartPageToken" },
      },
    },
  },
  changes_start_page_token: { get: { kind: "record", description: "Reads the token with which to start listing changes." } },
  about: { get: { kind: "record", description: "Reads information about the account." } },
});
