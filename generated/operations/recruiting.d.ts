// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/recruiting.js";
import type { CallById, Download, Execute, OptionalPagedCall, Page, RequiredCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Recruiting, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Recruiting: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `candidates` of Recruiting. */
export interface RecruitingCandidatesActions {
  /**
   * Lists candidates.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.candidates.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.CandidatesListParams, types.CandidatesListRecord, Page<types.CandidatesListRecord, { [key: string]: unknown }>, types.CandidatesListResponse>;
  /**
   * Returns one candidate.
   * `recruiting.candidates.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.CandidatesGetParams, types.CandidatesGetRecord, types.CandidatesGetResponse>;
}

/** The actions of `applications` of Recruiting. */
export interface RecruitingApplicationsActions {
  /**
   * Lists applications.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.applications.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.ApplicationsListParams, types.ApplicationsListRecord, Page<types.ApplicationsListRecord, { [key: string]: unknown }>, types.ApplicationsListResponse>;
  /**
   * Returns one application.
   * `recruiting.applications.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.ApplicationsGetParams, types.ApplicationsGetRecord, types.ApplicationsGetResponse>;
}

/** The actions of `jobs` of Recruiting. */
export interface RecruitingJobsActions {
  /**
   * Lists jobs.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.jobs.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.JobsListParams, types.JobsListRecord, Page<types.JobsListRecord, { [key: string]: unknown }>, types.JobsListResponse>;
  /**
   * Returns one job.
   * `recruiting.jobs.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.JobsGetParams, types.JobsGetRecord, types.JobsGetResponse>;
}

/** The actions of `offers` of Recruiting. */
export interface RecruitingOffersActions {
  /**
   * Lists offers.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.offers.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.OffersListParams, types.OffersListRecord, Page<types.OffersListRecord, { [key: string]: unknown }>, types.OffersListResponse>;
  /**
   * Returns one offer.
   * `recruiting.offers.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.OffersGetParams, types.OffersGetRecord, types.OffersGetResponse>;
}

/** The actions of `users` of Recruiting. */
export interface RecruitingUsersActions {
  /**
   * Lists users.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.users.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.UsersListParams, types.UsersListRecord, Page<types.UsersListRecord, { [key: string]: unknown }>, types.UsersListResponse>;
  /**
   * Returns one user.
   * `recruiting.users.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.UsersGetParams, types.UsersGetRecord, types.UsersGetResponse>;
}

/** The actions of `departments` of Recruiting. */
export interface RecruitingDepartmentsActions {
  /**
   * Lists departments.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.departments.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.DepartmentsListParams, types.DepartmentsListRecord, Page<types.DepartmentsListRecord, { [key: string]: unknown }>, types.DepartmentsListResponse>;
  /**
   * Returns one department.
   * `recruiting.departments.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.DepartmentsGetParams, types.DepartmentsGetRecord, types.DepartmentsGetResponse>;
}

/** The actions of `offices` of Recruiting. */
export interface RecruitingOfficesActions {
  /**
   * Lists offices.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.offices.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.OfficesListParams, types.OfficesListRecord, Page<types.OfficesListRecord, { [key: string]: unknown }>, types.OfficesListResponse>;
  /**
   * Returns one office.
   * `recruiting.offices.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.OfficesGetParams, types.OfficesGetRecord, types.OfficesGetResponse>;
}

/** The actions of `job_posts` of Recruiting. */
export interface RecruitingJobPostsActions {
  /**
   * Lists job posts.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.job_posts.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.JobPostsListParams, types.JobPostsListRecord, Page<types.JobPostsListRecord, { [key: string]: unknown }>, types.JobPostsListResponse>;
  /**
   * Returns one job post.
   * `recruiting.job_posts.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.JobPostsGetParams, types.JobPostsGetRecord, types.JobPostsGetResponse>;
}

/** The actions of `sources` of Recruiting. */
export interface RecruitingSourcesActions {
  /**
   * Lists sources.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.sources.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.SourcesListParams, types.SourcesListRecord, Page<types.SourcesListRecord, { [key: string]: unknown }>, types.SourcesListResponse>;
}

/** The actions of `scheduled_interviews` of Recruiting. */
export interface RecruitingScheduledInterviewsActions {
  /**
   * Lists scheduled interviews.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: The paging state of the
   * response and how the last page is marked.
   * `recruiting.scheduled_interviews.list`, Document 2, Endpoints, Recruiting operations.
   */
  readonly list: OptionalPagedCall<types.ScheduledInterviewsListParams, types.ScheduledInterviewsListRecord, Page<types.ScheduledInterviewsListRecord, { [key: string]: unknown }>, types.ScheduledInterviewsListResponse>;
  /**
   * Returns one scheduled interview.
   * `recruiting.scheduled_interviews.get`, Document 2, Endpoints, Recruiting operations.
   */
  readonly get: RequiredCall<types.ScheduledInterviewsGetParams, types.ScheduledInterviewsGetRecord, types.ScheduledInterviewsGetResponse>;
}

/** The actions of `application_attachment` of Recruiting. */
export interface RecruitingApplicationAttachmentActions {
  /**
   * Downloads one attachment of an application as a stream of bytes.
   * The attachment is fetched through a temporary signed URL.
   * The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
   * `recruiting.application_attachment.download`, Document 2, Endpoints, Recruiting operations.
   */
  readonly download: RequiredCall<types.ApplicationAttachmentDownloadParams, Download, undefined>;
}

/** The actions of `candidate_attachment` of Recruiting. */
export interface RecruitingCandidateAttachmentActions {
  /**
   * Downloads one attachment of a candidate as a stream of bytes.
   * The attachment is fetched through a temporary signed URL.
   * The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
   * `recruiting.candidate_attachment.download`, Document 2, Endpoints, Recruiting operations.
   */
  readonly download: RequiredCall<types.CandidateAttachmentDownloadParams, Download, undefined>;
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
    readonly list: types.CandidatesListRequest;
    readonly get: types.CandidatesGetRequest;
  };
  readonly applications: {
    readonly list: types.ApplicationsListRequest;
    readonly get: types.ApplicationsGetRequest;
  };
  readonly jobs: {
    readonly list: types.JobsListRequest;
    readonly get: types.JobsGetRequest;
  };
  readonly offers: {
    readonly list: types.OffersListRequest;
    readonly get: types.OffersGetRequest;
  };
  readonly users: {
    readonly list: types.UsersListRequest;
    readonly get: types.UsersGetRequest;
  };
  readonly departments: {
    readonly list: types.DepartmentsListRequest;
    readonly get: types.DepartmentsGetRequest;
  };
  readonly offices: {
    readonly list: types.OfficesListRequest;
    readonly get: types.OfficesGetRequest;
  };
  readonly job_posts: {
    readonly list: types.JobPostsListRequest;
    readonly get: types.JobPostsGetRequest;
  };
  readonly sources: {
    readonly list: types.SourcesListRequest;
  };
  readonly scheduled_interviews: {
    readonly list: types.ScheduledInterviewsListRequest;
    readonly get: types.ScheduledInterviewsGetRequest;
  };
  readonly application_attachment: {
    readonly download: types.ApplicationAttachmentDownloadRequest;
  };
  readonly candidate_attachment: {
    readonly download: types.CandidateAttachmentDownloadRequest;
  };
}
