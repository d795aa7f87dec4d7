import { type UnlocatedDiagnostic, type Place, quoteAll, diagnosticAt, CONNECTORS_FOLDER, placeIn } from "#generator/read";
import { operationsOf, type Connector, type Model, findCollisions, type Claimant, findGlobalNames, toolName } from "#generator/resolve";

/** Names that have another meaning in the package's subpaths, files or addresses. */
export const RESERVED_CONNECTORS: readonly string[] = [
  ...["gateway", "client", "server", "sandbox", "tools", "bindings", "reference", "verify"],
  ...["operations", "schemas", "openapi", "examples", "catalog", "runtime", "shared", "bin", "index"],
];

/** Connectors with the wrong id or with that of another; names that are taken or that would meet in an output. */
export function checkNames(model: Model): readonly UnlocatedDiagnostic[] {
  return [
    ...model.connectors.flatMap(checkConnectorId),
    ...checkDefinitionIds(model),
    ...checkCollisions(model),
    ...findGlobalNames(model).map(({ at, name, suggested }) => diagnosticAt("name/global-type", at, { name, suggested }, { on: "key" })),
    ...checkRecordFields(model),
    ...checkToolNames(model),
  ];
}

function checkConnectorId({ id, definitionId }: Connector): readonly UnlocatedDiagnostic[] {
  const { file } = definitionId.at;
  const at: Place = { file, path: ["connector"] };
  if (RESERVED_CONNECTORS.includes(id)) {
    return [diagnosticAt("name/reserved", at, { id, reserved: quoteAll(RESERVED_CONNECTORS) })];
  }
  // That of an extended catalog has its connectors in one file.
  return !file.startsWith(`${CONNECTORS_FOLDER}/`) || file === `${CONNECTORS_FOLDER}/${id}.yaml`
    ? []
    : [diagnosticAt("name/file", at, { id, file })];
}

function checkDefinitionIds({ connectors }: Model): readonly UnlocatedDiagnostic[] {
  const ids = [...new Set(connectors.map(({ definitionId }) => definitionId.value))];
  return ids.flatMap((id) => {
    const [original, ...copies] = connectors.filter(({ definitionId }) => definitionId.value === id).sort(byOriginality);
    if (original === undefined) return [];
    return copies.map(({ definitionId }) =>
      diagnosticAt("name/definition-id", placeIn(definitionId.at, "value"), { connector: original.id }),
    );
  });
}

/**
 * Which of two connectors had its definition id first. A copied file keeps the title of its original, and a new connector
 * has fewer operations than the one that it was begun from; the order of the files decides only after that.
 */
function byOriginality(left: Connector, right: Connector): number {
  return Number(hasOwnTitle(right)) - Number(hasOwnTitle(left)) || operationsOf(right).length - operationsOf(left).length;
}

function hasOwnTitle({ id, title }: Connector): boolean {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "_") === id;
}

function checkCollisions(model: Model): readonly UnlocatedDiagnostic[] {
  return findCollisions(model).flatMap(({ name, namespace, claimants }) => {
    const placed = claimants.findLast(({ at }) => at !== undefined);
    if (placed?.at === undefined) return [];
    const other = claimants.find((claimant) => claimant !== placed);
    return [
      diagnosticAt("name/collision", placed.at, { name, namespace, other: other === undefined ? "" : describe(other) }, { on: "key" }),
    ];
  });
}

/** "`Line` (records.Line)" */
function describe({ what, at }: Claimant): string {
  return at === undefined ? what : `${what} (${at.path.join(".")} in ${at.file})`;
}

/** The providers of language models refuse longer names of tools. */
const LONGEST_TOOL_NAME = 64;

/** Operations whose tools have too long names. Two operations whose tools have one name have one operationId as well, which is a collision. */
function checkToolNames({ connectors }: Model): readonly UnlocatedDiagnostic[] {
  return connectors.flatMap(operationsOf).flatMap((operation) => {
    const name = toolName(operation);
    const facts = { name, length: name.length, most: LONGEST_TOOL_NAME };
    return name.length > LONGEST_TOOL_NAME ? [diagnosticAt("name/long-tool", operation.at, facts, { on: "key" })] : [];
  });
}

/** A record has the fields of what it extends and then its own; none may occur twice. */
function checkRecordFields(model: Model): readonly UnlocatedDiagnostic[] {
  const records = [model.gateway, ...model.connectors].flatMap((owner) => owner.records);
  return records.flatMap(({ name: record, shape: { fields } }) => {
    const repeated = fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) < index);
    return repeated.map(({ name, at }) => diagnosticAt("name/repeated-field", at, { field: name, record }, { on: "key" }));
  });
}
