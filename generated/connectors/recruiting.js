// @generated from spec/connectors/recruiting.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  atLeast,
  atMost,
  deepFreeze,
  createGuard,
  toDownload,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

function Attachment() {
  return {
    name: "Attachment",
    fields: {
      filename: "string",
      url: { type: "string", secret: true },
      type: {
        enum: ["resume", "cover_letter", "admin_only", "take_home_test", "offer_packet", "offer_letter", "signed_offer_letter", "other"],
      },
      created_at: "string",
    },
  };
}

export const attachment = /* @__PURE__ */ createValidator("recruiting.records.Attachment", { table: Attachment });

export const isAttachment = /* @__PURE__ */ createGuard(Attachment);

function Candidate() {
  return {
    name: "Candidate",
    fields: {
      id: "integer",
      first_name: "string",
      last_name: "string",
      company: "string | null",
      title: "string | null",
      created_at: "string",
      updated_at: "string",
      last_activity: "string",
      is_private: "boolean",
      photo_url: "string | null",
      attachments: { items: { table: Attachment } },
      application_ids: "array<integer>",
      phone_numbers: "array<object>",
      addresses: "array<object>",
      email_addresses: "array<object>",
      website_addresses: "array<object>",
      social_media_addresses: "array<object>",
      recruiter: "object | null",
      coordinator: "object | null",
      can_email: "boolean",
      tags: "array<string>",
      custom_fields: "object",
    },
  };
}

export const candidate = /* @__PURE__ */ createValidator("recruiting.records.Candidate", { table: Candidate });

export const isCandidate = /* @__PURE__ */ createGuard(Candidate);

function Application() {
  return {
    name: "Application",
    fields: {
      id: "integer",
      candidate_id: "integer",
      prospect: "boolean",
      applied_at: "string",
      rejected_at: "string | null",
      last_activity_at: "string",
      location: "object | null",
      source: "object",
      credited_to: { type: "object", alsoSeen: "object | null" },
      rejection_reason: "object | null",
      rejection_details: "object | null",
      jobs: "array<object>",
      job_post_id: "integer | null",
      status: "string",
      current_stage: "object | null",
      answers: "array<object>",
      prospective_office: "object | null",
      prospective_department: "object | null",
      prospect_detail: "object",
      attachments: { items: { table: Attachment } },
      custom_fields: "object",
    },
  };
}

export const application = /* @__PURE__ */ createValidator("recruiting.records.Application", { table: Application });

export const isApplication = /* @__PURE__ */ createGuard(Application);

function Job() {
  return {
    name: "Job",
    fields: {
      id: "integer",
      name: "string",
      requisition_id: { type: "string | null", alsoSeen: "integer" },
      notes: "string | null",
      confidential: "boolean",
      status: "string",
      created_at: "string",
      opened_at: "string",
      closed_at: "string | null",
      updated_at: "string",
      departments: "array<object | null>",
      offices: "array<object>",
      custom_fields: "object",
      hiring_team: "object",
      openings: "array<object>",
    },
  };
}

export const job = /* @__PURE__ */ createValidator("recruiting.records.Job", { table: Job });

export const isJob = /* @__PURE__ */ createGuard(Job);

function Offer() {
  return {
    name: "Offer",
    fields: {
      id: "integer",
      version: "integer",
      application_id: "integer",
      job_id: "integer",
      candidate_id: "integer",
      opening: "object | null",
      created_at: "string",
      updated_at: "string",
      sent_at: "string | null",
      resolved_at: "string | null",
      starts_at: "string | null",
      status: "string",
      custom_fields: "object",
    },
  };
}

export const offer = /* @__PURE__ */ createValidator("recruiting.records.Offer", { table: Offer });

export const isOffer = /* @__PURE__ */ createGuard(Offer);

function User() {
  return {
    name: "User",
    fields: {
      id: "integer",
      name: "string",
      first_name: "string",
      last_name: "string",
      primary_email_address: "string",
      updated_at: "string",
      created_at: "string",
      disabled: "boolean",
      site_admin: "boolean",
      emails: "array<string>",
      employee_id: "string | null",
      linked_candidate_ids: "array<integer>",
      offices: "array<object>",
      departments: "array<object>",
    },
  };
}

export const user = /* @__PURE__ */ createValidator("recruiting.records.User", { table: User });

export const isUser = /* @__PURE__ */ createGuard(User);

function Department() {
  return {
    name: "Department",
    fields: {
      id: "integer",
      name: "string",
      parent_id: "integer | null",
      parent_department_external_id: "string | null",
      child_ids: "array<integer>",
      child_department_external_ids: "array<string>",
      external_id: "string | null",
    },
  };
}

export const department = /* @__PURE__ */ createValidator("recruiting.records.Department", { table: Department });

export const isDepartment = /* @__PURE__ */ createGuard(Department);

function Office() {
  return {
    name: "Office",
    fields: {
      id: "integer",
      name: "string",
      location: "object | null",
      primary_contact_user_id: "integer | null",
      parent_id: "integer | null",
      parent_office_external_id: "string | null",
      child_ids: "array<integer>",
      child_office_external_ids: "array<string>",
      external_id: "string | null",
    },
  };
}

export const office = /* @__PURE__ */ createValidator("recruiting.records.Office", { table: Office });

export const isOffice = /* @__PURE__ */ createGuard(Office);

function JobPost() {
  return {
    name: "JobPost",
    fields: {
      id: "integer",
      title: "string",
      location: "object | null",
      internal: "boolean",
      external: "boolean",
      active: "boolean",
      live: "boolean",
      first_published_at: "string | null",
      job_id: "integer",
      content: "string | null",
      internal_content: "string | null",
      updated_at: "string",
      created_at: "string",
      demographic_question_set_id: "integer | null",
      questions: "array<object>",
    },
  };
}

export const jobPost = /* @__PURE__ */ createValidator("recruiting.records.JobPost", { table: JobPost });

export const isJobPost = /* @__PURE__ */ createGuard(JobPost);

function Source() {
  return {
    name: "Source",
    fields: {
      id: "integer",
      name: "string",
      type: "object | null",
    },
  };
}

export const source = /* @__PURE__ */ createValidator("recruiting.records.Source", { table: Source });

export const isSource = /* @__PURE__ */ createGuard(Source);

function ScheduledInterview() {
  return {
    name: "ScheduledInterview",
    fields: {
      id: "integer",
      application_id: "integer",
      external_event_id: "string | null",
      created_at: "string",
      updated_at: "string",
      start: { type: "object | null", alsoSeen: "string" },
      end: { type: "object | null", alsoSeen: "string" },
      location: "string | null",
      video_conferencing_url: "string | null",
      status: "string",
      interview: "object | null",
      organizer: "object | null",
      interviewers: "array<object>",
    },
  };
}

export const scheduledInterview = /* @__PURE__ */ createValidator("recruiting.records.ScheduledInterview", { table: ScheduledInterview });

export const isScheduledInterview = /* @__PURE__ */ createGuard(ScheduledInterview);

function CandidatesListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
    },
  };
}

export const candidatesListParams = /* @__PURE__ */ createParamsValidator("recruiting.candidates.list", CandidatesListParams);

export const isCandidatesListParams = /* @__PURE__ */ createGuard(CandidatesListParams);

export const candidatesListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.candidates.list",
  CandidatesListParams,
);

export const candidatesListRecord = /* @__PURE__ */ createValidator("recruiting.candidates.list.record", { table: Candidate });

export const candidatesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.candidates.list", {
  result: { items: { table: Candidate } },
});

function CandidatesGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const candidatesGetParams = /* @__PURE__ */ createParamsValidator("recruiting.candidates.get", CandidatesGetParams);

export const isCandidatesGetParams = /* @__PURE__ */ createGuard(CandidatesGetParams);

export const candidatesGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.candidates.get",
  CandidatesGetParams,
  { paramsRequired: true },
);

export const candidatesGetRecord = /* @__PURE__ */ createValidator("recruiting.candidates.get.record", { table: Candidate });

export const candidatesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.candidates.get", {
  result: { table: Candidate },
});

function ApplicationsListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
      created_before: "string",
      created_after: "string",
      last_activity_after: "string",
      job_id: "integer",
      status: { enum: ["active", "rejected", "hired"] },
    },
  };
}

export const applicationsListParams = /* @__PURE__ */ createParamsValidator("recruiting.applications.list", ApplicationsListParams);

export const isApplicationsListParams = /* @__PURE__ */ createGuard(ApplicationsListParams);

export const applicationsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.applications.list",
  ApplicationsListParams,
);

export const applicationsListRecord = /* @__PURE__ */ createValidator("recruiting.applications.list.record", { table: Application });

export const applicationsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.applications.list", {
  result: { items: { table: Application } },
});

function ApplicationsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const applicationsGetParams = /* @__PURE__ */ createParamsValidator("recruiting.applications.get", ApplicationsGetParams);

export const isApplicationsGetParams = /* @__PURE__ */ createGuard(ApplicationsGetParams);

export const applicationsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.applications.get",
  ApplicationsGetParams,
  { paramsRequired: true },
);

export const applicationsGetRecord = /* @__PURE__ */ createValidator("recruiting.applications.get.record", { table: Application });

export const applicationsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.applications.get", {
  result: { table: Application },
});

function JobsListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
    },
  };
}

export const jobsListParams = /* @__PURE__ */ createParamsValidator("recruiting.jobs.list", JobsListParams);

export const isJobsListParams = /* @__PURE__ */ createGuard(JobsListParams);

export const jobsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.jobs.list", JobsListParams);

export const jobsListRecord = /* @__PURE__ */ createValidator("recruiting.jobs.list.record", { table: Job });

export const jobsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.jobs.list", {
  result: { items: { table: Job } },
});

function JobsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const jobsGetParams = /* @__PURE__ */ createParamsValidator("recruiting.jobs.get", JobsGetParams);

export const isJobsGetParams = /* @__PURE__ */ createGuard(JobsGetParams);

export const jobsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.jobs.get", JobsGetParams, {
  paramsRequired: true,
});

export const jobsGetRecord = /* @__PURE__ */ createValidator("recruiting.jobs.get.record", { table: Job });

export const jobsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.jobs.get", { result: { table: Job } });

function OffersListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
      created_before: "string",
      created_after: "string",
      resolved_after: "string",
    },
  };
}

export const offersListParams = /* @__PURE__ */ createParamsValidator("recruiting.offers.list", OffersListParams);

export const isOffersListParams = /* @__PURE__ */ createGuard(OffersListParams);

export const offersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.offers.list", OffersListParams);

export const offersListRecord = /* @__PURE__ */ createValidator("recruiting.offers.list.record", { table: Offer });

export const offersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.offers.list", {
  result: { items: { table: Offer } },
});

function OffersGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const offersGetParams = /* @__PURE__ */ createParamsValidator("recruiting.offers.get", OffersGetParams);

export const isOffersGetParams = /* @__PURE__ */ createGuard(OffersGetParams);

export const offersGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.offers.get", OffersGetParams, {
  paramsRequired: true,
});

export const offersGetRecord = /* @__PURE__ */ createValidator("recruiting.offers.get.record", { table: Offer });

export const offersGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.offers.get", {
  result: { table: Offer },
});

function UsersListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
      created_before: "string",
      created_after: "string",
      updated_before: "string",
      updated_after: "string",
    },
  };
}

export const usersListParams = /* @__PURE__ */ createParamsValidator("recruiting.users.list", UsersListParams);

export const isUsersListParams = /* @__PURE__ */ createGuard(UsersListParams);

export const usersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.users.list", UsersListParams);

export const usersListRecord = /* @__PURE__ */ createValidator("recruiting.users.list.record", { table: User });

export const usersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.users.list", {
  result: { items: { table: User } },
});

function UsersGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const usersGetParams = /* @__PURE__ */ createParamsValidator("recruiting.users.get", UsersGetParams);

export const isUsersGetParams = /* @__PURE__ */ createGuard(UsersGetParams);

export const usersGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.users.get", UsersGetParams, {
  paramsRequired: true,
});

export const usersGetRecord = /* @__PURE__ */ createValidator("recruiting.users.get.record", { table: User });

export const usersGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.users.get", {
  result: { table: User },
});

function DepartmentsListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
    },
  };
}

export const departmentsListParams = /* @__PURE__ */ createParamsValidator("recruiting.departments.list", DepartmentsListParams);

export const isDepartmentsListParams = /* @__PURE__ */ createGuard(DepartmentsListParams);

export const departmentsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.departments.list",
  DepartmentsListParams,
);

export const departmentsListRecord = /* @__PURE__ */ createValidator("recruiting.departments.list.record", { table: Department });

export const departmentsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.departments.list", {
  result: { items: { table: Department } },
});

function DepartmentsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const departmentsGetParams = /* @__PURE__ */ createParamsValidator("recruiting.departments.get", DepartmentsGetParams);

export const isDepartmentsGetParams = /* @__PURE__ */ createGuard(DepartmentsGetParams);

export const departmentsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.departments.get",
  DepartmentsGetParams,
  { paramsRequired: true },
);

export const departmentsGetRecord = /* @__PURE__ */ createValidator("recruiting.departments.get.record", { table: Department });

export const departmentsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.departments.get", {
  result: { table: Department },
});

function OfficesListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
    },
  };
}

export const officesListParams = /* @__PURE__ */ createParamsValidator("recruiting.offices.list", OfficesListParams);

export const isOfficesListParams = /* @__PURE__ */ createGuard(OfficesListParams);

export const officesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.offices.list", OfficesListParams);

export const officesListRecord = /* @__PURE__ */ createValidator("recruiting.offices.list.record", { table: Office });

export const officesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.offices.list", {
  result: { items: { table: Office } },
});

function OfficesGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const officesGetParams = /* @__PURE__ */ createParamsValidator("recruiting.offices.get", OfficesGetParams);

export const isOfficesGetParams = /* @__PURE__ */ createGuard(OfficesGetParams);

export const officesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.offices.get", OfficesGetParams, {
  paramsRequired: true,
});

export const officesGetRecord = /* @__PURE__ */ createValidator("recruiting.offices.get.record", { table: Office });

export const officesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.offices.get", {
  result: { table: Office },
});

function JobPostsListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
      live: "boolean",
      active: "boolean",
    },
  };
}

export const jobPostsListParams = /* @__PURE__ */ createParamsValidator("recruiting.job_posts.list", JobPostsListParams);

export const isJobPostsListParams = /* @__PURE__ */ createGuard(JobPostsListParams);

export const jobPostsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.job_posts.list", JobPostsListParams);

export const jobPostsListRecord = /* @__PURE__ */ createValidator("recruiting.job_posts.list.record", { table: JobPost });

export const jobPostsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.job_posts.list", {
  result: { items: { table: JobPost } },
});

function JobPostsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const jobPostsGetParams = /* @__PURE__ */ createParamsValidator("recruiting.job_posts.get", JobPostsGetParams);

export const isJobPostsGetParams = /* @__PURE__ */ createGuard(JobPostsGetParams);

export const jobPostsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.job_posts.get", JobPostsGetParams, {
  paramsRequired: true,
});

export const jobPostsGetRecord = /* @__PURE__ */ createValidator("recruiting.job_posts.get.record", { table: JobPost });

export const jobPostsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.job_posts.get", {
  result: { table: JobPost },
});

function SourcesListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
    },
  };
}

export const sourcesListParams = /* @__PURE__ */ createParamsValidator("recruiting.sources.list", SourcesListParams);

export const isSourcesListParams = /* @__PURE__ */ createGuard(SourcesListParams);

export const sourcesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "recruiting.sources.list", SourcesListParams);

export const sourcesListRecord = /* @__PURE__ */ createValidator("recruiting.sources.list.record", { table: Source });

export const sourcesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "recruiting.sources.list", {
  result: { items: { table: Source } },
});

function ScheduledInterviewsListParams() {
  return {
    side: "request",
    fields: {
      per_page: { type: "integer", max: atMost(500) },
      page: "integer",
      created_before: "string",
      created_after: "string",
      updated_before: "string",
      updated_after: "string",
      starts_after: "string",
      ends_before: "string",
    },
  };
}

export const scheduledInterviewsListParams = /* @__PURE__ */ createParamsValidator(
  "recruiting.scheduled_interviews.list",
  ScheduledInterviewsListParams,
);

export const isScheduledInterviewsListParams = /* @__PURE__ */ createGuard(ScheduledInterviewsListParams);

export const scheduledInterviewsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.scheduled_interviews.list",
  ScheduledInterviewsListParams,
);

export const scheduledInterviewsListRecord = /* @__PURE__ */ createValidator("recruiting.scheduled_interviews.list.record", {
  table: ScheduledInterview,
});

export const scheduledInterviewsListResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "recruiting.scheduled_interviews.list",
  { result: { items: { table: ScheduledInterview } } },
);

function ScheduledInterviewsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const scheduledInterviewsGetParams = /* @__PURE__ */ createParamsValidator(
  "recruiting.scheduled_interviews.get",
  ScheduledInterviewsGetParams,
);

export const isScheduledInterviewsGetParams = /* @__PURE__ */ createGuard(ScheduledInterviewsGetParams);

export const scheduledInterviewsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.scheduled_interviews.get",
  ScheduledInterviewsGetParams,
  { paramsRequired: true },
);

export const scheduledInterviewsGetRecord = /* @__PURE__ */ createValidator("recruiting.scheduled_interviews.get.record", {
  table: ScheduledInterview,
});

export const scheduledInterviewsGetResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "recruiting.scheduled_interviews.get",
  { result: { table: ScheduledInterview } },
);

function ApplicationAttachmentDownloadParams() {
  return {
    side: "request",
    required: ["id", "attachment_index"],
    fields: {
      id: "integer",
      attachment_index: { type: "integer", min: atLeast(0) },
      range_header: "string",
    },
  };
}

export const applicationAttachmentDownloadParams = /* @__PURE__ */ createParamsValidator(
  "recruiting.application_attachment.download",
  ApplicationAttachmentDownloadParams,
);

export const isApplicationAttachmentDownloadParams = /* @__PURE__ */ createGuard(ApplicationAttachmentDownloadParams);

export const applicationAttachmentDownloadRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.application_attachment.download",
  ApplicationAttachmentDownloadParams,
  { paramsRequired: true },
);

function CandidateAttachmentDownloadParams() {
  return {
    side: "request",
    required: ["id", "attachment_index"],
    fields: {
      id: "integer",
      attachment_index: { type: "integer", min: atLeast(0) },
      range_header: "string",
    },
  };
}

export const candidateAttachmentDownloadParams = /* @__PURE__ */ createParamsValidator(
  "recruiting.candidate_attachment.download",
  CandidateAttachmentDownloadParams,
);

export const isCandidateAttachmentDownloadParams = /* @__PURE__ */ createGuard(CandidateAttachmentDownloadParams);

export const candidateAttachmentDownloadRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "recruiting.candidate_attachment.download",
  CandidateAttachmentDownloadParams,
  { paramsRequired: true },
);

export const execute = /* @__PURE__ */ createValidator("recruiting.execute", /* @__PURE__ */ discriminatedBy("entity", "recruiting", {
  candidates: /* @__PURE__ */ discriminatedBy("action", "recruiting.candidates", {
    list: { validator: candidatesListRequest },
    get: { validator: candidatesGetRequest },
  }),
  applications: /* @__PURE__ */ discriminatedBy("action", "recruiting.applications", {
    list: { validator: applicationsListRequest },
    get: { validator: applicationsGetRequest },
  }),
  jobs: /* @__PURE__ */ discriminatedBy("action", "recruiting.jobs", {
    list: { validator: jobsListRequest },
    get: { validator: jobsGetRequest },
  }),
  offers: /* @__PURE__ */ discriminatedBy("action", "recruiting.offers", {
    list: { validator: offersListRequest },
    get: { validator: offersGetRequest },
  }),
  users: /* @__PURE__ */ discriminatedBy("action", "recruiting.users", {
    list: { validator: usersListRequest },
    get: { validator: usersGetRequest },
  }),
  departments: /* @__PURE__ */ discriminatedBy("action", "recruiting.departments", {
    list: { validator: departmentsListRequest },
    get: { validator: departmentsGetRequest },
  }),
  offices: /* @__PURE__ */ discriminatedBy("action", "recruiting.offices", {
    list: { validator: officesListRequest },
    get: { validator: officesGetRequest },
  }),
  job_posts: /* @__PURE__ */ discriminatedBy("action", "recruiting.job_posts", {
    list: { validator: jobPostsListRequest },
    get: { validator: jobPostsGetRequest },
  }),
  sources: /* @__PURE__ */ discriminatedBy("action", "recruiting.sources", {
    list: { validator: sourcesListRequest },
  }),
  scheduled_interviews: /* @__PURE__ */ discriminatedBy("action", "recruiting.scheduled_interviews", {
    list: { validator: scheduledInterviewsListRequest },
    get: { validator: scheduledInterviewsGetRequest },
  }),
  application_attachment: /* @__PURE__ */ discriminatedBy("action", "recruiting.application_attachment", {
    download: { validator: applicationAttachmentDownloadRequest },
  }),
  candidate_attachment: /* @__PURE__ */ discriminatedBy("action", "recruiting.candidate_attachment", {
    download: { validator: candidateAttachmentDownloadRequest },
  }),
}));

function ApiKeyAuthConfig() {
  return {
    name: "auth_config (API key)",
    side: "request",
    required: ["api_key"],
    fields: {
      api_key: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("recruiting.auth_config", { table: ApiKeyAuthConfig });

export const validators = [
  attachment,
  candidate,
  application,
  job,
  offer,
  user,
  department,
  office,
  jobPost,
  source,
  scheduledInterview,
  candidatesListParams,
  candidatesListRequest,
  candidatesListRecord,
  candidatesListResponse,
  candidatesGetParams,
  candidatesGetRequest,
  candidatesGetRecord,
  candidatesGetResponse,
  applicationsListParams,
  applicationsListRequest,
  applicationsListRecord,
  applicationsListResponse,
  applicationsGetParams,
  applicationsGetRequest,
  applicationsGetRecord,
  applicationsGetResponse,
  jobsListParams,
  jobsListRequest,
  jobsListRecord,
  jobsListResponse,
  jobsGetParams,
  jobsGetRequest,
  jobsGetRecord,
  jobsGetResponse,
  offersListParams,
  offersListRequest,
  offersListRecord,
  offersListResponse,
  offersGetParams,
  offersGetRequest,
  offersGetRecord,
  offersGetResponse,
  usersListParams,
  usersListRequest,
  usersListRecord,
  usersListResponse,
  usersGetParams,
  usersGetRequest,
  usersGetRecord,
  usersGetResponse,
  departmentsListParams,
  departmentsListRequest,
  departmentsListRecord,
  departmentsListResponse,
  departmentsGetParams,
  departmentsGetRequest,
  departmentsGetRecord,
  departmentsGetResponse,
  officesListParams,
  officesListRequest,
  officesListRecord,
  officesListResponse,
  officesGetParams,
  officesGetRequest,
  officesGetRecord,
  officesGetResponse,
  jobPostsListParams,
  jobPostsListRequest,
  jobPostsListRecord,
  jobPostsListResponse,
  jobPostsGetParams,
  jobPostsGetRequest,
  jobPostsGetRecord,
  jobPostsGetResponse,
  sourcesListParams,
  sourcesListRequest,
  sourcesListRecord,
  sourcesListResponse,
  scheduledInterviewsListParams,
  scheduledInterviewsListRequest,
  scheduledInterviewsListRecord,
  scheduledInterviewsListResponse,
  scheduledInterviewsGetParams,
  scheduledInterviewsGetRequest,
  scheduledInterviewsGetRecord,
  scheduledInterviewsGetResponse,
  applicationAttachmentDownloadParams,
  applicationAttachmentDownloadRequest,
  candidateAttachmentDownloadParams,
  candidateAttachmentDownloadRequest,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of recruiting",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44" },
      auth_config: { validator: authConfig, secret: true },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("recruiting", {
  candidates: {
    list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { requiredParams: ["id"] },
  },
  applications: {
    list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { requiredParams: ["id"] },
  },
  jobs: { list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } }, get: { requiredParams: ["id"] } },
  offers: { list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } }, get: { requiredParams: ["id"] } },
  users: { list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } }, get: { requiredParams: ["id"] } },
  departments: {
    list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { requiredParams: ["id"] },
  },
  offices: { list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } }, get: { requiredParams: ["id"] } },
  job_posts: {
    list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { requiredParams: ["id"] },
  },
  sources: { list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } } },
  scheduled_interviews: {
    list: { paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { requiredParams: ["id"] },
  },
  application_attachment: { download: { kind: "download", requiredParams: ["id", "attachment_index"], range: "range_header" } },
  candidate_attachment: { download: { kind: "download", requiredParams: ["id", "attachment_index"], range: "range_header" } },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  candidates: { list: "Lists candidates. There are no filters.", get: "Returns one candidate." },
  applications: { list: "Lists applications.", get: "Returns one application." },
  jobs: { list: "Lists jobs. There are no filters.", get: "Returns one job." },
  offers: { list: "Lists offers.", get: "Returns one offer." },
  users: { list: "Lists users.", get: "Returns one user." },
  departments: { list: "Lists departments. There are no filters.", get: "Returns one department." },
  offices: { list: "Lists offices. There are no filters.", get: "Returns one office." },
  job_posts: { list: "Lists job posts.", get: "Returns one job post." },
  sources: { list: "Lists sources. There are no filters." },
  scheduled_interviews: { list: "Lists scheduled interviews.", get: "Returns one scheduled interview." },
  application_attachment: { download: "Downloads one attachment of an application as a stream of bytes." },
  candidate_attachment: { download: "Downloads one attachment of a candidate as a stream of bytes." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "recruiting",
  definitionId: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44",
  gateway: gateway.definition,
  operations: calls,
  toDownload,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "recruiting",
  definitionId: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    candidatesListParams,
    candidatesListResponse,
    candidatesGetParams,
    candidatesGetResponse,
    applicationsListParams,
    applicationsListResponse,
    applicationsGetParams,
    applicationsGetResponse,
    jobsListParams,
    jobsListResponse,
    jobsGetParams,
    jobsGetResponse,
    offersListParams,
    offersListResponse,
    offersGetParams,
    offersGetResponse,
    usersListParams,
    usersListResponse,
    usersGetParams,
    usersGetResponse,
    departmentsListParams,
    departmentsListResponse,
    departmentsGetParams,
    departmentsGetResponse,
    officesListParams,
    officesListResponse,
    officesGetParams,
    officesGetResponse,
    jobPostsListParams,
    jobPostsListResponse,
    jobPostsGetParams,
    jobPostsGetResponse,
    sourcesListParams,
    sourcesListResponse,
    scheduledInterviewsListParams,
    scheduledInterviewsListResponse,
    scheduledInterviewsGetParams,
    scheduledInterviewsGetResponse,
    applicationAttachmentDownloadParams,
    candidateAttachmentDownloadParams,
  ]),
  createRequest,
  toDownload,
});
