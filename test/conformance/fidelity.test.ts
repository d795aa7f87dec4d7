import { describe, expect, test } from "vitest";
import { documentedConnectors } from "../fixtures/documented_connectors.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import type { Connector, Field, Model, Operation } from "../../generator/resolve/model/types.ts";
import { compareFidelity } from "./fidelity/compare/compare.ts";
import { table as crm } from "./fidelity/crm.ts";
import { recordFields as crmFields } from "./fidelity/crm_fields.ts";
import { table as fileStorage } from "./fidelity/file_storage.ts";
import { table as issueTracker } from "./fidelity/issue_tracker.ts";
import { table as messaging } from "./fidelity/messaging.ts";
import { recordFields as messagingFields } from "./fidelity/messaging_fields.ts";
import { table as payments } from "./fidelity/payments.ts";
import { recordFields as paymentsFields } from "./fidelity/payments_fields.ts";
import { table as projectTracker } from "./fidelity/project_tracker.ts";
import { table as recruiting } from "./fidelity/recruiting.ts";
import { recordFields as recruitingFields } from "./fidelity/recruiting_fields.ts";
import type { FidelityTable } from "./fidelity/table.ts";

const tables: readonly FidelityTable[] = [
  { ...payments, ...paymentsFields },
  { ...messaging, ...messagingFields },
  { ...recruiting, ...recruitingFields },
  { ...crm, ...crmFields },
  issueTracker,
  projectTracker,
  fileStorage,
];

const sizes: Readonly<Record<string, readonly [entities: number, operations: number]>> = {
  payments: [11, 34],
  messaging: [4, 6],
  recruiting: [12, 21],
  crm: [6, 16],
  issue_tracker: [3, 6],
  project_tracker: [6, 13],
  file_storage: [10, 17],
};

const connectors = loadCatalog().connectors.filter(({ id }) => documentedConnectors.includes(id));
const model: Model = { ...loadCatalog(), connectors };

function connectorOf(id: string): Connector {
  const connector = model.connectors.find((candidate) => candidate.id === id);
  if (connector === undefined) throw new Error(`The catalog has no connector ${id}`);
  return connector;
}

const operations: readonly Operation[] = model.connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));

/** The order of connectors does not matter here. */
function sorted(names: readonly string[]): readonly string[] {
  return [...names].sort();
}

function idsOf(wanted: (operation: Operation) => boolean): readonly string[] {
  return sorted(operations.filter(wanted).map(({ id }) => id));
}

function paramsThat(wanted: (field: Field) => boolean): readonly string[] {
  return sorted(operations.flatMap(({ id, params }) => params.fields.filter(wanted).map(({ name }) => `${id}.${name}`)));
}

describe("the catalog says what the documents say", () => {
  test("about the seven connectors and their size", () => {
    const found = model.connectors.map(({ id, entities }) => [
      id,
      [entities.length, entities.reduce((sum, entity) => sum + entity.operations.length, 0)],
    ]);
    expect(Object.fromEntries(found)).toEqual(sizes);
    expect(operations).toHaveLength(113);
  });

  test.each(tables.map((table) => [table.connector, table] as const))("about %s", (id, table) => {
    expect(compareFidelity(table, connectorOf(id))).toEqual([]);
  });

  test("about writing, and what cannot be undone", () => {
    expect(idsOf(({ effect }) => effect === "write")).toEqual([
      "payments.customers.create",
      "payments.customers.delete",
      "payments.customers.update",
      "payments.products.create",
      "payments.products.delete",
      "payments.products.update",
      "payments.refunds.create",
    ]);
    expect(idsOf(({ permanent }) => permanent)).toEqual(["payments.customers.delete"]);
  });

  test("about the order of lists", () => {
    const ordered = ["customers", "charges", "refunds", "products", "payouts"].map((entity) => `payments.${entity}.list`);
    expect(idsOf((operation) => operation.ordered === "newest_first")).toEqual(sorted(ordered));
  });

  test("about downloads, and which take a Range", () => {
    const downloads = [
      "file_storage.files.download",
      "file_storage.files_export.download",
      "recruiting.application_attachment.download",
      "recruiting.candidate_attachment.download",
    ];
    expect(idsOf(({ kind }) => kind === "download")).toEqual(downloads);
    expect(idsOf(({ download }) => download?.range === "range_header")).toEqual(downloads);
    expect(idsOf(({ download }) => download?.maxSize === "10 MB")).toEqual(["file_storage.files_export.download"]);
  });

  test("about wrappers and pages inside one record", () => {
    expect(idsOf(({ kind }) => kind === "search_wrapper")).toEqual([
      "payments.charges.api_search",
      "payments.invoices.api_search",
      "payments.subscriptions.api_search",
      "project_tracker.issue_fields.api_search",
    ]);
    expect(idsOf(({ kind }) => kind === "page_record")).toEqual(
      ["issues", "projects", "teams"].map((entity) => `issue_tracker.${entity}.list`),
    );
  });

  test("about paging of every list and search", () => {
    const paged = idsOf(({ kind }) => ["list", "search_wrapper", "page_record"].includes(kind));
    expect(idsOf(({ paging }) => paging !== undefined)).toEqual(paged);
  });

  test("about params that are optional and yet needed, and one that is experimental", () => {
    expect(paramsThat(({ requiredInPractice }) => requiredInPractice !== undefined)).toEqual([
      "file_storage.comments.get.fields",
      "file_storage.comments.list.fields",
      "file_storage.replies.get.fields",
      "file_storage.replies.list.fields",
      "messaging.threads.list.ts",
    ]);
    expect(paramsThat(({ experimental }) => experimental !== undefined)).toEqual(["project_tracker.projects.api_search.status"]);
  });

  test("about a refund, which names a charge or a payment intent", () => {
    const refund = operations.find(({ id }) => id === "payments.refunds.create");
    expect(refund?.params.atLeastOneOf).toEqual(["charge", "payment_intent"]);
    expect(refund?.paramsRequired).toBe(true);
  });

  test("about credentials, which are secret", () => {
    const secrets = model.connectors.flatMap(({ id, auth }) =>
      auth.flatMap(({ shape }) => shape.fields.filter(({ secret }) => secret).map(({ name }) => `${id} ${name}`)),
    );
    expect(sorted(secrets)).toEqual([
      "crm access_token",
      "crm client_secret",
      "crm refresh_token",
      "file_storage access_token",
      "file_storage client_secret",
      "file_storage refresh_token",
      "issue_tracker api_key",
      "messaging access_token",
      "messaging access_token",
      "messaging client_secret",
      "payments api_key",
      "project_tracker password",
      "recruiting api_key",
    ]);
  });
});
