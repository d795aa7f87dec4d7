import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "../../unit/project/project_files.ts";

/** The styles that the command line of the package uses, by their number in an escape sequence. */
const STYLES: Readonly<Record<string, string>> = { 1: "bold", 2: "faint", 31: "red", 32: "green", 33: "yellow", 36: "cyan" };

const SHEET = `
  :root { color-scheme: light dark; --page: #fff; --frame: #d0d7de; --text: #1f2328; --faint: #656d76; --red: #cf222e; }
  @media (prefers-color-scheme: dark) { :root { --page: #0d1117; --frame: #30363d; --text: #e6edf3; --faint: #8b949e; --red: #ff7b72; } }
  body { margin: 0; background: var(--page); }
  pre { margin: 0; width: max-content; padding: 20px 24px; border: 1px solid var(--frame); color: var(--text);
    font: 15px/1.5 "DejaVu Sans Mono", monospace; }
  .bold { font-weight: 700 } .faint { color: var(--faint) } .red { color: var(--red) }
`;

/** A page that shows the last example of README.md in a terminal: the command, and what it prints, in its colors. Throws when it prints nothing. */
export function terminalPage(): string {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const command = [...readme.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, code = ""]) => code.trim()).at(-1) ?? "";
  const env = { ...process.env, FORCE_COLOR: "1" };
  const { stdout } = spawnSync("sh", ["-c", command], { cwd: ROOT, encoding: "utf8", env });
  if (stdout === "") throw new Error(`the last example of README.md prints nothing: ${command}`);
  const shown = `<span class="faint">$</span> ${escape(command)}\n\n${withStyles(escape(stdout.trimEnd()))}`;
  return `<!doctype html><meta charset="utf-8"><style>${SHEET}</style><pre>${shown}</pre>`;
}

/** Each sequence that begins a style opens an element, and each that ends one closes it. */
function withStyles(text: string): string {
  return text.replaceAll(/\u001B\[(\d+)m/gu, (_, code: string) => {
    const style = STYLES[code];
    return style === undefined ? "</span>" : `<span class="${style}">`;
  });
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
