import { finding, type Finding, type FindingPlace } from "../diagnostics/finding.ts";
import type { Connector, Model } from "../model/types.ts";
import { findCollisions, type Claimant } from "../naming/collisions.ts";
import { CONNECTORS_FOLDER } from "../source/source_file.ts";

/** Names that have another meaning in the package's subpaths, files or addresses. */
const RESERVED_CONNECTORS = ["gateway", "client", "operations", "schemas", "openapi", "examples", "runtime", "bin"];

/** Connectors whose id is not their file's, is taken, or is used twice; names that would meet in an output. */
export function checkNames(model: Model): readonly Finding[] {
  return [
    ...model.connectors.flatMap(checkConnectorId),
    ...checkDefinitionIds(model),
    ...checkCollisions(model),
    ...checkRecordFields(model),
  ];
}

function checkConnectorId({ id, definitionId }: Connector): readonly Finding[] {
  const { file } = definitionId.at;
  const at: FindingPlace = { file, path: ["connector"] };
  if (RESERVED_CONNECTORS.includes(id)) {
    return [finding("name/reserved", at, { id, reserved: RESERVED_CONNECTORS.map((name) => `\`${name}\``).join(", ") })];
  }
  return file === `${CONNECTORS_FOLDER}/${id}.yaml` ? [] : [finding("name/file", at, { id, file })];
}

function checkDefinitionIds({ connectors }: Model): readonly Finding[] {
  return connectors.flatMap(({ definitionId }, index) => {
    const earlier = connectors.slice(0, index).find((other) => other.definitionId.value === definitionId.value);
    return earlier === undefined ? [] : [finding("name/definition-id", definitionId.at, { connector: earlier.id })];
  });
}

function checkCollisions(model: Model): readonly Finding[] {
  return findCollisions(model).flatMap(({ name, scope, claimants }) => {
    const placed = claimants.findLast(({ at }) => at !== undefined);
    if (placed?.at === undefined) return [];
    const other = claimants.find((claimant) => claimant !== placed);
    return [finding("name/collision", placed.at, { name, scope, other: other === undefined ? "" : describe(other) }, { on: "key" })];
  });
}

/** "`Line` (records.Line)" */
function describe({ what, at }: Claimant): string {
  return at === undefined ? what : `${what} (${at.path.join(".")} in ${at.file})`;
}

/** A record has what it extends and then its own fields; none may come twice. */
function checkRecordFields(model: Model): readonly Finding[] {
  const records = [model.gateway, ...model.connectors].flatMap((owner) => owner.records);
  return records.flatMap(({ name: record, shape: { fields } }) => {
    const repeated = fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) < index);
    return repeated.map(({ name, at }) => finding("name/repeated-field", at, { field: name, record }, { on: "key" }));
  });
}
