/**
 * Turns the model into the files of the package, with an emitter for each kind of output. Emitters are pure functions: they touch no disk, do
 * not know each other, and do not check what the rules have checked.
 */
export { CATALOG_PATH, toCatalog } from "./catalog.ts";
export type { EmitterInput, OutputFile, Templates } from "./emitter.ts";
export { emitInTurn } from "./emitters.ts";
export { printPageTables } from "./modules/shared_modules.ts";
export { declareOperations } from "./modules/root_module.ts";
export { fillSlots } from "./reference/slots.ts";
export { referencePages } from "./reference_pages.ts";
