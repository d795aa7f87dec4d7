import { describe, expect, it } from "vitest";
import { boundAndChanged, boundCatalog, DESK } from "../../../../fixtures/bound_catalog.ts";
import { diagnose, messagesOf } from "../../../../fixtures/shop_catalog.ts";

/** A change of the connector, and what is reported as `code ‹text it is about› message`. */
type Change = readonly [from: string, to: string, wanted: readonly string[]];

function after(from: string, to: string): readonly string[] {
  return messagesOf(boundAndChanged(DESK, from, to));
}

describe("names in a vendor", () => {
  it.each<Change>([
    [
      "    key: { header",
      "    keys: { header",
      [
        "binding/no-auth ‹auth› missing way to sign calls with `key`",
        "binding/unknown-name ‹keys› `auth` refers to an unknown auth method `keys`",
      ],
    ],
    [
      "Bearer {api_key}",
      "Bearer {apikey}",
      ['binding/unknown-name ‹"Bearer {apikey}"› `value` refers to an unknown field of the auth method `apikey`'],
    ],
    ["username: user,", "username: usr,", ["binding/unknown-name ‹usr› `username` refers to an unknown field of the auth method `usr`"]],
    [
      "password: password }",
      "password: secret }",
      ["binding/unknown-name ‹secret› `password` refers to an unknown field of the auth method `secret`"],
    ],
    [
      "refresh_token: refresh }",
      "refresh_token: renew }",
      ["binding/unknown-name ‹renew› `refresh_token` refers to an unknown field of the auth method `renew`"],
    ],
    [
      "refresh_token: refresh }",
      'refresh_token: refresh, value: "Token {tokn}" }',
      ['binding/unknown-name ‹"Token {tokn}"› `value` refers to an unknown field of the auth method `tokn`'],
    ],
    [
      "https://{subdomain}.desk",
      "https://{domain}.desk",
      ["binding/unknown-name ‹https://{domain}.desk.example› `base_url` refers to an unknown field of `config` `domain`"],
    ],
  ])("%s → %s", (from, to, wanted) => {
    expect(after(from, to)).toEqual(wanted);
  });

  it("are looked for where the default of a key names them", () => {
    const [found] = diagnose(
      boundAndChanged(DESK, "token_url: https://desk.example/token, refresh_token: refresh }", "token_url: https://desk.example/token }"),
    );
    expect(found?.code).toBe("binding/unknown-name");
    expect(found?.help).toContain("`refresh`");
  });

  it("need no auth method in a connector without credentials", () => {
    const [, connector = "", rest = ""] = /^([^]*?)auth:\n[^]*?(config:[^]*)$/u.exec(boundCatalog()[1]?.text ?? "") ?? [];
    const text = `${connector}auth: none\n${rest.replace(/ {2}auth:\n(?: {4}.*\n)+/u, "  auth: {}\n")}`;
    expect(messagesOf(boundCatalog().map((source) => (source.path === DESK ? { path: DESK, text } : source)))).toEqual([]);
  });
});

describe("keys of a vendor that belong together or exclude each other", () => {
  it.each<Change>([
    ["    header: Desk-Version\n", "", ["binding/one-of ‹version› `version` must have exactly one of `header`, `paths`"]],
    [
      "    header: Desk-Version\n",
      '    header: Desk-Version\n    paths: { /v1: "/{version}" }\n',
      ["binding/one-of ‹paths› `version` must have exactly one of `header`, `paths`"],
    ],
    [
      "    key: { header: Authorization, value:",
      "    key: { value:",
      ["binding/incomplete ‹value› `value` has no effect without `header`"],
    ],
    [', value: "Bearer {api_key}" }', " }", ["binding/incomplete ‹header› `header` has no effect without `value`"]],
    [
      "    login: { basic:",
      "    login: { header: A, value: '{user}', basic:",
      ["binding/one-of ‹basic› `login` must have exactly one of `header`, `basic`, `oauth_refresh`"],
    ],
    [
      "fail_when: { ok: false }",
      "fail_when: { ok: false, error: x }",
      ["binding/one-of ‹error› `fail_when` must have exactly one of `ok`, `error`"],
    ],
    [", reset: X-Reset", "", ["binding/incomplete ‹unit› `unit` has no effect without `reset`"]],
  ])("%s → %s", (from, to, wanted) => {
    expect(after(from, to)).toEqual(wanted);
  });
});

describe("the form of addresses", () => {
  const problem = (text: string): string => `binding/base-url ‹${text}› \`base_url\``;

  it.each<[string, string]>([
    ["http://api.desk.example", "does not begin with `https://`"],
    ["api.desk.example", "does not begin with `https://`"],
    ["https://desk", "has the host `desk`, which is not the full name of a host in lower-case letters"],
    ["https://API.desk.example", "has the host `API.desk.example`, which is not the full name of a host in lower-case letters"],
    ["https://127.0.0.1/v1", "has the host `127.0.0.1`, which is an IP address"],
    ["https://localhost", "has the host `localhost`, which is not a public name"],
    ["https://desk.internal", "has the host `desk.internal`, which is not a public name"],
    ["https://desk.example:8443", "has the host `desk.example:8443`, which has a port, a user name or an IPv6 address"],
    ["https://me@desk.example", "has the host `me@desk.example`, which has a port, a user name or an IPv6 address"],
    ["https://desk.example/v1/", "has a path that ends with `/` or has other than letters, digits, `.`, `_`, `~` and `-`"],
    ["https://desk.example/v1?x=1", "has a path that ends with `/` or has other than letters, digits, `.`, `_`, `~` and `-`"],
    ["https://{subdomain}", "has the host `{subdomain}`, which is not the full name of a host in lower-case letters"],
    ["https://{subdomain}.example", "must have a literal name of two labels behind the field in braces"],
    ["https://{subdomain}x.desk.example", "has a field in braces that is not a whole label of the host"],
    ["https://{subdomain}.{subdomain}.desk.example", "has more than one field in braces"],
    ["https://desk.example/{subdomain}", "has a field in braces behind the host"],
  ])("%s", (address, wanted) => {
    expect(after("https://{subdomain}.desk.example", address)).toEqual([`${problem(address)} ${wanted}`]);
  });

  it.each(["https://api.desk.example", "https://desk.example/api/v1.2", "https://{subdomain}.desk.example/rest"])(
    "accepts %s",
    (address) => {
      expect(after("https://{subdomain}.desk.example", address)).toEqual([]);
    },
  );

  it.each<[string, string]>([
    ["*.desk.example", "has a wildcard"],
    ["10.0.0.1", "is an IP address"],
    ["[::1]", "has a port, a user name or an IPv6 address"],
    ["files.desk.example:443", "has a port, a user name or an IPv6 address"],
    ["metadata.google.internal", "is not a public name"],
    ["printer.local", "is not a public name"],
    ["files", "is not the full name of a host in lower-case letters"],
    ["files.desk.example.", "is not the full name of a host in lower-case letters"],
  ])("of a host of files: %s", (host, wanted) => {
    expect(after("hosts: [files.desk.example]", `hosts: ["${host}"]`)).toEqual([`binding/host ‹"${host}"› \`${host}\` ${wanted}`]);
  });

  it("of the place where access tokens come from", () => {
    expect(after("https://desk.example/token", "https://localhost/token")).toEqual([
      "binding/host ‹https://localhost/token› `localhost` is not a public name",
    ]);
  });
});

describe("the field in the host", () => {
  it.each(["^[a-z0-9-]+$", "^[A-Za-z0-9]{1,63}$", "^\\\\d+$", "^(?:eu|us)-[a-z]{2,}$", "^[-a-z]*x?$"])(
    "may have the pattern %s",
    (pattern) => {
      expect(after('pattern: "^[a-z0-9-]+$", example: acme', `pattern: "${pattern}", example: ${exampleOf(pattern)}`)).toEqual([]);
    },
  );

  it.each([
    "[a-z0-9-]+",
    "^[a-z0-9-]+",
    "[a-z]+$",
    "^[a-z.]+$",
    "^[^/]+$",
    "^\\\\w+$",
    "^.+$",
    "^[A-z]+$",
    "^[0-z]+$",
    "^a|[a-z]+$",
    "^acme\\\\.x?$",
    "^[a-z@]+$",
    "^\\\\S+$",
  ])("may not have the pattern %s", (pattern) => {
    const found = after('pattern: "^[a-z0-9-]+$", example: acme', `pattern: "${pattern}"`);
    expect(found).toContainEqual(
      expect.stringMatching(/^binding\/label-pattern ‹".*"› `subdomain` is a part of the host, but its `pattern` allows more/u),
    );
  });

  it("must have a pattern", () => {
    expect(after('pattern: "^[a-z0-9-]+$", ', "")).toEqual([
      "binding/label-pattern ‹subdomain› `subdomain` is a part of the host, but it has no `pattern`",
    ]);
  });
});

function exampleOf(pattern: string): string {
  return pattern.includes("eu") ? "eu-ab" : pattern.includes("d+") ? "'12'" : "ab";
}
