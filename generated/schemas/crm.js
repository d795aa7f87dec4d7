// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of CRM. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:crm",
  title: "CRM",
  description: "Reads contacts, companies, deals, tickets, custom object schemas and custom objects of a CRM, and searches the first four.",
  $defs: {
    "contacts.list.params": {
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
    "contacts.list.request": {
      description: "Lists contacts.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "contacts.list.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/contacts.list.meta" }, { type: "null" }],
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
    "contacts.get.params": {
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
    "contacts.get.request": {
      description: "Reads one contact.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/CrmObject" },
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
    "contacts.api_search.params": {
      type: "object",
      properties: {
        filterGroups: { description: "The groups of filters.", type: "array", items: { $ref: "#/$defs/SearchFilterGroup" }, maxItems: 6 },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "contacts.api_search.request": {
      description: "Searches contacts by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "contacts" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        total: { description: "How many records the search found.", type: "integer" },
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "contacts.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/contacts.api_search.meta" }, { type: "null" }],
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
    "companies.list.params": {
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
    "companies.list.request": {
      description: "Lists companies.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "companies.list.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/companies.list.meta" }, { type: "null" }],
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
    "companies.get.params": {
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
    "companies.get.request": {
      description: "Reads one company.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/CrmObject" },
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
    "companies.api_search.params": {
      type: "object",
      properties: {
        filterGroups: { description: "The groups of filters.", type: "array", items: { $ref: "#/$defs/SearchFilterGroup" }, maxItems: 6 },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "companies.api_search.request": {
      description: "Searches companies by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "companies" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        total: { description: "How many records the search found.", type: "integer" },
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "companies.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/companies.api_search.meta" }, { type: "null" }],
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
    "deals.list.params": {
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
    "deals.list.request": {
      description: "Lists deals.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "deals.list.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/deals.list.meta" }, { type: "null" }],
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
    "deals.get.params": {
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
    "deals.get.request": {
      description: "Reads one deal.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/CrmObject" },
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
    "deals.api_search.params": {
      type: "object",
      properties: {
        filterGroups: { description: "The groups of filters.", type: "array", items: { $ref: "#/$defs/SearchFilterGroup" }, maxItems: 6 },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "deals.api_search.request": {
      description: "Searches deals by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "deals" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        total: { description: "How many records the search found.", type: "integer" },
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "deals.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/deals.api_search.meta" }, { type: "null" }],
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
    "tickets.list.params": {
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
    "tickets.list.request": {
      description: "Lists tickets.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "tickets.list.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/tickets.list.meta" }, { type: "null" }],
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
    "tickets.get.params": {
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
    "tickets.get.request": {
      description: "Reads one ticket.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/CrmObject" },
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
    "tickets.api_search.params": {
      type: "object",
      properties: {
        filterGroups: { description: "The groups of filters.", type: "array", items: { $ref: "#/$defs/SearchFilterGroup" }, maxItems: 6 },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: {
          description: "How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible. Default: `25`.",
          type: "integer",
        },
        after: {
          description: "Paging cursor of the last record read, as the previous page returned it. Left out on the first call.",
          type: "string",
        },
        sorts: { description: "The criteria by which results are sorted.", type: "array", items: { $ref: "#/$defs/SearchSort" } },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
      additionalProperties: false,
    },
    "tickets.api_search.request": {
      description: "Searches tickets by filters and by text.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "tickets" },
        action: { description: "What to do with the entity.", type: "string", const: "api_search" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        total: { description: "How many records the search found.", type: "integer" },
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["total", "next_cursor", "next_link"],
    },
    "tickets.api_search.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/tickets.api_search.meta" }, { type: "null" }],
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
    "schemas.list.params": {
      type: "object",
      properties: { archived: { description: "Whether only archived records are returned.", type: "boolean" } },
      additionalProperties: false,
    },
    "schemas.list.request": {
      description: "Lists the schemas of the custom object types.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/ObjectSchema" },
        },
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
    "schemas.get.params": {
      type: "object",
      properties: {
        objectType: { description: "The custom object type, by its fully qualified name or its object type id.", type: "string" },
      },
      required: ["objectType"],
      additionalProperties: false,
    },
    "schemas.get.request": {
      description: "Reads the schema of one custom object type.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "schemas" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/ObjectSchema" },
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
    "objects.list.params": {
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
    "objects.list.request": {
      description: "Lists the objects of a custom object type.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "What to do with the entity.", type: "string", const: "list" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        next_cursor: { description: "What to pass as `after` to get the next page.", type: "string" },
        next_link: { description: "Address of the next page.", type: "string" },
      },
      required: ["next_cursor", "next_link"],
    },
    "objects.list.response": {
      type: "object",
      properties: {
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: {
          description: "An array of records for a list; otherwise one record.",
          type: "array",
          items: { $ref: "#/$defs/CrmObject" },
        },
        connector_metadata: {
          description: "The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.",
          anyOf: [{ $ref: "#/$defs/objects.list.meta" }, { type: "null" }],
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
    "objects.get.params": {
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
    "objects.get.request": {
      description: "Reads one object of a custom object type.",
      type: "object",
      properties: {
        entity: { description: "Kind of record. Written in lower snake case.", type: "string", const: "objects" },
        action: { description: "What to do with the entity.", type: "string", const: "get" },
        params: {
          description: "Parameters of the operation. They may be left out when the operation has no required one.",
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
        status: { description: "Says that the operation went well.", type: "string", const: "success" },
        result: { description: "An array of records for a list; otherwise one record.", $ref: "#/$defs/CrmObject" },
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
    SearchFilter: {
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
    SearchFilterGroup: {
      description: "Several conditions that belong together.",
      type: "object",
      properties: { filters: { description: "The filters of the group.", type: "array", items: { $ref: "#/$defs/SearchFilter" } } },
      additionalProperties: false,
    },
    SearchSort: {
      description: "One criterion by which results are sorted.",
      type: "object",
      properties: {
        propertyName: { description: "Name of the property to sort by.", type: "string" },
        direction: { description: "In which order.", type: "string", enum: ["ASCENDING", "DESCENDING"] },
      },
      additionalProperties: false,
    },
    CrmObject: {
      description: "A contact, company, deal, ticket or custom object. All five have the same fields; what differs is inside `properties`.",
      type: "object",
      properties: {
        id: { type: "string" },
        properties: { type: "object", additionalProperties: true },
        createdAt: { type: "string" },
        updatedAt: { type: "string" },
        archived: { type: "boolean" },
        archivedAt: { type: ["string", "null"] },
        propertiesWithHistory: { type: ["object", "null"], additionalProperties: true },
        associations: { type: ["object", "null"], additionalProperties: true },
        objectWriteTraceId: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
      required: ["id", "properties", "createdAt", "updatedAt", "archived"],
    },
    ObjectSchema: {
      description: "The definition of a custom object type.",
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        labels: { type: "object", additionalProperties: true },
        objectTypeId: { type: "string" },
        fullyQualifiedName: { type: "string" },
        requiredProperties: { type: "array", items: { type: "string" } },
        searchableProperties: { type: "array", items: { type: "string" } },
        primaryDisplayProperty: { type: "string" },
        secondaryDisplayProperties: { type: "array", items: { type: "string" } },
        description: { type: ["string", "null"] },
        allowsSensitiveProperties: { type: "boolean" },
        archived: { type: "boolean" },
        restorable: { type: "boolean" },
        metaType: { type: "string" },
        createdByUserId: { type: "integer" },
        updatedByUserId: { type: "integer" },
        properties: { type: "array", items: { type: "object", additionalProperties: true } },
        associations: { type: "array", items: { type: "object", additionalProperties: true } },
        createdAt: { type: "string" },
        updatedAt: { type: "string" },
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
