import { describe, expect, it } from "vitest";
import { loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { answerSearch } from "../../../../gateway/src/agents/search/answer_search.ts";
import { createOperationSearch } from "../../../../gateway/src/agents/search/operation_search.ts";
import { isDocumented } from "../../../fixtures/documented_connectors.ts";

const entries = loadEntries().filter(({ operation }) => isDocumented(operation));
const search = createOperationSearch(entries);

/** The JSON of the answer. */
function answer(given: unknown, readOnly = false): unknown {
  return JSON.parse(textOf(given, readOnly));
}

function textOf(given: unknown, readOnly = false): string {
  const [block] = answerSearch(given, { entries, readOnly, search }).content;
  return block?.type === "text" ? block.text : "";
}

describe("search_operations", () => {
  it("answers with ids, effects, descriptions and required params, and with what to do next", () => {
    expect(answer({ query: "delete a customer", limit: 1 })).toEqual({
      operations: [
        { operation: "payments.customers.delete", effect: "write", permanent: true, does: "Deletes a customer.", required: ["id"] },
      ],
      next: "See the params with describe_operation, then run it with run_write.",
    });
  });

  it("names both tools where operations read and write", () => {
    expect(answer({ query: "refunds" })).toMatchObject({
      next: "See the params with describe_operation, then run it with run_read where effect is read, and with run_write where it is write.",
    });
  });

  it.each(["payments", "Payments", "PAYMENTS", "stripe", "Stripe"])("searches in the connector %j", (connector) => {
    expect(answer({ query: "email", connector, limit: 1 })).toMatchObject({
      operations: [{ operation: expect.stringMatching(/^payments\./) as unknown }],
    });
  });

  it.each([{}, undefined, null, { query: "" }, { query: "  ", connector: null }, { query: "", connector: "" }])(
    "lists the connectors for %j",
    (given) => {
      expect(answer(given)).toMatchObject({
        connectors: [{ connector: "crm", system: "HubSpot", operations: 16 }, {}, {}, {}, {}, {}, {}],
      });
    },
  );

  it("lists the operations of a connector for an empty query", () => {
    expect(answer({ query: "", connector: "issue_tracker" })).toEqual({
      connector: "issue_tracker",
      operations: [
        "issue_tracker.issues.list",
        "issue_tracker.issues.get",
        "issue_tracker.projects.list",
        "issue_tracker.projects.get",
        "issue_tracker.teams.list",
        "issue_tracker.teams.get",
      ],
      next: "See the params with describe_operation, then run it with run_read.",
    });
  });

  it("shows the connectors where nothing is found", () => {
    expect(answer({ query: "xyzzyplugh" })).toMatchObject({ operations: [], connectors: [{ connector: "crm" }, {}, {}, {}, {}, {}, {}] });
  });

  it("shows the entities where nothing is found in a connector, and the nearest of them", () => {
    expect(answer({ query: "xeals", connector: "crm" })).toEqual({
      operations: [],
      message: 'Nothing was found in crm. Say what you want to do with which kind of record, such as "list invoices".',
      did_you_mean: ["deals"],
      entities: ["contacts", "companies", "deals", "tickets", "schemas", "objects"],
    });
  });

  it("shows nothing that writes if only reads are offered", () => {
    expect(textOf({ query: "refund a charge", limit: 20 }, true)).not.toContain("payments.refunds.create");
    expect(textOf({ query: "", connector: "payments" }, true)).not.toMatch(/\.(?:create|update|delete)"/u);
  });

  it.each([
    [{ query: "x", conector: "crm" }, "arguments/unknown", "There is no argument `conector`. Did you mean `connector`?"],
    [{ q: "deals" }, "arguments/unknown", "There is no argument `q`. Did you mean `query`?"],
    [{ query: "x", zzz: 1 }, "arguments/unknown", "There is no argument `zzz`. There are: query, connector, limit."],
    [{ query: 5 }, "arguments/type", "`query` must be a text: what you want to do, in plain words."],
    [{ query: "x", connector: 5 }, "arguments/type", "`connector` must be the id of a connector, or be left out."],
    [{ query: "x", connector: "paymets" }, "arguments/unknown-connector", 'There is no connector "paymets". Did you mean `payments`?'],
    [
      { query: "x", connector: "grenhouse" },
      "arguments/unknown-connector",
      'There is no connector "grenhouse". Did you mean `recruiting`?',
    ],
    [
      { query: "x", connector: "weather" },
      "arguments/unknown-connector",
      'There is no connector "weather". There are: crm, file_storage, issue_tracker, messaging, payments, project_tracker, recruiting.',
    ],
    [{ query: "x", limit: 0 }, "arguments/type", "`limit` must be an integer from 1 to 20, or be left out."],
    [{ query: "x", limit: 21 }, "arguments/type", "`limit` must be an integer from 1 to 20, or be left out."],
    [{ query: "x", limit: "5" }, "arguments/type", "`limit` must be an integer from 1 to 20, or be left out."],
    ["deals", "arguments/type", "The arguments must be an object."],
    [[], "arguments/type", "The arguments must be an object."],
  ])("refuses %j", (given, code, message) => {
    expect(answerSearch(given, { entries, readOnly: false, search }).isError).toBe(true);
    expect(answer(given)).toEqual({ error: { code, message } });
  });

  it("lists all that is wrong", () => {
    expect(answer({ query: 1, limit: "x" })).toMatchObject({
      error: { code: "arguments/type", issues: [{ path: "query" }, { path: "limit" }] },
    });
  });

  it.each([{ query: "refund a payment" }, { query: "" }, { query: "", connector: "payments" }, { query: "xyzzyplugh" }])(
    "answers %j in 450 tokens",
    (given) => {
      expect(Buffer.byteLength(textOf(given)) / 4).toBeLessThan(450);
    },
  );
});
