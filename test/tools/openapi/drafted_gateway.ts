import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { compileGateway } from "../../../gateway/compile.ts";
import gatewayPackage from "../../../gateway/package.json" with { type: "json" };
import { readSource } from "../../../generator/author/index.ts";
import { run, succeed } from "../../package/installed_package.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The package that the gateway has its connectors from. */
const SPEC = "connector-gateway-spec";

/** The id of the connector. */
export const DRAFTED_ID = "00000000-0000-4000-8000-000000000009";

/** A gateway with the connector `acme`, drafted from an OpenAPI document and changed by nobody. */
export interface DraftedGateway {
  /** The folder, whose node_modules has the package and the gateway. */
  readonly folder: string;
  /** The OpenAPI document, relative to the folder. */
  readonly document: string;
  /** The output of a command of the gateway. */
  readonly command: (...words: readonly string[]) => Promise<string>;
  /** Runs `serve` until it is stopped, and returns its address and what it prints. */
  readonly serve: (
    ...words: readonly string[]
  ) => Promise<{ readonly url: string; readonly printed: () => string; readonly stop: () => Promise<void> }>;
  readonly remove: () => void;
}

/** Drafts the connector, generates its package, and puts the gateway beside it. Throws with the output when a step fails. */
export async function draftGateway(document: string): Promise<DraftedGateway> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "drafted-")));
  const modules = join(folder, "node_modules");
  const file = basename(document);
  cpSync(document, join(folder, file));
  const source = { path: file, file, text: readFileSync(document, "utf8"), sharedNames: [] };
  const read = readSource(source);
  const draft = "diagnostic" in read ? read : read.draft({ id: "acme", definitionId: DRAFTED_ID });
  if ("diagnostic" in draft) throw new Error(draft.diagnostic.message);
  mkdirSync(join(folder, "connectors"));
  writeFileSync(join(folder, "connectors/acme.yaml"), draft.text);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const words = ["--spec", "connectors", "--extends", join(ROOT, "generated"), "--name", SPEC, "--out", `node_modules/${SPEC}`];
  await succeed(run(folder, process.execPath, [join(ROOT, "generator/start.js"), ...words]));
  await compileGateway();
  const gateway = join(modules, "connector-gateway");
  for (const part of ["bin", "dist", "package.json"]) cpSync(join(ROOT, "gateway", part), join(gateway, part), { recursive: true });
  for (const name of Object.keys(gatewayPackage.dependencies).filter((one) => one !== SPEC)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    const places = [join(ROOT, "gateway/node_modules", name), join(ROOT, "node_modules", name)];
    symlinkSync(places.find((place) => existsSync(place)) ?? "", join(modules, name), "dir");
  }
  const program = join(gateway, gatewayPackage.bin["connector-gateway"]);
  return {
    folder,
    document: file,
    command: (...all) => succeed(run(folder, process.execPath, [program, ...all])),
    serve: (...all) => serve(folder, [program, "serve", "--port", "0", "--admin-port", "0", ...all]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function serve(folder: string, words: readonly string[]): ReturnType<DraftedGateway["serve"]> {
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^Gateway: (\S+)$/mu.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The gateway did not start:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  return { url, printed: () => output, stop };
}
