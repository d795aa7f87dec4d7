import { compileRule, once } from "./compile.js";
import { isValid } from "./is_valid.js";
import type { TableSource } from "./rules.js";
import type { Guard } from "./validator_types.js";

/**
 * The verdict of the validator with the same table, without what reports issues. The table is compiled when the guard is called for the
 * first time, or by the validator. The guard never throws.
 */
export function createGuard<T>(table: TableSource): Guard<T> {
  const rule = once(() => compileRule({ table }));
  return (value): value is T => {
    try {
      return isValid(rule(), value, 0, false);
    } catch {
      // Reading a value may run getters and proxies. A value that throws is not valid.
      return false;
    }
  };
}
