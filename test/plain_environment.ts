import process from "node:process";

/*
 * The YAML parser looks for a variable at each token. The environment of Node asks the operating system each time, which takes as long as
 * all the rest of the parser; in a plain object it is found at once.
 */
process.env = { ...process.env };
