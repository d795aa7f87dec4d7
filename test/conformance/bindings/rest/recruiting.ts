import type { WantedBindings } from "./binding_table.ts";

const PAGE = "per_page page";
const DATES = "created_before created_after updated_before updated_after";
const ATTACHMENT = { headers: "range_header=Range", follow: "attachments.{attachment_index}.url" };

/** Greenhouse's Harvest API, version 1. */
export const recruiting: WantedBindings = {
  "recruiting.candidates.list": { call: "GET /v1/candidates", query: PAGE },
  "recruiting.candidates.get": { call: "GET /v1/candidates/{id}" },
  "recruiting.applications.list": {
    call: "GET /v1/applications",
    query: `${PAGE} created_before created_after last_activity_after job_id status`,
  },
  "recruiting.applications.get": { call: "GET /v1/applications/{id}" },
  "recruiting.jobs.list": { call: "GET /v1/jobs", query: PAGE },
  "recruiting.jobs.get": { call: "GET /v1/jobs/{id}" },
  "recruiting.offers.list": { call: "GET /v1/offers", query: `${PAGE} created_before created_after resolved_after` },
  "recruiting.offers.get": { call: "GET /v1/offers/{id}" },
  "recruiting.users.list": { call: "GET /v1/users", query: `${PAGE} ${DATES}` },
  "recruiting.users.get": { call: "GET /v1/users/{id}" },
  "recruiting.departments.list": { call: "GET /v1/departments", query: PAGE },
  "recruiting.departments.get": { call: "GET /v1/departments/{id}" },
  "recruiting.offices.list": { call: "GET /v1/offices", query: PAGE },
  "recruiting.offices.get": { call: "GET /v1/offices/{id}" },
  "recruiting.job_posts.list": { call: "GET /v1/job_posts", query: `${PAGE} live active` },
  "recruiting.job_posts.get": { call: "GET /v1/job_posts/{id}" },
  "recruiting.sources.list": { call: "GET /v1/sources", query: PAGE },
  "recruiting.scheduled_interviews.list": {
    call: "GET /v1/scheduled_interviews",
    query: `${PAGE} ${DATES} starts_after ends_before`,
  },
  "recruiting.scheduled_interviews.get": { call: "GET /v1/scheduled_interviews/{id}" },
  "recruiting.application_attachment.download": { call: "GET /v1/applications/{id}", ...ATTACHMENT },
  "recruiting.candidate_attachment.download": { call: "GET /v1/candidates/{id}", ...ATTACHMENT },
};
