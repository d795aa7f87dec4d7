// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("messaging", {
  users: {
    list: {
      kind: "list",
      description: "Lists the users of the workspace.",
      paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" } },
    },
    get: { kind: "record", description: "Returns one user.", requiredParams: ["user"] },
  },
  channels: {
    list: {
      kind: "list",
      description: "Lists the channels of the workspace.",
      paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" } },
    },
    get: { kind: "record", description: "Returns one channel.", requiredParams: ["channel"] },
  },
  channel_messages: {
    list: {
      kind: "list",
      description: "Lists the messages in a channel.",
      requiredParams: ["channel"],
      paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "has_more" } },
    },
  },
  threads: {
    list: {
      kind: "list",
      description: "Lists the messages in a thread.",
      requiredParams: ["channel"],
      paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "has_more" } },
    },
  },
});
