import { describe, expect, it } from "vitest";
import type { Role } from "../../../../templates/core/roles.ts";
import { catalogOf } from "../../../fixtures/catalog_of.ts";

/** The roles of the params of one action of `issues`, in a connector of a code host without a key for any of them. */
function rolesIn(action: string, params: string, more = "", entity = "issues"): readonly (Role | undefined)[] {
  const vendor = { name: "Host", base_url: "https://api.host.example", auth: { token: { header: "Authorization", value: "{token}" } } };
  const bound = (call: string): string => (more.includes("call:") ? `, call: "${call}"` : "");
  const { model } = catalogOf(`
    ${more.includes("call:") ? `vendor: ${JSON.stringify({ ...vendor, errors: { message: "message" } })}` : ""}
    records:
      Issue:
        fields:
          id: integer
          number: integer
          title: string
          private: boolean
          points: number
          state: { enum: [open, closed] }
          milestone: { type: string, format: date }
          due: { type: string, format: date-time }
          labels: array<string>
          env: map<string>
          owner: string
          author: { fields: { login: string } }
          anything: any
      Comment: { fields: { id: string, text: string, issue_id: integer } }
    entities:
      issues:
        record: Issue
        actions:
          get: { params: { id: integer }${bound("GET /issues/{id}")} }
          ${entity === "issues" && action !== "get" ? `${action}: { params: { ${params} }${more} }` : ""}
      notes:
        record: Comment
        actions:
          update: { params: { id: string }${bound("PUT /notes/{id}")} }
          ${entity === "notes" ? `${action}: { params: { ${params} }${more} }` : ""}
      files: { actions: { ${entity === "files" ? `${action}: { params: { ${params} }${more} }` : `download: { params: { id: string }${bound("GET /files/{id}")} }`} } }
  `);
  const operations = model().connectors.flatMap(({ entities }) => entities.flatMap((one) => one.operations));
  const found = operations.find((one) => one.entity === entity && one.action === action);
  return (found?.params.fields ?? []).map(({ role }) => role);
}

const paging = "paging: { kind: none, reason: Short. }";
const integer = "{ type: integer, required: true }";
const text = "{ type: string, required: true }";
const within: Role = { kind: "within" };

describe("a param of a path", () => {
  it.each<[string, string, string, string, readonly (Role | undefined)[]]>([
    ["list", `repo: ${text}`, "GET /repos/{repo}/issues", "issues", [within]],
    ["create", `org: ${text}, repo: ${text}`, "POST /{org}/{repo}/issues", "issues", [within, within]],
    ["delete", `owner: ${text}, id: ${integer}`, "DELETE /{owner}/issues/{id}", "issues", [{ kind: "within", field: "owner" }, id("id")]],
    ["update", `author: ${text}, id: ${integer}`, "PATCH /{author}/issues/{id}", "issues", [within, id("id")]],
    ["update", `issue_number: ${integer}`, "PATCH /issues/{issue_number}", "issues", [id("number")]],
    ["update", `issueNumber: ${integer}`, "PUT /issues/{issueNumber}/lock", "issues", [id("number")]],
    ["update", `number: ${integer}`, "PATCH /issues/{number}", "issues", [id("number")]],
    ["delete", `slug: ${text}`, "DELETE /issues/{slug}", "issues", [undefined]],
    [
      "delete",
      `issueIdOrNumber: ${integer}`,
      "DELETE /issues/{issueIdOrNumber}",
      "issues",
      [{ kind: "identity", fields: ["id", "number"] }],
    ],
    ["list", `version: ${text}`, "GET /{version}/issues", "issues", [undefined]],
    ["list", `n: ${text}, issue_id: ${integer}`, "GET /{n}/issues/{issue_id}/notes", "notes", [within, parent("issues", "issue_id")]],
    ["create", `number: ${integer}`, "POST /issues/{number}/notes", "notes", [{ kind: "parent", entities: ["issues"], by: "number" }]],
    ["list", `key: ${text}`, "GET /issues/{key}/notes", "notes", [undefined]],
    ["list", `issues: ${text}, repo: ${text}`, "GET /issues/{issues}/{repo}/notes", "notes", [within, within]],
    ["download", `note_id: ${text}`, "GET /notes/{note_id}/file", "files", [{ kind: "identity", fields: ["id"], entity: "notes" }]],
  ])("%s { %s } %s of %s", (action, params, call, entity, want) => {
    expect(rolesIn(action, params, `, call: "${call}"${action === "list" ? `, ${paging}` : ""}`, entity)).toEqual(want);
  });
});

describe("a param without a call", () => {
  it.each<[string, string, string, Role | undefined]>([
    ["update", "issues", `issue_number: ${integer}`, id("number")],
    ["update", "issues", "issue_number: integer", undefined],
    ["update", "issues", `issue_title: ${text}`, undefined],
    ["delete", "issues", `number: ${integer}`, id("number")],
    ["delete", "issues", "number: integer", undefined],
    ["delete", "issues", `title: ${text}`, undefined],
    ["list", "notes", `issue_title: ${text}`, undefined],
    ["list", "notes", `issue_number: ${integer}`, { kind: "parent", entities: ["issues"], by: "number" }],
    ["list", "notes", `issue_id: ${integer}`, undefined],
    ["list", "notes", `repo: ${text}`, undefined],
    ["create", "issues", "title: string", { kind: "field", field: "title" }],
    ["create", "issues", "labels: array<string>", { kind: "field", field: "labels" }],
    ["create", "issues", "points: integer", { kind: "field", field: "points" }],
    ["create", "issues", "env: map<string>", { kind: "field", field: "env" }],
    ["create", "issues", "env: map<integer>", undefined],
    ["create", "issues", "env: object", undefined],
    ["create", "issues", "anything: object", { kind: "field", field: "anything" }],
    ["create", "issues", "state: { enum: [open] }", { kind: "field", field: "state" }],
    ["create", "issues", "state: { enum: [open, draft] }", undefined],
    ["create", "issues", "state: string", undefined],
    ["create", "issues", "labels: array<integer>", undefined],
    ["create", "issues", "number: string", undefined],
    ["create", "issues", "author: { fields: { login: string } }", undefined],
    ["create", "issues", "head: string", undefined],
  ])("%s of %s { %s }", (action, entity, params, want) => {
    expect(rolesIn(action, params, action === "list" ? `, ${paging}` : "", entity)).toEqual([want]);
  });

  it.each<[string, Role | undefined]>([
    ["state: { enum: [closed] }", { kind: "filter", field: "state", as: "equals" }],
    ["state: { enum: [open, closed, all] }", undefined],
    ["ids: array<integer>", { kind: "filter", as: "one_of", field: "id" }],
    ["number: array<integer>", { kind: "filter", as: "one_of", field: "number" }],
    ["state: { type: string, list: comma, enum: [open, closed] }", { kind: "filter", as: "one_of", field: "state" }],
    ["state: { type: string, list: comma, enum: [open, draft] }", undefined],
    ["ids: array<string>", undefined],
    ["due_after: { type: string, format: date-time }", { kind: "filter", as: "after", field: "due" }],
    ["due_at_before: string", undefined],
    ["'due[lte]': string", { kind: "filter", as: "before", field: "due", inclusive: true }],
    ["milestone_gt: string", { kind: "filter", as: "after", field: "milestone" }],
    ["milestone_after: integer", undefined],
    ["points_gte: number", undefined],
    ["private: boolean", { kind: "filter", field: "private", as: "equals" }],
    ["title: string", { kind: "filter", field: "title", as: "equals" }],
    ["title: { type: string, required: true }", undefined],
    ["title: { type: string, required_in_practice: Most calls need it. }", undefined],
    ["due: { type: string, format: date-time }", undefined],
    ["milestone: string", undefined],
    ["labels: array<string>", undefined],
    ["search: string", { kind: "search", language: "text" }],
    ["q: string", undefined],
    ["sort: { enum: [number, title] }", { kind: "order", language: "keywords" }],
    ["order_by: { enum: [number, -number] }", { kind: "order", language: "signed" }],
    ["sort: { enum: [created, title] }", undefined],
    ["sort: string", undefined],
  ])("list of issues { %s }", (params, want) => {
    expect(rolesIn("list", params, `, ${paging}`)).toEqual([want]);
  });

  it.each<[string, readonly (Role | undefined)[]]>([
    [`number: ${integer}`, [id("number")]],
    [`number: ${integer}, title: ${text}`, [id("number"), { kind: "field", field: "title" }]],
    ["number: integer", [{ kind: "field", field: "number" }]],
    [`id: ${integer}, number: ${integer}`, [id("id"), { kind: "field", field: "number" }]],
    [`issue_id: ${integer}, number: ${integer}`, [id("id"), { kind: "field", field: "number" }]],
    [`number: ${integer}, issue_id: ${integer}`, [{ kind: "field", field: "number" }, id("id")]],
  ])("update of issues { %s }, which must say which issue", (params, want) => {
    expect(rolesIn("update", params)).toEqual(want);
  });

  it("the direction of the only order", () => {
    const direction = "direction: { enum: [asc, desc] }";
    const order: Role = { kind: "order", language: "keywords" };
    expect(rolesIn("list", `${direction}, sort: { enum: [title] }`, `, ${paging}`)).toEqual([
      { kind: "modifies", params: ["sort"] },
      order,
    ]);
    expect(rolesIn("list", direction, `, ${paging}`)).toEqual([undefined]);
    expect(rolesIn("list", `${direction}, sort: { enum: [title] }, order: { enum: [title] }`, `, ${paging}`)).toEqual([
      undefined,
      order,
      order,
    ]);
  });

  it("what records are, are in or belong to, as another operation of the entity says", () => {
    const written = `{ params: { shop: { type: string, required: true, within: owner }, slug: { type: string, required: true, identity: title } } }`;
    const { model } = catalogOf(`
      records: { Issue: { fields: { id: integer, title: string, owner: string } }, Gone: { fields: { gone: boolean } } }
      operations:
        get: ${written}
        delete: { params: { shop: ${text}, slug: ${text} }, returns: Gone }
        create: { params: { shop: ${text}, slug: ${text} } }
        list: { params: { shop: string }, ${paging} }
    `);
    const [, ...others] = model().connectors[0]?.entities[0]?.operations ?? [];
    expect(others.map(({ params }) => params.fields.map(({ role }) => role))).toEqual([
      [within, id("title")],
      [within, undefined],
      [undefined],
    ]);
  });

  it("keeps the role that is written", () => {
    expect(rolesIn("list", "state: { enum: [open], no_effect: Broken. }", `, ${paging}`)).toEqual([
      { kind: "no_effect", because: "Broken." },
    ]);
  });
});

function id(field: string): Role {
  return { kind: "identity", fields: [field] };
}

function parent(entity: string, field: string): Role {
  return { kind: "parent", entities: [entity], field };
}
