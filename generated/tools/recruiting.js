// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "recruiting_candidates_list",
    operation: "recruiting.candidates.list",
    description: "Lists candidates. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_candidates_get",
    operation: "recruiting.candidates.get",
    description: "Returns one candidate.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_applications_list",
    operation: "recruiting.applications.list",
    description: "Lists applications.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        last_activity_after: {
          description: "Returns only applications whose last activity is at or after this time, in ISO 8601 format.",
          type: "string",
        },
        job_id: { description: "Returns only applications for the job with this id.", type: "integer" },
        status: { description: "Returns only applications in this state.", type: "string", enum: ["active", "rejected", "hired"] },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_applications_get",
    operation: "recruiting.applications.get",
    description: "Returns one application.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_jobs_list",
    operation: "recruiting.jobs.list",
    description: "Lists jobs. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_jobs_get",
    operation: "recruiting.jobs.get",
    description: "Returns one job.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_offers_list",
    operation: "recruiting.offers.list",
    description: "Lists offers.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        resolved_after: { description: "Returns only offers resolved at or after this time, in ISO 8601 format.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_offers_get",
    operation: "recruiting.offers.get",
    description: "Returns one offer.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_users_list",
    operation: "recruiting.users.list",
    description: "Lists users.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        updated_before: { description: "Returns only records last changed before this time, in ISO 8601 format.", type: "string" },
        updated_after: { description: "Returns only records last changed at or after this time, in ISO 8601 format.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_users_get",
    operation: "recruiting.users.get",
    description: "Returns one user.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_departments_list",
    operation: "recruiting.departments.list",
    description: "Lists departments. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_departments_get",
    operation: "recruiting.departments.get",
    description: "Returns one department.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_offices_list",
    operation: "recruiting.offices.list",
    description: "Lists offices. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_offices_get",
    operation: "recruiting.offices.get",
    description: "Returns one office.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_job_posts_list",
    operation: "recruiting.job_posts.list",
    description: "Lists job posts.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
        live: { description: "Returns only job posts whose `live` field has this value.", type: "boolean" },
        active: { description: "Returns only job posts whose `active` field has this value.", type: "boolean" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_job_posts_get",
    operation: "recruiting.job_posts.get",
    description: "Returns one job post.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_sources_list",
    operation: "recruiting.sources.list",
    description: "Lists sources. There are no filters.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_scheduled_interviews_list",
    operation: "recruiting.scheduled_interviews.list",
    description: "Lists scheduled interviews.",
    inputSchema: {
      type: "object",
      properties: {
        per_page: { description: "Page size.", type: "integer", maximum: 500 },
        page: { description: "Page number, from 1.", type: "integer" },
        created_before: { description: "Returns only records created before this time, in ISO 8601 format.", type: "string" },
        created_after: { description: "Returns only records created at or after this time, in ISO 8601 format.", type: "string" },
        updated_before: { description: "Returns only records last changed before this time, in ISO 8601 format.", type: "string" },
        updated_after: { description: "Returns only records last changed at or after this time, in ISO 8601 format.", type: "string" },
        starts_after: { description: "Returns only interviews that start at or after this time, in ISO 8601 format.", type: "string" },
        ends_before: { description: "Returns only interviews that end before this time, in ISO 8601 format.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_scheduled_interviews_get",
    operation: "recruiting.scheduled_interviews.get",
    description: "Returns one scheduled interview.",
    inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_application_attachment_download",
    operation: "recruiting.application_attachment.download",
    description: "Downloads one attachment of an application as a stream of bytes. The attachment is fetched through a temporary signed URL.",
    inputSchema: {
      type: "object",
      properties: {
        id: { type: "integer" },
        attachment_index: {
          description: "Position of the attachment in the list of attachments, counted from 0.",
          type: "integer",
          minimum: 0,
        },
        range_header: {
          description: "Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.",
          type: "string",
        },
      },
      required: ["id", "attachment_index"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "recruiting_candidate_attachment_download",
    operation: "recruiting.candidate_attachment.download",
    description: "Downloads one attachment of a candidate as a stream of bytes. The attachment is fetched through a temporary signed URL.",
    inputSchema: {
      type: "object",
      properties: {
        id: { type: "integer" },
        attachment_index: {
          description: "Position of the attachment in the list of attachments, counted from 0.",
          type: "integer",
          minimum: 0,
        },
        range_header: {
          description: "Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.",
          type: "string",
        },
      },
      required: ["id", "attachment_index"],
    },
    annotations: { readOnlyHint: true },
  },
];
