/** The program. bin/connector-gateway.js runs it. */
import { createRequire } from "node:module";

const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string };
process.stdout.write(`${version}\n`);
