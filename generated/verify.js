// @generated from spec/ by connector-gateway-spec. Do not edit.
import { existsSync, readFileSync } from "node:fs";
import { createInstanceResponse, errorBody } from "./connectors/gateway.js";
import { parts } from "./sandbox.js";
import { verifyCatalogGateway } from "./runtime/verify/index.js";

const files = [
  "spec/gateway.yaml", "spec/connectors/crm.yaml", "spec/connectors/file_storage.yaml", "spec/connectors/issue_tracker.yaml",
  "spec/connectors/messaging.yaml", "spec/connectors/payments.yaml", "spec/connectors/project_tracker.yaml",
  "spec/connectors/recruiting.yaml", "spec/inner/crm.yaml", "spec/inner/file_storage.yaml", "spec/inner/messaging.yaml",
  "spec/inner/payments.yaml", "spec/inner/project_tracker.yaml", "spec/inner/recruiting.yaml",
];

const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

export function verifyGateway(options) {
  return verifyCatalogGateway({
    ...parts,
    catalog: read("./catalog.json"),
    sources: Object.fromEntries(files.map((path) => [path, textOf(path)])),
    examplesOf: (connector) => read(`./examples/${connector}.json`),
    errorBody,
    createResponse: createInstanceResponse,
  }, options);
}
