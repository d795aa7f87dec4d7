import type { CheckedWork } from "../harness/compare_checkers.ts";
import { readExamples } from "../pages.ts";

/** The address of a small request. */
export const LIST = "payments.customers.list.request";

/** A verdict of valid values of an address, relative to parsing them. */
export function workOf(address: string, work: string, values: readonly unknown[]): CheckedWork {
  return { work, address, values, valid: true, others: readExamples(address).invalid, way: "accepts", relativeTo: "JSON.parse" };
}

/** What makes it the work of reporting all faults of values that are not valid. */
export function asFaulty(address: string): Pick<CheckedWork, "valid" | "others" | "way"> {
  return { valid: false, others: readExamples(address).valid, way: "check" };
}

/** The first valid example of an address in the catalog. */
export function firstExample(address: string): readonly unknown[] {
  return readExamples(address).valid.slice(0, 1);
}
