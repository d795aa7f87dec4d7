// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/messaging.js";
import type { CallById, Execute, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Messaging, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Messaging: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `users` of Messaging. */
export interface MessagingUsersActions {
  /**
   * Lists the users of the workspace.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `messaging.users.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: OptionalPagedCall<types.UsersListParams, types.UsersListRecord, Page<types.UsersListRecord, types.UsersListMeta>, types.UsersListResponse>;
  /**
   * Returns one user.
   * `messaging.users.get`, Document 2, Endpoints, Messaging operations.
   */
  readonly get: RequiredCall<types.UsersGetParams, types.UsersGetRecord, types.UsersGetResponse>;
}

/** The actions of `channels` of Messaging. */
export interface MessagingChannelsActions {
  /**
   * Lists the channels of the workspace.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `messaging.channels.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: OptionalPagedCall<types.ChannelsListParams, types.ChannelsListRecord, Page<types.ChannelsListRecord, types.ChannelsListMeta>, types.ChannelsListResponse>;
  /**
   * Returns one channel.
   * `messaging.channels.get`, Document 2, Endpoints, Messaging operations.
   */
  readonly get: RequiredCall<types.ChannelsGetParams, types.ChannelsGetRecord, types.ChannelsGetResponse>;
}

/** The actions of `channel_messages` of Messaging. */
export interface MessagingChannelMessagesActions {
  /**
   * Lists the messages in a channel.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor, or a `has_more` of false, is treated as the end.
   * `messaging.channel_messages.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: RequiredPagedCall<types.ChannelMessagesListParams, types.ChannelMessagesListRecord, Page<types.ChannelMessagesListRecord, types.ChannelMessagesListMeta>, types.ChannelMessagesListResponse>;
}

/** The actions of `threads` of Messaging. */
export interface MessagingThreadsActions {
  /**
   * Lists the messages in a thread.
   * The next page is requested with `cursor`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor, or a `has_more` of false, is treated as the end.
   * `messaging.threads.list`, Document 2, Endpoints, Messaging operations.
   */
  readonly list: RequiredPagedCall<types.ThreadsListParams, types.ThreadsListRecord, Page<types.ThreadsListRecord, types.ThreadsListMeta>, types.ThreadsListResponse>;
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
    readonly list: types.UsersListRequest;
    readonly get: types.UsersGetRequest;
  };
  readonly channels: {
    readonly list: types.ChannelsListRequest;
    readonly get: types.ChannelsGetRequest;
  };
  readonly channel_messages: {
    readonly list: types.ChannelMessagesListRequest;
  };
  readonly threads: {
    readonly list: types.ThreadsListRequest;
  };
}
