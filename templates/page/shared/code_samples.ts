import { escapeInvisible, type JsonValue } from "#templates/core";
import { printLiteral, type LiteralSyntax, jsonSyntax, quoted } from "./literals.js";

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
  /** The form of the result. */
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

/** The file that a sample saves a download to, unless the answer names one. */
const downloadFile = "download.bin";

/** The address of a call. */
function addressOf({ baseUrl, executePath, instance }: SampleCall): string {
  const id = encodeURIComponent(instance.replace(/\p{Surrogate}/gu, "\ufffd"));
  const path = executePath.replace(/\{[^{}]*\}/u, () => id);
  return `${baseUrl.replace(/\/+$/u, "")}${path}`;
}

/** The body of a call. */
function bodyOf({ entity, action, params }: SampleCall): { readonly [name: string]: JsonValue } {
  return { entity, action, ...(params !== undefined && { params }) };
}

/** Texts of characters that have no special meaning in a shell. */
const plain = /^[\w@%+=:,./-]+$/u;

/** A request to the gateway. */
interface CurlRequest {
  readonly address: string;
  readonly token: string;
  readonly body: JsonValue;
  /** Further options of the command. */
  readonly options?: readonly string[];
}

/** A command for POSIX shells that makes a call. */
function printCurl(call: SampleCall): string {
  const options = call.result === "bytes" ? [`--fail --output ${downloadFile}`] : [];
  return printCurlRequest({ address: addressOf(call), token: call.token, body: bodyOf(call), options });
}

/** A command for POSIX shells that sends a request to the gateway. */
export function printCurlRequest({ address, token, body, options = [] }: CurlRequest): string {
  const parts = [
    `curl ${shellWord(address)}`,
    ...options,
    `--header ${inQuotes(`Authorization: Bearer ${token}`)}`,
    `--header ${inQuotes("Content-Type: application/json")}`,
    `--data ${inQuotes(printLiteral(body, jsonSyntax, { indent: "  ", taken: "--data ''".length }))}`,
  ];
  return parts.join(" \\\n  ");
}

function shellWord(text: string): string {
  return plain.test(text) ? text : inQuotes(text);
}

/** In single quotes, nothing has a meaning but the single quote itself. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const identifier = /^[A-Za-z_$][\w$]*$/u;

const typescriptSyntax: LiteralSyntax = {
  ...jsonSyntax,
  // A plain or quoted `__proto__` would set the prototype.
  key: (name) => (name === "__proto__" ? '["__proto__"]' : identifier.test(name) ? name : quoted(name)),
  lastComma: ",",
};

/** Names that a module cannot declare, and those that the samples use otherwise. */
const taken: ReadonlySet<string> = new Set(
  [
    "await break case catch class const continue debugger default delete do else enum export extends false finally for",
    "function if implements import in instanceof interface let new null package private protected public return static",
    "super switch this throw true try typeof var void while with yield arguments eval undefined NaN Infinity",
    "body console contentType createGateway filename gateway meta record records writeFile",
  ].flatMap((line) => line.split(" ")),
);

const pythonSyntax: LiteralSyntax = {
  scalar: (value) => {
    if (typeof value === "string") return pythonString(value);
    if (value === null) return "None";
    return value === true ? "True" : value === false ? "False" : JSON.stringify(value);
  },
  key: pythonString,
  indent: "    ",
  padding: "",
  lastComma: ",",
};

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

/** A program that needs the library `requests`. */
function printPython(call: SampleCall): string {
  return ["import requests", "", ...(call.result === "bytes" ? printDownload(call) : printCall(call))].join("\n");
}

function printCall(call: SampleCall): readonly string[] {
  return ["response = requests.post(", ...printArguments(call, []), ")", "response.raise_for_status()", ...printAnswer(call)];
}

function printDownload(call: SampleCall): readonly string[] {
  return [
    "with requests.post(",
    ...printArguments(call, ["    stream=True,"]),
    ") as response:",
    "    response.raise_for_status()",
    `    with open(${pythonString(downloadFile)}, "wb") as file:`,
    "        for chunk in response.iter_content(chunk_size=65536):",
    "            file.write(chunk)",
  ];
}

function printArguments(call: SampleCall, others: readonly string[]): readonly string[] {
  const place = (start: string) => ({ indent: "    ", taken: start.length + 1 });
  return [
    `    ${pythonString(addressOf(call))},`,
    `    headers=${printLiteral({ Authorization: `Bearer ${call.token}` }, pythonSyntax, place("headers="))},`,
    `    json=${printLiteral(bodyOf(call), pythonSyntax, place("json="))},`,
    ...others,
    "    timeout=60,",
  ];
}

function printAnswer({ result, resultField, metaField, elements }: SampleCall): readonly string[] {
  const resultOf = `[${pythonString(resultField)}]`;
  if (result === "record") return [`print(response.json()${resultOf})`];
  const records = [resultOf, ...(result === "wrapper" ? elements.map((name) => `[${pythonString(name)}]`) : [])].join("");
  const meta = metaField === undefined ? [] : [`print(answer.get(${pythonString(metaField)}))`];
  return ["answer = response.json()", `for record in answer${records}:`, "    print(record)", ...meta];
}

/** Strings of JSON are strings of Python, except for surrogate pairs, which Python reads as two characters. */
function pythonString(text: string): string {
  return escapeInvisible(JSON.stringify(text)).replace(
    /\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|\\./gu,
    (escape: string, high: string | undefined, low: string | undefined) => {
      if (high === undefined || low === undefined) return escape;
      const code = String.fromCharCode(parseInt(high, 16), parseInt(low, 16)).codePointAt(0) ?? 0;
      return `\\U${code.toString(16).padStart(8, "0")}`;
    },
  );
}

/** A module for Node that uses the client of the package. */
function printTypescript(call: SampleCall): string {
  const { baseUrl, token, connector, instance, result } = call;
  const name = variableFor(connector);
  const start = "const gateway = createGateway(";
  return [
    ...(result === "bytes" ? ['import { writeFile } from "node:fs/promises";'] : []),
    'import { createGateway } from "connector-gateway-spec";',
    "",
    `${start}${printLiteral({ baseUrl, token }, typescriptSyntax, { taken: start.length + 2 })});`,
    `const ${name} = gateway.instance(${quoted(connector)}, ${quoted(instance)});`,
    "",
    ...printTypescriptCall(call, name),
  ].join("\n");
}

function printTypescriptCall(call: SampleCall, name: string): readonly string[] {
  const { result, entity, action, metaField, allPages } = call;
  const operation = `${name}${member(entity)}${member(action)}`;
  if (result === "bytes") {
    return [
      awaited("{ body, filename, contentType }", operation, call),
      `await writeFile(filename ?? ${quoted(downloadFile)}, body);`,
      "console.log(filename, contentType);",
    ];
  }
  if (result === "record") return [awaited("record", operation, call), "console.log(record);"];
  if (allPages) {
    const start = `const records = ${operation}.all(`;
    return [`${start}${printParams(call, start)});`, "for await (const record of records) console.log(record);"];
  }
  const names = metaField === undefined ? "records" : "records, meta";
  return [awaited(`{ ${names} }`, operation, call), `console.log(${names});`];
}

function awaited(variable: string, operation: string, call: SampleCall): string {
  const start = `const ${variable} = await ${operation}(`;
  return `${start}${printParams(call, start)});`;
}

function printParams({ params }: SampleCall, before: string): string {
  return params === undefined ? "" : printLiteral(params, typescriptSyntax, { taken: before.length + ");".length });
}

/** `file_storage` -> `fileStorage` */
function variableFor(connector: string): string {
  const name = connector.replace(/_+([a-z\d])/gu, (_, letter: string) => letter.toUpperCase());
  return identifier.test(name) && !taken.has(name) ? name : "instance";
}

function member(name: string): string {
  return identifier.test(name) ? `.${name}` : `[${quoted(name)}]`;
}
