import { expect, test } from "vitest";
import { greenhouseFacts } from "../../fixtures/vendors/facts.ts";
import { vendorOf, type Row } from "./bound.ts";
import { testBindings } from "./documented.ts";
import { testFailures } from "./failures.ts";

const facts = greenhouseFacts();

const PAGE = "per_page page";
const DATES = "created_before created_after updated_before updated_after";
const HOSTS = [
  "prod-heroku.s3.amazonaws.com",
  "prod.s3.amazonaws.com",
  "grnhse-use1-prod-s1-ghr.s3.amazonaws.com",
  "grnhse-use1-prod-s2-ghr.s3.amazonaws.com",
  "grnhse-use1-prod-s8-ghr.s3.amazonaws.com",
  "grnhse-ghr-prod-s4.s3.amazonaws.com",
  "grnhse-ghr-prod-s101.s3.eu-central-1.amazonaws.com",
  "greenhouse-sandbox.s3.amazonaws.com",
];
const ATTACHMENT = {
  path: "id",
  answer: "attachment_index",
  header: "range_header=Range",
  follow: { address: ["attachments", { param: "attachment_index" }, "url"], hosts: HOSTS },
};

const want: Readonly<Record<string, Row>> = {
  "candidates.list": { call: "GET /v1/candidates", query: PAGE },
  "candidates.get": { call: "GET /v1/candidates/{id}", path: "id" },
  "applications.list": {
    call: "GET /v1/applications",
    query: `${PAGE} created_before created_after last_activity_after job_id status`,
  },
  "applications.get": { call: "GET /v1/applications/{id}", path: "id" },
  "jobs.list": { call: "GET /v1/jobs", query: PAGE },
  "jobs.get": { call: "GET /v1/jobs/{id}", path: "id" },
  "offers.list": { call: "GET /v1/offers", query: `${PAGE} created_before created_after resolved_after` },
  "offers.get": { call: "GET /v1/offers/{id}", path: "id" },
  "users.list": { call: "GET /v1/users", query: `${PAGE} ${DATES}` },
  "users.get": { call: "GET /v1/users/{id}", path: "id" },
  "departments.list": { call: "GET /v1/departments", query: PAGE },
  "departments.get": { call: "GET /v1/departments/{id}", path: "id" },
  "offices.list": { call: "GET /v1/offices", query: PAGE },
  "offices.get": { call: "GET /v1/offices/{id}", path: "id" },
  "job_posts.list": { call: "GET /v1/job_posts", query: `${PAGE} live active` },
  "job_posts.get": { call: "GET /v1/job_posts/{id}", path: "id" },
  "sources.list": { call: "GET /v1/sources", query: PAGE },
  "scheduled_interviews.list": {
    call: "GET /v1/scheduled_interviews",
    query: `${PAGE} ${DATES} starts_after ends_before`,
  },
  "scheduled_interviews.get": { call: "GET /v1/scheduled_interviews/{id}", path: "id" },
  "application_attachment.download": { call: "GET /v1/applications/{id}", ...ATTACHMENT },
  "candidate_attachment.download": { call: "GET /v1/candidates/{id}", ...ATTACHMENT },
};

testBindings("recruiting", want, facts);

testFailures("recruiting", [
  { body: { message: "Invalid Basic Auth credentials" }, message: "Invalid Basic Auth credentials" },
  {
    body: { message: "Validation error", errors: [{ message: "Must be between 1 and 500", field: "per_page" }] },
    message: "Must be between 1 and 500",
    param: "per_page",
  },
]);

test("Greenhouse takes the key as user name without a password, and has announced the end of its version 1", () => {
  const { auth, ...vendor } = vendorOf("recruiting");
  expect(auth).toEqual({ api_key: { kind: "basic", username: "api_key" } });
  expect(vendor).toMatchObject({
    name: "Greenhouse",
    baseUrl: "https://harvest.greenhouse.io",
    body: "json",
    queryStyle: "repeat",
    limits: { remaining: "X-RateLimit-Remaining", reset: { header: "X-RateLimit-Reset", unit: "unix_seconds" } },
    retired: { source: "https://github.com/grnhse/greenhouse-api-docs/issues/589", on: "2026-08-31" },
  });
});

test("attachments are fetched from the hosts that Greenhouse's documents name", () => {
  expect(HOSTS).toEqual(expect.arrayContaining(facts.attachmentHosts.split(" ")));
});
