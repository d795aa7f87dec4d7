import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadModel } from "../../../../fixtures/load_model.ts";
import { readCatalogSources } from "../../../../../generator/read/source/read.ts";
import { gatewayText, shopText } from "../../../../fixtures/shop_catalog.ts";

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "catalog-"));
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
}

function problems(): Record<string, string | undefined> {
  return Object.fromEntries(readCatalogSources(project).map(({ path, problem }) => [path, problem]));
}

describe("readCatalogSources", () => {
  it("reads the gateway first, then the connectors by path", () => {
    write("spec/connectors/zoo.yaml", "zoo");
    write("spec/connectors/apple.yaml", "apple");
    write("spec/gateway.yaml", "gateway");
    expect(readCatalogSources(project)).toEqual([
      { path: "spec/gateway.yaml", text: "gateway" },
      { path: "spec/connectors/apple.yaml", text: "apple" },
      { path: "spec/connectors/zoo.yaml", text: "zoo" },
    ]);
  });

  it("returns the same source for a file that has not changed", () => {
    write("spec/gateway.yaml", "gateway");
    write("spec/connectors/apple.yaml", "apple");
    const [gateway, apple] = readCatalogSources(project);
    write("spec/connectors/apple.yaml", "pear");
    const [again, pear] = readCatalogSources(project);
    expect([again === gateway, pear === apple, pear?.text]).toEqual([true, false, "pear"]);
  });

  it("ignores hidden files and files that are not YAML", () => {
    write("spec/gateway.yaml", "");
    write("spec/README.md", "");
    write("spec/connectors/.shop.yaml.swp", "");
    write("spec/connectors/.hidden.yaml", "");
    write("spec/connectors/shop.yaml~", "");
    write("spec/connector.schema.json", "{}");
    expect(problems()).toEqual({ "spec/gateway.yaml": undefined });
  });

  it("reads the GraphQL files of connectors, at any depth", () => {
    write("spec/gateway.yaml", "");
    write("spec/connectors/shop.yaml", "");
    write("spec/connectors/shop.graphql", "{ a }");
    write("spec/connectors/queries/v1/orders.graphql", "{ b }");
    write("spec/connectors/queries/.hidden.graphql", "{ c }");
    write("spec/other.graphql", "{ d }");
    expect(readCatalogSources(project)).toEqual([
      { path: "spec/gateway.yaml", text: "" },
      { path: "spec/connectors/queries/v1/orders.graphql", text: "{ b }" },
      { path: "spec/connectors/shop.graphql", text: "{ a }" },
      { path: "spec/connectors/shop.yaml", text: "" },
    ]);
  });

  it("does not take a GraphQL file for a connector", () => {
    write("spec/gateway.yaml", "");
    write("spec/connectors/orders.graphql", "{ a }");
    expect(loadModel(readCatalogSources(project)).diagnostics.map(({ code }) => code)).toContain("file/no-connectors");
  });

  it("reports a missing catalog", () => {
    expect(problems()).toEqual({ "spec/gateway.yaml": "missing" });
    expect(loadModel(readCatalogSources(project)).diagnostics.map(({ code }) => code)).toEqual(["file/no-connectors", "file/missing"]);
  });

  it("reports a connector in another folder or with another extension", () => {
    write("spec/gateway.yaml", "");
    write("spec/shop.yaml", "");
    write("spec/shop.yml", "");
    write("spec/connectors/old/shop.yaml", "");
    write("spec/connectors/shop.yml", "");
    write("spec/connectors/store.YAML", "");
    write("spec/connectors/depot.yaml.txt", "");
    expect(problems()).toEqual({
      "spec/gateway.yaml": undefined,
      "spec/shop.yaml": "misplaced",
      "spec/shop.yml": "misplaced",
      "spec/connectors/old/shop.yaml": "misplaced",
      "spec/connectors/shop.yml": "extension",
      "spec/connectors/store.YAML": "extension",
      "spec/connectors/depot.yaml.txt": "extension",
    });
  });

  it.each(["spec/gateway.yml", "spec/gateway.yaml.txt"])("reports %s once, not also the missing gateway", (path) => {
    write(path, gatewayText);
    write("spec/connectors/shop.yaml", shopText);
    const { diagnostics } = loadModel(readCatalogSources(project));
    expect(diagnostics.map(({ file, code, help }) => `${file} ${code} ${help}`)).toEqual([
      `${path} file/extension rename it to \`spec/gateway.yaml\``,
    ]);
  });

  it("reports the only connector that ends in .yml once", () => {
    write("spec/gateway.yaml", gatewayText);
    write("spec/connectors/shop.yml", shopText);
    const { diagnostics } = loadModel(readCatalogSources(project));
    expect(diagnostics.map(({ message, help }) => `${message}: ${help}`)).toEqual([
      "`spec/connectors/shop.yml` must end in `.yaml`: rename it to `spec/connectors/shop.yaml`",
    ]);
  });

  it("reports files that cannot be read as text", () => {
    write("spec/gateway.yaml", Uint8Array.from([0x61, 0x3a, 0x20, 0xff, 0xfe]));
    write("spec/connectors/utf16.yaml", Buffer.from("connector: shop", "utf16le").fill(0xd8, 1, 2));
    write("spec/connectors/large.yaml", "#".repeat(4 * 1024 * 1024 + 1));
    mkdirSync(join(project, "spec/connectors/folder.yaml"));
    symlinkSync("nowhere.yaml", join(project, "spec/connectors/dangling.yaml"));
    expect(problems()).toEqual({
      "spec/gateway.yaml": "not-utf8",
      "spec/connectors/dangling.yaml": "missing",
      "spec/connectors/folder.yaml": "not-a-file",
      "spec/connectors/large.yaml": "too-large",
      "spec/connectors/utf16.yaml": "not-utf8",
    });
  });

  it("reports a file at the path of a folder", () => {
    write("spec", "no folder");
    expect(problems()).toEqual({ "spec/gateway.yaml": "unreadable" });
  });

  it("keeps a byte order mark and CRLF, which the loader accepts", () => {
    write("spec/gateway.yaml", `\uFEFF${gatewayText.replaceAll("\n", "\r\n")}`);
    write("spec/connectors/shop.yaml", `\uFEFF${shopText.replaceAll("\n", "\r\n")}`);
    const sources = readCatalogSources(project);
    expect(sources[0]?.text.startsWith("\uFEFF")).toBe(true);
    expect(loadModel(sources).diagnostics).toEqual([]);
  });
});
