import { jsonSyntax, printLiteral, quoted, type LiteralSyntax } from "./literals.js";
import { downloadFile, type SampleCall } from "./request.js";

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

/** A module for Node that uses the client of the package. */
export function printTypescript(call: SampleCall): string {
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
    ...printCall(call, name),
  ].join("\n");
}

function printCall(call: SampleCall, name: string): readonly string[] {
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
