/** What one program or library achieved with one piece of work. */
export interface Figure {
  /** The work: "a request with two faults". */
  readonly work: string;
  /** Who did it: "ours", "ajv standalone". */
  readonly by: string;
  readonly value: number;
  /** "× JSON.parse", "ms", "kB gzip", "files". All figures of one work have the same unit. */
  readonly unit: string;
  /** What the project wants of its own figure. */
  readonly goal?: Goal;
}

/** A bound of a figure, which may be reached but not passed. */
export type Goal = { readonly most: number } | { readonly least: number };

/** A candidate that cannot do a piece of work, or does it wrongly. */
export interface Absence {
  readonly work: string;
  readonly by: string;
  /** Printed under the table: "refuses valid dates". */
  readonly reason: string;
}

/** What a part found about one candidate and one piece of work. */
export type Outcome = Figure | Absence;

/** A part of the benchmark, which can be run on its own. */
export interface Part {
  /** The word that selects the part on the command line. */
  readonly name: string;
  /** The heading of its table. */
  readonly title: string;
  /** What is compared with what, and how, in a sentence or two. */
  readonly about: string;
  /** Options of Node for the process in which the part is measured. */
  readonly nodeOptions?: readonly string[];
  /** The part takes long: it runs only when it is named. */
  readonly onRequest?: boolean;
  /** Throws if a candidate gives a wrong answer: correctness is asserted before anything is measured. */
  readonly measure: () => Promise<readonly Outcome[]>;
}
