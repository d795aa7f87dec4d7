// @generated from spec/inner/file_storage.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function StorageFile() {
  return {
    fields: {
      parents: "array<string> | null",
      properties: { values: "string", nullable: true },
      appProperties: { values: "string", nullable: true },
      spaces: "array<string> | null",
      sharingUser: { table: PartialFileOwner, nullable: true },
      lastModifyingUser: { table: PartialFileOwner, nullable: true },
      capabilities: { table: FileCapabilities, nullable: true },
      permissionIds: "array<string> | null",
      exportLinks: { values: "string", nullable: true },
      shortcutDetails: { table: ShortcutDetails, nullable: true },
      contentRestrictions: { items: { table: ContentRestriction }, nullable: true },
      linkShareMetadata: { table: LinkShareMetadata, nullable: true },
      labelInfo: { table: FileLabelInfo, nullable: true },
      trashingUser: { table: PartialFileOwner, nullable: true },
      imageMediaMetadata: { table: ImageMediaMetadata, nullable: true },
      videoMediaMetadata: { table: VideoMediaMetadata, nullable: true },
    },
  };
}

function SharedDrive() {
  return {
    fields: {
      backgroundImageFile: { table: DriveBackgroundImageFile, nullable: true },
      capabilities: { table: DriveCapabilities, nullable: true },
      restrictions: { table: DriveRestrictions, nullable: true },
    },
  };
}

function Permission() {
  return {
    fields: {
      teamDrivePermissionDetails: { items: { table: TeamDrivePermissionDetail }, nullable: true },
      permissionDetails: { items: { table: PermissionDetail }, nullable: true },
    },
  };
}

function FileComment() {
  return {
    fields: {
      author: { table: PartialFileOwner, nullable: true },
      quotedFileContent: { table: QuotedFileContent, nullable: true },
      replies: { items: { table: CommentReply }, nullable: true },
      mentionedEmailAddresses: "array<string> | null",
    },
  };
}

function CommentReply() {
  return {
    fields: {
      author: { table: PartialFileOwner, nullable: true },
    },
  };
}

function Revision() {
  return {
    fields: {
      lastModifyingUser: { table: PartialFileOwner, nullable: true },
      exportLinks: { values: "string", nullable: true },
    },
  };
}

function Change() {
  return {
    fields: {
      file: { table: PartialStorageFile, nullable: true },
      drive: { table: PartialSharedDrive, nullable: true },
    },
  };
}

function About() {
  return {
    fields: {
      user: { table: PartialFileOwner, nullable: true },
      storageQuota: { table: StorageQuota, nullable: true },
      importFormats: { values: "array<string>", nullable: true },
      exportFormats: { values: "array<string>", nullable: true },
      maxImportSizes: { values: "string", nullable: true },
      folderColorPalette: "array<string> | null",
      driveThemes: { items: { table: DriveTheme }, nullable: true },
      teamDriveThemes: { items: { table: DriveTheme }, nullable: true },
    },
  };
}

function FileCapabilities() {
  return {
    fields: {
      canAcceptOwnership: "boolean | null",
      canAccessViaGenAi: "boolean | null",
      canAddChildren: "boolean | null",
      canAddFolderFromAnotherDrive: "boolean | null",
      canAddMyDriveParent: "boolean | null",
      canChangeCopyRequiresWriterPermission: "boolean | null",
      canChangeItemDownloadRestriction: "boolean | null",
      canChangeSecurityUpdateEnabled: "boolean | null",
      canChangeViewersCanCopyContent: "boolean | null",
      canComment: "boolean | null",
      canCopy: "boolean | null",
      canDelete: "boolean | null",
      canDeleteChildren: "boolean | null",
      canDisableInheritedPermissions: "boolean | null",
      canDownload: "boolean | null",
      canEdit: "boolean | null",
      canEnableInheritedPermissions: "boolean | null",
      canListChildren: "boolean | null",
      canModifyContent: "boolean | null",
      canModifyContentRestriction: "boolean | null",
      canModifyEditorContentRestriction: "boolean | null",
      canModifyLabels: "boolean | null",
      canModifyOwnerContentRestriction: "boolean | null",
      canMoveChildrenOutOfDrive: "boolean | null",
      canMoveChildrenOutOfTeamDrive: "boolean | null",
      canMoveChildrenWithinDrive: "boolean | null",
      canMoveChildrenWithinTeamDrive: "boolean | null",
      canMoveItemIntoTeamDrive: "boolean | null",
      canMoveItemOutOfDrive: "boolean | null",
      canMoveItemOutOfTeamDrive: "boolean | null",
      canMoveItemWithinDrive: "boolean | null",
      canMoveItemWithinTeamDrive: "boolean | null",
      canMoveTeamDriveItem: "boolean | null",
      canReadDrive: "boolean | null",
      canReadLabels: "boolean | null",
      canReadRevisions: "boolean | null",
      canReadTeamDrive: "boolean | null",
      canRemoveChildren: "boolean | null",
      canRemoveContentRestriction: "boolean | null",
      canRemoveMyDriveParent: "boolean | null",
      canRename: "boolean | null",
      canShare: "boolean | null",
      canStartApproval: "boolean | null",
      canTrash: "boolean | null",
      canTrashChildren: "boolean | null",
      canUntrash: "boolean | null",
    },
  };
}

function ShortcutDetails() {
  return {
    fields: {
      targetId: "string | null",
      targetMimeType: "string | null",
      targetResourceKey: "string | null",
    },
  };
}

function ContentRestriction() {
  return {
    fields: {
      readOnly: "boolean | null",
      reason: "string | null",
      restrictingUser: { table: PartialFileOwner, nullable: true },
      restrictionTime: "string | null",
      type: "string | null",
      ownerRestricted: "boolean | null",
      systemRestricted: "boolean | null",
    },
  };
}

function LinkShareMetadata() {
  return {
    fields: {
      securityUpdateEligible: "boolean | null",
      securityUpdateEnabled: "boolean | null",
    },
  };
}

function FileLabelInfo() {
  return {
    fields: {
      labels: { items: { table: FileLabel }, nullable: true },
    },
  };
}

function FileLabel() {
  return {
    fields: {
      id: "string | null",
      kind: "string | null",
      revisionId: "string | null",
      fields: { values: { table: FileLabelField }, nullable: true },
    },
  };
}

function FileLabelField() {
  return {
    fields: {
      id: "string | null",
      kind: "string | null",
      valueType: "string | null",
      dateString: "array<string> | null",
      integer: "array<string> | null",
      selection: "array<string> | null",
      text: "array<string> | null",
      user: { items: { table: PartialFileOwner }, nullable: true },
    },
  };
}

function ImageMediaMetadata() {
  return {
    fields: {
      width: "integer | null",
      height: "integer | null",
      rotation: "integer | null",
      location: { table: { fields: { latitude: "number | null", longitude: "number | null", altitude: "number | null" } }, nullable: true },
      time: "string | null",
      cameraMake: "string | null",
      cameraModel: "string | null",
      exposureTime: "number | null",
      aperture: "number | null",
      flashUsed: "boolean | null",
      focalLength: "number | null",
      isoSpeed: "integer | null",
      meteringMode: "string | null",
      sensor: "string | null",
      exposureMode: "string | null",
      colorSpace: "string | null",
      whiteBalance: "string | null",
      exposureBias: "number | null",
      maxApertureValue: "number | null",
      subjectDistance: "integer | null",
      lens: "string | null",
    },
  };
}

function VideoMediaMetadata() {
  return {
    fields: {
      width: "integer | null",
      height: "integer | null",
      durationMillis: "string | null",
    },
  };
}

function DriveBackgroundImageFile() {
  return {
    fields: {
      id: "string | null",
      width: "number | null",
      xCoordinate: "number | null",
      yCoordinate: "number | null",
    },
  };
}

function DriveCapabilities() {
  return {
    fields: {
      canAddChildren: "boolean | null",
      canChangeCopyRequiresWriterPermissionRestriction: "boolean | null",
      canChangeDomainUsersOnlyRestriction: "boolean | null",
      canChangeDownloadRestriction: "boolean | null",
      canChangeDriveBackground: "boolean | null",
      canChangeDriveMembersOnlyRestriction: "boolean | null",
      canChangeSharingFoldersRequiresOrganizerPermissionRestriction: "boolean | null",
      canComment: "boolean | null",
      canCopy: "boolean | null",
      canDeleteChildren: "boolean | null",
      canDeleteDrive: "boolean | null",
      canDownload: "boolean | null",
      canEdit: "boolean | null",
      canListChildren: "boolean | null",
      canManageMembers: "boolean | null",
      canReadRevisions: "boolean | null",
      canRename: "boolean | null",
      canRenameDrive: "boolean | null",
      canResetDriveRestrictions: "boolean | null",
      canShare: "boolean | null",
      canTrashChildren: "boolean | null",
    },
  };
}

function DriveRestrictions() {
  return {
    fields: {
      adminManagedRestrictions: "boolean | null",
      copyRequiresWriterPermission: "boolean | null",
      domainUsersOnly: "boolean | null",
      driveMembersOnly: "boolean | null",
      sharingFoldersRequiresOrganizerPermission: "boolean | null",
      downloadRestriction: {
        table: { fields: { restrictedForReaders: "boolean | null", restrictedForWriters: "boolean | null" } },
        nullable: true,
      },
    },
  };
}

function TeamDrivePermissionDetail() {
  return {
    fields: {
      teamDrivePermissionType: "string | null",
      role: "string | null",
      inheritedFrom: "string | null",
      inherited: "boolean | null",
    },
  };
}

function PermissionDetail() {
  return {
    fields: {
      permissionType: "string | null",
      role: "string | null",
      inheritedFrom: "string | null",
      inherited: "boolean | null",
    },
  };
}

function QuotedFileContent() {
  return {
    fields: {
      mimeType: "string | null",
      value: "string | null",
    },
  };
}

function StorageQuota() {
  return {
    fields: {
      limit: "string | null",
      usage: "string | null",
      usageInDrive: "string | null",
      usageInDriveTrash: "string | null",
    },
  };
}

function DriveTheme() {
  return {
    fields: {
      id: "string | null",
      backgroundImageLink: "string | null",
      colorRgb: "string | null",
    },
  };
}

function PartialFileOwner() {
  return {
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

function PartialStorageFile() {
  return {
    fields: {
      kind: "string | null",
      id: "string | null",
      name: "string | null",
      mimeType: "string | null",
      description: "string | null",
      starred: "boolean | null",
      trashed: "boolean | null",
      explicitlyTrashed: "boolean | null",
      parents: "array<string> | null",
      properties: { values: "string", nullable: true },
      appProperties: { values: "string", nullable: true },
      spaces: "array<string> | null",
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
      sharingUser: { table: PartialFileOwner, nullable: true },
      owners: { items: { table: PartialFileOwner }, nullable: true },
      driveId: "string | null",
      lastModifyingUser: { table: PartialFileOwner, nullable: true },
      shared: "boolean | null",
      ownedByMe: "boolean | null",
      capabilities: { table: FileCapabilities, nullable: true },
      viewersCanCopyContent: "boolean | null",
      copyRequiresWriterPermission: "boolean | null",
      writersCanShare: "boolean | null",
      permissionIds: "array<string> | null",
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
      exportLinks: { values: "string", nullable: true },
      shortcutDetails: { table: ShortcutDetails, nullable: true },
      contentRestrictions: { items: { table: ContentRestriction }, nullable: true },
      resourceKey: "string | null",
      linkShareMetadata: { table: LinkShareMetadata, nullable: true },
      labelInfo: { table: FileLabelInfo, nullable: true },
      trashedTime: "string | null",
      trashingUser: { table: PartialFileOwner, nullable: true },
      imageMediaMetadata: { table: ImageMediaMetadata, nullable: true },
      videoMediaMetadata: { table: VideoMediaMetadata, nullable: true },
    },
  };
}

function PartialSharedDrive() {
  return {
    fields: {
      kind: "string | null",
      id: "string | null",
      name: "string | null",
      colorRgb: "string | null",
      backgroundImageLink: "string | null",
      backgroundImageFile: { table: DriveBackgroundImageFile, nullable: true },
      capabilities: { table: DriveCapabilities, nullable: true },
      themeId: "string | null",
      createdTime: "string | null",
      hidden: "boolean | null",
      restrictions: { table: DriveRestrictions, nullable: true },
      orgUnitId: "string | null",
    },
  };
}

export const inner = /* @__PURE__ */ createInner({
  connector: "file_storage",
  source: "Google's discovery document of version 3 of the Drive API shows it.",
  records: {
    StorageFile: { table: StorageFile },
    SharedDrive: { table: SharedDrive },
    Permission: { table: Permission },
    FileComment: { table: FileComment },
    CommentReply: { table: CommentReply },
    Revision: { table: Revision },
    Change: { table: Change },
    About: { table: About },
  },
  operations: {
    "files.list": "StorageFile",
    "files.get": "StorageFile",
    "drives.list": "SharedDrive",
    "drives.get": "SharedDrive",
    "permissions.list": "Permission",
    "permissions.get": "Permission",
    "comments.list": "FileComment",
    "comments.get": "FileComment",
    "replies.list": "CommentReply",
    "replies.get": "CommentReply",
    "revisions.list": "Revision",
    "revisions.get": "Revision",
    "changes.list": "Change",
    "about.get": "About",
  },
  result: "result",
});
