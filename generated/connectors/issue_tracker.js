// @generated from spec/connectors/issue_tracker.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  atMost,
  deepFreeze,
  createGuard,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

function IssuePage() {
  return {
    name: "IssuePage",
    fields: {
      data: "object",
    },
  };
}

export const issuePage = /* @__PURE__ */ createValidator("issue_tracker.records.IssuePage", { table: IssuePage });

export const isIssuePage = /* @__PURE__ */ createGuard(IssuePage);

function Issue() {
  return {
    name: "Issue",
    fields: {
      data: "object",
    },
  };
}

export const issue = /* @__PURE__ */ createValidator("issue_tracker.records.Issue", { table: Issue });

export const isIssue = /* @__PURE__ */ createGuard(Issue);

function ProjectPage() {
  return {
    name: "ProjectPage",
    fields: {
      data: "object",
    },
  };
}

export const projectPage = /* @__PURE__ */ createValidator("issue_tracker.records.ProjectPage", { table: ProjectPage });

export const isProjectPage = /* @__PURE__ */ createGuard(ProjectPage);

function Project() {
  return {
    name: "Project",
    fields: {
      data: "object",
    },
  };
}

export const project = /* @__PURE__ */ createValidator("issue_tracker.records.Project", { table: Project });

export const isProject = /* @__PURE__ */ createGuard(Project);

function TeamPage() {
  return {
    name: "TeamPage",
    fields: {
      data: "object",
    },
  };
}

export const teamPage = /* @__PURE__ */ createValidator("issue_tracker.records.TeamPage", { table: TeamPage });

export const isTeamPage = /* @__PURE__ */ createGuard(TeamPage);

function Team() {
  return {
    name: "Team",
    fields: {
      data: "object",
    },
  };
}

export const team = /* @__PURE__ */ createValidator("issue_tracker.records.Team", { table: Team });

export const isTeam = /* @__PURE__ */ createGuard(Team);

function IssuesListParams() {
  return {
    side: "request",
    fields: {
      first: { type: "integer", max: atMost(250) },
      after: "string",
    },
  };
}

export const issuesListParams = /* @__PURE__ */ createParamsValidator("issue_tracker.issues.list", IssuesListParams);

export const isIssuesListParams = /* @__PURE__ */ createGuard(IssuesListParams);

export const issuesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "issue_tracker.issues.list", IssuesListParams);

export const issuesListRecord = /* @__PURE__ */ createValidator("issue_tracker.issues.list.record", { table: IssuePage });

export const issuesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "issue_tracker.issues.list", {
  result: { table: IssuePage },
});

function IssuesGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const issuesGetParams = /* @__PURE__ */ createParamsValidator("issue_tracker.issues.get", IssuesGetParams);

export const isIssuesGetParams = /* @__PURE__ */ createGuard(IssuesGetParams);

export const issuesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "issue_tracker.issues.get", IssuesGetParams, {
  paramsRequired: true,
});

export const issuesGetRecord = /* @__PURE__ */ createValidator("issue_tracker.issues.get.record", { table: Issue });

export const issuesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "issue_tracker.issues.get", {
  result: { table: Issue },
});

function ProjectsListParams() {
  return {
    side: "request",
    fields: {
      first: { type: "integer", max: atMost(250) },
      after: "string",
    },
  };
}

export const projectsListParams = /* @__PURE__ */ createParamsValidator("issue_tracker.projects.list", ProjectsListParams);

export const isProjectsListParams = /* @__PURE__ */ createGuard(ProjectsListParams);

export const projectsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "issue_tracker.projects.list",
  ProjectsListParams,
);

export const projectsListRecord = /* @__PURE__ */ createValidator("issue_tracker.projects.list.record", { table: ProjectPage });

export const projectsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "issue_tracker.projects.list", {
  result: { table: ProjectPage },
});

function ProjectsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const projectsGetParams = /* @__PURE__ */ createParamsValidator("issue_tracker.projects.get", ProjectsGetParams);

export const isProjectsGetParams = /* @__PURE__ */ createGuard(ProjectsGetParams);

export const projectsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "issue_tracker.projects.get", ProjectsGetParams, {
  paramsRequired: true,
});

export const projectsGetRecord = /* @__PURE__ */ createValidator("issue_tracker.projects.get.record", { table: Project });

export const projectsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "issue_tracker.projects.get", {
  result: { table: Project },
});

function TeamsListParams() {
  return {
    side: "request",
    fields: {
      first: { type: "integer", max: atMost(250) },
      after: "string",
    },
  };
}

export const teamsListParams = /* @__PURE__ */ createParamsValidator("issue_tracker.teams.list", TeamsListParams);

export const isTeamsListParams = /* @__PURE__ */ createGuard(TeamsListParams);

export const teamsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "issue_tracker.teams.list", TeamsListParams);

export const teamsListRecord = /* @__PURE__ */ createValidator("issue_tracker.teams.list.record", { table: TeamPage });

export const teamsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "issue_tracker.teams.list", {
  result: { table: TeamPage },
});

function TeamsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const teamsGetParams = /* @__PURE__ */ createParamsValidator("issue_tracker.teams.get", TeamsGetParams);

export const isTeamsGetParams = /* @__PURE__ */ createGuard(TeamsGetParams);

export const teamsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "issue_tracker.teams.get", TeamsGetParams, {
  paramsRequired: true,
});

export const teamsGetRecord = /* @__PURE__ */ createValidator("issue_tracker.teams.get.record", { table: Team });

export const teamsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "issue_tracker.teams.get", {
  result: { table: Team },
});

export const execute = /* @__PURE__ */ createValidator("issue_tracker.execute", /* @__PURE__ */ discriminatedBy("entity", "issue_tracker", {
  issues: /* @__PURE__ */ discriminatedBy("action", "issue_tracker.issues", {
    list: { validator: issuesListRequest },
    get: { validator: issuesGetRequest },
  }),
  projects: /* @__PURE__ */ discriminatedBy("action", "issue_tracker.projects", {
    list: { validator: projectsListRequest },
    get: { validator: projectsGetRequest },
  }),
  teams: /* @__PURE__ */ discriminatedBy("action", "issue_tracker.teams", {
    list: { validator: teamsListRequest },
    get: { validator: teamsGetRequest },
  }),
}));

function ApiKeyAuthConfig() {
  return {
    name: "auth_config (API key)",
    side: "request",
    required: ["api_key"],
    fields: {
      api_key: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("issue_tracker.auth_config", { table: ApiKeyAuthConfig });

export const validators = [
  issuePage,
  issue,
  projectPage,
  project,
  teamPage,
  team,
  issuesListParams,
  issuesListRequest,
  issuesListRecord,
  issuesListResponse,
  issuesGetParams,
  issuesGetRequest,
  issuesGetRecord,
  issuesGetResponse,
  projectsListParams,
  projectsListRequest,
  projectsListRecord,
  projectsListResponse,
  projectsGetParams,
  projectsGetRequest,
  projectsGetRecord,
  projectsGetResponse,
  teamsListParams,
  teamsListRequest,
  teamsListRecord,
  teamsListResponse,
  teamsGetParams,
  teamsGetRequest,
  teamsGetRecord,
  teamsGetResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of issue_tracker",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "1c5d8316-ed42-4473-8fbc-2626f03f070c" },
      auth_config: { validator: authConfig, secret: true },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("issue_tracker", {
  issues: {
    list: {
      kind: "page_record",
      elements: ["data", "issues", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "issues"] },
    },
    get: { requiredParams: ["id"] },
  },
  projects: {
    list: {
      kind: "page_record",
      elements: ["data", "projects", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "projects"] },
    },
    get: { requiredParams: ["id"] },
  },
  teams: {
    list: {
      kind: "page_record",
      elements: ["data", "teams", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "teams"] },
    },
    get: { requiredParams: ["id"] },
  },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  issues: { list: "Lists issues. There are no filters.", get: "Reads one issue." },
  projects: { list: "Lists projects. There are no filters.", get: "Reads one project." },
  teams: { list: "Lists teams. There are no filters.", get: "Reads one team." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "issue_tracker",
  definitionId: "1c5d8316-ed42-4473-8fbc-2626f03f070c",
  gateway: gateway.definition,
  operations: calls,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "issue_tracker",
  definitionId: "1c5d8316-ed42-4473-8fbc-2626f03f070c",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    issuesListParams,
    issuesListResponse,
    issuesGetParams,
    issuesGetResponse,
    projectsListParams,
    projectsListResponse,
    projectsGetParams,
    projectsGetResponse,
    teamsListParams,
    teamsListResponse,
    teamsGetParams,
    teamsGetResponse,
  ]),
  createRequest,
});
