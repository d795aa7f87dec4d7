// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 47d356950a80b1bac24b73c912b3dae42469fea9f38d0017d211b644c43bb1b8, text 65c60057dfe1ed2e7e530301c27e6c3a2ff61cdab9f5ec0a5bde181bd926b0a3

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
         * @description Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes that key beside `auth_config`; all others take the three fields here and nothing else.
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
         * Run an operation
         * @description Runs one operation of an instance's connector.
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
         * users.list
         * @description Lists the users of the workspace. Pages are asked for with `cursor`.
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
         * users.get
         * @description Reads one user.
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
         * channels.list
         * @description Lists the channels of the workspace. Pages are asked for with `cursor`.
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
         * channels.get
         * @description Reads one channel.
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
         * channel_messages.list
         * @description Lists the messages of a channel. Pages are asked for with `cursor`.
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
         * threads.list
         * @description Lists the messages of a thread. Pages are asked for with `cursor`.
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
        /** @description The parts of every operation by its name. */
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
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance; the execute path takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        GatewayErrorBody: {
            /**
             * @description The fault in one sentence.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Single faults. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description One fault of a request. */
        GatewayErrorDetail: {
            /**
             * @description Which field is at fault.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with it.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description A code for programs.
             * @example missing
             */
            error_code?: string | null;
        };
        MessagingCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "c2281cee-86f9-4a86-bb48-d23286b4c7bd";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["MessagingAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
        };
        /** @description Lists the users of the workspace. */
        MessagingUsersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["MessagingUsersListParams"];
        };
        MessagingUsersListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingUsersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingUser"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingUsersListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one user. */
        MessagingUsersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingUsersGetParams"];
        };
        MessagingUsersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingUser"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelsListParams: {
            /**
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
            /**
             * @description Which kinds of channel to list, any mix of the named kinds.
             * @default public_channel
             * @example public_channel,private_channel
             */
            types?: string;
            /**
             * @description Whether archived channels are left out.
             * @example true
             */
            exclude_archived?: boolean;
        };
        /** @description Lists the channels of the workspace. */
        MessagingChannelsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["MessagingChannelsListParams"];
        };
        MessagingChannelsListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example dGVhbTpDMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingChannelsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingChannel"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingChannelsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one channel. */
        MessagingChannelsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingChannelsGetParams"];
        };
        MessagingChannelsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingChannel"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many messages to return at most. The document shows neither a default nor a maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Message timestamp at which the range starts.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Message timestamp at which the range ends.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether messages that lie exactly at the `oldest` and `latest` bounds are included.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages of a channel. */
        MessagingChannelMessagesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "channel_messages";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingChannelMessagesListParams"];
        };
        MessagingChannelMessagesListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example bmV4dF90czoxNzE4MDAwMDAw
             */
            next_cursor?: string | null;
            /**
             * @description Whether more messages exist.
             * @example true
             */
            has_more?: boolean | null;
        };
        MessagingChannelMessagesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingMessage"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingChannelMessagesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are only returned when it names the parent message.
             * @example 1718000000.000100
             */
            ts?: string;
            /**
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many messages to return at most. The document shows neither a default nor a maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Message timestamp at which the range starts.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Message timestamp at which the range ends.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether messages that lie exactly at the `oldest` and `latest` bounds are included.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages of a thread. */
        MessagingThreadsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "threads";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingThreadsListParams"];
        };
        MessagingThreadsListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example bmV4dF90czoxNzE4MDAwNDIw
             */
            next_cursor?: string | null;
            /**
             * @description Whether more messages exist.
             * @example false
             */
            has_more?: boolean | null;
        };
        MessagingThreadsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingThreadMessage"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingThreadsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingAuthConfig: {
            /**
             * @description A bot token, which begins with `xoxb-`, or a user token, which begins with `xoxp-`.
             * @example xoxb-EXAMPLE-not-a-real-token
             */
            access_token: string;
        } | {
            /**
             * @description Identifier of the OAuth client.
             * @example 0000000000.EXAMPLE
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description The bot token that the OAuth exchange issued. The document names no prefix for it here.
             * @example xoxb-EXAMPLE-from-the-oauth-exchange
             */
            access_token: string;
        };
        /** @description A member of the workspace, a person or a bot. */
        MessagingUser: {
            id: string;
            team_id?: string | null;
            name?: string | null;
            deleted?: boolean | null;
            color?: string | null;
            real_name?: string | null;
            tz?: string | null;
            tz_label?: string | null;
            tz_offset?: number | null;
            profile?: unknown;
            is_admin?: boolean | null;
            is_owner?: boolean | null;
            is_primary_owner?: boolean | null;
            is_restricted?: boolean | null;
            is_ultra_restricted?: boolean | null;
            is_bot?: boolean | null;
            is_app_user?: boolean | null;
            updated?: number | null;
            is_email_confirmed?: boolean | null;
            who_can_share_contact_card?: string | null;
        };
        /** @description A conversation of the workspace, public or private, direct or of a group. */
        MessagingChannel: {
            id: string;
            name?: string | null;
            is_channel?: boolean | null;
            is_group?: boolean | null;
            is_im?: boolean | null;
            is_mpim?: boolean | null;
            is_private?: boolean | null;
            created?: number | null;
            is_archived?: boolean | null;
            is_general?: boolean | null;
            unlinked?: number | null;
            name_normalized?: string | null;
            is_shared?: boolean | null;
            is_org_shared?: boolean | null;
            is_pending_ext_shared?: boolean | null;
            pending_shared?: unknown[] | null;
            context_team_id?: string | null;
            updated?: number | null;
            creator?: string | null;
            is_ext_shared?: boolean | null;
            shared_team_ids?: unknown[] | null;
            pending_connected_team_ids?: unknown[] | null;
            is_member?: boolean | null;
            topic?: unknown;
            purpose?: unknown;
            previous_names?: unknown[] | null;
            num_members?: number | null;
            parent_conversation?: string | null;
            properties?: {
                [key: string]: unknown;
            } | null;
            is_thread_only?: boolean | null;
            is_read_only?: boolean | null;
        };
        /** @description One emoji under a message and who put it there. */
        MessagingMessageReaction: {
            name?: string | null;
            users?: unknown[] | null;
            count?: number | null;
        };
        /** @description A secondary part of a message, such as the preview of a link. */
        MessagingMessageAttachment: {
            id?: number | null;
            fallback?: string | null;
            color?: string | null;
            pretext?: string | null;
            author_name?: string | null;
            author_link?: string | null;
            author_icon?: string | null;
            title?: string | null;
            title_link?: string | null;
            text?: string | null;
            fields?: unknown[] | null;
            image_url?: string | null;
            thumb_url?: string | null;
            footer?: string | null;
            footer_icon?: string | null;
            ts?: string | number | null;
        };
        /** @description A file that was shared with a message. */
        MessagingMessageFile: {
            id?: string | null;
            name?: string | null;
            title?: string | null;
            mimetype?: string | null;
            filetype?: string | null;
            pretty_type?: string | null;
            user?: string | null;
            size?: number | null;
            mode?: string | null;
            is_external?: boolean | null;
            external_type?: string | null;
            is_public?: boolean | null;
            public_url_shared?: boolean | null;
            url_private?: string | null;
            url_private_download?: string | null;
            permalink?: string | null;
            permalink_public?: string | null;
            created?: number | null;
            timestamp?: number | null;
        };
        /** @description A message of a channel. */
        MessagingMessage: {
            type?: string | null;
            subtype?: string | null;
            /** @description Timestamp of the message. Always present. */
            ts: string;
            user?: string | null;
            text?: string | null;
            thread_ts?: string | null;
            reply_count?: number | null;
            reply_users_count?: number | null;
            latest_reply?: string | null;
            reply_users?: unknown[] | null;
            is_locked?: boolean | null;
            subscribed?: boolean | null;
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            blocks?: unknown[] | null;
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            edited?: unknown;
            bot_id?: string | null;
            bot_profile?: unknown;
            app_id?: string | null;
            team?: string | null;
        };
        /** @description A message of a thread. It has all fields of a message of a channel and tells whose message the thread answers. */
        MessagingThreadMessage: {
            type?: string | null;
            subtype?: string | null;
            /** @description Timestamp of the message. Always present. */
            ts: string;
            user?: string | null;
            text?: string | null;
            thread_ts?: string | null;
            reply_count?: number | null;
            reply_users_count?: number | null;
            latest_reply?: string | null;
            reply_users?: unknown[] | null;
            is_locked?: boolean | null;
            subscribed?: boolean | null;
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            blocks?: unknown[] | null;
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            edited?: unknown;
            bot_id?: string | null;
            bot_profile?: unknown;
            app_id?: string | null;
            team?: string | null;
            parent_user_id?: string | null;
        };
    };
    responses: {
        /** @description The credentials fit none of the connector's auth methods. */
        Error400: {
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
        /** @description The bearer token is missing or not valid. */
        Error401: {
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
        /** @description The bearer token does not allow the call. */
        Error403: {
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
        /** @description There is no instance with that id. */
        Error404: {
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
        /** @description The body does not fit, for instance because a required property is missing. */
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
        /** @description Too many requests. Retry-After says how long to wait. */
        Error429: {
            headers: {
                /** @description Seconds to wait, or the time from which to try again. */
                "Retry-After"?: string;
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
        /** @description A fault of the gateway itself. */
        Error500: {
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
    };
    parameters: {
        /**
         * @description Id of the instance that the operation is sent to.
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
            /** @description The new instance. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
