import type { Connector, Entity, Field, ObjectShape, Operation } from "../../model/types.ts";
import { sentences, toFieldDescription } from "../../schema/texts.ts";

/** Where a param is: inside which operation, and inside which of its params. */
export interface ParamPlace {
  readonly operation: Operation;
  readonly path: readonly Field[];
}

/** What a tool does: "Payments: Deletes a customer. This cannot be undone." */
export function describeTool({ title }: Connector, _entity: Entity, operation: Operation): string {
  const { description = "", permanent, notes, params } = operation;
  const texts = [description, permanent ? "This cannot be undone." : undefined, describeShape(params), ...notes];
  return `${title}: ${sentences(texts) ?? operation.id}`;
}

/** What a param is for; undefined if there is nothing to say. */
export function describeParam(field: Field, _shape: ObjectShape, _place: ParamPlace): string | undefined {
  return toFieldDescription(field);
}

/** Which fields of an object are needed besides those that are required; undefined if that is all. */
export function describeShape({ atLeastOneOf }: ObjectShape): string | undefined {
  return atLeastOneOf === undefined ? undefined : `At least one of ${atLeastOneOf.map((name) => `\`${name}\``).join(", ")} is required.`;
}
