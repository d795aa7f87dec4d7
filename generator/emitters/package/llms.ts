import type { Connector, Operation } from "../../model/types.ts";
import { markdownCodes, markdownText } from "../../print/markdown.ts";
import { firstSentence, toDescription } from "../../schema/texts.ts";
import type { EmitterInput } from "../emitter.ts";
import { countSlots } from "./counts.ts";

/** The parts of llms.txt that depend on the catalog and on the version. */
export function llmsSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
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
