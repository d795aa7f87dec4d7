// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/file_storage.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/file_storage.js";
export { operations } from "../operations/file_storage.js";

/**
 * A file or folder.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface StorageFile {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  id: string;
  /** Document 3, Resources and their fields, File-storage connector. */
  name?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  mimeType?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  description?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  starred?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  trashed?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  explicitlyTrashed?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  parents?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  properties?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  appProperties?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  spaces?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  version?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  webContentLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  webViewLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  iconLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  hasThumbnail?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  thumbnailLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  thumbnailVersion?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  viewedByMe?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  viewedByMeTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  createdTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  modifiedTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  modifiedByMeTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  modifiedByMe?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  sharedWithMeTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  sharingUser?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  owners?: FileOwner[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  driveId?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  lastModifyingUser?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  shared?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  ownedByMe?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  capabilities?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  viewersCanCopyContent?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  copyRequiresWriterPermission?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  writersCanShare?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  permissionIds?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  folderColorRgb?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  originalFilename?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  fullFileExtension?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  fileExtension?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  md5Checksum?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  sha1Checksum?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  sha256Checksum?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  size?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  quotaBytesUsed?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  headRevisionId?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  isAppAuthorized?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  exportLinks?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  shortcutDetails?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  contentRestrictions?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  resourceKey?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  linkShareMetadata?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  labelInfo?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  trashedTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  trashingUser?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  imageMediaMetadata?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  videoMediaMetadata?: { [key: string]: unknown } | null;
}

/**
 * An owner of a file, as `owners` of a file lists them.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface FileOwner {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  displayName?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  photoLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  me?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  permissionId?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  emailAddress?: string | null;
}

/**
 * A shared drive.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface SharedDrive {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  id: string;
  /** Document 3, Resources and their fields, File-storage connector. */
  name?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  colorRgb?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  backgroundImageLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  backgroundImageFile?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  capabilities?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  themeId?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  createdTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  hidden?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  restrictions?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  orgUnitId?: string | null;
}

/**
 * Who may do what with a file or shared drive.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface Permission {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  id: string;
  /** Document 3, Resources and their fields, File-storage connector. */
  type?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  emailAddress?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  domain?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  role?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  view?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  allowFileDiscovery?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  displayName?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  photoLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  expirationTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  teamDrivePermissionDetails?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  permissionDetails?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  deleted?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  pendingOwner?: boolean | null;
}

/**
 * A comment on a file.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface FileComment {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  id: string;
  /** Document 3, Resources and their fields, File-storage connector. */
  createdTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  modifiedTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  author?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  htmlContent?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  content?: string | null;
  /**
   * State of the comment.
   * Document 3, States and transitions.
   */
  deleted?: boolean | null;
  /**
   * State of the comment.
   * Document 3, States and transitions.
   */
  resolved?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  quotedFileContent?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  anchor?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  replies?: CommentReply[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  mentionedEmailAddresses?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  assigneeEmailAddress?: string | null;
}

/**
 * A reply to a comment, alone or among the `replies` of the comment.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface CommentReply {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  id: string;
  /** Document 3, Resources and their fields, File-storage connector. */
  createdTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  modifiedTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  author?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  htmlContent?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  content?: string | null;
  /**
   * State of the reply.
   * Document 3, States and transitions.
   */
  deleted?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  action?: string | null;
}

/**
 * A former or the present version of a file.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface Revision {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  id: string;
  /** Document 3, Resources and their fields, File-storage connector. */
  mimeType?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  modifiedTime?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  keepForever?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  published?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  publishedLink?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  publishAuto?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  publishedOutsideDomain?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  lastModifyingUser?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  originalFilename?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  md5Checksum?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  size?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  exportLinks?: { [key: string]: unknown } | null;
}

/**
 * A change of a file or shared drive.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface Change {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  removed?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  file?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  fileId?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  driveId?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  drive?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  time?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  type?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  changeType?: string | null;
}

/**
 * The token that a change feed begins with.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface StartPageToken {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  startPageToken: string;
}

/**
 * The account and what its storage can do.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface About {
  /** Document 3, Resources and their fields, File-storage connector. */
  kind?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  user?: unknown;
  /** Document 3, Resources and their fields, File-storage connector. */
  storageQuota?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  importFormats?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  exportFormats?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  maxImportSizes?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  maxUploadSize?: string | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  appInstalled?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  folderColorPalette?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  driveThemes?: unknown[] | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  canCreateDrives?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  canCreateTeamDrives?: boolean | null;
  /** Document 3, Resources and their fields, File-storage connector. */
  teamDriveThemes?: unknown[] | null;
}

/**
 * Lists files.
 * Params of `file_storage.files.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesListParams {
  /**
   * Page size. Integer from 1 to 1000.
   * Document 3, Endpoints, File-storage operations.
   * @default 100 Assumed: The provider's own default; the document gives only the limits.
   */
  pageSize?: number | undefined;
  /**
   * The `nextPageToken` of the previous page. The first page is asked for without it.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken?: string | undefined;
  /**
   * Query that selects files, in the provider's query language.
   * Document 3, Endpoints, File-storage operations.
   */
  q?: string | undefined;
  /**
   * What to sort by; how it is written is not shown.
   * Document 3, Endpoints, File-storage operations.
   */
  orderBy?: string | undefined;
  /**
   * Which fields to return.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
  /**
   * Spaces to look in. Any of `drive`, `appDataFolder`, joined by commas without blanks.
   * Document 3, Endpoints, File-storage operations.
   */
  spaces?: "drive" | "appDataFolder" | (string & {}) | undefined;
  /**
   * Whose files to look through.
   * Document 3, Endpoints, File-storage operations.
   */
  corpora?: "user" | "drive" | "allDrives" | undefined;
  /**
   * Id of a shared drive to look in.
   * Document 3, Endpoints, File-storage operations.
   */
  driveId?: string | undefined;
  /**
   * Whether the result also has items of shared drives.
   * Document 3, Endpoints, File-storage operations.
   */
  includeItemsFromAllDrives?: boolean | undefined;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
}

/** The request body of `file_storage.files.list`. */
export interface FilesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "files";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: FilesListParams | undefined;
}

/** What `file_storage.files.list` returns. */
export type FilesListRecord = StorageFile;

/**
 * Paging information of `file_storage.files.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
  /** Document 3, Endpoints, File-storage operations. */
  incompleteSearch?: boolean | null;
}

/** The response body of `file_storage.files.list`. */
export interface FilesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: StorageFile[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: FilesListMeta | null;
}

/**
 * Reads what is known about one file, without its content.
 * Params of `file_storage.files.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesGetParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Which fields to return.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
}

/** The request body of `file_storage.files.get`. */
export interface FilesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "files";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: FilesGetParams;
}

/** What `file_storage.files.get` returns. */
export type FilesGetRecord = StorageFile;

/** The response body of `file_storage.files.get`. */
export interface FilesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: StorageFile;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Downloads the content of a binary file.
 * Params of `file_storage.files.download`.
 * Only for binary files. Documents, spreadsheets, presentations and drawings of the office suite are exported
 * with files_export download instead.
 * The content comes as a stream of byte chunks.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesDownloadParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Always `media`, which asks for the content.
   * Document 3, Endpoints, File-storage operations.
   */
  alt: "media";
  /**
   * Whether the caller accepts the risk of a file that was marked as abusive.
   * Document 3, Endpoints, File-storage operations.
   */
  acknowledgeAbuse?: boolean | undefined;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
  /**
   * Value of an HTTP Range header, to download only a part.
   * Document 3, Endpoints, File-storage operations.
   */
  range_header?: string | undefined;
}

/** The request body of `file_storage.files.download`. */
export interface FilesDownloadRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "files";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "download";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: FilesDownloadParams;
}

/**
 * Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.
 * Params of `file_storage.files_export.download`.
 * What would be larger than 10 MB cannot be exported through this action.
 * The content comes as a stream of byte chunks.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesExportDownloadParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Format to export to. `application/pdf` fits every type of document. `text/plain` and
   * `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv`
   * and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets,
   * `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known
   * values: `application/pdf`, `text/plain`, `text/csv`,
   * `application/vnd.openxmlformats-officedocument.wordprocessingml.document`,
   * `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`,
   * `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
   * Document 3, Endpoints, File-storage operations.
   */
  mimeType: "application/pdf" | "text/plain" | "text/csv" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | (string & {});
  /**
   * Value of an HTTP Range header, to download only a part.
   * Document 3, Endpoints, File-storage operations.
   */
  range_header?: string | undefined;
}

/** The request body of `file_storage.files_export.download`. */
export interface FilesExportDownloadRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "files_export";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "download";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: FilesExportDownloadParams;
}

/**
 * Lists shared drives.
 * Params of `file_storage.drives.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface DrivesListParams {
  /**
   * Page size. Integer from 1 to 100.
   * Document 3, Endpoints, File-storage operations.
   * @default 10 Assumed: The provider's own default; the document gives only the limits.
   */
  pageSize?: number | undefined;
  /**
   * The `nextPageToken` of the previous page. The first page is asked for without it.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken?: string | undefined;
  /**
   * Query that selects shared drives, in the provider's query language.
   * Document 3, Endpoints, File-storage operations.
   */
  q?: string | undefined;
  /**
   * Whether the request is made as an administrator of the domain.
   * Document 3, Endpoints, File-storage operations.
   */
  useDomainAdminAccess?: boolean | undefined;
}

/** The request body of `file_storage.drives.list`. */
export interface DrivesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "drives";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: DrivesListParams | undefined;
}

/** What `file_storage.drives.list` returns. */
export type DrivesListRecord = SharedDrive;

/**
 * Paging information of `file_storage.drives.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface DrivesListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
}

/** The response body of `file_storage.drives.list`. */
export interface DrivesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: SharedDrive[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: DrivesListMeta | null;
}

/**
 * Reads one shared drive.
 * Params of `file_storage.drives.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface DrivesGetParams {
  /**
   * Id of the shared drive.
   * Document 3, Endpoints, File-storage operations.
   */
  driveId: string;
  /**
   * Whether the request is made as an administrator of the domain.
   * Document 3, Endpoints, File-storage operations.
   */
  useDomainAdminAccess?: boolean | undefined;
}

/** The request body of `file_storage.drives.get`. */
export interface DrivesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "drives";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: DrivesGetParams;
}

/** What `file_storage.drives.get` returns. */
export type DrivesGetRecord = SharedDrive;

/** The response body of `file_storage.drives.get`. */
export interface DrivesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: SharedDrive;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the permissions on a file or shared drive.
 * Params of `file_storage.permissions.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface PermissionsListParams {
  /**
   * Id of the file or shared drive.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 3, Endpoints, File-storage operations.
   */
  pageSize?: number | undefined;
  /**
   * The `nextPageToken` of the previous page. The first page is asked for without it.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken?: string | undefined;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
  /**
   * Whether the request is made as an administrator of the domain.
   * Document 3, Endpoints, File-storage operations.
   */
  useDomainAdminAccess?: boolean | undefined;
}

/** The request body of `file_storage.permissions.list`. */
export interface PermissionsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "permissions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: PermissionsListParams;
}

/** What `file_storage.permissions.list` returns. */
export type PermissionsListRecord = Permission;

/**
 * Paging information of `file_storage.permissions.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface PermissionsListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
}

/** The response body of `file_storage.permissions.list`. */
export interface PermissionsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Permission[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: PermissionsListMeta | null;
}

/**
 * Reads one permission.
 * Params of `file_storage.permissions.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface PermissionsGetParams {
  /**
   * Id of the file or shared drive.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Id of the permission.
   * Document 3, Endpoints, File-storage operations.
   */
  permissionId: string;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
  /**
   * Whether the request is made as an administrator of the domain.
   * Document 3, Endpoints, File-storage operations.
   */
  useDomainAdminAccess?: boolean | undefined;
}

/** The request body of `file_storage.permissions.get`. */
export interface PermissionsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "permissions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: PermissionsGetParams;
}

/** What `file_storage.permissions.get` returns. */
export type PermissionsGetRecord = Permission;

/** The response body of `file_storage.permissions.get`. */
export interface PermissionsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Permission;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the comments on a file.
 * Params of `file_storage.comments.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface CommentsListParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 3, Endpoints, File-storage operations.
   * @default 20 Assumed: The provider's own default; the document gives only the limits.
   */
  pageSize?: number | undefined;
  /**
   * The `nextPageToken` of the previous page. The first page is asked for without it.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken?: string | undefined;
  /**
   * Only comments modified at this time or later. Date and time of RFC 3339.
   * Document 3, Endpoints, File-storage operations.
   */
  startModifiedTime?: string | undefined;
  /**
   * Whether deleted ones come back too.
   * Document 3, Endpoints, File-storage operations.
   */
  includeDeleted?: boolean | undefined;
  /**
   * Which fields to return.
   * Required in practice: Marked optional, but comments are not to be had without it.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
}

/** The request body of `file_storage.comments.list`. */
export interface CommentsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "comments";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CommentsListParams;
}

/** What `file_storage.comments.list` returns. */
export type CommentsListRecord = FileComment;

/**
 * Paging information of `file_storage.comments.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface CommentsListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
}

/** The response body of `file_storage.comments.list`. */
export interface CommentsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: FileComment[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: CommentsListMeta | null;
}

/**
 * Reads one comment on a file.
 * Params of `file_storage.comments.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface CommentsGetParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Id of the comment.
   * Document 3, Endpoints, File-storage operations.
   */
  commentId: string;
  /**
   * Whether deleted ones come back too.
   * Document 3, Endpoints, File-storage operations.
   */
  includeDeleted?: boolean | undefined;
  /**
   * Which fields to return.
   * Required in practice: Marked optional, but comments are not to be had without it.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
}

/** The request body of `file_storage.comments.get`. */
export interface CommentsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "comments";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CommentsGetParams;
}

/** What `file_storage.comments.get` returns. */
export type CommentsGetRecord = FileComment;

/** The response body of `file_storage.comments.get`. */
export interface CommentsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: FileComment;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the replies to a comment.
 * Params of `file_storage.replies.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RepliesListParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Id of the comment.
   * Document 3, Endpoints, File-storage operations.
   */
  commentId: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 3, Endpoints, File-storage operations.
   * @default 20 Assumed: The provider's own default; the document gives only the limits.
   */
  pageSize?: number | undefined;
  /**
   * The `nextPageToken` of the previous page. The first page is asked for without it.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken?: string | undefined;
  /**
   * Whether deleted ones come back too.
   * Document 3, Endpoints, File-storage operations.
   */
  includeDeleted?: boolean | undefined;
  /**
   * Which fields to return.
   * Required in practice: Marked optional, but replies are not to be had without it.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
}

/** The request body of `file_storage.replies.list`. */
export interface RepliesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "replies";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: RepliesListParams;
}

/** What `file_storage.replies.list` returns. */
export type RepliesListRecord = CommentReply;

/**
 * Paging information of `file_storage.replies.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RepliesListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
}

/** The response body of `file_storage.replies.list`. */
export interface RepliesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CommentReply[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: RepliesListMeta | null;
}

/**
 * Reads one reply to a comment.
 * Params of `file_storage.replies.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RepliesGetParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Id of the comment.
   * Document 3, Endpoints, File-storage operations.
   */
  commentId: string;
  /**
   * Id of the reply.
   * Document 3, Endpoints, File-storage operations.
   */
  replyId: string;
  /**
   * Whether deleted ones come back too.
   * Document 3, Endpoints, File-storage operations.
   */
  includeDeleted?: boolean | undefined;
  /**
   * Which fields to return.
   * Required in practice: Marked optional, but replies are not to be had without it.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
}

/** The request body of `file_storage.replies.get`. */
export interface RepliesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "replies";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: RepliesGetParams;
}

/** What `file_storage.replies.get` returns. */
export type RepliesGetRecord = CommentReply;

/** The response body of `file_storage.replies.get`. */
export interface RepliesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CommentReply;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the revisions of a file.
 * Params of `file_storage.revisions.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RevisionsListParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Page size. Integer from 1 to 1000.
   * Document 3, Endpoints, File-storage operations.
   * @default 200 Assumed: The provider's own default; the document gives only the limits.
   */
  pageSize?: number | undefined;
  /**
   * The `nextPageToken` of the previous page. The first page is asked for without it.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken?: string | undefined;
}

/** The request body of `file_storage.revisions.list`. */
export interface RevisionsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "revisions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: RevisionsListParams;
}

/** What `file_storage.revisions.list` returns. */
export type RevisionsListRecord = Revision;

/**
 * Paging information of `file_storage.revisions.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RevisionsListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
}

/** The response body of `file_storage.revisions.list`. */
export interface RevisionsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Revision[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: RevisionsListMeta | null;
}

/**
 * Reads one revision of a file.
 * Params of `file_storage.revisions.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RevisionsGetParams {
  /**
   * Id of the file.
   * Document 3, Endpoints, File-storage operations.
   */
  fileId: string;
  /**
   * Id of the revision.
   * Document 3, Endpoints, File-storage operations.
   */
  revisionId: string;
}

/** The request body of `file_storage.revisions.get`. */
export interface RevisionsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "revisions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: RevisionsGetParams;
}

/** What `file_storage.revisions.get` returns. */
export type RevisionsGetRecord = Revision;

/** The response body of `file_storage.revisions.get`. */
export interface RevisionsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Revision;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists what changed since a page token was given out.
 * Params of `file_storage.changes.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface ChangesListParams {
  /**
   * The token of changes_start_page_token get, or a token of the previous answer.
   * Document 3, Endpoints, File-storage operations.
   */
  pageToken: string;
  /**
   * Page size. Integer from 1 to 1000.
   * Document 3, Endpoints, File-storage operations.
   * @default 100 Assumed: The provider's own default; the document gives only the limits.
   */
  pageSize?: number | undefined;
  /**
   * Id of a shared drive whose changes are wanted.
   * Document 3, Endpoints, File-storage operations.
   */
  driveId?: string | undefined;
  /**
   * Whether the result also has items of shared drives.
   * Document 3, Endpoints, File-storage operations.
   */
  includeItemsFromAllDrives?: boolean | undefined;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
  /**
   * Spaces to look in.
   * Document 3, Endpoints, File-storage operations.
   */
  spaces?: string | undefined;
  /**
   * Whether removed items come back too.
   * Document 3, Endpoints, File-storage operations.
   */
  includeRemoved?: boolean | undefined;
  /**
   * Whether only items of the user's own drive come back.
   * Document 3, Endpoints, File-storage operations.
   */
  restrictToMyDrive?: boolean | undefined;
}

/** The request body of `file_storage.changes.list`. */
export interface ChangesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "changes";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ChangesListParams;
}

/** What `file_storage.changes.list` returns. */
export type ChangesListRecord = Change;

/**
 * Paging information of `file_storage.changes.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface ChangesListMeta {
  /** Document 3, Endpoints, File-storage operations. */
  nextPageToken?: string | null;
  /** Document 3, Endpoints, File-storage operations. */
  newStartPageToken?: string | null;
}

/** The response body of `file_storage.changes.list`. */
export interface ChangesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Change[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ChangesListMeta | null;
}

/**
 * Reads the token with which listing changes begins.
 * Params of `file_storage.changes_start_page_token.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface ChangesStartPageTokenGetParams {
  /**
   * Id of a shared drive whose changes are wanted.
   * Document 3, Endpoints, File-storage operations.
   */
  driveId?: string | undefined;
  /**
   * Whether the caller can deal with shared drives besides its own files.
   * Document 3, Endpoints, File-storage operations.
   */
  supportsAllDrives?: boolean | undefined;
}

/** The request body of `file_storage.changes_start_page_token.get`. */
export interface ChangesStartPageTokenGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "changes_start_page_token";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ChangesStartPageTokenGetParams | undefined;
}

/** What `file_storage.changes_start_page_token.get` returns. */
export type ChangesStartPageTokenGetRecord = StartPageToken;

/** The response body of `file_storage.changes_start_page_token.get`. */
export interface ChangesStartPageTokenGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: StartPageToken;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads information about the account.
 * Params of `file_storage.about.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface AboutGetParams {
  /**
   * Which fields to return; `*` selects all.
   * Document 3, Endpoints, File-storage operations.
   */
  fields?: string | undefined;
}

/** The request body of `file_storage.about.get`. */
export interface AboutGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "about";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: AboutGetParams | undefined;
}

/** What `file_storage.about.get` returns. */
export type AboutGetRecord = About;

/** The response body of `file_storage.about.get`. */
export interface AboutGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: About;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Credentials of an OAuth 2.0 client and a refresh token of the account.
 * Document 3, Authentication.
 */
export interface OauthAuthConfig {
  /**
   * Access token. When it is left out one is obtained with the refresh token.
   * A secret: never shown in messages and logs.
   * Document 3, Authentication.
   */
  access_token?: string | undefined;
  /**
   * Refresh token of the account.
   * A secret: never shown in messages and logs.
   * Document 3, Authentication.
   */
  refresh_token: string;
  /**
   * Id of the OAuth client.
   * Document 3, Authentication.
   */
  client_id: string;
  /**
   * Secret of the OAuth client.
   * A secret: never shown in messages and logs.
   * Document 3, Authentication.
   */
  client_secret: string;
}

/** `auth_config` of File storage: exactly the fields of one method. */
export type AuthConfig = OauthAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of File storage.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The value that a public gateway of the same shape uses for this connector; the documents give none.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "9f8dda77-1048-4368-815b-269bf54ee9b8";
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: AuthConfig;
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** Any request to an instance of File storage: `entity` and `action` say which. */
export type ExecuteRequest =
  | FilesListRequest
  | FilesGetRequest
  | FilesDownloadRequest
  | FilesExportDownloadRequest
  | DrivesListRequest
  | DrivesGetRequest
  | PermissionsListRequest
  | PermissionsGetRequest
  | CommentsListRequest
  | CommentsGetRequest
  | RepliesListRequest
  | RepliesGetRequest
  | RevisionsListRequest
  | RevisionsGetRequest
  | ChangesListRequest
  | ChangesStartPageTokenGetRequest
  | AboutGetRequest;

/** Params of all operations of File storage. By entity, then action. */
export interface Params {
  files: {
    list: FilesListParams;
    get: FilesGetParams;
    download: FilesDownloadParams;
  };
  files_export: {
    download: FilesExportDownloadParams;
  };
  drives: {
    list: DrivesListParams;
    get: DrivesGetParams;
  };
  permissions: {
    list: PermissionsListParams;
    get: PermissionsGetParams;
  };
  comments: {
    list: CommentsListParams;
    get: CommentsGetParams;
  };
  replies: {
    list: RepliesListParams;
    get: RepliesGetParams;
  };
  revisions: {
    list: RevisionsListParams;
    get: RevisionsGetParams;
  };
  changes: {
    list: ChangesListParams;
  };
  changes_start_page_token: {
    get: ChangesStartPageTokenGetParams;
  };
  about: {
    get: AboutGetParams;
  };
}

/** What the operations of File storage return. By entity, then action. */
export interface Results {
  files: {
    list: StorageFile[];
    get: StorageFile;
  };
  drives: {
    list: SharedDrive[];
    get: SharedDrive;
  };
  permissions: {
    list: Permission[];
    get: Permission;
  };
  comments: {
    list: FileComment[];
    get: FileComment;
  };
  replies: {
    list: CommentReply[];
    get: CommentReply;
  };
  revisions: {
    list: Revision[];
    get: Revision;
  };
  changes: {
    list: Change[];
  };
  changes_start_page_token: {
    get: StartPageToken;
  };
  about: {
    get: About;
  };
}

/** Response bodies of all operations of File storage. By entity, then action. */
export interface Responses {
  files: {
    list: FilesListResponse;
    get: FilesGetResponse;
  };
  drives: {
    list: DrivesListResponse;
    get: DrivesGetResponse;
  };
  permissions: {
    list: PermissionsListResponse;
    get: PermissionsGetResponse;
  };
  comments: {
    list: CommentsListResponse;
    get: CommentsGetResponse;
  };
  replies: {
    list: RepliesListResponse;
    get: RepliesGetResponse;
  };
  revisions: {
    list: RevisionsListResponse;
    get: RevisionsGetResponse;
  };
  changes: {
    list: ChangesListResponse;
  };
  changes_start_page_token: {
    get: ChangesStartPageTokenGetResponse;
  };
  about: {
    get: AboutGetResponse;
  };
}

/** `file_storage.files.list.params` */
export declare const filesListParams: Validator<FilesListParams>;

/** `file_storage.files.list.request` */
export declare const filesListRequest: Validator<FilesListRequest>;

/** `file_storage.files.list.record` */
export declare const filesListRecord: Validator<FilesListRecord>;

/** `file_storage.files.list.meta` */
export declare const filesListMeta: Validator<FilesListMeta>;

/** `file_storage.files.list.response` */
export declare const filesListResponse: Validator<FilesListResponse>;

/** `file_storage.files.get.params` */
export declare const filesGetParams: Validator<FilesGetParams>;

/** `file_storage.files.get.request` */
export declare const filesGetRequest: Validator<FilesGetRequest>;

/** `file_storage.files.get.record` */
export declare const filesGetRecord: Validator<FilesGetRecord>;

/** `file_storage.files.get.response` */
export declare const filesGetResponse: Validator<FilesGetResponse>;

/** `file_storage.files.download.params` */
export declare const filesDownloadParams: Validator<FilesDownloadParams>;

/** `file_storage.files.download.request` */
export declare const filesDownloadRequest: Validator<FilesDownloadRequest>;

/** `file_storage.files_export.download.params` */
export declare const filesExportDownloadParams: Validator<FilesExportDownloadParams>;

/** `file_storage.files_export.download.request` */
export declare const filesExportDownloadRequest: Validator<FilesExportDownloadRequest>;

/** `file_storage.drives.list.params` */
export declare const drivesListParams: Validator<DrivesListParams>;

/** `file_storage.drives.list.request` */
export declare const drivesListRequest: Validator<DrivesListRequest>;

/** `file_storage.drives.list.record` */
export declare const drivesListRecord: Validator<DrivesListRecord>;

/** `file_storage.drives.list.meta` */
export declare const drivesListMeta: Validator<DrivesListMeta>;

/** `file_storage.drives.list.response` */
export declare const drivesListResponse: Validator<DrivesListResponse>;

/** `file_storage.drives.get.params` */
export declare const drivesGetParams: Validator<DrivesGetParams>;

/** `file_storage.drives.get.request` */
export declare const drivesGetRequest: Validator<DrivesGetRequest>;

/** `file_storage.drives.get.record` */
export declare const drivesGetRecord: Validator<DrivesGetRecord>;

/** `file_storage.drives.get.response` */
export declare const drivesGetResponse: Validator<DrivesGetResponse>;

/** `file_storage.permissions.list.params` */
export declare const permissionsListParams: Validator<PermissionsListParams>;

/** `file_storage.permissions.list.request` */
export declare const permissionsListRequest: Validator<PermissionsListRequest>;

/** `file_storage.permissions.list.record` */
export declare const permissionsListRecord: Validator<PermissionsListRecord>;

/** `file_storage.permissions.list.meta` */
export declare const permissionsListMeta: Validator<PermissionsListMeta>;

/** `file_storage.permissions.list.response` */
export declare const permissionsListResponse: Validator<PermissionsListResponse>;

/** `file_storage.permissions.get.params` */
export declare const permissionsGetParams: Validator<PermissionsGetParams>;

/** `file_storage.permissions.get.request` */
export declare const permissionsGetRequest: Validator<PermissionsGetRequest>;

/** `file_storage.permissions.get.record` */
export declare const permissionsGetRecord: Validator<PermissionsGetRecord>;

/** `file_storage.permissions.get.response` */
export declare const permissionsGetResponse: Validator<PermissionsGetResponse>;

/** `file_storage.comments.list.params` */
export declare const commentsListParams: Validator<CommentsListParams>;

/** `file_storage.comments.list.request` */
export declare const commentsListRequest: Validator<CommentsListRequest>;

/** `file_storage.comments.list.record` */
export declare const commentsListRecord: Validator<CommentsListRecord>;

/** `file_storage.comments.list.meta` */
export declare const commentsListMeta: Validator<CommentsListMeta>;

/** `file_storage.comments.list.response` */
export declare const commentsListResponse: Validator<CommentsListResponse>;

/** `file_storage.comments.get.params` */
export declare const commentsGetParams: Validator<CommentsGetParams>;

/** `file_storage.comments.get.request` */
export declare const commentsGetRequest: Validator<CommentsGetRequest>;

/** `file_storage.comments.get.record` */
export declare const commentsGetRecord: Validator<CommentsGetRecord>;

/** `file_storage.comments.get.response` */
export declare const commentsGetResponse: Validator<CommentsGetResponse>;

/** `file_storage.replies.list.params` */
export declare const repliesListParams: Validator<RepliesListParams>;

/** `file_storage.replies.list.request` */
export declare const repliesListRequest: Validator<RepliesListRequest>;

/** `file_storage.replies.list.record` */
export declare const repliesListRecord: Validator<RepliesListRecord>;

/** `file_storage.replies.list.meta` */
export declare const repliesListMeta: Validator<RepliesListMeta>;

/** `file_storage.replies.list.response` */
export declare const repliesListResponse: Validator<RepliesListResponse>;

/** `file_storage.replies.get.params` */
export declare const repliesGetParams: Validator<RepliesGetParams>;

/** `file_storage.replies.get.request` */
export declare const repliesGetRequest: Validator<RepliesGetRequest>;

/** `file_storage.replies.get.record` */
export declare const repliesGetRecord: Validator<RepliesGetRecord>;

/** `file_storage.replies.get.response` */
export declare const repliesGetResponse: Validator<RepliesGetResponse>;

/** `file_storage.revisions.list.params` */
export declare const revisionsListParams: Validator<RevisionsListParams>;

/** `file_storage.revisions.list.request` */
export declare const revisionsListRequest: Validator<RevisionsListRequest>;

/** `file_storage.revisions.list.record` */
export declare const revisionsListRecord: Validator<RevisionsListRecord>;

/** `file_storage.revisions.list.meta` */
export declare const revisionsListMeta: Validator<RevisionsListMeta>;

/** `file_storage.revisions.list.response` */
export declare const revisionsListResponse: Validator<RevisionsListResponse>;

/** `file_storage.revisions.get.params` */
export declare const revisionsGetParams: Validator<RevisionsGetParams>;

/** `file_storage.revisions.get.request` */
export declare const revisionsGetRequest: Validator<RevisionsGetRequest>;

/** `file_storage.revisions.get.record` */
export declare const revisionsGetRecord: Validator<RevisionsGetRecord>;

/** `file_storage.revisions.get.response` */
export declare const revisionsGetResponse: Validator<RevisionsGetResponse>;

/** `file_storage.changes.list.params` */
export declare const changesListParams: Validator<ChangesListParams>;

/** `file_storage.changes.list.request` */
export declare const changesListRequest: Validator<ChangesListRequest>;

/** `file_storage.changes.list.record` */
export declare const changesListRecord: Validator<ChangesListRecord>;

/** `file_storage.changes.list.meta` */
export declare const changesListMeta: Validator<ChangesListMeta>;

/** `file_storage.changes.list.response` */
export declare const changesListResponse: Validator<ChangesListResponse>;

/** `file_storage.changes_start_page_token.get.params` */
export declare const changesStartPageTokenGetParams: Validator<ChangesStartPageTokenGetParams>;

/** `file_storage.changes_start_page_token.get.request` */
export declare const changesStartPageTokenGetRequest: Validator<ChangesStartPageTokenGetRequest>;

/** `file_storage.changes_start_page_token.get.record` */
export declare const changesStartPageTokenGetRecord: Validator<ChangesStartPageTokenGetRecord>;

/** `file_storage.changes_start_page_token.get.response` */
export declare const changesStartPageTokenGetResponse: Validator<ChangesStartPageTokenGetResponse>;

/** `file_storage.about.get.params` */
export declare const aboutGetParams: Validator<AboutGetParams>;

/** `file_storage.about.get.request` */
export declare const aboutGetRequest: Validator<AboutGetRequest>;

/** `file_storage.about.get.record` */
export declare const aboutGetRecord: Validator<AboutGetRecord>;

/** `file_storage.about.get.response` */
export declare const aboutGetResponse: Validator<AboutGetResponse>;

/** `file_storage.records.StorageFile` */
export declare const storageFile: Validator<StorageFile>;

/** `file_storage.records.FileOwner` */
export declare const fileOwner: Validator<FileOwner>;

/** `file_storage.records.SharedDrive` */
export declare const sharedDrive: Validator<SharedDrive>;

/** `file_storage.records.Permission` */
export declare const permission: Validator<Permission>;

/** `file_storage.records.FileComment` */
export declare const fileComment: Validator<FileComment>;

/** `file_storage.records.CommentReply` */
export declare const commentReply: Validator<CommentReply>;

/** `file_storage.records.Revision` */
export declare const revision: Validator<Revision>;

/** `file_storage.records.Change` */
export declare const change: Validator<Change>;

/** `file_storage.records.StartPageToken` */
export declare const startPageToken: Validator<StartPageToken>;

/** `file_storage.records.About` */
export declare const about: Validator<About>;

/** `file_storage.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `file_storage.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** File storage for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
