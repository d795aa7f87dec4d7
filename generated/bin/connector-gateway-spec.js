#!/usr/bin/env node
// @generated from templates/cli/connector-gateway-spec.js by connector-gateway-spec. Do not edit.
import { connectors, connectorsWithInner } from "./connectors.js";
import { runProgram } from "./program.js";

// An import would read everything that the module has, which makes Node load its streams.
const { readFileSync } = process.getBuiltinModule("node:fs");
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const readJson = (path) => JSON.parse(read(path));

await runProgram({
  version: readJson("package.json").version,
  connectors,
  loadConnector: async (connector) => (await import(`../connectors/${connector}.js`)).validators,
  loadAddressBook: () => import("../index.js"),
  loadInner: async (connector) =>
    connectorsWithInner.includes(connector) ? (await import(`../connectors/${connector}.inner.js`)).inner : [],
  readCatalog: () => readJson("catalog.json"),
  readExamples: (connector) => readJson(`examples/${connector}.json`),
  readReference: (page) => read(`reference/${page}.html`),
  loadJsonSchemaFor: async () => (await import("../schemas/index.js")).jsonSchemaFor,
  loadCreateSandbox: async () => (await import("../sandbox.js")).createSandbox,
  loadVerify: () => import("../verify.js"),
});
