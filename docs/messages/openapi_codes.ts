import type { openapiMessages } from "../../generator/read/diagnostics/openapi_messages.ts";
import type { Explanation } from "./explanation.ts";

/** The codes about an OpenAPI document that a connector is drafted from. */
export const openapiCodes: Readonly<Record<keyof typeof openapiMessages, Explanation>> = {
  "openapi/unreadable": { cause: "The file after `--from` does not exist, is a folder, cannot be opened, or is not UTF-8." },
  "openapi/syntax": { cause: "The document is neither valid JSON nor valid YAML, so nothing can be read from it." },
  "openapi/not-openapi": { cause: "The file is valid, but has neither the key `openapi` nor the key `swagger`." },
  "openapi/version": { cause: "The document has an OpenAPI version before 2.0, or one that does not exist." },
  "openapi/no-operations": {
    cause: "A connector has at least one operation. The document has none, or none that fits an action of the gateway.",
    fix: "Use a document with operations under `paths`. The message gives the reason for the first one that does not fit.",
  },
  "openapi/external-ref": {
    cause: "A draft is made from one file. Other files and addresses are never read.",
    fix: "Bundle the document into one file first, for example with `npx @redocly/cli bundle openapi.yaml --output bundled.json`.",
  },
  "openapi/unknown-ref": { cause: "A `$ref` of the document names something that the document does not have." },
};
