import { bindingsEmitter } from "./bindings.ts";
import { catalogEmitter } from "./catalog.ts";
import type { Emitter, EmitterInput, OutputFile } from "./emitter.ts";
import { examplesEmitter } from "./examples/index.ts";
import { jsonSchemaEmitter } from "./json_schema/index.ts";
import { ledgerEmitter } from "./ledger/index.ts";
import { modulesEmitter } from "./modules/index.ts";
import { openApiEmitter } from "./openapi/index.ts";
import { packageEmitter } from "./package.ts";
import { referenceEmitter } from "./reference/index.ts";
import { sandboxEmitter } from "./sandbox/index.ts";
import { toolsEmitter } from "./tools/index.ts";
import { verifyEmitter } from "./verify.ts";

/** All emitters, one per folder. They are independent of each other, and no two of them emit the same file. */
const emitters: readonly Emitter[] = [
  jsonSchemaEmitter,
  openApiEmitter,
  modulesEmitter,
  sandboxEmitter,
  bindingsEmitter,
  toolsEmitter,
  verifyEmitter,
  examplesEmitter,
  packageEmitter,
  ledgerEmitter,
  catalogEmitter,
  referenceEmitter,
];

/** The files of all emitters, those of one emitter at a time or fewer, made when they are asked for. */
export function* emitInTurn(input: EmitterInput): Generator<readonly OutputFile[]> {
  for (const emitter of emitters) {
    if (emitter.emitInTurn === undefined) yield emitter.emit(input);
    else yield* emitter.emitInTurn(input);
  }
}

/** The files that all emitters make. */
export function emitFiles(input: EmitterInput): readonly OutputFile[] {
  return emitters.flatMap(({ emit }) => emit(input));
}
