import type { EntityDefinition, JsonObject } from "../definition.js";
import { toExpansion, toSelection } from "../queries/selection.js";
import { toAnswer, toElement } from "../records/answers.js";
import { paramsWith, valueOf, type Call } from "./call.js";
import { contextOf } from "./restrictions.js";

/** Makes what a call returns of a record. */
export type Shape = (record: JsonObject) => JsonObject;

/**
 * What a call returns of a record: as lists or as single answers have it, with the fields that the call selects and expands.
 * @throws OperationError 422 for a selection that cannot be read.
 */
export function shapeOf(call: Call, entity: EntityDefinition, as: "record" | "element"): Shape {
  const strip = as === "record" ? toAnswer : toElement;
  const choices = choicesOf(call, entity);
  return (record) => choices.reduce((answer, choose) => choose(answer), strip(entity, record));
}

function choicesOf(call: Call, entity: EntityDefinition): readonly Shape[] {
  const { definition } = call;
  const { required } = entity;
  const metaNames = definition.meta.map(({ name }) => name);
  const selections = paramsWith(definition, "select").map(({ param, role }) =>
    toSelection(role, valueOf(call, param), { ...contextOf(entity, param), required, metaNames }),
  );
  const expansions = paramsWith(definition, "expand").map(({ param, role }) =>
    toExpansion(role, valueOf(call, param), { ...contextOf(entity, param), optional: definition.optional }),
  );
  return [...selections, ...expansions];
}
