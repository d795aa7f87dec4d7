// @generated from spec/connectors/messaging.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Execute,
  OptionalPagedCall,
  Page,
  RequiredCall,
  RequiredPagedCall,
  UncheckedConnector,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * A user of the workspace, either a person or a bot.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface User {
  /** Id of the user, which begins with `U` or `W`. */
  id: string;
  /** Id of the workspace that the user belongs to. */
  team_id?: string | null;
  /** User name of the account, which is not meant for display. */
  name?: string | null;
  /** Whether the account has been deactivated. */
  deleted?: boolean | null;
  /** Color in which some clients show the user's name, as six hexadecimal digits. */
  color?: string | null;
  /** Full name of the user, as given in their profile. */
  real_name?: string | null;
  /** Time zone of the user, as an IANA name such as `Europe/London`. */
  tz?: string | null;
  /** Name of the time zone for display, such as `British Summer Time`. */
  tz_label?: string | null;
  /** Offset of the user's time zone from UTC, in seconds. Integer. */
  tz_offset?: number | null;
  /** Profile of the user, with details such as the display name, the email address and the status. */
  profile?: UserProfile | null;
  /** Whether the user is an administrator of the workspace. */
  is_admin?: boolean | null;
  /** Whether the user is an owner of the workspace. */
  is_owner?: boolean | null;
  /** Whether the user is the primary owner of the workspace. */
  is_primary_owner?: boolean | null;
  /** Whether the user is a guest, in one channel or in several. */
  is_restricted?: boolean | null;
  /** Whether the user is a guest in a single channel. */
  is_ultra_restricted?: boolean | null;
  /** Whether the user is a bot. */
  is_bot?: boolean | null;
  /** Whether the user has authorized the calling app. */
  is_app_user?: boolean | null;
  /** Time of the last change to the user, in Unix seconds. Integer. */
  updated?: number | null;
  /** Whether the user has confirmed their email address. */
  is_email_confirmed?: boolean | null;
  /** Who may share the user's contact card, such as `EVERYONE`. */
  who_can_share_contact_card?: string | null;
}

/** `messaging.records.User` */
export declare const user: Validator<User>;

export declare const isUser: Guard<User>;

/**
 * A conversation in the workspace, which can be a public or private channel or a direct message.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface Channel {
  /** Id of the channel, which begins with `C`, `G` or `D`. */
  id: string;
  /** Name of the channel, without the leading `#`. */
  name?: string | null;
  /** Whether the conversation is a channel, public or private. */
  is_channel?: boolean | null;
  /** Whether the conversation is a private channel of the older kind, whose id begins with `G`. */
  is_group?: boolean | null;
  /** Whether the conversation is a direct message between two users, or a user and a bot. */
  is_im?: boolean | null;
  /** Whether the conversation is a direct message among several users. */
  is_mpim?: boolean | null;
  /** Whether only members can see the channel. */
  is_private?: boolean | null;
  /** Time at which the channel was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Whether the channel is archived. */
  is_archived?: boolean | null;
  /** Whether this is the general channel of the workspace, which every full member joins, whatever its name. */
  is_general?: boolean | null;
  /** Number that marks an unlinked channel, usually 0. The provider does not document its values. Integer. */
  unlinked?: number | null;
  /** Name of the channel, with special characters replaced. */
  name_normalized?: string | null;
  /** Whether the channel is shared with another workspace, inside or outside the organization. */
  is_shared?: boolean | null;
  /** Whether the channel is shared between workspaces of one organization. */
  is_org_shared?: boolean | null;
  /** Whether sharing the channel with another organization still awaits approval. */
  is_pending_ext_shared?: boolean | null;
  /** Ids of the workspaces that the channel is to be shared with, once that is approved. */
  pending_shared?: string[] | null;
  /** Id of the workspace in whose context the channel is returned. */
  context_team_id?: string | null;
  /** Time of the last change to the channel's settings, in Unix milliseconds. Integer. */
  updated?: number | null;
  /** Id of the user who created the channel. */
  creator?: string | null;
  /** Whether the channel is shared with another organization. */
  is_ext_shared?: boolean | null;
  /** Ids of the workspaces that share the channel. */
  shared_team_ids?: string[] | null;
  /** Ids of the workspaces whose connection to the channel is pending. */
  pending_connected_team_ids?: string[] | null;
  /** Whether the user or bot that the access token belongs to is a member of the channel. */
  is_member?: boolean | null;
  /** Topic of the channel, with its text, its author and the time it was set, in Unix seconds. */
  topic?: ChannelText | null;
  /** Purpose of the channel, with its text, its author and the time it was set, in Unix seconds. */
  purpose?: ChannelText | null;
  /** Earlier names of the channel. */
  previous_names?: string[] | null;
  /** Number of members of the channel. Integer. */
  num_members?: number | null;
  /** Id of the parent conversation, null if there is none. */
  parent_conversation?: string | null;
  /** Further properties of the channel, such as its canvas, its tabs and its posting restrictions. */
  properties?: ChannelProperties | null;
  /** Whether the caller can post in the channel only by replying in threads. */
  is_thread_only?: boolean | null;
  /** Whether the caller can read the channel but not post in it. */
  is_read_only?: boolean | null;
}

/** `messaging.records.Channel` */
export declare const channel: Validator<Channel>;

export declare const isChannel: Guard<Channel>;

/**
 * An emoji reaction to a message, with the users who added it.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface MessageReaction {
  /** Name of the emoji, without colons. */
  name?: string | null;
  /** Ids of users who reacted with the emoji. The list may be shorter than `count`. */
  users?: string[] | null;
  /** Number of users who reacted with the emoji. Integer. */
  count?: number | null;
}

/** `messaging.records.MessageReaction` */
export declare const messageReaction: Validator<MessageReaction>;

export declare const isMessageReaction: Guard<MessageReaction>;

/**
 * A secondary part of a message, such as the preview of a link.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface MessageAttachment {
  /** Number of the attachment within the message, counted from 1. Integer. */
  id?: number | null;
  /** Plain text that clients show when they cannot display the attachment. */
  fallback?: string | null;
  /** Color of the bar beside the attachment, usually six hexadecimal digits. */
  color?: string | null;
  /** Text above the attachment. */
  pretext?: string | null;
  /** Name of the author. */
  author_name?: string | null;
  /** URL that the author's name links to. */
  author_link?: string | null;
  /** URL of the small image beside the author's name. */
  author_icon?: string | null;
  /** Title of the attachment. */
  title?: string | null;
  /** URL that the title links to. */
  title_link?: string | null;
  /** Main text of the attachment. */
  text?: string | null;
  /** Short facts shown as a table, each with a title and a value. */
  fields?: AttachmentField[] | null;
  /** URL of the image at the bottom of the attachment. */
  image_url?: string | null;
  /** URL of the thumbnail beside the attachment. */
  thumb_url?: string | null;
  /** Text of the footer. */
  footer?: string | null;
  /** URL of the small image beside the footer. */
  footer_icon?: string | null;
  /** Time shown in the footer, in Unix seconds. Integer. */
  ts?: string | number | null;
}

/** `messaging.records.MessageAttachment` */
export declare const messageAttachment: Validator<MessageAttachment>;

export declare const isMessageAttachment: Guard<MessageAttachment>;

/**
 * A file that was shared with a message.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface MessageFile {
  /** Id of the file, which begins with `F`. */
  id?: string | null;
  /** Name of the file, with its extension. */
  name?: string | null;
  /** Title of the file. */
  title?: string | null;
  /** Media type of the file, such as `application/pdf`. */
  mimetype?: string | null;
  /** Short code of the file type, such as `pdf`. */
  filetype?: string | null;
  /** Name of the file type for display, such as `PDF`. */
  pretty_type?: string | null;
  /** Id of the user who uploaded the file. */
  user?: string | null;
  /** Size of the file, in bytes. Integer. */
  size?: number | null;
  /** How the file is kept, such as `hosted`, `external` or `snippet`. */
  mode?: string | null;
  /** Whether the file is stored outside the messaging system. */
  is_external?: boolean | null;
  /** Kind of storage that holds an external file, such as `gdrive`. Empty for other files. */
  external_type?: string | null;
  /** Whether the file has been shared in a public channel. */
  is_public?: boolean | null;
  /** Whether the public URL of the file is active. */
  public_url_shared?: boolean | null;
  /** URL of the file's content. Requests to it need the access token. */
  url_private?: string | null;
  /** URL that downloads the file's content. Requests to it need the access token. */
  url_private_download?: string | null;
  /** URL of the file's page in the workspace. */
  permalink?: string | null;
  /** URL at which anyone can see the file while `public_url_shared` is true. */
  permalink_public?: string | null;
  /** Time at which the file was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Same time as `created`, kept by the provider for older clients. Integer. */
  timestamp?: number | null;
}

/** `messaging.records.MessageFile` */
export declare const messageFile: Validator<MessageFile>;

export declare const isMessageFile: Guard<MessageFile>;

/**
 * A message in a channel.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface Message {
  /** Type of the event, which is `message` for every message. */
  type?: string | null;
  /** Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none. */
  subtype?: string | null;
  /**
   * Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always
   * present.
   */
  ts: string;
  /** Id of the user who posted the message. */
  user?: string | null;
  /** Text of the message, in the provider's own markup. */
  text?: string | null;
  /** Timestamp of the parent message of the thread that the message belongs to. */
  thread_ts?: string | null;
  /** Number of replies in the thread. Integer. */
  reply_count?: number | null;
  /** Number of users who replied in the thread. Integer. */
  reply_users_count?: number | null;
  /** Timestamp of the latest reply in the thread. */
  latest_reply?: string | null;
  /** Ids of users who replied in the thread. */
  reply_users?: string[] | null;
  /** Whether the thread is closed to further replies. */
  is_locked?: boolean | null;
  /** Whether the caller follows the thread. */
  subscribed?: boolean | null;
  /** Emoji reactions to the message. */
  reactions?: MessageReaction[] | null;
  /** Secondary parts of the message, such as previews of links. */
  attachments?: MessageAttachment[] | null;
  /** Layout blocks that the message is built from, in display order. */
  blocks?: MessageBlock[] | null;
  /** Files that were shared with the message. */
  files?: MessageFile[] | null;
  /** Last edit of the message, with the user who made it and its timestamp. */
  edited?: MessageEdit | null;
  /** Id of the bot that posted the message. */
  bot_id?: string | null;
  /** Bot that posted the message, with details such as its name and its app. */
  bot_profile?: BotProfile | null;
  /** Id of the app that posted the message. */
  app_id?: string | null;
  /** Id of the workspace that the author belongs to. */
  team?: string | null;
}

/** `messaging.records.Message` */
export declare const message: Validator<Message>;

export declare const isMessage: Guard<Message>;

/**
 * A message in a thread. It has all the fields of a channel message and also names the author of the parent
 * message.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface ThreadMessage {
  /** Type of the event, which is `message` for every message. */
  type?: string | null;
  /** Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none. */
  subtype?: string | null;
  /**
   * Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always
   * present.
   */
  ts: string;
  /** Id of the user who posted the message. */
  user?: string | null;
  /** Text of the message, in the provider's own markup. */
  text?: string | null;
  /** Timestamp of the parent message of the thread that the message belongs to. */
  thread_ts?: string | null;
  /** Number of replies in the thread. Integer. */
  reply_count?: number | null;
  /** Number of users who replied in the thread. Integer. */
  reply_users_count?: number | null;
  /** Timestamp of the latest reply in the thread. */
  latest_reply?: string | null;
  /** Ids of users who replied in the thread. */
  reply_users?: string[] | null;
  /** Whether the thread is closed to further replies. */
  is_locked?: boolean | null;
  /** Whether the caller follows the thread. */
  subscribed?: boolean | null;
  /** Emoji reactions to the message. */
  reactions?: MessageReaction[] | null;
  /** Secondary parts of the message, such as previews of links. */
  attachments?: MessageAttachment[] | null;
  /** Layout blocks that the message is built from, in display order. */
  blocks?: MessageBlock[] | null;
  /** Files that were shared with the message. */
  files?: MessageFile[] | null;
  /** Last edit of the message, with the user who made it and its timestamp. */
  edited?: MessageEdit | null;
  /** Id of the bot that posted the message. */
  bot_id?: string | null;
  /** Bot that posted the message, with details such as its name and its app. */
  bot_profile?: BotProfile | null;
  /** Id of the app that posted the message. */
  app_id?: string | null;
  /** Id of the workspace that the author belongs to. */
  team?: string | null;
  /** Id of the user who posted the parent message of the thread. */
  parent_user_id?: string | null;
}

/** `messaging.records.ThreadMessage` */
export declare const threadMessage: Validator<ThreadMessage>;

export declare const isThreadMessage: Guard<ThreadMessage>;

/**
 * What a user shows to others, such as their names, contact details, status and avatar.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface UserProfile {
  /** Full name of the user. */
  real_name?: string | null;
  /** Full name of the user, with special characters replaced. */
  real_name_normalized?: string | null;
  /** Name under which the user appears in conversations. Empty if they have chosen none. */
  display_name?: string | null;
  /** Display name of the user, with special characters replaced. */
  display_name_normalized?: string | null;
  /** First name of the user. */
  first_name?: string | null;
  /** Last name of the user. */
  last_name?: string | null;
  /** Email address of the user. Absent unless the token has the scope `users:read.email`. */
  email?: string | null;
  /** Job title of the user. */
  title?: string | null;
  /** Phone number of the user. */
  phone?: string | null;
  /** Skype name of the user. */
  skype?: string | null;
  /** Pronouns of the user. */
  pronouns?: string | null;
  /** Date on which the user joined the organization, such as `2024-03-01`. */
  start_date?: string | null;
  /** Id of the workspace that the profile belongs to. */
  team?: string | null;
  /** Text of the user's status. Empty if there is none. */
  status_text?: string | null;
  /** Text of the status before translation, if it is one of the workspace's suggestions. */
  status_text_canonical?: string | null;
  /** Emoji of the status, as its name between colons. */
  status_emoji?: string | null;
  /** How clients show the emoji of the status. */
  status_emoji_display_info?: StatusEmoji[] | null;
  /** URL of the image of the status's emoji. */
  status_emoji_url?: string | null;
  /** Time at which the status ends, in Unix seconds. 0 if it has no end. Integer. */
  status_expiration?: number | null;
  /** Whether the user is in a huddle, such as `default_unset` or `in_a_huddle`. */
  huddle_state?: string | null;
  /** Time at which `huddle_state` ends, in Unix seconds. Integer. */
  huddle_state_expiration_ts?: number | null;
  /** Hash of the avatar, which changes when the user changes the avatar. */
  avatar_hash?: string | null;
  /** URL of the avatar at 24 by 24 pixels. */
  image_24?: string | null;
  /** URL of the avatar at 32 by 32 pixels. */
  image_32?: string | null;
  /** URL of the avatar at 48 by 48 pixels. */
  image_48?: string | null;
  /** URL of the avatar at 72 by 72 pixels. */
  image_72?: string | null;
  /** URL of the avatar at 192 by 192 pixels. */
  image_192?: string | null;
  /** URL of the avatar at 512 by 512 pixels. */
  image_512?: string | null;
  /** URL of the avatar at 1024 by 1024 pixels, for uploaded images. */
  image_1024?: string | null;
  /** URL of the image as it was uploaded. */
  image_original?: string | null;
  /** Whether the user has uploaded the avatar. */
  is_custom_image?: boolean | null;
  /** Whether the user, usually a bot, is always shown as active. */
  always_active?: boolean | null;
  /** Id of the bot, if the user is one. */
  bot_id?: string | null;
  /** Id of the app that the bot belongs to. Empty for other users. */
  api_app_id?: string | null;
  /** Id of the user who invited the guest. */
  guest_invited_by?: string | null;
  /** Time at which the guest's account ends, in Unix seconds. Integer. */
  guest_expiration_ts?: number | null;
  /**
   * Custom fields by id such as `Xf0EXAMPLE01`, each with `value` and `alt`. Often an empty array if there are
   * none.
   */
  fields?: unknown;
}

/**
 * How clients show an emoji.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface StatusEmoji {
  /** Name of the emoji, without colons. */
  emoji_name?: string | null;
  /** Name of the emoji that this one stands for. */
  display_alias?: string | null;
  /** URL of the emoji's image. */
  display_url?: string | null;
  /** Unicode code points of the emoji, in hexadecimal digits. */
  unicode?: string | null;
}

/**
 * A text that members can set for a channel.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ChannelText {
  /** The text. Empty if it was never set. */
  value?: string | null;
  /** Id of the user who set the text. Empty if it was never set. */
  creator?: string | null;
  /** Time at which the text was last set, in Unix seconds. 0 if it was never set. Integer. */
  last_set?: number | null;
}

/**
 * Further properties of a channel. A single channel and the channels of a list come with different ones.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ChannelProperties {
  /** Tabs at the top of the channel. */
  tabs?: ChannelTab[] | null;
  /** Tabs at the top of the channel, in a second form. */
  tabz?: ChannelTab[] | null;
  /** Canvas of the channel. */
  canvas?: {
    /** Id of the file that holds the canvas. */
    file_id?: string | null;
    /** Whether nothing has been written yet. */
    is_empty?: boolean | null;
    /** Whether the canvas was migrated from an older format. */
    is_migrated?: boolean | null;
    /** Id of the canvas in Quip, on which canvases are built. */
    quip_thread_id?: string | null;
  } | null;
  /** Who may post in the channel. */
  posting_restricted_to?: ChannelRestriction | null;
  /** Who may reply in threads of the channel. */
  threads_restricted_to?: ChannelRestriction | null;
  /** Notes of meetings that are kept with the channel. */
  meeting_notes?: {
    /** Id of the file that holds the notes. */
    file_id?: string | null;
  } | null;
  /** Workflows that members can start in the channel. */
  channel_workflows?: ChannelWorkflow[] | null;
  /** Whether somebody has invited another organization to the channel. */
  has_slack_connect_invite_created?: boolean | null;
  /** Whether the channel has had no activity for a long time. */
  is_dormant?: boolean | null;
  /** Use that the channel is meant for, such as `project` or `welcome`. */
  use_case?: string | null;
  /** Session of an AI agent, for channels that belong to one. */
  agent_session?: {
    /** Ids of the agents' bot users. */
    agent_bot_user_ids?: string[] | null;
    /** Ids of the agents' bot users, in an encoded form. */
    encoded_agent_bot_user_ids?: string[] | null;
    /** Message from which the session was started. */
    origin_link?: {
      /** Id of the channel that the message is in. */
      channel_id?: string | null;
      /** Timestamp of the message. */
      ts?: string | null;
    } | null;
    /** State of the session. */
    status?: string | null;
    /** Title of the session. */
    title?: string | null;
  } | null;
  /** Settings of a channel for work on code. */
  code_channel?: {
    /** Entries of the bar at the top of the channel. */
    context_bar_items?: ContextBarItem[] | null;
  } | null;
  /** Record of a connected CRM that the channel is about. */
  record_channel?: {
    /** Id of the record. */
    record_id?: string | null;
    /** Name of the record's type, for one record. */
    record_label?: string | null;
    /** Name of the record's type, for several records. */
    record_label_plural?: string | null;
    /** Internal name of the record's type. */
    record_type?: string | null;
  } | null;
}

/**
 * A tab at the top of a channel.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ChannelTab {
  /** Id of the tab. */
  id?: string | null;
  /** Kind of tab, such as `files`, `canvas` or `workflows`. */
  type?: string | null;
  /** Name of the tab. Empty for tabs with the usual name. */
  label?: string | null;
  /** Whether the tab is hidden. */
  is_disabled?: boolean | null;
  /** What the tab shows. */
  data?: {
    /** Id of the file that the tab shows. */
    file_id?: string | null;
    /** Timestamp of the message with which the file was shared. */
    shared_ts?: string | null;
    /** Id of the folder of bookmarks that the tab shows. */
    folder_bookmark_id?: string | null;
    /** Whether members are not told of changes to the file. */
    mute_edit_updates?: boolean | null;
  } | null;
}

/**
 * The people to whom an action in a channel is restricted.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ChannelRestriction {
  /** Kinds of members who are allowed, such as `admin`. */
  type?: string[] | null;
  /** Ids of users who are allowed. */
  user?: string[] | null;
}

/**
 * A workflow that members can start in a channel.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ChannelWorkflow {
  /** Title of the workflow. */
  title?: string | null;
  /** Id of the trigger that starts the workflow. */
  workflow_trigger_id?: string | null;
}

/**
 * An entry of the bar at the top of a channel.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ContextBarItem {
  /** Id of the bot user that the entry comes from. */
  bot_user_id?: string | null;
  /** Name of the entry's icon. */
  icon?: string | null;
  /** Key of the entry, unique within the bar. */
  key?: string | null;
  /** Text of the entry. */
  label?: string | null;
  /** URL that the entry links to. */
  url?: string | null;
}

/**
 * A short fact in the table of an attachment.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface AttachmentField {
  /** Heading of the fact. */
  title?: string | null;
  /** Text of the fact, in the provider's own markup. */
  value?: string | null;
  /** Whether the fact is short enough to be shown beside another one. */
  short?: boolean | null;
}

/**
 * A layout block of a message. The fields of all types of blocks are named together; a block has only those of
 * its `type`.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface MessageBlock {
  /** Type of the block, such as `section`, `rich_text`, `header`, `context`, `actions`, `image` or `divider`. */
  type?: string | null;
  /** Id of the block, unique within the message. */
  block_id?: string | null;
  /**
   * Main text of a `section`, `header`, `alert` or `markdown` block.
   * Real traffic also shows: string.
   */
  text?: BlockText | null;
  /** Texts of a `section` block that are shown in two columns. */
  fields?: BlockText[] | null;
  /** Element beside the text of a `section` block. */
  accessory?: BlockElement | null;
  /** Whether a long text of a `section` block is shown in full. */
  expand?: boolean | null;
  /** Elements of a `rich_text`, `context`, `actions` or `carousel` block, in display order. */
  elements?: BlockElement[] | null;
  /** URL of the image of an `image` block. */
  image_url?: string | null;
  /** File that holds the image of an `image` block, in place of a URL. */
  slack_file?: SlackFileReference | null;
  /** Text that describes the image or video. */
  alt_text?: string | null;
  /** Width of the image, in pixels. Integer. */
  image_width?: number | null;
  /** Height of the image, in pixels. Integer. */
  image_height?: number | null;
  /** Size of the image, in bytes. Integer. */
  image_bytes?: number | null;
  /** Whether the image is an animation. */
  is_animated?: boolean | null;
  /** Plain text that clients show when they cannot display the image. */
  fallback?: string | null;
  /**
   * Title of an `image`, `video`, `card`, `container`, `plan` or `task_card` block.
   * Real traffic also shows: string.
   */
  title?: BlockText | null;
  /** URL that the title of a `video` block links to. */
  title_url?: string | null;
  /**
   * Text below the title of a `video` block.
   * Real traffic also shows: string.
   */
  description?: BlockText | null;
  /** URL from which a `video` block is played. */
  video_url?: string | null;
  /** URL of the picture that a `video` block shows before it is played. */
  thumbnail_url?: string | null;
  /** Name of the author of a `video` block. */
  author_name?: string | null;
  /** Name of the service that a `video` block comes from. */
  provider_name?: string | null;
  /** URL of the icon of that service. */
  provider_icon_url?: string | null;
  /** Label of the input of an `input` block. */
  label?: BlockText | null;
  /** Hint below the input of an `input` block. */
  hint?: BlockText | null;
  /** Element of an `input` block into which users type or from which they choose. */
  element?: BlockElement | null;
  /** Whether the input of an `input` block may be left empty. */
  optional?: boolean | null;
  /** Whether each change of the input of an `input` block is sent to the app. */
  dispatch_action?: boolean | null;
  /** Place where the file of a `file` block is stored, such as `remote`. */
  source?: string | null;
  /** Id under which the app knows the file of a `file` block. */
  external_id?: string | null;
  /** Id of the file of a `file` block. */
  file_id?: string | null;
  /** File of a `file` block. */
  file?: PartialMessageFile | null;
  /** Id of the call of a `call` block. */
  call_id?: string | null;
  /** Call of a `call` block, with details such as its participants. */
  call?: unknown;
  /** Rows of a `table` or `data_table` block, each an array of cells. */
  rows?: unknown[] | null;
  /** Settings of the columns of a `table` block, from left to right. */
  column_settings?: TableColumnSetting[] | null;
  /** Caption of a `data_table` block. */
  caption?: string | null;
  /** Kind of message in an `alert` block, such as `info` or `warning`. */
  level?: string | null;
  /** URL that the block links to. */
  url?: string | null;
  /** Id of the app that the block comes from. */
  app_id?: string | null;
  /** Id of the bot user that the block comes from. */
  bot_user_id?: string | null;
  /** Id of the workflow that the block comes from. */
  workflow_id?: string | null;
  /** Id of the trigger that the button of the block starts. */
  function_trigger_id?: string | null;
  /** Text of the block's button. */
  button_label?: string | null;
}

/**
 * A text in a block.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface BlockText {
  /** Whether the text is plain, or in the provider's own markup. Known values: `plain_text`, `mrkdwn`. */
  type?: "plain_text" | "mrkdwn" | (string & {}) | null;
  /** The text. */
  text?: string | null;
  /** Whether names of emoji between colons become emoji. Plain text only. */
  emoji?: boolean | null;
  /** Whether links and names of channels are left as they are. Markup only. */
  verbatim?: boolean | null;
}

/**
 * A part of a block, such as a button, a menu, an image, a text or a section of rich text. The fields of all
 * types of elements are named together; an element has only those of its `type`.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface BlockElement {
  /** Type of the element, such as `button`, `static_select`, `image`, `mrkdwn` or `rich_text_section`. */
  type?: string | null;
  /**
   * Text of a button. Elements of type `plain_text` and `mrkdwn` have a string.
   * Real traffic also shows: string.
   */
  text?: BlockText | null;
  /** Whether names of emoji between colons become emoji, in elements of type `plain_text`. */
  emoji?: boolean | null;
  /** Whether links and names of channels are left as they are, in elements of type `mrkdwn`. */
  verbatim?: boolean | null;
  /** Parts of a section, list, quote or preformatted text. */
  elements?: RichTextElement[] | null;
  /** Look of a button, such as `primary` or `danger`, or of a list, `bullet` or `ordered`. */
  style?: string | null;
  /** Indentation of a list, counted from 0. Integer. */
  indent?: number | null;
  /** Number by which the first number of an ordered list is raised. Integer. */
  offset?: number | null;
  /** Width of the line beside a list, quote or preformatted text, in pixels. Integer. */
  border?: number | null;
  /** Id of the action that is sent to the app, unique within the block. */
  action_id?: string | null;
  /** Value that a button sends to the app. */
  value?: string | null;
  /** URL that a button opens. */
  url?: string | null;
  /** Text that screen readers read in place of the button's text. */
  accessibility_label?: string | null;
  /** Dialog that asks users to confirm the action. */
  confirm?: ConfirmationDialog | null;
  /** Text that is shown while nothing is chosen or typed. */
  placeholder?: BlockText | null;
  /** Options to choose from. */
  options?: BlockOption[] | null;
  /** Options to choose from, in groups. */
  option_groups?: BlockOptionGroup[] | null;
  /** Option that is initially selected. */
  initial_option?: BlockOption | null;
  /** Options that are initially selected. */
  initial_options?: BlockOption[] | null;
  /** Id of the channel that is initially selected. */
  initial_channel?: string | null;
  /** Ids of the channels that are initially selected. */
  initial_channels?: string[] | null;
  /** Id of the conversation that is initially selected. */
  initial_conversation?: string | null;
  /** Ids of the conversations that are initially selected. */
  initial_conversations?: string[] | null;
  /** Id of the user who is initially selected. */
  initial_user?: string | null;
  /** Ids of the users who are initially selected. */
  initial_users?: string[] | null;
  /** Date that is initially selected, such as `2025-03-04`. */
  initial_date?: string | null;
  /** Time of day that is initially selected, such as `14:30`. */
  initial_time?: string | null;
  /** Time that is initially selected, in Unix seconds. Integer. */
  initial_date_time?: number | null;
  /** Time zone of a picker of times, as an IANA name such as `Europe/London`. */
  timezone?: string | null;
  /** Whether the conversation of the message is initially selected. */
  default_to_current_conversation?: boolean | null;
  /** Whether the app gets a URL for answers in the chosen conversation. */
  response_url_enabled?: boolean | null;
  /** Conversations that can be chosen. */
  filter?: {
    /** Kinds of conversations, such as `public`, `private`, `im` or `mpim`. */
    include?: string[] | null;
    /** Whether direct messages with bots are left out. */
    exclude_bot_users?: boolean | null;
    /** Whether channels that are shared with other organizations are left out. */
    exclude_external_shared_channels?: boolean | null;
  } | null;
  /** Whether the element is focused when it is shown. */
  focus_on_load?: boolean | null;
  /** Maximum number of options that can be chosen. Integer. */
  max_selected_items?: number | null;
  /** Number of characters that users must type before options are requested from the app. Integer. */
  min_query_length?: number | null;
  /** URL of an image. */
  image_url?: string | null;
  /** File that holds an image, in place of a URL. */
  slack_file?: SlackFileReference | null;
  /** Text that describes an image. */
  alt_text?: string | null;
  /** Width of an image, in pixels. Integer. */
  image_width?: number | null;
  /** Height of an image, in pixels. Integer. */
  image_height?: number | null;
  /** Size of an image, in bytes. Integer. */
  image_bytes?: number | null;
  /** Plain text that clients show when they cannot display an image. */
  fallback?: string | null;
  /** Workflow that a button starts. */
  workflow?: {
    /** Trigger of the workflow. */
    trigger?: {
      /** URL that starts the workflow. */
      url?: string | null;
      /** Values that are passed to the workflow. */
      customizable_input_parameters?: WorkflowInput[] | null;
    } | null;
  } | null;
}

/**
 * An inline part of a rich text, or a section of a list. The fields of all types are named together; an element
 * has only those of its `type`.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface RichTextElement {
  /** Type of the element, such as `text`, `link`, `emoji`, `user`, `usergroup`, `channel` or `broadcast`. */
  type?: string | null;
  /** Text of a text or link. */
  text?: string | null;
  /** URL of a link. */
  url?: string | null;
  /** Whether the link is marked as unsafe. */
  unsafe?: boolean | null;
  /** Name of an emoji, without colons. */
  name?: string | null;
  /** Unicode code points of an emoji, in hexadecimal digits. */
  unicode?: string | null;
  /** Skin tone of an emoji, from 2 to 6. Integer. */
  skin_tone?: number | null;
  /** Id of the user who is mentioned. */
  user_id?: string | null;
  /** Id of the user group that is mentioned. */
  usergroup_id?: string | null;
  /** Id of the workspace that is mentioned. */
  team_id?: string | null;
  /** Id of the channel that is mentioned. */
  channel_id?: string | null;
  /** Whom a mention of type `broadcast` notifies. Known values: `here`, `channel`, `everyone`. */
  range?: "here" | "channel" | "everyone" | (string & {}) | null;
  /** Value of a color, such as `#3c989f`. */
  value?: string | null;
  /** Time that is shown, in Unix seconds. Integer. */
  timestamp?: number | null;
  /** How the time is shown, as a template such as `{date_short}`. */
  format?: string | null;
  /** Text that clients show when they cannot display the time. */
  fallback?: string | null;
  /**
   * Formatting of the element.
   * Real traffic also shows: string.
   */
  style?: {
    /** Whether the text is bold. */
    bold?: boolean | null;
    /** Whether the text is italic. */
    italic?: boolean | null;
    /** Whether the text is struck through. */
    strike?: boolean | null;
    /** Whether the text is underlined. */
    underline?: boolean | null;
    /** Whether the text is code. */
    code?: boolean | null;
    /** Whether a mention is highlighted. */
    highlight?: boolean | null;
    /** Whether a mention is highlighted for the caller only. */
    client_highlight?: boolean | null;
    /** Whether a mention is not a link. */
    unlink?: boolean | null;
  } | null;
  /** Inline parts of a section of a list. */
  elements?: RichTextElement[] | null;
  /** Indentation of a section, counted from 0. Integer. */
  indent?: number | null;
  /** Number by which the first number of an ordered list is raised. Integer. */
  offset?: number | null;
  /** Width of the line beside a section, in pixels. Integer. */
  border?: number | null;
}

/**
 * A dialog that asks users to confirm an action.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface ConfirmationDialog {
  /** Title of the dialog. */
  title?: BlockText | null;
  /** Question that the dialog asks. */
  text?: BlockText | null;
  /** Text of the button that confirms the action. */
  confirm?: BlockText | null;
  /** Text of the button that cancels the action. */
  deny?: BlockText | null;
  /** Look of the button that confirms the action. Known values: `primary`, `danger`. */
  style?: "primary" | "danger" | (string & {}) | null;
}

/**
 * An option to choose from.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface BlockOption {
  /** Text of the option. */
  text?: BlockText | null;
  /** Value that is sent to the app. */
  value?: string | null;
  /** Text below the option. */
  description?: BlockText | null;
  /** URL that the option opens. */
  url?: string | null;
}

/**
 * A group of options.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface BlockOptionGroup {
  /** Heading of the group. */
  label?: BlockText | null;
  /** Options of the group. */
  options?: BlockOption[] | null;
}

/**
 * A reference to a file in the workspace. It has an id or a URL.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface SlackFileReference {
  /** Id of the file. */
  id?: string | null;
  /** URL of the file's content. */
  url?: string | null;
}

/**
 * A value that is passed to a workflow.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface WorkflowInput {
  /** Name of the workflow's input. */
  name?: string | null;
  /** Value of the input. */
  value?: string | null;
}

/**
 * Settings of a column of a table.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface TableColumnSetting {
  /** Alignment of the cells. Known values: `left`, `center`, `right`. */
  align?: "left" | "center" | "right" | (string & {}) | null;
  /** Whether long texts are wrapped. */
  is_wrapped?: boolean | null;
}

/**
 * The last edit of a message.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface MessageEdit {
  /** Id of the user who edited the message. */
  user?: string | null;
  /** Time of the edit, in Unix seconds with six decimals. */
  ts?: string | null;
}

/**
 * The bot that posted a message.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface BotProfile {
  /** Id of the bot, which begins with `B`. */
  id?: string | null;
  /** Id of the app that the bot belongs to. */
  app_id?: string | null;
  /** Id of the bot's user. */
  user_id?: string | null;
  /** Id of the workspace that the bot belongs to. */
  team_id?: string | null;
  /** Name of the bot. */
  name?: string | null;
  /** Whether the bot has been removed. */
  deleted?: boolean | null;
  /** Time of the last change to the bot, in Unix seconds. Integer. */
  updated?: number | null;
  /** URLs of the bot's icon. */
  icons?: {
    /** URL of the icon at 36 by 36 pixels. */
    image_36?: string | null;
    /** URL of the icon at 48 by 48 pixels. */
    image_48?: string | null;
    /** URL of the icon at 72 by 72 pixels. */
    image_72?: string | null;
  } | null;
}

/**
 * The record `MessageFile` inside another one, which may have only some of its fields.
 * Assumed: Slack's API reference and its Node types, `@slack`/web-api 8.2 and `@slack`/types 3.2, show it.
 */
export interface PartialMessageFile {
  /** Id of the file, which begins with `F`. */
  id?: string | null;
  /** Name of the file, with its extension. */
  name?: string | null;
  /** Title of the file. */
  title?: string | null;
  /** Media type of the file, such as `application/pdf`. */
  mimetype?: string | null;
  /** Short code of the file type, such as `pdf`. */
  filetype?: string | null;
  /** Name of the file type for display, such as `PDF`. */
  pretty_type?: string | null;
  /** Id of the user who uploaded the file. */
  user?: string | null;
  /** Size of the file, in bytes. Integer. */
  size?: number | null;
  /** How the file is kept, such as `hosted`, `external` or `snippet`. */
  mode?: string | null;
  /** Whether the file is stored outside the messaging system. */
  is_external?: boolean | null;
  /** Kind of storage that holds an external file, such as `gdrive`. Empty for other files. */
  external_type?: string | null;
  /** Whether the file has been shared in a public channel. */
  is_public?: boolean | null;
  /** Whether the public URL of the file is active. */
  public_url_shared?: boolean | null;
  /** URL of the file's content. Requests to it need the access token. */
  url_private?: string | null;
  /** URL that downloads the file's content. Requests to it need the access token. */
  url_private_download?: string | null;
  /** URL of the file's page in the workspace. */
  permalink?: string | null;
  /** URL at which anyone can see the file while `public_url_shared` is true. */
  permalink_public?: string | null;
  /** Time at which the file was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Same time as `created`, kept by the provider for older clients. Integer. */
  timestamp?: number | null;
}

/**
 * Lists the users of the workspace.
 * Params of `messaging.users.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface UsersListParams {
  /**
   * Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the
   * first page.
   */
  cursor?: string | undefined;
  /**
   * Maximum number of records to return. The document states no default and no maximum. Integer. Default: 200.
   * The default is assumed: The provider recommends this page size for its lists of users and channels, and
   * comparable connectors request it.
   */
  limit?: number | undefined;
}

/** `messaging.users.list.params` */
export declare const usersListParams: Validator<UsersListParams>;

export declare const isUsersListParams: Guard<UsersListParams>;

/**
 * Request body of `messaging.users.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: UsersListParams | undefined;
}

/** `messaging.users.list.request` */
export declare const usersListRequest: Validator<UsersListRequest>;

/** A record that `messaging.users.list` returns. */
export type UsersListRecord = User;

/** `messaging.users.list.record` */
export declare const usersListRecord: Validator<UsersListRecord>;

/**
 * Meta of `messaging.users.list`: its paging information.
 * Document 2, Endpoints, Messaging operations.
 */
export interface UsersListMeta {
  /** Cursor of the next page. Pass it as `cursor` in the next request. */
  next_cursor?: string | null;
}

/** `messaging.users.list.meta` */
export declare const usersListMeta: Validator<UsersListMeta>;

/**
 * Response body of `messaging.users.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: UsersListMeta | null;
}

/** `messaging.users.list.response` */
export declare const usersListResponse: Validator<UsersListResponse>;

/**
 * Returns one user.
 * Params of `messaging.users.get`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface UsersGetParams {
  /** Id of the user. */
  user: string;
}

/** `messaging.users.get.params` */
export declare const usersGetParams: Validator<UsersGetParams>;

export declare const isUsersGetParams: Guard<UsersGetParams>;

/**
 * Request body of `messaging.users.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: UsersGetParams;
}

/** `messaging.users.get.request` */
export declare const usersGetRequest: Validator<UsersGetRequest>;

/** A record that `messaging.users.get` returns. */
export type UsersGetRecord = User;

/** `messaging.users.get.record` */
export declare const usersGetRecord: Validator<UsersGetRecord>;

/**
 * Response body of `messaging.users.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `messaging.users.get.response` */
export declare const usersGetResponse: Validator<UsersGetResponse>;

/**
 * Lists the channels of the workspace.
 * Params of `messaging.channels.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelsListParams {
  /**
   * Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the
   * first page.
   */
  cursor?: string | undefined;
  /**
   * Maximum number of records to return. The document states no default and no maximum. Integer. Default: 200.
   * The default is assumed: The provider recommends this page size for its lists of users and channels, and
   * comparable connectors request it.
   */
  limit?: number | undefined;
  /**
   * Kinds of channels to list. Comma-separated list of `public_channel`, `private_channel`, `mpim`, `im`,
   * without spaces. Default: `public_channel`.
   * The default is assumed: The provider's API reference gives this default. The document states none.
   */
  types?: "public_channel" | "private_channel" | "mpim" | "im" | (string & {}) | undefined;
  /** Whether to leave out archived channels. */
  exclude_archived?: boolean | undefined;
}

/** `messaging.channels.list.params` */
export declare const channelsListParams: Validator<ChannelsListParams>;

export declare const isChannelsListParams: Guard<ChannelsListParams>;

/**
 * Request body of `messaging.channels.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChannelsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "channels";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ChannelsListParams | undefined;
}

/** `messaging.channels.list.request` */
export declare const channelsListRequest: Validator<ChannelsListRequest>;

/** A record that `messaging.channels.list` returns. */
export type ChannelsListRecord = Channel;

/** `messaging.channels.list.record` */
export declare const channelsListRecord: Validator<ChannelsListRecord>;

/**
 * Meta of `messaging.channels.list`: its paging information.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelsListMeta {
  /** Cursor of the next page. Pass it as `cursor` in the next request. */
  next_cursor?: string | null;
}

/** `messaging.channels.list.meta` */
export declare const channelsListMeta: Validator<ChannelsListMeta>;

/**
 * Response body of `messaging.channels.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChannelsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Channel[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ChannelsListMeta | null;
}

/** `messaging.channels.list.response` */
export declare const channelsListResponse: Validator<ChannelsListResponse>;

/**
 * Returns one channel.
 * Params of `messaging.channels.get`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelsGetParams {
  /** Id of the channel. */
  channel: string;
}

/** `messaging.channels.get.params` */
export declare const channelsGetParams: Validator<ChannelsGetParams>;

export declare const isChannelsGetParams: Guard<ChannelsGetParams>;

/**
 * Request body of `messaging.channels.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChannelsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "channels";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ChannelsGetParams;
}

/** `messaging.channels.get.request` */
export declare const channelsGetRequest: Validator<ChannelsGetRequest>;

/** A record that `messaging.channels.get` returns. */
export type ChannelsGetRecord = Channel;

/** `messaging.channels.get.record` */
export declare const channelsGetRecord: Validator<ChannelsGetRecord>;

/**
 * Response body of `messaging.channels.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChannelsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Channel;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `messaging.channels.get.response` */
export declare const channelsGetResponse: Validator<ChannelsGetResponse>;

/**
 * Lists the messages in a channel.
 * Params of `messaging.channel_messages.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelMessagesListParams {
  /** Id of the channel. */
  channel: string;
  /**
   * Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the
   * first page.
   */
  cursor?: string | undefined;
  /**
   * Maximum number of messages to return. The document states no default and no maximum. Integer. Default: 100.
   * The default is assumed: The provider's API reference gives this default for the history of a channel and the
   * replies of a thread.
   */
  limit?: number | undefined;
  /** Timestamp at which the range of messages starts, in Unix seconds, with or without decimals. */
  oldest?: string | undefined;
  /** Timestamp at which the range of messages ends, in Unix seconds, with or without decimals. */
  latest?: string | undefined;
  /** Whether to include messages whose timestamp equals `oldest` or `latest`. */
  inclusive?: boolean | undefined;
}

/** `messaging.channel_messages.list.params` */
export declare const channelMessagesListParams: Validator<ChannelMessagesListParams>;

export declare const isChannelMessagesListParams: Guard<ChannelMessagesListParams>;

/**
 * Request body of `messaging.channel_messages.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChannelMessagesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "channel_messages";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ChannelMessagesListParams;
}

/** `messaging.channel_messages.list.request` */
export declare const channelMessagesListRequest: Validator<ChannelMessagesListRequest>;

/** A record that `messaging.channel_messages.list` returns. */
export type ChannelMessagesListRecord = Message;

/** `messaging.channel_messages.list.record` */
export declare const channelMessagesListRecord: Validator<ChannelMessagesListRecord>;

/**
 * Meta of `messaging.channel_messages.list`: its paging information.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelMessagesListMeta {
  /** Cursor of the next page. Pass it as `cursor` in the next request. */
  next_cursor?: string | null;
  /** Whether there are more messages after this page. */
  has_more?: boolean | null;
}

/** `messaging.channel_messages.list.meta` */
export declare const channelMessagesListMeta: Validator<ChannelMessagesListMeta>;

/**
 * Response body of `messaging.channel_messages.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChannelMessagesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Message[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ChannelMessagesListMeta | null;
}

/** `messaging.channel_messages.list.response` */
export declare const channelMessagesListResponse: Validator<ChannelMessagesListResponse>;

/**
 * Lists the messages in a thread.
 * Params of `messaging.threads.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ThreadsListParams {
  /** Id of the channel. */
  channel: string;
  /**
   * Timestamp of the parent message of the thread.
   * Required in practice: The document marks it as optional, but thread replies are returned only if it names
   * the parent message.
   */
  ts?: string | undefined;
  /**
   * Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the
   * first page.
   */
  cursor?: string | undefined;
  /**
   * Maximum number of messages to return. The document states no default and no maximum. Integer. Default: 100.
   * The default is assumed: The provider's API reference gives this default for the history of a channel and the
   * replies of a thread.
   */
  limit?: number | undefined;
  /** Timestamp at which the range of messages starts, in Unix seconds, with or without decimals. */
  oldest?: string | undefined;
  /** Timestamp at which the range of messages ends, in Unix seconds, with or without decimals. */
  latest?: string | undefined;
  /** Whether to include messages whose timestamp equals `oldest` or `latest`. */
  inclusive?: boolean | undefined;
}

/** `messaging.threads.list.params` */
export declare const threadsListParams: Validator<ThreadsListParams>;

export declare const isThreadsListParams: Guard<ThreadsListParams>;

/**
 * Request body of `messaging.threads.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ThreadsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "threads";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ThreadsListParams;
}

/** `messaging.threads.list.request` */
export declare const threadsListRequest: Validator<ThreadsListRequest>;

/** A record that `messaging.threads.list` returns. */
export type ThreadsListRecord = ThreadMessage;

/** `messaging.threads.list.record` */
export declare const threadsListRecord: Validator<ThreadsListRecord>;

/**
 * Meta of `messaging.threads.list`: its paging information.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ThreadsListMeta {
  /** Cursor of the next page. Pass it as `cursor` in the next request. */
  next_cursor?: string | null;
  /** Whether there are more messages after this page. */
  has_more?: boolean | null;
}

/** `messaging.threads.list.meta` */
export declare const threadsListMeta: Validator<ThreadsListMeta>;

/**
 * Response body of `messaging.threads.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ThreadsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ThreadMessage[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ThreadsListMeta | null;
}

/** `messaging.threads.list.response` */
export declare const threadsListResponse: Validator<ThreadsListResponse>;

/** Any request to an instance of Messaging, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | UsersListRequest
  | UsersGetRequest
  | ChannelsListRequest
  | ChannelsGetRequest
  | ChannelMessagesListRequest
  | ThreadsListRequest
  | NoRequest;

/** `messaging.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * An access token of the workspace, issued to a bot or to a user.
 * Document 2, Authentication.
 */
export interface TokenAuthConfig {
  /**
   * Bot token, which begins with `xoxb-`, or user token, which begins with `xoxp-`. Matches `^xox[bp]-`.
   * A secret: messages and logs never show it.
   */
  access_token: string;
  /** Belongs to another auth method. */
  client_id?: undefined;
  /** Belongs to another auth method. */
  client_secret?: undefined;
}

/**
 * An OAuth client of the messaging system, with the bot token issued to it.
 * Document 2, Authentication.
 */
export interface OauthAuthConfig {
  /** Id of the OAuth client. */
  client_id: string;
  /**
   * Secret of the OAuth client.
   * A secret: messages and logs never show it.
   */
  client_secret: string;
  /**
   * Bot token that the OAuth exchange issued. The document states no prefix for it.
   * A secret: messages and logs never show it.
   */
  access_token: string;
}

/** `auth_config` of Messaging: the fields of exactly one auth method. */
export type AuthConfig = TokenAuthConfig | OauthAuthConfig;

/** `messaging.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Messaging. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of Messaging.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: The document does not give the fixed value. A public gateway of the same shape uses this one for
   * its team messaging connector.
   */
  connector_definition_id: "c2281cee-86f9-4a86-bb48-d23286b4c7bd";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /** Display name of the instance. */
  name: string;
}

/** Params of all operations of Messaging. By entity, then action. */
export interface Params {
  users: {
    list: UsersListParams;
    get: UsersGetParams;
  };
  channels: {
    list: ChannelsListParams;
    get: ChannelsGetParams;
  };
  channel_messages: {
    list: ChannelMessagesListParams;
  };
  threads: {
    list: ThreadsListParams;
  };
}

/** Results of all operations of Messaging. By entity, then action. */
export interface Results {
  users: {
    list: User[];
    get: User;
  };
  channels: {
    list: Channel[];
    get: Channel;
  };
  channel_messages: {
    list: Message[];
  };
  threads: {
    list: ThreadMessage[];
  };
}

/** Response bodies of all operations of Messaging. By entity, then action. */
export interface Responses {
  users: {
    list: UsersListResponse;
    get: UsersGetResponse;
  };
  channels: {
    list: ChannelsListResponse;
    get: ChannelsGetResponse;
  };
  channel_messages: {
    list: ChannelMessagesListResponse;
  };
  threads: {
    list: ThreadsListResponse;
  };
}

/** What `gateway.create` takes for Messaging: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `users` of Messaging. */
export interface MessagingUsersActions {
  /**
   * Lists the users of the workspace.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `messaging.users.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: OptionalPagedCall<
    UsersListParams,
    UsersListRecord,
    Page<UsersListRecord, UsersListMeta, UsersListParams>,
    UsersListResponse
  >;
  /**
   * Returns one user.
   * `messaging.users.get`, Document 2, Endpoints, Messaging operations.
   */
  readonly get: RequiredCall<UsersGetParams, UsersGetRecord, UsersGetResponse>;
}

/** The actions of `channels` of Messaging. */
export interface MessagingChannelsActions {
  /**
   * Lists the channels of the workspace.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `messaging.channels.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: OptionalPagedCall<
    ChannelsListParams,
    ChannelsListRecord,
    Page<ChannelsListRecord, ChannelsListMeta, ChannelsListParams>,
    ChannelsListResponse
  >;
  /**
   * Returns one channel.
   * `messaging.channels.get`, Document 2, Endpoints, Messaging operations.
   */
  readonly get: RequiredCall<ChannelsGetParams, ChannelsGetRecord, ChannelsGetResponse>;
}

/** The actions of `channel_messages` of Messaging. */
export interface MessagingChannelMessagesActions {
  /**
   * Lists the messages in a channel.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor, or a `has_more` of false, is treated as the end.
   * `messaging.channel_messages.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: RequiredPagedCall<
    ChannelMessagesListParams,
    ChannelMessagesListRecord,
    Page<ChannelMessagesListRecord, ChannelMessagesListMeta, ChannelMessagesListParams>,
    ChannelMessagesListResponse
  >;
}

/** The actions of `threads` of Messaging. */
export interface MessagingThreadsActions {
  /**
   * Lists the messages in a thread.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor, or a `has_more` of false, is treated as the end.
   * `messaging.threads.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: RequiredPagedCall<
    ThreadsListParams,
    ThreadsListRecord,
    Page<ThreadsListRecord, ThreadsListMeta, ThreadsListParams>,
    ThreadsListResponse
  >;
}

/** The entities of Messaging with their actions. */
export interface MessagingEntities {
  /** The users of the workspace, both people and bots. */
  readonly users: MessagingUsersActions;
  /** The channels and direct messages of the workspace. */
  readonly channels: MessagingChannelsActions;
  /** The messages in a channel. */
  readonly channel_messages: MessagingChannelMessagesActions;
  /** The messages in a thread, each with the author of the parent message. */
  readonly threads: MessagingThreadsActions;
}

/** An instance of Messaging: `instance.<entity>.<action>(params, options)`. */
export interface MessagingInstance extends MessagingEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("messaging.users.list", params, options)`. */
  readonly call: CallById<MessagingCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<MessagingRequests, MessagingEntities>;
}

/** An instance of Messaging. */
export type Client = MessagingInstance;

/** The call of every operation of Messaging, by id. */
export interface MessagingCalls {
  readonly "messaging.users.list": MessagingUsersActions["list"];
  readonly "messaging.users.get": MessagingUsersActions["get"];
  readonly "messaging.channels.list": MessagingChannelsActions["list"];
  readonly "messaging.channels.get": MessagingChannelsActions["get"];
  readonly "messaging.channel_messages.list": MessagingChannelMessagesActions["list"];
  readonly "messaging.threads.list": MessagingThreadsActions["list"];
}

/** The request body of every operation of Messaging, by entity, then action. */
export interface MessagingRequests {
  readonly users: {
    readonly list: UsersListRequest;
    readonly get: UsersGetRequest;
  };
  readonly channels: {
    readonly list: ChannelsListRequest;
    readonly get: ChannelsGetRequest;
  };
  readonly channel_messages: {
    readonly list: ChannelMessagesListRequest;
  };
  readonly threads: {
    readonly list: ThreadsListRequest;
  };
}

/** The operations of Messaging, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Messaging for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Messaging for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
