import type { Role } from "../../templates/shared/roles.ts";
import { diagnosticAt, quoteAll, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { RoleField } from "../model/role_kind.ts";
import { pagingParams } from "../model/paging_queries.ts";
import { sourcesOfEntity, sourcesOfOperation, type RecordSources } from "../model/record_sources.ts";
import { endsPath, entityBefore, likelyRole, type RoleClues } from "../model/derived_role.ts";
import { actionsOfRole, fieldsOfRole, roleKeys, valueOfRole } from "../model/role_queries.ts";
import { roleClues } from "../resolve/derive_roles.ts";
import type { Connector, Field, Model, Operation } from "../model/types.ts";
import { operationsOf } from "../model/walk.ts";
import { placeIn, type Place } from "../source/place.ts";
import { checkName } from "./sandbox_fields.ts";
import { checkFilter } from "./role_values.ts";
import { nearestName } from "../../templates/shared/nearest_names.ts";
import { parseFieldPath } from "../../templates/shared/field_path.ts";
import { followElements, suggestField } from "../model/field_path.ts";

/** Params of operations without a role, and roles that do not fit their operation. */
export function checkRoles(model: Model): readonly UnlocatedDiagnostic[] {
  return model.connectors.flatMap((connector) => operationsOf(connector).flatMap((operation) => checkOperation(operation, connector)));
}

function checkOperation(operation: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const sources = sourcesOfOperation(operation, connector);
  const isMisnamed = namesUnknownParam(operation);
  return operation.params.fields.flatMap((param) => {
    const { role } = param;
    if (role === undefined) return isMisnamed ? [] : [missingRole(param, operation, connector)];
    return actionsOfRole(role.kind).includes(operation.action)
      ? [...checkNames(param, role, operation, connector), ...checkFields(param, role, { operation, connector, sources })]
      : [misplacedRole(param, role, operation)];
  });
}

/** A param whose name is misspelled where the paging or the download names it lacks its role, which is no mistake of its own. */
function namesUnknownParam({ params, paging, download }: Operation): boolean {
  const named = [...(paging === undefined ? [] : pagingParams(paging).map(({ name }) => name)), ...[download?.range ?? []].flat()];
  return named.some((name) => params.fields.every((field) => field.name !== name));
}

function misplacedRole({ at }: Field, { kind }: Role, { action }: Operation): UnlocatedDiagnostic {
  const actions = quoteAll(actionsOfRole(kind));
  return diagnosticAt("role/action", placeIn(at, kind), { key: kind, action, actions }, { on: "key" });
}

/** The help names what the param probably does. */
function missingRole(param: Field, operation: Operation, connector: Connector): UnlocatedDiagnostic {
  const { id, action } = operation;
  const keys = quoteAll(roleKeys.filter((key) => actionsOfRole(key).includes(action)));
  const line = adviseRole(roleClues(param, operation, connector));
  const advice = line === undefined ? "a key" : `\`${line}\`, or another key`;
  return diagnosticAt("role/missing", param.at, { name: param.name, operation: id, advice, keys }, { on: "key" });
}

/** The key to write for a param, with `<…>` for what only its author knows; undefined if nothing comes to mind. */
function adviseRole(clues: RoleClues): string | undefined {
  const { name, type, required, place, action } = clues;
  const role = likelyRole(clues);
  const value = role && valueOfRole(role);
  if (role !== undefined) return `${role.kind}: ${typeof value === "object" ? `{ language: ${value.language} }` : String(value)}`;
  const entity = entityBefore(clues);
  if (endsPath(clues)) return "identity: <field with its value>";
  if (entity !== undefined) return `parent: { entity: ${entity}, by: <field with its value> }`;
  if (place === undefined && required) return "within: true";
  if (place === "path" || !actionsOfRole("order").includes(action) || type.kind !== "scalar") return undefined;
  if (type.format !== undefined || /since|after|from/iu.test(name)) return "filter: { field: <field with the time>, as: after }";
  return type.enum && `filter: { as: equals, meanings: { ${String(type.enum[0])}: { <field>: <value> }, … } }`;
}

/** Entities, params and values that a role names. */
function checkNames(param: Field, role: Role, { params }: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const at = placeIn(param.at, role.kind);
  const entities = connector.entities.map(({ name }) => name);
  const others = params.fields.map(({ name }) => name).filter((name) => name !== param.name);
  if (role.kind === "identity") return role.entity === undefined ? [] : checkName("entity", role.entity, entities, at);
  if (role.kind === "parent") return role.entities.flatMap((name) => checkName("entity", name, entities, at));
  if (role.kind === "modifies") return role.params.flatMap((name) => checkName("param", name, others, at));
  return role.kind === "filter" ? checkFilter(param, role) : [];
}

interface RoleContext {
  readonly operation: Operation;
  readonly connector: Connector;
  readonly sources: RecordSources | undefined;
}

function checkFields(param: Field, role: Role, { operation, connector, sources }: RoleContext): readonly UnlocatedDiagnostic[] {
  return fieldsOfRole(role).flatMap((field) => {
    const named = connector.entities.filter(({ name }) => field.entities?.includes(name) === true);
    const places = field.entities === undefined ? [sources] : named.map((entity) => sourcesOfEntity(entity, connector));
    const missing = places.flatMap((one) => (one === undefined ? [] : (findMissing(field.path, one) ?? [])));
    return missing.slice(0, 1).map(({ known, suggestion }) => {
      const slots = { key: role.kind, name: field.path, operation: operation.id, known: quoteAll(known) };
      return diagnosticAt("role/unknown-field", placeOfField(param, role, field), slots, { suggestion });
    });
  });
}

/** Not every role has a key: then the param is the place. */
function placeOfField({ at, name }: Field, { kind }: Role, { steps }: RoleField): Place {
  return kind === "identity" && name === "id" ? at : placeIn(at, kind, ...steps);
}

/** A path that leads to no field of any of the records. */
interface MissingField {
  readonly known: readonly string[];
  readonly suggestion: string | undefined;
}

/** Why a path leads to no field of the records; undefined if it leads to one, or to where anything may be. */
function findMissing(path: string, { shapes, records, undocumented }: RecordSources): MissingField | undefined {
  const names = parseFieldPath(path);
  if (undocumented.includes(names[0] ?? "")) return undefined;
  const found = shapes.map((shape) => followElements(shape, names, records));
  const missing = found.flatMap((one) => (one.kind === "missing" ? [one] : []));
  const [first] = missing;
  if (first === undefined || missing.length < found.length) return undefined;
  const known = [...new Set(missing.flatMap((one) => one.known))];
  return { known, suggestion: suggestField({ ...first, known }, names) ?? nearestName(path, known) };
}
