import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RestFacts } from "../../fixtures/vendors/facts.ts";
import { declaredTypes, type DeclaredType } from "./type_declarations.ts";

/** A method of the SDK: `export` of `Files` calls `GET /drive/v3/files/{fileId}/export`. */
interface Method {
  readonly owner: string;
  readonly name: string;
  readonly call: string;
  readonly inPath: readonly string[];
}

/** What Google's SDK in `folder` says about the calls of Drive: their params outside the path, and the fields of their pages. */
export function readDrive(folder: string): RestFacts {
  const types = declaredTypes(join(folder, "build/v3.d.ts"), "drive_v3");
  const declarations = readFileSync(join(folder, "build/v3.d.ts"), "utf8");
  const methods = methodsIn(readFileSync(join(folder, "build/v3.js"), "utf8"));
  return {
    calls: Object.fromEntries(methods.map((method) => [withoutNames(method.call), paramsOf(method, types)])),
    answers: Object.fromEntries(methods.map((method) => [withoutNames(method.call), answerOf(method, declarations, types)])),
  };
}

function methodsIn(code: string): readonly Method[] {
  return code.split(/^ {4}class Resource\$/mu).flatMap((text) => {
    const owner = /^\w+/u.exec(text)?.[0] ?? "";
    return text.split(/^ {8}(?=\w+\(paramsOrCallback)/mu).flatMap((body): readonly Method[] => {
      const [name = ""] = /^\w+/u.exec(body) ?? [];
      const [, path, method] = /rootUrl \+\s*'([^']+)'\)[^]*?method: '(\w+)'/u.exec(body) ?? [];
      const inPath = /pathParams: \[([^\]]*)\]/u.exec(body)?.[1]?.match(/\w+/gu) ?? [];
      return path === undefined ? [] : [{ owner, name, call: `${method ?? ""} ${path}`, inPath }];
    });
  });
}

function paramsOf(method: Method, types: ReadonlyMap<string, DeclaredType>): string {
  const own = types.get(`Params${typeName(method)}`)?.properties.keys() ?? [];
  const shared = types.get("StandardParameters")?.properties.keys() ?? [];
  return [...own, ...shared]
    .filter((name) => !method.inPath.includes(name))
    .sort()
    .join(" ");
}

/** The fields of a page; `{}` for what is none. */
function answerOf(method: Method, declarations: string, types: ReadonlyMap<string, DeclaredType>): string {
  const signature = `${method.name}(params?: Params${typeName(method)}, options?: MethodOptions): Promise<`;
  const start = declarations.indexOf(signature) + signature.length;
  const [, schema = ""] = /^\w+<(Schema\$\w+List)>/u.exec(declarations.slice(start, start + 200)) ?? [];
  const fields = [...(types.get(schema)?.properties ?? [])].map(([name, type]) => (type.endsWith("[]") ? `${name}[]` : name));
  return fields.length === 0 ? "{}" : fields.sort().join(" ");
}

/** `$Resource$Changes$Getstartpagetoken` for `getStartPageToken` of `Changes`. */
function typeName({ owner, name }: Method): string {
  return `$Resource$${owner}$${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`;
}

function withoutNames(call: string): string {
  return call.replaceAll(/\{[^}]*\}/gu, "{}");
}
