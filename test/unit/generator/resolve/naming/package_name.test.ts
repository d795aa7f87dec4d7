import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OWN_PACKAGE, packageName, renamePackage } from "../../../../../generator/resolve/naming/names.ts";
import { renaming } from "../../../../../generator/write/finishing/make_package.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

const ACME = { name: "@acme/gateway-spec", program: "gateway-spec", slug: "acme-gateway-spec" };

describe("packageName", () => {
  it.each([
    ["@acme/gateway-spec", ACME],
    ["gateway-spec", { name: "gateway-spec", program: "gateway-spec", slug: "gateway-spec" }],
  ])("takes %s", (name, want) => {
    expect(packageName(name)).toEqual(want);
  });

  it.each([
    "",
    "Acme",
    "a b",
    "../a",
    "@acme",
    "@acme/",
    "@acme/../x",
    ".hidden",
    "_private",
    "node_modules",
    "a".repeat(215),
    'a"b',
    "a`b",
    "a\nb",
  ])("refuses %j", (name) => {
    expect(packageName(name)).toBeUndefined();
  });

  it("takes no name that could end a string, a comment or a path", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        if (packageName(name) !== undefined) expect(name).toMatch(/^[@a-z0-9._~/-]+$/u);
      }),
      runs(60),
    );
  });
});

describe("renamePackage", () => {
  it.each([
    ['import { a } from "connector-gateway-spec/payments";', 'import { a } from "@acme/gateway-spec/payments";'],
    ["npx connector-gateway-spec serve", "npx @acme/gateway-spec serve"],
    ["Usage: connector-gateway-spec <command> [options]", "Usage: gateway-spec <command> [options]"],
    ["connector-gateway-spec list shows the connectors", "gateway-spec list shows the connectors"],
    ["connector-gateway-spec verify", "gateway-spec verify"],
    ['"$id": "urn:connector-gateway-spec:catalog"', '"$id": "urn:acme-gateway-spec:catalog"'],
    ["./connector-gateway-spec-{{catalog_version}}.tgz", "./acme-gateway-spec-{{catalog_version}}.tgz"],
    ["connector-gateway-spec.config.json", "gateway-spec.config.json"],
    ['"connector-gateway-spec": "./bin/connector-gateway-spec.js"', '"gateway-spec": "./bin/gateway-spec.js"'],
    [
      "// @generated from a.yaml by connector-gateway-spec. Do not edit.",
      "// @generated from a.yaml by connector-gateway-generator. Do not edit.",
    ],
    ["connector-gateway-generator", "connector-gateway-generator"],
  ])("writes %s with another name", (text, want) => {
    expect(renamePackage(text, ACME)).toBe(want);
  });

  it.each(readdirSync("generated/bin").filter((file) => file !== `${OWN_PACKAGE}.js`))(
    "never gives its program the name of bin/%s",
    (file) => {
      const name = packageName(`@acme/${file.replace(".js", "")}`);
      const program = { path: `bin/${OWN_PACKAGE}.js`, text: `npm install ../${OWN_PACKAGE}/generated # bin/${OWN_PACKAGE}.js\n` };
      const [own, programFile] = [file.replace(".js", ""), file.replace(".js", "-program.js")];
      expect(name && renaming(miniModel, new Map(), name).rename(program)).toEqual({
        path: `bin/${programFile}`,
        text: `npm install ../${own}/generated # bin/${programFile}\n`,
      });
    },
  );
});
