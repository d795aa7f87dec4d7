// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of CRM. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:crm",
  title: "CRM",
  description: "Gives read access to the contacts, companies, deals, tickets, custom object schemas and custom objects of a CRM account. Contacts, companies, deals and tickets can also be searched.",
  $defs: {
    "contacts.list.params": {
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
    "contacts.list.request": {
      description: "Lists contacts.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/contacts.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "contacts.list.record": { $ref: "#/$defs/CrmObject" },
    "contacts.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "contacts.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/contacts.list.meta" }, { type: "null" }],
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
    "contacts.get.params": {
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
    "contacts.get.request": {
      description: "Returns one contact by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/contacts.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "contacts.get.record": { $ref: "#/$defs/CrmObject" },
    "contacts.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/CrmObject",
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
    "contacts.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/SearchFilterGroup" },
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
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "contacts.api_search.request": {
      description: "Searches contacts by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/contacts.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "contacts.api_search.record": { $ref: "#/$defs/CrmObject" },
    "contacts.api_search.meta": {
      type: "object",
      properties: {
        total: { description: "Total number of records that match the search.", type: "integer" },
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "contacts.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/contacts.api_search.meta" }, { type: "null" }],
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
    "companies.list.params": {
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
    "companies.list.request": {
      description: "Lists companies.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/companies.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "companies.list.record": { $ref: "#/$defs/CrmObject" },
    "companies.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "companies.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/companies.list.meta" }, { type: "null" }],
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
    "companies.get.params": {
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
    "companies.get.request": {
      description: "Returns one company by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/companies.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "companies.get.record": { $ref: "#/$defs/CrmObject" },
    "companies.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/CrmObject",
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
    "companies.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/SearchFilterGroup" },
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
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "companies.api_search.request": {
      description: "Searches companies by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/companies.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "companies.api_search.record": { $ref: "#/$defs/CrmObject" },
    "companies.api_search.meta": {
      type: "object",
      properties: {
        total: { description: "Total number of records that match the search.", type: "integer" },
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "companies.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/companies.api_search.meta" }, { type: "null" }],
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
    "deals.list.params": {
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
    "deals.list.request": {
      description: "Lists deals.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/deals.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "deals.list.record": { $ref: "#/$defs/CrmObject" },
    "deals.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "deals.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/deals.list.meta" }, { type: "null" }],
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
    "deals.get.params": {
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
    "deals.get.request": {
      description: "Returns one deal by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/deals.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "deals.get.record": { $ref: "#/$defs/CrmObject" },
    "deals.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/CrmObject",
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
    "deals.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/SearchFilterGroup" },
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
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "deals.api_search.request": {
      description: "Searches deals by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/deals.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "deals.api_search.record": { $ref: "#/$defs/CrmObject" },
    "deals.api_search.meta": {
      type: "object",
      properties: {
        total: { description: "Total number of records that match the search.", type: "integer" },
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "deals.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/deals.api_search.meta" }, { type: "null" }],
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
    "tickets.list.params": {
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
    "tickets.list.request": {
      description: "Lists tickets.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/tickets.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "tickets.list.record": { $ref: "#/$defs/CrmObject" },
    "tickets.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "tickets.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/tickets.list.meta" }, { type: "null" }],
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
    "tickets.get.params": {
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
    "tickets.get.request": {
      description: "Returns one ticket by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/tickets.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "tickets.get.record": { $ref: "#/$defs/CrmObject" },
    "tickets.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/CrmObject",
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
    "tickets.api_search.params": {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: { $ref: "#/$defs/SearchFilterGroup" },
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
        sorts: { description: "Sort criteria for the results.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "tickets.api_search.request": {
      description: "Searches tickets by property filters and text.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "Action to perform on the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/tickets.api_search.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "tickets.api_search.record": { $ref: "#/$defs/CrmObject" },
    "tickets.api_search.meta": {
      type: "object",
      properties: {
        total: { description: "Total number of records that match the search.", type: "integer" },
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "tickets.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/tickets.api_search.meta" }, { type: "null" }],
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
    "schemas.list.params": {
      type: "object",
      properties: { archived: { description: "Whether to return only archived records.", type: "boolean" } },
      additionalProperties: false,
    },
    "schemas.list.request": {
      description: "Lists the schemas of all custom object types.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/schemas.list.params",
        },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "schemas.list.record": { $ref: "#/$defs/ObjectSchema" },
    "schemas.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/ObjectSchema" },
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
    "schemas.get.params": {
      type: "object",
      properties: {
        objectType: { description: "Custom object type, given as its fully qualified name or object type id.", type: "string" },
      },
      required: ["objectType"],
      additionalProperties: false,
    },
    "schemas.get.request": {
      description: "Returns the schema of one custom object type.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/schemas.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "schemas.get.record": { $ref: "#/$defs/ObjectSchema" },
    "schemas.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/ObjectSchema",
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
    "objects.list.params": {
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
    "objects.list.request": {
      description: "Lists the records of a custom object type.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/objects.list.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "objects.list.record": { $ref: "#/$defs/CrmObject" },
    "objects.list.meta": {
      type: "object",
      properties: {
        next_cursor: { description: "Cursor of the next page. Pass it as `after` in the next request.", type: "string" },
        next_link: { description: "URL of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "objects.list.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing.",
          anyOf: [{ $ref: "#/$defs/objects.list.meta" }, { type: "null" }],
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
    "objects.get.params": {
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
    "objects.get.request": {
      description: "Returns one record of a custom object type by its id or by a unique property.",
      type: "object",
      properties: {
        entity: { description: "Entity to act on. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "Action to perform on the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be omitted if the operation has no required parameter.",
          $ref: "#/$defs/objects.get.params",
        },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "objects.get.record": { $ref: "#/$defs/CrmObject" },
    "objects.get.response": {
      type: "object",
      properties: {
        status: { description: "Indicates that the operation succeeded.", type: "string", const: "success" },
        result: {
          description: "What the operation returned. A list returns an array of records, most other operations a single record.",
          $ref: "#/$defs/CrmObject",
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
    SearchFilter: {
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
    SearchFilterGroup: {
      description: "A group of filters.",
      type: "object",
      properties: { filters: { description: "Filters in the group.", type: "array", items: { $ref: "#/$defs/SearchFilter" } } },
      additionalProperties: false,
    },
    SearchSort: {
      description: "A sort criterion.",
      type: "object",
      properties: {
        propertyName: { description: "Name of the property to sort by.", type: "string" },
        direction: { description: "Sort direction.", type: "string", enum: ["ASCENDING", "DESCENDING"] },
      },
      additionalProperties: false,
    },
    CrmObject: {
      description: "A contact, company, deal, ticket or custom object. All five have the same fields and differ only in their `properties`.",
      type: "object",
      properties: {
        id: { description: "Id of the record, unique within its object type.", type: "string" },
        properties: { description: "Values of the returned properties by property name.", type: "object", additionalProperties: true },
        createdAt: { description: "When the record was created, as an ISO 8601 timestamp.", type: "string" },
        updatedAt: { description: "When the record was last updated, as an ISO 8601 timestamp.", type: "string" },
        archived: { description: "Whether the record is archived.", type: "boolean" },
        archivedAt: { description: "When the record was archived, as an ISO 8601 timestamp.", type: ["string", "null"] },
        propertiesWithHistory: {
          description: "Current and previous values of the properties requested with history, by property name.",
          type: ["object", "null"],
          additionalProperties: true,
        },
        associations: { description: "Associated records by object type.", type: ["object", "null"], additionalProperties: true },
        objectWriteTraceId: { description: "Id for tracing the write request that the record comes from.", type: ["string", "null"] },
        url: { description: "URL of the record in the CRM's web app.", type: ["string", "null"] },
      },
      required: ["id", "properties", "createdAt", "updatedAt", "archived"],
    },
    ObjectSchema: {
      description: "The definition of a custom object type.",
      type: "object",
      properties: {
        id: { description: "Id of the schema.", type: "string" },
        name: { description: "Internal name of the object type.", type: "string" },
        labels: { description: "Singular and plural display names of the object type.", type: "object", additionalProperties: true },
        objectTypeId: { description: "Id of the object type, such as `2-1234567`.", type: "string" },
        fullyQualifiedName: { description: "Name of the object type prefixed with the account, such as `p7654321_van`.", type: "string" },
        requiredProperties: {
          description: "Names of the properties that every new record must have.",
          type: "array",
          items: { type: "string" },
        },
        searchableProperties: {
          description: "Names of the properties that text searches look in.",
          type: "array",
          items: { type: "string" },
        },
        primaryDisplayProperty: { description: "Name of the property that identifies a record when it is displayed.", type: "string" },
        secondaryDisplayProperties: {
          description: "Names of the properties displayed below the primary one.",
          type: "array",
          items: { type: "string" },
        },
        description: { description: "Description of the object type.", type: ["string", "null"] },
        allowsSensitiveProperties: { description: "Whether the object type can have properties for sensitive data.", type: "boolean" },
        archived: { description: "Whether the object type is archived.", type: "boolean" },
        restorable: { description: "Whether the object type can be restored after it is archived.", type: "boolean" },
        metaType: {
          description: "Kind of object type, such as `PORTAL_SPECIFIC` for one that belongs to a single account.",
          type: "string",
        },
        createdByUserId: { description: "Id of the user who created the object type.", type: "integer" },
        updatedByUserId: { description: "Id of the user who last updated the object type.", type: "integer" },
        properties: {
          description: "Definitions of the properties of the object type.",
          type: "array",
          items: { type: "object", additionalProperties: true },
        },
        associations: {
          description: "Definitions of the associations with other object types.",
          type: "array",
          items: { type: "object", additionalProperties: true },
        },
        createdAt: { description: "When the object type was created, as an ISO 8601 timestamp.", type: "string" },
        updatedAt: { description: "When the object type was last updated, as an ISO 8601 timestamp.", type: "string" },
      },
      required: [
        "id",
        "name",
        "labels",
        "objectTypeId",
        "fullyQualifiedName",
        "requiredProperties",
        "searchableProperties",
        "primaryDisplayProperty",
        "secondaryDisplayProperties",
        "allowsSensitiveProperties",
        "archived",
        "restorable",
        "metaType",
        "createdByUserId",
        "updatedByUserId",
        "properties",
        "associations",
        "createdAt",
        "updatedAt",
      ],
    },
    execute: {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["contacts", "companies", "deals", "tickets", "schemas", "objects"] },
        action: { type: "string", enum: ["list", "get", "api_search"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/contacts.list.request" },
        { $ref: "#/$defs/contacts.get.request" },
        { $ref: "#/$defs/contacts.api_search.request" },
        { $ref: "#/$defs/companies.list.request" },
        { $ref: "#/$defs/companies.get.request" },
        { $ref: "#/$defs/companies.api_search.request" },
        { $ref: "#/$defs/deals.list.request" },
        { $ref: "#/$defs/deals.get.request" },
        { $ref: "#/$defs/deals.api_search.request" },
        { $ref: "#/$defs/tickets.list.request" },
        { $ref: "#/$defs/tickets.get.request" },
        { $ref: "#/$defs/tickets.api_search.request" },
        { $ref: "#/$defs/schemas.list.request" },
        { $ref: "#/$defs/schemas.get.request" },
        { $ref: "#/$defs/objects.list.request" },
        { $ref: "#/$defs/objects.get.request" },
      ],
    },
  },
};

export const records = ["CrmObject", "ObjectSchema"];
