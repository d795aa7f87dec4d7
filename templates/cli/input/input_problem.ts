/** Why an input, or a part of it, cannot be checked. */
export interface InputProblem {
  readonly code: InputCode;
  readonly message: string;
  /** How to fix it. */
  readonly hint: string;
}

/** Codes of problems that leave nothing to check: no setting hides them. */
const FATAL = {
  "input/not-found": "The file or folder does not exist.",
  "input/no-match": "The pattern matches no file, or the folder contains no payload files.",
  "input/unreadable": "The file or folder cannot be read.",
  "input/empty": "The file is empty.",
  "input/encoding": "The file or the line is not UTF-8.",
  "input/gzip": "The gzip data is damaged or incomplete.",
  "input/yaml": "The file is YAML. Payloads are JSON.",
  "input/too-large": "The document is larger than the largest that the program can read.",
  "input/line-too-long": "The line is longer than the longest that the program can read.",
  "json/syntax": "The text is not JSON.",
} as const;

export const fatalCodes: ReadonlySet<string> = new Set(Object.keys(FATAL));

/** Every code that the command reports in addition to those of the validators, and what it means. */
export const inputCodes = {
  ...FATAL,
  "input/not-checked": "The recording has no body here, or one that cannot be read: it is not checked.",
  "input/no-payload": "The recording contains no call to the gateway.",
  "target/unknown": "Cannot tell which schema applies to the value.",
  "target/unknown-address": "The file name begins with an unknown address.",
  "target/unknown-connector": "The exchange names an unknown connector.",
  "target/unknown-operation": "Cannot tell which schema applies to the response, because the request names no operation.",
  "json/duplicate-key": "Duplicate key: readers differ on which value counts.",
  "json/lossy-number": "The number loses digits when it is read as a 64-bit float.",
} as const;

export type InputCode = keyof typeof inputCodes;
