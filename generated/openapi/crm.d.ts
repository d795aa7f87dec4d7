// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 71a7baddb82c258483558b09a64c4cb0b15364a8f6a72ec0b6321a641758c3b5, text 8508ad174364be46e59f6405b4c0ec710e64570c69063e3278622971ddb461c5

import type * as Crm from "../connectors/crm.js";
import type * as Gateway from "../connectors/gateway.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists contacts. */
  "crm.contacts.list": {
    params: Crm.ContactsListParams;
    request: Crm.ContactsListRequest;
    record: Crm.ContactsListRecord;
    meta: Crm.ContactsListMeta;
    response: Crm.ContactsListResponse;
  };
  /** Returns one contact by its id or by a unique property. */
  "crm.contacts.get": {
    params: Crm.ContactsGetParams;
    request: Crm.ContactsGetRequest;
    record: Crm.ContactsGetRecord;
    response: Crm.ContactsGetResponse;
  };
  /** Searches contacts by property filters and text. */
  "crm.contacts.api_search": {
    params: Crm.ContactsApiSearchParams;
    request: Crm.ContactsApiSearchRequest;
    record: Crm.ContactsApiSearchRecord;
    meta: Crm.ContactsApiSearchMeta;
    response: Crm.ContactsApiSearchResponse;
  };
  /** Lists companies. */
  "crm.companies.list": {
    params: Crm.CompaniesListParams;
    request: Crm.CompaniesListRequest;
    record: Crm.CompaniesListRecord;
    meta: Crm.CompaniesListMeta;
    response: Crm.CompaniesListResponse;
  };
  /** Returns one company by its id or by a unique property. */
  "crm.companies.get": {
    params: Crm.CompaniesGetParams;
    request: Crm.CompaniesGetRequest;
    record: Crm.CompaniesGetRecord;
    response: Crm.CompaniesGetResponse;
  };
  /** Searches companies by property filters and text. */
  "crm.companies.api_search": {
    params: Crm.CompaniesApiSearchParams;
    request: Crm.CompaniesApiSearchRequest;
    record: Crm.CompaniesApiSearchRecord;
    meta: Crm.CompaniesApiSearchMeta;
    response: Crm.CompaniesApiSearchResponse;
  };
  /** Lists deals. */
  "crm.deals.list": {
    params: Crm.DealsListParams;
    request: Crm.DealsListRequest;
    record: Crm.DealsListRecord;
    meta: Crm.DealsListMeta;
    response: Crm.DealsListResponse;
  };
  /** Returns one deal by its id or by a unique property. */
  "crm.deals.get": {
    params: Crm.DealsGetParams;
    request: Crm.DealsGetRequest;
    record: Crm.DealsGetRecord;
    response: Crm.DealsGetResponse;
  };
  /** Searches deals by property filters and text. */
  "crm.deals.api_search": {
    params: Crm.DealsApiSearchParams;
    request: Crm.DealsApiSearchRequest;
    record: Crm.DealsApiSearchRecord;
    meta: Crm.DealsApiSearchMeta;
    response: Crm.DealsApiSearchResponse;
  };
  /** Lists tickets. */
  "crm.tickets.list": {
    params: Crm.TicketsListParams;
    request: Crm.TicketsListRequest;
    record: Crm.TicketsListRecord;
    meta: Crm.TicketsListMeta;
    response: Crm.TicketsListResponse;
  };
  /** Returns one ticket by its id or by a unique property. */
  "crm.tickets.get": {
    params: Crm.TicketsGetParams;
    request: Crm.TicketsGetRequest;
    record: Crm.TicketsGetRecord;
    response: Crm.TicketsGetResponse;
  };
  /** Searches tickets by property filters and text. */
  "crm.tickets.api_search": {
    params: Crm.TicketsApiSearchParams;
    request: Crm.TicketsApiSearchRequest;
    record: Crm.TicketsApiSearchRecord;
    meta: Crm.TicketsApiSearchMeta;
    response: Crm.TicketsApiSearchResponse;
  };
  /** Lists the schemas of all custom object types. */
  "crm.schemas.list": {
    params: Crm.SchemasListParams;
    request: Crm.SchemasListRequest;
    record: Crm.SchemasListRecord;
    response: Crm.SchemasListResponse;
  };
  /** Returns the schema of one custom object type. */
  "crm.schemas.get": {
    params: Crm.SchemasGetParams;
    request: Crm.SchemasGetRequest;
    record: Crm.SchemasGetRecord;
    response: Crm.SchemasGetResponse;
  };
  /** Lists the records of a custom object type. */
  "crm.objects.list": {
    params: Crm.ObjectsListParams;
    request: Crm.ObjectsListRequest;
    record: Crm.ObjectsListRecord;
    meta: Crm.ObjectsListMeta;
    response: Crm.ObjectsListResponse;
  };
  /** Returns one record of a custom object type by its id or by a unique property. */
  "crm.objects.get": {
    params: Crm.ObjectsGetParams;
    request: Crm.ObjectsGetRequest;
    record: Crm.ObjectsGetRecord;
    response: Crm.ObjectsGetResponse;
  };
}

export interface paths {
  "/api/v1/connectors/instances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connector instance
     * @description Creates a connector instance for one third-party account. A connector that defines `config` in the catalog accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
     */
    post: operations["createInstance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Execute an operation
     * @description Runs an operation on a connector instance.
     */
    post: operations["execute"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List contacts
     * @description Lists contacts. Use `after` to get the next page.
     */
    post: operations["crmContactsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a contact
     * @description Returns one contact by its id or by a unique property.
     */
    post: operations["crmContactsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search contacts
     * @description Searches contacts by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmContactsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List companies
     * @description Lists companies. Use `after` to get the next page.
     */
    post: operations["crmCompaniesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a company
     * @description Returns one company by its id or by a unique property.
     */
    post: operations["crmCompaniesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search companies
     * @description Searches companies by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmCompaniesApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List deals
     * @description Lists deals. Use `after` to get the next page.
     */
    post: operations["crmDealsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a deal
     * @description Returns one deal by its id or by a unique property.
     */
    post: operations["crmDealsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search deals
     * @description Searches deals by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmDealsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List tickets
     * @description Lists tickets. Use `after` to get the next page.
     */
    post: operations["crmTicketsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a ticket
     * @description Returns one ticket by its id or by a unique property.
     */
    post: operations["crmTicketsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search tickets
     * @description Searches tickets by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmTicketsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.schemas.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List schemas
     * @description Lists the schemas of all custom object types. Cannot be paged. The document lists neither paging parameters nor Meta for this operation.
     */
    post: operations["crmSchemasList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.schemas.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a schema
     * @description Returns the schema of one custom object type.
     */
    post: operations["crmSchemasGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.objects.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List objects
     * @description Lists the records of a custom object type. Use `after` to get the next page.
     */
    post: operations["crmObjectsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.objects.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an object
     * @description Returns one record of a custom object type by its id or by a unique property.
     */
    post: operations["crmObjectsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ExecuteRequest: components["schemas"]["CrmExecuteRequest"];
    ExecuteResponse: components["schemas"]["CrmExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["CrmCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    CrmCreateRequest: Crm.CreateInstanceRequest;
    CrmExecuteRequest: Crm.ExecuteRequest;
    CrmExecuteResponse: components["schemas"]["CrmContactsListResponse"] | components["schemas"]["CrmContactsGetResponse"] | components["schemas"]["CrmContactsApiSearchResponse"] | components["schemas"]["CrmCompaniesListResponse"] | components["schemas"]["CrmCompaniesGetResponse"] | components["schemas"]["CrmCompaniesApiSearchResponse"] | components["schemas"]["CrmDealsListResponse"] | components["schemas"]["CrmDealsGetResponse"] | components["schemas"]["CrmDealsApiSearchResponse"] | components["schemas"]["CrmTicketsListResponse"] | components["schemas"]["CrmTicketsGetResponse"] | components["schemas"]["CrmTicketsApiSearchResponse"] | components["schemas"]["CrmSchemasListResponse"] | components["schemas"]["CrmSchemasGetResponse"] | components["schemas"]["CrmObjectsListResponse"] | components["schemas"]["CrmObjectsGetResponse"];
    CrmContactsListParams: Crm.ContactsListParams;
    CrmContactsListRequest: Crm.ContactsListRequest;
    CrmContactsListMeta: Crm.ContactsListMeta;
    CrmContactsListResponse: Crm.ContactsListResponse;
    CrmContactsGetParams: Crm.ContactsGetParams;
    CrmContactsGetRequest: Crm.ContactsGetRequest;
    CrmContactsGetResponse: Crm.ContactsGetResponse;
    CrmContactsApiSearchParams: Crm.ContactsApiSearchParams;
    CrmContactsApiSearchRequest: Crm.ContactsApiSearchRequest;
    CrmContactsApiSearchMeta: Crm.ContactsApiSearchMeta;
    CrmContactsApiSearchResponse: Crm.ContactsApiSearchResponse;
    CrmCompaniesListParams: Crm.CompaniesListParams;
    CrmCompaniesListRequest: Crm.CompaniesListRequest;
    CrmCompaniesListMeta: Crm.CompaniesListMeta;
    CrmCompaniesListResponse: Crm.CompaniesListResponse;
    CrmCompaniesGetParams: Crm.CompaniesGetParams;
    CrmCompaniesGetRequest: Crm.CompaniesGetRequest;
    CrmCompaniesGetResponse: Crm.CompaniesGetResponse;
    CrmCompaniesApiSearchParams: Crm.CompaniesApiSearchParams;
    CrmCompaniesApiSearchRequest: Crm.CompaniesApiSearchRequest;
    CrmCompaniesApiSearchMeta: Crm.CompaniesApiSearchMeta;
    CrmCompaniesApiSearchResponse: Crm.CompaniesApiSearchResponse;
    CrmDealsListParams: Crm.DealsListParams;
    CrmDealsListRequest: Crm.DealsListRequest;
    CrmDealsListMeta: Crm.DealsListMeta;
    CrmDealsListResponse: Crm.DealsListResponse;
    CrmDealsGetParams: Crm.DealsGetParams;
    CrmDealsGetRequest: Crm.DealsGetRequest;
    CrmDealsGetResponse: Crm.DealsGetResponse;
    CrmDealsApiSearchParams: Crm.DealsApiSearchParams;
    CrmDealsApiSearchRequest: Crm.DealsApiSearchRequest;
    CrmDealsApiSearchMeta: Crm.DealsApiSearchMeta;
    CrmDealsApiSearchResponse: Crm.DealsApiSearchResponse;
    CrmTicketsListParams: Crm.TicketsListParams;
    CrmTicketsListRequest: Crm.TicketsListRequest;
    CrmTicketsListMeta: Crm.TicketsListMeta;
    CrmTicketsListResponse: Crm.TicketsListResponse;
    CrmTicketsGetParams: Crm.TicketsGetParams;
    CrmTicketsGetRequest: Crm.TicketsGetRequest;
    CrmTicketsGetResponse: Crm.TicketsGetResponse;
    CrmTicketsApiSearchParams: Crm.TicketsApiSearchParams;
    CrmTicketsApiSearchRequest: Crm.TicketsApiSearchRequest;
    CrmTicketsApiSearchMeta: Crm.TicketsApiSearchMeta;
    CrmTicketsApiSearchResponse: Crm.TicketsApiSearchResponse;
    CrmSchemasListParams: Crm.SchemasListParams;
    CrmSchemasListRequest: Crm.SchemasListRequest;
    CrmSchemasListResponse: Crm.SchemasListResponse;
    CrmSchemasGetParams: Crm.SchemasGetParams;
    CrmSchemasGetRequest: Crm.SchemasGetRequest;
    CrmSchemasGetResponse: Crm.SchemasGetResponse;
    CrmObjectsListParams: Crm.ObjectsListParams;
    CrmObjectsListRequest: Crm.ObjectsListRequest;
    CrmObjectsListMeta: Crm.ObjectsListMeta;
    CrmObjectsListResponse: Crm.ObjectsListResponse;
    CrmObjectsGetParams: Crm.ObjectsGetParams;
    CrmObjectsGetRequest: Crm.ObjectsGetRequest;
    CrmObjectsGetResponse: Crm.ObjectsGetResponse;
    CrmAuthConfig: Crm.AuthConfig;
    CrmSearchFilter: Crm.SearchFilter;
    CrmSearchFilterGroup: Crm.SearchFilterGroup;
    CrmSearchSort: Crm.SearchSort;
    CrmCrmObject: Crm.CrmObject;
    CrmObjectSchema: Crm.ObjectSchema;
  };
  responses: {
    /** @description The credentials match none of the connector's authentication methods. */
    Error400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token is missing or invalid. */
    Error401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token does not permit the request, or a rule of the operation refuses it. */
    Error403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description No instance with this id exists, or the third-party system has no such record. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The method is not POST. The `Allow` header lists the methods that the path accepts. */
    Error405: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is longer than the gateway accepts. */
    Error413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is not JSON in UTF-8, or it is compressed. */
    Error415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is invalid, for example because a required property is missing. */
    Error422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system refuses the credentials of the instance. */
    Error424: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description Too many requests. The `Retry-After` header says how long to wait. */
    Error429: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway failed with an internal error. */
    Error500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway does not implement the operation. */
    Error501: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system cannot be reached or returns an invalid response. */
    Error502: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway cannot answer at the moment, for example because its database is not available. The `Retry-After` header says how long to wait. */
    Error503: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system does not respond in time. */
    Error504: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
  };
  parameters: {
    connector_instance_id: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createInstance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GatewayCreateInstanceRequest"];
      };
    };
    responses: {
      /** @description The new connector instance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  execute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExecuteRequest"];
      };
    };
    responses: {
      /** @description The result of a successful operation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmContactsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmContactsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmContactsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmContactsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmContactsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmContactsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmContactsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmContactsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmContactsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmCompaniesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmCompaniesListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmCompaniesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmCompaniesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmCompaniesGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmCompaniesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmCompaniesApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmCompaniesApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmCompaniesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmDealsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmDealsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmDealsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmDealsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmDealsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmDealsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmDealsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmDealsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmDealsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmTicketsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmTicketsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmTicketsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmTicketsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmTicketsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmTicketsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmTicketsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmTicketsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmTicketsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmSchemasList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmSchemasListRequest"];
      };
    };
    responses: {
      /** @description A list of `ObjectSchema` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmSchemasListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmSchemasGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmSchemasGetRequest"];
      };
    };
    responses: {
      /** @description The `ObjectSchema` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmSchemasGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmObjectsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmObjectsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmObjectsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmObjectsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmObjectsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmObjectsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
}
