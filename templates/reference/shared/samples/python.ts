import { escapeInvisible } from "../../../shared/invisible.js";
import { printLiteral, type LiteralSyntax } from "./literals.js";
import { addressOf, bodyOf, downloadFile, type SampleCall } from "./request.js";

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

/** A program that needs the library `requests`. */
export function printPython(call: SampleCall): string {
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
