import { GatewayError } from "connector-gateway-spec";
import type { CatalogOperation } from "../../../../templates/bin/catalog/catalog_types.ts";
import { isList, type JsonValue } from "../../../../templates/shared/json_values.ts";
import type { JsonObject, OperationEntry, RunContext, ToolProblem } from "../agent_types.ts";
import { callGateway, type GatewayCall } from "./gateway_call.ts";
import { isJsonObject } from "../json_shape.ts";
import { noticeOf, toPageContent } from "./page_content.ts";
import { cutText } from "./shorten.ts";

/** The record of a question shows so much of it. */
const MOST_FIELDS = 12;
const LONGEST_TEXT = 200;

/** Asks for a confirmation of a write that cannot be undone. Nothing is sent but the read that shows what will be gone. */
export async function askToConfirm(call: GatewayCall, context: RunContext): Promise<ToolProblem> {
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

/** What is known about the record of a write. */
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
    const own = readParams(operation, entry.operation, params);
    if (own !== undefined) return { entry: readEntry(entry, operation), instance, params: own };
  }
  return undefined;
}

function readEntry({ connector, entity }: OperationEntry, operation: CatalogOperation): OperationEntry {
  return { connector, entity, operation };
}

/** The params that name the same record; undefined when the read needs something that the write does not say. */
function readParams(read: CatalogOperation, write: CatalogOperation, given: JsonObject): JsonObject | undefined {
  const found = new Map<string, JsonValue>();
  for (const field of read.params.fields) {
    const source = write.params.fields.find(({ role, name }) => isSamePart(field.role, role, field.name === name));
    const value = source === undefined ? undefined : given[source.name];
    if (value !== undefined) found.set(field.name, value);
    else if (field.required || field.role?.kind === "identity") return undefined;
  }
  const isNamed = read.params.fields.some(({ role, name }) => role?.kind === "identity" && found.has(name));
  return isNamed ? Object.fromEntries(found) : undefined;
}

type FieldRole = CatalogOperation["params"]["fields"][number]["role"];

function isSamePart(wanted: FieldRole, given: FieldRole, hasSameName: boolean): boolean {
  if (wanted === undefined || given === undefined || wanted.kind !== given.kind) return false;
  if (wanted.kind === "identity" && given.kind === "identity") {
    return wanted.entity === given.entity && given.fields.some((field) => wanted.fields.includes(field));
  }
  return wanted.kind === "parent" && hasSameName;
}

/** The first fields that a person recognizes a record by: texts, numbers and the like, in its own order. */
function mainFields(record: JsonObject): JsonObject {
  const plain = Object.entries(record).filter(([, value]) => value !== null && value !== "" && !isJsonObject(value) && !isList(value));
  return Object.fromEntries(
    plain.slice(0, MOST_FIELDS).map(([name, value]) => [name, typeof value === "string" ? cutText(value, LONGEST_TEXT) : value]),
  );
}
