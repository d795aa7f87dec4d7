import { describe, expect, it } from "vitest";
import { renewDerivedFiles } from "../../../../generator/language/index.ts";
import { readProjectFile } from "../../project/project_files.ts";

/** The files that change when one of them, or a file that they are made of, has another text. */
async function renewedAfter(path = "", from: string | RegExp = "", to = ""): Promise<ReadonlyMap<string, string>> {
  return renewDerivedFiles((wanted) => {
    const text = readProjectFile(wanted);
    if (wanted === path && text.replace(from, to) === text && from !== to) throw new Error(`${path} has no ${String(from)}`);
    return wanted === path ? text.replace(from, to) : text;
  });
}

describe("what follows from the language", () => {
  it("is up to date; where it is not, run `npm run generate` and commit the files", async () => {
    expect([...(await renewedAfter()).keys()]).toEqual([]);
  });

  it.each<[path: string, from: string | RegExp, to: string]>([
    ["spec/connector.schema.json", "(?:array|map)", "(?:array)"],
    ["spec/connector.schema.json", '"label": "paging: token"', '"label": "paging"'],
    ["spec/gateway.schema.json", /"pattern": "[^"]*"(?![^]*"pattern": "[^"]*")/u, '"pattern": "x"'],
    ["spec/overlay.schema.json", '"title": "record_cursor"', '"title": "cursor"'],
    ["templates/catalog.schema.json", '"const": "page_info"', '"const": "pages"'],
    ["templates/cli/config.schema.json", '"value/maximum"', '"value/most"'],
    ["spec/README.md", "| `multiple_of` | numbers |", "| `multiple_of` | strings |"],
    ["spec/README.md", "| `map<T>` |", "| `list<T>` |"],
    ["spec/README.md", "| `base_url` |", "| `url` |"],
    ["generator/read/written_types.ts", "schema.json (", "schema.json (old "],
    ["docs/messages.md", "#### `type/no-fields`", "#### `type/fields`"],
    ["docs/lint.md", "### `lint/no-maximum`", "### `lint/maximum`"],
  ])("is written again in %s after %s has become %s", async (path, from, to) => {
    const renewed = await renewedAfter(path, from, to);
    expect(renewed.get(path) === readProjectFile(path)).toBe(true);
  });

  it("shows the examples of the golden messages", async () => {
    const renewed = await renewedAfter("test/golden/messages/type/no-fields.txt", "help: add", "help: put");
    expect([...renewed.keys()]).toEqual(["docs/messages.md"]);
    expect(renewed.get("docs/messages.md")).toContain("  help: put `fields`");
  });

  it("needs a page with a place for each table", async () => {
    await expect(renewedAfter("spec/README.md", "<!-- roles: ", "<!-- ")).rejects.toThrow("nothing matches");
  });
});
