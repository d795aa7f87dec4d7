import { printCurl } from "./samples/curl.js";
import { printPython } from "./samples/python.js";
import type { SampleCall } from "./samples/request.js";
import { printTypescript } from "./samples/typescript.js";

/** The languages of code samples, in the order of their tabs. */
export const sampleLanguages = [
  { id: "curl", title: "curl" },
  { id: "typescript", title: "TypeScript" },
  { id: "python", title: "Python" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

/** Where `connector-gateway-spec serve` answers unless it is started with another port. */
export const sandboxUrl = "http://127.0.0.1:4010";

/** A whole program, or a command, that makes the call and prints what comes back. Ends without a line feed. */
export function printSample(language: SampleLanguage, call: SampleCall): string {
  switch (language) {
    case "curl":
      return printCurl(call);
    case "typescript":
      return printTypescript(call);
    case "python":
      return printPython(call);
  }
}
