// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Project tracker. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:project_tracker",
  title: "Project tracker",
  description: "Reads and searches issues, projects, users, issue fields, issue comments and issue worklogs of a project-tracking system.",
  $defs: {
    "issues.api_search.params": {
      type: "object",
      properties: {
        jql: { description: "Query in the tracker's query language. An `ORDER BY` clause sets the order.", type: "string" },
        nextPageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        maxResults: {
          description: "Page size. A page can hold fewer issues when many fields or properties are requested, and holds the most when only `id` or `key` is requested. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 5000,
        },
        fields: { description: "Fields to return; by default, all navigable fields.", type: "string" },
        expand: {
          description: "Additional parts of the issue to include in the response.",
          type: "string",
          pattern: "^(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations)(?:,(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations))*$",
        },
        properties: { description: "Keys of the issue properties to return.", type: "string", pattern: "^[^,]*(?:,[^,]*){0,4}$" },
        fieldsByKeys: { description: "Whether `fields` contains field keys (true) or field ids (false).", default: false, type: "boolean" },
        failFast: {
          description: "Whether the request fails early when the data of some fields cannot be retrieved.",
          default: false,
          type: "boolean",
        },
      },
      additionalProperties: false,
    },
    "issues.api_search.request": {
      description: "Searches issues with a query in the tracker's query language.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issues.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issues.api_search.record": { $ref: "#/$defs/Issue" },
    "issues.api_search.meta": {
      type: "object",
      properties: {
        nextPageToken: { description: "Token of the next page, left out on the last page.", type: ["string", "null"] },
        isLast: { description: "Whether this is the last page.", type: ["boolean", "null"] },
        total: { description: "Number of issues that match the query.", type: "integer" },
      },
      required: ["total"],
    },
    "issues.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Issue" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/issues.api_search.meta" }, { type: "null" }],
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
    "issues.get.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        fields: { description: "Fields to return; by default, all navigable fields.", type: "string" },
        expand: {
          description: "Additional parts of the issue to include in the response.",
          type: "string",
          pattern: "^(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations)(?:,(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations))*$",
        },
        properties: { description: "Keys of the issue properties to return.", type: "string", pattern: "^[^,]*(?:,[^,]*){0,4}$" },
        fieldsByKeys: { description: "Whether `fields` contains field keys (true) or field ids (false).", default: false, type: "boolean" },
        updateHistory: { description: "Whether to add this read to the user's recent history.", default: false, type: "boolean" },
        failFast: {
          description: "Whether the request fails early when the data of some fields cannot be retrieved.",
          default: false,
          type: "boolean",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "issues.get.request": {
      description: "Reads one issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issues.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issues.get.record": { $ref: "#/$defs/Issue" },
    "issues.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/Issue",
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
    "projects.api_search.params": {
      type: "object",
      properties: {
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer projects. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 100,
        },
        orderBy: {
          description: "Sort order. A leading `+` means ascending, a leading `-` descending.",
          type: "string",
          enum: [
            "category",
            "+category",
            "-category",
            "key",
            "+key",
            "-key",
            "name",
            "+name",
            "-name",
            "owner",
            "+owner",
            "-owner",
            "issueCount",
            "+issueCount",
            "-issueCount",
            "lastIssueUpdatedDate",
            "+lastIssueUpdatedDate",
            "-lastIssueUpdatedDate",
            "archivedDate",
            "+archivedDate",
            "-archivedDate",
            "deletedDate",
            "+deletedDate",
            "-deletedDate",
          ],
        },
        id: { description: "Only the projects with these ids.", type: "array", items: { type: "integer" }, maxItems: 50 },
        keys: { description: "Only the projects with these keys.", type: "array", items: { type: "string" }, maxItems: 50 },
        query: { description: "Literal text to find in the key or the name, ignoring case.", type: "string" },
        typeKey: { description: "Only the projects of these types.", type: "string" },
        categoryId: { description: "Only the projects of the category with this id.", type: "integer" },
        action: {
          description: "Only the projects for which the user has this permission.",
          type: "string",
          enum: ["view", "browse", "edit", "create"],
        },
        expand: {
          description: "Additional parts of the project to include in the response.",
          type: "string",
          pattern: "^(?:description|projectKeys|lead|issueTypes|url|insight)(?:,(?:description|projectKeys|lead|issueTypes|url|insight))*$",
        },
        status: {
          description: "Only the projects in these states. Experimental: The document marks this filter as experimental.",
          type: "array",
          items: { type: "string", enum: ["live", "archived", "deleted"] },
        },
      },
      additionalProperties: false,
    },
    "projects.api_search.request": {
      description: "Searches projects.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/projects.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "projects.api_search.record": { $ref: "#/$defs/Project" },
    "projects.api_search.meta": {
      type: "object",
      properties: {
        nextPage: { description: "URL of the next page, if there is one.", type: ["string", "null"] },
        total: { description: "Number of projects that match the search.", type: "integer" },
      },
      required: ["total"],
    },
    "projects.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/Project" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/projects.api_search.meta" }, { type: "null" }],
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
    "projects.get.params": {
      type: "object",
      properties: {
        projectIdOrKey: { description: "Id or key of the project.", type: "string" },
        expand: {
          description: "Additional parts of the project to include in the response.",
          type: "string",
          pattern: "^(?:description|projectKeys|lead|issueTypes|url|insight)(?:,(?:description|projectKeys|lead|issueTypes|url|insight))*$",
        },
        properties: { description: "Keys of the project properties to return.", type: "string" },
      },
      required: ["projectIdOrKey"],
      additionalProperties: false,
    },
    "projects.get.request": {
      description: "Reads one project.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/projects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "projects.get.record": { $ref: "#/$defs/Project" },
    "projects.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/Project",
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
    "users.get.params": {
      type: "object",
      properties: {
        accountId: { description: "Account id of the user.", type: "string" },
        expand: {
          description: "Additional parts of the user to include in the response.",
          type: "string",
          pattern: "^(?:groups|applicationRoles)(?:,(?:groups|applicationRoles))*$",
        },
      },
      required: ["accountId"],
      additionalProperties: false,
    },
    "users.get.request": {
      description: "Reads one user.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "users.get.record": { $ref: "#/$defs/User" },
    "users.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/User",
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
    "users.list.params": {
      type: "object",
      properties: {
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer users. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 1000,
        },
      },
      additionalProperties: false,
    },
    "users.list.request": {
      description: "Lists users.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/users.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "users.list.record": { $ref: "#/$defs/User" },
    "users.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/User" },
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
    "users.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Text to match against the display name, the email address and the account id.", type: "string" },
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer users. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 1000,
        },
        accountId: { description: "Account id of the user to find.", type: "string" },
        property: { description: "Query on user properties. The document does not show its syntax.", type: "string" },
      },
      additionalProperties: false,
    },
    "users.api_search.request": {
      description: "Searches users.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/users.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "users.api_search.record": { $ref: "#/$defs/User" },
    "users.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/User" },
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
    "issue_fields.list.params": { type: "object", additionalProperties: false },
    "issue_fields.list.request": {
      description: "Lists all issue fields.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_fields" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_fields.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_fields.list.record": { $ref: "#/$defs/IssueField" },
    "issue_fields.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/IssueField" },
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
    "issue_fields.api_search.params": {
      type: "object",
      properties: {
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer fields. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 100,
        },
        type: {
          description: "Only the fields of these kinds, custom or built-in.",
          type: "array",
          items: { type: "string", enum: ["custom", "system"] },
        },
        id: { description: "Only the fields with these ids.", type: "array", items: { type: "string" } },
        query: { description: "Text to find in the name, the description or the id of the field, ignoring case.", type: "string" },
        orderBy: {
          description: "Sort order. A leading `+` means ascending, a leading `-` descending.",
          type: "string",
          enum: [
            "contextsCount",
            "+contextsCount",
            "-contextsCount",
            "lastUsed",
            "+lastUsed",
            "-lastUsed",
            "name",
            "+name",
            "-name",
            "screensCount",
            "+screensCount",
            "-screensCount",
          ],
        },
        expand: {
          description: "Additional parts of each field to include in the response.",
          type: "string",
          pattern: "^(?:searcherKey|screensCount|contextsCount|isLocked|lastUsed)(?:,(?:searcherKey|screensCount|contextsCount|isLocked|lastUsed))*$",
        },
      },
      additionalProperties: false,
    },
    "issue_fields.api_search.request": {
      description: "Searches issue fields.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_fields" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_fields.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_fields.api_search.record": { $ref: "#/$defs/IssueFieldSearchResult" },
    "issue_fields.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/IssueFieldSearchResult",
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
    "issue_comments.list.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: { description: "Page size. A page can hold fewer comments. The default is assumed.", default: 50, type: "integer" },
        orderBy: {
          description: "Sort order by creation time. A leading `+` means ascending, a leading `-` descending.",
          type: "string",
          enum: ["created", "-created", "+created"],
        },
        expand: {
          description: "Additional parts of the comment to include in the response.",
          type: "string",
          pattern: "^(?:renderedBody|properties)(?:,(?:renderedBody|properties))*$",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "issue_comments.list.request": {
      description: "Lists the comments on an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_comments.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_comments.list.record": { $ref: "#/$defs/IssueComment" },
    "issue_comments.list.meta": {
      type: "object",
      properties: {
        startAt: { description: "Index of the first comment on this page, counted from 0.", type: "integer" },
        maxResults: { description: "Maximum number of comments per page.", type: "integer" },
        total: { description: "Number of comments on the issue.", type: "integer" },
      },
      required: ["startAt", "maxResults", "total"],
    },
    "issue_comments.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/IssueComment" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/issue_comments.list.meta" }, { type: "null" }],
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
    "issue_comments.get.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        expand: {
          description: "Additional parts of the comment to include in the response.",
          type: "string",
          pattern: "^(?:renderedBody|properties)(?:,(?:renderedBody|properties))*$",
        },
      },
      required: ["issueIdOrKey", "commentId"],
      additionalProperties: false,
    },
    "issue_comments.get.request": {
      description: "Reads one comment on an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_comments.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_comments.get.record": { $ref: "#/$defs/IssueComment" },
    "issue_comments.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/IssueComment",
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
    "issue_worklogs.list.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: { description: "Page size. A page can hold fewer worklogs. The default is assumed.", default: 50, type: "integer" },
        expand: {
          description: "Additional parts of the worklog to include in the response.",
          type: "string",
          pattern: "^(?:properties)(?:,(?:properties))*$",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "issue_worklogs.list.request": {
      description: "Lists the worklogs of an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_worklogs" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_worklogs.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_worklogs.list.record": { $ref: "#/$defs/IssueWorklog" },
    "issue_worklogs.list.meta": {
      type: "object",
      properties: {
        startAt: { description: "Index of the first worklog on this page, counted from 0.", type: "integer" },
        maxResults: { description: "Maximum number of worklogs per page.", type: "integer" },
        total: { description: "Number of worklogs of the issue.", type: "integer" },
      },
      required: ["startAt", "maxResults", "total"],
    },
    "issue_worklogs.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/IssueWorklog" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/issue_worklogs.list.meta" }, { type: "null" }],
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
    "issue_worklogs.get.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        worklogId: { description: "Id of the worklog.", type: "string" },
        expand: {
          description: "Additional parts of the worklog to include in the response.",
          type: "string",
          pattern: "^(?:properties)(?:,(?:properties))*$",
        },
      },
      required: ["issueIdOrKey", "worklogId"],
      additionalProperties: false,
    },
    "issue_worklogs.get.request": {
      description: "Reads one worklog of an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_worklogs" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_worklogs.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_worklogs.get.record": { $ref: "#/$defs/IssueWorklog" },
    "issue_worklogs.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/IssueWorklog",
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
      title: "API token",
      description: "Email address of an account together with an API token of that account.",
      type: "object",
      properties: {
        username: { description: "Email address of the account.", type: "string" },
        password: { description: "API token of the account, not the password that its owner signs in with.", type: "string" },
      },
      required: ["username", "password"],
      additionalProperties: false,
    },
    Issue: {
      description: "An issue, the unit of work in the tracker.",
      type: "object",
      properties: {
        id: { description: "Numeric id of the issue, as a string.", type: "string" },
        key: { description: "Key of the issue, made of the project key and a number.", type: "string" },
        self: { description: "URL of the issue in the tracker's REST API.", type: "string" },
        expand: { description: "Names of the parts that the `expand` parameter can add, joined by commas.", type: ["string", "null"] },
        fields: { description: "Values of the issue's fields, by field id.", type: "object", additionalProperties: true },
      },
      required: ["id", "key", "self", "fields"],
    },
    Project: {
      description: "A project, which groups related issues.",
      type: "object",
      properties: {
        id: { description: "Numeric id of the project, as a string.", type: "string" },
        key: { description: "Key of the project, with which the keys of its issues begin.", type: "string" },
        name: { description: "Name of the project.", type: "string" },
        self: { description: "URL of the project in the tracker's REST API.", type: "string" },
        expand: { description: "Names of the parts that the `expand` parameter can add, joined by commas.", type: ["string", "null"] },
        description: { description: "Description of the project.", type: ["string", "null"] },
        lead: { description: "User who leads the project.", type: ["object", "null"], additionalProperties: true },
        avatarUrls: {
          description: "URLs of the project's avatar images, by size in pixels such as `48x48`.",
          type: "object",
          additionalProperties: true,
        },
        projectTypeKey: { description: "Type of the project, such as `software` or `business`.", type: "string" },
        simplified: { description: "Whether the project is team-managed, with a simplified configuration.", type: "boolean" },
        style: {
          description: "Way in which the project is managed, such as `classic` (company-managed) or `next-gen` (team-managed).",
          type: "string",
        },
        isPrivate: { description: "Whether the project is private.", type: "boolean" },
        properties: { description: "Values of the project's properties, by property key.", type: "object", additionalProperties: true },
        projectCategory: { description: "Category that the project belongs to.", type: ["object", "null"], additionalProperties: true },
        entityId: { description: "Unique id of the project, set for team-managed projects.", type: ["string", "null"] },
        uuid: { description: "UUID of the project, set for team-managed projects.", type: ["string", "null"] },
        url: { description: "Link to more information about the project, such as its documentation.", type: ["string", "null"] },
        assigneeType: {
          description: "Who is assigned to new issues by default, such as `PROJECT_LEAD` or `UNASSIGNED`.",
          type: ["string", "null"],
        },
        components: { description: "Components that the project is divided into.", type: ["array", "null"], items: {} },
        issueTypes: { description: "Types of issues that the project can contain.", type: ["array", "null"], items: {} },
        versions: { description: "Versions of the project, released and planned.", type: ["array", "null"], items: {} },
        roles: {
          description: "URLs of the project's roles in the tracker's REST API, by role name.",
          type: ["object", "null"],
          additionalProperties: true,
        },
      },
      required: ["id", "key", "name", "self", "avatarUrls", "projectTypeKey", "simplified", "style", "isPrivate", "properties"],
    },
    User: {
      description: "A person or app with an account.",
      type: "object",
      properties: {
        self: { description: "URL of the user in the tracker's REST API.", type: "string" },
        accountId: { description: "Account id of the user, the same in all products of the provider.", type: "string" },
        accountType: { description: "Type of the account, such as `atlassian` (a regular user), `app` or `customer`.", type: "string" },
        emailAddress: { description: "Email address of the user, unless the user's privacy settings hide it.", type: ["string", "null"] },
        avatarUrls: {
          description: "URLs of the user's avatar images, by size in pixels such as `48x48`.",
          type: "object",
          additionalProperties: true,
        },
        displayName: { description: "Display name of the user.", type: "string" },
        active: { description: "Whether the account is active.", type: "boolean" },
        timeZone: { description: "Time zone of the user, as an IANA name such as `Europe/Lisbon`.", type: ["string", "null"] },
        locale: { description: "Locale of the user, such as `en_GB`.", type: ["string", "null"] },
        expand: { description: "Names of the parts that the `expand` parameter can add, joined by commas.", type: ["string", "null"] },
        groups: { description: "Groups of which the user is a member.", type: ["object", "null"], additionalProperties: true },
        applicationRoles: { description: "Application roles that the user has.", type: ["object", "null"], additionalProperties: true },
      },
      required: ["self", "accountId", "accountType", "avatarUrls", "displayName", "active"],
    },
    IssueField: {
      description: "A field that issues can have, built-in or custom.",
      type: "object",
      properties: {
        id: { description: "Id of the field, such as `summary` or `customfield_10050`.", type: "string" },
        key: { description: "Key of the field, usually the same as its id.", type: ["string", "null"] },
        name: { description: "Display name of the field.", type: "string" },
        custom: { description: "Whether customers added the field; false for built-in fields.", type: ["boolean", "null"] },
        orderable: { description: "Whether issues can be sorted by the field.", type: ["boolean", "null"] },
        navigable: { description: "Whether the field can be shown as a column in lists of issues.", type: ["boolean", "null"] },
        searchable: { description: "Whether queries can search the field.", type: ["boolean", "null"] },
        clauseNames: { description: "Names that refer to the field in queries.", type: ["array", "null"], items: {} },
        schema: {
          description: "Schema of the field's values, such as their type and the id of the custom field.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        untranslatedName: { description: "Name of the field before translation.", type: ["string", "null"] },
        typeDisplayName: { description: "Display name of the field's type.", type: ["string", "null"] },
        description: { description: "Description of the field.", type: ["string", "null"] },
        searcherKey: {
          description: "Key of the searcher, which determines how queries can search a custom field.",
          type: ["string", "null"],
        },
        screensCount: { description: "Number of screens that show the field.", type: ["integer", "null"] },
        contextsCount: { description: "Number of contexts that the field has.", type: ["integer", "null"] },
        isLocked: { description: "Whether the field is locked, so that it cannot be changed.", type: ["boolean", "null"] },
        lastUsed: {
          description: "Time when a value of the field was last changed, such as `2025-03-06T16:40:02.310+0000`.",
          type: ["string", "null"],
        },
      },
      required: ["id", "name"],
    },
    IssueFieldSearchResult: {
      description: "A page of the issue fields that a search found.",
      type: "object",
      properties: {
        maxResults: { description: "Maximum number of fields per page.", type: "integer" },
        startAt: { description: "Index of the first field on this page, counted from 0.", type: "integer" },
        total: { description: "Number of fields that match the search.", type: "integer" },
        isLast: { description: "Whether this is the last page.", type: "boolean" },
        values: { description: "Issue fields on this page.", type: "array", items: { $ref: "#/$defs/IssueField" } },
      },
      required: ["maxResults", "startAt", "total", "isLast", "values"],
    },
    IssueComment: {
      description: "A comment on an issue.",
      type: "object",
      properties: {
        id: { description: "Numeric id of the comment, as a string.", type: "string" },
        self: { description: "URL of the comment in the tracker's REST API.", type: "string" },
        body: { description: "Text of the comment, as a rich-text document in JSON.", type: "object", additionalProperties: true },
        author: { description: "User who wrote the comment.", type: "object", additionalProperties: true },
        updateAuthor: { description: "User who last changed the comment.", type: "object", additionalProperties: true },
        created: { description: "Time of creation, such as `2025-03-04T10:02:11.000+0000`.", type: "string" },
        updated: { description: "Time of the last change, such as `2025-03-04T10:05:40.000+0000`.", type: "string" },
        jsdPublic: { description: "Whether customers of the service desk can see the comment.", type: "boolean" },
        visibility: {
          description: "Group or project role that the comment is restricted to.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        renderedBody: { description: "Text of the comment as HTML, if `expand` requests it.", type: ["string", "null"] },
        properties: { description: "Properties of the comment, if `expand` requests them.", type: ["array", "null"], items: {} },
      },
      required: ["id", "self", "body", "author", "updateAuthor", "created", "updated", "jsdPublic"],
    },
    IssueWorklog: {
      description: "A record of time that a user spent on an issue.",
      type: "object",
      properties: {
        id: { description: "Numeric id of the worklog, as a string.", type: "string" },
        self: { description: "URL of the worklog in the tracker's REST API.", type: "string" },
        author: { description: "User who logged the time.", type: "object", additionalProperties: true },
        updateAuthor: { description: "User who last changed the worklog.", type: "object", additionalProperties: true },
        comment: { description: "Comment on the work, as a rich-text document in JSON.", type: "object", additionalProperties: true },
        created: { description: "Time when the worklog was created, such as `2025-03-05T17:30:00.000+0000`.", type: "string" },
        updated: { description: "Time of the last change, such as `2025-03-05T17:30:00.000+0000`.", type: "string" },
        started: { description: "Time when the work started, such as `2025-03-05T14:00:00.000+0000`.", type: "string" },
        timeSpent: { description: "Time spent, as text such as `3h 20m`.", type: "string" },
        timeSpentSeconds: { description: "Time spent, in seconds.", type: "integer" },
        issueId: { description: "Numeric id of the issue that the time was spent on, as a string.", type: "string" },
        visibility: {
          description: "Group or project role that the worklog is restricted to.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        properties: { description: "Properties of the worklog, if `expand` requests them.", type: ["array", "null"], items: {} },
      },
      required: [
        "id",
        "self",
        "author",
        "updateAuthor",
        "comment",
        "created",
        "updated",
        "started",
        "timeSpent",
        "timeSpentSeconds",
        "issueId",
      ],
    },
    execute: {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["issues", "projects", "users", "issue_fields", "issue_comments", "issue_worklogs"] },
        action: { type: "string", enum: ["api_search", "get", "list"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/issues.api_search.request" },
        { $ref: "#/$defs/issues.get.request" },
        { $ref: "#/$defs/projects.api_search.request" },
        { $ref: "#/$defs/projects.get.request" },
        { $ref: "#/$defs/users.get.request" },
        { $ref: "#/$defs/users.list.request" },
        { $ref: "#/$defs/users.api_search.request" },
        { $ref: "#/$defs/issue_fields.list.request" },
        { $ref: "#/$defs/issue_fields.api_search.request" },
        { $ref: "#/$defs/issue_comments.list.request" },
        { $ref: "#/$defs/issue_comments.get.request" },
        { $ref: "#/$defs/issue_worklogs.list.request" },
        { $ref: "#/$defs/issue_worklogs.get.request" },
      ],
    },
  },
};

export const records = ["Issue", "Project", "User", "IssueField", "IssueFieldSearchResult", "IssueComment", "IssueWorklog"];
