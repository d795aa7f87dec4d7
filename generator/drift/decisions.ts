import { type Catalog, type Diagnostic, locateDiagnostic, CONNECTORS_FOLDER, placeIn, type Place } from "#generator/read";
import type { Difference } from "./compare.ts";
import type { DriftQuestion } from "./find_drift.ts";
import { type Connector, operationsOf } from "#generator/resolve";
import type { Retirement } from "#templates/core";

/** What people have decided about a connector in `spec/drift.yaml`, and which of it was needed. */
export class Decisions {
  readonly connector: string;
  readonly #catalog: Catalog;
  readonly #entries;
  readonly #used = new Set<number>();
  readonly #today: string;

  constructor({ catalog, connector, connectors, today }: Pick<DriftQuestion, "catalog" | "connector" | "connectors" | "today">) {
    this.connector = connector.id;
    this.#catalog = catalog;
    this.#today = today;
    const entries = (catalog.drift?.written.ignore ?? []).map((one, index) => ({ ...one, index, pattern: toPattern(one.what) }));
    this.#entries = entries.filter((one) => one.connector === connector.id || !connectors.includes(one.connector));
  }

  /** What a document calls a call or a record. */
  nameOf(name: string): string {
    return new Map(Object.entries(this.#catalog.drift?.written.names?.[this.connector] ?? {})).get(name) ?? name;
  }

  /** Whether a difference is to be ignored today. */
  ignores({ code, what }: Pick<Difference, "code" | "what">): boolean {
    const fitting = this.#entries.filter((one) => one.connector === this.connector && one.code === code && one.pattern.test(what));
    for (const { index } of fitting) this.#used.add(index);
    return fitting.some(({ until }) => until >= this.#today);
  }

  /** The decisions that have ended, and those about what was compared that nothing was found for: calls and records, or records alone. */
  stale(scope: "calls" | "records" | undefined): readonly Diagnostic[] {
    const { files, drift: { file = "" } = {} } = this.#catalog;
    return this.#entries.flatMap(({ index, what, until, connector }) => {
      const isCompared = scope !== undefined && (scope === "calls" || what.includes(".records."));
      const isUnused = isCompared && !this.#used.has(index);
      const isUnknown = connector !== this.connector;
      if (until >= this.#today && !isUnused && !isUnknown) return [];
      const isOver = until < this.#today;
      const problem = isUnknown
        ? "names a connector that the catalog does not have"
        : isOver
          ? `ended on ${until}`
          : "is about nothing that is found";
      const at = { file, path: ["ignore", index, "what"] };
      return [
        locateDiagnostic(
          { code: "drift/decision", slots: { what, problem }, at, on: "value" },
          files.find(({ path }) => path === file),
        ),
      ];
    });
  }
}

/** A name in which a `*` stands for any characters. */
function toPattern(what: string): RegExp {
  const parts = what.split("*").map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/gu, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "u");
}

interface Retiring extends Retirement {
  readonly what: string;
  readonly at: Place;
}

/** The interfaces whose end has been announced: that of the whole third party, and those of single operations. */
function retiring(connector: Connector): readonly Retiring[] {
  const { id, vendor, vendorAt = { file: `${CONNECTORS_FOLDER}/${id}.yaml`, path: ["vendor"] } } = connector;
  const whole = vendor?.retired === undefined ? [] : [{ ...vendor.retired, what: id, at: placeIn(vendorAt, "retired") }];
  const single = operationsOf(connector).flatMap(({ id: what, at, binding }) =>
    binding?.retired === undefined ? [] : [{ ...binding.retired, what, at: placeIn(at, "retired") }],
  );
  return [...whole, ...single];
}

/** The addresses of the announcements. */
export function announcementsOf(connector: Connector): readonly string[] {
  return [...new Set(retiring(connector).map(({ source }) => source))];
}

/** The retirements whose date has passed, and those whose page is missing. */
export function retirementsOf({
  connector,
  today,
  missingPages,
}: Pick<DriftQuestion, "connector" | "today" | "missingPages">): readonly Difference[] {
  return retiring(connector).flatMap(({ what, at, on, source }) => {
    const missing = missingPages.get(source);
    const rest = { code: "drift/retired", ours: "", where: source, at, origin: { kind: "assumed", because: "" } } as const;
    const isOver = on !== undefined && on <= today;
    return [
      ...(isOver ? [{ ...rest, what, theirs: `the third party has retired it since ${on}, as ${source} announced` }] : []),
      // A decision about the retirement is not one about its page.
      ...(missing === undefined ? [] : [{ ...rest, what: `${what}.retired.source`, theirs: `${source} cannot be loaded: ${missing}` }]),
    ];
  });
}
