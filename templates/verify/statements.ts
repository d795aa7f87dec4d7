import {
  describe,
  typeText,
  unfold,
  type Catalog,
  type CatalogNotes,
  type CatalogOperation,
  type JsonPath,
  findOperation,
} from "#templates/core";
import type { VerifyStatement } from "./verify_types.js";

/** A statement, and what tells it apart from others. It is made when somebody reads it. */
export interface Statement {
  readonly key: string;
  readonly isStated: () => boolean;
  readonly read: () => VerifyStatement;
}

/** The rules that are not in the catalog: those of HTTP, and those that a client of any gateway relies on. */
const RULES = {
  answered: "Every request gets an answer.",
  json: "Answers that are not downloads are JSON, and `Content-Type` says so.",
  challenge: "An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",
  keys: "The keys of an envelope have the names of the contract.",
  requestId: "Every answer has an `x-request-id`: that of the request, if it has one.",
  cors: "A gateway that lets pages of other origins in lets them send calls and read answers.",
  length: "The bytes of a download are as many as `Content-Length` says.",
} as const;

/** What is said about an operation besides its params and fields. */
export type Aspect = "operation" | "result" | "paging" | "order";

/** The responses of all operations have the same envelope. */
const ENVELOPE = "response";

/** The statements of a catalog. */
export interface Statements {
  readonly rule: (name: keyof typeof RULES) => Statement;
  /** A header of requests. */
  readonly header: (name: string) => Statement;
  /** A status of an error. */
  readonly status: (status: number) => Statement;
  /** What is said about the value at a path below an address. */
  readonly value: (address: string | undefined, path: JsonPath) => Statement;
  /** The keys of all statements about operations, and about every answer. */
  readonly about: (operations: readonly CatalogOperation[]) => readonly string[];
  /** With what is said about one operation. */
  readonly of: (operation: CatalogOperation) => OperationStatements;
}

/** The statements of a catalog, and those about one operation. */
export interface OperationStatements extends Statements {
  readonly aspect: (aspect: Aspect) => Statement;
  readonly param: (name: string) => Statement;
}

/** The statements that a catalog makes, with where they come from. */
export function createStatements(catalog: Catalog, sources: Sources): Statements {
  const { gateway } = catalog;
  const placeOf = createPlaces(catalog, sources);
  const from = (key: string, notes: Pick<CatalogNotes, "section" | "origin">, text: string, address = ""): Statement => ({
    key,
    isStated: () => notes.origin.kind === "stated",
    read: () => ({ text, basis: notes.origin.kind === "stated" ? "stated" : "assumed", ...sourceOf(notes), ...placeOf(address, key) }),
  });
  const rule = (text: string): Statement => ({ key: text, isStated: () => false, read: () => ({ text, basis: "rule" }) });
  const fieldKeys = (address: string | undefined): readonly string[] => {
    if (address === undefined) return [];
    const { type, records } = describe(catalog, address, []);
    const whole = unfold(type, records);
    return whole?.kind === "object" ? (whole.shape?.fields ?? []).map(({ name }) => keyOf(address, [name])) : [];
  };
  const value: Statements["value"] = (address = "", path) => {
    const found = (): ReturnType<typeof describe> => describe(catalog, address, path);
    const read = (): Statement => {
      const { type, description = "", section = "", origin = { kind: "stated" } } = { ...found() };
      const name = namesOf(path).join(".") || address;
      const text = `\`${name}\`${type === undefined ? "" : ` is \`${typeText(type)}\``}: ${description}`;
      return from(keyOf(address, path), { section, origin }, text, address);
    };
    return { key: keyOf(address, path), isStated: () => read().isStated(), read: () => read().read() };
  };
  const statements: Statements = {
    rule: (name) => rule(RULES[name]),
    value,
    header: (wanted) => {
      const found = gateway.headers.find(({ name }) => name === wanted);
      const text = `\`${wanted}\`: ${found?.description ?? ""}`;
      return found === undefined ? rule(text) : from(`header ${wanted}`, found, text);
    },
    status: (status) => {
      const found = gateway.statuses.find((one) => one.status === status);
      if (found === undefined) return rule(`Only the statuses of the contract are used, and ${status} is none of them.`);
      return from(`status ${status}`, found, `Status ${status}: ${found.description ?? ""}`);
    },
    about: (operations) => [
      ...gateway.statuses.map(({ status }) => `status ${status}`),
      ...gateway.execute.response.shape.fields.map(({ name }) => `${ENVELOPE} ${name}`),
      ...fieldKeys(gateway.addresses.error),
      ...operations.flatMap(({ id, addresses, paging, ordered }) => {
        const { params, meta, record, response } = addresses;
        const isPaged = paging !== undefined && paging.kind !== "none";
        const aspects = ["operation", response && "result", isPaged && "paging", ordered && "order"].filter(Boolean);
        return [...aspects.map((aspect) => `${id} ${String(aspect)}`), ...[params, meta, record].flatMap((address) => fieldKeys(address))];
      }),
    ],
    of: ({ id, description = "an operation.", kind, paging, returns, ordered = "", origin, section, addresses }) => {
      const aspects = {
        operation: [`${id}: ${description}`, origin],
        result: [`The result of ${id} is a ${kind.replaceAll("_", " ")}.`, returns?.origin ?? origin],
        paging: [`The pages of ${id} follow each other by ${paging?.kind.replaceAll("_", " ") ?? ""}.`, paging?.origin ?? origin],
        order: [`${id} returns its records ${ordered.replaceAll("_", " ")}.`, origin],
      } as const;
      const aspectOf: OperationStatements["aspect"] = (aspect) => {
        const [text, basis] = aspects[aspect];
        return from(`${id} ${aspect}`, { section, origin: basis }, text, id);
      };
      return { ...statements, aspect: aspectOf, param: (name) => value(addresses.params, [name]) };
    },
  };
  return statements;
}

/** The key of the statement about a value: positions in lists make no difference. */
export function keyOf(address: string, path: JsonPath): string {
  return `${address.endsWith(`.${ENVELOPE}`) ? ENVELOPE : address} ${namesOf(path).join(".")}`;
}

/** The names in a path. */
function namesOf(path: JsonPath): readonly string[] {
  return path.filter((step) => typeof step === "string");
}

/** `Document 1, Limits` is a document and its section. */
function sourceOf({ section }: Pick<CatalogNotes, "section">): Pick<VerifyStatement, "document" | "section"> {
  const [document = "", ...rest] = section.split(", ");
  return { ...(document !== "" && { document }), ...(rest.length > 0 && { section: rest.join(", ") }) };
}

/** The YAML files that the catalog was made of, as far as they are there: only who has a catalog of their own has them. */
export type Sources = Readonly<Record<string, string | undefined>>;

type Place = Pick<VerifyStatement, "file" | "line">;

/** A function that finds where a statement is written. `address` is that of the statement, or the id of an operation, and `key` its key. */
export function createPlaces(catalog: Catalog, sources: Sources): (address: string, key: string) => Place {
  const files = Object.entries(sources).flatMap(([file, text]) => (text === undefined ? [] : [{ file, lines: text.split("\n") }]));
  return (address, key) => {
    const [connector = "", entity = "", action = "", part = ""] = address.split(".");
    const names = key.replace(/^.* (?:default )?/, "").split(".");
    const record = findOperation(catalog, `${connector}.${entity}.${action}`)?.returns?.record ?? "";
    const inAction = ["entities", entity, "actions", action];
    const paths =
      part === "record" ? [["records", record, "fields", ...names]] : [[...inAction, ...(part === "" ? [] : [part, ...names])], inAction];
    const own = files.filter(({ lines }) =>
      lines.some((line) => line.trim().replace(/^extends:/, "connector:") === `connector: ${connector}`),
    );
    for (const path of paths) {
      for (const { file, lines } of own) {
        const line = lineOf(lines, path);
        if (line > 0) return { file, line };
      }
    }
    return {};
  };
}

/** The line of the key at a path, from 1; 0 if it is not there. A key is inside of another one if it is indented more. */
function lineOf(lines: readonly string[], path: readonly string[]): number {
  let [next, depth, found] = [0, -1, 0];
  for (const name of path) {
    const index = lines.findIndex((line, at) => at >= next && line.trimStart().startsWith(`${name}:`) && line.search(/\S/) > depth);
    const isOutside = lines.slice(next, Math.max(next, index)).some((line) => /^\s*\w/.test(line) && line.search(/\S/) <= depth);
    if (index < 0 || isOutside) return 0;
    [next, depth, found] = [index + 1, (lines[index] ?? "").search(/\S/), index + 1];
  }
  return found;
}
