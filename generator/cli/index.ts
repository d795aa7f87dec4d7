/**
 * The command line of the generator: reads arguments, runs the pipeline and prints the report. It takes the program's surroundings as a
 * `Program` and returns an exit code; only `cli.ts` touches the process.
 */
export { type ExitCode, type Program, chooseCommand } from "./command.ts";
export { describeInternalError } from "./report.ts";
