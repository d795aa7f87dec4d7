import { parse } from "yaml";
import { loadAndCheck } from "../../../../generator/run.ts";
import { draftConnector, type Draft } from "../../../../generator/author/draft.ts";
import { openDocument, UnusableDocument, type DocumentProblem } from "../../../../generator/author/document.ts";
import type { Diagnostic } from "../../../../generator/read/diagnostics/diagnostic.ts";
import { describedCatalog, GATEWAY } from "../../../fixtures/shop_catalog.ts";

/** Some values of JSON or YAML, whose shape a test knows. */
export type Values = Readonly<Record<string, unknown>>;

const CONNECTOR = { id: "acme", definitionId: "00000000-0000-4000-8000-000000000009" };

/** A draft of a document. Throws when there is none. */
export function draftOf(document: unknown): Draft {
  const draft = tryDraft(document);
  if ("problem" in draft) throw new Error(JSON.stringify(draft.problem));
  return draft;
}

/** A draft, or why there is none. */
export function tryDraft(
  document: unknown,
  { sharedNames = ["ErrorDetail"], ...source }: Partial<Parameters<typeof draftConnector>[1]> = {},
): Draft | { readonly problem: DocumentProblem } {
  try {
    return draftConnector(CONNECTOR, { file: "openapi.json", sharedNames, ...source }, openDocument(document));
  } catch (error) {
    if (error instanceof UnusableDocument) return { problem: error.problem };
    throw error;
  }
}

/** What the generator says about a connector. */
export function errorsIn(text: string): readonly Diagnostic[] {
  const gateway = describedCatalog().filter(({ path }) => path === GATEWAY);
  const { diagnostics } = loadAndCheck([...gateway, { path: "spec/connectors/acme.yaml", text }]);
  return diagnostics.filter(({ severity }) => severity === "error");
}

/** A draft after the review of all of it. */
export function reviewed(text: string): string {
  return text.replaceAll(/^ +assumed: (?:Taken over|Guessed).*\n/gmu, "").replaceAll(", assumed: Guessed from names; not reviewed.", "");
}

/** A value in a text of YAML, by its path. */
export function valueAt(text: string, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? (value as Values)[key] : undefined),
    parse(text),
  );
}

/** A document with one operation, and what else it needs. */
export function documentOf(paths: Values, rest: Values = {}): Values {
  return { openapi: "3.1.0", info: { title: "Acme", version: "1" }, paths, ...rest };
}

/** A good answer with this schema. */
export function answering(schema: unknown): Values {
  return { "200": { description: "OK", content: { "application/json": { schema } } } };
}

/** A document with one record that has one field `value`. */
export function withField(schema: unknown, schemas: Values = {}): Values {
  const record = { type: "object", required: ["value"], properties: { id: { type: "string" }, value: schema } };
  return documentOf({ "/things/{id}": { get: { responses: answering(record) } } }, { components: { schemas } });
}

/** A document with one param `value`. */
export function withParam(schema: unknown, param: Values = {}, schemas: Values = {}): Values {
  const get = { parameters: [{ name: "value", in: "query", schema, ...param }], responses: answering({ type: "array", items: {} }) };
  return documentOf({ "/things": { get } }, { components: { schemas } });
}
