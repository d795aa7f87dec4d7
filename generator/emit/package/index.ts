import {
  banner,
  bannerOf,
  printLine,
  printJson,
  markdownCodes,
  markdownText,
  markdownCell,
  fillSlots,
  templateNamed,
} from "#generator/print";
import type { Emitter, EmitterInput, OutputFile, Templates } from "../emitter.ts";
import { referencePages } from "../reference_pages.ts";
import { toPackageJson } from "./package_json.ts";
import { type Connector, type Operation, type Model, knowsInside, operationsOf } from "#generator/resolve";
import { templatePath } from "#generator/read";
import { firstSentence, toDescription } from "#generator/schema";

/** The files that make the folder a package: package.json, README, llms.txt, changelog, licence, and its handwritten code. */
export const packageEmitter: Emitter = {
  name: "package",
  emit: (input) => [
    { path: "package.json", text: printJson(toPackageJson(input)) },
    { path: "README.md", text: fillSlots(templateNamed(input.templates, "README.md"), readmeSlots(input)) },
    { path: "llms.txt", text: fillSlots(templateNamed(input.templates, "llms.txt"), llmsSlots(input)) },
    { path: "CHANGELOG.md", text: templateNamed(input.templates, "CHANGELOG.md") },
    { path: "LICENSE", text: templateNamed(input.templates, "LICENSE") },
    ...toHandwrittenFiles(input.templates),
    ...toConnectorIds(input),
  ],
};

/** The ids of the connectors for the program, which loads a connector when it needs it. */
function toConnectorIds({ model, templates }: EmitterInput): readonly OutputFile[] {
  if (!templates.has("built/bin/program.js")) return [];
  const ids = model.connectors.map(({ id }) => id);
  const inner = model.connectors.filter(knowsInside).map(({ id }) => id);
  const text = `${banner}\nexport const connectors = ${printLine(ids)};\nexport const connectorsWithInner = ${printLine(inner)};\n`;
  return [{ path: "bin/connectors.js", text, executable: true }];
}

/** The handwritten code of the package as it is built, the file that starts its program, and the schemas of files that the program reads. */
function toHandwrittenFiles(templates: Templates): readonly OutputFile[] {
  return [...templates].flatMap(([path, text]): readonly OutputFile[] => {
    const built = /^built\/(.*)$/u.exec(path)?.[1];
    if (built?.startsWith("reference/") === true) return [];
    if (built !== undefined) return [{ path: built, text, ...(built.startsWith("bin/") && { executable: true }) }];
    if (/^bin\/.*\.js$/u.test(path)) return [{ path, text: withBanner(path, text), executable: true }];
    return /^bin\/.*\.json$/u.test(path) ? [{ path: path.replace("bin/", ""), text }] : [];
  });
}

/** The first line of a program stays the first one. */
function withBanner(path: string, text: string): string {
  const first = /^#!.*\n/u.exec(text)?.[0] ?? "";
  return `${first}${bannerOf(templatePath(path))}\n${text.slice(first.length)}`;
}

/** The parts of llms.txt that depend on the catalog and on the version. */
function llmsSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
  return { ...countSlots(model, version), connectors: model.connectors.map(printConnector).join("\n\n") };
}

/** A section: the files of the connector, then its operations by entity. */
function printConnector(connector: Connector): string {
  const { id, title, description, entities, records } = connector;
  const lines = [
    link(
      `connectors/${id}.d.ts`,
      `types and validators. ${markdownText(description)} Records: ${markdownCodes(records.map(({ name }) => name))}`,
    ),
    link(`schemas/${id}.json`, "JSON Schemas"),
    link(`openapi/${id}.json`, "OpenAPI 3.1 with one path for each operation"),
    link(`examples/${id}.json`, "valid and invalid values by address"),
    ...entities.flatMap(({ operations }) => operations.map(printOperation)),
  ];
  return [`## ${markdownText(title)} (\`${id}\`)`, "", ...lines].join("\n");
}

function printOperation(operation: Operation): string {
  const { id, connector, description } = operation;
  const note = toDescription({ ...operation, ...(description !== undefined && { description: firstSentence(description) }) });
  return `- [${id}](connectors/${connector}.d.ts)${note === undefined ? "" : `: ${markdownText(note)}`}`;
}

function link(path: string, note: string): string {
  return `- [${path}](${path}): ${note}`;
}

/** The parts of the package's README that depend on the catalog and on the version. */
function readmeSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
  const operations = model.connectors.flatMap(operationsOf);
  return {
    ...countSlots(model, version),
    open_operation_count: String(operations.filter(({ params }) => params.open).length),
    connectors: connectorTable(model.connectors),
    page_size: isLarge(model) ? "Each page needs no other file" : "It is one file of at most 230 kB (compressed)",
  };
}

function isLarge(model: Model): boolean {
  return referencePages(model).length > 1;
}

function connectorTable(connectors: readonly Connector[]): string {
  const rows = connectors.map((connector) => {
    const { id, title, entities } = connector;
    const names = markdownCodes(entities.map(({ name }) => name));
    return `| \`connector-gateway-spec/${id}\` | ${markdownCell(title)} | ${names} | ${operationsOf(connector).length} |`;
  });
  return ["| import | connector | entities | operations |", "|---|---|---|---:|", ...rows].join("\n");
}

/** The slots of every text about the package: the title of the gateway, the version, and how much there is. */
function countSlots(model: Model, version: string): Readonly<Record<string, string>> {
  const { gateway, connectors } = model;
  return {
    title: markdownText(gateway.title),
    catalog_version: version,
    connector_count: String(connectors.length),
    entity_count: String(connectors.flatMap(({ entities }) => entities).length),
    operation_count: String(connectors.flatMap(operationsOf).length),
    pages: isLarge(model) ? "a page for each connector" : "one page",
  };
}
