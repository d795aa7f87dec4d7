import type { VendorLimits } from "connector-gateway-spec/bindings";
import type { AnswerHeaders, VendorFailure } from "../vendor/vendor_types.ts";
import type { VendorCall } from "./call_types.ts";

/** How answers are understood. Tests pass their own. */
export interface AnswerReading {
  /** Why an answer is no success; undefined when it is one. Neither the secrets nor parts of them are in what it returns. */
  readFailure(
    call: Pick<VendorCall, "vendor" | "binding">,
    answer: { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown },
    context: { readonly secrets: readonly string[]; readonly now: number },
  ): VendorFailure | undefined;
  /** The seconds until the next call may be made, when the headers name them. */
  retryAfterOf(headers: AnswerHeaders, limits: VendorLimits | undefined, now: number): number | undefined;
}
