import type { FidelityTable } from "./table.ts";

const FILE = `
  kind:string|null id:string name:string|null mimeType:string|null description:string|null starred:boolean|null
  trashed:boolean|null explicitlyTrashed:boolean|null parents:array|null properties:object|null appProperties:object|null
  spaces:array|null version:string|null webContentLink:string|null webViewLink:string|null iconLink:string|null
  hasThumbnail:boolean|null thumbnailLink:string|null thumbnailVersion:string|null viewedByMe:boolean|null
  viewedByMeTime:string|null createdTime:string|null modifiedTime:string|null modifiedByMeTime:string|null
  modifiedByMe:boolean|null sharedWithMeTime:string|null sharingUser:object|any owners:array<object>|null driveId:string|null
  lastModifyingUser:object|any shared:boolean|null ownedByMe:boolean|null capabilities:object|null
  viewersCanCopyContent:boolean|null copyRequiresWriterPermission:boolean|null writersCanShare:boolean|null
  permissionIds:array|null folderColorRgb:string|null originalFilename:string|null fullFileExtension:string|null
  fileExtension:string|null md5Checksum:string|null sha1Checksum:string|null sha256Checksum:string|null size:string|null
  quotaBytesUsed:string|null headRevisionId:string|null isAppAuthorized:boolean|null exportLinks:object|null
  shortcutDetails:object|null contentRestrictions:array|null resourceKey:string|null linkShareMetadata:object|null
  labelInfo:object|null trashedTime:string|null trashingUser:object|any imageMediaMetadata:object|null
  videoMediaMetadata:object|null
`;

const SHARED_DRIVE = `
  kind:string|null id:string name:string|null colorRgb:string|null backgroundImageLink:string|null backgroundImageFile:object|null
  capabilities:object|null themeId:string|null createdTime:string|null hidden:boolean|null restrictions:object|null
  orgUnitId:string|null
`;

const PERMISSION = `
  kind:string|null id:string type:string|null emailAddress:string|null domain:string|null role:string|null view:string|null
  allowFileDiscovery:boolean|null displayName:string|null photoLink:string|null expirationTime:string|null
  teamDrivePermissionDetails:array|null permissionDetails:array|null deleted:boolean|null pendingOwner:boolean|null
`;

const COMMENT = `
  kind:string|null id:string createdTime:string|null modifiedTime:string|null author:object|any htmlContent:string|null
  content:string|null deleted:boolean|null resolved:boolean|null quotedFileContent:object|null anchor:string|null
  replies:array<object>|null mentionedEmailAddresses:array|null assigneeEmailAddress:string|null
`;

const REPLY = `
  kind:string|null id:string createdTime:string|null modifiedTime:string|null author:object|any htmlContent:string|null
  content:string|null deleted:boolean|null action:string|null
`;

const REVISION = `
  kind:string|null id:string mimeType:string|null modifiedTime:string|null keepForever:boolean|null published:boolean|null
  publishedLink:string|null publishAuto:boolean|null publishedOutsideDomain:boolean|null lastModifyingUser:object|any
  originalFilename:string|null md5Checksum:string|null size:string|null exportLinks:object|null
`;

const CHANGE = `
  kind:string|null removed:boolean|null file:object|any fileId:string|null driveId:string|null drive:object|any time:string|null
  type:string|null changeType:string|null
`;

const START_PAGE_TOKEN = `
  kind:string|null startPageToken:string
`;

const ABOUT = `
  kind:string|null user:object|any storageQuota:object|null importFormats:object|null exportFormats:object|null
  maxImportSizes:object|null maxUploadSize:string|null appInstalled:boolean|null folderColorPalette:array|null
  driveThemes:array|null canCreateDrives:boolean|null canCreateTeamDrives:boolean|null teamDriveThemes:array|null
`;

const OWNER = `
  kind:string|null displayName:string|null photoLink:string|null me:boolean|null permissionId:string|null emailAddress:string|null
`;

/** The record fields of file_storage, field by field. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "files.list files.get": FILE,
    "drives.list drives.get": SHARED_DRIVE,
    "permissions.list permissions.get": PERMISSION,
    "comments.list comments.get": COMMENT,
    "replies.list replies.get": REPLY,
    "revisions.list revisions.get": REVISION,
    "changes.list": CHANGE,
    "changes_start_page_token.get": START_PAGE_TOKEN,
    "about.get": ABOUT,
  },
  nested: {
    "files.list.record.owners": OWNER,
    "files.get.record.owners": OWNER,
    "comments.list.record.replies": REPLY,
    "comments.get.record.replies": REPLY,
  },
};
