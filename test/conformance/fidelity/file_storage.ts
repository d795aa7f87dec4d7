import type { FidelityTable } from "./table.ts";

const EXPORT_FORMATS =
  "known application/pdf|text/plain|text/csv|" +
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document|" +
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|" +
  "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** Document 3, file storage. */
export const table: FidelityTable = {
  connector: "file_storage",
  records: {
    "files.list": 58,
    "files.get": 58,
    "drives.list": 12,
    "drives.get": 12,
    "permissions.list": 15,
    "permissions.get": 15,
    "comments.list": 14,
    "comments.get": 14,
    "replies.list": 9,
    "replies.get": 9,
    "revisions.list": 14,
    "revisions.get": 14,
    "changes.list": 9,
    "changes_start_page_token.get": 2,
    "about.get": 13,
  },
  operations: {
    "files.list": `pageSize:integer pageToken:string q:string orderBy:string fields:string spaces:string corpora driveId:string
      includeItemsFromAllDrives:boolean supportsAllDrives:boolean`,
    "files.get": "fileId*:string fields:string supportsAllDrives:boolean",
    "files.download": "fileId*:string alt* acknowledgeAbuse:boolean supportsAllDrives:boolean range_header:string",
    "files_export.download": "fileId*:string mimeType*:string range_header:string",
    "drives.list": "pageSize:integer pageToken:string q:string useDomainAdminAccess:boolean",
    "drives.get": "driveId*:string useDomainAdminAccess:boolean",
    "permissions.list": "fileId*:string pageSize:integer pageToken:string supportsAllDrives:boolean useDomainAdminAccess:boolean",
    "permissions.get": "fileId*:string permissionId*:string supportsAllDrives:boolean useDomainAdminAccess:boolean",
    "comments.list": "fileId*:string pageSize:integer pageToken:string startModifiedTime:string includeDeleted:boolean fields:string",
    "comments.get": "fileId*:string commentId*:string includeDeleted:boolean fields:string",
    "replies.list": "fileId*:string commentId*:string pageSize:integer pageToken:string includeDeleted:boolean fields:string",
    "replies.get": "fileId*:string commentId*:string replyId*:string includeDeleted:boolean fields:string",
    "revisions.list": "fileId*:string pageSize:integer pageToken:string",
    "revisions.get": "fileId*:string revisionId*:string",
    "changes.list": `pageToken*:string pageSize:integer driveId:string includeItemsFromAllDrives:boolean supportsAllDrives:boolean
      spaces:string includeRemoved:boolean restrictToMyDrive:boolean`,
    "changes_start_page_token.get": "driveId:string supportsAllDrives:boolean",
    "about.get": "fields:string",
  },
  meta: {
    "files.list": "nextPageToken:string|null incompleteSearch:boolean|null",
    "drives.list": "nextPageToken:string|null",
    "permissions.list": "nextPageToken:string|null",
    "comments.list": "nextPageToken:string|null",
    "replies.list": "nextPageToken:string|null",
    "revisions.list": "nextPageToken:string|null",
    "changes.list": "nextPageToken:string|null newStartPageToken:string|null",
  },
  auth: {
    oauth: "access_token:string refresh_token*:string client_id*:string client_secret*:string",
  },
  limits: {
    "files.list.pageSize": "min 1; max 1000",
    "files.list.spaces": "comma drive|appDataFolder",
    "files.list.corpora": "enum user|drive|allDrives",
    "files.download.alt": "const media",
    "files_export.download.mimeType": EXPORT_FORMATS,
    "drives.list.pageSize": "min 1; max 100",
    "permissions.list.pageSize": "min 1; max 100",
    "comments.list.pageSize": "min 1; max 100",
    "comments.list.startModifiedTime": "format date-time",
    "replies.list.pageSize": "min 1; max 100",
    "revisions.list.pageSize": "min 1; max 1000",
    "changes.list.pageSize": "min 1; max 1000",
  },
  fields: {
    "files.list files.get": `kind:string|null id:string name:string|null mimeType:string|null description:string|null
      starred:boolean|null trashed:boolean|null explicitlyTrashed:boolean|null parents:array|null properties:object|null
      appProperties:object|null spaces:array|null version:string|null webContentLink:string|null webViewLink:string|null
      iconLink:string|null hasThumbnail:boolean|null thumbnailLink:string|null thumbnailVersion:string|null viewedByMe:boolean|null
      viewedByMeTime:string|null createdTime:string|null modifiedTime:string|null modifiedByMeTime:string|null
      modifiedByMe:boolean|null sharedWithMeTime:string|null sharingUser:any owners:array<object>|null driveId:string|null
      lastModifyingUser:any shared:boolean|null ownedByMe:boolean|null capabilities:object|null viewersCanCopyContent:boolean|null
      copyRequiresWriterPermission:boolean|null writersCanShare:boolean|null permissionIds:array|null folderColorRgb:string|null
      originalFilename:string|null fullFileExtension:string|null fileExtension:string|null md5Checksum:string|null
      sha1Checksum:string|null sha256Checksum:string|null size:string|null quotaBytesUsed:string|null headRevisionId:string|null
      isAppAuthorized:boolean|null exportLinks:object|null shortcutDetails:object|null contentRestrictions:array|null
      resourceKey:string|null linkShareMetadata:object|null labelInfo:object|null trashedTime:string|null trashingUser:any
      imageMediaMetadata:object|null videoMediaMetadata:object|null`,
    "drives.list drives.get": `kind:string|null id:string name:string|null colorRgb:string|null backgroundImageLink:string|null
      backgroundImageFile:object|null capabilities:object|null themeId:string|null createdTime:string|null hidden:boolean|null
      restrictions:object|null orgUnitId:string|null`,
    "permissions.list permissions.get": `kind:string|null id:string type:string|null emailAddress:string|null domain:string|null
      role:string|null view:string|null allowFileDiscovery:boolean|null displayName:string|null photoLink:string|null
      expirationTime:string|null teamDrivePermissionDetails:array|null permissionDetails:array|null deleted:boolean|null
      pendingOwner:boolean|null`,
    "comments.list comments.get": `kind:string|null id:string createdTime:string|null modifiedTime:string|null author:any
      htmlContent:string|null content:string|null deleted:boolean|null resolved:boolean|null quotedFileContent:object|null
      anchor:string|null replies:array<object>|null mentionedEmailAddresses:array|null assigneeEmailAddress:string|null`,
    "replies.list replies.get": `kind:string|null id:string createdTime:string|null modifiedTime:string|null author:any
      htmlContent:string|null content:string|null deleted:boolean|null action:string|null`,
    "revisions.list revisions.get": `kind:string|null id:string mimeType:string|null modifiedTime:string|null
      keepForever:boolean|null published:boolean|null publishedLink:string|null publishAuto:boolean|null
      publishedOutsideDomain:boolean|null lastModifyingUser:any originalFilename:string|null md5Checksum:string|null
      size:string|null exportLinks:object|null`,
    "changes.list": `kind:string|null removed:boolean|null file:any fileId:string|null driveId:string|null drive:any
      time:string|null type:string|null changeType:string|null`,
    "changes_start_page_token.get": "kind:string|null startPageToken:string",
    "about.get": `kind:string|null user:any storageQuota:object|null importFormats:object|null exportFormats:object|null
      maxImportSizes:object|null maxUploadSize:string|null appInstalled:boolean|null folderColorPalette:array|null
      driveThemes:array|null canCreateDrives:boolean|null canCreateTeamDrives:boolean|null teamDriveThemes:array|null`,
  },
  nested: {
    "files.list.record.owners": `kind:string|null displayName:string|null photoLink:string|null me:boolean|null
      permissionId:string|null emailAddress:string|null`,
    "files.get.record.owners": `kind:string|null displayName:string|null photoLink:string|null me:boolean|null
      permissionId:string|null emailAddress:string|null`,
    "comments.list.record.replies": `kind:string|null id:string createdTime:string|null modifiedTime:string|null author:any
      htmlContent:string|null content:string|null deleted:boolean|null action:string|null`,
    "comments.get.record.replies": `kind:string|null id:string createdTime:string|null modifiedTime:string|null author:any
      htmlContent:string|null content:string|null deleted:boolean|null action:string|null`,
  },
};
