import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NamedOperation } from "./generators.ts";

const FOLDER = join(import.meta.dirname, "../../../generated/openapi");

/** The absolute path of an OpenAPI document of the package. */
export function documentPath(name: string): string {
  return join(FOLDER, `${name}.json`);
}

/** A document of each kind: `operations.json` has the operations and the components of all connectors. */
export const exemplaryDocuments: readonly string[] = ["gateway", "operations", "file_storage"];

/** The names of the documents that describe one connector each. */
export function connectorDocuments(): readonly string[] {
  const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -".json".length)] : []));
  return names.filter((name) => name !== "gateway" && name !== "operations").sort();
}

/** An operation of the document, with what the gateway needs to run it. */
export interface DocumentedOperation extends NamedOperation {
  /** `payments.customers.list`; undefined for the two endpoints of the gateway itself. */
  readonly address: string | undefined;
  readonly entity: string;
  readonly action: string;
  readonly download: boolean;
  /** The example of its request body and of its success response. */
  readonly request: unknown;
  readonly response: unknown;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}

interface PathItem {
  readonly post: {
    readonly operationId: string;
    readonly "x-entity"?: string;
    readonly "x-action"?: string;
    readonly requestBody: Content;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

/** The parsed text of a document. */
function readDocument(name: string): { readonly paths: Readonly<Record<string, PathItem>> } {
  return JSON.parse(readFileSync(documentPath(name), "utf8")) as { readonly paths: Readonly<Record<string, PathItem>> };
}

/** The operations of a document, in its order. */
export function documentedOperations(name: string): readonly DocumentedOperation[] {
  return Object.entries(readDocument(name).paths).map(([path, { post }]) => ({
    operationId: post.operationId,
    path,
    address: path.split("#")[1],
    entity: post["x-entity"] ?? "",
    action: post["x-action"] ?? "",
    download: post.responses["200"]?.content?.["application/json"] === undefined,
    request: Object.values(post.requestBody.content ?? {})[0]?.example,
    response: Object.values(post.responses["200"]?.content ?? {})[0]?.example,
  }));
}
