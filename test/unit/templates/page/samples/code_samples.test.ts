import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { printSample, sampleLanguages } from "../../../../../templates/page/shared/code_samples.ts";
import type { SampleCall } from "../../../../../templates/page/shared/code_samples.ts";
import { sampleWidth } from "../../../../../templates/page/shared/literals.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { anyParams, anyText, sampleCall } from "./sample_calls.ts";
import { shellWords } from "./shell_words.ts";

const download: Partial<SampleCall> = { entity: "files", action: "download", result: "bytes", params: { id: 7 } };

describe("curl", () => {
  test("a command that a reader pastes", () => {
    expect(printSample("curl", sampleCall())).toBe(
      [
        "curl http://127.0.0.1:4010/api/v1/connectors/instances/inst_payments/execute \\",
        "  --header 'Authorization: Bearer any' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --data '{",
        '    "entity": "customers",',
        '    "action": "list",',
        '    "params": { "limit": 25 }',
        "  }'",
      ].join("\n"),
    );
  });

  test("a call without params has none, and fits in a line", () => {
    expect(
      printSample("curl", sampleCall({ params: undefined, entity: "balance", action: "get" }))
        .split("\n")
        .at(-1),
    ).toBe(`  --data '{ "entity": "balance", "action": "get" }'`);
  });

  test("a download is saved, and an error is not", () => {
    expect(shellWords(printSample("curl", sampleCall(download)))).toEqual(expect.arrayContaining(["--fail", "--output", "download.bin"]));
  });

  test.each([
    ["it's", String.raw`it'\''s`],
    ["@file", "@file"],
    ["a\nb", String.raw`a\nb`],
    ["\u202e", String.raw`\u202e`],
    ["é 😀", "é 😀"],
    ["$HOME `id`", "$HOME `id`"],
  ])("%j is quoted as %s", (name, want) => {
    expect(printSample("curl", sampleCall({ params: { name } }))).toContain(`"name": "${want}"`);
  });

  test("a shell reads the address, the headers and the body", () => {
    fc.assert(
      fc.property(anyParams, anyText, (params, instance) => {
        const words = shellWords(printSample("curl", sampleCall({ params, instance })));
        expect(words.slice(0, -1)).toEqual([
          "curl",
          `http://127.0.0.1:4010/api/v1/connectors/instances/${encodeURIComponent(instance.replace(/\p{Surrogate}/gu, "\ufffd"))}/execute`,
          "--header",
          "Authorization: Bearer any",
          "--header",
          "Content-Type: application/json",
          "--data",
        ]);
        expect(JSON.stringify(JSON.parse(words.at(-1) ?? ""))).toBe(JSON.stringify({ entity: "customers", action: "list", params }));
      }),
      runs(60),
    );
  });
});

describe("TypeScript", () => {
  const head = [
    'import { createGateway } from "connector-gateway-spec";',
    "",
    "const gateway = createGateway({",
    '  baseUrl: "http://127.0.0.1:4010",',
    '  token: "any",',
    "});",
    'const payments = gateway.instance("payments", "inst_payments");',
    "",
  ];

  test.each<readonly [string, Partial<SampleCall>, readonly string[]]>([
    [
      "a page",
      { params: { limit: 25, q: "a" } },
      ["const { records, meta } = await payments.customers.list({", "  limit: 25,", '  q: "a",', "});", "console.log(records, meta);"],
    ],
    [
      "all pages",
      { allPages: true },
      ["const records = payments.customers.list.all({", "  limit: 25,", "});", "for await (const record of records) console.log(record);"],
    ],
    [
      "a list without Meta and params",
      { metaField: undefined, params: undefined },
      ["const { records } = await payments.customers.list();", "console.log(records);"],
    ],
    [
      "a record",
      { action: "get", result: "record", params: { id: "cus_1" } },
      ["const record = await payments.customers.get({", '  id: "cus_1",', "});", "console.log(record);"],
    ],
    [
      "params that need several lines",
      { params: { filter: [{ a: "x".repeat(30) }, { b: "y".repeat(30) }] } },
      [
        "const { records, meta } = await payments.customers.list({",
        "  filter: [",
        `    { a: "${"x".repeat(30)}" },`,
        `    { b: "${"y".repeat(30)}" },`,
        "  ],",
        "});",
        "console.log(records, meta);",
      ],
    ],
  ])("%s", (_, changes, want) => {
    expect(printSample("typescript", sampleCall(changes)).split("\n")).toEqual([...head, ...want]);
  });

  test("a download is saved under its name", () => {
    expect(printSample("typescript", sampleCall(download)).split("\n").slice(-6)).toEqual([
      "",
      "const { body, filename, contentType } = await payments.files.download({",
      "  id: 7,",
      "});",
      'await writeFile(filename ?? "download.bin", body);',
      "console.log(filename, contentType);",
    ]);
  });

  test.each([
    ["file_storage", "fileStorage"],
    ["class", "instance"],
    ["gateway", "instance"],
    ["crm2_x", "crm2X"],
  ])("the variable of %s is %s", (connector, want) => {
    expect(printSample("typescript", sampleCall({ connector }))).toContain(`const ${want} = gateway.instance("${connector}", `);
  });

  test("names that are not identifiers are quoted", () => {
    const code = printSample("typescript", sampleCall({ entity: "a-b", action: "c d", params: { "x-y": 1, z: 2 } }));
    expect(code).toContain('payments["a-b"]["c d"]({\n  "x-y": 1,\n  z: 2,\n});');
  });

  test("the compiler reads the params, the token and the instance", () => {
    fc.assert(
      fc.property(anyParams, anyText, anyText, (params, token, instance) => {
        const code = printSample("typescript", sampleCall({ params, token, instance }));
        const calls = callsIn(code);
        expect(calls.map(({ name }) => name)).toEqual(["createGateway", "gateway.instance", "payments.customers.list", "console.log"]);
        expect(calls[0]?.values).toEqual([{ baseUrl: "http://127.0.0.1:4010", token }]);
        expect(calls[1]?.values).toEqual(["payments", instance]);
        expect(JSON.stringify(calls[2]?.values)).toBe(JSON.stringify([params]));
      }),
      runs(60),
    );
  });

  const realm = createContext();

  /** The calls of a module, with the values of their arguments. Throws when the compiler finds a mistake. */
  function callsIn(code: string): readonly { readonly name: string; readonly values: readonly unknown[] }[] {
    const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
    const file = ts.createSourceFile("sample.ts", code, ts.ScriptTarget.ES2022, true);
    const calls: { name: string; values: readonly unknown[] }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const name = node.expression.getText();
        calls.push({ name, values: name === "console.log" ? [] : node.arguments.map((argument) => valueOf(argument.getText())) });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return calls;
  }

  function valueOf(literal: string): unknown {
    const text: unknown = runInContext(`JSON.stringify((${literal}))`, realm);
    return JSON.parse(String(text));
  }
});

describe("Python", () => {
  const send = (body: string): readonly string[] => [
    "import requests",
    "",
    "response = requests.post(",
    '    "http://127.0.0.1:4010/api/v1/connectors/instances/inst_payments/execute",',
    '    headers={"Authorization": "Bearer any"},',
    ...body.split("\n"),
    "    timeout=60,",
    ")",
    "response.raise_for_status()",
  ];
  const list = [
    "    json={",
    '        "entity": "customers",',
    '        "action": "list",',
    '        "params": {"limit": 25},',
    "    },",
  ].join("\n");

  test.each<readonly [string, Partial<SampleCall>, readonly string[]]>([
    [
      "a list",
      {},
      [...send(list), "answer = response.json()", 'for record in answer["result"]:', "    print(record)", 'print(answer.get("meta"))'],
    ],
    [
      "a wrapper without Meta",
      { result: "wrapper", elements: ["data", "items"], metaField: undefined },
      [...send(list), "answer = response.json()", 'for record in answer["result"]["data"]["items"]:', "    print(record)"],
    ],
    [
      "a record without params",
      { result: "record", params: undefined, entity: "balance", action: "get" },
      [...send('    json={"entity": "balance", "action": "get"},'), 'print(response.json()["result"])'],
    ],
  ])("%s", (_, changes, want) => {
    expect(printSample("python", sampleCall(changes)).split("\n")).toEqual(want);
  });

  test("a download is written while it comes", () => {
    const code = printSample("python", sampleCall(download));
    expect(code).toContain("    stream=True,\n");
    expect(code).toContain('    with open("download.bin", "wb") as file:\n        for chunk in response.iter_content(');
  });

  test.each([
    [true, "True"],
    [false, "False"],
    [null, "None"],
    [1.5, "1.5"],
    ['it\'s "so"', String.raw`"it's \"so\""`],
    ["\u{e0041}", String.raw`"\U000e0041"`],
    ["\\ud83d\\udc00", String.raw`"\\ud83d\\udc00"`],
    ["\ud83d", String.raw`"\ud83d"`],
    [[], "[]"],
    [{}, "{}"],
  ])("%j is %s", (value, want) => {
    expect(printSample("python", sampleCall({ params: { value } }))).toContain(`"params": {"value": ${want}},`);
  });
});

describe("in every language", () => {
  test.each(sampleLanguages)("$id: lines of values fit in the column", ({ id }) => {
    const params = {
      filter: {
        groups: [
          [1, 2, 3],
          ["a", "b"],
        ],
        from: "2025-01-01",
        to: "2025-02-01",
      },
      fields: ["name", "email", "created", "currency", "description", "metadata", "phone"],
      limit: 5,
    };
    const lines = printSample(id, sampleCall({ params })).split("\n");
    expect(lines.filter((line) => line.startsWith(" ") && line.length > sampleWidth && !line.includes("/api/v1/"))).toEqual([]);
  });

  test.each(sampleLanguages)("$id: nothing in a sample is invisible, and no line ends in a blank", ({ id }) => {
    fc.assert(
      fc.property(anyParams, anyText, (params, token) => {
        const code = printSample(id, sampleCall({ params, token: id === "curl" ? "any" : token }));
        expect(code).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.exec(code.replaceAll("\n", ""))?.[0] ?? "\0");
        expect(code.split("\n").filter((line) => line.endsWith(" "))).toEqual([]);
      }),
      runs(60),
    );
  });
});
