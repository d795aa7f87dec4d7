// @generated from spec/inner/issue_tracker.graphql by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function IssuePage() {
  return {
    fields: {
      data: {
        table: {
          fields: {
            issues: {
              table: {
                fields: {
                  nodes: { items: { table: IssueNode }, nullable: true },
                  pageInfo: { table: { fields: { hasNextPage: "boolean | null", endCursor: "string | null" } }, nullable: true },
                },
              },
              nullable: true,
            },
          },
        },
        nullable: true,
      },
    },
  };
}

function Issue() {
  return {
    fields: {
      data: { table: { fields: { issue: { table: IssueNode, nullable: true } } }, nullable: true },
    },
  };
}

function ProjectPage() {
  return {
    fields: {
      data: {
        table: {
          fields: {
            projects: {
              table: {
                fields: {
                  nodes: { items: { table: ProjectNode }, nullable: true },
                  pageInfo: { table: { fields: { hasNextPage: "boolean | null", endCursor: "string | null" } }, nullable: true },
                },
              },
              nullable: true,
            },
          },
        },
        nullable: true,
      },
    },
  };
}

function Project() {
  return {
    fields: {
      data: { table: { fields: { project: { table: ProjectNode, nullable: true } } }, nullable: true },
    },
  };
}

function TeamPage() {
  return {
    fields: {
      data: {
        table: {
          fields: {
            teams: {
              table: {
                fields: {
                  nodes: { items: { table: TeamNode }, nullable: true },
                  pageInfo: { table: { fields: { hasNextPage: "boolean | null", endCursor: "string | null" } }, nullable: true },
                },
              },
              nullable: true,
            },
          },
        },
        nullable: true,
      },
    },
  };
}

function Team() {
  return {
    fields: {
      data: { table: { fields: { team: { table: TeamNode, nullable: true } } }, nullable: true },
    },
  };
}

function IssueNode() {
  return {
    fields: {
      id: "string | null",
      identifier: "string | null",
      number: "number | null",
      title: "string | null",
      description: "string | null",
      priority: "number | null",
      url: "string | null",
      dueDate: "string | null",
      state: { table: { fields: { id: "string | null", name: "string | null", type: "string | null" } }, nullable: true },
      assignee: { table: { fields: { id: "string | null", name: "string | null", email: "string | null" } }, nullable: true },
      team: { table: { fields: { id: "string | null", key: "string | null", name: "string | null" } }, nullable: true },
      project: { table: { fields: { id: "string | null", name: "string | null" } }, nullable: true },
      createdAt: "string | null",
      updatedAt: "string | null",
      completedAt: "string | null",
      canceledAt: "string | null",
      archivedAt: "string | null",
    },
  };
}

function ProjectNode() {
  return {
    fields: {
      id: "string | null",
      name: "string | null",
      description: "string | null",
      state: "string | null",
      url: "string | null",
      startDate: "string | null",
      targetDate: "string | null",
      createdAt: "string | null",
      updatedAt: "string | null",
      completedAt: "string | null",
      canceledAt: "string | null",
      archivedAt: "string | null",
    },
  };
}

function TeamNode() {
  return {
    fields: {
      id: "string | null",
      key: "string | null",
      name: "string | null",
      description: "string | null",
      timezone: "string | null",
      createdAt: "string | null",
      updatedAt: "string | null",
      archivedAt: "string | null",
    },
  };
}

export const inner = /* @__PURE__ */ createInner({
  connector: "issue_tracker",
  source: "The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.",
  records: {
    IssuePage: { table: IssuePage },
    Issue: { table: Issue },
    ProjectPage: { table: ProjectPage },
    Project: { table: Project },
    TeamPage: { table: TeamPage },
    Team: { table: Team },
  },
  operations: {
    "issues.list": "IssuePage",
    "issues.get": "Issue",
    "projects.list": "ProjectPage",
    "projects.get": "Project",
    "teams.list": "TeamPage",
    "teams.get": "Team",
  },
  result: "result",
});
