/**
 * The command line of the package: validates payloads, explains and compares catalogs, serves the sandbox. It takes the surroundings of the
 * program and returns an exit code; it reads the tables of the package that it is part of.
 */
export { ConfigError } from "./config/config.js";
export { adjustableCodes } from "./check/located_issue.js";
export { type InputCode, inputCodes } from "./input/input_problem.js";
