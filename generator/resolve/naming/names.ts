import { resultOf } from "../model/operation_queries.ts";
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
