import { randomUUID } from "node:crypto";
import { isObject, REDACTED, redact, hideInValue, replaceCredentials, toVocabulary, keepNumbers } from "#templates/core";
import { OperationError } from "#templates/runtime";
import type { CommandContext } from "../context.js";
import { own, textOf, type CatalogRules, namedOperations, toCatalogRules } from "../payload/targeted_value.js";

/** A call and its answer, as a line of a recording has them. `validate` reads the same format. */
export interface RecordedCall {
  readonly connector?: string;
  /** The instance that was called. */
  readonly instance?: string;
  /** The body of the request. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: RecordedAnswer;
}

/** The answer of a recorded call. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON, or the text where it is none; null for bytes. */
  readonly body: unknown;
  /** Bytes that are not text, if there are not too many. */
  readonly base64?: string;
}

/** Keeps the digits of the numbers in recorded answers. */
const numbers = keepNumbers(randomUUID());

/** The value of a JSON text with numbers that `printExactly` prints digit for digit. @throws SyntaxError for a text that is not JSON */
export function parseExactly(text: string): unknown {
  const parsed = numbers.parse(text);
  return parsed === undefined ? (JSON.parse(text) as unknown) : parsed.value;
}

/** The JSON text of a value that `parseExactly` has parsed, or that contains one. */
export function printExactly(value: unknown): string {
  return numbers.restore(JSON.stringify(value));
}

/** The refusal of a path that no gateway has. */
export function noPath(): OperationError {
  return new OperationError(404, "The gateway has no such path.", { code: "request/path" });
}

/** The refusal of a method that the paths of a gateway do not have. */
export function onlyPost(): OperationError {
  return new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: "POST" } });
}

/** The name of the call that creates an instance. */
export const CREATE_INSTANCE = "gateway.create_instance";

/** Deeper values are replaced. */
const MOST_LEVELS = 200;

/** The headers of an answer that a recording keeps. */
export const KEPT_HEADERS: readonly string[] = [
  "content-type",
  "content-disposition",
  "content-range",
  "accept-ranges",
  "retry-after",
  "www-authenticate",
  "x-request-id",
];

/** The target that the path of a call names. */
export type CalledPath = { readonly kind: "create" } | { readonly kind: "execute"; readonly instance: string };

/** Reads the calls of a recording by means of the catalog. */
export interface CallReader {
  /** The target of a path of the gateway; undefined for any other path. */
  readonly pathOf: (path: string) => CalledPath | undefined;
  /** `payments.customers.list`; `customers.list` where no connector is known; undefined for a body that names no operation. */
  readonly operationOf: (target: CalledPath, body: unknown, connector: string | undefined) => string | undefined;
  /** The connector of a call, as far as its body or the instance tell. */
  readonly connectorOf: (target: CalledPath, body: unknown) => string | undefined;
  /** Remembers the connector of a new instance. */
  readonly learn: (instance: string, connector: string) => void;
  /** A body without secrets: neither those of its fields nor those that are given. */
  readonly redact: (value: unknown, secrets: readonly string[]) => unknown;
}

/** Reads calls with the catalog of the package. */
export function createCallReader({ spec }: CommandContext): CallReader {
  const catalog = spec.readCatalog();
  const rules = toCatalogRules(catalog);
  const { isKnown, isSecretField, isSecretName } = toVocabulary(catalog);
  const hides = (name: string): boolean => isSecretField(name) || (isSecretName(name) && !isKnown(name));
  const learned = new Map<string, string>();
  return {
    pathOf: (path) => {
      const [, instance] = rules.paths.execute.exec(path) ?? [];
      if (instance !== undefined) return { kind: "execute", instance: decoded(instance) };
      return rules.paths.create.test(path) ? { kind: "create" } : undefined;
    },
    operationOf: (target, body, connector) => {
      if (target.kind === "create") return CREATE_INSTANCE;
      const [entity, action] = [textOf(own(body, "entity")), textOf(own(body, "action"))];
      if (entity === "" || action === "") return undefined;
      return [...(connector === undefined ? [] : [connector]), entity, action].join(".");
    },
    connectorOf: (target, body) => {
      if (target.kind === "create") return rules.definitions.get(textOf(own(body, "connector_definition_id")));
      return learned.get(target.instance) ?? ofName(target.instance, spec.connectors) ?? ofOperation(body, rules);
    },
    learn: (instance, connector) => void learned.set(instance, connector),
    redact: (value, secrets) => hideInValue(value, secrets, { redactText: redact, hides, hidden, levels: MOST_LEVELS }),
  };
}

/** The instances of a sandbox name their connector: `inst_payments`, `inst_payments_2`. */
function ofName(instance: string, connectors: readonly string[]): string | undefined {
  return connectors.find((id) => instance === `inst_${id}` || instance.replace(/_\d+$/, "") === `inst_${id}`);
}

/** The only connector that has the operation of a body. */
function ofOperation(body: unknown, rules: CatalogRules): string | undefined {
  const [only, ...others] = namedOperations(body, rules, undefined);
  return others.length === 0 ? only?.connector : undefined;
}

/** The texts of credentials in the body of a call that creates an instance. */
export function secretsOf(body: unknown): readonly string[] {
  return textsIn(own(body, "auth_config"));
}

function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth >= MOST_LEVELS) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
}

/** Replaces all texts and numbers in a structure. The prefix of a key says of what kind it is, and is no secret. */
function hidden(value: unknown, depth = 0): unknown {
  if (depth > MOST_LEVELS) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => hidden(item, depth + 1));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hidden(inner, depth + 1)]));
  if (typeof value !== "string") return typeof value === "number" ? REDACTED : value;
  let prefix = "";
  replaceCredentials(value, (credential, kind) => {
    if (value.startsWith(credential)) prefix = kind;
    return "";
  });
  return prefix + REDACTED;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
