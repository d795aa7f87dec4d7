import type { Diagnostic } from "../../../generator/read/diagnostics/diagnostic.ts";
import { createDiagnostic } from "../../../generator/read/diagnostics/diagnostic.ts";
import type { openapiMessages } from "../../../generator/read/diagnostics/drift_messages.ts";
import { readSource } from "../../../generator/author/index.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";

/** A document, and what is said about it. */
export interface OpenapiCase {
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const PATH = "openapi.yaml";
const REFERRING = (ref: string): string =>
  `openapi: 3.1.0\npaths:\n  /pets:\n    get:\n      parameters:\n        - $ref: "${ref}"\n      responses: {}\n`;

/** For each `openapi/*` code, a document with that one fault. */
export const openapiCases: Readonly<Record<keyof typeof openapiMessages, () => OpenapiCase>> = {
  "openapi/unreadable": () => {
    const slots = { file: PATH, reason: "there is no such file" };
    return { sources: [], diagnostics: [createDiagnostic("openapi/unreadable", slots, { path: PATH, starts: [0] }, { start: 0, end: 0 })] };
  },
  "openapi/syntax": () => read("openapi: 3.1.0\ninfo: { title: Shop\npaths:\n"),
  "openapi/not-openapi": () => read("name: shop\nversion: 1.0.0\n"),
  "openapi/version": () => read('swagger: "1.2"\npaths: {}\n'),
  "openapi/no-operations": () => read("openapi: 3.1.0\ninfo: { title: Shop }\npaths: {}\n"),
  "openapi/external-ref": () => read(REFERRING("params.yaml#/limit")),
  "openapi/unknown-ref": () => read(REFERRING("#/components/parameters/limit")),
};

function read(text: string): OpenapiCase {
  const connector = { id: "shop", definitionId: "00000000-0000-4000-8000-000000000001" };
  const source = readSource({ path: PATH, file: PATH, text, sharedNames: [] });
  const drafted = "diagnostic" in source ? source : source.draft(connector);
  return { sources: [{ path: PATH, text }], diagnostics: "diagnostic" in drafted ? [drafted.diagnostic] : [] };
}
