// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/crm.js";
import type { CallById, Execute, OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, UnpagedList } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of CRM, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for CRM: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `contacts` of CRM. */
export interface CrmContactsActions {
  /**
   * Lists contacts.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.contacts.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<types.ContactsListParams, types.ContactsListRecord, Page<types.ContactsListRecord, types.ContactsListMeta>, types.ContactsListResponse>;
  /**
   * Returns one contact by its id or by a unique property.
   * `crm.contacts.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<types.ContactsGetParams, types.ContactsGetRecord, types.ContactsGetResponse>;
  /**
   * Searches contacts by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.contacts.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<types.ContactsApiSearchParams, types.ContactsApiSearchRecord, Page<types.ContactsApiSearchRecord, types.ContactsApiSearchMeta>, types.ContactsApiSearchResponse>;
}

/** The actions of `companies` of CRM. */
export interface CrmCompaniesActions {
  /**
   * Lists companies.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.companies.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<types.CompaniesListParams, types.CompaniesListRecord, Page<types.CompaniesListRecord, types.CompaniesListMeta>, types.CompaniesListResponse>;
  /**
   * Returns one company by its id or by a unique property.
   * `crm.companies.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<types.CompaniesGetParams, types.CompaniesGetRecord, types.CompaniesGetResponse>;
  /**
   * Searches companies by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.companies.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<types.CompaniesApiSearchParams, types.CompaniesApiSearchRecord, Page<types.CompaniesApiSearchRecord, types.CompaniesApiSearchMeta>, types.CompaniesApiSearchResponse>;
}

/** The actions of `deals` of CRM. */
export interface CrmDealsActions {
  /**
   * Lists deals.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.deals.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<types.DealsListParams, types.DealsListRecord, Page<types.DealsListRecord, types.DealsListMeta>, types.DealsListResponse>;
  /**
   * Returns one deal by its id or by a unique property.
   * `crm.deals.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<types.DealsGetParams, types.DealsGetRecord, types.DealsGetResponse>;
  /**
   * Searches deals by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.deals.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<types.DealsApiSearchParams, types.DealsApiSearchRecord, Page<types.DealsApiSearchRecord, types.DealsApiSearchMeta>, types.DealsApiSearchResponse>;
}

/** The actions of `tickets` of CRM. */
export interface CrmTicketsActions {
  /**
   * Lists tickets.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.tickets.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<types.TicketsListParams, types.TicketsListRecord, Page<types.TicketsListRecord, types.TicketsListMeta>, types.TicketsListResponse>;
  /**
   * Returns one ticket by its id or by a unique property.
   * `crm.tickets.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<types.TicketsGetParams, types.TicketsGetRecord, types.TicketsGetResponse>;
  /**
   * Searches tickets by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.tickets.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<types.TicketsApiSearchParams, types.TicketsApiSearchRecord, Page<types.TicketsApiSearchRecord, types.TicketsApiSearchMeta>, types.TicketsApiSearchResponse>;
}

/** The actions of `schemas` of CRM. */
export interface CrmSchemasActions {
  /**
   * Lists the schemas of all custom object types.
   * Cannot be paged: The document lists neither paging parameters nor Meta for this operation.
   * `crm.schemas.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalCall<types.SchemasListParams, UnpagedList<types.SchemasListRecord, { [key: string]: unknown }>, types.SchemasListResponse>;
  /**
   * Returns the schema of one custom object type.
   * `crm.schemas.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<types.SchemasGetParams, types.SchemasGetRecord, types.SchemasGetResponse>;
}

/** The actions of `objects` of CRM. */
export interface CrmObjectsActions {
  /**
   * Lists the records of a custom object type.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A missing, null or empty cursor is treated as the end.
   * `crm.objects.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: RequiredPagedCall<types.ObjectsListParams, types.ObjectsListRecord, Page<types.ObjectsListRecord, types.ObjectsListMeta>, types.ObjectsListResponse>;
  /**
   * Returns one record of a custom object type by its id or by a unique property.
   * `crm.objects.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<types.ObjectsGetParams, types.ObjectsGetRecord, types.ObjectsGetResponse>;
}

/** The entities of CRM with their actions. */
export interface CrmEntities {
  /** People in the CRM. */
  readonly contacts: CrmContactsActions;
  /** Companies and organizations in the CRM. */
  readonly companies: CrmCompaniesActions;
  /** Sales opportunities tracked in the CRM. */
  readonly deals: CrmDealsActions;
  /** Customer requests and issues tracked in the CRM. */
  readonly tickets: CrmTicketsActions;
  /** Definitions of the custom object types in the CRM. */
  readonly schemas: CrmSchemasActions;
  /** Records of a custom object type. */
  readonly objects: CrmObjectsActions;
}

/** An instance of CRM: `instance.<entity>.<action>(params, options)`. */
export interface CrmInstance extends CrmEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("crm.contacts.list", params, options)`. */
  readonly call: CallById<CrmCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<CrmRequests, CrmEntities>;
}

/** An instance of CRM. */
export type Client = CrmInstance;

/** The call of every operation of CRM, by id. */
export interface CrmCalls {
  readonly "crm.contacts.list": CrmContactsActions["list"];
  readonly "crm.contacts.get": CrmContactsActions["get"];
  readonly "crm.contacts.api_search": CrmContactsActions["api_search"];
  readonly "crm.companies.list": CrmCompaniesActions["list"];
  readonly "crm.companies.get": CrmCompaniesActions["get"];
  readonly "crm.companies.api_search": CrmCompaniesActions["api_search"];
  readonly "crm.deals.list": CrmDealsActions["list"];
  readonly "crm.deals.get": CrmDealsActions["get"];
  readonly "crm.deals.api_search": CrmDealsActions["api_search"];
  readonly "crm.tickets.list": CrmTicketsActions["list"];
  readonly "crm.tickets.get": CrmTicketsActions["get"];
  readonly "crm.tickets.api_search": CrmTicketsActions["api_search"];
  readonly "crm.schemas.list": CrmSchemasActions["list"];
  readonly "crm.schemas.get": CrmSchemasActions["get"];
  readonly "crm.objects.list": CrmObjectsActions["list"];
  readonly "crm.objects.get": CrmObjectsActions["get"];
}

/** The request body of every operation of CRM, by entity, then action. */
export interface CrmRequests {
  readonly contacts: {
    readonly list: types.ContactsListRequest;
    readonly get: types.ContactsGetRequest;
    readonly api_search: types.ContactsApiSearchRequest;
  };
  readonly companies: {
    readonly list: types.CompaniesListRequest;
    readonly get: types.CompaniesGetRequest;
    readonly api_search: types.CompaniesApiSearchRequest;
  };
  readonly deals: {
    readonly list: types.DealsListRequest;
    readonly get: types.DealsGetRequest;
    readonly api_search: types.DealsApiSearchRequest;
  };
  readonly tickets: {
    readonly list: types.TicketsListRequest;
    readonly get: types.TicketsGetRequest;
    readonly api_search: types.TicketsApiSearchRequest;
  };
  readonly schemas: {
    readonly list: types.SchemasListRequest;
    readonly get: types.SchemasGetRequest;
  };
  readonly objects: {
    readonly list: types.ObjectsListRequest;
    readonly get: types.ObjectsGetRequest;
  };
}
