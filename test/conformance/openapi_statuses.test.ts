import { describe, expect, test } from "vitest";
import { generatedFiles } from "../fixtures/generated_files.ts";

interface Body {
  readonly schema?: { readonly $ref?: string };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly example?: unknown }>>;
  readonly content?: Readonly<Record<string, Body>>;
}

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly "x-effect"?: string; readonly responses: Readonly<Record<string, Answer>> } }>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly required?: readonly string[] }>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

const documents = [...generatedFiles]
  .filter(([path]) => /^openapi\/.*\.json$/u.test(path))
  .map(([path, text]) => [path, JSON.parse(text) as Document] as const);

/** The documents whose execute endpoint runs writes. */
const withWrites: readonly string[] = ["openapi/gateway.json", "openapi/payments.json"];

describe.each(documents)("%s", (name, { paths, components }) => {
  const answers = Object.entries(paths).flatMap(([path, { post }]) =>
    Object.entries(post.responses).map(([status, answer]) => ({ path, status, answer: resolve(answer) })),
  );

  function resolve(answer: Answer): Answer {
    const found = answer.$ref === undefined ? answer : components.responses[answer.$ref.split("/").at(-1) ?? ""];
    if (found === undefined) throw new Error(`there is no ${answer.$ref ?? ""}`);
    return found;
  }

  test("has an example of every body and of every header", () => {
    const bodies = answers.flatMap(({ answer }) => Object.values(answer.content ?? {}));
    const headers = answers.flatMap(({ answer }) => Object.values(answer.headers ?? {}));
    expect(bodies.length).toBeGreaterThan(10);
    expect(bodies.filter(({ example, examples = {} }) => example === undefined && Object.keys(examples).length === 0)).toEqual([]);
    expect(headers.filter(({ example }) => example === undefined)).toEqual([]);
  });

  test("has another example for every error status", () => {
    const examples = Object.values(components.responses).map(({ content }) => JSON.stringify(content?.["application/json"]?.example));
    expect(examples.length).toBeGreaterThan(5);
    expect(new Set(examples).size).toBe(examples.length);
  });

  test("has each error where a request can get it, and nowhere else", () => {
    const everywhere = ["400", "401", "403", "405", "413", "415", "422", "429", "500", "503"];
    const ofInstances = ["404", "424", "501", "502", "504"];
    for (const [path, { post }] of Object.entries(paths)) {
      const isExecute = path.includes("/execute");
      const hasFile = "206" in post.responses;
      const isWrite = isExecute && (path.includes("#") ? post["x-effect"] === "write" : withWrites.includes(name));
      const own = [...(isExecute ? ofInstances : []), ...(hasFile ? ["416"] : []), ...(isWrite ? ["409"] : [])];
      const want = [...everywhere, ...own].sort();
      expect(
        Object.keys(post.responses).filter((status) => status >= "400"),
        path,
      ).toEqual(want);
    }
    const used = new Set(answers.filter(({ status }) => status >= "400").map(({ status }) => `Error${status}`));
    expect(Object.keys(components.responses)).toEqual([...used].sort());
  });

  test("has Retry-After with an example on 429, which every path can answer", () => {
    const limited = answers.filter(({ status }) => status === "429");
    expect(limited.map(({ path }) => path)).toEqual(Object.keys(paths));
    expect(limited.filter(({ answer }) => answer.headers?.["Retry-After"]?.example !== "30")).toEqual([]);
    const mentions = answers.filter(({ answer }) => /Retry-After|rate limit/iu.test(answer.description ?? ""));
    expect(mentions.filter(({ answer }) => answer.headers?.["Retry-After"] === undefined)).toEqual([]);
  });

  test("requires status and result in every success response of an operation", () => {
    const responses = Object.entries(components.schemas).filter(
      ([name, { required }]) => name.endsWith("Response") && name !== "GatewayCreateInstanceResponse" && required !== undefined,
    );
    const named = answers.flatMap(({ path, status, answer }) =>
      path.includes("#") && status === "200" ? (answer.content?.["application/json"]?.schema?.$ref?.split("/").at(-1) ?? []) : [],
    );
    expect(named.filter((name) => !responses.some(([found]) => found === name))).toEqual([]);
    expect(responses.length).toBeGreaterThan(3);
    expect(responses.filter(([, { required = [] }]) => !required.includes("status") || !required.includes("result"))).toEqual([]);
  });
});
