import type { ConnectorDefinition } from "../../../../templates/sandbox/definition.ts";
import { connectorOf, entityOf, identity, next, operationOf, size } from "./definitions.ts";

const byToken = { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" } } as const;
const boardParent = { kind: "parent", entities: ["boards"], field: "board" } as const;
const topicParent = { kind: "parent", entities: ["topics"], by: "ts", field: "topic_ts" } as const;

/** A forum: boards with topics, topics with replies, notes on boards or topics; token paging, page numbers, offsets. */
export const forum: ConnectorDefinition = connectorOf(
  "forum",
  [
    entityOf(
      "boards",
      { id: "B1", slug: "general", archived: false, secret: "x", title: "General", topic_count: 0 },
      {
        identity: ["id", "slug"],
        hidden: ["secret"],
        vary: {
          id: { kind: "count" },
          slug: { kind: "count" },
          archived: { kind: "one_of", values: [true, false] },
          title: { kind: "one_of", values: ["Zoo", "Art"] },
        },
        derived: [{ path: "topic_count", from: "topics", as: "count" }],
      },
    ),
    entityOf(
      "topics",
      { ts: "1718000000.000100", board: "B1", title: "Hello", replies: [], last_reply: null, has_replies: false },
      {
        identity: ["ts"],
        parents: [{ param: "board", entities: ["boards"], field: "board" }],
        vary: { ts: { kind: "count" } },
        derived: [
          { path: "replies", from: "replies", as: "records" },
          { path: "last_reply", from: "replies", as: "last", field: "id" },
          { path: "has_replies", from: "replies", as: "any" },
        ],
      },
    ),
    entityOf(
      "replies",
      { id: 11, topic_ts: "1718000000.000100", deleted: false, text: "Hi" },
      {
        parents: [
          { param: "board", entities: ["boards"] },
          { param: "ts", entities: ["topics"], by: "ts", field: "topic_ts" },
        ],
        vary: { id: { kind: "count" }, deleted: { kind: "one_of", values: [true, false] } },
      },
    ),
    entityOf(
      "notes",
      { id: "N1", on: null },
      {
        parents: [{ param: "about", entities: ["boards", "topics"], field: "on" }],
      },
    ),
  ],
  [
    operationOf("forum.boards.list", "list", {
      paging: byToken,
      pageSize: 10,
      meta: [
        { name: "next_cursor", nullable: false },
        { name: "next_link", nullable: false, source: "next_url" },
        { name: "kind", nullable: false, source: { value: "page" } },
      ],
      roles: {
        cursor: next,
        limit: size,
        archived: { kind: "filter", field: "archived", as: "equals" },
        sort: { kind: "order", language: "keywords" },
      },
      defaults: { archived: false },
    }),
    operationOf("forum.boards.get", "record", { roles: { board: { kind: "identity", fields: ["id", "slug"] } } }),
    operationOf("forum.boards.find", "record", {
      roles: {
        board: { kind: "identity", fields: ["id"] },
        idProperty: { kind: "modifies", params: ["board"] },
        archived: { kind: "filter", field: "archived", as: "equals" },
      },
    }),
    operationOf("forum.topics.list", "list", {
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 20 },
      roles: { board: boardParent, page: next, per_page: size },
    }),
    operationOf("forum.topics.all", "list", {
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 20 },
      roles: {
        page: next,
        per_page: size,
        inclusive: { kind: "modifies", params: ["oldest"] },
        oldest: { kind: "filter", field: "ts", as: "after" },
      },
    }),
    operationOf("forum.replies.list", "list", {
      paging: {
        kind: "offset",
        next: "startAt",
        size: "maxResults",
        total: { in: "meta", field: "total" },
        last: { in: "meta", field: "isLast" },
      },
      pageSize: 50,
      neededInPractice: ["ts"],
      meta: [
        { name: "startAt", nullable: false },
        { name: "maxResults", nullable: false },
        { name: "total", nullable: false },
        { name: "isLast", nullable: false },
        { name: "nextPage", nullable: true, source: "next_url" },
      ],
      roles: {
        board: { kind: "parent", entities: ["boards"] },
        ts: topicParent,
        startAt: next,
        maxResults: size,
        includeDeleted: { kind: "includes", field: "deleted", is: true },
      },
    }),
    operationOf("forum.replies.get", "record", {
      roles: {
        board: { kind: "parent", entities: ["boards"] },
        ts: topicParent,
        id: identity,
        includeDeleted: { kind: "includes", field: "deleted", is: true },
      },
    }),
    operationOf("forum.replies.all", "search_wrapper", {
      paging: {
        kind: "offset",
        next: "startAt",
        size: "maxResults",
        total: { in: "record", field: "total" },
        last: { in: "record", field: "isLast" },
      },
      pageSize: 50,
      elements: ["page", "values"],
      result: { startAt: 7, maxResults: 7, total: 7, isLast: false, page: { values: [], name: "kept" } },
      roles: { startAt: next, maxResults: size },
    }),
    operationOf("forum.notes.list", "list", { roles: { about: { kind: "parent", entities: ["boards", "topics"], field: "on" } } }),
  ],
);
