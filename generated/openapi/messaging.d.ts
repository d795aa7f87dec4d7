// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 633ae8a264e6dfe3bb31af269f29f5f653f4b0d40bca1b6a7f693a54bf57920b, text 1bc141fe5c961b96c743bea97f6db7127472d4d5660253d0a7429bfe6cc10856

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
        /** @description Index of all operations by id, with the schemas of each. No request or response uses it. */
        Operations: {
            "messaging.users.list": {
                params: components["schemas"]["MessagingUsersListParams"];
                request: components["schemas"]["MessagingUsersListRequest"];
                record: components["schemas"]["MessagingUser"];
                meta: components["schemas"]["MessagingUsersListMeta"];
                response: components["schemas"]["MessagingUsersListResponse"];
            };
            "messaging.users.get": {
                params: components["schemas"]["MessagingUsersGetParams"];
                request: components["schemas"]["MessagingUsersGetRequest"];
                record: components["schemas"]["MessagingUser"];
                response: components["schemas"]["MessagingUsersGetResponse"];
            };
            "messaging.channels.list": {
                params: components["schemas"]["MessagingChannelsListParams"];
                request: components["schemas"]["MessagingChannelsListRequest"];
                record: components["schemas"]["MessagingChannel"];
                meta: components["schemas"]["MessagingChannelsListMeta"];
                response: components["schemas"]["MessagingChannelsListResponse"];
            };
            "messaging.channels.get": {
                params: components["schemas"]["MessagingChannelsGetParams"];
                request: components["schemas"]["MessagingChannelsGetRequest"];
                record: components["schemas"]["MessagingChannel"];
                response: components["schemas"]["MessagingChannelsGetResponse"];
            };
            "messaging.channel_messages.list": {
                params: components["schemas"]["MessagingChannelMessagesListParams"];
                request: components["schemas"]["MessagingChannelMessagesListRequest"];
                record: components["schemas"]["MessagingMessage"];
                meta: components["schemas"]["MessagingChannelMessagesListMeta"];
                response: components["schemas"]["MessagingChannelMessagesListResponse"];
            };
            "messaging.threads.list": {
                params: components["schemas"]["MessagingThreadsListParams"];
                request: components["schemas"]["MessagingThreadsListRequest"];
                record: components["schemas"]["MessagingThreadMessage"];
                meta: components["schemas"]["MessagingThreadsListMeta"];
                response: components["schemas"]["MessagingThreadsListResponse"];
            };
        };
        ExecuteRequest: components["schemas"]["MessagingExecuteRequest"];
        ExecuteResponse: components["schemas"]["MessagingExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["MessagingCreateRequest"];
        /** @description The new connector instance. */
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance. The path of the execute endpoint takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        /** @description The body of every error response. */
        GatewayErrorBody: {
            /**
             * @description Summary of the error.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Individual errors. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description A single error in a request. */
        GatewayErrorDetail: {
            /**
             * @description Path of the field that caused the error.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with the field.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description Machine-readable error code.
             * @example missing
             */
            error_code?: string | null;
        };
        MessagingCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "c2281cee-86f9-4a86-bb48-d23286b4c7bd";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["MessagingAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        MessagingExecuteRequest: components["schemas"]["MessagingUsersRequest"] | components["schemas"]["MessagingChannelsRequest"] | components["schemas"]["MessagingChannelMessagesRequest"] | components["schemas"]["MessagingThreadsRequest"];
        MessagingUsersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "users";
            action: string;
        } & (components["schemas"]["MessagingUsersListRequest"] | components["schemas"]["MessagingUsersGetRequest"]);
        MessagingChannelsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "channels";
            action: string;
        } & (components["schemas"]["MessagingChannelsListRequest"] | components["schemas"]["MessagingChannelsGetRequest"]);
        MessagingChannelMessagesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "channel_messages";
            action: string;
        } & components["schemas"]["MessagingChannelMessagesListRequest"];
        MessagingThreadsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "threads";
            action: string;
        } & components["schemas"]["MessagingThreadsListRequest"];
        MessagingExecuteResponse: components["schemas"]["MessagingUsersListResponse"] | components["schemas"]["MessagingUsersGetResponse"] | components["schemas"]["MessagingChannelsListResponse"] | components["schemas"]["MessagingChannelsGetResponse"] | components["schemas"]["MessagingChannelMessagesListResponse"] | components["schemas"]["MessagingThreadsListResponse"];
        MessagingUsersListParams: {
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of records to return. The document states no default and no maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
        };
        /** @description Lists the users of the workspace. */
        MessagingUsersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["MessagingUsersListParams"];
        };
        MessagingUsersListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingUsersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingUser"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingUsersListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingUsersGetParams: {
            /**
             * @description Id of the user.
             * @example U0EXAMPLE01
             */
            user: string;
        };
        /** @description Returns one user. */
        MessagingUsersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingUsersGetParams"];
        };
        MessagingUsersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingUser"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelsListParams: {
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of records to return. The document states no default and no maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
            /**
             * @description Kinds of channels to list.
             * @default public_channel
             * @example public_channel,private_channel
             */
            types?: string;
            /**
             * @description Whether to leave out archived channels.
             * @example true
             */
            exclude_archived?: boolean;
        };
        /** @description Lists the channels of the workspace. */
        MessagingChannelsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["MessagingChannelsListParams"];
        };
        MessagingChannelsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example dGVhbTpDMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingChannelsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingChannel"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingChannelsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelsGetParams: {
            /**
             * @description Id of the channel.
             * @example C0EXAMPLE01
             */
            channel: string;
        };
        /** @description Returns one channel. */
        MessagingChannelsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingChannelsGetParams"];
        };
        MessagingChannelsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingChannel"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelMessagesListParams: {
            /**
             * @description Id of the channel.
             * @example C0EXAMPLE01
             */
            channel: string;
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of messages to return. The document states no default and no maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether to include messages whose timestamp equals `oldest` or `latest`.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages in a channel. */
        MessagingChannelMessagesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "channel_messages";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingChannelMessagesListParams"];
        };
        MessagingChannelMessagesListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example bmV4dF90czoxNzE4MDAwMDAw
             */
            next_cursor?: string | null;
            /**
             * @description Whether there are more messages after this page.
             * @example true
             */
            has_more?: boolean | null;
        };
        MessagingChannelMessagesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingMessage"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingChannelMessagesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingThreadsListParams: {
            /**
             * @description Id of the channel.
             * @example C0EXAMPLE01
             */
            channel: string;
            /**
             * @description Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are returned only if it names the parent message.
             * @example 1718000000.000100
             */
            ts?: string;
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of messages to return. The document states no default and no maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether to include messages whose timestamp equals `oldest` or `latest`.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages in a thread. */
        MessagingThreadsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "threads";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingThreadsListParams"];
        };
        MessagingThreadsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example bmV4dF90czoxNzE4MDAwNDIw
             */
            next_cursor?: string | null;
            /**
             * @description Whether there are more messages after this page.
             * @example false
             */
            has_more?: boolean | null;
        };
        MessagingThreadsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingThreadMessage"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingThreadsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingAuthConfig: {
            /**
             * @description Bot token, which begins with `xoxb-`, or user token, which begins with `xoxp-`.
             * @example xoxb-EXAMPLE-not-a-real-token
             */
            access_token: string;
        } | {
            /**
             * @description Id of the OAuth client.
             * @example 0000000000.EXAMPLE
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description Bot token that the OAuth exchange issued. The document states no prefix for it.
             * @example xoxb-EXAMPLE-from-the-oauth-exchange
             */
            access_token: string;
        };
        /** @description A user of the workspace, either a person or a bot. */
        MessagingUser: {
            /** @description Id of the user, which begins with `U` or `W`. */
            id: string;
            /** @description Id of the workspace that the user belongs to. */
            team_id?: string | null;
            /** @description User name of the account, which is not meant for display. */
            name?: string | null;
            /** @description Whether the account has been deactivated. */
            deleted?: boolean | null;
            /** @description Color in which some clients show the user's name, as six hexadecimal digits. */
            color?: string | null;
            /** @description Full name of the user, as given in their profile. */
            real_name?: string | null;
            /** @description Time zone of the user, as an IANA name such as `Europe/London`. */
            tz?: string | null;
            /** @description Name of the time zone for display, such as `British Summer Time`. */
            tz_label?: string | null;
            /** @description Offset of the user's time zone from UTC, in seconds. */
            tz_offset?: number | null;
            /** @description Profile of the user, with details such as the display name, the email address and the status. */
            profile?: unknown;
            /** @description Whether the user is an administrator of the workspace. */
            is_admin?: boolean | null;
            /** @description Whether the user is an owner of the workspace. */
            is_owner?: boolean | null;
            /** @description Whether the user is the primary owner of the workspace. */
            is_primary_owner?: boolean | null;
            /** @description Whether the user is a guest, in one channel or in several. */
            is_restricted?: boolean | null;
            /** @description Whether the user is a guest in a single channel. */
            is_ultra_restricted?: boolean | null;
            /** @description Whether the user is a bot. */
            is_bot?: boolean | null;
            /** @description Whether the user has authorized the calling app. */
            is_app_user?: boolean | null;
            /** @description Time of the last change to the user, in Unix seconds. */
            updated?: number | null;
            /** @description Whether the user has confirmed their email address. */
            is_email_confirmed?: boolean | null;
            /** @description Who may share the user's contact card, such as `EVERYONE`. */
            who_can_share_contact_card?: string | null;
        };
        /** @description A conversation in the workspace, which can be a public or private channel or a direct message. */
        MessagingChannel: {
            /** @description Id of the channel, which begins with `C`, `G` or `D`. */
            id: string;
            /** @description Name of the channel, without the leading `#`. */
            name?: string | null;
            /** @description Whether the conversation is a channel, public or private. */
            is_channel?: boolean | null;
            /** @description Whether the conversation is a private channel of the older kind, whose id begins with `G`. */
            is_group?: boolean | null;
            /** @description Whether the conversation is a direct message between two users, or a user and a bot. */
            is_im?: boolean | null;
            /** @description Whether the conversation is a direct message among several users. */
            is_mpim?: boolean | null;
            /** @description Whether only members can see the channel. */
            is_private?: boolean | null;
            /** @description Time at which the channel was created, in Unix seconds. */
            created?: number | null;
            /** @description Whether the channel is archived. */
            is_archived?: boolean | null;
            /** @description Whether this is the general channel of the workspace, which every full member joins, whatever its name. */
            is_general?: boolean | null;
            /** @description Number that marks an unlinked channel, usually 0. The provider does not document its values. */
            unlinked?: number | null;
            /** @description Name of the channel, with special characters replaced. */
            name_normalized?: string | null;
            /** @description Whether the channel is shared with another workspace, inside or outside the organization. */
            is_shared?: boolean | null;
            /** @description Whether the channel is shared between workspaces of one organization. */
            is_org_shared?: boolean | null;
            /** @description Whether sharing the channel with another organization still awaits approval. */
            is_pending_ext_shared?: boolean | null;
            /** @description Ids of the workspaces that the channel is to be shared with, once that is approved. */
            pending_shared?: unknown[] | null;
            /** @description Id of the workspace in whose context the channel is returned. */
            context_team_id?: string | null;
            /** @description Time of the last change to the channel's settings, in Unix milliseconds. */
            updated?: number | null;
            /** @description Id of the user who created the channel. */
            creator?: string | null;
            /** @description Whether the channel is shared with another organization. */
            is_ext_shared?: boolean | null;
            /** @description Ids of the workspaces that share the channel. */
            shared_team_ids?: unknown[] | null;
            /** @description Ids of the workspaces whose connection to the channel is pending. */
            pending_connected_team_ids?: unknown[] | null;
            /** @description Whether the user or bot that the access token belongs to is a member of the channel. */
            is_member?: boolean | null;
            /** @description Topic of the channel, with its text, its author and the time it was set, in Unix seconds. */
            topic?: unknown;
            /** @description Purpose of the channel, with its text, its author and the time it was set, in Unix seconds. */
            purpose?: unknown;
            /** @description Earlier names of the channel. */
            previous_names?: unknown[] | null;
            /** @description Number of members of the channel. */
            num_members?: number | null;
            /** @description Id of the parent conversation, null if there is none. */
            parent_conversation?: string | null;
            /** @description Further properties of the channel, such as its canvas, its tabs and its posting restrictions. */
            properties?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the caller can post in the channel only by replying in threads. */
            is_thread_only?: boolean | null;
            /** @description Whether the caller can read the channel but not post in it. */
            is_read_only?: boolean | null;
        };
        /** @description An emoji reaction to a message, with the users who added it. */
        MessagingMessageReaction: {
            /** @description Name of the emoji, without colons. */
            name?: string | null;
            /** @description Ids of users who reacted with the emoji. The list may be shorter than `count`. */
            users?: unknown[] | null;
            /** @description Number of users who reacted with the emoji. */
            count?: number | null;
        };
        /** @description A secondary part of a message, such as the preview of a link. */
        MessagingMessageAttachment: {
            /** @description Number of the attachment within the message, counted from 1. */
            id?: number | null;
            /** @description Plain text that clients show when they cannot display the attachment. */
            fallback?: string | null;
            /** @description Color of the bar beside the attachment, usually six hexadecimal digits. */
            color?: string | null;
            /** @description Text above the attachment. */
            pretext?: string | null;
            /** @description Name of the author. */
            author_name?: string | null;
            /** @description URL that the author's name links to. */
            author_link?: string | null;
            /** @description URL of the small image beside the author's name. */
            author_icon?: string | null;
            /** @description Title of the attachment. */
            title?: string | null;
            /** @description URL that the title links to. */
            title_link?: string | null;
            /** @description Main text of the attachment. */
            text?: string | null;
            /** @description Short facts shown as a table, each with a title and a value. */
            fields?: unknown[] | null;
            /** @description URL of the image at the bottom of the attachment. */
            image_url?: string | null;
            /** @description URL of the thumbnail beside the attachment. */
            thumb_url?: string | null;
            /** @description Text of the footer. */
            footer?: string | null;
            /** @description URL of the small image beside the footer. */
            footer_icon?: string | null;
            /** @description Time shown in the footer, in Unix seconds. */
            ts?: string | number | null;
        };
        /** @description A file that was shared with a message. */
        MessagingMessageFile: {
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
        /** @description A message in a channel. */
        MessagingMessage: {
            /** @description Type of the event, which is `message` for every message. */
            type?: string | null;
            /** @description Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none. */
            subtype?: string | null;
            /** @description Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always present. */
            ts: string;
            /** @description Id of the user who posted the message. */
            user?: string | null;
            /** @description Text of the message, in the provider's own markup. */
            text?: string | null;
            /** @description Timestamp of the parent message of the thread that the message belongs to. */
            thread_ts?: string | null;
            /** @description Number of replies in the thread. */
            reply_count?: number | null;
            /** @description Number of users who replied in the thread. */
            reply_users_count?: number | null;
            /** @description Timestamp of the latest reply in the thread. */
            latest_reply?: string | null;
            /** @description Ids of users who replied in the thread. */
            reply_users?: unknown[] | null;
            /** @description Whether the thread is closed to further replies. */
            is_locked?: boolean | null;
            /** @description Whether the caller follows the thread. */
            subscribed?: boolean | null;
            /** @description Emoji reactions to the message. */
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            /** @description Secondary parts of the message, such as previews of links. */
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            /** @description Layout blocks that the message is built from, in display order. */
            blocks?: unknown[] | null;
            /** @description Files that were shared with the message. */
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            /** @description Last edit of the message, with the user who made it and its timestamp. */
            edited?: unknown;
            /** @description Id of the bot that posted the message. */
            bot_id?: string | null;
            /** @description Bot that posted the message, with details such as its name and its app. */
            bot_profile?: unknown;
            /** @description Id of the app that posted the message. */
            app_id?: string | null;
            /** @description Id of the workspace that the author belongs to. */
            team?: string | null;
        };
        /** @description A message in a thread. It has all the fields of a channel message and also names the author of the parent message. */
        MessagingThreadMessage: {
            /** @description Type of the event, which is `message` for every message. */
            type?: string | null;
            /** @description Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none. */
            subtype?: string | null;
            /** @description Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always present. */
            ts: string;
            /** @description Id of the user who posted the message. */
            user?: string | null;
            /** @description Text of the message, in the provider's own markup. */
            text?: string | null;
            /** @description Timestamp of the parent message of the thread that the message belongs to. */
            thread_ts?: string | null;
            /** @description Number of replies in the thread. */
            reply_count?: number | null;
            /** @description Number of users who replied in the thread. */
            reply_users_count?: number | null;
            /** @description Timestamp of the latest reply in the thread. */
            latest_reply?: string | null;
            /** @description Ids of users who replied in the thread. */
            reply_users?: unknown[] | null;
            /** @description Whether the thread is closed to further replies. */
            is_locked?: boolean | null;
            /** @description Whether the caller follows the thread. */
            subscribed?: boolean | null;
            /** @description Emoji reactions to the message. */
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            /** @description Secondary parts of the message, such as previews of links. */
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            /** @description Layout blocks that the message is built from, in display order. */
            blocks?: unknown[] | null;
            /** @description Files that were shared with the message. */
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            /** @description Last edit of the message, with the user who made it and its timestamp. */
            edited?: unknown;
            /** @description Id of the bot that posted the message. */
            bot_id?: string | null;
            /** @description Bot that posted the message, with details such as its name and its app. */
            bot_profile?: unknown;
            /** @description Id of the app that posted the message. */
            app_id?: string | null;
            /** @description Id of the workspace that the author belongs to. */
            team?: string | null;
            /** @description Id of the user who posted the parent message of the thread. */
            parent_user_id?: string | null;
        };
    };
    responses: {
        /** @description The credentials match none of the connector's authentication methods. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The credentials match none of the connector's authentication methods.",
                 *       "errors": [
                 *         {
                 *           "field": "auth_config.api_key",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token is missing or invalid. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token is missing or invalid.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token does not permit the request. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token does not permit this request.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description No instance with this id exists. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Connector instance inst_EXAMPLE0001 not found.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The request body is invalid, for example because a required property is missing. */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
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
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The gateway failed with an internal error. */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Internal server error.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the instance that runs the operation.
         * @example inst_EXAMPLE0001
         */
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
                    /**
                     * @example {
                     *       "id": "inst_EXAMPLE0001"
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    execute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
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
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    messagingUsersList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "users",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 50
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "U0EXAMPLE01",
                     *           "team_id": "T0EXAMPLE01",
                     *           "name": "ada.example",
                     *           "deleted": false,
                     *           "color": "9f69e7",
                     *           "real_name": "Ada Example",
                     *           "tz": "Europe/London",
                     *           "tz_label": "British Summer Time",
                     *           "tz_offset": 3600,
                     *           "profile": {
                     *             "title": "Support lead",
                     *             "real_name": "Ada Example",
                     *             "display_name": "ada",
                     *             "email": "ada@example.com",
                     *             "team": "T0EXAMPLE01"
                     *           },
                     *           "is_admin": false,
                     *           "is_owner": false,
                     *           "is_primary_owner": false,
                     *           "is_restricted": false,
                     *           "is_ultra_restricted": false,
                     *           "is_bot": false,
                     *           "is_app_user": false,
                     *           "updated": 1717920000,
                     *           "is_email_confirmed": true,
                     *           "who_can_share_contact_card": "EVERYONE"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "dXNlcjpVMEVYQU1QTEUy"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagingUsersListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    messagingUsersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "users",
                 *       "action": "get",
                 *       "params": {
                 *         "user": "U0EXAMPLE01"
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "U0EXAMPLE01",
                     *         "team_id": "T0EXAMPLE01",
                     *         "name": "ada.example",
                     *         "deleted": false,
                     *         "color": "9f69e7",
                     *         "real_name": "Ada Example",
                     *         "tz": "Europe/London",
                     *         "tz_label": "British Summer Time",
                     *         "tz_offset": 3600,
                     *         "profile": {
                     *           "title": "Support lead",
                     *           "real_name": "Ada Example",
                     *           "display_name": "ada",
                     *           "email": "ada@example.com",
                     *           "team": "T0EXAMPLE01"
                     *         },
                     *         "is_admin": false,
                     *         "is_owner": false,
                     *         "is_primary_owner": false,
                     *         "is_restricted": false,
                     *         "is_ultra_restricted": false,
                     *         "is_bot": false,
                     *         "is_app_user": false,
                     *         "updated": 1717920000,
                     *         "is_email_confirmed": true,
                     *         "who_can_share_contact_card": "EVERYONE"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagingUsersGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    messagingChannelsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "channels",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 50
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "C0EXAMPLE01",
                     *           "name": "support",
                     *           "is_channel": true,
                     *           "is_group": false,
                     *           "is_im": false,
                     *           "is_mpim": false,
                     *           "is_private": false,
                     *           "created": 1700000000,
                     *           "is_archived": false,
                     *           "is_general": false,
                     *           "unlinked": 0,
                     *           "name_normalized": "support",
                     *           "is_shared": false,
                     *           "is_org_shared": false,
                     *           "is_pending_ext_shared": false,
                     *           "pending_shared": [],
                     *           "context_team_id": "T0EXAMPLE01",
                     *           "updated": 1717920000000,
                     *           "creator": "U0EXAMPLE01",
                     *           "is_ext_shared": false,
                     *           "shared_team_ids": [
                     *             "T0EXAMPLE01"
                     *           ],
                     *           "pending_connected_team_ids": [],
                     *           "is_member": true,
                     *           "topic": {
                     *             "value": "Questions from customers",
                     *             "creator": "U0EXAMPLE01",
                     *             "last_set": 1700000100
                     *           },
                     *           "purpose": {
                     *             "value": "Where customers are helped",
                     *             "creator": "U0EXAMPLE01",
                     *             "last_set": 1700000100
                     *           },
                     *           "previous_names": [
                     *             "help-desk"
                     *           ],
                     *           "num_members": 14,
                     *           "parent_conversation": null,
                     *           "properties": {
                     *             "canvas": {
                     *               "is_empty": true
                     *             }
                     *           },
                     *           "is_thread_only": false,
                     *           "is_read_only": false
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "dGVhbTpDMEVYQU1QTEUy"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagingChannelsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    messagingChannelsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "channels",
                 *       "action": "get",
                 *       "params": {
                 *         "channel": "C0EXAMPLE01"
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "C0EXAMPLE01",
                     *         "name": "support",
                     *         "is_channel": true,
                     *         "is_group": false,
                     *         "is_im": false,
                     *         "is_mpim": false,
                     *         "is_private": false,
                     *         "created": 1700000000,
                     *         "is_archived": false,
                     *         "is_general": false,
                     *         "unlinked": 0,
                     *         "name_normalized": "support",
                     *         "is_shared": false,
                     *         "is_org_shared": false,
                     *         "is_pending_ext_shared": false,
                     *         "pending_shared": [],
                     *         "context_team_id": "T0EXAMPLE01",
                     *         "updated": 1717920000000,
                     *         "creator": "U0EXAMPLE01",
                     *         "is_ext_shared": false,
                     *         "shared_team_ids": [
                     *           "T0EXAMPLE01"
                     *         ],
                     *         "pending_connected_team_ids": [],
                     *         "is_member": true,
                     *         "topic": {
                     *           "value": "Questions from customers",
                     *           "creator": "U0EXAMPLE01",
                     *           "last_set": 1700000100
                     *         },
                     *         "purpose": {
                     *           "value": "Where customers are helped",
                     *           "creator": "U0EXAMPLE01",
                     *           "last_set": 1700000100
                     *         },
                     *         "previous_names": [
                     *           "help-desk"
                     *         ],
                     *         "num_members": 14,
                     *         "parent_conversation": null,
                     *         "properties": {
                     *           "canvas": {
                     *             "is_empty": true
                     *           }
                     *         },
                     *         "is_thread_only": false,
                     *         "is_read_only": false
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagingChannelsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    messagingChannelMessagesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "channel_messages",
                 *       "action": "list",
                 *       "params": {
                 *         "channel": "C0EXAMPLE01"
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "type": "message",
                     *           "subtype": "bot_message",
                     *           "ts": "1718000000.000100",
                     *           "user": "U0EXAMPLE01",
                     *           "text": "Order 1042 is on its way, see the packing list.",
                     *           "thread_ts": "1718000000.000100",
                     *           "reply_count": 2,
                     *           "reply_users_count": 2,
                     *           "latest_reply": "1718000420.000300",
                     *           "reply_users": [
                     *             "U0EXAMPLE02",
                     *             "U0EXAMPLE03"
                     *           ],
                     *           "is_locked": false,
                     *           "subscribed": true,
                     *           "reactions": [
                     *             {
                     *               "name": "tada",
                     *               "users": [
                     *                 "U0EXAMPLE02"
                     *               ],
                     *               "count": 1
                     *             }
                     *           ],
                     *           "attachments": [
                     *             {
                     *               "id": 1,
                     *               "fallback": "Order 1042 has been shipped",
                     *               "color": "36a64f",
                     *               "pretext": "From the order desk",
                     *               "author_name": "Order desk",
                     *               "author_link": "https://orders.example.com",
                     *               "author_icon": "https://orders.example.com/icon.png",
                     *               "title": "Order 1042",
                     *               "title_link": "https://orders.example.com/1042",
                     *               "text": "The parcel left the warehouse this morning.",
                     *               "fields": [
                     *                 {
                     *                   "title": "Carrier",
                     *                   "value": "Example Post",
                     *                   "short": true
                     *                 }
                     *               ],
                     *               "image_url": "https://orders.example.com/1042.png",
                     *               "thumb_url": "https://orders.example.com/1042-small.png",
                     *               "footer": "Order desk",
                     *               "footer_icon": "https://orders.example.com/icon-small.png",
                     *               "ts": "1718000000"
                     *             }
                     *           ],
                     *           "blocks": [
                     *             {
                     *               "type": "section",
                     *               "block_id": "b1",
                     *               "text": {
                     *                 "type": "mrkdwn",
                     *                 "text": "Order *1042* is on its way."
                     *               }
                     *             }
                     *           ],
                     *           "files": [
                     *             {
                     *               "id": "F0EXAMPLE01",
                     *               "name": "packing-list.pdf",
                     *               "title": "Packing list",
                     *               "mimetype": "application/pdf",
                     *               "filetype": "pdf",
                     *               "pretty_type": "PDF",
                     *               "user": "U0EXAMPLE01",
                     *               "size": 48213,
                     *               "mode": "hosted",
                     *               "is_external": false,
                     *               "external_type": "",
                     *               "is_public": true,
                     *               "public_url_shared": false,
                     *               "url_private": "https://files.example.com/T0EXAMPLE01-F0EXAMPLE01/packing-list.pdf",
                     *               "url_private_download": "https://files.example.com/T0EXAMPLE01-F0EXAMPLE01/download/packing-list.pdf",
                     *               "permalink": "https://example.example.com/files/U0EXAMPLE01/F0EXAMPLE01/packing-list.pdf",
                     *               "permalink_public": "https://files.example.com/T0EXAMPLE01-F0EXAMPLE01-example",
                     *               "created": 1718000000,
                     *               "timestamp": 1718000000
                     *             }
                     *           ],
                     *           "edited": {
                     *             "user": "U0EXAMPLE01",
                     *             "ts": "1718000060.000000"
                     *           },
                     *           "bot_id": "B0EXAMPLE01",
                     *           "bot_profile": {
                     *             "id": "B0EXAMPLE01",
                     *             "name": "Order desk",
                     *             "app_id": "A0EXAMPLE01",
                     *             "deleted": false,
                     *             "updated": 1700000000
                     *           },
                     *           "app_id": "A0EXAMPLE01",
                     *           "team": "T0EXAMPLE01"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "bmV4dF90czoxNzE4MDAwMDAw",
                     *         "has_more": true
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagingChannelMessagesListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    messagingThreadsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "threads",
                 *       "action": "list",
                 *       "params": {
                 *         "channel": "C0EXAMPLE01",
                 *         "ts": "1718000000.000100"
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "type": "message",
                     *           "subtype": "thread_broadcast",
                     *           "ts": "1718000420.000300",
                     *           "user": "U0EXAMPLE02",
                     *           "text": "Thank you, it has arrived.",
                     *           "thread_ts": "1718000000.000100",
                     *           "reply_count": 0,
                     *           "reply_users_count": 0,
                     *           "latest_reply": null,
                     *           "reply_users": [],
                     *           "is_locked": false,
                     *           "subscribed": false,
                     *           "reactions": [
                     *             {
                     *               "name": "heart",
                     *               "users": [
                     *                 "U0EXAMPLE01"
                     *               ],
                     *               "count": 1
                     *             }
                     *           ],
                     *           "attachments": [
                     *             {
                     *               "id": 1,
                     *               "fallback": "Order 1042 has been delivered",
                     *               "color": "36a64f",
                     *               "pretext": "From the order desk",
                     *               "author_name": "Order desk",
                     *               "author_link": "https://orders.example.com",
                     *               "author_icon": "https://orders.example.com/icon.png",
                     *               "title": "Order 1042",
                     *               "title_link": "https://orders.example.com/1042",
                     *               "text": "Signed for at the door.",
                     *               "fields": [],
                     *               "image_url": "https://orders.example.com/1042.png",
                     *               "thumb_url": "https://orders.example.com/1042-small.png",
                     *               "footer": "Order desk",
                     *               "footer_icon": "https://orders.example.com/icon-small.png",
                     *               "ts": 1718000400
                     *             }
                     *           ],
                     *           "blocks": [
                     *             {
                     *               "type": "rich_text",
                     *               "block_id": "b2",
                     *               "elements": []
                     *             }
                     *           ],
                     *           "files": [
                     *             {
                     *               "id": "F0EXAMPLE02",
                     *               "name": "parcel.jpg",
                     *               "title": "The parcel",
                     *               "mimetype": "image/jpeg",
                     *               "filetype": "jpg",
                     *               "pretty_type": "JPEG",
                     *               "user": "U0EXAMPLE02",
                     *               "size": 183204,
                     *               "mode": "hosted",
                     *               "is_external": false,
                     *               "external_type": "",
                     *               "is_public": true,
                     *               "public_url_shared": false,
                     *               "url_private": "https://files.example.com/T0EXAMPLE01-F0EXAMPLE02/parcel.jpg",
                     *               "url_private_download": "https://files.example.com/T0EXAMPLE01-F0EXAMPLE02/download/parcel.jpg",
                     *               "permalink": "https://example.example.com/files/U0EXAMPLE02/F0EXAMPLE02/parcel.jpg",
                     *               "permalink_public": "https://files.example.com/T0EXAMPLE01-F0EXAMPLE02-example",
                     *               "created": 1718000418,
                     *               "timestamp": 1718000418
                     *             }
                     *           ],
                     *           "edited": {
                     *             "user": "U0EXAMPLE02",
                     *             "ts": "1718000450.000000"
                     *           },
                     *           "bot_id": null,
                     *           "bot_profile": null,
                     *           "app_id": null,
                     *           "team": "T0EXAMPLE01",
                     *           "parent_user_id": "U0EXAMPLE01"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "bmV4dF90czoxNzE4MDAwNDIw",
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagingThreadsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
}
