// @generated from spec/inner/project_tracker.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function Issue() {
  return {
    fields: {
      fields: { table: IssueFieldValues, nullable: true },
    },
  };
}

function Project() {
  return {
    fields: {
      lead: { table: UserDetails, nullable: true },
      avatarUrls: { table: AvatarUrls, nullable: true },
      properties: { values: "any", nullable: true },
      projectCategory: { table: ProjectCategory, nullable: true },
      components: { items: { table: ProjectComponent }, nullable: true },
      issueTypes: { items: { table: IssueType }, nullable: true },
      versions: { items: { table: ProjectVersion }, nullable: true },
      roles: { values: "string", nullable: true },
    },
  };
}

function User() {
  return {
    fields: {
      avatarUrls: { table: AvatarUrls, nullable: true },
      groups: { table: UserGroups, nullable: true },
      applicationRoles: { table: ApplicationRoles, nullable: true },
    },
  };
}

function IssueField() {
  return {
    fields: {
      clauseNames: "array<string> | null",
      schema: { table: FieldSchema, nullable: true },
    },
  };
}

function IssueFieldSearchResult() {
  return {
    fields: {
      values: { items: { table: IssueField }, nullable: true },
    },
  };
}

function IssueComment() {
  return {
    fields: {
      body: { table: RichTextDocument, nullable: true },
      author: { table: UserDetails, nullable: true },
      updateAuthor: { table: UserDetails, nullable: true },
      visibility: { table: VisibilityRestriction, nullable: true },
      properties: { items: { table: EntityProperty }, nullable: true },
    },
  };
}

function IssueWorklog() {
  return {
    fields: {
      author: { table: UserDetails, nullable: true },
      updateAuthor: { table: UserDetails, nullable: true },
      comment: { table: RichTextDocument, nullable: true },
      visibility: { table: VisibilityRestriction, nullable: true },
      properties: { items: { table: EntityProperty }, nullable: true },
    },
  };
}

function IssueFieldValues() {
  return {
    fields: {
      summary: "string | null",
      description: { table: RichTextDocument, nullable: true, alsoSeen: "string" },
      environment: { table: RichTextDocument, nullable: true, alsoSeen: "string" },
      status: { table: IssueStatus, nullable: true },
      statusCategory: { table: StatusCategory, nullable: true },
      issuetype: { table: IssueType, nullable: true },
      priority: { table: IssuePriority, nullable: true },
      resolution: { table: IssueResolution, nullable: true },
      assignee: { table: UserDetails, nullable: true },
      reporter: { table: UserDetails, nullable: true },
      creator: { table: UserDetails, nullable: true },
      project: { table: ProjectDetails, nullable: true },
      parent: { table: LinkedIssue, nullable: true },
      subtasks: { items: { table: LinkedIssue }, nullable: true },
      issuelinks: { items: { table: IssueLink }, nullable: true },
      labels: "array<string> | null",
      components: { items: { table: ProjectComponent }, nullable: true },
      fixVersions: { items: { table: ProjectVersion }, nullable: true },
      versions: { items: { table: ProjectVersion }, nullable: true },
      created: "string | null",
      updated: "string | null",
      duedate: "string | null",
      resolutiondate: "string | null",
      statuscategorychangedate: "string | null",
      lastViewed: "string | null",
      timetracking: { table: TimeTracking, nullable: true },
      timespent: "integer | null",
      timeestimate: "integer | null",
      timeoriginalestimate: "integer | null",
      aggregatetimespent: "integer | null",
      aggregatetimeestimate: "integer | null",
      aggregatetimeoriginalestimate: "integer | null",
      progress: { table: WorkProgress, nullable: true },
      aggregateprogress: { table: WorkProgress, nullable: true },
      workratio: "integer | null",
      votes: { table: IssueVotes, nullable: true },
      watches: { table: IssueWatches, nullable: true },
      attachment: { items: { table: IssueAttachment }, nullable: true },
      comment: { table: IssueCommentPage, nullable: true },
      worklog: { table: IssueWorklogPage, nullable: true },
      security: { table: SecurityLevel, nullable: true },
      issuerestriction: { table: { fields: { issuerestrictions: "any", shouldDisplay: "boolean | null" } }, nullable: true },
    },
  };
}

function RichTextDocument() {
  return {
    fields: {
      type: "string | null",
      version: "integer | null",
      content: { items: { table: RichTextNode }, nullable: true },
    },
  };
}

function RichTextNode() {
  return {
    fields: {
      type: "string | null",
      text: "string | null",
      attrs: { values: "any", nullable: true },
      marks: { items: { table: RichTextMark }, nullable: true },
      content: { items: { table: RichTextNode }, nullable: true },
    },
  };
}

function RichTextMark() {
  return {
    fields: {
      type: "string | null",
      attrs: { values: "any", nullable: true },
    },
  };
}

function IssueStatus() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
      iconUrl: "string | null",
      statusCategory: { table: StatusCategory, nullable: true },
    },
  };
}

function StatusCategory() {
  return {
    fields: {
      self: "string | null",
      id: "integer | null",
      key: "string | null",
      colorName: "string | null",
      name: "string | null",
    },
  };
}

function IssueType() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
      iconUrl: "string | null",
      subtask: "boolean | null",
      avatarId: "integer | null",
      entityId: "string | null",
      hierarchyLevel: "integer | null",
      scope: { table: IssueTypeScope, nullable: true },
    },
  };
}

function IssueTypeScope() {
  return {
    fields: {
      type: "string | null",
      project: { table: ProjectDetails, nullable: true },
    },
  };
}

function ProjectDetails() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      key: "string | null",
      name: "string | null",
      projectTypeKey: "string | null",
      simplified: "boolean | null",
      avatarUrls: { table: AvatarUrls, nullable: true },
      projectCategory: { table: ProjectCategory, nullable: true },
    },
  };
}

function AvatarUrls() {
  return {
    fields: {
      "16x16": "string | null",
      "24x24": "string | null",
      "32x32": "string | null",
      "48x48": "string | null",
    },
  };
}

function ProjectCategory() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
    },
  };
}

function IssuePriority() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
      iconUrl: "string | null",
      statusColor: "string | null",
      isDefault: "boolean | null",
    },
  };
}

function IssueResolution() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
    },
  };
}

function UserDetails() {
  return {
    fields: {
      self: "string | null",
      accountId: "string | null",
      accountType: "string | null",
      displayName: "string | null",
      emailAddress: "string | null",
      active: "boolean | null",
      timeZone: "string | null",
      avatarUrls: { table: AvatarUrls, nullable: true },
      key: "string | null",
      name: "string | null",
    },
  };
}

function LinkedIssue() {
  return {
    fields: {
      id: "string | null",
      key: "string | null",
      self: "string | null",
      fields: {
        table: {
          fields: {
            summary: "string | null",
            status: { table: IssueStatus, nullable: true },
            priority: { table: IssuePriority, nullable: true },
            issuetype: { table: IssueType, nullable: true },
            assignee: { table: UserDetails, nullable: true },
            timetracking: { table: TimeTracking, nullable: true },
          },
        },
        nullable: true,
      },
    },
  };
}

function TimeTracking() {
  return {
    fields: {
      originalEstimate: "string | null",
      remainingEstimate: "string | null",
      timeSpent: "string | null",
      originalEstimateSeconds: "integer | null",
      remainingEstimateSeconds: "integer | null",
      timeSpentSeconds: "integer | null",
    },
  };
}

function IssueLink() {
  return {
    fields: {
      id: "string | null",
      self: "string | null",
      type: { table: IssueLinkType, nullable: true },
      inwardIssue: { table: LinkedIssue, nullable: true },
      outwardIssue: { table: LinkedIssue, nullable: true },
    },
  };
}

function IssueLinkType() {
  return {
    fields: {
      id: "string | null",
      name: "string | null",
      inward: "string | null",
      outward: "string | null",
      self: "string | null",
    },
  };
}

function ProjectComponent() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
      lead: { table: UserDetails, nullable: true },
      leadAccountId: "string | null",
      leadUserName: "string | null",
      assigneeType: "string | null",
      assignee: { table: UserDetails, nullable: true },
      realAssigneeType: "string | null",
      realAssignee: { table: UserDetails, nullable: true },
      isAssigneeTypeValid: "boolean | null",
      project: "string | null",
      projectId: "integer | null",
      ari: "string | null",
      metadata: { values: "any", nullable: true },
    },
  };
}

function ProjectVersion() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
      archived: "boolean | null",
      released: "boolean | null",
      startDate: "string | null",
      releaseDate: "string | null",
      overdue: "boolean | null",
      userStartDate: "string | null",
      userReleaseDate: "string | null",
      project: "string | null",
      projectId: "string | integer | null",
      driver: "string | null",
    },
  };
}

function WorkProgress() {
  return {
    fields: {
      progress: "integer | null",
      total: "integer | null",
      percent: "integer | null",
    },
  };
}

function IssueVotes() {
  return {
    fields: {
      self: "string | null",
      votes: "integer | null",
      hasVoted: "boolean | null",
    },
  };
}

function IssueWatches() {
  return {
    fields: {
      self: "string | null",
      watchCount: "integer | null",
      isWatching: "boolean | null",
    },
  };
}

function IssueAttachment() {
  return {
    fields: {
      id: "string | integer | null",
      self: "string | null",
      filename: "string | null",
      author: { table: UserDetails, nullable: true },
      created: "string | null",
      size: "integer | null",
      mimeType: "string | null",
      content: "string | null",
      thumbnail: "string | null",
    },
  };
}

function IssueCommentPage() {
  return {
    fields: {
      comments: { items: { table: PartialIssueComment }, nullable: true },
      self: "string | null",
      startAt: "integer | null",
      maxResults: "integer | null",
      total: "integer | null",
    },
  };
}

function IssueWorklogPage() {
  return {
    fields: {
      worklogs: { items: { table: PartialIssueWorklog }, nullable: true },
      startAt: "integer | null",
      maxResults: "integer | null",
      total: "integer | null",
    },
  };
}

function SecurityLevel() {
  return {
    fields: {
      self: "string | null",
      id: "string | null",
      name: "string | null",
      description: "string | null",
    },
  };
}

function UserGroups() {
  return {
    fields: {
      size: "integer | null",
      items: { items: { table: UserGroup }, nullable: true },
      "max-results": "integer | null",
    },
  };
}

function UserGroup() {
  return {
    fields: {
      name: "string | null",
      groupId: "string | null",
      self: "string | null",
    },
  };
}

function ApplicationRoles() {
  return {
    fields: {
      size: "integer | null",
      items: { items: { table: ApplicationRole }, nullable: true },
      "max-results": "integer | null",
    },
  };
}

function ApplicationRole() {
  return {
    fields: {
      key: "string | null",
      name: "string | null",
      groups: "array<string> | null",
      groupDetails: { items: { table: UserGroup }, nullable: true },
      defaultGroups: "array<string> | null",
      defaultGroupsDetails: { items: { table: UserGroup }, nullable: true },
      selectedByDefault: "boolean | null",
      defined: "boolean | null",
      numberOfSeats: "integer | null",
      remainingSeats: "integer | null",
      userCount: "integer | null",
      userCountDescription: "string | null",
      hasUnlimitedSeats: "boolean | null",
      platform: "boolean | null",
    },
  };
}

function FieldSchema() {
  return {
    fields: {
      type: "string | null",
      items: "string | null",
      system: "string | null",
      custom: "string | null",
      customId: "integer | null",
      configuration: { values: "any", nullable: true },
    },
  };
}

function VisibilityRestriction() {
  return {
    fields: {
      type: "string | null",
      value: "string | null",
      identifier: "string | null",
    },
  };
}

function EntityProperty() {
  return {
    fields: {
      key: "string | null",
      value: "any",
    },
  };
}

function PartialIssueComment() {
  return {
    fields: {
      id: "string | null",
      self: "string | null",
      body: { table: RichTextDocument, nullable: true },
      author: { table: UserDetails, nullable: true },
      updateAuthor: { table: UserDetails, nullable: true },
      created: "string | null",
      updated: "string | null",
      jsdPublic: "boolean | null",
      visibility: { table: VisibilityRestriction, nullable: true },
      renderedBody: "string | null",
      properties: { items: { table: EntityProperty }, nullable: true },
    },
  };
}

function PartialIssueWorklog() {
  return {
    fields: {
      id: "string | null",
      self: "string | null",
      author: { table: UserDetails, nullable: true },
      updateAuthor: { table: UserDetails, nullable: true },
      comment: { table: RichTextDocument, nullable: true },
      created: "string | null",
      updated: "string | null",
      started: "string | null",
      timeSpent: "string | null",
      timeSpentSeconds: "integer | null",
      issueId: "string | null",
      visibility: { table: VisibilityRestriction, nullable: true },
      properties: { items: { table: EntityProperty }, nullable: true },
    },
  };
}

export const inner = /* @__PURE__ */ createInner({
  connector: "project_tracker",
  source: "The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.",
  records: {
    Issue: { table: Issue },
    Project: { table: Project },
    User: { table: User },
    IssueField: { table: IssueField },
    IssueFieldSearchResult: { table: IssueFieldSearchResult },
    IssueComment: { table: IssueComment },
    IssueWorklog: { table: IssueWorklog },
  },
  operations: {
    "issues.api_search": "Issue",
    "issues.get": "Issue",
    "projects.api_search": "Project",
    "projects.get": "Project",
    "users.get": "User",
    "users.list": "User",
    "users.api_search": "User",
    "issue_fields.list": "IssueField",
    "issue_fields.api_search": "IssueFieldSearchResult",
    "issue_comments.list": "IssueComment",
    "issue_comments.get": "IssueComment",
    "issue_worklogs.list": "IssueWorklog",
    "issue_worklogs.get": "IssueWorklog",
  },
  result: "result",
});
