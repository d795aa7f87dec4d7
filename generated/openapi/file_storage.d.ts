// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 2a413a198d9cd559, text b2627fe586b6ca7e

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
    /** @description Actions that the current user can perform on a file or folder. A field is true if the user can perform the action. */
    FileStorageFileCapabilities: {
      /** @description Accept ownership that has been offered. Missing in shared drives. */
      canAcceptOwnership?: boolean | null;
      /** @description Use the file with generative AI features. */
      canAccessViaGenAi?: boolean | null;
      /** @description Add items to the folder. False for files. */
      canAddChildren?: boolean | null;
      /** @description Add a folder of another drive to the folder. Only in shared drives. */
      canAddFolderFromAnotherDrive?: boolean | null;
      /** @description Add the item to another folder without removing it from its current one. Missing in shared drives. */
      canAddMyDriveParent?: boolean | null;
      /** @description Change `copyRequiresWriterPermission`. */
      canChangeCopyRequiresWriterPermission?: boolean | null;
      /** @description Change the download restriction that the owner or an organizer set on the file. */
      canChangeItemDownloadRestriction?: boolean | null;
      /** @description Change `securityUpdateEnabled` of `linkShareMetadata`. */
      canChangeSecurityUpdateEnabled?: boolean | null;
      /**
       * @deprecated
       * @description Change `viewersCanCopyContent`. Deprecated: Use `canChangeCopyRequiresWriterPermission`.
       */
      canChangeViewersCanCopyContent?: boolean | null;
      /** @description Comment on the file. */
      canComment?: boolean | null;
      /** @description Copy the file, or the files in the folder if it is in a shared drive. */
      canCopy?: boolean | null;
      /** @description Delete the item permanently. */
      canDelete?: boolean | null;
      /** @description Delete the items in the folder permanently. Only in shared drives. */
      canDeleteChildren?: boolean | null;
      /** @description Stop the item from inheriting permissions from the folders above it. */
      canDisableInheritedPermissions?: boolean | null;
      /** @description Download the file. */
      canDownload?: boolean | null;
      /** @description Edit the file. Other fields can limit which changes are possible. */
      canEdit?: boolean | null;
      /** @description Let the item inherit permissions again. */
      canEnableInheritedPermissions?: boolean | null;
      /** @description List the items in the folder. False for files. */
      canListChildren?: boolean | null;
      /** @description Change the content of the file. */
      canModifyContent?: boolean | null;
      /**
       * @deprecated
       * @description Older form of the other fields about content restrictions. Deprecated: Use `canModifyEditorContentRestriction`, `canModifyOwnerContentRestriction` or `canRemoveContentRestriction`.
       */
      canModifyContentRestriction?: boolean | null;
      /** @description Set or change content restrictions that editors may change. */
      canModifyEditorContentRestriction?: boolean | null;
      /** @description Change the labels on the file. */
      canModifyLabels?: boolean | null;
      /** @description Set or change content restrictions that only owners may change. */
      canModifyOwnerContentRestriction?: boolean | null;
      /** @description Move items in the folder out of the shared drive. Only in shared drives. */
      canMoveChildrenOutOfDrive?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `canMoveChildrenOutOfDrive`. Deprecated: Use `canMoveChildrenOutOfDrive`.
       */
      canMoveChildrenOutOfTeamDrive?: boolean | null;
      /** @description Move items in the folder within the same drive. False for files. */
      canMoveChildrenWithinDrive?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `canMoveChildrenWithinDrive`. Deprecated: Use `canMoveChildrenWithinDrive`.
       */
      canMoveChildrenWithinTeamDrive?: boolean | null;
      /**
       * @deprecated
       * @description Move the item into a shared drive. Deprecated: Use `canMoveItemOutOfDrive`.
       */
      canMoveItemIntoTeamDrive?: boolean | null;
      /** @description Move the item out of its drive. */
      canMoveItemOutOfDrive?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `canMoveItemOutOfDrive`. Deprecated: Use `canMoveItemOutOfDrive`.
       */
      canMoveItemOutOfTeamDrive?: boolean | null;
      /** @description Move the item within its drive. */
      canMoveItemWithinDrive?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `canMoveItemWithinDrive`. Deprecated: Use `canMoveItemWithinDrive`.
       */
      canMoveItemWithinTeamDrive?: boolean | null;
      /**
       * @deprecated
       * @description Older form of `canMoveItemWithinDrive` and `canMoveItemOutOfDrive`. Deprecated: Use `canMoveItemWithinDrive` or `canMoveItemOutOfDrive`.
       */
      canMoveTeamDriveItem?: boolean | null;
      /** @description Read the shared drive that contains the item. Only in shared drives. */
      canReadDrive?: boolean | null;
      /** @description Read the labels on the file. */
      canReadLabels?: boolean | null;
      /** @description Read the revisions of the file, or of the files in the folder if it is in a shared drive. */
      canReadRevisions?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `canReadDrive`. Deprecated: Use `canReadDrive`.
       */
      canReadTeamDrive?: boolean | null;
      /** @description Remove items from the folder. False for files. */
      canRemoveChildren?: boolean | null;
      /** @description Remove a content restriction that is on the file. */
      canRemoveContentRestriction?: boolean | null;
      /** @description Remove the item from its folder without adding it to another. Missing in shared drives. */
      canRemoveMyDriveParent?: boolean | null;
      /** @description Rename the item. */
      canRename?: boolean | null;
      /** @description Change with whom the item is shared. */
      canShare?: boolean | null;
      /** @description Ask reviewers to approve the file. */
      canStartApproval?: boolean | null;
      /** @description Move the item to the trash. */
      canTrash?: boolean | null;
      /** @description Move items in the folder to the trash. Only in shared drives. */
      canTrashChildren?: boolean | null;
      /** @description Restore the item from the trash. */
      canUntrash?: boolean | null;
    };
    /** @description Target of a shortcut. */
    FileStorageShortcutDetails: {
      /** @description Id of the file or folder that the shortcut leads to. */
      targetId?: string | null;
      /** @description MIME type that the target had when the shortcut was created. */
      targetMimeType?: string | null;
      /** @description Key that may be needed to access the target through a link, like `resourceKey` of a file. */
      targetResourceKey?: string | null;
    };
    /** @description A restriction on changing the content of a file. */
    FileStorageContentRestriction: {
      /** @description Whether the content, the name and the comments of the file cannot be changed. */
      readOnly?: boolean | null;
      /** @description Why the content is restricted, in the words of the user who restricted it. */
      reason?: string | null;
      /** @description User who restricted the content. Only if `readOnly` is true. */
      restrictingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      /** @description Time when the content was restricted, in RFC 3339 format. Only if `readOnly` is true. */
      restrictionTime?: string | null;
      /** @description Kind of restriction. Only one kind exists so far. */
      type?: string | null;
      /** @description Whether only an owner can change or remove the restriction, or an organizer in a shared drive. */
      ownerRestricted?: boolean | null;
      /** @description Whether the system set the restriction, for example for a signature. Users cannot remove it. */
      systemRestricted?: boolean | null;
    };
    /** @description State of the security update of the links to a file. */
    FileStorageLinkShareMetadata: {
      /** @description Whether the update, after which links need a resource key, can be applied to the file. */
      securityUpdateEligible?: boolean | null;
      /** @description Whether the update has been applied to the file. */
      securityUpdateEnabled?: boolean | null;
    };
    /** @description Labels on a file. */
    FileStorageFileLabelInfo: {
      /** @description Labels on the file that were asked for. */
      labels?: components["schemas"]["FileStorageFileLabel"][] | null;
    };
    /** @description A label on a file, with the values of its fields. */
    FileStorageFileLabel: {
      /** @description Id of the label. */
      id?: string | null;
      /** @description Fixed string that identifies the type of the object. */
      kind?: string | null;
      /** @description Id of the revision of the label. */
      revisionId?: string | null;
      /** @description Fields of the label by their ids. */
      fields?: {
        [key: string]: components["schemas"]["FileStorageFileLabelField"];
      } | null;
    };
    /** @description The values of one field of a label. Only the list that the type of the field selects is present. */
    FileStorageFileLabelField: {
      /** @description Id of the field. */
      id?: string | null;
      /** @description Fixed string that identifies the type of the object. */
      kind?: string | null;
      /** @description Name of the list that has the values. Known values: `dateString`, `integer`, `selection`, `text`, `user`. */
      valueType?: string | null;
      /** @description Days as `YYYY-MM-DD`. */
      dateString?: string[] | null;
      /** @description Whole numbers as decimal strings. */
      integer?: string[] | null;
      /** @description Ids of the chosen options. */
      selection?: string[] | null;
      /** @description Texts. */
      text?: string[] | null;
      /** @description Users. */
      user?: components["schemas"]["FileStoragePartialFileOwner"][] | null;
    };
    /** @description Properties of an image, as far as the file contains them. */
    FileStorageImageMediaMetadata: {
      /** @description Width in pixels. */
      width?: number | null;
      /** @description Height in pixels. */
      height?: number | null;
      /** @description Number of clockwise turns by 90 degrees from the original orientation. */
      rotation?: number | null;
      /** @description Place where the photo was taken. */
      location?: {
        /** @description Latitude in degrees. */
        latitude?: number | null;
        /** @description Longitude in degrees. */
        longitude?: number | null;
        /** @description Altitude in meters. */
        altitude?: number | null;
      } | null;
      /** @description Date and time at which the photo was taken, as in EXIF data and therefore without a time zone. */
      time?: string | null;
      /** @description Maker of the camera. */
      cameraMake?: string | null;
      /** @description Model of the camera. */
      cameraModel?: string | null;
      /** @description Length of the exposure in seconds. */
      exposureTime?: number | null;
      /** @description Aperture as an f-number. */
      aperture?: number | null;
      /** @description Whether a flash was fired. */
      flashUsed?: boolean | null;
      /** @description Focal length in millimeters. */
      focalLength?: number | null;
      /** @description ISO speed of the film or sensor. */
      isoSpeed?: number | null;
      /** @description Method by which the camera measured the light. */
      meteringMode?: string | null;
      /** @description Type of the sensor. */
      sensor?: string | null;
      /** @description Exposure mode of the camera. */
      exposureMode?: string | null;
      /** @description Color space of the image. */
      colorSpace?: string | null;
      /** @description White balance mode of the camera. */
      whiteBalance?: string | null;
      /** @description Correction of the exposure as an APEX value. */
      exposureBias?: number | null;
      /** @description Smallest f-number of the lens at this focal length, as an APEX value. */
      maxApertureValue?: number | null;
      /** @description Distance to the subject in meters. */
      subjectDistance?: number | null;
      /** @description Name of the lens. */
      lens?: string | null;
    };
    /** @description Properties of a video, which can be missing for some time after the upload. */
    FileStorageVideoMediaMetadata: {
      /** @description Width in pixels. */
      width?: number | null;
      /** @description Height in pixels. */
      height?: number | null;
      /** @description Duration in milliseconds, as a decimal string. */
      durationMillis?: string | null;
    };
    /** @description An image and the area of it that is the background of a shared drive. Public sources show it only in requests. */
    FileStorageDriveBackgroundImageFile: {
      /** @description Id of the image file. */
      id?: string | null;
      /** @description Width of the area as a fraction of the width of the image, from 0 to 1. */
      width?: number | null;
      /** @description Distance of the area from the left edge, as a fraction of the width of the image. */
      xCoordinate?: number | null;
      /** @description Distance of the area from the top edge, as a fraction of the height of the image. */
      yCoordinate?: number | null;
    };
    /** @description Actions that the current user can perform on a shared drive. A field is true if the user can perform the action. */
    FileStorageDriveCapabilities: {
      /** @description Add items to folders of the shared drive. */
      canAddChildren?: boolean | null;
      /** @description Change the restriction `copyRequiresWriterPermission`. */
      canChangeCopyRequiresWriterPermissionRestriction?: boolean | null;
      /** @description Change the restriction `domainUsersOnly`. */
      canChangeDomainUsersOnlyRestriction?: boolean | null;
      /** @description Change the download restriction that organizers set. */
      canChangeDownloadRestriction?: boolean | null;
      /** @description Change the background of the shared drive. */
      canChangeDriveBackground?: boolean | null;
      /** @description Change the restriction `driveMembersOnly`. */
      canChangeDriveMembersOnlyRestriction?: boolean | null;
      /** @description Change the restriction `sharingFoldersRequiresOrganizerPermission`. */
      canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean | null;
      /** @description Comment on files in the shared drive. */
      canComment?: boolean | null;
      /** @description Copy files in the shared drive. */
      canCopy?: boolean | null;
      /** @description Delete items in the shared drive permanently. */
      canDeleteChildren?: boolean | null;
      /** @description Delete the shared drive, which still fails while it has items that are not in the trash. */
      canDeleteDrive?: boolean | null;
      /** @description Download files in the shared drive. */
      canDownload?: boolean | null;
      /** @description Edit files in the shared drive. */
      canEdit?: boolean | null;
      /** @description List the items in folders of the shared drive. */
      canListChildren?: boolean | null;
      /** @description Add and remove members and change their roles. */
      canManageMembers?: boolean | null;
      /** @description Read the revisions of files in the shared drive. */
      canReadRevisions?: boolean | null;
      /** @description Rename items in the shared drive. */
      canRename?: boolean | null;
      /** @description Rename the shared drive itself. */
      canRenameDrive?: boolean | null;
      /** @description Reset all restrictions of the shared drive to their defaults. */
      canResetDriveRestrictions?: boolean | null;
      /** @description Share items in the shared drive. */
      canShare?: boolean | null;
      /** @description Move items in the shared drive to the trash. */
      canTrashChildren?: boolean | null;
    };
    /** @description Rules that limit what users can do with a shared drive and its items. */
    FileStorageDriveRestrictions: {
      /** @description Whether only administrators of the shared drive can change its restrictions. */
      adminManagedRestrictions?: boolean | null;
      /** @description Whether readers and commenters cannot copy, print or download any file. */
      copyRequiresWriterPermission?: boolean | null;
      /** @description Whether only users of the domain that owns the shared drive have access. */
      domainUsersOnly?: boolean | null;
      /** @description Whether only members of the shared drive have access to its items. */
      driveMembersOnly?: boolean | null;
      /** @description Whether only organizers can share folders, not file organizers. */
      sharingFoldersRequiresOrganizerPermission?: boolean | null;
      /** @description Restriction on downloading and copying files. */
      downloadRestriction?: {
        /** @description Whether readers cannot download or copy. */
        restrictedForReaders?: boolean | null;
        /** @description Whether writers and readers cannot download or copy. */
        restrictedForWriters?: boolean | null;
      } | null;
    };
    /** @description Older form of a detail of a permission. */
    FileStorageTeamDrivePermissionDetail: {
      /**
       * @deprecated
       * @description Older name of `permissionType`. Deprecated: Use `permissionType` of `permissionDetails`.
       */
      teamDrivePermissionType?: string | null;
      /**
       * @deprecated
       * @description Role that this part of the permission grants. Deprecated: Use `role` of `permissionDetails`.
       */
      role?: string | null;
      /**
       * @deprecated
       * @description Id of the item from which the permission is inherited. Deprecated: Use `inheritedFrom` of `permissionDetails`.
       */
      inheritedFrom?: string | null;
      /**
       * @deprecated
       * @description Whether the permission is inherited. Deprecated: Use `inherited` of `permissionDetails`.
       */
      inherited?: boolean | null;
    };
    /** @description One of the ways in which a user got a permission. */
    FileStoragePermissionDetail: {
      /** @description Whether the permission comes from sharing the file or from membership of the shared drive. Known values: `file`, `member`. */
      permissionType?: string | null;
      /** @description Role that this part of the permission grants. Known values: `owner`, `organizer`, `fileOrganizer`, `writer`, `commenter`, `reader`. */
      role?: string | null;
      /** @description Id of the item from which the permission is inherited. Only in shared drives. */
      inheritedFrom?: string | null;
      /** @description Whether the permission is inherited, not set on the item itself. */
      inherited?: boolean | null;
    };
    /** @description Part of a file that a comment is about. */
    FileStorageQuotedFileContent: {
      /** @description MIME type of the quoted part. */
      mimeType?: string | null;
      /** @description The quoted part itself. */
      value?: string | null;
    };
    /** @description Storage limit and usage in bytes, as decimal strings. They are those of the organization if it pools its storage. */
    FileStorageStorageQuota: {
      /** @description Storage that can be used, missing if there is no limit. */
      limit?: string | null;
      /** @description Storage used by all services. */
      usage?: string | null;
      /** @description Storage used by files. */
      usageInDrive?: string | null;
      /** @description Storage used by files in the trash. */
      usageInDriveTrash?: string | null;
    };
    /** @description A theme for shared drives. */
    FileStorageDriveTheme: {
      /** @description Id of the theme, to which `themeId` of a shared drive refers. */
      id?: string | null;
      /** @description Link to the background image. */
      backgroundImageLink?: string | null;
      /** @description Color as an RGB hex string, such as `#0b8043`. */
      colorRgb?: string | null;
    };
    /** @description The record `FileOwner` inside another one, which may have only some of its fields. */
    FileStoragePartialFileOwner: {
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
    /** @description The record `StorageFile` inside another one, which may have only some of its fields. */
    FileStoragePartialStorageFile: {
      /** @description Fixed string that identifies the type of the record. */
      kind?: string | null;
      /** @description Id of the file. */
      id?: string | null;
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
      parents?: string[] | null;
      /** @description Custom properties of the file that every app can read. */
      properties?: {
        [key: string]: string;
      } | null;
      /** @description Custom properties of the file that only the requesting app can read. */
      appProperties?: {
        [key: string]: string;
      } | null;
      /** @description Spaces that contain the file, such as `drive` or `appDataFolder`. */
      spaces?: string[] | null;
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
      sharingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      /** @description Owners of the file; files in shared drives have none. */
      owners?: components["schemas"]["FileStoragePartialFileOwner"][] | null;
      /** @description Id of the shared drive that contains the file. */
      driveId?: string | null;
      /** @description User who last changed the file. */
      lastModifyingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      /** @description Whether the file is shared with others. */
      shared?: boolean | null;
      /** @description Whether the current user owns the file. */
      ownedByMe?: boolean | null;
      /** @description Actions that the current user can perform on the file, as booleans such as `canEdit`. */
      capabilities?: components["schemas"]["FileStorageFileCapabilities"] | null;
      /** @description Whether viewers can copy the content; `copyRequiresWriterPermission` replaces it. */
      viewersCanCopyContent?: boolean | null;
      /** @description Whether copying, printing and downloading require more than read or comment access. */
      copyRequiresWriterPermission?: boolean | null;
      /** @description Whether users who can edit the file can also change its permissions. */
      writersCanShare?: boolean | null;
      /** @description Ids of the permissions on the file. */
      permissionIds?: string[] | null;
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
        [key: string]: string;
      } | null;
      /** @description Target of the shortcut, if the file is a shortcut. */
      shortcutDetails?: components["schemas"]["FileStorageShortcutDetails"] | null;
      /** @description Restrictions on changing the content, such as `readOnly`. */
      contentRestrictions?: components["schemas"]["FileStorageContentRestriction"][] | null;
      /** @description Key that may be needed to access the file through a link. */
      resourceKey?: string | null;
      /** @description Details about sharing by link, such as the state of the link security update. */
      linkShareMetadata?: components["schemas"]["FileStorageLinkShareMetadata"] | null;
      /** @description Labels on the file. */
      labelInfo?: components["schemas"]["FileStorageFileLabelInfo"] | null;
      /** @description Time when the file was moved to the trash, in RFC 3339 format. */
      trashedTime?: string | null;
      /** @description User who moved the file to the trash. */
      trashingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      /** @description Metadata of an image, such as its width and height in pixels. */
      imageMediaMetadata?: components["schemas"]["FileStorageImageMediaMetadata"] | null;
      /** @description Metadata of a video, such as its size in pixels and its duration in milliseconds. */
      videoMediaMetadata?: components["schemas"]["FileStorageVideoMediaMetadata"] | null;
    };
    /** @description The record `SharedDrive` inside another one, which may have only some of its fields. */
    FileStoragePartialSharedDrive: {
      /** @description Fixed string that identifies the type of the record. */
      kind?: string | null;
      /** @description Id of the shared drive, also the id of its top-level folder. */
      id?: string | null;
      /** @description Name of the shared drive. */
      name?: string | null;
      /** @description Color of the shared drive, as an RGB hex string such as `#0b8043`. */
      colorRgb?: string | null;
      /** @description Link to the background image, valid for a short time. */
      backgroundImageLink?: string | null;
      /** @description Image file whose cropped area is the background image. */
      backgroundImageFile?: components["schemas"]["FileStorageDriveBackgroundImageFile"] | null;
      /** @description Actions that the current user can perform on the shared drive, as booleans such as `canRenameDrive`. */
      capabilities?: components["schemas"]["FileStorageDriveCapabilities"] | null;
      /** @description Id of the theme, which defines the color and the background image. */
      themeId?: string | null;
      /** @description Time of creation, in RFC 3339 format. */
      createdTime?: string | null;
      /** @description Whether the default view leaves out the shared drive. */
      hidden?: boolean | null;
      /** @description Rules that limit what users can do with the shared drive and its items. */
      restrictions?: components["schemas"]["FileStorageDriveRestrictions"] | null;
      /** @description Id of the organizational unit that the shared drive belongs to. */
      orgUnitId?: string | null;
    };
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
