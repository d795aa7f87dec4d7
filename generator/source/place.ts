/** Where in the YAML a thing is written: file relative to the project, and the path of keys inside it. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** The named type of a param: what is not written at the place itself is written there. */
  readonly base?: Place;
}

/** The place that is reached from another by further keys, in the named type as well. */
export function placeIn({ file, path, base }: Place, ...steps: readonly (string | number)[]): Place {
  return { file, path: [...path, ...steps], ...(base !== undefined && { base: placeIn(base, ...steps) }) };
}
