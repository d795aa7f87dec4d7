import { request, type IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { addressOfPage, pageOf } from "../../../../../templates/cli/serve/serve.ts";
import { list } from "../../sandbox/fake_store.ts";
import { whileServing } from "./served.ts";

const POLICY = "default-src 'none'; script-src 'sha256-EXAMPLE='; connect-src 'self'";

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head>
<body><code>&lt;html lang="en"></code><html lang="en"></body>
</html>
`;

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request with any headers, `Host` and `Origin` included. */
function ask(url: string, path = "/", headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, path, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Runs `serve` with the small page. */
async function withPage(
  words: string,
  use: (url: string, printed: () => string) => unknown,
  files = {},
  text: (page: string) => string = () => PAGE,
): Promise<void> {
  const { stderr } = await whileServing(words, ({ url, printed }) => use(url, () => printed.stdout), files, undefined, {
    readReference: text,
  });
  expect(stderr).toBe("");
}

const RECORDING = `${JSON.stringify({ connector: "payments", request: list, response: { status: 200, body: {} } })}\n`;

describe("the page at /", () => {
  test("is the reference of the package, which knows that a sandbox serves it", async () => {
    await withPage("", async (url) => {
      const { status, headers, text } = await ask(url);
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(text).toBe(PAGE.replace('<html lang="en">', '<html lang="en" data-sandbox>'));
      expect(Number(headers["content-length"])).toBe(Buffer.byteLength(text));
    });
  });

  test.each([
    ["--replay r.ndjson", { "r.ndjson": RECORDING }, '<html lang="en" data-sandbox="replay">'],
    ["--record r.ndjson --upstream http://127.0.0.1:1", {}, '<html lang="en">'],
    ["--token secret", {}, '<html lang="en" data-sandbox>'],
    ["--cors", {}, '<html lang="en" data-sandbox>'],
  ])("with %s begins with what it can do", async (words, files, mark) => {
    await withPage(
      words,
      async (url) => {
        const { status, text } = await ask(url);
        expect([status, text.split("\n")[1]]).toEqual([200, mark]);
      },
      files,
    );
  });

  test("has the policy of the page and what only headers can say", async () => {
    await withPage("", async (url) => {
      expect((await ask(url)).headers).toMatchObject({
        "content-security-policy": `${POLICY}; frame-ancestors 'none'`,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-cache",
      });
    });
  });

  test.each([
    ["the same tag", (tag: string) => tag, 304],
    ["a weak tag", (tag: string) => `W/${tag}`, 304],
    ["a list with the tag", (tag: string) => `"a", ${tag}`, 304],
    ["any tag", () => "*", 304],
    ["another tag", () => '"a"', 200],
  ])("is sent again only if it has changed: %s", async (_name, toTags, wanted) => {
    await withPage("", async (url) => {
      const { headers } = await ask(url);
      const again = await ask(url, "/", { "if-none-match": toTags(headers.etag ?? "") });
      expect([again.status, again.headers.etag, again.text === ""]).toEqual([wanted, headers.etag, wanted === 304]);
      expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    });
  });

  test("has a tag that depends on its text and on what serves it", async () => {
    const tags: unknown[] = [];
    const note = async (url: string): Promise<void> => void tags.push((await ask(url)).headers.etag);
    await withPage("", note);
    await withPage("", note);
    await withPage("", note, {}, () => `${PAGE} `);
    await withPage("--replay r.ndjson", note, { "r.ndjson": RECORDING });
    expect(tags[0]).toMatch(/^"[\w-]{22}"$/);
    expect([tags[1], new Set(tags).size]).toEqual([tags[0], 3]);
  });

  test("answers HEAD without a body", async () => {
    await withPage("", async (url) => {
      const [whole, head] = [await ask(url), await ask(url, "/", {}, "HEAD")];
      expect([head.status, head.text, head.headers.etag, head.headers["content-length"]]).toEqual([
        200,
        "",
        whole.headers.etag,
        whole.headers["content-length"],
      ]);
    });
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])("refuses %s", async (method) => {
    await withPage("--cors", async (url) => {
      const { status, headers, text } = await ask(url, "/", {}, method);
      expect([status, headers.allow, JSON.parse(text)]).toEqual([
        405,
        "GET, HEAD",
        { message: "Only GET and HEAD are allowed here.", errors: [expect.objectContaining({ error_code: "request/method" })] },
      ]);
    });
  });

  test("is read when it is asked for, and not before", async () => {
    let reads = 0;
    await withPage(
      "",
      async (url) => {
        await ask(url, "/_sandbox/log");
        expect(reads).toBe(0);
        await ask(url);
        expect(reads).toBe(1);
      },
      {},
      () => {
        reads += 1;
        return PAGE;
      },
    );
  });

  test("is neither in the log nor among the lines", async () => {
    await withPage("", async (url, printed) => {
      const before = printed();
      await ask(url);
      await ask(url, "/?x=1");
      expect(printed()).toBe(before);
      expect((await ask(url, "/_sandbox/log")).text).toBe("[]");
      await ask(url, "/nowhere");
      expect(printed()).toMatch(/ - - 404 /);
    });
  });

  test("is that of a connector in a large catalog, if it has one", async () => {
    const text = (page: string): string => {
      if (page !== "index" && page !== "payments") throw Object.assign(new Error("no such file"), { code: "ENOENT" });
      return PAGE.replace("<code>", `<code>${page} `);
    };
    await withPage(
      "",
      async (url) => {
        for (const page of ["index", "payments"]) expect((await ask(url, `/${page}.html`)).text).toContain(`<code>${page} `);
        const { status, text: answer } = await ask(url, "/nowhere.html");
        expect([status, JSON.parse(answer)]).toMatchObject([404, { message: "The gateway has no such path." }]);
      },
      {},
      text,
    );
  });

  test("says so when it is missing", async () => {
    const missing = (): string => {
      throw Object.assign(new Error("no such file"), { code: "ENOENT" });
    };
    await withPage(
      "",
      async (url) => {
        const { status, text } = await ask(url);
        expect([status, JSON.parse(text)]).toMatchObject([
          500,
          { message: "The reference page cannot be read (ENOENT). Install the package again." },
        ]);
      },
      {},
      missing,
    );
  });
});

describe("the page is only for this computer:", () => {
  test.each<[string, (url: string) => Record<string, string>, number]>([
    ["no Origin", () => ({}), 200],
    ["localhost", () => ({ host: "localhost:1" }), 200],
    ["IPv6", () => ({ host: "[::1]:4010" }), 200],
    ["its own origin", (url) => ({ origin: url }), 200],
    ["another name that leads here", () => ({ host: "attacker.example" }), 403],
    ["a name that begins like its own", () => ({ host: "localhost.attacker.example" }), 403],
    ["another origin", () => ({ origin: "https://attacker.example" }), 403],
    ["a page without an origin", () => ({ origin: "null" }), 403],
  ])("%s", async (_name, toHeaders, status) => {
    await withPage("", async (url) => {
      const answered = await ask(url, "/", toHeaders(url));
      expect([answered.status, answered.text.includes("<html")]).toEqual([status, status === 200]);
    });
  });
});

describe("a request is for the page", () => {
  test.each<[string, string | undefined]>([
    ["/", "index"],
    ["/?theme=dark", "index"],
    ["/#payments", "index"],
    ["http://127.0.0.1:4010", "index"],
    ["http://127.0.0.1:4010/", "index"],
    ["HTTP://127.0.0.1:4010/?a=/b", "index"],
    ["", "index"],
    ["/index.html", "index"],
    ["/payments.html?theme=dark", "payments"],
    ["http://127.0.0.1:4010/payments.html", "payments"],
    ["//", undefined],
    ["//payments.html", undefined],
    ["/../payments.html", undefined],
    ["/a/payments.html", undefined],
    ["/%2e%2e.html", undefined],
    ["/api/v1/connectors/instances", undefined],
    ["http://127.0.0.1:4010/_sandbox/log", undefined],
    ["*", undefined],
    ["a.test:443", undefined],
  ])("with the target %j: %s", (target, wanted) => {
    expect(pageOf(target)).toBe(wanted);
  });
});

describe("the address of the page", () => {
  test.each([
    ["http://127.0.0.1:4010", "127.0.0.1", "http://127.0.0.1:4010/"],
    ["http://localhost:80", "localhost", "http://localhost:80/"],
    ["http://[::1]:4010", "::1", "http://[::1]:4010/"],
    ["http://0.0.0.0:4010", "0.0.0.0", "http://localhost:4010/"],
    ["http://[::]:80", "::", "http://localhost:80/"],
    ["http://192.0.2.1:4010", "192.0.2.1", undefined],
    ["http://gateway.test:4010", "gateway.test", undefined],
  ])("of %s is %s", (url, host, wanted) => {
    expect(addressOfPage(url, host)).toBe(wanted);
  });
});
