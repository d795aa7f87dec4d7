import { splitFieldLine } from "../catalog/type_expression.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { isObject } from "../../templates/shared/json_values.ts";

/** A file of the catalog as it is written, whichever it is. */
interface WrittenParts {
  readonly file: string;
  readonly written: object;
}

/** How many named types, or records that extend each other, may be inside of each other. */
const DEEPEST_NAMES = 20;

/** How many keys and texts a file may have after named types and inherited fields are written out. */
const MOST_PARTS = 200_000;

/**
 * Named types and inherited fields are written out wherever they are used: a few that use each other twice become millions. Reports what
 * becomes too large, before anything is built.
 */
export function checkExpansion({ file, written }: WrittenParts): readonly UnlocatedDiagnostic[] {
  const sections = Object.fromEntries(Object.entries(written));
  const parts = new Parts(sections);
  for (const group of ["types", "records"] as const) {
    for (const name of Object.keys(entriesOf(sections[group]))) {
      const excess = parts.sizeOfName(group, name);
      if (excess > MOST_PARTS) return [tooLarge({ file, path: [group, name] }, `\`${name}\``, excess)];
    }
  }
  const size = parts.sizeOf(written);
  return size > MOST_PARTS ? [tooLarge({ file, path: [] }, "the file", size)] : [];
}

function tooLarge(at: UnlocatedDiagnostic["at"], what: string, size: number): UnlocatedDiagnostic {
  const excess = Number.isFinite(size)
    ? `has more than ${MOST_PARTS} parts after named types and inherited fields are written out`
    : `uses more than ${DEEPEST_NAMES} named types or records inside of each other`;
  return diagnosticAt("type/too-large", at, { what, excess }, { on: "key" });
}

/** Counts the parts of written values, each named thing once. */
class Parts {
  readonly #sections: Readonly<Record<string, unknown>>;
  readonly #sizes = new Map<string, number>();
  /** The names that are being counted. A circle is reported elsewhere. */
  readonly #inside: string[] = [];

  constructor(sections: Readonly<Record<string, unknown>>) {
    this.#sections = sections;
  }

  sizeOf(written: unknown): number {
    if (typeof written === "string") return 1 + this.#sizeOfNames(written);
    if (Array.isArray(written)) return written.reduce<number>((sum, item) => sum + this.sizeOf(item), 1);
    if (!isObject(written)) return 1;
    const inherited = typeof written["extends"] === "string" ? this.sizeOfName("records", written["extends"]) : 0;
    return Object.values(written).reduce<number>((sum, value) => sum + this.sizeOf(value), 1 + inherited);
  }

  sizeOfName(group: "types" | "records", name: string): number {
    const entries = entriesOf(this.#sections[group]);
    const key = `${group} ${name}`;
    if (!Object.hasOwn(entries, name) || this.#inside.includes(key)) return 0;
    if (this.#inside.length >= DEEPEST_NAMES) return Infinity;
    this.#inside.push(key);
    const size = this.#sizes.get(key) ?? this.sizeOf(entries[name]);
    this.#inside.pop();
    this.#sizes.set(key, size);
    return size;
  }

  /** What the names of types in a type expression stand for. */
  #sizeOfNames(text: string): number {
    const names = splitFieldLine(text).type.match(/[A-Za-z_$][\w$]*/gu) ?? [];
    return names.reduce((sum, name) => sum + this.sizeOfName("types", name), 0);
  }
}

function entriesOf(section: unknown): Readonly<Record<string, unknown>> {
  return isObject(section) ? section : {};
}
