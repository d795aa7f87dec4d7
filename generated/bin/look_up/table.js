export function printTable(rows, indent = "  ") {
    const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) => `${indent}${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
    return lines.map((line) => `${line}\n`).join("");
}
