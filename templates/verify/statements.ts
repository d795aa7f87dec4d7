import {
  describe,
  findOperation,
  typeText,
  unfold,
  type Catalog,
  type CatalogNotes,
  type CatalogOperation,
  type JsonPath,
} from "#templates/core";
import { createPlaces, type Sources } from "./places.js";
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
  /** A status of an error. */
  readonly status: (status: number) => Statement;
  readonly aspect: (operation: CatalogOperation, aspect: Aspect) => Statement;
  /** What is said about the value at a path below an address. */
  readonly value: (address: string | undefined, path: JsonPath) => Statement;
  /** The keys of all statements about operations, and about every answer. */
  readonly about: (operations: readonly string[]) => readonly string[];
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
  const fieldKeys = (address: string, path: JsonPath = []): readonly string[] => {
    const { type, records } = describe(catalog, address, path);
    const whole = unfold(type, records);
    return whole?.kind === "object" ? (whole.shape?.fields ?? []).map(({ name }) => keyOf(address, [name])) : [];
  };
  return {
    rule: (name) => rule(RULES[name]),
    status: (status) => {
      const found = gateway.statuses.find((one) => one.status === status);
      if (found === undefined) return rule(`Only the statuses of the contract are used, and ${status} is none of them.`);
      return from(`status ${status}`, found, `Status ${status}: ${found.description ?? ""}`);
    },
    aspect: (operation, aspect) => {
      const { id, description = "an operation.", kind, paging, returns, ordered = "", origin, section } = operation;
      const says = {
        operation: [`${id}: ${description}`, origin],
        result: [`The result of ${id} is a ${kind.replaceAll("_", " ")}.`, returns?.origin ?? origin],
        paging: [`The pages of ${id} follow each other by ${paging?.kind.replaceAll("_", " ") ?? ""}.`, paging?.origin ?? origin],
        order: [`${id} returns its records ${ordered.replaceAll("_", " ")}.`, origin],
      } as const;
      const [text, basis] = says[aspect];
      return from(`${id} ${aspect}`, { section, origin: basis }, text, id);
    },
    value: (address = "", path) => {
      const key = keyOf(address, path);
      const found = (): ReturnType<typeof describe> => describe(catalog, address, path);
      const notes = (): Pick<CatalogNotes, "section" | "origin"> => ({ section: "", origin: { kind: "stated" }, ...found() });
      const text = (): string => {
        const { type, description = "" } = found();
        return `\`${namesOf(path).join(".") || address}\`${type === undefined ? "" : ` is \`${typeText(type)}\``}: ${description}`;
      };
      return { key, isStated: () => notes().origin.kind === "stated", read: () => from(key, notes(), text(), address).read() };
    },
    about: (ids) => [
      ...gateway.statuses.map(({ status }) => `status ${status}`),
      ...gateway.execute.response.shape.fields.map(({ name }) => `${ENVELOPE} ${name}`),
      ...fieldKeys(gateway.addresses.error),
      ...ids.flatMap((id) => {
        const { addresses, paging, ordered } = findOperation(catalog, id) ?? { addresses: { params: "" } };
        const parts = [addresses.params, addresses.meta, addresses.record].filter((address) => address !== undefined);
        const isPaged = paging !== undefined && paging.kind !== "none";
        const aspects = [
          "operation",
          ...(addresses.response ? ["result"] : []),
          ...(isPaged ? ["paging"] : []),
          ...(ordered ? ["order"] : []),
        ];
        return [...aspects.map((aspect) => `${id} ${aspect}`), ...parts.flatMap((address) => fieldKeys(address))];
      }),
    ],
  };
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
