// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/crm.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/crm.js";
export { operations } from "../operations/crm.js";

/**
 * A contact, company, deal, ticket or custom object. All five have the same fields; what differs is inside
 * `properties`.
 * Document 2, Resources and their fields, CRM connector.
 */
export interface CrmObject {
  /** Document 2, Resources and their fields, CRM connector. */
  id: string;
  /** Document 2, Resources and their fields, CRM connector. */
  properties: { [key: string]: unknown };
  /** Document 2, Resources and their fields, CRM connector. */
  createdAt: string;
  /** Document 2, Resources and their fields, CRM connector. */
  updatedAt: string;
  /** Document 2, Resources and their fields, CRM connector. */
  archived: boolean;
  /** Document 2, Resources and their fields, CRM connector. */
  archivedAt?: string | null;
  /** Document 2, Resources and their fields, CRM connector. */
  propertiesWithHistory?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, CRM connector. */
  associations?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, CRM connector. */
  objectWriteTraceId?: string | null;
  /** Document 2, Resources and their fields, CRM connector. */
  url?: string | null;
}

/**
 * The definition of a custom object type.
 * Document 2, Resources and their fields, CRM connector.
 */
export interface ObjectSchema {
  /** Document 2, Resources and their fields, CRM connector. */
  id: string;
  /** Document 2, Resources and their fields, CRM connector. */
  name: string;
  /** Document 2, Resources and their fields, CRM connector. */
  labels: { [key: string]: unknown };
  /** Document 2, Resources and their fields, CRM connector. */
  objectTypeId: string;
  /** Document 2, Resources and their fields, CRM connector. */
  fullyQualifiedName: string;
  /** Document 2, Resources and their fields, CRM connector. */
  requiredProperties: string[];
  /** Document 2, Resources and their fields, CRM connector. */
  searchableProperties: string[];
  /** Document 2, Resources and their fields, CRM connector. */
  primaryDisplayProperty: string;
  /** Document 2, Resources and their fields, CRM connector. */
  secondaryDisplayProperties: string[];
  /** Document 2, Resources and their fields, CRM connector. */
  description?: string | null;
  /** Document 2, Resources and their fields, CRM connector. */
  allowsSensitiveProperties: boolean;
  /** Document 2, Resources and their fields, CRM connector. */
  archived: boolean;
  /** Document 2, Resources and their fields, CRM connector. */
  restorable: boolean;
  /** Document 2, Resources and their fields, CRM connector. */
  metaType: string;
  /**
   * Integer.
   * Document 2, Resources and their fields, CRM connector.
   */
  createdByUserId: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, CRM connector.
   */
  updatedByUserId: number;
  /** Document 2, Resources and their fields, CRM connector. */
  properties: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, CRM connector. */
  associations: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, CRM connector. */
  createdAt: string;
  /** Document 2, Resources and their fields, CRM connector. */
  updatedAt: string;
}

/**
 * One condition on one property.
 * Document 2, Endpoints, CRM operations.
 */
export interface SearchFilter {
  /**
   * How the property is compared.
   * Document 2, Endpoints, CRM operations.
   */
  operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN" | undefined;
  /**
   * Name of the property to filter on.
   * Document 2, Endpoints, CRM operations.
   */
  propertyName?: string | undefined;
  /**
   * The value to match.
   * Document 2, Endpoints, CRM operations.
   */
  value?: string | undefined;
  /**
   * The values to match.
   * Document 2, Endpoints, CRM operations.
   */
  values?: string[] | undefined;
}

/**
 * Several conditions that belong together.
 * Document 2, Endpoints, CRM operations.
 */
export interface SearchFilterGroup {
  /**
   * The filters of the group.
   * Document 2, Endpoints, CRM operations.
   */
  filters?: SearchFilter[] | undefined;
}

/**
 * One criterion by which results are sorted.
 * Document 2, Endpoints, CRM operations.
 */
export interface SearchSort {
  /**
   * Name of the property to sort by.
   * Document 2, Endpoints, CRM operations.
   */
  propertyName?: string | undefined;
  /**
   * In which order.
   * Document 2, Endpoints, CRM operations.
   */
  direction?: "ASCENDING" | "DESCENDING" | undefined;
}

/**
 * Lists contacts.
 * Params of `crm.contacts.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsListParams {
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape ask the CRM for pages of this size; the document shows no
   *   default.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by
   * their object type id or fully qualified name. Values, joined by commas without blanks. Known values:
   * `contacts`, `deals`, `tickets`.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Using it lowers the number of records that one request can read at most. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.contacts.list`. */
export interface ContactsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "contacts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ContactsListParams | undefined;
}

/** What `crm.contacts.list` returns. */
export type ContactsListRecord = CrmObject;

/**
 * Paging information of `crm.contacts.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsListMeta {
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.contacts.list`. */
export interface ContactsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ContactsListMeta | null;
}

/**
 * Reads one contact.
 * Params of `crm.contacts.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsGetParams {
  /**
   * Id of the contact, or its value of the property that `idProperty` names.
   * Document 2, Endpoints, CRM operations.
   */
  contactId: string;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: string | undefined;
  /**
   * Name of a property whose values are unique. The record is then looked up by the value of this property.
   * Document 2, Endpoints, CRM operations.
   */
  idProperty?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.contacts.get`. */
export interface ContactsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "contacts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ContactsGetParams;
}

/** What `crm.contacts.get` returns. */
export type ContactsGetRecord = CrmObject;

/** The response body of `crm.contacts.get`. */
export interface ContactsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches contacts by filters and by text.
 * Params of `crm.contacts.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsApiSearchParams {
  /**
   * The groups of filters. At most 6 elements.
   * Document 2, Endpoints, CRM operations.
   */
  filterGroups?: SearchFilterGroup[] | undefined;
  /**
   * Names of the properties to return.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string[] | undefined;
  /**
   * How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to
   * 200 are possible. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape search with pages of this size, between 1 and 200; the document
   *   shows neither, so nothing is checked.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * The criteria by which results are sorted.
   * Document 2, Endpoints, CRM operations.
   */
  sorts?: SearchSort[] | undefined;
  /**
   * Text to search for. At most 3000 characters.
   * Document 2, Endpoints, CRM operations.
   */
  query?: string | undefined;
}

/** The request body of `crm.contacts.api_search`. */
export interface ContactsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "contacts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ContactsApiSearchParams | undefined;
}

/** What `crm.contacts.api_search` returns. */
export type ContactsApiSearchRecord = CrmObject;

/**
 * Paging information of `crm.contacts.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsApiSearchMeta {
  /**
   * How many records the search found. Integer.
   * Document 2, Endpoints, CRM operations.
   */
  total: number;
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.contacts.api_search`. */
export interface ContactsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ContactsApiSearchMeta | null;
}

/**
 * Lists companies.
 * Params of `crm.companies.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesListParams {
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape ask the CRM for pages of this size; the document shows no
   *   default.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by
   * their object type id or fully qualified name. Values, joined by commas without blanks. Known values:
   * `contacts`, `deals`, `tickets`.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Using it lowers the number of records that one request can read at most. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.companies.list`. */
export interface CompaniesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "companies";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: CompaniesListParams | undefined;
}

/** What `crm.companies.list` returns. */
export type CompaniesListRecord = CrmObject;

/**
 * Paging information of `crm.companies.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesListMeta {
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.companies.list`. */
export interface CompaniesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: CompaniesListMeta | null;
}

/**
 * Reads one company.
 * Params of `crm.companies.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesGetParams {
  /**
   * Id of the company, or its value of the property that `idProperty` names.
   * Document 2, Endpoints, CRM operations.
   */
  companyId: string;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: string | undefined;
  /**
   * Name of a property whose values are unique. The record is then looked up by the value of this property.
   * Document 2, Endpoints, CRM operations.
   */
  idProperty?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.companies.get`. */
export interface CompaniesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "companies";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CompaniesGetParams;
}

/** What `crm.companies.get` returns. */
export type CompaniesGetRecord = CrmObject;

/** The response body of `crm.companies.get`. */
export interface CompaniesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches companies by filters and by text.
 * Params of `crm.companies.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesApiSearchParams {
  /**
   * The groups of filters. At most 6 elements.
   * Document 2, Endpoints, CRM operations.
   */
  filterGroups?: SearchFilterGroup[] | undefined;
  /**
   * Names of the properties to return.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string[] | undefined;
  /**
   * How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to
   * 200 are possible. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape search with pages of this size, between 1 and 200; the document
   *   shows neither, so nothing is checked.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * The criteria by which results are sorted.
   * Document 2, Endpoints, CRM operations.
   */
  sorts?: SearchSort[] | undefined;
  /**
   * Text to search for. At most 3000 characters.
   * Document 2, Endpoints, CRM operations.
   */
  query?: string | undefined;
}

/** The request body of `crm.companies.api_search`. */
export interface CompaniesApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "companies";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: CompaniesApiSearchParams | undefined;
}

/** What `crm.companies.api_search` returns. */
export type CompaniesApiSearchRecord = CrmObject;

/**
 * Paging information of `crm.companies.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesApiSearchMeta {
  /**
   * How many records the search found. Integer.
   * Document 2, Endpoints, CRM operations.
   */
  total: number;
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.companies.api_search`. */
export interface CompaniesApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: CompaniesApiSearchMeta | null;
}

/**
 * Lists deals.
 * Params of `crm.deals.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsListParams {
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape ask the CRM for pages of this size; the document shows no
   *   default.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by
   * their object type id or fully qualified name. Values, joined by commas without blanks. Known values:
   * `contacts`, `deals`, `tickets`.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Using it lowers the number of records that one request can read at most. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.deals.list`. */
export interface DealsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "deals";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: DealsListParams | undefined;
}

/** What `crm.deals.list` returns. */
export type DealsListRecord = CrmObject;

/**
 * Paging information of `crm.deals.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsListMeta {
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.deals.list`. */
export interface DealsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: DealsListMeta | null;
}

/**
 * Reads one deal.
 * Params of `crm.deals.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsGetParams {
  /**
   * Id of the deal, or its value of the property that `idProperty` names.
   * Document 2, Endpoints, CRM operations.
   */
  dealId: string;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: string | undefined;
  /**
   * Name of a property whose values are unique. The record is then looked up by the value of this property.
   * Document 2, Endpoints, CRM operations.
   */
  idProperty?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.deals.get`. */
export interface DealsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "deals";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: DealsGetParams;
}

/** What `crm.deals.get` returns. */
export type DealsGetRecord = CrmObject;

/** The response body of `crm.deals.get`. */
export interface DealsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches deals by filters and by text.
 * Params of `crm.deals.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsApiSearchParams {
  /**
   * The groups of filters. At most 6 elements.
   * Document 2, Endpoints, CRM operations.
   */
  filterGroups?: SearchFilterGroup[] | undefined;
  /**
   * Names of the properties to return.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string[] | undefined;
  /**
   * How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to
   * 200 are possible. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape search with pages of this size, between 1 and 200; the document
   *   shows neither, so nothing is checked.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * The criteria by which results are sorted.
   * Document 2, Endpoints, CRM operations.
   */
  sorts?: SearchSort[] | undefined;
  /**
   * Text to search for. At most 3000 characters.
   * Document 2, Endpoints, CRM operations.
   */
  query?: string | undefined;
}

/** The request body of `crm.deals.api_search`. */
export interface DealsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "deals";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: DealsApiSearchParams | undefined;
}

/** What `crm.deals.api_search` returns. */
export type DealsApiSearchRecord = CrmObject;

/**
 * Paging information of `crm.deals.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsApiSearchMeta {
  /**
   * How many records the search found. Integer.
   * Document 2, Endpoints, CRM operations.
   */
  total: number;
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.deals.api_search`. */
export interface DealsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: DealsApiSearchMeta | null;
}

/**
 * Lists tickets.
 * Params of `crm.tickets.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsListParams {
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape ask the CRM for pages of this size; the document shows no
   *   default.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by
   * their object type id or fully qualified name. Values, joined by commas without blanks. Known values:
   * `contacts`, `deals`, `tickets`.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Using it lowers the number of records that one request can read at most. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.tickets.list`. */
export interface TicketsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "tickets";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: TicketsListParams | undefined;
}

/** What `crm.tickets.list` returns. */
export type TicketsListRecord = CrmObject;

/**
 * Paging information of `crm.tickets.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsListMeta {
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.tickets.list`. */
export interface TicketsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: TicketsListMeta | null;
}

/**
 * Reads one ticket.
 * Params of `crm.tickets.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsGetParams {
  /**
   * Id of the ticket, or its value of the property that `idProperty` names.
   * Document 2, Endpoints, CRM operations.
   */
  ticketId: string;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: string | undefined;
  /**
   * Name of a property whose values are unique. The record is then looked up by the value of this property.
   * Document 2, Endpoints, CRM operations.
   */
  idProperty?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.tickets.get`. */
export interface TicketsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "tickets";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: TicketsGetParams;
}

/** What `crm.tickets.get` returns. */
export type TicketsGetRecord = CrmObject;

/** The response body of `crm.tickets.get`. */
export interface TicketsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches tickets by filters and by text.
 * Params of `crm.tickets.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsApiSearchParams {
  /**
   * The groups of filters. At most 6 elements.
   * Document 2, Endpoints, CRM operations.
   */
  filterGroups?: SearchFilterGroup[] | undefined;
  /**
   * Names of the properties to return.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string[] | undefined;
  /**
   * How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to
   * 200 are possible. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape search with pages of this size, between 1 and 200; the document
   *   shows neither, so nothing is checked.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * The criteria by which results are sorted.
   * Document 2, Endpoints, CRM operations.
   */
  sorts?: SearchSort[] | undefined;
  /**
   * Text to search for. At most 3000 characters.
   * Document 2, Endpoints, CRM operations.
   */
  query?: string | undefined;
}

/** The request body of `crm.tickets.api_search`. */
export interface TicketsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "tickets";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: TicketsApiSearchParams | undefined;
}

/** What `crm.tickets.api_search` returns. */
export type TicketsApiSearchRecord = CrmObject;

/**
 * Paging information of `crm.tickets.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsApiSearchMeta {
  /**
   * How many records the search found. Integer.
   * Document 2, Endpoints, CRM operations.
   */
  total: number;
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.tickets.api_search`. */
export interface TicketsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: TicketsApiSearchMeta | null;
}

/**
 * Lists the schemas of the custom object types.
 * Params of `crm.schemas.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface SchemasListParams {
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
}

/** The request body of `crm.schemas.list`. */
export interface SchemasListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "schemas";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: SchemasListParams | undefined;
}

/** What `crm.schemas.list` returns. */
export type SchemasListRecord = ObjectSchema;

/** The response body of `crm.schemas.list`. */
export interface SchemasListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ObjectSchema[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads the schema of one custom object type.
 * Params of `crm.schemas.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface SchemasGetParams {
  /**
   * The custom object type, by its fully qualified name or its object type id.
   * Document 2, Endpoints, CRM operations.
   */
  objectType: string;
}

/** The request body of `crm.schemas.get`. */
export interface SchemasGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "schemas";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: SchemasGetParams;
}

/** What `crm.schemas.get` returns. */
export type SchemasGetRecord = ObjectSchema;

/** The response body of `crm.schemas.get`. */
export interface SchemasGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ObjectSchema;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the objects of a custom object type.
 * Params of `crm.objects.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ObjectsListParams {
  /**
   * The custom object type, by its fully qualified name or its object type id.
   * Document 2, Endpoints, CRM operations.
   */
  objectType: string;
  /**
   * How many records to return at most. The document shows neither a default nor a maximum. Integer.
   * Document 2, Endpoints, CRM operations.
   * @default 25 Assumed: Connectors of this shape ask the CRM for pages of this size; the document shows no
   *   default.
   */
  limit?: number | undefined;
  /**
   * Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
   * Document 2, Endpoints, CRM operations.
   */
  after?: string | undefined;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by
   * their object type id or fully qualified name. Values, joined by commas without blanks. Known values:
   * `contacts`, `deals`, `tickets`.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Using it lowers the number of records that one request can read at most. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
}

/** The request body of `crm.objects.list`. */
export interface ObjectsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "objects";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ObjectsListParams;
}

/** What `crm.objects.list` returns. */
export type ObjectsListRecord = CrmObject;

/**
 * Paging information of `crm.objects.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ObjectsListMeta {
  /**
   * What to pass as `after` to get the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_cursor: string;
  /**
   * Address of the next page.
   * Document 2, Endpoints, CRM operations.
   */
  next_link: string;
}

/** The response body of `crm.objects.list`. */
export interface ObjectsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ObjectsListMeta | null;
}

/**
 * Reads one object of a custom object type.
 * Params of `crm.objects.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ObjectsGetParams {
  /**
   * The custom object type, by its fully qualified name or its object type id.
   * Document 2, Endpoints, CRM operations.
   */
  objectType: string;
  /**
   * Id of the object, or its value of the property that `idProperty` names.
   * Document 2, Endpoints, CRM operations.
   */
  objectId: string;
  /**
   * Names of the properties to return, separated by commas. Unknown names are ignored. Values, joined by commas
   * without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  properties?: string | undefined;
  /**
   * Whether only archived records are returned.
   * Document 2, Endpoints, CRM operations.
   */
  archived?: boolean | undefined;
  /**
   * Types of the associated objects to return, separated by commas. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  associations?: string | undefined;
  /**
   * Name of a property whose values are unique. The record is then looked up by the value of this property.
   * Document 2, Endpoints, CRM operations.
   */
  idProperty?: string | undefined;
  /**
   * Names of the properties to return together with their earlier values, separated by commas. Unknown names are
   * ignored. Values, joined by commas without blanks.
   * Document 2, Endpoints, CRM operations.
   */
  propertiesWithHistory?: string | undefined;
}

/** The request body of `crm.objects.get`. */
export interface ObjectsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "objects";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ObjectsGetParams;
}

/** What `crm.objects.get` returns. */
export type ObjectsGetRecord = CrmObject;

/** The response body of `crm.objects.get`. */
export interface ObjectsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CrmObject;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * A client of the CRM and the token with which new access tokens are obtained.
 * Document 2, Authentication.
 */
export interface OauthAuthConfig {
  /**
   * Identifier of the OAuth client.
   * Document 2, Authentication.
   */
  client_id: string;
  /**
   * Secret of the OAuth client.
   * A secret: never shown in messages and logs.
   * Document 2, Authentication.
   */
  client_secret: string;
  /**
   * Token from which access tokens are obtained.
   * A secret: never shown in messages and logs.
   * Document 2, Authentication.
   */
  refresh_token: string;
  /**
   * Access token of the CRM account. May be left out, because `refresh_token` is given.
   * A secret: never shown in messages and logs.
   * Assumed: The document contradicts itself. Its list calls the field required, while its description lets it be
   * left out when `refresh_token` is given. Since `refresh_token` is itself required, the description always
   * applies, so we take the field as optional.
   * Document 2, Authentication.
   */
  access_token?: string | undefined;
}

/** `auth_config` of CRM: exactly the fields of one method. */
export type AuthConfig = OauthAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of CRM.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The document does not print the fixed value; a public gateway of the same shape uses this one for its
   * CRM connector.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "36c891d9-4bd9-43ac-bad2-10e12756272c";
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: AuthConfig;
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** Any request to an instance of CRM: `entity` and `action` say which. */
export type ExecuteRequest =
  | ContactsListRequest
  | ContactsGetRequest
  | ContactsApiSearchRequest
  | CompaniesListRequest
  | CompaniesGetRequest
  | CompaniesApiSearchRequest
  | DealsListRequest
  | DealsGetRequest
  | DealsApiSearchRequest
  | TicketsListRequest
  | TicketsGetRequest
  | TicketsApiSearchRequest
  | SchemasListRequest
  | SchemasGetRequest
  | ObjectsListRequest
  | ObjectsGetRequest;

/** Params of all operations of CRM. By entity, then action. */
export interface Params {
  contacts: {
    list: ContactsListParams;
    get: ContactsGetParams;
    api_search: ContactsApiSearchParams;
  };
  companies: {
    list: CompaniesListParams;
    get: CompaniesGetParams;
    api_search: CompaniesApiSearchParams;
  };
  deals: {
    list: DealsListParams;
    get: DealsGetParams;
    api_search: DealsApiSearchParams;
  };
  tickets: {
    list: TicketsListParams;
    get: TicketsGetParams;
    api_search: TicketsApiSearchParams;
  };
  schemas: {
    list: SchemasListParams;
    get: SchemasGetParams;
  };
  objects: {
    list: ObjectsListParams;
    get: ObjectsGetParams;
  };
}

/** What the operations of CRM return. By entity, then action. */
export interface Results {
  contacts: {
    list: CrmObject[];
    get: CrmObject;
    api_search: CrmObject[];
  };
  companies: {
    list: CrmObject[];
    get: CrmObject;
    api_search: CrmObject[];
  };
  deals: {
    list: CrmObject[];
    get: CrmObject;
    api_search: CrmObject[];
  };
  tickets: {
    list: CrmObject[];
    get: CrmObject;
    api_search: CrmObject[];
  };
  schemas: {
    list: ObjectSchema[];
    get: ObjectSchema;
  };
  objects: {
    list: CrmObject[];
    get: CrmObject;
  };
}

/** Response bodies of all operations of CRM. By entity, then action. */
export interface Responses {
  contacts: {
    list: ContactsListResponse;
    get: ContactsGetResponse;
    api_search: ContactsApiSearchResponse;
  };
  companies: {
    list: CompaniesListResponse;
    get: CompaniesGetResponse;
    api_search: CompaniesApiSearchResponse;
  };
  deals: {
    list: DealsListResponse;
    get: DealsGetResponse;
    api_search: DealsApiSearchResponse;
  };
  tickets: {
    list: TicketsListResponse;
    get: TicketsGetResponse;
    api_search: TicketsApiSearchResponse;
  };
  schemas: {
    list: SchemasListResponse;
    get: SchemasGetResponse;
  };
  objects: {
    list: ObjectsListResponse;
    get: ObjectsGetResponse;
  };
}

/** `crm.contacts.list.params` */
export declare const contactsListParams: Validator<ContactsListParams>;

/** `crm.contacts.list.request` */
export declare const contactsListRequest: Validator<ContactsListRequest>;

/** `crm.contacts.list.record` */
export declare const contactsListRecord: Validator<ContactsListRecord>;

/** `crm.contacts.list.meta` */
export declare const contactsListMeta: Validator<ContactsListMeta>;

/** `crm.contacts.list.response` */
export declare const contactsListResponse: Validator<ContactsListResponse>;

/** `crm.contacts.get.params` */
export declare const contactsGetParams: Validator<ContactsGetParams>;

/** `crm.contacts.get.request` */
export declare const contactsGetRequest: Validator<ContactsGetRequest>;

/** `crm.contacts.get.record` */
export declare const contactsGetRecord: Validator<ContactsGetRecord>;

/** `crm.contacts.get.response` */
export declare const contactsGetResponse: Validator<ContactsGetResponse>;

/** `crm.contacts.api_search.params` */
export declare const contactsApiSearchParams: Validator<ContactsApiSearchParams>;

/** `crm.contacts.api_search.request` */
export declare const contactsApiSearchRequest: Validator<ContactsApiSearchRequest>;

/** `crm.contacts.api_search.record` */
export declare const contactsApiSearchRecord: Validator<ContactsApiSearchRecord>;

/** `crm.contacts.api_search.meta` */
export declare const contactsApiSearchMeta: Validator<ContactsApiSearchMeta>;

/** `crm.contacts.api_search.response` */
export declare const contactsApiSearchResponse: Validator<ContactsApiSearchResponse>;

/** `crm.companies.list.params` */
export declare const companiesListParams: Validator<CompaniesListParams>;

/** `crm.companies.list.request` */
export declare const companiesListRequest: Validator<CompaniesListRequest>;

/** `crm.companies.list.record` */
export declare const companiesListRecord: Validator<CompaniesListRecord>;

/** `crm.companies.list.meta` */
export declare const companiesListMeta: Validator<CompaniesListMeta>;

/** `crm.companies.list.response` */
export declare const companiesListResponse: Validator<CompaniesListResponse>;

/** `crm.companies.get.params` */
export declare const companiesGetParams: Validator<CompaniesGetParams>;

/** `crm.companies.get.request` */
export declare const companiesGetRequest: Validator<CompaniesGetRequest>;

/** `crm.companies.get.record` */
export declare const companiesGetRecord: Validator<CompaniesGetRecord>;

/** `crm.companies.get.response` */
export declare const companiesGetResponse: Validator<CompaniesGetResponse>;

/** `crm.companies.api_search.params` */
export declare const companiesApiSearchParams: Validator<CompaniesApiSearchParams>;

/** `crm.companies.api_search.request` */
export declare const companiesApiSearchRequest: Validator<CompaniesApiSearchRequest>;

/** `crm.companies.api_search.record` */
export declare const companiesApiSearchRecord: Validator<CompaniesApiSearchRecord>;

/** `crm.companies.api_search.meta` */
export declare const companiesApiSearchMeta: Validator<CompaniesApiSearchMeta>;

/** `crm.companies.api_search.response` */
export declare const companiesApiSearchResponse: Validator<CompaniesApiSearchResponse>;

/** `crm.deals.list.params` */
export declare const dealsListParams: Validator<DealsListParams>;

/** `crm.deals.list.request` */
export declare const dealsListRequest: Validator<DealsListRequest>;

/** `crm.deals.list.record` */
export declare const dealsListRecord: Validator<DealsListRecord>;

/** `crm.deals.list.meta` */
export declare const dealsListMeta: Validator<DealsListMeta>;

/** `crm.deals.list.response` */
export declare const dealsListResponse: Validator<DealsListResponse>;

/** `crm.deals.get.params` */
export declare const dealsGetParams: Validator<DealsGetParams>;

/** `crm.deals.get.request` */
export declare const dealsGetRequest: Validator<DealsGetRequest>;

/** `crm.deals.get.record` */
export declare const dealsGetRecord: Validator<DealsGetRecord>;

/** `crm.deals.get.response` */
export declare const dealsGetResponse: Validator<DealsGetResponse>;

/** `crm.deals.api_search.params` */
export declare const dealsApiSearchParams: Validator<DealsApiSearchParams>;

/** `crm.deals.api_search.request` */
export declare const dealsApiSearchRequest: Validator<DealsApiSearchRequest>;

/** `crm.deals.api_search.record` */
export declare const dealsApiSearchRecord: Validator<DealsApiSearchRecord>;

/** `crm.deals.api_search.meta` */
export declare const dealsApiSearchMeta: Validator<DealsApiSearchMeta>;

/** `crm.deals.api_search.response` */
export declare const dealsApiSearchResponse: Validator<DealsApiSearchResponse>;

/** `crm.tickets.list.params` */
export declare const ticketsListParams: Validator<TicketsListParams>;

/** `crm.tickets.list.request` */
export declare const ticketsListRequest: Validator<TicketsListRequest>;

/** `crm.tickets.list.record` */
export declare const ticketsListRecord: Validator<TicketsListRecord>;

/** `crm.tickets.list.meta` */
export declare const ticketsListMeta: Validator<TicketsListMeta>;

/** `crm.tickets.list.response` */
export declare const ticketsListResponse: Validator<TicketsListResponse>;

/** `crm.tickets.get.params` */
export declare const ticketsGetParams: Validator<TicketsGetParams>;

/** `crm.tickets.get.request` */
export declare const ticketsGetRequest: Validator<TicketsGetRequest>;

/** `crm.tickets.get.record` */
export declare const ticketsGetRecord: Validator<TicketsGetRecord>;

/** `crm.tickets.get.response` */
export declare const ticketsGetResponse: Validator<TicketsGetResponse>;

/** `crm.tickets.api_search.params` */
export declare const ticketsApiSearchParams: Validator<TicketsApiSearchParams>;

/** `crm.tickets.api_search.request` */
export declare const ticketsApiSearchRequest: Validator<TicketsApiSearchRequest>;

/** `crm.tickets.api_search.record` */
export declare const ticketsApiSearchRecord: Validator<TicketsApiSearchRecord>;

/** `crm.tickets.api_search.meta` */
export declare const ticketsApiSearchMeta: Validator<TicketsApiSearchMeta>;

/** `crm.tickets.api_search.response` */
export declare const ticketsApiSearchResponse: Validator<TicketsApiSearchResponse>;

/** `crm.schemas.list.params` */
export declare const schemasListParams: Validator<SchemasListParams>;

/** `crm.schemas.list.request` */
export declare const schemasListRequest: Validator<SchemasListRequest>;

/** `crm.schemas.list.record` */
export declare const schemasListRecord: Validator<SchemasListRecord>;

/** `crm.schemas.list.response` */
export declare const schemasListResponse: Validator<SchemasListResponse>;

/** `crm.schemas.get.params` */
export declare const schemasGetParams: Validator<SchemasGetParams>;

/** `crm.schemas.get.request` */
export declare const schemasGetRequest: Validator<SchemasGetRequest>;

/** `crm.schemas.get.record` */
export declare const schemasGetRecord: Validator<SchemasGetRecord>;

/** `crm.schemas.get.response` */
export declare const schemasGetResponse: Validator<SchemasGetResponse>;

/** `crm.objects.list.params` */
export declare const objectsListParams: Validator<ObjectsListParams>;

/** `crm.objects.list.request` */
export declare const objectsListRequest: Validator<ObjectsListRequest>;

/** `crm.objects.list.record` */
export declare const objectsListRecord: Validator<ObjectsListRecord>;

/** `crm.objects.list.meta` */
export declare const objectsListMeta: Validator<ObjectsListMeta>;

/** `crm.objects.list.response` */
export declare const objectsListResponse: Validator<ObjectsListResponse>;

/** `crm.objects.get.params` */
export declare const objectsGetParams: Validator<ObjectsGetParams>;

/** `crm.objects.get.request` */
export declare const objectsGetRequest: Validator<ObjectsGetRequest>;

/** `crm.objects.get.record` */
export declare const objectsGetRecord: Validator<ObjectsGetRecord>;

/** `crm.objects.get.response` */
export declare const objectsGetResponse: Validator<ObjectsGetResponse>;

/** `crm.records.CrmObject` */
export declare const crmObject: Validator<CrmObject>;

/** `crm.records.ObjectSchema` */
export declare const objectSchema: Validator<ObjectSchema>;

/** `crm.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `crm.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** CRM for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
