import { resolve } from "node:path";
import { nodeDisk } from "../../output/disk.ts";
import type { Command, ExitCode, Program } from "../command.ts";
import { HELP, parseOptions, type CliOptions } from "../options.ts";
import { exitCodeOf, printReport } from "../report.ts";

const OUTPUT_FOLDER = "generated";
/** Ten seconds; a run writes for less than one. */
const PATIENCE = { attempts: 200, pauseInMilliseconds: 50 };

/** `generate`: writes the package, or compares it with what it would write. */
export const generate: Command = {
  help: HELP,
  run: async (argv, program) => {
    const options = parseOptions(argv);
    return "usageError" in options ? options : writePackage(options, program);
  },
};

async function writePackage({ check, watch, format, root, out, debug }: CliOptions, program: Program): Promise<ExitCode> {
  const projectRoot = resolve(program.cwd, root ?? program.projectRoot);
  const folder = out === undefined ? resolve(projectRoot, OUTPUT_FOLDER) : resolve(program.cwd, out);
  const shown = out?.replace(/(?<=.)[\\/]+$/u, "") ?? OUTPUT_FOLDER;
  const destination = { disk: nodeDisk, folder, shown, writer: program.writer, patience: PATIENCE };
  if (watch) {
    const [{ openSession }, { watchProject }, { watchAndWrite }] = await Promise.all([
      import("../../session.ts"),
      import("../../source/watch.ts"),
      import("../watch.ts"),
    ]);
    const session = openSession({ projectRoot, destination });
    const describeEdit = (): Promise<string> => Promise.resolve("");
    return watchAndWrite({ session, watch: (changed) => watchProject(projectRoot, changed), program, shown, format, debug, describeEdit });
  }
  // Loaded only now, so that a file that does not even load (a schema in spec/ with a syntax error) is reported like any error.
  const { run } = await import("../../run.ts");
  const result = await run({ projectRoot, check, destination });
  program.print(printReport(result, { format, color: program.color, shown, seconds: program.elapsed() / 1000 }));
  return exitCodeOf(result);
}
