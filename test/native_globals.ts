import { afterAll } from "vitest";

/*
 * The test files of a process share their globals. A server of Hono replaces two of them with its own, which other tests would then use
 * or not, depending on the order of the files.
 */
const natives = (["Request", "Response"] as const).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterAll(() => {
  for (const [name, native] of natives) if (native !== undefined) Object.defineProperty(globalThis, name, native);
});
