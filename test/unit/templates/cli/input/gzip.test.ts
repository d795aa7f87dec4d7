import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inflate } from "../../../../../templates/cli/input/decode_text.ts";
import { readInput, type Input } from "../../../../../templates/cli/input/read_input.ts";
import { findingsOf } from "../../../../fixtures/command_line.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

const wrong = '{"entity":"customers","action":"list","params":{"limit":0}}';

/** A stream that overwrites each chunk with the next one, as the files of the command do. */
async function* stream(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.alloc(size);
  for (let start = 0; start < bytes.length; start += size) {
    const length = buffer.length < bytes.length - start ? size : bytes.length - start;
    buffer.set(bytes.subarray(start, start + length));
    yield await Promise.resolve(buffer.subarray(0, length));
    buffer.fill(0);
  }
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
}

describe("a stream", () => {
  test("of gzip data comes out as what was compressed, however it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
        const { chunks, isCompressed } = await inflate(stream(gzipSync(bytes), size));
        expect(isCompressed).toBe(true);
        expect(await readAll(chunks)).toEqual(Buffer.from(bytes));
      }),
      runs(50),
    );
  });

  test("of several gzip members comes out as all of them", async () => {
    const { chunks } = await inflate(stream(Buffer.concat([gzipSync("a\n"), gzipSync("b\n")]), 7));
    expect((await readAll(chunks)).toString()).toBe("a\nb\n");
  });

  test.each(["", "\u001f", "{}", "\u008b\u001f", "plain text of some length"])("%j stays as it is", async (text) => {
    for (const size of [1, 100]) {
      const { chunks, isCompressed } = await inflate(stream(Buffer.from(text, "latin1"), size));
      expect([isCompressed, (await readAll(chunks)).toString("latin1")]).toEqual([false, text]);
    }
  });

  test("is ended when nobody reads on", async () => {
    let isEnded = false;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield await Promise.resolve(gzipSync(Buffer.alloc(1_000_000)));
      } finally {
        isEnded = true;
      }
    };
    const { chunks } = await inflate(endless());
    for await (const chunk of chunks) if (chunk.length > 0) break;
    await expect.poll(() => isEnded).toBe(true);
  });
});

describe("the command", () => {
  test.each<[string, string, string]>([
    ["a document", "a.json.gz", wrong],
    ["lines, by name", "a.ndjson.gz", wrong],
    ["lines, by content", "a.json.gz", `{"entity":"customers","action":"list"}\n${wrong}`],
    ["without the ending .gz", "a.json", wrong],
  ])("reads gzip data: %s", async (_what, name, text) => {
    const line = text.split("\n").length;
    const found = await findingsOf(`--connector payments ${name}`, { files: { [name]: gzipSync(text) } });
    expect(found).toEqual([`${name}:${line}:57 value/minimum $.params.limit`]);
  });

  test("finds the address in a name with .gz", async () => {
    const name = "payments.customers.list.params.2.ndjson.gz";
    expect(await findingsOf(name, { files: { [name]: gzipSync('{}\n{"limit":0}\n') } })).toEqual([`${name}:2:10 value/minimum $.limit`]);
  });

  test("reads a HAR file, and a file that is not compressed although its name says so", async () => {
    const files = { "a.har.gz": gzipSync('{"log":{"entries":[]}}'), "b.json.gz": wrong };
    expect(await findingsOf("a.har.gz b.json.gz --connector payments", { files })).toEqual([
      "a.har.gz:1:19 input/no-payload $.log.entries",
      "b.json.gz:1:57 value/minimum $.params.limit",
    ]);
  });

  test("reads standard input", async () => {
    expect(await findingsOf("- --connector payments", { stdin: stream(gzipSync(`${wrong}\n`), 5) })).toEqual([
      "stdin:1:57 value/minimum $.params.limit",
    ]);
  });

  test("goes on after damaged and incomplete data", async () => {
    const good = gzipSync(`${wrong}\n`.repeat(1000));
    const damaged = Buffer.from(good);
    damaged.fill(0xff, 20, 40);
    const files = { "a.ndjson.gz": good.subarray(0, good.length - 9), "b.json.gz": damaged, "c.json.gz": gzipSync(""), "d.json": wrong };
    const found = await findingsOf("a.ndjson.gz b.json.gz c.json.gz d.json --max-issues 2000", { files });
    expect(found.filter((text) => !text.startsWith("a.ndjson.gz:") || text.includes("gzip"))).toEqual([
      "a.ndjson.gz:1:1 input/gzip $",
      "b.json.gz:1:1 input/gzip $",
      "c.json.gz:1:1 input/empty $",
      "d.json:1:57 value/minimum $.params.limit",
    ]);
  });
});

describe("a gzip bomb", () => {
  const limits = { line: 100_000, document: 200_000 };

  async function describeInput(name: string, text: Uint8Array): Promise<readonly string[]> {
    const input: Input = await readInput(name, stream(gzipSync(text), 1000), limits);
    if (input.kind === "problem") return [input.problem.code];
    if (input.kind === "document") return ["document"];
    const found: string[] = [];
    for await (const { firstLine, lines } of input.batches)
      for (const [index, line] of lines.entries()) found.push(`${firstLine + index} ${typeof line === "string" ? line : line.code}`);
    return found;
  }

  test("ends as one problem", async () => {
    const blanks = Buffer.alloc(5_000_000, " ");
    expect(await describeInput("a.json.gz", blanks)).toEqual(["input/too-large"]);
    expect(await describeInput("a.ndjson.gz", blanks)).toEqual(["1 input/line-too-long"]);
    expect(await describeInput("a.ndjson.gz", Buffer.concat([Buffer.from("1\n2\n"), blanks, Buffer.from("\n3\n")]))).toEqual([
      "1 1",
      "2 2",
      "3 input/line-too-long",
    ]);
  });
});
