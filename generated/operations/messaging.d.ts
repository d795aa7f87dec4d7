// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { OptionalPagedCall, Page, RequiredCall, RequiredPagedCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  ChannelMessagesListMeta,
  ChannelMessagesListParams,
  ChannelMessagesListRecord,
  ChannelsGetParams,
  ChannelsGetRecord,
  ChannelsListMeta,
  ChannelsListParams,
  ChannelsListRecord,
  CreateInstanceRequest,
  ThreadsListMeta,
  ThreadsListParams,
  ThreadsListRecord,
  UsersGetParams,
  UsersGetRecord,
  UsersListMeta,
  UsersListParams,
  UsersListRecord,
} from "../connectors/messaging.js";

/** The operations of Messaging, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Messaging: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Messaging: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** The members of the workspace. */
  readonly users: {
    /**
     * Lists the users of the workspace.
     * Pages are asked for with `cursor`; `.all()` walks them. Not shown: How the last page is told. A cursor
     * that is missing, null or empty is taken as the end.
     * `messaging.users.list`, Document 2, Endpoints, Messaging operations.
     */
    readonly list: OptionalPagedCall<UsersListParams, UsersListRecord, Page<UsersListRecord, UsersListMeta>>;
    /**
     * Reads one user.
     * `messaging.users.get`, Document 2, Endpoints, Messaging operations.
     */
    readonly get: RequiredCall<UsersGetParams, UsersGetRecord>;
  };
  /** The conversations of the workspace. */
  readonly channels: {
    /**
     * Lists the channels of the workspace.
     * Pages are asked for with `cursor`; `.all()` walks them. Not shown: How the last page is told. A cursor
     * that is missing, null or empty is taken as the end.
     * `messaging.channels.list`, Document 2, Endpoints, Messaging operations.
     */
    readonly list: OptionalPagedCall<ChannelsListParams, ChannelsListRecord, Page<ChannelsListRecord, ChannelsListMeta>>;
    /**
     * Reads one channel.
     * `messaging.channels.get`, Document 2, Endpoints, Messaging operations.
     */
    readonly get: RequiredCall<ChannelsGetParams, ChannelsGetRecord>;
  };
  /** The messages of one channel. */
  readonly channel_messages: {
    /**
     * Lists the messages of a channel.
     * Pages are asked for with `cursor`; `.all()` walks them. Not shown: How the last page is told. A cursor
     * that is missing, null or empty, or `has_more` false, is taken as the end.
     * `messaging.channel_messages.list`, Document 2, Endpoints, Messaging operations.
     */
    readonly list: RequiredPagedCall<ChannelMessagesListParams, ChannelMessagesListRecord, Page<ChannelMessagesListRecord, ChannelMessagesListMeta>>;
  };
  /** The messages of one thread, each with the user whose message the thread answers. */
  readonly threads: {
    /**
     * Lists the messages of a thread.
     * Pages are asked for with `cursor`; `.all()` walks them. Not shown: How the last page is told. A cursor
     * that is missing, null or empty, or `has_more` false, is taken as the end.
     * `messaging.threads.list`, Document 2, Endpoints, Messaging operations.
     */
    readonly list: RequiredPagedCall<ThreadsListParams, ThreadsListRecord, Page<ThreadsListRecord, ThreadsListMeta>>;
  };
}
