/**
 * Projects types of the model to JSON Schema, for the emitters and for the checks of values. A dialect decides how references, formats and
 * descriptions are written.
 */
export { type Address, connectorAddresses, gatewayAddresses, listAddresses, partType } from "./addresses.ts";
export { toCatalogSchema } from "./json_schema.ts";
export {
  type Definition,
  connectorDefinitions,
  gatewayDefinitions,
  toCreateInstanceSchema,
  toUnknownInstanceSchema,
} from "./definitions.ts";
export { type Extent, buildCreateInstance, buildExample, buildPartExample } from "./examples.ts";
export { type JsonSchema, refsIn } from "./json_schema.ts";
export { checkPattern, usablePattern } from "./pattern.ts";
export { isAllowed, isWhole, soundLimits, soundScalar } from "./sound_type.ts";
export { firstSentence, reasonKey, reasonOf, sentences, toDescription, toFieldDescription } from "./descriptions_and_reasons.ts";
export { type DefinitionName, type Dialect, type Projection, toSchema, toShapeSchema } from "./to_schema.ts";
export { type RulePrinter, notationOf, nounOf, nullableName, orNull, ruleOf, schemaOf, typeOf } from "./type_kinds.ts";
export { leastValueOf, otherKindOf } from "./type_kinds.ts";
