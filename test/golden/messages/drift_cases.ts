import type { driftMessages } from "../../../generator/read/diagnostics/drift_messages.ts";
import type { Diagnostic } from "../../../generator/read/diagnostics/diagnostic.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { findDrift } from "../../../generator/drift/index.ts";
import { driftQuestion, type DriftTest, shopDocument } from "../../fixtures/drift.ts";

type Shop = ReturnType<typeof shopDocument>;

/** For each `drift/*` code, what a document or a decision must be like. */
export const driftCases: Readonly<Record<keyof typeof driftMessages, () => { readonly sources: readonly SourceFile[]; readonly diagnostics: readonly Diagnostic[] }>> = {
  "drift/gone": () => changed(({ order }) => delete order.properties["note"]),
  "drift/deprecated": () => changed(({ person }) => Object.assign(person.properties["email"] ?? {}, { deprecated: true })),
  "drift/retired": () => find({ edit: (text) => text.replace("  errors:", "  retired: { because: Ended., source: https://shop.example/end, on: 2026-05-01 }\n  errors:") }),
  "drift/type": () => changed(({ person }) => (person.properties["name"] = { type: "integer" })),
  "drift/null": () => changed(({ order }) => (order.properties["id"] = { type: "string", nullable: true })),
  "drift/enum": () => changed(({ status }) => (status.schema = { type: "string", enum: ["open"] })),
  "drift/limit": () => changed(({ limit }) => (limit.schema["maximum"] = 50)),
  "drift/default": () => changed(({ limit }) => (limit.schema["default"] = 20)),
  "drift/required": () => changed(({ limit }) => (limit.required = true)),
  "drift/new": () => changed(({ order }) => (order.properties["currency"] = { type: "string" }), { showNew: true }),
  "drift/blind": () => changed(({ document }) => (document.paths = { ...document.paths, "/v1/orders": { get: document.paths["/v1/orders"].get } } as Shop["paths"])),
  "drift/form": () => find({ document: "name: shop\n" }),
  "drift/decision": () => {
    const ignore = "{ connector: shop, code: drift/gone, what: shop.orders.list, because: Known., until: 2026-12-31 }";
    return find({ document: shopDocument().document, decisions: `ignore:\n  - ${ignore}\n` });
  },
};

function changed(change: (shop: Shop) => unknown, test: DriftTest = {}) {
  const shop = shopDocument();
  change(shop);
  return find({ document: shop.document, ...test });
}

function find(test: DriftTest) {
  const { question, sources } = driftQuestion({ ...test, path: "openapi.yaml" });
  return { sources, diagnostics: findDrift(question).findings };
}
