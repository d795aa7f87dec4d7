import { setImmediate } from "node:timers/promises";
import type { RunContext, RunRequest, ToolAnswer } from "../agent_types.ts";
import { Problem, toAnswer, toProblemAnswer, type AnswerContent } from "../answer_json.ts";
import { fitProblem, toCallProblem } from "./call_problems.ts";
import { chooseInstance } from "./choose_instance.ts";
import { askToConfirm } from "./confirm_write.ts";
import { fitAnswer } from "./fit_answer.ts";
import { callGateway, type GatewayCall } from "./gateway_call.ts";
import { linkDownload } from "./link_download.ts";
import { noticeOf, toPageContent } from "./page_content.ts";

/** How an operation is run. */
export interface RunOptions {
  /** The most characters of an answer. */
  readonly answerSize: number;
}

/** Runs an operation whose arguments are checked. Never rejects: what went wrong is the answer. */
export async function runOperation(request: RunRequest, context: RunContext, options: RunOptions): Promise<ToolAnswer> {
  try {
    return await run(request, context, options);
  } catch (error) {
    return toProblemAnswer(fitProblem(toCallProblem(error, request.entry, context), options.answerSize));
  }
}

async function run(request: RunRequest, context: RunContext, { answerSize }: RunOptions): Promise<ToolAnswer> {
  const { entry, params, position } = request;
  const { operation } = entry;
  if (operation.effect === "write" && position !== undefined) throw new Error("A write cannot be continued.");
  const { id: instance, isDefault } = await chooseInstance(context.target, operation.connector, request.instance);
  const call: GatewayCall = { entry, instance, params };
  if (operation.permanent && !request.isConfirmed) throw new Problem(await askToConfirm(call, context));
  const defaultInstance = isDefault ? instance : undefined;
  if (operation.kind === "download") return linkDownload(call, context, defaultInstance);
  return toAnswer(await answerWithRecords(call, request, context, answerSize, defaultInstance));
}

async function answerWithRecords(
  call: GatewayCall,
  request: RunRequest,
  context: RunContext,
  answerSize: number,
  defaultInstance: string | undefined,
): Promise<AnswerContent> {
  const { target } = context;
  const answer = await callGateway(call, context);
  // Each step takes a while for a large answer. Other callers have their turns in between.
  await setImmediate();
  const content = toPageContent(call, answer, request, target);
  await setImmediate();
  const page = defaultInstance === undefined ? content : { ...content, defaultInstance };
  return fitAnswer(page, noticeOf(call.entry, target), answerSize);
}
