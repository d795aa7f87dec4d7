import { abuse } from "./abuse.ts";
import { client } from "./client.ts";
import { commandLine } from "./command_line.ts";
import { generate } from "./generate.ts";
import { records } from "./records.ts";
import { requests } from "./requests.ts";
import { scaling, scalingFifty } from "./scaling.ts";
import { size } from "./size.ts";
import { startUp } from "./start_up.ts";
import { types } from "./types.ts";
import { verify } from "./verify.ts";
import type { Part } from "../part.ts";

/** All parts of the benchmark, in the order of their tables. */
export const parts: readonly Part[] = [
  requests,
  abuse,
  records,
  client,
  startUp,
  size,
  generate,
  commandLine,
  types,
  verify,
  scaling,
  scalingFifty,
];
