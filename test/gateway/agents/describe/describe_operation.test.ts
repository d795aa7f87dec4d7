import { describe, expect, test } from "vitest";
import type { JsonObject, OperationEntry } from "../../../../gateway/src/agents/agent_types.ts";
import { describeOperation } from "../../../../gateway/src/agents/describe/describe_operation.ts";
import { isProblem } from "../../../../gateway/src/agents/arguments/argument_values.ts";
import { readRunArguments, answerDescribe } from "../../../../gateway/src/agents/toolbox/finder_set.ts";
import { runToolOf } from "../../../../gateway/src/agents/arguments/continued_read.ts";
import { findEntry, loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { isObject } from "../../../../templates/core/json_values.ts";

const entries = loadEntries();

/** Tokens are bytes divided by 4. */
const MOST_TOKENS = 1_500;

function describedAs(id: string): JsonObject {
  const entry = findEntry(entries, id);
  if (entry === undefined) throw new Error(`There is no operation ${id}.`);
  return describeOperation(entry);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), value);
}

function tokensOf(entry: OperationEntry): number {
  return Buffer.byteLength(JSON.stringify(describeOperation(entry))) / 4;
}

describe("the description of each operation", () => {
  test.each(entries.map((entry) => [entry.operation.id, entry] as const))("%s is short, and its example runs", (_, entry) => {
    const description = describeOperation(entry);
    expect(tokensOf(entry)).toBeLessThan(MOST_TOKENS);
    const request = readRunArguments(description["example"], runToolOf(entry), { entries, readOnly: false });
    expect(isProblem(request) ? request : request.entry).toBe(entry);
    expect(description["tool"]).toBe(runToolOf(entry));
  });

  test("has 450 tokens on average at most", () => {
    const total = entries.map(tokensOf).reduce((sum, tokens) => sum + tokens, 0);
    expect(total / entries.length).toBeLessThan(450);
  });

  test.each(entries.map((entry) => [entry.operation.id, entry] as const))("%s has all params, except those of pages", (_, entry) => {
    const properties = at(describeOperation(entry), "params", "properties");
    const described = isObject(properties) ? Object.keys(properties) : [];
    const missing = entry.operation.params.fields.filter(({ name }) => !described.includes(name));
    expect(missing.map(({ role }) => role?.kind)).toEqual(missing.map(() => "paging"));
  });
});

describe("describes", () => {
  test("a list", () => {
    const { params: _, answer, ...others } = describedAs("payments.customers.list");
    expect(others).toEqual({
      operation: "payments.customers.list",
      connector: "Payments",
      does: "Lists customers.",
      tool: "run_read",
      example: { operation: "payments.customers.list", params: { limit: 25 } },
      paging:
        "If there is more, the answer has a `cursor`: call run_read with the operation and this cursor to go on. It takes the place of the parameters `starting_after` and `ending_before`. `limit` is the size of a page.",
    });
    expect(at(answer, "result")).toBe("A list of Customer records, newest first.");
    expect(at(answer, "meta")).toEqual({ has_more: "boolean" });
  });

  test.each<[string, string, string]>([
    ["payments.customers.list", "created", "integer, Unix seconds"],
    ["payments.customers.list", "balance", "integer, the smallest currency unit"],
    ["payments.invoices.list", "status", "string, such as draft | open | paid | uncollectible | void"],
    ["payments.payment_intents.get", "client_secret", "string, secret, always redacted"],
    ["messaging.threads.list", "reactions", "array of MessageReaction {name, users, count}"],
    ["messaging.threads.list", "edited", "object {user, ts}"],
    ["crm.contacts.get", "createdAt", "string, ISO 8601 timestamp"],
    ["issue_tracker.issues.list", "title", "string"],
    ["payments.invoices.api_search", "number", "string"],
  ])("%s: the field %s of a record as %s", (id, name, want) => {
    expect(at(describedAs(id), "answer", "fields", name)).toBe(want);
  });

  test.each<[string, string]>([
    ["payments.customers.get", "One Customer record."],
    ["payments.invoices.api_search", "An object with a list of records at `data`."],
    ["issue_tracker.issues.list", "An object with a list of records at `data.issues.nodes`."],
    ["payments.customers.delete", "An object that confirms the deletion."],
    ["file_storage.files.download", "A link to the file, as an MCP resource. Read it to get the content."],
    ["file_storage.files_export.download", "A link to the file, as an MCP resource. Read it to get the content. At most 10 MB."],
  ])("the result of %s: %s", (id, want) => {
    expect(at(describedAs(id), "answer", "result")).toBe(want);
  });

  test("what is around the list of a wrapper", () => {
    const beside = { object: "string", has_more: "boolean", next_page: "string", url: "string" };
    expect(at(describedAs("payments.invoices.api_search"), "answer", "around_the_list")).toEqual(beside);
  });

  test("what is inside of an answer that the catalog does not describe", () => {
    expect(at(describedAs("issue_tracker.issues.get"), "answer", "fields", "data")).toMatch(/^object \{issue\.id, issue\.identifier, /);
  });

  test.each<[string, string, string]>([
    ["messaging.channels.get", "topic", "object {value, creator, last_set}, times in Unix seconds"],
    ["file_storage.about.get", "storageQuota", "object {limit, usage, usageInDrive, usageInDriveTrash}, sizes in bytes"],
    ["file_storage.files.get", "videoMediaMetadata", "object {width, height, durationMillis}, durations in milliseconds"],
    ["file_storage.files.get", "size", "string, bytes"],
    ["file_storage.about.get", "driveThemes", "array of object {id, backgroundImageLink, colorRgb}"],
    ["file_storage.about.get", "folderColorPalette", "array of string"],
    ["payments.charges.get", "amount_updates", "array of any"],
  ])("in %s the field %s: %s", (id, field, want) => {
    expect(at(describedAs(id), "answer", "fields", field)).toBe(want);
  });

  test.each<[about: string, id: string, field: string, want: string]>([
    [
      "a type that the example does not show",
      "payments.invoices.get",
      "shipping_details",
      "object {address: object, carrier, name, phone, tracking_number}",
    ],
    [
      "what the example shows first",
      "payments.invoices.get",
      "customer_address",
      "object {line1, city, postal_code, country, line2, state}",
    ],
    ["lists and objects inside", "payments.invoices.get", "lines", "object {object, data: array, has_more, url, total_count}"],
    [
      "a few names of a large type",
      "payments.invoices.get",
      "discount",
      "object {id, object, checkout_session, coupon: object, customer, customer_account, …}",
    ],
    ["elements", "payments.invoices.get", "custom_fields", "array of object {name, value}"],
    ["a map", "payments.invoices.get", "metadata", "map of string {order_number}"],
    [
      "the only object inside, and what is in it",
      "payments.subscriptions.api_search",
      "trial_settings",
      "object {end_behavior.billing_cycle_anchor, end_behavior.missing_payment_method}",
    ],
    [
      "more than the only name in the example",
      "messaging.channels.get",
      "properties",
      "object {canvas: object, tabs: array, tabz: array, posting_restricted_to: object, threads_restricted_to: object, meeting_notes: object, …}",
    ],
    ["records inside a wrapper", "issue_tracker.issues.list", "state", "object {id, name, type}"],
    [
      "the same of one record",
      "issue_tracker.projects.get",
      "data",
      "object {project.id, project.name, project.description, project.state, project.startDate, project.targetDate, project.createdAt, …}",
    ],
  ])("what is known about the inside of an open field: %s", (_, id, field, want) => {
    expect(at(describedAs(id), "answer", "fields", field)).toBe(want);
  });

  test("each name inside an open field once, however many names the example has inside it", () => {
    const entry = findEntry(entries, "messaging.channels.get");
    if (entry === undefined) throw new Error("There is no such operation.");
    const example = { properties: { canvas: { file_id: "F1", is_empty: true } } };
    const records = entry.connector.records.map((record) => (record.name === "Channel" ? { ...record, example } : record));
    const { answer } = describeOperation({ ...entry, connector: { ...entry.connector, records } });
    expect(at(answer, "fields", "properties")).toMatch(/^object \{canvas: object, tabs: array, /);
  });

  test("permanent effects", () => {
    const { permanent, tool } = describedAs("payments.customers.delete");
    expect([permanent, tool]).toEqual([expect.stringContaining("`confirm: true`"), "run_write"]);
    expect(describedAs("payments.customers.update")).not.toHaveProperty("permanent");
  });

  test.each<[string, string, string]>([
    ["messaging.threads.list", "ts", "Required in practice. The document marks it as optional"],
    ["messaging.threads.list", "limit", "The default 100 is assumed."],
    ["project_tracker.projects.api_search", "status", "Experimental. The document marks this filter as experimental."],
    ["file_storage.files.list", "spaces", "Separate several with commas, without spaces. Values: drive, appDataFolder."],
    ["project_tracker.issues.get", "expand", "Values: renderedFields, names,"],
    ["payments.customers.list", "email", "Filter by email address. The match is case-sensitive."],
  ])("in %s the param %s: %s", (id, param, text) => {
    expect(at(describedAs(id), "params", "properties", param, "description")).toContain(text);
  });

  test.each<[string, string]>([
    ["payments.refunds.create", "Pass at least one of `charge`, `payment_intent`."],
    ["payments.refunds.create", "The third party may take more parameters, but only these can be sent."],
    ["messaging.users.list", "`cursor` beside `params` is the cursor of an earlier answer; leave it out of `params`."],
    ["file_storage.files.list", "`fields` in `params` is sent to the third party."],
  ])("the rules of %s: %s", (id, text) => {
    expect(JSON.stringify(describedAs(id)["rules"])).toContain(text);
  });

  test("what is assumed", () => {
    expect(JSON.stringify(describedAs("payments.refunds.create")["assumed"])).toContain("No document shows these parameters: `charge`,");
    expect(describedAs("payments.customers.list")).not.toHaveProperty("assumed");
  });

  test("a list of one page, and why", () => {
    expect(describedAs("payments.customers.api_search")["paging"]).toMatch(/^Only one page can be read\. The next page needs/);
  });

  test("how to read later changes, with the token that is required", () => {
    const { params, paging } = describedAs("file_storage.changes.list");
    expect(at(params, "properties", "pageToken")).toBeDefined();
    expect(paging).toContain("pass `newStartPageToken` of the last page as `pageToken`");
  });
});

describe("describe_operation", () => {
  const offered = { entries, readOnly: false };

  test.each(["payments.customers.list", "payments_customers_list", "customers.list"])("accepts %s", (operation) => {
    const want = describedAs("payments.customers.list");
    expect(answerDescribe({ operation }, offered)).toEqual({ description: want });
  });

  test.each<[unknown, string]>([
    [undefined, "arguments/operation"],
    [{}, "arguments/operation"],
    [{ operation: 5 }, "arguments/operation"],
    [{ operation: "payments.customers.drop" }, "arguments/unknown-operation"],
    [{ operation: "users.list" }, "arguments/unknown-operation"],
    [{ operation: "payments.customers.list", verbose: true }, "arguments/unknown"],
  ])("refuses %j", (given, code) => {
    expect(answerDescribe(given, offered)).toMatchObject({ code });
  });

  test("has no writes where only reads are offered", () => {
    expect(answerDescribe({ operation: "payments.customers.create" }, { entries, readOnly: true })).toEqual({
      code: "arguments/read-only",
      message: "payments.customers.create changes records, and this server only reads.",
    });
  });

  test("shows no credentials", () => {
    const text = JSON.stringify(entries.map(describeOperation));
    expect(text).not.toMatch(/auth_config|api_key|access_token|refresh_token|sk_(?:test|live)_/);
  });
});
