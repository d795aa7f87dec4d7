// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 2faed681696f3877, text f473bce26630b340

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
    /** @description Values of the returned properties, as text or null; numbers and times are text, too. Named here are well-known standard properties of contacts, companies, deals and tickets; a record has only those of its object type. Other names are further standard properties and those of the account. */
    CrmCrmProperties: {
      /** @description Id of the record, unique within its object type. */
      hs_object_id?: string | null;
      /** @description When the record was created, as an ISO 8601 timestamp. */
      createdate?: string | null;
      /** @description When the record was created, as an ISO 8601 timestamp. Custom objects have no `createdate`. */
      hs_createdate?: string | null;
      /** @description When the record was last changed, as an ISO 8601 timestamp. See also `lastmodifieddate`. */
      hs_lastmodifieddate?: string | null;
      /** @description Id of the user who created the record. */
      hs_created_by_user_id?: string | null;
      /** @description Kind of source that created the record, such as `IMPORT` or `INTEGRATION`. */
      hs_object_source?: string | null;
      /** @description Kind of source that created the record, as shown to users. */
      hs_object_source_label?: string | null;
      /** @description Id of the owner that the record is assigned to. */
      hubspot_owner_id?: string | null;
      /** @description When the record was last assigned to an owner, as an ISO 8601 timestamp. */
      hubspot_owner_assigneddate?: string | null;
      /** @description Id of the main team of the owner. */
      hubspot_team_id?: string | null;
      /** @description Stage of a contact or company on its way to becoming a customer, such as `lead`. */
      lifecyclestage?: string | null;
      /** @description State of the sales effort for a contact or company, such as `OPEN`. */
      hs_lead_status?: string | null;
      /** @description Phone number of a contact or company. */
      phone?: string | null;
      /** @description Street address of a contact or company. */
      address?: string | null;
      /** @description City of a contact or company. */
      city?: string | null;
      /** @description State or region of a contact or company. */
      state?: string | null;
      /** @description Postal code of a contact or company. */
      zip?: string | null;
      /** @description Country or region of a contact or company, as a name. */
      country?: string | null;
      /** @description URL of the website of a company, or of the company that a contact works for. */
      website?: string | null;
      /** @description Industry in which a contact or company works. Companies have a fixed list of values. */
      industry?: string | null;
      /** @description Yearly revenue of a company, or of the company that a contact works for. */
      annualrevenue?: string | null;
      /** @description Free text about a company or deal. */
      description?: string | null;
      /** @description Channel through which the record first came in, such as `ORGANIC_SEARCH`. */
      hs_analytics_source?: string | null;
      /** @description Detail of the original channel, such as the name of a website. */
      hs_analytics_source_data_1?: string | null;
      /** @description When a call, email, meeting or other contact was last logged, as an ISO 8601 timestamp. */
      notes_last_contacted?: string | null;
      /** @description When an activity was last logged for the record, as an ISO 8601 timestamp. */
      notes_last_updated?: string | null;
      /** @description When the next planned activity for the record takes place, as an ISO 8601 timestamp. */
      notes_next_activity_date?: string | null;
      /** @description Number of activities that are logged for the record. */
      num_notes?: string | null;
      /** @description Number of calls, emails, meetings and other contacts that are logged for the record. */
      num_contacted_notes?: string | null;
      /** @description Number of contacts that belong to the company or deal. */
      num_associated_contacts?: string | null;
      /** @description Number of deals that belong to the contact or company. */
      num_associated_deals?: string | null;
      /** @description Number of days from the creation of the record to its closing. */
      days_to_close?: string | null;
      /** @description Whether the deal is won or lost, or the ticket is closed, as `true` or `false`. */
      hs_is_closed?: string | null;
      /** @description When a deal was closed or should be, or a contact or company became a customer, as an ISO 8601 timestamp. */
      closedate?: string | null;
      /** @description Sum of the amounts of the won deals of a company or contact. */
      total_revenue?: string | null;
      /** @description Amount of the last won deal of a company or contact. */
      recent_deal_amount?: string | null;
      /** @description When the last won deal of a company or contact was closed, as an ISO 8601 timestamp. */
      recent_deal_close_date?: string | null;
      /** @description When the contact, or a contact of the company, last submitted a form, as an ISO 8601 timestamp. */
      recent_conversion_date?: string | null;
      /** @description Email address of the contact, which identifies it within the account. */
      email?: string | null;
      /** @description Further email addresses of the contact, separated by semicolons. */
      hs_additional_emails?: string | null;
      /** @description Whether the contact has opted out of all marketing email, as `true` or `false`. */
      hs_email_optout?: string | null;
      /** @description First name of the contact. */
      firstname?: string | null;
      /** @description Last name of the contact. */
      lastname?: string | null;
      /** @description Form of address that goes before the contact's name. */
      salutation?: string | null;
      /** @description Job title of the contact. */
      jobtitle?: string | null;
      /** @description Name of the company that the contact works for, as entered with the contact. */
      company?: string | null;
      /** @description Id of the company that is the contact's main one. */
      associatedcompanyid?: string | null;
      /** @description Mobile phone number of the contact. */
      mobilephone?: string | null;
      /** @description Language that the contact prefers, as a code such as `en-gb`. */
      hs_language?: string | null;
      /** @description URL of the contact's LinkedIn profile. */
      hs_linkedin_url?: string | null;
      /** @description Whether the contact counts as a marketing contact, as `true` or `false`. */
      hs_marketable_status?: string | null;
      /** @description When the contact was last changed, as an ISO 8601 timestamp. */
      lastmodifieddate?: string | null;
      /** @description Name of the company. */
      name?: string | null;
      /** @description Internet domain of the company, which identifies it within the account. */
      domain?: string | null;
      /** @description Relation of the company to the account, such as `PROSPECT` or `PARTNER`. */
      type?: string | null;
      /** @description Number of people who work for the company. */
      numberofemployees?: string | null;
      /** @description Year in which the company was founded. */
      founded_year?: string | null;
      /** @description Whether the company's shares are publicly traded, as `true` or `false`. */
      is_public?: string | null;
      /** @description Time zone of the company. */
      timezone?: string | null;
      /** @description URL of the company's LinkedIn page. */
      linkedin_company_page?: string | null;
      /** @description Id of the company that this one belongs to. */
      hs_parent_company_id?: string | null;
      /** @description Name of the deal. */
      dealname?: string | null;
      /** @description Kind of deal, such as `newbusiness` or `existingbusiness`. */
      dealtype?: string | null;
      /** @description Id of the pipeline that the deal is in. */
      pipeline?: string | null;
      /** @description Id of the stage of the pipeline that the deal has reached. */
      dealstage?: string | null;
      /** @description Total value of the deal, in the currency of the deal. */
      amount?: string | null;
      /** @description Total value of the deal, converted to the currency of the account. */
      amount_in_home_currency?: string | null;
      /** @description Currency of the deal, as an ISO 4217 code. */
      deal_currency_code?: string | null;
      /** @description Probability that the deal is won, from 0 to 1, as set for its stage. */
      hs_deal_stage_probability?: string | null;
      /** @description Amount of the deal times the probability that the forecast assumes, in the currency of the account. */
      hs_forecast_amount?: string | null;
      /** @description Priority of the deal, such as `low` or `high`. */
      hs_priority?: string | null;
      /** @description Whether the deal is won, as `true` or `false`. */
      hs_is_closed_won?: string | null;
      /** @description Whether the deal is lost, as `true` or `false`. */
      hs_is_closed_lost?: string | null;
      /** @description Free text about why the deal was won. */
      closed_won_reason?: string | null;
      /** @description Free text about why the deal was lost. */
      closed_lost_reason?: string | null;
      /** @description Annual recurring revenue of the deal. */
      hs_arr?: string | null;
      /** @description Monthly recurring revenue of the deal. */
      hs_mrr?: string | null;
      /** @description Short summary of the ticket. */
      subject?: string | null;
      /** @description Description of the ticket. */
      content?: string | null;
      /** @description Id of the pipeline that the ticket is in. Contacts and companies can have it, too. */
      hs_pipeline?: string | null;
      /** @description Id of the stage of the pipeline that the ticket has reached. */
      hs_pipeline_stage?: string | null;
      /** @description Priority of the ticket, such as `LOW` or `HIGH`. */
      hs_ticket_priority?: string | null;
      /** @description Reasons why the customer asked for help, separated by semicolons. */
      hs_ticket_category?: string | null;
      /** @description Channel through which the ticket came, such as `EMAIL` or `CHAT`. */
      source_type?: string | null;
      /** @description How the ticket was resolved. */
      hs_resolution?: string | null;
      /** @description When the ticket was closed, as an ISO 8601 timestamp. */
      closed_date?: string | null;
      /** @description When an agent first replied to the customer by email, as an ISO 8601 timestamp. */
      first_agent_reply_date?: string | null;
      /** @description Time from the creation of the ticket to the first reply by email, in milliseconds. */
      time_to_first_agent_reply?: string | null;
      /** @description Time from the creation of the ticket to its closing, in milliseconds. */
      time_to_close?: string | null;
    } & {
      [key: string]: unknown;
    };
    /** @description A value that a property has or had. */
    CrmPropertyVersion: {
      /** @description Value of the property, as text. */
      value?: string | null;
      /** @description When the property got the value, as an ISO 8601 timestamp. */
      timestamp?: string | null;
      /** @description Kind of source that the value comes from, such as `CRM_UI` or `FORM`. */
      sourceType?: string | null;
      /** @description Id of the source within its kind. */
      sourceId?: string | null;
      /** @description Name of the source, as shown to users. */
      sourceLabel?: string | null;
      /** @description Id of the user who set the value. */
      updatedByUserId?: number | null;
    };
    /** @description A page of the records of one object type that a record is associated with. */
    CrmAssociatedRecords: {
      /** @description Associated records of this page. */
      results?: components["schemas"]["CrmAssociatedRecord"][] | null;
      /** @description Where further associated records are. Absent when there are none. */
      paging?: {
        /** @description Page that follows this one. */
        next?: {
          /** @description Paging cursor from which the next page starts. */
          after?: string | null;
          /** @description URL of the next page. */
          link?: string | null;
        } | null;
        /** @description Page that comes before this one. */
        prev?: {
          /** @description Paging cursor at which the previous page ends. */
          before?: string | null;
          /** @description URL of the previous page. */
          link?: string | null;
        } | null;
      } | null;
    };
    /** @description A reference to an associated record. */
    CrmAssociatedRecord: {
      /** @description Id of the associated record. */
      id?: string | null;
      /** @description Name of the kind of association, such as `contact_to_company`. */
      type?: string | null;
    };
    /** @description Names under which an object type is shown to users. */
    CrmObjectTypeLabels: {
      /** @description Name for one record. */
      singular?: string | null;
      /** @description Name for several records. */
      plural?: string | null;
    };
    /** @description The definition of a property of an object type. */
    CrmCrmPropertyDefinition: {
      /** @description Internal name of the property, the key under which records return its value. */
      name?: string | null;
      /** @description Name of the property, as shown to users. */
      label?: string | null;
      /** @description Kind of values that the property holds. Records return values of all kinds as text. Known values: `string`, `number`, `date`, `datetime`, `enumeration`, `bool`. */
      type?: string | null;
      /** @description Kind of input in which users edit the property, such as `text`, `select` or `checkbox`. */
      fieldType?: string | null;
      /** @description Internal name of the group that the property is shown in. */
      groupName?: string | null;
      /** @description Explanation of the property for users. */
      description?: string | null;
      /** @description Values to choose from. Empty unless `type` is `enumeration`. */
      options?: components["schemas"]["CrmPropertyOption"][] | null;
      /** @description Position of the property among others, lowest first. Negative numbers come last. */
      displayOrder?: number | null;
      /** @description Whether the property is hidden from users. */
      hidden?: boolean | null;
      /** @description Whether no two records can have the same value. */
      hasUniqueValue?: boolean | null;
      /** @description Whether the value is computed from other properties. */
      calculated?: boolean | null;
      /** @description Whether the options come from elsewhere, such as the owners of the account. */
      externalOptions?: boolean | null;
      /** @description Whether forms can ask for the property. */
      formField?: boolean | null;
      /** @description Whether the property is a standard one, not one that the account has added. */
      hubspotDefined?: boolean | null;
      /** @description Whether the property is archived. */
      archived?: boolean | null;
      /** @description When the property was archived, as an ISO 8601 timestamp. */
      archivedAt?: string | null;
      /** @description When the property was created, as an ISO 8601 timestamp. */
      createdAt?: string | null;
      /** @description When the property was last changed, as an ISO 8601 timestamp. */
      updatedAt?: string | null;
      /** @description Id of the user who created the property. */
      createdUserId?: string | null;
      /** @description Id of the user who last changed the property. */
      updatedUserId?: string | null;
      /** @description Kind of object whose ids are the options, such as `OWNER`. */
      referencedObjectType?: string | null;
      /** @description Formula from which the value is computed. */
      calculationFormula?: string | null;
      /** @description Whether the value is shown with the currency symbol of the account. */
      showCurrencySymbol?: boolean | null;
      /** @description How sensitive the values are. Known values: `non_sensitive`, `sensitive`, `highly_sensitive`. */
      dataSensitivity?: string | null;
      /** @description Kinds of sensitive data that the property holds, such as health data. */
      sensitiveDataCategories?: string[] | null;
      /** @description What users may change about the property. */
      modificationMetadata?: {
        /** @description Whether the property can be archived. */
        archivable?: boolean | null;
        /** @description Whether the definition cannot be changed. */
        readOnlyDefinition?: boolean | null;
        /** @description Whether the options cannot be changed. */
        readOnlyOptions?: boolean | null;
        /** @description Whether the values of records cannot be changed. */
        readOnlyValue?: boolean | null;
      } | null;
    };
    /** @description A value that a property of type `enumeration` can have. */
    CrmPropertyOption: {
      /** @description Internal value, as records return it. */
      value?: string | null;
      /** @description Name of the value, as shown to users. */
      label?: string | null;
      /** @description Explanation of the value. */
      description?: string | null;
      /** @description Position of the value among others, lowest first. Negative numbers come last. */
      displayOrder?: number | null;
      /** @description Whether users cannot choose the value. */
      hidden?: boolean | null;
    };
    /** @description A kind of association from one object type to another. */
    CrmAssociationDefinition: {
      /** @description Id of the association. */
      id?: string | null;
      /** @description Internal name of the association, such as `van_to_contact`. */
      name?: string | null;
      /** @description Id of the object type that the association starts at. */
      fromObjectTypeId?: string | null;
      /** @description Id of the object type that the association leads to. */
      toObjectTypeId?: string | null;
      /** @description When the association was defined, as an ISO 8601 timestamp. */
      createdAt?: string | null;
      /** @description When the definition was last changed, as an ISO 8601 timestamp. */
      updatedAt?: string | null;
    };
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
