// @generated from spec/connectors/crm.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  charactersUpTo,
  elementsUpTo,
  deepFreeze,
  createGuard,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

function SearchFilter() {
  return {
    name: "SearchFilter",
    side: "request",
    fields: {
      operator: {
        enum: [
          "BETWEEN", "CONTAINS_TOKEN", "EQ", "GT", "GTE", "HAS_PROPERTY", "IN", "LT", "LTE", "NEQ", "NOT_CONTAINS_TOKEN",
          "NOT_HAS_PROPERTY", "NOT_IN",
        ],
      },
      propertyName: "string",
      value: "string",
      values: "array<string>",
    },
  };
}

function SearchFilterGroup() {
  return {
    name: "SearchFilterGroup",
    side: "request",
    fields: {
      filters: { items: { table: SearchFilter } },
    },
  };
}

function SearchSort() {
  return {
    name: "SearchSort",
    side: "request",
    fields: {
      propertyName: "string",
      direction: { enum: ["ASCENDING", "DESCENDING"] },
    },
  };
}

function CrmObject() {
  return {
    name: "CrmObject",
    fields: {
      id: "string",
      properties: "object",
      createdAt: "string",
      updatedAt: "string",
      archived: "boolean",
      archivedAt: "string | null",
      propertiesWithHistory: "object | null",
      associations: "object | null",
      objectWriteTraceId: "string | null",
      url: "string | null",
    },
  };
}

export const crmObject = /* @__PURE__ */ createValidator("crm.records.CrmObject", { table: CrmObject });

export const isCrmObject = /* @__PURE__ */ createGuard(CrmObject);

function ObjectSchema() {
  return {
    name: "ObjectSchema",
    fields: {
      id: "string",
      name: "string",
      labels: "object",
      objectTypeId: "string",
      fullyQualifiedName: "string",
      requiredProperties: "array<string>",
      searchableProperties: "array<string>",
      primaryDisplayProperty: "string",
      secondaryDisplayProperties: "array<string>",
      description: "string | null",
      allowsSensitiveProperties: "boolean",
      archived: "boolean",
      restorable: "boolean",
      metaType: "string",
      createdByUserId: "integer",
      updatedByUserId: "integer",
      properties: "array<object>",
      associations: "array<object>",
      createdAt: "string",
      updatedAt: "string",
    },
  };
}

export const objectSchema = /* @__PURE__ */ createValidator("crm.records.ObjectSchema", { table: ObjectSchema });

export const isObjectSchema = /* @__PURE__ */ createGuard(ObjectSchema);

function ContactsListParams() {
  return {
    side: "request",
    fields: {
      limit: "integer",
      after: "string",
      associations: "string",
      properties: "string",
      propertiesWithHistory: "string",
      archived: "boolean",
    },
  };
}

export const contactsListParams = /* @__PURE__ */ createParamsValidator("crm.contacts.list", ContactsListParams);

export const isContactsListParams = /* @__PURE__ */ createGuard(ContactsListParams);

export const contactsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.contacts.list", ContactsListParams);

export const contactsListRecord = /* @__PURE__ */ createValidator("crm.contacts.list.record", { table: CrmObject });

function ContactsListMeta() {
  return {
    name: "the meta of crm.contacts.list",
    fields: {
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const contactsListMeta = /* @__PURE__ */ createValidator("crm.contacts.list.meta", { table: ContactsListMeta });

export const contactsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.contacts.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: ContactsListMeta, nullable: true },
});

function ContactsGetParams() {
  return {
    side: "request",
    required: ["contactId"],
    fields: {
      contactId: "string",
      properties: "string",
      propertiesWithHistory: "string",
      associations: "string",
      idProperty: "string",
      archived: "boolean",
    },
  };
}

export const contactsGetParams = /* @__PURE__ */ createParamsValidator("crm.contacts.get", ContactsGetParams);

export const isContactsGetParams = /* @__PURE__ */ createGuard(ContactsGetParams);

export const contactsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.contacts.get", ContactsGetParams, {
  paramsRequired: true,
});

export const contactsGetRecord = /* @__PURE__ */ createValidator("crm.contacts.get.record", { table: CrmObject });

export const contactsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.contacts.get", {
  result: { table: CrmObject },
});

function ContactsApiSearchParams() {
  return {
    side: "request",
    fields: {
      filterGroups: { items: { table: SearchFilterGroup }, maxItems: elementsUpTo(6) },
      properties: "array<string>",
      limit: "integer",
      after: "string",
      sorts: { items: { table: SearchSort } },
      query: { type: "string", maxLength: charactersUpTo(3000) },
    },
  };
}

export const contactsApiSearchParams = /* @__PURE__ */ createParamsValidator("crm.contacts.api_search", ContactsApiSearchParams);

export const isContactsApiSearchParams = /* @__PURE__ */ createGuard(ContactsApiSearchParams);

export const contactsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "crm.contacts.api_search",
  ContactsApiSearchParams,
);

export const contactsApiSearchRecord = /* @__PURE__ */ createValidator("crm.contacts.api_search.record", { table: CrmObject });

function ContactsApiSearchMeta() {
  return {
    name: "the meta of crm.contacts.api_search",
    fields: {
      total: "integer",
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const contactsApiSearchMeta = /* @__PURE__ */ createValidator("crm.contacts.api_search.meta", { table: ContactsApiSearchMeta });

export const contactsApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.contacts.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: ContactsApiSearchMeta, nullable: true },
});

function CompaniesListParams() {
  return {
    side: "request",
    fields: {
      limit: "integer",
      after: "string",
      associations: "string",
      properties: "string",
      propertiesWithHistory: "string",
      archived: "boolean",
    },
  };
}

export const companiesListParams = /* @__PURE__ */ createParamsValidator("crm.companies.list", CompaniesListParams);

export const isCompaniesListParams = /* @__PURE__ */ createGuard(CompaniesListParams);

export const companiesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.companies.list", CompaniesListParams);

export const companiesListRecord = /* @__PURE__ */ createValidator("crm.companies.list.record", { table: CrmObject });

function CompaniesListMeta() {
  return {
    name: "the meta of crm.companies.list",
    fields: {
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const companiesListMeta = /* @__PURE__ */ createValidator("crm.companies.list.meta", { table: CompaniesListMeta });

export const companiesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.companies.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: CompaniesListMeta, nullable: true },
});

function CompaniesGetParams() {
  return {
    side: "request",
    required: ["companyId"],
    fields: {
      companyId: "string",
      properties: "string",
      propertiesWithHistory: "string",
      associations: "string",
      idProperty: "string",
      archived: "boolean",
    },
  };
}

export const companiesGetParams = /* @__PURE__ */ createParamsValidator("crm.companies.get", CompaniesGetParams);

export const isCompaniesGetParams = /* @__PURE__ */ createGuard(CompaniesGetParams);

export const companiesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.companies.get", CompaniesGetParams, {
  paramsRequired: true,
});

export const companiesGetRecord = /* @__PURE__ */ createValidator("crm.companies.get.record", { table: CrmObject });

export const companiesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.companies.get", {
  result: { table: CrmObject },
});

function CompaniesApiSearchParams() {
  return {
    side: "request",
    fields: {
      filterGroups: { items: { table: SearchFilterGroup }, maxItems: elementsUpTo(6) },
      properties: "array<string>",
      limit: "integer",
      after: "string",
      sorts: { items: { table: SearchSort } },
      query: { type: "string", maxLength: charactersUpTo(3000) },
    },
  };
}

export const companiesApiSearchParams = /* @__PURE__ */ createParamsValidator("crm.companies.api_search", CompaniesApiSearchParams);

export const isCompaniesApiSearchParams = /* @__PURE__ */ createGuard(CompaniesApiSearchParams);

export const companiesApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "crm.companies.api_search",
  CompaniesApiSearchParams,
);

export const companiesApiSearchRecord = /* @__PURE__ */ createValidator("crm.companies.api_search.record", { table: CrmObject });

function CompaniesApiSearchMeta() {
  return {
    name: "the meta of crm.companies.api_search",
    fields: {
      total: "integer",
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const companiesApiSearchMeta = /* @__PURE__ */ createValidator("crm.companies.api_search.meta", { table: CompaniesApiSearchMeta });

export const companiesApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.companies.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: CompaniesApiSearchMeta, nullable: true },
});

function DealsListParams() {
  return {
    side: "request",
    fields: {
      limit: "integer",
      after: "string",
      associations: "string",
      properties: "string",
      propertiesWithHistory: "string",
      archived: "boolean",
    },
  };
}

export const dealsListParams = /* @__PURE__ */ createParamsValidator("crm.deals.list", DealsListParams);

export const isDealsListParams = /* @__PURE__ */ createGuard(DealsListParams);

export const dealsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.deals.list", DealsListParams);

export const dealsListRecord = /* @__PURE__ */ createValidator("crm.deals.list.record", { table: CrmObject });

function DealsListMeta() {
  return {
    name: "the meta of crm.deals.list",
    fields: {
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const dealsListMeta = /* @__PURE__ */ createValidator("crm.deals.list.meta", { table: DealsListMeta });

export const dealsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.deals.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: DealsListMeta, nullable: true },
});

function DealsGetParams() {
  return {
    side: "request",
    required: ["dealId"],
    fields: {
      dealId: "string",
      properties: "string",
      propertiesWithHistory: "string",
      associations: "string",
      idProperty: "string",
      archived: "boolean",
    },
  };
}

export const dealsGetParams = /* @__PURE__ */ createParamsValidator("crm.deals.get", DealsGetParams);

export const isDealsGetParams = /* @__PURE__ */ createGuard(DealsGetParams);

export const dealsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.deals.get", DealsGetParams, {
  paramsRequired: true,
});

export const dealsGetRecord = /* @__PURE__ */ createValidator("crm.deals.get.record", { table: CrmObject });

export const dealsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.deals.get", {
  result: { table: CrmObject },
});

function DealsApiSearchParams() {
  return {
    side: "request",
    fields: {
      filterGroups: { items: { table: SearchFilterGroup }, maxItems: elementsUpTo(6) },
      properties: "array<string>",
      limit: "integer",
      after: "string",
      sorts: { items: { table: SearchSort } },
      query: { type: "string", maxLength: charactersUpTo(3000) },
    },
  };
}

export const dealsApiSearchParams = /* @__PURE__ */ createParamsValidator("crm.deals.api_search", DealsApiSearchParams);

export const isDealsApiSearchParams = /* @__PURE__ */ createGuard(DealsApiSearchParams);

export const dealsApiSearchRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.deals.api_search", DealsApiSearchParams);

export const dealsApiSearchRecord = /* @__PURE__ */ createValidator("crm.deals.api_search.record", { table: CrmObject });

function DealsApiSearchMeta() {
  return {
    name: "the meta of crm.deals.api_search",
    fields: {
      total: "integer",
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const dealsApiSearchMeta = /* @__PURE__ */ createValidator("crm.deals.api_search.meta", { table: DealsApiSearchMeta });

export const dealsApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.deals.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: DealsApiSearchMeta, nullable: true },
});

function TicketsListParams() {
  return {
    side: "request",
    fields: {
      limit: "integer",
      after: "string",
      associations: "string",
      properties: "string",
      propertiesWithHistory: "string",
      archived: "boolean",
    },
  };
}

export const ticketsListParams = /* @__PURE__ */ createParamsValidator("crm.tickets.list", TicketsListParams);

export const isTicketsListParams = /* @__PURE__ */ createGuard(TicketsListParams);

export const ticketsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.tickets.list", TicketsListParams);

export const ticketsListRecord = /* @__PURE__ */ createValidator("crm.tickets.list.record", { table: CrmObject });

function TicketsListMeta() {
  return {
    name: "the meta of crm.tickets.list",
    fields: {
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const ticketsListMeta = /* @__PURE__ */ createValidator("crm.tickets.list.meta", { table: TicketsListMeta });

export const ticketsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.tickets.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: TicketsListMeta, nullable: true },
});

function TicketsGetParams() {
  return {
    side: "request",
    required: ["ticketId"],
    fields: {
      ticketId: "string",
      properties: "string",
      propertiesWithHistory: "string",
      associations: "string",
      idProperty: "string",
      archived: "boolean",
    },
  };
}

export const ticketsGetParams = /* @__PURE__ */ createParamsValidator("crm.tickets.get", TicketsGetParams);

export const isTicketsGetParams = /* @__PURE__ */ createGuard(TicketsGetParams);

export const ticketsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.tickets.get", TicketsGetParams, {
  paramsRequired: true,
});

export const ticketsGetRecord = /* @__PURE__ */ createValidator("crm.tickets.get.record", { table: CrmObject });

export const ticketsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.tickets.get", {
  result: { table: CrmObject },
});

function TicketsApiSearchParams() {
  return {
    side: "request",
    fields: {
      filterGroups: { items: { table: SearchFilterGroup }, maxItems: elementsUpTo(6) },
      properties: "array<string>",
      limit: "integer",
      after: "string",
      sorts: { items: { table: SearchSort } },
      query: { type: "string", maxLength: charactersUpTo(3000) },
    },
  };
}

export const ticketsApiSearchParams = /* @__PURE__ */ createParamsValidator("crm.tickets.api_search", TicketsApiSearchParams);

export const isTicketsApiSearchParams = /* @__PURE__ */ createGuard(TicketsApiSearchParams);

export const ticketsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "crm.tickets.api_search",
  TicketsApiSearchParams,
);

export const ticketsApiSearchRecord = /* @__PURE__ */ createValidator("crm.tickets.api_search.record", { table: CrmObject });

function TicketsApiSearchMeta() {
  return {
    name: "the meta of crm.tickets.api_search",
    fields: {
      total: "integer",
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const ticketsApiSearchMeta = /* @__PURE__ */ createValidator("crm.tickets.api_search.meta", { table: TicketsApiSearchMeta });

export const ticketsApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.tickets.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: TicketsApiSearchMeta, nullable: true },
});

function SchemasListParams() {
  return {
    side: "request",
    fields: {
      archived: "boolean",
    },
  };
}

export const schemasListParams = /* @__PURE__ */ createParamsValidator("crm.schemas.list", SchemasListParams);

export const isSchemasListParams = /* @__PURE__ */ createGuard(SchemasListParams);

export const schemasListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.schemas.list", SchemasListParams);

export const schemasListRecord = /* @__PURE__ */ createValidator("crm.schemas.list.record", { table: ObjectSchema });

export const schemasListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.schemas.list", {
  result: { items: { table: ObjectSchema } },
});

function SchemasGetParams() {
  return {
    side: "request",
    required: ["objectType"],
    fields: {
      objectType: "string",
    },
  };
}

export const schemasGetParams = /* @__PURE__ */ createParamsValidator("crm.schemas.get", SchemasGetParams);

export const isSchemasGetParams = /* @__PURE__ */ createGuard(SchemasGetParams);

export const schemasGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.schemas.get", SchemasGetParams, {
  paramsRequired: true,
});

export const schemasGetRecord = /* @__PURE__ */ createValidator("crm.schemas.get.record", { table: ObjectSchema });

export const schemasGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.schemas.get", {
  result: { table: ObjectSchema },
});

function ObjectsListParams() {
  return {
    side: "request",
    required: ["objectType"],
    fields: {
      objectType: "string",
      limit: "integer",
      after: "string",
      properties: "string",
      archived: "boolean",
      associations: "string",
      propertiesWithHistory: "string",
    },
  };
}

export const objectsListParams = /* @__PURE__ */ createParamsValidator("crm.objects.list", ObjectsListParams);

export const isObjectsListParams = /* @__PURE__ */ createGuard(ObjectsListParams);

export const objectsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.objects.list", ObjectsListParams, {
  paramsRequired: true,
});

export const objectsListRecord = /* @__PURE__ */ createValidator("crm.objects.list.record", { table: CrmObject });

function ObjectsListMeta() {
  return {
    name: "the meta of crm.objects.list",
    fields: {
      next_cursor: "string",
      next_link: "string",
    },
  };
}

export const objectsListMeta = /* @__PURE__ */ createValidator("crm.objects.list.meta", { table: ObjectsListMeta });

export const objectsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.objects.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: ObjectsListMeta, nullable: true },
});

function ObjectsGetParams() {
  return {
    side: "request",
    required: ["objectType", "objectId"],
    fields: {
      objectType: "string",
      objectId: "string",
      properties: "string",
      archived: "boolean",
      associations: "string",
      idProperty: "string",
      propertiesWithHistory: "string",
    },
  };
}

export const objectsGetParams = /* @__PURE__ */ createParamsValidator("crm.objects.get", ObjectsGetParams);

export const isObjectsGetParams = /* @__PURE__ */ createGuard(ObjectsGetParams);

export const objectsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "crm.objects.get", ObjectsGetParams, {
  paramsRequired: true,
});

export const objectsGetRecord = /* @__PURE__ */ createValidator("crm.objects.get.record", { table: CrmObject });

export const objectsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "crm.objects.get", {
  result: { table: CrmObject },
});

export const execute = /* @__PURE__ */ createValidator("crm.execute", /* @__PURE__ */ discriminatedBy("entity", "crm", {
  contacts: /* @__PURE__ */ discriminatedBy("action", "crm.contacts", {
    list: { validator: contactsListRequest },
    get: { validator: contactsGetRequest },
    api_search: { validator: contactsApiSearchRequest },
  }),
  companies: /* @__PURE__ */ discriminatedBy("action", "crm.companies", {
    list: { validator: companiesListRequest },
    get: { validator: companiesGetRequest },
    api_search: { validator: companiesApiSearchRequest },
  }),
  deals: /* @__PURE__ */ discriminatedBy("action", "crm.deals", {
    list: { validator: dealsListRequest },
    get: { validator: dealsGetRequest },
    api_search: { validator: dealsApiSearchRequest },
  }),
  tickets: /* @__PURE__ */ discriminatedBy("action", "crm.tickets", {
    list: { validator: ticketsListRequest },
    get: { validator: ticketsGetRequest },
    api_search: { validator: ticketsApiSearchRequest },
  }),
  schemas: /* @__PURE__ */ discriminatedBy("action", "crm.schemas", {
    list: { validator: schemasListRequest },
    get: { validator: schemasGetRequest },
  }),
  objects: /* @__PURE__ */ discriminatedBy("action", "crm.objects", {
    list: { validator: objectsListRequest },
    get: { validator: objectsGetRequest },
  }),
}));

function OauthAuthConfig() {
  return {
    name: "auth_config (OAuth 2.0)",
    side: "request",
    required: ["client_id", "client_secret", "refresh_token"],
    fields: {
      client_id: "string",
      client_secret: { type: "string", secret: true },
      refresh_token: { type: "string", secret: true },
      access_token: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("crm.auth_config", { table: OauthAuthConfig });

export const validators = [
  crmObject,
  objectSchema,
  contactsListParams,
  contactsListRequest,
  contactsListRecord,
  contactsListMeta,
  contactsListResponse,
  contactsGetParams,
  contactsGetRequest,
  contactsGetRecord,
  contactsGetResponse,
  contactsApiSearchParams,
  contactsApiSearchRequest,
  contactsApiSearchRecord,
  contactsApiSearchMeta,
  contactsApiSearchResponse,
  companiesListParams,
  companiesListRequest,
  companiesListRecord,
  companiesListMeta,
  companiesListResponse,
  companiesGetParams,
  companiesGetRequest,
  companiesGetRecord,
  companiesGetResponse,
  companiesApiSearchParams,
  companiesApiSearchRequest,
  companiesApiSearchRecord,
  companiesApiSearchMeta,
  companiesApiSearchResponse,
  dealsListParams,
  dealsListRequest,
  dealsListRecord,
  dealsListMeta,
  dealsListResponse,
  dealsGetParams,
  dealsGetRequest,
  dealsGetRecord,
  dealsGetResponse,
  dealsApiSearchParams,
  dealsApiSearchRequest,
  dealsApiSearchRecord,
  dealsApiSearchMeta,
  dealsApiSearchResponse,
  ticketsListParams,
  ticketsListRequest,
  ticketsListRecord,
  ticketsListMeta,
  ticketsListResponse,
  ticketsGetParams,
  ticketsGetRequest,
  ticketsGetRecord,
  ticketsGetResponse,
  ticketsApiSearchParams,
  ticketsApiSearchRequest,
  ticketsApiSearchRecord,
  ticketsApiSearchMeta,
  ticketsApiSearchResponse,
  schemasListParams,
  schemasListRequest,
  schemasListRecord,
  schemasListResponse,
  schemasGetParams,
  schemasGetRequest,
  schemasGetRecord,
  schemasGetResponse,
  objectsListParams,
  objectsListRequest,
  objectsListRecord,
  objectsListMeta,
  objectsListResponse,
  objectsGetParams,
  objectsGetRequest,
  objectsGetRecord,
  objectsGetResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of crm",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "36c891d9-4bd9-43ac-bad2-10e12756272c" },
      auth_config: { validator: authConfig, secret: true },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("crm", {
  contacts: {
    list: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
    get: { requiredParams: ["contactId"] },
    api_search: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
  },
  companies: {
    list: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
    get: { requiredParams: ["companyId"] },
    api_search: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
  },
  deals: {
    list: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
    get: { requiredParams: ["dealId"] },
    api_search: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
  },
  tickets: {
    list: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
    get: { requiredParams: ["ticketId"] },
    api_search: {
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
  },
  schemas: {
    list: { paging: { kind: "none", because: "The document lists neither paging parameters nor Meta for this operation." } },
    get: { requiredParams: ["objectType"] },
  },
  objects: {
    list: {
      requiredParams: ["objectType"],
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" }, more: { in: "meta", field: "next_link" } },
    },
    get: { requiredParams: ["objectType", "objectId"] },
  },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  contacts: {
    list: "Lists contacts.",
    get: "Returns one contact by its id or by a unique property.",
    api_search: "Searches contacts by property filters and text.",
  },
  companies: {
    list: "Lists companies.",
    get: "Returns one company by its id or by a unique property.",
    api_search: "Searches companies by property filters and text.",
  },
  deals: {
    list: "Lists deals.",
    get: "Returns one deal by its id or by a unique property.",
    api_search: "Searches deals by property filters and text.",
  },
  tickets: {
    list: "Lists tickets.",
    get: "Returns one ticket by its id or by a unique property.",
    api_search: "Searches tickets by property filters and text.",
  },
  schemas: { list: "Lists the schemas of all custom object types.", get: "Returns the schema of one custom object type." },
  objects: {
    list: "Lists the records of a custom object type.",
    get: "Returns one record of a custom object type by its id or by a unique property.",
  },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "crm",
  definitionId: "36c891d9-4bd9-43ac-bad2-10e12756272c",
  gateway: gateway.definition,
  operations: calls,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "crm",
  definitionId: "36c891d9-4bd9-43ac-bad2-10e12756272c",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    contactsListParams,
    contactsListResponse,
    contactsGetParams,
    contactsGetResponse,
    contactsApiSearchParams,
    contactsApiSearchResponse,
    companiesListParams,
    companiesListResponse,
    companiesGetParams,
    companiesGetResponse,
    companiesApiSearchParams,
    companiesApiSearchResponse,
    dealsListParams,
    dealsListResponse,
    dealsGetParams,
    dealsGetResponse,
    dealsApiSearchParams,
    dealsApiSearchResponse,
    ticketsListParams,
    ticketsListResponse,
    ticketsGetParams,
    ticketsGetResponse,
    ticketsApiSearchParams,
    ticketsApiSearchResponse,
    schemasListParams,
    schemasListResponse,
    schemasGetParams,
    schemasGetResponse,
    objectsListParams,
    objectsListResponse,
    objectsGetParams,
    objectsGetResponse,
  ]),
  createRequest,
});
