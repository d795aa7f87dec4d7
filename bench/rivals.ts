import { installedFile } from "../test/fixtures/npm_folder.ts";

/** A function of a rival. What it returns has to be looked at before it is used. */
export type RivalFunction = (...words: readonly unknown[]) => unknown;

/** The path of a file of a rival: `typescript/bin/tsc`. Installs all rivals first, unless that has been done. */
export function rivalFile(path: string): Promise<string> {
  return installedFile(import.meta.dirname, path);
}

/**
 * What a module of a rival exports. Type-checking does not need the rivals, so nothing is known about it.
 * `packageName` is the package that `specifier` belongs to, unless both are the same.
 */
export async function loadRival(specifier: string, packageName = specifier): Promise<object> {
  await rivalFile(`${packageName}/package.json`);
  const loaded: unknown = await import(specifier);
  if (!isObject(loaded)) throw new Error(`${specifier} is no module.`);
  return loaded;
}

/** A member of what a rival gave. Throws when there is no such member, or it is no object. */
export function objectOf(owner: object, name: string): object {
  const member: unknown = Reflect.get(owner, name);
  if (!isObject(member)) throw new Error(`There is no object ${name}.`);
  return member;
}

/** An object that has functions of these names. */
export type With<Name extends string> = object & Readonly<Record<Name, RivalFunction>>;

/**
 * What a rival gave, as an object with functions of these names. They are to be called as its members: some replace themselves when they
 * are first called. Throws when one is missing.
 */
export function withFunctions<Name extends string>(owner: object, ...names: readonly Name[]): With<Name> {
  if (hasFunctions(owner, names)) return owner;
  throw new Error(`There are no functions ${names.join(", ")}.`);
}

function hasFunctions<Name extends string>(owner: object, names: readonly Name[]): owner is With<Name> {
  return names.every((name) => isFunction(Reflect.get(owner, name)));
}

/** A new object of a class that a rival exports. Throws when there is no such class. */
export function made(owner: object, name: string, ...words: readonly unknown[]): object {
  const member: unknown = Reflect.get(owner, name);
  if (!isFunction(member)) throw new Error(`There is no class ${name}.`);
  const instance: unknown = Reflect.construct(member, words);
  if (!isObject(instance)) throw new Error(`${name} makes no objects.`);
  return instance;
}

function isFunction(value: unknown): value is RivalFunction {
  return typeof value === "function";
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
