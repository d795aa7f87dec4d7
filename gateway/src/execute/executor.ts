import {
  OperationError,
  reply,
  type Caller,
  type Deviation,
  type FallbackHandler,
  type OperationContext,
} from "connector-gateway-spec/server";
import { printApart, printExactly } from "../calls/answer_json.ts";
import { LARGE } from "../calls/large_answer.ts";
import { checkVendorSettings } from "../vendor/base_address.ts";
import { readMeta, readResult } from "../vendor/read_answer.ts";
import { VendorError, type VendorAnswer } from "../vendor/vendor_types.ts";
import { OperationCall, type CallTables } from "./operation_call.ts";
import { toOperationError } from "./operation_errors.ts";
import { runDownload } from "./run_download.ts";
import { issuesOf, warningOf, type Answered } from "./warnings.ts";

/** What an executor runs operations with. */
export interface ExecutorOptions extends CallTables {
  /** Called with what an answer has that the catalog does not describe. The answer is passed on all the same. */
  readonly onDeviation?: (deviation: Deviation) => void;
}

/**
 * The `fallback` of a gateway: runs every operation by calling the third party as the catalog says. It checks results itself, so the
 * gateway's own check can be `off`.
 * @throws {TypeError} when a setting is not valid.
 */
export function createExecutor(options: ExecutorOptions): FallbackHandler<Caller> {
  for (const [connector, settings = {}] of Object.entries(options.settings ?? {})) {
    const vendor = options.vendors[connector];
    if (vendor === undefined) throw new TypeError(`There is no third party behind the connector "${connector}".`);
    checkVendorSettings(vendor, settings);
  }
  return async (operation, params, context) => {
    const call = new OperationCall(options, operation, params, context);
    try {
      return operation.kind === "download" ? await runDownload(call) : await runCall(call, context, options.onDeviation);
    } catch (error) {
      if (error instanceof VendorError) throw toOperationError(call.vendor, error.failure);
      // Nobody reads this answer. It is no fault of the gateway, which would be reported.
      if (context.signal.aborted) throw new OperationError(502, "The caller closed the connection.", { code: "request/aborted" });
      throw error;
    }
  };
}

/** Runs an operation that answers with JSON. */
async function runCall(call: OperationCall, context: OperationContext, onDeviation: ExecutorOptions["onDeviation"]): Promise<unknown> {
  const { operation, binding, vendor, params } = call;
  const request = call.build(params, "json");
  const answer = await call.send({ request, expects: "json" });
  const read = (body: unknown) => ({
    result: readResult(operation.kind, binding, body),
    meta: readMeta(binding, { body, headers: answer.headers, url: request.url }),
  });
  const { result, meta } = read(answer.body);
  const issues = issuesOf(operation, { result, meta }, answer.kind === "json" ? answer.text?.length : undefined);
  if (issues.length > 0) onDeviation?.({ operation: operation.id, instance: context.instance.id, requestId: context.requestId, issues });
  const warning = warningOf(vendor.name, issues, binding.retired ?? vendor.retired);
  const sent = await toSent(answer, { result, meta }, read, context.signal);
  const beside = { ...(sent.meta !== undefined && { meta: sent.meta }), ...(warning !== undefined && { warning }) };
  return reply(sent.result, beside);
}

/** The result and Meta of an answer as they are sent. */
interface Sent extends Answered {
  readonly result: object;
}

/** What is sent has numbers digit for digit, which checks would take for texts. */
async function toSent(
  answer: VendorAnswer,
  checked: Sent,
  read: (body: unknown) => Sent,
  signal: OperationContext["signal"],
): Promise<Sent> {
  if (answer.kind !== "json" || answer.text === undefined) return checked;
  if (answer.text.length > LARGE) {
    const { result, meta } = answer.exact === undefined ? checked : read(answer.exact);
    return { result: await printApart(result, signal), meta };
  }
  const printed = printExactly(checked.result, answer.text);
  return "exact" in printed ? read(printed.exact) : { result: printed.stand, meta: checked.meta };
}
