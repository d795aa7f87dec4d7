// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Download, OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  AboutGetParams,
  AboutGetRecord,
  ChangesListMeta,
  ChangesListParams,
  ChangesListRecord,
  ChangesStartPageTokenGetParams,
  ChangesStartPageTokenGetRecord,
  CommentsGetParams,
  CommentsGetRecord,
  CommentsListMeta,
  CommentsListParams,
  CommentsListRecord,
  CreateInstanceRequest,
  DrivesGetParams,
  DrivesGetRecord,
  DrivesListMeta,
  DrivesListParams,
  DrivesListRecord,
  FilesDownloadParams,
  FilesExportDownloadParams,
  FilesGetParams,
  FilesGetRecord,
  FilesListMeta,
  FilesListParams,
  FilesListRecord,
  PermissionsGetParams,
  PermissionsGetRecord,
  PermissionsListMeta,
  PermissionsListParams,
  PermissionsListRecord,
  RepliesGetParams,
  RepliesGetRecord,
  RepliesListMeta,
  RepliesListParams,
  RepliesListRecord,
  RevisionsGetParams,
  RevisionsGetRecord,
  RevisionsListMeta,
  RevisionsListParams,
  RevisionsListRecord,
} from "../connectors/file_storage.js";

/** The operations of File storage, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for File storage: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of File storage: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** Files and folders. */
  readonly files: {
    /**
     * Lists files.
     * Pages are asked for with `pageToken`; `.all()` walks them.
     * `file_storage.files.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: OptionalPagedCall<FilesListParams, FilesListRecord, Page<FilesListRecord, FilesListMeta>>;
    /**
     * Reads what is known about one file, without its content.
     * `file_storage.files.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: RequiredCall<FilesGetParams, FilesGetRecord>;
    /**
     * Downloads the content of a binary file.
     * Only for binary files. Documents, spreadsheets, presentations and drawings of the office suite are
     * exported with files_export download instead.
     * The content comes as a stream of byte chunks.
     * `file_storage.files.download`, Document 3, Endpoints, File-storage operations.
     */
    readonly download: RequiredCall<FilesDownloadParams, Download>;
  };
  /** Office-suite documents in another format. */
  readonly files_export: {
    /**
     * Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.
     * What would be larger than 10 MB cannot be exported through this action.
     * The content comes as a stream of byte chunks.
     * At most 10 MB.
     * `file_storage.files_export.download`, Document 3, Endpoints, File-storage operations.
     */
    readonly download: RequiredCall<FilesExportDownloadParams, Download>;
  };
  /** Shared drives. */
  readonly drives: {
    /**
     * Lists shared drives.
     * Pages are asked for with `pageToken`; `.all()` walks them.
     * `file_storage.drives.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: OptionalPagedCall<DrivesListParams, DrivesListRecord, Page<DrivesListRecord, DrivesListMeta>>;
    /**
     * Reads one shared drive.
     * `file_storage.drives.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: RequiredCall<DrivesGetParams, DrivesGetRecord>;
  };
  /** Permissions on files and shared drives. */
  readonly permissions: {
    /**
     * Lists the permissions on a file or shared drive.
     * Pages are asked for with `pageToken`; `.all()` walks them.
     * `file_storage.permissions.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: RequiredPagedCall<PermissionsListParams, PermissionsListRecord, Page<PermissionsListRecord, PermissionsListMeta>>;
    /**
     * Reads one permission.
     * `file_storage.permissions.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: RequiredCall<PermissionsGetParams, PermissionsGetRecord>;
  };
  /** Comments on files. */
  readonly comments: {
    /**
     * Lists the comments on a file.
     * Pages are asked for with `pageToken`; `.all()` walks them.
     * `file_storage.comments.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: RequiredPagedCall<CommentsListParams, CommentsListRecord, Page<CommentsListRecord, CommentsListMeta>>;
    /**
     * Reads one comment on a file.
     * `file_storage.comments.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: RequiredCall<CommentsGetParams, CommentsGetRecord>;
  };
  /** Replies to comments on files. */
  readonly replies: {
    /**
     * Lists the replies to a comment.
     * Pages are asked for with `pageToken`; `.all()` walks them.
     * `file_storage.replies.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: RequiredPagedCall<RepliesListParams, RepliesListRecord, Page<RepliesListRecord, RepliesListMeta>>;
    /**
     * Reads one reply to a comment.
     * `file_storage.replies.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: RequiredCall<RepliesGetParams, RepliesGetRecord>;
  };
  /** Versions of files. */
  readonly revisions: {
    /**
     * Lists the revisions of a file.
     * Pages are asked for with `pageToken`; `.all()` walks them.
     * `file_storage.revisions.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: RequiredPagedCall<RevisionsListParams, RevisionsListRecord, Page<RevisionsListRecord, RevisionsListMeta>>;
    /**
     * Reads one revision of a file.
     * `file_storage.revisions.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: RequiredCall<RevisionsGetParams, RevisionsGetRecord>;
  };
  /** The feed of changes of files and shared drives. */
  readonly changes: {
    /**
     * Lists what changed since a page token was given out.
     * Pages are asked for with `pageToken`; `.all()` walks them. Not shown: On which page newStartPageToken
     * comes; we expect it on the last, in place of nextPageToken.
     * `file_storage.changes.list`, Document 3, Endpoints, File-storage operations.
     */
    readonly list: RequiredPagedCall<ChangesListParams, ChangesListRecord, Page<ChangesListRecord, ChangesListMeta>>;
  };
  /** Where a change feed begins. */
  readonly changes_start_page_token: {
    /**
     * Reads the token with which listing changes begins.
     * `file_storage.changes_start_page_token.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: OptionalCall<ChangesStartPageTokenGetParams, ChangesStartPageTokenGetRecord>;
  };
  /** The account. */
  readonly about: {
    /**
     * Reads information about the account.
     * `file_storage.about.get`, Document 3, Endpoints, File-storage operations.
     */
    readonly get: OptionalCall<AboutGetParams, AboutGetRecord>;
  };
}
