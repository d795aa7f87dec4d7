import { catalogEmitter } from "./catalog/index.ts";
import { clientEmitter } from "./client/index.ts";
import type { Emitter } from "./emitter.ts";
import { examplesEmitter } from "./examples/index.ts";
import { jsonSchemaEmitter } from "./json_schema/index.ts";
import { ledgerEmitter } from "./ledger/index.ts";
import { openApiEmitter } from "./openapi/index.ts";
import { packageEmitter } from "./package/index.ts";
import { typesEmitter } from "./types/index.ts";
import { validatorsEmitter } from "./validators/index.ts";

/** All emitters, one per folder. They are independent of each other, and no two of them emit the same file. */
export const emitters: readonly Emitter[] = [
  jsonSchemaEmitter,
  openApiEmitter,
  typesEmitter,
  validatorsEmitter,
  clientEmitter,
  examplesEmitter,
  packageEmitter,
  ledgerEmitter,
  catalogEmitter,
];
