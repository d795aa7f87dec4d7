import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Model } from "../model/types.ts";

/** One rule of the catalog: returns everything in the model that breaks it. */
export type Rule = (model: Model) => readonly UnlocatedDiagnostic[];
