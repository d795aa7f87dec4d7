import { operationsOf, toVocabulary, type Catalog, type CatalogConnector, isObject } from "#templates/core";
import type { Validator } from "#templates/runtime";
import { toDefinition, type SandboxConnector } from "#templates/sandbox";
import { createAccount, type Account, type Known, type Params } from "./account.js";
import { createCaller, Stop, type Caller } from "./caller.js";
import { checkDownload } from "./checks/downloads.js";
import { checkInvalid, checkRequests, type Invalid } from "./checks/errors.js";
import { createHabits, type Habits } from "./checks/gateway.js";
import { checkList } from "./checks/lists.js";
import { checkMissing, checkRecord, checkStrangeIds } from "./checks/records.js";
import { checkWrites, createCleanup, type Cleanup } from "./checks/writes.js";
import { judgeCreated } from "./create_instance.js";
import { toRequest, type Check, type Probe } from "./probe.js";
import { createRecorder, type Recorder } from "./recorder.js";
import { createStatements, type Statements } from "./statements.js";
import type { VerifyOptions, VerifyReport } from "./verify_types.js";

/** The examples of one address. */
export interface VerifyExamples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly Invalid[];
}

/** The parts of the package that a verification is made of. */
export interface VerifyParts {
  readonly catalog: Catalog;
  readonly connectors: readonly SandboxConnector[];
  readonly examplesOf: (connector: string) => Readonly<Record<string, VerifyExamples>>;
  readonly errorBody: Validator<unknown>;
  readonly createResponse: Validator<unknown>;
}

/** A verification that runs. */
export interface Session {
  readonly options: VerifyOptions;
  readonly parts: VerifyParts;
  readonly caller: Caller;
  readonly recorder: Recorder;
  readonly statements: Statements;
  readonly habits: Habits;
  readonly cleanup: Cleanup;
  readonly selected: ReadonlySet<string>;
}

/**
 * Verifies that a gateway keeps the contract.
 * @throws TypeError for an option that does not fit, such as a connector or a pattern that fits nothing
 */
export async function verifyCatalogGateway(parts: VerifyParts, options: VerifyOptions): Promise<VerifyReport> {
  const { catalog } = parts;
  const selected = selectOperations(catalog, options);
  const secrets = [options.token, ...textsIn(options.credentials)].filter((text) => text !== undefined);
  const caller = createCaller(options, secrets, toVocabulary(catalog));
  const statements = createStatements(catalog);
  const recorder = createRecorder(caller, statements, selected, options.statedOnly === true);
  const habits = createHabits();
  caller.onAnswer = (exchange) => habits.watch({ recorder, statements }, exchange);
  caller.extraHeaders = habits.headers;
  const session: Session = { options, parts, caller, recorder, statements, habits, cleanup: createCleanup(), selected: new Set(selected) };
  const leftovers: string[] = [];
  try {
    const created = await createInstances(session, leftovers);
    for (const [connector, instance] of Object.entries({ ...options.instances, ...created }))
      await verifyInstance(session, connector, instance);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    recorder.stop(error.message);
  } finally {
    caller.insist();
    recorder.about(undefined);
    leftovers.push(...(await session.cleanup.run()));
  }
  return recorder.report(leftovers);
}

/** The ids of the operations that are wanted, in the order of the catalog. */
function selectOperations(
  { connectors }: Catalog,
  { instances, credentials = {}, operations: patterns, writes, baseUrl, fetch }: VerifyOptions,
): readonly string[] {
  if (baseUrl === undefined && fetch === undefined) throw new TypeError("`baseUrl` or `fetch` is needed: which gateway is it?");
  const known = connectors.map(({ id }) => id);
  const named = [...Object.keys(instances), ...Object.keys(credentials)];
  const stray = named.find((name) => !known.includes(name));
  if (stray !== undefined) throw new TypeError(`There is no connector \`${stray}\`. Known: ${known.join(", ")}.`);
  if (named.length === 0) throw new TypeError("`instances` is empty: name an instance of a connector.");
  if (Object.keys(credentials).length > 0 && writes !== true)
    throw new TypeError("`credentials` create instances, which `writes` has to allow.");
  const all = connectors.filter(({ id }) => named.includes(id)).flatMap((connector) => operationsOf(connector).map(({ id }) => id));
  const tests = patterns?.map((pattern) => new RegExp(`^${pattern.replaceAll(/[^\w*]/g, "\\$&").replaceAll("*", ".*")}$`));
  const idle = patterns?.find((_pattern, index) => !all.some((id) => tests?.[index]?.test(id) === true));
  if (idle !== undefined) throw new TypeError(`No operation of these instances fits \`${idle}\`.`);
  return all.filter((id) => tests?.some((test) => test.test(id)) ?? true);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Creates the instances for which there are credentials. They stay: the contract cannot delete them. */
async function createInstances(session: Session, leftovers: string[]): Promise<Readonly<Record<string, string>>> {
  const created: Record<string, string> = {};
  for (const [connector, authConfig] of Object.entries(session.options.credentials ?? {})) {
    const id = await judgeCreated(session, connector, authConfig);
    if (id === undefined) continue;
    created[connector] = id;
    leftovers.push(`instance ${id} of ${connector}: the contract cannot delete instances`);
  }
  return created;
}

/** Verifies the selected operations of one instance. */
async function verifyInstance(session: Session, connector: string, instance: string): Promise<void> {
  const { parts, recorder, selected, habits } = session;
  const description = parts.catalog.connectors.find(({ id }) => id === connector);
  const part = parts.connectors.find((one) => one.connector.id === connector);
  if (description === undefined || part === undefined) return;
  const probes = createProbes(session, description, part, instance);
  const wanted = probes.filter(({ operation }) => selected.has(operation.catalog.id));
  const [first] = wanted.filter(({ operation }) => operation.catalog.effect === "read");
  if (first !== undefined) {
    recorder.about(undefined);
    await habits.checkCors(first);
    await checkRequests(first);
  }
  const examples = parts.examplesOf(connector);
  for (const probe of wanted) {
    const { catalog } = probe.operation;
    recorder.about(catalog.id);
    if (catalog.effect === "write") continue;
    await CHECKS[catalog.kind](probe);
    await checkMissing(probe);
    if (catalog.kind === "record") await checkStrangeIds(probe);
    await checkInvalid(examples[catalog.addresses.params]?.invalid ?? [])(probe);
  }
  await verifyWrites(session, probes, wanted);
}

const CHECKS: Readonly<Record<Known["catalog"]["kind"], Check>> = {
  list: checkList,
  search_wrapper: checkList,
  page_record: checkList,
  record: checkRecord,
  delete_result: checkRecord,
  download: checkDownload,
};

/** Writes, entity by entity: only where what is created can be removed again. */
async function verifyWrites(
  { recorder, cleanup, options, parts }: Session,
  probes: readonly Probe[],
  wanted: readonly Probe[],
): Promise<void> {
  const writing = wanted.filter(({ operation }) => operation.catalog.effect === "write");
  for (const entity of new Set(writing.map(({ operation }) => operation.catalog.entity))) {
    const find = (action: string): Probe | undefined =>
      probes.find(({ operation: { catalog } }) => catalog.entity === entity && catalog.action === action);
    const [create, remove, get, update] = [find("create"), find("delete"), find("get"), find("update")];
    const reason =
      options.writes !== true ? "it writes, and --writes is not given" : "what it creates could not be removed: the entity has no delete";
    if (options.writes !== true || create === undefined || remove === undefined) {
      for (const probe of writing.filter(({ operation }) => operation.catalog.entity === entity)) {
        recorder.about(probe.operation.catalog.id);
        recorder.skip("write", reason);
      }
      continue;
    }
    const announce = ({ catalog }: Known): void => recorder.about(catalog.id);
    await checkWrites({ create, remove, ...(get && { get }), ...(update && { update }) }, cleanup, announce);
    for (const probe of [remove, ...(update === undefined ? [] : [update])]) {
      const { catalog } = probe.operation;
      recorder.about(catalog.id);
      await checkInvalid(parts.examplesOf(catalog.connector)[catalog.addresses.params]?.invalid ?? [])(probe);
    }
  }
}

/** A probe for each operation of a connector. */
function createProbes(session: Session, description: CatalogConnector, part: SandboxConnector, instance: string): readonly Probe[] {
  const { parts, caller, recorder, statements, options } = session;
  const { gateway } = parts.catalog;
  const definition = toDefinition(part);
  const examples = parts.examplesOf(description.id);
  const path = gateway.execute.path.replace(/\{[^{}]*\}/, () => encodeURIComponent(instance));
  const operations = operationsOf(description).flatMap((catalog): readonly Known[] => {
    const found = definition.operations.find(({ operation }) => operation.id === catalog.id);
    const valid = examples[catalog.addresses.params]?.valid ?? [];
    const values = Object.assign({}, ...valid.toReversed().filter((value) => isObject(value))) as Params;
    return found === undefined ? [] : [{ definition: found, catalog, examples: values, envelope: part.connector.gateway }];
  });
  const execute = (operation: Known, params: Params): ReturnType<Caller["send"]> => caller.send(toRequest({ operation, path }, params));
  const account: Account = createAccount(definition.entities, operations, execute);
  return operations.map((operation): Probe => {
    const { entity, action } = operation.catalog;
    const validators = part.connector.validators[`${entity}.${action}`];
    if (validators === undefined) throw new Error(`${operation.catalog.id} has no validators.`);
    return {
      ...{ operation, account, caller, recorder, statements, gateway, path, instance },
      validators: { ...validators, error: parts.errorBody },
      writes: options.writes === true,
    };
  });
}
