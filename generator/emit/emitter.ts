import type { JsonValue, Model } from "#generator/resolve";
import { banner, type Code, literal, object, printModule, type PrintedModule, type Property } from "#generator/print";

/** One file of the package. */
export interface OutputFile {
  /** Relative to `generated/`, with `/`. */
  readonly path: string;
  /** With LF line endings and a final newline. */
  readonly text: string;
  /** Set for files under `bin/`. */
  readonly executable?: true;
}

/** The texts of the files under `templates/`, and of the built ones, by path relative to that folder. */
export type Templates = ReadonlyMap<string, string>;

/** Everything that an emitter may use. */
export interface EmitterInput {
  readonly model: Model;
  /** The files of the catalog, under the names that messages have for them. */
  readonly sources?: readonly { readonly path: string }[];
  readonly templates: Templates;
  /** Version of the generator and of the package, from the root package.json. */
  readonly version: string;
  /** Where the package is made, as its package.json says it. npm compares it with the origin of a release. */
  readonly repository?: unknown;
}

/** The files of a printed module, whose path has no ending here. */
export function toModuleFiles(path: string, { js, dts }: PrintedModule): readonly OutputFile[] {
  return [
    { path: `${path}.js`, text: js },
    { path: `${path}.d.ts`, text: dts },
  ];
}

/** A module of code alone that exports one value, such as the tables of a connector. Nothing but other modules of the package imports it. */
export function toTablesFile(path: string, name: string, value: Code): OutputFile {
  return { path: `${path}.js`, text: printModule(banner, [{ kind: "value", name, value, exported: true }]).js };
}

/** An object literal with one property per line, so that a change in the catalog is a small change in the package. */
export function rows(values: Readonly<Record<string, JsonValue | undefined>>, further: readonly Property[] = []): Code {
  const entries = Object.entries(values).flatMap(([name, value]): readonly Property[] =>
    value === undefined ? [] : [[name, literal(value)]],
  );
  return object([...entries, ...further], true);
}

/** A pure function from the model to files of the package. */
export interface Emitter {
  readonly emit: (input: EmitterInput) => readonly OutputFile[];
  /** The files of `emit` in groups, each made when it is asked for, because all of them at once take much memory. */
  readonly emitInTurn?: (input: EmitterInput) => Iterable<readonly OutputFile[]>;
}
