// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input f6396bc823dbefe1, text 6c5de1de015f7878

import type * as Recruiting from "../connectors/recruiting.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists candidates. There are no filters. */
  "recruiting.candidates.list": {
    params: Recruiting.CandidatesListParams;
    request: Recruiting.CandidatesListRequest;
    record: Recruiting.CandidatesListRecord;
    response: Recruiting.CandidatesListResponse;
  };
  /** Returns one candidate. */
  "recruiting.candidates.get": {
    params: Recruiting.CandidatesGetParams;
    request: Recruiting.CandidatesGetRequest;
    record: Recruiting.CandidatesGetRecord;
    response: Recruiting.CandidatesGetResponse;
  };
  /** Lists applications. */
  "recruiting.applications.list": {
    params: Recruiting.ApplicationsListParams;
    request: Recruiting.ApplicationsListRequest;
    record: Recruiting.ApplicationsListRecord;
    response: Recruiting.ApplicationsListResponse;
  };
  /** Returns one application. */
  "recruiting.applications.get": {
    params: Recruiting.ApplicationsGetParams;
    request: Recruiting.ApplicationsGetRequest;
    record: Recruiting.ApplicationsGetRecord;
    response: Recruiting.ApplicationsGetResponse;
  };
  /** Lists jobs. There are no filters. */
  "recruiting.jobs.list": {
    params: Recruiting.JobsListParams;
    request: Recruiting.JobsListRequest;
    record: Recruiting.JobsListRecord;
    response: Recruiting.JobsListResponse;
  };
  /** Returns one job. */
  "recruiting.jobs.get": {
    params: Recruiting.JobsGetParams;
    request: Recruiting.JobsGetRequest;
    record: Recruiting.JobsGetRecord;
    response: Recruiting.JobsGetResponse;
  };
  /** Lists offers. */
  "recruiting.offers.list": {
    params: Recruiting.OffersListParams;
    request: Recruiting.OffersListRequest;
    record: Recruiting.OffersListRecord;
    response: Recruiting.OffersListResponse;
  };
  /** Returns one offer. */
  "recruiting.offers.get": {
    params: Recruiting.OffersGetParams;
    request: Recruiting.OffersGetRequest;
    record: Recruiting.OffersGetRecord;
    response: Recruiting.OffersGetResponse;
  };
  /** Lists users. */
  "recruiting.users.list": {
    params: Recruiting.UsersListParams;
    request: Recruiting.UsersListRequest;
    record: Recruiting.UsersListRecord;
    response: Recruiting.UsersListResponse;
  };
  /** Returns one user. */
  "recruiting.users.get": {
    params: Recruiting.UsersGetParams;
    request: Recruiting.UsersGetRequest;
    record: Recruiting.UsersGetRecord;
    response: Recruiting.UsersGetResponse;
  };
  /** Lists departments. There are no filters. */
  "recruiting.departments.list": {
    params: Recruiting.DepartmentsListParams;
    request: Recruiting.DepartmentsListRequest;
    record: Recruiting.DepartmentsListRecord;
    response: Recruiting.DepartmentsListResponse;
  };
  /** Returns one department. */
  "recruiting.departments.get": {
    params: Recruiting.DepartmentsGetParams;
    request: Recruiting.DepartmentsGetRequest;
    record: Recruiting.DepartmentsGetRecord;
    response: Recruiting.DepartmentsGetResponse;
  };
  /** Lists offices. There are no filters. */
  "recruiting.offices.list": {
    params: Recruiting.OfficesListParams;
    request: Recruiting.OfficesListRequest;
    record: Recruiting.OfficesListRecord;
    response: Recruiting.OfficesListResponse;
  };
  /** Returns one office. */
  "recruiting.offices.get": {
    params: Recruiting.OfficesGetParams;
    request: Recruiting.OfficesGetRequest;
    record: Recruiting.OfficesGetRecord;
    response: Recruiting.OfficesGetResponse;
  };
  /** Lists job posts. */
  "recruiting.job_posts.list": {
    params: Recruiting.JobPostsListParams;
    request: Recruiting.JobPostsListRequest;
    record: Recruiting.JobPostsListRecord;
    response: Recruiting.JobPostsListResponse;
  };
  /** Returns one job post. */
  "recruiting.job_posts.get": {
    params: Recruiting.JobPostsGetParams;
    request: Recruiting.JobPostsGetRequest;
    record: Recruiting.JobPostsGetRecord;
    response: Recruiting.JobPostsGetResponse;
  };
  /** Lists sources. There are no filters. */
  "recruiting.sources.list": {
    params: Recruiting.SourcesListParams;
    request: Recruiting.SourcesListRequest;
    record: Recruiting.SourcesListRecord;
    response: Recruiting.SourcesListResponse;
  };
  /** Lists scheduled interviews. */
  "recruiting.scheduled_interviews.list": {
    params: Recruiting.ScheduledInterviewsListParams;
    request: Recruiting.ScheduledInterviewsListRequest;
    record: Recruiting.ScheduledInterviewsListRecord;
    response: Recruiting.ScheduledInterviewsListResponse;
  };
  /** Returns one scheduled interview. */
  "recruiting.scheduled_interviews.get": {
    params: Recruiting.ScheduledInterviewsGetParams;
    request: Recruiting.ScheduledInterviewsGetRequest;
    record: Recruiting.ScheduledInterviewsGetRecord;
    response: Recruiting.ScheduledInterviewsGetResponse;
  };
  /** Downloads one attachment of an application as a stream of bytes. */
  "recruiting.application_attachment.download": {
    params: Recruiting.ApplicationAttachmentDownloadParams;
    request: Recruiting.ApplicationAttachmentDownloadRequest;
  };
  /** Downloads one attachment of a candidate as a stream of bytes. */
  "recruiting.candidate_attachment.download": {
    params: Recruiting.CandidateAttachmentDownloadParams;
    request: Recruiting.CandidateAttachmentDownloadRequest;
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
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidates.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List candidates
     * @description Lists candidates. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingCandidatesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidates.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a candidate
     * @description Returns one candidate.
     */
    post: operations["recruitingCandidatesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.applications.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List applications
     * @description Lists applications. Use `page` to get the next page.
     */
    post: operations["recruitingApplicationsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.applications.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an application
     * @description Returns one application.
     */
    post: operations["recruitingApplicationsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.jobs.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List jobs
     * @description Lists jobs. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingJobsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.jobs.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a job
     * @description Returns one job.
     */
    post: operations["recruitingJobsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offers.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List offers
     * @description Lists offers. Use `page` to get the next page.
     */
    post: operations["recruitingOffersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offers.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an offer
     * @description Returns one offer.
     */
    post: operations["recruitingOffersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.users.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List users
     * @description Lists users. Use `page` to get the next page.
     */
    post: operations["recruitingUsersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.users.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a user
     * @description Returns one user.
     */
    post: operations["recruitingUsersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.departments.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List departments
     * @description Lists departments. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingDepartmentsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.departments.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a department
     * @description Returns one department.
     */
    post: operations["recruitingDepartmentsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offices.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List offices
     * @description Lists offices. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingOfficesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offices.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an office
     * @description Returns one office.
     */
    post: operations["recruitingOfficesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.job_posts.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List job posts
     * @description Lists job posts. Use `page` to get the next page.
     */
    post: operations["recruitingJobPostsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.job_posts.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a job post
     * @description Returns one job post.
     */
    post: operations["recruitingJobPostsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.sources.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List sources
     * @description Lists sources. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingSourcesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.scheduled_interviews.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List scheduled interviews
     * @description Lists scheduled interviews. Use `page` to get the next page.
     */
    post: operations["recruitingScheduledInterviewsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.scheduled_interviews.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a scheduled interview
     * @description Returns one scheduled interview.
     */
    post: operations["recruitingScheduledInterviewsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.application_attachment.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download an application attachment
     * @description Downloads one attachment of an application as a stream of bytes. The attachment is fetched through a temporary signed URL. The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
     */
    post: operations["recruitingApplicationAttachmentDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidate_attachment.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download a candidate attachment
     * @description Downloads one attachment of a candidate as a stream of bytes. The attachment is fetched through a temporary signed URL. The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
     */
    post: operations["recruitingCandidateAttachmentDownload"];
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
    ExecuteRequest: components["schemas"]["RecruitingExecuteRequest"];
    ExecuteResponse: components["schemas"]["RecruitingExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["RecruitingCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    RecruitingCreateRequest: Recruiting.CreateInstanceRequest;
    RecruitingExecuteRequest: Recruiting.ExecuteRequest;
    RecruitingExecuteResponse: components["schemas"]["RecruitingCandidatesListResponse"] | components["schemas"]["RecruitingCandidatesGetResponse"] | components["schemas"]["RecruitingApplicationsListResponse"] | components["schemas"]["RecruitingApplicationsGetResponse"] | components["schemas"]["RecruitingJobsListResponse"] | components["schemas"]["RecruitingJobsGetResponse"] | components["schemas"]["RecruitingOffersListResponse"] | components["schemas"]["RecruitingOffersGetResponse"] | components["schemas"]["RecruitingUsersListResponse"] | components["schemas"]["RecruitingUsersGetResponse"] | components["schemas"]["RecruitingDepartmentsListResponse"] | components["schemas"]["RecruitingDepartmentsGetResponse"] | components["schemas"]["RecruitingOfficesListResponse"] | components["schemas"]["RecruitingOfficesGetResponse"] | components["schemas"]["RecruitingJobPostsListResponse"] | components["schemas"]["RecruitingJobPostsGetResponse"] | components["schemas"]["RecruitingSourcesListResponse"] | components["schemas"]["RecruitingScheduledInterviewsListResponse"] | components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
    RecruitingCandidatesListParams: Recruiting.CandidatesListParams;
    RecruitingCandidatesListRequest: Recruiting.CandidatesListRequest;
    RecruitingCandidatesListResponse: Recruiting.CandidatesListResponse;
    RecruitingCandidatesGetParams: Recruiting.CandidatesGetParams;
    RecruitingCandidatesGetRequest: Recruiting.CandidatesGetRequest;
    RecruitingCandidatesGetResponse: Recruiting.CandidatesGetResponse;
    RecruitingApplicationsListParams: Recruiting.ApplicationsListParams;
    RecruitingApplicationsListRequest: Recruiting.ApplicationsListRequest;
    RecruitingApplicationsListResponse: Recruiting.ApplicationsListResponse;
    RecruitingApplicationsGetParams: Recruiting.ApplicationsGetParams;
    RecruitingApplicationsGetRequest: Recruiting.ApplicationsGetRequest;
    RecruitingApplicationsGetResponse: Recruiting.ApplicationsGetResponse;
    RecruitingJobsListParams: Recruiting.JobsListParams;
    RecruitingJobsListRequest: Recruiting.JobsListRequest;
    RecruitingJobsListResponse: Recruiting.JobsListResponse;
    RecruitingJobsGetParams: Recruiting.JobsGetParams;
    RecruitingJobsGetRequest: Recruiting.JobsGetRequest;
    RecruitingJobsGetResponse: Recruiting.JobsGetResponse;
    RecruitingOffersListParams: Recruiting.OffersListParams;
    RecruitingOffersListRequest: Recruiting.OffersListRequest;
    RecruitingOffersListResponse: Recruiting.OffersListResponse;
    RecruitingOffersGetParams: Recruiting.OffersGetParams;
    RecruitingOffersGetRequest: Recruiting.OffersGetRequest;
    RecruitingOffersGetResponse: Recruiting.OffersGetResponse;
    RecruitingUsersListParams: Recruiting.UsersListParams;
    RecruitingUsersListRequest: Recruiting.UsersListRequest;
    RecruitingUsersListResponse: Recruiting.UsersListResponse;
    RecruitingUsersGetParams: Recruiting.UsersGetParams;
    RecruitingUsersGetRequest: Recruiting.UsersGetRequest;
    RecruitingUsersGetResponse: Recruiting.UsersGetResponse;
    RecruitingDepartmentsListParams: Recruiting.DepartmentsListParams;
    RecruitingDepartmentsListRequest: Recruiting.DepartmentsListRequest;
    RecruitingDepartmentsListResponse: Recruiting.DepartmentsListResponse;
    RecruitingDepartmentsGetParams: Recruiting.DepartmentsGetParams;
    RecruitingDepartmentsGetRequest: Recruiting.DepartmentsGetRequest;
    RecruitingDepartmentsGetResponse: Recruiting.DepartmentsGetResponse;
    RecruitingOfficesListParams: Recruiting.OfficesListParams;
    RecruitingOfficesListRequest: Recruiting.OfficesListRequest;
    RecruitingOfficesListResponse: Recruiting.OfficesListResponse;
    RecruitingOfficesGetParams: Recruiting.OfficesGetParams;
    RecruitingOfficesGetRequest: Recruiting.OfficesGetRequest;
    RecruitingOfficesGetResponse: Recruiting.OfficesGetResponse;
    RecruitingJobPostsListParams: Recruiting.JobPostsListParams;
    RecruitingJobPostsListRequest: Recruiting.JobPostsListRequest;
    RecruitingJobPostsListResponse: Recruiting.JobPostsListResponse;
    RecruitingJobPostsGetParams: Recruiting.JobPostsGetParams;
    RecruitingJobPostsGetRequest: Recruiting.JobPostsGetRequest;
    RecruitingJobPostsGetResponse: Recruiting.JobPostsGetResponse;
    RecruitingSourcesListParams: Recruiting.SourcesListParams;
    RecruitingSourcesListRequest: Recruiting.SourcesListRequest;
    RecruitingSourcesListResponse: Recruiting.SourcesListResponse;
    RecruitingScheduledInterviewsListParams: Recruiting.ScheduledInterviewsListParams;
    RecruitingScheduledInterviewsListRequest: Recruiting.ScheduledInterviewsListRequest;
    RecruitingScheduledInterviewsListResponse: Recruiting.ScheduledInterviewsListResponse;
    RecruitingScheduledInterviewsGetParams: Recruiting.ScheduledInterviewsGetParams;
    RecruitingScheduledInterviewsGetRequest: Recruiting.ScheduledInterviewsGetRequest;
    RecruitingScheduledInterviewsGetResponse: Recruiting.ScheduledInterviewsGetResponse;
    RecruitingApplicationAttachmentDownloadParams: Recruiting.ApplicationAttachmentDownloadParams;
    RecruitingApplicationAttachmentDownloadRequest: Recruiting.ApplicationAttachmentDownloadRequest;
    RecruitingCandidateAttachmentDownloadParams: Recruiting.CandidateAttachmentDownloadParams;
    RecruitingCandidateAttachmentDownloadRequest: Recruiting.CandidateAttachmentDownloadRequest;
    RecruitingAuthConfig: Recruiting.AuthConfig;
    RecruitingAttachment: Recruiting.Attachment;
    RecruitingCandidate: Recruiting.Candidate;
    RecruitingApplication: Recruiting.Application;
    RecruitingJob: Recruiting.Job;
    RecruitingOffer: Recruiting.Offer;
    RecruitingUser: Recruiting.User;
    RecruitingDepartment: Recruiting.Department;
    RecruitingOffice: Recruiting.Office;
    RecruitingJobPost: Recruiting.JobPost;
    RecruitingSource: Recruiting.Source;
    RecruitingScheduledInterview: Recruiting.ScheduledInterview;
    /** @description A phone number of a candidate. */
    RecruitingPhoneNumber: {
      /** @description Phone number as it was entered. */
      value?: string | null;
      /** @description Use of the number. Known values: `home`, `work`, `mobile`, `skype`, `other`. */
      type?: string | null;
    };
    /** @description A postal address of a candidate. */
    RecruitingPostalAddress: {
      /** @description Whole address as text, which can have several lines. */
      value?: string | null;
      /** @description Use of the address. Known values: `home`, `work`, `other`. */
      type?: string | null;
    };
    /** @description An email address of a candidate. */
    RecruitingEmailAddress: {
      /** @description Email address. */
      value?: string | null;
      /** @description Use of the address. Known values: `personal`, `work`, `other`. */
      type?: string | null;
    };
    /** @description A website of a candidate. */
    RecruitingWebsiteAddress: {
      /** @description Address of the website, often without `https://`. */
      value?: string | null;
      /** @description Kind of website. Known values: `personal`, `company`, `portfolio`, `blog`, `other`. */
      type?: string | null;
    };
    /** @description A social media profile of a candidate. */
    RecruitingSocialMediaAddress: {
      /** @description Address of the profile or name of the account, as it was entered. */
      value?: string | null;
    };
    /** @description A user of the recruiting system, with the fields that identify the person. */
    RecruitingUserReference: {
      /** @description Id of the user. */
      id?: number | null;
      /** @description First name of the user. */
      first_name?: string | null;
      /** @description Last name of the user. */
      last_name?: string | null;
      /** @description Full name of the user. */
      name?: string | null;
      /** @description Employee id of the user, assigned by the company. */
      employee_id?: string | null;
    };
    /** @description Location that the applicant gave. */
    RecruitingApplicationLocation: {
      /** @description Location as text, such as a city and its country. */
      address?: string | null;
    };
    /** @description A source, as applications refer to it. */
    RecruitingApplicationSource: {
      /** @description Id of the source. */
      id?: number | null;
      /** @description Name of the source, which the `sources` entity has as `name`. */
      public_name?: string | null;
    };
    /** @description A reason for the rejection of an application. */
    RecruitingRejectionReason: {
      /** @description Id of the reason. */
      id?: number | null;
      /** @description Wording of the reason, which the company can choose. */
      name?: string | null;
      /** @description Which side ended the application, such as `We rejected them`. */
      type?: components["schemas"]["RecruitingNamedReference"] | null;
    };
    /** @description The id and the name of something that is described elsewhere. */
    RecruitingNamedReference: {
      /** @description Id of the referenced object. */
      id?: number | null;
      /** @description Name of the referenced object. */
      name?: string | null;
    };
    /** @description Answers that were recorded with the rejection of an application. */
    RecruitingRejectionDetails: {
      /** @description Custom fields of the rejection, keyed by field name. */
      custom_fields?: {
        [key: string]: unknown;
      } | null;
      /** @description Custom fields of the rejection with name and type, by a key that never changes. */
      keyed_custom_fields?: {
        [key: string]: components["schemas"]["RecruitingKeyedCustomField"];
      } | null;
    };
    /** @description A custom field with its name, type and value. */
    RecruitingKeyedCustomField: {
      /** @description Name of the field, as users see it. */
      name?: string | null;
      /** @description Kind of value, such as `short_text`, `single_select` or `currency_range`. */
      type?: string | null;
      /** @description Value of the field, whose form depends on its type. */
      value?: unknown;
    };
    /** @description An answer to a question of the job post. */
    RecruitingApplicationAnswer: {
      /** @description Text of the question. */
      question?: string | null;
      /** @description Answer as plain text; `Yes` or `No` for a question with these two answers. */
      answer?: string | null;
    };
    /** @description Where a prospect is in the prospect pools. */
    RecruitingProspectDetail: {
      /** @description Pool that the prospect belongs to. */
      prospect_pool?: components["schemas"]["RecruitingNamedReference"] | null;
      /** @description Stage of the pool that the prospect is in. */
      prospect_stage?: components["schemas"]["RecruitingNamedReference"] | null;
      /** @description User who is responsible for the prospect. */
      prospect_owner?: components["schemas"]["RecruitingNamedReference"] | null;
    };
    /** @description Users who work on filling a job, by role. */
    RecruitingHiringTeam: {
      /** @description Users whose team the job is for. */
      hiring_managers?: components["schemas"]["RecruitingUserReference"][] | null;
      /** @description Recruiters of the job. */
      recruiters?: components["schemas"]["RecruitingHiringTeamMember"][] | null;
      /** @description Users who arrange the interviews. */
      coordinators?: components["schemas"]["RecruitingHiringTeamMember"][] | null;
      /** @description Users who look for candidates. */
      sourcers?: components["schemas"]["RecruitingUserReference"][] | null;
    };
    /** @description A recruiter or coordinator of a job. */
    RecruitingHiringTeamMember: {
      /** @description Id of the user. */
      id?: number | null;
      /** @description First name of the user. */
      first_name?: string | null;
      /** @description Last name of the user. */
      last_name?: string | null;
      /** @description Full name of the user. */
      name?: string | null;
      /** @description Employee id of the user, assigned by the company. */
      employee_id?: string | null;
      /** @description Whether this user has the main responsibility among those with the same role. */
      responsible?: boolean | null;
    };
    /** @description An opening of a job, which one hire fills. */
    RecruitingJobOpening: {
      /** @description Id of the opening, which never changes. */
      id?: number | null;
      /** @description Id that the company gave the opening. */
      opening_id?: string | null;
      /** @description State of the opening. Known values: `open`, `closed`. */
      status?: string | null;
      /** @description Time at which the opening was opened, in ISO 8601 format. */
      opened_at?: string | null;
      /** @description Time at which the opening was filled or removed, in ISO 8601 format. */
      closed_at?: string | null;
      /** @description Id of the application whose candidate was hired for the opening. */
      application_id?: number | null;
      /** @description Reason why the opening was closed. */
      close_reason?: components["schemas"]["RecruitingNamedReference"] | null;
      /** @description Custom fields of the opening, keyed by field name. Missing if the company's plan does not have them. */
      custom_fields?: {
        [key: string]: unknown;
      } | null;
      /** @description Custom fields of the opening with name and type, by a key that never changes. */
      keyed_custom_fields?: {
        [key: string]: components["schemas"]["RecruitingKeyedCustomField"];
      } | null;
    };
    /** @description Location of an office. */
    RecruitingOfficeLocation: {
      /** @description Location as text, such as a city and its country. */
      name?: string | null;
    };
    /** @description Work location that a job post shows. */
    RecruitingJobPostLocation: {
      /** @description Id of the location of the job post. */
      id?: number | null;
      /** @description Location as text. */
      name?: string | null;
      /** @description Id of the office, if the location is that of an office. */
      office_id?: number | null;
      /** @description Id of the custom location, if it was chosen from the list of custom locations. */
      job_post_custom_location_id?: number | null;
      /** @description How the location was entered, such as `Free Text`. */
      job_post_location_type?: components["schemas"]["RecruitingNamedReference"] | null;
    };
    /** @description A question that applicants are asked. */
    RecruitingJobPostQuestion: {
      /** @description Whether applicants must answer the question. */
      required?: boolean | null;
      /** @description Whether the answers are hidden from users without special permission. */
      private?: boolean | null;
      /** @description Text of the question. */
      label?: string | null;
      /** @description Name of the question when an application is submitted, such as `first_name` or `question_234567`. */
      name?: string | null;
      /** @description Kind of answer, such as `short_text`, `attachment`, `boolean` or `multi_select`. */
      type?: string | null;
      /** @description Answers to choose from. Empty if the answer is free text. */
      values?: components["schemas"]["RecruitingJobPostQuestionChoice"][] | null;
      /** @description Explanation of the question, in HTML. */
      description?: string | null;
    };
    /** @description An answer that applicants can choose. */
    RecruitingJobPostQuestionChoice: {
      /** @description Number that stands for the answer. */
      value?: number | null;
      /** @description Text of the answer. */
      label?: string | null;
    };
    /** @description The time at which an interview starts or ends, or the day if it lasts all day. */
    RecruitingInterviewTime: {
      /** @description Time in ISO 8601 format, missing if the interview lasts all day. */
      date_time?: string | null;
      /** @description Day as `YYYY-MM-DD`, only if the interview lasts all day. */
      date?: string | null;
    };
    /** @description A user who conducts an interview. */
    RecruitingInterviewer: {
      /** @description Id of the user. */
      id?: number | null;
      /** @description Employee id of the user, assigned by the company. */
      employee_id?: string | null;
      /** @description Full name of the user. */
      name?: string | null;
      /** @description Email address of the user. */
      email?: string | null;
      /** @description Response of the user to the invitation. Known values: `needs_action`, `declined`, `tentative`, `accepted`. */
      response_status?: string | null;
      /** @description Id of the scorecard on which the user rated the candidate after the interview. */
      scorecard_id?: number | null;
    };
    /** @description The record `Office` inside another one, which may have only some of its fields. */
    RecruitingPartialOffice: {
      /** @description Id of the office. */
      id?: number | null;
      /** @description Name of the office. */
      name?: string | null;
      /** @description Location of the office, with its name. */
      location?: components["schemas"]["RecruitingOfficeLocation"] | null;
      /** @description Id of the user who is the primary contact of the office. */
      primary_contact_user_id?: number | null;
      /** @description Id of the parent office, null if there is none. */
      parent_id?: number | null;
      /** @description External id of the parent office. */
      parent_office_external_id?: string | null;
      /** @description Ids of the child offices. */
      child_ids?: number[] | null;
      /** @description External ids of the child offices, not necessarily in the order of `child_ids`. */
      child_office_external_ids?: string[] | null;
      /** @description Id of the office in an external system, such as an HR system. */
      external_id?: string | null;
    };
    /** @description The record `Department` inside another one, which may have only some of its fields. */
    RecruitingPartialDepartment: {
      /** @description Id of the department. */
      id?: number | null;
      /** @description Name of the department. */
      name?: string | null;
      /** @description Id of the parent department, null if there is none. */
      parent_id?: number | null;
      /** @description External id of the parent department. */
      parent_department_external_id?: string | null;
      /** @description Ids of the child departments. */
      child_ids?: number[] | null;
      /** @description External ids of the child departments, not necessarily in the order of `child_ids`. */
      child_department_external_ids?: string[] | null;
      /** @description Id of the department in an external system, such as an HR system. */
      external_id?: string | null;
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
    /** @description The requested byte range is outside the file. The `Content-Range` header has the size of the file. */
    Error416: {
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
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
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
  recruitingCandidatesList: {
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
        "application/json": components["schemas"]["RecruitingCandidatesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Candidate` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingCandidatesListResponse"];
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
  recruitingCandidatesGet: {
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
        "application/json": components["schemas"]["RecruitingCandidatesGetRequest"];
      };
    };
    responses: {
      /** @description The `Candidate` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingCandidatesGetResponse"];
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
  recruitingApplicationsList: {
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
        "application/json": components["schemas"]["RecruitingApplicationsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Application` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingApplicationsListResponse"];
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
  recruitingApplicationsGet: {
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
        "application/json": components["schemas"]["RecruitingApplicationsGetRequest"];
      };
    };
    responses: {
      /** @description The `Application` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingApplicationsGetResponse"];
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
  recruitingJobsList: {
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
        "application/json": components["schemas"]["RecruitingJobsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Job` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobsListResponse"];
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
  recruitingJobsGet: {
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
        "application/json": components["schemas"]["RecruitingJobsGetRequest"];
      };
    };
    responses: {
      /** @description The `Job` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobsGetResponse"];
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
  recruitingOffersList: {
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
        "application/json": components["schemas"]["RecruitingOffersListRequest"];
      };
    };
    responses: {
      /** @description A page of `Offer` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOffersListResponse"];
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
  recruitingOffersGet: {
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
        "application/json": components["schemas"]["RecruitingOffersGetRequest"];
      };
    };
    responses: {
      /** @description The `Offer` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOffersGetResponse"];
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
  recruitingUsersList: {
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
        "application/json": components["schemas"]["RecruitingUsersListRequest"];
      };
    };
    responses: {
      /** @description A page of `User` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingUsersListResponse"];
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
  recruitingUsersGet: {
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
        "application/json": components["schemas"]["RecruitingUsersGetRequest"];
      };
    };
    responses: {
      /** @description The `User` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingUsersGetResponse"];
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
  recruitingDepartmentsList: {
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
        "application/json": components["schemas"]["RecruitingDepartmentsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Department` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingDepartmentsListResponse"];
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
  recruitingDepartmentsGet: {
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
        "application/json": components["schemas"]["RecruitingDepartmentsGetRequest"];
      };
    };
    responses: {
      /** @description The `Department` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingDepartmentsGetResponse"];
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
  recruitingOfficesList: {
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
        "application/json": components["schemas"]["RecruitingOfficesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Office` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOfficesListResponse"];
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
  recruitingOfficesGet: {
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
        "application/json": components["schemas"]["RecruitingOfficesGetRequest"];
      };
    };
    responses: {
      /** @description The `Office` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOfficesGetResponse"];
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
  recruitingJobPostsList: {
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
        "application/json": components["schemas"]["RecruitingJobPostsListRequest"];
      };
    };
    responses: {
      /** @description A page of `JobPost` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobPostsListResponse"];
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
  recruitingJobPostsGet: {
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
        "application/json": components["schemas"]["RecruitingJobPostsGetRequest"];
      };
    };
    responses: {
      /** @description The `JobPost` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobPostsGetResponse"];
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
  recruitingSourcesList: {
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
        "application/json": components["schemas"]["RecruitingSourcesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Source` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingSourcesListResponse"];
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
  recruitingScheduledInterviewsList: {
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
        "application/json": components["schemas"]["RecruitingScheduledInterviewsListRequest"];
      };
    };
    responses: {
      /** @description A page of `ScheduledInterview` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingScheduledInterviewsListResponse"];
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
  recruitingScheduledInterviewsGet: {
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
        "application/json": components["schemas"]["RecruitingScheduledInterviewsGetRequest"];
      };
    };
    responses: {
      /** @description The `ScheduledInterview` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
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
  recruitingApplicationAttachmentDownload: {
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
        "application/json": components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
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
  recruitingCandidateAttachmentDownload: {
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
        "application/json": components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
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
