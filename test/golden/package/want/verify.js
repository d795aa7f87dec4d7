// @generated from spec/ by connector-gateway-spec. Do not edit.
import { existsSync, readFileSync } from "node:fs";
import { createInstanceResponse, errorBody } from "./connectors/gateway.js";
import { parts } from "./sandbox.js";
import { verifyCatalogGateway } from "./runtime/verify/index.js";

const files = ["spec/connectors/help_desk.yaml", "spec/connectors/shop.yaml"];

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
