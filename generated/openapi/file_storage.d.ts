// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 4f65d0078db6b53a2cedc67961aa3a3b0635c914e71f544b8a1847412c6dbb8e, text 3c1c35f732fa78c4066561a4bce02dfaf7e5e4eb713a9fe73da85db39634c13f

import type * as FileStorage from "../connectors/file_storage.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists files. */
  "file_storage.files.list": {
    params: FileStorage.FilesListParams;
    request: FileStorage.FilesListRequest;
    record: FileStorage.FilesListRecord;
    meta: FileStorage.FilesListMeta;
    response: FileStorage.FilesListResponse;
  };
  /** Reads the metadata of one file, not its content. */
  "file_storage.files.get": {
    params: FileStorage.FilesGetParams;
    request: FileStorage.FilesGetRequest;
    record: FileStorage.FilesGetRecord;
    response: FileStorage.FilesGetResponse;
  };
  /** Downloads the content of a binary file. */
  "file_storage.files.download": {
    params: FileStorage.FilesDownloadParams;
    request: FileStorage.FilesDownloadRequest;
  };
  /** Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
  "file_storage.files_export.download": {
    params: FileStorage.FilesExportDownloadParams;
    request: FileStorage.FilesExportDownloadRequest;
  };
  /** Lists shared drives. */
  "file_storage.drives.list": {
    params: FileStorage.DrivesListParams;
    request: FileStorage.DrivesListRequest;
    record: FileStorage.DrivesListRecord;
    meta: FileStorage.DrivesListMeta;
    response: FileStorage.DrivesListResponse;
  };
  /** Reads one shared drive. */
  "file_storage.drives.get": {
    params: FileStorage.DrivesGetParams;
    request: FileStorage.DrivesGetRequest;
    record: FileStorage.DrivesGetRecord;
    response: FileStorage.DrivesGetResponse;
  };
  /** Lists the permissions on a file or shared drive. */
  "file_storage.permissions.list": {
    params: FileStorage.PermissionsListParams;
    request: FileStorage.PermissionsListRequest;
    record: FileStorage.PermissionsListRecord;
    meta: FileStorage.PermissionsListMeta;
    response: FileStorage.PermissionsListResponse;
  };
  /** Reads one permission. */
  "file_storage.permissions.get": {
    params: FileStorage.PermissionsGetParams;
    request: FileStorage.PermissionsGetRequest;
    record: FileStorage.PermissionsGetRecord;
    response: FileStorage.PermissionsGetResponse;
  };
  /** Lists the comments on a file. */
  "file_storage.comments.list": {
    params: FileStorage.CommentsListParams;
    request: FileStorage.CommentsListRequest;
    record: FileStorage.CommentsListRecord;
    meta: FileStorage.CommentsListMeta;
    response: FileStorage.CommentsListResponse;
  };
  /** Reads one comment on a file. */
  "file_storage.comments.get": {
    params: FileStorage.CommentsGetParams;
    request: FileStorage.CommentsGetRequest;
    record: FileStorage.CommentsGetRecord;
    response: FileStorage.CommentsGetResponse;
  };
  /** Lists the replies to a comment. */
  "file_storage.replies.list": {
    params: FileStorage.RepliesListParams;
    request: FileStorage.RepliesListRequest;
    record: FileStorage.RepliesListRecord;
    meta: FileStorage.RepliesListMeta;
    response: FileStorage.RepliesListResponse;
  };
  /** Reads one reply to a comment. */
  "file_storage.replies.get": {
    params: FileStorage.RepliesGetParams;
    request: FileStorage.RepliesGetRequest;
    record: FileStorage.RepliesGetRecord;
    response: FileStorage.RepliesGetResponse;
  };
  /** Lists the revisions of a file. */
  "file_storage.revisions.list": {
    params: FileStorage.RevisionsListParams;
    request: FileStorage.RevisionsListRequest;
    record: FileStorage.RevisionsListRecord;
    meta: FileStorage.RevisionsListMeta;
    response: FileStorage.RevisionsListResponse;
  };
  /** Reads one revision of a file. */
  "file_storage.revisions.get": {
    params: FileStorage.RevisionsGetParams;
    request: FileStorage.RevisionsGetRequest;
    record: FileStorage.RevisionsGetRecord;
    response: FileStorage.RevisionsGetResponse;
  };
  /** Lists the changes since a page token was issued. */
  "file_storage.changes.list": {
    params: FileStorage.ChangesListParams;
    request: FileStorage.ChangesListRequest;
    record: FileStorage.ChangesListRecord;
    meta: FileStorage.ChangesListMeta;
    response: FileStorage.ChangesListResponse;
  };
  /** Reads the token with which to start listing changes. */
  "file_storage.changes_start_page_token.get": {
    params: FileStorage.ChangesStartPageTokenGetParams;
    request: FileStorage.ChangesStartPageTokenGetRequest;
    record: FileStorage.ChangesStartPageTokenGetRecord;
    response: FileStorage.ChangesStartPageTokenGetResponse;
  };
  /** Reads information about the account. */
  "file_storage.about.get": {
    params: FileStorage.AboutGetParams;
    request: FileStorage.AboutGetRequest;
    record: FileStorage.AboutGetRecord;
    response: FileStorage.AboutGetResponse;
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
     * Export a file
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
     * Get the start page token for changes
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
     * Get information about the account
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
    ExecuteRequest: components["schemas"]["FileStorageExecuteRequest"];
    ExecuteResponse: components["schemas"]["FileStorageExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["FileStorageCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    FileStorageCreateRequest: FileStorage.CreateInstanceRequest;
    FileStorageExecuteRequest: FileStorage.ExecuteRequest;
    FileStorageExecuteResponse: components["schemas"]["FileStorageFilesListResponse"] | components["schemas"]["FileStorageFilesGetResponse"] | components["schemas"]["FileStorageDrivesListResponse"] | components["schemas"]["FileStorageDrivesGetResponse"] | components["schemas"]["FileStoragePermissionsListResponse"] | components["schemas"]["FileStoragePermissionsGetResponse"] | components["schemas"]["FileStorageCommentsListResponse"] | components["schemas"]["FileStorageCommentsGetResponse"] | components["schemas"]["FileStorageRepliesListResponse"] | components["schemas"]["FileStorageRepliesGetResponse"] | components["schemas"]["FileStorageRevisionsListResponse"] | components["schemas"]["FileStorageRevisionsGetResponse"] | components["schemas"]["FileStorageChangesListResponse"] | components["schemas"]["FileStorageChangesStartPageTokenGetResponse"] | components["schemas"]["FileStorageAboutGetResponse"];
    FileStorageFilesListParams: FileStorage.FilesListParams;
    FileStorageFilesListRequest: FileStorage.FilesListRequest;
    FileStorageFilesListMeta: FileStorage.FilesListMeta;
    FileStorageFilesListResponse: FileStorage.FilesListResponse;
    FileStorageFilesGetParams: FileStorage.FilesGetParams;
    FileStorageFilesGetRequest: FileStorage.FilesGetRequest;
    FileStorageFilesGetResponse: FileStorage.FilesGetResponse;
    FileStorageFilesDownloadParams: FileStorage.FilesDownloadParams;
    FileStorageFilesDownloadRequest: FileStorage.FilesDownloadRequest;
    FileStorageFilesExportDownloadParams: FileStorage.FilesExportDownloadParams;
    FileStorageFilesExportDownloadRequest: FileStorage.FilesExportDownloadRequest;
    FileStorageDrivesListParams: FileStorage.DrivesListParams;
    FileStorageDrivesListRequest: FileStorage.DrivesListRequest;
    FileStorageDrivesListMeta: FileStorage.DrivesListMeta;
    FileStorageDrivesListResponse: FileStorage.DrivesListResponse;
    FileStorageDrivesGetParams: FileStorage.DrivesGetParams;
    FileStorageDrivesGetRequest: FileStorage.DrivesGetRequest;
    FileStorageDrivesGetResponse: FileStorage.DrivesGetResponse;
    FileStoragePermissionsListParams: FileStorage.PermissionsListParams;
    FileStoragePermissionsListRequest: FileStorage.PermissionsListRequest;
    FileStoragePermissionsListMeta: FileStorage.PermissionsListMeta;
    FileStoragePermissionsListResponse: FileStorage.PermissionsListResponse;
    FileStoragePermissionsGetParams: FileStorage.PermissionsGetParams;
    FileStoragePermissionsGetRequest: FileStorage.PermissionsGetRequest;
    FileStoragePermissionsGetResponse: FileStorage.PermissionsGetResponse;
    FileStorageCommentsListParams: FileStorage.CommentsListParams;
    FileStorageCommentsListRequest: FileStorage.CommentsListRequest;
    FileStorageCommentsListMeta: FileStorage.CommentsListMeta;
    FileStorageCommentsListResponse: FileStorage.CommentsListResponse;
    FileStorageCommentsGetParams: FileStorage.CommentsGetParams;
    FileStorageCommentsGetRequest: FileStorage.CommentsGetRequest;
    FileStorageCommentsGetResponse: FileStorage.CommentsGetResponse;
    FileStorageRepliesListParams: FileStorage.RepliesListParams;
    FileStorageRepliesListRequest: FileStorage.RepliesListRequest;
    FileStorageRepliesListMeta: FileStorage.RepliesListMeta;
    FileStorageRepliesListResponse: FileStorage.RepliesListResponse;
    FileStorageRepliesGetParams: FileStorage.RepliesGetParams;
    FileStorageRepliesGetRequest: FileStorage.RepliesGetRequest;
    FileStorageRepliesGetResponse: FileStorage.RepliesGetResponse;
    FileStorageRevisionsListParams: FileStorage.RevisionsListParams;
    FileStorageRevisionsListRequest: FileStorage.RevisionsListRequest;
    FileStorageRevisionsListMeta: FileStorage.RevisionsListMeta;
    FileStorageRevisionsListResponse: FileStorage.RevisionsListResponse;
    FileStorageRevisionsGetParams: FileStorage.RevisionsGetParams;
    FileStorageRevisionsGetRequest: FileStorage.RevisionsGetRequest;
    FileStorageRevisionsGetResponse: FileStorage.RevisionsGetResponse;
    FileStorageChangesListParams: FileStorage.ChangesListParams;
    FileStorageChangesListRequest: FileStorage.ChangesListRequest;
    FileStorageChangesListMeta: FileStorage.ChangesListMeta;
    FileStorageChangesListResponse: FileStorage.ChangesListResponse;
    FileStorageChangesStartPageTokenGetParams: FileStorage.ChangesStartPageTokenGetParams;
    FileStorageChangesStartPageTokenGetRequest: FileStorage.ChangesStartPageTokenGetRequest;
    FileStorageChangesStartPageTokenGetResponse: FileStorage.ChangesStartPageTokenGetResponse;
    FileStorageAboutGetParams: FileStorage.AboutGetParams;
    FileStorageAboutGetRequest: FileStorage.AboutGetRequest;
    FileStorageAboutGetResponse: FileStorage.AboutGetResponse;
    FileStorageAuthConfig: FileStorage.AuthConfig;
    FileStorageStorageFile: FileStorage.StorageFile;
    FileStorageFileOwner: FileStorage.FileOwner;
    FileStorageSharedDrive: FileStorage.SharedDrive;
    FileStoragePermission: FileStorage.Permission;
    FileStorageFileComment: FileStorage.FileComment;
    FileStorageCommentReply: FileStorage.CommentReply;
    FileStorageRevision: FileStorage.Revision;
    FileStorageChange: FileStorage.Change;
    FileStorageStartPageToken: FileStorage.StartPageToken;
    FileStorageAbout: FileStorage.About;
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
    /** @description The requested byte range is outside the file. The `Content-Range` header has the size of the file. */
    Error416: {
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
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
          "application/octet-stream": Blob;
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
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
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
  fileStorageFilesList: {
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
          "application/json": components["schemas"]["FileStorageFilesListResponse"];
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
  fileStorageFilesGet: {
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
          "application/json": components["schemas"]["FileStorageFilesGetResponse"];
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
  fileStorageFilesDownload: {
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
          "application/octet-stream": Blob;
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
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
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
  fileStorageFilesExportDownload: {
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
          "application/octet-stream": Blob;
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
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
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
  fileStorageDrivesList: {
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
          "application/json": components["schemas"]["FileStorageDrivesListResponse"];
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
  fileStorageDrivesGet: {
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
          "application/json": components["schemas"]["FileStorageDrivesGetResponse"];
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
  fileStoragePermissionsList: {
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
          "application/json": components["schemas"]["FileStoragePermissionsListResponse"];
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
  fileStoragePermissionsGet: {
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
          "application/json": components["schemas"]["FileStoragePermissionsGetResponse"];
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
  fileStorageCommentsList: {
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
          "application/json": components["schemas"]["FileStorageCommentsListResponse"];
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
  fileStorageCommentsGet: {
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
          "application/json": components["schemas"]["FileStorageCommentsGetResponse"];
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
  fileStorageRepliesList: {
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
          "application/json": components["schemas"]["FileStorageRepliesListResponse"];
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
  fileStorageRepliesGet: {
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
          "application/json": components["schemas"]["FileStorageRepliesGetResponse"];
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
  fileStorageRevisionsList: {
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
          "application/json": components["schemas"]["FileStorageRevisionsListResponse"];
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
  fileStorageRevisionsGet: {
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
          "application/json": components["schemas"]["FileStorageRevisionsGetResponse"];
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
  fileStorageChangesList: {
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
          "application/json": components["schemas"]["FileStorageChangesListResponse"];
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
  fileStorageChangesStartPageTokenGet: {
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
          "application/json": components["schemas"]["FileStorageChangesStartPageTokenGetResponse"];
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
  fileStorageAboutGet: {
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
          "application/json": components["schemas"]["FileStorageAboutGetResponse"];
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
