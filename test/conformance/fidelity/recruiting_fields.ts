import type { FidelityTable } from "./table.ts";

const CANDIDATE = `
  id:integer first_name:string last_name:string company:string|null title:string|null created_at:string updated_at:string
  last_activity:string is_private:boolean photo_url:string|null attachments:array<object> application_ids:array<integer>
  phone_numbers:array<object> addresses:array<object> email_addresses:array<object> website_addresses:array<object>
  social_media_addresses:array<object> recruiter:object|null coordinator:object|null can_email:boolean tags:array<string>
  custom_fields:object
`;

const APPLICATION = `
  id:integer candidate_id:integer prospect:boolean applied_at:string rejected_at:string|null last_activity_at:string
  location:object|null source:object credited_to:object rejection_reason:object|null rejection_details:object|null
  jobs:array<object> job_post_id:integer|null status:string current_stage:object|null answers:array<object>
  prospective_office:object|null prospective_department:object|null prospect_detail:object attachments:array<object>
  custom_fields:object
`;

const JOB = `
  id:integer name:string requisition_id:string|null notes:string|null confidential:boolean status:string created_at:string
  opened_at:string closed_at:string|null updated_at:string departments:array<object|null> offices:array<object>
  custom_fields:object hiring_team:object openings:array<object>
`;

const OFFER = `
  id:integer version:integer application_id:integer job_id:integer candidate_id:integer opening:object|null created_at:string
  updated_at:string sent_at:string|null resolved_at:string|null starts_at:string|null status:string custom_fields:object
`;

const USER = `
  id:integer name:string first_name:string last_name:string primary_email_address:string updated_at:string created_at:string
  disabled:boolean site_admin:boolean emails:array<string> employee_id:string|null linked_candidate_ids:array<integer>
  offices:array<object> departments:array<object>
`;

const DEPARTMENT = `
  id:integer name:string parent_id:integer|null parent_department_external_id:string|null child_ids:array<integer>
  child_department_external_ids:array<string> external_id:string|null
`;

const OFFICE = `
  id:integer name:string location:object|null primary_contact_user_id:integer|null parent_id:integer|null
  parent_office_external_id:string|null child_ids:array<integer> child_office_external_ids:array<string> external_id:string|null
`;

const JOB_POST = `
  id:integer title:string location:object|null internal:boolean external:boolean active:boolean live:boolean
  first_published_at:string|null job_id:integer content:string|null internal_content:string|null updated_at:string
  created_at:string demographic_question_set_id:integer|null questions:array<object>
`;

const SOURCE = `
  id:integer name:string type:object|null
`;

const SCHEDULED_INTERVIEW = `
  id:integer application_id:integer external_event_id:string|null created_at:string updated_at:string start:object|null
  end:object|null location:string|null video_conferencing_url:string|null status:string interview:object|null
  organizer:object|null interviewers:array<object>
`;

const ATTACHMENT = `
  filename:string url:string
  type:'resume'|'cover_letter'|'admin_only'|'take_home_test'|'offer_packet'|'offer_letter'|'signed_offer_letter'|'other'
  created_at:string
`;

/** The record fields of recruiting, field by field. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "candidates.list candidates.get": CANDIDATE,
    "applications.list applications.get": APPLICATION,
    "jobs.list jobs.get": JOB,
    "offers.list offers.get": OFFER,
    "users.list users.get": USER,
    "departments.list departments.get": DEPARTMENT,
    "offices.list offices.get": OFFICE,
    "job_posts.list job_posts.get": JOB_POST,
    "sources.list": SOURCE,
    "scheduled_interviews.list scheduled_interviews.get": SCHEDULED_INTERVIEW,
  },
  nested: {
    "candidates.list.record.attachments": ATTACHMENT,
    "candidates.get.record.attachments": ATTACHMENT,
    "applications.list.record.attachments": ATTACHMENT,
    "applications.get.record.attachments": ATTACHMENT,
  },
};
