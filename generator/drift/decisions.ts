import { type Catalog, type Diagnostic, locateDiagnostic } from "#generator/read";
import type { Difference } from "./compare.ts";

/** What people have decided about a connector in `spec/drift.yaml`, and which of it was needed. */
export class Decisions {
  readonly connector: string;
  readonly #catalog: Catalog;
  readonly #names: Readonly<Record<string, string>>;
  readonly #entries: readonly {
    readonly index: number;
    readonly what: string;
    readonly code: string;
    readonly pattern: RegExp;
    readonly until: string;
  }[];
  readonly #used = new Set<number>();
  readonly #today: string;

  /** @param today `2026-11-27` */
  constructor(catalog: Catalog, connector: string, today: string) {
    const { names = {}, ignore = [] } = catalog.drift?.written ?? {};
    this.connector = connector;
    this.#catalog = catalog;
    this.#today = today;
    this.#names = names[connector] ?? {};
    this.#entries = ignore.flatMap(({ connector: id, what, code, until }, index) =>
      id === connector ? [{ index, what, code, until, pattern: toPattern(what) }] : [],
    );
  }

  /** What a document calls a call or a record. */
  nameOf(name: string): string {
    return Object.hasOwn(this.#names, name) ? (this.#names[name] ?? name) : name;
  }

  /** Whether a difference is to be ignored today. */
  ignores({ code, what }: Pick<Difference, "code" | "what">): boolean {
    const fitting = this.#entries.filter((one) => one.code === code && one.pattern.test(what));
    for (const { index } of fitting) this.#used.add(index);
    return fitting.some(({ until }) => until >= this.#today);
  }

  /** The decisions that have ended, and those about what was compared that nothing was found for: calls and records, or records alone. */
  stale(scope: "calls" | "records" | undefined): readonly Diagnostic[] {
    const { files, drift } = this.#catalog;
    const file = files.find(({ path }) => path === drift?.file);
    return this.#entries.flatMap(({ index, what, until }) => {
      const problem =
        until < this.#today
          ? `ended on ${until}`
          : scope !== undefined && (scope === "calls" || what.includes(".records.")) && !this.#used.has(index)
            ? "is about nothing that is found"
            : undefined;
      if (problem === undefined) return [];
      const at = { file: drift?.file ?? "", path: ["ignore", index, "what"] };
      return [locateDiagnostic({ code: "drift/decision", slots: { what, problem }, at, on: "value" }, file)];
    });
  }
}

/** A name in which a `*` stands for any characters. */
function toPattern(what: string): RegExp {
  return new RegExp(
    `^${what
      .split("*")
      .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/gu, "\\$&"))
      .join(".*")}$`,
    "u",
  );
}
