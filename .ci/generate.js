// `npm run generate`: writes the package in generated/, then compiles the gateway, which imports the package. Arguments and exit codes are
// those of the generator. The gateway is left alone by a run that writes nothing (--check, --help), by a watch, by one that writes elsewhere
// (--root, --out), and when it is compiled already.
import process from "node:process";
import "../generator/start.js";
import { isGatewayCompiled, rememberGateway } from "./compiled_gateway.js";

const leavesGateway = process.argv.slice(2).some((word) => /^--(?:check|help|watch|root|out)(?:=|$)/u.test(word));
if (process.exitCode === 0 && !leavesGateway && !isGatewayCompiled()) await compile();

/** Loads what compiles only now: it takes a while. */
async function compile() {
  const { register } = await import("tsx/esm/api");
  register();
  const { compileGateway } = await import("../gateway/compile.ts");
  try {
    await compileGateway();
    rememberGateway();
  } catch (error) {
    process.stderr.write(`The gateway does not compile: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 3;
  }
}
