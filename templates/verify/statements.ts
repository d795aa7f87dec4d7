import {
  describe,
  describeAddress,
  operationsOf,
  typeText,
  unfold,
  type Catalog,
  type CatalogField,
  type CatalogNotes,
  type CatalogOperation,
} from "#templates/core";
import type { VerifyStatement } from "./verify_types.js";

/** A statement, and what tells it apart from others. */
export interface Statement extends VerifyStatement {
  readonly key: string;
}

/** The rules that are not in the catalog: those of HTTP, and those that a client of any gateway relies on. */
const RULES = {
  answered: "Every request gets an answer, and no request that the catalog describes is a fault of the server.",
  json: "Answers that are not downloads are JSON, and `Content-Type` says so.",
  challenge: "An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",
  keys: "An envelope has only the keys of the contract.",
  requestId: "A gateway that numbers its answers with `x-request-id` numbers all of them.",
  cors: "A gateway that lets pages of other origins in lets them send calls and read answers.",
  length: "The bytes of a download are as many as `Content-Length` says.",
} as const;

export type RuleName = keyof typeof RULES;

/** The parts of an operation about which the catalog makes a statement besides its params and fields. */
export type Aspect = "operation" | "result" | "paging" | "order";

/** The statements of a catalog. */
export interface Statements {
  readonly rule: (name: RuleName) => Statement;
  /** A status of an error. */
  readonly status: (status: number) => Statement;
  readonly aspect: (operation: string, aspect: Aspect) => Statement;
  /** What is said about the value at a path below an address. */
  readonly value: (address: string, path: readonly (string | number)[]) => Statement;
  /** The default of a param. */
  readonly preset: (operation: string, param: string) => Statement;
  /** The keys of all statements about operations, and about every answer. */
  readonly about: (operations: readonly string[]) => ReadonlySet<string>;
}

/** The statements that a catalog makes, with their sources. */
export function createStatements(catalog: Catalog): Statements {
  const { gateway } = catalog;
  const operations = new Map(catalog.connectors.flatMap(operationsOf).map((operation) => [operation.id, operation]));
  const operationOf = (id: string): CatalogOperation => {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`The catalog has no operation ${id}.`);
    return operation;
  };
  return {
    rule: (name) => ({ key: `rule ${name}`, text: RULES[name], basis: "rule" }),
    status: (status) => {
      const found = gateway.statuses.find((one) => one.status === status);
      const key = `status ${status}`;
      return found === undefined
        ? { key, text: `Only the statuses of the contract are used, and ${status} is none of them.`, basis: "rule" }
        : from(key, `Status ${status}: ${found.description ?? ""}`, found);
    },
    aspect: (id, aspect) => aspectOf(operationOf(id), aspect),
    value: (address, path) => valueStatement(catalog, address, path),
    preset: (id, param) => {
      const field = operationOf(id).params.fields.find(({ name }) => name === param);
      const value = JSON.stringify(field?.default?.value);
      const notes = { section: field?.section ?? operationOf(id).section, origin: field?.default?.origin ?? operationOf(id).origin };
      return from(`${id}.params default ${param}`, `\`${param}\` is ${value} when it is left out.`, notes);
    },
    about: (ids) =>
      new Set([
        ...gateway.statuses.map(({ status }) => `status ${status}`),
        ...fieldKeys(ENVELOPE, gateway.execute.response.shape.fields),
        ...fieldKeys(gateway.addresses.error, gateway.error.shape.fields),
        ...ids.flatMap((id) => keysOf(catalog, operationOf(id))),
      ]),
  };
}

function keysOf(catalog: Catalog, operation: CatalogOperation): readonly string[] {
  const { id, params, meta, paging, ordered, addresses } = operation;
  const { type, records } = describeAddress(catalog, addresses.record ?? "");
  const record = unfold(type, records);
  return [
    `${id} operation`,
    ...(addresses.response === undefined ? [] : [`${id} result`]),
    ...(paging === undefined || paging.kind === "none" ? [] : [`${id} paging`]),
    ...(ordered === undefined ? [] : [`${id} order`]),
    ...fieldKeys(addresses.params, params.fields),
    ...(addresses.meta === undefined ? [] : fieldKeys(addresses.meta, meta?.fields ?? [])),
    ...(addresses.record === undefined || record?.kind !== "object" ? [] : fieldKeys(addresses.record, record.shape?.fields ?? [])),
  ];
}

function fieldKeys(address: string, fields: readonly CatalogField[]): readonly string[] {
  return fields.map(({ name }) => keyOf(address, [name]));
}

/** The responses of all operations have the same envelope. */
const ENVELOPE = "response";

/** The key of the statement about a value: positions in lists make no difference. */
export function keyOf(address: string, path: readonly (string | number)[]): string {
  const about = address.endsWith(`.${ENVELOPE}`) ? ENVELOPE : address;
  return `${about} ${path.filter((step) => typeof step === "string").join(".")}`;
}

function aspectOf({ id, kind, description, section, origin, returns, paging, ordered }: CatalogOperation, aspect: Aspect): Statement {
  const key = `${id} ${aspect}`;
  const own = { section, origin };
  switch (aspect) {
    case "operation":
      return from(key, `${id}: ${description ?? "an operation of the catalog."}`, own);
    case "result":
      return from(key, `The result of ${id} is a ${kind.replaceAll("_", " ")}.`, { ...own, origin: returns?.origin ?? origin });
    case "paging":
      return from(key, `The pages of ${id} follow each other by ${paging?.kind.replaceAll("_", " ") ?? "nothing"}.`, {
        ...own,
        origin: paging?.origin ?? origin,
      });
    case "order":
      return from(key, `${id} returns its records ${ordered?.replaceAll("_", " ") ?? "in an order"}.`, own);
  }
}

function valueStatement(catalog: Catalog, address: string, path: readonly (string | number)[]): Statement {
  const { description, section, origin, type } = describe(catalog, address, path);
  const name = path.filter((step) => typeof step === "string").join(".");
  const says = [...(type === undefined ? [] : [`is \`${typeText(type)}\``]), ...(description === undefined ? [] : [description])].join(
    ": ",
  );
  const text = name === "" ? `\`${address}\` ${says}` : `\`${name}\` ${says}`;
  return from(keyOf(address, path), text, { section: section ?? "", origin: origin ?? { kind: "stated" } });
}

/** `Document 1, Limits` is a document and its section. */
function from(key: string, text: string, { section, origin }: Pick<CatalogNotes, "section" | "origin">): Statement {
  const [document = "", ...rest] = section.split(", ");
  return {
    key,
    text: text.trim(),
    basis: origin.kind === "stated" ? "stated" : "assumed",
    ...(document !== "" && { document }),
    ...(rest.length > 0 && { section: rest.join(", ") }),
  };
}
