// @generated from templates/shared/constraint_checks.ts by connector-gateway-spec. Do not edit.
import { atLeast, atMost, charactersFrom, charactersUpTo, elementsFrom, elementsUpTo, matching, multipleOf } from "../runtime/engine.js";

export const numberChecks = { min: atLeast, max: atMost, multipleOf };

export function stringChecksWith(format) {
  return { minLength: charactersFrom, maxLength: charactersUpTo, pattern: matching, format };
}

export const itemChecks = { minItems: elementsFrom, maxItems: elementsUpTo };

export function checksFor(checks, limits) {
  const made = [];
  for (const name in checks) {
    const limit = Object.hasOwn(checks, name) ? limits[name] : undefined;
    if (limit !== undefined && limit !== null) made.push(checks[name](limit));
  }
  return made;
}
