// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/file_storage.js";
import type { CallById, Download, Execute, OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of File storage, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for File storage: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `files` of File storage. */
export interface FileStorageFilesActions {
  /**
   * Lists files.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.files.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: OptionalPagedCall<types.FilesListParams, types.FilesListRecord, Page<types.FilesListRecord, types.FilesListMeta>, types.FilesListResponse>;
  /**
   * Reads the metadata of one file, not its content.
   * `file_storage.files.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<types.FilesGetParams, types.FilesGetRecord, types.FilesGetResponse>;
  /**
   * Downloads the content of a binary file.
   * Only for binary files. Export office-suite documents, spreadsheets, presentations and drawings with
   * `files_export.download`.
   * The content arrives as a stream of byte chunks.
   * `file_storage.files.download`, Document 3, Endpoints, File-storage operations.
   */
  readonly download: RequiredCall<types.FilesDownloadParams, Download, undefined>;
}

/** The actions of `files_export` of File storage. */
export interface FileStorageFilesExportActions {
  /**
   * Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.
   * Exports are limited to 10 MB. Larger files cannot be exported through this action.
   * The content arrives as a stream of byte chunks.
   * At most 10 MB.
   * `file_storage.files_export.download`, Document 3, Endpoints, File-storage operations.
   */
  readonly download: RequiredCall<types.FilesExportDownloadParams, Download, undefined>;
}

/** The actions of `drives` of File storage. */
export interface FileStorageDrivesActions {
  /**
   * Lists shared drives.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.drives.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: OptionalPagedCall<types.DrivesListParams, types.DrivesListRecord, Page<types.DrivesListRecord, types.DrivesListMeta>, types.DrivesListResponse>;
  /**
   * Reads one shared drive.
   * `file_storage.drives.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<types.DrivesGetParams, types.DrivesGetRecord, types.DrivesGetResponse>;
}

/** The actions of `permissions` of File storage. */
export interface FileStoragePermissionsActions {
  /**
   * Lists the permissions on a file or shared drive.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.permissions.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<types.PermissionsListParams, types.PermissionsListRecord, Page<types.PermissionsListRecord, types.PermissionsListMeta>, types.PermissionsListResponse>;
  /**
   * Reads one permission.
   * `file_storage.permissions.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<types.PermissionsGetParams, types.PermissionsGetRecord, types.PermissionsGetResponse>;
}

/** The actions of `comments` of File storage. */
export interface FileStorageCommentsActions {
  /**
   * Lists the comments on a file.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.comments.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<types.CommentsListParams, types.CommentsListRecord, Page<types.CommentsListRecord, types.CommentsListMeta>, types.CommentsListResponse>;
  /**
   * Reads one comment on a file.
   * `file_storage.comments.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<types.CommentsGetParams, types.CommentsGetRecord, types.CommentsGetResponse>;
}

/** The actions of `replies` of File storage. */
export interface FileStorageRepliesActions {
  /**
   * Lists the replies to a comment.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.replies.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<types.RepliesListParams, types.RepliesListRecord, Page<types.RepliesListRecord, types.RepliesListMeta>, types.RepliesListResponse>;
  /**
   * Reads one reply to a comment.
   * `file_storage.replies.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<types.RepliesGetParams, types.RepliesGetRecord, types.RepliesGetResponse>;
}

/** The actions of `revisions` of File storage. */
export interface FileStorageRevisionsActions {
  /**
   * Lists the revisions of a file.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.revisions.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<types.RevisionsListParams, types.RevisionsListRecord, Page<types.RevisionsListRecord, types.RevisionsListMeta>, types.RevisionsListResponse>;
  /**
   * Reads one revision of a file.
   * `file_storage.revisions.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<types.RevisionsGetParams, types.RevisionsGetRecord, types.RevisionsGetResponse>;
}

/** The actions of `changes` of File storage. */
export interface FileStorageChangesActions {
  /**
   * Lists the changes since a page token was issued.
   * The next page is requested with `pageToken`; `.all()` iterates all pages. Not shown: Which page has
   * `newStartPageToken`. We expect it on the last page, in place of `nextPageToken`.
   * `file_storage.changes.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<types.ChangesListParams, types.ChangesListRecord, Page<types.ChangesListRecord, types.ChangesListMeta>, types.ChangesListResponse>;
}

/** The actions of `changes_start_page_token` of File storage. */
export interface FileStorageChangesStartPageTokenActions {
  /**
   * Reads the token with which to start listing changes.
   * `file_storage.changes_start_page_token.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: OptionalCall<types.ChangesStartPageTokenGetParams, types.ChangesStartPageTokenGetRecord, types.ChangesStartPageTokenGetResponse>;
}

/** The actions of `about` of File storage. */
export interface FileStorageAboutActions {
  /**
   * Reads information about the account.
   * `file_storage.about.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: OptionalCall<types.AboutGetParams, types.AboutGetRecord, types.AboutGetResponse>;
}

/** The entities of File storage with their actions. */
export interface FileStorageEntities {
  /** Files and folders. */
  readonly files: FileStorageFilesActions;
  /** Office-suite documents, exported to another format. */
  readonly files_export: FileStorageFilesExportActions;
  /** Shared drives. */
  readonly drives: FileStorageDrivesActions;
  /** Permissions on files and shared drives. */
  readonly permissions: FileStoragePermissionsActions;
  /** Comments on files. */
  readonly comments: FileStorageCommentsActions;
  /** Replies to comments on files. */
  readonly replies: FileStorageRepliesActions;
  /** Versions of files. */
  readonly revisions: FileStorageRevisionsActions;
  /** The feed of changes to files and shared drives. */
  readonly changes: FileStorageChangesActions;
  /** Tokens with which to start reading a change feed. */
  readonly changes_start_page_token: FileStorageChangesStartPageTokenActions;
  /** The account and its storage. */
  readonly about: FileStorageAboutActions;
}

/** An instance of File storage: `instance.<entity>.<action>(params, options)`. */
export interface FileStorageInstance extends FileStorageEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("file_storage.files.list", params, options)`. */
  readonly call: CallById<FileStorageCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<FileStorageRequests, FileStorageEntities>;
}

/** An instance of File storage. */
export type Client = FileStorageInstance;

/** The call of every operation of File storage, by id. */
export interface FileStorageCalls {
  readonly "file_storage.files.list": FileStorageFilesActions["list"];
  readonly "file_storage.files.get": FileStorageFilesActions["get"];
  readonly "file_storage.files.download": FileStorageFilesActions["download"];
  readonly "file_storage.files_export.download": FileStorageFilesExportActions["download"];
  readonly "file_storage.drives.list": FileStorageDrivesActions["list"];
  readonly "file_storage.drives.get": FileStorageDrivesActions["get"];
  readonly "file_storage.permissions.list": FileStoragePermissionsActions["list"];
  readonly "file_storage.permissions.get": FileStoragePermissionsActions["get"];
  readonly "file_storage.comments.list": FileStorageCommentsActions["list"];
  readonly "file_storage.comments.get": FileStorageCommentsActions["get"];
  readonly "file_storage.replies.list": FileStorageRepliesActions["list"];
  readonly "file_storage.replies.get": FileStorageRepliesActions["get"];
  readonly "file_storage.revisions.list": FileStorageRevisionsActions["list"];
  readonly "file_storage.revisions.get": FileStorageRevisionsActions["get"];
  readonly "file_storage.changes.list": FileStorageChangesActions["list"];
  readonly "file_storage.changes_start_page_token.get": FileStorageChangesStartPageTokenActions["get"];
  readonly "file_storage.about.get": FileStorageAboutActions["get"];
}

/** The request body of every operation of File storage, by entity, then action. */
export interface FileStorageRequests {
  readonly files: {
    readonly list: types.FilesListRequest;
    readonly get: types.FilesGetRequest;
    readonly download: types.FilesDownloadRequest;
  };
  readonly files_export: {
    readonly download: types.FilesExportDownloadRequest;
  };
  readonly drives: {
    readonly list: types.DrivesListRequest;
    readonly get: types.DrivesGetRequest;
  };
  readonly permissions: {
    readonly list: types.PermissionsListRequest;
    readonly get: types.PermissionsGetRequest;
  };
  readonly comments: {
    readonly list: types.CommentsListRequest;
    readonly get: types.CommentsGetRequest;
  };
  readonly replies: {
    readonly list: types.RepliesListRequest;
    readonly get: types.RepliesGetRequest;
  };
  readonly revisions: {
    readonly list: types.RevisionsListRequest;
    readonly get: types.RevisionsGetRequest;
  };
  readonly changes: {
    readonly list: types.ChangesListRequest;
  };
  readonly changes_start_page_token: {
    readonly get: types.ChangesStartPageTokenGetRequest;
  };
  readonly about: {
    readonly get: types.AboutGetRequest;
  };
}
