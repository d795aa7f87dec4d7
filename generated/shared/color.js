// @generated from templates/shared/color.ts by connector-gateway-spec. Do not edit.
export function wantsColor({ FORCE_COLOR: force, NO_COLOR: never, TERM: terminal }, isTerminal) {
  if (force !== undefined && force !== "") return force !== "0" && force !== "false";
  return (never === undefined || never === "") && isTerminal && terminal !== "dumb";
}

const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] };

export function createPaint(color) {
  return (style, text) => {
    const [begin, end] = CODES[style];
    return color ? `\u001b[${begin}m${text}\u001b[${end}m` : text;
  };
}
