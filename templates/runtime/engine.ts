/**
 * The code of `runtime/engine.js`, the engine of the validators: what the modules of the catalog, the client, the server kit, the sandbox and the
 * program import of it. It has no declarations in the package, so nothing of it is public by itself.
 */
export { createLookup, createSearch, listAddresses } from "./operation_lookup.js";
export { createParamsValidator, createRequestValidator, createResponseValidator } from "./body_validators.js";
export { anyOf, discriminatedBy } from "./choices.js";
export { commaList, countElements, strayElement } from "./comma_list.js";
export { once } from "./compile.js";
export { byDefinitionId } from "./definition_ids.js";
export { toDownload } from "./download.js";
export { deepFreeze } from "./operation_lookup.js";
export { createGuard } from "./validator.js";
export { cleanName, describeValue, didYouMean, HIDDEN, listKnown, listNames, nameOf, subjectOf } from "./messages.js";
export { elementsOf, valueAt } from "./operation.js";
export { createOperationLookup, createOperationSearch, joinOperations } from "./operation_lookup.js";
export { toOperations, withDescriptions } from "./operation_lookup.js";
export { toOperationValidators } from "./body_validators.js";
export { UnknownAddressError } from "./unknown_address_error.js";
export { unknownName, withSuggestions } from "./messages.js";
export { ValidationError } from "./validation_error.js";
export { createValidator } from "./validator.js";
export {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
  multipleOf,
  stringFormat,
  toDecimal,
} from "#templates/core";
export { countOf } from "#templates/core";
export { REDACTED, redact, redactValue, replaceCredentials } from "#templates/core";
export { resultShapes } from "#templates/core";
export { isList, isObject, jsonPointer } from "#templates/core";
export { nearestName, nearestNames } from "#templates/core";
