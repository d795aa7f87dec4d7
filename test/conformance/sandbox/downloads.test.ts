import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "./catalog_operations.ts";
import { at, call, recordsOf, sharedSandbox, type Answer, textOf } from "./gateway_calls.ts";

const sandbox = sharedSandbox();
const OFFICE = "application/vnd.google-apps.";
const files = (): readonly JsonObject[] => recordsOf(sandbox(), "file_storage", "files");
const binary = (): readonly JsonObject[] => files().filter(({ mimeType }) => !textOf(mimeType).startsWith(OFFICE));
const office = (): readonly JsonObject[] =>
  files().filter(({ mimeType }) => /\.(document|spreadsheet|presentation|drawing)$/.test(textOf(mimeType)));
const neither = (): readonly JsonObject[] => files().filter((file) => !binary().includes(file) && !office().includes(file));

const download = (params: JsonObject, of: Sandbox = sandbox()): Promise<Answer> =>
  call(of, { id: "file_storage.files.download" }, { alt: "media", ...params });
const exported = (params: JsonObject, of: Sandbox = sandbox()): Promise<Answer> =>
  call(of, { id: "file_storage.files_export.download" }, params);
const header = (answer: Answer, name: string): string | null => answer.headers.get(name);

/** The name in `Content-Disposition`. */
function nameOf(answer: Answer): string {
  const disposition = header(answer, "content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? (/filename="?([^";]+)/.exec(disposition)?.[1] ?? "") : decodeURIComponent(encoded);
}

/** Expects an error with the param or message that explains it. */
function expectError(answer: Answer, status: number, message: RegExp): void {
  expect([answer.status, textOf(answer.body["message"])]).toEqual([status, expect.stringMatching(message)]);
}

describe("a file", () => {
  test("has the size, type and name of its record, and the same bytes each time", async () => {
    expect(binary().length).toBeGreaterThan(3);
    for (const { id = null, size, mimeType, name } of binary()) {
      const answer = await download({ fileId: id });
      expect([answer.status, answer.text.length, header(answer, "content-length")]).toEqual([200, Number(size), textOf(size)]);
      expect([header(answer, "content-type"), nameOf(answer)]).toEqual([mimeType, name]);
      expect((await download({ fileId: id }, createSandbox())).text).toBe(answer.text);
    }
  });

  test("that is no binary one is refused, with the reason", async () => {
    for (const { id = null } of [...office(), ...neither()]) expectError(await download({ fileId: id }), 403, /\w+ \w+/);
    const [first] = office();
    expect((await download({ fileId: first?.["id"] ?? null })).text).toMatch(/export/i);
  });

  test("that does not exist is 404", async () => {
    expectError(await download({ fileId: "nobody" }), 404, /`files` record for `fileId` `nobody`/);
    expectError(await exported({ fileId: "nobody", mimeType: "text/plain" }), 404, /`files` record for `fileId` `nobody`/);
  });

  test("comes in parts", async () => {
    const [file] = binary();
    const fileId = file?.["id"] ?? null;
    const size = Number(file?.["size"]);
    const { text } = await download({ fileId });
    const part = async (range: string): Promise<readonly unknown[]> => {
      const answer = await download({ fileId, range_header: range });
      return [answer.status, header(answer, "content-range"), answer.status === 416 ? "" : answer.text];
    };
    expect(await part("bytes=0-9")).toEqual([206, `bytes 0-9/${size}`, text.slice(0, 10)]);
    expect(await part("bytes=100-")).toEqual([206, `bytes 100-${size - 1}/${size}`, text.slice(100)]);
    expect(await part("bytes=-7")).toEqual([206, `bytes ${size - 7}-${size - 1}/${size}`, text.slice(-7)]);
    expect(await part(`bytes=5-${size + 50}`)).toEqual([206, `bytes 5-${size - 1}/${size}`, text.slice(5)]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, ""]);
    expect(await part("bytes=0-1,4-5")).toEqual([200, null, text]);
    expect(await part("lines=1-2")).toEqual([200, null, text]);
  });
});

describe("an export", () => {
  const FORMATS: readonly (readonly [string, string])[] = [
    ["application/pdf", "pdf"],
    ["text/plain", "txt"],
    ["text/csv", "csv"],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
    ["application/vnd.openxmlformats-officedocument.presentationml.presentation", "pptx"],
  ];

  test.each(FORMATS)("as %s has that type, and a name that ends with .%s", async (mimeType, extension) => {
    for (const { id = null, name } of office().filter((file) => Number(file["export_size"] ?? 0) <= 10_000_000)) {
      const answer = await exported({ fileId: id, mimeType });
      if (answer.status === 403) continue;
      expect([answer.status, header(answer, "content-type")?.split(";")[0], nameOf(answer)]).toEqual([
        200,
        mimeType,
        `${textOf(name)}.${extension}`,
      ]);
    }
  });

  test("of every type of office document works", async () => {
    const types = await Promise.all(
      office().map(async ({ id = null, mimeType }) =>
        (await exported({ fileId: id, mimeType: "application/pdf" })).status === 200 ? mimeType : undefined,
      ),
    );
    expect(new Set(types.filter((type) => type !== undefined)).size).toBe(4);
  });

  test("of anything but an office document is refused, with the reason", async () => {
    for (const { id = null } of [...binary(), ...neither()])
      expectError(await exported({ fileId: id, mimeType: "application/pdf" }), 403, /[Oo]ffice|document/);
  });

  test("of more than 10 MB is refused", async () => {
    const answers = await Promise.all(office().map(({ id = null }) => exported({ fileId: id, mimeType: "application/pdf" })));
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectError(answer, 403, /10,?000,?000|10 MB|10485760|at most/);
  });

  test("comes in parts", async () => {
    const [file] = office();
    const whole = await exported({ fileId: file?.["id"] ?? null, mimeType: "text/plain" });
    const part = await exported({ fileId: file?.["id"] ?? null, mimeType: "text/plain", range_header: "bytes=3-8" });
    expect([part.status, part.text]).toEqual([206, whole.text.slice(3, 9)]);
  });
});

describe.each([
  ["applications", "application_attachment"],
  ["candidates", "candidate_attachment"],
])("an attachment of %s", (entity, operation) => {
  const records = (): readonly JsonObject[] => recordsOf(sandbox(), "recruiting", entity);
  const get = (id: unknown, index: number): Promise<Answer> =>
    call(sandbox(), { id: `recruiting.${operation}.download` }, { id, attachment_index: index });
  const attachments = (record: JsonObject | undefined): readonly JsonObject[] =>
    (record?.["attachments"] ?? []) as unknown as readonly JsonObject[];

  test("has the name of its element, and a type that fits it", async () => {
    const types = new Map([
      ["pdf", "application/pdf"],
      ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      ["txt", "text/plain"],
      ["png", "image/png"],
      ["zip", "application/zip"],
    ]);
    let count = 0;
    for (const record of records().slice(0, 12)) {
      for (const [index, { filename }] of attachments(record).entries()) {
        const answer = await get(record["id"], index);
        const type = types.get(textOf(filename).split(".").at(-1) ?? "") ?? "application/octet-stream";
        expect([answer.status, nameOf(answer), header(answer, "content-type")?.split(";")[0]]).toEqual([200, filename, type]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(5);
  });

  test("beyond the last one is 404", async () => {
    for (const record of records().slice(0, 8)) {
      const answer = await get(record["id"], attachments(record).length);
      expectError(answer, 404, /attachment_index/);
      expect(at(answer.body, "errors")).toEqual([
        expect.objectContaining({ field: "params.attachment_index", error_code: "record/not-found" }),
      ]);
    }
  });

  test("of a record that does not exist is 404", async () => {
    expectError(await get(1, 0), 404, /`id` `1`/);
  });

  test("differs from the others", async () => {
    const record = records().find((one) => attachments(one).length > 1);
    const [first, second] = [await get(record?.["id"], 0), await get(record?.["id"], 1)];
    expect([first.status, second.status, first.text === second.text]).toEqual([200, 200, false]);
  });
});
