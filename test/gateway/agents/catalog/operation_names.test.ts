import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findNamed, findNamedOrShortened, unknownOperation, loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const entries = loadEntries();

describe("findNamed", () => {
  test.each([
    ["payments.customers.list", "payments.customers.list"],
    ["payments_customers_list", "payments.customers.list"],
    ["Payments.Customers.List", "payments.customers.list"],
    ["payments/customers/list", "payments.customers.list"],
    ["payments customers list", "payments.customers.list"],
    ["crm.contacts.apiSearch", "crm.contacts.api_search"],
    ["fileStorage.files.list", "file_storage.files.list"],
    ["customers.list", undefined],
    ["payments.customers", undefined],
    ["", undefined],
  ])("%s is %s", (given, want) => {
    expect(findNamed(entries, given)?.operation.id).toBe(want);
  });

  test("finds every operation by the name of its tool", () => {
    const ids = entries.map(({ operation }) => operation.id);
    expect(ids.map((id) => findNamed(entries, id.replaceAll(".", "_"))?.operation.id)).toEqual(ids);
  });
});

describe("findNamedOrShortened", () => {
  test.each([
    ["customers.list", "payments.customers.list"],
    ["scheduled_interviews.get", "recruiting.scheduled_interviews.get"],
    ["filesDownload", "file_storage.files.download"],
    ["users.list", undefined],
    ["issues.list", "issue_tracker.issues.list"],
    ["issues.get", undefined],
  ])("%s is %s", (given, want) => {
    expect(findNamedOrShortened(entries, given)?.operation.id).toBe(want);
  });
});

describe("unknownOperation suggests", () => {
  test.each([
    ["payments.customer.list", ["payments.customers.list"]],
    ["payment.customers.list", ["payments.customers.list"]],
    ["payments.custmers.lst", ["payments.customers.list"]],
    ["customer.list", ["payments.customers.list"]],
    ["list_customers", ["payments.customers.list"]],
    ["getDispute", ["payments.disputes.get"]],
    ["users.list", ["messaging.users.list", "project_tracker.users.list", "recruiting.users.list"]],
    ["payments.invoices.search", ["payments.invoices.api_search"]],
    ["crm.contacts.search", ["crm.contacts.api_search"]],
    ["issues.get", ["issue_tracker.issues.get", "project_tracker.issues.get"]],
  ])("for %s: %s", (given, want) => {
    const { code, message } = unknownOperation(entries, given);
    expect(code).toBe("arguments/unknown-operation");
    for (const id of want) expect(message).toContain(id);
  });

  test("nothing where nothing is near, and says where to look", () => {
    expect(unknownOperation(entries, "xyzzy").message).toBe(
      "There is no operation `xyzzy`. search_operations finds operations by what they do.",
    );
  });

  test("at most five names, whatever is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
        const { message } = unknownOperation(entries, name);
        expect(message.split(" or ").length).toBeLessThanOrEqual(5 + name.split(" or ").length);
        expect(message.length).toBeLessThan(1_500);
        expect(message).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
      }),
      runs(30),
    );
  });

  test("names of any length in no time", () => {
    expect(unknownOperation(entries, "payments.customers.".repeat(100_000)).message.length).toBeLessThan(300);
  });
});
