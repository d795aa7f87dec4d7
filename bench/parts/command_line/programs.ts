/** Reads a file in blocks and gives each line to `work`, as the fastest simple program does: no stream, no line twice in memory. */
const eachLine = `import { closeSync, openSync, readSync } from "node:fs";
import process from "node:process";

function eachLine(work) {
  const file = openSync(process.argv[2], "r");
  const buffer = Buffer.alloc(1 << 20);
  let rest = Buffer.alloc(0);
  for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
    const block = Buffer.concat([rest, buffer.subarray(0, size)]);
    const end = block.lastIndexOf(10) + 1;
    if (end > 0) for (const line of block.toString("utf8", 0, end - 1).split("\\n")) work(line);
    rest = block.subarray(end);
  }
  if (rest.length > 0) work(rest.toString("utf8"));
  closeSync(file);
}
`;

/** Programs that read the lines of a file. The first argument is its path. */
export const PROGRAMS = {
  /** Parses each line. */
  parse: `${eachLine}\nlet count = 0;\neachLine((line) => { if (JSON.parse(line) !== undefined) count += 1; });\nif (count === 0) process.exitCode = 1;\n`,
  /** Parses each line and judges it with `ajv.cjs` beside the program. Ends with 1 when a line is wrong. */
  judge: `import { accepts } from "./ajv.cjs";\n${eachLine}\neachLine((line) => { if (!accepts(JSON.parse(line))) process.exitCode = 1; });\n`,
};
