// @generated from spec/connectors/project_tracker.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  commaList,
  atMost,
  matching,
  elementsUpTo,
  deepFreeze,
  createGuard,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

function Issue() {
  return {
    name: "Issue",
    fields: {
      id: "string",
      key: "string",
      self: "string",
      expand: "string | null",
      fields: "object",
    },
  };
}

export const issue = /* @__PURE__ */ createValidator("project_tracker.records.Issue", { table: Issue });

export const isIssue = /* @__PURE__ */ createGuard(Issue);

function Project() {
  return {
    name: "Project",
    fields: {
      id: "string",
      key: "string",
      name: "string",
      self: "string",
      expand: "string | null",
      description: "string | null",
      lead: "object | null",
      avatarUrls: "object",
      projectTypeKey: "string",
      simplified: "boolean",
      style: "string",
      isPrivate: "boolean",
      properties: "object",
      projectCategory: "object | null",
      entityId: "string | null",
      uuid: "string | null",
      url: "string | null",
      assigneeType: "string | null",
      components: "array | null",
      issueTypes: "array | null",
      versions: "array | null",
      roles: "object | null",
    },
  };
}

export const project = /* @__PURE__ */ createValidator("project_tracker.records.Project", { table: Project });

export const isProject = /* @__PURE__ */ createGuard(Project);

function User() {
  return {
    name: "User",
    fields: {
      self: "string",
      accountId: "string",
      accountType: "string",
      emailAddress: "string | null",
      avatarUrls: "object",
      displayName: "string",
      active: "boolean",
      timeZone: "string | null",
      locale: "string | null",
      expand: "string | null",
      groups: "object | null",
      applicationRoles: "object | null",
    },
  };
}

export const user = /* @__PURE__ */ createValidator("project_tracker.records.User", { table: User });

export const isUser = /* @__PURE__ */ createGuard(User);

function IssueField() {
  return {
    name: "IssueField",
    fields: {
      id: "string",
      key: "string | null",
      name: "string",
      custom: "boolean | null",
      orderable: "boolean | null",
      navigable: "boolean | null",
      searchable: "boolean | null",
      clauseNames: "array | null",
      schema: "object | null",
      untranslatedName: "string | null",
      typeDisplayName: "string | null",
      description: "string | null",
      searcherKey: "string | null",
      screensCount: "integer | null",
      contextsCount: "integer | null",
      isLocked: "boolean | null",
      lastUsed: { type: "string | null", alsoSeen: "object" },
    },
  };
}

export const issueField = /* @__PURE__ */ createValidator("project_tracker.records.IssueField", { table: IssueField });

export const isIssueField = /* @__PURE__ */ createGuard(IssueField);

function IssueFieldSearchResult() {
  return {
    name: "IssueFieldSearchResult",
    fields: {
      maxResults: "integer",
      startAt: "integer",
      total: "integer",
      isLast: "boolean",
      values: { items: { table: IssueField } },
    },
  };
}

export const issueFieldSearchResult = /* @__PURE__ */ createValidator("project_tracker.records.IssueFieldSearchResult", {
  table: IssueFieldSearchResult,
});

export const isIssueFieldSearchResult = /* @__PURE__ */ createGuard(IssueFieldSearchResult);

function IssueComment() {
  return {
    name: "IssueComment",
    fields: {
      id: "string",
      self: "string",
      body: "object",
      author: "object",
      updateAuthor: "object",
      created: "string",
      updated: "string",
      jsdPublic: "boolean",
      visibility: "object | null",
      renderedBody: "string | null",
      properties: "array | null",
    },
  };
}

export const issueComment = /* @__PURE__ */ createValidator("project_tracker.records.IssueComment", { table: IssueComment });

export const isIssueComment = /* @__PURE__ */ createGuard(IssueComment);

function IssueWorklog() {
  return {
    name: "IssueWorklog",
    fields: {
      id: "string",
      self: "string",
      author: "object",
      updateAuthor: "object",
      comment: "object",
      created: "string",
      updated: "string",
      started: "string",
      timeSpent: "string",
      timeSpentSeconds: "integer",
      issueId: "string",
      visibility: "object | null",
      properties: "array | null",
    },
  };
}

export const issueWorklog = /* @__PURE__ */ createValidator("project_tracker.records.IssueWorklog", { table: IssueWorklog });

export const isIssueWorklog = /* @__PURE__ */ createGuard(IssueWorklog);

function IssuesApiSearchParams() {
  return {
    side: "request",
    fields: {
      jql: "string",
      nextPageToken: "string",
      maxResults: { type: "integer", max: atMost(5000) },
      fields: "string",
      expand: {
        type: "string",
        list: commaList,
        enum: ["renderedFields", "names", "schema", "transitions", "operations", "editmeta", "changelog", "versionedRepresentations"],
      },
      properties: { type: "string", list: commaList, maxItems: elementsUpTo(5) },
      fieldsByKeys: "boolean",
      failFast: "boolean",
    },
  };
}

export const issuesApiSearchParams = /* @__PURE__ */ createParamsValidator("project_tracker.issues.api_search", IssuesApiSearchParams);

export const isIssuesApiSearchParams = /* @__PURE__ */ createGuard(IssuesApiSearchParams);

export const issuesApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issues.api_search",
  IssuesApiSearchParams,
);

export const issuesApiSearchRecord = /* @__PURE__ */ createValidator("project_tracker.issues.api_search.record", { table: Issue });

function IssuesApiSearchMeta() {
  return {
    name: "the meta of project_tracker.issues.api_search",
    fields: {
      nextPageToken: "string | null",
      isLast: "boolean | null",
      total: "integer",
    },
  };
}

export const issuesApiSearchMeta = /* @__PURE__ */ createValidator("project_tracker.issues.api_search.meta", {
  table: IssuesApiSearchMeta,
});

export const issuesApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issues.api_search", {
  result: { items: { table: Issue } },
  connector_metadata: { table: IssuesApiSearchMeta, nullable: true },
});

function IssuesGetParams() {
  return {
    side: "request",
    required: ["issueIdOrKey"],
    fields: {
      issueIdOrKey: "string",
      fields: "string",
      expand: {
        type: "string",
        list: commaList,
        enum: ["renderedFields", "names", "schema", "transitions", "operations", "editmeta", "changelog", "versionedRepresentations"],
      },
      properties: { type: "string", list: commaList, maxItems: elementsUpTo(5) },
      fieldsByKeys: "boolean",
      updateHistory: "boolean",
      failFast: "boolean",
    },
  };
}

export const issuesGetParams = /* @__PURE__ */ createParamsValidator("project_tracker.issues.get", IssuesGetParams);

export const isIssuesGetParams = /* @__PURE__ */ createGuard(IssuesGetParams);

export const issuesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "project_tracker.issues.get", IssuesGetParams, {
  paramsRequired: true,
});

export const issuesGetRecord = /* @__PURE__ */ createValidator("project_tracker.issues.get.record", { table: Issue });

export const issuesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issues.get", {
  result: { table: Issue },
});

function ProjectsApiSearchParams() {
  return {
    side: "request",
    fields: {
      startAt: "integer",
      maxResults: { type: "integer", max: atMost(100) },
      orderBy: {
        enum: [
          "category", "+category", "-category", "key", "+key", "-key", "name", "+name", "-name", "owner", "+owner", "-owner", "issueCount",
          "+issueCount", "-issueCount", "lastIssueUpdatedDate", "+lastIssueUpdatedDate", "-lastIssueUpdatedDate", "archivedDate",
          "+archivedDate", "-archivedDate", "deletedDate", "+deletedDate", "-deletedDate",
        ],
      },
      id: { items: "integer", maxItems: elementsUpTo(50) },
      keys: { items: "string", maxItems: elementsUpTo(50) },
      query: "string",
      typeKey: "string",
      categoryId: "integer",
      action: { enum: ["view", "browse", "edit", "create"] },
      expand: { type: "string", list: commaList, enum: ["description", "projectKeys", "lead", "issueTypes", "url", "insight"] },
      status: { items: { enum: ["live", "archived", "deleted"] } },
    },
  };
}

export const projectsApiSearchParams = /* @__PURE__ */ createParamsValidator(
  "project_tracker.projects.api_search",
  ProjectsApiSearchParams,
);

export const isProjectsApiSearchParams = /* @__PURE__ */ createGuard(ProjectsApiSearchParams);

export const projectsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.projects.api_search",
  ProjectsApiSearchParams,
);

export const projectsApiSearchRecord = /* @__PURE__ */ createValidator("project_tracker.projects.api_search.record", { table: Project });

function ProjectsApiSearchMeta() {
  return {
    name: "the meta of project_tracker.projects.api_search",
    fields: {
      nextPage: "string | null",
      total: "integer",
    },
  };
}

export const projectsApiSearchMeta = /* @__PURE__ */ createValidator("project_tracker.projects.api_search.meta", {
  table: ProjectsApiSearchMeta,
});

export const projectsApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.projects.api_search", {
  result: { items: { table: Project } },
  connector_metadata: { table: ProjectsApiSearchMeta, nullable: true },
});

function ProjectsGetParams() {
  return {
    side: "request",
    required: ["projectIdOrKey"],
    fields: {
      projectIdOrKey: "string",
      expand: { type: "string", list: commaList, enum: ["description", "projectKeys", "lead", "issueTypes", "url", "insight"] },
      properties: "string",
    },
  };
}

export const projectsGetParams = /* @__PURE__ */ createParamsValidator("project_tracker.projects.get", ProjectsGetParams);

export const isProjectsGetParams = /* @__PURE__ */ createGuard(ProjectsGetParams);

export const projectsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.projects.get",
  ProjectsGetParams,
  { paramsRequired: true },
);

export const projectsGetRecord = /* @__PURE__ */ createValidator("project_tracker.projects.get.record", { table: Project });

export const projectsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.projects.get", {
  result: { table: Project },
});

function UsersGetParams() {
  return {
    side: "request",
    required: ["accountId"],
    fields: {
      accountId: "string",
      expand: { type: "string", list: commaList, enum: ["groups", "applicationRoles"] },
    },
  };
}

export const usersGetParams = /* @__PURE__ */ createParamsValidator("project_tracker.users.get", UsersGetParams);

export const isUsersGetParams = /* @__PURE__ */ createGuard(UsersGetParams);

export const usersGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "project_tracker.users.get", UsersGetParams, {
  paramsRequired: true,
});

export const usersGetRecord = /* @__PURE__ */ createValidator("project_tracker.users.get.record", { table: User });

export const usersGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.users.get", {
  result: { table: User },
});

function UsersListParams() {
  return {
    side: "request",
    fields: {
      startAt: "integer",
      maxResults: { type: "integer", max: atMost(1000) },
    },
  };
}

export const usersListParams = /* @__PURE__ */ createParamsValidator("project_tracker.users.list", UsersListParams);

export const isUsersListParams = /* @__PURE__ */ createGuard(UsersListParams);

export const usersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "project_tracker.users.list", UsersListParams);

export const usersListRecord = /* @__PURE__ */ createValidator("project_tracker.users.list.record", { table: User });

export const usersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.users.list", {
  result: { items: { table: User } },
});

function UsersApiSearchParams() {
  return {
    side: "request",
    fields: {
      query: "string",
      startAt: "integer",
      maxResults: { type: "integer", max: atMost(1000) },
      accountId: "string",
      property: "string",
    },
  };
}

export const usersApiSearchParams = /* @__PURE__ */ createParamsValidator("project_tracker.users.api_search", UsersApiSearchParams);

export const isUsersApiSearchParams = /* @__PURE__ */ createGuard(UsersApiSearchParams);

export const usersApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.users.api_search",
  UsersApiSearchParams,
);

export const usersApiSearchRecord = /* @__PURE__ */ createValidator("project_tracker.users.api_search.record", { table: User });

export const usersApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.users.api_search", {
  result: { items: { table: User } },
});

function IssueFieldsListParams() {
  return {
    side: "request",
    fields: {},
  };
}

export const issueFieldsListParams = /* @__PURE__ */ createParamsValidator("project_tracker.issue_fields.list", IssueFieldsListParams);

export const isIssueFieldsListParams = /* @__PURE__ */ createGuard(IssueFieldsListParams);

export const issueFieldsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issue_fields.list",
  IssueFieldsListParams,
);

export const issueFieldsListRecord = /* @__PURE__ */ createValidator("project_tracker.issue_fields.list.record", { table: IssueField });

export const issueFieldsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issue_fields.list", {
  result: { items: { table: IssueField } },
});

function IssueFieldsApiSearchParams() {
  return {
    side: "request",
    fields: {
      startAt: "integer",
      maxResults: { type: "integer", max: atMost(100) },
      type: { items: { enum: ["custom", "system"] } },
      id: "array<string>",
      query: "string",
      orderBy: {
        enum: [
          "contextsCount", "+contextsCount", "-contextsCount", "lastUsed", "+lastUsed", "-lastUsed", "name", "+name", "-name",
          "screensCount", "+screensCount", "-screensCount",
        ],
      },
      expand: { type: "string", list: commaList, enum: ["searcherKey", "screensCount", "contextsCount", "isLocked", "lastUsed"] },
    },
  };
}

export const issueFieldsApiSearchParams = /* @__PURE__ */ createParamsValidator(
  "project_tracker.issue_fields.api_search",
  IssueFieldsApiSearchParams,
);

export const isIssueFieldsApiSearchParams = /* @__PURE__ */ createGuard(IssueFieldsApiSearchParams);

export const issueFieldsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issue_fields.api_search",
  IssueFieldsApiSearchParams,
);

export const issueFieldsApiSearchRecord = /* @__PURE__ */ createValidator("project_tracker.issue_fields.api_search.record", {
  table: IssueFieldSearchResult,
});

export const issueFieldsApiSearchResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "project_tracker.issue_fields.api_search",
  { result: { table: IssueFieldSearchResult } },
);

function IssueCommentsListParams() {
  return {
    side: "request",
    required: ["issueIdOrKey"],
    fields: {
      issueIdOrKey: "string",
      startAt: "integer",
      maxResults: "integer",
      orderBy: { enum: ["created", "-created", "+created"] },
      expand: { type: "string", list: commaList, enum: ["renderedBody", "properties"] },
    },
  };
}

export const issueCommentsListParams = /* @__PURE__ */ createParamsValidator(
  "project_tracker.issue_comments.list",
  IssueCommentsListParams,
);

export const isIssueCommentsListParams = /* @__PURE__ */ createGuard(IssueCommentsListParams);

export const issueCommentsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issue_comments.list",
  IssueCommentsListParams,
  { paramsRequired: true },
);

export const issueCommentsListRecord = /* @__PURE__ */ createValidator("project_tracker.issue_comments.list.record", {
  table: IssueComment,
});

function IssueCommentsListMeta() {
  return {
    name: "the meta of project_tracker.issue_comments.list",
    fields: {
      startAt: "integer",
      maxResults: "integer",
      total: "integer",
    },
  };
}

export const issueCommentsListMeta = /* @__PURE__ */ createValidator("project_tracker.issue_comments.list.meta", {
  table: IssueCommentsListMeta,
});

export const issueCommentsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issue_comments.list", {
  result: { items: { table: IssueComment } },
  connector_metadata: { table: IssueCommentsListMeta, nullable: true },
});

function IssueCommentsGetParams() {
  return {
    side: "request",
    required: ["issueIdOrKey", "commentId"],
    fields: {
      issueIdOrKey: "string",
      commentId: "string",
      expand: { type: "string", list: commaList, enum: ["renderedBody", "properties"] },
    },
  };
}

export const issueCommentsGetParams = /* @__PURE__ */ createParamsValidator("project_tracker.issue_comments.get", IssueCommentsGetParams);

export const isIssueCommentsGetParams = /* @__PURE__ */ createGuard(IssueCommentsGetParams);

export const issueCommentsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issue_comments.get",
  IssueCommentsGetParams,
  { paramsRequired: true },
);

export const issueCommentsGetRecord = /* @__PURE__ */ createValidator("project_tracker.issue_comments.get.record", { table: IssueComment });

export const issueCommentsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issue_comments.get", {
  result: { table: IssueComment },
});

function IssueWorklogsListParams() {
  return {
    side: "request",
    required: ["issueIdOrKey"],
    fields: {
      issueIdOrKey: "string",
      startAt: "integer",
      maxResults: "integer",
      expand: { type: "string", list: commaList, enum: ["properties"] },
    },
  };
}

export const issueWorklogsListParams = /* @__PURE__ */ createParamsValidator(
  "project_tracker.issue_worklogs.list",
  IssueWorklogsListParams,
);

export const isIssueWorklogsListParams = /* @__PURE__ */ createGuard(IssueWorklogsListParams);

export const issueWorklogsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issue_worklogs.list",
  IssueWorklogsListParams,
  { paramsRequired: true },
);

export const issueWorklogsListRecord = /* @__PURE__ */ createValidator("project_tracker.issue_worklogs.list.record", {
  table: IssueWorklog,
});

function IssueWorklogsListMeta() {
  return {
    name: "the meta of project_tracker.issue_worklogs.list",
    fields: {
      startAt: "integer",
      maxResults: "integer",
      total: "integer",
    },
  };
}

export const issueWorklogsListMeta = /* @__PURE__ */ createValidator("project_tracker.issue_worklogs.list.meta", {
  table: IssueWorklogsListMeta,
});

export const issueWorklogsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issue_worklogs.list", {
  result: { items: { table: IssueWorklog } },
  connector_metadata: { table: IssueWorklogsListMeta, nullable: true },
});

function IssueWorklogsGetParams() {
  return {
    side: "request",
    required: ["issueIdOrKey", "worklogId"],
    fields: {
      issueIdOrKey: "string",
      worklogId: "string",
      expand: { type: "string", list: commaList, enum: ["properties"] },
    },
  };
}

export const issueWorklogsGetParams = /* @__PURE__ */ createParamsValidator("project_tracker.issue_worklogs.get", IssueWorklogsGetParams);

export const isIssueWorklogsGetParams = /* @__PURE__ */ createGuard(IssueWorklogsGetParams);

export const issueWorklogsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "project_tracker.issue_worklogs.get",
  IssueWorklogsGetParams,
  { paramsRequired: true },
);

export const issueWorklogsGetRecord = /* @__PURE__ */ createValidator("project_tracker.issue_worklogs.get.record", { table: IssueWorklog });

export const issueWorklogsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "project_tracker.issue_worklogs.get", {
  result: { table: IssueWorklog },
});

export const execute = /* @__PURE__ */ createValidator("project_tracker.execute", /* @__PURE__ */ discriminatedBy(
  "entity",
  "project_tracker",
  {
    issues: /* @__PURE__ */ discriminatedBy("action", "project_tracker.issues", {
      api_search: { validator: issuesApiSearchRequest },
      get: { validator: issuesGetRequest },
    }),
    projects: /* @__PURE__ */ discriminatedBy("action", "project_tracker.projects", {
      api_search: { validator: projectsApiSearchRequest },
      get: { validator: projectsGetRequest },
    }),
    users: /* @__PURE__ */ discriminatedBy("action", "project_tracker.users", {
      get: { validator: usersGetRequest },
      list: { validator: usersListRequest },
      api_search: { validator: usersApiSearchRequest },
    }),
    issue_fields: /* @__PURE__ */ discriminatedBy("action", "project_tracker.issue_fields", {
      list: { validator: issueFieldsListRequest },
      api_search: { validator: issueFieldsApiSearchRequest },
    }),
    issue_comments: /* @__PURE__ */ discriminatedBy("action", "project_tracker.issue_comments", {
      list: { validator: issueCommentsListRequest },
      get: { validator: issueCommentsGetRequest },
    }),
    issue_worklogs: /* @__PURE__ */ discriminatedBy("action", "project_tracker.issue_worklogs", {
      list: { validator: issueWorklogsListRequest },
      get: { validator: issueWorklogsGetRequest },
    }),
  },
));

function ApiTokenAuthConfig() {
  return {
    name: "auth_config (API token)",
    side: "request",
    required: ["username", "password"],
    fields: {
      username: "string",
      password: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("project_tracker.auth_config", { table: ApiTokenAuthConfig });

export const validators = [
  issue,
  project,
  user,
  issueField,
  issueFieldSearchResult,
  issueComment,
  issueWorklog,
  issuesApiSearchParams,
  issuesApiSearchRequest,
  issuesApiSearchRecord,
  issuesApiSearchMeta,
  issuesApiSearchResponse,
  issuesGetParams,
  issuesGetRequest,
  issuesGetRecord,
  issuesGetResponse,
  projectsApiSearchParams,
  projectsApiSearchRequest,
  projectsApiSearchRecord,
  projectsApiSearchMeta,
  projectsApiSearchResponse,
  projectsGetParams,
  projectsGetRequest,
  projectsGetRecord,
  projectsGetResponse,
  usersGetParams,
  usersGetRequest,
  usersGetRecord,
  usersGetResponse,
  usersListParams,
  usersListRequest,
  usersListRecord,
  usersListResponse,
  usersApiSearchParams,
  usersApiSearchRequest,
  usersApiSearchRecord,
  usersApiSearchResponse,
  issueFieldsListParams,
  issueFieldsListRequest,
  issueFieldsListRecord,
  issueFieldsListResponse,
  issueFieldsApiSearchParams,
  issueFieldsApiSearchRequest,
  issueFieldsApiSearchRecord,
  issueFieldsApiSearchResponse,
  issueCommentsListParams,
  issueCommentsListRequest,
  issueCommentsListRecord,
  issueCommentsListMeta,
  issueCommentsListResponse,
  issueCommentsGetParams,
  issueCommentsGetRequest,
  issueCommentsGetRecord,
  issueCommentsGetResponse,
  issueWorklogsListParams,
  issueWorklogsListRequest,
  issueWorklogsListRecord,
  issueWorklogsListMeta,
  issueWorklogsListResponse,
  issueWorklogsGetParams,
  issueWorklogsGetRequest,
  issueWorklogsGetRecord,
  issueWorklogsGetResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of project_tracker",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "68e63de2-bb83-4c7e-93fa-a8a9051e3993" },
      auth_config: { validator: authConfig, secret: true },
      config: {
        table: {
          name: "config",
          side: "request",
          open: true,
          fields: { subdomain: { type: "string", pattern: /* @__PURE__ */ matching("^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$") } },
        },
      },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("project_tracker", {
  issues: {
    api_search: {
      paging: {
        kind: "token",
        next: "nextPageToken",
        token: { in: "meta", field: "nextPageToken" },
        last: { in: "meta", field: "isLast" },
      },
    },
    get: { requiredParams: ["issueIdOrKey"] },
  },
  projects: {
    api_search: { paging: { kind: "offset", next: "startAt", size: "maxResults", total: { in: "meta", field: "total" } } },
    get: { requiredParams: ["projectIdOrKey"] },
  },
  users: {
    get: { requiredParams: ["accountId"] },
    list: { paging: { kind: "offset", next: "startAt", size: "maxResults" } },
    api_search: { paging: { kind: "offset", next: "startAt", size: "maxResults" } },
  },
  issue_fields: {
    list: { paging: { kind: "none", because: "The action has no parameters and no Meta for another page." } },
    api_search: {
      kind: "search_wrapper",
      elements: ["values"],
      paging: {
        kind: "offset",
        next: "startAt",
        size: "maxResults",
        total: { in: "record", field: "total" },
        last: { in: "record", field: "isLast" },
      },
    },
  },
  issue_comments: {
    list: {
      requiredParams: ["issueIdOrKey"],
      paging: { kind: "offset", next: "startAt", size: "maxResults", total: { in: "meta", field: "total" } },
    },
    get: { requiredParams: ["issueIdOrKey", "commentId"] },
  },
  issue_worklogs: {
    list: {
      requiredParams: ["issueIdOrKey"],
      paging: { kind: "offset", next: "startAt", size: "maxResults", total: { in: "meta", field: "total" } },
    },
    get: { requiredParams: ["issueIdOrKey", "worklogId"] },
  },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  issues: { api_search: "Searches issues with a query in the tracker's query language.", get: "Reads one issue." },
  projects: { api_search: "Searches projects.", get: "Reads one project." },
  users: { get: "Reads one user.", list: "Lists users. There are no filters.", api_search: "Searches users." },
  issue_fields: { list: "Lists all issue fields.", api_search: "Searches issue fields." },
  issue_comments: { list: "Lists the comments on an issue.", get: "Reads one comment on an issue." },
  issue_worklogs: { list: "Lists the worklogs of an issue.", get: "Reads one worklog of an issue." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "project_tracker",
  definitionId: "68e63de2-bb83-4c7e-93fa-a8a9051e3993",
  gateway: gateway.definition,
  operations: calls,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "project_tracker",
  definitionId: "68e63de2-bb83-4c7e-93fa-a8a9051e3993",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    issuesApiSearchParams,
    issuesApiSearchResponse,
    issuesGetParams,
    issuesGetResponse,
    projectsApiSearchParams,
    projectsApiSearchResponse,
    projectsGetParams,
    projectsGetResponse,
    usersGetParams,
    usersGetResponse,
    usersListParams,
    usersListResponse,
    usersApiSearchParams,
    usersApiSearchResponse,
    issueFieldsListParams,
    issueFieldsListResponse,
    issueFieldsApiSearchParams,
    issueFieldsApiSearchResponse,
    issueCommentsListParams,
    issueCommentsListResponse,
    issueCommentsGetParams,
    issueCommentsGetResponse,
    issueWorklogsListParams,
    issueWorklogsListResponse,
    issueWorklogsGetParams,
    issueWorklogsGetResponse,
  ]),
  createRequest,
});
