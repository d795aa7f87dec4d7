// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "issue_tracker_issues_list",
    operation: "issue_tracker.issues.list",
    description: "Lists issues. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        first: { description: "Page size.", type: "integer", maximum: 250 },
        after: { description: "Next page: `endCursor` of the answer.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "issue_tracker_issues_get",
    operation: "issue_tracker.issues.get",
    description: "Reads one issue.",
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "issue_tracker_projects_list",
    operation: "issue_tracker.projects.list",
    description: "Lists projects. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        first: { description: "Page size.", type: "integer", maximum: 250 },
        after: { description: "Next page: `endCursor` of the answer.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "issue_tracker_projects_get",
    operation: "issue_tracker.projects.get",
    description: "Reads one project.",
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "issue_tracker_teams_list",
    operation: "issue_tracker.teams.list",
    description: "Lists teams. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        first: { description: "Page size.", type: "integer", maximum: 250 },
        after: { description: "Next page: `endCursor` of the answer.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "issue_tracker_teams_get",
    operation: "issue_tracker.teams.get",
    description: "Reads one team.",
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
];
