// @generated from spec/connectors/messaging.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  anyOf,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  commaList,
  matching,
  deepFreeze,
  createGuard,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

function User() {
  return {
    name: "User",
    fields: {
      id: "string",
      team_id: "string | null",
      name: "string | null",
      deleted: "boolean | null",
      color: "string | null",
      real_name: "string | null",
      tz: "string | null",
      tz_label: "string | null",
      tz_offset: "integer | null",
      profile: "any",
      is_admin: "boolean | null",
      is_owner: "boolean | null",
      is_primary_owner: "boolean | null",
      is_restricted: "boolean | null",
      is_ultra_restricted: "boolean | null",
      is_bot: "boolean | null",
      is_app_user: "boolean | null",
      updated: "integer | null",
      is_email_confirmed: "boolean | null",
      who_can_share_contact_card: "string | null",
    },
  };
}

export const user = /* @__PURE__ */ createValidator("messaging.records.User", { table: User });

export const isUser = /* @__PURE__ */ createGuard(User);

function Channel() {
  return {
    name: "Channel",
    fields: {
      id: "string",
      name: "string | null",
      is_channel: "boolean | null",
      is_group: "boolean | null",
      is_im: "boolean | null",
      is_mpim: "boolean | null",
      is_private: "boolean | null",
      created: "integer | null",
      is_archived: "boolean | null",
      is_general: "boolean | null",
      unlinked: "integer | null",
      name_normalized: "string | null",
      is_shared: "boolean | null",
      is_org_shared: "boolean | null",
      is_pending_ext_shared: "boolean | null",
      pending_shared: "array | null",
      context_team_id: "string | null",
      updated: "integer | null",
      creator: "string | null",
      is_ext_shared: "boolean | null",
      shared_team_ids: "array | null",
      pending_connected_team_ids: "array | null",
      is_member: "boolean | null",
      topic: "any",
      purpose: "any",
      previous_names: "array | null",
      num_members: "integer | null",
      parent_conversation: "string | null",
      properties: "object | null",
      is_thread_only: "boolean | null",
      is_read_only: "boolean | null",
    },
  };
}

export const channel = /* @__PURE__ */ createValidator("messaging.records.Channel", { table: Channel });

export const isChannel = /* @__PURE__ */ createGuard(Channel);

function MessageReaction() {
  return {
    name: "MessageReaction",
    fields: {
      name: "string | null",
      users: "array | null",
      count: "integer | null",
    },
  };
}

export const messageReaction = /* @__PURE__ */ createValidator("messaging.records.MessageReaction", { table: MessageReaction });

export const isMessageReaction = /* @__PURE__ */ createGuard(MessageReaction);

function MessageAttachment() {
  return {
    name: "MessageAttachment",
    fields: {
      id: "integer | null",
      fallback: "string | null",
      color: "string | null",
      pretext: "string | null",
      author_name: "string | null",
      author_link: "string | null",
      author_icon: "string | null",
      title: "string | null",
      title_link: "string | null",
      text: "string | null",
      fields: "array | null",
      image_url: "string | null",
      thumb_url: "string | null",
      footer: "string | null",
      footer_icon: "string | null",
      ts: "string | integer | null",
    },
  };
}

export const messageAttachment = /* @__PURE__ */ createValidator("messaging.records.MessageAttachment", { table: MessageAttachment });

export const isMessageAttachment = /* @__PURE__ */ createGuard(MessageAttachment);

function MessageFile() {
  return {
    name: "MessageFile",
    fields: {
      id: "string | null",
      name: "string | null",
      title: "string | null",
      mimetype: "string | null",
      filetype: "string | null",
      pretty_type: "string | null",
      user: "string | null",
      size: "integer | null",
      mode: "string | null",
      is_external: "boolean | null",
      external_type: "string | null",
      is_public: "boolean | null",
      public_url_shared: "boolean | null",
      url_private: "string | null",
      url_private_download: "string | null",
      permalink: "string | null",
      permalink_public: "string | null",
      created: "integer | null",
      timestamp: "integer | null",
    },
  };
}

export const messageFile = /* @__PURE__ */ createValidator("messaging.records.MessageFile", { table: MessageFile });

export const isMessageFile = /* @__PURE__ */ createGuard(MessageFile);

function Message() {
  return {
    name: "Message",
    fields: {
      type: "string | null",
      subtype: "string | null",
      ts: "string",
      user: "string | null",
      text: "string | null",
      thread_ts: "string | null",
      reply_count: "integer | null",
      reply_users_count: "integer | null",
      latest_reply: "string | null",
      reply_users: "array | null",
      is_locked: "boolean | null",
      subscribed: "boolean | null",
      reactions: { items: { table: MessageReaction }, nullable: true },
      attachments: { items: { table: MessageAttachment }, nullable: true },
      blocks: "array | null",
      files: { items: { table: MessageFile }, nullable: true },
      edited: "any",
      bot_id: "string | null",
      bot_profile: "any",
      app_id: "string | null",
      team: "string | null",
    },
  };
}

export const message = /* @__PURE__ */ createValidator("messaging.records.Message", { table: Message });

export const isMessage = /* @__PURE__ */ createGuard(Message);

function ThreadMessage() {
  return {
    name: "ThreadMessage",
    fields: {
      type: "string | null",
      subtype: "string | null",
      ts: "string",
      user: "string | null",
      text: "string | null",
      thread_ts: "string | null",
      reply_count: "integer | null",
      reply_users_count: "integer | null",
      latest_reply: "string | null",
      reply_users: "array | null",
      is_locked: "boolean | null",
      subscribed: "boolean | null",
      reactions: { items: { table: MessageReaction }, nullable: true },
      attachments: { items: { table: MessageAttachment }, nullable: true },
      blocks: "array | null",
      files: { items: { table: MessageFile }, nullable: true },
      edited: "any",
      bot_id: "string | null",
      bot_profile: "any",
      app_id: "string | null",
      team: "string | null",
      parent_user_id: "string | null",
    },
  };
}

export const threadMessage = /* @__PURE__ */ createValidator("messaging.records.ThreadMessage", { table: ThreadMessage });

export const isThreadMessage = /* @__PURE__ */ createGuard(ThreadMessage);

function UsersListParams() {
  return {
    side: "request",
    fields: {
      cursor: "string",
      limit: "integer",
    },
  };
}

export const usersListParams = /* @__PURE__ */ createParamsValidator("messaging.users.list", UsersListParams);

export const isUsersListParams = /* @__PURE__ */ createGuard(UsersListParams);

export const usersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "messaging.users.list", UsersListParams);

export const usersListRecord = /* @__PURE__ */ createValidator("messaging.users.list.record", { table: User });

function UsersListMeta() {
  return {
    name: "the meta of messaging.users.list",
    fields: {
      next_cursor: "string | null",
    },
  };
}

export const usersListMeta = /* @__PURE__ */ createValidator("messaging.users.list.meta", { table: UsersListMeta });

export const usersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "messaging.users.list", {
  result: { items: { table: User } },
  connector_metadata: { table: UsersListMeta, nullable: true },
});

function UsersGetParams() {
  return {
    side: "request",
    required: ["user"],
    fields: {
      user: "string",
    },
  };
}

export const usersGetParams = /* @__PURE__ */ createParamsValidator("messaging.users.get", UsersGetParams);

export const isUsersGetParams = /* @__PURE__ */ createGuard(UsersGetParams);

export const usersGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "messaging.users.get", UsersGetParams, {
  paramsRequired: true,
});

export const usersGetRecord = /* @__PURE__ */ createValidator("messaging.users.get.record", { table: User });

export const usersGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "messaging.users.get", {
  result: { table: User },
});

function ChannelsListParams() {
  return {
    side: "request",
    fields: {
      cursor: "string",
      limit: "integer",
      types: { type: "string", list: commaList, enum: ["public_channel", "private_channel", "mpim", "im"] },
      exclude_archived: "boolean",
    },
  };
}

export const channelsListParams = /* @__PURE__ */ createParamsValidator("messaging.channels.list", ChannelsListParams);

export const isChannelsListParams = /* @__PURE__ */ createGuard(ChannelsListParams);

export const channelsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "messaging.channels.list", ChannelsListParams);

export const channelsListRecord = /* @__PURE__ */ createValidator("messaging.channels.list.record", { table: Channel });

function ChannelsListMeta() {
  return {
    name: "the meta of messaging.channels.list",
    fields: {
      next_cursor: "string | null",
    },
  };
}

export const channelsListMeta = /* @__PURE__ */ createValidator("messaging.channels.list.meta", { table: ChannelsListMeta });

export const channelsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "messaging.channels.list", {
  result: { items: { table: Channel } },
  connector_metadata: { table: ChannelsListMeta, nullable: true },
});

function ChannelsGetParams() {
  return {
    side: "request",
    required: ["channel"],
    fields: {
      channel: "string",
    },
  };
}

export const channelsGetParams = /* @__PURE__ */ createParamsValidator("messaging.channels.get", ChannelsGetParams);

export const isChannelsGetParams = /* @__PURE__ */ createGuard(ChannelsGetParams);

export const channelsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "messaging.channels.get", ChannelsGetParams, {
  paramsRequired: true,
});

export const channelsGetRecord = /* @__PURE__ */ createValidator("messaging.channels.get.record", { table: Channel });

export const channelsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "messaging.channels.get", {
  result: { table: Channel },
});

function ChannelMessagesListParams() {
  return {
    side: "request",
    required: ["channel"],
    fields: {
      channel: "string",
      cursor: "string",
      limit: "integer",
      oldest: "string",
      latest: "string",
      inclusive: "boolean",
    },
  };
}

export const channelMessagesListParams = /* @__PURE__ */ createParamsValidator(
  "messaging.channel_messages.list",
  ChannelMessagesListParams,
);

export const isChannelMessagesListParams = /* @__PURE__ */ createGuard(ChannelMessagesListParams);

export const channelMessagesListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "messaging.channel_messages.list",
  ChannelMessagesListParams,
  { paramsRequired: true },
);

export const channelMessagesListRecord = /* @__PURE__ */ createValidator("messaging.channel_messages.list.record", { table: Message });

function ChannelMessagesListMeta() {
  return {
    name: "the meta of messaging.channel_messages.list",
    fields: {
      next_cursor: "string | null",
      has_more: "boolean | null",
    },
  };
}

export const channelMessagesListMeta = /* @__PURE__ */ createValidator("messaging.channel_messages.list.meta", {
  table: ChannelMessagesListMeta,
});

export const channelMessagesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "messaging.channel_messages.list", {
  result: { items: { table: Message } },
  connector_metadata: { table: ChannelMessagesListMeta, nullable: true },
});

function ThreadsListParams() {
  return {
    side: "request",
    required: ["channel"],
    fields: {
      channel: "string",
      ts: "string",
      cursor: "string",
      limit: "integer",
      oldest: "string",
      latest: "string",
      inclusive: "boolean",
    },
  };
}

export const threadsListParams = /* @__PURE__ */ createParamsValidator("messaging.threads.list", ThreadsListParams);

export const isThreadsListParams = /* @__PURE__ */ createGuard(ThreadsListParams);

export const threadsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "messaging.threads.list", ThreadsListParams, {
  paramsRequired: true,
});

export const threadsListRecord = /* @__PURE__ */ createValidator("messaging.threads.list.record", { table: ThreadMessage });

function ThreadsListMeta() {
  return {
    name: "the meta of messaging.threads.list",
    fields: {
      next_cursor: "string | null",
      has_more: "boolean | null",
    },
  };
}

export const threadsListMeta = /* @__PURE__ */ createValidator("messaging.threads.list.meta", { table: ThreadsListMeta });

export const threadsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "messaging.threads.list", {
  result: { items: { table: ThreadMessage } },
  connector_metadata: { table: ThreadsListMeta, nullable: true },
});

export const execute = /* @__PURE__ */ createValidator("messaging.execute", /* @__PURE__ */ discriminatedBy("entity", "messaging", {
  users: /* @__PURE__ */ discriminatedBy("action", "messaging.users", {
    list: { validator: usersListRequest },
    get: { validator: usersGetRequest },
  }),
  channels: /* @__PURE__ */ discriminatedBy("action", "messaging.channels", {
    list: { validator: channelsListRequest },
    get: { validator: channelsGetRequest },
  }),
  channel_messages: /* @__PURE__ */ discriminatedBy("action", "messaging.channel_messages", {
    list: { validator: channelMessagesListRequest },
  }),
  threads: /* @__PURE__ */ discriminatedBy("action", "messaging.threads", {
    list: { validator: threadsListRequest },
  }),
}));

function TokenAuthConfig() {
  return {
    name: "auth_config (Token)",
    side: "request",
    required: ["access_token"],
    fields: {
      access_token: { type: "string", pattern: matching("^xox[bp]-"), secret: true },
    },
  };
}

function OauthAuthConfig() {
  return {
    name: "auth_config (OAuth 2.0)",
    side: "request",
    required: ["client_id", "client_secret", "access_token"],
    fields: {
      client_id: "string",
      client_secret: { type: "string", secret: true },
      access_token: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("messaging.auth_config", /* @__PURE__ */ anyOf(
  { table: TokenAuthConfig },
  { table: OauthAuthConfig },
));

export const validators = [
  user,
  channel,
  messageReaction,
  messageAttachment,
  messageFile,
  message,
  threadMessage,
  usersListParams,
  usersListRequest,
  usersListRecord,
  usersListMeta,
  usersListResponse,
  usersGetParams,
  usersGetRequest,
  usersGetRecord,
  usersGetResponse,
  channelsListParams,
  channelsListRequest,
  channelsListRecord,
  channelsListMeta,
  channelsListResponse,
  channelsGetParams,
  channelsGetRequest,
  channelsGetRecord,
  channelsGetResponse,
  channelMessagesListParams,
  channelMessagesListRequest,
  channelMessagesListRecord,
  channelMessagesListMeta,
  channelMessagesListResponse,
  threadsListParams,
  threadsListRequest,
  threadsListRecord,
  threadsListMeta,
  threadsListResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of messaging",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "c2281cee-86f9-4a86-bb48-d23286b4c7bd" },
      auth_config: { validator: authConfig, secret: true },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("messaging", {
  users: {
    list: { paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" } } },
    get: { requiredParams: ["user"] },
  },
  channels: {
    list: { paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" } } },
    get: { requiredParams: ["channel"] },
  },
  channel_messages: {
    list: {
      requiredParams: ["channel"],
      paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "has_more" } },
    },
  },
  threads: {
    list: {
      requiredParams: ["channel"],
      paging: { kind: "token", next: "cursor", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "has_more" } },
    },
  },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  users: { list: "Lists the users of the workspace.", get: "Returns one user." },
  channels: { list: "Lists the channels of the workspace.", get: "Returns one channel." },
  channel_messages: { list: "Lists the messages in a channel." },
  threads: { list: "Lists the messages in a thread." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "messaging",
  definitionId: "c2281cee-86f9-4a86-bb48-d23286b4c7bd",
  gateway: gateway.definition,
  operations: calls,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "messaging",
  definitionId: "c2281cee-86f9-4a86-bb48-d23286b4c7bd",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    usersListParams,
    usersListResponse,
    usersGetParams,
    usersGetResponse,
    channelsListParams,
    channelsListResponse,
    channelsGetParams,
    channelsGetResponse,
    channelMessagesListParams,
    channelMessagesListResponse,
    threadsListParams,
    threadsListResponse,
  ]),
  createRequest,
});
