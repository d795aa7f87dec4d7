import { type GatewayDefinition, findCursor, type Cursor, elementsOf, type Operation } from "#templates/runtime";
import { isList, isObject, resultShapes } from "#templates/core";
import type { PageConnector } from "../../page_connector.js";
import type { AnsweredCall } from "../call/request.js";
import type { JsonObject } from "../form/values.js";

/** The contents of a successful answer with JSON. */
export interface AnswerContent {
  /** The records of a list; the one record of anything else. */
  readonly records: readonly unknown[];
  readonly isList: boolean;
  readonly meta: unknown;
  /** Other fields of the envelope, such as a warning about a call that succeeded. */
  readonly others: readonly (readonly [name: string, value: unknown])[];
  readonly cursor: Cursor | undefined;
}

/** An entry of an error body. */
export interface ErrorDetail {
  readonly field: string | undefined;
  readonly message: string;
  readonly code: string | undefined;
}

/** The message and the details of an error body. */
export interface ErrorContent {
  readonly message: string | undefined;
  readonly details: readonly ErrorDetail[];
}

/** Whether a call did what it was asked for. */
export function isSuccess({ status }: Pick<AnsweredCall, "status">): boolean {
  return status >= 200 && status < 300;
}

/** The content of a successful answer; undefined for one without an envelope, such as a download. */
export function readContent(
  connector: Pick<PageConnector, "gateway">,
  operation: Operation,
  params: JsonObject,
  answer: AnsweredCall,
): AnswerContent | undefined {
  const { body } = answer;
  if (!isSuccess(answer) || body.kind !== "json") return undefined;
  const { gateway } = connector;
  const envelope = isObject(body.value) ? body.value : {};
  const result = envelope[gateway.result];
  const meta = envelope[gateway.meta];
  const shape = resultShapes[operation.kind];
  const isOfList = shape === "array" || shape === "wrapper";
  return {
    records: isOfList ? elementsOf(operation, result) : [result],
    isList: isOfList,
    meta,
    others: Object.entries(envelope).filter(([name]) => !isUsual(gateway, name)),
    cursor: findCursor(operation, params, { result, meta }),
  };
}

/** The content of an error body; undefined for a body that has another form. */
export function readError({ body }: AnsweredCall): ErrorContent | undefined {
  if (body.kind !== "json" || !isObject(body.value)) return undefined;
  const { message, errors } = body.value;
  const details = isList(errors) ? errors.flatMap((entry: unknown) => (isObject(entry) ? [toDetail(entry)] : [])) : [];
  return typeof message === "string" || details.length > 0 ? { message: textOf(message), details } : undefined;
}

/** Whether a field of the envelope is in every success, or shown elsewhere. */
function isUsual({ result, meta, success, execution }: GatewayDefinition, name: string): boolean {
  return name === result || name === meta || name === execution?.field || Object.hasOwn(success, name);
}

function toDetail({ field, message, error_code: code }: Readonly<Record<string, unknown>>): ErrorDetail {
  return { field: textOf(field), message: textOf(message) ?? "", code: textOf(code) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
