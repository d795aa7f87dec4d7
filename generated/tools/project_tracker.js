// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "project_tracker_issues_api_search",
    operation: "project_tracker.issues.api_search",
    description: "Searches issues with a query in the tracker's query language.",
    inputSchema: {
      type: "object",
      properties: {
        jql: { description: "Query in the tracker's query language. An `ORDER BY` clause sets the order.", type: "string" },
        nextPageToken: { description: "Next page: `nextPageToken` of the answer.", type: "string" },
        maxResults: { description: "Page size.", type: "integer", maximum: 5000 },
        fields: { description: "Fields to return; by default, all navigable fields. Comma-separated.", type: "string" },
        expand: {
          description: "Additional parts of the issue to include in the response. Comma-separated: renderedFields, names, schema, transitions, operations, editmeta, changelog, versionedRepresentations.",
          type: "string",
        },
        properties: { description: "Keys of the issue properties to return. Comma-separated, at most 5.", type: "string" },
        fieldsByKeys: { description: "Whether `fields` contains field keys (true) or field ids (false).", type: "boolean" },
        failFast: { description: "Whether the request fails early when the data of some fields cannot be retrieved.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issues_get",
    operation: "project_tracker.issues.get",
    description: "Reads one issue.",
    inputSchema: {
      type: "object",
      properties: {
        issueIdOrKey: { type: "string" },
        fields: { description: "Fields to return; by default, all navigable fields. Comma-separated.", type: "string" },
        expand: {
          description: "Additional parts of the issue to include in the response. Comma-separated: renderedFields, names, schema, transitions, operations, editmeta, changelog, versionedRepresentations.",
          type: "string",
        },
        properties: { description: "Keys of the issue properties to return. Comma-separated, at most 5.", type: "string" },
        fieldsByKeys: { description: "Whether `fields` contains field keys (true) or field ids (false).", type: "boolean" },
        updateHistory: { description: "Whether to add this read to the user's recent history.", type: "boolean" },
        failFast: { description: "Whether the request fails early when the data of some fields cannot be retrieved.", type: "boolean" },
      },
      required: ["issueIdOrKey"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_projects_api_search",
    operation: "project_tracker.projects.api_search",
    description: "Searches projects.",
    inputSchema: {
      type: "object",
      properties: {
        startAt: { description: "Number of records to skip.", type: "integer" },
        maxResults: { description: "Page size.", type: "integer", maximum: 100 },
        orderBy: {
          description: "Sort order. A leading `+` means ascending, a leading `-` descending.",
          type: "string",
          enum: [
            "category", "+category", "-category", "key", "+key", "-key", "name", "+name", "-name", "owner", "+owner", "-owner",
            "issueCount", "+issueCount", "-issueCount", "lastIssueUpdatedDate", "+lastIssueUpdatedDate", "-lastIssueUpdatedDate",
            "archivedDate", "+archivedDate", "-archivedDate", "deletedDate", "+deletedDate", "-deletedDate",
          ],
        },
        id: { description: "Only the projects with these ids.", type: "array", items: { type: "integer" }, maxItems: 50 },
        keys: { description: "Only the projects with these keys.", type: "array", items: { type: "string" }, maxItems: 50 },
        query: { description: "Literal text to find in the key or the name, ignoring case.", type: "string" },
        typeKey: { description: "Only the projects of these types. Comma-separated.", type: "string" },
        categoryId: { description: "Only the projects of the category with this id.", type: "integer" },
        action: {
          description: "Only the projects for which the user has this permission.",
          type: "string",
          enum: ["view", "browse", "edit", "create"],
        },
        expand: {
          description: "Additional parts of the project to include in the response. Comma-separated: description, projectKeys, lead, issueTypes, url, insight.",
          type: "string",
        },
        status: {
          description: "Only the projects in these states. Experimental.",
          type: "array",
          items: { type: "string", enum: ["live", "archived", "deleted"] },
        },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_projects_get",
    operation: "project_tracker.projects.get",
    description: "Reads one project.",
    inputSchema: {
      type: "object",
      properties: {
        projectIdOrKey: { type: "string" },
        expand: {
          description: "Additional parts of the project to include in the response. Comma-separated: description, projectKeys, lead, issueTypes, url, insight.",
          type: "string",
        },
        properties: { description: "Keys of the project properties to return. Comma-separated.", type: "string" },
      },
      required: ["projectIdOrKey"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_users_get",
    operation: "project_tracker.users.get",
    description: "Reads one user.",
    inputSchema: {
      type: "object",
      properties: {
        accountId: { type: "string" },
        expand: {
          description: "Additional parts of the user to include in the response. Comma-separated: groups, applicationRoles.",
          type: "string",
        },
      },
      required: ["accountId"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_users_list",
    operation: "project_tracker.users.list",
    description: "Lists users. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        startAt: { description: "Number of records to skip.", type: "integer" },
        maxResults: { description: "Page size.", type: "integer", maximum: 1000 },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_users_api_search",
    operation: "project_tracker.users.api_search",
    description: "Searches users.",
    inputSchema: {
      type: "object",
      properties: {
        query: { description: "Text to match against the display name, the email address and the account id.", type: "string" },
        startAt: { description: "Number of records to skip.", type: "integer" },
        maxResults: { description: "Page size.", type: "integer", maximum: 1000 },
        accountId: { description: "Account id of the user to find.", type: "string" },
        property: { description: "Query on user properties.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issue_fields_list",
    operation: "project_tracker.issue_fields.list",
    description: "Lists all issue fields.",
    inputSchema: { type: "object", properties: {} },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issue_fields_api_search",
    operation: "project_tracker.issue_fields.api_search",
    description: "Searches issue fields.",
    inputSchema: {
      type: "object",
      properties: {
        startAt: { description: "Number of records to skip.", type: "integer" },
        maxResults: { description: "Page size.", type: "integer", maximum: 100 },
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
            "contextsCount", "+contextsCount", "-contextsCount", "lastUsed", "+lastUsed", "-lastUsed", "name", "+name", "-name",
            "screensCount", "+screensCount", "-screensCount",
          ],
        },
        expand: {
          description: "Additional parts of each field to include in the response. Comma-separated: searcherKey, screensCount, contextsCount, isLocked, lastUsed.",
          type: "string",
        },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issue_comments_list",
    operation: "project_tracker.issue_comments.list",
    description: "Lists the comments on an issue.",
    inputSchema: {
      type: "object",
      properties: {
        issueIdOrKey: { type: "string" },
        startAt: { description: "Number of records to skip.", type: "integer" },
        maxResults: { description: "Page size.", type: "integer" },
        orderBy: {
          description: "Sort order by creation time. A leading `+` means ascending, a leading `-` descending.",
          type: "string",
          enum: ["created", "-created", "+created"],
        },
        expand: {
          description: "Additional parts of the comment to include in the response. Comma-separated: renderedBody, properties.",
          type: "string",
        },
      },
      required: ["issueIdOrKey"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issue_comments_get",
    operation: "project_tracker.issue_comments.get",
    description: "Reads one comment on an issue.",
    inputSchema: {
      type: "object",
      properties: {
        issueIdOrKey: { type: "string" },
        commentId: { type: "string" },
        expand: {
          description: "Additional parts of the comment to include in the response. Comma-separated: renderedBody, properties.",
          type: "string",
        },
      },
      required: ["issueIdOrKey", "commentId"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issue_worklogs_list",
    operation: "project_tracker.issue_worklogs.list",
    description: "Lists the worklogs of an issue.",
    inputSchema: {
      type: "object",
      properties: {
        issueIdOrKey: { type: "string" },
        startAt: { description: "Number of records to skip.", type: "integer" },
        maxResults: { description: "Page size.", type: "integer" },
        expand: { description: "Additional parts of the worklog to include in the response. Comma-separated: properties.", type: "string" },
      },
      required: ["issueIdOrKey"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "project_tracker_issue_worklogs_get",
    operation: "project_tracker.issue_worklogs.get",
    description: "Reads one worklog of an issue.",
    inputSchema: {
      type: "object",
      properties: {
        issueIdOrKey: { type: "string" },
        worklogId: { type: "string" },
        expand: { description: "Additional parts of the worklog to include in the response. Comma-separated: properties.", type: "string" },
      },
      required: ["issueIdOrKey", "worklogId"],
    },
    annotations: { readOnlyHint: true },
  },
];
