import type { JsonValue } from "../../shared/json_values.js";
import { printCurl } from "./samples/curl.js";
import { printPython } from "./samples/python.js";
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

/** A call that a sample makes. */
export interface SampleCall {
  /** Where the gateway is: `http://127.0.0.1:4010`. */
  readonly baseUrl: string;
  /** The path of calls, with the placeholder of the instance. */
  readonly executePath: string;
  readonly token: string;
  /** `inst_payments` */
  readonly instance: string;
  readonly connector: string;
  readonly entity: string;
  readonly action: string;
  /** Undefined for a call without `params`. */
  readonly params: Readonly<Record<string, JsonValue>> | undefined;
  /** What comes back. */
  readonly result: "array" | "wrapper" | "record" | "bytes";
  /** The field of the envelope with the result. */
  readonly resultField: string;
  /** The field of the envelope with Meta; undefined for an operation without Meta. */
  readonly metaField: string | undefined;
  /** Where a wrapper has its records. */
  readonly elements: readonly string[];
  /** Whether the TypeScript sample walks all pages, which only works for an operation with pages. Otherwise it makes one request. */
  readonly allPages: boolean;
}

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
