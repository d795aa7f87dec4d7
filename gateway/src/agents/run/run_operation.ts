import { setImmediate } from "node:timers/promises";
import type { RunContext, RunRequest, ToolAnswer, JsonObject, ToolProblem, Target, TargetInstance } from "../agent_types.ts";
import { Problem, toAnswer, toProblemAnswer, isJsonObject } from "../answer_json.ts";
import { fitProblem, toCallProblem } from "./call_problems.ts";
import { fitAnswer } from "./fit_answer.ts";
import { callGateway, type GatewayCall } from "./gateway_call.ts";
import { linkDownload } from "./link_download.ts";
import { noticeOf, toPageContent, textWithoutToken } from "./page_content.ts";
import { GatewayError } from "connector-gateway-spec";
import { type CatalogOperation, isList, type JsonValue, nearestName } from "connector-gateway-templates/core";
import { cutText } from "./shorten.ts";

/** At most so many instances are listed. */
const MOST_LISTED = 20;

/** The record of a question shows so much of it. */
const MOST_FIELDS = 12;

const LONGEST_TEXT = 200;

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
  const answer = await callGateway(call, context);
  // Each step takes a while for a large answer. Other callers have their turns in between.
  await setImmediate();
  const content = toPageContent(call, answer, request, context.target);
  await setImmediate();
  const page = defaultInstance === undefined ? content : { ...content, defaultInstance };
  return toAnswer(fitAnswer(page, noticeOf(entry, context.target), answerSize));
}

/** Asks for a confirmation of a write that cannot be undone. Nothing is sent but the read that shows what will be gone. */
async function askToConfirm(call: GatewayCall, context: RunContext): Promise<ToolProblem> {
  const { id } = call.entry.operation;
  const record = await readRecord(call, context);
  const repeat = "and ask whether to go on. Repeat the call with `confirm: true` only if they agree.";
  if (record.kind === "found") {
    const message = `${id} cannot be undone. Nothing has changed yet. Show \`record\`, which would be gone for good, to the user, ${repeat}`;
    return { code: "write/confirm", message, notice: noticeOf(call.entry, context.target), record: record.fields };
  }
  const why = record.kind === "missing" ? " The record could not be found, so check the params first." : "";
  return {
    code: "write/confirm",
    message: `${id} cannot be undone. Nothing has changed yet.${why} Show \`params\` to the user, ${repeat}`,
    params: call.params,
  };
}

/** The record of a write, as far as a read could find it. */
type FoundRecord = { readonly kind: "found"; readonly fields: JsonObject } | { readonly kind: "missing" | "unknown" };

async function readRecord(call: GatewayCall, context: RunContext): Promise<FoundRecord> {
  const read = findRead(call);
  if (read === undefined) return { kind: "unknown" };
  try {
    const answer = await callGateway(read, context);
    const [record] = toPageContent(read, answer, {}, context.target).records;
    return isJsonObject(record) ? { kind: "found", fields: mainFields(record) } : { kind: "unknown" };
  } catch (error) {
    // The question can be asked without the record, unless the caller has gone.
    context.signal.throwIfAborted();
    return { kind: error instanceof GatewayError && error.status === 404 ? "missing" : "unknown" };
  }
}

/** The read of one record of the same entity, with the same identity in its params. */
function findRead({ entry, instance, params }: GatewayCall): GatewayCall | undefined {
  for (const operation of entry.entity.operations) {
    if (operation.effect !== "read" || operation.kind !== "record") continue;
    const paramsOfRead = readParams(operation, entry.operation, params);
    if (paramsOfRead !== undefined) return { entry: { ...entry, operation }, instance, params: paramsOfRead };
  }
  return undefined;
}

/** The params that name the same record; undefined when the read needs something that the write does not say. */
function readParams(read: CatalogOperation, write: CatalogOperation, params: JsonObject): JsonObject | undefined {
  const values = new Map<string, JsonValue>();
  for (const field of read.params.fields) {
    const source = write.params.fields.find(({ role, name }) => isSamePart(field.role, role, field.name === name));
    const value = source === undefined ? undefined : params[source.name];
    if (value !== undefined) values.set(field.name, value);
    else if (field.required || field.role?.kind === "identity") return undefined;
  }
  const isNamed = read.params.fields.some(({ role, name }) => role?.kind === "identity" && values.has(name));
  return isNamed ? Object.fromEntries(values) : undefined;
}

type FieldRole = CatalogOperation["params"]["fields"][number]["role"];

function isSamePart(wanted: FieldRole, other: FieldRole, hasSameName: boolean): boolean {
  if (wanted === undefined || other === undefined || wanted.kind !== other.kind) return false;
  if (wanted.kind === "identity" && other.kind === "identity")
    return wanted.entity === other.entity && other.fields.some((field) => wanted.fields.includes(field));
  return wanted.kind === "parent" && hasSameName;
}

/** The first fields that a person recognizes a record by: texts, numbers and the like, in its own order. */
function mainFields(record: JsonObject): JsonObject {
  const plain = Object.entries(record).filter(([, value]) => value !== null && value !== "" && !isJsonObject(value) && !isList(value));
  return Object.fromEntries(
    plain.slice(0, MOST_FIELDS).map(([name, value]) => [name, typeof value === "string" ? cutText(value, LONGEST_TEXT) : value]),
  );
}

/** The instance of a call. */
interface ChosenInstance {
  readonly id: string;
  /** One of several, and the call named none: the answer says which it was. */
  readonly isDefault: boolean;
}

/**
 * The instance that a call names, or the first one of the connector.
 * @throws Problem when there is no such instance
 */
export async function chooseInstance(target: Target, connector: string, named: string | undefined): Promise<ChosenInstance> {
  const instances = await target.instancesOf(connector);
  const [first, ...others] = instances;
  if (first === undefined) throw new Problem({ code: "instance/none", message: noInstance(connector) });
  if (named === undefined) return { id: first.id, isDefault: others.length > 0 };
  const instance = instances.find(({ id }) => id === named);
  if (instance === undefined) {
    const message = textWithoutToken(unknownInstance(connector, named, instances), target);
    throw new Problem({ code: "instance/unknown", message });
  }
  return { id: instance.id, isDefault: false };
}

function noInstance(connector: string): string {
  return (
    `There is no instance of ${connector}, so no account to use. Ask the user to add one: start \`connector-gateway mcp\` with ` +
    `\`--instance ${connector}=<id>\`, or create an instance at the gateway with the credentials of an account.`
  );
}

function unknownInstance(connector: string, named: string, instances: readonly TargetInstance[]): string {
  const names = instances.flatMap(({ id, name }) => (name === undefined ? [id] : [id, name]));
  const nearest = nearestName(named, names);
  const meant = instances.find(({ id, name }) => nearest !== undefined && (id === nearest || name === nearest));
  const hint = meant === undefined ? "" : ` Did you mean \`${meant.id}\`?`;
  const listed = instances.slice(0, MOST_LISTED).map(({ id, name }) => (name === undefined ? id : `${id} (${name})`));
  const more = instances.length > MOST_LISTED ? `, and ${instances.length - MOST_LISTED} more` : "";
  return `There is no instance \`${named}\` of ${connector}.${hint} There are: ${listed.join(", ") || "none"}${more}.`;
}
