// `npm run check`: the command `check` of the generator. It runs so often, by editors and hooks, that its start counts. Arguments and exit
// codes are those of the command.
import { runGenerator } from "./bundled_generator.js";

await runGenerator("check");
