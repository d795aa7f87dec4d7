// @generated from spec/connectors/file_storage.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  commaList,
  atLeast,
  atMost,
  deepFreeze,
  createGuard,
  toDownload,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import { dateTime } from "./gateway.envelope.js";
import * as gateway from "./gateway.envelope.js";

function StorageFile() {
  return {
    name: "StorageFile",
    fields: {
      kind: "string | null",
      id: "string",
      name: "string | null",
      mimeType: "string | null",
      description: "string | null",
      starred: "boolean | null",
      trashed: "boolean | null",
      explicitlyTrashed: "boolean | null",
      parents: "array | null",
      properties: "object | null",
      appProperties: "object | null",
      spaces: "array | null",
      version: "string | null",
      webContentLink: "string | null",
      webViewLink: "string | null",
      iconLink: "string | null",
      hasThumbnail: "boolean | null",
      thumbnailLink: "string | null",
      thumbnailVersion: "string | null",
      viewedByMe: "boolean | null",
      viewedByMeTime: "string | null",
      createdTime: "string | null",
      modifiedTime: "string | null",
      modifiedByMeTime: "string | null",
      modifiedByMe: "boolean | null",
      sharedWithMeTime: "string | null",
      sharingUser: "any",
      owners: { items: { table: FileOwner }, nullable: true },
      driveId: "string | null",
      lastModifyingUser: "any",
      shared: "boolean | null",
      ownedByMe: "boolean | null",
      capabilities: "object | null",
      viewersCanCopyContent: "boolean | null",
      copyRequiresWriterPermission: "boolean | null",
      writersCanShare: "boolean | null",
      permissionIds: "array | null",
      folderColorRgb: "string | null",
      originalFilename: "string | null",
      fullFileExtension: "string | null",
      fileExtension: "string | null",
      md5Checksum: "string | null",
      sha1Checksum: "string | null",
      sha256Checksum: "string | null",
      size: "string | null",
      quotaBytesUsed: "string | null",
      headRevisionId: "string | null",
      isAppAuthorized: "boolean | null",
      exportLinks: "object | null",
      shortcutDetails: "object | null",
      contentRestrictions: "array | null",
      resourceKey: "string | null",
      linkShareMetadata: "object | null",
      labelInfo: "object | null",
      trashedTime: "string | null",
      trashingUser: "any",
      imageMediaMetadata: "object | null",
      videoMediaMetadata: "object | null",
    },
  };
}

export const storageFile = /* @__PURE__ */ createValidator("file_storage.records.StorageFile", { table: StorageFile });

export const isStorageFile = /* @__PURE__ */ createGuard(StorageFile);

function FileOwner() {
  return {
    name: "FileOwner",
    fields: {
      kind: "string | null",
      displayName: "string | null",
      photoLink: "string | null",
      me: "boolean | null",
      permissionId: "string | null",
      emailAddress: "string | null",
    },
  };
}

export const fileOwner = /* @__PURE__ */ createValidator("file_storage.records.FileOwner", { table: FileOwner });

export const isFileOwner = /* @__PURE__ */ createGuard(FileOwner);

function SharedDrive() {
  return {
    name: "SharedDrive",
    fields: {
      kind: "string | null",
      id: "string",
      name: "string | null",
      colorRgb: "string | null",
      backgroundImageLink: "string | null",
      backgroundImageFile: "object | null",
      capabilities: "object | null",
      themeId: "string | null",
      createdTime: "string | null",
      hidden: "boolean | null",
      restrictions: "object | null",
      orgUnitId: "string | null",
    },
  };
}

export const sharedDrive = /* @__PURE__ */ createValidator("file_storage.records.SharedDrive", { table: SharedDrive });

export const isSharedDrive = /* @__PURE__ */ createGuard(SharedDrive);

function Permission() {
  return {
    name: "Permission",
    fields: {
      kind: "string | null",
      id: "string",
      type: "string | null",
      emailAddress: "string | null",
      domain: "string | null",
      role: "string | null",
      view: "string | null",
      allowFileDiscovery: "boolean | null",
      displayName: "string | null",
      photoLink: "string | null",
      expirationTime: "string | null",
      teamDrivePermissionDetails: "array | null",
      permissionDetails: "array | null",
      deleted: "boolean | null",
      pendingOwner: "boolean | null",
    },
  };
}

export const permission = /* @__PURE__ */ createValidator("file_storage.records.Permission", { table: Permission });

export const isPermission = /* @__PURE__ */ createGuard(Permission);

function FileComment() {
  return {
    name: "FileComment",
    fields: {
      kind: "string | null",
      id: "string",
      createdTime: "string | null",
      modifiedTime: "string | null",
      author: "any",
      htmlContent: "string | null",
      content: "string | null",
      deleted: "boolean | null",
      resolved: "boolean | null",
      quotedFileContent: "object | null",
      anchor: "string | null",
      replies: { items: { table: CommentReply }, nullable: true },
      mentionedEmailAddresses: "array | null",
      assigneeEmailAddress: "string | null",
    },
  };
}

export const fileComment = /* @__PURE__ */ createValidator("file_storage.records.FileComment", { table: FileComment });

export const isFileComment = /* @__PURE__ */ createGuard(FileComment);

function CommentReply() {
  return {
    name: "CommentReply",
    fields: {
      kind: "string | null",
      id: "string",
      createdTime: "string | null",
      modifiedTime: "string | null",
      author: "any",
      htmlContent: "string | null",
      content: "string | null",
      deleted: "boolean | null",
      action: "string | null",
    },
  };
}

export const commentReply = /* @__PURE__ */ createValidator("file_storage.records.CommentReply", { table: CommentReply });

export const isCommentReply = /* @__PURE__ */ createGuard(CommentReply);

function Revision() {
  return {
    name: "Revision",
    fields: {
      kind: "string | null",
      id: "string",
      mimeType: "string | null",
      modifiedTime: "string | null",
      keepForever: "boolean | null",
      published: "boolean | null",
      publishedLink: "string | null",
      publishAuto: "boolean | null",
      publishedOutsideDomain: "boolean | null",
      lastModifyingUser: "any",
      originalFilename: "string | null",
      md5Checksum: "string | null",
      size: "string | null",
      exportLinks: "object | null",
    },
  };
}

export const revision = /* @__PURE__ */ createValidator("file_storage.records.Revision", { table: Revision });

export const isRevision = /* @__PURE__ */ createGuard(Revision);

function Change() {
  return {
    name: "Change",
    fields: {
      kind: "string | null",
      removed: "boolean | null",
      file: "any",
      fileId: "string | null",
      driveId: "string | null",
      drive: "any",
      time: "string | null",
      type: "string | null",
      changeType: "string | null",
    },
  };
}

export const change = /* @__PURE__ */ createValidator("file_storage.records.Change", { table: Change });

export const isChange = /* @__PURE__ */ createGuard(Change);

function StartPageToken() {
  return {
    name: "StartPageToken",
    fields: {
      kind: "string | null",
      startPageToken: "string",
    },
  };
}

export const startPageToken = /* @__PURE__ */ createValidator("file_storage.records.StartPageToken", { table: StartPageToken });

export const isStartPageToken = /* @__PURE__ */ createGuard(StartPageToken);

function About() {
  return {
    name: "About",
    fields: {
      kind: "string | null",
      user: "any",
      storageQuota: "object | null",
      importFormats: "object | null",
      exportFormats: "object | null",
      maxImportSizes: "object | null",
      maxUploadSize: "string | null",
      appInstalled: "boolean | null",
      folderColorPalette: "array | null",
      driveThemes: "array | null",
      canCreateDrives: "boolean | null",
      canCreateTeamDrives: "boolean | null",
      teamDriveThemes: "array | null",
    },
  };
}

export const about = /* @__PURE__ */ createValidator("file_storage.records.About", { table: About });

export const isAbout = /* @__PURE__ */ createGuard(About);

function FilesListParams() {
  return {
    side: "request",
    fields: {
      pageSize: { type: "integer", min: atLeast(1), max: atMost(1000) },
      pageToken: "string",
      q: "string",
      orderBy: "string",
      fields: "string",
      spaces: { type: "string", list: commaList, enum: ["drive", "appDataFolder"] },
      corpora: { enum: ["user", "drive", "allDrives"] },
      driveId: "string",
      includeItemsFromAllDrives: "boolean",
      supportsAllDrives: "boolean",
    },
  };
}

export const filesListParams = /* @__PURE__ */ createParamsValidator("file_storage.files.list", FilesListParams);

export const isFilesListParams = /* @__PURE__ */ createGuard(FilesListParams);

export const filesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.files.list", FilesListParams);

export const filesListRecord = /* @__PURE__ */ createValidator("file_storage.files.list.record", { table: StorageFile });

function FilesListMeta() {
  return {
    name: "the meta of file_storage.files.list",
    fields: {
      nextPageToken: "string | null",
      incompleteSearch: "boolean | null",
    },
  };
}

export const filesListMeta = /* @__PURE__ */ createValidator("file_storage.files.list.meta", { table: FilesListMeta });

export const filesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.files.list", {
  result: { items: { table: StorageFile } },
  connector_metadata: { table: FilesListMeta, nullable: true },
});

function FilesGetParams() {
  return {
    side: "request",
    required: ["fileId"],
    fields: {
      fileId: "string",
      fields: "string",
      supportsAllDrives: "boolean",
    },
  };
}

export const filesGetParams = /* @__PURE__ */ createParamsValidator("file_storage.files.get", FilesGetParams);

export const isFilesGetParams = /* @__PURE__ */ createGuard(FilesGetParams);

export const filesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.files.get", FilesGetParams, {
  paramsRequired: true,
});

export const filesGetRecord = /* @__PURE__ */ createValidator("file_storage.files.get.record", { table: StorageFile });

export const filesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.files.get", {
  result: { table: StorageFile },
});

function FilesDownloadParams() {
  return {
    side: "request",
    required: ["fileId", "alt"],
    fields: {
      fileId: "string",
      alt: { const: "media" },
      acknowledgeAbuse: "boolean",
      supportsAllDrives: "boolean",
      range_header: "string",
    },
  };
}

export const filesDownloadParams = /* @__PURE__ */ createParamsValidator("file_storage.files.download", FilesDownloadParams);

export const isFilesDownloadParams = /* @__PURE__ */ createGuard(FilesDownloadParams);

export const filesDownloadRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.files.download",
  FilesDownloadParams,
  { paramsRequired: true },
);

function FilesExportDownloadParams() {
  return {
    side: "request",
    required: ["fileId", "mimeType"],
    fields: {
      fileId: "string",
      mimeType: "string",
      range_header: "string",
    },
  };
}

export const filesExportDownloadParams = /* @__PURE__ */ createParamsValidator(
  "file_storage.files_export.download",
  FilesExportDownloadParams,
);

export const isFilesExportDownloadParams = /* @__PURE__ */ createGuard(FilesExportDownloadParams);

export const filesExportDownloadRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.files_export.download",
  FilesExportDownloadParams,
  { paramsRequired: true },
);

function DrivesListParams() {
  return {
    side: "request",
    fields: {
      pageSize: { type: "integer", min: atLeast(1), max: atMost(100) },
      pageToken: "string",
      q: "string",
      useDomainAdminAccess: "boolean",
    },
  };
}

export const drivesListParams = /* @__PURE__ */ createParamsValidator("file_storage.drives.list", DrivesListParams);

export const isDrivesListParams = /* @__PURE__ */ createGuard(DrivesListParams);

export const drivesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.drives.list", DrivesListParams);

export const drivesListRecord = /* @__PURE__ */ createValidator("file_storage.drives.list.record", { table: SharedDrive });

function DrivesListMeta() {
  return {
    name: "the meta of file_storage.drives.list",
    fields: {
      nextPageToken: "string | null",
    },
  };
}

export const drivesListMeta = /* @__PURE__ */ createValidator("file_storage.drives.list.meta", { table: DrivesListMeta });

export const drivesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.drives.list", {
  result: { items: { table: SharedDrive } },
  connector_metadata: { table: DrivesListMeta, nullable: true },
});

function DrivesGetParams() {
  return {
    side: "request",
    required: ["driveId"],
    fields: {
      driveId: "string",
      useDomainAdminAccess: "boolean",
    },
  };
}

export const drivesGetParams = /* @__PURE__ */ createParamsValidator("file_storage.drives.get", DrivesGetParams);

export const isDrivesGetParams = /* @__PURE__ */ createGuard(DrivesGetParams);

export const drivesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.drives.get", DrivesGetParams, {
  paramsRequired: true,
});

export const drivesGetRecord = /* @__PURE__ */ createValidator("file_storage.drives.get.record", { table: SharedDrive });

export const drivesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.drives.get", {
  result: { table: SharedDrive },
});

function PermissionsListParams() {
  return {
    side: "request",
    required: ["fileId"],
    fields: {
      fileId: "string",
      pageSize: { type: "integer", min: atLeast(1), max: atMost(100) },
      pageToken: "string",
      supportsAllDrives: "boolean",
      useDomainAdminAccess: "boolean",
    },
  };
}

export const permissionsListParams = /* @__PURE__ */ createParamsValidator("file_storage.permissions.list", PermissionsListParams);

export const isPermissionsListParams = /* @__PURE__ */ createGuard(PermissionsListParams);

export const permissionsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.permissions.list",
  PermissionsListParams,
  { paramsRequired: true },
);

export const permissionsListRecord = /* @__PURE__ */ createValidator("file_storage.permissions.list.record", { table: Permission });

function PermissionsListMeta() {
  return {
    name: "the meta of file_storage.permissions.list",
    fields: {
      nextPageToken: "string | null",
    },
  };
}

export const permissionsListMeta = /* @__PURE__ */ createValidator("file_storage.permissions.list.meta", { table: PermissionsListMeta });

export const permissionsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.permissions.list", {
  result: { items: { table: Permission } },
  connector_metadata: { table: PermissionsListMeta, nullable: true },
});

function PermissionsGetParams() {
  return {
    side: "request",
    required: ["fileId", "permissionId"],
    fields: {
      fileId: "string",
      permissionId: "string",
      supportsAllDrives: "boolean",
      useDomainAdminAccess: "boolean",
    },
  };
}

export const permissionsGetParams = /* @__PURE__ */ createParamsValidator("file_storage.permissions.get", PermissionsGetParams);

export const isPermissionsGetParams = /* @__PURE__ */ createGuard(PermissionsGetParams);

export const permissionsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.permissions.get",
  PermissionsGetParams,
  { paramsRequired: true },
);

export const permissionsGetRecord = /* @__PURE__ */ createValidator("file_storage.permissions.get.record", { table: Permission });

export const permissionsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.permissions.get", {
  result: { table: Permission },
});

function CommentsListParams() {
  return {
    side: "request",
    required: ["fileId"],
    fields: {
      fileId: "string",
      pageSize: { type: "integer", min: atLeast(1), max: atMost(100) },
      pageToken: "string",
      startModifiedTime: { type: "string", format: dateTime },
      includeDeleted: "boolean",
      fields: "string",
    },
  };
}

export const commentsListParams = /* @__PURE__ */ createParamsValidator("file_storage.comments.list", CommentsListParams);

export const isCommentsListParams = /* @__PURE__ */ createGuard(CommentsListParams);

export const commentsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.comments.list",
  CommentsListParams,
  { paramsRequired: true },
);

export const commentsListRecord = /* @__PURE__ */ createValidator("file_storage.comments.list.record", { table: FileComment });

function CommentsListMeta() {
  return {
    name: "the meta of file_storage.comments.list",
    fields: {
      nextPageToken: "string | null",
    },
  };
}

export const commentsListMeta = /* @__PURE__ */ createValidator("file_storage.comments.list.meta", { table: CommentsListMeta });

export const commentsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.comments.list", {
  result: { items: { table: FileComment } },
  connector_metadata: { table: CommentsListMeta, nullable: true },
});

function CommentsGetParams() {
  return {
    side: "request",
    required: ["fileId", "commentId"],
    fields: {
      fileId: "string",
      commentId: "string",
      includeDeleted: "boolean",
      fields: "string",
    },
  };
}

export const commentsGetParams = /* @__PURE__ */ createParamsValidator("file_storage.comments.get", CommentsGetParams);

export const isCommentsGetParams = /* @__PURE__ */ createGuard(CommentsGetParams);

export const commentsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.comments.get", CommentsGetParams, {
  paramsRequired: true,
});

export const commentsGetRecord = /* @__PURE__ */ createValidator("file_storage.comments.get.record", { table: FileComment });

export const commentsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.comments.get", {
  result: { table: FileComment },
});

function RepliesListParams() {
  return {
    side: "request",
    required: ["fileId", "commentId"],
    fields: {
      fileId: "string",
      commentId: "string",
      pageSize: { type: "integer", min: atLeast(1), max: atMost(100) },
      pageToken: "string",
      includeDeleted: "boolean",
      fields: "string",
    },
  };
}

export const repliesListParams = /* @__PURE__ */ createParamsValidator("file_storage.replies.list", RepliesListParams);

export const isRepliesListParams = /* @__PURE__ */ createGuard(RepliesListParams);

export const repliesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.replies.list", RepliesListParams, {
  paramsRequired: true,
});

export const repliesListRecord = /* @__PURE__ */ createValidator("file_storage.replies.list.record", { table: CommentReply });

function RepliesListMeta() {
  return {
    name: "the meta of file_storage.replies.list",
    fields: {
      nextPageToken: "string | null",
    },
  };
}

export const repliesListMeta = /* @__PURE__ */ createValidator("file_storage.replies.list.meta", { table: RepliesListMeta });

export const repliesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.replies.list", {
  result: { items: { table: CommentReply } },
  connector_metadata: { table: RepliesListMeta, nullable: true },
});

function RepliesGetParams() {
  return {
    side: "request",
    required: ["fileId", "commentId", "replyId"],
    fields: {
      fileId: "string",
      commentId: "string",
      replyId: "string",
      includeDeleted: "boolean",
      fields: "string",
    },
  };
}

export const repliesGetParams = /* @__PURE__ */ createParamsValidator("file_storage.replies.get", RepliesGetParams);

export const isRepliesGetParams = /* @__PURE__ */ createGuard(RepliesGetParams);

export const repliesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.replies.get", RepliesGetParams, {
  paramsRequired: true,
});

export const repliesGetRecord = /* @__PURE__ */ createValidator("file_storage.replies.get.record", { table: CommentReply });

export const repliesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.replies.get", {
  result: { table: CommentReply },
});

function RevisionsListParams() {
  return {
    side: "request",
    required: ["fileId"],
    fields: {
      fileId: "string",
      pageSize: { type: "integer", min: atLeast(1), max: atMost(1000) },
      pageToken: "string",
    },
  };
}

export const revisionsListParams = /* @__PURE__ */ createParamsValidator("file_storage.revisions.list", RevisionsListParams);

export const isRevisionsListParams = /* @__PURE__ */ createGuard(RevisionsListParams);

export const revisionsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.revisions.list",
  RevisionsListParams,
  { paramsRequired: true },
);

export const revisionsListRecord = /* @__PURE__ */ createValidator("file_storage.revisions.list.record", { table: Revision });

function RevisionsListMeta() {
  return {
    name: "the meta of file_storage.revisions.list",
    fields: {
      nextPageToken: "string | null",
    },
  };
}

export const revisionsListMeta = /* @__PURE__ */ createValidator("file_storage.revisions.list.meta", { table: RevisionsListMeta });

export const revisionsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.revisions.list", {
  result: { items: { table: Revision } },
  connector_metadata: { table: RevisionsListMeta, nullable: true },
});

function RevisionsGetParams() {
  return {
    side: "request",
    required: ["fileId", "revisionId"],
    fields: {
      fileId: "string",
      revisionId: "string",
    },
  };
}

export const revisionsGetParams = /* @__PURE__ */ createParamsValidator("file_storage.revisions.get", RevisionsGetParams);

export const isRevisionsGetParams = /* @__PURE__ */ createGuard(RevisionsGetParams);

export const revisionsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.revisions.get",
  RevisionsGetParams,
  { paramsRequired: true },
);

export const revisionsGetRecord = /* @__PURE__ */ createValidator("file_storage.revisions.get.record", { table: Revision });

export const revisionsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.revisions.get", {
  result: { table: Revision },
});

function ChangesListParams() {
  return {
    side: "request",
    required: ["pageToken"],
    fields: {
      pageToken: "string",
      pageSize: { type: "integer", min: atLeast(1), max: atMost(1000) },
      driveId: "string",
      includeItemsFromAllDrives: "boolean",
      supportsAllDrives: "boolean",
      spaces: "string",
      includeRemoved: "boolean",
      restrictToMyDrive: "boolean",
    },
  };
}

export const changesListParams = /* @__PURE__ */ createParamsValidator("file_storage.changes.list", ChangesListParams);

export const isChangesListParams = /* @__PURE__ */ createGuard(ChangesListParams);

export const changesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.changes.list", ChangesListParams, {
  paramsRequired: true,
});

export const changesListRecord = /* @__PURE__ */ createValidator("file_storage.changes.list.record", { table: Change });

function ChangesListMeta() {
  return {
    name: "the meta of file_storage.changes.list",
    fields: {
      nextPageToken: "string | null",
      newStartPageToken: "string | null",
    },
  };
}

export const changesListMeta = /* @__PURE__ */ createValidator("file_storage.changes.list.meta", { table: ChangesListMeta });

export const changesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.changes.list", {
  result: { items: { table: Change } },
  connector_metadata: { table: ChangesListMeta, nullable: true },
});

function ChangesStartPageTokenGetParams() {
  return {
    side: "request",
    fields: {
      driveId: "string",
      supportsAllDrives: "boolean",
    },
  };
}

export const changesStartPageTokenGetParams = /* @__PURE__ */ createParamsValidator(
  "file_storage.changes_start_page_token.get",
  ChangesStartPageTokenGetParams,
);

export const isChangesStartPageTokenGetParams = /* @__PURE__ */ createGuard(ChangesStartPageTokenGetParams);

export const changesStartPageTokenGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "file_storage.changes_start_page_token.get",
  ChangesStartPageTokenGetParams,
);

export const changesStartPageTokenGetRecord = /* @__PURE__ */ createValidator("file_storage.changes_start_page_token.get.record", {
  table: StartPageToken,
});

export const changesStartPageTokenGetResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "file_storage.changes_start_page_token.get",
  { result: { table: StartPageToken } },
);

function AboutGetParams() {
  return {
    side: "request",
    fields: {
      fields: "string",
    },
  };
}

export const aboutGetParams = /* @__PURE__ */ createParamsValidator("file_storage.about.get", AboutGetParams);

export const isAboutGetParams = /* @__PURE__ */ createGuard(AboutGetParams);

export const aboutGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "file_storage.about.get", AboutGetParams);

export const aboutGetRecord = /* @__PURE__ */ createValidator("file_storage.about.get.record", { table: About });

export const aboutGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "file_storage.about.get", {
  result: { table: About },
});

export const execute = /* @__PURE__ */ createValidator("file_storage.execute", /* @__PURE__ */ discriminatedBy("entity", "file_storage", {
  files: /* @__PURE__ */ discriminatedBy("action", "file_storage.files", {
    list: { validator: filesListRequest },
    get: { validator: filesGetRequest },
    download: { validator: filesDownloadRequest },
  }),
  files_export: /* @__PURE__ */ discriminatedBy("action", "file_storage.files_export", {
    download: { validator: filesExportDownloadRequest },
  }),
  drives: /* @__PURE__ */ discriminatedBy("action", "file_storage.drives", {
    list: { validator: drivesListRequest },
    get: { validator: drivesGetRequest },
  }),
  permissions: /* @__PURE__ */ discriminatedBy("action", "file_storage.permissions", {
    list: { validator: permissionsListRequest },
    get: { validator: permissionsGetRequest },
  }),
  comments: /* @__PURE__ */ discriminatedBy("action", "file_storage.comments", {
    list: { validator: commentsListRequest },
    get: { validator: commentsGetRequest },
  }),
  replies: /* @__PURE__ */ discriminatedBy("action", "file_storage.replies", {
    list: { validator: repliesListRequest },
    get: { validator: repliesGetRequest },
  }),
  revisions: /* @__PURE__ */ discriminatedBy("action", "file_storage.revisions", {
    list: { validator: revisionsListRequest },
    get: { validator: revisionsGetRequest },
  }),
  changes: /* @__PURE__ */ discriminatedBy("action", "file_storage.changes", {
    list: { validator: changesListRequest },
  }),
  changes_start_page_token: /* @__PURE__ */ discriminatedBy("action", "file_storage.changes_start_page_token", {
    get: { validator: changesStartPageTokenGetRequest },
  }),
  about: /* @__PURE__ */ discriminatedBy("action", "file_storage.about", {
    get: { validator: aboutGetRequest },
  }),
}));

function OauthAuthConfig() {
  return {
    name: "auth_config (OAuth 2.0)",
    side: "request",
    required: ["refresh_token", "client_id", "client_secret"],
    fields: {
      access_token: { type: "string", secret: true },
      refresh_token: { type: "string", secret: true },
      client_id: "string",
      client_secret: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("file_storage.auth_config", { table: OauthAuthConfig });

export const validators = [
  storageFile,
  fileOwner,
  sharedDrive,
  permission,
  fileComment,
  commentReply,
  revision,
  change,
  startPageToken,
  about,
  filesListParams,
  filesListRequest,
  filesListRecord,
  filesListMeta,
  filesListResponse,
  filesGetParams,
  filesGetRequest,
  filesGetRecord,
  filesGetResponse,
  filesDownloadParams,
  filesDownloadRequest,
  filesExportDownloadParams,
  filesExportDownloadRequest,
  drivesListParams,
  drivesListRequest,
  drivesListRecord,
  drivesListMeta,
  drivesListResponse,
  drivesGetParams,
  drivesGetRequest,
  drivesGetRecord,
  drivesGetResponse,
  permissionsListParams,
  permissionsListRequest,
  permissionsListRecord,
  permissionsListMeta,
  permissionsListResponse,
  permissionsGetParams,
  permissionsGetRequest,
  permissionsGetRecord,
  permissionsGetResponse,
  commentsListParams,
  commentsListRequest,
  commentsListRecord,
  commentsListMeta,
  commentsListResponse,
  commentsGetParams,
  commentsGetRequest,
  commentsGetRecord,
  commentsGetResponse,
  repliesListParams,
  repliesListRequest,
  repliesListRecord,
  repliesListMeta,
  repliesListResponse,
  repliesGetParams,
  repliesGetRequest,
  repliesGetRecord,
  repliesGetResponse,
  revisionsListParams,
  revisionsListRequest,
  revisionsListRecord,
  revisionsListMeta,
  revisionsListResponse,
  revisionsGetParams,
  revisionsGetRequest,
  revisionsGetRecord,
  revisionsGetResponse,
  changesListParams,
  changesListRequest,
  changesListRecord,
  changesListMeta,
  changesListResponse,
  changesStartPageTokenGetParams,
  changesStartPageTokenGetRequest,
  changesStartPageTokenGetRecord,
  changesStartPageTokenGetResponse,
  aboutGetParams,
  aboutGetRequest,
  aboutGetRecord,
  aboutGetResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of file_storage",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "9f8dda77-1048-4368-815b-269bf54ee9b8" },
      auth_config: { validator: authConfig, secret: true },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("file_storage", {
  files: {
    list: { paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } } },
    get: { requiredParams: ["fileId"] },
    download: { kind: "download", requiredParams: ["fileId", "alt"], fixedParams: { alt: "media" }, range: "range_header" },
  },
  files_export: { download: { kind: "download", requiredParams: ["fileId", "mimeType"], range: "range_header" } },
  drives: {
    list: { paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } } },
    get: { requiredParams: ["driveId"] },
  },
  permissions: {
    list: { requiredParams: ["fileId"], paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } } },
    get: { requiredParams: ["fileId", "permissionId"] },
  },
  comments: {
    list: { requiredParams: ["fileId"], paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } } },
    get: { requiredParams: ["fileId", "commentId"] },
  },
  replies: {
    list: {
      requiredParams: ["fileId", "commentId"],
      paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { requiredParams: ["fileId", "commentId", "replyId"] },
  },
  revisions: {
    list: { requiredParams: ["fileId"], paging: { kind: "token", next: "pageToken", token: { in: "meta", field: "nextPageToken" } } },
    get: { requiredParams: ["fileId", "revisionId"] },
  },
  changes: {
    list: {
      requiredParams: ["pageToken"],
      paging: {
        kind: "change_feed",
        next: "pageToken",
        token: { in: "meta", field: "nextPageToken" },
        startToken: { in: "meta", field: "newStartPageToken" },
      },
    },
  },
  changes_start_page_token: { get: {} },
  about: { get: {} },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  files: {
    list: "Lists files.",
    get: "Reads the metadata of one file, not its content.",
    download: "Downloads the content of a binary file.",
  },
  files_export: { download: "Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result." },
  drives: { list: "Lists shared drives.", get: "Reads one shared drive." },
  permissions: { list: "Lists the permissions on a file or shared drive.", get: "Reads one permission." },
  comments: { list: "Lists the comments on a file.", get: "Reads one comment on a file." },
  replies: { list: "Lists the replies to a comment.", get: "Reads one reply to a comment." },
  revisions: { list: "Lists the revisions of a file.", get: "Reads one revision of a file." },
  changes: { list: "Lists the changes since a page token was issued." },
  changes_start_page_token: { get: "Reads the token with which to start listing changes." },
  about: { get: "Reads information about the account." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "file_storage",
  definitionId: "9f8dda77-1048-4368-815b-269bf54ee9b8",
  gateway: gateway.definition,
  operations: calls,
  toDownload,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "file_storage",
  definitionId: "9f8dda77-1048-4368-815b-269bf54ee9b8",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    filesListParams,
    filesListResponse,
    filesGetParams,
    filesGetResponse,
    filesDownloadParams,
    filesExportDownloadParams,
    drivesListParams,
    drivesListResponse,
    drivesGetParams,
    drivesGetResponse,
    permissionsListParams,
    permissionsListResponse,
    permissionsGetParams,
    permissionsGetResponse,
    commentsListParams,
    commentsListResponse,
    commentsGetParams,
    commentsGetResponse,
    repliesListParams,
    repliesListResponse,
    repliesGetParams,
    repliesGetResponse,
    revisionsListParams,
    revisionsListResponse,
    revisionsGetParams,
    revisionsGetResponse,
    changesListParams,
    changesListResponse,
    changesStartPageTokenGetParams,
    changesStartPageTokenGetResponse,
    aboutGetParams,
    aboutGetResponse,
  ]),
  createRequest,
  toDownload,
});
