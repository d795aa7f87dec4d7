import { countOf, listFormats, textOption } from "#templates/core";
import { printDiagnostics, shownDiagnostics, readCatalogSources } from "#generator/read";
import { sizeOf } from "#generator/resolve";
import { formatOf, projectFolder } from "../options.ts";
import { countErrors, printSize } from "../report.ts";
import { defineCommand } from "../command.ts";

const HELP = `Checks the catalog in spec/, and writes nothing: finds what \`generate\` would refuse, in a fraction of the time.

Usage: npm run check [-- options]

  --format <format>   format of the messages: ${listFormats(false)}
  --root <folder>     project with spec/ (default: this one)
  --debug             show the stack trace of an unexpected error
  --help              show this help

Exit codes: 0 no errors, 1 the catalog has errors, 2 wrong usage, 3 a bug in the generator.
`;

/** `check`: reports what is wrong with the catalog. */
export const check = defineCommand({ help: HELP }, async ({ values }, program) => {
  const { color, now, elapsed, print } = program;
  const format = formatOf(values);
  const sources = readCatalogSources(projectFolder(textOption(values, "root"), program));
  // Loaded only now, so that a file that does not even load (a schema in spec/ with a syntax error) is reported like any error.
  const { loadAndCheck } = await import("#generator/rules");
  const { model, diagnostics } = loadAndCheck(sources);
  const summary =
    model === undefined ? `${countOf(countErrors(diagnostics), "error")} in the catalog.\n` : `${printSize(sizeOf(model))}No errors.\n`;
  const time = { started: now(), milliseconds: elapsed() };
  print(printDiagnostics(shownDiagnostics(diagnostics), { format, color, sources, summary, time }));
  return model === undefined ? 1 : 0;
});
