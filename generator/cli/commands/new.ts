import { basename, join, resolve } from "node:path";
import { countOf, textOption, type ReadOptions } from "#templates/core";
import type { Diagnostic, SourceFile } from "#generator/read";
import {
  createDiagnostic,
  hasErrors,
  visibleText,
  printDiagnostics,
  readCatalogSources,
  readDocument,
  CONNECTORS_FOLDER,
  GATEWAY_FILE,
} from "#generator/read";
import { nodeDisk, systemErrorCode } from "#generator/write";
import { loadAndCheck } from "../../run.ts";
import { type Draft, draftFromText, starterConnector, titleOf } from "#generator/author";
import { snakeName } from "#generator/resolve";
import { RESERVED_CONNECTORS } from "#generator/rules";
import type { ExitCode, Program } from "../command.ts";
import { defineCommand, mistake } from "../words.ts";

const HELP = `Writes a new connector to spec/connectors/: one that explains the language, or a draft from an OpenAPI document.

Usage: npm run new:connector -- <name> [options]

  <name>             in snake_case, such as help_desk
  --from <file>      take entities, params and records over from an OpenAPI document: 3.0, 3.1 or Swagger 2.0, as JSON or YAML
  --title <text>     title of the connector (default: from the document or the name)
  --root <folder>    project with spec/ (default: this one)
  --debug            show the stack trace of an unexpected error
  --help             show this help

Nothing is ever overwritten. A draft is marked for review: what does not fit is listed in a comment at its end.

Exit codes: 0 success, 1 no draft can be made of the document, 2 wrong usage or a file that cannot be written, 3 a bug in the
generator.
`;

/** The generator reads no larger file. */
const LARGEST = 4 * 1024 * 1024;

/** The parsed arguments. */
interface Wanted {
  readonly id: string;
  readonly title: string | undefined;
  readonly from: string | undefined;
  readonly projectRoot: string;
  /** The file to write, relative to the project. */
  readonly path: string;
}

/** A connector that can be written, with what is said about it. */
interface Made {
  readonly text: string;
  readonly draft?: Draft;
}

/** `new`: writes the YAML of a new connector. */
export const newConnector = defineCommand({ help: HELP, operands: 1 }, (words, program) =>
  writeConnector(readWanted(words, program), program),
);

function readWanted({ values, positionals: [id] }: ReadOptions, { cwd, projectRoot }: Program): Wanted {
  if (id === undefined) throw mistake("the name of the connector is missing, such as `npm run new:connector -- help_desk`");
  const [title, from, root] = [textOption(values, "title"), textOption(values, "from"), textOption(values, "root")];
  const folder = root === undefined ? projectRoot : resolve(cwd, root);
  const problem = problemOfName(id) ?? problemOfTitle(title) ?? problemOfSource(from) ?? problemOfProject(folder, id);
  if (problem !== undefined) throw mistake(problem);
  return { id, title, from, projectRoot: folder, path: `${CONNECTORS_FOLDER}/${id}.yaml` };
}

function problemOfName(id: string): string | undefined {
  if (RESERVED_CONNECTORS.includes(id)) return `"${id}" is reserved and cannot be the name of a connector; try "${id}_connector"`;
  if (/^(?!constructor$)[a-z][a-z0-9]*(_[a-z0-9]+)*$/u.test(id) && id.length <= 64) return undefined;
  const likely = snakeName(id, "connector");
  const hint = likely === id || RESERVED_CONNECTORS.includes(likely) ? "" : `; did you mean "${likely}"?`;
  return `"${visibleText(id)}" cannot be the name of a connector, which is in snake_case with at most 64 characters${hint}`;
}

function problemOfTitle(title: string | undefined): string | undefined {
  const isFine = title === undefined || (title.trim() !== "" && title.length <= 200 && visibleText(title, 200) === title);
  return isFine ? undefined : "the title must be one line of visible characters, at most 200";
}

function problemOfSource(from: string | undefined): string | undefined {
  const isAddress = from !== undefined && /^[a-z][a-z0-9+.-]+:\/\//iu.test(from);
  return isAddress ? `--from takes a file, and nothing is loaded from the network; download "${visibleText(from)}" first` : undefined;
}

function problemOfProject(folder: string, id: string): string | undefined {
  if (nodeDisk.entry(join(folder, GATEWAY_FILE)) === undefined)
    return `"${visibleText(folder)}" is not a project, because it has no ${GATEWAY_FILE}; name the folder of one with --root`;
  const existing = [".yaml", ".yml"].map((ending) => `${CONNECTORS_FOLDER}/${id}${ending}`);
  const found = existing.find((path) => nodeDisk.entry(join(folder, path)) !== undefined);
  return found === undefined
    ? undefined
    : `${found} already exists, and nothing is overwritten; choose another name, or move the file away`;
}

function writeConnector(wanted: Wanted, program: Program): ExitCode {
  const others = readCatalogSources(wanted.projectRoot);
  const made = makeConnector(wanted, others, program);
  if ("problems" in made) {
    program.print(
      `${printDiagnostics(made.problems, { format: "pretty", color: program.color, sources: made.sources })}\nNothing was written.\n`,
    );
    return 1;
  }
  if (Buffer.byteLength(made.text) > LARGEST)
    throw mistake("the draft would be larger than 4 MB, the most that a file of the catalog may have; split the document");
  try {
    nodeDisk.create(join(wanted.projectRoot, wanted.path), made.text, false);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    throw mistake(`cannot write ${wanted.path} (${code}); check the folder and its permissions`);
  }
  program.print(describe(wanted, made));
  return 0;
}

interface Problems {
  readonly problems: readonly Diagnostic[];
  readonly sources: readonly SourceFile[];
}

/** The text of the connector, checked together with the rest of the catalog. */
function makeConnector(wanted: Wanted, others: readonly SourceFile[], program: Program): Made | Problems {
  const made = wanted.from === undefined ? makeStarter(wanted, program) : makeDraft(wanted, wanted.from, others, program);
  if ("problems" in made) return made;
  const own = { path: wanted.path, text: made.text };
  const all = [...others, own];
  // Problems of another connector are no reason not to write this one.
  const isSound = !hasErrors(loadAndCheck(others).diagnostics);
  const sources = isSound ? all : all.filter(({ path }) => path === GATEWAY_FILE || path === wanted.path);
  const problems = loadAndCheck(sources).diagnostics.filter(
    ({ severity, file }) => severity === "error" && (isSound || file === wanted.path),
  );
  return problems.length === 0 ? made : { problems, sources };
}

function makeStarter({ id, title = titleOf(id) }: Wanted, { newId }: Program): Made {
  return { text: starterConnector({ id, title, definitionId: newId() }) };
}

function makeDraft({ id, title }: Wanted, from: string, others: readonly SourceFile[], { cwd, newId }: Program): Made | Problems {
  const read = readDocument(resolve(cwd, from));
  if ("reason" in read) {
    const { reason } = read;
    const problem = createDiagnostic("openapi/unreadable", { file: from, reason }, { path: from, starts: [0] }, { start: 0, end: 0 });
    return { problems: [problem], sources: [] };
  }
  const sharedNames = loadAndCheck(others).model?.gateway.records.map(({ name }) => name) ?? [];
  const document = { path: from, file: basename(from), text: read.text, sharedNames };
  const draft = draftFromText({ id, definitionId: newId(), ...(title !== undefined && { title }) }, document);
  if ("diagnostic" in draft) return { problems: [draft.diagnostic], sources: [{ path: from, text: read.text }] };
  return { text: draft.text, draft };
}

function describe({ id, path }: Wanted, { draft }: Made): string {
  if (draft === undefined)
    return [
      `Wrote ${path}, a connector that works as it is.`,
      "1. Replace its parts with what your document says; the comments explain each of them.",
      "2. Run `npm run generate`, which names every mistake with its line and puts the connector into the package.",
      `3. Run \`npx connector-gateway-spec explain ${id}\` or \`npx connector-gateway-spec serve\` to see the result.`,
      "",
    ].join("\n");
  const counts = [countOf(draft.entities, "entity", "entities"), countOf(draft.operations, "operation"), countOf(draft.records, "record")];
  const missing = draft.leftOut === 0 ? "" : ` ${countOf(draft.leftOut, "operation")} did not fit; a comment at its end says why.`;
  const lost = draft.lost === 0 ? "" : ` ${countOf(draft.lost, "comment")} in it say what the document says and the catalog cannot.`;
  return [
    `Wrote ${path}, a draft with ${counts.join(", ")}.${missing}${lost}`,
    "1. Run `npm run generate` to see it in the package, and `npx connector-gateway-spec serve` to call it in the sandbox.",
    "2. Compare each record and each operation with the document, and remove its line with `not reviewed`.",
    "3. Give each param with `no_effect: Not reviewed.` its role; spec/README.md lists the roles.",
    "",
  ].join("\n");
}
