import { expect, test } from "vitest";
import { messageAt, textAt, textsAt } from "../../../gateway/src/vendor/body_path.ts";
import { vendorOf } from "./bound.ts";

/** A body with which a third party says that a call failed, and what the catalog finds in it. */
export interface Failure {
  readonly body: unknown;
  readonly message?: string;
  readonly code?: string;
  readonly param?: string;
  /** Only where the code says more than the status. */
  readonly kind?: string;
}

/** Tests where the catalog finds message, code and param of failures. */
export function testFailures(connector: string, failures: readonly Failure[]): void {
  const { errors } = vendorOf(connector);

  test.each(failures)("says why a call failed: $message $code $param", ({ body, ...want }) => {
    const [code] = textsAt(body, errors.code);
    const found = {
      message: messageAt(body, errors.message),
      code,
      param: errors.param && textAt(body, [errors.param]),
      kind: code === undefined ? undefined : errors.kinds[code],
    };
    expect(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))).toEqual(want);
  });
}
