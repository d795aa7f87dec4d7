import { expect, test } from "vitest";
import { catalogOf } from "../../../fixtures/catalog_of.ts";
import { diagnoseAll } from "../../../fixtures/shop_catalog.ts";

/** Params of most paths. */
const AT = `
          owner: { type: string, required: true, description: Login of the owner. }
          repo: { type: string, required: true, description: Name of the repository. }`;

/** A connector as people write it by hand, without a role. */
const CODE_HOST = `
connector: code_host
vendor:
  name: Code Host Inc.
  base_url: https://api.codehost.example
  auth: { token: { header: Authorization, value: "Bearer {token}" } }
  errors: { message: message }
records:
  Repo:
    description: A repository.
    fields:
      id: integer -- Id.
      name: string -- Name.
      full_name: string -- Owner and name.
      private: boolean -- Whether it is private.
      description: string | null -- What it is for.
      owner: { type: object, description: Whose it is., fields: { login: string -- Login. } }
      created_at: { type: string, format: date-time, description: Created. }
    example: { id: 1296269, name: web, full_name: acme/web, private: false, description: null, owner: { login: acme }, created_at: "2025-03-14T09:26:53Z" }
  Issue:
    description: An issue.
    fields:
      id: integer -- Id.
      number: integer -- Number within the repository.
      title: string -- Title.
      body: string | null -- Text.
      state: { enum: [open, closed], description: State. }
      comments: integer -- Number of comments.
      labels: array<string> -- Labels.
      assignee: string | null -- Login.
      created_at: { type: string, format: date-time, description: Created. }
      updated_at: { type: string, format: date-time, description: Changed. }
    example: { id: 1, number: 1347, title: Found a bug, body: null, state: open, comments: 0, labels: [], assignee: null, created_at: "2025-03-14T09:26:53Z", updated_at: "2025-03-14T09:26:53Z" }
  IssueComment:
    description: A comment.
    fields:
      id: integer -- Id.
      body: string -- Text.
      created_at: { type: string, format: date-time, description: Created. }
    example: { id: 1, body: Me too, created_at: "2025-03-14T09:26:53Z" }
  Deleted: { description: Nothing., fields: { id: integer | null -- Id. } }
entities:
  repos:
    description: Repositories.
    record: Repo
    actions:
      list:
        description: Lists the repositories of an owner.
        params:
          owner: { type: string, required: true, description: Login of the owner. }
          visibility: { enum: [all, public, private], description: Which. }
          sort: { enum: [created_at, full_name], description: Order. }
          direction: { enum: [asc, desc], description: Direction. }
          per_page: { type: integer, min: 1, max: 100, description: Page size. }
          page: { type: integer, min: 1, description: Page. }
        paging: { kind: page_number, next: page, size: per_page, default_size: 30 }
        call: GET /users/{owner}/repos
      get:
        description: Returns a repository.
        params: ${AT}
        call: GET /repos/{owner}/{repo}
      create:
        description: Creates a repository.
        params:
          org: { type: string, required: true, description: Login of the organization. }
          name: { type: string, required: true, description: Name. }
          description: string -- What for.
          private: boolean -- Whether private.
        call: POST /orgs/{org}/repos
  issues:
    description: Issues.
    record: Issue
    actions:
      list:
        description: Lists issues.
        params: ${AT}
          state: { enum: [open, closed], description: State. }
          assignee: string -- Login.
          since: { type: string, format: date-time, description: Changed since. }
          q: string -- Text.
          cursor: string -- Token of the page.
          limit: { type: integer, min: 1, max: 100, description: Page size. }
        meta: { next_cursor: string | null -- Token. }
        paging: { kind: token, next: cursor, size: limit, token: next_cursor }
        call: GET /repos/{owner}/{repo}/issues
        take: data
        take_meta: { next_cursor: next }
      get:
        description: Returns an issue.
        params: ${AT}
          issue_number: { type: integer, required: true, description: Number. }
        call: GET /repos/{owner}/{repo}/issues/{issue_number}
      create:
        description: Creates an issue.
        params: ${AT}
          title: { type: string, required: true, description: Title. }
          body: string -- Text.
          labels: array<string> -- Labels.
        call: POST /repos/{owner}/{repo}/issues
      update:
        description: Changes an issue.
        params: ${AT}
          issue_number: { type: integer, required: true, description: Number. }
          title: string -- Title.
          state: { enum: [open, closed], description: State. }
        call: PATCH /repos/{owner}/{repo}/issues/{issue_number}
  comments:
    description: Comments on issues.
    record: IssueComment
    actions:
      list:
        description: Lists comments.
        params: ${AT}
          issue_number: { type: integer, required: true, description: Number of the issue. }
          per_page: { type: integer, min: 1, max: 100, description: Page size. }
          page: { type: integer, min: 1, description: Page. }
        paging: { kind: page_number, next: page, size: per_page, default_size: 30 }
        call: GET /repos/{owner}/{repo}/issues/{issue_number}/comments
      create:
        description: Adds a comment.
        params: ${AT}
          issue_number: { type: integer, required: true, description: Number of the issue. }
          body: { type: string, required: true, description: Text. }
        call: POST /repos/{owner}/{repo}/issues/{issue_number}/comments
      update:
        description: Changes a comment.
        params: ${AT}
          comment_id: { type: integer, required: true, description: Id. }
          body: { type: string, required: true, description: Text. }
        call: PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}
      delete:
        description: Deletes a comment.
        params: ${AT}
          comment_id: { type: integer, required: true, description: Id. }
        returns: Deleted
        call: DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}
`;

test("a connector without roles has an error for each operation where a role is in doubt, with what to write", () => {
  const found = diagnoseAll(catalogOf(CODE_HOST).sources).filter(
    ({ file, message }) => file.includes("code_host") && !message.includes("`token`"),
  );
  expect(found.map(({ message, help }) => `${message}: ${help.split(/: `parent|, or another/u)[0] ?? ""}`)).toEqual([
    "param `visibility` of `code_host.repos.list` has no role: add `filter: { as: equals, meanings: { all: { <field>: <value> }, … } }`",
    "param `repo` of `code_host.repos.get` has no role: add `identity: <field with its value>`",
    "params `since`, `q` of `code_host.issues.list` have no role: add a key to each that says what it does, such as " +
      "`filter: { field: <field with the time>, as: after }` for `since`, or `search: { language: text }` for `q`",
  ]);
});
