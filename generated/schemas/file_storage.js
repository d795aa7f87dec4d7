// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of File storage. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:file_storage",
  title: "File storage",
  description: "Reads files, shared drives, permissions, comments, replies, revisions, change feeds and account information, and downloads or exports file content.",
  $defs: {
    "files.list.params": {
      type: "object",
      properties: {
        pageSize: { description: "Page size. The default is assumed.", default: 100, type: "integer", minimum: 1, maximum: 1000 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        q: { description: "Query that files must match, in the provider's query language.", type: "string" },
        orderBy: { description: "Sort order. The document does not show its syntax.", type: "string" },
        fields: { description: "Fields to return.", type: "string" },
        spaces: { description: "Spaces to search.", type: "string", pattern: "^(?:drive|appDataFolder)(?:,(?:drive|appDataFolder))*$" },
        corpora: {
          description: "Whether to search the files of the user, of one shared drive or of all drives.",
          type: "string",
          enum: ["user", "drive", "allDrives"],
        },
        driveId: { description: "Id of the shared drive to search.", type: "string" },
        includeItemsFromAllDrives: { description: "Whether to include items from shared drives.", type: "boolean" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "files.list.request": {
      description: "Lists files.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/files.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "files.list.record": { $ref: "#/$defs/StorageFile" },
    "files.list.meta": {
      type: "object",
      properties: {
        nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] },
        incompleteSearch: {
          description: "Whether files may be missing because the search did not cover all of them.",
          type: ["boolean", "null"],
        },
      },
    },
    "files.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/StorageFile" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/files.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "files.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        fields: { description: "Fields to return.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "files.get.request": {
      description: "Reads the metadata of one file, not its content.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/files.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "files.get.record": { $ref: "#/$defs/StorageFile" },
    "files.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/StorageFile",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "files.download.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        alt: { description: "Always `media`, which requests the content of the file.", type: "string", const: "media" },
        acknowledgeAbuse: {
          description: "Whether to download the file even if it was identified as malware or otherwise abusive.",
          type: "boolean",
        },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        range_header: { description: "Value of an HTTP `Range` header, to download only a part of the content.", type: "string" },
      },
      required: ["fileId", "alt"],
      additionalProperties: false,
    },
    "files.download.request": {
      description: "Downloads the content of a binary file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "Action to perform on the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/files.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "files_export.download.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        mimeType: {
          description: "Format to export to. `application/pdf` works for every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.",
          type: "string",
        },
        range_header: { description: "Value of an HTTP `Range` header, to download only a part of the content.", type: "string" },
      },
      required: ["fileId", "mimeType"],
      additionalProperties: false,
    },
    "files_export.download.request": {
      description: "Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files_export" },
        action: { description: "Action to perform on the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/files_export.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "drives.list.params": {
      type: "object",
      properties: {
        pageSize: { description: "Page size. The default is assumed.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        q: { description: "Query that shared drives must match, in the provider's query language.", type: "string" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "drives.list.request": {
      description: "Lists shared drives.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "drives" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/drives.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "drives.list.record": { $ref: "#/$defs/SharedDrive" },
    "drives.list.meta": {
      type: "object",
      properties: { nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] } },
    },
    "drives.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/SharedDrive" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/drives.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "drives.get.params": {
      type: "object",
      properties: {
        driveId: { description: "Id of the shared drive.", type: "string" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      required: ["driveId"],
      additionalProperties: false,
    },
    "drives.get.request": {
      description: "Reads one shared drive.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "drives" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/drives.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "drives.get.record": { $ref: "#/$defs/SharedDrive" },
    "drives.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/SharedDrive",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "permissions.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file or shared drive.", type: "string" },
        pageSize: { description: "Page size.", type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "permissions.list.request": {
      description: "Lists the permissions on a file or shared drive.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "permissions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/permissions.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "permissions.list.record": { $ref: "#/$defs/Permission" },
    "permissions.list.meta": {
      type: "object",
      properties: { nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] } },
    },
    "permissions.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Permission" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/permissions.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "permissions.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file or shared drive.", type: "string" },
        permissionId: { description: "Id of the permission.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      required: ["fileId", "permissionId"],
      additionalProperties: false,
    },
    "permissions.get.request": {
      description: "Reads one permission.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "permissions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/permissions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "permissions.get.record": { $ref: "#/$defs/Permission" },
    "permissions.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/Permission",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "comments.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        pageSize: { description: "Page size. The default is assumed.", default: 20, type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        startModifiedTime: {
          description: "Only the comments last changed at this time or later.",
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.",
          type: "string",
        },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "comments.list.request": {
      description: "Lists the comments on a file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/comments.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "comments.list.record": { $ref: "#/$defs/FileComment" },
    "comments.list.meta": {
      type: "object",
      properties: { nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] } },
    },
    "comments.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/FileComment" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/comments.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "comments.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.",
          type: "string",
        },
      },
      required: ["fileId", "commentId"],
      additionalProperties: false,
    },
    "comments.get.request": {
      description: "Reads one comment on a file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/comments.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "comments.get.record": { $ref: "#/$defs/FileComment" },
    "comments.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/FileComment",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "replies.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        pageSize: { description: "Page size. The default is assumed.", default: 20, type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.",
          type: "string",
        },
      },
      required: ["fileId", "commentId"],
      additionalProperties: false,
    },
    "replies.list.request": {
      description: "Lists the replies to a comment.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "replies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/replies.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "replies.list.record": { $ref: "#/$defs/CommentReply" },
    "replies.list.meta": {
      type: "object",
      properties: { nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] } },
    },
    "replies.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CommentReply" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/replies.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "replies.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        replyId: { description: "Id of the reply.", type: "string" },
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.",
          type: "string",
        },
      },
      required: ["fileId", "commentId", "replyId"],
      additionalProperties: false,
    },
    "replies.get.request": {
      description: "Reads one reply to a comment.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "replies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/replies.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "replies.get.record": { $ref: "#/$defs/CommentReply" },
    "replies.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/CommentReply",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "revisions.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        pageSize: { description: "Page size. The default is assumed.", default: 200, type: "integer", minimum: 1, maximum: 1000 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "revisions.list.request": {
      description: "Lists the revisions of a file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "revisions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/revisions.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "revisions.list.record": { $ref: "#/$defs/Revision" },
    "revisions.list.meta": {
      type: "object",
      properties: { nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] } },
    },
    "revisions.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Revision" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/revisions.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "revisions.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        revisionId: { description: "Id of the revision.", type: "string" },
      },
      required: ["fileId", "revisionId"],
      additionalProperties: false,
    },
    "revisions.get.request": {
      description: "Reads one revision of a file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "revisions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/revisions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "revisions.get.record": { $ref: "#/$defs/Revision" },
    "revisions.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/Revision",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "changes.list.params": {
      type: "object",
      properties: {
        pageToken: { description: "Token from `changes_start_page_token.get` or from the previous response.", type: "string" },
        pageSize: { description: "Page size. The default is assumed.", default: 100, type: "integer", minimum: 1, maximum: 1000 },
        driveId: { description: "Id of the shared drive whose changes to list.", type: "string" },
        includeItemsFromAllDrives: { description: "Whether to include items from shared drives.", type: "boolean" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        spaces: { description: "Spaces whose changes to list.", type: "string" },
        includeRemoved: { description: "Whether to include removed items.", type: "boolean" },
        restrictToMyDrive: { description: "Whether to list only changes in the current user's own drive.", type: "boolean" },
      },
      required: ["pageToken"],
      additionalProperties: false,
    },
    "changes.list.request": {
      description: "Lists the changes since a page token was issued.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "changes" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/changes.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "changes.list.record": { $ref: "#/$defs/Change" },
    "changes.list.meta": {
      type: "object",
      properties: {
        nextPageToken: { description: "Token of the next page, if there is one.", type: ["string", "null"] },
        newStartPageToken: { description: "Token with which to list later changes, expected on the last page.", type: ["string", "null"] },
      },
    },
    "changes.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Change" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/changes.list.meta" }, { type: "null" }],
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "changes_start_page_token.get.params": {
      type: "object",
      properties: {
        driveId: { description: "Id of the shared drive whose changes to list.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "changes_start_page_token.get.request": {
      description: "Reads the token with which to start listing changes.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "changes_start_page_token" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/changes_start_page_token.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "changes_start_page_token.get.record": { $ref: "#/$defs/StartPageToken" },
    "changes_start_page_token.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/StartPageToken",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    "about.get.params": {
      type: "object",
      properties: { fields: { description: "Fields to return. `*` selects all fields.", type: "string" } },
      additionalProperties: false,
    },
    "about.get.request": {
      description: "Reads information about the account.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "about" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/about.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "about.get.record": { $ref: "#/$defs/About" },
    "about.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/About",
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "Information about the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "Id of the instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "Execution time in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Warning about an operation that succeeded.", type: "object", additionalProperties: true },
      },
      required: ["status", "result"],
    },
    auth_config: {
      title: "OAuth 2.0",
      description: "OAuth 2.0 client credentials together with a refresh token of the account.",
      type: "object",
      properties: {
        access_token: { description: "Access token of the account. If left out, it is obtained with the refresh token.", type: "string" },
        refresh_token: { description: "Refresh token of the account.", type: "string" },
        client_id: { description: "Client id of the OAuth 2.0 client.", type: "string" },
        client_secret: { description: "Client secret of the OAuth 2.0 client.", type: "string" },
      },
      required: ["refresh_token", "client_id", "client_secret"],
      additionalProperties: false,
    },
    StorageFile: {
      description: "A file or folder.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        id: { description: "Id of the file.", type: "string" },
        name: { description: "Name of the file. Several files in a folder can have the same name.", type: ["string", "null"] },
        mimeType: { description: "MIME type of the file.", type: ["string", "null"] },
        description: { description: "Description of the file.", type: ["string", "null"] },
        starred: { description: "Whether the current user marked the file with a star.", type: ["boolean", "null"] },
        trashed: {
          description: "Whether the file is in the trash, by itself or with a folder that contains it.",
          type: ["boolean", "null"],
        },
        explicitlyTrashed: {
          description: "Whether the file itself was moved to the trash, not only a folder that contains it.",
          type: ["boolean", "null"],
        },
        parents: { description: "Ids of the folders that contain the file.", type: ["array", "null"], items: {} },
        properties: {
          description: "Custom properties of the file that every app can read.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        appProperties: {
          description: "Custom properties of the file that only the requesting app can read.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        spaces: { description: "Spaces that contain the file, such as `drive` or `appDataFolder`.", type: ["array", "null"], items: {} },
        version: {
          description: "Version number that increases with every change to the file, as a decimal string.",
          type: ["string", "null"],
        },
        webContentLink: { description: "Link with which a browser downloads the content.", type: ["string", "null"] },
        webViewLink: { description: "Link that opens the file in the browser, in a suitable editor or viewer.", type: ["string", "null"] },
        iconLink: { description: "Link to an icon for the type of the file.", type: ["string", "null"] },
        hasThumbnail: { description: "Whether a thumbnail of the file exists.", type: ["boolean", "null"] },
        thumbnailLink: { description: "Link to the thumbnail, valid for a short time.", type: ["string", "null"] },
        thumbnailVersion: { description: "Version number of the thumbnail, as a decimal string.", type: ["string", "null"] },
        viewedByMe: { description: "Whether the current user has viewed the file.", type: ["boolean", "null"] },
        viewedByMeTime: { description: "Time when the current user last viewed the file, in RFC 3339 format.", type: ["string", "null"] },
        createdTime: { description: "Time of creation, in RFC 3339 format.", type: ["string", "null"] },
        modifiedTime: { description: "Time of the last change by anyone, in RFC 3339 format.", type: ["string", "null"] },
        modifiedByMeTime: { description: "Time of the last change by the current user, in RFC 3339 format.", type: ["string", "null"] },
        modifiedByMe: { description: "Whether the current user has changed the file.", type: ["boolean", "null"] },
        sharedWithMeTime: {
          description: "Time when the file was shared with the current user, in RFC 3339 format.",
          type: ["string", "null"],
        },
        sharingUser: { description: "User who shared the file with the current user." },
        owners: {
          description: "Owners of the file; files in shared drives have none.",
          type: ["array", "null"],
          items: { $ref: "#/$defs/FileOwner" },
        },
        driveId: { description: "Id of the shared drive that contains the file.", type: ["string", "null"] },
        lastModifyingUser: { description: "User who last changed the file." },
        shared: { description: "Whether the file is shared with others.", type: ["boolean", "null"] },
        ownedByMe: { description: "Whether the current user owns the file.", type: ["boolean", "null"] },
        capabilities: {
          description: "Actions that the current user can perform on the file, as booleans such as `canEdit`.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        viewersCanCopyContent: {
          description: "Whether viewers can copy the content; `copyRequiresWriterPermission` replaces it.",
          type: ["boolean", "null"],
        },
        copyRequiresWriterPermission: {
          description: "Whether copying, printing and downloading require more than read or comment access.",
          type: ["boolean", "null"],
        },
        writersCanShare: { description: "Whether users who can edit the file can also change its permissions.", type: ["boolean", "null"] },
        permissionIds: { description: "Ids of the permissions on the file.", type: ["array", "null"], items: {} },
        folderColorRgb: { description: "Color of the folder, as an RGB hex string such as `#8f8f8f`.", type: ["string", "null"] },
        originalFilename: { description: "Name that the file had when it was uploaded.", type: ["string", "null"] },
        fullFileExtension: { description: "Full extension of the file name, such as `tar.gz`.", type: ["string", "null"] },
        fileExtension: { description: "Last part of the extension, such as `gz`.", type: ["string", "null"] },
        md5Checksum: { description: "MD5 checksum of the content, in hexadecimal.", type: ["string", "null"] },
        sha1Checksum: { description: "SHA-1 checksum of the content, in hexadecimal.", type: ["string", "null"] },
        sha256Checksum: { description: "SHA-256 checksum of the content, in hexadecimal.", type: ["string", "null"] },
        size: { description: "Size of the file in bytes, as a decimal string.", type: ["string", "null"] },
        quotaBytesUsed: { description: "Storage quota that the file uses, in bytes, as a decimal string.", type: ["string", "null"] },
        headRevisionId: { description: "Id of the current revision.", type: ["string", "null"] },
        isAppAuthorized: { description: "Whether the requesting app created the file or has opened it.", type: ["boolean", "null"] },
        exportLinks: {
          description: "Links that export an office-suite document, by MIME type.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        shortcutDetails: {
          description: "Target of the shortcut, if the file is a shortcut.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        contentRestrictions: {
          description: "Restrictions on changing the content, such as `readOnly`.",
          type: ["array", "null"],
          items: {},
        },
        resourceKey: { description: "Key that may be needed to access the file through a link.", type: ["string", "null"] },
        linkShareMetadata: {
          description: "Details about sharing by link, such as the state of the link security update.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        labelInfo: { description: "Labels on the file.", type: ["object", "null"], additionalProperties: true },
        trashedTime: { description: "Time when the file was moved to the trash, in RFC 3339 format.", type: ["string", "null"] },
        trashingUser: { description: "User who moved the file to the trash." },
        imageMediaMetadata: {
          description: "Metadata of an image, such as its width and height in pixels.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        videoMediaMetadata: {
          description: "Metadata of a video, such as its size in pixels and its duration in milliseconds.",
          type: ["object", "null"],
          additionalProperties: true,
        },
      },
      required: ["id"],
    },
    FileOwner: {
      description: "An owner of a file.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        displayName: { description: "Display name of the owner.", type: ["string", "null"] },
        photoLink: { description: "Link to the profile photo of the owner.", type: ["string", "null"] },
        me: { description: "Whether the owner is the current user.", type: ["boolean", "null"] },
        permissionId: { description: "Id of the owner as used in permissions.", type: ["string", "null"] },
        emailAddress: { description: "Email address of the owner, if visible to the current user.", type: ["string", "null"] },
      },
    },
    SharedDrive: {
      description: "A shared drive, whose files belong to a team instead of a single user.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        id: { description: "Id of the shared drive, also the id of its top-level folder.", type: "string" },
        name: { description: "Name of the shared drive.", type: ["string", "null"] },
        colorRgb: { description: "Color of the shared drive, as an RGB hex string such as `#0b8043`.", type: ["string", "null"] },
        backgroundImageLink: { description: "Link to the background image, valid for a short time.", type: ["string", "null"] },
        backgroundImageFile: {
          description: "Image file whose cropped area is the background image.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        capabilities: {
          description: "Actions that the current user can perform on the shared drive, as booleans such as `canRenameDrive`.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        themeId: { description: "Id of the theme, which defines the color and the background image.", type: ["string", "null"] },
        createdTime: { description: "Time of creation, in RFC 3339 format.", type: ["string", "null"] },
        hidden: { description: "Whether the default view leaves out the shared drive.", type: ["boolean", "null"] },
        restrictions: {
          description: "Rules that limit what users can do with the shared drive and its items.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        orgUnitId: { description: "Id of the organizational unit that the shared drive belongs to.", type: ["string", "null"] },
      },
      required: ["id"],
    },
    Permission: {
      description: "The access that a user, a group, a domain or everyone has to a file or shared drive.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        id: { description: "Id of the permission.", type: "string" },
        type: { description: "Type of the grantee, such as `user`, `group`, `domain` or `anyone`.", type: ["string", "null"] },
        emailAddress: { description: "Email address of the user or group that has the permission.", type: ["string", "null"] },
        domain: { description: "Domain that has the permission.", type: ["string", "null"] },
        role: { description: "Role that the permission grants, such as `owner`, `writer` or `reader`.", type: ["string", "null"] },
        view: { description: "View that the permission belongs to, such as `published`.", type: ["string", "null"] },
        allowFileDiscovery: { description: "Whether the grantees can find the file through search.", type: ["boolean", "null"] },
        displayName: { description: "Display name of the grantee.", type: ["string", "null"] },
        photoLink: { description: "Link to the profile photo of the grantee.", type: ["string", "null"] },
        expirationTime: { description: "Time when the permission expires, in RFC 3339 format.", type: ["string", "null"] },
        teamDrivePermissionDetails: { description: "Older name of `permissionDetails`.", type: ["array", "null"], items: {} },
        permissionDetails: {
          description: "Details of the permission in a shared drive, such as whether it is inherited.",
          type: ["array", "null"],
          items: {},
        },
        deleted: { description: "Whether the account of the grantee no longer exists.", type: ["boolean", "null"] },
        pendingOwner: {
          description: "Whether the grantee has been offered ownership and has not yet accepted it.",
          type: ["boolean", "null"],
        },
      },
      required: ["id"],
    },
    FileComment: {
      description: "A comment on a file.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        id: { description: "Id of the comment.", type: "string" },
        createdTime: { description: "Time of creation, in RFC 3339 format.", type: ["string", "null"] },
        modifiedTime: {
          description: "Time of the last change to the comment or one of its replies, in RFC 3339 format.",
          type: ["string", "null"],
        },
        author: { description: "User who wrote the comment." },
        htmlContent: { description: "Text of the comment as HTML, for display.", type: ["string", "null"] },
        content: { description: "Text of the comment without formatting.", type: ["string", "null"] },
        deleted: { description: "Whether the comment was deleted, in which case its content is missing.", type: ["boolean", "null"] },
        resolved: { description: "Whether a reply has resolved the comment.", type: ["boolean", "null"] },
        quotedFileContent: {
          description: "Part of the file that the comment refers to.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        anchor: { description: "Region of the file that the comment is attached to.", type: ["string", "null"] },
        replies: { description: "Replies to the comment, oldest first.", type: ["array", "null"], items: { $ref: "#/$defs/CommentReply" } },
        mentionedEmailAddresses: {
          description: "Email addresses of the users whom the comment mentions.",
          type: ["array", "null"],
          items: {},
        },
        assigneeEmailAddress: { description: "Email address of the user to whom the comment is assigned.", type: ["string", "null"] },
      },
      required: ["id"],
    },
    CommentReply: {
      description: "A reply to a comment, read by itself or as part of the comment.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        id: { description: "Id of the reply.", type: "string" },
        createdTime: { description: "Time of creation, in RFC 3339 format.", type: ["string", "null"] },
        modifiedTime: { description: "Time of the last change, in RFC 3339 format.", type: ["string", "null"] },
        author: { description: "User who wrote the reply." },
        htmlContent: { description: "Text of the reply as HTML, for display.", type: ["string", "null"] },
        content: { description: "Text of the reply without formatting.", type: ["string", "null"] },
        deleted: { description: "Whether the reply was deleted, in which case its content is missing.", type: ["boolean", "null"] },
        action: { description: "What the reply does to the comment, such as `resolve` or `reopen`.", type: ["string", "null"] },
      },
      required: ["id"],
    },
    Revision: {
      description: "A version of a file, current or earlier.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        id: { description: "Id of the revision.", type: "string" },
        mimeType: { description: "MIME type of the revision.", type: ["string", "null"] },
        modifiedTime: { description: "Time of the last change to the revision, in RFC 3339 format.", type: ["string", "null"] },
        keepForever: { description: "Whether the revision is kept after newer revisions replace it.", type: ["boolean", "null"] },
        published: { description: "Whether the revision is published on the web.", type: ["boolean", "null"] },
        publishedLink: { description: "Link to the published revision.", type: ["string", "null"] },
        publishAuto: { description: "Whether later revisions are published automatically.", type: ["boolean", "null"] },
        publishedOutsideDomain: {
          description: "Whether the revision is published outside the domain of the account.",
          type: ["boolean", "null"],
        },
        lastModifyingUser: { description: "User who last changed the revision." },
        originalFilename: { description: "Name that the file had when this revision was uploaded.", type: ["string", "null"] },
        md5Checksum: { description: "MD5 checksum of the content, in hexadecimal.", type: ["string", "null"] },
        size: { description: "Size of the revision in bytes, as a decimal string.", type: ["string", "null"] },
        exportLinks: {
          description: "Links that export the revision of an office-suite document, by MIME type.",
          type: ["object", "null"],
          additionalProperties: true,
        },
      },
      required: ["id"],
    },
    Change: {
      description: "A change to a file or shared drive.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        removed: { description: "Whether the file or shared drive was deleted or is no longer accessible.", type: ["boolean", "null"] },
        file: { description: "Current state of the changed file, unless it was removed." },
        fileId: { description: "Id of the changed file.", type: ["string", "null"] },
        driveId: { description: "Id of the shared drive that the change concerns.", type: ["string", "null"] },
        drive: { description: "Current state of the changed shared drive, unless it was removed." },
        time: { description: "Time of the change, in RFC 3339 format.", type: ["string", "null"] },
        type: { description: "Older name of `changeType`.", type: ["string", "null"] },
        changeType: { description: "What changed, such as `file` or `drive`.", type: ["string", "null"] },
      },
    },
    StartPageToken: {
      description: "The token with which to start reading a change feed.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        startPageToken: { description: "Token that points to the current end of the change feed.", type: "string" },
      },
      required: ["startPageToken"],
    },
    About: {
      description: "The account, its storage and its capabilities.",
      type: "object",
      properties: {
        kind: { description: "Fixed string that identifies the type of the record.", type: ["string", "null"] },
        user: { description: "The current user." },
        storageQuota: {
          description: "Storage limit and usage in bytes, as decimal strings.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        importFormats: {
          description: "MIME types to which files can be converted on import, by source MIME type.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        exportFormats: {
          description: "MIME types to which documents can be exported, by source MIME type.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        maxImportSizes: {
          description: "Maximum import sizes in bytes, as decimal strings, by MIME type.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        maxUploadSize: { description: "Maximum size of an upload in bytes, as a decimal string.", type: ["string", "null"] },
        appInstalled: { description: "Whether the requesting app is installed for the current user.", type: ["boolean", "null"] },
        folderColorPalette: { description: "Colors that folders can have, as RGB hex strings.", type: ["array", "null"], items: {} },
        driveThemes: { description: "Themes that shared drives can have.", type: ["array", "null"], items: {} },
        canCreateDrives: { description: "Whether the current user can create shared drives.", type: ["boolean", "null"] },
        canCreateTeamDrives: { description: "Older name of `canCreateDrives`.", type: ["boolean", "null"] },
        teamDriveThemes: { description: "Older name of `driveThemes`.", type: ["array", "null"], items: {} },
      },
    },
    execute: {
      type: "object",
      properties: {
        entity: {
          type: "string",
          enum: [
            "files",
            "files_export",
            "drives",
            "permissions",
            "comments",
            "replies",
            "revisions",
            "changes",
            "changes_start_page_token",
            "about",
          ],
        },
        action: { type: "string", enum: ["list", "get", "download"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/files.list.request" },
        { $ref: "#/$defs/files.get.request" },
        { $ref: "#/$defs/files.download.request" },
        { $ref: "#/$defs/files_export.download.request" },
        { $ref: "#/$defs/drives.list.request" },
        { $ref: "#/$defs/drives.get.request" },
        { $ref: "#/$defs/permissions.list.request" },
        { $ref: "#/$defs/permissions.get.request" },
        { $ref: "#/$defs/comments.list.request" },
        { $ref: "#/$defs/comments.get.request" },
        { $ref: "#/$defs/replies.list.request" },
        { $ref: "#/$defs/replies.get.request" },
        { $ref: "#/$defs/revisions.list.request" },
        { $ref: "#/$defs/revisions.get.request" },
        { $ref: "#/$defs/changes.list.request" },
        { $ref: "#/$defs/changes_start_page_token.get.request" },
        { $ref: "#/$defs/about.get.request" },
      ],
    },
  },
};

export const records = ["StorageFile", "FileOwner", "SharedDrive", "Permission", "FileComment", "CommentReply", "Revision", "Change", "StartPageToken", "About"];
