import type { ConnectorId } from "connector-gateway-spec";
import type { Exchange, WantedRequest } from "../../fixtures/gateway/strict_vendor.ts";
import { graphqlOf, tokenRequest, type InstanceInput } from "./replay.ts";

/** The shortest call of a connector that reads. */
export interface Probe {
  readonly vendor: string;
  readonly connector: ConnectorId;
  readonly input: InstanceInput;
  readonly operation: string;
  readonly params: object;
  /** What comes before the call of a new instance. */
  readonly before: readonly Exchange[];
  readonly request: WantedRequest;
  /** An answer, and what the caller gets from it. */
  readonly json: object;
  readonly result: object;
}

const accept = "application/json";
const basic = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;
const client = { client_id: "EXAMPLE-client-id", client_secret: "EXAMPLE-client-secret", refresh_token: "EXAMPLE-refresh-1" };
const bearer = { accept, authorization: "Bearer EXAMPLE-access-1" };
const contact = { id: "1", properties: {}, createdAt: "2026-01-05T09:00:00Z", updatedAt: "2026-01-05T09:00:00Z", archived: false };
const user = { self: "https://example.test/user", accountId: "a1", accountType: "app", avatarUrls: {}, displayName: "A", active: true };
const department = { id: 1, name: "One", child_ids: [], child_department_external_ids: [] };
const refund = { id: "re_1", object: "refund", amount: 1, created: 1_735_732_900, currency: "eur" };

/** A probe of each connector. */
export const probes: readonly Probe[] = [
  {
    vendor: "Stripe",
    connector: "payments",
    input: { auth_config: { api_key: "sk_test_EXAMPLE0000" } },
    operation: "payments.refunds.get",
    params: { id: "re_1" },
    before: [],
    request: {
      call: "GET /v1/refunds/re_1",
      headers: { accept, authorization: "Bearer sk_test_EXAMPLE0000", "stripe-version": "2026-10-28.endive" },
    },
    json: refund,
    result: refund,
  },
  {
    vendor: "HubSpot",
    connector: "crm",
    input: { auth_config: client },
    operation: "crm.contacts.get",
    params: { contactId: "1" },
    before: [
      {
        request: tokenRequest("POST /oauth/v3/token", client),
        answer: { json: { access_token: "EXAMPLE-access-1", refresh_token: "EXAMPLE-refresh-1", expires_in: 1800 } },
      },
    ],
    request: { call: "GET /crm/v3/objects/contacts/1", headers: bearer },
    json: contact,
    result: contact,
  },
  {
    vendor: "Slack",
    connector: "messaging",
    input: { auth_config: { access_token: "xoxb-EXAMPLE-not-a-real-token" } },
    operation: "messaging.users.get",
    params: { user: "U1" },
    before: [],
    request: { call: "POST /users.info", headers: { accept, authorization: "Bearer xoxb-EXAMPLE-not-a-real-token" }, form: { user: "U1" } },
    json: { ok: true, user: { id: "U1" } },
    result: { id: "U1" },
  },
  {
    vendor: "Linear",
    connector: "issue_tracker",
    input: { auth_config: { api_key: "tracker_key_EXAMPLE0000" } },
    operation: "issue_tracker.teams.get",
    params: { id: "t1" },
    before: [],
    request: {
      call: "POST /graphql",
      headers: { accept, authorization: "tracker_key_EXAMPLE0000" },
      json: { query: graphqlOf("issue_tracker.teams.get"), variables: { id: "t1" } },
    },
    json: { data: { team: { id: "t1" } } },
    result: { data: { team: { id: "t1" } } },
  },
  {
    vendor: "Google Drive",
    connector: "file_storage",
    input: { auth_config: { ...client, access_token: "EXAMPLE-access-1" } },
    operation: "file_storage.drives.get",
    params: { driveId: "d1" },
    before: [],
    request: { call: "GET /drive/v3/drives/d1", headers: bearer },
    json: { id: "d1", name: "Team" },
    result: { id: "d1", name: "Team" },
  },
  {
    vendor: "Jira",
    connector: "project_tracker",
    input: { auth_config: { username: "ada@example.test", password: "EXAMPLE_API_TOKEN" } },
    operation: "project_tracker.users.get",
    params: { accountId: "a1" },
    before: [],
    request: {
      call: "GET /rest/api/3/user",
      query: { accountId: "a1" },
      headers: { accept, authorization: basic("ada@example.test:EXAMPLE_API_TOKEN") },
    },
    json: user,
    result: user,
  },
  {
    vendor: "Greenhouse",
    connector: "recruiting",
    input: { auth_config: { api_key: "EXAMPLE-recruiting-api-key" } },
    operation: "recruiting.departments.get",
    params: { id: 1 },
    before: [],
    request: { call: "GET /v1/departments/1", headers: { accept, authorization: basic("EXAMPLE-recruiting-api-key:") } },
    json: department,
    result: department,
  },
];
