import { describe, expect, it } from "vitest";
import { operationsOf } from "../../../../generator/resolve/model/walk.ts";
import type { Operation } from "../../../../generator/resolve/model/types.ts";
import type { SourceFile } from "../../../../generator/read/source/source_file.ts";
import { toCatalog } from "../../../../generator/emit/catalog.ts";
import { toOperationsTable } from "../../../../generator/emit/modules/operations.ts";
import { diagnose, messagesOf, modelOf, SHOP, shopCatalog, withPagingProfile } from "../../../fixtures/shop_catalog.ts";

const CURSOR = "{ kind: record_cursor, next: after, more: has_more }";

function listOf(sources: readonly SourceFile[]): Operation {
  const found = modelOf(sources)
    .connectors.flatMap(operationsOf)
    .find(({ id }) => id === "shop.orders.list");
  if (found === undefined) throw new Error("the shop has a list of orders");
  return found;
}

function edited(sources: readonly SourceFile[], from: string, to: string): SourceFile[] {
  return sources.map(({ path, text }) => ({ path, text: path === SHOP ? text.replace(from, to) : text }));
}

describe("a paging profile", () => {
  it("is the paging of the operations that name it", () => {
    const own = listOf(shopCatalog()).paging;
    expect(listOf(withPagingProfile(CURSOR)).paging).toEqual({ ...own, profile: "by_cursor" });
  });

  it("changes nothing in the package but its name in the catalog", () => {
    const [plain, named] = [modelOf(shopCatalog()), modelOf(withPagingProfile(CURSOR))];
    const text = JSON.stringify(toCatalog(named, "1.0.0"));
    expect(text).toContain('"profile":"by_cursor"');
    expect(JSON.parse(text, (key, value: unknown) => (key === "profile" ? undefined : value))).toEqual(
      JSON.parse(JSON.stringify(toCatalog(plain, "1.0.0"))),
    );
    expect(named.connectors.map(toOperationsTable)).toEqual(plain.connectors.map(toOperationsTable));
  });

  it("has marks of its own", () => {
    const profile = "{ kind: record_cursor, next: after, more: has_more, assumed: Seen elsewhere., not_shown: When it ends. }";
    expect(listOf(withPagingProfile(profile)).paging).toMatchObject({
      origin: { kind: "assumed", because: "Seen elsewhere." },
      notShown: "When it ends.",
    });
  });

  it("without marks has the origin of the operation", () => {
    const assumed = edited(withPagingProfile(CURSOR), "      list:\n", "      list:\n        assumed: Made up.\n");
    expect(listOf(assumed).paging?.origin).toEqual({ kind: "assumed", because: "Made up." });
  });

  it("may be of the kind none", () => {
    expect(listOf(withPagingProfile("{ kind: none, reason: All at once. }")).paging).toMatchObject({
      kind: "none",
      because: "All at once.",
    });
  });
});

describe("a mistake with a paging profile", () => {
  it.each<[what: string, profile: string, named: string, want: readonly string[]]>([
    ["an unknown name", CURSOR, "by_cursr", ["ref/unknown ‹by_cursr› unknown paging profile `by_cursr`"]],
    ["a name that every object has", CURSOR, "constructor", ["ref/unknown ‹constructor› unknown paging profile `constructor`"]],
    ["a profile that nothing names", CURSOR, CURSOR, ["ref/unused ‹by_cursor› unused paging profile `by_cursor`"]],
    [
      "a param that the operation does not have",
      "{ kind: record_cursor, next: before, more: has_more }",
      "by_cursor",
      [
        "paging/profile-misfit ‹by_cursor› paging profile `by_cursor` does not fit `shop.orders.list`: `next` refers to an unknown param `before`",
      ],
    ],
    [
      "a param of another type",
      "{ kind: record_cursor, next: limit, more: has_more }",
      "by_cursor",
      [
        "paging/profile-misfit ‹by_cursor› paging profile `by_cursor` does not fit `shop.orders.list`: `next` refers to `limit`, which is not a string",
      ],
    ],
    [
      "a page size that the param cannot have",
      "{ kind: page_number, next: limit, size: limit, default_size: 500 }",
      "by_cursor",
      [
        "paging/profile-misfit ‹by_cursor› paging profile `by_cursor` does not fit `shop.orders.list`: `default_size` does not match the type: it must be at most 100",
      ],
    ],
  ])("such as %s is reported at the operation", (_what, profile, named, want) => {
    expect(messagesOf(withPagingProfile(profile, named))).toEqual(want);
  });

  it("gets the nearest name suggested", () => {
    expect(diagnose(withPagingProfile(CURSOR, "by_cursr")).map(({ help }) => help)).toEqual([
      "did you mean `by_cursor`? Available: `by_cursor`",
    ]);
  });

  it("gets the mapping suggested where the name is a paging kind", () => {
    expect(diagnose(withPagingProfile(CURSOR, "record_cursor")).map(({ help }) => help)).toEqual([
      "write a mapping: `paging: { kind: record_cursor, … }`",
    ]);
  });

  it("does not make the operation look as if it had no paging", () => {
    expect(diagnose(withPagingProfile(CURSOR, "other")).map(({ code }) => code)).toEqual(["ref/unknown"]);
  });
});
