// `npm run generate`: writes the package in generated/, then compiles the gateway, which imports the package. Arguments and exit codes are
// those of generator/cli.ts. The gateway is left alone by a run that writes nothing (--check, --help), by a watch, and by one that writes elsewhere (--root, --out).
import process from "node:process";
import { finished } from "../generator/cli.ts";
import { parseOptions } from "../generator/cli/options.ts";

await finished;
const options = parseOptions(process.argv.slice(2));
const hasWritten = process.exitCode === 0 && !("usageError" in options) && !options.check && !options.watch && !options.help;

if (hasWritten && options.root === undefined && options.out === undefined) {
  // Loaded only now: esbuild takes a while.
  const { compileGateway } = await import("../gateway/compile.ts");
  await compileGateway().catch((error: unknown) => {
    process.stderr.write(`The gateway does not compile: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 3;
  });
}
