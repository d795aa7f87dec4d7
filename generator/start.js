#!/usr/bin/env node
// The program `connector-gateway-generator`: runs the TypeScript of the generator as it is, so that the package needs no build.
import { register } from "tsx/esm/api";

register();
await import("./cli.ts");
