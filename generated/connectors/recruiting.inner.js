// @generated from spec/inner/recruiting.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function Candidate() {
  return {
    fields: {
      phone_numbers: { items: { table: PhoneNumber }, nullable: true },
      addresses: { items: { table: PostalAddress }, nullable: true },
      email_addresses: { items: { table: EmailAddress }, nullable: true },
      website_addresses: { items: { table: WebsiteAddress }, nullable: true },
      social_media_addresses: { items: { table: SocialMediaAddress }, nullable: true },
      recruiter: { table: UserReference, nullable: true },
      coordinator: { table: UserReference, nullable: true },
    },
  };
}

function Application() {
  return {
    fields: {
      location: { table: ApplicationLocation, nullable: true },
      source: { table: ApplicationSource, nullable: true },
      credited_to: { table: UserReference, nullable: true, alsoSeen: "object | null" },
      rejection_reason: { table: RejectionReason, nullable: true },
      rejection_details: { table: RejectionDetails, nullable: true },
      jobs: { items: { table: NamedReference }, nullable: true },
      current_stage: { table: NamedReference, nullable: true },
      answers: { items: { table: ApplicationAnswer }, nullable: true },
      prospective_office: { table: PartialOffice, nullable: true },
      prospective_department: { table: PartialDepartment, nullable: true },
      prospect_detail: { table: ProspectDetail, nullable: true },
    },
  };
}

function Job() {
  return {
    fields: {
      departments: { items: { table: PartialDepartment, nullable: true }, nullable: true },
      offices: { items: { table: PartialOffice }, nullable: true },
      hiring_team: { table: HiringTeam, nullable: true },
      openings: { items: { table: JobOpening }, nullable: true },
    },
  };
}

function Offer() {
  return {
    fields: {
      opening: { table: JobOpening, nullable: true },
    },
  };
}

function User() {
  return {
    fields: {
      offices: { items: { table: PartialOffice }, nullable: true },
      departments: { items: { table: PartialDepartment }, nullable: true },
    },
  };
}

function Office() {
  return {
    fields: {
      location: { table: OfficeLocation, nullable: true },
    },
  };
}

function JobPost() {
  return {
    fields: {
      location: { table: JobPostLocation, nullable: true },
      questions: { items: { table: JobPostQuestion }, nullable: true },
    },
  };
}

function Source() {
  return {
    fields: {
      type: { table: NamedReference, nullable: true },
    },
  };
}

function ScheduledInterview() {
  return {
    fields: {
      start: { table: InterviewTime, nullable: true, alsoSeen: "string" },
      end: { table: InterviewTime, nullable: true, alsoSeen: "string" },
      interview: { table: NamedReference, nullable: true },
      organizer: { table: UserReference, nullable: true },
      interviewers: { items: { table: Interviewer }, nullable: true },
    },
  };
}

function PhoneNumber() {
  return {
    fields: {
      value: "string | null",
      type: "string | null",
    },
  };
}

function PostalAddress() {
  return {
    fields: {
      value: "string | null",
      type: "string | null",
    },
  };
}

function EmailAddress() {
  return {
    fields: {
      value: "string | null",
      type: "string | null",
    },
  };
}

function WebsiteAddress() {
  return {
    fields: {
      value: "string | null",
      type: "string | null",
    },
  };
}

function SocialMediaAddress() {
  return {
    fields: {
      value: "string | null",
    },
  };
}

function UserReference() {
  return {
    fields: {
      id: "integer | null",
      first_name: "string | null",
      last_name: "string | null",
      name: "string | null",
      employee_id: "string | null",
    },
  };
}

function ApplicationLocation() {
  return {
    fields: {
      address: "string | null",
    },
  };
}

function ApplicationSource() {
  return {
    fields: {
      id: "integer | null",
      public_name: "string | null",
    },
  };
}

function RejectionReason() {
  return {
    fields: {
      id: "integer | null",
      name: "string | null",
      type: { table: NamedReference, nullable: true },
    },
  };
}

function NamedReference() {
  return {
    fields: {
      id: "integer | null",
      name: "string | null",
    },
  };
}

function RejectionDetails() {
  return {
    fields: {
      custom_fields: { values: "any", nullable: true },
      keyed_custom_fields: { values: { table: KeyedCustomField }, nullable: true },
    },
  };
}

function KeyedCustomField() {
  return {
    fields: {
      name: "string | null",
      type: "string | null",
      value: "any",
    },
  };
}

function ApplicationAnswer() {
  return {
    fields: {
      question: "string | null",
      answer: "string | null",
    },
  };
}

function ProspectDetail() {
  return {
    fields: {
      prospect_pool: { table: NamedReference, nullable: true },
      prospect_stage: { table: NamedReference, nullable: true },
      prospect_owner: { table: NamedReference, nullable: true },
    },
  };
}

function HiringTeam() {
  return {
    fields: {
      hiring_managers: { items: { table: UserReference }, nullable: true },
      recruiters: { items: { table: HiringTeamMember }, nullable: true },
      coordinators: { items: { table: HiringTeamMember }, nullable: true },
      sourcers: { items: { table: UserReference }, nullable: true },
    },
  };
}

function HiringTeamMember() {
  return {
    fields: {
      id: "integer | null",
      first_name: "string | null",
      last_name: "string | null",
      name: "string | null",
      employee_id: "string | null",
      responsible: "boolean | null",
    },
  };
}

function JobOpening() {
  return {
    fields: {
      id: "integer | null",
      opening_id: "string | null",
      status: "string | null",
      opened_at: "string | null",
      closed_at: "string | null",
      application_id: "integer | null",
      close_reason: { table: NamedReference, nullable: true },
      custom_fields: { values: "any", nullable: true },
      keyed_custom_fields: { values: { table: KeyedCustomField }, nullable: true },
    },
  };
}

function OfficeLocation() {
  return {
    fields: {
      name: "string | null",
    },
  };
}

function JobPostLocation() {
  return {
    fields: {
      id: "integer | null",
      name: "string | null",
      office_id: "integer | null",
      job_post_custom_location_id: "integer | null",
      job_post_location_type: { table: NamedReference, nullable: true },
    },
  };
}

function JobPostQuestion() {
  return {
    fields: {
      required: "boolean | null",
      private: "boolean | null",
      label: "string | null",
      name: "string | null",
      type: "string | null",
      values: { items: { table: JobPostQuestionChoice }, nullable: true },
      description: "string | null",
    },
  };
}

function JobPostQuestionChoice() {
  return {
    fields: {
      value: "integer | null",
      label: "string | null",
    },
  };
}

function InterviewTime() {
  return {
    fields: {
      date_time: "string | null",
      date: "string | null",
    },
  };
}

function Interviewer() {
  return {
    fields: {
      id: "integer | null",
      employee_id: "string | null",
      name: "string | null",
      email: "string | null",
      response_status: "string | null",
      scorecard_id: "integer | null",
    },
  };
}

function PartialOffice() {
  return {
    fields: {
      id: "integer | null",
      name: "string | null",
      location: { table: OfficeLocation, nullable: true },
      primary_contact_user_id: "integer | null",
      parent_id: "integer | null",
      parent_office_external_id: "string | null",
      child_ids: "array<integer> | null",
      child_office_external_ids: "array<string> | null",
      external_id: "string | null",
    },
  };
}

function PartialDepartment() {
  return {
    fields: {
      id: "integer | null",
      name: "string | null",
      parent_id: "integer | null",
      parent_department_external_id: "string | null",
      child_ids: "array<integer> | null",
      child_department_external_ids: "array<string> | null",
      external_id: "string | null",
    },
  };
}

export const inner = /* @__PURE__ */ createInner({
  connector: "recruiting",
  source: "The examples in Greenhouse's public documentation of its Harvest API, version 1, show it.",
  records: {
    Candidate: { table: Candidate },
    Application: { table: Application },
    Job: { table: Job },
    Offer: { table: Offer },
    User: { table: User },
    Office: { table: Office },
    JobPost: { table: JobPost },
    Source: { table: Source },
    ScheduledInterview: { table: ScheduledInterview },
  },
  operations: {
    "candidates.list": "Candidate",
    "candidates.get": "Candidate",
    "applications.list": "Application",
    "applications.get": "Application",
    "jobs.list": "Job",
    "jobs.get": "Job",
    "offers.list": "Offer",
    "offers.get": "Offer",
    "users.list": "User",
    "users.get": "User",
    "offices.list": "Office",
    "offices.get": "Office",
    "job_posts.list": "JobPost",
    "job_posts.get": "JobPost",
    "sources.list": "Source",
    "scheduled_interviews.list": "ScheduledInterview",
    "scheduled_interviews.get": "ScheduledInterview",
  },
  result: "result",
});
