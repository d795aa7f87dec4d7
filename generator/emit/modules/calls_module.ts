import { type Connector, type Operation, actionsTypeName, operationId, operationsOf, resultOf } from "#generator/resolve";
import { type PrintedModule, type Statement } from "#generator/print";
import { bannerOf, call, ident, list, literal, object, printModule, stringLiteral } from "#generator/print";
import { toRow } from "./operations.ts";

/**
 * `connectors/<connector>.calls`, the subpath `<connector>/calls`: each operation by itself, and the connector without its validators, for
 * clients that check nothing.
 */
export function printCallsModule(connector: Connector): PrintedModule {
  const { id, title, definitionId, entities } = connector;
  const operations = operationsOf(connector);
  const hasDownloads = operations.some(isDownload);
  const members = [
    ["id", stringLiteral(id)],
    ["definitionId", stringLiteral(definitionId.value)],
    ["gateway", "gateway.definition"],
    ["operations", list(operations.map((operation) => ident(operationId(operation))))],
    hasDownloads ? "toDownload" : undefined,
  ] as const;
  const names = ["deepFreeze", "toCall", ...(hasDownloads ? ["toDownload"] : [])];
  const types = ["Client", "CreateRequest", ...entities.map(({ name }) => actionsTypeName(id, name))];
  return printModule(bannerOf(definitionId.at.file), [
    { kind: "import", from: "../runtime/engine.js", names, valuesOnly: true },
    { kind: "import", from: "./gateway.envelope.js", all: "gateway", valuesOnly: true },
    { kind: "import", from: "../runtime/client/unchecked_types.js", names: ["OperationCall", "UncheckedConnector"], typeOnly: true },
    { kind: "import", from: `./${id}.js`, names: types, typeOnly: true },
    ...operations.map(defineCall),
    {
      kind: "const",
      name: "connector",
      doc: { lines: [`${title} for the option \`connectors\` of \`createUncheckedGateway\`.`] },
      type: "UncheckedConnector<Client, CreateRequest>",
      value: call("deepFreeze", object(members, true)),
    },
  ]);
}

/** A stream has no body that a caller could return. */
function defineCall(operation: Operation): Statement {
  const { id, connector, entity, action, description } = operation;
  const name = operationId(operation);
  const value = call("toCall", "gateway.definition", stringLiteral(id), literal(toRow(operation, { ofCall: true })));
  if (isDownload(operation)) return { kind: "value", name, value };
  const type = `OperationCall<${ident(actionsTypeName(connector, entity))}[${stringLiteral(action)}]>`;
  return { kind: "const", name, doc: { lines: description === undefined ? [] : [description] }, type, value };
}

function isDownload({ kind }: Operation): boolean {
  return resultOf(kind) === "bytes";
}
