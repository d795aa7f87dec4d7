import type { InputCode } from "../../templates/cli/input/input_problem.ts";

/** How to fix each problem with an input of the command line. */
export const inputFixes: Readonly<Record<InputCode, string>> = {
  "input/not-found": "Check the path. It is relative to the working folder.",
  "input/no-match": "Check the pattern, and put it in quotes so that the shell does not expand it.",
  "input/unreadable": "Check the permissions of the file and of its folder.",
  "input/empty": "Write the payload, or leave the file out. A payload has at least one JSON value.",
  "input/encoding": "Save the file as UTF-8.",
  "input/gzip": "Compress the file again, or copy it again: it may have been cut off.",
  "input/yaml": "Convert the file to JSON.",
  "input/too-large": "Write one value per line (NDJSON): lines are read one at a time.",
  "input/line-too-long": "Split the value into several lines.",
  "input/not-checked":
    "Record the bodies of requests and responses as they were sent, or accept the gap: `--severity input/not-checked=warning`.",
  "input/no-payload": "Record again, and make sure that the calls to the gateway are among the recorded ones.",
  "target/unknown": "Pass `--as <address>` or `--connector <connector>`, or name the file after its address.",
  "target/unknown-address": "Correct the name of the file, or pass `--as <address>`.",
  "target/unknown-connector": "Correct the `connector` of the exchange.",
  "target/unknown-operation": "Record the request with its `entity` and `action`, or pass `--as <address>`.",
  "json/syntax": "Correct the text at the place that the message names.",
  "json/duplicate-key": "Remove one of the two keys.",
  "json/lossy-number": "Send the number as a string, or with fewer digits.",
};
