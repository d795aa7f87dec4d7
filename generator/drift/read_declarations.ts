import ts from "typescript";
import type { VendorDocument } from "./read_vendor.ts";

type Schema = Readonly<Record<string, unknown>>;

/** A declaration with the namespaces around it, and the pointer to its schema. */
interface Declared {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  readonly name: string;
  readonly scope: readonly string[];
  readonly file: ts.SourceFile;
  readonly id: number;
}

/** Where a type is written, and what its type parameters stand for. */
interface Scope extends Pick<Declared, "scope" | "file"> {
  readonly given: ReadonlyMap<string, Schema>;
}

/** Numbers may be whole ones: the language has one type for both. */
const KEYWORDS = new Map<ts.SyntaxKind, Schema>([
  [ts.SyntaxKind.StringKeyword, { type: "string" }],
  [ts.SyntaxKind.NumberKeyword, { type: ["integer", "number"] }],
  [ts.SyntaxKind.BooleanKeyword, { type: "boolean" }],
  [ts.SyntaxKind.ObjectKeyword, { type: "object" }],
]);

/** Type parameters inside each other that are followed. */
const DEEPEST = 8;

/** Declarations as an OpenAPI document, in which a path stands for each type with one of some names: `/7/Customer.Shipping`. */
export function declarationsAsOpenApi(documents: readonly VendorDocument[], names: readonly string[]): Schema {
  const reader = new Reader();
  for (const { path, text } of documents) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    reader.collect(file.statements, [], file);
  }
  // In whatever namespace, or behind the mark of generated types: `Schema$File`.
  const wanted = reader.declared.filter(({ name }) => names.some((one) => name === one || name.endsWith(`$${one}`)));
  const paths = wanted.map((one) => {
    const responses = { 200: { content: { "application/json": { schema: reader.referTo(one) } } } };
    return [`/${one.id}/${one.name}`, { get: { responses, ...notesOf(one.file, one.node) } }];
  });
  return { openapi: "3.1.0", paths: { "/": {}, ...Object.fromEntries(paths) }, types: reader.schemas() };
}

class Reader {
  readonly declared: Declared[] = [];
  /** The types that something refers to. */
  readonly #needed = new Set<Declared>();
  /** By name with namespaces: `Customer.Shipping`. */
  readonly #named = new Map<string, Declared[]>();

  referTo(declared: Declared): Schema {
    this.#needed.add(declared);
    return { $ref: `#/types/${declared.id}/${declared.name}` };
  }

  /** The schemas of all types that something refers to; they may refer to further ones. */
  schemas(): Schema {
    const schemas: Record<string, Schema> = {};
    for (const one of this.#needed) schemas[one.id] = { [one.name]: this.#schemaOf(one, []) };
    return schemas;
  }

  collect(statements: readonly ts.Statement[], scope: readonly string[], file: ts.SourceFile): void {
    for (const node of statements) {
      if (ts.isModuleDeclaration(node)) this.#collectInside(node, scope, file);
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      const declared = { node, name: node.name.text, scope, file, id: this.declared.length };
      const name = [...scope, declared.name].join(".");
      this.declared.push(declared);
      this.#named.set(name, [...(this.#named.get(name) ?? []), declared]);
    }
  }

  /** What is in a namespace; a module with a name in quotes has none. */
  #collectInside({ name, body }: ts.ModuleDeclaration, scope: readonly string[], file: ts.SourceFile): void {
    const inner = ts.isIdentifier(name) ? [...scope, name.text] : scope;
    if (body !== undefined && ts.isModuleBlock(body)) this.collect(body.statements, inner, file);
    else if (body !== undefined && ts.isModuleDeclaration(body)) this.#collectInside(body, inner, file);
  }

  #schemaOf({ node, scope, file }: Declared, args: readonly Schema[], depth = 0): Schema {
    const given = new Map((node.typeParameters ?? []).map(({ name }, index) => [name.text, args[index] ?? {}]));
    const inside = { scope, file, given };
    if (ts.isTypeAliasDeclaration(node)) return { allOf: [this.#schema(node.type, inside, depth)], ...notesOf(file, node) };
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types).map((type) => this.#schema(type, inside, depth));
    return { allOf: [this.#members(node.members, inside, depth), ...parents], ...notesOf(file, node) };
  }

  #members(members: readonly ts.TypeElement[], scope: Scope, depth: number): Schema {
    // What has methods is an object of a program, not of an answer.
    if (members.some(ts.isMethodSignature)) return {};
    const fields = members.filter(ts.isPropertySignature).flatMap((node) => {
      const { name, type, questionToken } = node;
      if (type === undefined || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return [];
      const schema = { allOf: [this.#schema(type, scope, depth)], ...notesOf(scope.file, node) };
      return [{ name: name.text, schema, required: questionToken === undefined }];
    });
    const signature = members.find(ts.isIndexSignatureDeclaration);
    return {
      ...{ type: "object", properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])) },
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      ...(signature && { additionalProperties: this.#schema(signature.type, scope, depth) }),
    };
  }

  #schema(type: ts.TypeNode, scope: Scope, depth: number): Schema {
    const all = (types: readonly ts.TypeNode[]): readonly Schema[] => types.map((one) => this.#schema(one, scope, depth));
    if (ts.isParenthesizedTypeNode(type)) return this.#schema(type.type, scope, depth);
    if (ts.isArrayTypeNode(type)) return { type: "array", items: this.#schema(type.elementType, scope, depth) };
    if (ts.isTypeLiteralNode(type)) return this.#members(type.members, scope, depth);
    if (ts.isUnionTypeNode(type)) return { anyOf: all(type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)) };
    if (ts.isIntersectionTypeNode(type)) return { allOf: all(type.types) };
    if (ts.isLiteralTypeNode(type)) return literal(type.literal);
    if (ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type)) return this.#reference(type, scope, depth);
    return KEYWORDS.get(type.kind) ?? {};
  }

  #reference(type: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments, scope: Scope, depth: number): Schema {
    const name = (ts.isTypeReferenceNode(type) ? type.typeName : type.expression).getText(scope.file);
    const args = (type.typeArguments ?? []).map((one) => this.#schema(one, scope, depth));
    const [first = {}, second = {}] = args;
    const given = scope.given.get(name);
    if (given !== undefined) return given;
    if (name === "Date") return { type: "string" };
    if (name === "Array" || name === "ReadonlyArray") return { type: "array", items: first };
    if (name === "Record") return { type: "object", additionalProperties: second };
    if (["Partial", "Readonly", "Required", "NonNullable"].includes(name)) return first;
    const found = this.#find(name, scope);
    if (found === undefined || depth > DEEPEST) return {};
    return args.length === 0 ? this.referTo(found) : this.#schemaOf(found, args, depth + 1);
  }

  /** From the innermost namespace outwards, and first in the same file. */
  #find(name: string, { scope, file }: Scope): Declared | undefined {
    const names = [...scope.map((_, index) => [...scope.slice(0, scope.length - index), name].join(".")), name];
    const found = names.flatMap((one) => this.#named.get(one) ?? []);
    return found.find((one) => one.file === file) ?? found[0];
  }
}

/** The comment above a declaration, and where it is. */
function notesOf(file: ts.SourceFile, node: ts.Node): Schema {
  const [, comment = ""] = /^\s*\/\*\*([^]*?)\*\//u.exec(node.getFullText(file)) ?? [];
  const [description] = comment.replaceAll(/^\s*\* ?/gmu, "").split(/^\s*@/mu);
  const place = `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  return { description, "x-place": place, ...(/(?:^|\s)@deprecated\b/u.test(comment) && { deprecated: true }) };
}

function literal(node: ts.LiteralTypeNode["literal"]): Schema {
  if (node.kind === ts.SyntaxKind.NullKeyword) return { type: "null" };
  return ts.isStringLiteral(node) ? { const: node.text } : ts.isNumericLiteral(node) ? { const: Number(node.text) } : { type: "boolean" };
}
