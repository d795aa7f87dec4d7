// @generated from spec/connectors/recruiting.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Download,
  Execute,
  OptionalPagedCall,
  Page,
  RequiredCall,
  UncheckedConnector,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * A file attached to a candidate or an application.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Attachment {
  /** Name of the file, with its extension. */
  filename: string;
  /**
   * Signed URL of the file, which expires within 7 days.
   * A secret: messages and logs never show it.
   */
  url: string;
  /** Kind of document that the file contains. */
  type: "resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other";
  /** Time at which the attachment was created, in ISO 8601 format. */
  created_at: string;
}

/** `recruiting.records.Attachment` */
export declare const attachment: Validator<Attachment>;

export declare const isAttachment: Guard<Attachment>;

/**
 * A person who applies for jobs or might be hired.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Candidate {
  /** Id of the candidate. Integer. */
  id: number;
  /** First name of the candidate. */
  first_name: string;
  /** Last name of the candidate. */
  last_name: string;
  /** Company that the candidate currently works for. */
  company?: string | null;
  /** Current job title of the candidate. */
  title?: string | null;
  /** Time at which the candidate was added, in ISO 8601 format. */
  created_at: string;
  /** Time of the last change to the candidate, in ISO 8601 format. */
  updated_at: string;
  /** Time of the last activity on the candidate, in ISO 8601 format. */
  last_activity: string;
  /** Whether the candidate is private and thus visible only to users with permission. */
  is_private: boolean;
  /** URL of the candidate's photo. */
  photo_url?: string | null;
  /** Files attached to the candidate. */
  attachments: Attachment[];
  /** Ids of the candidate's applications. Each element: integer. */
  application_ids: number[];
  /** Phone numbers of the candidate, each with a value and a type such as `mobile`. */
  phone_numbers: PhoneNumber[];
  /** Postal addresses of the candidate, each with a value and a type such as `home`. */
  addresses: PostalAddress[];
  /** Email addresses of the candidate, each with a value and a type such as `personal`. */
  email_addresses: EmailAddress[];
  /** Websites of the candidate, each with a value and a type such as `portfolio`. */
  website_addresses: WebsiteAddress[];
  /** Social media addresses of the candidate, each with a value. */
  social_media_addresses: SocialMediaAddress[];
  /** User who is responsible for the candidate as recruiter. */
  recruiter?: UserReference | null;
  /** User who is responsible for the candidate as coordinator. */
  coordinator?: UserReference | null;
  /** Whether the candidate may be contacted by email. */
  can_email: boolean;
  /** Tags of the candidate. */
  tags: string[];
  /** Custom fields of the candidate, keyed by field name. */
  custom_fields: { [key: string]: unknown };
}

/** `recruiting.records.Candidate` */
export declare const candidate: Validator<Candidate>;

export declare const isCandidate: Guard<Candidate>;

/**
 * An application of a candidate for a job, or an entry for a prospect who has not applied yet.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Application {
  /** Id of the application. Integer. */
  id: number;
  /** Id of the candidate who applied. Integer. */
  candidate_id: number;
  /** Whether the person is a prospect who has not applied for a job yet. */
  prospect: boolean;
  /** Time at which the application was made, in ISO 8601 format. */
  applied_at: string;
  /** Time at which the application was rejected, in ISO 8601 format. Null if there was no rejection. */
  rejected_at?: string | null;
  /** Time of the last activity on the application, in ISO 8601 format. */
  last_activity_at: string;
  /** Answer to the location question of the job post. */
  location?: ApplicationLocation | null;
  /** Source that the application came from. */
  source: ApplicationSource;
  /**
   * User who is credited with the application.
   * Real traffic also shows: object or null.
   */
  credited_to: UserReference;
  /** Reason for the rejection, with its name and its type. */
  rejection_reason?: RejectionReason | null;
  /** Further details of the rejection, such as its custom fields. */
  rejection_details?: RejectionDetails | null;
  /** Jobs that the application is for, each with its id and name. A prospect can have none or several. */
  jobs: NamedReference[];
  /** Id of the job post that the candidate applied through, null if there was none. Integer. */
  job_post_id?: number | null;
  /**
   * State of the application.
   * Not shown: Its values.
   */
  status: string;
  /** Stage of the hiring process that the application is in. */
  current_stage?: NamedReference | null;
  /** Answers to the questions of the job post, each with the question and the answer as text. */
  answers: ApplicationAnswer[];
  /** Office that the prospect is considered for. */
  prospective_office?: PartialOffice | null;
  /** Department that the prospect is considered for. */
  prospective_department?: PartialDepartment | null;
  /** Pool, stage and owner of the prospect. */
  prospect_detail: ProspectDetail;
  /** Files attached to the application. */
  attachments: Attachment[];
  /** Custom fields of the application, keyed by field name. */
  custom_fields: { [key: string]: unknown };
}

/** `recruiting.records.Application` */
export declare const application: Validator<Application>;

export declare const isApplication: Guard<Application>;

/**
 * A job to fill, which can have several openings.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Job {
  /** Id of the job. Integer. */
  id: number;
  /** Name of the job. */
  name: string;
  /**
   * Id of the job requisition in an external system.
   * Real traffic also shows: integer.
   */
  requisition_id?: string | null;
  /** Internal notes about the job. */
  notes?: string | null;
  /** Whether the job is confidential. */
  confidential: boolean;
  /**
   * State of the job.
   * Not shown: Its values.
   */
  status: string;
  /** Time at which the job was created, in ISO 8601 format. */
  created_at: string;
  /** Time at which the job was opened, in ISO 8601 format. */
  opened_at: string;
  /** Time at which the job was closed, in ISO 8601 format. Null if the job has not been closed. */
  closed_at?: string | null;
  /** Time of the last change to the job, in ISO 8601 format. */
  updated_at: string;
  /** Departments that the job belongs to. Elements can be null. */
  departments: (PartialDepartment | null)[];
  /** Offices that the job belongs to. */
  offices: PartialOffice[];
  /** Custom fields of the job, keyed by field name. */
  custom_fields: { [key: string]: unknown };
  /** Users who work on filling the job, grouped by role, such as hiring managers, recruiters and coordinators. */
  hiring_team: HiringTeam;
  /** Openings of the job, each of which is filled by one hire. */
  openings: JobOpening[];
}

/** `recruiting.records.Job` */
export declare const job: Validator<Job>;

export declare const isJob: Guard<Job>;

/**
 * A job offer to a candidate.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Offer {
  /** Id of the offer. Integer. */
  id: number;
  /** Version number of the offer, which usually increases with each update. Integer. */
  version: number;
  /** Id of the application that the offer belongs to. Integer. */
  application_id: number;
  /** Id of the job that is offered. Integer. */
  job_id: number;
  /** Id of the candidate who receives the offer. Integer. */
  candidate_id: number;
  /** Opening of the job that the offer is for, null if there is none. */
  opening?: JobOpening | null;
  /** Time at which the offer was created, in ISO 8601 format. */
  created_at: string;
  /** Time of the last change to the offer, in ISO 8601 format. */
  updated_at: string;
  /** Date on which the offer was sent to the candidate, as `YYYY-MM-DD`. */
  sent_at?: string | null;
  /** Time at which the offer was resolved, for example accepted or rejected, in ISO 8601 format. */
  resolved_at?: string | null;
  /** Date on which the candidate starts, as `YYYY-MM-DD`. */
  starts_at?: string | null;
  /**
   * State of the offer.
   * Not shown: Its values.
   */
  status: string;
  /** Custom fields of the offer, keyed by field name. */
  custom_fields: { [key: string]: unknown };
}

/** `recruiting.records.Offer` */
export declare const offer: Validator<Offer>;

export declare const isOffer: Guard<Offer>;

/**
 * A user of the recruiting system.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface User {
  /** Id of the user. Integer. */
  id: number;
  /** Full name of the user. */
  name: string;
  /** First name of the user. */
  first_name: string;
  /** Last name of the user. */
  last_name: string;
  /** Primary email address of the user. */
  primary_email_address: string;
  /** Time of the last change to the user, in ISO 8601 format. */
  updated_at: string;
  /** Time at which the user was created, in ISO 8601 format. */
  created_at: string;
  /** Whether the user's account is disabled. */
  disabled: boolean;
  /** Whether the user is a site administrator, with full permissions on all jobs that are not private. */
  site_admin: boolean;
  /** All email addresses of the user, including the primary one. */
  emails: string[];
  /** Employee id of the user, assigned by the company. */
  employee_id?: string | null;
  /** Ids of the candidates who are the same person as the user. Each element: integer. */
  linked_candidate_ids: number[];
  /** Offices that the user is associated with. */
  offices: PartialOffice[];
  /** Departments that the user is associated with. */
  departments: PartialDepartment[];
}

/** `recruiting.records.User` */
export declare const user: Validator<User>;

export declare const isUser: Guard<User>;

/**
 * A department of the company, which can be part of another department.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Department {
  /** Id of the department. Integer. */
  id: number;
  /** Name of the department. */
  name: string;
  /** Id of the parent department, null if there is none. Integer. */
  parent_id?: number | null;
  /** External id of the parent department. */
  parent_department_external_id?: string | null;
  /** Ids of the child departments. Each element: integer. */
  child_ids: number[];
  /** External ids of the child departments, not necessarily in the order of `child_ids`. */
  child_department_external_ids: string[];
  /** Id of the department in an external system, such as an HR system. */
  external_id?: string | null;
}

/** `recruiting.records.Department` */
export declare const department: Validator<Department>;

export declare const isDepartment: Guard<Department>;

/**
 * An office of the company, which can be part of another office.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Office {
  /** Id of the office. Integer. */
  id: number;
  /** Name of the office. */
  name: string;
  /** Location of the office, with its name. */
  location?: OfficeLocation | null;
  /** Id of the user who is the primary contact of the office. Integer. */
  primary_contact_user_id?: number | null;
  /** Id of the parent office, null if there is none. Integer. */
  parent_id?: number | null;
  /** External id of the parent office. */
  parent_office_external_id?: string | null;
  /** Ids of the child offices. Each element: integer. */
  child_ids: number[];
  /** External ids of the child offices, not necessarily in the order of `child_ids`. */
  child_office_external_ids: string[];
  /** Id of the office in an external system, such as an HR system. */
  external_id?: string | null;
}

/** `recruiting.records.Office` */
export declare const office: Validator<Office>;

export declare const isOffice: Guard<Office>;

/**
 * A post that advertises a job inside or outside the company.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface JobPost {
  /** Id of the job post. Integer. */
  id: number;
  /** Title of the job post. */
  title: string;
  /** Location of the job, with its name. */
  location?: JobPostLocation | null;
  /** Whether the job post is for an internal job board. */
  internal: boolean;
  /** Whether the job post is for an external job board. */
  external: boolean;
  /** Whether the job post is active. False after it has been deleted. */
  active: boolean;
  /** Whether the job post is live. */
  live: boolean;
  /** Time at which the job post first went live, in ISO 8601 format. Null if it never has. */
  first_published_at?: string | null;
  /** Id of the job that the job post is for. Integer. */
  job_id: number;
  /** Text of the job post, in HTML. */
  content?: string | null;
  /** Text of the job post for internal job boards, in HTML. */
  internal_content?: string | null;
  /** Time of the last change to the job post, in ISO 8601 format. */
  updated_at: string;
  /** Time at which the job post was created, in ISO 8601 format. */
  created_at: string;
  /** Id of the set of demographic questions that the job post asks. Integer. */
  demographic_question_set_id?: number | null;
  /** Questions that applicants are asked, each with a label, a type and its possible values. */
  questions: JobPostQuestion[];
}

/** `recruiting.records.JobPost` */
export declare const jobPost: Validator<JobPost>;

export declare const isJobPost: Guard<JobPost>;

/**
 * A source that applications come from, such as a website or an agency.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface Source {
  /** Id of the source. Integer. */
  id: number;
  /** Name of the source, such as `Company website`. */
  name: string;
  /** Type of the source, with its id and name. */
  type?: NamedReference | null;
}

/** `recruiting.records.Source` */
export declare const source: Validator<Source>;

export declare const isSource: Guard<Source>;

/**
 * An interview that has been scheduled for an application.
 * Document 2, Resources and their fields, Recruiting connector.
 */
export interface ScheduledInterview {
  /** Id of the scheduled interview. Integer. */
  id: number;
  /** Id of the application that the interview belongs to. Integer. */
  application_id: number;
  /** Id of the interview in an external calendar. */
  external_event_id?: string | null;
  /** Time at which the interview was scheduled, in ISO 8601 format. */
  created_at: string;
  /** Time of the last change to the interview, in ISO 8601 format. */
  updated_at: string;
  /**
   * Start of the interview, as `date_time` in ISO 8601 format, or as `date` if it lasts all day.
   * Real traffic also shows: string.
   */
  start?: InterviewTime | null;
  /**
   * End of the interview, as `date_time` in ISO 8601 format, or as `date` if it lasts all day.
   * Real traffic also shows: string.
   */
  end?: InterviewTime | null;
  /** Place where the interview takes place. */
  location?: string | null;
  /** URL of the video call for the interview. */
  video_conferencing_url?: string | null;
  /**
   * State of the interview.
   * Not shown: Its values.
   */
  status: string;
  /** Kind of interview, with its id and name. */
  interview?: NamedReference | null;
  /** User who organizes the interview. */
  organizer?: UserReference | null;
  /** Users who conduct the interview, each with their response to the invitation. */
  interviewers: Interviewer[];
}

/** `recruiting.records.ScheduledInterview` */
export declare const scheduledInterview: Validator<ScheduledInterview>;

export declare const isScheduledInterview: Guard<ScheduledInterview>;

/**
 * A phone number of a candidate.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface PhoneNumber {
  /** Phone number as it was entered. */
  value?: string | null;
  /** Use of the number. Known values: `home`, `work`, `mobile`, `skype`, `other`. */
  type?: "home" | "work" | "mobile" | "skype" | "other" | (string & {}) | null;
}

/**
 * A postal address of a candidate.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface PostalAddress {
  /** Whole address as text, which can have several lines. */
  value?: string | null;
  /** Use of the address. Known values: `home`, `work`, `other`. */
  type?: "home" | "work" | "other" | (string & {}) | null;
}

/**
 * An email address of a candidate.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface EmailAddress {
  /** Email address. */
  value?: string | null;
  /** Use of the address. Known values: `personal`, `work`, `other`. */
  type?: "personal" | "work" | "other" | (string & {}) | null;
}

/**
 * A website of a candidate.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface WebsiteAddress {
  /** Address of the website, often without `https://`. */
  value?: string | null;
  /** Kind of website. Known values: `personal`, `company`, `portfolio`, `blog`, `other`. */
  type?: "personal" | "company" | "portfolio" | "blog" | "other" | (string & {}) | null;
}

/**
 * A social media profile of a candidate.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface SocialMediaAddress {
  /** Address of the profile or name of the account, as it was entered. */
  value?: string | null;
}

/**
 * A user of the recruiting system, with the fields that identify the person.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface UserReference {
  /** Id of the user. Integer. */
  id?: number | null;
  /** First name of the user. */
  first_name?: string | null;
  /** Last name of the user. */
  last_name?: string | null;
  /** Full name of the user. */
  name?: string | null;
  /** Employee id of the user, assigned by the company. */
  employee_id?: string | null;
}

/**
 * Location that the applicant gave.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface ApplicationLocation {
  /** Location as text, such as a city and its country. */
  address?: string | null;
}

/**
 * A source, as applications refer to it.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface ApplicationSource {
  /** Id of the source. Integer. */
  id?: number | null;
  /** Name of the source, which the `sources` entity has as `name`. */
  public_name?: string | null;
}

/**
 * A reason for the rejection of an application.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface RejectionReason {
  /** Id of the reason. Integer. */
  id?: number | null;
  /** Wording of the reason, which the company can choose. */
  name?: string | null;
  /** Which side ended the application, such as `We rejected them`. */
  type?: NamedReference | null;
}

/**
 * The id and the name of something that is described elsewhere.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface NamedReference {
  /** Id of the referenced object. Integer. */
  id?: number | null;
  /** Name of the referenced object. */
  name?: string | null;
}

/**
 * Answers that were recorded with the rejection of an application.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface RejectionDetails {
  /** Custom fields of the rejection, keyed by field name. */
  custom_fields?: { [key: string]: unknown } | null;
  /** Custom fields of the rejection with name and type, by a key that never changes. */
  keyed_custom_fields?: { [key: string]: KeyedCustomField } | null;
}

/**
 * A custom field with its name, type and value.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface KeyedCustomField {
  /** Name of the field, as users see it. */
  name?: string | null;
  /** Kind of value, such as `short_text`, `single_select` or `currency_range`. */
  type?: string | null;
  /** Value of the field, whose form depends on its type. */
  value?: unknown;
}

/**
 * An answer to a question of the job post.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface ApplicationAnswer {
  /** Text of the question. */
  question?: string | null;
  /** Answer as plain text; `Yes` or `No` for a question with these two answers. */
  answer?: string | null;
}

/**
 * Where a prospect is in the prospect pools.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface ProspectDetail {
  /** Pool that the prospect belongs to. */
  prospect_pool?: NamedReference | null;
  /** Stage of the pool that the prospect is in. */
  prospect_stage?: NamedReference | null;
  /** User who is responsible for the prospect. */
  prospect_owner?: NamedReference | null;
}

/**
 * Users who work on filling a job, by role.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface HiringTeam {
  /** Users whose team the job is for. */
  hiring_managers?: UserReference[] | null;
  /** Recruiters of the job. */
  recruiters?: HiringTeamMember[] | null;
  /** Users who arrange the interviews. */
  coordinators?: HiringTeamMember[] | null;
  /** Users who look for candidates. */
  sourcers?: UserReference[] | null;
}

/**
 * A recruiter or coordinator of a job.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface HiringTeamMember {
  /** Id of the user. Integer. */
  id?: number | null;
  /** First name of the user. */
  first_name?: string | null;
  /** Last name of the user. */
  last_name?: string | null;
  /** Full name of the user. */
  name?: string | null;
  /** Employee id of the user, assigned by the company. */
  employee_id?: string | null;
  /** Whether this user has the main responsibility among those with the same role. */
  responsible?: boolean | null;
}

/**
 * An opening of a job, which one hire fills.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface JobOpening {
  /** Id of the opening, which never changes. Integer. */
  id?: number | null;
  /** Id that the company gave the opening. */
  opening_id?: string | null;
  /** State of the opening. Known values: `open`, `closed`. */
  status?: "open" | "closed" | (string & {}) | null;
  /** Time at which the opening was opened, in ISO 8601 format. */
  opened_at?: string | null;
  /** Time at which the opening was filled or removed, in ISO 8601 format. */
  closed_at?: string | null;
  /** Id of the application whose candidate was hired for the opening. Integer. */
  application_id?: number | null;
  /** Reason why the opening was closed. */
  close_reason?: NamedReference | null;
  /** Custom fields of the opening, keyed by field name. Missing if the company's plan does not have them. */
  custom_fields?: { [key: string]: unknown } | null;
  /** Custom fields of the opening with name and type, by a key that never changes. */
  keyed_custom_fields?: { [key: string]: KeyedCustomField } | null;
}

/**
 * Location of an office.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface OfficeLocation {
  /** Location as text, such as a city and its country. */
  name?: string | null;
}

/**
 * Work location that a job post shows.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface JobPostLocation {
  /** Id of the location of the job post. Integer. */
  id?: number | null;
  /** Location as text. */
  name?: string | null;
  /** Id of the office, if the location is that of an office. Integer. */
  office_id?: number | null;
  /** Id of the custom location, if it was chosen from the list of custom locations. Integer. */
  job_post_custom_location_id?: number | null;
  /** How the location was entered, such as `Free Text`. */
  job_post_location_type?: NamedReference | null;
}

/**
 * A question that applicants are asked.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface JobPostQuestion {
  /** Whether applicants must answer the question. */
  required?: boolean | null;
  /** Whether the answers are hidden from users without special permission. */
  private?: boolean | null;
  /** Text of the question. */
  label?: string | null;
  /** Name of the question when an application is submitted, such as `first_name` or `question_234567`. */
  name?: string | null;
  /** Kind of answer, such as `short_text`, `attachment`, `boolean` or `multi_select`. */
  type?: string | null;
  /** Answers to choose from. Empty if the answer is free text. */
  values?: JobPostQuestionChoice[] | null;
  /** Explanation of the question, in HTML. */
  description?: string | null;
}

/**
 * An answer that applicants can choose.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface JobPostQuestionChoice {
  /** Number that stands for the answer. Integer. */
  value?: number | null;
  /** Text of the answer. */
  label?: string | null;
}

/**
 * The time at which an interview starts or ends, or the day if it lasts all day.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface InterviewTime {
  /** Time in ISO 8601 format, missing if the interview lasts all day. */
  date_time?: string | null;
  /** Day as `YYYY-MM-DD`, only if the interview lasts all day. */
  date?: string | null;
}

/**
 * A user who conducts an interview.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface Interviewer {
  /** Id of the user. Integer. */
  id?: number | null;
  /** Employee id of the user, assigned by the company. */
  employee_id?: string | null;
  /** Full name of the user. */
  name?: string | null;
  /** Email address of the user. */
  email?: string | null;
  /** Response of the user to the invitation. Known values: `needs_action`, `declined`, `tentative`, `accepted`. */
  response_status?: "needs_action" | "declined" | "tentative" | "accepted" | (string & {}) | null;
  /** Id of the scorecard on which the user rated the candidate after the interview. Integer. */
  scorecard_id?: number | null;
}

/**
 * The record `Office` inside another one, which may have only some of its fields.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface PartialOffice {
  /** Id of the office. Integer. */
  id?: number | null;
  /** Name of the office. */
  name?: string | null;
  /** Location of the office, with its name. */
  location?: OfficeLocation | null;
  /** Id of the user who is the primary contact of the office. Integer. */
  primary_contact_user_id?: number | null;
  /** Id of the parent office, null if there is none. Integer. */
  parent_id?: number | null;
  /** External id of the parent office. */
  parent_office_external_id?: string | null;
  /** Ids of the child offices. Each element: integer. */
  child_ids?: number[] | null;
  /** External ids of the child offices, not necessarily in the order of `child_ids`. */
  child_office_external_ids?: string[] | null;
  /** Id of the office in an external system, such as an HR system. */
  external_id?: string | null;
}

/**
 * The record `Department` inside another one, which may have only some of its fields.
 * Assumed: The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.
 */
export interface PartialDepartment {
  /** Id of the department. Integer. */
  id?: number | null;
  /** Name of the department. */
  name?: string | null;
  /** Id of the parent department, null if there is none. Integer. */
  parent_id?: number | null;
  /** External id of the parent department. */
  parent_department_external_id?: string | null;
  /** Ids of the child departments. Each element: integer. */
  child_ids?: number[] | null;
  /** External ids of the child departments, not necessarily in the order of `child_ids`. */
  child_department_external_ids?: string[] | null;
  /** Id of the department in an external system, such as an HR system. */
  external_id?: string | null;
}

/**
 * Lists candidates. There are no filters.
 * Params of `recruiting.candidates.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface CandidatesListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
}

/** `recruiting.candidates.list.params` */
export declare const candidatesListParams: Validator<CandidatesListParams>;

export declare const isCandidatesListParams: Guard<CandidatesListParams>;

/**
 * Request body of `recruiting.candidates.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CandidatesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "candidates";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: CandidatesListParams | undefined;
}

/** `recruiting.candidates.list.request` */
export declare const candidatesListRequest: Validator<CandidatesListRequest>;

/** A record that `recruiting.candidates.list` returns. */
export type CandidatesListRecord = Candidate;

/** `recruiting.candidates.list.record` */
export declare const candidatesListRecord: Validator<CandidatesListRecord>;

/**
 * Response body of `recruiting.candidates.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CandidatesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Candidate[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.candidates.list.response` */
export declare const candidatesListResponse: Validator<CandidatesListResponse>;

/**
 * Returns one candidate.
 * Params of `recruiting.candidates.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface CandidatesGetParams {
  /** Id of the candidate. Integer. */
  id: number;
}

/** `recruiting.candidates.get.params` */
export declare const candidatesGetParams: Validator<CandidatesGetParams>;

export declare const isCandidatesGetParams: Guard<CandidatesGetParams>;

/**
 * Request body of `recruiting.candidates.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CandidatesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "candidates";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CandidatesGetParams;
}

/** `recruiting.candidates.get.request` */
export declare const candidatesGetRequest: Validator<CandidatesGetRequest>;

/** A record that `recruiting.candidates.get` returns. */
export type CandidatesGetRecord = Candidate;

/** `recruiting.candidates.get.record` */
export declare const candidatesGetRecord: Validator<CandidatesGetRecord>;

/**
 * Response body of `recruiting.candidates.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CandidatesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Candidate;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.candidates.get.response` */
export declare const candidatesGetResponse: Validator<CandidatesGetResponse>;

/**
 * Lists applications.
 * Params of `recruiting.applications.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ApplicationsListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
  /** Returns only records created before this time, in ISO 8601 format. */
  created_before?: string | undefined;
  /** Returns only records created at or after this time, in ISO 8601 format. */
  created_after?: string | undefined;
  /** Returns only applications whose last activity is at or after this time, in ISO 8601 format. */
  last_activity_after?: string | undefined;
  /** Returns only applications for the job with this id. Integer. */
  job_id?: number | undefined;
  /** Returns only applications in this state. */
  status?: "active" | "rejected" | "hired" | undefined;
}

/** `recruiting.applications.list.params` */
export declare const applicationsListParams: Validator<ApplicationsListParams>;

export declare const isApplicationsListParams: Guard<ApplicationsListParams>;

/**
 * Request body of `recruiting.applications.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ApplicationsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "applications";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ApplicationsListParams | undefined;
}

/** `recruiting.applications.list.request` */
export declare const applicationsListRequest: Validator<ApplicationsListRequest>;

/** A record that `recruiting.applications.list` returns. */
export type ApplicationsListRecord = Application;

/** `recruiting.applications.list.record` */
export declare const applicationsListRecord: Validator<ApplicationsListRecord>;

/**
 * Response body of `recruiting.applications.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ApplicationsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Application[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.applications.list.response` */
export declare const applicationsListResponse: Validator<ApplicationsListResponse>;

/**
 * Returns one application.
 * Params of `recruiting.applications.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ApplicationsGetParams {
  /** Id of the application. Integer. */
  id: number;
}

/** `recruiting.applications.get.params` */
export declare const applicationsGetParams: Validator<ApplicationsGetParams>;

export declare const isApplicationsGetParams: Guard<ApplicationsGetParams>;

/**
 * Request body of `recruiting.applications.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ApplicationsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "applications";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ApplicationsGetParams;
}

/** `recruiting.applications.get.request` */
export declare const applicationsGetRequest: Validator<ApplicationsGetRequest>;

/** A record that `recruiting.applications.get` returns. */
export type ApplicationsGetRecord = Application;

/** `recruiting.applications.get.record` */
export declare const applicationsGetRecord: Validator<ApplicationsGetRecord>;

/**
 * Response body of `recruiting.applications.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ApplicationsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Application;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.applications.get.response` */
export declare const applicationsGetResponse: Validator<ApplicationsGetResponse>;

/**
 * Lists jobs. There are no filters.
 * Params of `recruiting.jobs.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobsListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
}

/** `recruiting.jobs.list.params` */
export declare const jobsListParams: Validator<JobsListParams>;

export declare const isJobsListParams: Guard<JobsListParams>;

/**
 * Request body of `recruiting.jobs.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "jobs";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: JobsListParams | undefined;
}

/** `recruiting.jobs.list.request` */
export declare const jobsListRequest: Validator<JobsListRequest>;

/** A record that `recruiting.jobs.list` returns. */
export type JobsListRecord = Job;

/** `recruiting.jobs.list.record` */
export declare const jobsListRecord: Validator<JobsListRecord>;

/**
 * Response body of `recruiting.jobs.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Job[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.jobs.list.response` */
export declare const jobsListResponse: Validator<JobsListResponse>;

/**
 * Returns one job.
 * Params of `recruiting.jobs.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobsGetParams {
  /** Id of the job. Integer. */
  id: number;
}

/** `recruiting.jobs.get.params` */
export declare const jobsGetParams: Validator<JobsGetParams>;

export declare const isJobsGetParams: Guard<JobsGetParams>;

/**
 * Request body of `recruiting.jobs.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "jobs";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: JobsGetParams;
}

/** `recruiting.jobs.get.request` */
export declare const jobsGetRequest: Validator<JobsGetRequest>;

/** A record that `recruiting.jobs.get` returns. */
export type JobsGetRecord = Job;

/** `recruiting.jobs.get.record` */
export declare const jobsGetRecord: Validator<JobsGetRecord>;

/**
 * Response body of `recruiting.jobs.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Job;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.jobs.get.response` */
export declare const jobsGetResponse: Validator<JobsGetResponse>;

/**
 * Lists offers.
 * Params of `recruiting.offers.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OffersListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
  /** Returns only records created before this time, in ISO 8601 format. */
  created_before?: string | undefined;
  /** Returns only records created at or after this time, in ISO 8601 format. */
  created_after?: string | undefined;
  /** Returns only offers resolved at or after this time, in ISO 8601 format. */
  resolved_after?: string | undefined;
}

/** `recruiting.offers.list.params` */
export declare const offersListParams: Validator<OffersListParams>;

export declare const isOffersListParams: Guard<OffersListParams>;

/**
 * Request body of `recruiting.offers.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OffersListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "offers";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: OffersListParams | undefined;
}

/** `recruiting.offers.list.request` */
export declare const offersListRequest: Validator<OffersListRequest>;

/** A record that `recruiting.offers.list` returns. */
export type OffersListRecord = Offer;

/** `recruiting.offers.list.record` */
export declare const offersListRecord: Validator<OffersListRecord>;

/**
 * Response body of `recruiting.offers.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OffersListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Offer[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.offers.list.response` */
export declare const offersListResponse: Validator<OffersListResponse>;

/**
 * Returns one offer.
 * Params of `recruiting.offers.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OffersGetParams {
  /** Id of the offer. Integer. */
  id: number;
}

/** `recruiting.offers.get.params` */
export declare const offersGetParams: Validator<OffersGetParams>;

export declare const isOffersGetParams: Guard<OffersGetParams>;

/**
 * Request body of `recruiting.offers.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OffersGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "offers";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: OffersGetParams;
}

/** `recruiting.offers.get.request` */
export declare const offersGetRequest: Validator<OffersGetRequest>;

/** A record that `recruiting.offers.get` returns. */
export type OffersGetRecord = Offer;

/** `recruiting.offers.get.record` */
export declare const offersGetRecord: Validator<OffersGetRecord>;

/**
 * Response body of `recruiting.offers.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OffersGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Offer;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.offers.get.response` */
export declare const offersGetResponse: Validator<OffersGetResponse>;

/**
 * Lists users.
 * Params of `recruiting.users.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface UsersListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
  /** Returns only records created before this time, in ISO 8601 format. */
  created_before?: string | undefined;
  /** Returns only records created at or after this time, in ISO 8601 format. */
  created_after?: string | undefined;
  /** Returns only records last changed before this time, in ISO 8601 format. */
  updated_before?: string | undefined;
  /** Returns only records last changed at or after this time, in ISO 8601 format. */
  updated_after?: string | undefined;
}

/** `recruiting.users.list.params` */
export declare const usersListParams: Validator<UsersListParams>;

export declare const isUsersListParams: Guard<UsersListParams>;

/**
 * Request body of `recruiting.users.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: UsersListParams | undefined;
}

/** `recruiting.users.list.request` */
export declare const usersListRequest: Validator<UsersListRequest>;

/** A record that `recruiting.users.list` returns. */
export type UsersListRecord = User;

/** `recruiting.users.list.record` */
export declare const usersListRecord: Validator<UsersListRecord>;

/**
 * Response body of `recruiting.users.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.users.list.response` */
export declare const usersListResponse: Validator<UsersListResponse>;

/**
 * Returns one user.
 * Params of `recruiting.users.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface UsersGetParams {
  /** Id of the user. Integer. */
  id: number;
}

/** `recruiting.users.get.params` */
export declare const usersGetParams: Validator<UsersGetParams>;

export declare const isUsersGetParams: Guard<UsersGetParams>;

/**
 * Request body of `recruiting.users.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: UsersGetParams;
}

/** `recruiting.users.get.request` */
export declare const usersGetRequest: Validator<UsersGetRequest>;

/** A record that `recruiting.users.get` returns. */
export type UsersGetRecord = User;

/** `recruiting.users.get.record` */
export declare const usersGetRecord: Validator<UsersGetRecord>;

/**
 * Response body of `recruiting.users.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.users.get.response` */
export declare const usersGetResponse: Validator<UsersGetResponse>;

/**
 * Lists departments. There are no filters.
 * Params of `recruiting.departments.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface DepartmentsListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
}

/** `recruiting.departments.list.params` */
export declare const departmentsListParams: Validator<DepartmentsListParams>;

export declare const isDepartmentsListParams: Guard<DepartmentsListParams>;

/**
 * Request body of `recruiting.departments.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DepartmentsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "departments";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: DepartmentsListParams | undefined;
}

/** `recruiting.departments.list.request` */
export declare const departmentsListRequest: Validator<DepartmentsListRequest>;

/** A record that `recruiting.departments.list` returns. */
export type DepartmentsListRecord = Department;

/** `recruiting.departments.list.record` */
export declare const departmentsListRecord: Validator<DepartmentsListRecord>;

/**
 * Response body of `recruiting.departments.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DepartmentsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Department[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.departments.list.response` */
export declare const departmentsListResponse: Validator<DepartmentsListResponse>;

/**
 * Returns one department.
 * Params of `recruiting.departments.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface DepartmentsGetParams {
  /** Id of the department. Integer. */
  id: number;
}

/** `recruiting.departments.get.params` */
export declare const departmentsGetParams: Validator<DepartmentsGetParams>;

export declare const isDepartmentsGetParams: Guard<DepartmentsGetParams>;

/**
 * Request body of `recruiting.departments.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DepartmentsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "departments";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: DepartmentsGetParams;
}

/** `recruiting.departments.get.request` */
export declare const departmentsGetRequest: Validator<DepartmentsGetRequest>;

/** A record that `recruiting.departments.get` returns. */
export type DepartmentsGetRecord = Department;

/** `recruiting.departments.get.record` */
export declare const departmentsGetRecord: Validator<DepartmentsGetRecord>;

/**
 * Response body of `recruiting.departments.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DepartmentsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Department;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.departments.get.response` */
export declare const departmentsGetResponse: Validator<DepartmentsGetResponse>;

/**
 * Lists offices. There are no filters.
 * Params of `recruiting.offices.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OfficesListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
}

/** `recruiting.offices.list.params` */
export declare const officesListParams: Validator<OfficesListParams>;

export declare const isOfficesListParams: Guard<OfficesListParams>;

/**
 * Request body of `recruiting.offices.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OfficesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "offices";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: OfficesListParams | undefined;
}

/** `recruiting.offices.list.request` */
export declare const officesListRequest: Validator<OfficesListRequest>;

/** A record that `recruiting.offices.list` returns. */
export type OfficesListRecord = Office;

/** `recruiting.offices.list.record` */
export declare const officesListRecord: Validator<OfficesListRecord>;

/**
 * Response body of `recruiting.offices.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OfficesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Office[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.offices.list.response` */
export declare const officesListResponse: Validator<OfficesListResponse>;

/**
 * Returns one office.
 * Params of `recruiting.offices.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface OfficesGetParams {
  /** Id of the office. Integer. */
  id: number;
}

/** `recruiting.offices.get.params` */
export declare const officesGetParams: Validator<OfficesGetParams>;

export declare const isOfficesGetParams: Guard<OfficesGetParams>;

/**
 * Request body of `recruiting.offices.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OfficesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "offices";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: OfficesGetParams;
}

/** `recruiting.offices.get.request` */
export declare const officesGetRequest: Validator<OfficesGetRequest>;

/** A record that `recruiting.offices.get` returns. */
export type OfficesGetRecord = Office;

/** `recruiting.offices.get.record` */
export declare const officesGetRecord: Validator<OfficesGetRecord>;

/**
 * Response body of `recruiting.offices.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface OfficesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Office;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.offices.get.response` */
export declare const officesGetResponse: Validator<OfficesGetResponse>;

/**
 * Lists job posts.
 * Params of `recruiting.job_posts.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobPostsListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
  /** Returns only job posts whose `live` field has this value. */
  live?: boolean | undefined;
  /** Returns only job posts whose `active` field has this value. */
  active?: boolean | undefined;
}

/** `recruiting.job_posts.list.params` */
export declare const jobPostsListParams: Validator<JobPostsListParams>;

export declare const isJobPostsListParams: Guard<JobPostsListParams>;

/**
 * Request body of `recruiting.job_posts.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobPostsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "job_posts";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: JobPostsListParams | undefined;
}

/** `recruiting.job_posts.list.request` */
export declare const jobPostsListRequest: Validator<JobPostsListRequest>;

/** A record that `recruiting.job_posts.list` returns. */
export type JobPostsListRecord = JobPost;

/** `recruiting.job_posts.list.record` */
export declare const jobPostsListRecord: Validator<JobPostsListRecord>;

/**
 * Response body of `recruiting.job_posts.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobPostsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: JobPost[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.job_posts.list.response` */
export declare const jobPostsListResponse: Validator<JobPostsListResponse>;

/**
 * Returns one job post.
 * Params of `recruiting.job_posts.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface JobPostsGetParams {
  /** Id of the job post. Integer. */
  id: number;
}

/** `recruiting.job_posts.get.params` */
export declare const jobPostsGetParams: Validator<JobPostsGetParams>;

export declare const isJobPostsGetParams: Guard<JobPostsGetParams>;

/**
 * Request body of `recruiting.job_posts.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobPostsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "job_posts";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: JobPostsGetParams;
}

/** `recruiting.job_posts.get.request` */
export declare const jobPostsGetRequest: Validator<JobPostsGetRequest>;

/** A record that `recruiting.job_posts.get` returns. */
export type JobPostsGetRecord = JobPost;

/** `recruiting.job_posts.get.record` */
export declare const jobPostsGetRecord: Validator<JobPostsGetRecord>;

/**
 * Response body of `recruiting.job_posts.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface JobPostsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: JobPost;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.job_posts.get.response` */
export declare const jobPostsGetResponse: Validator<JobPostsGetResponse>;

/**
 * Lists sources. There are no filters.
 * Params of `recruiting.sources.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface SourcesListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
}

/** `recruiting.sources.list.params` */
export declare const sourcesListParams: Validator<SourcesListParams>;

export declare const isSourcesListParams: Guard<SourcesListParams>;

/**
 * Request body of `recruiting.sources.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SourcesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "sources";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: SourcesListParams | undefined;
}

/** `recruiting.sources.list.request` */
export declare const sourcesListRequest: Validator<SourcesListRequest>;

/** A record that `recruiting.sources.list` returns. */
export type SourcesListRecord = Source;

/** `recruiting.sources.list.record` */
export declare const sourcesListRecord: Validator<SourcesListRecord>;

/**
 * Response body of `recruiting.sources.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SourcesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Source[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.sources.list.response` */
export declare const sourcesListResponse: Validator<SourcesListResponse>;

/**
 * Lists scheduled interviews.
 * Params of `recruiting.scheduled_interviews.list`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ScheduledInterviewsListParams {
  /**
   * Maximum number of records on a page. Integer, at most 500. Default: 100.
   * The default is assumed: The provider's API reference gives this page size for its lists. The document states
   * only the maximum.
   */
  per_page?: number | undefined;
  /**
   * Number of the page to return. Integer. Default: 1.
   * The default is assumed: The provider counts pages from 1 and returns the first by default. The document
   * states no default.
   */
  page?: number | undefined;
  /** Returns only records created before this time, in ISO 8601 format. */
  created_before?: string | undefined;
  /** Returns only records created at or after this time, in ISO 8601 format. */
  created_after?: string | undefined;
  /** Returns only records last changed before this time, in ISO 8601 format. */
  updated_before?: string | undefined;
  /** Returns only records last changed at or after this time, in ISO 8601 format. */
  updated_after?: string | undefined;
  /** Returns only interviews that start at or after this time, in ISO 8601 format. */
  starts_after?: string | undefined;
  /** Returns only interviews that end before this time, in ISO 8601 format. */
  ends_before?: string | undefined;
}

/** `recruiting.scheduled_interviews.list.params` */
export declare const scheduledInterviewsListParams: Validator<ScheduledInterviewsListParams>;

export declare const isScheduledInterviewsListParams: Guard<ScheduledInterviewsListParams>;

/**
 * Request body of `recruiting.scheduled_interviews.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ScheduledInterviewsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "scheduled_interviews";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ScheduledInterviewsListParams | undefined;
}

/** `recruiting.scheduled_interviews.list.request` */
export declare const scheduledInterviewsListRequest: Validator<ScheduledInterviewsListRequest>;

/** A record that `recruiting.scheduled_interviews.list` returns. */
export type ScheduledInterviewsListRecord = ScheduledInterview;

/** `recruiting.scheduled_interviews.list.record` */
export declare const scheduledInterviewsListRecord: Validator<ScheduledInterviewsListRecord>;

/**
 * Response body of `recruiting.scheduled_interviews.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ScheduledInterviewsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ScheduledInterview[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.scheduled_interviews.list.response` */
export declare const scheduledInterviewsListResponse: Validator<ScheduledInterviewsListResponse>;

/**
 * Returns one scheduled interview.
 * Params of `recruiting.scheduled_interviews.get`.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ScheduledInterviewsGetParams {
  /** Id of the scheduled interview. Integer. */
  id: number;
}

/** `recruiting.scheduled_interviews.get.params` */
export declare const scheduledInterviewsGetParams: Validator<ScheduledInterviewsGetParams>;

export declare const isScheduledInterviewsGetParams: Guard<ScheduledInterviewsGetParams>;

/**
 * Request body of `recruiting.scheduled_interviews.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ScheduledInterviewsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "scheduled_interviews";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ScheduledInterviewsGetParams;
}

/** `recruiting.scheduled_interviews.get.request` */
export declare const scheduledInterviewsGetRequest: Validator<ScheduledInterviewsGetRequest>;

/** A record that `recruiting.scheduled_interviews.get` returns. */
export type ScheduledInterviewsGetRecord = ScheduledInterview;

/** `recruiting.scheduled_interviews.get.record` */
export declare const scheduledInterviewsGetRecord: Validator<ScheduledInterviewsGetRecord>;

/**
 * Response body of `recruiting.scheduled_interviews.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ScheduledInterviewsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ScheduledInterview;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `recruiting.scheduled_interviews.get.response` */
export declare const scheduledInterviewsGetResponse: Validator<ScheduledInterviewsGetResponse>;

/**
 * Downloads one attachment of an application as a stream of bytes.
 * Params of `recruiting.application_attachment.download`.
 * The attachment is fetched through a temporary signed URL.
 * The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface ApplicationAttachmentDownloadParams {
  /** Id of the application. Integer. */
  id: number;
  /** Position of the attachment in the list of attachments, counted from 0. Integer, at least 0. */
  attachment_index: number;
  /**
   * Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole
   * file.
   */
  range_header?: string | undefined;
}

/** `recruiting.application_attachment.download.params` */
export declare const applicationAttachmentDownloadParams: Validator<ApplicationAttachmentDownloadParams>;

export declare const isApplicationAttachmentDownloadParams: Guard<ApplicationAttachmentDownloadParams>;

/**
 * Request body of `recruiting.application_attachment.download`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ApplicationAttachmentDownloadRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "application_attachment";
  /** Action to perform on the entity. */
  action: "download";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ApplicationAttachmentDownloadParams;
}

/** `recruiting.application_attachment.download.request` */
export declare const applicationAttachmentDownloadRequest: Validator<ApplicationAttachmentDownloadRequest>;

/**
 * Downloads one attachment of a candidate as a stream of bytes.
 * Params of `recruiting.candidate_attachment.download`.
 * The attachment is fetched through a temporary signed URL.
 * The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
 * Document 2, Endpoints, Recruiting operations.
 */
export interface CandidateAttachmentDownloadParams {
  /** Id of the candidate. Integer. */
  id: number;
  /** Position of the attachment in the list of attachments, counted from 0. Integer, at least 0. */
  attachment_index: number;
  /**
   * Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole
   * file.
   */
  range_header?: string | undefined;
}

/** `recruiting.candidate_attachment.download.params` */
export declare const candidateAttachmentDownloadParams: Validator<CandidateAttachmentDownloadParams>;

export declare const isCandidateAttachmentDownloadParams: Guard<CandidateAttachmentDownloadParams>;

/**
 * Request body of `recruiting.candidate_attachment.download`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CandidateAttachmentDownloadRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "candidate_attachment";
  /** Action to perform on the entity. */
  action: "download";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CandidateAttachmentDownloadParams;
}

/** `recruiting.candidate_attachment.download.request` */
export declare const candidateAttachmentDownloadRequest: Validator<CandidateAttachmentDownloadRequest>;

/** Any request to an instance of Recruiting, discriminated by `entity`, then `action`. */
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
  | CandidateAttachmentDownloadRequest
  | NoRequest;

/** `recruiting.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * An API key of the recruiting system.
 * Document 2, Authentication.
 */
export interface ApiKeyAuthConfig {
  /**
   * Key of the recruiting API.
   * A secret: messages and logs never show it.
   */
  api_key: string;
}

/** `auth_config` of Recruiting: the fields of exactly one auth method. */
export type AuthConfig = ApiKeyAuthConfig;

/** `recruiting.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Recruiting. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of Recruiting.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: The document does not give the fixed value. A public gateway of the same shape uses this one for
   * its recruiting connector.
   */
  connector_definition_id: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /** Display name of the instance. */
  name: string;
}

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

/** Results of all operations of Recruiting. By entity, then action. */
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

/** What `gateway.create` takes for Recruiting: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `candidates` of Recruiting. */
export interface RecruitingCandidatesActions {
  /**
   * Lists candidates. There are no filters.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.candidates.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    CandidatesListParams,
    CandidatesListRecord,
    Page<CandidatesListRecord, { [key: string]: unknown }, CandidatesListParams>,
    CandidatesListResponse
  >;
  /**
   * Returns one candidate.
   * `recruiting.candidates.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<CandidatesGetParams, CandidatesGetRecord, CandidatesGetResponse>;
}

/** The actions of `applications` of Recruiting. */
export interface RecruitingApplicationsActions {
  /**
   * Lists applications.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.applications.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    ApplicationsListParams,
    ApplicationsListRecord,
    Page<ApplicationsListRecord, { [key: string]: unknown }, ApplicationsListParams>,
    ApplicationsListResponse
  >;
  /**
   * Returns one application.
   * `recruiting.applications.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<ApplicationsGetParams, ApplicationsGetRecord, ApplicationsGetResponse>;
}

/** The actions of `jobs` of Recruiting. */
export interface RecruitingJobsActions {
  /**
   * Lists jobs. There are no filters.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.jobs.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    JobsListParams,
    JobsListRecord,
    Page<JobsListRecord, { [key: string]: unknown }, JobsListParams>,
    JobsListResponse
  >;
  /**
   * Returns one job.
   * `recruiting.jobs.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<JobsGetParams, JobsGetRecord, JobsGetResponse>;
}

/** The actions of `offers` of Recruiting. */
export interface RecruitingOffersActions {
  /**
   * Lists offers.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.offers.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    OffersListParams,
    OffersListRecord,
    Page<OffersListRecord, { [key: string]: unknown }, OffersListParams>,
    OffersListResponse
  >;
  /**
   * Returns one offer.
   * `recruiting.offers.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<OffersGetParams, OffersGetRecord, OffersGetResponse>;
}

/** The actions of `users` of Recruiting. */
export interface RecruitingUsersActions {
  /**
   * Lists users.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.users.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    UsersListParams,
    UsersListRecord,
    Page<UsersListRecord, { [key: string]: unknown }, UsersListParams>,
    UsersListResponse
  >;
  /**
   * Returns one user.
   * `recruiting.users.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<UsersGetParams, UsersGetRecord, UsersGetResponse>;
}

/** The actions of `departments` of Recruiting. */
export interface RecruitingDepartmentsActions {
  /**
   * Lists departments. There are no filters.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.departments.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    DepartmentsListParams,
    DepartmentsListRecord,
    Page<DepartmentsListRecord, { [key: string]: unknown }, DepartmentsListParams>,
    DepartmentsListResponse
  >;
  /**
   * Returns one department.
   * `recruiting.departments.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<DepartmentsGetParams, DepartmentsGetRecord, DepartmentsGetResponse>;
}

/** The actions of `offices` of Recruiting. */
export interface RecruitingOfficesActions {
  /**
   * Lists offices. There are no filters.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.offices.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    OfficesListParams,
    OfficesListRecord,
    Page<OfficesListRecord, { [key: string]: unknown }, OfficesListParams>,
    OfficesListResponse
  >;
  /**
   * Returns one office.
   * `recruiting.offices.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<OfficesGetParams, OfficesGetRecord, OfficesGetResponse>;
}

/** The actions of `job_posts` of Recruiting. */
export interface RecruitingJobPostsActions {
  /**
   * Lists job posts.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.job_posts.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    JobPostsListParams,
    JobPostsListRecord,
    Page<JobPostsListRecord, { [key: string]: unknown }, JobPostsListParams>,
    JobPostsListResponse
  >;
  /**
   * Returns one job post.
   * `recruiting.job_posts.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<JobPostsGetParams, JobPostsGetRecord, JobPostsGetResponse>;
}

/** The actions of `sources` of Recruiting. */
export interface RecruitingSourcesActions {
  /**
   * Lists sources. There are no filters.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.sources.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    SourcesListParams,
    SourcesListRecord,
    Page<SourcesListRecord, { [key: string]: unknown }, SourcesListParams>,
    SourcesListResponse
  >;
}

/** The actions of `scheduled_interviews` of Recruiting. */
export interface RecruitingScheduledInterviewsActions {
  /**
   * Lists scheduled interviews.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.scheduled_interviews.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<
    ScheduledInterviewsListParams,
    ScheduledInterviewsListRecord,
    Page<ScheduledInterviewsListRecord, { [key: string]: unknown }, ScheduledInterviewsListParams>,
    ScheduledInterviewsListResponse
  >;
  /**
   * Returns one scheduled interview.
   * `recruiting.scheduled_interviews.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<ScheduledInterviewsGetParams, ScheduledInterviewsGetRecord, ScheduledInterviewsGetResponse>;
}

/** The actions of `application_attachment` of Recruiting. */
export interface RecruitingApplicationAttachmentActions {
  /**
   * Downloads one attachment of an application as a stream of bytes.
   * The attachment is fetched through a temporary signed URL.
   * The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
   * `recruiting.application_attachment.download`, Document 2, Endpoints, Recruiting operations.
   */
  readonly download: RequiredCall<ApplicationAttachmentDownloadParams, Download, undefined>;
}

/** The actions of `candidate_attachment` of Recruiting. */
export interface RecruitingCandidateAttachmentActions {
  /**
   * Downloads one attachment of a candidate as a stream of bytes.
   * The attachment is fetched through a temporary signed URL.
   * The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
   * `recruiting.candidate_attachment.download`, Document 2, Endpoints, Recruiting operations.
   */
  readonly download: RequiredCall<CandidateAttachmentDownloadParams, Download, undefined>;
}

/** The entities of Recruiting with their actions. */
export interface RecruitingEntities {
  /** The candidates of the company. */
  readonly candidates: RecruitingCandidatesActions;
  /** The applications of candidates. */
  readonly applications: RecruitingApplicationsActions;
  /** The jobs to fill, open or closed. */
  readonly jobs: RecruitingJobsActions;
  /** The job offers to candidates. */
  readonly offers: RecruitingOffersActions;
  /** The users of the recruiting system. */
  readonly users: RecruitingUsersActions;
  /** The departments of the company. */
  readonly departments: RecruitingDepartmentsActions;
  /** The offices of the company. */
  readonly offices: RecruitingOfficesActions;
  /** The posts that advertise jobs. */
  readonly job_posts: RecruitingJobPostsActions;
  /** The sources that applications come from. */
  readonly sources: RecruitingSourcesActions;
  /** The interviews scheduled for applications. */
  readonly scheduled_interviews: RecruitingScheduledInterviewsActions;
  /** The contents of the files attached to an application. */
  readonly application_attachment: RecruitingApplicationAttachmentActions;
  /** The contents of the files attached to a candidate. */
  readonly candidate_attachment: RecruitingCandidateAttachmentActions;
}

/** An instance of Recruiting: `instance.<entity>.<action>(params, options)`. */
export interface RecruitingInstance extends RecruitingEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("recruiting.candidates.list", params, options)`. */
  readonly call: CallById<RecruitingCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<RecruitingRequests, RecruitingEntities>;
}

/** An instance of Recruiting. */
export type Client = RecruitingInstance;

/** The call of every operation of Recruiting, by id. */
export interface RecruitingCalls {
  readonly "recruiting.candidates.list": RecruitingCandidatesActions["list"];
  readonly "recruiting.candidates.get": RecruitingCandidatesActions["get"];
  readonly "recruiting.applications.list": RecruitingApplicationsActions["list"];
  readonly "recruiting.applications.get": RecruitingApplicationsActions["get"];
  readonly "recruiting.jobs.list": RecruitingJobsActions["list"];
  readonly "recruiting.jobs.get": RecruitingJobsActions["get"];
  readonly "recruiting.offers.list": RecruitingOffersActions["list"];
  readonly "recruiting.offers.get": RecruitingOffersActions["get"];
  readonly "recruiting.users.list": RecruitingUsersActions["list"];
  readonly "recruiting.users.get": RecruitingUsersActions["get"];
  readonly "recruiting.departments.list": RecruitingDepartmentsActions["list"];
  readonly "recruiting.departments.get": RecruitingDepartmentsActions["get"];
  readonly "recruiting.offices.list": RecruitingOfficesActions["list"];
  readonly "recruiting.offices.get": RecruitingOfficesActions["get"];
  readonly "recruiting.job_posts.list": RecruitingJobPostsActions["list"];
  readonly "recruiting.job_posts.get": RecruitingJobPostsActions["get"];
  readonly "recruiting.sources.list": RecruitingSourcesActions["list"];
  readonly "recruiting.scheduled_interviews.list": RecruitingScheduledInterviewsActions["list"];
  readonly "recruiting.scheduled_interviews.get": RecruitingScheduledInterviewsActions["get"];
  readonly "recruiting.application_attachment.download": RecruitingApplicationAttachmentActions["download"];
  readonly "recruiting.candidate_attachment.download": RecruitingCandidateAttachmentActions["download"];
}

/** The request body of every operation of Recruiting, by entity, then action. */
export interface RecruitingRequests {
  readonly candidates: {
    readonly list: CandidatesListRequest;
    readonly get: CandidatesGetRequest;
  };
  readonly applications: {
    readonly list: ApplicationsListRequest;
    readonly get: ApplicationsGetRequest;
  };
  readonly jobs: {
    readonly list: JobsListRequest;
    readonly get: JobsGetRequest;
  };
  readonly offers: {
    readonly list: OffersListRequest;
    readonly get: OffersGetRequest;
  };
  readonly users: {
    readonly list: UsersListRequest;
    readonly get: UsersGetRequest;
  };
  readonly departments: {
    readonly list: DepartmentsListRequest;
    readonly get: DepartmentsGetRequest;
  };
  readonly offices: {
    readonly list: OfficesListRequest;
    readonly get: OfficesGetRequest;
  };
  readonly job_posts: {
    readonly list: JobPostsListRequest;
    readonly get: JobPostsGetRequest;
  };
  readonly sources: {
    readonly list: SourcesListRequest;
  };
  readonly scheduled_interviews: {
    readonly list: ScheduledInterviewsListRequest;
    readonly get: ScheduledInterviewsGetRequest;
  };
  readonly application_attachment: {
    readonly download: ApplicationAttachmentDownloadRequest;
  };
  readonly candidate_attachment: {
    readonly download: CandidateAttachmentDownloadRequest;
  };
}

/** The operations of Recruiting, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Recruiting for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Recruiting for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
