import { isList, isObject, type Catalog } from "#templates/core";
import type { Change } from "../change.js";
import type { CatalogPath } from "../sources/side.js";

/** Where a change is in a catalog. */
export interface FoundPath {
  readonly path: CatalogPath;
  /** The catalog has exactly what the change is about. Otherwise it is the nearest thing around it. */
  readonly isExact: boolean;
}

/** The value that a change is about, or what is around it in a catalog that does not have it. */
export function findPath(catalog: Catalog, { address, pointer }: Pick<Change, "address" | "pointer">): FoundPath {
  const walk = new Walk(catalog);
  const steps = pointer.split("/").slice(1);
  const rest = walk.toAddress(address.split("."), steps);
  const isExact = rest !== undefined && rest.every((step) => walk.into(step.replaceAll("~1", "/").replaceAll("~0", "~")));
  return { path: walk.path, isExact };
}

/** The parts of an operation whose addresses are not the names of its keys. */
const PARTS_OF_GATEWAY: Readonly<Record<string, readonly string[]>> = {
  create_instance: ["createInstance", "request"],
  create_instance_response: ["createInstance", "response"],
  execute: ["execute", "request"],
  error: ["error"],
};

/** A walk through a catalog: to a value, and to what is inside of it. */
class Walk {
  path: (string | number)[] = [];
  readonly #catalog: Catalog;
  #value: unknown;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#value = catalog;
  }

  /** Goes to an address. Returns the steps that are left of the pointer; undefined if the catalog has no such address. */
  toAddress([first = "", ...segments]: readonly string[], pointer: readonly string[]): readonly string[] | undefined {
    if (first === "gateway") {
      const [part, ...more] = segments;
      const keys = part === undefined ? [] : (PARTS_OF_GATEWAY[part] ?? [part]);
      return this.#follow(["gateway", ...keys, ...more]) ? pointer : undefined;
    }
    if (!this.#follow(["connectors", first])) return undefined;
    const [entity, action, part] = segments;
    if (entity === undefined) return pointer;
    if (entity === "auth_config") return this.#follow(["auth"]) ? this.#toMethod(pointer) : undefined;
    if (entity === "records") return this.#follow(segments) || this.#toRecord(action ?? "") ? pointer : undefined;
    if (entity === "execute") return pointer;
    if (!this.#follow(["entities", entity])) return undefined;
    if (action === undefined) return pointer;
    if (!this.#follow(["operations"]) || !this.#toElement("action", action)) return undefined;
    return part === undefined ? pointer : this.#toPart(part, pointer);
  }

  /** Goes to what is inside of the value under a name, `*` for any element; stays where it is if there is no such thing. */
  into(step: string): boolean {
    const value = this.#value;
    if (isList(value)) return this.#toElement("name", step) || this.#toElement("id", step);
    if (!isObject(value)) return false;
    if (value["kind"] === "record" && typeof value["record"] === "string") return this.#toRecord(value["record"]) && this.into(step);
    if (["fields", "shape", "type"].some((inner) => this.#tryInside(inner, step))) return true;
    if (step === "*") return this.#toKey("items") || this.#toKey("values");
    // An array whose elements have the field.
    return this.#tryInside("items", step) || this.#toKey(step) || this.#toKey("values");
  }

  #toPart(part: string, pointer: readonly string[]): readonly string[] | undefined {
    const [first, ...rest] = pointer;
    const returns = isObject(this.#value) && isObject(this.#value["returns"]) ? this.#value["returns"]["record"] : undefined;
    if (part === "record" || (part === "response" && first === "result")) {
      const inside = part === "record" ? pointer : rest[0] === "*" ? rest.slice(1) : rest;
      return typeof returns === "string" && this.#toRecord(returns) ? inside : undefined;
    }
    if (part === "request" || part === "response") return first === "params" || first === "meta" ? pointer : undefined;
    return this.#toKey(part) ? pointer : undefined;
  }

  /** Goes to the auth method that has the field, if a pointer names one. */
  #toMethod(pointer: readonly string[]): readonly string[] {
    const [field, ...rest] = pointer;
    const methods = isList(this.#value) ? [...this.#value.keys()] : [];
    const isFound = field !== undefined && methods.some((index) => this.#tryInside(String(index), field));
    return isFound ? rest : pointer;
  }

  #tryInside(key: string, step: string): boolean {
    const [before, start] = [this.#value, this.path];
    if (this.#toKey(key) && this.into(step)) return true;
    [this.#value, this.path] = [before, start];
    return false;
  }

  #toRecord(name: string): boolean {
    const connector = this.path[0] === "connectors" ? this.path.slice(0, 2) : undefined;
    const owned = connector === undefined ? [] : ["records", "innerTypes"].map((list) => [...connector, list]);
    return [...owned, ["gateway", "records"]].some((list) => {
      const walk = new Walk(this.#catalog);
      if (!walk.#follow([...list.map(String), name])) return false;
      [this.#value, this.path] = [walk.#value, walk.path];
      return true;
    });
  }

  #follow(steps: readonly string[]): boolean {
    return steps.every((step) => this.#toKey(step) || this.#toElement("name", step) || this.#toElement("id", step));
  }

  #toElement(key: string, wanted: string): boolean {
    if (!isList(this.#value)) return false;
    const index = this.#value.findIndex((element) => isObject(element) && element[key] === wanted);
    return this.#toKey(String(index));
  }

  #toKey(key: string): boolean {
    const value = this.#value;
    if (isList(value) && /^\d+$/.test(key) && Number(key) < value.length) return this.#goTo(Number(key), value[Number(key)]);
    return isObject(value) && Object.hasOwn(value, key) && this.#goTo(key, value[key]);
  }

  #goTo(step: string | number, value: unknown): true {
    this.#value = value;
    this.path = [...this.path, step];
    return true;
  }
}
