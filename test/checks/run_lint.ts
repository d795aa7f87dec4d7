/** `npm run lint`: types, lint, format and unused code, in turn. With `-- --fix`, corrects first what has one right way to be corrected. */
import process from "node:process";
import { runNode, runTool, tools, type Outcome } from "./tools.ts";

const [formatter] = tools.format;
const steps: Readonly<Record<string, () => Promise<Outcome>>> = {
  types: () => runTool("types"),
  code: () => runTool("code", ...process.argv.slice(2)),
  format: () => (isFixing ? runNode([formatter]) : runTool("format")),
  "unused code": () => runTool("unused"),
};
const isFixing = process.argv[2] === "--fix";

if (process.argv.length > (isFixing ? 3 : 2)) {
  process.stderr.write(`error: unknown argument ${process.argv.slice(2).join(" ")}; the only one is --fix\n`);
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(steps)) {
    const { hasPassed, output } = await run();
    process.stdout.write(`${hasPassed ? "✓" : "✗"} ${name}\n${hasPassed ? "" : output}`);
    if (!hasPassed) process.exitCode = 1;
  }
}
