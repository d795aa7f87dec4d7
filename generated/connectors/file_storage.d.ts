// @generated from spec/connectors/file_storage.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Download,
  Execute,
  OptionalCall,
  OptionalPagedCall,
  Page,
  Prefilled,
  RequiredCall,
  RequiredPagedCall,
  UncheckedConnector,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * A file or folder.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface StorageFile {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the file. */
  id: string;
  /** Name of the file. Several files in a folder can have the same name. */
  name?: string | null;
  /** MIME type of the file. */
  mimeType?: string | null;
  /** Description of the file. */
  description?: string | null;
  /** Whether the current user marked the file with a star. */
  starred?: boolean | null;
  /** Whether the file is in the trash, by itself or with a folder that contains it. */
  trashed?: boolean | null;
  /** Whether the file itself was moved to the trash, not only a folder that contains it. */
  explicitlyTrashed?: boolean | null;
  /** Ids of the folders that contain the file. */
  parents?: string[] | null;
  /** Custom properties of the file that every app can read. */
  properties?: { [key: string]: string } | null;
  /** Custom properties of the file that only the requesting app can read. */
  appProperties?: { [key: string]: string } | null;
  /** Spaces that contain the file, such as `drive` or `appDataFolder`. */
  spaces?: string[] | null;
  /** Version number that increases with every change to the file, as a decimal string. */
  version?: string | null;
  /** Link with which a browser downloads the content. */
  webContentLink?: string | null;
  /** Link that opens the file in the browser, in a suitable editor or viewer. */
  webViewLink?: string | null;
  /** Link to an icon for the type of the file. */
  iconLink?: string | null;
  /** Whether a thumbnail of the file exists. */
  hasThumbnail?: boolean | null;
  /** Link to the thumbnail, valid for a short time. */
  thumbnailLink?: string | null;
  /** Version number of the thumbnail, as a decimal string. */
  thumbnailVersion?: string | null;
  /** Whether the current user has viewed the file. */
  viewedByMe?: boolean | null;
  /** Time when the current user last viewed the file, in RFC 3339 format. */
  viewedByMeTime?: string | null;
  /** Time of creation, in RFC 3339 format. */
  createdTime?: string | null;
  /** Time of the last change by anyone, in RFC 3339 format. */
  modifiedTime?: string | null;
  /** Time of the last change by the current user, in RFC 3339 format. */
  modifiedByMeTime?: string | null;
  /** Whether the current user has changed the file. */
  modifiedByMe?: boolean | null;
  /** Time when the file was shared with the current user, in RFC 3339 format. */
  sharedWithMeTime?: string | null;
  /** User who shared the file with the current user. */
  sharingUser?: PartialFileOwner | null;
  /** Owners of the file; files in shared drives have none. */
  owners?: FileOwner[] | null;
  /** Id of the shared drive that contains the file. */
  driveId?: string | null;
  /** User who last changed the file. */
  lastModifyingUser?: PartialFileOwner | null;
  /** Whether the file is shared with others. */
  shared?: boolean | null;
  /** Whether the current user owns the file. */
  ownedByMe?: boolean | null;
  /** Actions that the current user can perform on the file, as booleans such as `canEdit`. */
  capabilities?: FileCapabilities | null;
  /** Whether viewers can copy the content; `copyRequiresWriterPermission` replaces it. */
  viewersCanCopyContent?: boolean | null;
  /** Whether copying, printing and downloading require more than read or comment access. */
  copyRequiresWriterPermission?: boolean | null;
  /** Whether users who can edit the file can also change its permissions. */
  writersCanShare?: boolean | null;
  /** Ids of the permissions on the file. */
  permissionIds?: string[] | null;
  /** Color of the folder, as an RGB hex string such as `#8f8f8f`. */
  folderColorRgb?: string | null;
  /** Name that the file had when it was uploaded. */
  originalFilename?: string | null;
  /** Full extension of the file name, such as `tar.gz`. */
  fullFileExtension?: string | null;
  /** Last part of the extension, such as `gz`. */
  fileExtension?: string | null;
  /** MD5 checksum of the content, in hexadecimal. */
  md5Checksum?: string | null;
  /** SHA-1 checksum of the content, in hexadecimal. */
  sha1Checksum?: string | null;
  /** SHA-256 checksum of the content, in hexadecimal. */
  sha256Checksum?: string | null;
  /** Size of the file in bytes, as a decimal string. */
  size?: string | null;
  /** Storage quota that the file uses, in bytes, as a decimal string. */
  quotaBytesUsed?: string | null;
  /** Id of the current revision. */
  headRevisionId?: string | null;
  /** Whether the requesting app created the file or has opened it. */
  isAppAuthorized?: boolean | null;
  /** Links that export an office-suite document, by MIME type. */
  exportLinks?: { [key: string]: string } | null;
  /** Target of the shortcut, if the file is a shortcut. */
  shortcutDetails?: ShortcutDetails | null;
  /** Restrictions on changing the content, such as `readOnly`. */
  contentRestrictions?: ContentRestriction[] | null;
  /** Key that may be needed to access the file through a link. */
  resourceKey?: string | null;
  /** Details about sharing by link, such as the state of the link security update. */
  linkShareMetadata?: LinkShareMetadata | null;
  /** Labels on the file. */
  labelInfo?: FileLabelInfo | null;
  /** Time when the file was moved to the trash, in RFC 3339 format. */
  trashedTime?: string | null;
  /** User who moved the file to the trash. */
  trashingUser?: PartialFileOwner | null;
  /** Metadata of an image, such as its width and height in pixels. */
  imageMediaMetadata?: ImageMediaMetadata | null;
  /** Metadata of a video, such as its size in pixels and its duration in milliseconds. */
  videoMediaMetadata?: VideoMediaMetadata | null;
}

/** `file_storage.records.StorageFile` */
export declare const storageFile: Validator<StorageFile>;

export declare const isStorageFile: Guard<StorageFile>;

/**
 * An owner of a file.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface FileOwner {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Display name of the owner. */
  displayName?: string | null;
  /** Link to the profile photo of the owner. */
  photoLink?: string | null;
  /** Whether the owner is the current user. */
  me?: boolean | null;
  /** Id of the owner as used in permissions. */
  permissionId?: string | null;
  /** Email address of the owner, if visible to the current user. */
  emailAddress?: string | null;
}

/** `file_storage.records.FileOwner` */
export declare const fileOwner: Validator<FileOwner>;

export declare const isFileOwner: Guard<FileOwner>;

/**
 * A shared drive, whose files belong to a team instead of a single user.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface SharedDrive {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the shared drive, also the id of its top-level folder. */
  id: string;
  /** Name of the shared drive. */
  name?: string | null;
  /** Color of the shared drive, as an RGB hex string such as `#0b8043`. */
  colorRgb?: string | null;
  /** Link to the background image, valid for a short time. */
  backgroundImageLink?: string | null;
  /** Image file whose cropped area is the background image. */
  backgroundImageFile?: DriveBackgroundImageFile | null;
  /** Actions that the current user can perform on the shared drive, as booleans such as `canRenameDrive`. */
  capabilities?: DriveCapabilities | null;
  /** Id of the theme, which defines the color and the background image. */
  themeId?: string | null;
  /** Time of creation, in RFC 3339 format. */
  createdTime?: string | null;
  /** Whether the default view leaves out the shared drive. */
  hidden?: boolean | null;
  /** Rules that limit what users can do with the shared drive and its items. */
  restrictions?: DriveRestrictions | null;
  /** Id of the organizational unit that the shared drive belongs to. */
  orgUnitId?: string | null;
}

/** `file_storage.records.SharedDrive` */
export declare const sharedDrive: Validator<SharedDrive>;

export declare const isSharedDrive: Guard<SharedDrive>;

/**
 * The access that a user, a group, a domain or everyone has to a file or shared drive.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface Permission {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the permission. */
  id: string;
  /** Type of the grantee, such as `user`, `group`, `domain` or `anyone`. */
  type?: string | null;
  /** Email address of the user or group that has the permission. */
  emailAddress?: string | null;
  /** Domain that has the permission. */
  domain?: string | null;
  /** Role that the permission grants, such as `owner`, `writer` or `reader`. */
  role?: string | null;
  /** View that the permission belongs to, such as `published`. */
  view?: string | null;
  /** Whether the grantees can find the file through search. */
  allowFileDiscovery?: boolean | null;
  /** Display name of the grantee. */
  displayName?: string | null;
  /** Link to the profile photo of the grantee. */
  photoLink?: string | null;
  /** Time when the permission expires, in RFC 3339 format. */
  expirationTime?: string | null;
  /** Older name of `permissionDetails`. */
  teamDrivePermissionDetails?: TeamDrivePermissionDetail[] | null;
  /** Details of the permission in a shared drive, such as whether it is inherited. */
  permissionDetails?: PermissionDetail[] | null;
  /** Whether the account of the grantee no longer exists. */
  deleted?: boolean | null;
  /** Whether the grantee has been offered ownership and has not yet accepted it. */
  pendingOwner?: boolean | null;
}

/** `file_storage.records.Permission` */
export declare const permission: Validator<Permission>;

export declare const isPermission: Guard<Permission>;

/**
 * A comment on a file.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface FileComment {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the comment. */
  id: string;
  /** Time of creation, in RFC 3339 format. */
  createdTime?: string | null;
  /** Time of the last change to the comment or one of its replies, in RFC 3339 format. */
  modifiedTime?: string | null;
  /** User who wrote the comment. */
  author?: PartialFileOwner | null;
  /** Text of the comment as HTML, for display. */
  htmlContent?: string | null;
  /** Text of the comment without formatting. */
  content?: string | null;
  /**
   * Whether the comment was deleted, in which case its content is missing.
   * Document 3, States and transitions.
   */
  deleted?: boolean | null;
  /**
   * Whether a reply has resolved the comment.
   * Document 3, States and transitions.
   */
  resolved?: boolean | null;
  /** Part of the file that the comment refers to. */
  quotedFileContent?: QuotedFileContent | null;
  /** Region of the file that the comment is attached to. */
  anchor?: string | null;
  /** Replies to the comment, oldest first. */
  replies?: CommentReply[] | null;
  /** Email addresses of the users whom the comment mentions. */
  mentionedEmailAddresses?: string[] | null;
  /** Email address of the user to whom the comment is assigned. */
  assigneeEmailAddress?: string | null;
}

/** `file_storage.records.FileComment` */
export declare const fileComment: Validator<FileComment>;

export declare const isFileComment: Guard<FileComment>;

/**
 * A reply to a comment, read by itself or as part of the comment.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface CommentReply {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the reply. */
  id: string;
  /** Time of creation, in RFC 3339 format. */
  createdTime?: string | null;
  /** Time of the last change, in RFC 3339 format. */
  modifiedTime?: string | null;
  /** User who wrote the reply. */
  author?: PartialFileOwner | null;
  /** Text of the reply as HTML, for display. */
  htmlContent?: string | null;
  /** Text of the reply without formatting. */
  content?: string | null;
  /**
   * Whether the reply was deleted, in which case its content is missing.
   * Document 3, States and transitions.
   */
  deleted?: boolean | null;
  /** What the reply does to the comment, such as `resolve` or `reopen`. */
  action?: string | null;
}

/** `file_storage.records.CommentReply` */
export declare const commentReply: Validator<CommentReply>;

export declare const isCommentReply: Guard<CommentReply>;

/**
 * A version of a file, current or earlier.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface Revision {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the revision. */
  id: string;
  /** MIME type of the revision. */
  mimeType?: string | null;
  /** Time of the last change to the revision, in RFC 3339 format. */
  modifiedTime?: string | null;
  /** Whether the revision is kept after newer revisions replace it. */
  keepForever?: boolean | null;
  /** Whether the revision is published on the web. */
  published?: boolean | null;
  /** Link to the published revision. */
  publishedLink?: string | null;
  /** Whether later revisions are published automatically. */
  publishAuto?: boolean | null;
  /** Whether the revision is published outside the domain of the account. */
  publishedOutsideDomain?: boolean | null;
  /** User who last changed the revision. */
  lastModifyingUser?: PartialFileOwner | null;
  /** Name that the file had when this revision was uploaded. */
  originalFilename?: string | null;
  /** MD5 checksum of the content, in hexadecimal. */
  md5Checksum?: string | null;
  /** Size of the revision in bytes, as a decimal string. */
  size?: string | null;
  /** Links that export the revision of an office-suite document, by MIME type. */
  exportLinks?: { [key: string]: string } | null;
}

/** `file_storage.records.Revision` */
export declare const revision: Validator<Revision>;

export declare const isRevision: Guard<Revision>;

/**
 * A change to a file or shared drive.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface Change {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Whether the file or shared drive was deleted or is no longer accessible. */
  removed?: boolean | null;
  /** Current state of the changed file, unless it was removed. */
  file?: PartialStorageFile | null;
  /** Id of the changed file. */
  fileId?: string | null;
  /** Id of the shared drive that the change concerns. */
  driveId?: string | null;
  /** Current state of the changed shared drive, unless it was removed. */
  drive?: PartialSharedDrive | null;
  /** Time of the change, in RFC 3339 format. */
  time?: string | null;
  /** Older name of `changeType`. */
  type?: string | null;
  /** What changed, such as `file` or `drive`. */
  changeType?: string | null;
}

/** `file_storage.records.Change` */
export declare const change: Validator<Change>;

export declare const isChange: Guard<Change>;

/**
 * The token with which to start reading a change feed.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface StartPageToken {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Token that points to the current end of the change feed. */
  startPageToken: string;
}

/** `file_storage.records.StartPageToken` */
export declare const startPageToken: Validator<StartPageToken>;

export declare const isStartPageToken: Guard<StartPageToken>;

/**
 * The account, its storage and its capabilities.
 * Document 3, Resources and their fields, File-storage connector.
 */
export interface About {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** The current user. */
  user?: PartialFileOwner | null;
  /** Storage limit and usage in bytes, as decimal strings. */
  storageQuota?: StorageQuota | null;
  /** MIME types to which files can be converted on import, by source MIME type. */
  importFormats?: { [key: string]: string[] } | null;
  /** MIME types to which documents can be exported, by source MIME type. */
  exportFormats?: { [key: string]: string[] } | null;
  /** Maximum import sizes in bytes, as decimal strings, by MIME type. */
  maxImportSizes?: { [key: string]: string } | null;
  /** Maximum size of an upload in bytes, as a decimal string. */
  maxUploadSize?: string | null;
  /** Whether the requesting app is installed for the current user. */
  appInstalled?: boolean | null;
  /** Colors that folders can have, as RGB hex strings. */
  folderColorPalette?: string[] | null;
  /** Themes that shared drives can have. */
  driveThemes?: DriveTheme[] | null;
  /** Whether the current user can create shared drives. */
  canCreateDrives?: boolean | null;
  /** Older name of `canCreateDrives`. */
  canCreateTeamDrives?: boolean | null;
  /** Older name of `driveThemes`. */
  teamDriveThemes?: DriveTheme[] | null;
}

/** `file_storage.records.About` */
export declare const about: Validator<About>;

export declare const isAbout: Guard<About>;

/**
 * Actions that the current user can perform on a file or folder. A field is true if the user can perform the
 * action.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface FileCapabilities {
  /** Accept ownership that has been offered. Missing in shared drives. */
  canAcceptOwnership?: boolean | null;
  /** Use the file with generative AI features. */
  canAccessViaGenAi?: boolean | null;
  /** Add items to the folder. False for files. */
  canAddChildren?: boolean | null;
  /** Add a folder of another drive to the folder. Only in shared drives. */
  canAddFolderFromAnotherDrive?: boolean | null;
  /** Add the item to another folder without removing it from its current one. Missing in shared drives. */
  canAddMyDriveParent?: boolean | null;
  /** Change `copyRequiresWriterPermission`. */
  canChangeCopyRequiresWriterPermission?: boolean | null;
  /** Change the download restriction that the owner or an organizer set on the file. */
  canChangeItemDownloadRestriction?: boolean | null;
  /** Change `securityUpdateEnabled` of `linkShareMetadata`. */
  canChangeSecurityUpdateEnabled?: boolean | null;
  /**
   * Change `viewersCanCopyContent`.
   * @deprecated Use `canChangeCopyRequiresWriterPermission`.
   */
  canChangeViewersCanCopyContent?: boolean | null;
  /** Comment on the file. */
  canComment?: boolean | null;
  /** Copy the file, or the files in the folder if it is in a shared drive. */
  canCopy?: boolean | null;
  /** Delete the item permanently. */
  canDelete?: boolean | null;
  /** Delete the items in the folder permanently. Only in shared drives. */
  canDeleteChildren?: boolean | null;
  /** Stop the item from inheriting permissions from the folders above it. */
  canDisableInheritedPermissions?: boolean | null;
  /** Download the file. */
  canDownload?: boolean | null;
  /** Edit the file. Other fields can limit which changes are possible. */
  canEdit?: boolean | null;
  /** Let the item inherit permissions again. */
  canEnableInheritedPermissions?: boolean | null;
  /** List the items in the folder. False for files. */
  canListChildren?: boolean | null;
  /** Change the content of the file. */
  canModifyContent?: boolean | null;
  /**
   * Older form of the other fields about content restrictions.
   * @deprecated Use `canModifyEditorContentRestriction`, `canModifyOwnerContentRestriction` or
   *   `canRemoveContentRestriction`.
   */
  canModifyContentRestriction?: boolean | null;
  /** Set or change content restrictions that editors may change. */
  canModifyEditorContentRestriction?: boolean | null;
  /** Change the labels on the file. */
  canModifyLabels?: boolean | null;
  /** Set or change content restrictions that only owners may change. */
  canModifyOwnerContentRestriction?: boolean | null;
  /** Move items in the folder out of the shared drive. Only in shared drives. */
  canMoveChildrenOutOfDrive?: boolean | null;
  /**
   * Older name of `canMoveChildrenOutOfDrive`.
   * @deprecated Use `canMoveChildrenOutOfDrive`.
   */
  canMoveChildrenOutOfTeamDrive?: boolean | null;
  /** Move items in the folder within the same drive. False for files. */
  canMoveChildrenWithinDrive?: boolean | null;
  /**
   * Older name of `canMoveChildrenWithinDrive`.
   * @deprecated Use `canMoveChildrenWithinDrive`.
   */
  canMoveChildrenWithinTeamDrive?: boolean | null;
  /**
   * Move the item into a shared drive.
   * @deprecated Use `canMoveItemOutOfDrive`.
   */
  canMoveItemIntoTeamDrive?: boolean | null;
  /** Move the item out of its drive. */
  canMoveItemOutOfDrive?: boolean | null;
  /**
   * Older name of `canMoveItemOutOfDrive`.
   * @deprecated Use `canMoveItemOutOfDrive`.
   */
  canMoveItemOutOfTeamDrive?: boolean | null;
  /** Move the item within its drive. */
  canMoveItemWithinDrive?: boolean | null;
  /**
   * Older name of `canMoveItemWithinDrive`.
   * @deprecated Use `canMoveItemWithinDrive`.
   */
  canMoveItemWithinTeamDrive?: boolean | null;
  /**
   * Older form of `canMoveItemWithinDrive` and `canMoveItemOutOfDrive`.
   * @deprecated Use `canMoveItemWithinDrive` or `canMoveItemOutOfDrive`.
   */
  canMoveTeamDriveItem?: boolean | null;
  /** Read the shared drive that contains the item. Only in shared drives. */
  canReadDrive?: boolean | null;
  /** Read the labels on the file. */
  canReadLabels?: boolean | null;
  /** Read the revisions of the file, or of the files in the folder if it is in a shared drive. */
  canReadRevisions?: boolean | null;
  /**
   * Older name of `canReadDrive`.
   * @deprecated Use `canReadDrive`.
   */
  canReadTeamDrive?: boolean | null;
  /** Remove items from the folder. False for files. */
  canRemoveChildren?: boolean | null;
  /** Remove a content restriction that is on the file. */
  canRemoveContentRestriction?: boolean | null;
  /** Remove the item from its folder without adding it to another. Missing in shared drives. */
  canRemoveMyDriveParent?: boolean | null;
  /** Rename the item. */
  canRename?: boolean | null;
  /** Change with whom the item is shared. */
  canShare?: boolean | null;
  /** Ask reviewers to approve the file. */
  canStartApproval?: boolean | null;
  /** Move the item to the trash. */
  canTrash?: boolean | null;
  /** Move items in the folder to the trash. Only in shared drives. */
  canTrashChildren?: boolean | null;
  /** Restore the item from the trash. */
  canUntrash?: boolean | null;
}

/**
 * Target of a shortcut.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface ShortcutDetails {
  /** Id of the file or folder that the shortcut leads to. */
  targetId?: string | null;
  /** MIME type that the target had when the shortcut was created. */
  targetMimeType?: string | null;
  /** Key that may be needed to access the target through a link, like `resourceKey` of a file. */
  targetResourceKey?: string | null;
}

/**
 * A restriction on changing the content of a file.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface ContentRestriction {
  /** Whether the content, the name and the comments of the file cannot be changed. */
  readOnly?: boolean | null;
  /** Why the content is restricted, in the words of the user who restricted it. */
  reason?: string | null;
  /** User who restricted the content. Only if `readOnly` is true. */
  restrictingUser?: PartialFileOwner | null;
  /** Time when the content was restricted, in RFC 3339 format. Only if `readOnly` is true. */
  restrictionTime?: string | null;
  /** Kind of restriction. Only one kind exists so far. */
  type?: string | null;
  /** Whether only an owner can change or remove the restriction, or an organizer in a shared drive. */
  ownerRestricted?: boolean | null;
  /** Whether the system set the restriction, for example for a signature. Users cannot remove it. */
  systemRestricted?: boolean | null;
}

/**
 * State of the security update of the links to a file.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface LinkShareMetadata {
  /** Whether the update, after which links need a resource key, can be applied to the file. */
  securityUpdateEligible?: boolean | null;
  /** Whether the update has been applied to the file. */
  securityUpdateEnabled?: boolean | null;
}

/**
 * Labels on a file.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface FileLabelInfo {
  /** Labels on the file that were asked for. */
  labels?: FileLabel[] | null;
}

/**
 * A label on a file, with the values of its fields.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface FileLabel {
  /** Id of the label. */
  id?: string | null;
  /** Fixed string that identifies the type of the object. */
  kind?: string | null;
  /** Id of the revision of the label. */
  revisionId?: string | null;
  /** Fields of the label by their ids. */
  fields?: { [key: string]: FileLabelField } | null;
}

/**
 * The values of one field of a label. Only the list that the type of the field selects is present.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface FileLabelField {
  /** Id of the field. */
  id?: string | null;
  /** Fixed string that identifies the type of the object. */
  kind?: string | null;
  /** Name of the list that has the values. Known values: `dateString`, `integer`, `selection`, `text`, `user`. */
  valueType?: "dateString" | "integer" | "selection" | "text" | "user" | (string & {}) | null;
  /** Days as `YYYY-MM-DD`. */
  dateString?: string[] | null;
  /** Whole numbers as decimal strings. */
  integer?: string[] | null;
  /** Ids of the chosen options. */
  selection?: string[] | null;
  /** Texts. */
  text?: string[] | null;
  /** Users. */
  user?: PartialFileOwner[] | null;
}

/**
 * Properties of an image, as far as the file contains them.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface ImageMediaMetadata {
  /** Width in pixels. Integer. */
  width?: number | null;
  /** Height in pixels. Integer. */
  height?: number | null;
  /** Number of clockwise turns by 90 degrees from the original orientation. Integer. */
  rotation?: number | null;
  /** Place where the photo was taken. */
  location?: {
    /** Latitude in degrees. */
    latitude?: number | null;
    /** Longitude in degrees. */
    longitude?: number | null;
    /** Altitude in meters. */
    altitude?: number | null;
  } | null;
  /** Date and time at which the photo was taken, as in EXIF data and therefore without a time zone. */
  time?: string | null;
  /** Maker of the camera. */
  cameraMake?: string | null;
  /** Model of the camera. */
  cameraModel?: string | null;
  /** Length of the exposure in seconds. */
  exposureTime?: number | null;
  /** Aperture as an f-number. */
  aperture?: number | null;
  /** Whether a flash was fired. */
  flashUsed?: boolean | null;
  /** Focal length in millimeters. */
  focalLength?: number | null;
  /** ISO speed of the film or sensor. Integer. */
  isoSpeed?: number | null;
  /** Method by which the camera measured the light. */
  meteringMode?: string | null;
  /** Type of the sensor. */
  sensor?: string | null;
  /** Exposure mode of the camera. */
  exposureMode?: string | null;
  /** Color space of the image. */
  colorSpace?: string | null;
  /** White balance mode of the camera. */
  whiteBalance?: string | null;
  /** Correction of the exposure as an APEX value. */
  exposureBias?: number | null;
  /** Smallest f-number of the lens at this focal length, as an APEX value. */
  maxApertureValue?: number | null;
  /** Distance to the subject in meters. Integer. */
  subjectDistance?: number | null;
  /** Name of the lens. */
  lens?: string | null;
}

/**
 * Properties of a video, which can be missing for some time after the upload.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface VideoMediaMetadata {
  /** Width in pixels. Integer. */
  width?: number | null;
  /** Height in pixels. Integer. */
  height?: number | null;
  /** Duration in milliseconds, as a decimal string. */
  durationMillis?: string | null;
}

/**
 * An image and the area of it that is the background of a shared drive. Public sources show it only in requests.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface DriveBackgroundImageFile {
  /** Id of the image file. */
  id?: string | null;
  /** Width of the area as a fraction of the width of the image, from 0 to 1. */
  width?: number | null;
  /** Distance of the area from the left edge, as a fraction of the width of the image. */
  xCoordinate?: number | null;
  /** Distance of the area from the top edge, as a fraction of the height of the image. */
  yCoordinate?: number | null;
}

/**
 * Actions that the current user can perform on a shared drive. A field is true if the user can perform the
 * action.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface DriveCapabilities {
  /** Add items to folders of the shared drive. */
  canAddChildren?: boolean | null;
  /** Change the restriction `copyRequiresWriterPermission`. */
  canChangeCopyRequiresWriterPermissionRestriction?: boolean | null;
  /** Change the restriction `domainUsersOnly`. */
  canChangeDomainUsersOnlyRestriction?: boolean | null;
  /** Change the download restriction that organizers set. */
  canChangeDownloadRestriction?: boolean | null;
  /** Change the background of the shared drive. */
  canChangeDriveBackground?: boolean | null;
  /** Change the restriction `driveMembersOnly`. */
  canChangeDriveMembersOnlyRestriction?: boolean | null;
  /** Change the restriction `sharingFoldersRequiresOrganizerPermission`. */
  canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean | null;
  /** Comment on files in the shared drive. */
  canComment?: boolean | null;
  /** Copy files in the shared drive. */
  canCopy?: boolean | null;
  /** Delete items in the shared drive permanently. */
  canDeleteChildren?: boolean | null;
  /** Delete the shared drive, which still fails while it has items that are not in the trash. */
  canDeleteDrive?: boolean | null;
  /** Download files in the shared drive. */
  canDownload?: boolean | null;
  /** Edit files in the shared drive. */
  canEdit?: boolean | null;
  /** List the items in folders of the shared drive. */
  canListChildren?: boolean | null;
  /** Add and remove members and change their roles. */
  canManageMembers?: boolean | null;
  /** Read the revisions of files in the shared drive. */
  canReadRevisions?: boolean | null;
  /** Rename items in the shared drive. */
  canRename?: boolean | null;
  /** Rename the shared drive itself. */
  canRenameDrive?: boolean | null;
  /** Reset all restrictions of the shared drive to their defaults. */
  canResetDriveRestrictions?: boolean | null;
  /** Share items in the shared drive. */
  canShare?: boolean | null;
  /** Move items in the shared drive to the trash. */
  canTrashChildren?: boolean | null;
}

/**
 * Rules that limit what users can do with a shared drive and its items.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface DriveRestrictions {
  /** Whether only administrators of the shared drive can change its restrictions. */
  adminManagedRestrictions?: boolean | null;
  /** Whether readers and commenters cannot copy, print or download any file. */
  copyRequiresWriterPermission?: boolean | null;
  /** Whether only users of the domain that owns the shared drive have access. */
  domainUsersOnly?: boolean | null;
  /** Whether only members of the shared drive have access to its items. */
  driveMembersOnly?: boolean | null;
  /** Whether only organizers can share folders, not file organizers. */
  sharingFoldersRequiresOrganizerPermission?: boolean | null;
  /** Restriction on downloading and copying files. */
  downloadRestriction?: {
    /** Whether readers cannot download or copy. */
    restrictedForReaders?: boolean | null;
    /** Whether writers and readers cannot download or copy. */
    restrictedForWriters?: boolean | null;
  } | null;
}

/**
 * Older form of a detail of a permission.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface TeamDrivePermissionDetail {
  /**
   * Older name of `permissionType`.
   * @deprecated Use `permissionType` of `permissionDetails`.
   */
  teamDrivePermissionType?: string | null;
  /**
   * Role that this part of the permission grants.
   * @deprecated Use `role` of `permissionDetails`.
   */
  role?: string | null;
  /**
   * Id of the item from which the permission is inherited.
   * @deprecated Use `inheritedFrom` of `permissionDetails`.
   */
  inheritedFrom?: string | null;
  /**
   * Whether the permission is inherited.
   * @deprecated Use `inherited` of `permissionDetails`.
   */
  inherited?: boolean | null;
}

/**
 * One of the ways in which a user got a permission.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface PermissionDetail {
  /**
   * Whether the permission comes from sharing the file or from membership of the shared drive. Known values:
   * `file`, `member`.
   */
  permissionType?: "file" | "member" | (string & {}) | null;
  /**
   * Role that this part of the permission grants. Known values: `owner`, `organizer`, `fileOrganizer`, `writer`,
   * `commenter`, `reader`.
   */
  role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader" | (string & {}) | null;
  /** Id of the item from which the permission is inherited. Only in shared drives. */
  inheritedFrom?: string | null;
  /** Whether the permission is inherited, not set on the item itself. */
  inherited?: boolean | null;
}

/**
 * Part of a file that a comment is about.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface QuotedFileContent {
  /** MIME type of the quoted part. */
  mimeType?: string | null;
  /** The quoted part itself. */
  value?: string | null;
}

/**
 * Storage limit and usage in bytes, as decimal strings. They are those of the organization if it pools its
 * storage.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface StorageQuota {
  /** Storage that can be used, missing if there is no limit. */
  limit?: string | null;
  /** Storage used by all services. */
  usage?: string | null;
  /** Storage used by files. */
  usageInDrive?: string | null;
  /** Storage used by files in the trash. */
  usageInDriveTrash?: string | null;
}

/**
 * A theme for shared drives.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface DriveTheme {
  /** Id of the theme, to which `themeId` of a shared drive refers. */
  id?: string | null;
  /** Link to the background image. */
  backgroundImageLink?: string | null;
  /** Color as an RGB hex string, such as `#0b8043`. */
  colorRgb?: string | null;
}

/**
 * The record `FileOwner` inside another one, which may have only some of its fields.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface PartialFileOwner {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Display name of the owner. */
  displayName?: string | null;
  /** Link to the profile photo of the owner. */
  photoLink?: string | null;
  /** Whether the owner is the current user. */
  me?: boolean | null;
  /** Id of the owner as used in permissions. */
  permissionId?: string | null;
  /** Email address of the owner, if visible to the current user. */
  emailAddress?: string | null;
}

/**
 * The record `StorageFile` inside another one, which may have only some of its fields.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface PartialStorageFile {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the file. */
  id?: string | null;
  /** Name of the file. Several files in a folder can have the same name. */
  name?: string | null;
  /** MIME type of the file. */
  mimeType?: string | null;
  /** Description of the file. */
  description?: string | null;
  /** Whether the current user marked the file with a star. */
  starred?: boolean | null;
  /** Whether the file is in the trash, by itself or with a folder that contains it. */
  trashed?: boolean | null;
  /** Whether the file itself was moved to the trash, not only a folder that contains it. */
  explicitlyTrashed?: boolean | null;
  /** Ids of the folders that contain the file. */
  parents?: string[] | null;
  /** Custom properties of the file that every app can read. */
  properties?: { [key: string]: string } | null;
  /** Custom properties of the file that only the requesting app can read. */
  appProperties?: { [key: string]: string } | null;
  /** Spaces that contain the file, such as `drive` or `appDataFolder`. */
  spaces?: string[] | null;
  /** Version number that increases with every change to the file, as a decimal string. */
  version?: string | null;
  /** Link with which a browser downloads the content. */
  webContentLink?: string | null;
  /** Link that opens the file in the browser, in a suitable editor or viewer. */
  webViewLink?: string | null;
  /** Link to an icon for the type of the file. */
  iconLink?: string | null;
  /** Whether a thumbnail of the file exists. */
  hasThumbnail?: boolean | null;
  /** Link to the thumbnail, valid for a short time. */
  thumbnailLink?: string | null;
  /** Version number of the thumbnail, as a decimal string. */
  thumbnailVersion?: string | null;
  /** Whether the current user has viewed the file. */
  viewedByMe?: boolean | null;
  /** Time when the current user last viewed the file, in RFC 3339 format. */
  viewedByMeTime?: string | null;
  /** Time of creation, in RFC 3339 format. */
  createdTime?: string | null;
  /** Time of the last change by anyone, in RFC 3339 format. */
  modifiedTime?: string | null;
  /** Time of the last change by the current user, in RFC 3339 format. */
  modifiedByMeTime?: string | null;
  /** Whether the current user has changed the file. */
  modifiedByMe?: boolean | null;
  /** Time when the file was shared with the current user, in RFC 3339 format. */
  sharedWithMeTime?: string | null;
  /** User who shared the file with the current user. */
  sharingUser?: PartialFileOwner | null;
  /** Owners of the file; files in shared drives have none. */
  owners?: PartialFileOwner[] | null;
  /** Id of the shared drive that contains the file. */
  driveId?: string | null;
  /** User who last changed the file. */
  lastModifyingUser?: PartialFileOwner | null;
  /** Whether the file is shared with others. */
  shared?: boolean | null;
  /** Whether the current user owns the file. */
  ownedByMe?: boolean | null;
  /** Actions that the current user can perform on the file, as booleans such as `canEdit`. */
  capabilities?: FileCapabilities | null;
  /** Whether viewers can copy the content; `copyRequiresWriterPermission` replaces it. */
  viewersCanCopyContent?: boolean | null;
  /** Whether copying, printing and downloading require more than read or comment access. */
  copyRequiresWriterPermission?: boolean | null;
  /** Whether users who can edit the file can also change its permissions. */
  writersCanShare?: boolean | null;
  /** Ids of the permissions on the file. */
  permissionIds?: string[] | null;
  /** Color of the folder, as an RGB hex string such as `#8f8f8f`. */
  folderColorRgb?: string | null;
  /** Name that the file had when it was uploaded. */
  originalFilename?: string | null;
  /** Full extension of the file name, such as `tar.gz`. */
  fullFileExtension?: string | null;
  /** Last part of the extension, such as `gz`. */
  fileExtension?: string | null;
  /** MD5 checksum of the content, in hexadecimal. */
  md5Checksum?: string | null;
  /** SHA-1 checksum of the content, in hexadecimal. */
  sha1Checksum?: string | null;
  /** SHA-256 checksum of the content, in hexadecimal. */
  sha256Checksum?: string | null;
  /** Size of the file in bytes, as a decimal string. */
  size?: string | null;
  /** Storage quota that the file uses, in bytes, as a decimal string. */
  quotaBytesUsed?: string | null;
  /** Id of the current revision. */
  headRevisionId?: string | null;
  /** Whether the requesting app created the file or has opened it. */
  isAppAuthorized?: boolean | null;
  /** Links that export an office-suite document, by MIME type. */
  exportLinks?: { [key: string]: string } | null;
  /** Target of the shortcut, if the file is a shortcut. */
  shortcutDetails?: ShortcutDetails | null;
  /** Restrictions on changing the content, such as `readOnly`. */
  contentRestrictions?: ContentRestriction[] | null;
  /** Key that may be needed to access the file through a link. */
  resourceKey?: string | null;
  /** Details about sharing by link, such as the state of the link security update. */
  linkShareMetadata?: LinkShareMetadata | null;
  /** Labels on the file. */
  labelInfo?: FileLabelInfo | null;
  /** Time when the file was moved to the trash, in RFC 3339 format. */
  trashedTime?: string | null;
  /** User who moved the file to the trash. */
  trashingUser?: PartialFileOwner | null;
  /** Metadata of an image, such as its width and height in pixels. */
  imageMediaMetadata?: ImageMediaMetadata | null;
  /** Metadata of a video, such as its size in pixels and its duration in milliseconds. */
  videoMediaMetadata?: VideoMediaMetadata | null;
}

/**
 * The record `SharedDrive` inside another one, which may have only some of its fields.
 * Assumed: Google's discovery document of version 3 of the Drive API shows it.
 */
export interface PartialSharedDrive {
  /** Fixed string that identifies the type of the record. */
  kind?: string | null;
  /** Id of the shared drive, also the id of its top-level folder. */
  id?: string | null;
  /** Name of the shared drive. */
  name?: string | null;
  /** Color of the shared drive, as an RGB hex string such as `#0b8043`. */
  colorRgb?: string | null;
  /** Link to the background image, valid for a short time. */
  backgroundImageLink?: string | null;
  /** Image file whose cropped area is the background image. */
  backgroundImageFile?: DriveBackgroundImageFile | null;
  /** Actions that the current user can perform on the shared drive, as booleans such as `canRenameDrive`. */
  capabilities?: DriveCapabilities | null;
  /** Id of the theme, which defines the color and the background image. */
  themeId?: string | null;
  /** Time of creation, in RFC 3339 format. */
  createdTime?: string | null;
  /** Whether the default view leaves out the shared drive. */
  hidden?: boolean | null;
  /** Rules that limit what users can do with the shared drive and its items. */
  restrictions?: DriveRestrictions | null;
  /** Id of the organizational unit that the shared drive belongs to. */
  orgUnitId?: string | null;
}

/**
 * Lists files.
 * Params of `file_storage.files.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesListParams {
  /**
   * Maximum number of files or changes on a page. Integer from 1 to 1000. Default: 100.
   * The default is assumed: The provider's public API uses this default; the document states only the limits.
   */
  pageSize?: number | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  pageToken?: string | undefined;
  /** Query that files must match, in the provider's query language. */
  q?: string | undefined;
  /** Sort order. The document does not show its syntax. */
  orderBy?: string | undefined;
  /** Fields to return. */
  fields?: string | undefined;
  /** Spaces to search. Comma-separated list of `drive`, `appDataFolder`, without spaces. */
  spaces?: "drive" | "appDataFolder" | (string & {}) | undefined;
  /** Whether to search the files of the user, of one shared drive or of all drives. */
  corpora?: "user" | "drive" | "allDrives" | undefined;
  /** Id of the shared drive to search. */
  driveId?: string | undefined;
  /** Whether to include items from shared drives. */
  includeItemsFromAllDrives?: boolean | undefined;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
}

/** `file_storage.files.list.params` */
export declare const filesListParams: Validator<FilesListParams>;

export declare const isFilesListParams: Guard<FilesListParams>;

/**
 * Request body of `file_storage.files.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface FilesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "files";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: FilesListParams | undefined;
}

/** `file_storage.files.list.request` */
export declare const filesListRequest: Validator<FilesListRequest>;

/** A record that `file_storage.files.list` returns. */
export type FilesListRecord = StorageFile;

/** `file_storage.files.list.record` */
export declare const filesListRecord: Validator<FilesListRecord>;

/**
 * Meta of `file_storage.files.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
  /** Whether files may be missing because the search did not cover all of them. */
  incompleteSearch?: boolean | null;
}

/** `file_storage.files.list.meta` */
export declare const filesListMeta: Validator<FilesListMeta>;

/**
 * Response body of `file_storage.files.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface FilesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: StorageFile[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: FilesListMeta | null;
}

/** `file_storage.files.list.response` */
export declare const filesListResponse: Validator<FilesListResponse>;

/**
 * Reads the metadata of one file, not its content.
 * Params of `file_storage.files.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesGetParams {
  /** Id of the file. */
  fileId: string;
  /** Fields to return. */
  fields?: string | undefined;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
}

/** `file_storage.files.get.params` */
export declare const filesGetParams: Validator<FilesGetParams>;

export declare const isFilesGetParams: Guard<FilesGetParams>;

/**
 * Request body of `file_storage.files.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface FilesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "files";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: FilesGetParams;
}

/** `file_storage.files.get.request` */
export declare const filesGetRequest: Validator<FilesGetRequest>;

/** A record that `file_storage.files.get` returns. */
export type FilesGetRecord = StorageFile;

/** `file_storage.files.get.record` */
export declare const filesGetRecord: Validator<FilesGetRecord>;

/**
 * Response body of `file_storage.files.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface FilesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: StorageFile;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.files.get.response` */
export declare const filesGetResponse: Validator<FilesGetResponse>;

/**
 * Downloads the content of a binary file.
 * Params of `file_storage.files.download`.
 * Only for binary files. Export office-suite documents, spreadsheets, presentations and drawings with
 * `files_export.download`.
 * The content arrives as a stream of byte chunks.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesDownloadParams {
  /** Id of the file. */
  fileId: string;
  /** Always `media`, which requests the content of the file. */
  alt: "media";
  /** Whether to download the file even if it was identified as malware or otherwise abusive. */
  acknowledgeAbuse?: boolean | undefined;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
  /** Value of an HTTP `Range` header, to download only a part of the content. */
  range_header?: string | undefined;
}

/** `file_storage.files.download.params` */
export declare const filesDownloadParams: Validator<FilesDownloadParams>;

export declare const isFilesDownloadParams: Guard<FilesDownloadParams>;

/**
 * Request body of `file_storage.files.download`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface FilesDownloadRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "files";
  /** Action to perform on the entity. */
  action: "download";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: FilesDownloadParams;
}

/** `file_storage.files.download.request` */
export declare const filesDownloadRequest: Validator<FilesDownloadRequest>;

/**
 * Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.
 * Params of `file_storage.files_export.download`.
 * Exports are limited to 10 MB. Larger files cannot be exported through this action.
 * The content arrives as a stream of byte chunks.
 * Document 3, Endpoints, File-storage operations.
 */
export interface FilesExportDownloadParams {
  /** Id of the file. */
  fileId: string;
  /**
   * Format to export to. `application/pdf` works for every type of document. `text/plain` and
   * `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents,
   * `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets,
   * `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known
   * values: `application/pdf`, `text/plain`, `text/csv`,
   * `application/vnd.openxmlformats-officedocument.wordprocessingml.document`,
   * `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`,
   * `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
   */
  mimeType:
    | "application/pdf"
    | "text/plain"
    | "text/csv"
    | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    | "application/vnd.openxmlformats-officedocument.presentationml.presentation"
    | (string & {});
  /** Value of an HTTP `Range` header, to download only a part of the content. */
  range_header?: string | undefined;
}

/** `file_storage.files_export.download.params` */
export declare const filesExportDownloadParams: Validator<FilesExportDownloadParams>;

export declare const isFilesExportDownloadParams: Guard<FilesExportDownloadParams>;

/**
 * Request body of `file_storage.files_export.download`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface FilesExportDownloadRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "files_export";
  /** Action to perform on the entity. */
  action: "download";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: FilesExportDownloadParams;
}

/** `file_storage.files_export.download.request` */
export declare const filesExportDownloadRequest: Validator<FilesExportDownloadRequest>;

/**
 * Lists shared drives.
 * Params of `file_storage.drives.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface DrivesListParams {
  /**
   * Maximum number of shared drives on a page. Integer from 1 to 100. Default: 10.
   * The default is assumed: The provider's public API uses this default; the document states only the limits.
   */
  pageSize?: number | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  pageToken?: string | undefined;
  /** Query that shared drives must match, in the provider's query language. */
  q?: string | undefined;
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean | undefined;
}

/** `file_storage.drives.list.params` */
export declare const drivesListParams: Validator<DrivesListParams>;

export declare const isDrivesListParams: Guard<DrivesListParams>;

/**
 * Request body of `file_storage.drives.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DrivesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "drives";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: DrivesListParams | undefined;
}

/** `file_storage.drives.list.request` */
export declare const drivesListRequest: Validator<DrivesListRequest>;

/** A record that `file_storage.drives.list` returns. */
export type DrivesListRecord = SharedDrive;

/** `file_storage.drives.list.record` */
export declare const drivesListRecord: Validator<DrivesListRecord>;

/**
 * Meta of `file_storage.drives.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface DrivesListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
}

/** `file_storage.drives.list.meta` */
export declare const drivesListMeta: Validator<DrivesListMeta>;

/**
 * Response body of `file_storage.drives.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DrivesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: SharedDrive[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: DrivesListMeta | null;
}

/** `file_storage.drives.list.response` */
export declare const drivesListResponse: Validator<DrivesListResponse>;

/**
 * Reads one shared drive.
 * Params of `file_storage.drives.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface DrivesGetParams {
  /** Id of the shared drive. */
  driveId: string;
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean | undefined;
}

/** `file_storage.drives.get.params` */
export declare const drivesGetParams: Validator<DrivesGetParams>;

export declare const isDrivesGetParams: Guard<DrivesGetParams>;

/**
 * Request body of `file_storage.drives.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DrivesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "drives";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: DrivesGetParams;
}

/** `file_storage.drives.get.request` */
export declare const drivesGetRequest: Validator<DrivesGetRequest>;

/** A record that `file_storage.drives.get` returns. */
export type DrivesGetRecord = SharedDrive;

/** `file_storage.drives.get.record` */
export declare const drivesGetRecord: Validator<DrivesGetRecord>;

/**
 * Response body of `file_storage.drives.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DrivesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: SharedDrive;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.drives.get.response` */
export declare const drivesGetResponse: Validator<DrivesGetResponse>;

/**
 * Lists the permissions on a file or shared drive.
 * Params of `file_storage.permissions.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface PermissionsListParams {
  /** Id of the file or shared drive. */
  fileId: string;
  /** Maximum number of permissions on a page. Integer from 1 to 100. */
  pageSize?: number | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  pageToken?: string | undefined;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean | undefined;
}

/** `file_storage.permissions.list.params` */
export declare const permissionsListParams: Validator<PermissionsListParams>;

export declare const isPermissionsListParams: Guard<PermissionsListParams>;

/**
 * Request body of `file_storage.permissions.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PermissionsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "permissions";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: PermissionsListParams;
}

/** `file_storage.permissions.list.request` */
export declare const permissionsListRequest: Validator<PermissionsListRequest>;

/** A record that `file_storage.permissions.list` returns. */
export type PermissionsListRecord = Permission;

/** `file_storage.permissions.list.record` */
export declare const permissionsListRecord: Validator<PermissionsListRecord>;

/**
 * Meta of `file_storage.permissions.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface PermissionsListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
}

/** `file_storage.permissions.list.meta` */
export declare const permissionsListMeta: Validator<PermissionsListMeta>;

/**
 * Response body of `file_storage.permissions.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PermissionsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Permission[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: PermissionsListMeta | null;
}

/** `file_storage.permissions.list.response` */
export declare const permissionsListResponse: Validator<PermissionsListResponse>;

/**
 * Reads one permission.
 * Params of `file_storage.permissions.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface PermissionsGetParams {
  /** Id of the file or shared drive. */
  fileId: string;
  /** Id of the permission. */
  permissionId: string;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean | undefined;
}

/** `file_storage.permissions.get.params` */
export declare const permissionsGetParams: Validator<PermissionsGetParams>;

export declare const isPermissionsGetParams: Guard<PermissionsGetParams>;

/**
 * Request body of `file_storage.permissions.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PermissionsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "permissions";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: PermissionsGetParams;
}

/** `file_storage.permissions.get.request` */
export declare const permissionsGetRequest: Validator<PermissionsGetRequest>;

/** A record that `file_storage.permissions.get` returns. */
export type PermissionsGetRecord = Permission;

/** `file_storage.permissions.get.record` */
export declare const permissionsGetRecord: Validator<PermissionsGetRecord>;

/**
 * Response body of `file_storage.permissions.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PermissionsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Permission;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.permissions.get.response` */
export declare const permissionsGetResponse: Validator<PermissionsGetResponse>;

/**
 * Lists the comments on a file.
 * Params of `file_storage.comments.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface CommentsListParams {
  /** Id of the file. */
  fileId: string;
  /**
   * Maximum number of comments or replies on a page. Integer from 1 to 100. Default: 20.
   * The default is assumed: The provider's public API uses this default; the document states only the limits.
   */
  pageSize?: number | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  pageToken?: string | undefined;
  /** Only the comments last changed at this time or later. RFC 3339 date and time. */
  startModifiedTime?: string | undefined;
  /** Whether to include deleted items. */
  includeDeleted?: boolean | undefined;
  /**
   * Fields to return.
   * Required in practice: The document marks it as optional, but comments cannot be read without it.
   */
  fields?: string | undefined;
}

/** `file_storage.comments.list.params` */
export declare const commentsListParams: Validator<CommentsListParams>;

export declare const isCommentsListParams: Guard<CommentsListParams>;

/**
 * Request body of `file_storage.comments.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CommentsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "comments";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CommentsListParams;
}

/** `file_storage.comments.list.request` */
export declare const commentsListRequest: Validator<CommentsListRequest>;

/** A record that `file_storage.comments.list` returns. */
export type CommentsListRecord = FileComment;

/** `file_storage.comments.list.record` */
export declare const commentsListRecord: Validator<CommentsListRecord>;

/**
 * Meta of `file_storage.comments.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface CommentsListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
}

/** `file_storage.comments.list.meta` */
export declare const commentsListMeta: Validator<CommentsListMeta>;

/**
 * Response body of `file_storage.comments.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CommentsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: FileComment[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: CommentsListMeta | null;
}

/** `file_storage.comments.list.response` */
export declare const commentsListResponse: Validator<CommentsListResponse>;

/**
 * Reads one comment on a file.
 * Params of `file_storage.comments.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface CommentsGetParams {
  /** Id of the file. */
  fileId: string;
  /** Id of the comment. */
  commentId: string;
  /** Whether to include deleted items. */
  includeDeleted?: boolean | undefined;
  /**
   * Fields to return.
   * Required in practice: The document marks it as optional, but comments cannot be read without it.
   */
  fields?: string | undefined;
}

/** `file_storage.comments.get.params` */
export declare const commentsGetParams: Validator<CommentsGetParams>;

export declare const isCommentsGetParams: Guard<CommentsGetParams>;

/**
 * Request body of `file_storage.comments.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CommentsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "comments";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CommentsGetParams;
}

/** `file_storage.comments.get.request` */
export declare const commentsGetRequest: Validator<CommentsGetRequest>;

/** A record that `file_storage.comments.get` returns. */
export type CommentsGetRecord = FileComment;

/** `file_storage.comments.get.record` */
export declare const commentsGetRecord: Validator<CommentsGetRecord>;

/**
 * Response body of `file_storage.comments.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CommentsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: FileComment;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.comments.get.response` */
export declare const commentsGetResponse: Validator<CommentsGetResponse>;

/**
 * Lists the replies to a comment.
 * Params of `file_storage.replies.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RepliesListParams {
  /** Id of the file. */
  fileId: string;
  /** Id of the comment. */
  commentId: string;
  /**
   * Maximum number of comments or replies on a page. Integer from 1 to 100. Default: 20.
   * The default is assumed: The provider's public API uses this default; the document states only the limits.
   */
  pageSize?: number | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  pageToken?: string | undefined;
  /** Whether to include deleted items. */
  includeDeleted?: boolean | undefined;
  /**
   * Fields to return.
   * Required in practice: The document marks it as optional, but replies cannot be read without it.
   */
  fields?: string | undefined;
}

/** `file_storage.replies.list.params` */
export declare const repliesListParams: Validator<RepliesListParams>;

export declare const isRepliesListParams: Guard<RepliesListParams>;

/**
 * Request body of `file_storage.replies.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RepliesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "replies";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: RepliesListParams;
}

/** `file_storage.replies.list.request` */
export declare const repliesListRequest: Validator<RepliesListRequest>;

/** A record that `file_storage.replies.list` returns. */
export type RepliesListRecord = CommentReply;

/** `file_storage.replies.list.record` */
export declare const repliesListRecord: Validator<RepliesListRecord>;

/**
 * Meta of `file_storage.replies.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RepliesListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
}

/** `file_storage.replies.list.meta` */
export declare const repliesListMeta: Validator<RepliesListMeta>;

/**
 * Response body of `file_storage.replies.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RepliesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CommentReply[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: RepliesListMeta | null;
}

/** `file_storage.replies.list.response` */
export declare const repliesListResponse: Validator<RepliesListResponse>;

/**
 * Reads one reply to a comment.
 * Params of `file_storage.replies.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RepliesGetParams {
  /** Id of the file. */
  fileId: string;
  /** Id of the comment. */
  commentId: string;
  /** Id of the reply. */
  replyId: string;
  /** Whether to include deleted items. */
  includeDeleted?: boolean | undefined;
  /**
   * Fields to return.
   * Required in practice: The document marks it as optional, but replies cannot be read without it.
   */
  fields?: string | undefined;
}

/** `file_storage.replies.get.params` */
export declare const repliesGetParams: Validator<RepliesGetParams>;

export declare const isRepliesGetParams: Guard<RepliesGetParams>;

/**
 * Request body of `file_storage.replies.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RepliesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "replies";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: RepliesGetParams;
}

/** `file_storage.replies.get.request` */
export declare const repliesGetRequest: Validator<RepliesGetRequest>;

/** A record that `file_storage.replies.get` returns. */
export type RepliesGetRecord = CommentReply;

/** `file_storage.replies.get.record` */
export declare const repliesGetRecord: Validator<RepliesGetRecord>;

/**
 * Response body of `file_storage.replies.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RepliesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CommentReply;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.replies.get.response` */
export declare const repliesGetResponse: Validator<RepliesGetResponse>;

/**
 * Lists the revisions of a file.
 * Params of `file_storage.revisions.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RevisionsListParams {
  /** Id of the file. */
  fileId: string;
  /**
   * Maximum number of revisions on a page. Integer from 1 to 1000. Default: 200.
   * The default is assumed: The provider's public API uses this default; the document states only the limits.
   */
  pageSize?: number | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  pageToken?: string | undefined;
}

/** `file_storage.revisions.list.params` */
export declare const revisionsListParams: Validator<RevisionsListParams>;

export declare const isRevisionsListParams: Guard<RevisionsListParams>;

/**
 * Request body of `file_storage.revisions.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RevisionsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "revisions";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: RevisionsListParams;
}

/** `file_storage.revisions.list.request` */
export declare const revisionsListRequest: Validator<RevisionsListRequest>;

/** A record that `file_storage.revisions.list` returns. */
export type RevisionsListRecord = Revision;

/** `file_storage.revisions.list.record` */
export declare const revisionsListRecord: Validator<RevisionsListRecord>;

/**
 * Meta of `file_storage.revisions.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RevisionsListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
}

/** `file_storage.revisions.list.meta` */
export declare const revisionsListMeta: Validator<RevisionsListMeta>;

/**
 * Response body of `file_storage.revisions.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RevisionsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Revision[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: RevisionsListMeta | null;
}

/** `file_storage.revisions.list.response` */
export declare const revisionsListResponse: Validator<RevisionsListResponse>;

/**
 * Reads one revision of a file.
 * Params of `file_storage.revisions.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface RevisionsGetParams {
  /** Id of the file. */
  fileId: string;
  /** Id of the revision. */
  revisionId: string;
}

/** `file_storage.revisions.get.params` */
export declare const revisionsGetParams: Validator<RevisionsGetParams>;

export declare const isRevisionsGetParams: Guard<RevisionsGetParams>;

/**
 * Request body of `file_storage.revisions.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RevisionsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "revisions";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: RevisionsGetParams;
}

/** `file_storage.revisions.get.request` */
export declare const revisionsGetRequest: Validator<RevisionsGetRequest>;

/** A record that `file_storage.revisions.get` returns. */
export type RevisionsGetRecord = Revision;

/** `file_storage.revisions.get.record` */
export declare const revisionsGetRecord: Validator<RevisionsGetRecord>;

/**
 * Response body of `file_storage.revisions.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RevisionsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Revision;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.revisions.get.response` */
export declare const revisionsGetResponse: Validator<RevisionsGetResponse>;

/**
 * Lists the changes since a page token was issued.
 * Params of `file_storage.changes.list`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface ChangesListParams {
  /** Token from `changes_start_page_token.get` or from the previous response. */
  pageToken: string;
  /**
   * Maximum number of files or changes on a page. Integer from 1 to 1000. Default: 100.
   * The default is assumed: The provider's public API uses this default; the document states only the limits.
   */
  pageSize?: number | undefined;
  /** Id of the shared drive whose changes to list. */
  driveId?: string | undefined;
  /** Whether to include items from shared drives. */
  includeItemsFromAllDrives?: boolean | undefined;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
  /** Spaces whose changes to list. */
  spaces?: string | undefined;
  /** Whether to include removed items. */
  includeRemoved?: boolean | undefined;
  /** Whether to list only changes in the current user's own drive. */
  restrictToMyDrive?: boolean | undefined;
}

/** `file_storage.changes.list.params` */
export declare const changesListParams: Validator<ChangesListParams>;

export declare const isChangesListParams: Guard<ChangesListParams>;

/**
 * Request body of `file_storage.changes.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChangesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "changes";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ChangesListParams;
}

/** `file_storage.changes.list.request` */
export declare const changesListRequest: Validator<ChangesListRequest>;

/** A record that `file_storage.changes.list` returns. */
export type ChangesListRecord = Change;

/** `file_storage.changes.list.record` */
export declare const changesListRecord: Validator<ChangesListRecord>;

/**
 * Meta of `file_storage.changes.list`: its paging information.
 * Document 3, Endpoints, File-storage operations.
 */
export interface ChangesListMeta {
  /** Token of the next page, if there is one. */
  nextPageToken?: string | null;
  /** Token with which to list later changes, expected on the last page. */
  newStartPageToken?: string | null;
}

/** `file_storage.changes.list.meta` */
export declare const changesListMeta: Validator<ChangesListMeta>;

/**
 * Response body of `file_storage.changes.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChangesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Change[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ChangesListMeta | null;
}

/** `file_storage.changes.list.response` */
export declare const changesListResponse: Validator<ChangesListResponse>;

/**
 * Reads the token with which to start listing changes.
 * Params of `file_storage.changes_start_page_token.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface ChangesStartPageTokenGetParams {
  /** Id of the shared drive whose changes to list. */
  driveId?: string | undefined;
  /** Whether the calling application supports shared drives. */
  supportsAllDrives?: boolean | undefined;
}

/** `file_storage.changes_start_page_token.get.params` */
export declare const changesStartPageTokenGetParams: Validator<ChangesStartPageTokenGetParams>;

export declare const isChangesStartPageTokenGetParams: Guard<ChangesStartPageTokenGetParams>;

/**
 * Request body of `file_storage.changes_start_page_token.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChangesStartPageTokenGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "changes_start_page_token";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ChangesStartPageTokenGetParams | undefined;
}

/** `file_storage.changes_start_page_token.get.request` */
export declare const changesStartPageTokenGetRequest: Validator<ChangesStartPageTokenGetRequest>;

/** A record that `file_storage.changes_start_page_token.get` returns. */
export type ChangesStartPageTokenGetRecord = StartPageToken;

/** `file_storage.changes_start_page_token.get.record` */
export declare const changesStartPageTokenGetRecord: Validator<ChangesStartPageTokenGetRecord>;

/**
 * Response body of `file_storage.changes_start_page_token.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChangesStartPageTokenGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: StartPageToken;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.changes_start_page_token.get.response` */
export declare const changesStartPageTokenGetResponse: Validator<ChangesStartPageTokenGetResponse>;

/**
 * Reads information about the account.
 * Params of `file_storage.about.get`.
 * Document 3, Endpoints, File-storage operations.
 */
export interface AboutGetParams {
  /** Fields to return. `*` selects all fields. */
  fields?: string | undefined;
}

/** `file_storage.about.get.params` */
export declare const aboutGetParams: Validator<AboutGetParams>;

export declare const isAboutGetParams: Guard<AboutGetParams>;

/**
 * Request body of `file_storage.about.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface AboutGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "about";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: AboutGetParams | undefined;
}

/** `file_storage.about.get.request` */
export declare const aboutGetRequest: Validator<AboutGetRequest>;

/** A record that `file_storage.about.get` returns. */
export type AboutGetRecord = About;

/** `file_storage.about.get.record` */
export declare const aboutGetRecord: Validator<AboutGetRecord>;

/**
 * Response body of `file_storage.about.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface AboutGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: About;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `file_storage.about.get.response` */
export declare const aboutGetResponse: Validator<AboutGetResponse>;

/** Any request to an instance of File storage, discriminated by `entity`, then `action`. */
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
  | AboutGetRequest
  | NoRequest;

/** `file_storage.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * OAuth 2.0 client credentials together with a refresh token of the account.
 * Document 3, Authentication.
 */
export interface OauthAuthConfig {
  /**
   * Access token of the account. If left out, it is obtained with the refresh token.
   * A secret: messages and logs never show it.
   */
  access_token?: string | undefined;
  /**
   * Refresh token of the account.
   * A secret: messages and logs never show it.
   */
  refresh_token: string;
  /** Client id of the OAuth 2.0 client. */
  client_id: string;
  /**
   * Client secret of the OAuth 2.0 client.
   * A secret: messages and logs never show it.
   */
  client_secret: string;
}

/** `auth_config` of File storage: the fields of exactly one auth method. */
export type AuthConfig = OauthAuthConfig;

/** `file_storage.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of File storage. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of File storage.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: A public gateway of the same shape uses this value for this connector; the documents state none.
   */
  connector_definition_id: "9f8dda77-1048-4368-815b-269bf54ee9b8";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /** Display name of the instance. */
  name: string;
}

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

/** Results of all operations of File storage. By entity, then action. */
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

/** What `gateway.create` takes for File storage: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `files` of File storage. */
export interface FileStorageFilesActions {
  /**
   * Lists files.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.files.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: OptionalPagedCall<
    FilesListParams,
    FilesListRecord,
    Page<FilesListRecord, FilesListMeta, FilesListParams>,
    FilesListResponse
  >;
  /**
   * Reads the metadata of one file, not its content.
   * `file_storage.files.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<FilesGetParams, FilesGetRecord, FilesGetResponse>;
  /**
   * Downloads the content of a binary file.
   * Only for binary files. Export office-suite documents, spreadsheets, presentations and drawings with
   * `files_export.download`.
   * The content arrives as a stream of byte chunks.
   * `file_storage.files.download`, Document 3, Endpoints, File-storage operations.
   */
  readonly download: RequiredCall<Prefilled<FilesDownloadParams, "alt">, Download, undefined>;
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
  readonly download: RequiredCall<FilesExportDownloadParams, Download, undefined>;
}

/** The actions of `drives` of File storage. */
export interface FileStorageDrivesActions {
  /**
   * Lists shared drives.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.drives.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: OptionalPagedCall<
    DrivesListParams,
    DrivesListRecord,
    Page<DrivesListRecord, DrivesListMeta, DrivesListParams>,
    DrivesListResponse
  >;
  /**
   * Reads one shared drive.
   * `file_storage.drives.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<DrivesGetParams, DrivesGetRecord, DrivesGetResponse>;
}

/** The actions of `permissions` of File storage. */
export interface FileStoragePermissionsActions {
  /**
   * Lists the permissions on a file or shared drive.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.permissions.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<
    PermissionsListParams,
    PermissionsListRecord,
    Page<PermissionsListRecord, PermissionsListMeta, PermissionsListParams>,
    PermissionsListResponse
  >;
  /**
   * Reads one permission.
   * `file_storage.permissions.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<PermissionsGetParams, PermissionsGetRecord, PermissionsGetResponse>;
}

/** The actions of `comments` of File storage. */
export interface FileStorageCommentsActions {
  /**
   * Lists the comments on a file.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.comments.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<
    CommentsListParams,
    CommentsListRecord,
    Page<CommentsListRecord, CommentsListMeta, CommentsListParams>,
    CommentsListResponse
  >;
  /**
   * Reads one comment on a file.
   * `file_storage.comments.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<CommentsGetParams, CommentsGetRecord, CommentsGetResponse>;
}

/** The actions of `replies` of File storage. */
export interface FileStorageRepliesActions {
  /**
   * Lists the replies to a comment.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.replies.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<
    RepliesListParams,
    RepliesListRecord,
    Page<RepliesListRecord, RepliesListMeta, RepliesListParams>,
    RepliesListResponse
  >;
  /**
   * Reads one reply to a comment.
   * `file_storage.replies.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<RepliesGetParams, RepliesGetRecord, RepliesGetResponse>;
}

/** The actions of `revisions` of File storage. */
export interface FileStorageRevisionsActions {
  /**
   * Lists the revisions of a file.
   * The next page is requested with `pageToken`; `.all()` iterates all pages.
   * `file_storage.revisions.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<
    RevisionsListParams,
    RevisionsListRecord,
    Page<RevisionsListRecord, RevisionsListMeta, RevisionsListParams>,
    RevisionsListResponse
  >;
  /**
   * Reads one revision of a file.
   * `file_storage.revisions.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: RequiredCall<RevisionsGetParams, RevisionsGetRecord, RevisionsGetResponse>;
}

/** The actions of `changes` of File storage. */
export interface FileStorageChangesActions {
  /**
   * Lists the changes since a page token was issued.
   * The next page is requested with `pageToken`; `.all()` iterates all pages. Not shown: Which page has
   * `newStartPageToken`. We expect it on the last page, in place of `nextPageToken`.
   * `file_storage.changes.list`, Document 3, Endpoints, File-storage operations.
   */
  readonly list: RequiredPagedCall<
    ChangesListParams,
    ChangesListRecord,
    Page<ChangesListRecord, ChangesListMeta, ChangesListParams>,
    ChangesListResponse
  >;
}

/** The actions of `changes_start_page_token` of File storage. */
export interface FileStorageChangesStartPageTokenActions {
  /**
   * Reads the token with which to start listing changes.
   * `file_storage.changes_start_page_token.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: OptionalCall<ChangesStartPageTokenGetParams, ChangesStartPageTokenGetRecord, ChangesStartPageTokenGetResponse>;
}

/** The actions of `about` of File storage. */
export interface FileStorageAboutActions {
  /**
   * Reads information about the account.
   * `file_storage.about.get`, Document 3, Endpoints, File-storage operations.
   */
  readonly get: OptionalCall<AboutGetParams, AboutGetRecord, AboutGetResponse>;
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
    readonly list: FilesListRequest;
    readonly get: FilesGetRequest;
    readonly download: FilesDownloadRequest;
  };
  readonly files_export: {
    readonly download: FilesExportDownloadRequest;
  };
  readonly drives: {
    readonly list: DrivesListRequest;
    readonly get: DrivesGetRequest;
  };
  readonly permissions: {
    readonly list: PermissionsListRequest;
    readonly get: PermissionsGetRequest;
  };
  readonly comments: {
    readonly list: CommentsListRequest;
    readonly get: CommentsGetRequest;
  };
  readonly replies: {
    readonly list: RepliesListRequest;
    readonly get: RepliesGetRequest;
  };
  readonly revisions: {
    readonly list: RevisionsListRequest;
    readonly get: RevisionsGetRequest;
  };
  readonly changes: {
    readonly list: ChangesListRequest;
  };
  readonly changes_start_page_token: {
    readonly get: ChangesStartPageTokenGetRequest;
  };
  readonly about: {
    readonly get: AboutGetRequest;
  };
}

/** The operations of File storage, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** File storage for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** File storage for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
