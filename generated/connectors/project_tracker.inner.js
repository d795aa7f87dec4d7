// @generated from spec/inner/project_tracker.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

const Issue = () => ({
  fields: {
    fields: { table: IssueFieldValues, nullable: true },
  },
});

const Project = () => ({
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
});

const User = () => ({
  fields: {
    avatarUrls: { table: AvatarUrls, nullable: true },
    groups: { table: UserGroups, nullable: true },
    applicationRoles: { table: ApplicationRoles, nullable: true },
  },
});

const IssueField = () => ({
  fields: {
    clauseNames: "array<string> | null",
    schema: { table: FieldSchema, nullable: true },
  },
});

const IssueFieldSearchResult = () => ({
  fields: {
    values: { items: { table: IssueField }, nullable: true },
  },
});

const IssueComment = () => ({
  fields: {
    body: { table: RichTextDocument, nullable: true },
    author: { table: UserDetails, nullable: true },
    updateAuthor: { table: UserDetails, nullable: true },
    visibility: { table: VisibilityRestriction, nullable: true },
    properties: { items: { table: EntityProperty }, nullable: true },
  },
});

const IssueWorklog = () => ({
  fields: {
    author: { table: UserDetails, nullable: true },
    updateAuthor: { table: UserDetails, nullable: true },
    comment: { table: RichTextDocument, nullable: true },
    visibility: { table: VisibilityRestriction, nullable: true },
    properties: { items: { table: EntityProperty }, nullable: true },
  },
});

const IssueFieldValues = () => ({
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
});

const RichTextDocument = () => ({
  fields: {
    type: "string | null",
    version: "integer | null",
    content: { items: { table: RichTextNode }, nullable: true },
  },
});

const RichTextNode = () => ({
  fields: {
    type: "string | null",
    text: "string | null",
    attrs: { values: "any", nullable: true },
    marks: { items: { table: RichTextMark }, nullable: true },
    content: { items: { table: RichTextNode }, nullable: true },
  },
});

const RichTextMark = () => ({
  fields: {
    type: "string | null",
    attrs: { values: "any", nullable: true },
  },
});

const IssueStatus = () => ({
  fields: {
    self: "string | null",
    id: "string | null",
    name: "string | null",
    description: "string | null",
    iconUrl: "string | null",
    statusCategory: { table: StatusCategory, nullable: true },
  },
});

const StatusCategory = () => ({
  fields: {
    self: "string | null",
    id: "integer | null",
    key: "string | null",
    colorName: "string | null",
    name: "string | null",
  },
});

const IssueType = () => ({
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
});

const IssueTypeScope = () => ({
  fields: {
    type: "string | null",
    project: { table: ProjectDetails, nullable: true },
  },
});

const ProjectDetails = () => ({
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
});

const AvatarUrls = () => ({
  fields: {
    "16x16": "string | null",
    "24x24": "string | null",
    "32x32": "string | null",
    "48x48": "string | null",
  },
});

const ProjectCategory = () => ({
  fields: {
    self: "string | null",
    id: "string | null",
    name: "string | null",
    description: "string | null",
  },
});

const IssuePriority = () => ({
  fields: {
    self: "string | null",
    id: "string | null",
    name: "string | null",
    description: "string | null",
    iconUrl: "string | null",
    statusColor: "string | null",
    isDefault: "boolean | null",
  },
});

const IssueResolution = () => ({
  fields: {
    self: "string | null",
    id: "string | null",
    name: "string | null",
    description: "string | null",
  },
});

const UserDetails = () => ({
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
});

const LinkedIssue = () => ({
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
});

const TimeTracking = () => ({
  fields: {
    originalEstimate: "string | null",
    remainingEstimate: "string | null",
    timeSpent: "string | null",
    originalEstimateSeconds: "integer | null",
    remainingEstimateSeconds: "integer | null",
    timeSpentSeconds: "integer | null",
  },
});

const IssueLink = () => ({
  fields: {
    id: "string | null",
    self: "string | null",
    type: { table: IssueLinkType, nullable: true },
    inwardIssue: { table: LinkedIssue, nullable: true },
    outwardIssue: { table: LinkedIssue, nullable: true },
  },
});

const IssueLinkType = () => ({
  fields: {
    id: "string | null",
    name: "string | null",
    inward: "string | null",
    outward: "string | null",
    self: "string | null",
  },
});

const ProjectComponent = () => ({
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
});

const ProjectVersion = () => ({
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
});

const WorkProgress = () => ({
  fields: {
    progress: "integer | null",
    total: "integer | null",
    percent: "integer | null",
  },
});

const IssueVotes = () => ({
  fields: {
    self: "string | null",
    votes: "integer | null",
    hasVoted: "boolean | null",
  },
});

const IssueWatches = () => ({
  fields: {
    self: "string | null",
    watchCount: "integer | null",
    isWatching: "boolean | null",
  },
});

const IssueAttachment = () => ({
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
});

const IssueCommentPage = () => ({
  fields: {
    comments: { items: { table: PartialIssueComment }, nullable: true },
    self: "string | null",
    startAt: "integer | null",
    maxResults: "integer | null",
    total: "integer | null",
  },
});

const IssueWorklogPage = () => ({
  fields: {
    worklogs: { items: { table: PartialIssueWorklog }, nullable: true },
    startAt: "integer | null",
    maxResults: "integer | null",
    total: "integer | null",
  },
});

const SecurityLevel = () => ({
  fields: {
    self: "string | null",
    id: "string | null",
    name: "string | null",
    description: "string | null",
  },
});

const UserGroups = () => ({
  fields: {
    size: "integer | null",
    items: { items: { table: UserGroup }, nullable: true },
    "max-results": "integer | null",
  },
});

const UserGroup = () => ({
  fields: {
    name: "string | null",
    groupId: "string | null",
    self: "string | null",
  },
});

const ApplicationRoles = () => ({
  fields: {
    size: "integer | null",
    items: { items: { table: ApplicationRole }, nullable: true },
    "max-results": "integer | null",
  },
});

const ApplicationRole = () => ({
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
});

const FieldSchema = () => ({
  fields: {
    type: "string | null",
    items: "string | null",
    system: "string | null",
    custom: "string | null",
    customId: "integer | null",
    configuration: { values: "any", nullable: true },
  },
});

const VisibilityRestriction = () => ({
  fields: {
    type: "string | null",
    value: "string | null",
    identifier: "string | null",
  },
});

const EntityProperty = () => ({
  fields: {
    key: "string | null",
    value: "any",
  },
});

const PartialIssueComment = () => ({
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
});

const PartialIssueWorklog = () => ({
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
});

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
