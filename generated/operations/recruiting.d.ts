// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Download, OptionalPagedCall, Page, RequiredCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  ApplicationAttachmentDownloadParams,
  ApplicationsGetParams,
  ApplicationsGetRecord,
  ApplicationsListParams,
  ApplicationsListRecord,
  CandidateAttachmentDownloadParams,
  CandidatesGetParams,
  CandidatesGetRecord,
  CandidatesListParams,
  CandidatesListRecord,
  CreateInstanceRequest,
  DepartmentsGetParams,
  DepartmentsGetRecord,
  DepartmentsListParams,
  DepartmentsListRecord,
  JobPostsGetParams,
  JobPostsGetRecord,
  JobPostsListParams,
  JobPostsListRecord,
  JobsGetParams,
  JobsGetRecord,
  JobsListParams,
  JobsListRecord,
  OffersGetParams,
  OffersGetRecord,
  OffersListParams,
  OffersListRecord,
  OfficesGetParams,
  OfficesGetRecord,
  OfficesListParams,
  OfficesListRecord,
  ScheduledInterviewsGetParams,
  ScheduledInterviewsGetRecord,
  ScheduledInterviewsListParams,
  ScheduledInterviewsListRecord,
  SourcesListParams,
  SourcesListRecord,
  UsersGetParams,
  UsersGetRecord,
  UsersListParams,
  UsersListRecord,
} from "../connectors/recruiting.js";

/** The operations of Recruiting, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Recruiting: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Recruiting: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** The people who may be hired. */
  readonly candidates: {
    /**
     * Lists candidates.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.candidates.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<CandidatesListParams, CandidatesListRecord, Page<CandidatesListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one candidate.
     * `recruiting.candidates.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<CandidatesGetParams, CandidatesGetRecord>;
  };
  /** The applications of candidates. */
  readonly applications: {
    /**
     * Lists applications.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.applications.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<ApplicationsListParams, ApplicationsListRecord, Page<ApplicationsListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one application.
     * `recruiting.applications.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<ApplicationsGetParams, ApplicationsGetRecord>;
  };
  /** The jobs that are to be filled. */
  readonly jobs: {
    /**
     * Lists jobs.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.jobs.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<JobsListParams, JobsListRecord, Page<JobsListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one job.
     * `recruiting.jobs.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<JobsGetParams, JobsGetRecord>;
  };
  /** The offers made to candidates. */
  readonly offers: {
    /**
     * Lists offers.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.offers.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<OffersListParams, OffersListRecord, Page<OffersListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one offer.
     * `recruiting.offers.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<OffersGetParams, OffersGetRecord>;
  };
  /** The people who work with the recruiting system. */
  readonly users: {
    /**
     * Lists users.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.users.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<UsersListParams, UsersListRecord, Page<UsersListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one user.
     * `recruiting.users.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<UsersGetParams, UsersGetRecord>;
  };
  /** The departments of the company. */
  readonly departments: {
    /**
     * Lists departments.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.departments.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<DepartmentsListParams, DepartmentsListRecord, Page<DepartmentsListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one department.
     * `recruiting.departments.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<DepartmentsGetParams, DepartmentsGetRecord>;
  };
  /** The places of work of the company. */
  readonly offices: {
    /**
     * Lists offices.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.offices.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<OfficesListParams, OfficesListRecord, Page<OfficesListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one office.
     * `recruiting.offices.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<OfficesGetParams, OfficesGetRecord>;
  };
  /** The announcements of jobs. */
  readonly job_posts: {
    /**
     * Lists job posts.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.job_posts.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<JobPostsListParams, JobPostsListRecord, Page<JobPostsListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one job post.
     * `recruiting.job_posts.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<JobPostsGetParams, JobPostsGetRecord>;
  };
  /** Where applications come from. */
  readonly sources: {
    /**
     * Lists sources.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.sources.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<SourcesListParams, SourcesListRecord, Page<SourcesListRecord, { [key: string]: unknown }>>;
  };
  /** The interviews that have a date. */
  readonly scheduled_interviews: {
    /**
     * Lists scheduled interviews.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: The paging state of the answer and how
     * the last page is told.
     * `recruiting.scheduled_interviews.list`, Document 2, Endpoints, Recruiting operations.
     */
    readonly list: OptionalPagedCall<ScheduledInterviewsListParams, ScheduledInterviewsListRecord, Page<ScheduledInterviewsListRecord, { [key: string]: unknown }>>;
    /**
     * Reads one scheduled interview.
     * `recruiting.scheduled_interviews.get`, Document 2, Endpoints, Recruiting operations.
     */
    readonly get: RequiredCall<ScheduledInterviewsGetParams, ScheduledInterviewsGetRecord>;
  };
  /** The content of the files attached to an application. */
  readonly application_attachment: {
    /**
     * Downloads one attachment of an application as a stream of bytes.
     * The attachment is fetched through a temporary signed address.
     * The signed address expires within 7 days; the file is to be downloaded right after it was retrieved.
     * `recruiting.application_attachment.download`, Document 2, Endpoints, Recruiting operations.
     */
    readonly download: RequiredCall<ApplicationAttachmentDownloadParams, Download>;
  };
  /** The content of the files attached to a candidate. */
  readonly candidate_attachment: {
    /**
     * Downloads one attachment of a candidate as a stream of bytes.
     * The attachment is fetched through a temporary signed address.
     * The signed address expires within 7 days; the file is to be downloaded right after it was retrieved.
     * `recruiting.candidate_attachment.download`, Document 2, Endpoints, Recruiting operations.
     */
    readonly download: RequiredCall<CandidateAttachmentDownloadParams, Download>;
  };
}
