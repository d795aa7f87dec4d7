import type { FidelityTable } from "./table.ts";

const OBJECT_RECORD = `
  id:string properties:object createdAt:string updatedAt:string archived:boolean archivedAt:string|null
  propertiesWithHistory:object|null associations:object|null objectWriteTraceId:string|null url:string|null
`;

const SCHEMA = `
  id:string name:string labels:object objectTypeId:string fullyQualifiedName:string requiredProperties:array<string>
  searchableProperties:array<string> primaryDisplayProperty:string secondaryDisplayProperties:array<string>
  description:string|null allowsSensitiveProperties:boolean archived:boolean restorable:boolean metaType:string
  createdByUserId:integer updatedByUserId:integer properties:array<object> associations:array<object> createdAt:string
  updatedAt:string
`;

/** The record fields of crm, field by field, and the sub-fields of its searches. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "contacts.list contacts.get contacts.api_search": OBJECT_RECORD,
    "companies.list companies.get companies.api_search": OBJECT_RECORD,
    "deals.list deals.get deals.api_search": OBJECT_RECORD,
    "tickets.list tickets.get tickets.api_search": OBJECT_RECORD,
    "objects.list objects.get": OBJECT_RECORD,
    "schemas.list schemas.get": SCHEMA,
  },
  nested: {
    "contacts.api_search.params.filterGroups": "filters:array<object>",
    "contacts.api_search.params.filterGroups.filters": "operator:string propertyName:string value:string values:array<string>",
    "contacts.api_search.params.sorts": "propertyName:string direction:string",
    "companies.api_search.params.filterGroups": "filters:array<object>",
    "companies.api_search.params.filterGroups.filters": "operator:string propertyName:string value:string values:array<string>",
    "companies.api_search.params.sorts": "propertyName:string direction:string",
    "deals.api_search.params.filterGroups": "filters:array<object>",
    "deals.api_search.params.filterGroups.filters": "operator:string propertyName:string value:string values:array<string>",
    "deals.api_search.params.sorts": "propertyName:string direction:string",
    "tickets.api_search.params.filterGroups": "filters:array<object>",
    "tickets.api_search.params.filterGroups.filters": "operator:string propertyName:string value:string values:array<string>",
    "tickets.api_search.params.sorts": "propertyName:string direction:string",
  },
};
