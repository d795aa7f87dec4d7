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
        first: { description: "Number of items to return. Default: `50`.", type: "integer", maximum: 250 },
        after: { description: "Cursor of the item after which the page begins. The first page is asked for without it.", type: "string" },
      },
      additionalProperties: false,
    },
    "issues.list.request": {
      description: "Lists issues.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/IssuePage" },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "About the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "The instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "How long it took in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Something to note although the operation went well.", type: "object", additionalProperties: true },
      },
    },
    "issues.get.params": {
      type: "object",
      properties: { id: { description: "Identifier of the issue.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issues.get.request": {
      description: "Reads one issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/Issue" },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "About the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "The instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "How long it took in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Something to note although the operation went well.", type: "object", additionalProperties: true },
      },
    },
    "projects.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return. Default: `50`.", type: "integer", maximum: 250 },
        after: { description: "Cursor of the item after which the page begins. The first page is asked for without it.", type: "string" },
      },
      additionalProperties: false,
    },
    "projects.list.request": {
      description: "Lists projects.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/ProjectPage" },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "About the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "The instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "How long it took in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Something to note although the operation went well.", type: "object", additionalProperties: true },
      },
    },
    "projects.get.params": {
      type: "object",
      properties: { id: { description: "Identifier of the project.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "projects.get.request": {
      description: "Reads one project.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/Project" },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "About the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "The instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "How long it took in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Something to note although the operation went well.", type: "object", additionalProperties: true },
      },
    },
    "teams.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return. Default: `50`.", type: "integer", maximum: 250 },
        after: { description: "Cursor of the item after which the page begins. The first page is asked for without it.", type: "string" },
      },
      additionalProperties: false,
    },
    "teams.list.request": {
      description: "Lists teams.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/TeamPage" },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "About the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "The instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "How long it took in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Something to note although the operation went well.", type: "object", additionalProperties: true },
      },
    },
    "teams.get.params": {
      type: "object",
      properties: { id: { description: "Identifier of the team.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "teams.get.request": {
      description: "Reads one team.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/Team" },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        execution_metadata: {
          description: "About the execution itself.",
          type: "object",
          properties: {
            connector_instance_id: { description: "The instance that ran the operation.", type: "string" },
            execution_time_ms: { description: "How long it took in milliseconds.", type: "integer" },
          },
        },
        warning: { description: "Something to note although the operation went well.", type: "object", additionalProperties: true },
      },
    },
    auth_config: {
      title: "API key",
      description: "A personal API key of the tracker.",
      type: "object",
      properties: { api_key: { description: "Personal API key of the person in whose name the tracker is read.", type: "string" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    IssuePage: {
      description: "A page of issues inside `data`.",
      type: "object",
      properties: { data: { type: "object", additionalProperties: true } },
      required: ["data"],
    },
    Issue: {
      description: "One issue inside `data`.",
      type: "object",
      properties: { data: { type: "object", additionalProperties: true } },
      required: ["data"],
    },
    ProjectPage: {
      description: "A page of projects inside `data`.",
      type: "object",
      properties: { data: { type: "object", additionalProperties: true } },
      required: ["data"],
    },
    Project: {
      description: "One project inside `data`.",
      type: "object",
      properties: { data: { type: "object", additionalProperties: true } },
      required: ["data"],
    },
    TeamPage: {
      description: "A page of teams inside `data`.",
      type: "object",
      properties: { data: { type: "object", additionalProperties: true } },
      required: ["data"],
    },
    Team: {
      description: "One team inside `data`.",
      type: "object",
      properties: { data: { type: "object", additionalProperties: true } },
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
