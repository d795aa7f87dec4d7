// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { operations } from "../operations/crm.js";
import { gateway } from "../operations/gateway.js";
import { byKey } from "../runtime/choices.js";
import { createRequestValidator, createResponseValidator } from "../runtime/exchange.js";
import { deepFreeze } from "../runtime/freeze.js";
import { createValidator } from "../runtime/validator.js";
import { requestEnvelope, responseEnvelope } from "./gateway.envelope.js";

export { operations };

const SearchFilter = {
  name: "SearchFilter",
  side: "request",
  fields: {
    operator: {
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
    propertyName: "string",
    value: "string",
    values: "array<string>",
  },
};

const SearchFilterGroup = {
  name: "SearchFilterGroup",
  side: "request",
  fields: {
    filters: { items: { table: SearchFilter } },
  },
};

const SearchSort = {
  name: "SearchSort",
  side: "request",
  fields: {
    propertyName: "string",
    direction: { enum: ["ASCENDING", "DESCENDING"] },
  },
};

const CrmObject = {
  name: "CrmObject",
  side: "response",
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

const ObjectSchema = {
  name: "ObjectSchema",
  side: "response",
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

const ContactsListParams = {
  name: "crm.contacts.list",
  side: "request",
  noun: "parameter",
  fields: {
    limit: "integer",
    after: "string",
    associations: "string",
    properties: "string",
    propertiesWithHistory: "string",
    archived: "boolean",
  },
};

/** Params of `crm.contacts.list`. Lists contacts. */
export const contactsListParams = /* @__PURE__ */ createValidator("crm.contacts.list.params", { table: ContactsListParams });

/** Request body of `crm.contacts.list`. */
export const contactsListRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.contacts.list", ContactsListParams);

/** A record of `crm.contacts.list`. */
export const contactsListRecord = /* @__PURE__ */ createValidator("crm.contacts.list.record", { table: CrmObject });

const ContactsListMeta = {
  name: "the meta of crm.contacts.list",
  side: "response",
  fields: {
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.contacts.list`. */
export const contactsListMeta = /* @__PURE__ */ createValidator("crm.contacts.list.meta", { table: ContactsListMeta });

/** Response body of `crm.contacts.list`. */
export const contactsListResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.contacts.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: ContactsListMeta, nullable: true },
});

const ContactsGetParams = {
  name: "crm.contacts.get",
  side: "request",
  noun: "parameter",
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

/** Params of `crm.contacts.get`. Returns one contact by its id or by a unique property. */
export const contactsGetParams = /* @__PURE__ */ createValidator("crm.contacts.get.params", { table: ContactsGetParams });

/** Request body of `crm.contacts.get`. */
export const contactsGetRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.contacts.get", ContactsGetParams, {
  paramsRequired: true,
});

/** A record of `crm.contacts.get`. */
export const contactsGetRecord = /* @__PURE__ */ createValidator("crm.contacts.get.record", { table: CrmObject });

/** Response body of `crm.contacts.get`. */
export const contactsGetResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.contacts.get", {
  result: { table: CrmObject },
});

const ContactsApiSearchParams = {
  name: "crm.contacts.api_search",
  side: "request",
  noun: "parameter",
  fields: {
    filterGroups: { items: { table: SearchFilterGroup }, maxItems: 6 },
    properties: "array<string>",
    limit: "integer",
    after: "string",
    sorts: { items: { table: SearchSort } },
    query: { type: "string", maxLength: 3000 },
  },
};

/** Params of `crm.contacts.api_search`. Searches contacts by property filters and text. */
export const contactsApiSearchParams = /* @__PURE__ */ createValidator("crm.contacts.api_search.params", {
  table: ContactsApiSearchParams,
});

/** Request body of `crm.contacts.api_search`. */
export const contactsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  requestEnvelope,
  "crm.contacts.api_search",
  ContactsApiSearchParams,
);

/** A record of `crm.contacts.api_search`. */
export const contactsApiSearchRecord = /* @__PURE__ */ createValidator("crm.contacts.api_search.record", { table: CrmObject });

const ContactsApiSearchMeta = {
  name: "the meta of crm.contacts.api_search",
  side: "response",
  fields: {
    total: "integer",
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.contacts.api_search`. */
export const contactsApiSearchMeta = /* @__PURE__ */ createValidator("crm.contacts.api_search.meta", { table: ContactsApiSearchMeta });

/** Response body of `crm.contacts.api_search`. */
export const contactsApiSearchResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.contacts.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: ContactsApiSearchMeta, nullable: true },
});

const CompaniesListParams = {
  name: "crm.companies.list",
  side: "request",
  noun: "parameter",
  fields: {
    limit: "integer",
    after: "string",
    associations: "string",
    properties: "string",
    propertiesWithHistory: "string",
    archived: "boolean",
  },
};

/** Params of `crm.companies.list`. Lists companies. */
export const companiesListParams = /* @__PURE__ */ createValidator("crm.companies.list.params", { table: CompaniesListParams });

/** Request body of `crm.companies.list`. */
export const companiesListRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.companies.list", CompaniesListParams);

/** A record of `crm.companies.list`. */
export const companiesListRecord = /* @__PURE__ */ createValidator("crm.companies.list.record", { table: CrmObject });

const CompaniesListMeta = {
  name: "the meta of crm.companies.list",
  side: "response",
  fields: {
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.companies.list`. */
export const companiesListMeta = /* @__PURE__ */ createValidator("crm.companies.list.meta", { table: CompaniesListMeta });

/** Response body of `crm.companies.list`. */
export const companiesListResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.companies.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: CompaniesListMeta, nullable: true },
});

const CompaniesGetParams = {
  name: "crm.companies.get",
  side: "request",
  noun: "parameter",
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

/** Params of `crm.companies.get`. Returns one company by its id or by a unique property. */
export const companiesGetParams = /* @__PURE__ */ createValidator("crm.companies.get.params", { table: CompaniesGetParams });

/** Request body of `crm.companies.get`. */
export const companiesGetRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.companies.get", CompaniesGetParams, {
  paramsRequired: true,
});

/** A record of `crm.companies.get`. */
export const companiesGetRecord = /* @__PURE__ */ createValidator("crm.companies.get.record", { table: CrmObject });

/** Response body of `crm.companies.get`. */
export const companiesGetResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.companies.get", {
  result: { table: CrmObject },
});

const CompaniesApiSearchParams = {
  name: "crm.companies.api_search",
  side: "request",
  noun: "parameter",
  fields: {
    filterGroups: { items: { table: SearchFilterGroup }, maxItems: 6 },
    properties: "array<string>",
    limit: "integer",
    after: "string",
    sorts: { items: { table: SearchSort } },
    query: { type: "string", maxLength: 3000 },
  },
};

/** Params of `crm.companies.api_search`. Searches companies by property filters and text. */
export const companiesApiSearchParams = /* @__PURE__ */ createValidator("crm.companies.api_search.params", {
  table: CompaniesApiSearchParams,
});

/** Request body of `crm.companies.api_search`. */
export const companiesApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  requestEnvelope,
  "crm.companies.api_search",
  CompaniesApiSearchParams,
);

/** A record of `crm.companies.api_search`. */
export const companiesApiSearchRecord = /* @__PURE__ */ createValidator("crm.companies.api_search.record", { table: CrmObject });

const CompaniesApiSearchMeta = {
  name: "the meta of crm.companies.api_search",
  side: "response",
  fields: {
    total: "integer",
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.companies.api_search`. */
export const companiesApiSearchMeta = /* @__PURE__ */ createValidator("crm.companies.api_search.meta", { table: CompaniesApiSearchMeta });

/** Response body of `crm.companies.api_search`. */
export const companiesApiSearchResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.companies.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: CompaniesApiSearchMeta, nullable: true },
});

const DealsListParams = {
  name: "crm.deals.list",
  side: "request",
  noun: "parameter",
  fields: {
    limit: "integer",
    after: "string",
    associations: "string",
    properties: "string",
    propertiesWithHistory: "string",
    archived: "boolean",
  },
};

/** Params of `crm.deals.list`. Lists deals. */
export const dealsListParams = /* @__PURE__ */ createValidator("crm.deals.list.params", { table: DealsListParams });

/** Request body of `crm.deals.list`. */
export const dealsListRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.deals.list", DealsListParams);

/** A record of `crm.deals.list`. */
export const dealsListRecord = /* @__PURE__ */ createValidator("crm.deals.list.record", { table: CrmObject });

const DealsListMeta = {
  name: "the meta of crm.deals.list",
  side: "response",
  fields: {
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.deals.list`. */
export const dealsListMeta = /* @__PURE__ */ createValidator("crm.deals.list.meta", { table: DealsListMeta });

/** Response body of `crm.deals.list`. */
export const dealsListResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.deals.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: DealsListMeta, nullable: true },
});

const DealsGetParams = {
  name: "crm.deals.get",
  side: "request",
  noun: "parameter",
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

/** Params of `crm.deals.get`. Returns one deal by its id or by a unique property. */
export const dealsGetParams = /* @__PURE__ */ createValidator("crm.deals.get.params", { table: DealsGetParams });

/** Request body of `crm.deals.get`. */
export const dealsGetRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.deals.get", DealsGetParams, {
  paramsRequired: true,
});

/** A record of `crm.deals.get`. */
export const dealsGetRecord = /* @__PURE__ */ createValidator("crm.deals.get.record", { table: CrmObject });

/** Response body of `crm.deals.get`. */
export const dealsGetResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.deals.get", {
  result: { table: CrmObject },
});

const DealsApiSearchParams = {
  name: "crm.deals.api_search",
  side: "request",
  noun: "parameter",
  fields: {
    filterGroups: { items: { table: SearchFilterGroup }, maxItems: 6 },
    properties: "array<string>",
    limit: "integer",
    after: "string",
    sorts: { items: { table: SearchSort } },
    query: { type: "string", maxLength: 3000 },
  },
};

/** Params of `crm.deals.api_search`. Searches deals by property filters and text. */
export const dealsApiSearchParams = /* @__PURE__ */ createValidator("crm.deals.api_search.params", { table: DealsApiSearchParams });

/** Request body of `crm.deals.api_search`. */
export const dealsApiSearchRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.deals.api_search", DealsApiSearchParams);

/** A record of `crm.deals.api_search`. */
export const dealsApiSearchRecord = /* @__PURE__ */ createValidator("crm.deals.api_search.record", { table: CrmObject });

const DealsApiSearchMeta = {
  name: "the meta of crm.deals.api_search",
  side: "response",
  fields: {
    total: "integer",
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.deals.api_search`. */
export const dealsApiSearchMeta = /* @__PURE__ */ createValidator("crm.deals.api_search.meta", { table: DealsApiSearchMeta });

/** Response body of `crm.deals.api_search`. */
export const dealsApiSearchResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.deals.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: DealsApiSearchMeta, nullable: true },
});

const TicketsListParams = {
  name: "crm.tickets.list",
  side: "request",
  noun: "parameter",
  fields: {
    limit: "integer",
    after: "string",
    associations: "string",
    properties: "string",
    propertiesWithHistory: "string",
    archived: "boolean",
  },
};

/** Params of `crm.tickets.list`. Lists tickets. */
export const ticketsListParams = /* @__PURE__ */ createValidator("crm.tickets.list.params", { table: TicketsListParams });

/** Request body of `crm.tickets.list`. */
export const ticketsListRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.tickets.list", TicketsListParams);

/** A record of `crm.tickets.list`. */
export const ticketsListRecord = /* @__PURE__ */ createValidator("crm.tickets.list.record", { table: CrmObject });

const TicketsListMeta = {
  name: "the meta of crm.tickets.list",
  side: "response",
  fields: {
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.tickets.list`. */
export const ticketsListMeta = /* @__PURE__ */ createValidator("crm.tickets.list.meta", { table: TicketsListMeta });

/** Response body of `crm.tickets.list`. */
export const ticketsListResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.tickets.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: TicketsListMeta, nullable: true },
});

const TicketsGetParams = {
  name: "crm.tickets.get",
  side: "request",
  noun: "parameter",
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

/** Params of `crm.tickets.get`. Returns one ticket by its id or by a unique property. */
export const ticketsGetParams = /* @__PURE__ */ createValidator("crm.tickets.get.params", { table: TicketsGetParams });

/** Request body of `crm.tickets.get`. */
export const ticketsGetRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.tickets.get", TicketsGetParams, {
  paramsRequired: true,
});

/** A record of `crm.tickets.get`. */
export const ticketsGetRecord = /* @__PURE__ */ createValidator("crm.tickets.get.record", { table: CrmObject });

/** Response body of `crm.tickets.get`. */
export const ticketsGetResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.tickets.get", {
  result: { table: CrmObject },
});

const TicketsApiSearchParams = {
  name: "crm.tickets.api_search",
  side: "request",
  noun: "parameter",
  fields: {
    filterGroups: { items: { table: SearchFilterGroup }, maxItems: 6 },
    properties: "array<string>",
    limit: "integer",
    after: "string",
    sorts: { items: { table: SearchSort } },
    query: { type: "string", maxLength: 3000 },
  },
};

/** Params of `crm.tickets.api_search`. Searches tickets by property filters and text. */
export const ticketsApiSearchParams = /* @__PURE__ */ createValidator("crm.tickets.api_search.params", { table: TicketsApiSearchParams });

/** Request body of `crm.tickets.api_search`. */
export const ticketsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  requestEnvelope,
  "crm.tickets.api_search",
  TicketsApiSearchParams,
);

/** A record of `crm.tickets.api_search`. */
export const ticketsApiSearchRecord = /* @__PURE__ */ createValidator("crm.tickets.api_search.record", { table: CrmObject });

const TicketsApiSearchMeta = {
  name: "the meta of crm.tickets.api_search",
  side: "response",
  fields: {
    total: "integer",
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.tickets.api_search`. */
export const ticketsApiSearchMeta = /* @__PURE__ */ createValidator("crm.tickets.api_search.meta", { table: TicketsApiSearchMeta });

/** Response body of `crm.tickets.api_search`. */
export const ticketsApiSearchResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.tickets.api_search", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: TicketsApiSearchMeta, nullable: true },
});

const SchemasListParams = {
  name: "crm.schemas.list",
  side: "request",
  noun: "parameter",
  fields: {
    archived: "boolean",
  },
};

/** Params of `crm.schemas.list`. Lists the schemas of all custom object types. */
export const schemasListParams = /* @__PURE__ */ createValidator("crm.schemas.list.params", { table: SchemasListParams });

/** Request body of `crm.schemas.list`. */
export const schemasListRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.schemas.list", SchemasListParams);

/** A record of `crm.schemas.list`. */
export const schemasListRecord = /* @__PURE__ */ createValidator("crm.schemas.list.record", { table: ObjectSchema });

/** Response body of `crm.schemas.list`. */
export const schemasListResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.schemas.list", {
  result: { items: { table: ObjectSchema } },
});

const SchemasGetParams = {
  name: "crm.schemas.get",
  side: "request",
  noun: "parameter",
  required: ["objectType"],
  fields: {
    objectType: "string",
  },
};

/** Params of `crm.schemas.get`. Returns the schema of one custom object type. */
export const schemasGetParams = /* @__PURE__ */ createValidator("crm.schemas.get.params", { table: SchemasGetParams });

/** Request body of `crm.schemas.get`. */
export const schemasGetRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.schemas.get", SchemasGetParams, {
  paramsRequired: true,
});

/** A record of `crm.schemas.get`. */
export const schemasGetRecord = /* @__PURE__ */ createValidator("crm.schemas.get.record", { table: ObjectSchema });

/** Response body of `crm.schemas.get`. */
export const schemasGetResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.schemas.get", {
  result: { table: ObjectSchema },
});

const ObjectsListParams = {
  name: "crm.objects.list",
  side: "request",
  noun: "parameter",
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

/** Params of `crm.objects.list`. Lists the records of a custom object type. */
export const objectsListParams = /* @__PURE__ */ createValidator("crm.objects.list.params", { table: ObjectsListParams });

/** Request body of `crm.objects.list`. */
export const objectsListRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.objects.list", ObjectsListParams, {
  paramsRequired: true,
});

/** A record of `crm.objects.list`. */
export const objectsListRecord = /* @__PURE__ */ createValidator("crm.objects.list.record", { table: CrmObject });

const ObjectsListMeta = {
  name: "the meta of crm.objects.list",
  side: "response",
  fields: {
    next_cursor: "string",
    next_link: "string",
  },
};

/** Meta of `crm.objects.list`. */
export const objectsListMeta = /* @__PURE__ */ createValidator("crm.objects.list.meta", { table: ObjectsListMeta });

/** Response body of `crm.objects.list`. */
export const objectsListResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.objects.list", {
  result: { items: { table: CrmObject } },
  connector_metadata: { table: ObjectsListMeta, nullable: true },
});

const ObjectsGetParams = {
  name: "crm.objects.get",
  side: "request",
  noun: "parameter",
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

/** Params of `crm.objects.get`. Returns one record of a custom object type by its id or by a unique property. */
export const objectsGetParams = /* @__PURE__ */ createValidator("crm.objects.get.params", { table: ObjectsGetParams });

/** Request body of `crm.objects.get`. */
export const objectsGetRequest = /* @__PURE__ */ createRequestValidator(requestEnvelope, "crm.objects.get", ObjectsGetParams, {
  paramsRequired: true,
});

/** A record of `crm.objects.get`. */
export const objectsGetRecord = /* @__PURE__ */ createValidator("crm.objects.get.record", { table: CrmObject });

/** Response body of `crm.objects.get`. */
export const objectsGetResponse = /* @__PURE__ */ createResponseValidator(responseEnvelope, "crm.objects.get", {
  result: { table: CrmObject },
});

/** The record `CrmObject`. */
export const crmObject = /* @__PURE__ */ createValidator("crm.records.CrmObject", { table: CrmObject });

/** The record `ObjectSchema`. */
export const objectSchema = /* @__PURE__ */ createValidator("crm.records.ObjectSchema", { table: ObjectSchema });

const OauthAuthConfig = {
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

/** `auth_config` of CRM: exactly the fields of one method. */
export const authConfig = /* @__PURE__ */ createValidator("crm.auth_config", { table: OauthAuthConfig });

/** Any request to an instance of CRM. */
export const execute = /* @__PURE__ */ createValidator("crm.execute", /* @__PURE__ */ byKey("entity", "crm", {
  contacts: /* @__PURE__ */ byKey("action", "crm.contacts", {
    list: { validator: contactsListRequest },
    get: { validator: contactsGetRequest },
    api_search: { validator: contactsApiSearchRequest },
  }),
  companies: /* @__PURE__ */ byKey("action", "crm.companies", {
    list: { validator: companiesListRequest },
    get: { validator: companiesGetRequest },
    api_search: { validator: companiesApiSearchRequest },
  }),
  deals: /* @__PURE__ */ byKey("action", "crm.deals", {
    list: { validator: dealsListRequest },
    get: { validator: dealsGetRequest },
    api_search: { validator: dealsApiSearchRequest },
  }),
  tickets: /* @__PURE__ */ byKey("action", "crm.tickets", {
    list: { validator: ticketsListRequest },
    get: { validator: ticketsGetRequest },
    api_search: { validator: ticketsApiSearchRequest },
  }),
  schemas: /* @__PURE__ */ byKey("action", "crm.schemas", {
    list: { validator: schemasListRequest },
    get: { validator: schemasGetRequest },
  }),
  objects: /* @__PURE__ */ byKey("action", "crm.objects", {
    list: { validator: objectsListRequest },
    get: { validator: objectsGetRequest },
  }),
}));

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

/** CRM for `createGateway` of `connector-gateway-spec/client`. */
export const connector = /* @__PURE__ */ deepFreeze({
  id: "crm",
  definitionId: "36c891d9-4bd9-43ac-bad2-10e12756272c",
  gateway,
  operations,
  validators: {
    "contacts.list": { params: contactsListParams, response: contactsListResponse },
    "contacts.get": { params: contactsGetParams, response: contactsGetResponse },
    "contacts.api_search": { params: contactsApiSearchParams, response: contactsApiSearchResponse },
    "companies.list": { params: companiesListParams, response: companiesListResponse },
    "companies.get": { params: companiesGetParams, response: companiesGetResponse },
    "companies.api_search": { params: companiesApiSearchParams, response: companiesApiSearchResponse },
    "deals.list": { params: dealsListParams, response: dealsListResponse },
    "deals.get": { params: dealsGetParams, response: dealsGetResponse },
    "deals.api_search": { params: dealsApiSearchParams, response: dealsApiSearchResponse },
    "tickets.list": { params: ticketsListParams, response: ticketsListResponse },
    "tickets.get": { params: ticketsGetParams, response: ticketsGetResponse },
    "tickets.api_search": { params: ticketsApiSearchParams, response: ticketsApiSearchResponse },
    "schemas.list": { params: schemasListParams, response: schemasListResponse },
    "schemas.get": { params: schemasGetParams, response: schemasGetResponse },
    "objects.list": { params: objectsListParams, response: objectsListResponse },
    "objects.get": { params: objectsGetParams, response: objectsGetResponse },
  },
  createRequest,
});
