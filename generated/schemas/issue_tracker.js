// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Issue tracker. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:issue_tracker",
  title: "Issue tracker",
  description: "Reads the issues, projects and teams of a GraphQL issue tracker.",
  $defs: {
    "issues.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return per page. The default is assumed.", default: 50, type: "integer", maximum: 250 },
        after: {
          description: "Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.",
          type: "string",
        },
      },
      additionalProperties: false,
    },
    "issues.list.request": {
      description: "Lists issues.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issues.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issues.list.record": { $ref: "#/$defs/IssuePage" },
    "issues.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/IssuePage",
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
    "issues.get.params": {
      type: "object",
      properties: { id: { description: "Id of the issue.", type: "string" } },
      required: ["id"],
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
    "projects.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return per page. The default is assumed.", default: 50, type: "integer", maximum: 250 },
        after: {
          description: "Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.",
          type: "string",
        },
      },
      additionalProperties: false,
    },
    "projects.list.request": {
      description: "Lists projects.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/projects.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "projects.list.record": { $ref: "#/$defs/ProjectPage" },
    "projects.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/ProjectPage",
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
    "projects.get.params": {
      type: "object",
      properties: { id: { description: "Id of the project.", type: "string" } },
      required: ["id"],
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
    "teams.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return per page. The default is assumed.", default: 50, type: "integer", maximum: 250 },
        after: {
          description: "Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.",
          type: "string",
        },
      },
      additionalProperties: false,
    },
    "teams.list.request": {
      description: "Lists teams.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/teams.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "teams.list.record": { $ref: "#/$defs/TeamPage" },
    "teams.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/TeamPage",
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
    "teams.get.params": {
      type: "object",
      properties: { id: { description: "Id of the team.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "teams.get.request": {
      description: "Reads one team.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/teams.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "teams.get.record": { $ref: "#/$defs/Team" },
    "teams.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/Team",
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
      title: "API key",
      description: "A personal API key of a user of the tracker.",
      type: "object",
      properties: { api_key: { description: "Personal API key of the user on whose behalf the connector reads.", type: "string" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    IssuePage: {
      description: "A response with a page of issues inside `data`.",
      type: "object",
      properties: {
        data: {
          description: "GraphQL response data. The public API has the page under `issues`.",
          type: "object",
          additionalProperties: true,
        },
      },
      required: ["data"],
    },
    Issue: {
      description: "A response with one issue inside `data`.",
      type: "object",
      properties: {
        data: {
          description: "GraphQL response data. The public API has the issue under `issue`.",
          type: "object",
          additionalProperties: true,
        },
      },
      required: ["data"],
    },
    ProjectPage: {
      description: "A response with a page of projects inside `data`.",
      type: "object",
      properties: {
        data: {
          description: "GraphQL response data. The public API has the page under `projects`.",
          type: "object",
          additionalProperties: true,
        },
      },
      required: ["data"],
    },
    Project: {
      description: "A response with one project inside `data`.",
      type: "object",
      properties: {
        data: {
          description: "GraphQL response data. The public API has the project under `project`.",
          type: "object",
          additionalProperties: true,
        },
      },
      required: ["data"],
    },
    TeamPage: {
      description: "A response with a page of teams inside `data`.",
      type: "object",
      properties: {
        data: {
          description: "GraphQL response data. The public API has the page under `teams`.",
          type: "object",
          additionalProperties: true,
        },
      },
      required: ["data"],
    },
    Team: {
      description: "A response with one team inside `data`.",
      type: "object",
      properties: {
        data: {
          description: "GraphQL response data. The public API has the team under `team`.",
          type: "object",
          additionalProperties: true,
        },
      },
      required: ["data"],
    },
    execute: {
      type: "object",
      properties: { entity: { type: "string", enum: ["issues", "projects", "teams"] }, action: { type: "string", enum: ["list", "get"] } },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/issues.list.request" },
        { $ref: "#/$defs/issues.get.request" },
        { $ref: "#/$defs/projects.list.request" },
        { $ref: "#/$defs/projects.get.request" },
        { $ref: "#/$defs/teams.list.request" },
        { $ref: "#/$defs/teams.get.request" },
      ],
    },
  },
};

export const records = ["IssuePage", "Issue", "ProjectPage", "Project", "TeamPage", "Team"];
