// @generated from templates/shared/frame.ts by connector-gateway-spec. Do not edit.
export function frameRows(lines) {
  const width = Math.max(0, ...lines.map(({ number }) => String(number).length));
  return lines.flatMap(({ number, text, cutBefore, cutAfter, mark }) => {
    const [lead, rest] = [cutBefore ? "…" : "", cutAfter ? "…" : ""];
    const row = { gutter: `${String(number).padStart(width)} |`, text: lead + text + rest, isMark: false };
    if (mark === undefined) return [row];
    const carets = " ".repeat(columns(lead + mark.before)) + "^".repeat(Math.max(1, columns(mark.marked)));
    return [row, { gutter: `${" ".repeat(width)} |`, text: carets, isMark: true }];
  });
}

function columns(text) {
  return text.replace(/\p{M}/gu, "").length;
}
