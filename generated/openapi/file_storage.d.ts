// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document f35dfd324d1565e1da3ca9aec7d8ce2d8f2b613a6b1a10b4fcef81ea3d5111cf, text 03ac6ab944efcb9be970a034c4f3b1e19a8ea10b2cdbd3afba636c03c6de72d5

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
         * List files
         * @description Lists files. Use `pageToken` to get the next page.
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
         * Get a file
         * @description Reads the metadata of one file, not its content.
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
         * Download a file
         * @description Downloads the content of a binary file. Only for binary files. Export office-suite documents, spreadsheets, presentations and drawings with `files_export.download`. The content arrives as a stream of byte chunks.
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
         * Download a file export
         * @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. Exports are limited to 10 MB. Larger files cannot be exported through this action. The content arrives as a stream of byte chunks. Maximum file size: 10 MB.
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
         * List drives
         * @description Lists shared drives. Use `pageToken` to get the next page.
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
         * Get a drive
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
         * List permissions
         * @description Lists the permissions on a file or shared drive. Use `pageToken` to get the next page.
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
         * Get a permission
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
         * List comments
         * @description Lists the comments on a file. Use `pageToken` to get the next page.
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
         * Get a comment
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
         * List replies
         * @description Lists the replies to a comment. Use `pageToken` to get the next page.
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
         * Get a reply
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
         * List revisions
         * @description Lists the revisions of a file. Use `pageToken` to get the next page.
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
         * Get a revision
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
         * List changes
         * @description Lists the changes since a page token was issued. Use `pageToken` to get the next page.
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
         * Get the change start page token
         * @description Reads the token with which to start listing changes.
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
         * Get the about information
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
        /** @description Index of all operations by id, with the schemas of each. No request or response uses it. */
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
        FileStorageCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "9f8dda77-1048-4368-815b-269bf54ee9b8";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["FileStorageAuthConfig"];
            /**
             * @description Display name of the instance.
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
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that files must match, in the provider's query language.
             * @example mimeType = 'image/jpeg' and trashed = false
             */
            q?: string;
            /**
             * @description Sort order. The document does not show its syntax.
             * @example modifiedTime desc
             */
            orderBy?: string;
            /**
             * @description Fields to return.
             * @example nextPageToken,files(id,name,mimeType)
             */
            fields?: string;
            /**
             * @description Spaces to search.
             * @example drive,appDataFolder
             */
            spaces?: string;
            /**
             * @description Whether to search the files of the user, of one shared drive or of all drives.
             * @example drive
             * @enum {string}
             */
            corpora?: "user" | "drive" | "allDrives";
            /**
             * @description Id of the shared drive to search.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether to include items from shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Lists files. */
        FileStorageFilesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageFilesListParams"];
        };
        FileStorageFilesListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
            /** @description Whether files may be missing because the search did not cover all of them. */
            incompleteSearch?: boolean | null;
        };
        FileStorageFilesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageStorageFile"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageFilesListMeta"] | null;
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
        FileStorageFilesGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Fields to return.
             * @example id,name,mimeType,modifiedTime
             */
            fields?: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads the metadata of one file, not its content. */
        FileStorageFilesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageFilesGetParams"];
        };
        FileStorageFilesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageStorageFile"];
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
        FileStorageFilesDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Always `media`, which requests the content of the file.
             * @example media
             * @constant
             */
            alt: "media";
            /**
             * @description Whether to download the file even if it was identified as malware or otherwise abusive.
             * @example false
             */
            acknowledgeAbuse?: boolean;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Value of an HTTP `Range` header, to download only a part of the content.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Downloads the content of a binary file. */
        FileStorageFilesDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageFilesDownloadParams"];
        };
        FileStorageFilesExportDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Format to export to. `application/pdf` works for every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
             * @example application/pdf
             */
            mimeType: string;
            /**
             * @description Value of an HTTP `Range` header, to download only a part of the content.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
        FileStorageFilesExportDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files_export";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
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
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that shared drives must match, in the provider's query language.
             * @example name contains 'Example'
             */
            q?: string;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists shared drives. */
        FileStorageDrivesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageDrivesListParams"];
        };
        FileStorageDrivesListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageDrivesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageSharedDrive"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageDrivesListMeta"] | null;
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
        FileStorageDrivesGetParams: {
            /**
             * @description Id of the shared drive.
             * @example 0ExampleDrive001
             */
            driveId: string;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one shared drive. */
        FileStorageDrivesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageDrivesGetParams"];
        };
        FileStorageDrivesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageSharedDrive"];
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
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists the permissions on a file or shared drive. */
        FileStoragePermissionsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStoragePermissionsListParams"];
        };
        FileStoragePermissionsListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStoragePermissionsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStoragePermission"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStoragePermissionsListMeta"] | null;
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
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one permission. */
        FileStoragePermissionsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStoragePermissionsGetParams"];
        };
        FileStoragePermissionsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStoragePermission"];
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
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * Format: date-time
             * @description Only the comments last changed at this time or later.
             * @example 2025-03-01T00:00:00Z
             */
            startModifiedTime?: string;
            /**
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.
             * @example nextPageToken,comments(id,content,resolved)
             */
            fields?: string;
        };
        /** @description Lists the comments on a file. */
        FileStorageCommentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageCommentsListParams"];
        };
        FileStorageCommentsListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageCommentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageFileComment"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageCommentsListMeta"] | null;
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
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.
             * @example id,content,resolved,replies
             */
            fields?: string;
        };
        /** @description Reads one comment on a file. */
        FileStorageCommentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageCommentsGetParams"];
        };
        FileStorageCommentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageFileComment"];
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
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.
             * @example nextPageToken,replies(id,content,action)
             */
            fields?: string;
        };
        /** @description Lists the replies to a comment. */
        FileStorageRepliesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRepliesListParams"];
        };
        FileStorageRepliesListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageRepliesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageCommentReply"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageRepliesListMeta"] | null;
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
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.
             * @example id,content,action
             */
            fields?: string;
        };
        /** @description Reads one reply to a comment. */
        FileStorageRepliesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRepliesGetParams"];
        };
        FileStorageRepliesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageCommentReply"];
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
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
        };
        /** @description Lists the revisions of a file. */
        FileStorageRevisionsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRevisionsListParams"];
        };
        FileStorageRevisionsListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageRevisionsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageRevision"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageRevisionsListMeta"] | null;
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
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRevisionsGetParams"];
        };
        FileStorageRevisionsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageRevision"];
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
        FileStorageChangesListParams: {
            /**
             * @description Token from `changes_start_page_token.get` or from the previous response.
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
             * @description Id of the shared drive whose changes to list.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether to include items from shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Spaces whose changes to list.
             * @example drive
             */
            spaces?: string;
            /**
             * @description Whether to include removed items.
             * @example true
             */
            includeRemoved?: boolean;
            /**
             * @description Whether to list only changes in the current user's own drive.
             * @example false
             */
            restrictToMyDrive?: boolean;
        };
        /** @description Lists the changes since a page token was issued. */
        FileStorageChangesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "changes";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageChangesListParams"];
        };
        FileStorageChangesListMeta: {
            /**
             * @description Token of the next page, if there is one.
             * @example null
             */
            nextPageToken?: string | null;
            /**
             * @description Token with which to list later changes, expected on the last page.
             * @example 100043
             */
            newStartPageToken?: string | null;
        };
        FileStorageChangesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageChange"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageChangesListMeta"] | null;
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
        FileStorageChangesStartPageTokenGetParams: {
            /**
             * @description Id of the shared drive whose changes to list.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads the token with which to start listing changes. */
        FileStorageChangesStartPageTokenGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "changes_start_page_token";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageChangesStartPageTokenGetParams"];
        };
        FileStorageChangesStartPageTokenGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageStartPageToken"];
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
        FileStorageAboutGetParams: {
            /**
             * @description Fields to return. `*` selects all fields.
             * @example *
             */
            fields?: string;
        };
        /** @description Reads information about the account. */
        FileStorageAboutGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "about";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageAboutGetParams"];
        };
        FileStorageAboutGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageAbout"];
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
        /**
         * OAuth 2.0
         * @description OAuth 2.0 client credentials together with a refresh token of the account.
         */
        FileStorageAuthConfig: {
            /**
             * @description Access token of the account. If left out, it is obtained with the refresh token.
             * @example storage_access_EXAMPLE0000
             */
            access_token?: string;
            /**
             * @description Refresh token of the account.
             * @example storage_refresh_EXAMPLE0000
             */
            refresh_token: string;
            /**
             * @description Client id of the OAuth 2.0 client.
             * @example example-client.apps.storage.test
             */
            client_id: string;
            /**
             * @description Client secret of the OAuth 2.0 client.
             * @example storage_client_secret_EXAMPLE0000
             */
            client_secret: string;
        };
        /** @description A file or folder. */
        FileStorageStorageFile: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the file. */
            id: string;
            /** @description Name of the file. Several files in a folder can have the same name. */
            name?: string | null;
            /** @description MIME type of the file. */
            mimeType?: string | null;
            /** @description Description of the file. */
            description?: string | null;
            /** @description Whether the current user marked the file with a star. */
            starred?: boolean | null;
            /** @description Whether the file is in the trash, by itself or with a folder that contains it. */
            trashed?: boolean | null;
            /** @description Whether the file itself was moved to the trash, not only a folder that contains it. */
            explicitlyTrashed?: boolean | null;
            /** @description Ids of the folders that contain the file. */
            parents?: unknown[] | null;
            /** @description Custom properties of the file that every app can read. */
            properties?: {
                [key: string]: unknown;
            } | null;
            /** @description Custom properties of the file that only the requesting app can read. */
            appProperties?: {
                [key: string]: unknown;
            } | null;
            /** @description Spaces that contain the file, such as `drive` or `appDataFolder`. */
            spaces?: unknown[] | null;
            /** @description Version number that increases with every change to the file, as a decimal string. */
            version?: string | null;
            /** @description Link with which a browser downloads the content. */
            webContentLink?: string | null;
            /** @description Link that opens the file in the browser, in a suitable editor or viewer. */
            webViewLink?: string | null;
            /** @description Link to an icon for the type of the file. */
            iconLink?: string | null;
            /** @description Whether a thumbnail of the file exists. */
            hasThumbnail?: boolean | null;
            /** @description Link to the thumbnail, valid for a short time. */
            thumbnailLink?: string | null;
            /** @description Version number of the thumbnail, as a decimal string. */
            thumbnailVersion?: string | null;
            /** @description Whether the current user has viewed the file. */
            viewedByMe?: boolean | null;
            /** @description Time when the current user last viewed the file, in RFC 3339 format. */
            viewedByMeTime?: string | null;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Time of the last change by anyone, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description Time of the last change by the current user, in RFC 3339 format. */
            modifiedByMeTime?: string | null;
            /** @description Whether the current user has changed the file. */
            modifiedByMe?: boolean | null;
            /** @description Time when the file was shared with the current user, in RFC 3339 format. */
            sharedWithMeTime?: string | null;
            /** @description User who shared the file with the current user. */
            sharingUser?: unknown;
            /** @description Owners of the file; files in shared drives have none. */
            owners?: components["schemas"]["FileStorageFileOwner"][] | null;
            /** @description Id of the shared drive that contains the file. */
            driveId?: string | null;
            /** @description User who last changed the file. */
            lastModifyingUser?: unknown;
            /** @description Whether the file is shared with others. */
            shared?: boolean | null;
            /** @description Whether the current user owns the file. */
            ownedByMe?: boolean | null;
            /** @description Actions that the current user can perform on the file, as booleans such as `canEdit`. */
            capabilities?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether viewers can copy the content; `copyRequiresWriterPermission` replaces it. */
            viewersCanCopyContent?: boolean | null;
            /** @description Whether copying, printing and downloading require more than read or comment access. */
            copyRequiresWriterPermission?: boolean | null;
            /** @description Whether users who can edit the file can also change its permissions. */
            writersCanShare?: boolean | null;
            /** @description Ids of the permissions on the file. */
            permissionIds?: unknown[] | null;
            /** @description Color of the folder, as an RGB hex string such as `#8f8f8f`. */
            folderColorRgb?: string | null;
            /** @description Name that the file had when it was uploaded. */
            originalFilename?: string | null;
            /** @description Full extension of the file name, such as `tar.gz`. */
            fullFileExtension?: string | null;
            /** @description Last part of the extension, such as `gz`. */
            fileExtension?: string | null;
            /** @description MD5 checksum of the content, in hexadecimal. */
            md5Checksum?: string | null;
            /** @description SHA-1 checksum of the content, in hexadecimal. */
            sha1Checksum?: string | null;
            /** @description SHA-256 checksum of the content, in hexadecimal. */
            sha256Checksum?: string | null;
            /** @description Size of the file in bytes, as a decimal string. */
            size?: string | null;
            /** @description Storage quota that the file uses, in bytes, as a decimal string. */
            quotaBytesUsed?: string | null;
            /** @description Id of the current revision. */
            headRevisionId?: string | null;
            /** @description Whether the requesting app created the file or has opened it. */
            isAppAuthorized?: boolean | null;
            /** @description Links that export an office-suite document, by MIME type. */
            exportLinks?: {
                [key: string]: unknown;
            } | null;
            /** @description Target of the shortcut, if the file is a shortcut. */
            shortcutDetails?: {
                [key: string]: unknown;
            } | null;
            /** @description Restrictions on changing the content, such as `readOnly`. */
            contentRestrictions?: unknown[] | null;
            /** @description Key that may be needed to access the file through a link. */
            resourceKey?: string | null;
            /** @description Details about sharing by link, such as the state of the link security update. */
            linkShareMetadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Labels on the file. */
            labelInfo?: {
                [key: string]: unknown;
            } | null;
            /** @description Time when the file was moved to the trash, in RFC 3339 format. */
            trashedTime?: string | null;
            /** @description User who moved the file to the trash. */
            trashingUser?: unknown;
            /** @description Metadata of an image, such as its width and height in pixels. */
            imageMediaMetadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Metadata of a video, such as its size in pixels and its duration in milliseconds. */
            videoMediaMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An owner of a file. */
        FileStorageFileOwner: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Display name of the owner. */
            displayName?: string | null;
            /** @description Link to the profile photo of the owner. */
            photoLink?: string | null;
            /** @description Whether the owner is the current user. */
            me?: boolean | null;
            /** @description Id of the owner as used in permissions. */
            permissionId?: string | null;
            /** @description Email address of the owner, if visible to the current user. */
            emailAddress?: string | null;
        };
        /** @description A shared drive, whose files belong to a team instead of a single user. */
        FileStorageSharedDrive: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the shared drive, also the id of its top-level folder. */
            id: string;
            /** @description Name of the shared drive. */
            name?: string | null;
            /** @description Color of the shared drive, as an RGB hex string such as `#0b8043`. */
            colorRgb?: string | null;
            /** @description Link to the background image, valid for a short time. */
            backgroundImageLink?: string | null;
            /** @description Image file whose cropped area is the background image. */
            backgroundImageFile?: {
                [key: string]: unknown;
            } | null;
            /** @description Actions that the current user can perform on the shared drive, as booleans such as `canRenameDrive`. */
            capabilities?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the theme, which defines the color and the background image. */
            themeId?: string | null;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Whether the default view leaves out the shared drive. */
            hidden?: boolean | null;
            /** @description Rules that limit what users can do with the shared drive and its items. */
            restrictions?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the organizational unit that the shared drive belongs to. */
            orgUnitId?: string | null;
        };
        /** @description The access that a user, a group, a domain or everyone has to a file or shared drive. */
        FileStoragePermission: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the permission. */
            id: string;
            /** @description Type of the grantee, such as `user`, `group`, `domain` or `anyone`. */
            type?: string | null;
            /** @description Email address of the user or group that has the permission. */
            emailAddress?: string | null;
            /** @description Domain that has the permission. */
            domain?: string | null;
            /** @description Role that the permission grants, such as `owner`, `writer` or `reader`. */
            role?: string | null;
            /** @description View that the permission belongs to, such as `published`. */
            view?: string | null;
            /** @description Whether the grantees can find the file through search. */
            allowFileDiscovery?: boolean | null;
            /** @description Display name of the grantee. */
            displayName?: string | null;
            /** @description Link to the profile photo of the grantee. */
            photoLink?: string | null;
            /** @description Time when the permission expires, in RFC 3339 format. */
            expirationTime?: string | null;
            /** @description Older name of `permissionDetails`. */
            teamDrivePermissionDetails?: unknown[] | null;
            /** @description Details of the permission in a shared drive, such as whether it is inherited. */
            permissionDetails?: unknown[] | null;
            /** @description Whether the account of the grantee no longer exists. */
            deleted?: boolean | null;
            /** @description Whether the grantee has been offered ownership and has not yet accepted it. */
            pendingOwner?: boolean | null;
        };
        /** @description A comment on a file. */
        FileStorageFileComment: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the comment. */
            id: string;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Time of the last change to the comment or one of its replies, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description User who wrote the comment. */
            author?: unknown;
            /** @description Text of the comment as HTML, for display. */
            htmlContent?: string | null;
            /** @description Text of the comment without formatting. */
            content?: string | null;
            /** @description Whether the comment was deleted, in which case its content is missing. */
            deleted?: boolean | null;
            /** @description Whether a reply has resolved the comment. */
            resolved?: boolean | null;
            /** @description Part of the file that the comment refers to. */
            quotedFileContent?: {
                [key: string]: unknown;
            } | null;
            /** @description Region of the file that the comment is attached to. */
            anchor?: string | null;
            /** @description Replies to the comment, oldest first. */
            replies?: components["schemas"]["FileStorageCommentReply"][] | null;
            /** @description Email addresses of the users whom the comment mentions. */
            mentionedEmailAddresses?: unknown[] | null;
            /** @description Email address of the user to whom the comment is assigned. */
            assigneeEmailAddress?: string | null;
        };
        /** @description A reply to a comment, read by itself or as part of the comment. */
        FileStorageCommentReply: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the reply. */
            id: string;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Time of the last change, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description User who wrote the reply. */
            author?: unknown;
            /** @description Text of the reply as HTML, for display. */
            htmlContent?: string | null;
            /** @description Text of the reply without formatting. */
            content?: string | null;
            /** @description Whether the reply was deleted, in which case its content is missing. */
            deleted?: boolean | null;
            /** @description What the reply does to the comment, such as `resolve` or `reopen`. */
            action?: string | null;
        };
        /** @description A version of a file, current or earlier. */
        FileStorageRevision: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the revision. */
            id: string;
            /** @description MIME type of the revision. */
            mimeType?: string | null;
            /** @description Time of the last change to the revision, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description Whether the revision is kept after newer revisions replace it. */
            keepForever?: boolean | null;
            /** @description Whether the revision is published on the web. */
            published?: boolean | null;
            /** @description Link to the published revision. */
            publishedLink?: string | null;
            /** @description Whether later revisions are published automatically. */
            publishAuto?: boolean | null;
            /** @description Whether the revision is published outside the domain of the account. */
            publishedOutsideDomain?: boolean | null;
            /** @description User who last changed the revision. */
            lastModifyingUser?: unknown;
            /** @description Name that the file had when this revision was uploaded. */
            originalFilename?: string | null;
            /** @description MD5 checksum of the content, in hexadecimal. */
            md5Checksum?: string | null;
            /** @description Size of the revision in bytes, as a decimal string. */
            size?: string | null;
            /** @description Links that export the revision of an office-suite document, by MIME type. */
            exportLinks?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A change to a file or shared drive. */
        FileStorageChange: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Whether the file or shared drive was deleted or is no longer accessible. */
            removed?: boolean | null;
            /** @description Current state of the changed file, unless it was removed. */
            file?: unknown;
            /** @description Id of the changed file. */
            fileId?: string | null;
            /** @description Id of the shared drive that the change concerns. */
            driveId?: string | null;
            /** @description Current state of the changed shared drive, unless it was removed. */
            drive?: unknown;
            /** @description Time of the change, in RFC 3339 format. */
            time?: string | null;
            /** @description Older name of `changeType`. */
            type?: string | null;
            /** @description What changed, such as `file` or `drive`. */
            changeType?: string | null;
        };
        /** @description The token with which to start reading a change feed. */
        FileStorageStartPageToken: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Token that points to the current end of the change feed. */
            startPageToken: string;
        };
        /** @description The account, its storage and its capabilities. */
        FileStorageAbout: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description The current user. */
            user?: unknown;
            /** @description Storage limit and usage in bytes, as decimal strings. */
            storageQuota?: {
                [key: string]: unknown;
            } | null;
            /** @description MIME types to which files can be converted on import, by source MIME type. */
            importFormats?: {
                [key: string]: unknown;
            } | null;
            /** @description MIME types to which documents can be exported, by source MIME type. */
            exportFormats?: {
                [key: string]: unknown;
            } | null;
            /** @description Maximum import sizes in bytes, as decimal strings, by MIME type. */
            maxImportSizes?: {
                [key: string]: unknown;
            } | null;
            /** @description Maximum size of an upload in bytes, as a decimal string. */
            maxUploadSize?: string | null;
            /** @description Whether the requesting app is installed for the current user. */
            appInstalled?: boolean | null;
            /** @description Colors that folders can have, as RGB hex strings. */
            folderColorPalette?: unknown[] | null;
            /** @description Themes that shared drives can have. */
            driveThemes?: unknown[] | null;
            /** @description Whether the current user can create shared drives. */
            canCreateDrives?: boolean | null;
            /** @description Older name of `canCreateDrives`. */
            canCreateTeamDrives?: boolean | null;
            /** @description Older name of `driveThemes`. */
            teamDriveThemes?: unknown[] | null;
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
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
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
            /** @description A page of `StorageFile` records. */
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
            /** @description The `StorageFile` record. */
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
            /** @description The content of the file. */
            200: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
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
            /** @description The content of the file. */
            200: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
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
            /** @description A page of `SharedDrive` records. */
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
            /** @description The `SharedDrive` record. */
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
            /** @description A page of `Permission` records. */
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
            /** @description The `Permission` record. */
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
            /** @description A page of `FileComment` records. */
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
            /** @description The `FileComment` record. */
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
            /** @description A page of `CommentReply` records. */
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
            /** @description The `CommentReply` record. */
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
            /** @description A page of `Revision` records. */
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
            /** @description The `Revision` record. */
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
            /** @description A page of `Change` records. */
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
            /** @description The `StartPageToken` record. */
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
            /** @description The `About` record. */
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
