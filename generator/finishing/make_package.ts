import { emitInTurn } from "../emitters/index.ts";
import type { OutputFile } from "../emitters/emitter.ts";
import { forgetAll } from "../model/remember.ts";
import { finishPackage, type Ingredients } from "./finish.ts";
import { PACKING_BUDGET, packBeyond } from "./pack_files.ts";

/**
 * Makes all files of the package, the manifest last: emits, then finishes. What is finished takes little memory, however big the catalog is.
 * Rejects for bugs in the generator.
 */
export async function makePackage(ingredients: Ingredients, budget: number = PACKING_BUDGET): Promise<readonly OutputFile[]> {
  const pack = packBeyond(budget);
  const emitted: OutputFile[] = [];
  for (const files of emitInTurn(ingredients)) {
    emitted.push(...files.map(pack));
    forgetAll();
  }
  return finishPackage(emitted, { ...ingredients, pack });
}
