// @generated from spec/inner/recruiting.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

const Candidate = () => ({
  fields: {
    phone_numbers: { items: { table: PhoneNumber }, nullable: true },
    addresses: { items: { table: PostalAddress }, nullable: true },
    email_addresses: { items: { table: EmailAddress }, nullable: true },
    website_addresses: { items: { table: WebsiteAddress }, nullable: true },
    social_media_addresses: { items: { table: SocialMediaAddress }, nullable: true },
    recruiter: { table: UserReference, nullable: true },
    coordinator: { table: UserReference, nullable: true },
  },
});

const Application = () => ({
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
});

const Job = () => ({
  fields: {
    departments: { items: { table: PartialDepartment, nullable: true }, nullable: true },
    offices: { items: { table: PartialOffice }, nullable: true },
    hiring_team: { table: HiringTeam, nullable: true },
    openings: { items: { table: JobOpening }, nullable: true },
  },
});

const Offer = () => ({
  fields: {
    opening: { table: JobOpening, nullable: true },
  },
});

const User = () => ({
  fields: {
    offices: { items: { table: PartialOffice }, nullable: true },
    departments: { items: { table: PartialDepartment }, nullable: true },
  },
});

const Office = () => ({
  fields: {
    location: { table: OfficeLocation, nullable: true },
  },
});

const JobPost = () => ({
  fields: {
    location: { table: JobPostLocation, nullable: true },
    questions: { items: { table: JobPostQuestion }, nullable: true },
  },
});

const Source = () => ({
  fields: {
    type: { table: NamedReference, nullable: true },
  },
});

const ScheduledInterview = () => ({
  fields: {
    start: { table: InterviewTime, nullable: true, alsoSeen: "string" },
    end: { table: InterviewTime, nullable: true, alsoSeen: "string" },
    interview: { table: NamedReference, nullable: true },
    organizer: { table: UserReference, nullable: true },
    interviewers: { items: { table: Interviewer }, nullable: true },
  },
});

const PhoneNumber = () => ({
  fields: {
    value: "string | null",
    type: "string | null",
  },
});

const PostalAddress = () => ({
  fields: {
    value: "string | null",
    type: "string | null",
  },
});

const EmailAddress = () => ({
  fields: {
    value: "string | null",
    type: "string | null",
  },
});

const WebsiteAddress = () => ({
  fields: {
    value: "string | null",
    type: "string | null",
  },
});

const SocialMediaAddress = () => ({
  fields: {
    value: "string | null",
  },
});

const UserReference = () => ({
  fields: {
    id: "integer | null",
    first_name: "string | null",
    last_name: "string | null",
    name: "string | null",
    employee_id: "string | null",
  },
});

const ApplicationLocation = () => ({
  fields: {
    address: "string | null",
  },
});

const ApplicationSource = () => ({
  fields: {
    id: "integer | null",
    public_name: "string | null",
  },
});

const RejectionReason = () => ({
  fields: {
    id: "integer | null",
    name: "string | null",
    type: { table: NamedReference, nullable: true },
  },
});

const NamedReference = () => ({
  fields: {
    id: "integer | null",
    name: "string | null",
  },
});

const RejectionDetails = () => ({
  fields: {
    custom_fields: { values: "any", nullable: true },
    keyed_custom_fields: { values: { table: KeyedCustomField }, nullable: true },
  },
});

const KeyedCustomField = () => ({
  fields: {
    name: "string | null",
    type: "string | null",
    value: "any",
  },
});

const ApplicationAnswer = () => ({
  fields: {
    question: "string | null",
    answer: "string | null",
  },
});

const ProspectDetail = () => ({
  fields: {
    prospect_pool: { table: NamedReference, nullable: true },
    prospect_stage: { table: NamedReference, nullable: true },
    prospect_owner: { table: NamedReference, nullable: true },
  },
});

const HiringTeam = () => ({
  fields: {
    hiring_managers: { items: { table: UserReference }, nullable: true },
    recruiters: { items: { table: HiringTeamMember }, nullable: true },
    coordinators: { items: { table: HiringTeamMember }, nullable: true },
    sourcers: { items: { table: UserReference }, nullable: true },
  },
});

const HiringTeamMember = () => ({
  fields: {
    id: "integer | null",
    first_name: "string | null",
    last_name: "string | null",
    name: "string | null",
    employee_id: "string | null",
    responsible: "boolean | null",
  },
});

const JobOpening = () => ({
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
});

const OfficeLocation = () => ({
  fields: {
    name: "string | null",
  },
});

const JobPostLocation = () => ({
  fields: {
    id: "integer | null",
    name: "string | null",
    office_id: "integer | null",
    job_post_custom_location_id: "integer | null",
    job_post_location_type: { table: NamedReference, nullable: true },
  },
});

const JobPostQuestion = () => ({
  fields: {
    required: "boolean | null",
    private: "boolean | null",
    label: "string | null",
    name: "string | null",
    type: "string | null",
    values: { items: { table: JobPostQuestionChoice }, nullable: true },
    description: "string | null",
  },
});

const JobPostQuestionChoice = () => ({
  fields: {
    value: "integer | null",
    label: "string | null",
  },
});

const InterviewTime = () => ({
  fields: {
    date_time: "string | null",
    date: "string | null",
  },
});

const Interviewer = () => ({
  fields: {
    id: "integer | null",
    employee_id: "string | null",
    name: "string | null",
    email: "string | null",
    response_status: "string | null",
    scorecard_id: "integer | null",
  },
});

const PartialOffice = () => ({
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
});

const PartialDepartment = () => ({
  fields: {
    id: "integer | null",
    name: "string | null",
    parent_id: "integer | null",
    parent_department_external_id: "string | null",
    child_ids: "array<integer> | null",
    child_department_external_ids: "array<string> | null",
    external_id: "string | null",
  },
});

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
