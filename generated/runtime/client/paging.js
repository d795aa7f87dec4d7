// @generated from templates/runtime/client/paging.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";

export function elementsOf(operation, result) {
  const found = operation.elements === undefined ? result : valueAt(result, operation.elements);
  return Array.isArray(found) ? found : [];
}

export function findCursor(operation, params, answer) {
  const { paging } = operation;
  if (paging === undefined || paging.kind === "none") return undefined;
  return nextCursor(paging, params, answer, elementsOf(operation, answer.result));
}

function nextCursor(
  paging,
  params,
  answer,
  elements,
) {
  switch (paging.kind) {
    case "record_cursor":
      return recordCursor(paging, params, answer, elements);
    case "token":
      return saysEnd(paging.more, answer) ? undefined : tokenCursor(paging.next, fieldOf(paging.token, answer));
    case "change_feed":
      return tokenCursor(paging.next, fieldOf(paging.token, answer));
    case "page_number":
      return pageNumber(paging, params, elements);
    case "offset":
      return offset(paging, params, answer, elements);
    case "page_info":
      return pageInfo(paging, answer);
  }
}

function recordCursor(
  paging,
  params,
  answer,
  elements,
) {
  if (saysEnd(paging.more, answer)) return undefined;
  const { next, previous } = paging;
  // A caller who reads towards newer records continues in that direction.
  const param = previous !== undefined && params[previous] !== undefined ? previous : next;
  const record = param === next ? elements.at(-1) : elements[0];
  return tokenCursor(param, isObject(record) ? record[paging.id] : undefined);
}

function pageNumber(paging, params, elements) {
  // Where the page size is not known, or is 0, an empty page is the last.
  const size = Math.max(1, numberOr(params[paging.size], paging.defaultSize ?? 1));
  return elements.length < size ? undefined : { param: paging.next, value: numberOr(params[paging.next], 1) + 1 };
}

function offset(paging, params, answer, elements) {
  const value = numberOr(params[paging.next], 0) + elements.length;
  const total = paging.total === undefined ? undefined : fieldOf(paging.total, answer);
  const last = paging.last === undefined ? undefined : fieldOf(paging.last, answer);
  const ended = elements.length === 0 || last === true || (typeof total === "number" && value >= total);
  return ended ? undefined : { param: paging.next, value };
}

function pageInfo(paging, answer) {
  const info = valueAt(answer.result, [...paging.connection, "pageInfo"]);
  if (!isObject(info) || info["hasNextPage"] === false) return undefined;
  return tokenCursor(paging.next, info["endCursor"]);
}

function tokenCursor(param, value) {
  return (typeof value === "string" && value !== "") || typeof value === "number" ? { param, value } : undefined;
}

function saysEnd(more, answer) {
  return more !== undefined && fieldOf(more, answer) === false;
}

function fieldOf(field, answer) {
  const holder = field.in === "meta" ? answer.meta : answer.result;
  return isObject(holder) ? holder[field.field] : undefined;
}

function valueAt(value, path) {
  return path.reduce((holder, key) => (isObject(holder) ? holder[key] : undefined), value);
}

function numberOr(value, otherwise) {
  return typeof value === "number" ? value : otherwise;
}
