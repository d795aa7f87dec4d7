import type { Finding } from "../diagnostics/finding.ts";
import type { Model } from "../model/types.ts";

/** One rule of the catalog: returns everything in the model that breaks it. */
export type Rule = (model: Model) => readonly Finding[];
