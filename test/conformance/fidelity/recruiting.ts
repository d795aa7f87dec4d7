import type { FidelityTable } from "./table.ts";

const PAGE = "per_page:integer page:integer";
const CREATED = "created_before:string created_after:string";
const UPDATED = "updated_before:string updated_after:string";
const ATTACHMENT = "id*:integer attachment_index*:integer range_header:string";

/** Document 2, recruiting. */
export const table: FidelityTable = {
  connector: "recruiting",
  records: {
    "candidates.list": 22,
    "candidates.get": 22,
    "applications.list": 21,
    "applications.get": 21,
    "jobs.list": 15,
    "jobs.get": 15,
    "offers.list": 13,
    "offers.get": 13,
    "users.list": 14,
    "users.get": 14,
    "departments.list": 7,
    "departments.get": 7,
    "offices.list": 9,
    "offices.get": 9,
    "job_posts.list": 15,
    "job_posts.get": 15,
    "sources.list": 3,
    "scheduled_interviews.list": 13,
    "scheduled_interviews.get": 13,
  },
  operations: {
    "candidates.list": PAGE,
    "candidates.get": "id*:integer",
    "applications.list": `${PAGE} ${CREATED} last_activity_after:string job_id:integer status:string`,
    "applications.get": "id*:integer",
    "jobs.list": PAGE,
    "jobs.get": "id*:integer",
    "offers.list": `${PAGE} ${CREATED} resolved_after:string`,
    "offers.get": "id*:integer",
    "users.list": `${PAGE} ${CREATED} ${UPDATED}`,
    "users.get": "id*:integer",
    "departments.list": PAGE,
    "departments.get": "id*:integer",
    "offices.list": PAGE,
    "offices.get": "id*:integer",
    "job_posts.list": `${PAGE} live:boolean active:boolean`,
    "job_posts.get": "id*:integer",
    "sources.list": PAGE,
    "scheduled_interviews.list": `${PAGE} ${CREATED} ${UPDATED} starts_after:string ends_before:string`,
    "scheduled_interviews.get": "id*:integer",
    "application_attachment.download": ATTACHMENT,
    "candidate_attachment.download": ATTACHMENT,
  },
  // The document shows no paging state of these lists.
  meta: {},
  auth: {
    api_key: "api_key*:string",
  },
  limits: {
    "candidates.list.per_page": "max 500",
    "applications.list.per_page": "max 500",
    "applications.list.status": "enum active|rejected|hired",
    "jobs.list.per_page": "max 500",
    "offers.list.per_page": "max 500",
    "users.list.per_page": "max 500",
    "departments.list.per_page": "max 500",
    "offices.list.per_page": "max 500",
    "job_posts.list.per_page": "max 500",
    "sources.list.per_page": "max 500",
    "scheduled_interviews.list.per_page": "max 500",
    // 0-based.
    "application_attachment.download.attachment_index": "min 0",
    "candidate_attachment.download.attachment_index": "min 0",
  },
};
