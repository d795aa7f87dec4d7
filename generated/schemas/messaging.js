// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Messaging. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:messaging",
  title: "Messaging",
  description: "Reads the users, channels, channel messages and thread replies of a team messaging workspace.",
  $defs: {
    "users.list.params": {
      type: "object",
      properties: {
        cursor: {
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of records to return. The document states no default and no maximum. The default is assumed.",
          default: 200,
          type: "integer",
        },
      },
      additionalProperties: false,
    },
    "users.list.request": {
      description: "Lists the users of the workspace.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/users.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "users.list.record": { $ref: "#/$defs/User" },
    "users.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `cursor` in the next request.", type: ["string", "null"] },
      },
    },
    "users.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/User" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/users.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "users.get.params": {
      type: "object",
      properties: { user: { description: "Id of the user.", type: "string" } },
      required: ["user"],
      additionalProperties: false,
    },
    "users.get.request": {
      description: "Returns one user.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "users.get.record": { $ref: "#/$defs/User" },
    "users.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/User",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "channels.list.params": {
      type: "object",
      properties: {
        cursor: {
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of records to return. The document states no default and no maximum. The default is assumed.",
          default: 200,
          type: "integer",
        },
        types: {
          description: "Kinds of channels to list. The default is assumed.",
          default: "public_channel",
          type: "string",
          pattern: "^(?:public_channel|private_channel|mpim|im)(?:,(?:public_channel|private_channel|mpim|im))*$",
        },
        exclude_archived: { description: "Whether to leave out archived channels.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "channels.list.request": {
      description: "Lists the channels of the workspace.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "channels" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/channels.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "channels.list.record": { $ref: "#/$defs/Channel" },
    "channels.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `cursor` in the next request.", type: ["string", "null"] },
      },
    },
    "channels.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Channel" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/channels.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "channels.get.params": {
      type: "object",
      properties: { channel: { description: "Id of the channel.", type: "string" } },
      required: ["channel"],
      additionalProperties: false,
    },
    "channels.get.request": {
      description: "Returns one channel.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "channels" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/channels.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "channels.get.record": { $ref: "#/$defs/Channel" },
    "channels.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/Channel",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "channel_messages.list.params": {
      type: "object",
      properties: {
        channel: { description: "Id of the channel.", type: "string" },
        cursor: {
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of messages to return. The document states no default and no maximum. The default is assumed.",
          default: 100,
          type: "integer",
        },
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
      additionalProperties: false,
    },
    "channel_messages.list.request": {
      description: "Lists the messages in a channel.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "channel_messages" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/channel_messages.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "channel_messages.list.record": { $ref: "#/$defs/Message" },
    "channel_messages.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `cursor` in the next request.", type: ["string", "null"] },
        has_more: { description: "Whether there are more messages after this page.", type: ["boolean", "null"] },
      },
    },
    "channel_messages.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Message" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/channel_messages.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "threads.list.params": {
      type: "object",
      properties: {
        channel: { description: "Id of the channel.", type: "string" },
        ts: {
          description: "Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are returned only if it names the parent message.",
          type: "string",
        },
        cursor: {
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of messages to return. The document states no default and no maximum. The default is assumed.",
          default: 100,
          type: "integer",
        },
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
      additionalProperties: false,
    },
    "threads.list.request": {
      description: "Lists the messages in a thread.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "threads" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/threads.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "threads.list.record": { $ref: "#/$defs/ThreadMessage" },
    "threads.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `cursor` in the next request.", type: ["string", "null"] },
        has_more: { description: "Whether there are more messages after this page.", type: ["boolean", "null"] },
      },
    },
    "threads.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/ThreadMessage" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/threads.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    auth_config: {
      anyOf: [
        {
          title: "Token",
          description: "An access token of the workspace, issued to a bot or to a user.",
          type: "object",
          properties: {
            access_token: {
              description: "Bot token, which begins with `xoxb-`, or user token, which begins with `xoxp-`.",
              type: "string",
              pattern: "^xox[bp]-",
            },
          },
          required: ["access_token"],
          additionalProperties: false,
        },
        {
          title: "OAuth 2.0",
          description: "An OAuth client of the messaging system, with the bot token issued to it.",
          type: "object",
          properties: {
            client_id: { description: "Id of the OAuth client.", type: "string" },
            client_secret: { description: "Secret of the OAuth client.", type: "string" },
            access_token: {
              description: "Bot token that the OAuth exchange issued. The document states no prefix for it.",
              type: "string",
            },
          },
          required: ["client_id", "client_secret", "access_token"],
          additionalProperties: false,
        },
      ],
    },
    User: {
      description: "A user of the workspace, either a person or a bot.",
      type: "object",
      properties: {
        id: { description: "Id of the user, which begins with `U` or `W`.", type: "string" },
        team_id: { description: "Id of the workspace that the user belongs to.", type: ["string", "null"] },
        name: { description: "User name of the account, which is not meant for display.", type: ["string", "null"] },
        deleted: { description: "Whether the account has been deactivated.", type: ["boolean", "null"] },
        color: { description: "Color in which some clients show the user's name, as six hexadecimal digits.", type: ["string", "null"] },
        real_name: { description: "Full name of the user, as given in their profile.", type: ["string", "null"] },
        tz: { description: "Time zone of the user, as an IANA name such as `Europe/London`.", type: ["string", "null"] },
        tz_label: { description: "Name of the time zone for display, such as `British Summer Time`.", type: ["string", "null"] },
        tz_offset: { description: "Offset of the user's time zone from UTC, in seconds.", type: ["integer", "null"] },
        profile: { description: "Profile of the user, with details such as the display name, the email address and the status." },
        is_admin: { description: "Whether the user is an administrator of the workspace.", type: ["boolean", "null"] },
        is_owner: { description: "Whether the user is an owner of the workspace.", type: ["boolean", "null"] },
        is_primary_owner: { description: "Whether the user is the primary owner of the workspace.", type: ["boolean", "null"] },
        is_restricted: { description: "Whether the user is a guest, in one channel or in several.", type: ["boolean", "null"] },
        is_ultra_restricted: { description: "Whether the user is a guest in a single channel.", type: ["boolean", "null"] },
        is_bot: { description: "Whether the user is a bot.", type: ["boolean", "null"] },
        is_app_user: { description: "Whether the user has authorized the calling app.", type: ["boolean", "null"] },
        updated: { description: "Time of the last change to the user, in Unix seconds.", type: ["integer", "null"] },
        is_email_confirmed: { description: "Whether the user has confirmed their email address.", type: ["boolean", "null"] },
        who_can_share_contact_card: { description: "Who may share the user's contact card, such as `EVERYONE`.", type: ["string", "null"] },
      },
      required: ["id"],
    },
    Channel: {
      description: "A conversation in the workspace, which can be a public or private channel or a direct message.",
      type: "object",
      properties: {
        id: { description: "Id of the channel, which begins with `C`, `G` or `D`.", type: "string" },
        name: { description: "Name of the channel, without the leading `#`.", type: ["string", "null"] },
        is_channel: { description: "Whether the conversation is a channel, public or private.", type: ["boolean", "null"] },
        is_group: {
          description: "Whether the conversation is a private channel of the older kind, whose id begins with `G`.",
          type: ["boolean", "null"],
        },
        is_im: {
          description: "Whether the conversation is a direct message between two users, or a user and a bot.",
          type: ["boolean", "null"],
        },
        is_mpim: { description: "Whether the conversation is a direct message among several users.", type: ["boolean", "null"] },
        is_private: { description: "Whether only members can see the channel.", type: ["boolean", "null"] },
        created: { description: "Time at which the channel was created, in Unix seconds.", type: ["integer", "null"] },
        is_archived: { description: "Whether the channel is archived.", type: ["boolean", "null"] },
        is_general: {
          description: "Whether this is the general channel of the workspace, which every full member joins, whatever its name.",
          type: ["boolean", "null"],
        },
        unlinked: {
          description: "Number that marks an unlinked channel, usually 0. The provider does not document its values.",
          type: ["integer", "null"],
        },
        name_normalized: { description: "Name of the channel, with special characters replaced.", type: ["string", "null"] },
        is_shared: {
          description: "Whether the channel is shared with another workspace, inside or outside the organization.",
          type: ["boolean", "null"],
        },
        is_org_shared: { description: "Whether the channel is shared between workspaces of one organization.", type: ["boolean", "null"] },
        is_pending_ext_shared: {
          description: "Whether sharing the channel with another organization still awaits approval.",
          type: ["boolean", "null"],
        },
        pending_shared: {
          description: "Ids of the workspaces that the channel is to be shared with, once that is approved.",
          type: ["array", "null"],
          items: {},
        },
        context_team_id: { description: "Id of the workspace in whose context the channel is returned.", type: ["string", "null"] },
        updated: { description: "Time of the last change to the channel's settings, in Unix milliseconds.", type: ["integer", "null"] },
        creator: { description: "Id of the user who created the channel.", type: ["string", "null"] },
        is_ext_shared: { description: "Whether the channel is shared with another organization.", type: ["boolean", "null"] },
        shared_team_ids: { description: "Ids of the workspaces that share the channel.", type: ["array", "null"], items: {} },
        pending_connected_team_ids: {
          description: "Ids of the workspaces whose connection to the channel is pending.",
          type: ["array", "null"],
          items: {},
        },
        is_member: {
          description: "Whether the user or bot that the access token belongs to is a member of the channel.",
          type: ["boolean", "null"],
        },
        topic: { description: "Topic of the channel, with its text, its author and the time it was set, in Unix seconds." },
        purpose: { description: "Purpose of the channel, with its text, its author and the time it was set, in Unix seconds." },
        previous_names: { description: "Earlier names of the channel.", type: ["array", "null"], items: {} },
        num_members: { description: "Number of members of the channel.", type: ["integer", "null"] },
        parent_conversation: { description: "Id of the parent conversation, null if there is none.", type: ["string", "null"] },
        properties: {
          description: "Further properties of the channel, such as its canvas, its tabs and its posting restrictions.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        is_thread_only: {
          description: "Whether the caller can post in the channel only by replying in threads.",
          type: ["boolean", "null"],
        },
        is_read_only: { description: "Whether the caller can read the channel but not post in it.", type: ["boolean", "null"] },
      },
      required: ["id"],
    },
    MessageReaction: {
      description: "An emoji reaction to a message, with the users who added it.",
      type: "object",
      properties: {
        name: { description: "Name of the emoji, without colons.", type: ["string", "null"] },
        users: {
          description: "Ids of users who reacted with the emoji. The list may be shorter than `count`.",
          type: ["array", "null"],
          items: {},
        },
        count: { description: "Number of users who reacted with the emoji.", type: ["integer", "null"] },
      },
    },
    MessageAttachment: {
      description: "A secondary part of a message, such as the preview of a link.",
      type: "object",
      properties: {
        id: { description: "Number of the attachment within the message, counted from 1.", type: ["integer", "null"] },
        fallback: { description: "Plain text that clients show when they cannot display the attachment.", type: ["string", "null"] },
        color: { description: "Color of the bar beside the attachment, usually six hexadecimal digits.", type: ["string", "null"] },
        pretext: { description: "Text above the attachment.", type: ["string", "null"] },
        author_name: { description: "Name of the author.", type: ["string", "null"] },
        author_link: { description: "URL that the author's name links to.", type: ["string", "null"] },
        author_icon: { description: "URL of the small image beside the author's name.", type: ["string", "null"] },
        title: { description: "Title of the attachment.", type: ["string", "null"] },
        title_link: { description: "URL that the title links to.", type: ["string", "null"] },
        text: { description: "Main text of the attachment.", type: ["string", "null"] },
        fields: { description: "Short facts shown as a table, each with a title and a value.", type: ["array", "null"], items: {} },
        image_url: { description: "URL of the image at the bottom of the attachment.", type: ["string", "null"] },
        thumb_url: { description: "URL of the thumbnail beside the attachment.", type: ["string", "null"] },
        footer: { description: "Text of the footer.", type: ["string", "null"] },
        footer_icon: { description: "URL of the small image beside the footer.", type: ["string", "null"] },
        ts: { description: "Time shown in the footer, in Unix seconds.", type: ["string", "integer", "null"] },
      },
    },
    MessageFile: {
      description: "A file that was shared with a message.",
      type: "object",
      properties: {
        id: { description: "Id of the file, which begins with `F`.", type: ["string", "null"] },
        name: { description: "Name of the file, with its extension.", type: ["string", "null"] },
        title: { description: "Title of the file.", type: ["string", "null"] },
        mimetype: { description: "Media type of the file, such as `application/pdf`.", type: ["string", "null"] },
        filetype: { description: "Short code of the file type, such as `pdf`.", type: ["string", "null"] },
        pretty_type: { description: "Name of the file type for display, such as `PDF`.", type: ["string", "null"] },
        user: { description: "Id of the user who uploaded the file.", type: ["string", "null"] },
        size: { description: "Size of the file, in bytes.", type: ["integer", "null"] },
        mode: { description: "How the file is kept, such as `hosted`, `external` or `snippet`.", type: ["string", "null"] },
        is_external: { description: "Whether the file is stored outside the messaging system.", type: ["boolean", "null"] },
        external_type: {
          description: "Kind of storage that holds an external file, such as `gdrive`. Empty for other files.",
          type: ["string", "null"],
        },
        is_public: { description: "Whether the file has been shared in a public channel.", type: ["boolean", "null"] },
        public_url_shared: { description: "Whether the public URL of the file is active.", type: ["boolean", "null"] },
        url_private: { description: "URL of the file's content. Requests to it need the access token.", type: ["string", "null"] },
        url_private_download: {
          description: "URL that downloads the file's content. Requests to it need the access token.",
          type: ["string", "null"],
        },
        permalink: { description: "URL of the file's page in the workspace.", type: ["string", "null"] },
        permalink_public: {
          description: "URL at which anyone can see the file while `public_url_shared` is true.",
          type: ["string", "null"],
        },
        created: { description: "Time at which the file was created, in Unix seconds.", type: ["integer", "null"] },
        timestamp: { description: "Same time as `created`, kept by the provider for older clients.", type: ["integer", "null"] },
      },
    },
    Message: {
      description: "A message in a channel.",
      type: "object",
      properties: {
        type: { description: "Type of the event, which is `message` for every message.", type: ["string", "null"] },
        subtype: {
          description: "Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none.",
          type: ["string", "null"],
        },
        ts: {
          description: "Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always present.",
          type: "string",
        },
        user: { description: "Id of the user who posted the message.", type: ["string", "null"] },
        text: { description: "Text of the message, in the provider's own markup.", type: ["string", "null"] },
        thread_ts: { description: "Timestamp of the parent message of the thread that the message belongs to.", type: ["string", "null"] },
        reply_count: { description: "Number of replies in the thread.", type: ["integer", "null"] },
        reply_users_count: { description: "Number of users who replied in the thread.", type: ["integer", "null"] },
        latest_reply: { description: "Timestamp of the latest reply in the thread.", type: ["string", "null"] },
        reply_users: { description: "Ids of users who replied in the thread.", type: ["array", "null"], items: {} },
        is_locked: { description: "Whether the thread is closed to further replies.", type: ["boolean", "null"] },
        subscribed: { description: "Whether the caller follows the thread.", type: ["boolean", "null"] },
        reactions: { description: "Emoji reactions to the message.", type: ["array", "null"], items: { $ref: "#/$defs/MessageReaction" } },
        attachments: {
          description: "Secondary parts of the message, such as previews of links.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/MessageAttachment" },
        },
        blocks: { description: "Layout blocks that the message is built from, in display order.", type: ["array", "null"], items: {} },
        files: { description: "Files that were shared with the message.", type: ["array", "null"], items: { $ref: "#/$defs/MessageFile" } },
        edited: { description: "Last edit of the message, with the user who made it and its timestamp." },
        bot_id: { description: "Id of the bot that posted the message.", type: ["string", "null"] },
        bot_profile: { description: "Bot that posted the message, with details such as its name and its app." },
        app_id: { description: "Id of the app that posted the message.", type: ["string", "null"] },
        team: { description: "Id of the workspace that the author belongs to.", type: ["string", "null"] },
      },
      required: ["ts"],
    },
    ThreadMessage: {
      description: "A message in a thread. It has all the fields of a channel message and also names the author of the parent message.",
      type: "object",
      properties: {
        type: { description: "Type of the event, which is `message` for every message.", type: ["string", "null"] },
        subtype: {
          description: "Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none.",
          type: ["string", "null"],
        },
        ts: {
          description: "Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always present.",
          type: "string",
        },
        user: { description: "Id of the user who posted the message.", type: ["string", "null"] },
        text: { description: "Text of the message, in the provider's own markup.", type: ["string", "null"] },
        thread_ts: { description: "Timestamp of the parent message of the thread that the message belongs to.", type: ["string", "null"] },
        reply_count: { description: "Number of replies in the thread.", type: ["integer", "null"] },
        reply_users_count: { description: "Number of users who replied in the thread.", type: ["integer", "null"] },
        latest_reply: { description: "Timestamp of the latest reply in the thread.", type: ["string", "null"] },
        reply_users: { description: "Ids of users who replied in the thread.", type: ["array", "null"], items: {} },
        is_locked: { description: "Whether the thread is closed to further replies.", type: ["boolean", "null"] },
        subscribed: { description: "Whether the caller follows the thread.", type: ["boolean", "null"] },
        reactions: { description: "Emoji reactions to the message.", type: ["array", "null"], items: { $ref: "#/$defs/MessageReaction" } },
        attachments: {
          description: "Secondary parts of the message, such as previews of links.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/MessageAttachment" },
        },
        blocks: { description: "Layout blocks that the message is built from, in display order.", type: ["array", "null"], items: {} },
        files: { description: "Files that were shared with the message.", type: ["array", "null"], items: { $ref: "#/$defs/MessageFile" } },
        edited: { description: "Last edit of the message, with the user who made it and its timestamp." },
        bot_id: { description: "Id of the bot that posted the message.", type: ["string", "null"] },
        bot_profile: { description: "Bot that posted the message, with details such as its name and its app." },
        app_id: { description: "Id of the app that posted the message.", type: ["string", "null"] },
        team: { description: "Id of the workspace that the author belongs to.", type: ["string", "null"] },
        parent_user_id: { description: "Id of the user who posted the parent message of the thread.", type: ["string", "null"] },
      },
      required: ["ts"],
    },
    execute: {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["users", "channels", "channel_messages", "threads"] },
        action: { type: "string", enum: ["list", "get"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/users.list.request" },
        { $ref: "#/$defs/users.get.request" },
        { $ref: "#/$defs/channels.list.request" },
        { $ref: "#/$defs/channels.get.request" },
        { $ref: "#/$defs/channel_messages.list.request" },
        { $ref: "#/$defs/threads.list.request" },
      ],
    },
  },
};

export const records = ["User", "Channel", "MessageReaction", "MessageAttachment", "MessageFile", "Message", "ThreadMessage"];
