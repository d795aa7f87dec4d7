// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Connector Gateway. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:gateway",
  title: "Connector Gateway",
  description: "One uniform call to many third-party systems. A client creates a connector instance, which keeps the credentials of one account of one third party, and then sends operations to it. Every operation names an entity and an action and may carry params; it answers with records and, where there is paging, with Meta. A download answers with a stream of bytes instead. The paths of both endpoints carry the version segment v1.",
  $defs: {
    create_instance: {
      anyOf: [
        { $ref: "#/$defs/crm.create_instance" },
        { $ref: "#/$defs/file_storage.create_instance" },
        { $ref: "#/$defs/issue_tracker.create_instance" },
        { $ref: "#/$defs/messaging.create_instance" },
        { $ref: "#/$defs/payments.create_instance" },
        { $ref: "#/$defs/project_tracker.create_instance" },
        { $ref: "#/$defs/recruiting.create_instance" },
        { $ref: "#/$defs/unknown-connector.create_instance" },
      ],
    },
    execute: {
      anyOf: [
        { $ref: "#/$defs/crm.execute" },
        { $ref: "#/$defs/file_storage.execute" },
        { $ref: "#/$defs/issue_tracker.execute" },
        { $ref: "#/$defs/messaging.execute" },
        { $ref: "#/$defs/payments.execute" },
        { $ref: "#/$defs/project_tracker.execute" },
        { $ref: "#/$defs/recruiting.execute" },
      ],
    },
    create_instance_response: {
      type: "object",
      properties: { id: { description: "Id of the new instance; the execute path takes it.", type: "string" } },
    },
    error: {
      type: "object",
      properties: {
        message: { description: "The fault in one sentence.", type: ["string", "null"] },
        errors: { description: "Single faults.", type: "array", items: { $ref: "#/$defs/ErrorDetail" } },
      },
    },
    ErrorDetail: {
      description: "One fault of a request.",
      type: "object",
      properties: {
        field: { description: "Which field is at fault.", type: ["string", "null"] },
        message: { description: "What is wrong with it.", type: ["string", "null"] },
        error_code: { description: "A code for programs.", type: ["string", "null"] },
      },
    },
    "unknown-connector.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          pattern: "^(?!(?:36c891d9-4bd9-43ac-bad2-10e12756272c|9f8dda77-1048-4368-815b-269bf54ee9b8|1c5d8316-ed42-4473-8fbc-2626f03f070c|c2281cee-86f9-4a86-bb48-d23286b4c7bd|e094cb9a-26de-4645-8761-65c0c425d1de|68e63de2-bb83-4c7e-93fa-a8a9051e3993|59f1e50a-331f-4f09-b3e8-2e8d4d355f44)$)(?=[\\s\\S]*?(?:^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$))",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          type: "object",
          additionalProperties: true,
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "crm.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "36c891d9-4bd9-43ac-bad2-10e12756272c",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/crm.auth_config",
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "crm.execute": {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["contacts", "companies", "deals", "tickets", "schemas", "objects"] },
        action: { type: "string", enum: ["list", "get", "api_search"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/crm.contacts.list.request" },
        { $ref: "#/$defs/crm.contacts.get.request" },
        { $ref: "#/$defs/crm.contacts.api_search.request" },
        { $ref: "#/$defs/crm.companies.list.request" },
        { $ref: "#/$defs/crm.companies.get.request" },
        { $ref: "#/$defs/crm.companies.api_search.request" },
        { $ref: "#/$defs/crm.deals.list.request" },
        { $ref: "#/$defs/crm.deals.get.request" },
        { $ref: "#/$defs/crm.deals.api_search.request" },
        { $ref: "#/$defs/crm.tickets.list.request" },
        { $ref: "#/$defs/crm.tickets.get.request" },
        { $ref: "#/$defs/crm.tickets.api_search.request" },
        { $ref: "#/$defs/crm.schemas.list.request" },
        { $ref: "#/$defs/crm.schemas.get.request" },
        { $ref: "#/$defs/crm.objects.list.request" },
        { $ref: "#/$defs/crm.objects.get.request" },
      ],
    },
    "crm.contacts.list.params": {
      type: "object",
      properties: {
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        associations: {
          description: "Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.contacts.list.request": {
      description: "Lists contacts.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.contacts.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.contacts.get.params": {
      type: "object",
      properties: {
        contactId: { description: "Id of the contact, or its value of the property that `idProperty` names.", type: "string" },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Types of the associated objects to return, separated by commas.", type: "string" },
        idProperty: {
          description: "Name of a property whose values are unique. The record is then looked up by the value of this property.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      required: ["contactId"],
      additionalProperties: false,
    },
    "crm.contacts.get.request": {
      description: "Reads one contact.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.contacts.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.contacts.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "The groups of filters.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.contacts.api_search.request": {
      description: "Searches contacts by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.contacts.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.companies.list.params": {
      type: "object",
      properties: {
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        associations: {
          description: "Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.companies.list.request": {
      description: "Lists companies.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.companies.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.companies.get.params": {
      type: "object",
      properties: {
        companyId: { description: "Id of the company, or its value of the property that `idProperty` names.", type: "string" },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Types of the associated objects to return, separated by commas.", type: "string" },
        idProperty: {
          description: "Name of a property whose values are unique. The record is then looked up by the value of this property.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      required: ["companyId"],
      additionalProperties: false,
    },
    "crm.companies.get.request": {
      description: "Reads one company.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.companies.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.companies.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "The groups of filters.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.companies.api_search.request": {
      description: "Searches companies by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.companies.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.deals.list.params": {
      type: "object",
      properties: {
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        associations: {
          description: "Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.deals.list.request": {
      description: "Lists deals.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.deals.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.deals.get.params": {
      type: "object",
      properties: {
        dealId: { description: "Id of the deal, or its value of the property that `idProperty` names.", type: "string" },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Types of the associated objects to return, separated by commas.", type: "string" },
        idProperty: {
          description: "Name of a property whose values are unique. The record is then looked up by the value of this property.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      required: ["dealId"],
      additionalProperties: false,
    },
    "crm.deals.get.request": {
      description: "Reads one deal.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.deals.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.deals.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "The groups of filters.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.deals.api_search.request": {
      description: "Searches deals by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.deals.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.tickets.list.params": {
      type: "object",
      properties: {
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        associations: {
          description: "Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.tickets.list.request": {
      description: "Lists tickets.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.tickets.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.tickets.get.params": {
      type: "object",
      properties: {
        ticketId: { description: "Id of the ticket, or its value of the property that `idProperty` names.", type: "string" },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Types of the associated objects to return, separated by commas.", type: "string" },
        idProperty: {
          description: "Name of a property whose values are unique. The record is then looked up by the value of this property.",
          type: "string",
        },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
      },
      required: ["ticketId"],
      additionalProperties: false,
    },
    "crm.tickets.get.request": {
      description: "Reads one ticket.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.tickets.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.tickets.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "The groups of filters.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.tickets.api_search.request": {
      description: "Searches tickets by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.tickets.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.schemas.list.params": {
      type: "object",
      properties: { archived: { description: "Whether only archived records are returned.", type: "boolean" } },
      additionalProperties: false,
    },
    "crm.schemas.list.request": {
      description: "Lists the schemas of the custom object types.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.schemas.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.schemas.get.params": {
      type: "object",
      properties: {
        objectType: { description: "The custom object type, by its fully qualified name or its object type id.", type: "string" },
      },
      required: ["objectType"],
      additionalProperties: false,
    },
    "crm.schemas.get.request": {
      description: "Reads the schema of one custom object type.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.schemas.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.objects.list.params": {
      type: "object",
      properties: {
        objectType: { description: "The custom object type, by its fully qualified name or its object type id.", type: "string" },
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
        associations: {
          description: "Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.",
          type: "string",
        },
      },
      required: ["objectType"],
      additionalProperties: false,
    },
    "crm.objects.list.request": {
      description: "Lists the objects of a custom object type.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.objects.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.objects.get.params": {
      type: "object",
      properties: {
        objectType: { description: "The custom object type, by its fully qualified name or its object type id.", type: "string" },
        objectId: { description: "Id of the object, or its value of the property that `idProperty` names.", type: "string" },
        properties: { description: "Names of the properties to return, separated by commas. Unknown names are ignored.", type: "string" },
        archived: { description: "Whether only archived records are returned.", type: "boolean" },
        associations: { description: "Types of the associated objects to return, separated by commas.", type: "string" },
        idProperty: {
          description: "Name of a property whose values are unique. The record is then looked up by the value of this property.",
          type: "string",
        },
        propertiesWithHistory: {
          description: "Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.",
          type: "string",
        },
      },
      required: ["objectType", "objectId"],
      additionalProperties: false,
    },
    "crm.objects.get.request": {
      description: "Reads one object of a custom object type.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/crm.objects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.auth_config": {
      title: "OAuth 2.0",
      description: "A client of the CRM and the token with which new access tokens are obtained.",
      type: "object",
      properties: {
        client_id: { description: "Identifier of the OAuth client.", type: "string" },
        client_secret: { description: "Secret of the OAuth client.", type: "string" },
        refresh_token: { description: "Token from which access tokens are obtained.", type: "string" },
        access_token: {
          description: "Access token of the CRM account. May be left out, because `refresh_token` is given.",
          type: "string",
        },
      },
      required: ["client_id", "client_secret", "refresh_token"],
      additionalProperties: false,
    },
    "crm.SearchFilter": {
      description: "One condition on one property.",
      type: "object",
      properties: {
        operator: {
          description: "How the property is compared.",
          type: "string",
          enum: [
            "BETWEEN",
            "CONTAINS_TOKEN",
            "EQ",
            "GT",
            "GTE",
            "HAS_PROPERTY",
            "IN",
            "LT",
            "LTE",
            "NEQ",
            "NOT_CONTAINS_TOKEN",
            "NOT_HAS_PROPERTY",
            "NOT_IN",
          ],
        },
        propertyName: { description: "Name of the property to filter on.", type: "string" },
        value: { description: "The value to match.", type: "string" },
        values: { description: "The values to match.", type: "array", items: { type: "string" } },
      },
      additionalProperties: false,
    },
    "crm.SearchFilterGroup": {
      description: "Several conditions that belong together.",
      type: "object",
      properties: { filters: { description: "The filters of the group.", type: "array", items: { $ref: "#/$defs/crm.SearchFilter" } } },
      additionalProperties: false,
    },
    "crm.SearchSort": {
      description: "One criterion by which results are sorted.",
      type: "object",
      properties: {
        propertyName: { description: "Name of the property to sort by.", type: "string" },
        direction: { description: "In which order.", type: "string", enum: ["ASCENDING", "DESCENDING"] },
      },
      additionalProperties: false,
    },
    "file_storage.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "9f8dda77-1048-4368-815b-269bf54ee9b8",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/file_storage.auth_config",
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "file_storage.execute": {
      type: "object",
      properties: {
        entity: {
          type: "string",
          enum: [
            "files",
            "files_export",
            "drives",
            "permissions",
            "comments",
            "replies",
            "revisions",
            "changes",
            "changes_start_page_token",
            "about",
          ],
        },
        action: { type: "string", enum: ["list", "get", "download"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/file_storage.files.list.request" },
        { $ref: "#/$defs/file_storage.files.get.request" },
        { $ref: "#/$defs/file_storage.files.download.request" },
        { $ref: "#/$defs/file_storage.files_export.download.request" },
        { $ref: "#/$defs/file_storage.drives.list.request" },
        { $ref: "#/$defs/file_storage.drives.get.request" },
        { $ref: "#/$defs/file_storage.permissions.list.request" },
        { $ref: "#/$defs/file_storage.permissions.get.request" },
        { $ref: "#/$defs/file_storage.comments.list.request" },
        { $ref: "#/$defs/file_storage.comments.get.request" },
        { $ref: "#/$defs/file_storage.replies.list.request" },
        { $ref: "#/$defs/file_storage.replies.get.request" },
        { $ref: "#/$defs/file_storage.revisions.list.request" },
        { $ref: "#/$defs/file_storage.revisions.get.request" },
        { $ref: "#/$defs/file_storage.changes.list.request" },
        { $ref: "#/$defs/file_storage.changes_start_page_token.get.request" },
        { $ref: "#/$defs/file_storage.about.get.request" },
      ],
    },
    "file_storage.files.list.params": {
      type: "object",
      properties: {
        pageSize: { description: "Page size. Default: `100`.", type: "integer", minimum: 1, maximum: 1000 },
        pageToken: { description: "The `nextPageToken` of the previous page. The first page is asked for without it.", type: "string" },
        q: { description: "Query that selects files, in the provider's query language.", type: "string" },
        orderBy: { description: "What to sort by; how it is written is not shown.", type: "string" },
        fields: { description: "Which fields to return.", type: "string" },
        spaces: { description: "Spaces to look in.", type: "string", pattern: "^(?:drive|appDataFolder)(?:,(?:drive|appDataFolder))*$" },
        corpora: { description: "Whose files to look through.", type: "string", enum: ["user", "drive", "allDrives"] },
        driveId: { description: "Id of a shared drive to look in.", type: "string" },
        includeItemsFromAllDrives: { description: "Whether the result also has items of shared drives.", type: "boolean" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "file_storage.files.list.request": {
      description: "Lists files.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.files.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "file_storage.files.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        fields: { description: "Which fields to return.", type: "string" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.files.get.request": {
      description: "Reads what is known about one file, without its content.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.files.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.files.download.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        alt: { description: "Always `media`, which asks for the content.", type: "string", const: "media" },
        acknowledgeAbuse: { description: "Whether the caller accepts the risk of a file that was marked as abusive.", type: "boolean" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
        range_header: { description: "Value of an HTTP Range header, to download only a part.", type: "string" },
      },
      required: ["fileId", "alt"],
      additionalProperties: false,
    },
    "file_storage.files.download.request": {
      description: "Downloads the content of a binary file.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "What to do with the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.files.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.files_export.download.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        mimeType: {
          description: "Format to export to. `application/pdf` fits every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.",
          type: "string",
        },
        range_header: { description: "Value of an HTTP Range header, to download only a part.", type: "string" },
      },
      required: ["fileId", "mimeType"],
      additionalProperties: false,
    },
    "file_storage.files_export.download.request": {
      description: "Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "files_export" },
        action: { description: "What to do with the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.files_export.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.drives.list.params": {
      type: "object",
      properties: {
        pageSize: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. The first page is asked for without it.", type: "string" },
        q: { description: "Query that selects shared drives, in the provider's query language.", type: "string" },
        useDomainAdminAccess: { description: "Whether the request is made as an administrator of the domain.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "file_storage.drives.list.request": {
      description: "Lists shared drives.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "drives" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.drives.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "file_storage.drives.get.params": {
      type: "object",
      properties: {
        driveId: { description: "Id of the shared drive.", type: "string" },
        useDomainAdminAccess: { description: "Whether the request is made as an administrator of the domain.", type: "boolean" },
      },
      required: ["driveId"],
      additionalProperties: false,
    },
    "file_storage.drives.get.request": {
      description: "Reads one shared drive.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "drives" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.drives.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.permissions.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file or shared drive.", type: "string" },
        pageSize: { description: "Page size.", type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. The first page is asked for without it.", type: "string" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
        useDomainAdminAccess: { description: "Whether the request is made as an administrator of the domain.", type: "boolean" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.permissions.list.request": {
      description: "Lists the permissions on a file or shared drive.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "permissions" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.permissions.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.permissions.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file or shared drive.", type: "string" },
        permissionId: { description: "Id of the permission.", type: "string" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
        useDomainAdminAccess: { description: "Whether the request is made as an administrator of the domain.", type: "boolean" },
      },
      required: ["fileId", "permissionId"],
      additionalProperties: false,
    },
    "file_storage.permissions.get.request": {
      description: "Reads one permission.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "permissions" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.permissions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.comments.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        pageSize: { description: "Page size. Default: `20`.", type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. The first page is asked for without it.", type: "string" },
        startModifiedTime: {
          description: "Only comments modified at this time or later.",
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        includeDeleted: { description: "Whether deleted ones come back too.", type: "boolean" },
        fields: {
          description: "Which fields to return. Required in practice: Marked optional, but comments are not to be had without it.",
          type: "string",
        },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.comments.list.request": {
      description: "Lists the comments on a file.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "comments" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.comments.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.comments.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        includeDeleted: { description: "Whether deleted ones come back too.", type: "boolean" },
        fields: {
          description: "Which fields to return. Required in practice: Marked optional, but comments are not to be had without it.",
          type: "string",
        },
      },
      required: ["fileId", "commentId"],
      additionalProperties: false,
    },
    "file_storage.comments.get.request": {
      description: "Reads one comment on a file.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "comments" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.comments.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.replies.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        pageSize: { description: "Page size. Default: `20`.", type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. The first page is asked for without it.", type: "string" },
        includeDeleted: { description: "Whether deleted ones come back too.", type: "boolean" },
        fields: {
          description: "Which fields to return. Required in practice: Marked optional, but replies are not to be had without it.",
          type: "string",
        },
      },
      required: ["fileId", "commentId"],
      additionalProperties: false,
    },
    "file_storage.replies.list.request": {
      description: "Lists the replies to a comment.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "replies" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.replies.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.replies.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        replyId: { description: "Id of the reply.", type: "string" },
        includeDeleted: { description: "Whether deleted ones come back too.", type: "boolean" },
        fields: {
          description: "Which fields to return. Required in practice: Marked optional, but replies are not to be had without it.",
          type: "string",
        },
      },
      required: ["fileId", "commentId", "replyId"],
      additionalProperties: false,
    },
    "file_storage.replies.get.request": {
      description: "Reads one reply to a comment.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "replies" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.replies.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.revisions.list.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        pageSize: { description: "Page size. Default: `200`.", type: "integer", minimum: 1, maximum: 1000 },
        pageToken: { description: "The `nextPageToken` of the previous page. The first page is asked for without it.", type: "string" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.revisions.list.request": {
      description: "Lists the revisions of a file.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "revisions" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.revisions.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.revisions.get.params": {
      type: "object",
      properties: {
        fileId: { description: "Id of the file.", type: "string" },
        revisionId: { description: "Id of the revision.", type: "string" },
      },
      required: ["fileId", "revisionId"],
      additionalProperties: false,
    },
    "file_storage.revisions.get.request": {
      description: "Reads one revision of a file.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "revisions" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.revisions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.changes.list.params": {
      type: "object",
      properties: {
        pageToken: { description: "The token of changes_start_page_token get, or a token of the previous answer.", type: "string" },
        pageSize: { description: "Page size. Default: `100`.", type: "integer", minimum: 1, maximum: 1000 },
        driveId: { description: "Id of a shared drive whose changes are wanted.", type: "string" },
        includeItemsFromAllDrives: { description: "Whether the result also has items of shared drives.", type: "boolean" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
        spaces: { description: "Spaces to look in.", type: "string" },
        includeRemoved: { description: "Whether removed items come back too.", type: "boolean" },
        restrictToMyDrive: { description: "Whether only items of the user's own drive come back.", type: "boolean" },
      },
      required: ["pageToken"],
      additionalProperties: false,
    },
    "file_storage.changes.list.request": {
      description: "Lists what changed since a page token was given out.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "changes" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.changes.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.changes_start_page_token.get.params": {
      type: "object",
      properties: {
        driveId: { description: "Id of a shared drive whose changes are wanted.", type: "string" },
        supportsAllDrives: { description: "Whether the caller can deal with shared drives besides its own files.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "file_storage.changes_start_page_token.get.request": {
      description: "Reads the token with which listing changes begins.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "changes_start_page_token" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.changes_start_page_token.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "file_storage.about.get.params": {
      type: "object",
      properties: { fields: { description: "Which fields to return; `*` selects all.", type: "string" } },
      additionalProperties: false,
    },
    "file_storage.about.get.request": {
      description: "Reads information about the account.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "about" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/file_storage.about.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "file_storage.auth_config": {
      title: "OAuth 2.0",
      description: "Credentials of an OAuth 2.0 client and a refresh token of the account.",
      type: "object",
      properties: {
        access_token: { description: "Access token. When it is left out one is obtained with the refresh token.", type: "string" },
        refresh_token: { description: "Refresh token of the account.", type: "string" },
        client_id: { description: "Id of the OAuth client.", type: "string" },
        client_secret: { description: "Secret of the OAuth client.", type: "string" },
      },
      required: ["refresh_token", "client_id", "client_secret"],
      additionalProperties: false,
    },
    "issue_tracker.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "1c5d8316-ed42-4473-8fbc-2626f03f070c",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/issue_tracker.auth_config",
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "issue_tracker.execute": {
      type: "object",
      properties: { entity: { type: "string", enum: ["issues", "projects", "teams"] }, action: { type: "string", enum: ["list", "get"] } },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/issue_tracker.issues.list.request" },
        { $ref: "#/$defs/issue_tracker.issues.get.request" },
        { $ref: "#/$defs/issue_tracker.projects.list.request" },
        { $ref: "#/$defs/issue_tracker.projects.get.request" },
        { $ref: "#/$defs/issue_tracker.teams.list.request" },
        { $ref: "#/$defs/issue_tracker.teams.get.request" },
      ],
    },
    "issue_tracker.issues.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return. Default: `50`.", type: "integer", maximum: 250 },
        after: { description: "Cursor of the item after which the page begins. The first page is asked for without it.", type: "string" },
      },
      additionalProperties: false,
    },
    "issue_tracker.issues.list.request": {
      description: "Lists issues.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/issue_tracker.issues.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_tracker.issues.get.params": {
      type: "object",
      properties: { id: { description: "Identifier of the issue.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issue_tracker.issues.get.request": {
      description: "Reads one issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/issue_tracker.issues.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_tracker.projects.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return. Default: `50`.", type: "integer", maximum: 250 },
        after: { description: "Cursor of the item after which the page begins. The first page is asked for without it.", type: "string" },
      },
      additionalProperties: false,
    },
    "issue_tracker.projects.list.request": {
      description: "Lists projects.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/issue_tracker.projects.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_tracker.projects.get.params": {
      type: "object",
      properties: { id: { description: "Identifier of the project.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issue_tracker.projects.get.request": {
      description: "Reads one project.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/issue_tracker.projects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_tracker.teams.list.params": {
      type: "object",
      properties: {
        first: { description: "Number of items to return. Default: `50`.", type: "integer", maximum: 250 },
        after: { description: "Cursor of the item after which the page begins. The first page is asked for without it.", type: "string" },
      },
      additionalProperties: false,
    },
    "issue_tracker.teams.list.request": {
      description: "Lists teams.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/issue_tracker.teams.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_tracker.teams.get.params": {
      type: "object",
      properties: { id: { description: "Identifier of the team.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issue_tracker.teams.get.request": {
      description: "Reads one team.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/issue_tracker.teams.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_tracker.auth_config": {
      title: "API key",
      description: "A personal API key of the tracker.",
      type: "object",
      properties: { api_key: { description: "Personal API key of the person in whose name the tracker is read.", type: "string" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    "messaging.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "c2281cee-86f9-4a86-bb48-d23286b4c7bd",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/messaging.auth_config",
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "messaging.execute": {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["users", "channels", "channel_messages", "threads"] },
        action: { type: "string", enum: ["list", "get"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/messaging.users.list.request" },
        { $ref: "#/$defs/messaging.users.get.request" },
        { $ref: "#/$defs/messaging.channels.list.request" },
        { $ref: "#/$defs/messaging.channels.get.request" },
        { $ref: "#/$defs/messaging.channel_messages.list.request" },
        { $ref: "#/$defs/messaging.threads.list.request" },
      ],
    },
    "messaging.users.list.params": {
      type: "object",
      properties: {
        cursor: {
          description: "Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.",
          type: "string",
        },
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `200`.",
          type: "integer",
        },
      },
      additionalProperties: false,
    },
    "messaging.users.list.request": {
      description: "Lists the users of the workspace.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/messaging.users.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "messaging.users.get.params": {
      type: "object",
      properties: { user: { description: "Id of the user.", type: "string" } },
      required: ["user"],
      additionalProperties: false,
    },
    "messaging.users.get.request": {
      description: "Reads one user.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/messaging.users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "messaging.channels.list.params": {
      type: "object",
      properties: {
        cursor: {
          description: "Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.",
          type: "string",
        },
        limit: {
          description: "How many records to return at most. The document shows neither a default nor a maximum. Default: `200`.",
          type: "integer",
        },
        types: {
          description: "Which kinds of channel to list, any mix of the named kinds. Default: `public_channel`.",
          type: "string",
          pattern: "^(?:public_channel|private_channel|mpim|im)(?:,(?:public_channel|private_channel|mpim|im))*$",
        },
        exclude_archived: { description: "Whether archived channels are left out.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "messaging.channels.list.request": {
      description: "Lists the channels of the workspace.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "channels" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/messaging.channels.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "messaging.channels.get.params": {
      type: "object",
      properties: { channel: { description: "Id of the channel.", type: "string" } },
      required: ["channel"],
      additionalProperties: false,
    },
    "messaging.channels.get.request": {
      description: "Reads one channel.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "channels" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/messaging.channels.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "messaging.channel_messages.list.params": {
      type: "object",
      properties: {
        channel: { description: "Id of the channel.", type: "string" },
        cursor: {
          description: "Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.",
          type: "string",
        },
        limit: {
          description: "How many messages to return at most. The document shows neither a default nor a maximum. Default: `100`.",
          type: "integer",
        },
        oldest: { description: "Message timestamp at which the range starts.", type: "string" },
        latest: { description: "Message timestamp at which the range ends.", type: "string" },
        inclusive: { description: "Whether messages that lie exactly at the `oldest` and `latest` bounds are included.", type: "boolean" },
      },
      required: ["channel"],
      additionalProperties: false,
    },
    "messaging.channel_messages.list.request": {
      description: "Lists the messages of a channel.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "channel_messages" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/messaging.channel_messages.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "messaging.threads.list.params": {
      type: "object",
      properties: {
        channel: { description: "Id of the channel.", type: "string" },
        ts: {
          description: "Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are only returned when it names the parent message.",
          type: "string",
        },
        cursor: {
          description: "Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.",
          type: "string",
        },
        limit: {
          description: "How many messages to return at most. The document shows neither a default nor a maximum. Default: `100`.",
          type: "integer",
        },
        oldest: { description: "Message timestamp at which the range starts.", type: "string" },
        latest: { description: "Message timestamp at which the range ends.", type: "string" },
        inclusive: { description: "Whether messages that lie exactly at the `oldest` and `latest` bounds are included.", type: "boolean" },
      },
      required: ["channel"],
      additionalProperties: false,
    },
    "messaging.threads.list.request": {
      description: "Lists the messages of a thread.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "threads" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/messaging.threads.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "messaging.auth_config": {
      anyOf: [
        {
          title: "Token",
          description: "A token of the workspace, either of a bot or of a user.",
          type: "object",
          properties: {
            access_token: {
              description: "A bot token, which begins with `xoxb-`, or a user token, which begins with `xoxp-`.",
              type: "string",
              pattern: "^xox[bp]-",
            },
          },
          required: ["access_token"],
          additionalProperties: false,
        },
        {
          title: "OAuth 2.0",
          description: "A client of the messaging system together with the token that was issued to it.",
          type: "object",
          properties: {
            client_id: { description: "Identifier of the OAuth client.", type: "string" },
            client_secret: { description: "Secret of the OAuth client.", type: "string" },
            access_token: {
              description: "The bot token that the OAuth exchange issued. The document names no prefix for it here.",
              type: "string",
            },
          },
          required: ["client_id", "client_secret", "access_token"],
          additionalProperties: false,
        },
      ],
    },
    "payments.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "e094cb9a-26de-4645-8761-65c0c425d1de",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/payments.auth_config",
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "payments.execute": {
      type: "object",
      properties: {
        entity: {
          type: "string",
          enum: [
            "customers",
            "invoices",
            "charges",
            "subscriptions",
            "refunds",
            "products",
            "balance",
            "balance_transactions",
            "payment_intents",
            "disputes",
            "payouts",
          ],
        },
        action: { type: "string", enum: ["list", "create", "get", "update", "delete", "api_search"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/payments.customers.list.request" },
        { $ref: "#/$defs/payments.customers.create.request" },
        { $ref: "#/$defs/payments.customers.get.request" },
        { $ref: "#/$defs/payments.customers.update.request" },
        { $ref: "#/$defs/payments.customers.delete.request" },
        { $ref: "#/$defs/payments.customers.api_search.request" },
        { $ref: "#/$defs/payments.invoices.list.request" },
        { $ref: "#/$defs/payments.invoices.get.request" },
        { $ref: "#/$defs/payments.invoices.api_search.request" },
        { $ref: "#/$defs/payments.charges.list.request" },
        { $ref: "#/$defs/payments.charges.get.request" },
        { $ref: "#/$defs/payments.charges.api_search.request" },
        { $ref: "#/$defs/payments.subscriptions.list.request" },
        { $ref: "#/$defs/payments.subscriptions.get.request" },
        { $ref: "#/$defs/payments.subscriptions.api_search.request" },
        { $ref: "#/$defs/payments.refunds.list.request" },
        { $ref: "#/$defs/payments.refunds.create.request" },
        { $ref: "#/$defs/payments.refunds.get.request" },
        { $ref: "#/$defs/payments.products.list.request" },
        { $ref: "#/$defs/payments.products.create.request" },
        { $ref: "#/$defs/payments.products.get.request" },
        { $ref: "#/$defs/payments.products.update.request" },
        { $ref: "#/$defs/payments.products.delete.request" },
        { $ref: "#/$defs/payments.products.api_search.request" },
        { $ref: "#/$defs/payments.balance.get.request" },
        { $ref: "#/$defs/payments.balance_transactions.list.request" },
        { $ref: "#/$defs/payments.balance_transactions.get.request" },
        { $ref: "#/$defs/payments.payment_intents.list.request" },
        { $ref: "#/$defs/payments.payment_intents.get.request" },
        { $ref: "#/$defs/payments.payment_intents.api_search.request" },
        { $ref: "#/$defs/payments.disputes.list.request" },
        { $ref: "#/$defs/payments.disputes.get.request" },
        { $ref: "#/$defs/payments.payouts.list.request" },
        { $ref: "#/$defs/payments.payouts.get.request" },
      ],
    },
    "payments.customers.list.params": {
      type: "object",
      properties: {
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        email: { description: "Only customers with this email address; upper and lower case differ.", type: "string" },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
      },
      additionalProperties: false,
    },
    "payments.customers.list.request": {
      description: "Lists customers.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.customers.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.customers.create.params": {
      type: "object",
      properties: {
        email: { description: "Email address.", type: "string" },
        name: { description: "Full name of the person or the business.", type: "string" },
        description: { description: "Free text about the customer.", type: "string" },
        phone: { description: "Phone number.", type: "string" },
        address: { description: "Postal address of the customer.", $ref: "#/$defs/payments.PostalAddress" },
        metadata: { description: "Values of the caller's own by free names.", type: "object", additionalProperties: { type: "string" } },
      },
      additionalProperties: true,
    },
    "payments.customers.create.request": {
      description: "Makes a new customer.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "What to do with the entity.", type: "string", const: "create" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.customers.create.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.customers.get.params": {
      type: "object",
      properties: { id: { description: "Id of the customer to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.customers.get.request": {
      description: "Returns a customer.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.customers.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.customers.update.params": {
      type: "object",
      properties: {
        id: { description: "Id of the customer to update.", type: "string" },
        email: { description: "New email address.", type: "string" },
        name: { description: "New full name of the person or the business.", type: "string" },
        description: { description: "New free text about the customer.", type: "string" },
        phone: { description: "New phone number.", type: "string" },
        address: { description: "New postal address of the customer.", $ref: "#/$defs/payments.PostalAddress" },
        metadata: { description: "Values of the caller's own by free names.", type: "object", additionalProperties: { type: "string" } },
      },
      required: ["id"],
      additionalProperties: true,
    },
    "payments.customers.update.request": {
      description: "Changes a customer.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "What to do with the entity.", type: "string", const: "update" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.customers.update.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.customers.delete.params": {
      type: "object",
      properties: { id: { description: "Id of the customer to delete.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.customers.delete.request": {
      description: "Deletes a customer.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "What to do with the entity.", type: "string", const: "delete" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.customers.delete.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.customers.api_search.params": {
      type: "object",
      properties: {
        query: { description: "What to find; written in the provider's search query language.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.",
          type: "string",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    "payments.customers.api_search.request": {
      description: "Searches customers. The answer is a list of customers and not a search result as for invoices.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.customers.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.invoices.list.params": {
      type: "object",
      properties: {
        collection_method: {
          description: "Only those that are collected in this way.",
          type: "string",
          enum: ["charge_automatically", "send_invoice"],
        },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        customer: { description: "Only those of the customer with this id.", type: "string" },
        customer_account: { description: "Only those of the account with this id.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
        status: { description: "Only invoices in this state.", type: "string", enum: ["draft", "open", "paid", "uncollectible", "void"] },
        subscription: { description: "Only those of the subscription with this id.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.invoices.list.request": {
      description: "Lists invoices.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "invoices" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.invoices.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.invoices.get.params": {
      type: "object",
      properties: { id: { description: "Id of the invoice to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.invoices.get.request": {
      description: "Returns an invoice.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "invoices" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.invoices.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.invoices.api_search.params": {
      type: "object",
      properties: {
        query: { description: "What to find; written in the provider's search query language.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.",
          type: "string",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    "payments.invoices.api_search.request": {
      description: "Searches invoices.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "invoices" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.invoices.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.charges.list.params": {
      type: "object",
      properties: {
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        customer: { description: "Only those of the customer with this id.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        payment_intent: { description: "Only those of the payment intent with this id.", type: "string" },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.charges.list.request": {
      description: "Lists charges.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "charges" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.charges.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.charges.get.params": {
      type: "object",
      properties: { id: { description: "Id of the charge to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.charges.get.request": {
      description: "Returns a charge.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "charges" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.charges.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.charges.api_search.params": {
      type: "object",
      properties: {
        query: { description: "What to find; written in the provider's search query language.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.",
          type: "string",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    "payments.charges.api_search.request": {
      description: "Searches charges.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "charges" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.charges.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.subscriptions.list.params": {
      type: "object",
      properties: {
        automatic_tax: { description: "Filter on automatic tax.", $ref: "#/$defs/payments.AutomaticTax" },
        collection_method: {
          description: "Only those that are collected in this way.",
          type: "string",
          enum: ["charge_automatically", "send_invoice"],
        },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        current_period_end: {
          description: "Only those whose earliest end of an item's period lies in this interval.",
          $ref: "#/$defs/payments.Interval",
        },
        current_period_start: {
          description: "Only those whose latest start of an item's period lies in this interval.",
          $ref: "#/$defs/payments.Interval",
        },
        customer: { description: "Only those of the customer with this id.", type: "string" },
        customer_account: { description: "Only those of the account with this id.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        price: { description: "Only those with the recurring price with this id.", type: "string" },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
        status: {
          description: "`canceled`: all that are canceled, also those of deleted customers. `ended`: those that are canceled and those that expired because the payment was never completed. `all`: whatever their state. Left out: those not canceled.",
          type: "string",
          enum: ["canceled", "ended", "all"],
        },
      },
      additionalProperties: false,
    },
    "payments.subscriptions.list.request": {
      description: "Lists subscriptions. Without `status` they are those that are not canceled.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "subscriptions" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.subscriptions.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.subscriptions.get.params": {
      type: "object",
      properties: { id: { description: "Id of the subscription to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.subscriptions.get.request": {
      description: "Returns a subscription.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "subscriptions" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.subscriptions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.subscriptions.api_search.params": {
      type: "object",
      properties: {
        query: { description: "What to find; written in the provider's search query language.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.",
          type: "string",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    "payments.subscriptions.api_search.request": {
      description: "Searches subscriptions.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "subscriptions" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.subscriptions.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.refunds.list.params": {
      type: "object",
      properties: {
        charge: { description: "Only those of the charge with this id.", type: "string" },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        payment_intent: { description: "Only those of the payment intent with this id.", type: "string" },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.refunds.list.request": {
      description: "Lists refunds.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "refunds" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.refunds.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.refunds.create.params": {
      type: "object",
      properties: {
        charge: { description: "Id of the charge to refund.", type: "string" },
        payment_intent: { description: "Id of the payment intent to refund.", type: "string" },
        amount: { description: "Amount to give back.", type: "integer" },
        metadata: { description: "Values of the caller's own by free names.", type: "object", additionalProperties: { type: "string" } },
        reason: { description: "Why the money is given back.", type: "string", enum: ["duplicate", "fraudulent", "requested_by_customer"] },
        refund_application_fee: { description: "Whether the application fee is given back too.", type: "boolean" },
        reverse_transfer: { description: "Whether the transfer to another account is reversed too.", type: "boolean" },
      },
      additionalProperties: true,
      anyOf: [{ required: ["charge"] }, { required: ["payment_intent"] }],
    },
    "payments.refunds.create.request": {
      description: "Refunds a charge that exists and is not yet refunded. The caller names the charge or its payment intent.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "refunds" },
        action: { description: "What to do with the entity.", type: "string", const: "create" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.refunds.create.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.refunds.get.params": {
      type: "object",
      properties: { id: { description: "Id of the refund to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.refunds.get.request": {
      description: "Returns a refund.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "refunds" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.refunds.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.products.list.params": {
      type: "object",
      properties: {
        active: { description: "Only active products when true; only inactive ones when false.", type: "boolean" },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        ids: { description: "Only products with these ids.", type: "array", items: { type: "string" } },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        shippable: { description: "Only products that are delivered as goods.", type: "boolean" },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
        url: { description: "Only products with this address of a page.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.products.list.request": {
      description: "Lists products.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.products.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.create.params": {
      type: "object",
      properties: {
        name: { description: "Name that buyers see. The provider requires it.", type: "string" },
        active: { description: "Whether it can be bought now.", type: "boolean" },
        description: { description: "Free text about the product.", type: "string" },
        id: { description: "Id that the product is to have.", type: "string" },
        statement_descriptor: { description: "Text on the customer's bank statement.", type: "string" },
        tax_code: { description: "Code that tells how it is taxed.", type: "string" },
        unit_label: { description: "Name of one unit of it.", type: "string" },
        url: { description: "Address of its page.", type: "string" },
        images: { description: "Addresses of images.", type: "array", items: { type: "string" }, maxItems: 8 },
        marketing_features: {
          description: "Features that are shown to buyers.",
          type: "array",
          items: { $ref: "#/$defs/payments.MarketingFeature" },
        },
        metadata: { description: "Values of the caller's own by free names.", type: "object", additionalProperties: { type: "string" } },
        package_dimensions: {
          description: "Size and weight of the product when it is packed.",
          $ref: "#/$defs/payments.PackageDimensions",
        },
        shippable: { description: "Whether it is delivered as goods.", type: "boolean" },
      },
      additionalProperties: true,
    },
    "payments.products.create.request": {
      description: "Makes a new product.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "What to do with the entity.", type: "string", const: "create" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.products.create.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.get.params": {
      type: "object",
      properties: { id: { description: "Id of the product to get. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.products.get.request": {
      description: "Returns a product.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.products.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.update.params": {
      type: "object",
      properties: {
        id: { description: "Id of the product to update. The provider requires it.", type: "string" },
        name: { description: "New name that buyers see.", type: "string" },
        active: { description: "Whether it can be bought from now on.", type: "boolean" },
        description: { description: "New free text about the product.", type: "string" },
        statement_descriptor: { description: "New text on the customer's bank statement.", type: "string" },
        tax_code: { description: "New code that tells how it is taxed.", type: "string" },
        unit_label: { description: "New name of one unit of it.", type: "string" },
        url: { description: "New address of its page.", type: "string" },
        images: { description: "New addresses of images.", type: "array", items: { type: "string" }, maxItems: 8 },
        marketing_features: {
          description: "New features that are shown to buyers.",
          type: "array",
          items: { $ref: "#/$defs/payments.MarketingFeature" },
        },
        metadata: { description: "Values of the caller's own by free names.", type: "object", additionalProperties: { type: "string" } },
        package_dimensions: {
          description: "Size and weight of the product when it is packed.",
          $ref: "#/$defs/payments.PackageDimensions",
        },
        shippable: { description: "Whether it is delivered as goods from now on.", type: "boolean" },
        default_price: { description: "Id of the price that is used when none is named.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.products.update.request": {
      description: "Changes a product.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "What to do with the entity.", type: "string", const: "update" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.products.update.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.delete.params": {
      type: "object",
      properties: { id: { description: "Id of the product to delete. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.products.delete.request": {
      description: "Deletes a product.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "What to do with the entity.", type: "string", const: "delete" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.products.delete.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.api_search.params": {
      type: "object",
      properties: {
        query: { description: "What to find; written in the provider's search query language. The provider requires it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.",
          type: "string",
        },
      },
      additionalProperties: true,
    },
    "payments.products.api_search.request": {
      description: "Searches products.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.products.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.balance.get.params": { type: "object", additionalProperties: true },
    "payments.balance.get.request": {
      description: "Returns the balance of the account. The provider's public API takes no parameters.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "balance" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.balance.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.balance_transactions.list.params": {
      type: "object",
      properties: {
        created: {
          description: "Only those created in this interval.",
          type: "object",
          properties: {
            gt: { description: "Later than this time; the time itself is excluded.", type: "integer" },
            gte: { description: "At this time or later.", type: "integer" },
            lt: { description: "Earlier than this time; the time itself is excluded.", type: "integer" },
            lte: { description: "At this time or earlier.", type: "integer" },
          },
          additionalProperties: true,
        },
        currency: { description: "Only those in this currency.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        payout: { description: "Only those of the payout with this id.", type: "string" },
        source: { description: "Only those of the record with this id.", type: "string" },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
        type: { description: "Only those of this kind.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.balance_transactions.list.request": {
      description: "Lists balance transactions.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "balance_transactions" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.balance_transactions.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.balance_transactions.get.params": {
      type: "object",
      properties: { id: { description: "Id of the balance transaction to get. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.balance_transactions.get.request": {
      description: "Returns a balance transaction.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "balance_transactions" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.balance_transactions.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payment_intents.list.params": {
      type: "object",
      properties: {
        created: {
          description: "Only those created in this interval.",
          type: "object",
          properties: {
            gt: { description: "Later than this time; the time itself is excluded.", type: "integer" },
            gte: { description: "At this time or later.", type: "integer" },
            lt: { description: "Earlier than this time; the time itself is excluded.", type: "integer" },
            lte: { description: "At this time or earlier.", type: "integer" },
          },
          additionalProperties: true,
        },
        customer: { description: "Only those of the customer with this id.", type: "string" },
        customer_account: { description: "Only those of the account with this id.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.payment_intents.list.request": {
      description: "Lists payment intents.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "payment_intents" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.payment_intents.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payment_intents.get.params": {
      type: "object",
      properties: { id: { description: "Id of the payment intent to get. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.payment_intents.get.request": {
      description: "Returns a payment intent.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "payment_intents" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.payment_intents.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payment_intents.api_search.params": {
      type: "object",
      properties: {
        query: { description: "What to find; written in the provider's search query language. The provider requires it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.",
          type: "string",
        },
      },
      additionalProperties: true,
    },
    "payments.payment_intents.api_search.request": {
      description: "Searches payment intents.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "payment_intents" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.payment_intents.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.disputes.list.params": {
      type: "object",
      properties: {
        charge: { description: "Only those of the charge with this id.", type: "string" },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        payment_intent: { description: "Only those of the payment intent with this id.", type: "string" },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.disputes.list.request": {
      description: "Lists disputes.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "disputes" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.disputes.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.disputes.get.params": {
      type: "object",
      properties: { id: { description: "Id of the dispute to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.disputes.get.request": {
      description: "Returns a dispute.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "disputes" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.disputes.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.payouts.list.params": {
      type: "object",
      properties: {
        arrival_date: { description: "Only those expected to arrive in this interval.", $ref: "#/$defs/payments.Interval" },
        created: { description: "Only those created in this interval.", $ref: "#/$defs/payments.Interval" },
        destination: { description: "Only those paid to the external account with this id.", type: "string" },
        ending_before: { description: "Id of a record. Returns the page that precedes it.", type: "string" },
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Id of a record. Returns the page that follows it.", type: "string" },
        status: { description: "Only payouts in this state.", type: "string", enum: ["pending", "paid", "failed", "canceled"] },
      },
      additionalProperties: false,
    },
    "payments.payouts.list.request": {
      description: "Lists payouts.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "payouts" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.payouts.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payouts.get.params": {
      type: "object",
      properties: { id: { description: "Id of the payout to get.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.payouts.get.request": {
      description: "Returns a payout.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "payouts" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/payments.payouts.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.auth_config": {
      title: "API key",
      description: "The secret key of an account at the payment provider.",
      type: "object",
      properties: {
        api_key: {
          description: "The provider's secret key. It begins with sk_test_ in test mode and with sk_live_ in live mode.",
          type: "string",
          pattern: "^sk_(test|live)_",
        },
      },
      required: ["api_key"],
      additionalProperties: false,
    },
    "payments.Interval": {
      description: "An interval of times. Each bound may be left out.",
      type: "object",
      properties: {
        gt: { description: "Later than this time; the time itself is excluded.", type: "integer" },
        gte: { description: "At this time or later.", type: "integer" },
        lt: { description: "Earlier than this time; the time itself is excluded.", type: "integer" },
        lte: { description: "At this time or earlier.", type: "integer" },
      },
      additionalProperties: false,
    },
    "payments.AutomaticTax": {
      description: "Filter on automatic tax.",
      type: "object",
      properties: { enabled: { description: "Whether tax is worked out automatically.", type: "boolean" } },
      additionalProperties: false,
    },
    "payments.PostalAddress": {
      description: "A postal address.",
      type: "object",
      properties: {
        line1: { description: "Street and number.", type: "string" },
        line2: { description: "Flat or suite or building.", type: "string" },
        city: { description: "City or town.", type: "string" },
        state: { description: "State or province or region.", type: "string" },
        postal_code: { description: "Postal code.", type: "string" },
        country: { description: "Country as a two-letter code.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.MarketingFeature": {
      description: "A feature of a product that is shown to buyers.",
      type: "object",
      properties: { name: { description: "Name of the feature.", type: "string" } },
      additionalProperties: true,
    },
    "payments.PackageDimensions": {
      description: "Size and weight of the product when it is packed.",
      type: "object",
      properties: {
        height: { description: "Height of the package.", type: "number" },
        length: { description: "Length of the package.", type: "number" },
        weight: { description: "Weight of the package.", type: "number" },
        width: { description: "Width of the package.", type: "number" },
      },
      additionalProperties: true,
    },
    "project_tracker.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "68e63de2-bb83-4c7e-93fa-a8a9051e3993",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/project_tracker.auth_config",
        },
        config: {
          type: "object",
          properties: {
            subdomain: {
              description: "Subdomain of the tenant; the base address of the third-party API is built from it.",
              type: "string",
            },
          },
          additionalProperties: true,
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "project_tracker.execute": {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["issues", "projects", "users", "issue_fields", "issue_comments", "issue_worklogs"] },
        action: { type: "string", enum: ["api_search", "get", "list"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/project_tracker.issues.api_search.request" },
        { $ref: "#/$defs/project_tracker.issues.get.request" },
        { $ref: "#/$defs/project_tracker.projects.api_search.request" },
        { $ref: "#/$defs/project_tracker.projects.get.request" },
        { $ref: "#/$defs/project_tracker.users.get.request" },
        { $ref: "#/$defs/project_tracker.users.list.request" },
        { $ref: "#/$defs/project_tracker.users.api_search.request" },
        { $ref: "#/$defs/project_tracker.issue_fields.list.request" },
        { $ref: "#/$defs/project_tracker.issue_fields.api_search.request" },
        { $ref: "#/$defs/project_tracker.issue_comments.list.request" },
        { $ref: "#/$defs/project_tracker.issue_comments.get.request" },
        { $ref: "#/$defs/project_tracker.issue_worklogs.list.request" },
        { $ref: "#/$defs/project_tracker.issue_worklogs.get.request" },
      ],
    },
    "project_tracker.issues.api_search.params": {
      type: "object",
      properties: {
        jql: { description: "Query in the tracker's query language.", type: "string" },
        nextPageToken: { description: "Token of a later page. The first page is asked for without one.", type: "string" },
        maxResults: {
          description: "Page size. Fewer issues may come back when many fields or properties are asked for; a page holds most when only `id` or `key` is. Default: `50`.",
          type: "integer",
          maximum: 5000,
        },
        fields: { description: "Fields to return. Without it all navigable fields come back.", type: "string" },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations)(?:,(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations))*$",
        },
        properties: { description: "Keys of the issue properties to return.", type: "string", pattern: "^[^,]*(?:,[^,]*){0,4}$" },
        fieldsByKeys: { description: "With true, `fields` names fields by key; with false, by id. Default: `false`.", type: "boolean" },
        failFast: { description: "Gives up early when the data of some field cannot be read. Default: `false`.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "project_tracker.issues.api_search.request": {
      description: "Searches issues with the tracker's query language.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issues.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.issues.get.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        fields: { description: "Fields to return. Without it all navigable fields come back.", type: "string" },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations)(?:,(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations))*$",
        },
        properties: { description: "Keys of the issue properties to return.", type: "string", pattern: "^[^,]*(?:,[^,]*){0,4}$" },
        fieldsByKeys: { description: "With true, `fields` names fields by key; with false, by id. Default: `false`.", type: "boolean" },
        updateHistory: { description: "Adds this read to what the user has looked at recently. Default: `false`.", type: "boolean" },
        failFast: { description: "Gives up early when the data of some field cannot be read. Default: `false`.", type: "boolean" },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.issues.get.request": {
      description: "Reads one issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issues.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.projects.api_search.params": {
      type: "object",
      properties: {
        startAt: { description: "Index of the first item to return. Default: `0`.", type: "integer" },
        maxResults: { description: "Page size; fewer projects may come back. Default: `50`.", type: "integer", maximum: 100 },
        orderBy: {
          description: "What to sort by: `+` before it means ascending, `-` descending.",
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
        query: { description: "Text to find in the key or the name, taken literally, upper and lower case alike.", type: "string" },
        typeKey: { description: "Only projects of these types.", type: "string" },
        categoryId: { description: "Only the projects of the category with this id.", type: "integer" },
        action: {
          description: "Only the projects where the user has the permission for this.",
          type: "string",
          enum: ["view", "browse", "edit", "create"],
        },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:description|projectKeys|lead|issueTypes|url|insight)(?:,(?:description|projectKeys|lead|issueTypes|url|insight))*$",
        },
        status: {
          description: "Only projects in one of these states. Experimental: The document marks this filter as experimental.",
          type: "array",
          items: { type: "string", enum: ["live", "archived", "deleted"] },
        },
      },
      additionalProperties: false,
    },
    "project_tracker.projects.api_search.request": {
      description: "Searches projects.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.projects.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.projects.get.params": {
      type: "object",
      properties: {
        projectIdOrKey: { description: "Id or key of the project.", type: "string" },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:description|projectKeys|lead|issueTypes|url|insight)(?:,(?:description|projectKeys|lead|issueTypes|url|insight))*$",
        },
        properties: { description: "Keys of the project properties to return.", type: "string" },
      },
      required: ["projectIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.projects.get.request": {
      description: "Reads one project.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.projects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.users.get.params": {
      type: "object",
      properties: {
        accountId: { description: "Account id of the user.", type: "string" },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:groups|applicationRoles)(?:,(?:groups|applicationRoles))*$",
        },
      },
      required: ["accountId"],
      additionalProperties: false,
    },
    "project_tracker.users.get.request": {
      description: "Reads one user.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.users.list.params": {
      type: "object",
      properties: {
        startAt: { description: "Index of the first item to return. Default: `0`.", type: "integer" },
        maxResults: { description: "Page size; fewer users may come back. Default: `50`.", type: "integer", maximum: 1000 },
      },
      additionalProperties: false,
    },
    "project_tracker.users.list.request": {
      description: "Lists users.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.users.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.users.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Text to match with the display name, the email address and the account id.", type: "string" },
        startAt: { description: "Index of the first item to return. Default: `0`.", type: "integer" },
        maxResults: { description: "Page size; fewer users may come back. Default: `50`.", type: "integer", maximum: 1000 },
        accountId: { description: "Account id of a user.", type: "string" },
        property: { description: "A search on user properties; how it is written is not shown.", type: "string" },
      },
      additionalProperties: false,
    },
    "project_tracker.users.api_search.request": {
      description: "Searches users.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.users.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.issue_fields.list.params": { type: "object", additionalProperties: false },
    "project_tracker.issue_fields.list.request": {
      description: "Lists all issue fields.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issue_fields" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issue_fields.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.issue_fields.api_search.params": {
      type: "object",
      properties: {
        startAt: { description: "Index of the first item to return. Default: `0`.", type: "integer" },
        maxResults: { description: "Page size; fewer fields may come back. Default: `50`.", type: "integer", maximum: 100 },
        type: { description: "Only fields of these kinds.", type: "array", items: { type: "string", enum: ["custom", "system"] } },
        id: { description: "Only the fields with these ids.", type: "array", items: { type: "string" } },
        query: { description: "Text to find in the name, the description or the field id, upper and lower case alike.", type: "string" },
        orderBy: {
          description: "What to sort by, with an optional `+` or `-` before it.",
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
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:searcherKey|screensCount|contextsCount|isLocked|lastUsed)(?:,(?:searcherKey|screensCount|contextsCount|isLocked|lastUsed))*$",
        },
      },
      additionalProperties: false,
    },
    "project_tracker.issue_fields.api_search.request": {
      description: "Searches issue fields.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issue_fields" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issue_fields.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.issue_comments.list.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        startAt: { description: "Index of the first item to return. Default: `0`.", type: "integer" },
        maxResults: { description: "Page size; fewer comments may come back. Default: `50`.", type: "integer" },
        orderBy: {
          description: "Sorts by the time of creation, with an optional `+` or `-` before it.",
          type: "string",
          enum: ["created", "-created", "+created"],
        },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:renderedBody|properties)(?:,(?:renderedBody|properties))*$",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.issue_comments.list.request": {
      description: "Lists the comments of an issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issue_comments" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issue_comments.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.issue_comments.get.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        commentId: { description: "Id of the comment.", type: "string" },
        expand: {
          description: "What to expand in the answer.",
          type: "string",
          pattern: "^(?:renderedBody|properties)(?:,(?:renderedBody|properties))*$",
        },
      },
      required: ["issueIdOrKey", "commentId"],
      additionalProperties: false,
    },
    "project_tracker.issue_comments.get.request": {
      description: "Reads one comment of an issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issue_comments" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issue_comments.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.issue_worklogs.list.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        startAt: { description: "Index of the first item to return. Default: `0`.", type: "integer" },
        maxResults: { description: "Page size; fewer worklogs may come back. Default: `50`.", type: "integer" },
        expand: { description: "What to expand in the answer.", type: "string", pattern: "^(?:properties)(?:,(?:properties))*$" },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.issue_worklogs.list.request": {
      description: "Lists the worklogs of an issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issue_worklogs" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issue_worklogs.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.issue_worklogs.get.params": {
      type: "object",
      properties: {
        issueIdOrKey: { description: "Id or key of the issue.", type: "string" },
        worklogId: { description: "Id of the worklog.", type: "string" },
        expand: { description: "What to expand in the answer.", type: "string", pattern: "^(?:properties)(?:,(?:properties))*$" },
      },
      required: ["issueIdOrKey", "worklogId"],
      additionalProperties: false,
    },
    "project_tracker.issue_worklogs.get.request": {
      description: "Reads one worklog of an issue.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "issue_worklogs" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/project_tracker.issue_worklogs.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.auth_config": {
      title: "API token",
      description: "The account's email address together with an API token of that account.",
      type: "object",
      properties: {
        username: { description: "Email address of the account.", type: "string" },
        password: { description: "An API token of the account, not the password that its owner signs in with.", type: "string" },
      },
      required: ["username", "password"],
      additionalProperties: false,
    },
    "recruiting.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector the instance is for. Every connector has one fixed value.",
          type: "string",
          const: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44",
        },
        auth_config: {
          description: "Credentials of the third-party account. Which fields it has depends on the connector.",
          $ref: "#/$defs/recruiting.auth_config",
        },
        name: { description: "Name under which the instance is shown.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "recruiting.execute": {
      type: "object",
      properties: {
        entity: {
          type: "string",
          enum: [
            "candidates",
            "applications",
            "jobs",
            "offers",
            "users",
            "departments",
            "offices",
            "job_posts",
            "sources",
            "scheduled_interviews",
            "application_attachment",
            "candidate_attachment",
          ],
        },
        action: { type: "string", enum: ["list", "get", "download"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/recruiting.candidates.list.request" },
        { $ref: "#/$defs/recruiting.candidates.get.request" },
        { $ref: "#/$defs/recruiting.applications.list.request" },
        { $ref: "#/$defs/recruiting.applications.get.request" },
        { $ref: "#/$defs/recruiting.jobs.list.request" },
        { $ref: "#/$defs/recruiting.jobs.get.request" },
        { $ref: "#/$defs/recruiting.offers.list.request" },
        { $ref: "#/$defs/recruiting.offers.get.request" },
        { $ref: "#/$defs/recruiting.users.list.request" },
        { $ref: "#/$defs/recruiting.users.get.request" },
        { $ref: "#/$defs/recruiting.departments.list.request" },
        { $ref: "#/$defs/recruiting.departments.get.request" },
        { $ref: "#/$defs/recruiting.offices.list.request" },
        { $ref: "#/$defs/recruiting.offices.get.request" },
        { $ref: "#/$defs/recruiting.job_posts.list.request" },
        { $ref: "#/$defs/recruiting.job_posts.get.request" },
        { $ref: "#/$defs/recruiting.sources.list.request" },
        { $ref: "#/$defs/recruiting.scheduled_interviews.list.request" },
        { $ref: "#/$defs/recruiting.scheduled_interviews.get.request" },
        { $ref: "#/$defs/recruiting.application_attachment.download.request" },
        { $ref: "#/$defs/recruiting.candidate_attachment.download.request" },
      ],
    },
    "recruiting.candidates.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.candidates.list.request": {
      description: "Lists candidates.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "candidates" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.candidates.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.candidates.get.params": {
      type: "object",
      properties: { id: { description: "Id of the candidate.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.candidates.get.request": {
      description: "Reads one candidate.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "candidates" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.candidates.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.applications.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
        created_before: { description: "Only records that were created before this time.", type: "string" },
        created_after: { description: "Only records that were created after this time.", type: "string" },
        last_activity_after: { description: "Only applications whose last activity is after this time.", type: "string" },
        job_id: { description: "Only applications for the job with this id.", type: "integer" },
        status: { description: "Only applications in this state.", type: "string", enum: ["active", "rejected", "hired"] },
      },
      additionalProperties: false,
    },
    "recruiting.applications.list.request": {
      description: "Lists applications.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "applications" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.applications.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.applications.get.params": {
      type: "object",
      properties: { id: { description: "Id of the application.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.applications.get.request": {
      description: "Reads one application.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "applications" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.applications.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.jobs.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.jobs.list.request": {
      description: "Lists jobs.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "jobs" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.jobs.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.jobs.get.params": {
      type: "object",
      properties: { id: { description: "Id of the job.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.jobs.get.request": {
      description: "Reads one job.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "jobs" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.jobs.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.offers.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
        created_before: { description: "Only records that were created before this time.", type: "string" },
        created_after: { description: "Only records that were created after this time.", type: "string" },
        resolved_after: { description: "Only offers that were resolved after this time.", type: "string" },
      },
      additionalProperties: false,
    },
    "recruiting.offers.list.request": {
      description: "Lists offers.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "offers" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.offers.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.offers.get.params": {
      type: "object",
      properties: { id: { description: "Id of the offer.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.offers.get.request": {
      description: "Reads one offer.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "offers" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.offers.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.users.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
        created_before: { description: "Only records that were created before this time.", type: "string" },
        created_after: { description: "Only records that were created after this time.", type: "string" },
        updated_before: { description: "Only records that were last changed before this time.", type: "string" },
        updated_after: { description: "Only records that were last changed after this time.", type: "string" },
      },
      additionalProperties: false,
    },
    "recruiting.users.list.request": {
      description: "Lists users.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.users.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.users.get.params": {
      type: "object",
      properties: { id: { description: "Id of the user.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.users.get.request": {
      description: "Reads one user.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.departments.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.departments.list.request": {
      description: "Lists departments.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "departments" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.departments.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.departments.get.params": {
      type: "object",
      properties: { id: { description: "Id of the department.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.departments.get.request": {
      description: "Reads one department.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "departments" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.departments.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.offices.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.offices.list.request": {
      description: "Lists offices.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "offices" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.offices.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.offices.get.params": {
      type: "object",
      properties: { id: { description: "Id of the office.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.offices.get.request": {
      description: "Reads one office.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "offices" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.offices.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.job_posts.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
        live: { description: "Filter on whether the job post is live.", type: "boolean" },
        active: { description: "Filter on whether the job post is active.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "recruiting.job_posts.list.request": {
      description: "Lists job posts.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "job_posts" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.job_posts.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.job_posts.get.params": {
      type: "object",
      properties: { id: { description: "Id of the job post.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.job_posts.get.request": {
      description: "Reads one job post.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "job_posts" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.job_posts.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.sources.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.sources.list.request": {
      description: "Lists sources.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "sources" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.sources.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.scheduled_interviews.list.params": {
      type: "object",
      properties: {
        per_page: { description: "How many records a page holds at most. Default: `100`.", type: "integer", maximum: 500 },
        page: { description: "Number of the page. Default: `1`.", type: "integer" },
        created_before: { description: "Only records that were created before this time.", type: "string" },
        created_after: { description: "Only records that were created after this time.", type: "string" },
        updated_before: { description: "Only records that were last changed before this time.", type: "string" },
        updated_after: { description: "Only records that were last changed after this time.", type: "string" },
        starts_after: { description: "Only interviews that start after this time.", type: "string" },
        ends_before: { description: "Only interviews that end before this time.", type: "string" },
      },
      additionalProperties: false,
    },
    "recruiting.scheduled_interviews.list.request": {
      description: "Lists scheduled interviews.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "scheduled_interviews" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.scheduled_interviews.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.scheduled_interviews.get.params": {
      type: "object",
      properties: { id: { description: "Id of the scheduled interview.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "recruiting.scheduled_interviews.get.request": {
      description: "Reads one scheduled interview.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "scheduled_interviews" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.scheduled_interviews.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.application_attachment.download.params": {
      type: "object",
      properties: {
        id: { description: "Id of the application.", type: "integer" },
        attachment_index: { description: "Position of the attachment among the attachments, counted from 0.", type: "integer", minimum: 0 },
        range_header: { description: "The part of the file to download, written like the value of an HTTP Range header.", type: "string" },
      },
      required: ["id", "attachment_index"],
      additionalProperties: false,
    },
    "recruiting.application_attachment.download.request": {
      description: "Downloads one attachment of an application as a stream of bytes.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "application_attachment" },
        action: { description: "What to do with the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.application_attachment.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.candidate_attachment.download.params": {
      type: "object",
      properties: {
        id: { description: "Id of the candidate.", type: "integer" },
        attachment_index: { description: "Position of the attachment among the attachments, counted from 0.", type: "integer", minimum: 0 },
        range_header: { description: "The part of the file to download, written like the value of an HTTP Range header.", type: "string" },
      },
      required: ["id", "attachment_index"],
      additionalProperties: false,
    },
    "recruiting.candidate_attachment.download.request": {
      description: "Downloads one attachment of a candidate as a stream of bytes.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "candidate_attachment" },
        action: { description: "What to do with the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
          $ref: "#/$defs/recruiting.candidate_attachment.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.auth_config": {
      title: "API key",
      description: "The key of the recruiting API.",
      type: "object",
      properties: { api_key: { description: "The recruiting API key.", type: "string" } },
      required: ["api_key"],
      additionalProperties: false,
    },
  },
};

export const records = [];
