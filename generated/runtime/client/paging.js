// @generated from templates/runtime/client/paging.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";

export function elementsOf(operation, result) {
  const found = operation.elements === undefined ? result : valueAt(result, operation.elements);
  return Array.isArray(found) ? found : [];
}

const finders = {
  record_cursor({ next, previous, more, id }, params, answer, elements) {
    if (saysEnd(more, answer)) return undefined;
    // A caller who reads towards newer records continues in that direction.
    const param = previous !== undefined && params[previous] !== undefined ? previous : next;
    const record = param === next ? elements.at(-1) : elements[0];
    return tokenCursor(param, isObject(record) ? record[id] : undefined);
  },
  token: ({ next, token, more }, _params, answer) => (saysEnd(more, answer) ? undefined : tokenCursor(next, fieldOf(token, answer))),
  page_number({ next, size, defaultSize = 1 }, params, _answer, elements) {
    // Where the page size is not known, or is 0, an empty page is the last.
    const full = Math.max(1, numberOr(params[size], defaultSize));
    return elements.length < full ? undefined : { param: next, value: numberOr(params[next], 1) + 1 };
  },
  offset({ next, total, last }, params, answer, elements) {
    const value = numberOr(params[next], 0) + elements.length;
    const all = total && fieldOf(total, answer);
    const ended = elements.length === 0 || (last && fieldOf(last, answer) === true) || (typeof all === "number" && value >= all);
    return ended ? undefined : { param: next, value };
  },
  page_info({ next, connection }, _params, answer) {
    const info = valueAt(answer.result, [...connection, "pageInfo"]);
    return isObject(info) && info["hasNextPage"] !== false ? tokenCursor(next, info["endCursor"]) : undefined;
  },
  change_feed: ({ next, token }, _params, answer) => tokenCursor(next, fieldOf(token, answer)),
  none: undefined,
};

export function isPaged({ paging }) {
  return paging !== undefined && finders[paging.kind] !== undefined;
}

export function findCursor(operation, params, answer) {
  const { paging } = operation;
  return paging && find(paging.kind, paging, params, answer, elementsOf(operation, answer.result));
}

function find(kind, ...input) {
  return finders[kind]?.(...input);
}

function tokenCursor(param, value) {
  return (typeof value === "string" && value !== "") || typeof value === "number" ? { param, value } : undefined;
}

function saysEnd(more, answer) {
  return more !== undefined && fieldOf(more, answer) === false;
}

function fieldOf({ in: place, within = [], field }, answer) {
  return valueAt(place === "meta" ? answer.meta : answer.result, [...within, field]);
}

function valueAt(value, path) {
  return path.reduce((holder, key) => (isObject(holder) ? holder[key] : undefined), value);
}

function numberOr(value, otherwise) {
  return typeof value === "number" ? value : otherwise;
}
