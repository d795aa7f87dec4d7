import { basename, join, resolve } from "node:path";
import { countOf, listOption, textOption, type OptionValues, type ReadOptions } from "#templates/core";
import {
  type Diagnostic,
  type SourceFile,
  aboutFile,
  hasErrors,
  visibleText,
  printDiagnostics,
  readCatalogSources,
  fileOf,
  readDocument,
  CONNECTORS_FOLDER,
  GATEWAY_FILE,
  groupBy,
} from "#generator/read";
import { nodeDisk, replaceFile, systemErrorCode } from "#generator/write";
import { loadAndCheck } from "../../run.ts";
import { type Choice, type Draft, isChoice, readSource, starterConnector, titleOf, type OutlinedOperation } from "#generator/author";
import { snakeName } from "#generator/resolve";
import { RESERVED_CONNECTORS } from "#generator/rules";
import { type ExitCode, type Program, defineCommand, mistake } from "../command.ts";
import { projectFolder } from "../options.ts";

const HELP = `Writes a new connector to spec/connectors/: one that explains the language, or a draft from an OpenAPI document.

Usage: npm run new:connector -- <name> [options]

  <name>             in snake_case, such as help_desk
  --from <file>      take entities, params and records over from an OpenAPI document: 3.0, 3.1 or Swagger 2.0, as JSON or YAML
  --only <what>      only "GET /pets/{id}", "/pets/**", tag:pets, an operationId, or a pattern such as "pets/*" (repeatable)
  --entities <names> only the operations of these entities, such as pets,orders or "pet*" (repeatable)
  --dry-run          write nothing; list the operations with entity, action, paging, auth and what is lost
  --title <text>     title of the connector (default: from the document or the name)
  --root <folder>    project with spec/ (default: this one)
  --debug            show the stack trace of an unexpected error
  --help             show this help

Nothing is ever overwritten: --only and --entities add operations to a connector that exists, and leave the rest of its file as it is.
A draft is marked for review: what does not fit is listed in a comment at its end.

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
  readonly choice: Choice;
  readonly isDryRun: boolean;
  readonly projectRoot: string;
  /** The file to write, relative to the project. */
  readonly path: string;
  /** The file is there, and operations are added to it. */
  readonly isExtended: boolean;
}

/** A connector that can be written, with what is said about it. */
interface Made {
  readonly text: string;
  readonly draft?: Draft;
  /** Whether the draft has every operation of the document, because none was chosen. */
  readonly isAll?: boolean;
}

/** `new`: writes the YAML of a new connector. */
export const newConnector = defineCommand({ help: HELP, operands: 1 }, (words, program) =>
  writeConnector(readWanted(words, program), program),
);

function readWanted({ values, positionals: [id] }: ReadOptions, program: Program): Wanted {
  if (id === undefined) throw mistake("the name of the connector is missing, such as `npm run new:connector -- help_desk`");
  const [title, from, root] = [textOption(values, "title"), textOption(values, "from"), textOption(values, "root")];
  const entities = listOption(values, "entities").flatMap((names) => names.split(/,(?![^{]*\})/u));
  const choice = { only: listOption(values, "only"), entities: entities.map((name) => name.trim()).filter((name) => name !== "") };
  const isDryRun = values["dry-run"] === true;
  const problem = problemOfName(id) ?? problemOfTitle(title) ?? problemOfSource(from, values);
  if (problem !== undefined) throw mistake(problem);
  const folder = projectFolder(root, program, [GATEWAY_FILE]);
  const paths = [".yaml", ".yml"].map((ending) => `${CONNECTORS_FOLDER}/${id}${ending}`);
  const existing = paths.find((path) => nodeDisk.entry(join(folder, path)) !== undefined);
  const isExtended = existing !== undefined && from !== undefined && (isChoice(choice) || isDryRun || program.ask !== undefined);
  if (existing !== undefined && !isExtended)
    throw mistake(`${existing} already exists, and nothing is overwritten; ${from === undefined ? ELSEWHERE : ADDING}`);
  if (isExtended && title !== undefined) throw mistake(`${existing} already exists, so it has a title; leave out --title`);
  const path = existing ?? `${CONNECTORS_FOLDER}/${id}.yaml`;
  return { id, title, from, choice, isDryRun, projectRoot: folder, path, isExtended };
}

const ELSEWHERE = "choose another name, or move the file away";

const ADDING = `say with --only or --entities which operations to add to it, ${ELSEWHERE}`;

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

function problemOfSource(from: string | undefined, values: OptionValues): string | undefined {
  const stray = ["only", "entities", "dry-run"].find((option) => values[option] !== undefined);
  if (from === undefined && stray !== undefined) return `--${stray} needs --from <file>, the OpenAPI document`;
  const isAddress = from !== undefined && /^[a-z][a-z0-9+.-]+:\/\//iu.test(from);
  return isAddress ? `--from takes a file, and nothing is loaded from the network; download "${visibleText(from)}" first` : undefined;
}

async function writeConnector(wanted: Wanted, program: Program): Promise<ExitCode> {
  const sources = readCatalogSources(wanted.projectRoot);
  const made = await makeConnector(wanted, sources, program);
  if ("problems" in made) {
    program.print(
      `${printDiagnostics(made.problems, { format: "pretty", color: program.color, sources: made.sources })}\nNothing was written.\n`,
    );
    return 1;
  }
  const { text, draft } = made;
  if (wanted.isDryRun && draft !== undefined) {
    program.print(printRows(draft));
    return 0;
  }
  if (Buffer.byteLength(text) > LARGEST)
    throw mistake("the draft would be larger than 4 MB, the most that a file of the catalog may have; choose operations with --only");
  write(wanted, text, sources, program);
  program.print(describe(wanted, made));
  return 0;
}

function write({ projectRoot, path, isExtended }: Wanted, text: string, sources: readonly SourceFile[], { writer }: Program): void {
  const before = isExtended ? sources.find((source) => source.path === path)?.text : undefined;
  if (text === before) return;
  const problem =
    before === undefined
      ? create(join(projectRoot, path), text)
      : replaceFile(nodeDisk, { path: join(projectRoot, path), before, after: text }, writer.id);
  if (problem !== undefined) throw mistake(`cannot write ${path} (${problem}); check the folder and its permissions`);
}

function create(path: string, text: string): string | undefined {
  try {
    nodeDisk.create(path, text, false);
    return undefined;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    return code;
  }
}

interface Problems {
  readonly problems: readonly Diagnostic[];
  readonly sources: readonly SourceFile[];
}

/** The text of the connector, checked together with the rest of the catalog. */
async function makeConnector(wanted: Wanted, sources: readonly SourceFile[], program: Program): Promise<Made | Problems> {
  const isError = ({ severity }: Diagnostic): boolean => severity === "error";
  const isInFile = ({ file }: Diagnostic): boolean => file === wanted.path;
  const alone = (all: readonly SourceFile[]): readonly SourceFile[] =>
    all.filter(({ path }) => path === GATEWAY_FILE || path === wanted.path);
  const starter = makeStarter(wanted, program);
  // To check the other connectors as well takes seconds, and is done once.
  const before = loadAndCheck(alone(wanted.isExtended ? sources : [...sources, { path: wanted.path, text: starter.text }]));
  const problemsBefore = before.diagnostics.filter(isError).filter(isInFile);
  if (wanted.isExtended && problemsBefore.length > 0) return { problems: problemsBefore, sources };
  const sharedNames = before.model?.gateway.records.map(({ name }) => name) ?? [];
  const made = wanted.from === undefined ? starter : await makeDraft(wanted, wanted.from, { sources, sharedNames }, program);
  if ("problems" in made || wanted.isDryRun) return made;
  const others = sources.filter(({ path }) => path !== wanted.path);
  const all = [...others, { path: wanted.path, text: made.text }];
  const problems = loadAndCheck(all).diagnostics.filter(isError);
  if (problems.length === 0) return made;
  if (!hasErrors(loadAndCheck(others).diagnostics)) return { problems, sources: all };
  // Problems of another connector are no reason not to write this one.
  const own = loadAndCheck(alone(all)).diagnostics.filter(isError).filter(isInFile);
  return own.length === 0 ? made : { problems: own, sources: alone(all) };
}

function makeStarter({ id, title = titleOf(id) }: Wanted, { newId }: Program): Made {
  return { text: starterConnector({ id, title, definitionId: newId() }) };
}

/** The catalog before the draft. */
interface Surroundings {
  readonly sources: readonly SourceFile[];
  readonly sharedNames: readonly string[];
}

async function makeDraft(wanted: Wanted, from: string, { sources, sharedNames }: Surroundings, program: Program): Promise<Made | Problems> {
  const { id, title, path, isDryRun, isExtended } = wanted;
  const read = readDocument(resolve(program.cwd, from));
  if ("reason" in read) return { problems: [aboutFile("openapi/unreadable", from, { file: from, reason: read.reason })], sources: [] };
  const source = readSource({ path: from, file: basename(from), text: read.text, sharedNames });
  const failed = (problem: Diagnostic): Problems => ({ problems: [problem], sources: [{ path: from, text: read.text }] });
  if ("diagnostic" in source) return failed(source.diagnostic);
  const { ask, print } = program;
  const outline = ask === undefined || isChoice(wanted.choice) || isDryRun ? [] : source.outline();
  const isAsked = ask !== undefined && outline.length > (isExtended ? 0 : MANY);
  const choice = isAsked ? await pickOperations(outline, from, { ask, print }) : wanted.choice;
  const existing = isExtended ? sources.find((one) => one.path === path) : undefined;
  const connector = { id, definitionId: program.newId(), ...(title !== undefined && { title }) };
  const draft = source.draft(connector, choice, existing && fileOf(existing));
  if ("diagnostic" in draft) return failed(draft.diagnostic);
  return { text: draft.text, draft, isAll: !isChoice(choice) };
}

function describe({ id, path, isExtended }: Wanted, { draft, isAll = false }: Made): string {
  if (draft === undefined)
    return [
      `Wrote ${path}, a connector that works as it is.`,
      "1. Replace its parts with what your document says; the comments explain each of them.",
      "2. Run `npm run generate`, which names every mistake with its line and puts the connector into the package.",
      `3. Run \`npx connector-gateway-spec explain ${id}\` or \`npx connector-gateway-spec serve\` to see the result.`,
      "",
    ].join("\n");
  const { operations, leftOut, kept, all } = draft;
  const missing = leftOut === 0 ? "" : ` ${countOf(leftOut, "operation")} did not fit; a comment at its end says why.`;
  const comments = draft.lost === 0 ? "" : ` What the catalog cannot express is noted in ${countOf(draft.lost, "comment")}.`;
  const lost = missing + comments;
  const there = kept === 0 ? "" : ` ${countOf(kept, "operation")} ${kept === 1 ? "was" : "were"} there already.`;
  if (isExtended && operations === 0) return `Nothing was added to ${path}.${there}${lost}\n`;
  return [
    isExtended
      ? `Added ${sizeOf(draft)} to ${path}, and left the rest as it is.${there}${lost}`
      : `Wrote ${path}, a draft with ${sizeOf(draft)}.${lost}`,
    ...(isAll && all > MANY ? [NOTE] : []),
    ...draft.remarks,
    "1. Run `npm run generate` to see it in the package, and `npx connector-gateway-spec serve` to call it in the sandbox.",
    "2. Compare each record and each operation with the document, and remove its line with `not reviewed`.",
    "3. Give each param with `no_effect: Not reviewed.` its role; spec/README.md lists the roles.",
    "",
  ].join("\n");
}

const NOTE =
  'If you need only some of them, remove the file and name them: `--only "GET /pets"`, `--only tag:pets` or `--entities pets`; `--dry-run` lists them.';

function sizeOf({ entities, operations, records }: Draft): string {
  return [countOf(entities, "entity", "entities"), countOf(operations, "operation"), countOf(records, "record")].join(", ");
}

/** The operations of a draft as a table. */
function printRows(draft: Draft): string {
  const widths = (draft.rows[0] ?? []).map((_, column) => Math.max(...draft.rows.map((row) => row[column]?.length ?? 0)));
  // The last column is as wide as its texts.
  const lines = draft.rows.map((row) =>
    row
      .map((cell, column) => (column === 5 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  const kept = draft.kept === 0 ? "" : `, ${draft.kept} there already`;
  return `${lines.join("\n")}\n\n${sizeOf(draft)} in the draft, ${draft.leftOut} left out${kept}. Nothing was written.\n`;
}

/** More operations than this are hardly ever wanted all. */
export const MANY = 50;

const NOTHING = "nothing was chosen, so nothing was written";

/** The part of a program that shows lists and asks for numbers in them. */
type Dialog = Required<Pick<Program, "ask">> & Pick<Program, "print">;

/**
 * Asks which operations of a document are wanted: first for groups, then for operations in them.
 * @throws UsageError when nobody answers
 */
async function pickOperations(operations: readonly OutlinedOperation[], file: string, dialog: Dialog): Promise<Choice> {
  const groups = [...groupBy(operations, ({ group }) => group)].sort(([left], [right]) => (left < right ? -1 : 1));
  dialog.print(`${visibleText(file)} has ${countOf(operations.length, "operation")}. Which ones do you want?\n`);
  const rows = groups.map(([name, all]) => `${visibleText(name)} (${all.length})`);
  const names = groups.map(([name]) => name);
  const words = await askFor(rows, "Groups by number or name such as 1, 4-6, texts as for --only, or all", dialog);
  const answers = words.map((one) => (typeof one === "string" && names.includes(one) ? names.indexOf(one) : one));
  const texts = answers.filter((one) => typeof one === "string");
  if (texts.includes("all")) return { only: ["/**"], entities: [] };
  const inGroups = answers.flatMap((one) => (typeof one === "number" ? (groups[one]?.[1] ?? []) : [])).map(({ name }) => name);
  const picked =
    inGroups.length === 0
      ? []
      : await askFor(
          inGroups.map((name) => visibleText(name)),
          "Numbers of operations, or nothing for all of them",
          dialog,
        );
  const chosen =
    picked.length === 0
      ? inGroups
      : picked.flatMap((one) => (typeof one === "number" ? (inGroups[one] ?? []) : one === "all" ? inGroups : [one]));
  const only = [...texts, ...chosen];
  if (only.length === 0) throw mistake(NOTHING);
  if (only.length <= 10) dialog.print(`The same without questions: ${only.map((text) => `--only "${visibleText(text)}"`).join(" ")}\n`);
  return { only, entities: [] };
}

/** The rows that an answer names, by their index, and its other words. Asks again after a number without a row. */
async function askFor(rows: readonly string[], question: string, { ask, print }: Dialog): Promise<readonly (number | string)[]> {
  const width = String(rows.length).length;
  print(rows.map((row, index) => `  ${String(index + 1).padStart(width)}  ${row}\n`).join(""));
  for (;;) {
    const answer = await ask(`${question}: `);
    if (answer === undefined) print("\n");
    if (answer === undefined) throw mistake(NOTHING);
    const words = answer.split(/,(?![^{]*\})/u).map((word) => word.trim());
    const chosen = words.filter((word) => word !== "").flatMap(numbersIn);
    const stray = chosen.find((one) => typeof one === "number" && rows[one] === undefined);
    if (stray === undefined) return chosen;
    print(`There are only numbers from 1 to ${rows.length}.\n`);
  }
}

/** `2` and `4-6` as indexes from 0; anything else is a text. */
function numbersIn(word: string): readonly (number | string)[] {
  const [, from, to = from] = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/u.exec(word) ?? [];
  if (from === undefined) return [word];
  return Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, index) => Number(from) - 1 + index);
}
