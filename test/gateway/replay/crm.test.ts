import { describe, expect, it } from "vitest";
import type { Answer, Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { tokenRequest, useStage, type Failure, type Replay } from "./replay.ts";

const CLIENT = { client_id: "EXAMPLE-client-id", client_secret: "EXAMPLE-client-secret", refresh_token: "EXAMPLE-refresh-1" };
const stage = useStage("crm", { auth_config: CLIENT });

const TOKEN_CALL = "POST /oauth/v3/token";
const tokens = (number: number): Answer => ({
  json: { token_type: "bearer", refresh_token: "EXAMPLE-refresh-1", access_token: `EXAMPLE-access-${number}`, expires_in: 1800 },
});
/** A new instance has no access token: it asks for one first. */
const signIn: Exchange = { request: tokenRequest(TOKEN_CALL, CLIENT), answer: tokens(1) };
const headers = { accept: "application/json", authorization: "Bearer EXAMPLE-access-1" };

function get(path: string, query: Readonly<Record<string, string>>, answer: Answer): Exchange {
  return { request: { call: `GET ${path}`, ...(Object.keys(query).length > 0 && { query }), headers }, answer };
}

function post(path: string, json: object, answer: Answer): Exchange {
  return { request: { call: `POST ${path}`, headers, json }, answer };
}

const record = (id: string): object => ({
  id,
  properties: { createdate: "2026-01-05T09:00:00.000Z", email: `${id}@example.com`, hs_object_id: id },
  createdAt: "2026-01-05T09:00:00.000Z",
  updatedAt: "2026-01-06T09:00:00.000Z",
  archived: false,
});
const next = (after: string): object => ({ next: { after, link: `https://api.hubapi.com/crm/v3/objects/contacts?after=${after}` } });
const link = (after: string): string => `https://api.hubapi.com/crm/v3/objects/contacts?after=${after}`;

const CONTACTS = "/crm/v3/objects/contacts";
const filterGroups = [{ filters: [{ propertyName: "email", operator: "EQ", value: "1@example.com" }] }];

describe("HubSpot", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by `after`",
      {
        operation: "crm.contacts.list",
        params: { limit: 2, properties: "email,firstname" },
        exchanges: [
          signIn,
          get(
            CONTACTS,
            { limit: "2", properties: "email,firstname" },
            { json: { results: [record("1"), record("2")], paging: next("3") } },
          ),
          get(CONTACTS, { limit: "2", properties: "email,firstname", after: "3" }, { json: { results: [record("3")] } }),
        ],
        want: {
          pages: [
            { records: [record("1"), record("2")], meta: { next_cursor: "3", next_link: link("3") } },
            { records: [record("3")], meta: { next_cursor: null, next_link: null } },
          ],
        },
      },
    ],
    [
      "a walk over a search, whose `after` is in the body",
      {
        operation: "crm.contacts.api_search",
        params: { filterGroups, limit: 1 },
        exchanges: [
          signIn,
          post(
            `${CONTACTS}/search`,
            { filterGroups, limit: 1 },
            { json: { total: 2, results: [record("1")], paging: { next: { after: "1" } } } },
          ),
          post(`${CONTACTS}/search`, { filterGroups, limit: 1, after: "1" }, { json: { total: 2, results: [record("2")] } }),
        ],
        want: {
          pages: [
            { records: [record("1")], meta: { total: 2, next_cursor: "1", next_link: null } },
            { records: [record("2")], meta: { total: 2, next_cursor: null, next_link: null } },
          ],
        },
      },
    ],
    [
      "objects of a custom type",
      {
        operation: "crm.objects.get",
        params: { objectType: "p7654321_van", objectId: "42", archived: false },
        exchanges: [signIn, get("/crm/v3/objects/p7654321_van/42", { archived: "false" }, { json: record("42") })],
        want: { result: record("42") },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});

const error = (message: string, category: string, more: object = {}): object => ({
  status: "error",
  message,
  correlationId: "00000000-0000-4000-8000-000000000001",
  category,
  ...more,
});

describe("errors of HubSpot", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "a scope that the client does not have",
      { status: 403, json: error("This app hasn't been granted all required scopes", "MISSING_SCOPES") },
      {
        status: 403,
        message: "This app hasn't been granted all required scopes",
        code: "vendor/refused",
      },
    ],
    [
      "a missing record",
      { status: 404, json: error("resource not found", "OBJECT_NOT_FOUND") },
      { status: 404, message: "resource not found", code: "vendor/not-found" },
    ],
    ["a missing record, without a body", { status: 404 }, { status: 404, message: "HTTP status 404", code: "vendor/not-found" }],
    [
      "a wrong value",
      {
        status: 400,
        json: error("Invalid input JSON", "VALIDATION_ERROR", { errors: [{ message: "limit is too large", in: "idProperty" }] }),
      },
      {
        status: 422,
        message: "Invalid input JSON",
        code: "vendor/invalid",
        field: "params.idProperty",
      },
    ],
    [
      "a rate limit",
      {
        status: 429,
        headers: { "x-hubspot-ratelimit-remaining": "0", "x-hubspot-ratelimit-interval-milliseconds": "90000" },
        json: { status: "error", message: "You have reached your ten_secondly_rolling limit.", errorType: "RATE_LIMIT", policyName: "TEN" },
      },
      {
        status: 429,
        message: "You have reached your ten_secondly_rolling limit.",
        code: "vendor/rate-limit",
        retryAfter: 90,
      },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "crm.contacts.get",
      params: { contactId: "1" },
      exchanges: [signIn, get(`${CONTACTS}/1`, {}, answer)],
      want: { failure },
    }),
  );
});

describe("tokens of HubSpot", () => {
  const expired: Answer = { status: 401, json: error("The OAuth token used to make this call expired", "EXPIRED_AUTHENTICATION") };

  it("one that has expired is replaced, and the call is made again", () =>
    stage.play({
      operation: "crm.contacts.get",
      params: { contactId: "1" },
      exchanges: [
        signIn,
        get(`${CONTACTS}/1`, {}, expired),
        { request: tokenRequest(TOKEN_CALL, CLIENT), answer: tokens(2) },
        {
          request: { call: `GET ${CONTACTS}/1`, headers: { ...headers, authorization: "Bearer EXAMPLE-access-2" } },
          answer: { json: record("1") },
        },
      ],
      want: { result: record("1") },
    }));

  it("one that is refused again is not replaced again", () =>
    stage.play({
      operation: "crm.contacts.get",
      params: { contactId: "1" },
      exchanges: [
        signIn,
        get(`${CONTACTS}/1`, {}, expired),
        { request: tokenRequest(TOKEN_CALL, CLIENT), answer: tokens(2) },
        { request: { call: `GET ${CONTACTS}/1`, headers: { ...headers, authorization: "Bearer EXAMPLE-access-2" } }, answer: expired },
      ],
      want: {
        failure: {
          status: 424,
          message: "The OAuth token used to make this call expired",
          code: "vendor/credentials",
        },
      },
    }));

  it("a refresh token that is no longer accepted", () =>
    stage.play({
      operation: "crm.contacts.get",
      params: { contactId: "1" },
      exchanges: [
        {
          request: tokenRequest(TOKEN_CALL, CLIENT),
          answer: { status: 400, json: { error: "invalid_grant", error_description: "bad refresh token EXAMPLE-refresh-1" } },
        },
      ],
      want: {
        failure: { status: 424, message: expect.stringMatching(/HubSpot.*invalid_grant/) as string, code: "vendor/credentials" },
      },
    }));

  it("a new refresh token takes the place of the old one, and is used from then on", async () => {
    const contacts = (await stage.connect())["contacts"];
    const rotated = { token_type: "bearer", refresh_token: "EXAMPLE-refresh-2", access_token: "EXAMPLE-access-1", expires_in: 1800 };
    const exchanges: readonly Exchange[] = [
      { request: tokenRequest(TOKEN_CALL, CLIENT), answer: { json: rotated } },
      get(`${CONTACTS}/1`, {}, { json: record("1") }),
      get(`${CONTACTS}/1`, {}, expired),
      { request: tokenRequest(TOKEN_CALL, { ...CLIENT, refresh_token: "EXAMPLE-refresh-2" }), answer: tokens(1) },
      get(`${CONTACTS}/1`, {}, { json: record("1") }),
    ];
    stage.vendor().expect(exchanges);
    expect(await contacts?.["get"]?.({ contactId: "1" })).toEqual(record("1"));
    expect(await contacts?.["get"]?.({ contactId: "1" })).toEqual(record("1"));
    expect(stage.vendor().arrived).toEqual(exchanges.map(({ request }) => request));
  });
});
