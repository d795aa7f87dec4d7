// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/recruiting.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/recruiting.js";
export { operations } from "../operations/recruiting.js";

/**
 * A file that belongs to a candidate or an application.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Attachment {
  /** Document 2, Resources and their fields, Recruiting connector. */
  filename: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  url: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  type: "resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other";
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
}

/**
 * A person who may be hired.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Candidate {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  first_name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  last_name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  company?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  title?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  updated_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  last_activity: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  is_private: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  photo_url?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  attachments: Attachment[];
  /**
   * Each: integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  application_ids: number[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  phone_numbers: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  addresses: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  email_addresses: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  website_addresses: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  social_media_addresses: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  recruiter?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  coordinator?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  can_email: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  tags: string[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  custom_fields: { [key: string]: unknown };
}

/**
 * The application of a candidate for one or more jobs, or a prospect.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Application {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  candidate_id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  prospect: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  applied_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  rejected_at?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  last_activity_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  location?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  source: { [key: string]: unknown };
  /**
   * Public samples also show null here.
   * Real traffic also shows: object or null.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  credited_to: { [key: string]: unknown };
  /** Document 2, Resources and their fields, Recruiting connector. */
  rejection_reason?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  rejection_details?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  jobs: { [key: string]: unknown }[];
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  job_post_id?: number | null;
  /**
   * State of the application.
   * Not shown: Its values.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  status: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  current_stage?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  answers: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  prospective_office?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  prospective_department?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  prospect_detail: { [key: string]: unknown };
  /** Document 2, Resources and their fields, Recruiting connector. */
  attachments: Attachment[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  custom_fields: { [key: string]: unknown };
}

/**
 * A job that is to be filled.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Job {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  name: string;
  /**
   * Public samples also show an integer here.
   * Real traffic also shows: integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  requisition_id?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  notes?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  confidential: boolean;
  /**
   * State of the job.
   * Not shown: Its values.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  status: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  opened_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  closed_at?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  updated_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  departments: ({ [key: string]: unknown } | null)[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  offices: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  custom_fields: { [key: string]: unknown };
  /** Document 2, Resources and their fields, Recruiting connector. */
  hiring_team: { [key: string]: unknown };
  /** Document 2, Resources and their fields, Recruiting connector. */
  openings: { [key: string]: unknown }[];
}

/**
 * An offer of a job to a candidate.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Offer {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  version: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  application_id: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  job_id: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  candidate_id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  opening?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  updated_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  sent_at?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  resolved_at?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  starts_at?: string | null;
  /**
   * State of the offer.
   * Not shown: Its values.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  status: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  custom_fields: { [key: string]: unknown };
}

/**
 * Somebody who works with the recruiting system.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface User {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  first_name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  last_name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  primary_email_address: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  updated_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  disabled: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  site_admin: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  emails: string[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  employee_id?: string | null;
  /**
   * Each: integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  linked_candidate_ids: number[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  offices: { [key: string]: unknown }[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  departments: { [key: string]: unknown }[];
}

/**
 * A department of the company, which may be part of another.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Department {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  name: string;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  parent_id?: number | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  parent_department_external_id?: string | null;
  /**
   * Each: integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  child_ids: number[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  child_department_external_ids: string[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  external_id?: string | null;
}

/**
 * A place of work of the company, which may be part of another.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Office {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  location?: { [key: string]: unknown } | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  primary_contact_user_id?: number | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  parent_id?: number | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  parent_office_external_id?: string | null;
  /**
   * Each: integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  child_ids: number[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  child_office_external_ids: string[];
  /** Document 2, Resources and their fields, Recruiting connector. */
  external_id?: string | null;
}

/**
 * The announcement of a job, inside or outside the company.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface JobPost {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  title: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  location?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  internal: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  external: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  active: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  live: boolean;
  /** Document 2, Resources and their fields, Recruiting connector. */
  first_published_at?: string | null;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  job_id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  content?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  internal_content?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  updated_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  demographic_question_set_id?: number | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  questions: { [key: string]: unknown }[];
}

/**
 * Where applications come from.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Source {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  name: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  type?: { [key: string]: unknown } | null;
}

/**
 * An interview that has a date.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface ScheduledInterview {
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  id: number;
  /**
   * Integer.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  application_id: number;
  /** Document 2, Resources and their fields, Recruiting connector. */
  external_event_id?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  created_at: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  updated_at: string;
  /**
   * Public samples also show a string here.
   * Real traffic also shows: string.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  start?: { [key: string]: unknown } | null;
  /**
   * Public samples also show a string here.
   * Real traffic also shows: string.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  end?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  location?: string | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  video_conferencing_url?: string | null;
  /**
   * State of the interview.
   * Not shown: Its values.
   * Document 2, Resources and their fields, Recruiting connector.
   */
  status: string;
  /** Document 2, Resources and their fields, Recruiting connector. */
  interview?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  organizer?: { [key: string]: unknown } | null;
  /** Document 2, Resources and their fields, Recruiting connector. */
  interviewers: { [key: string]: unknown }[];
}

/**
 * Lists candidates.
 * Params of `recruiting.candidates.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface CandidatesListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
}

/** The request body of `recruiting.candidates.list`. */
export interface CandidatesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "candidates";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: CandidatesListParams | undefined;
}

/** What `recruiting.candidates.list` returns. */
export type CandidatesListRecord = Candidate;

/** The response body of `recruiting.candidates.list`. */
export interface CandidatesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Candidate[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one candidate.
 * Params of `recruiting.candidates.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface CandidatesGetParams {
  /**
   * Id of the candidate. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.candidates.get`. */
export interface CandidatesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "candidates";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CandidatesGetParams;
}

/** What `recruiting.candidates.get` returns. */
export type CandidatesGetRecord = Candidate;

/** The response body of `recruiting.candidates.get`. */
export interface CandidatesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Candidate;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists applications.
 * Params of `recruiting.applications.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ApplicationsListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
  /**
   * Only records that were created before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_before?: string | undefined;
  /**
   * Only records that were created after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_after?: string | undefined;
  /**
   * Only applications whose last activity is after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  last_activity_after?: string | undefined;
  /**
   * Only applications for the job with this id. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  job_id?: number | undefined;
  /**
   * Only applications in this state.
   * Document 2, Endpoints, Recruiting operations.
   */
  status?: "active" | "rejected" | "hired" | undefined;
}

/** The request body of `recruiting.applications.list`. */
export interface ApplicationsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "applications";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ApplicationsListParams | undefined;
}

/** What `recruiting.applications.list` returns. */
export type ApplicationsListRecord = Application;

/** The response body of `recruiting.applications.list`. */
export interface ApplicationsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Application[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one application.
 * Params of `recruiting.applications.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ApplicationsGetParams {
  /**
   * Id of the application. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.applications.get`. */
export interface ApplicationsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "applications";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ApplicationsGetParams;
}

/** What `recruiting.applications.get` returns. */
export type ApplicationsGetRecord = Application;

/** The response body of `recruiting.applications.get`. */
export interface ApplicationsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Application;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists jobs.
 * Params of `recruiting.jobs.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobsListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
}

/** The request body of `recruiting.jobs.list`. */
export interface JobsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "jobs";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: JobsListParams | undefined;
}

/** What `recruiting.jobs.list` returns. */
export type JobsListRecord = Job;

/** The response body of `recruiting.jobs.list`. */
export interface JobsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Job[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one job.
 * Params of `recruiting.jobs.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobsGetParams {
  /**
   * Id of the job. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.jobs.get`. */
export interface JobsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "jobs";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: JobsGetParams;
}

/** What `recruiting.jobs.get` returns. */
export type JobsGetRecord = Job;

/** The response body of `recruiting.jobs.get`. */
export interface JobsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Job;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists offers.
 * Params of `recruiting.offers.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OffersListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
  /**
   * Only records that were created before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_before?: string | undefined;
  /**
   * Only records that were created after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_after?: string | undefined;
  /**
   * Only offers that were resolved after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  resolved_after?: string | undefined;
}

/** The request body of `recruiting.offers.list`. */
export interface OffersListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "offers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: OffersListParams | undefined;
}

/** What `recruiting.offers.list` returns. */
export type OffersListRecord = Offer;

/** The response body of `recruiting.offers.list`. */
export interface OffersListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Offer[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one offer.
 * Params of `recruiting.offers.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OffersGetParams {
  /**
   * Id of the offer. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.offers.get`. */
export interface OffersGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "offers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: OffersGetParams;
}

/** What `recruiting.offers.get` returns. */
export type OffersGetRecord = Offer;

/** The response body of `recruiting.offers.get`. */
export interface OffersGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Offer;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists users.
 * Params of `recruiting.users.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface UsersListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
  /**
   * Only records that were created before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_before?: string | undefined;
  /**
   * Only records that were created after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_after?: string | undefined;
  /**
   * Only records that were last changed before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  updated_before?: string | undefined;
  /**
   * Only records that were last changed after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  updated_after?: string | undefined;
}

/** The request body of `recruiting.users.list`. */
export interface UsersListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: UsersListParams | undefined;
}

/** What `recruiting.users.list` returns. */
export type UsersListRecord = User;

/** The response body of `recruiting.users.list`. */
export interface UsersListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one user.
 * Params of `recruiting.users.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface UsersGetParams {
  /**
   * Id of the user. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.users.get`. */
export interface UsersGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: UsersGetParams;
}

/** What `recruiting.users.get` returns. */
export type UsersGetRecord = User;

/** The response body of `recruiting.users.get`. */
export interface UsersGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists departments.
 * Params of `recruiting.departments.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface DepartmentsListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
}

/** The request body of `recruiting.departments.list`. */
export interface DepartmentsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "departments";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: DepartmentsListParams | undefined;
}

/** What `recruiting.departments.list` returns. */
export type DepartmentsListRecord = Department;

/** The response body of `recruiting.departments.list`. */
export interface DepartmentsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Department[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one department.
 * Params of `recruiting.departments.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface DepartmentsGetParams {
  /**
   * Id of the department. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.departments.get`. */
export interface DepartmentsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "departments";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: DepartmentsGetParams;
}

/** What `recruiting.departments.get` returns. */
export type DepartmentsGetRecord = Department;

/** The response body of `recruiting.departments.get`. */
export interface DepartmentsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Department;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists offices.
 * Params of `recruiting.offices.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OfficesListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
}

/** The request body of `recruiting.offices.list`. */
export interface OfficesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "offices";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: OfficesListParams | undefined;
}

/** What `recruiting.offices.list` returns. */
export type OfficesListRecord = Office;

/** The response body of `recruiting.offices.list`. */
export interface OfficesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Office[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one office.
 * Params of `recruiting.offices.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OfficesGetParams {
  /**
   * Id of the office. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.offices.get`. */
export interface OfficesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "offices";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: OfficesGetParams;
}

/** What `recruiting.offices.get` returns. */
export type OfficesGetRecord = Office;

/** The response body of `recruiting.offices.get`. */
export interface OfficesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Office;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists job posts.
 * Params of `recruiting.job_posts.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobPostsListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
  /**
   * Filter on whether the job post is live.
   * Document 2, Endpoints, Recruiting operations.
   */
  live?: boolean | undefined;
  /**
   * Filter on whether the job post is active.
   * Document 2, Endpoints, Recruiting operations.
   */
  active?: boolean | undefined;
}

/** The request body of `recruiting.job_posts.list`. */
export interface JobPostsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "job_posts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: JobPostsListParams | undefined;
}

/** What `recruiting.job_posts.list` returns. */
export type JobPostsListRecord = JobPost;

/** The response body of `recruiting.job_posts.list`. */
export interface JobPostsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: JobPost[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one job post.
 * Params of `recruiting.job_posts.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobPostsGetParams {
  /**
   * Id of the job post. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.job_posts.get`. */
export interface JobPostsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "job_posts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: JobPostsGetParams;
}

/** What `recruiting.job_posts.get` returns. */
export type JobPostsGetRecord = JobPost;

/** The response body of `recruiting.job_posts.get`. */
export interface JobPostsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: JobPost;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists sources.
 * Params of `recruiting.sources.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface SourcesListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
}

/** The request body of `recruiting.sources.list`. */
export interface SourcesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "sources";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: SourcesListParams | undefined;
}

/** What `recruiting.sources.list` returns. */
export type SourcesListRecord = Source;

/** The response body of `recruiting.sources.list`. */
export interface SourcesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Source[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists scheduled interviews.
 * Params of `recruiting.scheduled_interviews.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ScheduledInterviewsListParams {
  /**
   * How many records a page holds at most. Integer, at most 500.
   * Document 2, Endpoints, Recruiting operations.
   * @default 100 Assumed: The recruiting provider's own reference gives this page size for its lists; the document
   *   shows only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page. Integer.
   * Document 2, Endpoints, Recruiting operations.
   * @default 1 Assumed: The recruiting provider counts pages from one and begins with the first; the document
   *   shows no default.
   */
  page?: number | undefined;
  /**
   * Only records that were created before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_before?: string | undefined;
  /**
   * Only records that were created after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  created_after?: string | undefined;
  /**
   * Only records that were last changed before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  updated_before?: string | undefined;
  /**
   * Only records that were last changed after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  updated_after?: string | undefined;
  /**
   * Only interviews that start after this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  starts_after?: string | undefined;
  /**
   * Only interviews that end before this time.
   * Document 2, Endpoints, Recruiting operations.
   */
  ends_before?: string | undefined;
}

/** The request body of `recruiting.scheduled_interviews.list`. */
export interface ScheduledInterviewsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "scheduled_interviews";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ScheduledInterviewsListParams | undefined;
}

/** What `recruiting.scheduled_interviews.list` returns. */
export type ScheduledInterviewsListRecord = ScheduledInterview;

/** The response body of `recruiting.scheduled_interviews.list`. */
export interface ScheduledInterviewsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ScheduledInterview[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one scheduled interview.
 * Params of `recruiting.scheduled_interviews.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ScheduledInterviewsGetParams {
  /**
   * Id of the scheduled interview. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
}

/** The request body of `recruiting.scheduled_interviews.get`. */
export interface ScheduledInterviewsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "scheduled_interviews";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ScheduledInterviewsGetParams;
}

/** What `recruiting.scheduled_interviews.get` returns. */
export type ScheduledInterviewsGetRecord = ScheduledInterview;

/** The response body of `recruiting.scheduled_interviews.get`. */
export interface ScheduledInterviewsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ScheduledInterview;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Downloads one attachment of an application as a stream of bytes.
 * Params of `recruiting.application_attachment.download`.
 * The attachment is fetched through a temporary signed address.
 * The signed address expires within 7 days; the file is to be downloaded right after it was retrieved.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ApplicationAttachmentDownloadParams {
  /**
   * Id of the application. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
  /**
   * Position of the attachment among the attachments, counted from 0. Integer, at least 0.
   * Document 2, Endpoints, Recruiting operations.
   */
  attachment_index: number;
  /**
   * The part of the file to download, written like the value of an HTTP Range header.
   * Document 2, Endpoints, Recruiting operations.
   */
  range_header?: string | undefined;
}

/** The request body of `recruiting.application_attachment.download`. */
export interface ApplicationAttachmentDownloadRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "application_attachment";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "download";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ApplicationAttachmentDownloadParams;
}

/**
 * Downloads one attachment of a candidate as a stream of bytes.
 * Params of `recruiting.candidate_attachment.download`.
 * The attachment is fetched through a temporary signed address.
 * The signed address expires within 7 days; the file is to be downloaded right after it was retrieved.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface CandidateAttachmentDownloadParams {
  /**
   * Id of the candidate. Integer.
   * Document 2, Endpoints, Recruiting operations.
   */
  id: number;
  /**
   * Position of the attachment among the attachments, counted from 0. Integer, at least 0.
   * Document 2, Endpoints, Recruiting operations.
   */
  attachment_index: number;
  /**
   * The part of the file to download, written like the value of an HTTP Range header.
   * Document 2, Endpoints, Recruiting operations.
   */
  range_header?: string | undefined;
}

/** The request body of `recruiting.candidate_attachment.download`. */
export interface CandidateAttachmentDownloadRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "candidate_attachment";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "download";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CandidateAttachmentDownloadParams;
}

/**
 * The key of the recruiting API.
 * Document 2, Authentication.
 */
export interface ApiKeyAuthConfig {
  /**
   * The recruiting API key.
   * A secret: never shown in messages and logs.
   * Document 2, Authentication.
   */
  api_key: string;
}

/** `auth_config` of Recruiting: exactly the fields of one method. */
export type AuthConfig = ApiKeyAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of Recruiting.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The document does not print the fixed value; a public gateway of the same shape uses this one for its
   * recruiting connector.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44";
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

/** Any request to an instance of Recruiting: `entity` and `action` say which. */
export type ExecuteRequest =
  | CandidatesListRequest
  | CandidatesGetRequest
  | ApplicationsListRequest
  | ApplicationsGetRequest
  | JobsListRequest
  | JobsGetRequest
  | OffersListRequest
  | OffersGetRequest
  | UsersListRequest
  | UsersGetRequest
  | DepartmentsListRequest
  | DepartmentsGetRequest
  | OfficesListRequest
  | OfficesGetRequest
  | JobPostsListRequest
  | JobPostsGetRequest
  | SourcesListRequest
  | ScheduledInterviewsListRequest
  | ScheduledInterviewsGetRequest
  | ApplicationAttachmentDownloadRequest
  | CandidateAttachmentDownloadRequest;

/** Params of all operations of Recruiting. By entity, then action. */
export interface Params {
  candidates: {
    list: CandidatesListParams;
    get: CandidatesGetParams;
  };
  applications: {
    list: ApplicationsListParams;
    get: ApplicationsGetParams;
  };
  jobs: {
    list: JobsListParams;
    get: JobsGetParams;
  };
  offers: {
    list: OffersListParams;
    get: OffersGetParams;
  };
  users: {
    list: UsersListParams;
    get: UsersGetParams;
  };
  departments: {
    list: DepartmentsListParams;
    get: DepartmentsGetParams;
  };
  offices: {
    list: OfficesListParams;
    get: OfficesGetParams;
  };
  job_posts: {
    list: JobPostsListParams;
    get: JobPostsGetParams;
  };
  sources: {
    list: SourcesListParams;
  };
  scheduled_interviews: {
    list: ScheduledInterviewsListParams;
    get: ScheduledInterviewsGetParams;
  };
  application_attachment: {
    download: ApplicationAttachmentDownloadParams;
  };
  candidate_attachment: {
    download: CandidateAttachmentDownloadParams;
  };
}

/** What the operations of Recruiting return. By entity, then action. */
export interface Results {
  candidates: {
    list: Candidate[];
    get: Candidate;
  };
  applications: {
    list: Application[];
    get: Application;
  };
  jobs: {
    list: Job[];
    get: Job;
  };
  offers: {
    list: Offer[];
    get: Offer;
  };
  users: {
    list: User[];
    get: User;
  };
  departments: {
    list: Department[];
    get: Department;
  };
  offices: {
    list: Office[];
    get: Office;
  };
  job_posts: {
    list: JobPost[];
    get: JobPost;
  };
  sources: {
    list: Source[];
  };
  scheduled_interviews: {
    list: ScheduledInterview[];
    get: ScheduledInterview;
  };
}

/** Response bodies of all operations of Recruiting. By entity, then action. */
export interface Responses {
  candidates: {
    list: CandidatesListResponse;
    get: CandidatesGetResponse;
  };
  applications: {
    list: ApplicationsListResponse;
    get: ApplicationsGetResponse;
  };
  jobs: {
    list: JobsListResponse;
    get: JobsGetResponse;
  };
  offers: {
    list: OffersListResponse;
    get: OffersGetResponse;
  };
  users: {
    list: UsersListResponse;
    get: UsersGetResponse;
  };
  departments: {
    list: DepartmentsListResponse;
    get: DepartmentsGetResponse;
  };
  offices: {
    list: OfficesListResponse;
    get: OfficesGetResponse;
  };
  job_posts: {
    list: JobPostsListResponse;
    get: JobPostsGetResponse;
  };
  sources: {
    list: SourcesListResponse;
  };
  scheduled_interviews: {
    list: ScheduledInterviewsListResponse;
    get: ScheduledInterviewsGetResponse;
  };
}

/** `recruiting.candidates.list.params` */
export declare const candidatesListParams: Validator<CandidatesListParams>;

/** `recruiting.candidates.list.request` */
export declare const candidatesListRequest: Validator<CandidatesListRequest>;

/** `recruiting.candidates.list.record` */
export declare const candidatesListRecord: Validator<CandidatesListRecord>;

/** `recruiting.candidates.list.response` */
export declare const candidatesListResponse: Validator<CandidatesListResponse>;

/** `recruiting.candidates.get.params` */
export declare const candidatesGetParams: Validator<CandidatesGetParams>;

/** `recruiting.candidates.get.request` */
export declare const candidatesGetRequest: Validator<CandidatesGetRequest>;

/** `recruiting.candidates.get.record` */
export declare const candidatesGetRecord: Validator<CandidatesGetRecord>;

/** `recruiting.candidates.get.response` */
export declare const candidatesGetResponse: Validator<CandidatesGetResponse>;

/** `recruiting.applications.list.params` */
export declare const applicationsListParams: Validator<ApplicationsListParams>;

/** `recruiting.applications.list.request` */
export declare const applicationsListRequest: Validator<ApplicationsListRequest>;

/** `recruiting.applications.list.record` */
export declare const applicationsListRecord: Validator<ApplicationsListRecord>;

/** `recruiting.applications.list.response` */
export declare const applicationsListResponse: Validator<ApplicationsListResponse>;

/** `recruiting.applications.get.params` */
export declare const applicationsGetParams: Validator<ApplicationsGetParams>;

/** `recruiting.applications.get.request` */
export declare const applicationsGetRequest: Validator<ApplicationsGetRequest>;

/** `recruiting.applications.get.record` */
export declare const applicationsGetRecord: Validator<ApplicationsGetRecord>;

/** `recruiting.applications.get.response` */
export declare const applicationsGetResponse: Validator<ApplicationsGetResponse>;

/** `recruiting.jobs.list.params` */
export declare const jobsListParams: Validator<JobsListParams>;

/** `recruiting.jobs.list.request` */
export declare const jobsListRequest: Validator<JobsListRequest>;

/** `recruiting.jobs.list.record` */
export declare const jobsListRecord: Validator<JobsListRecord>;

/** `recruiting.jobs.list.response` */
export declare const jobsListResponse: Validator<JobsListResponse>;

/** `recruiting.jobs.get.params` */
export declare const jobsGetParams: Validator<JobsGetParams>;

/** `recruiting.jobs.get.request` */
export declare const jobsGetRequest: Validator<JobsGetRequest>;

/** `recruiting.jobs.get.record` */
export declare const jobsGetRecord: Validator<JobsGetRecord>;

/** `recruiting.jobs.get.response` */
export declare const jobsGetResponse: Validator<JobsGetResponse>;

/** `recruiting.offers.list.params` */
export declare const offersListParams: Validator<OffersListParams>;

/** `recruiting.offers.list.request` */
export declare const offersListRequest: Validator<OffersListRequest>;

/** `recruiting.offers.list.record` */
export declare const offersListRecord: Validator<OffersListRecord>;

/** `recruiting.offers.list.response` */
export declare const offersListResponse: Validator<OffersListResponse>;

/** `recruiting.offers.get.params` */
export declare const offersGetParams: Validator<OffersGetParams>;

/** `recruiting.offers.get.request` */
export declare const offersGetRequest: Validator<OffersGetRequest>;

/** `recruiting.offers.get.record` */
export declare const offersGetRecord: Validator<OffersGetRecord>;

/** `recruiting.offers.get.response` */
export declare const offersGetResponse: Validator<OffersGetResponse>;

/** `recruiting.users.list.params` */
export declare const usersListParams: Validator<UsersListParams>;

/** `recruiting.users.list.request` */
export declare const usersListRequest: Validator<UsersListRequest>;

/** `recruiting.users.list.record` */
export declare const usersListRecord: Validator<UsersListRecord>;

/** `recruiting.users.list.response` */
export declare const usersListResponse: Validator<UsersListResponse>;

/** `recruiting.users.get.params` */
export declare const usersGetParams: Validator<UsersGetParams>;

/** `recruiting.users.get.request` */
export declare const usersGetRequest: Validator<UsersGetRequest>;

/** `recruiting.users.get.record` */
export declare const usersGetRecord: Validator<UsersGetRecord>;

/** `recruiting.users.get.response` */
export declare const usersGetResponse: Validator<UsersGetResponse>;

/** `recruiting.departments.list.params` */
export declare const departmentsListParams: Validator<DepartmentsListParams>;

/** `recruiting.departments.list.request` */
export declare const departmentsListRequest: Validator<DepartmentsListRequest>;

/** `recruiting.departments.list.record` */
export declare const departmentsListRecord: Validator<DepartmentsListRecord>;

/** `recruiting.departments.list.response` */
export declare const departmentsListResponse: Validator<DepartmentsListResponse>;

/** `recruiting.departments.get.params` */
export declare const departmentsGetParams: Validator<DepartmentsGetParams>;

/** `recruiting.departments.get.request` */
export declare const departmentsGetRequest: Validator<DepartmentsGetRequest>;

/** `recruiting.departments.get.record` */
export declare const departmentsGetRecord: Validator<DepartmentsGetRecord>;

/** `recruiting.departments.get.response` */
export declare const departmentsGetResponse: Validator<DepartmentsGetResponse>;

/** `recruiting.offices.list.params` */
export declare const officesListParams: Validator<OfficesListParams>;

/** `recruiting.offices.list.request` */
export declare const officesListRequest: Validator<OfficesListRequest>;

/** `recruiting.offices.list.record` */
export declare const officesListRecord: Validator<OfficesListRecord>;

/** `recruiting.offices.list.response` */
export declare const officesListResponse: Validator<OfficesListResponse>;

/** `recruiting.offices.get.params` */
export declare const officesGetParams: Validator<OfficesGetParams>;

/** `recruiting.offices.get.request` */
export declare const officesGetRequest: Validator<OfficesGetRequest>;

/** `recruiting.offices.get.record` */
export declare const officesGetRecord: Validator<OfficesGetRecord>;

/** `recruiting.offices.get.response` */
export declare const officesGetResponse: Validator<OfficesGetResponse>;

/** `recruiting.job_posts.list.params` */
export declare const jobPostsListParams: Validator<JobPostsListParams>;

/** `recruiting.job_posts.list.request` */
export declare const jobPostsListRequest: Validator<JobPostsListRequest>;

/** `recruiting.job_posts.list.record` */
export declare const jobPostsListRecord: Validator<JobPostsListRecord>;

/** `recruiting.job_posts.list.response` */
export declare const jobPostsListResponse: Validator<JobPostsListResponse>;

/** `recruiting.job_posts.get.params` */
export declare const jobPostsGetParams: Validator<JobPostsGetParams>;

/** `recruiting.job_posts.get.request` */
export declare const jobPostsGetRequest: Validator<JobPostsGetRequest>;

/** `recruiting.job_posts.get.record` */
export declare const jobPostsGetRecord: Validator<JobPostsGetRecord>;

/** `recruiting.job_posts.get.response` */
export declare const jobPostsGetResponse: Validator<JobPostsGetResponse>;

/** `recruiting.sources.list.params` */
export declare const sourcesListParams: Validator<SourcesListParams>;

/** `recruiting.sources.list.request` */
export declare const sourcesListRequest: Validator<SourcesListRequest>;

/** `recruiting.sources.list.record` */
export declare const sourcesListRecord: Validator<SourcesListRecord>;

/** `recruiting.sources.list.response` */
export declare const sourcesListResponse: Validator<SourcesListResponse>;

/** `recruiting.scheduled_interviews.list.params` */
export declare const scheduledInterviewsListParams: Validator<ScheduledInterviewsListParams>;

/** `recruiting.scheduled_interviews.list.request` */
export declare const scheduledInterviewsListRequest: Validator<ScheduledInterviewsListRequest>;

/** `recruiting.scheduled_interviews.list.record` */
export declare const scheduledInterviewsListRecord: Validator<ScheduledInterviewsListRecord>;

/** `recruiting.scheduled_interviews.list.response` */
export declare const scheduledInterviewsListResponse: Validator<ScheduledInterviewsListResponse>;

/** `recruiting.scheduled_interviews.get.params` */
export declare const scheduledInterviewsGetParams: Validator<ScheduledInterviewsGetParams>;

/** `recruiting.scheduled_interviews.get.request` */
export declare const scheduledInterviewsGetRequest: Validator<ScheduledInterviewsGetRequest>;

/** `recruiting.scheduled_interviews.get.record` */
export declare const scheduledInterviewsGetRecord: Validator<ScheduledInterviewsGetRecord>;

/** `recruiting.scheduled_interviews.get.response` */
export declare const scheduledInterviewsGetResponse: Validator<ScheduledInterviewsGetResponse>;

/** `recruiting.application_attachment.download.params` */
export declare const applicationAttachmentDownloadParams: Validator<ApplicationAttachmentDownloadParams>;

/** `recruiting.application_attachment.download.request` */
export declare const applicationAttachmentDownloadRequest: Validator<ApplicationAttachmentDownloadRequest>;

/** `recruiting.candidate_attachment.download.params` */
export declare const candidateAttachmentDownloadParams: Validator<CandidateAttachmentDownloadParams>;

/** `recruiting.candidate_attachment.download.request` */
export declare const candidateAttachmentDownloadRequest: Validator<CandidateAttachmentDownloadRequest>;

/** `recruiting.records.Attachment` */
export declare const attachment: Validator<Attachment>;

/** `recruiting.records.Candidate` */
export declare const candidate: Validator<Candidate>;

/** `recruiting.records.Application` */
export declare const application: Validator<Application>;

/** `recruiting.records.Job` */
export declare const job: Validator<Job>;

/** `recruiting.records.Offer` */
export declare const offer: Validator<Offer>;

/** `recruiting.records.User` */
export declare const user: Validator<User>;

/** `recruiting.records.Department` */
export declare const department: Validator<Department>;

/** `recruiting.records.Office` */
export declare const office: Validator<Office>;

/** `recruiting.records.JobPost` */
export declare const jobPost: Validator<JobPost>;

/** `recruiting.records.Source` */
export declare const source: Validator<Source>;

/** `recruiting.records.ScheduledInterview` */
export declare const scheduledInterview: Validator<ScheduledInterview>;

/** `recruiting.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `recruiting.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Recruiting for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
