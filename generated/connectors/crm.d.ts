// @generated from spec/connectors/crm.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Execute,
  OptionalCall,
  OptionalPagedCall,
  Page,
  RequiredCall,
  RequiredPagedCall,
  UncheckedConnector,
  UnpagedList,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * A condition on one property.
 * Document 2, Endpoints, CRM operations.
 */
export interface SearchFilter {
  /** Operator that compares the property with the value or values. */
  operator?:
    | "BETWEEN"
    | "CONTAINS_TOKEN"
    | "EQ"
    | "GT"
    | "GTE"
    | "HAS_PROPERTY"
    | "IN"
    | "LT"
    | "LTE"
    | "NEQ"
    | "NOT_CONTAINS_TOKEN"
    | "NOT_HAS_PROPERTY"
    | "NOT_IN"
    | undefined;
  /** Name of the property to filter by. */
  propertyName?: string | undefined;
  /** Value to match. */
  value?: string | undefined;
  /** Values to match. */
  values?: string[] | undefined;
}

/**
 * A group of filters.
 * Document 2, Endpoints, CRM operations.
 */
export interface SearchFilterGroup {
  /** Filters in the group. */
  filters?: SearchFilter[] | undefined;
}

/**
 * A sort criterion.
 * Document 2, Endpoints, CRM operations.
 */
export interface SearchSort {
  /** Name of the property to sort by. */
  propertyName?: string | undefined;
  /** Sort direction. */
  direction?: "ASCENDING" | "DESCENDING" | undefined;
}

/**
 * A contact, company, deal, ticket or custom object. All five have the same fields and differ only in their
 * `properties`.
 * Document 2, Resources and their fields, CRM connector.
 */
export interface CrmObject {
  /** Id of the record, unique within its object type. */
  id: string;
  /** Values of the returned properties by property name. */
  properties: CrmProperties;
  /** When the record was created, as an ISO 8601 timestamp. */
  createdAt: string;
  /** When the record was last updated, as an ISO 8601 timestamp. */
  updatedAt: string;
  /** Whether the record is archived. */
  archived: boolean;
  /** When the record was archived, as an ISO 8601 timestamp. */
  archivedAt?: string | null;
  /** Current and previous values of the properties requested with history, by property name. */
  propertiesWithHistory?: { [key: string]: PropertyVersion[] } | null;
  /** Associated records by object type. */
  associations?: { [key: string]: AssociatedRecords } | null;
  /** Id for tracing the write request that the record comes from. */
  objectWriteTraceId?: string | null;
  /** URL of the record in the CRM's web app. */
  url?: string | null;
}

/** `crm.records.CrmObject` */
export declare const crmObject: Validator<CrmObject>;

export declare const isCrmObject: Guard<CrmObject>;

/**
 * The definition of a custom object type.
 * Document 2, Resources and their fields, CRM connector.
 */
export interface ObjectSchema {
  /** Id of the schema. */
  id: string;
  /** Internal name of the object type. */
  name: string;
  /** Singular and plural display names of the object type. */
  labels: ObjectTypeLabels;
  /** Id of the object type, such as `2-1234567`. */
  objectTypeId: string;
  /** Name of the object type prefixed with the account, such as `p7654321_van`. */
  fullyQualifiedName: string;
  /** Names of the properties that every new record must have. */
  requiredProperties: string[];
  /** Names of the properties that text searches look in. */
  searchableProperties: string[];
  /** Name of the property that identifies a record when it is displayed. */
  primaryDisplayProperty: string;
  /** Names of the properties displayed below the primary one. */
  secondaryDisplayProperties: string[];
  /** Description of the object type. */
  description?: string | null;
  /** Whether the object type can have properties for sensitive data. */
  allowsSensitiveProperties: boolean;
  /** Whether the object type is archived. */
  archived: boolean;
  /** Whether the object type can be restored after it is archived. */
  restorable: boolean;
  /** Kind of object type, such as `PORTAL_SPECIFIC` for one that belongs to a single account. */
  metaType: string;
  /** Id of the user who created the object type. Integer. */
  createdByUserId: number;
  /** Id of the user who last updated the object type. Integer. */
  updatedByUserId: number;
  /** Definitions of the properties of the object type. */
  properties: CrmPropertyDefinition[];
  /** Definitions of the associations with other object types. */
  associations: AssociationDefinition[];
  /** When the object type was created, as an ISO 8601 timestamp. */
  createdAt: string;
  /** When the object type was last updated, as an ISO 8601 timestamp. */
  updatedAt: string;
}

/** `crm.records.ObjectSchema` */
export declare const objectSchema: Validator<ObjectSchema>;

export declare const isObjectSchema: Guard<ObjectSchema>;

/**
 * Values of the returned properties, as text or null; numbers and times are text, too. Named here are well-known
 * standard properties of contacts, companies, deals and tickets; a record has only those of its object type.
 * Other names are further standard properties and those of the account.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface CrmProperties {
  [name: string]: string | null | undefined;
  /** Id of the record, unique within its object type. */
  hs_object_id?: string | null;
  /** When the record was created, as an ISO 8601 timestamp. */
  createdate?: string | null;
  /** When the record was created, as an ISO 8601 timestamp. Custom objects have no `createdate`. */
  hs_createdate?: string | null;
  /** When the record was last changed, as an ISO 8601 timestamp. See also `lastmodifieddate`. */
  hs_lastmodifieddate?: string | null;
  /** Id of the user who created the record. */
  hs_created_by_user_id?: string | null;
  /** Kind of source that created the record, such as `IMPORT` or `INTEGRATION`. */
  hs_object_source?: string | null;
  /** Kind of source that created the record, as shown to users. */
  hs_object_source_label?: string | null;
  /** Id of the owner that the record is assigned to. */
  hubspot_owner_id?: string | null;
  /** When the record was last assigned to an owner, as an ISO 8601 timestamp. */
  hubspot_owner_assigneddate?: string | null;
  /** Id of the main team of the owner. */
  hubspot_team_id?: string | null;
  /** Stage of a contact or company on its way to becoming a customer, such as `lead`. */
  lifecyclestage?: string | null;
  /** State of the sales effort for a contact or company, such as `OPEN`. */
  hs_lead_status?: string | null;
  /** Phone number of a contact or company. */
  phone?: string | null;
  /** Street address of a contact or company. */
  address?: string | null;
  /** City of a contact or company. */
  city?: string | null;
  /** State or region of a contact or company. */
  state?: string | null;
  /** Postal code of a contact or company. */
  zip?: string | null;
  /** Country or region of a contact or company, as a name. */
  country?: string | null;
  /** URL of the website of a company, or of the company that a contact works for. */
  website?: string | null;
  /** Industry in which a contact or company works. Companies have a fixed list of values. */
  industry?: string | null;
  /** Yearly revenue of a company, or of the company that a contact works for. */
  annualrevenue?: string | null;
  /** Free text about a company or deal. */
  description?: string | null;
  /** Channel through which the record first came in, such as `ORGANIC_SEARCH`. */
  hs_analytics_source?: string | null;
  /** Detail of the original channel, such as the name of a website. */
  hs_analytics_source_data_1?: string | null;
  /** When a call, email, meeting or other contact was last logged, as an ISO 8601 timestamp. */
  notes_last_contacted?: string | null;
  /** When an activity was last logged for the record, as an ISO 8601 timestamp. */
  notes_last_updated?: string | null;
  /** When the next planned activity for the record takes place, as an ISO 8601 timestamp. */
  notes_next_activity_date?: string | null;
  /** Number of activities that are logged for the record. */
  num_notes?: string | null;
  /** Number of calls, emails, meetings and other contacts that are logged for the record. */
  num_contacted_notes?: string | null;
  /** Number of contacts that belong to the company or deal. */
  num_associated_contacts?: string | null;
  /** Number of deals that belong to the contact or company. */
  num_associated_deals?: string | null;
  /** Number of days from the creation of the record to its closing. */
  days_to_close?: string | null;
  /** Whether the deal is won or lost, or the ticket is closed, as `true` or `false`. */
  hs_is_closed?: string | null;
  /** When a deal was closed or should be, or a contact or company became a customer, as an ISO 8601 timestamp. */
  closedate?: string | null;
  /** Sum of the amounts of the won deals of a company or contact. */
  total_revenue?: string | null;
  /** Amount of the last won deal of a company or contact. */
  recent_deal_amount?: string | null;
  /** When the last won deal of a company or contact was closed, as an ISO 8601 timestamp. */
  recent_deal_close_date?: string | null;
  /** When the contact, or a contact of the company, last submitted a form, as an ISO 8601 timestamp. */
  recent_conversion_date?: string | null;
  /** Email address of the contact, which identifies it within the account. */
  email?: string | null;
  /** Further email addresses of the contact, separated by semicolons. */
  hs_additional_emails?: string | null;
  /** Whether the contact has opted out of all marketing email, as `true` or `false`. */
  hs_email_optout?: string | null;
  /** First name of the contact. */
  firstname?: string | null;
  /** Last name of the contact. */
  lastname?: string | null;
  /** Form of address that goes before the contact's name. */
  salutation?: string | null;
  /** Job title of the contact. */
  jobtitle?: string | null;
  /** Name of the company that the contact works for, as entered with the contact. */
  company?: string | null;
  /** Id of the company that is the contact's main one. */
  associatedcompanyid?: string | null;
  /** Mobile phone number of the contact. */
  mobilephone?: string | null;
  /** Language that the contact prefers, as a code such as `en-gb`. */
  hs_language?: string | null;
  /** URL of the contact's LinkedIn profile. */
  hs_linkedin_url?: string | null;
  /** Whether the contact counts as a marketing contact, as `true` or `false`. */
  hs_marketable_status?: string | null;
  /** When the contact was last changed, as an ISO 8601 timestamp. */
  lastmodifieddate?: string | null;
  /** Name of the company. */
  name?: string | null;
  /** Internet domain of the company, which identifies it within the account. */
  domain?: string | null;
  /** Relation of the company to the account, such as `PROSPECT` or `PARTNER`. */
  type?: string | null;
  /** Number of people who work for the company. */
  numberofemployees?: string | null;
  /** Year in which the company was founded. */
  founded_year?: string | null;
  /** Whether the company's shares are publicly traded, as `true` or `false`. */
  is_public?: string | null;
  /** Time zone of the company. */
  timezone?: string | null;
  /** URL of the company's LinkedIn page. */
  linkedin_company_page?: string | null;
  /** Id of the company that this one belongs to. */
  hs_parent_company_id?: string | null;
  /** Name of the deal. */
  dealname?: string | null;
  /** Kind of deal, such as `newbusiness` or `existingbusiness`. */
  dealtype?: string | null;
  /** Id of the pipeline that the deal is in. */
  pipeline?: string | null;
  /** Id of the stage of the pipeline that the deal has reached. */
  dealstage?: string | null;
  /** Total value of the deal, in the currency of the deal. */
  amount?: string | null;
  /** Total value of the deal, converted to the currency of the account. */
  amount_in_home_currency?: string | null;
  /** Currency of the deal, as an ISO 4217 code. */
  deal_currency_code?: string | null;
  /** Probability that the deal is won, from 0 to 1, as set for its stage. */
  hs_deal_stage_probability?: string | null;
  /** Amount of the deal times the probability that the forecast assumes, in the currency of the account. */
  hs_forecast_amount?: string | null;
  /** Priority of the deal, such as `low` or `high`. */
  hs_priority?: string | null;
  /** Whether the deal is won, as `true` or `false`. */
  hs_is_closed_won?: string | null;
  /** Whether the deal is lost, as `true` or `false`. */
  hs_is_closed_lost?: string | null;
  /** Free text about why the deal was won. */
  closed_won_reason?: string | null;
  /** Free text about why the deal was lost. */
  closed_lost_reason?: string | null;
  /** Annual recurring revenue of the deal. */
  hs_arr?: string | null;
  /** Monthly recurring revenue of the deal. */
  hs_mrr?: string | null;
  /** Short summary of the ticket. */
  subject?: string | null;
  /** Description of the ticket. */
  content?: string | null;
  /** Id of the pipeline that the ticket is in. Contacts and companies can have it, too. */
  hs_pipeline?: string | null;
  /** Id of the stage of the pipeline that the ticket has reached. */
  hs_pipeline_stage?: string | null;
  /** Priority of the ticket, such as `LOW` or `HIGH`. */
  hs_ticket_priority?: string | null;
  /** Reasons why the customer asked for help, separated by semicolons. */
  hs_ticket_category?: string | null;
  /** Channel through which the ticket came, such as `EMAIL` or `CHAT`. */
  source_type?: string | null;
  /** How the ticket was resolved. */
  hs_resolution?: string | null;
  /** When the ticket was closed, as an ISO 8601 timestamp. */
  closed_date?: string | null;
  /** When an agent first replied to the customer by email, as an ISO 8601 timestamp. */
  first_agent_reply_date?: string | null;
  /** Time from the creation of the ticket to the first reply by email, in milliseconds. */
  time_to_first_agent_reply?: string | null;
  /** Time from the creation of the ticket to its closing, in milliseconds. */
  time_to_close?: string | null;
}

/**
 * A value that a property has or had.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface PropertyVersion {
  /** Value of the property, as text. */
  value?: string | null;
  /** When the property got the value, as an ISO 8601 timestamp. */
  timestamp?: string | null;
  /** Kind of source that the value comes from, such as `CRM_UI` or `FORM`. */
  sourceType?: string | null;
  /** Id of the source within its kind. */
  sourceId?: string | null;
  /** Name of the source, as shown to users. */
  sourceLabel?: string | null;
  /** Id of the user who set the value. Integer. */
  updatedByUserId?: number | null;
}

/**
 * A page of the records of one object type that a record is associated with.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface AssociatedRecords {
  /** Associated records of this page. */
  results?: AssociatedRecord[] | null;
  /** Where further associated records are. Absent when there are none. */
  paging?: {
    /** Page that follows this one. */
    next?: {
      /** Paging cursor from which the next page starts. */
      after?: string | null;
      /** URL of the next page. */
      link?: string | null;
    } | null;
    /** Page that comes before this one. */
    prev?: {
      /** Paging cursor at which the previous page ends. */
      before?: string | null;
      /** URL of the previous page. */
      link?: string | null;
    } | null;
  } | null;
}

/**
 * A reference to an associated record.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface AssociatedRecord {
  /** Id of the associated record. */
  id?: string | null;
  /** Name of the kind of association, such as `contact_to_company`. */
  type?: string | null;
}

/**
 * Names under which an object type is shown to users.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface ObjectTypeLabels {
  /** Name for one record. */
  singular?: string | null;
  /** Name for several records. */
  plural?: string | null;
}

/**
 * The definition of a property of an object type.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface CrmPropertyDefinition {
  /** Internal name of the property, the key under which records return its value. */
  name?: string | null;
  /** Name of the property, as shown to users. */
  label?: string | null;
  /**
   * Kind of values that the property holds. Records return values of all kinds as text. Known values: `string`,
   * `number`, `date`, `datetime`, `enumeration`, `bool`.
   */
  type?: "string" | "number" | "date" | "datetime" | "enumeration" | "bool" | (string & {}) | null;
  /** Kind of input in which users edit the property, such as `text`, `select` or `checkbox`. */
  fieldType?: string | null;
  /** Internal name of the group that the property is shown in. */
  groupName?: string | null;
  /** Explanation of the property for users. */
  description?: string | null;
  /** Values to choose from. Empty unless `type` is `enumeration`. */
  options?: PropertyOption[] | null;
  /** Position of the property among others, lowest first. Negative numbers come last. Integer. */
  displayOrder?: number | null;
  /** Whether the property is hidden from users. */
  hidden?: boolean | null;
  /** Whether no two records can have the same value. */
  hasUniqueValue?: boolean | null;
  /** Whether the value is computed from other properties. */
  calculated?: boolean | null;
  /** Whether the options come from elsewhere, such as the owners of the account. */
  externalOptions?: boolean | null;
  /** Whether forms can ask for the property. */
  formField?: boolean | null;
  /** Whether the property is a standard one, not one that the account has added. */
  hubspotDefined?: boolean | null;
  /** Whether the property is archived. */
  archived?: boolean | null;
  /** When the property was archived, as an ISO 8601 timestamp. */
  archivedAt?: string | null;
  /** When the property was created, as an ISO 8601 timestamp. */
  createdAt?: string | null;
  /** When the property was last changed, as an ISO 8601 timestamp. */
  updatedAt?: string | null;
  /** Id of the user who created the property. */
  createdUserId?: string | null;
  /** Id of the user who last changed the property. */
  updatedUserId?: string | null;
  /** Kind of object whose ids are the options, such as `OWNER`. */
  referencedObjectType?: string | null;
  /** Formula from which the value is computed. */
  calculationFormula?: string | null;
  /** Whether the value is shown with the currency symbol of the account. */
  showCurrencySymbol?: boolean | null;
  /** How sensitive the values are. Known values: `non_sensitive`, `sensitive`, `highly_sensitive`. */
  dataSensitivity?: "non_sensitive" | "sensitive" | "highly_sensitive" | (string & {}) | null;
  /** Kinds of sensitive data that the property holds, such as health data. */
  sensitiveDataCategories?: string[] | null;
  /** What users may change about the property. */
  modificationMetadata?: {
    /** Whether the property can be archived. */
    archivable?: boolean | null;
    /** Whether the definition cannot be changed. */
    readOnlyDefinition?: boolean | null;
    /** Whether the options cannot be changed. */
    readOnlyOptions?: boolean | null;
    /** Whether the values of records cannot be changed. */
    readOnlyValue?: boolean | null;
  } | null;
}

/**
 * A value that a property of type `enumeration` can have.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface PropertyOption {
  /** Internal value, as records return it. */
  value?: string | null;
  /** Name of the value, as shown to users. */
  label?: string | null;
  /** Explanation of the value. */
  description?: string | null;
  /** Position of the value among others, lowest first. Negative numbers come last. Integer. */
  displayOrder?: number | null;
  /** Whether users cannot choose the value. */
  hidden?: boolean | null;
}

/**
 * A kind of association from one object type to another.
 * Assumed: HubSpot's public API reference and the types of its Node library 13.5 show it.
 */
export interface AssociationDefinition {
  /** Id of the association. */
  id?: string | null;
  /** Internal name of the association, such as `van_to_contact`. */
  name?: string | null;
  /** Id of the object type that the association starts at. */
  fromObjectTypeId?: string | null;
  /** Id of the object type that the association leads to. */
  toObjectTypeId?: string | null;
  /** When the association was defined, as an ISO 8601 timestamp. */
  createdAt?: string | null;
  /** When the definition was last changed, as an ISO 8601 timestamp. */
  updatedAt?: string | null;
}

/**
 * Lists contacts.
 * Params of `crm.contacts.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsListParams {
  /**
   * Maximum number of records per page. The document states neither a default nor a maximum. Integer. Default:
   * 25.
   * The default is assumed: Comparable connectors request 25 records per page. The document does not show the
   * default.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /**
   * Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets,
   * and custom object types by object type id or fully qualified name. Comma-separated list, without spaces.
   * Known values: `contacts`, `deals`, `tickets`.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Requesting history lowers the maximum number of records per request. Comma-separated list, without
   * spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.contacts.list.params` */
export declare const contactsListParams: Validator<ContactsListParams>;

export declare const isContactsListParams: Guard<ContactsListParams>;

/**
 * Request body of `crm.contacts.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ContactsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "contacts";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ContactsListParams | undefined;
}

/** `crm.contacts.list.request` */
export declare const contactsListRequest: Validator<ContactsListRequest>;

/** A record that `crm.contacts.list` returns. */
export type ContactsListRecord = CrmObject;

/** `crm.contacts.list.record` */
export declare const contactsListRecord: Validator<ContactsListRecord>;

/**
 * Meta of `crm.contacts.list`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsListMeta {
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.contacts.list.meta` */
export declare const contactsListMeta: Validator<ContactsListMeta>;

/**
 * Response body of `crm.contacts.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ContactsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ContactsListMeta | null;
}

/** `crm.contacts.list.response` */
export declare const contactsListResponse: Validator<ContactsListResponse>;

/**
 * Returns one contact by its id or by a unique property.
 * Params of `crm.contacts.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsGetParams {
  /** Id of the contact, or its value of the property named in `idProperty`. */
  contactId: string;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Comma-separated list, without spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Comma-separated object types for which to return associated records. Comma-separated list, without spaces. */
  associations?: string | undefined;
  /** Name of a property with unique values. If given, the record is looked up by this property instead of its id. */
  idProperty?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.contacts.get.params` */
export declare const contactsGetParams: Validator<ContactsGetParams>;

export declare const isContactsGetParams: Guard<ContactsGetParams>;

/**
 * Request body of `crm.contacts.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ContactsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "contacts";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ContactsGetParams;
}

/** `crm.contacts.get.request` */
export declare const contactsGetRequest: Validator<ContactsGetRequest>;

/** A record that `crm.contacts.get` returns. */
export type ContactsGetRecord = CrmObject;

/** `crm.contacts.get.record` */
export declare const contactsGetRecord: Validator<ContactsGetRecord>;

/**
 * Response body of `crm.contacts.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ContactsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.contacts.get.response` */
export declare const contactsGetResponse: Validator<ContactsGetResponse>;

/**
 * Searches contacts by property filters and text.
 * Params of `crm.contacts.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsApiSearchParams {
  /** Groups of filters to search by. At most 6 elements. */
  filterGroups?: SearchFilterGroup[] | undefined;
  /** Names of the properties to return. */
  properties?: string[] | undefined;
  /**
   * Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should
   * work. Integer. Default: 25.
   * The default is assumed: Comparable connectors request 25 results per page and accept 1 to 200. The document
   * does not show these limits, so they are not enforced.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /** Sort criteria for the results. */
  sorts?: SearchSort[] | undefined;
  /** Text to search for. At most 3000 characters. */
  query?: string | undefined;
}

/** `crm.contacts.api_search.params` */
export declare const contactsApiSearchParams: Validator<ContactsApiSearchParams>;

export declare const isContactsApiSearchParams: Guard<ContactsApiSearchParams>;

/**
 * Request body of `crm.contacts.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ContactsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "contacts";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ContactsApiSearchParams | undefined;
}

/** `crm.contacts.api_search.request` */
export declare const contactsApiSearchRequest: Validator<ContactsApiSearchRequest>;

/** A record that `crm.contacts.api_search` returns. */
export type ContactsApiSearchRecord = CrmObject;

/** `crm.contacts.api_search.record` */
export declare const contactsApiSearchRecord: Validator<ContactsApiSearchRecord>;

/**
 * Meta of `crm.contacts.api_search`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface ContactsApiSearchMeta {
  /** Total number of records that match the search. Integer. */
  total: number;
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.contacts.api_search.meta` */
export declare const contactsApiSearchMeta: Validator<ContactsApiSearchMeta>;

/**
 * Response body of `crm.contacts.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ContactsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ContactsApiSearchMeta | null;
}

/** `crm.contacts.api_search.response` */
export declare const contactsApiSearchResponse: Validator<ContactsApiSearchResponse>;

/**
 * Lists companies.
 * Params of `crm.companies.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesListParams {
  /**
   * Maximum number of records per page. The document states neither a default nor a maximum. Integer. Default:
   * 25.
   * The default is assumed: Comparable connectors request 25 records per page. The document does not show the
   * default.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /**
   * Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets,
   * and custom object types by object type id or fully qualified name. Comma-separated list, without spaces.
   * Known values: `contacts`, `deals`, `tickets`.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Requesting history lowers the maximum number of records per request. Comma-separated list, without
   * spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.companies.list.params` */
export declare const companiesListParams: Validator<CompaniesListParams>;

export declare const isCompaniesListParams: Guard<CompaniesListParams>;

/**
 * Request body of `crm.companies.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CompaniesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "companies";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: CompaniesListParams | undefined;
}

/** `crm.companies.list.request` */
export declare const companiesListRequest: Validator<CompaniesListRequest>;

/** A record that `crm.companies.list` returns. */
export type CompaniesListRecord = CrmObject;

/** `crm.companies.list.record` */
export declare const companiesListRecord: Validator<CompaniesListRecord>;

/**
 * Meta of `crm.companies.list`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesListMeta {
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.companies.list.meta` */
export declare const companiesListMeta: Validator<CompaniesListMeta>;

/**
 * Response body of `crm.companies.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CompaniesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: CompaniesListMeta | null;
}

/** `crm.companies.list.response` */
export declare const companiesListResponse: Validator<CompaniesListResponse>;

/**
 * Returns one company by its id or by a unique property.
 * Params of `crm.companies.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesGetParams {
  /** Id of the company, or its value of the property named in `idProperty`. */
  companyId: string;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Comma-separated list, without spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Comma-separated object types for which to return associated records. Comma-separated list, without spaces. */
  associations?: string | undefined;
  /** Name of a property with unique values. If given, the record is looked up by this property instead of its id. */
  idProperty?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.companies.get.params` */
export declare const companiesGetParams: Validator<CompaniesGetParams>;

export declare const isCompaniesGetParams: Guard<CompaniesGetParams>;

/**
 * Request body of `crm.companies.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CompaniesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "companies";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CompaniesGetParams;
}

/** `crm.companies.get.request` */
export declare const companiesGetRequest: Validator<CompaniesGetRequest>;

/** A record that `crm.companies.get` returns. */
export type CompaniesGetRecord = CrmObject;

/** `crm.companies.get.record` */
export declare const companiesGetRecord: Validator<CompaniesGetRecord>;

/**
 * Response body of `crm.companies.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CompaniesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.companies.get.response` */
export declare const companiesGetResponse: Validator<CompaniesGetResponse>;

/**
 * Searches companies by property filters and text.
 * Params of `crm.companies.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesApiSearchParams {
  /** Groups of filters to search by. At most 6 elements. */
  filterGroups?: SearchFilterGroup[] | undefined;
  /** Names of the properties to return. */
  properties?: string[] | undefined;
  /**
   * Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should
   * work. Integer. Default: 25.
   * The default is assumed: Comparable connectors request 25 results per page and accept 1 to 200. The document
   * does not show these limits, so they are not enforced.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /** Sort criteria for the results. */
  sorts?: SearchSort[] | undefined;
  /** Text to search for. At most 3000 characters. */
  query?: string | undefined;
}

/** `crm.companies.api_search.params` */
export declare const companiesApiSearchParams: Validator<CompaniesApiSearchParams>;

export declare const isCompaniesApiSearchParams: Guard<CompaniesApiSearchParams>;

/**
 * Request body of `crm.companies.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CompaniesApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "companies";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: CompaniesApiSearchParams | undefined;
}

/** `crm.companies.api_search.request` */
export declare const companiesApiSearchRequest: Validator<CompaniesApiSearchRequest>;

/** A record that `crm.companies.api_search` returns. */
export type CompaniesApiSearchRecord = CrmObject;

/** `crm.companies.api_search.record` */
export declare const companiesApiSearchRecord: Validator<CompaniesApiSearchRecord>;

/**
 * Meta of `crm.companies.api_search`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface CompaniesApiSearchMeta {
  /** Total number of records that match the search. Integer. */
  total: number;
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.companies.api_search.meta` */
export declare const companiesApiSearchMeta: Validator<CompaniesApiSearchMeta>;

/**
 * Response body of `crm.companies.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CompaniesApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: CompaniesApiSearchMeta | null;
}

/** `crm.companies.api_search.response` */
export declare const companiesApiSearchResponse: Validator<CompaniesApiSearchResponse>;

/**
 * Lists deals.
 * Params of `crm.deals.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsListParams {
  /**
   * Maximum number of records per page. The document states neither a default nor a maximum. Integer. Default:
   * 25.
   * The default is assumed: Comparable connectors request 25 records per page. The document does not show the
   * default.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /**
   * Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets,
   * and custom object types by object type id or fully qualified name. Comma-separated list, without spaces.
   * Known values: `contacts`, `deals`, `tickets`.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Requesting history lowers the maximum number of records per request. Comma-separated list, without
   * spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.deals.list.params` */
export declare const dealsListParams: Validator<DealsListParams>;

export declare const isDealsListParams: Guard<DealsListParams>;

/**
 * Request body of `crm.deals.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DealsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "deals";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: DealsListParams | undefined;
}

/** `crm.deals.list.request` */
export declare const dealsListRequest: Validator<DealsListRequest>;

/** A record that `crm.deals.list` returns. */
export type DealsListRecord = CrmObject;

/** `crm.deals.list.record` */
export declare const dealsListRecord: Validator<DealsListRecord>;

/**
 * Meta of `crm.deals.list`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsListMeta {
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.deals.list.meta` */
export declare const dealsListMeta: Validator<DealsListMeta>;

/**
 * Response body of `crm.deals.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DealsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: DealsListMeta | null;
}

/** `crm.deals.list.response` */
export declare const dealsListResponse: Validator<DealsListResponse>;

/**
 * Returns one deal by its id or by a unique property.
 * Params of `crm.deals.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsGetParams {
  /** Id of the deal, or its value of the property named in `idProperty`. */
  dealId: string;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Comma-separated list, without spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Comma-separated object types for which to return associated records. Comma-separated list, without spaces. */
  associations?: string | undefined;
  /** Name of a property with unique values. If given, the record is looked up by this property instead of its id. */
  idProperty?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.deals.get.params` */
export declare const dealsGetParams: Validator<DealsGetParams>;

export declare const isDealsGetParams: Guard<DealsGetParams>;

/**
 * Request body of `crm.deals.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DealsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "deals";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: DealsGetParams;
}

/** `crm.deals.get.request` */
export declare const dealsGetRequest: Validator<DealsGetRequest>;

/** A record that `crm.deals.get` returns. */
export type DealsGetRecord = CrmObject;

/** `crm.deals.get.record` */
export declare const dealsGetRecord: Validator<DealsGetRecord>;

/**
 * Response body of `crm.deals.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DealsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.deals.get.response` */
export declare const dealsGetResponse: Validator<DealsGetResponse>;

/**
 * Searches deals by property filters and text.
 * Params of `crm.deals.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsApiSearchParams {
  /** Groups of filters to search by. At most 6 elements. */
  filterGroups?: SearchFilterGroup[] | undefined;
  /** Names of the properties to return. */
  properties?: string[] | undefined;
  /**
   * Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should
   * work. Integer. Default: 25.
   * The default is assumed: Comparable connectors request 25 results per page and accept 1 to 200. The document
   * does not show these limits, so they are not enforced.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /** Sort criteria for the results. */
  sorts?: SearchSort[] | undefined;
  /** Text to search for. At most 3000 characters. */
  query?: string | undefined;
}

/** `crm.deals.api_search.params` */
export declare const dealsApiSearchParams: Validator<DealsApiSearchParams>;

export declare const isDealsApiSearchParams: Guard<DealsApiSearchParams>;

/**
 * Request body of `crm.deals.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DealsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "deals";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: DealsApiSearchParams | undefined;
}

/** `crm.deals.api_search.request` */
export declare const dealsApiSearchRequest: Validator<DealsApiSearchRequest>;

/** A record that `crm.deals.api_search` returns. */
export type DealsApiSearchRecord = CrmObject;

/** `crm.deals.api_search.record` */
export declare const dealsApiSearchRecord: Validator<DealsApiSearchRecord>;

/**
 * Meta of `crm.deals.api_search`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface DealsApiSearchMeta {
  /** Total number of records that match the search. Integer. */
  total: number;
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.deals.api_search.meta` */
export declare const dealsApiSearchMeta: Validator<DealsApiSearchMeta>;

/**
 * Response body of `crm.deals.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DealsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: DealsApiSearchMeta | null;
}

/** `crm.deals.api_search.response` */
export declare const dealsApiSearchResponse: Validator<DealsApiSearchResponse>;

/**
 * Lists tickets.
 * Params of `crm.tickets.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsListParams {
  /**
   * Maximum number of records per page. The document states neither a default nor a maximum. Integer. Default:
   * 25.
   * The default is assumed: Comparable connectors request 25 records per page. The document does not show the
   * default.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /**
   * Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets,
   * and custom object types by object type id or fully qualified name. Comma-separated list, without spaces.
   * Known values: `contacts`, `deals`, `tickets`.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Requesting history lowers the maximum number of records per request. Comma-separated list, without
   * spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.tickets.list.params` */
export declare const ticketsListParams: Validator<TicketsListParams>;

export declare const isTicketsListParams: Guard<TicketsListParams>;

/**
 * Request body of `crm.tickets.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TicketsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "tickets";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: TicketsListParams | undefined;
}

/** `crm.tickets.list.request` */
export declare const ticketsListRequest: Validator<TicketsListRequest>;

/** A record that `crm.tickets.list` returns. */
export type TicketsListRecord = CrmObject;

/** `crm.tickets.list.record` */
export declare const ticketsListRecord: Validator<TicketsListRecord>;

/**
 * Meta of `crm.tickets.list`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsListMeta {
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.tickets.list.meta` */
export declare const ticketsListMeta: Validator<TicketsListMeta>;

/**
 * Response body of `crm.tickets.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TicketsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: TicketsListMeta | null;
}

/** `crm.tickets.list.response` */
export declare const ticketsListResponse: Validator<TicketsListResponse>;

/**
 * Returns one ticket by its id or by a unique property.
 * Params of `crm.tickets.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsGetParams {
  /** Id of the ticket, or its value of the property named in `idProperty`. */
  ticketId: string;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Comma-separated list, without spaces.
   */
  propertiesWithHistory?: string | undefined;
  /** Comma-separated object types for which to return associated records. Comma-separated list, without spaces. */
  associations?: string | undefined;
  /** Name of a property with unique values. If given, the record is looked up by this property instead of its id. */
  idProperty?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.tickets.get.params` */
export declare const ticketsGetParams: Validator<TicketsGetParams>;

export declare const isTicketsGetParams: Guard<TicketsGetParams>;

/**
 * Request body of `crm.tickets.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TicketsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "tickets";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: TicketsGetParams;
}

/** `crm.tickets.get.request` */
export declare const ticketsGetRequest: Validator<TicketsGetRequest>;

/** A record that `crm.tickets.get` returns. */
export type TicketsGetRecord = CrmObject;

/** `crm.tickets.get.record` */
export declare const ticketsGetRecord: Validator<TicketsGetRecord>;

/**
 * Response body of `crm.tickets.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TicketsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.tickets.get.response` */
export declare const ticketsGetResponse: Validator<TicketsGetResponse>;

/**
 * Searches tickets by property filters and text.
 * Params of `crm.tickets.api_search`.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsApiSearchParams {
  /** Groups of filters to search by. At most 6 elements. */
  filterGroups?: SearchFilterGroup[] | undefined;
  /** Names of the properties to return. */
  properties?: string[] | undefined;
  /**
   * Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should
   * work. Integer. Default: 25.
   * The default is assumed: Comparable connectors request 25 results per page and accept 1 to 200. The document
   * does not show these limits, so they are not enforced.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /** Sort criteria for the results. */
  sorts?: SearchSort[] | undefined;
  /** Text to search for. At most 3000 characters. */
  query?: string | undefined;
}

/** `crm.tickets.api_search.params` */
export declare const ticketsApiSearchParams: Validator<TicketsApiSearchParams>;

export declare const isTicketsApiSearchParams: Guard<TicketsApiSearchParams>;

/**
 * Request body of `crm.tickets.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TicketsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "tickets";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: TicketsApiSearchParams | undefined;
}

/** `crm.tickets.api_search.request` */
export declare const ticketsApiSearchRequest: Validator<TicketsApiSearchRequest>;

/** A record that `crm.tickets.api_search` returns. */
export type TicketsApiSearchRecord = CrmObject;

/** `crm.tickets.api_search.record` */
export declare const ticketsApiSearchRecord: Validator<TicketsApiSearchRecord>;

/**
 * Meta of `crm.tickets.api_search`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface TicketsApiSearchMeta {
  /** Total number of records that match the search. Integer. */
  total: number;
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.tickets.api_search.meta` */
export declare const ticketsApiSearchMeta: Validator<TicketsApiSearchMeta>;

/**
 * Response body of `crm.tickets.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TicketsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: TicketsApiSearchMeta | null;
}

/** `crm.tickets.api_search.response` */
export declare const ticketsApiSearchResponse: Validator<TicketsApiSearchResponse>;

/**
 * Lists the schemas of all custom object types.
 * Params of `crm.schemas.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface SchemasListParams {
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
}

/** `crm.schemas.list.params` */
export declare const schemasListParams: Validator<SchemasListParams>;

export declare const isSchemasListParams: Guard<SchemasListParams>;

/**
 * Request body of `crm.schemas.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SchemasListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "schemas";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: SchemasListParams | undefined;
}

/** `crm.schemas.list.request` */
export declare const schemasListRequest: Validator<SchemasListRequest>;

/** A record that `crm.schemas.list` returns. */
export type SchemasListRecord = ObjectSchema;

/** `crm.schemas.list.record` */
export declare const schemasListRecord: Validator<SchemasListRecord>;

/**
 * Response body of `crm.schemas.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SchemasListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ObjectSchema[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.schemas.list.response` */
export declare const schemasListResponse: Validator<SchemasListResponse>;

/**
 * Returns the schema of one custom object type.
 * Params of `crm.schemas.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface SchemasGetParams {
  /** Custom object type, given as its fully qualified name or object type id. */
  objectType: string;
}

/** `crm.schemas.get.params` */
export declare const schemasGetParams: Validator<SchemasGetParams>;

export declare const isSchemasGetParams: Guard<SchemasGetParams>;

/**
 * Request body of `crm.schemas.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SchemasGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "schemas";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: SchemasGetParams;
}

/** `crm.schemas.get.request` */
export declare const schemasGetRequest: Validator<SchemasGetRequest>;

/** A record that `crm.schemas.get` returns. */
export type SchemasGetRecord = ObjectSchema;

/** `crm.schemas.get.record` */
export declare const schemasGetRecord: Validator<SchemasGetRecord>;

/**
 * Response body of `crm.schemas.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SchemasGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ObjectSchema;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.schemas.get.response` */
export declare const schemasGetResponse: Validator<SchemasGetResponse>;

/**
 * Lists the records of a custom object type.
 * Params of `crm.objects.list`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ObjectsListParams {
  /** Custom object type, given as its fully qualified name or object type id. */
  objectType: string;
  /**
   * Maximum number of records per page. The document states neither a default nor a maximum. Integer. Default:
   * 25.
   * The default is assumed: Comparable connectors request 25 records per page. The document does not show the
   * default.
   */
  limit?: number | undefined;
  /** Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page. */
  after?: string | undefined;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
  /**
   * Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets,
   * and custom object types by object type id or fully qualified name. Comma-separated list, without spaces.
   * Known values: `contacts`, `deals`, `tickets`.
   */
  associations?: "contacts" | "deals" | "tickets" | (string & {}) | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Requesting history lowers the maximum number of records per request. Comma-separated list, without
   * spaces.
   */
  propertiesWithHistory?: string | undefined;
}

/** `crm.objects.list.params` */
export declare const objectsListParams: Validator<ObjectsListParams>;

export declare const isObjectsListParams: Guard<ObjectsListParams>;

/**
 * Request body of `crm.objects.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ObjectsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "objects";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ObjectsListParams;
}

/** `crm.objects.list.request` */
export declare const objectsListRequest: Validator<ObjectsListRequest>;

/** A record that `crm.objects.list` returns. */
export type ObjectsListRecord = CrmObject;

/** `crm.objects.list.record` */
export declare const objectsListRecord: Validator<ObjectsListRecord>;

/**
 * Meta of `crm.objects.list`: its paging information.
 * Document 2, Endpoints, CRM operations.
 */
export interface ObjectsListMeta {
  /** Cursor of the next page. Pass it as `after` in the next request. */
  next_cursor: string;
  /** URL of the next page. */
  next_link: string;
}

/** `crm.objects.list.meta` */
export declare const objectsListMeta: Validator<ObjectsListMeta>;

/**
 * Response body of `crm.objects.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ObjectsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ObjectsListMeta | null;
}

/** `crm.objects.list.response` */
export declare const objectsListResponse: Validator<ObjectsListResponse>;

/**
 * Returns one record of a custom object type by its id or by a unique property.
 * Params of `crm.objects.get`.
 * Document 2, Endpoints, CRM operations.
 */
export interface ObjectsGetParams {
  /** Custom object type, given as its fully qualified name or object type id. */
  objectType: string;
  /** Id of the record, or its value of the property named in `idProperty`. */
  objectId: string;
  /**
   * Comma-separated names of the properties to return. Unknown names are ignored. Comma-separated list, without
   * spaces.
   */
  properties?: string | undefined;
  /** Whether to return only archived records. */
  archived?: boolean | undefined;
  /** Comma-separated object types for which to return associated records. Comma-separated list, without spaces. */
  associations?: string | undefined;
  /** Name of a property with unique values. If given, the record is looked up by this property instead of its id. */
  idProperty?: string | undefined;
  /**
   * Comma-separated names of the properties to return together with their previous values. Unknown names are
   * ignored. Comma-separated list, without spaces.
   */
  propertiesWithHistory?: string | undefined;
}

/** `crm.objects.get.params` */
export declare const objectsGetParams: Validator<ObjectsGetParams>;

export declare const isObjectsGetParams: Guard<ObjectsGetParams>;

/**
 * Request body of `crm.objects.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ObjectsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "objects";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ObjectsGetParams;
}

/** `crm.objects.get.request` */
export declare const objectsGetRequest: Validator<ObjectsGetRequest>;

/** A record that `crm.objects.get` returns. */
export type ObjectsGetRecord = CrmObject;

/** `crm.objects.get.record` */
export declare const objectsGetRecord: Validator<ObjectsGetRecord>;

/**
 * Response body of `crm.objects.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ObjectsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CrmObject;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `crm.objects.get.response` */
export declare const objectsGetResponse: Validator<ObjectsGetResponse>;

/** Any request to an instance of CRM, discriminated by `entity`, then `action`. */
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
  | ObjectsGetRequest
  | NoRequest;

/** `crm.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * An OAuth client of the CRM and the refresh token issued to it.
 * Document 2, Authentication.
 */
export interface OauthAuthConfig {
  /** Id of the OAuth client. */
  client_id: string;
  /**
   * Secret of the OAuth client.
   * A secret: messages and logs never show it.
   */
  client_secret: string;
  /**
   * Refresh token that is exchanged for access tokens.
   * A secret: messages and logs never show it.
   */
  refresh_token: string;
  /**
   * Access token for the CRM account. It may be omitted because `refresh_token` is given.
   * A secret: messages and logs never show it.
   * Assumed: The document contradicts itself. Its list marks the field as required, but the description of the
   * field says that it may be omitted when `refresh_token` is given. Since `refresh_token` is itself required,
   * the field is optional here.
   */
  access_token?: string | undefined;
}

/** `auth_config` of CRM: the fields of exactly one auth method. */
export type AuthConfig = OauthAuthConfig;

/** `crm.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of CRM. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of CRM.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: The document does not give the fixed value. A public gateway of the same shape uses this one for
   * its CRM connector.
   */
  connector_definition_id: "36c891d9-4bd9-43ac-bad2-10e12756272c";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /** Display name of the instance. */
  name: string;
}

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

/** Results of all operations of CRM. By entity, then action. */
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

/** What `gateway.create` takes for CRM: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `contacts` of CRM. */
export interface CrmContactsActions {
  /**
   * Lists contacts.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.contacts.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<
    ContactsListParams,
    ContactsListRecord,
    Page<ContactsListRecord, ContactsListMeta, ContactsListParams>,
    ContactsListResponse
  >;
  /**
   * Returns one contact by its id or by a unique property.
   * `crm.contacts.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<ContactsGetParams, ContactsGetRecord, ContactsGetResponse>;
  /**
   * Searches contacts by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.contacts.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<
    ContactsApiSearchParams,
    ContactsApiSearchRecord,
    Page<ContactsApiSearchRecord, ContactsApiSearchMeta, ContactsApiSearchParams>,
    ContactsApiSearchResponse
  >;
}

/** The actions of `companies` of CRM. */
export interface CrmCompaniesActions {
  /**
   * Lists companies.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.companies.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<
    CompaniesListParams,
    CompaniesListRecord,
    Page<CompaniesListRecord, CompaniesListMeta, CompaniesListParams>,
    CompaniesListResponse
  >;
  /**
   * Returns one company by its id or by a unique property.
   * `crm.companies.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<CompaniesGetParams, CompaniesGetRecord, CompaniesGetResponse>;
  /**
   * Searches companies by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.companies.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<
    CompaniesApiSearchParams,
    CompaniesApiSearchRecord,
    Page<CompaniesApiSearchRecord, CompaniesApiSearchMeta, CompaniesApiSearchParams>,
    CompaniesApiSearchResponse
  >;
}

/** The actions of `deals` of CRM. */
export interface CrmDealsActions {
  /**
   * Lists deals.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.deals.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<
    DealsListParams,
    DealsListRecord,
    Page<DealsListRecord, DealsListMeta, DealsListParams>,
    DealsListResponse
  >;
  /**
   * Returns one deal by its id or by a unique property.
   * `crm.deals.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<DealsGetParams, DealsGetRecord, DealsGetResponse>;
  /**
   * Searches deals by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.deals.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<
    DealsApiSearchParams,
    DealsApiSearchRecord,
    Page<DealsApiSearchRecord, DealsApiSearchMeta, DealsApiSearchParams>,
    DealsApiSearchResponse
  >;
}

/** The actions of `tickets` of CRM. */
export interface CrmTicketsActions {
  /**
   * Lists tickets.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.tickets.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalPagedCall<
    TicketsListParams,
    TicketsListRecord,
    Page<TicketsListRecord, TicketsListMeta, TicketsListParams>,
    TicketsListResponse
  >;
  /**
   * Returns one ticket by its id or by a unique property.
   * `crm.tickets.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<TicketsGetParams, TicketsGetRecord, TicketsGetResponse>;
  /**
   * Searches tickets by property filters and text.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.tickets.api_search`, Document 2, Endpoints, CRM operations.
   */
  readonly api_search: OptionalPagedCall<
    TicketsApiSearchParams,
    TicketsApiSearchRecord,
    Page<TicketsApiSearchRecord, TicketsApiSearchMeta, TicketsApiSearchParams>,
    TicketsApiSearchResponse
  >;
}

/** The actions of `schemas` of CRM. */
export interface CrmSchemasActions {
  /**
   * Lists the schemas of all custom object types.
   * Cannot be paged: The document lists neither paging parameters nor Meta for this operation.
   * `crm.schemas.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: OptionalCall<SchemasListParams, UnpagedList<SchemasListRecord, { [key: string]: unknown }>, SchemasListResponse>;
  /**
   * Returns the schema of one custom object type.
   * `crm.schemas.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<SchemasGetParams, SchemasGetRecord, SchemasGetResponse>;
}

/** The actions of `objects` of CRM. */
export interface CrmObjectsActions {
  /**
   * Lists the records of a custom object type.
   * The next page is requested with `after`; `.all()` iterates all pages. Not shown: How the last page is
   * marked. A page without cursor and link is treated as the end.
   * `crm.objects.list`, Document 2, Endpoints, CRM operations.
   */
  readonly list: RequiredPagedCall<
    ObjectsListParams,
    ObjectsListRecord,
    Page<ObjectsListRecord, ObjectsListMeta, ObjectsListParams>,
    ObjectsListResponse
  >;
  /**
   * Returns one record of a custom object type by its id or by a unique property.
   * `crm.objects.get`, Document 2, Endpoints, CRM operations.
   */
  readonly get: RequiredCall<ObjectsGetParams, ObjectsGetRecord, ObjectsGetResponse>;
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
    readonly list: ContactsListRequest;
    readonly get: ContactsGetRequest;
    readonly api_search: ContactsApiSearchRequest;
  };
  readonly companies: {
    readonly list: CompaniesListRequest;
    readonly get: CompaniesGetRequest;
    readonly api_search: CompaniesApiSearchRequest;
  };
  readonly deals: {
    readonly list: DealsListRequest;
    readonly get: DealsGetRequest;
    readonly api_search: DealsApiSearchRequest;
  };
  readonly tickets: {
    readonly list: TicketsListRequest;
    readonly get: TicketsGetRequest;
    readonly api_search: TicketsApiSearchRequest;
  };
  readonly schemas: {
    readonly list: SchemasListRequest;
    readonly get: SchemasGetRequest;
  };
  readonly objects: {
    readonly list: ObjectsListRequest;
    readonly get: ObjectsGetRequest;
  };
}

/** The operations of CRM, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** CRM for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** CRM for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
