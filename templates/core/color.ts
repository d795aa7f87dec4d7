/** The variables of an environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether output has ANSI colors. `FORCE_COLOR` decides first: `0` and `false` mean never, any other text always. Then
 * `NO_COLOR` means never. An empty variable counts as absent. Otherwise a terminal has colors, unless it is a `dumb` one; a
 * CI platform is no terminal.
 */
export function wantsColor({ FORCE_COLOR: force, NO_COLOR: never, TERM: terminal }: Environment, isTerminal: boolean): boolean {
  if (force !== undefined && force !== "") return force !== "0" && force !== "false";
  return (never === undefined || never === "") && isTerminal && terminal !== "dumb";
}

/** The codes that begin and end each style. An end does not touch the styles around it. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const;

export type Style = keyof typeof CODES;

/** Text in a style. */
export type Paint = (style: Style, text: string) => string;

/** Paints with ANSI codes, or leaves text as it is. */
export function createPaint(color: boolean): Paint {
  return (style, text) => {
    const [begin, end] = CODES[style];
    return color ? `\u001b[${begin}m${text}\u001b[${end}m` : text;
  };
}
