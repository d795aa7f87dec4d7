// @generated from spec/inner/messaging.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function User() {
  return {
    fields: {
      profile: { table: UserProfile, nullable: true },
    },
  };
}

function Channel() {
  return {
    fields: {
      pending_shared: "array<string> | null",
      shared_team_ids: "array<string> | null",
      pending_connected_team_ids: "array<string> | null",
      topic: { table: ChannelText, nullable: true },
      purpose: { table: ChannelText, nullable: true },
      previous_names: "array<string> | null",
      properties: { table: ChannelProperties, nullable: true },
    },
  };
}

function MessageReaction() {
  return {
    fields: {
      users: "array<string> | null",
    },
  };
}

function MessageAttachment() {
  return {
    fields: {
      fields: { items: { table: AttachmentField }, nullable: true },
    },
  };
}

function Message() {
  return {
    fields: {
      reply_users: "array<string> | null",
      reactions: { items: { table: MessageReaction }, nullable: true },
      attachments: { items: { table: MessageAttachment }, nullable: true },
      blocks: { items: { table: MessageBlock }, nullable: true },
      edited: { table: MessageEdit, nullable: true },
      bot_profile: { table: BotProfile, nullable: true },
    },
  };
}

function ThreadMessage() {
  return {
    fields: {
      reply_users: "array<string> | null",
      reactions: { items: { table: MessageReaction }, nullable: true },
      attachments: { items: { table: MessageAttachment }, nullable: true },
      blocks: { items: { table: MessageBlock }, nullable: true },
      edited: { table: MessageEdit, nullable: true },
      bot_profile: { table: BotProfile, nullable: true },
    },
  };
}

function UserProfile() {
  return {
    fields: {
      real_name: "string | null",
      real_name_normalized: "string | null",
      display_name: "string | null",
      display_name_normalized: "string | null",
      first_name: "string | null",
      last_name: "string | null",
      email: "string | null",
      title: "string | null",
      phone: "string | null",
      skype: "string | null",
      pronouns: "string | null",
      start_date: "string | null",
      team: "string | null",
      status_text: "string | null",
      status_text_canonical: "string | null",
      status_emoji: "string | null",
      status_emoji_display_info: { items: { table: StatusEmoji }, nullable: true },
      status_emoji_url: "string | null",
      status_expiration: "integer | null",
      huddle_state: "string | null",
      huddle_state_expiration_ts: "integer | null",
      avatar_hash: "string | null",
      image_24: "string | null",
      image_32: "string | null",
      image_48: "string | null",
      image_72: "string | null",
      image_192: "string | null",
      image_512: "string | null",
      image_1024: "string | null",
      image_original: "string | null",
      is_custom_image: "boolean | null",
      always_active: "boolean | null",
      bot_id: "string | null",
      api_app_id: "string | null",
      guest_invited_by: "string | null",
      guest_expiration_ts: "integer | null",
      fields: "any",
    },
  };
}

function StatusEmoji() {
  return {
    fields: {
      emoji_name: "string | null",
      display_alias: "string | null",
      display_url: "string | null",
      unicode: "string | null",
    },
  };
}

function ChannelText() {
  return {
    fields: {
      value: "string | null",
      creator: "string | null",
      last_set: "integer | null",
    },
  };
}

function ChannelProperties() {
  return {
    fields: {
      tabs: { items: { table: ChannelTab }, nullable: true },
      tabz: { items: { table: ChannelTab }, nullable: true },
      canvas: {
        table: {
          fields: { file_id: "string | null", is_empty: "boolean | null", is_migrated: "boolean | null", quip_thread_id: "string | null" },
        },
        nullable: true,
      },
      posting_restricted_to: { table: ChannelRestriction, nullable: true },
      threads_restricted_to: { table: ChannelRestriction, nullable: true },
      meeting_notes: { table: { fields: { file_id: "string | null" } }, nullable: true },
      channel_workflows: { items: { table: ChannelWorkflow }, nullable: true },
      has_slack_connect_invite_created: "boolean | null",
      is_dormant: "boolean | null",
      use_case: "string | null",
      agent_session: {
        table: {
          fields: {
            agent_bot_user_ids: "array<string> | null",
            encoded_agent_bot_user_ids: "array<string> | null",
            origin_link: { table: { fields: { channel_id: "string | null", ts: "string | null" } }, nullable: true },
            status: "string | null",
            title: "string | null",
          },
        },
        nullable: true,
      },
      code_channel: { table: { fields: { context_bar_items: { items: { table: ContextBarItem }, nullable: true } } }, nullable: true },
      record_channel: {
        table: {
          fields: {
            record_id: "string | null",
            record_label: "string | null",
            record_label_plural: "string | null",
            record_type: "string | null",
          },
        },
        nullable: true,
      },
    },
  };
}

function ChannelTab() {
  return {
    fields: {
      id: "string | null",
      type: "string | null",
      label: "string | null",
      is_disabled: "boolean | null",
      data: {
        table: {
          fields: {
            file_id: "string | null",
            shared_ts: "string | null",
            folder_bookmark_id: "string | null",
            mute_edit_updates: "boolean | null",
          },
        },
        nullable: true,
      },
    },
  };
}

function ChannelRestriction() {
  return {
    fields: {
      type: "array<string> | null",
      user: "array<string> | null",
    },
  };
}

function ChannelWorkflow() {
  return {
    fields: {
      title: "string | null",
      workflow_trigger_id: "string | null",
    },
  };
}

function ContextBarItem() {
  return {
    fields: {
      bot_user_id: "string | null",
      icon: "string | null",
      key: "string | null",
      label: "string | null",
      url: "string | null",
    },
  };
}

function AttachmentField() {
  return {
    fields: {
      title: "string | null",
      value: "string | null",
      short: "boolean | null",
    },
  };
}

function MessageBlock() {
  return {
    fields: {
      type: "string | null",
      block_id: "string | null",
      text: { table: BlockText, nullable: true, alsoSeen: "string" },
      fields: { items: { table: BlockText }, nullable: true },
      accessory: { table: BlockElement, nullable: true },
      expand: "boolean | null",
      elements: { items: { table: BlockElement }, nullable: true },
      image_url: "string | null",
      slack_file: { table: SlackFileReference, nullable: true },
      alt_text: "string | null",
      image_width: "integer | null",
      image_height: "integer | null",
      image_bytes: "integer | null",
      is_animated: "boolean | null",
      fallback: "string | null",
      title: { table: BlockText, nullable: true, alsoSeen: "string" },
      title_url: "string | null",
      description: { table: BlockText, nullable: true, alsoSeen: "string" },
      video_url: "string | null",
      thumbnail_url: "string | null",
      author_name: "string | null",
      provider_name: "string | null",
      provider_icon_url: "string | null",
      label: { table: BlockText, nullable: true },
      hint: { table: BlockText, nullable: true },
      element: { table: BlockElement, nullable: true },
      optional: "boolean | null",
      dispatch_action: "boolean | null",
      source: "string | null",
      external_id: "string | null",
      file_id: "string | null",
      file: { table: PartialMessageFile, nullable: true },
      call_id: "string | null",
      call: "any",
      rows: "array | null",
      column_settings: { items: { table: TableColumnSetting }, nullable: true },
      caption: "string | null",
      level: "string | null",
      url: "string | null",
      app_id: "string | null",
      bot_user_id: "string | null",
      workflow_id: "string | null",
      function_trigger_id: "string | null",
      button_label: "string | null",
    },
  };
}

function BlockText() {
  return {
    fields: {
      type: "string | null",
      text: "string | null",
      emoji: "boolean | null",
      verbatim: "boolean | null",
    },
  };
}

function BlockElement() {
  return {
    fields: {
      type: "string | null",
      text: { table: BlockText, nullable: true, alsoSeen: "string" },
      emoji: "boolean | null",
      verbatim: "boolean | null",
      elements: { items: { table: RichTextElement }, nullable: true },
      style: "string | null",
      indent: "integer | null",
      offset: "integer | null",
      border: "integer | null",
      action_id: "string | null",
      value: "string | null",
      url: "string | null",
      accessibility_label: "string | null",
      confirm: { table: ConfirmationDialog, nullable: true },
      placeholder: { table: BlockText, nullable: true },
      options: { items: { table: BlockOption }, nullable: true },
      option_groups: { items: { table: BlockOptionGroup }, nullable: true },
      initial_option: { table: BlockOption, nullable: true },
      initial_options: { items: { table: BlockOption }, nullable: true },
      initial_channel: "string | null",
      initial_channels: "array<string> | null",
      initial_conversation: "string | null",
      initial_conversations: "array<string> | null",
      initial_user: "string | null",
      initial_users: "array<string> | null",
      initial_date: "string | null",
      initial_time: "string | null",
      initial_date_time: "integer | null",
      timezone: "string | null",
      default_to_current_conversation: "boolean | null",
      response_url_enabled: "boolean | null",
      filter: {
        table: {
          fields: {
            include: "array<string> | null",
            exclude_bot_users: "boolean | null",
            exclude_external_shared_channels: "boolean | null",
          },
        },
        nullable: true,
      },
      focus_on_load: "boolean | null",
      max_selected_items: "integer | null",
      min_query_length: "integer | null",
      image_url: "string | null",
      slack_file: { table: SlackFileReference, nullable: true },
      alt_text: "string | null",
      image_width: "integer | null",
      image_height: "integer | null",
      image_bytes: "integer | null",
      fallback: "string | null",
      workflow: {
        table: {
          fields: {
            trigger: {
              table: {
                fields: { url: "string | null", customizable_input_parameters: { items: { table: WorkflowInput }, nullable: true } },
              },
              nullable: true,
            },
          },
        },
        nullable: true,
      },
    },
  };
}

function RichTextElement() {
  return {
    fields: {
      type: "string | null",
      text: "string | null",
      url: "string | null",
      unsafe: "boolean | null",
      name: "string | null",
      unicode: "string | null",
      skin_tone: "integer | null",
      user_id: "string | null",
      usergroup_id: "string | null",
      team_id: "string | null",
      channel_id: "string | null",
      range: "string | null",
      value: "string | null",
      timestamp: "integer | null",
      format: "string | null",
      fallback: "string | null",
      style: {
        table: {
          fields: {
            bold: "boolean | null",
            italic: "boolean | null",
            strike: "boolean | null",
            underline: "boolean | null",
            code: "boolean | null",
            highlight: "boolean | null",
            client_highlight: "boolean | null",
            unlink: "boolean | null",
          },
        },
        nullable: true,
        alsoSeen: "string",
      },
      elements: { items: { table: RichTextElement }, nullable: true },
      indent: "integer | null",
      offset: "integer | null",
      border: "integer | null",
    },
  };
}

function ConfirmationDialog() {
  return {
    fields: {
      title: { table: BlockText, nullable: true },
      text: { table: BlockText, nullable: true },
      confirm: { table: BlockText, nullable: true },
      deny: { table: BlockText, nullable: true },
      style: "string | null",
    },
  };
}

function BlockOption() {
  return {
    fields: {
      text: { table: BlockText, nullable: true },
      value: "string | null",
      description: { table: BlockText, nullable: true },
      url: "string | null",
    },
  };
}

function BlockOptionGroup() {
  return {
    fields: {
      label: { table: BlockText, nullable: true },
      options: { items: { table: BlockOption }, nullable: true },
    },
  };
}

function SlackFileReference() {
  return {
    fields: {
      id: "string | null",
      url: "string | null",
    },
  };
}

function WorkflowInput() {
  return {
    fields: {
      name: "string | null",
      value: "string | null",
    },
  };
}

function TableColumnSetting() {
  return {
    fields: {
      align: "string | null",
      is_wrapped: "boolean | null",
    },
  };
}

function MessageEdit() {
  return {
    fields: {
      user: "string | null",
      ts: "string | null",
    },
  };
}

function BotProfile() {
  return {
    fields: {
      id: "string | null",
      app_id: "string | null",
      user_id: "string | null",
      team_id: "string | null",
      name: "string | null",
      deleted: "boolean | null",
      updated: "integer | null",
      icons: { table: { fields: { image_36: "string | null", image_48: "string | null", image_72: "string | null" } }, nullable: true },
    },
  };
}

function PartialMessageFile() {
  return {
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

export const inner = /* @__PURE__ */ createInner({
  connector: "messaging",
  source: "Slack's API reference and its Node types, @slack/web-api 8.2 and @slack/types 3.2, show it.",
  records: {
    User: { table: User },
    Channel: { table: Channel },
    MessageReaction: { table: MessageReaction },
    MessageAttachment: { table: MessageAttachment },
    Message: { table: Message },
    ThreadMessage: { table: ThreadMessage },
  },
  operations: {
    "users.list": "User",
    "users.get": "User",
    "channels.list": "Channel",
    "channels.get": "Channel",
    "channel_messages.list": "Message",
    "threads.list": "ThreadMessage",
  },
  result: "result",
});
