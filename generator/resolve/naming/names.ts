import { resultOf } from "../model/operation_kinds.ts";
import type { Operation } from "../model/types.ts";

/** Words that a strict ES module cannot declare, and globals that must not be shadowed. */
const reservedWords: ReadonlySet<string> = new Set(
  [
    "await break case catch class const continue debugger default delete do else enum export extends false finally for",
    "function if implements import in instanceof interface let new null package private protected public return static",
    "super switch this throw true try typeof var void while with yield arguments eval undefined NaN Infinity",
  ].flatMap((line) => line.split(" ")),
);

/** Names that TypeScript refuses for an interface or type alias. */
const builtInTypes: ReadonlySet<string> = new Set(
  "any unknown never void null undefined string number boolean bigint symbol object asserts infer is keyof readonly unique".split(" "),
);

/** The parts of an operation that a value can be validated against. */
export type Part = "params" | "request" | "record" | "meta" | "response";

/** `issue_tracker` -> `IssueTracker`, `customers` -> `Customers`. Ids are snake_case by the rules of the catalog. */
export function pascalCase(id: string): string {
  return id.split("_").map(capitalize).join("");
}

/** `issue_tracker` -> `issueTracker`; `Customer` -> `customer`. */
export function camelCase(id: string): string {
  const name = pascalCase(id);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The parts that an operation has, in their usual order. */
export function operationParts(operation: Operation): readonly Part[] {
  switch (resultOf(operation.kind)) {
    case "bytes":
      return ["params", "request"];
    case "array":
    case "wrapper":
    case "record":
      return ["params", "request", "record", ...(operation.meta === undefined ? [] : (["meta"] as const)), "response"];
  }
}

/** `payments.customers.list.params` */
export function operationAddress(operation: Operation, part: Part): string {
  return `${operation.id}.${part}`;
}

/** `payments.records.Customer` */
export function recordAddress(connector: string, record: string): string {
  return `${connector}.records.${record}`;
}

/** The type of an operation's part inside its connector's module: `CustomersListParams`. */
export function partTypeName(operation: Operation, part: Part): string {
  return pascalCase(operation.entity) + pascalCase(operation.action) + pascalCase(part);
}

/** The validator of an operation's part inside its connector's module: `customersListParams`. */
export function partValueName(operation: Operation, part: Part): string {
  return camelCase(partTypeName(operation, part));
}

/** The guard of a record or of the params of an operation, by the name of its type: `isCustomersListParams`. */
export function guardName(type: string): string {
  return `is${type}`;
}

/** The fields of a type that requires at least one of two of them: `RefundsCreateParamsFields`. */
export function fieldsTypeName(name: string): string {
  return `${name}Fields`;
}

/** The type of one method's `auth_config` inside its connector's module: `ApiKeyAuthConfig`. */
export function authTypeName(method: string): string {
  return `${pascalCase(method)}AuthConfig`;
}

/** The type of an instance of a connector: `PaymentsInstance`. */
export function instanceTypeName(connector: string): string {
  return instanceTypes(connector).instance;
}

/** The types of an instance of a connector, its entities, and what its methods `call` and `execute` look up. */
export function instanceTypes(connector: string): Readonly<Record<"instance" | "entities" | "calls" | "requests", string>> {
  const prefix = pascalCase(connector);
  return { instance: `${prefix}Instance`, entities: `${prefix}Entities`, calls: `${prefix}Calls`, requests: `${prefix}Requests` };
}

/** The type of an entity's actions on an instance: `PaymentsCustomersActions`. */
export function actionsTypeName(connector: string, entity: string): string {
  return `${pascalCase(connector)}${pascalCase(entity)}Actions`;
}

/** The type of what handlers return in place of a record with open fields: `PaymentsInvoiceAnswer`. */
export function answerTypeName(connector: string, record: string): string {
  return `${pascalCase(connector)}${record}Answer`;
}

/** The operationId, unique over all connectors: `paymentsCustomersList`. */
export function operationId(operation: Operation): string {
  return camelCase(operation.connector) + pascalCase(operation.entity) + pascalCase(operation.action);
}

/** The tool for language models, unique over all connectors: `payments_customers_list`. */
export function toolName({ id }: Operation): string {
  return id.replaceAll(".", "_");
}

/** A schema component of the OpenAPI documents, unique over all connectors: `PaymentsCustomersListParams`. */
export function componentName(connector: string, typeName: string): string {
  return pascalCase(connector) + typeName;
}

/** A word with a capital at its beginning. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a name cannot be declared as a value or a type in the emitted modules. */
export function isReservedWord(name: string): boolean {
  return reservedWords.has(name) || builtInTypes.has(name);
}

/** The name under which the project publishes its own package. */
export const OWN_PACKAGE = "connector-gateway-spec";

/** The names of a package: on npm, of its program, and where only letters, digits and hyphens may be. */
export interface PackageName {
  /** `@acme/gateway-spec` */
  readonly name: string;
  /** `gateway-spec`: npx runs it for `npx @acme/gateway-spec`, too. */
  readonly program: string;
  /** `acme-gateway-spec` */
  readonly slug: string;
}

const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/u;
const LONGEST = 214;
const TAKEN: readonly string[] = ["node_modules", "favicon.ico"];

/** The names of a package that is published as `name`; undefined if npm would refuse it. */
export function packageName(name: string): PackageName | undefined {
  if (!NAME.test(name) || name.length > LONGEST || TAKEN.includes(name)) return undefined;
  return { name, program: name.replace(/^@[^/]*\//u, ""), slug: name.replace("@", "").replace("/", "-") };
}

/** The words after which the name is that of the program: commands, and their placeholders in usage lines. */
const COMMANDS = "<command>|validate|list|explain|schema|example|serve|compare|verify|--help|\\$\\{";

/** Other files in `bin/`, whose names a program cannot have: that of `@acme/verify` is `bin/verify-program.js`, beside `bin/verify.js`. */
const PROGRAM_PARTS = /^(?:connectors|look_up|program|run_compare|serve|verify)$/u;

/** The replacements of the project's own name, for each form in which it is written. The last one is for everything else. */
function replacements({ name, program, slug }: PackageName): readonly (readonly [RegExp, string])[] {
  const oldName = OWN_PACKAGE;
  return [
    [new RegExp(`(?<=[. ]by )${oldName}(?=\\. Do not edit)`, "gu"), "connector-gateway-generator"],
    [new RegExp(`(?<=npx )${oldName}`, "gu"), name],
    [new RegExp(`(?<=urn:)${oldName}`, "gu"), slug],
    [new RegExp(`${oldName}(?=-(?:\\{\\{|\\d))`, "gu"), slug],
    [new RegExp(`${oldName}(?=\\.(?:config|theme|language|search)\\b)`, "gu"), program],
    [new RegExp(`(?<=\\bbin/)${oldName}`, "gu"), PROGRAM_PARTS.test(program) ? `${program}-program` : program],
    [new RegExp(`(?<=\\.\\./)${oldName}`, "gu"), program],
    [new RegExp(`${oldName}(?=": "\\./bin/|: | (?:${COMMANDS}))`, "gu"), program],
    [new RegExp(oldName, "gu"), name],
  ];
}

/** A text of the package in which the package has another name. */
export function renamePackage(text: string, to: PackageName): string {
  if (!text.includes(OWN_PACKAGE)) return text;
  return replacements(to).reduce((renamed, [pattern, replacement]) => renamed.replaceAll(pattern, () => replacement), text);
}
