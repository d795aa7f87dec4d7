// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Connector Gateway. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:gateway",
  title: "Connector Gateway",
  description: "One API for many third-party systems. A client creates a connector instance, which stores the credentials of one third-party account, and then sends operations to that instance. Each operation names an entity and an action and may carry parameters. It returns records and, where results are paged, paging information called Meta. A download returns a stream of bytes instead. The paths of both endpoints contain the version segment `v1`.",
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
      description: "The new connector instance.",
      type: "object",
      properties: { id: { description: "Id of the new instance. The path of the execute endpoint takes it.", type: "string" } },
    },
    error: {
      description: "The body of every error response.",
      type: "object",
      properties: {
        message: { description: "Summary of the error.", type: ["string", "null"] },
        errors: { description: "Individual errors.", type: "array", items: { $ref: "#/$defs/ErrorDetail" } },
      },
    },
    ErrorDetail: {
      description: "A single error in a request.",
      type: "object",
      properties: {
        field: { description: "Path of the field that caused the error.", type: ["string", "null"] },
        message: { description: "What is wrong with the field.", type: ["string", "null"] },
        error_code: { description: "Machine-readable error code.", type: ["string", "null"] },
      },
    },
    "unknown-connector.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          pattern: "^(?!(?:36c891d9-4bd9-43ac-bad2-10e12756272c|9f8dda77-1048-4368-815b-269bf54ee9b8|1c5d8316-ed42-4473-8fbc-2626f03f070c|c2281cee-86f9-4a86-bb48-d23286b4c7bd|e094cb9a-26de-4645-8761-65c0c425d1de|68e63de2-bb83-4c7e-93fa-a8a9051e3993|59f1e50a-331f-4f09-b3e8-2e8d4d355f44)$)(?=[\\s\\S]*?(?:^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$))",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          type: "object",
          additionalProperties: true,
        },
        name: { description: "Display name of the instance.", type: "string" },
      },
      required: ["connector_definition_id", "auth_config", "name"],
      additionalProperties: false,
    },
    "crm.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "36c891d9-4bd9-43ac-bad2-10e12756272c",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/crm.auth_config",
        },
        name: { description: "Display name of the instance.", type: "string" },
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
          description: "Maximum number of records per page. The document states neither a default nor a maximum. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.contacts.list.request": {
      description: "Lists contacts.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.contacts.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.contacts.get.params": {
      type: "object",
      properties: {
        contactId: { description: "Id of the contact, or its value of the property named in `idProperty`.", type: "string" },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Comma-separated object types for which to return associated records.", type: "string" },
        idProperty: {
          description: "Name of a property with unique values. If given, the record is looked up by this property instead of its id.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      required: ["contactId"],
      additionalProperties: false,
    },
    "crm.contacts.get.request": {
      description: "Returns one contact by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.contacts.api_search.request": {
      description: "Searches contacts by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Maximum number of records per page. The document states neither a default nor a maximum. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.companies.list.request": {
      description: "Lists companies.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.companies.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.companies.get.params": {
      type: "object",
      properties: {
        companyId: { description: "Id of the company, or its value of the property named in `idProperty`.", type: "string" },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Comma-separated object types for which to return associated records.", type: "string" },
        idProperty: {
          description: "Name of a property with unique values. If given, the record is looked up by this property instead of its id.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      required: ["companyId"],
      additionalProperties: false,
    },
    "crm.companies.get.request": {
      description: "Returns one company by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.companies.api_search.request": {
      description: "Searches companies by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Maximum number of records per page. The document states neither a default nor a maximum. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.deals.list.request": {
      description: "Lists deals.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.deals.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.deals.get.params": {
      type: "object",
      properties: {
        dealId: { description: "Id of the deal, or its value of the property named in `idProperty`.", type: "string" },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Comma-separated object types for which to return associated records.", type: "string" },
        idProperty: {
          description: "Name of a property with unique values. If given, the record is looked up by this property instead of its id.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      required: ["dealId"],
      additionalProperties: false,
    },
    "crm.deals.get.request": {
      description: "Returns one deal by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.deals.api_search.request": {
      description: "Searches deals by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Maximum number of records per page. The document states neither a default nor a maximum. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "crm.tickets.list.request": {
      description: "Lists tickets.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.tickets.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.tickets.get.params": {
      type: "object",
      properties: {
        ticketId: { description: "Id of the ticket, or its value of the property named in `idProperty`.", type: "string" },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        associations: { description: "Comma-separated object types for which to return associated records.", type: "string" },
        idProperty: {
          description: "Name of a property with unique values. If given, the record is looked up by this property instead of its id.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
      required: ["ticketId"],
      additionalProperties: false,
    },
    "crm.tickets.get.request": {
      description: "Returns one ticket by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/crm.SearchFilterGroup" },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/crm.SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "crm.tickets.api_search.request": {
      description: "Searches tickets by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.tickets.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.schemas.list.params": {
      type: "object",
      properties: { archived: { description: "Whether to return only archived records.", type: "boolean" } },
      additionalProperties: false,
    },
    "crm.schemas.list.request": {
      description: "Lists the schemas of all custom object types.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.schemas.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "crm.schemas.get.params": {
      type: "object",
      properties: {
        objectType: { description: "Custom object type, given as its fully qualified name or object type id.", type: "string" },
      },
      required: ["objectType"],
      additionalProperties: false,
    },
    "crm.schemas.get.request": {
      description: "Returns the schema of one custom object type.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.schemas.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.objects.list.params": {
      type: "object",
      properties: {
        objectType: { description: "Custom object type, given as its fully qualified name or object type id.", type: "string" },
        limit: {
          description: "Maximum number of records per page. The document states neither a default nor a maximum. The default is assumed.",
          default: 25,
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.",
          type: "string",
        },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.",
          type: "string",
        },
      },
      required: ["objectType"],
      additionalProperties: false,
    },
    "crm.objects.list.request": {
      description: "Lists the records of a custom object type.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.objects.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.objects.get.params": {
      type: "object",
      properties: {
        objectType: { description: "Custom object type, given as its fully qualified name or object type id.", type: "string" },
        objectId: { description: "Id of the record, or its value of the property named in `idProperty`.", type: "string" },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
        associations: { description: "Comma-separated object types for which to return associated records.", type: "string" },
        idProperty: {
          description: "Name of a property with unique values. If given, the record is looked up by this property instead of its id.",
          type: "string",
        },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
      },
      required: ["objectType", "objectId"],
      additionalProperties: false,
    },
    "crm.objects.get.request": {
      description: "Returns one record of a custom object type by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/crm.objects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "crm.auth_config": {
      title: "OAuth 2.0",
      description: "An OAuth client of the CRM and the refresh token issued to it.",
      type: "object",
      properties: {
        client_id: { description: "Id of the OAuth client.", type: "string" },
        client_secret: { description: "Secret of the OAuth client.", type: "string" },
        refresh_token: { description: "Refresh token that is exchanged for access tokens.", type: "string" },
        access_token: {
          description: "Access token for the CRM account. It may be omitted because `refresh_token` is given.",
          type: "string",
        },
      },
      required: ["client_id", "client_secret", "refresh_token"],
      additionalProperties: false,
    },
    "crm.SearchFilter": {
      description: "A condition on one property.",
      type: "object",
      properties: {
        operator: {
          description: "Operator that compares the property with the value or values.",
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
        propertyName: { description: "Name of the property to filter by.", type: "string" },
        value: { description: "Value to match.", type: "string" },
        values: { description: "Values to match.", type: "array", items: { type: "string" } },
      },
      additionalProperties: false,
    },
    "crm.SearchFilterGroup": {
      description: "A group of filters.",
      type: "object",
      properties: { filters: { description: "Filters in the group.", type: "array", items: { $ref: "#/$defs/crm.SearchFilter" } } },
      additionalProperties: false,
    },
    "crm.SearchSort": {
      description: "A sort criterion.",
      type: "object",
      properties: {
        propertyName: { description: "Name of the property to sort by.", type: "string" },
        direction: { description: "Sort direction.", type: "string", enum: ["ASCENDING", "DESCENDING"] },
      },
      additionalProperties: false,
    },
    "file_storage.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "9f8dda77-1048-4368-815b-269bf54ee9b8",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/file_storage.auth_config",
        },
        name: { description: "Display name of the instance.", type: "string" },
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
        pageSize: { description: "Page size. The default is assumed.", default: 100, type: "integer", minimum: 1, maximum: 1000 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        q: { description: "Query that files must match, in the provider's query language.", type: "string" },
        orderBy: { description: "Sort order. The document does not show its syntax.", type: "string" },
        fields: { description: "Fields to return.", type: "string" },
        spaces: { description: "Spaces to search.", type: "string", pattern: "^(?:drive|appDataFolder)(?:,(?:drive|appDataFolder))*$" },
        corpora: {
          description: "Whether to search the files of the user, of one shared drive or of all drives.",
          type: "string",
          enum: ["user", "drive", "allDrives"],
        },
        driveId: { description: "Id of the shared drive to search.", type: "string" },
        includeItemsFromAllDrives: { description: "Whether to include items from shared drives.", type: "boolean" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "file_storage.files.list.request": {
      description: "Lists files.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        fields: { description: "Fields to return.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.files.get.request": {
      description: "Reads the metadata of one file, not its content.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        alt: { description: "Always `media`, which requests the content of the file.", type: "string", const: "media" },
        acknowledgeAbuse: {
          description: "Whether to download the file even if it was identified as malware or otherwise abusive.",
          type: "boolean",
        },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        range_header: { description: "Value of an HTTP `Range` header, to download only a part of the content.", type: "string" },
      },
      required: ["fileId", "alt"],
      additionalProperties: false,
    },
    "file_storage.files.download.request": {
      description: "Downloads the content of a binary file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files" },
        action: { description: "Action to perform on the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Format to export to. `application/pdf` works for every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.",
          type: "string",
        },
        range_header: { description: "Value of an HTTP `Range` header, to download only a part of the content.", type: "string" },
      },
      required: ["fileId", "mimeType"],
      additionalProperties: false,
    },
    "file_storage.files_export.download.request": {
      description: "Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "files_export" },
        action: { description: "Action to perform on the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/file_storage.files_export.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.drives.list.params": {
      type: "object",
      properties: {
        pageSize: { description: "Page size. The default is assumed.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        q: { description: "Query that shared drives must match, in the provider's query language.", type: "string" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "file_storage.drives.list.request": {
      description: "Lists shared drives.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "drives" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      required: ["driveId"],
      additionalProperties: false,
    },
    "file_storage.drives.get.request": {
      description: "Reads one shared drive.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "drives" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.permissions.list.request": {
      description: "Lists the permissions on a file or shared drive.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "permissions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        useDomainAdminAccess: { description: "Whether to make the request as a domain administrator.", type: "boolean" },
      },
      required: ["fileId", "permissionId"],
      additionalProperties: false,
    },
    "file_storage.permissions.get.request": {
      description: "Reads one permission.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "permissions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        pageSize: { description: "Page size. The default is assumed.", default: 20, type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        startModifiedTime: {
          description: "Only the comments last changed at this time or later.",
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        pageSize: { description: "Page size. The default is assumed.", default: 20, type: "integer", minimum: 1, maximum: 100 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "replies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        includeDeleted: { description: "Whether to include deleted items.", type: "boolean" },
        fields: {
          description: "Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "replies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        pageSize: { description: "Page size. The default is assumed.", default: 200, type: "integer", minimum: 1, maximum: 1000 },
        pageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
      },
      required: ["fileId"],
      additionalProperties: false,
    },
    "file_storage.revisions.list.request": {
      description: "Lists the revisions of a file.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "revisions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "revisions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/file_storage.revisions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.changes.list.params": {
      type: "object",
      properties: {
        pageToken: { description: "Token from `changes_start_page_token.get` or from the previous response.", type: "string" },
        pageSize: { description: "Page size. The default is assumed.", default: 100, type: "integer", minimum: 1, maximum: 1000 },
        driveId: { description: "Id of the shared drive whose changes to list.", type: "string" },
        includeItemsFromAllDrives: { description: "Whether to include items from shared drives.", type: "boolean" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
        spaces: { description: "Spaces whose changes to list.", type: "string" },
        includeRemoved: { description: "Whether to include removed items.", type: "boolean" },
        restrictToMyDrive: { description: "Whether to list only changes in the current user's own drive.", type: "boolean" },
      },
      required: ["pageToken"],
      additionalProperties: false,
    },
    "file_storage.changes.list.request": {
      description: "Lists the changes since a page token was issued.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "changes" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/file_storage.changes.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "file_storage.changes_start_page_token.get.params": {
      type: "object",
      properties: {
        driveId: { description: "Id of the shared drive whose changes to list.", type: "string" },
        supportsAllDrives: { description: "Whether the calling application supports shared drives.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "file_storage.changes_start_page_token.get.request": {
      description: "Reads the token with which to start listing changes.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "changes_start_page_token" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/file_storage.changes_start_page_token.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "file_storage.about.get.params": {
      type: "object",
      properties: { fields: { description: "Fields to return. `*` selects all fields.", type: "string" } },
      additionalProperties: false,
    },
    "file_storage.about.get.request": {
      description: "Reads information about the account.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "about" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/file_storage.about.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "file_storage.auth_config": {
      title: "OAuth 2.0",
      description: "OAuth 2.0 client credentials together with a refresh token of the account.",
      type: "object",
      properties: {
        access_token: { description: "Access token of the account. If left out, it is obtained with the refresh token.", type: "string" },
        refresh_token: { description: "Refresh token of the account.", type: "string" },
        client_id: { description: "Client id of the OAuth 2.0 client.", type: "string" },
        client_secret: { description: "Client secret of the OAuth 2.0 client.", type: "string" },
      },
      required: ["refresh_token", "client_id", "client_secret"],
      additionalProperties: false,
    },
    "issue_tracker.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "1c5d8316-ed42-4473-8fbc-2626f03f070c",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/issue_tracker.auth_config",
        },
        name: { description: "Display name of the instance.", type: "string" },
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
        first: { description: "Number of items to return per page. The default is assumed.", default: 50, type: "integer", maximum: 250 },
        after: {
          description: "Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.",
          type: "string",
        },
      },
      additionalProperties: false,
    },
    "issue_tracker.issues.list.request": {
      description: "Lists issues.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_tracker.issues.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_tracker.issues.get.params": {
      type: "object",
      properties: { id: { description: "Id of the issue.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issue_tracker.issues.get.request": {
      description: "Reads one issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_tracker.issues.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_tracker.projects.list.params": {
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
    "issue_tracker.projects.list.request": {
      description: "Lists projects.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_tracker.projects.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_tracker.projects.get.params": {
      type: "object",
      properties: { id: { description: "Id of the project.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issue_tracker.projects.get.request": {
      description: "Reads one project.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_tracker.projects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_tracker.teams.list.params": {
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
    "issue_tracker.teams.list.request": {
      description: "Lists teams.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_tracker.teams.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "issue_tracker.teams.get.params": {
      type: "object",
      properties: { id: { description: "Id of the team.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "issue_tracker.teams.get.request": {
      description: "Reads one team.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "teams" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/issue_tracker.teams.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "issue_tracker.auth_config": {
      title: "API key",
      description: "A personal API key of a user of the tracker.",
      type: "object",
      properties: { api_key: { description: "Personal API key of the user on whose behalf the connector reads.", type: "string" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    "messaging.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "c2281cee-86f9-4a86-bb48-d23286b4c7bd",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/messaging.auth_config",
        },
        name: { description: "Display name of the instance.", type: "string" },
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
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of records to return. The document states no default and no maximum. The default is assumed.",
          default: 200,
          type: "integer",
        },
      },
      additionalProperties: false,
    },
    "messaging.users.list.request": {
      description: "Lists the users of the workspace.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one user.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of records to return. The document states no default and no maximum. The default is assumed.",
          default: 200,
          type: "integer",
        },
        types: {
          description: "Kinds of channels to list. The default is assumed.",
          default: "public_channel",
          type: "string",
          pattern: "^(?:public_channel|private_channel|mpim|im)(?:,(?:public_channel|private_channel|mpim|im))*$",
        },
        exclude_archived: { description: "Whether to leave out archived channels.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "messaging.channels.list.request": {
      description: "Lists the channels of the workspace.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "channels" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one channel.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "channels" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of messages to return. The document states no default and no maximum. The default is assumed.",
          default: 100,
          type: "integer",
        },
        oldest: {
          description: "Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.",
          type: "string",
        },
        latest: {
          description: "Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.",
          type: "string",
        },
        inclusive: { description: "Whether to include messages whose timestamp equals `oldest` or `latest`.", type: "boolean" },
      },
      required: ["channel"],
      additionalProperties: false,
    },
    "messaging.channel_messages.list.request": {
      description: "Lists the messages in a channel.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "channel_messages" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are returned only if it names the parent message.",
          type: "string",
        },
        cursor: {
          description: "Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.",
          type: "string",
        },
        limit: {
          description: "Maximum number of messages to return. The document states no default and no maximum. The default is assumed.",
          default: 100,
          type: "integer",
        },
        oldest: {
          description: "Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.",
          type: "string",
        },
        latest: {
          description: "Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.",
          type: "string",
        },
        inclusive: { description: "Whether to include messages whose timestamp equals `oldest` or `latest`.", type: "boolean" },
      },
      required: ["channel"],
      additionalProperties: false,
    },
    "messaging.threads.list.request": {
      description: "Lists the messages in a thread.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "threads" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "An access token of the workspace, issued to a bot or to a user.",
          type: "object",
          properties: {
            access_token: {
              description: "Bot token, which begins with `xoxb-`, or user token, which begins with `xoxp-`.",
              type: "string",
              pattern: "^xox[bp]-",
            },
          },
          required: ["access_token"],
          additionalProperties: false,
        },
        {
          title: "OAuth 2.0",
          description: "An OAuth client of the messaging system, with the bot token issued to it.",
          type: "object",
          properties: {
            client_id: { description: "Id of the OAuth client.", type: "string" },
            client_secret: { description: "Secret of the OAuth client.", type: "string" },
            access_token: {
              description: "Bot token that the OAuth exchange issued. The document states no prefix for it.",
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
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "e094cb9a-26de-4645-8761-65c0c425d1de",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/payments.auth_config",
        },
        name: { description: "Display name of the instance.", type: "string" },
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
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        email: { description: "Filter by email address. The match is case-sensitive.", type: "string" },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
      },
      additionalProperties: false,
    },
    "payments.customers.list.request": {
      description: "Lists customers.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.customers.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.customers.create.params": {
      type: "object",
      properties: {
        email: { description: "Email address of the customer.", type: "string" },
        name: { description: "Full name of the person or business.", type: "string" },
        description: { description: "Free-form description of the customer.", type: "string" },
        phone: { description: "Phone number of the customer.", type: "string" },
        address: { description: "Postal address of the customer.", $ref: "#/$defs/payments.PostalAddress" },
        metadata: {
          description: "Custom key-value pairs to attach to the record.",
          type: "object",
          additionalProperties: { type: "string" },
        },
      },
      additionalProperties: true,
    },
    "payments.customers.create.request": {
      description: "Creates a customer.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "create" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.customers.create.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.customers.get.params": {
      type: "object",
      properties: { id: { description: "Id of the customer to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.customers.get.request": {
      description: "Returns one customer.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        email: { description: "New email address of the customer.", type: "string" },
        name: { description: "New full name of the person or business.", type: "string" },
        description: { description: "New free-form description of the customer.", type: "string" },
        phone: { description: "New phone number of the customer.", type: "string" },
        address: { description: "New postal address of the customer.", $ref: "#/$defs/payments.PostalAddress" },
        metadata: {
          description: "Custom key-value pairs to attach to the record.",
          type: "object",
          additionalProperties: { type: "string" },
        },
      },
      required: ["id"],
      additionalProperties: true,
    },
    "payments.customers.update.request": {
      description: "Updates a customer.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "update" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "delete" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.customers.delete.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.customers.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Search expression in the provider's search query language.", type: "string" },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.",
          type: "string",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    "payments.customers.api_search.request": {
      description: "Searches customers. Returns a list of customers, not a search result record as the invoice search does.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "customers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Filter by how payment is collected.",
          type: "string",
          enum: ["charge_automatically", "send_invoice"],
        },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        customer: { description: "Filter by customer id.", type: "string" },
        customer_account: { description: "Filter by the id of the account that represents the customer.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
        status: { description: "Filter by status.", type: "string", enum: ["draft", "open", "paid", "uncollectible", "void"] },
        subscription: { description: "Filter by subscription id.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.invoices.list.request": {
      description: "Lists invoices.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "invoices" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.invoices.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.invoices.get.params": {
      type: "object",
      properties: { id: { description: "Id of the invoice to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.invoices.get.request": {
      description: "Returns one invoice.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "invoices" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.invoices.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.invoices.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Search expression in the provider's search query language.", type: "string" },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "invoices" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.invoices.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.charges.list.params": {
      type: "object",
      properties: {
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        customer: { description: "Filter by customer id.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        payment_intent: { description: "Filter by payment intent id.", type: "string" },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.charges.list.request": {
      description: "Lists charges.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "charges" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.charges.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.charges.get.params": {
      type: "object",
      properties: { id: { description: "Id of the charge to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.charges.get.request": {
      description: "Returns one charge.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "charges" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.charges.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.charges.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Search expression in the provider's search query language.", type: "string" },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "charges" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.charges.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.subscriptions.list.params": {
      type: "object",
      properties: {
        automatic_tax: { description: "Filter by automatic tax settings.", $ref: "#/$defs/payments.AutomaticTax" },
        collection_method: {
          description: "Filter by how payment is collected.",
          type: "string",
          enum: ["charge_automatically", "send_invoice"],
        },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        current_period_end: {
          description: "Filter by the earliest period end among the subscription's items.",
          $ref: "#/$defs/payments.Interval",
        },
        current_period_start: {
          description: "Filter by the latest period start among the subscription's items.",
          $ref: "#/$defs/payments.Interval",
        },
        customer: { description: "Filter by customer id.", type: "string" },
        customer_account: { description: "Filter by the id of the account that represents the customer.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        price: { description: "Filter by the id of a recurring price.", type: "string" },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
        status: {
          description: "Filter by status. `canceled` returns all canceled subscriptions, including those of deleted customers. `ended` returns canceled subscriptions and those that expired because the payment was never completed. `all` returns every status. If omitted, subscriptions that are not canceled are returned.",
          type: "string",
          enum: ["canceled", "ended", "all"],
        },
      },
      additionalProperties: false,
    },
    "payments.subscriptions.list.request": {
      description: "Lists subscriptions. Canceled subscriptions are left out unless `status` is given.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "subscriptions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.subscriptions.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.subscriptions.get.params": {
      type: "object",
      properties: { id: { description: "Id of the subscription to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.subscriptions.get.request": {
      description: "Returns one subscription.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "subscriptions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.subscriptions.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.subscriptions.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Search expression in the provider's search query language.", type: "string" },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "subscriptions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.subscriptions.api_search.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.refunds.list.params": {
      type: "object",
      properties: {
        charge: { description: "Filter by charge id.", type: "string" },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        payment_intent: { description: "Filter by payment intent id.", type: "string" },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.refunds.list.request": {
      description: "Lists refunds.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "refunds" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        amount: {
          description: "Amount to refund, in the smallest currency unit (for example cents). If omitted, the provider refunds the whole amount that is left.",
          type: "integer",
        },
        metadata: {
          description: "Custom key-value pairs to attach to the record.",
          type: "object",
          additionalProperties: { type: "string" },
        },
        reason: { description: "Reason for the refund.", type: "string", enum: ["duplicate", "fraudulent", "requested_by_customer"] },
        refund_application_fee: { description: "Whether to refund the application fee as well.", type: "boolean" },
        reverse_transfer: { description: "Whether to reverse the transfer to the connected account as well.", type: "boolean" },
      },
      additionalProperties: true,
      anyOf: [{ required: ["charge"] }, { required: ["payment_intent"] }],
    },
    "payments.refunds.create.request": {
      description: "Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "refunds" },
        action: { description: "Action to perform on the entity.", type: "string", const: "create" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.refunds.create.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.refunds.get.params": {
      type: "object",
      properties: { id: { description: "Id of the refund to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.refunds.get.request": {
      description: "Returns one refund.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "refunds" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.refunds.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.products.list.params": {
      type: "object",
      properties: {
        active: {
          description: "Filter by availability. `true` returns only active products, `false` only inactive ones.",
          type: "boolean",
        },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        ids: { description: "Filter by product ids.", type: "array", items: { type: "string" } },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        shippable: { description: "Set to `true` to return only shippable products.", type: "boolean" },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
        url: { description: "Filter by the URL of the product page.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.products.list.request": {
      description: "Lists products.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.products.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.create.params": {
      type: "object",
      properties: {
        name: { description: "Product name shown to buyers. The provider requires it.", type: "string" },
        active: { description: "Whether the product is available for purchase.", type: "boolean" },
        description: { description: "Description of the product.", type: "string" },
        id: { description: "Id to assign to the product.", type: "string" },
        statement_descriptor: { description: "Text to show on the customer's bank or card statement.", type: "string" },
        tax_code: { description: "Id of the tax code that determines how the product is taxed.", type: "string" },
        unit_label: { description: "Label for one unit of the product, such as `seat`.", type: "string" },
        url: { description: "URL of a web page about the product.", type: "string" },
        images: { description: "URLs of images of the product.", type: "array", items: { type: "string" }, maxItems: 8 },
        marketing_features: {
          description: "Features to highlight to buyers.",
          type: "array",
          items: { $ref: "#/$defs/payments.MarketingFeature" },
        },
        metadata: {
          description: "Custom key-value pairs to attach to the record.",
          type: "object",
          additionalProperties: { type: "string" },
        },
        package_dimensions: {
          description: "Dimensions and weight of the product when packed for shipping.",
          $ref: "#/$defs/payments.PackageDimensions",
        },
        shippable: { description: "Whether the product is shipped as physical goods.", type: "boolean" },
      },
      additionalProperties: true,
    },
    "payments.products.create.request": {
      description: "Creates a product.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "Action to perform on the entity.", type: "string", const: "create" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.products.create.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.get.params": {
      type: "object",
      properties: { id: { description: "Id of the product to return. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.products.get.request": {
      description: "Returns one product.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        name: { description: "New product name shown to buyers.", type: "string" },
        active: { description: "Whether the product is available for purchase from now on.", type: "boolean" },
        description: { description: "New description of the product.", type: "string" },
        statement_descriptor: { description: "New text to show on the customer's bank or card statement.", type: "string" },
        tax_code: { description: "Id of the new tax code that determines how the product is taxed.", type: "string" },
        unit_label: { description: "New label for one unit of the product, such as `seat`.", type: "string" },
        url: { description: "New URL of a web page about the product.", type: "string" },
        images: { description: "New URLs of images of the product.", type: "array", items: { type: "string" }, maxItems: 8 },
        marketing_features: {
          description: "New features to highlight to buyers.",
          type: "array",
          items: { $ref: "#/$defs/payments.MarketingFeature" },
        },
        metadata: {
          description: "Custom key-value pairs to attach to the record.",
          type: "object",
          additionalProperties: { type: "string" },
        },
        package_dimensions: {
          description: "Dimensions and weight of the product when packed for shipping.",
          $ref: "#/$defs/payments.PackageDimensions",
        },
        shippable: { description: "Whether the product is shipped as physical goods from now on.", type: "boolean" },
        default_price: { description: "Id of the new default price.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.products.update.request": {
      description: "Updates a product.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "Action to perform on the entity.", type: "string", const: "update" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "Action to perform on the entity.", type: "string", const: "delete" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.products.delete.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.products.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Search expression in the provider's search query language. The provider requires it.", type: "string" },
        limit: { description: "Page size. The default is assumed.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.",
          type: "string",
        },
      },
      additionalProperties: true,
    },
    "payments.products.api_search.request": {
      description: "Searches products.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "products" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "balance" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Filter by creation time.",
          type: "object",
          properties: {
            gt: { description: "Exclusive lower bound in Unix seconds.", type: "integer" },
            gte: { description: "Inclusive lower bound in Unix seconds.", type: "integer" },
            lt: { description: "Exclusive upper bound in Unix seconds.", type: "integer" },
            lte: { description: "Inclusive upper bound in Unix seconds.", type: "integer" },
          },
          additionalProperties: true,
        },
        currency: { description: "Filter by currency, as a three-letter ISO 4217 code in lowercase.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size. The default is assumed.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        payout: { description: "Filter by payout id.", type: "string" },
        source: { description: "Filter by the id of the record that caused the transaction.", type: "string" },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
        type: { description: "Filter by transaction type.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.balance_transactions.list.request": {
      description: "Lists balance transactions.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "balance_transactions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.balance_transactions.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.balance_transactions.get.params": {
      type: "object",
      properties: { id: { description: "Id of the balance transaction to return. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.balance_transactions.get.request": {
      description: "Returns one balance transaction.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "balance_transactions" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Filter by creation time.",
          type: "object",
          properties: {
            gt: { description: "Exclusive lower bound in Unix seconds.", type: "integer" },
            gte: { description: "Inclusive lower bound in Unix seconds.", type: "integer" },
            lt: { description: "Exclusive upper bound in Unix seconds.", type: "integer" },
            lte: { description: "Inclusive upper bound in Unix seconds.", type: "integer" },
          },
          additionalProperties: true,
        },
        customer: { description: "Filter by customer id.", type: "string" },
        customer_account: { description: "Filter by the id of the account that represents the customer.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size. The default is assumed.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.payment_intents.list.request": {
      description: "Lists payment intents.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "payment_intents" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.payment_intents.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payment_intents.get.params": {
      type: "object",
      properties: { id: { description: "Id of the payment intent to return. The provider requires it.", type: "string" } },
      additionalProperties: true,
    },
    "payments.payment_intents.get.request": {
      description: "Returns one payment intent.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "payment_intents" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.payment_intents.get.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payment_intents.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Search expression in the provider's search query language. The provider requires it.", type: "string" },
        limit: { description: "Page size. The default is assumed.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        page: {
          description: "Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.",
          type: "string",
        },
      },
      additionalProperties: true,
    },
    "payments.payment_intents.api_search.request": {
      description: "Searches payment intents.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "payment_intents" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.payment_intents.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.disputes.list.params": {
      type: "object",
      properties: {
        charge: { description: "Filter by charge id.", type: "string" },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        payment_intent: { description: "Filter by payment intent id.", type: "string" },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
      },
      additionalProperties: false,
    },
    "payments.disputes.list.request": {
      description: "Lists disputes.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "disputes" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.disputes.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.disputes.get.params": {
      type: "object",
      properties: { id: { description: "Id of the dispute to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.disputes.get.request": {
      description: "Returns one dispute.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "disputes" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.disputes.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.payouts.list.params": {
      type: "object",
      properties: {
        arrival_date: { description: "Filter by expected arrival time.", $ref: "#/$defs/payments.Interval" },
        created: { description: "Filter by creation time.", $ref: "#/$defs/payments.Interval" },
        destination: { description: "Filter by the id of the external account paid.", type: "string" },
        ending_before: {
          description: "Paging cursor. Pass the id of the first record received to get the page before it.",
          type: "string",
        },
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        starting_after: { description: "Paging cursor. Pass the id of the last record received to get the page after it.", type: "string" },
        status: { description: "Filter by status.", type: "string", enum: ["pending", "paid", "failed", "canceled"] },
      },
      additionalProperties: false,
    },
    "payments.payouts.list.request": {
      description: "Lists payouts.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "payouts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.payouts.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "payments.payouts.get.params": {
      type: "object",
      properties: { id: { description: "Id of the payout to return.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "payments.payouts.get.request": {
      description: "Returns one payout.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "payouts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/payments.payouts.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "payments.auth_config": {
      title: "API key",
      description: "Secret API key of the account with the payment provider.",
      type: "object",
      properties: {
        api_key: {
          description: "The provider's secret API key. It begins with `sk_test_` in test mode and with `sk_live_` in live mode.",
          type: "string",
          pattern: "^sk_(test|live)_",
        },
      },
      required: ["api_key"],
      additionalProperties: false,
    },
    "payments.Interval": {
      description: "Range of timestamps in Unix seconds. Each bound is optional.",
      type: "object",
      properties: {
        gt: { description: "Exclusive lower bound in Unix seconds.", type: "integer" },
        gte: { description: "Inclusive lower bound in Unix seconds.", type: "integer" },
        lt: { description: "Exclusive upper bound in Unix seconds.", type: "integer" },
        lte: { description: "Inclusive upper bound in Unix seconds.", type: "integer" },
      },
      additionalProperties: false,
    },
    "payments.AutomaticTax": {
      description: "Filter by automatic tax settings.",
      type: "object",
      properties: { enabled: { description: "Whether automatic tax calculation is enabled.", type: "boolean" } },
      additionalProperties: false,
    },
    "payments.PostalAddress": {
      description: "A postal address.",
      type: "object",
      properties: {
        line1: { description: "First line of the street address.", type: "string" },
        line2: { description: "Second line of the street address.", type: "string" },
        city: { description: "City or town.", type: "string" },
        state: { description: "State or province.", type: "string" },
        postal_code: { description: "Postal or ZIP code.", type: "string" },
        country: { description: "Country as a two-letter ISO 3166-1 code.", type: "string" },
      },
      additionalProperties: true,
    },
    "payments.MarketingFeature": {
      description: "A product feature that is highlighted to buyers.",
      type: "object",
      properties: { name: { description: "Name of the feature.", type: "string" } },
      additionalProperties: true,
    },
    "payments.PackageDimensions": {
      description: "Dimensions and weight of the product when packed for shipping.",
      type: "object",
      properties: {
        height: { description: "Height of the package in inches.", type: "number" },
        length: { description: "Length of the package in inches.", type: "number" },
        weight: { description: "Weight of the package in ounces.", type: "number" },
        width: { description: "Width of the package in inches.", type: "number" },
      },
      additionalProperties: true,
    },
    "project_tracker.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "68e63de2-bb83-4c7e-93fa-a8a9051e3993",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/project_tracker.auth_config",
        },
        config: {
          description: "Settings of the connector other than its credentials.",
          type: "object",
          properties: {
            subdomain: { description: "Subdomain of the tenant, used to build the base address of the third-party API.", type: "string" },
          },
          additionalProperties: true,
        },
        name: { description: "Display name of the instance.", type: "string" },
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
        jql: { description: "Query in the tracker's query language. An `ORDER BY` clause sets the order.", type: "string" },
        nextPageToken: { description: "The `nextPageToken` of the previous page. Leave it out for the first page.", type: "string" },
        maxResults: {
          description: "Page size. A page can hold fewer issues when many fields or properties are requested, and holds the most when only `id` or `key` is requested. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 5000,
        },
        fields: { description: "Fields to return; by default, all navigable fields.", type: "string" },
        expand: {
          description: "Additional parts of the issue to include in the response.",
          type: "string",
          pattern: "^(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations)(?:,(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations))*$",
        },
        properties: { description: "Keys of the issue properties to return.", type: "string", pattern: "^[^,]*(?:,[^,]*){0,4}$" },
        fieldsByKeys: { description: "Whether `fields` contains field keys (true) or field ids (false).", default: false, type: "boolean" },
        failFast: {
          description: "Whether the request fails early when the data of some fields cannot be retrieved.",
          default: false,
          type: "boolean",
        },
      },
      additionalProperties: false,
    },
    "project_tracker.issues.api_search.request": {
      description: "Searches issues with a query in the tracker's query language.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        fields: { description: "Fields to return; by default, all navigable fields.", type: "string" },
        expand: {
          description: "Additional parts of the issue to include in the response.",
          type: "string",
          pattern: "^(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations)(?:,(?:renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations))*$",
        },
        properties: { description: "Keys of the issue properties to return.", type: "string", pattern: "^[^,]*(?:,[^,]*){0,4}$" },
        fieldsByKeys: { description: "Whether `fields` contains field keys (true) or field ids (false).", default: false, type: "boolean" },
        updateHistory: { description: "Whether to add this read to the user's recent history.", default: false, type: "boolean" },
        failFast: {
          description: "Whether the request fails early when the data of some fields cannot be retrieved.",
          default: false,
          type: "boolean",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.issues.get.request": {
      description: "Reads one issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issues" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/project_tracker.issues.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.projects.api_search.params": {
      type: "object",
      properties: {
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer projects. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 100,
        },
        orderBy: {
          description: "Sort order. A leading `+` means ascending, a leading `-` descending.",
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
        query: { description: "Literal text to find in the key or the name, ignoring case.", type: "string" },
        typeKey: { description: "Only the projects of these types.", type: "string" },
        categoryId: { description: "Only the projects of the category with this id.", type: "integer" },
        action: {
          description: "Only the projects for which the user has this permission.",
          type: "string",
          enum: ["view", "browse", "edit", "create"],
        },
        expand: {
          description: "Additional parts of the project to include in the response.",
          type: "string",
          pattern: "^(?:description|projectKeys|lead|issueTypes|url|insight)(?:,(?:description|projectKeys|lead|issueTypes|url|insight))*$",
        },
        status: {
          description: "Only the projects in these states. Experimental: The document marks this filter as experimental.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Additional parts of the project to include in the response.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "projects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Additional parts of the user to include in the response.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/project_tracker.users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.users.list.params": {
      type: "object",
      properties: {
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer users. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 1000,
        },
      },
      additionalProperties: false,
    },
    "project_tracker.users.list.request": {
      description: "Lists users.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/project_tracker.users.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.users.api_search.params": {
      type: "object",
      properties: {
        query: { description: "Text to match against the display name, the email address and the account id.", type: "string" },
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer users. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 1000,
        },
        accountId: { description: "Account id of the user to find.", type: "string" },
        property: { description: "Query on user properties. The document does not show its syntax.", type: "string" },
      },
      additionalProperties: false,
    },
    "project_tracker.users.api_search.request": {
      description: "Searches users.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_fields" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/project_tracker.issue_fields.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "project_tracker.issue_fields.api_search.params": {
      type: "object",
      properties: {
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: {
          description: "Page size. A page can hold fewer fields. The default is assumed.",
          default: 50,
          type: "integer",
          maximum: 100,
        },
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
          description: "Additional parts of each field to include in the response.",
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
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_fields" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: { description: "Page size. A page can hold fewer comments. The default is assumed.", default: 50, type: "integer" },
        orderBy: {
          description: "Sort order by creation time. A leading `+` means ascending, a leading `-` descending.",
          type: "string",
          enum: ["created", "-created", "+created"],
        },
        expand: {
          description: "Additional parts of the comment to include in the response.",
          type: "string",
          pattern: "^(?:renderedBody|properties)(?:,(?:renderedBody|properties))*$",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.issue_comments.list.request": {
      description: "Lists the comments on an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
          description: "Additional parts of the comment to include in the response.",
          type: "string",
          pattern: "^(?:renderedBody|properties)(?:,(?:renderedBody|properties))*$",
        },
      },
      required: ["issueIdOrKey", "commentId"],
      additionalProperties: false,
    },
    "project_tracker.issue_comments.get.request": {
      description: "Reads one comment on an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_comments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        startAt: {
          description: "Index of the first item to return. The first page starts at 0. The default is assumed.",
          default: 0,
          type: "integer",
        },
        maxResults: { description: "Page size. A page can hold fewer worklogs. The default is assumed.", default: 50, type: "integer" },
        expand: {
          description: "Additional parts of the worklog to include in the response.",
          type: "string",
          pattern: "^(?:properties)(?:,(?:properties))*$",
        },
      },
      required: ["issueIdOrKey"],
      additionalProperties: false,
    },
    "project_tracker.issue_worklogs.list.request": {
      description: "Lists the worklogs of an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_worklogs" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        expand: {
          description: "Additional parts of the worklog to include in the response.",
          type: "string",
          pattern: "^(?:properties)(?:,(?:properties))*$",
        },
      },
      required: ["issueIdOrKey", "worklogId"],
      additionalProperties: false,
    },
    "project_tracker.issue_worklogs.get.request": {
      description: "Reads one worklog of an issue.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "issue_worklogs" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/project_tracker.issue_worklogs.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "project_tracker.auth_config": {
      title: "API token",
      description: "Email address of an account together with an API token of that account.",
      type: "object",
      properties: {
        username: { description: "Email address of the account.", type: "string" },
        password: { description: "API token of the account, not the password that its owner signs in with.", type: "string" },
      },
      required: ["username", "password"],
      additionalProperties: false,
    },
    "recruiting.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Id of the connector to create the instance for. Each connector has one fixed id.",
          type: "string",
          const: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44",
        },
        auth_config: {
          description: "Credentials of the third-party account. The fields depend on the connector.",
          $ref: "#/$defs/recruiting.auth_config",
        },
        name: { description: "Display name of the instance.", type: "string" },
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
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.candidates.list.request": {
      description: "Lists candidates.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "candidates" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one candidate.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "candidates" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.candidates.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.applications.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        last_activity_after: {
          description: "Returns only applications whose last activity is at or after this time, in ISO 8601 format.",
          type: "string",
        },
        job_id: { description: "Returns only applications for the job with this id.", type: "integer" },
        status: { description: "Returns only applications in this state.", type: "string", enum: ["active", "rejected", "hired"] },
      },
      additionalProperties: false,
    },
    "recruiting.applications.list.request": {
      description: "Lists applications.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "applications" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one application.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "applications" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.applications.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.jobs.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.jobs.list.request": {
      description: "Lists jobs.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "jobs" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one job.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "jobs" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.jobs.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.offers.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        resolved_after: { description: "Returns only offers resolved at or after this time, in ISO 8601 format.", type: "string" },
      },
      additionalProperties: false,
    },
    "recruiting.offers.list.request": {
      description: "Lists offers.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "offers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one offer.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "offers" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.offers.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.users.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        updated_before: { description: "Returns only records last changed before this time, in ISO 8601 format.", type: "string" },
        updated_after: { description: "Returns only records last changed at or after this time, in ISO 8601 format.", type: "string" },
      },
      additionalProperties: false,
    },
    "recruiting.users.list.request": {
      description: "Lists users.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one user.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "users" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.users.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.departments.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.departments.list.request": {
      description: "Lists departments.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "departments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one department.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "departments" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.departments.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.offices.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.offices.list.request": {
      description: "Lists offices.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "offices" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one office.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "offices" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.offices.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.job_posts.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
        live: { description: "Returns only job posts whose `live` field has this value.", type: "boolean" },
        active: { description: "Returns only job posts whose `active` field has this value.", type: "boolean" },
      },
      additionalProperties: false,
    },
    "recruiting.job_posts.list.request": {
      description: "Lists job posts.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "job_posts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one job post.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "job_posts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.job_posts.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.sources.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
      },
      additionalProperties: false,
    },
    "recruiting.sources.list.request": {
      description: "Lists sources.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "sources" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.sources.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "recruiting.scheduled_interviews.list.params": {
      type: "object",
      properties: {
        per_page: {
          description: "Maximum number of records on a page. The default is assumed.",
          default: 100,
          type: "integer",
          maximum: 500,
        },
        page: { description: "Number of the page to return. The default is assumed.", default: 1, type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        updated_before: { description: "Returns only records last changed before this time, in ISO 8601 format.", type: "string" },
        updated_after: { description: "Returns only records last changed at or after this time, in ISO 8601 format.", type: "string" },
        starts_after: { description: "Returns only interviews that start at or after this time, in ISO 8601 format.", type: "string" },
        ends_before: { description: "Returns only interviews that end before this time, in ISO 8601 format.", type: "string" },
      },
      additionalProperties: false,
    },
    "recruiting.scheduled_interviews.list.request": {
      description: "Lists scheduled interviews.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "scheduled_interviews" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
      description: "Returns one scheduled interview.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "scheduled_interviews" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        attachment_index: {
          description: "Position of the attachment in the list of attachments, counted from 0.",
          type: "integer",
          minimum: 0,
        },
        range_header: {
          description: "Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.",
          type: "string",
        },
      },
      required: ["id", "attachment_index"],
      additionalProperties: false,
    },
    "recruiting.application_attachment.download.request": {
      description: "Downloads one attachment of an application as a stream of bytes.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "application_attachment" },
        action: { description: "Action to perform on the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
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
        attachment_index: {
          description: "Position of the attachment in the list of attachments, counted from 0.",
          type: "integer",
          minimum: 0,
        },
        range_header: {
          description: "Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.",
          type: "string",
        },
      },
      required: ["id", "attachment_index"],
      additionalProperties: false,
    },
    "recruiting.candidate_attachment.download.request": {
      description: "Downloads one attachment of a candidate as a stream of bytes.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "candidate_attachment" },
        action: { description: "Action to perform on the entity.", type: "string", const: "download" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/recruiting.candidate_attachment.download.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "recruiting.auth_config": {
      title: "API key",
      description: "An API key of the recruiting system.",
      type: "object",
      properties: { api_key: { description: "Key of the recruiting API.", type: "string" } },
      required: ["api_key"],
      additionalProperties: false,
    },
  },
};

export const records = [];
