// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/messaging.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/messaging.js";
export { operations } from "../operations/messaging.js";

/**
 * A member of the workspace, a person or a bot.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface User {
  /** Document 2, Resources and their fields, Messaging connector. */
  id: string;
  /** Document 2, Resources and their fields, Messaging connector. */
  team_id?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  name?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  deleted?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  color?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  real_name?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  tz?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  tz_label?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  tz_offset?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  profile?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_admin?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_owner?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_primary_owner?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_restricted?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_ultra_restricted?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_bot?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_app_user?: boolean | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  updated?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_email_confirmed?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  who_can_share_contact_card?: string | null;
}

/**
 * A conversation of the workspace, public or private, direct or of a group.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface Channel {
  /** Document 2, Resources and their fields, Messaging connector. */
  id: string;
  /** Document 2, Resources and their fields, Messaging connector. */
  name?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_channel?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_group?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_im?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_mpim?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_private?: boolean | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  created?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_archived?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_general?: boolean | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  unlinked?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  name_normalized?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_shared?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_org_shared?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_pending_ext_shared?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  pending_shared?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  context_team_id?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  updated?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  creator?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_ext_shared?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  shared_team_ids?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  pending_connected_team_ids?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_member?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  topic?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  purpose?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  previous_names?: unknown[] | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  num_members?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  parent_conversation?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  properties?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_thread_only?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_read_only?: boolean | null;
}

/**
 * One emoji under a message and who put it there.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface MessageReaction {
  /** Document 2, Resources and their fields, Messaging connector. */
  name?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  users?: unknown[] | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  count?: number | null;
}

/**
 * A secondary part of a message, such as the preview of a link.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface MessageAttachment {
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  id?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  fallback?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  color?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  pretext?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  author_name?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  author_link?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  author_icon?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  title?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  title_link?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  text?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  fields?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  image_url?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  thumb_url?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  footer?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  footer_icon?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  ts?: string | number | null;
}

/**
 * A file that was shared with a message.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface MessageFile {
  /** Document 2, Resources and their fields, Messaging connector. */
  id?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  name?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  title?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  mimetype?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  filetype?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  pretty_type?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  user?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  size?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  mode?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_external?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  external_type?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_public?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  public_url_shared?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  url_private?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  url_private_download?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  permalink?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  permalink_public?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  created?: number | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  timestamp?: number | null;
}

/**
 * A message of a channel.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface Message {
  /** Document 2, Resources and their fields, Messaging connector. */
  type?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  subtype?: string | null;
  /**
   * Timestamp of the message. Always present.
   * Document 2, Resources and their fields, Messaging connector.
   */
  ts: string;
  /** Document 2, Resources and their fields, Messaging connector. */
  user?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  text?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  thread_ts?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  reply_count?: number | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  reply_users_count?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  latest_reply?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  reply_users?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_locked?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  subscribed?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  reactions?: MessageReaction[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  attachments?: MessageAttachment[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  blocks?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  files?: MessageFile[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  edited?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  bot_id?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  bot_profile?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  app_id?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  team?: string | null;
}

/**
 * A message of a thread. It has all fields of a message of a channel and tells whose message the thread answers.
 * Document 2, Resources and their fields, Messaging connector.
 */
export interface ThreadMessage {
  /** Document 2, Resources and their fields, Messaging connector. */
  type?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  subtype?: string | null;
  /**
   * Timestamp of the message. Always present.
   * Document 2, Resources and their fields, Messaging connector.
   */
  ts: string;
  /** Document 2, Resources and their fields, Messaging connector. */
  user?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  text?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  thread_ts?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  reply_count?: number | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Messaging connector.
   */
  reply_users_count?: number | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  latest_reply?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  reply_users?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  is_locked?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  subscribed?: boolean | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  reactions?: MessageReaction[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  attachments?: MessageAttachment[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  blocks?: unknown[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  files?: MessageFile[] | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  edited?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  bot_id?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  bot_profile?: unknown;
  /** Document 2, Resources and their fields, Messaging connector. */
  app_id?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  team?: string | null;
  /** Document 2, Resources and their fields, Messaging connector. */
  parent_user_id?: string | null;
}

/**
 * Lists the users of the workspace.
 * Params of `messaging.users.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface UsersListParams {
  /**
   * Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
   * Document 2, Endpoints, Messaging operations.
   */
  cursor?: string | undefined;
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, Messaging operations.
   * @default 200 Assumed: The messaging provider recommends pages of this size for its lists of users and
   *   channels, and connectors of this shape ask for it.
   */
  limit?: number | undefined;
}

/** The request body of `messaging.users.list`. */
export interface UsersListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: UsersListParams | undefined;
}

/** What `messaging.users.list` returns. */
export type UsersListRecord = User;

/**
 * Paging information of `messaging.users.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface UsersListMeta {
  /**
   * What to pass as `cursor` to get the next page.
   * Document 2, Endpoints, Messaging operations.
   */
  next_cursor?: string | null;
}

/** The response body of `messaging.users.list`. */
export interface UsersListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: UsersListMeta | null;
}

/**
 * Reads one user.
 * Params of `messaging.users.get`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface UsersGetParams {
  /**
   * Id of the user.
   * Document 2, Endpoints, Messaging operations.
   */
  user: string;
}

/** The request body of `messaging.users.get`. */
export interface UsersGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: UsersGetParams;
}

/** What `messaging.users.get` returns. */
export type UsersGetRecord = User;

/** The response body of `messaging.users.get`. */
export interface UsersGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the channels of the workspace.
 * Params of `messaging.channels.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelsListParams {
  /**
   * Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
   * Document 2, Endpoints, Messaging operations.
   */
  cursor?: string | undefined;
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, Messaging operations.
   * @default 200 Assumed: The messaging provider recommends pages of this size for its lists of users and
   *   channels, and connectors of this shape ask for it.
   */
  limit?: number | undefined;
  /**
   * Which kinds of channel to list, any mix of the named kinds. Any of `public_channel`, `private_channel`,
   * `mpim`, `im`, joined by commas without blanks.
   * Document 2, Endpoints, Messaging operations.
   * @default "public_channel" Assumed: The messaging provider's own reference lists public channels when no kind
   *   is asked for; the document shows no default.
   */
  types?: "public_channel" | "private_channel" | "mpim" | "im" | (string & {}) | undefined;
  /**
   * Whether archived channels are left out.
   * Document 2, Endpoints, Messaging operations.
   */
  exclude_archived?: boolean | undefined;
}

/** The request body of `messaging.channels.list`. */
export interface ChannelsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "channels";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ChannelsListParams | undefined;
}

/** What `messaging.channels.list` returns. */
export type ChannelsListRecord = Channel;

/**
 * Paging information of `messaging.channels.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelsListMeta {
  /**
   * What to pass as `cursor` to get the next page.
   * Document 2, Endpoints, Messaging operations.
   */
  next_cursor?: string | null;
}

/** The response body of `messaging.channels.list`. */
export interface ChannelsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Channel[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ChannelsListMeta | null;
}

/**
 * Reads one channel.
 * Params of `messaging.channels.get`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelsGetParams {
  /**
   * Id of the channel.
   * Document 2, Endpoints, Messaging operations.
   */
  channel: string;
}

/** The request body of `messaging.channels.get`. */
export interface ChannelsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "channels";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ChannelsGetParams;
}

/** What `messaging.channels.get` returns. */
export type ChannelsGetRecord = Channel;

/** The response body of `messaging.channels.get`. */
export interface ChannelsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Channel;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the messages of a channel.
 * Params of `messaging.channel_messages.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelMessagesListParams {
  /**
   * Id of the channel.
   * Document 2, Endpoints, Messaging operations.
   */
  channel: string;
  /**
   * Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
   * Document 2, Endpoints, Messaging operations.
   */
  cursor?: string | undefined;
  /**
   * How many messages to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, Messaging operations.
   * @default 100 Assumed: The messaging provider's own reference gives this page size for the history of a channel
   *   and the replies of a thread.
   */
  limit?: number | undefined;
  /**
   * Message timestamp at which the range starts.
   * Document 2, Endpoints, Messaging operations.
   */
  oldest?: string | undefined;
  /**
   * Message timestamp at which the range ends.
   * Document 2, Endpoints, Messaging operations.
   */
  latest?: string | undefined;
  /**
   * Whether messages that lie exactly at the `oldest` and `latest` bounds are included.
   * Document 2, Endpoints, Messaging operations.
   */
  inclusive?: boolean | undefined;
}

/** The request body of `messaging.channel_messages.list`. */
export interface ChannelMessagesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "channel_messages";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ChannelMessagesListParams;
}

/** What `messaging.channel_messages.list` returns. */
export type ChannelMessagesListRecord = Message;

/**
 * Paging information of `messaging.channel_messages.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ChannelMessagesListMeta {
  /**
   * What to pass as `cursor` to get the next page.
   * Document 2, Endpoints, Messaging operations.
   */
  next_cursor?: string | null;
  /**
   * Whether more messages exist.
   * Document 2, Endpoints, Messaging operations.
   */
  has_more?: boolean | null;
}

/** The response body of `messaging.channel_messages.list`. */
export interface ChannelMessagesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Message[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ChannelMessagesListMeta | null;
}

/**
 * Lists the messages of a thread.
 * Params of `messaging.threads.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ThreadsListParams {
  /**
   * Id of the channel.
   * Document 2, Endpoints, Messaging operations.
   */
  channel: string;
  /**
   * Timestamp of the parent message of the thread.
   * Required in practice: The document marks it as optional, but thread replies are only returned when it names
   * the parent message.
   * Document 2, Endpoints, Messaging operations.
   */
  ts?: string | undefined;
  /**
   * Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
   * Document 2, Endpoints, Messaging operations.
   */
  cursor?: string | undefined;
  /**
   * How many messages to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, Messaging operations.
   * @default 100 Assumed: The messaging provider's own reference gives this page size for the history of a channel
   *   and the replies of a thread.
   */
  limit?: number | undefined;
  /**
   * Message timestamp at which the range starts.
   * Document 2, Endpoints, Messaging operations.
   */
  oldest?: string | undefined;
  /**
   * Message timestamp at which the range ends.
   * Document 2, Endpoints, Messaging operations.
   */
  latest?: string | undefined;
  /**
   * Whether messages that lie exactly at the `oldest` and `latest` bounds are included.
   * Document 2, Endpoints, Messaging operations.
   */
  inclusive?: boolean | undefined;
}

/** The request body of `messaging.threads.list`. */
export interface ThreadsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "threads";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ThreadsListParams;
}

/** What `messaging.threads.list` returns. */
export type ThreadsListRecord = ThreadMessage;

/**
 * Paging information of `messaging.threads.list`.
 * Document 2, Endpoints, Messaging operations.
 */
export interface ThreadsListMeta {
  /**
   * What to pass as `cursor` to get the next page.
   * Document 2, Endpoints, Messaging operations.
   */
  next_cursor?: string | null;
  /**
   * Whether more messages exist.
   * Document 2, Endpoints, Messaging operations.
   */
  has_more?: boolean | null;
}

/** The response body of `messaging.threads.list`. */
export interface ThreadsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ThreadMessage[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ThreadsListMeta | null;
}

/**
 * A token of the workspace, either of a bot or of a user.
 * Document 2, Authentication.
 */
export interface TokenAuthConfig {
  /**
   * A bot token, which begins with `xoxb-`, or a user token, which begins with `xoxp-`. Matches `^xox[bp]-`.
   * A secret: never shown in messages and logs.
   * Document 2, Authentication.
   */
  access_token: string;
  /** Belongs to another method. */
  client_id?: undefined;
  /** Belongs to another method. */
  client_secret?: undefined;
}

/**
 * A client of the messaging system together with the token that was issued to it.
 * Document 2, Authentication.
 */
export interface OauthAuthConfig {
  /**
   * Identifier of the OAuth client.
   * Document 2, Authentication.
   */
  client_id: string;
  /**
   * Secret of the OAuth client.
   * A secret: never shown in messages and logs.
   * Document 2, Authentication.
   */
  client_secret: string;
  /**
   * The bot token that the OAuth exchange issued. The document names no prefix for it here.
   * A secret: never shown in messages and logs.
   * Document 2, Authentication.
   */
  access_token: string;
}

/** `auth_config` of Messaging: exactly the fields of one method. */
export type AuthConfig =
  | TokenAuthConfig
  | OauthAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of Messaging.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The document does not print the fixed value; a public gateway of the same shape uses this one for its
   * team messaging connector.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "c2281cee-86f9-4a86-bb48-d23286b4c7bd";
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: AuthConfig;
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** Any request to an instance of Messaging: `entity` and `action` say which. */
export type ExecuteRequest =
  | UsersListRequest
  | UsersGetRequest
  | ChannelsListRequest
  | ChannelsGetRequest
  | ChannelMessagesListRequest
  | ThreadsListRequest;

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

/** What the operations of Messaging return. By entity, then action. */
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

/** `messaging.users.list.params` */
export declare const usersListParams: Validator<UsersListParams>;

/** `messaging.users.list.request` */
export declare const usersListRequest: Validator<UsersListRequest>;

/** `messaging.users.list.record` */
export declare const usersListRecord: Validator<UsersListRecord>;

/** `messaging.users.list.meta` */
export declare const usersListMeta: Validator<UsersListMeta>;

/** `messaging.users.list.response` */
export declare const usersListResponse: Validator<UsersListResponse>;

/** `messaging.users.get.params` */
export declare const usersGetParams: Validator<UsersGetParams>;

/** `messaging.users.get.request` */
export declare const usersGetRequest: Validator<UsersGetRequest>;

/** `messaging.users.get.record` */
export declare const usersGetRecord: Validator<UsersGetRecord>;

/** `messaging.users.get.response` */
export declare const usersGetResponse: Validator<UsersGetResponse>;

/** `messaging.channels.list.params` */
export declare const channelsListParams: Validator<ChannelsListParams>;

/** `messaging.channels.list.request` */
export declare const channelsListRequest: Validator<ChannelsListRequest>;

/** `messaging.channels.list.record` */
export declare const channelsListRecord: Validator<ChannelsListRecord>;

/** `messaging.channels.list.meta` */
export declare const channelsListMeta: Validator<ChannelsListMeta>;

/** `messaging.channels.list.response` */
export declare const channelsListResponse: Validator<ChannelsListResponse>;

/** `messaging.channels.get.params` */
export declare const channelsGetParams: Validator<ChannelsGetParams>;

/** `messaging.channels.get.request` */
export declare const channelsGetRequest: Validator<ChannelsGetRequest>;

/** `messaging.channels.get.record` */
export declare const channelsGetRecord: Validator<ChannelsGetRecord>;

/** `messaging.channels.get.response` */
export declare const channelsGetResponse: Validator<ChannelsGetResponse>;

/** `messaging.channel_messages.list.params` */
export declare const channelMessagesListParams: Validator<ChannelMessagesListParams>;

/** `messaging.channel_messages.list.request` */
export declare const channelMessagesListRequest: Validator<ChannelMessagesListRequest>;

/** `messaging.channel_messages.list.record` */
export declare const channelMessagesListRecord: Validator<ChannelMessagesListRecord>;

/** `messaging.channel_messages.list.meta` */
export declare const channelMessagesListMeta: Validator<ChannelMessagesListMeta>;

/** `messaging.channel_messages.list.response` */
export declare const channelMessagesListResponse: Validator<ChannelMessagesListResponse>;

/** `messaging.threads.list.params` */
export declare const threadsListParams: Validator<ThreadsListParams>;

/** `messaging.threads.list.request` */
export declare const threadsListRequest: Validator<ThreadsListRequest>;

/** `messaging.threads.list.record` */
export declare const threadsListRecord: Validator<ThreadsListRecord>;

/** `messaging.threads.list.meta` */
export declare const threadsListMeta: Validator<ThreadsListMeta>;

/** `messaging.threads.list.response` */
export declare const threadsListResponse: Validator<ThreadsListResponse>;

/** `messaging.records.User` */
export declare const user: Validator<User>;

/** `messaging.records.Channel` */
export declare const channel: Validator<Channel>;

/** `messaging.records.MessageReaction` */
export declare const messageReaction: Validator<MessageReaction>;

/** `messaging.records.MessageAttachment` */
export declare const messageAttachment: Validator<MessageAttachment>;

/** `messaging.records.MessageFile` */
export declare const messageFile: Validator<MessageFile>;

/** `messaging.records.Message` */
export declare const message: Validator<Message>;

/** `messaging.records.ThreadMessage` */
export declare const threadMessage: Validator<ThreadMessage>;

/** `messaging.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `messaging.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Messaging for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
