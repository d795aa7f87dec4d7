// @generated from spec/ by connector-gateway-spec. Do not edit.
import { readFileSync } from "node:fs";
import { createInstanceResponse, errorBody } from "./connectors/gateway.js";
import { parts } from "./sandbox.js";
import { verifyCatalogGateway } from "./runtime/verify/index.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

export function verifyGateway(options) {
  return verifyCatalogGateway({
    ...parts,
    catalog: read("./catalog.json"),
    examplesOf: (connector) => read(`./examples/${connector}.json`),
    errorBody,
    createResponse: createInstanceResponse,
  }, options);
}
