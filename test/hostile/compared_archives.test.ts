import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTar } from "../../templates/cli/compare/sources/read_side.ts";
import { FORMATS } from "../../templates/core/report.ts";
import { packed, paxOf, shopText, tarOf, type ArchiveEntry } from "../fixtures/compared_catalogs.ts";
import { runCommand, type CommandRun } from "../fixtures/command_line.ts";
import { outputAttacks, UNSAFE } from "../fixtures/hostile_output.ts";
import { runs } from "../fixtures/property_runs.ts";

const shop = shopText("1.0.0");

/** Compares an archive with a good catalog. */
function compare(archive: Uint8Array): Promise<CommandRun> {
  return runCommand(["compare", "bad.tgz", "good.json"], { files: { "bad.tgz": archive, "good.json": shop } });
}

async function messageOf(archive: Uint8Array): Promise<string> {
  const { code, stdout, stderr } = await compare(archive);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^[^\n]+\n {2}help: [^\n]+\n$/u);
  return stderr.split("\n")[0] ?? "";
}

const CATALOG: ArchiveEntry = { path: "package/catalog.json", content: shop };

describe("a tarball", () => {
  test.each<[about: string, entries: readonly ArchiveEntry[]]>([
    ["of npm", [{ path: "package/package.json", content: "{}" }, CATALOG]],
    ["with another folder", [{ path: "shop-1.0.0/catalog.json", content: shop }]],
    ["without a folder", [{ path: "./catalog.json", content: shop }]],
    [
      "with entries for folders, links and comments",
      [{ path: "package/", kind: "5" }, { path: "package/a", kind: "2" }, { path: "x", kind: "g", content: "12 comment=a" }, CATALOG],
    ],
    ["with a long name of pax", [paxOf("path", `package/${"a".repeat(300)}`), { path: "short", content: "x" }, CATALOG]],
    ["with its catalog under a name of pax", [paxOf("path", "package/catalog.json"), { path: "short", content: shop }]],
    [
      "with its catalog under a name of GNU",
      [
        { path: "././@LongLink", kind: "L", content: "package/catalog.json\0" },
        { path: "short", content: shop },
      ],
    ],
    ["with a prefix", [{ path: "catalog.json", prefix: "package", content: shop }]],
    ["with two catalogs, of which the last one counts", [{ ...CATALOG, content: "{" }, CATALOG]],
    ["with a name of 1 MB that no header has", [{ path: "a".repeat(99) }, CATALOG]],
    [
      "with names that lead elsewhere",
      [
        { path: "../../../etc/passwd", content: "x" },
        { path: "/etc/a.d.ts", content: "x" },
        { path: "package/../../a.d.ts", content: "export type A = 1;" },
        CATALOG,
      ],
    ],
  ])("%s is read", async (_about, entries) => {
    const { code, stdout, stderr } = await compare(gzipSync(tarOf(entries)));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^no changes\n/u);
    expect((await compare(tarOf(entries))).code).toBe(0);
  });

  const whole = tarOf([CATALOG]);
  const zipped = gzipSync(whole);
  test.each<[about: string, archive: Uint8Array, want: string]>([
    ["that is empty", gzipSync(Buffer.alloc(0)), "bad.tgz:1:1 is not JSON: the text ends where a value is expected"],
    ["with nothing in it", gzipSync(tarOf([{ path: "package/", kind: "5" }])), "bad.tgz has no catalog.json"],
    ["whose gzip data ends too early", zipped.subarray(0, zipped.length / 2), "bad.tgz cannot be read: it is damaged or incomplete"],
    [
      "whose gzip data is damaged",
      Buffer.concat([zipped.subarray(0, 30), Buffer.alloc(40, 0xff), zipped.subarray(70)]),
      "cannot be read: it is damaged",
    ],
    ["that ends in a file", gzipSync(whole.subarray(0, 2000)), "bad.tgz cannot be read: it ends in the middle of a file"],
    [
      "that ends in a header",
      gzipSync(tarOf([CATALOG, CATALOG], 0).subarray(0, -whole.length + 1124 + 300)),
      "cannot be read: it ends in the middle of a",
    ],
    [
      "with a wrong checksum",
      gzipSync(tarOf([{ ...CATALOG, checksum: "000001\0 " }])),
      "bad.tgz cannot be read: a header has a wrong checksum",
    ],
    [
      "with a size that is no number",
      gzipSync(tarOf([{ ...CATALOG, size: "12 apples  \0" }])),
      "a header has a number that cannot be read",
    ],
    [
      "with a size of many exabytes",
      gzipSync(tarOf([{ ...CATALOG, size: `\u0080${"\u00ff".repeat(11)}` }])),
      "it ends in the middle of a file",
    ],
    ["with a size of pax that is no number", gzipSync(tarOf([paxOf("size", "-1"), CATALOG])), "a header has a number that cannot be read"],
    [
      "with a damaged header of pax",
      gzipSync(tarOf([{ path: "x", kind: "x", content: "99999999 path=a\n" }, CATALOG])),
      "an extended header is damaged",
    ],
    [
      "with a header of pax that never ends",
      gzipSync(tarOf([{ path: "x", kind: "x", content: "1 path=a\n" }, CATALOG])),
      "an extended header is damaged",
    ],
    [
      "with a name of 1 MB",
      gzipSync(tarOf([paxOf("path", "a".repeat(1_000_000)), CATALOG])),
      "a path in it is longer than 4096 characters",
    ],
    [
      "with a name of 1 MB of GNU",
      gzipSync(tarOf([{ path: "x", kind: "L", content: "a".repeat(1_000_000) }, CATALOG])),
      "longer than 4096",
    ],
    [
      "with more entries than any package",
      gzipSync(tarOf(Array.from({ length: 100_001 }, () => ({ path: "a" })))),
      "more than 100000 entries",
    ],
  ])("%s is one message", async (_about, archive, want) => {
    expect(await messageOf(archive)).toContain(want);
  });

  test("that grows a thousandfold is not read to its end", async () => {
    const bomb = gzipSync(Buffer.alloc(129 * 1_048_576), { level: 1 });
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await messageOf(bomb)).toContain("bad.tgz cannot be read: it is larger than 128 MiB");
  });

  test("is read, or refused by name, whatever its bytes are", () => {
    const bytes = tarOf([CATALOG, paxOf("path", "package/a.d.ts"), { path: "b", content: "export type A = 1;" }]);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, end) => {
        const damaged = Buffer.from(bytes.subarray(0, end));
        if (at < end) damaged[at] = byte;
        try {
          expect([...readTar(damaged)].length).toBeLessThan(4);
        } catch (error) {
          expect(error).toHaveProperty("name", "ArchiveError");
        }
      }),
      runs(60),
    );
  });
});

describe.each(FORMATS)("a catalog of somebody else, as %s", (format) => {
  test.each(outputAttacks)("with %j in it", async (attack) => {
    const word = JSON.stringify(attack).slice(1, -1);
    const old = shop.replaceAll('"newest"', `"${word}"`).replaceAll('"note"', `"${word}"`).replaceAll("orders", `${word}x`);
    const files = { "old.tgz": packed({ "catalog.json": old }), "new.json": shop };
    const { code, stdout, stderr } = await runCommand(["compare", "old.tgz", "new.json", "-f", format], { files });
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).not.toMatch(UNSAFE);
    expect(stdout.split("\n").filter((line) => /^\s*::(?!error (?:file|title)=)/u.test(line) || line.includes("##["))).toEqual([]);
  });
});

test("keys and tokens in a catalog are not shown", async () => {
  const secret = "sk_live_CANARY0123456789";
  const old = shop.replaceAll('"newest"', `"${secret}"`);
  for (const format of FORMATS) {
    const { stdout } = await runCommand(["compare", "old.json", "new.json", "-f", format], {
      files: { "old.json": old, "new.json": shop },
    });
    expect(stdout).not.toContain("CANARY");
  }
});
