import type { ConnectorDefinition } from "../../../../templates/sandbox/definition.ts";
import { connectorOf, entityOf, identity, next, operationOf, size } from "./definitions.ts";

const mask = { kind: "select", as: "mask" } as const;
const isFile = { field: "mimeType", isNot: ["folder", "app/doc"], because: "Only binary files have content." };
const isDocument = { field: "mimeType", is: "app/doc", because: "Only documents can be exported." };

/** A drive: downloads, exports, a feed of changes, an entity with a single record, elements inside records. */
export const drive: ConnectorDefinition = connectorOf(
  "drive",
  [
    entityOf(
      "files",
      { id: "F1", name: "a.pdf", mimeType: "application/pdf", size: "200000", attachments: [{ file: "cv.txt", bytes: 10 }] },
      {
        cases: [
          { mimeType: "folder", size: null },
          { mimeType: "app/doc", size: "500" },
          { mimeType: "app/doc", size: "20000" },
        ],
        required: ["id"],
      },
    ),
    entityOf(
      "changes",
      { fileId: "F1", removed: false },
      {
        vary: { fileId: { kind: "reference", entity: "files", each: true }, removed: { kind: "one_of", values: [false, true] } },
        identity: ["fileId"],
      },
    ),
    entityOf("start_tokens", { token: "100042" }, { identity: [] }),
    entityOf("about", { user: "Ada", quota: 5 }),
    entityOf(
      "issues",
      { data: { issue: { id: "I-001", title: "One", body: "Text" } } },
      {
        identity: ["data.issue.id"],
        element: "data.issue",
        vary: { "data.issue.id": { kind: "count" }, "data.issue.title": { kind: "text", text: "Issue {n} {data.issue.id}" } },
      },
    ),
  ],
  [
    operationOf("drive.files.get", "record", { roles: { fileId: identity, fields: mask } }),
    operationOf("drive.files.download", "download", {
      roles: { fileId: identity, range: { kind: "range" } },
      content: { type: "mimeType", size: "size", name: "name" },
      only: [isFile],
    }),
    operationOf("drive.exports.download", "download", {
      roles: { fileId: { ...identity, entity: "files" }, mimeType: { kind: "format" } },
      content: { size: "size", name: "name" },
      maxSize: 10_000,
      only: [isDocument],
    }),
    operationOf("drive.attachments.download", "download", {
      roles: { fileId: { ...identity, entity: "files" }, index: { kind: "index", field: "attachments" } },
      content: { size: "bytes", name: "file" },
    }),
    operationOf("drive.changes.list", "list", {
      paging: {
        kind: "change_feed",
        next: "pageToken",
        token: { in: "meta", field: "nextPageToken" },
        startToken: { in: "meta", field: "newStartPageToken" },
      },
      pageSize: 10,
      meta: [
        { name: "nextPageToken", nullable: true },
        { name: "newStartPageToken", nullable: true },
      ],
      roles: { pageToken: next, pageSize: size, onlyRemoved: { kind: "excludes", field: "removed", is: false } },
    }),
    operationOf("drive.start_tokens.get", "record", { starts: { token: "changes" } }),
    operationOf("drive.about.get", "record", { roles: { fields: { kind: "select", as: "names" } } }),
    operationOf("drive.issues.list", "page_record", {
      elements: ["data", "issues", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "issues"] },
      pageSize: 10,
      result: { data: { issues: { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: "x" } } } },
      roles: { after: next, first: size },
    }),
    operationOf("drive.issues.get", "record", { roles: { id: { kind: "identity", fields: ["data.issue.id"] } } }),
  ],
);
