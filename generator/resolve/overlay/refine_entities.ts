import {
  actionsOf,
  type WrittenActionName,
  type WrittenOperation,
  type WrittenOverlay,
  type WrittenOverlayEntity,
  type WrittenOverlayOperation,
} from "../../catalog/types.ts";
import { diagnosticAt } from "../../diagnostics/unlocated_diagnostic.ts";
import type { Connector, Entity, Operation } from "../../model/types.ts";
import { placeIn, type Place } from "../../source/place.ts";
import { buildEntity } from "../build_connector.ts";
import { buildOperation, type OperationScopes } from "../build_operation.ts";
import { given, lookUp, placeOf, sectionOf } from "../scope.ts";
import { reportFixedKeys } from "./overlay_scope.ts";
import { refineOperation } from "./refine_operation.ts";

/** The keys that an overlay may set for an entity of the extended catalog. `record` is for the actions that it adds. */
const ENTITY_KEYS = ["description", "section", "record", "actions"];

/** The entities of the extended catalog with what an overlay adds to them, then its own. */
export function refineEntities(base: Connector, { entities: written = {} }: WrittenOverlay, scopes: OperationScopes): readonly Entity[] {
  const refined = base.entities.map((entity) => {
    const own = lookUp(written, entity.name);
    return own === undefined ? entity : refineEntity(base.id, entity, own, scopes);
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
  if (typeof open !== "boolean") return { ...rest, ...given("open", open) };
  request.report(diagnosticAt("overlay/not-open", placeIn(at, "open"), { operation: [at.path[1], action].join(".") }, { on: "key" }));
  return rest;
}

function refineEntity(connector: string, entity: Entity, written: WrittenOverlayEntity, scopes: OperationScopes): Entity {
  const at = placeOf(scopes.request, "entities", entity.name);
  reportFixedKeys(written, { kind: "entity", name: entity.name, allowed: ENTITY_KEYS }, at, scopes.request);
  const actions = written.actions ?? {};
  const refined = entity.operations.map((operation) => {
    const own = actions[operation.action];
    return own === undefined ? operation : refineOperation(operation, own, placeIn(at, "actions", operation.action), scopes.request);
  });
  const names = new Set(entity.operations.map(({ action }) => action));
  const added = actionsOf(actions).filter((action) => !names.has(action));
  return {
    ...entity,
    ...given("description", written.description),
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
  const entity = { actions: {}, ...given("record", record) };
  const own = written.section === undefined ? section : sectionOf(written, scopes.request);
  const request = { ...scopes.request, section: own };
  return buildOperation(action, operation, {
    ...scopes,
    connector,
    entity: name,
    written: entity,
    at,
    request,
    response: { ...scopes.response, section: own },
  });
}
