// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document a0f37dc897f17d6acb5893cdeb4cd1fad0fd00dbb4602b515f0db82158420def, text 570c1e6f73c1beca32829d7d54d9d7889f898fbe8b3b852d651cb5c0b639aa47

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
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * files.list
         * @description Lists files. Pages are asked for with `pageToken`.
         */
        post: operations["fileStorageFilesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * files.get
         * @description Reads what is known about one file, without its content.
         */
        post: operations["fileStorageFilesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * files.download
         * @description Downloads the content of a binary file. Only for binary files. Documents, spreadsheets, presentations and drawings of the office suite are exported with files_export download instead. The content comes as a stream of byte chunks.
         */
        post: operations["fileStorageFilesDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files_export.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * files_export.download
         * @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. What would be larger than 10 MB cannot be exported through this action. The content comes as a stream of byte chunks. At most 10 MB.
         */
        post: operations["fileStorageFilesExportDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.drives.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * drives.list
         * @description Lists shared drives. Pages are asked for with `pageToken`.
         */
        post: operations["fileStorageDrivesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.drives.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * drives.get
         * @description Reads one shared drive.
         */
        post: operations["fileStorageDrivesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.permissions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * permissions.list
         * @description Lists the permissions on a file or shared drive. Pages are asked for with `pageToken`.
         */
        post: operations["fileStoragePermissionsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.permissions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * permissions.get
         * @description Reads one permission.
         */
        post: operations["fileStoragePermissionsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.comments.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * comments.list
         * @description Lists the comments on a file. Pages are asked for with `pageToken`.
         */
        post: operations["fileStorageCommentsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.comments.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * comments.get
         * @description Reads one comment on a file.
         */
        post: operations["fileStorageCommentsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.replies.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * replies.list
         * @description Lists the replies to a comment. Pages are asked for with `pageToken`.
         */
        post: operations["fileStorageRepliesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.replies.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * replies.get
         * @description Reads one reply to a comment.
         */
        post: operations["fileStorageRepliesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.revisions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * revisions.list
         * @description Lists the revisions of a file. Pages are asked for with `pageToken`.
         */
        post: operations["fileStorageRevisionsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.revisions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * revisions.get
         * @description Reads one revision of a file.
         */
        post: operations["fileStorageRevisionsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.changes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * changes.list
         * @description Lists what changed since a page token was given out. Pages are asked for with `pageToken`.
         */
        post: operations["fileStorageChangesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.changes_start_page_token.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * changes_start_page_token.get
         * @description Reads the token with which listing changes begins.
         */
        post: operations["fileStorageChangesStartPageTokenGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.about.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * about.get
         * @description Reads information about the account.
         */
        post: operations["fileStorageAboutGet"];
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
            "file_storage.files.list": {
                params: components["schemas"]["FileStorageFilesListParams"];
                request: components["schemas"]["FileStorageFilesListRequest"];
                record: components["schemas"]["FileStorageStorageFile"];
                meta: components["schemas"]["FileStorageFilesListMeta"];
                response: components["schemas"]["FileStorageFilesListResponse"];
            };
            "file_storage.files.get": {
                params: components["schemas"]["FileStorageFilesGetParams"];
                request: components["schemas"]["FileStorageFilesGetRequest"];
                record: components["schemas"]["FileStorageStorageFile"];
                response: components["schemas"]["FileStorageFilesGetResponse"];
            };
            "file_storage.files.download": {
                params: components["schemas"]["FileStorageFilesDownloadParams"];
                request: components["schemas"]["FileStorageFilesDownloadRequest"];
            };
            "file_storage.files_export.download": {
                params: components["schemas"]["FileStorageFilesExportDownloadParams"];
                request: components["schemas"]["FileStorageFilesExportDownloadRequest"];
            };
            "file_storage.drives.list": {
                params: components["schemas"]["FileStorageDrivesListParams"];
                request: components["schemas"]["FileStorageDrivesListRequest"];
                record: components["schemas"]["FileStorageSharedDrive"];
                meta: components["schemas"]["FileStorageDrivesListMeta"];
                response: components["schemas"]["FileStorageDrivesListResponse"];
            };
            "file_storage.drives.get": {
                params: components["schemas"]["FileStorageDrivesGetParams"];
                request: components["schemas"]["FileStorageDrivesGetRequest"];
                record: components["schemas"]["FileStorageSharedDrive"];
                response: components["schemas"]["FileStorageDrivesGetResponse"];
            };
            "file_storage.permissions.list": {
                params: components["schemas"]["FileStoragePermissionsListParams"];
                request: components["schemas"]["FileStoragePermissionsListRequest"];
                record: components["schemas"]["FileStoragePermission"];
                meta: components["schemas"]["FileStoragePermissionsListMeta"];
                response: components["schemas"]["FileStoragePermissionsListResponse"];
            };
            "file_storage.permissions.get": {
                params: components["schemas"]["FileStoragePermissionsGetParams"];
                request: components["schemas"]["FileStoragePermissionsGetRequest"];
                record: components["schemas"]["FileStoragePermission"];
                response: components["schemas"]["FileStoragePermissionsGetResponse"];
            };
            "file_storage.comments.list": {
                params: components["schemas"]["FileStorageCommentsListParams"];
                request: components["schemas"]["FileStorageCommentsListRequest"];
                record: components["schemas"]["FileStorageFileComment"];
                meta: components["schemas"]["FileStorageCommentsListMeta"];
                response: components["schemas"]["FileStorageCommentsListResponse"];
            };
            "file_storage.comments.get": {
                params: components["schemas"]["FileStorageCommentsGetParams"];
                request: components["schemas"]["FileStorageCommentsGetRequest"];
                record: components["schemas"]["FileStorageFileComment"];
                response: components["schemas"]["FileStorageCommentsGetResponse"];
            };
            "file_storage.replies.list": {
                params: components["schemas"]["FileStorageRepliesListParams"];
                request: components["schemas"]["FileStorageRepliesListRequest"];
                record: components["schemas"]["FileStorageCommentReply"];
                meta: components["schemas"]["FileStorageRepliesListMeta"];
                response: components["schemas"]["FileStorageRepliesListResponse"];
            };
            "file_storage.replies.get": {
                params: components["schemas"]["FileStorageRepliesGetParams"];
                request: components["schemas"]["FileStorageRepliesGetRequest"];
                record: components["schemas"]["FileStorageCommentReply"];
                response: components["schemas"]["FileStorageRepliesGetResponse"];
            };
            "file_storage.revisions.list": {
                params: components["schemas"]["FileStorageRevisionsListParams"];
                request: components["schemas"]["FileStorageRevisionsListRequest"];
                record: components["schemas"]["FileStorageRevision"];
                meta: components["schemas"]["FileStorageRevisionsListMeta"];
                response: components["schemas"]["FileStorageRevisionsListResponse"];
            };
            "file_storage.revisions.get": {
                params: components["schemas"]["FileStorageRevisionsGetParams"];
                request: components["schemas"]["FileStorageRevisionsGetRequest"];
                record: components["schemas"]["FileStorageRevision"];
                response: components["schemas"]["FileStorageRevisionsGetResponse"];
            };
            "file_storage.changes.list": {
                params: components["schemas"]["FileStorageChangesListParams"];
                request: components["schemas"]["FileStorageChangesListRequest"];
                record: components["schemas"]["FileStorageChange"];
                meta: components["schemas"]["FileStorageChangesListMeta"];
                response: components["schemas"]["FileStorageChangesListResponse"];
            };
            "file_storage.changes_start_page_token.get": {
                params: components["schemas"]["FileStorageChangesStartPageTokenGetParams"];
                request: components["schemas"]["FileStorageChangesStartPageTokenGetRequest"];
                record: components["schemas"]["FileStorageStartPageToken"];
                response: components["schemas"]["FileStorageChangesStartPageTokenGetResponse"];
            };
            "file_storage.about.get": {
                params: components["schemas"]["FileStorageAboutGetParams"];
                request: components["schemas"]["FileStorageAboutGetRequest"];
                record: components["schemas"]["FileStorageAbout"];
                response: components["schemas"]["FileStorageAboutGetResponse"];
            };
        };
        ExecuteRequest: components["schemas"]["FileStorageExecuteRequest"];
        ExecuteResponse: components["schemas"]["FileStorageExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["FileStorageCreateRequest"];
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
        FileStorageCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "9f8dda77-1048-4368-815b-269bf54ee9b8";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["FileStorageAuthConfig"];
            /**
             * @description Name under which the instance is shown.
             * @example Main account
             */
            name: string;
        };
        FileStorageExecuteRequest: components["schemas"]["FileStorageFilesRequest"] | components["schemas"]["FileStorageFilesExportRequest"] | components["schemas"]["FileStorageDrivesRequest"] | components["schemas"]["FileStoragePermissionsRequest"] | components["schemas"]["FileStorageCommentsRequest"] | components["schemas"]["FileStorageRepliesRequest"] | components["schemas"]["FileStorageRevisionsRequest"] | components["schemas"]["FileStorageChangesRequest"] | components["schemas"]["FileStorageChangesStartPageTokenRequest"] | components["schemas"]["FileStorageAboutRequest"];
        FileStorageFilesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "files";
            action: string;
        } & (components["schemas"]["FileStorageFilesListRequest"] | components["schemas"]["FileStorageFilesGetRequest"] | components["schemas"]["FileStorageFilesDownloadRequest"]);
        FileStorageFilesExportRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "files_export";
            action: string;
        } & components["schemas"]["FileStorageFilesExportDownloadRequest"];
        FileStorageDrivesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "drives";
            action: string;
        } & (components["schemas"]["FileStorageDrivesListRequest"] | components["schemas"]["FileStorageDrivesGetRequest"]);
        FileStoragePermissionsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "permissions";
            action: string;
        } & (components["schemas"]["FileStoragePermissionsListRequest"] | components["schemas"]["FileStoragePermissionsGetRequest"]);
        FileStorageCommentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "comments";
            action: string;
        } & (components["schemas"]["FileStorageCommentsListRequest"] | components["schemas"]["FileStorageCommentsGetRequest"]);
        FileStorageRepliesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "replies";
            action: string;
        } & (components["schemas"]["FileStorageRepliesListRequest"] | components["schemas"]["FileStorageRepliesGetRequest"]);
        FileStorageRevisionsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "revisions";
            action: string;
        } & (components["schemas"]["FileStorageRevisionsListRequest"] | components["schemas"]["FileStorageRevisionsGetRequest"]);
        FileStorageChangesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "changes";
            action: string;
        } & components["schemas"]["FileStorageChangesListRequest"];
        FileStorageChangesStartPageTokenRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "changes_start_page_token";
            action: string;
        } & components["schemas"]["FileStorageChangesStartPageTokenGetRequest"];
        FileStorageAboutRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "about";
            action: string;
        } & components["schemas"]["FileStorageAboutGetRequest"];
        FileStorageExecuteResponse: components["schemas"]["FileStorageFilesListResponse"] | components["schemas"]["FileStorageFilesGetResponse"] | components["schemas"]["FileStorageDrivesListResponse"] | components["schemas"]["FileStorageDrivesGetResponse"] | components["schemas"]["FileStoragePermissionsListResponse"] | components["schemas"]["FileStoragePermissionsGetResponse"] | components["schemas"]["FileStorageCommentsListResponse"] | components["schemas"]["FileStorageCommentsGetResponse"] | components["schemas"]["FileStorageRepliesListResponse"] | components["schemas"]["FileStorageRepliesGetResponse"] | components["schemas"]["FileStorageRevisionsListResponse"] | components["schemas"]["FileStorageRevisionsGetResponse"] | components["schemas"]["FileStorageChangesListResponse"] | components["schemas"]["FileStorageChangesStartPageTokenGetResponse"] | components["schemas"]["FileStorageAboutGetResponse"];
        FileStorageFilesListParams: {
            /**
             * @description Page size.
             * @default 100
             * @example 200
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that selects files, in the provider's query language.
             * @example mimeType = 'image/jpeg' and trashed = false
             */
            q?: string;
            /**
             * @description What to sort by; how it is written is not shown.
             * @example modifiedTime desc
             */
            orderBy?: string;
            /**
             * @description Which fields to return.
             * @example nextPageToken,files(id,name,mimeType)
             */
            fields?: string;
            /**
             * @description Spaces to look in.
             * @example drive,appDataFolder
             */
            spaces?: string;
            /**
             * @description Whose files to look through.
             * @example drive
             * @enum {string}
             */
            corpora?: "user" | "drive" | "allDrives";
            /**
             * @description Id of a shared drive to look in.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the result also has items of shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Lists files. */
        FileStorageFilesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageFilesListParams"];
        };
        FileStorageFilesListMeta: {
            nextPageToken?: string | null;
            incompleteSearch?: boolean | null;
        };
        FileStorageFilesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageStorageFile"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageFilesListMeta"] | null;
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
        FileStorageFilesGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Which fields to return.
             * @example id,name,mimeType,modifiedTime
             */
            fields?: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads what is known about one file, without its content. */
        FileStorageFilesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageFilesGetParams"];
        };
        FileStorageFilesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageStorageFile"];
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
        FileStorageFilesDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Always `media`, which asks for the content.
             * @example media
             * @constant
             */
            alt: "media";
            /**
             * @description Whether the caller accepts the risk of a file that was marked as abusive.
             * @example false
             */
            acknowledgeAbuse?: boolean;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Value of an HTTP Range header, to download only a part.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Downloads the content of a binary file. */
        FileStorageFilesDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageFilesDownloadParams"];
        };
        FileStorageFilesExportDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Format to export to. `application/pdf` fits every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
             * @example application/pdf
             */
            mimeType: string;
            /**
             * @description Value of an HTTP Range header, to download only a part.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
        FileStorageFilesExportDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files_export";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageFilesExportDownloadParams"];
        };
        FileStorageDrivesListParams: {
            /**
             * @description Page size.
             * @default 10
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that selects shared drives, in the provider's query language.
             * @example name contains 'Example'
             */
            q?: string;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists shared drives. */
        FileStorageDrivesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageDrivesListParams"];
        };
        FileStorageDrivesListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageDrivesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageSharedDrive"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageDrivesListMeta"] | null;
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
        FileStorageDrivesGetParams: {
            /**
             * @description Id of the shared drive.
             * @example 0ExampleDrive001
             */
            driveId: string;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one shared drive. */
        FileStorageDrivesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageDrivesGetParams"];
        };
        FileStorageDrivesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageSharedDrive"];
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
        FileStoragePermissionsListParams: {
            /**
             * @description Id of the file or shared drive.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Page size.
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists the permissions on a file or shared drive. */
        FileStoragePermissionsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStoragePermissionsListParams"];
        };
        FileStoragePermissionsListMeta: {
            nextPageToken?: string | null;
        };
        FileStoragePermissionsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStoragePermission"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStoragePermissionsListMeta"] | null;
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
        FileStoragePermissionsGetParams: {
            /**
             * @description Id of the file or shared drive.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the permission.
             * @example 00000000000000000001
             */
            permissionId: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one permission. */
        FileStoragePermissionsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStoragePermissionsGetParams"];
        };
        FileStoragePermissionsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStoragePermission"];
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
        FileStorageCommentsListParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Page size.
             * @default 20
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * Format: date-time
             * @description Only comments modified at this time or later.
             * @example 2025-03-01T00:00:00Z
             */
            startModifiedTime?: string;
            /**
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but comments are not to be had without it.
             * @example nextPageToken,comments(id,content,resolved)
             */
            fields?: string;
        };
        /** @description Lists the comments on a file. */
        FileStorageCommentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageCommentsListParams"];
        };
        FileStorageCommentsListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageCommentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageFileComment"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageCommentsListMeta"] | null;
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
        FileStorageCommentsGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the comment.
             * @example AAAAExampleComment1
             */
            commentId: string;
            /**
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but comments are not to be had without it.
             * @example id,content,resolved,replies
             */
            fields?: string;
        };
        /** @description Reads one comment on a file. */
        FileStorageCommentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageCommentsGetParams"];
        };
        FileStorageCommentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageFileComment"];
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
        FileStorageRepliesListParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the comment.
             * @example AAAAExampleComment1
             */
            commentId: string;
            /**
             * @description Page size.
             * @default 20
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but replies are not to be had without it.
             * @example nextPageToken,replies(id,content,action)
             */
            fields?: string;
        };
        /** @description Lists the replies to a comment. */
        FileStorageRepliesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRepliesListParams"];
        };
        FileStorageRepliesListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageRepliesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageCommentReply"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageRepliesListMeta"] | null;
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
        FileStorageRepliesGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the comment.
             * @example AAAAExampleComment1
             */
            commentId: string;
            /**
             * @description Id of the reply.
             * @example AAAAExampleReply1
             */
            replyId: string;
            /**
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but replies are not to be had without it.
             * @example id,content,action
             */
            fields?: string;
        };
        /** @description Reads one reply to a comment. */
        FileStorageRepliesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRepliesGetParams"];
        };
        FileStorageRepliesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageCommentReply"];
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
        FileStorageRevisionsListParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Page size.
             * @default 200
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
        };
        /** @description Lists the revisions of a file. */
        FileStorageRevisionsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRevisionsListParams"];
        };
        FileStorageRevisionsListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageRevisionsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageRevision"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageRevisionsListMeta"] | null;
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
        FileStorageRevisionsGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the revision.
             * @example 0ExampleRevision0001
             */
            revisionId: string;
        };
        /** @description Reads one revision of a file. */
        FileStorageRevisionsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRevisionsGetParams"];
        };
        FileStorageRevisionsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageRevision"];
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
        FileStorageChangesListParams: {
            /**
             * @description The token of changes_start_page_token get, or a token of the previous answer.
             * @example 100042
             */
            pageToken: string;
            /**
             * @description Page size.
             * @default 100
             * @example 200
             */
            pageSize?: number;
            /**
             * @description Id of a shared drive whose changes are wanted.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the result also has items of shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Spaces to look in.
             * @example drive
             */
            spaces?: string;
            /**
             * @description Whether removed items come back too.
             * @example true
             */
            includeRemoved?: boolean;
            /**
             * @description Whether only items of the user's own drive come back.
             * @example false
             */
            restrictToMyDrive?: boolean;
        };
        /** @description Lists what changed since a page token was given out. */
        FileStorageChangesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "changes";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageChangesListParams"];
        };
        FileStorageChangesListMeta: {
            /** @example null */
            nextPageToken?: string | null;
            /** @example 100043 */
            newStartPageToken?: string | null;
        };
        FileStorageChangesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageChange"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageChangesListMeta"] | null;
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
        FileStorageChangesStartPageTokenGetParams: {
            /**
             * @description Id of a shared drive whose changes are wanted.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads the token with which listing changes begins. */
        FileStorageChangesStartPageTokenGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "changes_start_page_token";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageChangesStartPageTokenGetParams"];
        };
        FileStorageChangesStartPageTokenGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageStartPageToken"];
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
        FileStorageAboutGetParams: {
            /**
             * @description Which fields to return; `*` selects all.
             * @example *
             */
            fields?: string;
        };
        /** @description Reads information about the account. */
        FileStorageAboutGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "about";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageAboutGetParams"];
        };
        FileStorageAboutGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageAbout"];
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
        /**
         * OAuth 2.0
         * @description Credentials of an OAuth 2.0 client and a refresh token of the account.
         */
        FileStorageAuthConfig: {
            /**
             * @description Access token. When it is left out one is obtained with the refresh token.
             * @example storage_access_EXAMPLE0000
             */
            access_token?: string;
            /**
             * @description Refresh token of the account.
             * @example storage_refresh_EXAMPLE0000
             */
            refresh_token: string;
            /**
             * @description Id of the OAuth client.
             * @example example-client.apps.storage.test
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example storage_client_secret_EXAMPLE0000
             */
            client_secret: string;
        };
        /** @description A file or folder. */
        FileStorageStorageFile: {
            kind?: string | null;
            id: string;
            name?: string | null;
            mimeType?: string | null;
            description?: string | null;
            starred?: boolean | null;
            trashed?: boolean | null;
            explicitlyTrashed?: boolean | null;
            parents?: unknown[] | null;
            properties?: {
                [key: string]: unknown;
            } | null;
            appProperties?: {
                [key: string]: unknown;
            } | null;
            spaces?: unknown[] | null;
            version?: string | null;
            webContentLink?: string | null;
            webViewLink?: string | null;
            iconLink?: string | null;
            hasThumbnail?: boolean | null;
            thumbnailLink?: string | null;
            thumbnailVersion?: string | null;
            viewedByMe?: boolean | null;
            viewedByMeTime?: string | null;
            createdTime?: string | null;
            modifiedTime?: string | null;
            modifiedByMeTime?: string | null;
            modifiedByMe?: boolean | null;
            sharedWithMeTime?: string | null;
            sharingUser?: unknown;
            owners?: components["schemas"]["FileStorageFileOwner"][] | null;
            driveId?: string | null;
            lastModifyingUser?: unknown;
            shared?: boolean | null;
            ownedByMe?: boolean | null;
            capabilities?: {
                [key: string]: unknown;
            } | null;
            viewersCanCopyContent?: boolean | null;
            copyRequiresWriterPermission?: boolean | null;
            writersCanShare?: boolean | null;
            permissionIds?: unknown[] | null;
            folderColorRgb?: string | null;
            originalFilename?: string | null;
            fullFileExtension?: string | null;
            fileExtension?: string | null;
            md5Checksum?: string | null;
            sha1Checksum?: string | null;
            sha256Checksum?: string | null;
            size?: string | null;
            quotaBytesUsed?: string | null;
            headRevisionId?: string | null;
            isAppAuthorized?: boolean | null;
            exportLinks?: {
                [key: string]: unknown;
            } | null;
            shortcutDetails?: {
                [key: string]: unknown;
            } | null;
            contentRestrictions?: unknown[] | null;
            resourceKey?: string | null;
            linkShareMetadata?: {
                [key: string]: unknown;
            } | null;
            labelInfo?: {
                [key: string]: unknown;
            } | null;
            trashedTime?: string | null;
            trashingUser?: unknown;
            imageMediaMetadata?: {
                [key: string]: unknown;
            } | null;
            videoMediaMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An owner of a file, as `owners` of a file lists them. */
        FileStorageFileOwner: {
            kind?: string | null;
            displayName?: string | null;
            photoLink?: string | null;
            me?: boolean | null;
            permissionId?: string | null;
            emailAddress?: string | null;
        };
        /** @description A shared drive. */
        FileStorageSharedDrive: {
            kind?: string | null;
            id: string;
            name?: string | null;
            colorRgb?: string | null;
            backgroundImageLink?: string | null;
            backgroundImageFile?: {
                [key: string]: unknown;
            } | null;
            capabilities?: {
                [key: string]: unknown;
            } | null;
            themeId?: string | null;
            createdTime?: string | null;
            hidden?: boolean | null;
            restrictions?: {
                [key: string]: unknown;
            } | null;
            orgUnitId?: string | null;
        };
        /** @description Who may do what with a file or shared drive. */
        FileStoragePermission: {
            kind?: string | null;
            id: string;
            type?: string | null;
            emailAddress?: string | null;
            domain?: string | null;
            role?: string | null;
            view?: string | null;
            allowFileDiscovery?: boolean | null;
            displayName?: string | null;
            photoLink?: string | null;
            expirationTime?: string | null;
            teamDrivePermissionDetails?: unknown[] | null;
            permissionDetails?: unknown[] | null;
            deleted?: boolean | null;
            pendingOwner?: boolean | null;
        };
        /** @description A comment on a file. */
        FileStorageFileComment: {
            kind?: string | null;
            id: string;
            createdTime?: string | null;
            modifiedTime?: string | null;
            author?: unknown;
            htmlContent?: string | null;
            content?: string | null;
            /** @description State of the comment. */
            deleted?: boolean | null;
            /** @description State of the comment. */
            resolved?: boolean | null;
            quotedFileContent?: {
                [key: string]: unknown;
            } | null;
            anchor?: string | null;
            replies?: components["schemas"]["FileStorageCommentReply"][] | null;
            mentionedEmailAddresses?: unknown[] | null;
            assigneeEmailAddress?: string | null;
        };
        /** @description A reply to a comment, alone or among the `replies` of the comment. */
        FileStorageCommentReply: {
            kind?: string | null;
            id: string;
            createdTime?: string | null;
            modifiedTime?: string | null;
            author?: unknown;
            htmlContent?: string | null;
            content?: string | null;
            /** @description State of the reply. */
            deleted?: boolean | null;
            action?: string | null;
        };
        /** @description A former or the present version of a file. */
        FileStorageRevision: {
            kind?: string | null;
            id: string;
            mimeType?: string | null;
            modifiedTime?: string | null;
            keepForever?: boolean | null;
            published?: boolean | null;
            publishedLink?: string | null;
            publishAuto?: boolean | null;
            publishedOutsideDomain?: boolean | null;
            lastModifyingUser?: unknown;
            originalFilename?: string | null;
            md5Checksum?: string | null;
            size?: string | null;
            exportLinks?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A change of a file or shared drive. */
        FileStorageChange: {
            kind?: string | null;
            removed?: boolean | null;
            file?: unknown;
            fileId?: string | null;
            driveId?: string | null;
            drive?: unknown;
            time?: string | null;
            type?: string | null;
            changeType?: string | null;
        };
        /** @description The token that a change feed begins with. */
        FileStorageStartPageToken: {
            kind?: string | null;
            startPageToken: string;
        };
        /** @description The account and what its storage can do. */
        FileStorageAbout: {
            kind?: string | null;
            user?: unknown;
            storageQuota?: {
                [key: string]: unknown;
            } | null;
            importFormats?: {
                [key: string]: unknown;
            } | null;
            exportFormats?: {
                [key: string]: unknown;
            } | null;
            maxImportSizes?: {
                [key: string]: unknown;
            } | null;
            maxUploadSize?: string | null;
            appInstalled?: boolean | null;
            folderColorPalette?: unknown[] | null;
            driveThemes?: unknown[] | null;
            canCreateDrives?: boolean | null;
            canCreateTeamDrives?: boolean | null;
            teamDriveThemes?: unknown[] | null;
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
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
    fileStorageFilesList: {
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
                 *       "entity": "files",
                 *       "action": "list",
                 *       "params": {
                 *         "pageSize": 200
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageFilesListRequest"];
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
                     *           "kind": "storage#file",
                     *           "id": "1ExampleFile0000000000000000000001",
                     *           "name": "Team photo.jpg",
                     *           "mimeType": "image/jpeg",
                     *           "description": "Taken at the summer meeting.",
                     *           "starred": false,
                     *           "trashed": true,
                     *           "explicitlyTrashed": true,
                     *           "parents": [
                     *             "1ExampleFolder00000000000000000001"
                     *           ],
                     *           "properties": {
                     *             "album": "summer"
                     *           },
                     *           "appProperties": {
                     *             "importedBy": "example-app"
                     *           },
                     *           "spaces": [
                     *             "drive"
                     *           ],
                     *           "version": "17",
                     *           "webContentLink": "https://storage.example.test/uc?id=1ExampleFile0000000000000000000001",
                     *           "webViewLink": "https://storage.example.test/file/1ExampleFile0000000000000000000001/view",
                     *           "iconLink": "https://storage.example.test/icons/image.png",
                     *           "hasThumbnail": true,
                     *           "thumbnailLink": "https://storage.example.test/thumbnails/1ExampleFile0000000000000000000001",
                     *           "thumbnailVersion": "2",
                     *           "viewedByMe": true,
                     *           "viewedByMeTime": "2025-03-06T08:15:00.000Z",
                     *           "createdTime": "2025-02-11T14:03:22.000Z",
                     *           "modifiedTime": "2025-02-12T09:40:10.000Z",
                     *           "modifiedByMeTime": "2025-02-12T09:40:10.000Z",
                     *           "modifiedByMe": true,
                     *           "sharedWithMeTime": "2025-02-11T14:10:00.000Z",
                     *           "sharingUser": {
                     *             "kind": "storage#user",
                     *             "displayName": "Ada Example",
                     *             "me": false,
                     *             "emailAddress": "ada.example@example.test"
                     *           },
                     *           "owners": [
                     *             {
                     *               "kind": "storage#user",
                     *               "displayName": "Ada Example",
                     *               "photoLink": "https://avatars.example.test/ada",
                     *               "me": false,
                     *               "permissionId": "00000000000000000001",
                     *               "emailAddress": "ada.example@example.test"
                     *             }
                     *           ],
                     *           "driveId": "0ExampleDrive001",
                     *           "lastModifyingUser": {
                     *             "kind": "storage#user",
                     *             "displayName": "Ben Example",
                     *             "me": true,
                     *             "emailAddress": "ben.example@example.test"
                     *           },
                     *           "shared": true,
                     *           "ownedByMe": false,
                     *           "capabilities": {
                     *             "canDownload": true,
                     *             "canEdit": true,
                     *             "canShare": false
                     *           },
                     *           "viewersCanCopyContent": true,
                     *           "copyRequiresWriterPermission": false,
                     *           "writersCanShare": true,
                     *           "permissionIds": [
                     *             "00000000000000000001",
                     *             "00000000000000000002"
                     *           ],
                     *           "folderColorRgb": "#8f8f8f",
                     *           "originalFilename": "IMG_0042.jpg",
                     *           "fullFileExtension": "jpg",
                     *           "fileExtension": "jpg",
                     *           "md5Checksum": "00000000000000000000000000000042",
                     *           "sha1Checksum": "0000000000000000000000000000000000000042",
                     *           "sha256Checksum": "0000000000000000000000000000000000000000000000000000000000000042",
                     *           "size": "482133",
                     *           "quotaBytesUsed": "482133",
                     *           "headRevisionId": "0ExampleRevision0001",
                     *           "isAppAuthorized": true,
                     *           "exportLinks": {
                     *             "application/pdf": "https://storage.example.test/export?id=1ExampleFile0000000000000000000001&format=pdf"
                     *           },
                     *           "shortcutDetails": {
                     *             "targetId": "1ExampleFile0000000000000000000009",
                     *             "targetMimeType": "image/jpeg"
                     *           },
                     *           "contentRestrictions": [
                     *             {
                     *               "readOnly": true,
                     *               "reason": "Published",
                     *               "type": "exampleContentRestriction"
                     *             }
                     *           ],
                     *           "resourceKey": "0-ExampleResourceKey01",
                     *           "linkShareMetadata": {
                     *             "securityUpdateEligible": true,
                     *             "securityUpdateEnabled": true
                     *           },
                     *           "labelInfo": {
                     *             "labels": []
                     *           },
                     *           "trashedTime": "2025-03-07T11:00:00.000Z",
                     *           "trashingUser": {
                     *             "kind": "storage#user",
                     *             "displayName": "Ben Example",
                     *             "me": true,
                     *             "emailAddress": "ben.example@example.test"
                     *           },
                     *           "imageMediaMetadata": {
                     *             "width": 4032,
                     *             "height": 3024,
                     *             "rotation": 0
                     *           },
                     *           "videoMediaMetadata": {
                     *             "width": 1920,
                     *             "height": 1080,
                     *             "durationMillis": "12000"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": "cursor_EXAMPLE1",
                     *         "incompleteSearch": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageFilesListResponse"];
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
    fileStorageFilesGet: {
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
                 *       "entity": "files",
                 *       "action": "get",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageFilesGetRequest"];
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
                     *         "kind": "storage#file",
                     *         "id": "1ExampleFile0000000000000000000001",
                     *         "name": "Team photo.jpg",
                     *         "mimeType": "image/jpeg",
                     *         "description": "Taken at the summer meeting.",
                     *         "starred": false,
                     *         "trashed": true,
                     *         "explicitlyTrashed": true,
                     *         "parents": [
                     *           "1ExampleFolder00000000000000000001"
                     *         ],
                     *         "properties": {
                     *           "album": "summer"
                     *         },
                     *         "appProperties": {
                     *           "importedBy": "example-app"
                     *         },
                     *         "spaces": [
                     *           "drive"
                     *         ],
                     *         "version": "17",
                     *         "webContentLink": "https://storage.example.test/uc?id=1ExampleFile0000000000000000000001",
                     *         "webViewLink": "https://storage.example.test/file/1ExampleFile0000000000000000000001/view",
                     *         "iconLink": "https://storage.example.test/icons/image.png",
                     *         "hasThumbnail": true,
                     *         "thumbnailLink": "https://storage.example.test/thumbnails/1ExampleFile0000000000000000000001",
                     *         "thumbnailVersion": "2",
                     *         "viewedByMe": true,
                     *         "viewedByMeTime": "2025-03-06T08:15:00.000Z",
                     *         "createdTime": "2025-02-11T14:03:22.000Z",
                     *         "modifiedTime": "2025-02-12T09:40:10.000Z",
                     *         "modifiedByMeTime": "2025-02-12T09:40:10.000Z",
                     *         "modifiedByMe": true,
                     *         "sharedWithMeTime": "2025-02-11T14:10:00.000Z",
                     *         "sharingUser": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ada Example",
                     *           "me": false,
                     *           "emailAddress": "ada.example@example.test"
                     *         },
                     *         "owners": [
                     *           {
                     *             "kind": "storage#user",
                     *             "displayName": "Ada Example",
                     *             "photoLink": "https://avatars.example.test/ada",
                     *             "me": false,
                     *             "permissionId": "00000000000000000001",
                     *             "emailAddress": "ada.example@example.test"
                     *           }
                     *         ],
                     *         "driveId": "0ExampleDrive001",
                     *         "lastModifyingUser": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ben Example",
                     *           "me": true,
                     *           "emailAddress": "ben.example@example.test"
                     *         },
                     *         "shared": true,
                     *         "ownedByMe": false,
                     *         "capabilities": {
                     *           "canDownload": true,
                     *           "canEdit": true,
                     *           "canShare": false
                     *         },
                     *         "viewersCanCopyContent": true,
                     *         "copyRequiresWriterPermission": false,
                     *         "writersCanShare": true,
                     *         "permissionIds": [
                     *           "00000000000000000001",
                     *           "00000000000000000002"
                     *         ],
                     *         "folderColorRgb": "#8f8f8f",
                     *         "originalFilename": "IMG_0042.jpg",
                     *         "fullFileExtension": "jpg",
                     *         "fileExtension": "jpg",
                     *         "md5Checksum": "00000000000000000000000000000042",
                     *         "sha1Checksum": "0000000000000000000000000000000000000042",
                     *         "sha256Checksum": "0000000000000000000000000000000000000000000000000000000000000042",
                     *         "size": "482133",
                     *         "quotaBytesUsed": "482133",
                     *         "headRevisionId": "0ExampleRevision0001",
                     *         "isAppAuthorized": true,
                     *         "exportLinks": {
                     *           "application/pdf": "https://storage.example.test/export?id=1ExampleFile0000000000000000000001&format=pdf"
                     *         },
                     *         "shortcutDetails": {
                     *           "targetId": "1ExampleFile0000000000000000000009",
                     *           "targetMimeType": "image/jpeg"
                     *         },
                     *         "contentRestrictions": [
                     *           {
                     *             "readOnly": true,
                     *             "reason": "Published",
                     *             "type": "exampleContentRestriction"
                     *           }
                     *         ],
                     *         "resourceKey": "0-ExampleResourceKey01",
                     *         "linkShareMetadata": {
                     *           "securityUpdateEligible": true,
                     *           "securityUpdateEnabled": true
                     *         },
                     *         "labelInfo": {
                     *           "labels": []
                     *         },
                     *         "trashedTime": "2025-03-07T11:00:00.000Z",
                     *         "trashingUser": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ben Example",
                     *           "me": true,
                     *           "emailAddress": "ben.example@example.test"
                     *         },
                     *         "imageMediaMetadata": {
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "rotation": 0
                     *         },
                     *         "videoMediaMetadata": {
                     *           "width": 1920,
                     *           "height": 1080,
                     *           "durationMillis": "12000"
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageFilesGetResponse"];
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
    fileStorageFilesDownload: {
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
                 *       "entity": "files",
                 *       "action": "download",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "alt": "media"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageFilesDownloadRequest"];
            };
        };
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
    fileStorageFilesExportDownload: {
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
                 *       "entity": "files_export",
                 *       "action": "download",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "mimeType": "application/pdf"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageFilesExportDownloadRequest"];
            };
        };
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
    fileStorageDrivesList: {
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
                 *       "entity": "drives",
                 *       "action": "list",
                 *       "params": {
                 *         "pageSize": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageDrivesListRequest"];
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
                     *           "kind": "storage#drive",
                     *           "id": "0ExampleDrive001",
                     *           "name": "Example team",
                     *           "colorRgb": "#0b8043",
                     *           "backgroundImageLink": "https://storage.example.test/backgrounds/forest.jpg",
                     *           "backgroundImageFile": {
                     *             "id": "1ExampleFile0000000000000000000005",
                     *             "xCoordinate": 0,
                     *             "yCoordinate": 0.25,
                     *             "width": 1
                     *           },
                     *           "capabilities": {
                     *             "canAddChildren": true,
                     *             "canRenameDrive": false
                     *           },
                     *           "themeId": "forest",
                     *           "createdTime": "2024-09-01T07:00:00.000Z",
                     *           "hidden": false,
                     *           "restrictions": {
                     *             "domainUsersOnly": true,
                     *             "copyRequiresWriterPermission": false
                     *           },
                     *           "orgUnitId": "00example0unit1"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": "cursor_EXAMPLE1"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageDrivesListResponse"];
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
    fileStorageDrivesGet: {
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
                 *       "entity": "drives",
                 *       "action": "get",
                 *       "params": {
                 *         "driveId": "0ExampleDrive001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageDrivesGetRequest"];
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
                     *         "kind": "storage#drive",
                     *         "id": "0ExampleDrive001",
                     *         "name": "Example team",
                     *         "colorRgb": "#0b8043",
                     *         "backgroundImageLink": "https://storage.example.test/backgrounds/forest.jpg",
                     *         "backgroundImageFile": {
                     *           "id": "1ExampleFile0000000000000000000005",
                     *           "xCoordinate": 0,
                     *           "yCoordinate": 0.25,
                     *           "width": 1
                     *         },
                     *         "capabilities": {
                     *           "canAddChildren": true,
                     *           "canRenameDrive": false
                     *         },
                     *         "themeId": "forest",
                     *         "createdTime": "2024-09-01T07:00:00.000Z",
                     *         "hidden": false,
                     *         "restrictions": {
                     *           "domainUsersOnly": true,
                     *           "copyRequiresWriterPermission": false
                     *         },
                     *         "orgUnitId": "00example0unit1"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageDrivesGetResponse"];
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
    fileStoragePermissionsList: {
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
                 *       "entity": "permissions",
                 *       "action": "list",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStoragePermissionsListRequest"];
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
                     *           "kind": "storage#permission",
                     *           "id": "00000000000000000001",
                     *           "type": "user",
                     *           "emailAddress": "ada.example@example.test",
                     *           "domain": "example.test",
                     *           "role": "writer",
                     *           "view": "published",
                     *           "allowFileDiscovery": false,
                     *           "displayName": "Ada Example",
                     *           "photoLink": "https://avatars.example.test/ada",
                     *           "expirationTime": "2025-12-31T23:59:59.000Z",
                     *           "teamDrivePermissionDetails": [
                     *             {
                     *               "teamDrivePermissionType": "member",
                     *               "role": "writer",
                     *               "inherited": false
                     *             }
                     *           ],
                     *           "permissionDetails": [
                     *             {
                     *               "permissionType": "member",
                     *               "role": "writer",
                     *               "inherited": false
                     *             }
                     *           ],
                     *           "deleted": false,
                     *           "pendingOwner": false
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": "cursor_EXAMPLE1"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStoragePermissionsListResponse"];
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
    fileStoragePermissionsGet: {
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
                 *       "entity": "permissions",
                 *       "action": "get",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "permissionId": "00000000000000000001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStoragePermissionsGetRequest"];
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
                     *         "kind": "storage#permission",
                     *         "id": "00000000000000000001",
                     *         "type": "user",
                     *         "emailAddress": "ada.example@example.test",
                     *         "domain": "example.test",
                     *         "role": "writer",
                     *         "view": "published",
                     *         "allowFileDiscovery": false,
                     *         "displayName": "Ada Example",
                     *         "photoLink": "https://avatars.example.test/ada",
                     *         "expirationTime": "2025-12-31T23:59:59.000Z",
                     *         "teamDrivePermissionDetails": [
                     *           {
                     *             "teamDrivePermissionType": "member",
                     *             "role": "writer",
                     *             "inherited": false
                     *           }
                     *         ],
                     *         "permissionDetails": [
                     *           {
                     *             "permissionType": "member",
                     *             "role": "writer",
                     *             "inherited": false
                     *           }
                     *         ],
                     *         "deleted": false,
                     *         "pendingOwner": false
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStoragePermissionsGetResponse"];
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
    fileStorageCommentsList: {
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
                 *       "entity": "comments",
                 *       "action": "list",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "fields": "nextPageToken,comments(id,content,resolved)"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageCommentsListRequest"];
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
                     *           "kind": "storage#comment",
                     *           "id": "AAAAExampleComment1",
                     *           "createdTime": "2025-03-04T10:02:11.000Z",
                     *           "modifiedTime": "2025-03-04T11:20:00.000Z",
                     *           "author": {
                     *             "kind": "storage#user",
                     *             "displayName": "Ada Example",
                     *             "me": false
                     *           },
                     *           "htmlContent": "Is this still the <b>right</b> number?",
                     *           "content": "Is this still the right number?",
                     *           "deleted": false,
                     *           "resolved": true,
                     *           "quotedFileContent": {
                     *             "mimeType": "text/html",
                     *             "value": "42 guests"
                     *           },
                     *           "anchor": "kix.example1",
                     *           "replies": [
                     *             {
                     *               "kind": "storage#reply",
                     *               "id": "AAAAExampleReply1",
                     *               "createdTime": "2025-03-04T11:20:00.000Z",
                     *               "modifiedTime": "2025-03-04T11:20:00.000Z",
                     *               "author": {
                     *                 "kind": "storage#user",
                     *                 "displayName": "Ben Example",
                     *                 "me": true
                     *               },
                     *               "htmlContent": "Yes, checked this morning.",
                     *               "content": "Yes, checked this morning.",
                     *               "deleted": false,
                     *               "action": "resolve"
                     *             }
                     *           ],
                     *           "mentionedEmailAddresses": [
                     *             "ben.example@example.test"
                     *           ],
                     *           "assigneeEmailAddress": "ben.example@example.test"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": "cursor_EXAMPLE1"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageCommentsListResponse"];
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
    fileStorageCommentsGet: {
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
                 *       "entity": "comments",
                 *       "action": "get",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "commentId": "AAAAExampleComment1",
                 *         "fields": "id,content,resolved,replies"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageCommentsGetRequest"];
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
                     *         "kind": "storage#comment",
                     *         "id": "AAAAExampleComment1",
                     *         "createdTime": "2025-03-04T10:02:11.000Z",
                     *         "modifiedTime": "2025-03-04T11:20:00.000Z",
                     *         "author": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ada Example",
                     *           "me": false
                     *         },
                     *         "htmlContent": "Is this still the <b>right</b> number?",
                     *         "content": "Is this still the right number?",
                     *         "deleted": false,
                     *         "resolved": true,
                     *         "quotedFileContent": {
                     *           "mimeType": "text/html",
                     *           "value": "42 guests"
                     *         },
                     *         "anchor": "kix.example1",
                     *         "replies": [
                     *           {
                     *             "kind": "storage#reply",
                     *             "id": "AAAAExampleReply1",
                     *             "createdTime": "2025-03-04T11:20:00.000Z",
                     *             "modifiedTime": "2025-03-04T11:20:00.000Z",
                     *             "author": {
                     *               "kind": "storage#user",
                     *               "displayName": "Ben Example",
                     *               "me": true
                     *             },
                     *             "htmlContent": "Yes, checked this morning.",
                     *             "content": "Yes, checked this morning.",
                     *             "deleted": false,
                     *             "action": "resolve"
                     *           }
                     *         ],
                     *         "mentionedEmailAddresses": [
                     *           "ben.example@example.test"
                     *         ],
                     *         "assigneeEmailAddress": "ben.example@example.test"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageCommentsGetResponse"];
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
    fileStorageRepliesList: {
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
                 *       "entity": "replies",
                 *       "action": "list",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "commentId": "AAAAExampleComment1",
                 *         "fields": "nextPageToken,replies(id,content,action)"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageRepliesListRequest"];
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
                     *           "kind": "storage#reply",
                     *           "id": "AAAAExampleReply1",
                     *           "createdTime": "2025-03-04T11:20:00.000Z",
                     *           "modifiedTime": "2025-03-04T11:20:00.000Z",
                     *           "author": {
                     *             "kind": "storage#user",
                     *             "displayName": "Ben Example",
                     *             "me": true
                     *           },
                     *           "htmlContent": "Yes, checked this morning.",
                     *           "content": "Yes, checked this morning.",
                     *           "deleted": false,
                     *           "action": "resolve"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": "cursor_EXAMPLE1"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageRepliesListResponse"];
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
    fileStorageRepliesGet: {
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
                 *       "entity": "replies",
                 *       "action": "get",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "commentId": "AAAAExampleComment1",
                 *         "replyId": "AAAAExampleReply1",
                 *         "fields": "id,content,action"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageRepliesGetRequest"];
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
                     *         "kind": "storage#reply",
                     *         "id": "AAAAExampleReply1",
                     *         "createdTime": "2025-03-04T11:20:00.000Z",
                     *         "modifiedTime": "2025-03-04T11:20:00.000Z",
                     *         "author": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ben Example",
                     *           "me": true
                     *         },
                     *         "htmlContent": "Yes, checked this morning.",
                     *         "content": "Yes, checked this morning.",
                     *         "deleted": false,
                     *         "action": "resolve"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageRepliesGetResponse"];
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
    fileStorageRevisionsList: {
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
                 *       "entity": "revisions",
                 *       "action": "list",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageRevisionsListRequest"];
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
                     *           "kind": "storage#revision",
                     *           "id": "0ExampleRevision0001",
                     *           "mimeType": "image/jpeg",
                     *           "modifiedTime": "2025-02-12T09:40:10.000Z",
                     *           "keepForever": false,
                     *           "published": false,
                     *           "publishedLink": "https://storage.example.test/published/1ExampleFile0000000000000000000001",
                     *           "publishAuto": false,
                     *           "publishedOutsideDomain": false,
                     *           "lastModifyingUser": {
                     *             "kind": "storage#user",
                     *             "displayName": "Ben Example",
                     *             "me": true
                     *           },
                     *           "originalFilename": "IMG_0042.jpg",
                     *           "md5Checksum": "00000000000000000000000000000042",
                     *           "size": "482133",
                     *           "exportLinks": {
                     *             "application/pdf": "https://storage.example.test/export?id=1ExampleFile0000000000000000000001&revision=1&format=pdf"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": "cursor_EXAMPLE1"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageRevisionsListResponse"];
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
    fileStorageRevisionsGet: {
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
                 *       "entity": "revisions",
                 *       "action": "get",
                 *       "params": {
                 *         "fileId": "1ExampleFile0000000000000000000001",
                 *         "revisionId": "0ExampleRevision0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageRevisionsGetRequest"];
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
                     *         "kind": "storage#revision",
                     *         "id": "0ExampleRevision0001",
                     *         "mimeType": "image/jpeg",
                     *         "modifiedTime": "2025-02-12T09:40:10.000Z",
                     *         "keepForever": false,
                     *         "published": false,
                     *         "publishedLink": "https://storage.example.test/published/1ExampleFile0000000000000000000001",
                     *         "publishAuto": false,
                     *         "publishedOutsideDomain": false,
                     *         "lastModifyingUser": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ben Example",
                     *           "me": true
                     *         },
                     *         "originalFilename": "IMG_0042.jpg",
                     *         "md5Checksum": "00000000000000000000000000000042",
                     *         "size": "482133",
                     *         "exportLinks": {
                     *           "application/pdf": "https://storage.example.test/export?id=1ExampleFile0000000000000000000001&revision=1&format=pdf"
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageRevisionsGetResponse"];
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
    fileStorageChangesList: {
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
                 *       "entity": "changes",
                 *       "action": "list",
                 *       "params": {
                 *         "pageToken": "100042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageChangesListRequest"];
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
                     *           "kind": "storage#change",
                     *           "removed": false,
                     *           "file": {
                     *             "kind": "storage#file",
                     *             "id": "1ExampleFile0000000000000000000001",
                     *             "name": "Team photo.jpg",
                     *             "mimeType": "image/jpeg"
                     *           },
                     *           "fileId": "1ExampleFile0000000000000000000001",
                     *           "driveId": "0ExampleDrive001",
                     *           "drive": {
                     *             "kind": "storage#drive",
                     *             "id": "0ExampleDrive001",
                     *             "name": "Example team"
                     *           },
                     *           "time": "2025-03-07T11:00:00.000Z",
                     *           "type": "file",
                     *           "changeType": "file"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": null,
                     *         "newStartPageToken": "100043"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageChangesListResponse"];
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
    fileStorageChangesStartPageTokenGet: {
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
                 *       "entity": "changes_start_page_token",
                 *       "action": "get",
                 *       "params": {
                 *         "driveId": "0ExampleDrive001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageChangesStartPageTokenGetRequest"];
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
                     *         "kind": "storage#startPageToken",
                     *         "startPageToken": "100042"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageChangesStartPageTokenGetResponse"];
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
    fileStorageAboutGet: {
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
                 *       "entity": "about",
                 *       "action": "get",
                 *       "params": {
                 *         "fields": "*"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FileStorageAboutGetRequest"];
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
                     *         "kind": "storage#about",
                     *         "user": {
                     *           "kind": "storage#user",
                     *           "displayName": "Ben Example",
                     *           "me": true,
                     *           "emailAddress": "ben.example@example.test"
                     *         },
                     *         "storageQuota": {
                     *           "limit": "16106127360",
                     *           "usage": "4821330000",
                     *           "usageInDrive": "4700000000",
                     *           "usageInDriveTrash": "482133"
                     *         },
                     *         "importFormats": {
                     *           "text/csv": [
                     *             "application/vnd.example.spreadsheet"
                     *           ]
                     *         },
                     *         "exportFormats": {
                     *           "application/vnd.example.document": [
                     *             "application/pdf",
                     *             "text/plain"
                     *           ]
                     *         },
                     *         "maxImportSizes": {
                     *           "application/vnd.example.document": "10485760"
                     *         },
                     *         "maxUploadSize": "5242880000000",
                     *         "appInstalled": true,
                     *         "folderColorPalette": [
                     *           "#8f8f8f",
                     *           "#0b8043"
                     *         ],
                     *         "driveThemes": [
                     *           {
                     *             "id": "forest",
                     *             "backgroundImageLink": "https://storage.example.test/backgrounds/forest.jpg",
                     *             "colorRgb": "#0b8043"
                     *           }
                     *         ],
                     *         "canCreateDrives": true,
                     *         "canCreateTeamDrives": true,
                     *         "teamDriveThemes": [
                     *           {
                     *             "id": "forest",
                     *             "backgroundImageLink": "https://storage.example.test/backgrounds/forest.jpg",
                     *             "colorRgb": "#0b8043"
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorageAboutGetResponse"];
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
