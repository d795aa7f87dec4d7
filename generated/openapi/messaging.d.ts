// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 1c39ef5145f9af9a, text cbd0c9e9ce844ab3

import type * as Messaging from "../connectors/messaging.js";
import type * as Gateway from "../connectors/gateway.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists the users of the workspace. */
  "messaging.users.list": {
    params: Messaging.UsersListParams;
    request: Messaging.UsersListRequest;
    record: Messaging.UsersListRecord;
    meta: Messaging.UsersListMeta;
    response: Messaging.UsersListResponse;
  };
  /** Returns one user. */
  "messaging.users.get": {
    params: Messaging.UsersGetParams;
    request: Messaging.UsersGetRequest;
    record: Messaging.UsersGetRecord;
    response: Messaging.UsersGetResponse;
  };
  /** Lists the channels of the workspace. */
  "messaging.channels.list": {
    params: Messaging.ChannelsListParams;
    request: Messaging.ChannelsListRequest;
    record: Messaging.ChannelsListRecord;
    meta: Messaging.ChannelsListMeta;
    response: Messaging.ChannelsListResponse;
  };
  /** Returns one channel. */
  "messaging.channels.get": {
    params: Messaging.ChannelsGetParams;
    request: Messaging.ChannelsGetRequest;
    record: Messaging.ChannelsGetRecord;
    response: Messaging.ChannelsGetResponse;
  };
  /** Lists the messages in a channel. */
  "messaging.channel_messages.list": {
    params: Messaging.ChannelMessagesListParams;
    request: Messaging.ChannelMessagesListRequest;
    record: Messaging.ChannelMessagesListRecord;
    meta: Messaging.ChannelMessagesListMeta;
    response: Messaging.ChannelMessagesListResponse;
  };
  /** Lists the messages in a thread. */
  "messaging.threads.list": {
    params: Messaging.ThreadsListParams;
    request: Messaging.ThreadsListRequest;
    record: Messaging.ThreadsListRecord;
    meta: Messaging.ThreadsListMeta;
    response: Messaging.ThreadsListResponse;
  };
}

export interface paths {
  "/api/v1/connectors/instances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connector instance
     * @description Creates a connector instance for one third-party account. A connector that defines `config` in the catalog accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
     */
    post: operations["createInstance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Execute an operation
     * @description Runs an operation on a connector instance.
     */
    post: operations["execute"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.users.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List users
     * @description Lists the users of the workspace. Use `cursor` to get the next page.
     */
    post: operations["messagingUsersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.users.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a user
     * @description Returns one user.
     */
    post: operations["messagingUsersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.channels.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List channels
     * @description Lists the channels of the workspace. Use `cursor` to get the next page.
     */
    post: operations["messagingChannelsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.channels.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a channel
     * @description Returns one channel.
     */
    post: operations["messagingChannelsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.channel_messages.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List channel messages
     * @description Lists the messages in a channel. Use `cursor` to get the next page.
     */
    post: operations["messagingChannelMessagesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.threads.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List threads
     * @description Lists the messages in a thread. Use `cursor` to get the next page.
     */
    post: operations["messagingThreadsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ExecuteRequest: components["schemas"]["MessagingExecuteRequest"];
    ExecuteResponse: components["schemas"]["MessagingExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["MessagingCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    MessagingCreateRequest: Messaging.CreateInstanceRequest;
    MessagingExecuteRequest: Messaging.ExecuteRequest;
    MessagingExecuteResponse: components["schemas"]["MessagingUsersListResponse"] | components["schemas"]["MessagingUsersGetResponse"] | components["schemas"]["MessagingChannelsListResponse"] | components["schemas"]["MessagingChannelsGetResponse"] | components["schemas"]["MessagingChannelMessagesListResponse"] | components["schemas"]["MessagingThreadsListResponse"];
    MessagingUsersListParams: Messaging.UsersListParams;
    MessagingUsersListRequest: Messaging.UsersListRequest;
    MessagingUsersListMeta: Messaging.UsersListMeta;
    MessagingUsersListResponse: Messaging.UsersListResponse;
    MessagingUsersGetParams: Messaging.UsersGetParams;
    MessagingUsersGetRequest: Messaging.UsersGetRequest;
    MessagingUsersGetResponse: Messaging.UsersGetResponse;
    MessagingChannelsListParams: Messaging.ChannelsListParams;
    MessagingChannelsListRequest: Messaging.ChannelsListRequest;
    MessagingChannelsListMeta: Messaging.ChannelsListMeta;
    MessagingChannelsListResponse: Messaging.ChannelsListResponse;
    MessagingChannelsGetParams: Messaging.ChannelsGetParams;
    MessagingChannelsGetRequest: Messaging.ChannelsGetRequest;
    MessagingChannelsGetResponse: Messaging.ChannelsGetResponse;
    MessagingChannelMessagesListParams: Messaging.ChannelMessagesListParams;
    MessagingChannelMessagesListRequest: Messaging.ChannelMessagesListRequest;
    MessagingChannelMessagesListMeta: Messaging.ChannelMessagesListMeta;
    MessagingChannelMessagesListResponse: Messaging.ChannelMessagesListResponse;
    MessagingThreadsListParams: Messaging.ThreadsListParams;
    MessagingThreadsListRequest: Messaging.ThreadsListRequest;
    MessagingThreadsListMeta: Messaging.ThreadsListMeta;
    MessagingThreadsListResponse: Messaging.ThreadsListResponse;
    MessagingAuthConfig: Messaging.AuthConfig;
    MessagingUser: Messaging.User;
    MessagingChannel: Messaging.Channel;
    MessagingMessageReaction: Messaging.MessageReaction;
    MessagingMessageAttachment: Messaging.MessageAttachment;
    MessagingMessageFile: Messaging.MessageFile;
    MessagingMessage: Messaging.Message;
    MessagingThreadMessage: Messaging.ThreadMessage;
    /** @description What a user shows to others, such as their names, contact details, status and avatar. */
    MessagingUserProfile: {
      /** @description Full name of the user. */
      real_name?: string | null;
      /** @description Full name of the user, with special characters replaced. */
      real_name_normalized?: string | null;
      /** @description Name under which the user appears in conversations. Empty if they have chosen none. */
      display_name?: string | null;
      /** @description Display name of the user, with special characters replaced. */
      display_name_normalized?: string | null;
      /** @description First name of the user. */
      first_name?: string | null;
      /** @description Last name of the user. */
      last_name?: string | null;
      /** @description Email address of the user. Absent unless the token has the scope `users:read.email`. */
      email?: string | null;
      /** @description Job title of the user. */
      title?: string | null;
      /** @description Phone number of the user. */
      phone?: string | null;
      /** @description Skype name of the user. */
      skype?: string | null;
      /** @description Pronouns of the user. */
      pronouns?: string | null;
      /** @description Date on which the user joined the organization, such as `2024-03-01`. */
      start_date?: string | null;
      /** @description Id of the workspace that the profile belongs to. */
      team?: string | null;
      /** @description Text of the user's status. Empty if there is none. */
      status_text?: string | null;
      /** @description Text of the status before translation, if it is one of the workspace's suggestions. */
      status_text_canonical?: string | null;
      /** @description Emoji of the status, as its name between colons. */
      status_emoji?: string | null;
      /** @description How clients show the emoji of the status. */
      status_emoji_display_info?: components["schemas"]["MessagingStatusEmoji"][] | null;
      /** @description URL of the image of the status's emoji. */
      status_emoji_url?: string | null;
      /** @description Time at which the status ends, in Unix seconds. 0 if it has no end. */
      status_expiration?: number | null;
      /** @description Whether the user is in a huddle, such as `default_unset` or `in_a_huddle`. */
      huddle_state?: string | null;
      /** @description Time at which `huddle_state` ends, in Unix seconds. */
      huddle_state_expiration_ts?: number | null;
      /** @description Hash of the avatar, which changes when the user changes the avatar. */
      avatar_hash?: string | null;
      /** @description URL of the avatar at 24 by 24 pixels. */
      image_24?: string | null;
      /** @description URL of the avatar at 32 by 32 pixels. */
      image_32?: string | null;
      /** @description URL of the avatar at 48 by 48 pixels. */
      image_48?: string | null;
      /** @description URL of the avatar at 72 by 72 pixels. */
      image_72?: string | null;
      /** @description URL of the avatar at 192 by 192 pixels. */
      image_192?: string | null;
      /** @description URL of the avatar at 512 by 512 pixels. */
      image_512?: string | null;
      /** @description URL of the avatar at 1024 by 1024 pixels, for uploaded images. */
      image_1024?: string | null;
      /** @description URL of the image as it was uploaded. */
      image_original?: string | null;
      /** @description Whether the user has uploaded the avatar. */
      is_custom_image?: boolean | null;
      /** @description Whether the user, usually a bot, is always shown as active. */
      always_active?: boolean | null;
      /** @description Id of the bot, if the user is one. */
      bot_id?: string | null;
      /** @description Id of the app that the bot belongs to. Empty for other users. */
      api_app_id?: string | null;
      /** @description Id of the user who invited the guest. */
      guest_invited_by?: string | null;
      /** @description Time at which the guest's account ends, in Unix seconds. */
      guest_expiration_ts?: number | null;
      /** @description Custom fields by id such as `Xf0EXAMPLE01`, each with `value` and `alt`. Often an empty array if there are none. */
      fields?: unknown;
    };
    /** @description How clients show an emoji. */
    MessagingStatusEmoji: {
      /** @description Name of the emoji, without colons. */
      emoji_name?: string | null;
      /** @description Name of the emoji that this one stands for. */
      display_alias?: string | null;
      /** @description URL of the emoji's image. */
      display_url?: string | null;
      /** @description Unicode code points of the emoji, in hexadecimal digits. */
      unicode?: string | null;
    };
    /** @description A text that members can set for a channel. */
    MessagingChannelText: {
      /** @description The text. Empty if it was never set. */
      value?: string | null;
      /** @description Id of the user who set the text. Empty if it was never set. */
      creator?: string | null;
      /** @description Time at which the text was last set, in Unix seconds. 0 if it was never set. */
      last_set?: number | null;
    };
    /** @description Further properties of a channel. A single channel and the channels of a list come with different ones. */
    MessagingChannelProperties: {
      /** @description Tabs at the top of the channel. */
      tabs?: components["schemas"]["MessagingChannelTab"][] | null;
      /** @description Tabs at the top of the channel, in a second form. */
      tabz?: components["schemas"]["MessagingChannelTab"][] | null;
      /** @description Canvas of the channel. */
      canvas?: {
        /** @description Id of the file that holds the canvas. */
        file_id?: string | null;
        /** @description Whether nothing has been written yet. */
        is_empty?: boolean | null;
        /** @description Whether the canvas was migrated from an older format. */
        is_migrated?: boolean | null;
        /** @description Id of the canvas in Quip, on which canvases are built. */
        quip_thread_id?: string | null;
      } | null;
      /** @description Who may post in the channel. */
      posting_restricted_to?: components["schemas"]["MessagingChannelRestriction"] | null;
      /** @description Who may reply in threads of the channel. */
      threads_restricted_to?: components["schemas"]["MessagingChannelRestriction"] | null;
      /** @description Notes of meetings that are kept with the channel. */
      meeting_notes?: {
        /** @description Id of the file that holds the notes. */
        file_id?: string | null;
      } | null;
      /** @description Workflows that members can start in the channel. */
      channel_workflows?: components["schemas"]["MessagingChannelWorkflow"][] | null;
      /** @description Whether somebody has invited another organization to the channel. */
      has_slack_connect_invite_created?: boolean | null;
      /** @description Whether the channel has had no activity for a long time. */
      is_dormant?: boolean | null;
      /** @description Use that the channel is meant for, such as `project` or `welcome`. */
      use_case?: string | null;
      /** @description Session of an AI agent, for channels that belong to one. */
      agent_session?: {
        /** @description Ids of the agents' bot users. */
        agent_bot_user_ids?: string[] | null;
        /** @description Ids of the agents' bot users, in an encoded form. */
        encoded_agent_bot_user_ids?: string[] | null;
        /** @description Message from which the session was started. */
        origin_link?: {
          /** @description Id of the channel that the message is in. */
          channel_id?: string | null;
          /** @description Timestamp of the message. */
          ts?: string | null;
        } | null;
        /** @description State of the session. */
        status?: string | null;
        /** @description Title of the session. */
        title?: string | null;
      } | null;
      /** @description Settings of a channel for work on code. */
      code_channel?: {
        /** @description Entries of the bar at the top of the channel. */
        context_bar_items?: components["schemas"]["MessagingContextBarItem"][] | null;
      } | null;
      /** @description Record of a connected CRM that the channel is about. */
      record_channel?: {
        /** @description Id of the record. */
        record_id?: string | null;
        /** @description Name of the record's type, for one record. */
        record_label?: string | null;
        /** @description Name of the record's type, for several records. */
        record_label_plural?: string | null;
        /** @description Internal name of the record's type. */
        record_type?: string | null;
      } | null;
    };
    /** @description A tab at the top of a channel. */
    MessagingChannelTab: {
      /** @description Id of the tab. */
      id?: string | null;
      /** @description Kind of tab, such as `files`, `canvas` or `workflows`. */
      type?: string | null;
      /** @description Name of the tab. Empty for tabs with the usual name. */
      label?: string | null;
      /** @description Whether the tab is hidden. */
      is_disabled?: boolean | null;
      /** @description What the tab shows. */
      data?: {
        /** @description Id of the file that the tab shows. */
        file_id?: string | null;
        /** @description Timestamp of the message with which the file was shared. */
        shared_ts?: string | null;
        /** @description Id of the folder of bookmarks that the tab shows. */
        folder_bookmark_id?: string | null;
        /** @description Whether members are not told of changes to the file. */
        mute_edit_updates?: boolean | null;
      } | null;
    };
    /** @description The people to whom an action in a channel is restricted. */
    MessagingChannelRestriction: {
      /** @description Kinds of members who are allowed, such as `admin`. */
      type?: string[] | null;
      /** @description Ids of users who are allowed. */
      user?: string[] | null;
    };
    /** @description A workflow that members can start in a channel. */
    MessagingChannelWorkflow: {
      /** @description Title of the workflow. */
      title?: string | null;
      /** @description Id of the trigger that starts the workflow. */
      workflow_trigger_id?: string | null;
    };
    /** @description An entry of the bar at the top of a channel. */
    MessagingContextBarItem: {
      /** @description Id of the bot user that the entry comes from. */
      bot_user_id?: string | null;
      /** @description Name of the entry's icon. */
      icon?: string | null;
      /** @description Key of the entry, unique within the bar. */
      key?: string | null;
      /** @description Text of the entry. */
      label?: string | null;
      /** @description URL that the entry links to. */
      url?: string | null;
    };
    /** @description A short fact in the table of an attachment. */
    MessagingAttachmentField: {
      /** @description Heading of the fact. */
      title?: string | null;
      /** @description Text of the fact, in the provider's own markup. */
      value?: string | null;
      /** @description Whether the fact is short enough to be shown beside another one. */
      short?: boolean | null;
    };
    /** @description A layout block of a message. The fields of all types of blocks are named together; a block has only those of its `type`. */
    MessagingMessageBlock: {
      /** @description Type of the block, such as `section`, `rich_text`, `header`, `context`, `actions`, `image` or `divider`. */
      type?: string | null;
      /** @description Id of the block, unique within the message. */
      block_id?: string | null;
      /** @description Main text of a `section`, `header`, `alert` or `markdown` block. */
      text?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Texts of a `section` block that are shown in two columns. */
      fields?: components["schemas"]["MessagingBlockText"][] | null;
      /** @description Element beside the text of a `section` block. */
      accessory?: components["schemas"]["MessagingBlockElement"] | null;
      /** @description Whether a long text of a `section` block is shown in full. */
      expand?: boolean | null;
      /** @description Elements of a `rich_text`, `context`, `actions` or `carousel` block, in display order. */
      elements?: components["schemas"]["MessagingBlockElement"][] | null;
      /** @description URL of the image of an `image` block. */
      image_url?: string | null;
      /** @description File that holds the image of an `image` block, in place of a URL. */
      slack_file?: components["schemas"]["MessagingSlackFileReference"] | null;
      /** @description Text that describes the image or video. */
      alt_text?: string | null;
      /** @description Width of the image, in pixels. */
      image_width?: number | null;
      /** @description Height of the image, in pixels. */
      image_height?: number | null;
      /** @description Size of the image, in bytes. */
      image_bytes?: number | null;
      /** @description Whether the image is an animation. */
      is_animated?: boolean | null;
      /** @description Plain text that clients show when they cannot display the image. */
      fallback?: string | null;
      /** @description Title of an `image`, `video`, `card`, `container`, `plan` or `task_card` block. */
      title?: components["schemas"]["MessagingBlockText"] | null;
      /** @description URL that the title of a `video` block links to. */
      title_url?: string | null;
      /** @description Text below the title of a `video` block. */
      description?: components["schemas"]["MessagingBlockText"] | null;
      /** @description URL from which a `video` block is played. */
      video_url?: string | null;
      /** @description URL of the picture that a `video` block shows before it is played. */
      thumbnail_url?: string | null;
      /** @description Name of the author of a `video` block. */
      author_name?: string | null;
      /** @description Name of the service that a `video` block comes from. */
      provider_name?: string | null;
      /** @description URL of the icon of that service. */
      provider_icon_url?: string | null;
      /** @description Label of the input of an `input` block. */
      label?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Hint below the input of an `input` block. */
      hint?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Element of an `input` block into which users type or from which they choose. */
      element?: components["schemas"]["MessagingBlockElement"] | null;
      /** @description Whether the input of an `input` block may be left empty. */
      optional?: boolean | null;
      /** @description Whether each change of the input of an `input` block is sent to the app. */
      dispatch_action?: boolean | null;
      /** @description Place where the file of a `file` block is stored, such as `remote`. */
      source?: string | null;
      /** @description Id under which the app knows the file of a `file` block. */
      external_id?: string | null;
      /** @description Id of the file of a `file` block. */
      file_id?: string | null;
      /** @description File of a `file` block. */
      file?: components["schemas"]["MessagingPartialMessageFile"] | null;
      /** @description Id of the call of a `call` block. */
      call_id?: string | null;
      /** @description Call of a `call` block, with details such as its participants. */
      call?: unknown;
      /** @description Rows of a `table` or `data_table` block, each an array of cells. */
      rows?: unknown[] | null;
      /** @description Settings of the columns of a `table` block, from left to right. */
      column_settings?: components["schemas"]["MessagingTableColumnSetting"][] | null;
      /** @description Caption of a `data_table` block. */
      caption?: string | null;
      /** @description Kind of message in an `alert` block, such as `info` or `warning`. */
      level?: string | null;
      /** @description URL that the block links to. */
      url?: string | null;
      /** @description Id of the app that the block comes from. */
      app_id?: string | null;
      /** @description Id of the bot user that the block comes from. */
      bot_user_id?: string | null;
      /** @description Id of the workflow that the block comes from. */
      workflow_id?: string | null;
      /** @description Id of the trigger that the button of the block starts. */
      function_trigger_id?: string | null;
      /** @description Text of the block's button. */
      button_label?: string | null;
    };
    /** @description A text in a block. */
    MessagingBlockText: {
      /** @description Whether the text is plain, or in the provider's own markup. Known values: `plain_text`, `mrkdwn`. */
      type?: string | null;
      /** @description The text. */
      text?: string | null;
      /** @description Whether names of emoji between colons become emoji. Plain text only. */
      emoji?: boolean | null;
      /** @description Whether links and names of channels are left as they are. Markup only. */
      verbatim?: boolean | null;
    };
    /** @description A part of a block, such as a button, a menu, an image, a text or a section of rich text. The fields of all types of elements are named together; an element has only those of its `type`. */
    MessagingBlockElement: {
      /** @description Type of the element, such as `button`, `static_select`, `image`, `mrkdwn` or `rich_text_section`. */
      type?: string | null;
      /** @description Text of a button. Elements of type `plain_text` and `mrkdwn` have a string. */
      text?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Whether names of emoji between colons become emoji, in elements of type `plain_text`. */
      emoji?: boolean | null;
      /** @description Whether links and names of channels are left as they are, in elements of type `mrkdwn`. */
      verbatim?: boolean | null;
      /** @description Parts of a section, list, quote or preformatted text. */
      elements?: components["schemas"]["MessagingRichTextElement"][] | null;
      /** @description Look of a button, such as `primary` or `danger`, or of a list, `bullet` or `ordered`. */
      style?: string | null;
      /** @description Indentation of a list, counted from 0. */
      indent?: number | null;
      /** @description Number by which the first number of an ordered list is raised. */
      offset?: number | null;
      /** @description Width of the line beside a list, quote or preformatted text, in pixels. */
      border?: number | null;
      /** @description Id of the action that is sent to the app, unique within the block. */
      action_id?: string | null;
      /** @description Value that a button sends to the app. */
      value?: string | null;
      /** @description URL that a button opens. */
      url?: string | null;
      /** @description Text that screen readers read in place of the button's text. */
      accessibility_label?: string | null;
      /** @description Dialog that asks users to confirm the action. */
      confirm?: components["schemas"]["MessagingConfirmationDialog"] | null;
      /** @description Text that is shown while nothing is chosen or typed. */
      placeholder?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Options to choose from. */
      options?: components["schemas"]["MessagingBlockOption"][] | null;
      /** @description Options to choose from, in groups. */
      option_groups?: components["schemas"]["MessagingBlockOptionGroup"][] | null;
      /** @description Option that is initially selected. */
      initial_option?: components["schemas"]["MessagingBlockOption"] | null;
      /** @description Options that are initially selected. */
      initial_options?: components["schemas"]["MessagingBlockOption"][] | null;
      /** @description Id of the channel that is initially selected. */
      initial_channel?: string | null;
      /** @description Ids of the channels that are initially selected. */
      initial_channels?: string[] | null;
      /** @description Id of the conversation that is initially selected. */
      initial_conversation?: string | null;
      /** @description Ids of the conversations that are initially selected. */
      initial_conversations?: string[] | null;
      /** @description Id of the user who is initially selected. */
      initial_user?: string | null;
      /** @description Ids of the users who are initially selected. */
      initial_users?: string[] | null;
      /** @description Date that is initially selected, such as `2025-03-04`. */
      initial_date?: string | null;
      /** @description Time of day that is initially selected, such as `14:30`. */
      initial_time?: string | null;
      /** @description Time that is initially selected, in Unix seconds. */
      initial_date_time?: number | null;
      /** @description Time zone of a picker of times, as an IANA name such as `Europe/London`. */
      timezone?: string | null;
      /** @description Whether the conversation of the message is initially selected. */
      default_to_current_conversation?: boolean | null;
      /** @description Whether the app gets a URL for answers in the chosen conversation. */
      response_url_enabled?: boolean | null;
      /** @description Conversations that can be chosen. */
      filter?: {
        /** @description Kinds of conversations, such as `public`, `private`, `im` or `mpim`. */
        include?: string[] | null;
        /** @description Whether direct messages with bots are left out. */
        exclude_bot_users?: boolean | null;
        /** @description Whether channels that are shared with other organizations are left out. */
        exclude_external_shared_channels?: boolean | null;
      } | null;
      /** @description Whether the element is focused when it is shown. */
      focus_on_load?: boolean | null;
      /** @description Maximum number of options that can be chosen. */
      max_selected_items?: number | null;
      /** @description Number of characters that users must type before options are requested from the app. */
      min_query_length?: number | null;
      /** @description URL of an image. */
      image_url?: string | null;
      /** @description File that holds an image, in place of a URL. */
      slack_file?: components["schemas"]["MessagingSlackFileReference"] | null;
      /** @description Text that describes an image. */
      alt_text?: string | null;
      /** @description Width of an image, in pixels. */
      image_width?: number | null;
      /** @description Height of an image, in pixels. */
      image_height?: number | null;
      /** @description Size of an image, in bytes. */
      image_bytes?: number | null;
      /** @description Plain text that clients show when they cannot display an image. */
      fallback?: string | null;
      /** @description Workflow that a button starts. */
      workflow?: {
        /** @description Trigger of the workflow. */
        trigger?: {
          /** @description URL that starts the workflow. */
          url?: string | null;
          /** @description Values that are passed to the workflow. */
          customizable_input_parameters?: components["schemas"]["MessagingWorkflowInput"][] | null;
        } | null;
      } | null;
    };
    /** @description An inline part of a rich text, or a section of a list. The fields of all types are named together; an element has only those of its `type`. */
    MessagingRichTextElement: {
      /** @description Type of the element, such as `text`, `link`, `emoji`, `user`, `usergroup`, `channel` or `broadcast`. */
      type?: string | null;
      /** @description Text of a text or link. */
      text?: string | null;
      /** @description URL of a link. */
      url?: string | null;
      /** @description Whether the link is marked as unsafe. */
      unsafe?: boolean | null;
      /** @description Name of an emoji, without colons. */
      name?: string | null;
      /** @description Unicode code points of an emoji, in hexadecimal digits. */
      unicode?: string | null;
      /** @description Skin tone of an emoji, from 2 to 6. */
      skin_tone?: number | null;
      /** @description Id of the user who is mentioned. */
      user_id?: string | null;
      /** @description Id of the user group that is mentioned. */
      usergroup_id?: string | null;
      /** @description Id of the workspace that is mentioned. */
      team_id?: string | null;
      /** @description Id of the channel that is mentioned. */
      channel_id?: string | null;
      /** @description Whom a mention of type `broadcast` notifies. Known values: `here`, `channel`, `everyone`. */
      range?: string | null;
      /** @description Value of a color, such as `#3c989f`. */
      value?: string | null;
      /** @description Time that is shown, in Unix seconds. */
      timestamp?: number | null;
      /** @description How the time is shown, as a template such as `{date_short}`. */
      format?: string | null;
      /** @description Text that clients show when they cannot display the time. */
      fallback?: string | null;
      /** @description Formatting of the element. */
      style?: {
        /** @description Whether the text is bold. */
        bold?: boolean | null;
        /** @description Whether the text is italic. */
        italic?: boolean | null;
        /** @description Whether the text is struck through. */
        strike?: boolean | null;
        /** @description Whether the text is underlined. */
        underline?: boolean | null;
        /** @description Whether the text is code. */
        code?: boolean | null;
        /** @description Whether a mention is highlighted. */
        highlight?: boolean | null;
        /** @description Whether a mention is highlighted for the caller only. */
        client_highlight?: boolean | null;
        /** @description Whether a mention is not a link. */
        unlink?: boolean | null;
      } | null;
      /** @description Inline parts of a section of a list. */
      elements?: components["schemas"]["MessagingRichTextElement"][] | null;
      /** @description Indentation of a section, counted from 0. */
      indent?: number | null;
      /** @description Number by which the first number of an ordered list is raised. */
      offset?: number | null;
      /** @description Width of the line beside a section, in pixels. */
      border?: number | null;
    };
    /** @description A dialog that asks users to confirm an action. */
    MessagingConfirmationDialog: {
      /** @description Title of the dialog. */
      title?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Question that the dialog asks. */
      text?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Text of the button that confirms the action. */
      confirm?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Text of the button that cancels the action. */
      deny?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Look of the button that confirms the action. Known values: `primary`, `danger`. */
      style?: string | null;
    };
    /** @description An option to choose from. */
    MessagingBlockOption: {
      /** @description Text of the option. */
      text?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Value that is sent to the app. */
      value?: string | null;
      /** @description Text below the option. */
      description?: components["schemas"]["MessagingBlockText"] | null;
      /** @description URL that the option opens. */
      url?: string | null;
    };
    /** @description A group of options. */
    MessagingBlockOptionGroup: {
      /** @description Heading of the group. */
      label?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Options of the group. */
      options?: components["schemas"]["MessagingBlockOption"][] | null;
    };
    /** @description A reference to a file in the workspace. It has an id or a URL. */
    MessagingSlackFileReference: {
      /** @description Id of the file. */
      id?: string | null;
      /** @description URL of the file's content. */
      url?: string | null;
    };
    /** @description A value that is passed to a workflow. */
    MessagingWorkflowInput: {
      /** @description Name of the workflow's input. */
      name?: string | null;
      /** @description Value of the input. */
      value?: string | null;
    };
    /** @description Settings of a column of a table. */
    MessagingTableColumnSetting: {
      /** @description Alignment of the cells. Known values: `left`, `center`, `right`. */
      align?: string | null;
      /** @description Whether long texts are wrapped. */
      is_wrapped?: boolean | null;
    };
    /** @description The last edit of a message. */
    MessagingMessageEdit: {
      /** @description Id of the user who edited the message. */
      user?: string | null;
      /** @description Time of the edit, in Unix seconds with six decimals. */
      ts?: string | null;
    };
    /** @description The bot that posted a message. */
    MessagingBotProfile: {
      /** @description Id of the bot, which begins with `B`. */
      id?: string | null;
      /** @description Id of the app that the bot belongs to. */
      app_id?: string | null;
      /** @description Id of the bot's user. */
      user_id?: string | null;
      /** @description Id of the workspace that the bot belongs to. */
      team_id?: string | null;
      /** @description Name of the bot. */
      name?: string | null;
      /** @description Whether the bot has been removed. */
      deleted?: boolean | null;
      /** @description Time of the last change to the bot, in Unix seconds. */
      updated?: number | null;
      /** @description URLs of the bot's icon. */
      icons?: {
        /** @description URL of the icon at 36 by 36 pixels. */
        image_36?: string | null;
        /** @description URL of the icon at 48 by 48 pixels. */
        image_48?: string | null;
        /** @description URL of the icon at 72 by 72 pixels. */
        image_72?: string | null;
      } | null;
    };
    /** @description The record `MessageFile` inside another one, which may have only some of its fields. */
    MessagingPartialMessageFile: {
      /** @description Id of the file, which begins with `F`. */
      id?: string | null;
      /** @description Name of the file, with its extension. */
      name?: string | null;
      /** @description Title of the file. */
      title?: string | null;
      /** @description Media type of the file, such as `application/pdf`. */
      mimetype?: string | null;
      /** @description Short code of the file type, such as `pdf`. */
      filetype?: string | null;
      /** @description Name of the file type for display, such as `PDF`. */
      pretty_type?: string | null;
      /** @description Id of the user who uploaded the file. */
      user?: string | null;
      /** @description Size of the file, in bytes. */
      size?: number | null;
      /** @description How the file is kept, such as `hosted`, `external` or `snippet`. */
      mode?: string | null;
      /** @description Whether the file is stored outside the messaging system. */
      is_external?: boolean | null;
      /** @description Kind of storage that holds an external file, such as `gdrive`. Empty for other files. */
      external_type?: string | null;
      /** @description Whether the file has been shared in a public channel. */
      is_public?: boolean | null;
      /** @description Whether the public URL of the file is active. */
      public_url_shared?: boolean | null;
      /** @description URL of the file's content. Requests to it need the access token. */
      url_private?: string | null;
      /** @description URL that downloads the file's content. Requests to it need the access token. */
      url_private_download?: string | null;
      /** @description URL of the file's page in the workspace. */
      permalink?: string | null;
      /** @description URL at which anyone can see the file while `public_url_shared` is true. */
      permalink_public?: string | null;
      /** @description Time at which the file was created, in Unix seconds. */
      created?: number | null;
      /** @description Same time as `created`, kept by the provider for older clients. */
      timestamp?: number | null;
    };
  };
  responses: {
    /** @description The credentials match none of the connector's authentication methods. */
    Error400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token is missing or invalid. */
    Error401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token does not permit the request, or a rule of the operation refuses it. */
    Error403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description No instance with this id exists, or the third-party system has no such record. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The method is not POST. The `Allow` header lists the methods that the path accepts. */
    Error405: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is longer than the gateway accepts. */
    Error413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is not JSON in UTF-8, or it is compressed. */
    Error415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is invalid, for example because a required property is missing. */
    Error422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system refuses the credentials of the instance. */
    Error424: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description Too many requests. The `Retry-After` header says how long to wait. */
    Error429: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway failed with an internal error. */
    Error500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway does not implement the operation. */
    Error501: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system cannot be reached or returns an invalid response. */
    Error502: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway cannot answer at the moment, for example because its database is not available. The `Retry-After` header says how long to wait. */
    Error503: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system does not respond in time. */
    Error504: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
  };
  parameters: {
    connector_instance_id: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createInstance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GatewayCreateInstanceRequest"];
      };
    };
    responses: {
      /** @description The new connector instance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  execute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExecuteRequest"];
      };
    };
    responses: {
      /** @description The result of a successful operation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingUsersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingUsersListRequest"];
      };
    };
    responses: {
      /** @description A page of `User` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingUsersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingUsersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingUsersGetRequest"];
      };
    };
    responses: {
      /** @description The `User` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingUsersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingChannelsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingChannelsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Channel` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingChannelsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingChannelsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingChannelsGetRequest"];
      };
    };
    responses: {
      /** @description The `Channel` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingChannelsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingChannelMessagesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingChannelMessagesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Message` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingChannelMessagesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingThreadsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingThreadsListRequest"];
      };
    };
    responses: {
      /** @description A page of `ThreadMessage` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingThreadsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
}
