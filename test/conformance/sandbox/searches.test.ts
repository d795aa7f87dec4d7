import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { listOperations, operationOf, paramsOf, type Json, type JsonObject } from "./catalog_operations.ts";
import { at, call, idOf, listAll, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { naiveList, valuesAt } from "./naive_selection.ts";

const sandbox = sharedSandbox();

/** A record of the state; what a search must find is said by a function. */
type Test = (record: JsonObject) => boolean;

/** Expects what a search finds: exactly the records of the state for which a test holds, and some records, unless told otherwise. */
async function expectFound(id: string, params: JsonObject, test: Test, some = true): Promise<void> {
  const operation = operationOf(id);
  const { connector, entity } = operation;
  const { query: _query, ...others } = params;
  const filters = operation.entity === "customers" ? {} : others;
  const naive = naiveList(operation, filters, recordsOf(sandbox(), connector, entity)).filter(test);
  const found = await listAll(sandbox(), operation, params);
  expect(found.map((record) => idOf(record, connector, entity)).sort()).toEqual(
    naive.map((record) => idOf(record, connector, entity)).sort(),
  );
  if (some) expect(found.length).toBeGreaterThan(0);
}

const textAt = (record: JsonObject, path: string): string => textOf(valuesAt(record, path)[0] ?? "");
const numberAt = (record: JsonObject, path: string): number => Number(valuesAt(record, path)[0] ?? NaN);

describe("payments searches", () => {
  const first = (): JsonObject => recordsOf(sandbox(), "payments", "customers")[1] ?? {};

  test.each<[string, string, Test]>([
    ["charges", 'status:"succeeded"', (record) => record["status"] === "succeeded"],
    ["charges", '-status:"succeeded"', (record) => record["status"] !== "succeeded"],
    ["charges", 'status:"failed" AND amount>1000', (record) => record["status"] === "failed" && numberAt(record, "amount") > 1000],
    ["charges", "amount>=2000 amount<6000", (record) => numberAt(record, "amount") >= 2000 && numberAt(record, "amount") < 6000],
    ["charges", 'status:"failed" OR status:"pending"', (record) => record["status"] !== "succeeded"],
    ["charges", "failure_code:null", (record) => record["failure_code"] === null || record["failure_code"] === undefined],
    ["customers", 'metadata["order_number"]:"1001"', (record) => textAt(record, "metadata.order_number") === "1001"],
    ["customers", 'email~"example.com"', (record) => textAt(record, "email").includes("example.com")],
    ["invoices", 'status:"open"', (record) => record["status"] === "open"],
    ["subscriptions", 'status:"canceled"', (record) => record["status"] === "canceled"],
    ["products", 'active:"true"', (record) => record["active"] === true],
    ["payment_intents", "amount>0", (record) => numberAt(record, "amount") > 0],
  ])("of %s: %s", async (entity, query, test) => {
    await expectFound(`payments.${entity}.api_search`, { query }, test);
  });

  test("find a customer by every value of it that is text", async () => {
    const { email = "", name = "" } = first();
    await expectFound("payments.customers.api_search", { query: `email:"${textOf(email)}"` }, (record) => record["email"] === email);
    await expectFound("payments.customers.api_search", { query: `name:"${textOf(name)}"` }, (record) => record["name"] === name);
    await expectFound("payments.customers.api_search", { query: `email:"${textOf(email).toUpperCase()}"` }, () => false, false);
  });
});

describe("project searches", () => {
  const project = (record: JsonObject): string => textAt(record, "fields.project.key");
  const status = (record: JsonObject): string => textAt(record, "fields.status.name");
  const created = (record: JsonObject): number => Date.parse(textAt(record, "fields.created").replace(/\+0000$/, "Z"));
  const [key, name] = ["EXA", "Done"];

  test.each<[string, Test]>([
    ["", () => true],
    [`project = ${key}`, (record) => project(record) === key],
    [`project != ${key}`, (record) => project(record) !== key],
    [`project in (${key}, NONE)`, (record) => project(record) === key],
    [`status = "${name}" or project = ${key}`, (record) => status(record) === name || project(record) === key],
    [`not (status = "${name}" or project = ${key})`, (record) => status(record) !== name && project(record) !== key],
    [`project = ${key} and not status = "${name}"`, (record) => project(record) === key && status(record) !== name],
    ['created >= "2025-01-10"', (record) => created(record) >= Date.parse("2025-01-10T00:00:00Z")],
    ['created < "2025-01-10" order by created desc', (record) => created(record) < Date.parse("2025-01-10T00:00:00Z")],
  ])("%s", async (jql, test) => {
    await expectFound("project_tracker.issues.api_search", { jql }, test, !jql.startsWith("created"));
  });

  test("find an issue by a word of its summary", async () => {
    const [, issue = {}] = recordsOf(sandbox(), "project_tracker", "issues");
    const word = textAt(issue, "fields.summary").split(" ")[0] ?? "";
    const contains: Test = (record) => textAt(record, "fields.summary").toLowerCase().includes(word.toLowerCase());
    await expectFound("project_tracker.issues.api_search", { jql: `summary ~ "${word}"` }, contains);
  });

  test("order by a field, in both directions", async () => {
    const operation = operationOf("project_tracker.issues.api_search");
    const ascending = (await listAll(sandbox(), operation, { jql: "order by created" })).map(created);
    expect(ascending).toEqual(ascending.toSorted((first, second) => first - second));
    const descending = (await listAll(sandbox(), operation, { jql: "order by created DESC" })).map(created);
    expect(descending).toEqual(ascending.toReversed());
  });

  test.each([
    ["projects", "fleet", ["key", "name"]],
    ["users", "sample", ["displayName", "emailAddress", "accountId"]],
    ["issue_fields", "date", ["name", "description", "id"]],
  ])("of %s look for a text in some fields, in any case", async (entity, query, fields) => {
    const operation = operationOf(`project_tracker.${entity}.api_search`);
    const records = recordsOf(sandbox(), "project_tracker", entity);
    for (const text of [query, query.toUpperCase(), textAt(records[3] ?? {}, fields[0] ?? ""), ""]) {
      const found = (await listAll(sandbox(), operation, { query: text })).map((record) => idOf(record, "project_tracker", entity));
      const wanted = records.filter(
        (record) => text === "" || fields.some((field) => textAt(record, field).toLowerCase().includes(text.toLowerCase())),
      );
      expect(found).toEqual(wanted.map((record) => idOf(record, "project_tracker", entity)));
    }
  });
});

describe("file searches", () => {
  const FOLDER = "application/vnd.google-apps.folder";
  test.each<[string, Test]>([
    ["", () => true],
    ["trashed = true", (file) => file["trashed"] === true],
    ["trashed = false and mimeType = 'application/pdf'", (file) => file["trashed"] === false && file["mimeType"] === "application/pdf"],
    [`mimeType = '${FOLDER}'`, (file) => file["mimeType"] === FOLDER],
    [`mimeType != '${FOLDER}'`, (file) => file["mimeType"] !== FOLDER],
    ["name contains 'Budget'", (file) => textAt(file, "name").includes("Budget")],
    ["name contains 'budget'", () => false],
    ["'1ExampleFile0000000000000000000003' in parents", (file) => valuesAt(file, "parents").includes("1ExampleFile0000000000000000000003")],
    ["not starred = true", (file) => file["starred"] !== true],
    [
      "(trashed = true or starred = true) and not name contains 'x'",
      (file) => (file["trashed"] === true || file["starred"] === true) && !textAt(file, "name").includes("x"),
    ],
    ["modifiedTime > '2025-01-05T12:00:00'", (file) => Date.parse(textAt(file, "modifiedTime")) > Date.parse("2025-01-05T12:00:00Z")],
  ])("%s", async (q, test) => {
    await expectFound("file_storage.files.list", { q }, test, false);
  });
});

describe("a query outside the supported subset", () => {
  const queries: Readonly<Record<string, readonly string[]>> = {
    clauses: ["status", 'status:"a" AND status:"b" OR status:"c"', 'nothing_like_it:"x"', '"', "amount>abc", "(status:1)"],
    jql: ["project =", "project was EXA", "nothing_like_it = 1", "project = EXA and", "((project = EXA)", "order by", 'created > "soon"'],
    file_query: ["name", "name has 'x'", "nothing_like_it = 'x'", "name = 'x", "fullText ?", "'x' in", "modifiedTime > 'soon'"],
  };

  test("is 422 that names the subset and the place", async () => {
    const cases = listOperations.flatMap((operation) =>
      paramsOf(operation, "search").flatMap((param) =>
        (queries[param.role.language ?? ""] ?? []).map((query) => [`${operation.id} ${query}`, { operation, param, query }] as const),
      ),
    );
    const failing = failingCases(cases, async ({ operation, param, query }) => {
      const { status, body } = await call(sandbox(), operation, { [param.name]: query });
      const [code] = valuesAt(body["errors"], "error_code");
      expect([status, code, at(body, "message")]).toEqual([422, expect.stringMatching(/^query\//), expect.stringContaining("Supported: ")]);
      expect(valuesAt(body["errors"], "field")).toEqual([`params.${param.name}`]);
      expect(textOf(body["message"])).toMatch(/character \d+/);
    });
    expect(await failing).toEqual([]);
  });

  test("is quoted without control characters, and not at any length", async () => {
    for (const query of [`${"a".repeat(5000)}:1`, "x\u0000\u001b[31m\u202e:1", `name${"\n".repeat(50)}y`] satisfies Json[]) {
      const { status, body } = await call(sandbox(), operationOf("payments.charges.api_search"), { query });
      expect(status).toBe(422);
      expect(textOf(body["message"])).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(textOf(body["message"]).length).toBeLessThan(700);
    }
  });
});
