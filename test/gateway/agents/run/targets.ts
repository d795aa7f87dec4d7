import { createSandbox } from "connector-gateway-spec/sandbox";
import type { JsonObject, OperationEntry, RunContext, RunRequest, Target, ToolAnswer } from "../../../../gateway/src/agents/agent_types.ts";
import { findEntry, loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { readCursor } from "../../../../gateway/src/agents/run/fit_answer.ts";
import { runOperation } from "../../../../gateway/src/agents/run/run_operation.ts";

export const TOKEN = "token-EXAMPLE-0123456789";

export const entries = loadEntries();

export function entryOf(id: string): OperationEntry {
  const entry = findEntry(entries, id);
  if (entry === undefined) throw new Error(`There is no operation ${id}.`);
  return entry;
}

/** The body of a request to the gateway. */
export interface SentBody {
  readonly entity: string;
  readonly action: string;
  readonly params?: JsonObject;
}

/** A target, and what was sent to it. */
export interface SpiedTarget extends Target {
  readonly sent: SentBody[];
}

/** Answers a request. */
type Answerer = (body: SentBody, init: RequestInit, address: string) => Response | Promise<Response>;

/** A gateway that answers what the test says. */
export function targetOf(answer: Answerer, changes: Partial<Target> = {}): SpiedTarget {
  const sent: SentBody[] = [];
  return {
    kind: "gateway",
    baseUrl: "http://gateway.test",
    token: TOKEN,
    sent,
    fetch: async (address, init = {}) => {
      if (typeof address !== "string" || typeof init.body !== "string") throw new TypeError("The client sends texts.");
      const body = JSON.parse(init.body) as SentBody;
      sent.push(body);
      return answer(body, init, address);
    },
    instancesOf: (connector) => Promise.resolve([{ id: `inst_${connector}` }]),
    ...changes,
  };
}

/** The sandbox of the package. */
export function sandboxTarget(): SpiedTarget {
  const { fetch } = createSandbox({ token: TOKEN });
  return targetOf((_body, init, address) => fetch(address, init), { kind: "sandbox" });
}

/** A gateway whose successes have this result. */
export function resultTarget(result: unknown, others: object = {}, changes: Partial<Target> = {}): SpiedTarget {
  return targetOf(() => Response.json({ status: "success", result, ...others }), changes);
}

export function contextOf(target: Target, signal: AbortSignal = new AbortController().signal): RunContext {
  return { target, signal };
}

/** What a call is run with, but for the operation. */
export type CallChanges = Partial<Omit<RunRequest, "entry">> & { readonly answerSize?: number; readonly signal?: AbortSignal };

/** Runs an operation. */
export function runAt(target: Target, id: string, changes: CallChanges = {}): Promise<ToolAnswer> {
  const { answerSize = 20_000, signal, ...request } = changes;
  return runOperation({ entry: entryOf(id), params: {}, isConfirmed: false, ...request }, contextOf(target, signal), { answerSize });
}

/** The text of an answer. */
export function textOf({ content }: ToolAnswer): string {
  const [first] = content;
  if (first?.type !== "text") throw new Error("The answer has no text.");
  return first.text;
}

/** Any JSON object: the tests look into it. */
export type Said = Readonly<Record<string, unknown>> & { readonly result?: unknown; readonly cursor?: string; readonly omitted?: string };

/** The JSON object of an answer. */
export async function said(answer: Promise<ToolAnswer>): Promise<Said> {
  return JSON.parse(textOf(await answer)) as Said;
}

/** The problem of an answer. */
export async function problemIn(answer: Promise<ToolAnswer>): Promise<Said> {
  const { isError, ...rest } = await answer;
  if (isError !== true) throw new Error(`The answer is no error: ${textOf(rest)}`);
  return (JSON.parse(textOf(rest)) as { readonly error: Said }).error;
}

/** Continues an answer. */
export function continueAt(target: Target, cursor: string, changes: CallChanges = {}): Promise<ToolAnswer> {
  const content = readCursor(cursor);
  if (content === undefined) throw new Error("The cursor cannot be read.");
  const { operation, ...rest } = content;
  return runAt(target, operation, { ...rest, ...changes });
}
