// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
  multipleOf
} from "./chunk6.js";

var numberChecks = { min: atLeast, max: atMost, multipleOf };

function stringChecksWith(format) {
  return { minLength: charactersFrom, maxLength: charactersUpTo, pattern: matching, format };
}
var itemChecks = { minItems: elementsFrom, maxItems: elementsUpTo };

function checksFor(checks, limits) {
  const made = [];
  for (const name in checks) {
    const limit = Object.hasOwn(checks, name) ? limits[name] : void 0;
    if (limit !== void 0 && limit !== null) made.push(checks[name](limit));
  }
  return made;
}

export {
  numberChecks,
  stringChecksWith,
  itemChecks,
  checksFor
};
