import type { Model } from "../model/types.ts";

/** One file of the package: path relative to `generated/`, with `/`; text with LF and a final newline. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
  /** Set for files under `bin/`. */
  readonly executable?: true;
}

/** What the package is made of besides the catalog: the texts of `templates/`, by path relative to it. */
export type Templates = ReadonlyMap<string, string>;

export interface EmitterInput {
  readonly model: Model;
  readonly templates: Templates;
  /** Version of the generator and of the package, from the root package.json. */
  readonly version: string;
}

/** A pure function from the model to files. */
export interface Emitter {
  readonly name: string;
  readonly emit: (input: EmitterInput) => readonly OutputFile[];
}
