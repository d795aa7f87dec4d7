import { describe, expect, test } from "vitest";
import { reasonKey } from "../../generator/schema/descriptions_and_reasons.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";

const model = loadCatalog();
const documents = [...generatedFiles].filter(([path]) => /^openapi\/.*\.json$/u.test(path));
const ledger = JSON.parse(generatedFiles.get("ledger.json") ?? "{}") as {
  readonly reasons: Readonly<Record<string, string>>;
  readonly chapters: readonly { readonly marks: readonly { readonly reasonKey: string }[] }[];
};
const marks = ledger.chapters.flatMap((chapter) => chapter.marks);

/** All texts that a function finds in the objects inside a value. */
function textsIn(value: unknown, find: (object: Readonly<Record<string, unknown>>) => readonly unknown[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner !== "object" || inner === null) return;
    const object = Object.fromEntries(Object.entries(inner));
    for (const text of find(object)) if (typeof text === "string") texts.add(text);
    Object.values(object).forEach(visit);
  };
  visit(value);
  return texts;
}

/** The keys that a document names: `x-open`, and the reason of every kind of origin. */
function keysIn(text: string): ReadonlySet<string> {
  return textsIn(JSON.parse(text), (object) =>
    Object.entries(object).flatMap(([name, value]) => (name === "x-open" || /^x-(?:\w+-)?origin-reason$/u.test(name) ? [value] : [])),
  );
}

describe.each(documents)("%s", (_, text) => {
  test("names only keys of the ledger", () => {
    const keys = [...keysIn(text)];
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !Object.hasOwn(ledger.reasons, key))).toEqual([]);
  });

  test("has a reason beside every origin", () => {
    const origins = textsIn(JSON.parse(text), (object) =>
      Object.keys(object).filter((name) => /^x-(?:\w+-)?origin$/u.test(name) && !Object.hasOwn(object, `${name}-reason`)),
    );
    expect([...origins]).toEqual([]);
  });
});

describe("the ledger", () => {
  test("has every reason of the model under its key", () => {
    const reasons = textsIn(model, ({ kind, because, what, openBecause, notShown }) => [
      openBecause,
      typeof notShown === "string" ? notShown : undefined,
      kind === "assumed" ? because : undefined,
      kind === "not_shown" ? what : undefined,
    ]);
    expect(reasons.size).toBeGreaterThan(50);
    expect([...reasons].filter((reason) => ledger.reasons[reasonKey(reason)] !== reason)).toEqual([]);
  });

  test("has a key for each reason, and names it in every mark", () => {
    expect(new Set(Object.values(ledger.reasons)).size).toBe(Object.keys(ledger.reasons).length);
    expect(new Set(marks.map(({ reasonKey: key }) => key))).toEqual(new Set(Object.keys(ledger.reasons)));
    expect(marks.filter((mark) => ledger.reasons[mark.reasonKey] === undefined)).toEqual([]);
  });
});

test.each(documents)("%s names the ledger", (_, text) => {
  expect(JSON.parse(text)).toHaveProperty("info.x-ledger", "connector-gateway-spec/ledger.json");
});
