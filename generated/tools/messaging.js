// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "messaging_users_list",
    operation: "messaging.users.list",
    description: "Lists the users of the workspace.",
    inputSchema: {
      type: "object",
      properties: {
        cursor: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        limit: { description: "Page size.", type: "integer" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "messaging_users_get",
    operation: "messaging.users.get",
    description: "Returns one user.",
    inputSchema: { type: "object", properties: { user: { description: "Id of the user.", type: "string" } }, required: ["user"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "messaging_channels_list",
    operation: "messaging.channels.list",
    description: "Lists the channels of the workspace.",
    inputSchema: {
      type: "object",
      properties: {
        cursor: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        limit: { description: "Page size.", type: "integer" },
        types: { description: "Kinds of channels to list. Comma-separated: public_channel, private_channel, mpim, im.", type: "string" },
        exclude_archived: { description: "Whether to leave out archived channels.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "messaging_channels_get",
    operation: "messaging.channels.get",
    description: "Returns one channel.",
    inputSchema: { type: "object", properties: { channel: { description: "Id of the channel.", type: "string" } }, required: ["channel"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "messaging_channel_messages_list",
    operation: "messaging.channel_messages.list",
    description: "Lists the messages in a channel.",
    inputSchema: {
      type: "object",
      properties: {
        channel: { description: "Id of the channel.", type: "string" },
        cursor: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        limit: { description: "Page size.", type: "integer" },
        oldest: {
          description: "Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.",
          type: "string",
        },
        latest: {
          description: "Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.",
          type: "string",
        },
        inclusive: { description: "Whether to include messages whose timestamp equals `oldest` or `latest`.", type: "boolean" },
      },
      required: ["channel"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "messaging_threads_list",
    operation: "messaging.threads.list",
    description: "Lists the messages in a thread.",
    inputSchema: {
      type: "object",
      properties: {
        channel: { description: "Id of the channel.", type: "string" },
        ts: { description: "Timestamp of the parent message of the thread. Required in practice.", type: "string" },
        cursor: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        limit: { description: "Page size.", type: "integer" },
        oldest: {
          description: "Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.",
          type: "string",
        },
        latest: {
          description: "Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.",
          type: "string",
        },
        inclusive: { description: "Whether to include messages whose timestamp equals `oldest` or `latest`.", type: "boolean" },
      },
      required: ["channel"],
    },
    annotations: { readOnlyHint: true },
  },
];
