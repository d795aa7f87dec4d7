// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, UnpagedList } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  CompaniesApiSearchMeta,
  CompaniesApiSearchParams,
  CompaniesApiSearchRecord,
  CompaniesGetParams,
  CompaniesGetRecord,
  CompaniesListMeta,
  CompaniesListParams,
  CompaniesListRecord,
  ContactsApiSearchMeta,
  ContactsApiSearchParams,
  ContactsApiSearchRecord,
  ContactsGetParams,
  ContactsGetRecord,
  ContactsListMeta,
  ContactsListParams,
  ContactsListRecord,
  CreateInstanceRequest,
  DealsApiSearchMeta,
  DealsApiSearchParams,
  DealsApiSearchRecord,
  DealsGetParams,
  DealsGetRecord,
  DealsListMeta,
  DealsListParams,
  DealsListRecord,
  ObjectsGetParams,
  ObjectsGetRecord,
  ObjectsListMeta,
  ObjectsListParams,
  ObjectsListRecord,
  SchemasGetParams,
  SchemasGetRecord,
  SchemasListParams,
  SchemasListRecord,
  TicketsApiSearchMeta,
  TicketsApiSearchParams,
  TicketsApiSearchRecord,
  TicketsGetParams,
  TicketsGetRecord,
  TicketsListMeta,
  TicketsListParams,
  TicketsListRecord,
} from "../connectors/crm.js";

/** The operations of CRM, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for CRM: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of CRM: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** The people of the CRM. */
  readonly contacts: {
    /**
     * Lists contacts.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.contacts.list`, Document 2, Endpoints, CRM operations.
     */
    readonly list: OptionalPagedCall<ContactsListParams, ContactsListRecord, Page<ContactsListRecord, ContactsListMeta>>;
    /**
     * Reads one contact.
     * `crm.contacts.get`, Document 2, Endpoints, CRM operations.
     */
    readonly get: RequiredCall<ContactsGetParams, ContactsGetRecord>;
    /**
     * Searches contacts by filters and by text.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.contacts.api_search`, Document 2, Endpoints, CRM operations.
     */
    readonly api_search: OptionalPagedCall<ContactsApiSearchParams, ContactsApiSearchRecord, Page<ContactsApiSearchRecord, ContactsApiSearchMeta>>;
  };
  /** The companies of the CRM. */
  readonly companies: {
    /**
     * Lists companies.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.companies.list`, Document 2, Endpoints, CRM operations.
     */
    readonly list: OptionalPagedCall<CompaniesListParams, CompaniesListRecord, Page<CompaniesListRecord, CompaniesListMeta>>;
    /**
     * Reads one company.
     * `crm.companies.get`, Document 2, Endpoints, CRM operations.
     */
    readonly get: RequiredCall<CompaniesGetParams, CompaniesGetRecord>;
    /**
     * Searches companies by filters and by text.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.companies.api_search`, Document 2, Endpoints, CRM operations.
     */
    readonly api_search: OptionalPagedCall<CompaniesApiSearchParams, CompaniesApiSearchRecord, Page<CompaniesApiSearchRecord, CompaniesApiSearchMeta>>;
  };
  /** The deals of the CRM. */
  readonly deals: {
    /**
     * Lists deals.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.deals.list`, Document 2, Endpoints, CRM operations.
     */
    readonly list: OptionalPagedCall<DealsListParams, DealsListRecord, Page<DealsListRecord, DealsListMeta>>;
    /**
     * Reads one deal.
     * `crm.deals.get`, Document 2, Endpoints, CRM operations.
     */
    readonly get: RequiredCall<DealsGetParams, DealsGetRecord>;
    /**
     * Searches deals by filters and by text.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.deals.api_search`, Document 2, Endpoints, CRM operations.
     */
    readonly api_search: OptionalPagedCall<DealsApiSearchParams, DealsApiSearchRecord, Page<DealsApiSearchRecord, DealsApiSearchMeta>>;
  };
  /** The tickets of the CRM. */
  readonly tickets: {
    /**
     * Lists tickets.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.tickets.list`, Document 2, Endpoints, CRM operations.
     */
    readonly list: OptionalPagedCall<TicketsListParams, TicketsListRecord, Page<TicketsListRecord, TicketsListMeta>>;
    /**
     * Reads one ticket.
     * `crm.tickets.get`, Document 2, Endpoints, CRM operations.
     */
    readonly get: RequiredCall<TicketsGetParams, TicketsGetRecord>;
    /**
     * Searches tickets by filters and by text.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.tickets.api_search`, Document 2, Endpoints, CRM operations.
     */
    readonly api_search: OptionalPagedCall<TicketsApiSearchParams, TicketsApiSearchRecord, Page<TicketsApiSearchRecord, TicketsApiSearchMeta>>;
  };
  /** The custom object types of the CRM. */
  readonly schemas: {
    /**
     * Lists the schemas of the custom object types.
     * Cannot be paged: The document gives this operation neither a paging parameter nor Meta.
     * `crm.schemas.list`, Document 2, Endpoints, CRM operations.
     */
    readonly list: OptionalCall<SchemasListParams, UnpagedList<SchemasListRecord, { [key: string]: unknown }>>;
    /**
     * Reads the schema of one custom object type.
     * `crm.schemas.get`, Document 2, Endpoints, CRM operations.
     */
    readonly get: RequiredCall<SchemasGetParams, SchemasGetRecord>;
  };
  /** The records of one custom object type. */
  readonly objects: {
    /**
     * Lists the objects of a custom object type.
     * Pages are asked for with `after`; `.all()` walks them. Not shown: How the last page is told. A cursor that
     * is missing, null or empty is taken as the end.
     * `crm.objects.list`, Document 2, Endpoints, CRM operations.
     */
    readonly list: RequiredPagedCall<ObjectsListParams, ObjectsListRecord, Page<ObjectsListRecord, ObjectsListMeta>>;
    /**
     * Reads one object of a custom object type.
     * `crm.objects.get`, Document 2, Endpoints, CRM operations.
     */
    readonly get: RequiredCall<ObjectsGetParams, ObjectsGetRecord>;
  };
}
