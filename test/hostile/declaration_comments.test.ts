import ts from "typescript";
import { describe, expect, test } from "vitest";
import { emitDeclarations } from "../../generator/write/finishing/declarations.ts";
import { emitFiles } from "../../generator/emit/emitters.ts";
import { templatesOfModel } from "../fixtures/emitted_package.ts";
import { hostileModel } from "../fixtures/hostile_model.ts";
import { miniModel } from "../fixtures/mini_model.ts";

const TAGS = ["@deprecated", "@internal", "@ts-ignore", "@ts-expect-error", "@ts-nocheck", "@type {never}", "@override", "@private"];

const FORMS: readonly ((tag: string) => string)[] = [
  (tag) => `Gone.\n${tag} Really.`,
  (tag) => `Gone.\n * ${tag}`,
  (tag) => `\t${tag}`,
  (tag) => `Gone. // ${tag}`,
  (tag) => `{${tag}}`,
  (tag) => `\`${tag}\``,
];

/** Texts that are a directive, a tag or an end, at each place where a reader of a comment looks for one. */
const TEXTS = [
  "@deprecated",
  ...FORMS.map((form, index) => form(TAGS[index % TAGS.length] ?? "")),
  TAGS.flatMap((tag) => FORMS.map((form) => form(tag))).join("\n"),
  "{@link Order} {@inheritDoc} {@linkcode x|y}",
  "*/ @ts-ignore\n/** @deprecated",
  "*\\/ */",
  "Ends here */ globalThis.pwned = true; /* @internal",
  "</script ><script><!-- -->",
  "</SCRIPT><!--",
  "\u2028@deprecated\u2029@internal\r@ts-ignore",
  "/// <reference path='x' />",
  "//# sourceMappingURL=x",
];

/** The declarations of a model with these texts in turn, those of its modules and of its documents. */
async function declarations(texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  let count = 0;
  const model = hostileModel(miniModel, () => texts[count++ % texts.length] ?? "");
  const files = emitFiles({ model, templates: templatesOfModel(), version: "1.0.0" });
  const made = await emitDeclarations(model, files, new Map());
  return new Map([...made, ...files.filter(({ path }) => /^connectors\/.*\.ts$/u.test(path))].map((file) => [file.path, file.text]));
}

interface CommentTags {
  /** The tags of all documentation in a file, in their order. */
  readonly tags: readonly string[];
  /** What the compiler takes for a directive. */
  readonly directives: readonly unknown[];
}

function readComments(path: string, text: string): CommentTags {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const doc of ts.getJSDocCommentsAndTags(node)) {
      if (!ts.isJSDoc(doc)) continue;
      tags.push(...(doc.tags ?? []).map((tag) => tag.tagName.text));
      const parts = [doc, ...(doc.tags ?? [])].flatMap(({ comment }) => (typeof comment === "object" ? [...comment] : []));
      tags.push(...parts.filter((part) => part.kind !== ts.SyntaxKind.JSDocText).map((part) => ts.SyntaxKind[part.kind]));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const found: readonly unknown[] = [
    Reflect.get(file, "commentDirectives"),
    Reflect.get(file, "checkJsDirective"),
    ...file.referencedFiles,
  ];
  return { tags, directives: found.filter((one) => one !== undefined) };
}

describe("texts of the catalog are text in the comments of all declarations", async () => {
  const plain = await declarations(TEXTS.map((_, index) => `Plain ${index}.`));
  const plainTags = new Map([...plain].map(([path, text]) => [path, readComments(path, text).tags]));

  test("which have comments at all", () => {
    expect(plain.size).toBeGreaterThan(5);
    expect([...plainTags.values()].filter((tags) => tags.length > 0).length).toBeGreaterThan(2);
  });

  test.each([0, 5])("with another one in each place (%i)", async (first) => {
    for (const [path, declared] of await declarations([...TEXTS.slice(first), ...TEXTS.slice(0, first)])) {
      expect({ path, ...readComments(path, declared) }).toEqual({ path, tags: plainTags.get(path), directives: [] });
      expect(declared).not.toMatch(/<\/script|<!--/iu);
    }
  });
});
