import { join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const FILE = join(import.meta.dirname, "consumer_for_files_read.ts");
const PACKAGE = join(import.meta.dirname, "../../generated");

/** How a project of a consumer finds modules. */
const resolvers: Readonly<Record<string, ts.CompilerOptions>> = {
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** What a file of a consumer imports, and how many files of the package the compiler may read for it. */
const imports: readonly (readonly [what: string, code: string, most: number])[] = [
  ["one type", 'import type { Customer } from "connector-gateway-spec/payments"; export type One = Customer["id"];', 8],
  ["one validator", 'import { customersListParams } from "connector-gateway-spec/payments"; customersListParams.is({});', 8],
  ["what a client needs", 'import { connector } from "connector-gateway-spec/payments"; connector.id.trim();', 8],
  [
    "a client of the connector",
    `import { createGateway } from "connector-gateway-spec/client";
     import { connector as payments } from "connector-gateway-spec/payments";
     const instance = createGateway({ baseUrl: "", token: "", connectors: { payments } }).instance("payments", "x");
     instance.customers.get({ id: "x" }).then(({ email }) => email?.trim());`,
    12,
  ],
];

/** The files that earlier programs read: TypeScript's own libraries are most of them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The files of the package that the compiler reads for some code, and what it says about the code. */
function compile(code: string, resolver: ts.CompilerOptions): { readonly read: readonly string[]; readonly errors: readonly string[] } {
  const options: ts.CompilerOptions = { ...resolver, strict: true, target: ts.ScriptTarget.ES2022, types: [], skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const parse = (path: string, language: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined => {
    const key = `${path} ${JSON.stringify(language)}`;
    const file = parsed.get(key) ?? host.getSourceFile(path, language);
    parsed.set(key, file);
    return file;
  };
  const program = ts.createProgram([FILE], options, {
    ...host,
    fileExists: (path) => path === FILE || host.fileExists(path),
    readFile: (path) => (path === FILE ? code : host.readFile(path)),
    getSourceFile: (path, language) => (path === FILE ? ts.createSourceFile(path, code, language) : parse(path, language)),
  });
  const paths = program.getSourceFiles().map(({ fileName }) => relative(PACKAGE, fileName).replaceAll("\\", "/"));
  return {
    read: paths.filter((path) => !path.startsWith("..")),
    errors: ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  };
}

describe.each(Object.entries(resolvers))("with %s, a file that imports", (_name, resolver) => {
  it.each(imports)("%s of a connector reads few files of the package, and none of other connectors", (_what, code, most) => {
    const { read, errors } = compile(code, resolver);
    expect(errors).toEqual([]);
    expect(read.length).toBeLessThanOrEqual(most);
    expect(read.filter((path) => path.startsWith("connectors/")).toSorted()).toEqual([
      "connectors/gateway.types.d.ts",
      "connectors/payments.d.ts",
    ]);
  });
});
