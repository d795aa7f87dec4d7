// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "crm_contacts_list",
    operation: "crm.contacts.list",
    description: "Lists contacts.",
    inputSchema: {
      type: "object",
      properties: {
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_contacts_get",
    operation: "crm.contacts.get",
    description: "Returns one contact by its id or by a unique property.",
    inputSchema: {
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
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_contacts_api_search",
    operation: "crm.contacts.api_search",
    description: "Searches contacts by property filters and text.",
    inputSchema: {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: {
            type: "object",
            properties: {
              filters: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    operator: {
                      type: "string",
                      enum: [
                        "BETWEEN", "CONTAINS_TOKEN", "EQ", "GT", "GTE", "HAS_PROPERTY", "IN", "LT", "LTE", "NEQ", "NOT_CONTAINS_TOKEN",
                        "NOT_HAS_PROPERTY", "NOT_IN",
                      ],
                    },
                    propertyName: { type: "string" },
                    value: { type: "string" },
                    values: { type: "array", items: { type: "string" } },
                  },
                },
              },
            },
          },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        sorts: {
          description: "Sort criteria for the results.",
          type: "array",
          items: {
            type: "object",
            properties: {
              propertyName: { description: "Name of the property to sort by.", type: "string" },
              direction: { type: "string", enum: ["ASCENDING", "DESCENDING"] },
            },
          },
        },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_companies_list",
    operation: "crm.companies.list",
    description: "Lists companies.",
    inputSchema: {
      type: "object",
      properties: {
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_companies_get",
    operation: "crm.companies.get",
    description: "Returns one company by its id or by a unique property.",
    inputSchema: {
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
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_companies_api_search",
    operation: "crm.companies.api_search",
    description: "Searches companies by property filters and text.",
    inputSchema: {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: {
            type: "object",
            properties: {
              filters: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    operator: {
                      type: "string",
                      enum: [
                        "BETWEEN", "CONTAINS_TOKEN", "EQ", "GT", "GTE", "HAS_PROPERTY", "IN", "LT", "LTE", "NEQ", "NOT_CONTAINS_TOKEN",
                        "NOT_HAS_PROPERTY", "NOT_IN",
                      ],
                    },
                    propertyName: { type: "string" },
                    value: { type: "string" },
                    values: { type: "array", items: { type: "string" } },
                  },
                },
              },
            },
          },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        sorts: {
          description: "Sort criteria for the results.",
          type: "array",
          items: {
            type: "object",
            properties: {
              propertyName: { description: "Name of the property to sort by.", type: "string" },
              direction: { type: "string", enum: ["ASCENDING", "DESCENDING"] },
            },
          },
        },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_deals_list",
    operation: "crm.deals.list",
    description: "Lists deals.",
    inputSchema: {
      type: "object",
      properties: {
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_deals_get",
    operation: "crm.deals.get",
    description: "Returns one deal by its id or by a unique property.",
    inputSchema: {
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
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_deals_api_search",
    operation: "crm.deals.api_search",
    description: "Searches deals by property filters and text.",
    inputSchema: {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: {
            type: "object",
            properties: {
              filters: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    operator: {
                      type: "string",
                      enum: [
                        "BETWEEN", "CONTAINS_TOKEN", "EQ", "GT", "GTE", "HAS_PROPERTY", "IN", "LT", "LTE", "NEQ", "NOT_CONTAINS_TOKEN",
                        "NOT_HAS_PROPERTY", "NOT_IN",
                      ],
                    },
                    propertyName: { type: "string" },
                    value: { type: "string" },
                    values: { type: "array", items: { type: "string" } },
                  },
                },
              },
            },
          },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        sorts: {
          description: "Sort criteria for the results.",
          type: "array",
          items: {
            type: "object",
            properties: {
              propertyName: { description: "Name of the property to sort by.", type: "string" },
              direction: { type: "string", enum: ["ASCENDING", "DESCENDING"] },
            },
          },
        },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_tickets_list",
    operation: "crm.tickets.list",
    description: "Lists tickets.",
    inputSchema: {
      type: "object",
      properties: {
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name.",
          type: "string",
        },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_tickets_get",
    operation: "crm.tickets.get",
    description: "Returns one ticket by its id or by a unique property.",
    inputSchema: {
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
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_tickets_api_search",
    operation: "crm.tickets.api_search",
    description: "Searches tickets by property filters and text.",
    inputSchema: {
      type: "object",
      properties: {
        filterGroups: {
          description: "Groups of filters to search by.",
          type: "array",
          items: {
            type: "object",
            properties: {
              filters: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    operator: {
                      type: "string",
                      enum: [
                        "BETWEEN", "CONTAINS_TOKEN", "EQ", "GT", "GTE", "HAS_PROPERTY", "IN", "LT", "LTE", "NEQ", "NOT_CONTAINS_TOKEN",
                        "NOT_HAS_PROPERTY", "NOT_IN",
                      ],
                    },
                    propertyName: { type: "string" },
                    value: { type: "string" },
                    values: { type: "array", items: { type: "string" } },
                  },
                },
              },
            },
          },
          maxItems: 6,
        },
        properties: { description: "Names of the properties to return.", type: "array", items: { type: "string" } },
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        sorts: {
          description: "Sort criteria for the results.",
          type: "array",
          items: {
            type: "object",
            properties: {
              propertyName: { description: "Name of the property to sort by.", type: "string" },
              direction: { type: "string", enum: ["ASCENDING", "DESCENDING"] },
            },
          },
        },
        query: { description: "Text to search for.", type: "string", maxLength: 3000 },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_schemas_list",
    operation: "crm.schemas.list",
    description: "Lists the schemas of all custom object types.",
    inputSchema: { type: "object", properties: { archived: { description: "Whether to return only archived records.", type: "boolean" } } },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_schemas_get",
    operation: "crm.schemas.get",
    description: "Returns the schema of one custom object type.",
    inputSchema: {
      type: "object",
      properties: {
        objectType: { description: "Custom object type, given as its fully qualified name or object type id.", type: "string" },
      },
      required: ["objectType"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_objects_list",
    operation: "crm.objects.list",
    description: "Lists the records of a custom object type.",
    inputSchema: {
      type: "object",
      properties: {
        objectType: { description: "Custom object type, given as its fully qualified name or object type id.", type: "string" },
        limit: { description: "Page size.", type: "integer" },
        after: { description: "Next page: `next_cursor` of the answer.", type: "string" },
        properties: { description: "Comma-separated names of the properties to return. Unknown names are ignored.", type: "string" },
        archived: { description: "Whether to return only archived records.", type: "boolean" },
        associations: {
          description: "Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name.",
          type: "string",
        },
        propertiesWithHistory: {
          description: "Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.",
          type: "string",
        },
      },
      required: ["objectType"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "crm_objects_get",
    operation: "crm.objects.get",
    description: "Returns one record of a custom object type by its id or by a unique property.",
    inputSchema: {
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
    },
    annotations: { readOnlyHint: true },
  },
];
