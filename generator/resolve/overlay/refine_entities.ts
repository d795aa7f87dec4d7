import { optional, actionsOf, diagnosticAt, placeIn } from "#generator/read";
import type {
  WrittenActionName,
  WrittenOperation,
  WrittenOverlay,
  WrittenOverlayEntity,
  WrittenOverlayOperation,
  Place,
} from "#generator/read";
import type { Connector, Entity, Operation, ObjectShape } from "../model/types.ts";
import { buildEntity } from "../build_connector.ts";
import { buildOperation, type OperationScopes } from "../build_operation.ts";
import { lookUp, placeOf, sectionOf, inside, unknownName, type Scope } from "../scope.ts";
import type { Binding } from "#templates/core";
import { placeOfParam } from "../build_binding.ts";
import { withRoles } from "../build_role.ts";
import { refineShape, reportFixedKeys } from "./refine_shape.ts";

/** Where the params that an overlay adds go in the call. */
const PLACE_KEYS = ["rename", "headers", "not_sent"] as const;

/** The keys that an overlay may set for an operation, as messages show them; `open` has only the one value. */
const OPERATION_KEYS = ["description", "deprecated", "experimental", "params", "open: false", ...PLACE_KEYS];

/** The keys that an overlay may set for an entity of the extended catalog. `record` is for the actions that it adds. */
const ENTITY_KEYS = ["description", "section", "record", "actions"];

/** The entities of the extended catalog with what an overlay adds to them, then its own. */
export function refineEntities(base: Connector, { entities: written = {} }: WrittenOverlay, scopes: OperationScopes): readonly Entity[] {
  const refined = base.entities.map((entity) => {
    const changes = lookUp(written, entity.name);
    return changes === undefined ? entity : refineEntity(base.id, entity, changes, scopes);
  });
  const names = new Set(base.entities.map(({ name }) => name));
  const added = Object.entries(written).filter(([name]) => !names.has(name));
  return [...refined, ...added.map(([name, entity]) => addEntity(base.id, name, entity, scopes))];
}

function addEntity(connector: string, name: string, written: WrittenOverlayEntity, scopes: OperationScopes): Entity {
  const at = placeOf(scopes.request, "entities", name);
  const { actions } = written;
  if (actions === undefined)
    scopes.request.report(diagnosticAt("overlay/new", at, { kind: "entity", name, key: "actions" }, { on: "key" }));
  const operations = Object.fromEntries(
    actionsOf(actions ?? {}).map((action) => [
      action,
      newOperation(action, actions?.[action] ?? {}, placeIn(at, "actions", action), scopes),
    ]),
  );
  return buildEntity(connector, name, { ...written, actions: operations }, scopes);
}

/** `open: false` is for operations of the extended catalog: a new one is closed unless it says why it is open. */
function newOperation(
  action: string,
  { open, ...rest }: WrittenOverlayOperation,
  at: Place,
  { request }: OperationScopes,
): WrittenOperation {
  if (typeof open !== "boolean") return { ...rest, ...optional({ open }) };
  request.report(diagnosticAt("overlay/not-open", placeIn(at, "open"), { operation: [at.path[1], action].join(".") }, { on: "key" }));
  return rest;
}

function refineEntity(connector: string, entity: Entity, written: WrittenOverlayEntity, scopes: OperationScopes): Entity {
  const at = placeOf(scopes.request, "entities", entity.name);
  reportFixedKeys(written, { kind: "entity", name: entity.name, allowed: ENTITY_KEYS }, at, scopes.request);
  const actions = written.actions ?? {};
  const refined = entity.operations.map((operation) => {
    const changes = actions[operation.action];
    return changes === undefined
      ? operation
      : refineOperation(operation, changes, placeIn(at, "actions", operation.action), scopes.request);
  });
  const names = new Set(entity.operations.map(({ action }) => action));
  const added = actionsOf(actions).filter((action) => !names.has(action));
  return {
    ...entity,
    ...optional({ description: written.description }),
    operations: [...refined, ...added.map((action) => addOperation(connector, entity, action, written, scopes))],
  };
}

/** A new operation of an entity. It returns what the entity's others do, unless it says otherwise. */
function addOperation(
  connector: string,
  { name, section, operations }: Entity,
  action: WrittenActionName,
  written: WrittenOverlayEntity,
  scopes: OperationScopes,
): Operation {
  const at = placeOf(scopes.request, "entities", name, "actions", action);
  const operation = newOperation(action, written.actions?.[action] ?? {}, at, scopes);
  const record = written.record ?? operations.find(({ kind }) => kind === "list" || kind === "record")?.returns?.record;
  const entity = { actions: {}, ...optional({ record }) };
  const entitySection = written.section === undefined ? section : sectionOf(written, scopes.request);
  const request = { ...scopes.request, section: entitySection };
  return buildOperation(action, operation, {
    ...scopes,
    connector,
    entity: name,
    written: entity,
    at,
    request,
    response: { ...scopes.response, section: entitySection },
  });
}

/** An operation of the extended catalog with what an overlay says about it. */
function refineOperation(operation: Operation, written: WrittenOverlayOperation, at: Place, scope: Scope): Operation {
  const { id } = operation;
  const { open, ...rest } = written;
  reportFixedKeys(open === false ? rest : written, { kind: "operation", name: id, allowed: OPERATION_KEYS }, at, scope);
  if (open === false && !operation.params.open)
    scope.report(diagnosticAt("overlay/not-open", placeIn(at, "open"), { operation: id }, { on: "key" }));
  const params = refineParams(operation, written, at, inside(scope, operation));
  const binding = operation.binding && withPlaces(operation.binding, params, written);
  reportUnknownPlaces(written, operation.params, at, scope);
  return {
    ...operation,
    ...optional({ description: written.description, deprecated: written.deprecated, experimental: written.experimental }),
    params,
    paramsRequired: params.atLeastOneOf !== undefined || params.fields.some(({ required }) => required),
    ...optional({ binding }),
  };
}

function refineParams(operation: Operation, written: WrittenOverlayOperation, at: Place, scope: Scope): ObjectShape {
  const refined = refineShape(operation.params, written.params ?? {}, placeIn(at, "params"), scope);
  const existingNames = new Set(operation.params.fields.map(({ name }) => name));
  const kept = refined.fields.filter(({ name }) => existingNames.has(name));
  const added = refined.fields.filter(({ name }) => !existingNames.has(name));
  const { openBecause: _, ...whole } = refined;
  const source = { action: operation.action, paging: operation.paging, download: operation.download };
  const fields = [...kept, ...withRoles(added, written.params ?? {}, source, scope)];
  return { ...(written.open === false ? { ...whole, open: false } : refined), fields };
}

/** The binding with a place for each added param: where the others go, unless the overlay says otherwise. */
function withPlaces(binding: Binding, { fields }: ObjectShape, written: WrittenOverlayOperation): Binding {
  const added = fields.filter(({ name }) => !Object.hasOwn(binding.params, name));
  const places = added.map(({ name }) => [name, placeOfParam(name, written, binding.path, binding.rest)] as const);
  return { ...binding, params: { ...binding.params, ...Object.fromEntries(places) } };
}

/** Only what the overlay adds has a place of its own: `fields` have theirs. */
function reportUnknownPlaces(written: WrittenOverlayOperation, { fields }: ObjectShape, at: Place, scope: Scope): void {
  const names = Object.keys(written.params ?? {}).filter((name) => !fields.some((field) => field.name === name));
  for (const key of PLACE_KEYS)
    for (const name of Object.keys(written[key] ?? {}).filter((one) => !names.includes(one)))
      scope.report(unknownName(name, { key, kind: "added param", known: names, at: placeIn(at, key, name), on: "key" }));
}
