import { isObject, operationsOf, toVocabulary, type CatalogOperation, nearestName, type Catalog } from "#templates/core";
import { describeValue, unknownName, type Validator } from "#templates/runtime";
import { toDefinition, type SandboxConnector } from "#templates/sandbox";
import { createAccount, type Known, type Params } from "./account.js";
import { createCaller, Stop, type Exchange, type Watch } from "./caller.js";
import { checkDownload, checkMissing, checkRecord } from "./checks/records.js";
import { checkInvalid, checkRequests, type Invalid } from "./checks/errors.js";
import { checkList } from "./checks/lists.js";
import { checkWrites, type Created } from "./checks/writes.js";
import { readPackage, type Examples, type PackageFiles } from "./package_files.js";
import { isNamed, send, toRequest, type Check, type Probe, type Sender, judgeErrorHeader } from "./probe.js";
import { createRecorder, type Recorder } from "./recorder.js";
import { createStatements, type Statement, type Statements } from "./statements.js";
import { type VerifyOptions, type VerifyReport, VerifyOptionError } from "./verify_types.js";

export { VerifyOptionError } from "./verify_types.js";

/** The tables of the package that a verification is made of. */
export interface VerifyTables {
  readonly connectors: readonly SandboxConnector[];
  /** The paths of the YAML files of the catalog. */
  readonly files: readonly string[];
  readonly errorBody: Validator<unknown>;
  readonly createResponse: Validator<unknown>;
}

type Parts = VerifyTables & PackageFiles;

/** A verification that runs. */
interface Session extends Sender {
  readonly options: VerifyOptions;
  readonly parts: Parts;
  readonly selected: readonly CatalogOperation[];
  readonly recorder: Recorder;
  readonly habits: Habits;
  readonly created: Created;
}

/**
 * Verifies that a gateway keeps the contract.
 * @throws VerifyOptionError for an option that does not fit, such as a connector that does not exist or a pattern that fits nothing
 */
export async function verifyCatalogGateway(tables: VerifyTables, options: VerifyOptions = { instances: {} }): Promise<VerifyReport> {
  const session = startSession({ ...tables, ...readPackage(tables.files) }, options);
  const { recorder, caller, created, says, selected } = session;
  const leftovers: string[] = [];
  try {
    for (const [connector, instance] of Object.entries(options.instances)) await verifyInstance(session, connector, instance);
    for (const [connector, credentials] of Object.entries(options.credentials ?? {})) {
      const instance = await createInstance(session, connector, credentials as Params);
      if (instance === undefined) continue;
      leftovers.push(`the instance ${instance} of ${connector}: the contract cannot delete instances`);
      await verifyInstance(session, connector, instance);
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const { message, request } = error;
    recorder.stop(message);
    recorder.about();
    if (request !== undefined) recorder.judge("connection", says.rule("answered"), { request }, message);
  } finally {
    caller.insist();
    for (const [name, remove] of created) if (!(await remove().catch(() => false))) leftovers.push(name);
  }
  const keys = says.about(selected);
  const statements = { tried: keys.filter((key) => recorder.tried.has(key)).length, total: keys.length };
  const { findings, operations, stopped } = recorder;
  return { findings: findings(), operations: operations(), stopped: stopped(), statements, calls: caller.calls(), leftovers };
}

function startSession(parts: Parts, options: VerifyOptions): Session {
  const { catalog, sources } = parts;
  const selected = selectOperations(catalog, options);
  const says = createStatements(catalog, sources);
  const habits = createHabits(() => recorder, says);
  const secrets = textsIn([options.token, options.credentials]);
  const caller = createCaller(options, secrets, toVocabulary(catalog), habits);
  const ids = selected.map(({ id }) => id);
  const recorder = createRecorder(caller, ids, options.statedOnly === true);
  return { options, parts, selected, says, recorder, judge: recorder.judge, habits, caller, created: new Map() };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Creates an instance with credentials, and judges the answer. Returns its id; undefined if there is none. */
async function createInstance(session: Session, connector: string, credentials: Params): Promise<string | undefined> {
  const { parts, recorder, judge, says, created } = session;
  const { gateway, connectors } = parts.catalog;
  const address = gateway.addresses.createInstanceResponse;
  const definitionId = connectors.find(({ id }) => id === connector)?.definitionId.value ?? "";
  const create = (config: Params): Promise<Exchange | undefined> =>
    send(session, {
      path: gateway.createInstance.path,
      body: { connector_definition_id: definitionId, auth_config: config, name: "verify" },
    });
  const idIn = (exchange: Exchange | undefined): unknown => (isObject(exchange?.body) ? exchange.body["id"] : undefined);
  recorder.about();
  const refused = await create({});
  const problem = refused?.status !== 400 && `the status is ${refused?.status}, not 400, for credentials that fit no method`;
  if (refused !== undefined) judge("instance", says.status(400), refused, problem);
  const stray = refused?.status === 200 ? idIn(refused) : undefined;
  if (typeof stray === "string") created.set(`the instance ${stray} of ${connector}, without credentials`, () => Promise.resolve(false));
  const exchange = await create(credentials);
  if (exchange === undefined) return undefined;
  const [{ status, body }, id] = [exchange, idIn(exchange)];
  const isCreated = status === 200;
  judge("instance", says.value(address, []), exchange, !isCreated && `the status is ${status}, not 200, for credentials of ${connector}`);
  const { issues } = isCreated ? parts.createResponse.check(body) : { issues: [] };
  for (const { path, message } of issues) judge("instance", says.value(address, path), exchange, message, path);
  if (isCreated && typeof id !== "string") judge("instance", says.value(address, ["id"]), exchange, "the answer has no `id`");
  return typeof id === "string" ? id : undefined;
}

/** The check of an operation that reads, by its kind. */
const CHECKS: Readonly<Record<Known["catalog"]["kind"], Check>> = {
  list: checkList,
  search_wrapper: checkList,
  page_record: checkList,
  record: checkRecord,
  delete_result: checkRecord,
  download: checkDownload,
};

/** Verifies the selected operations of one instance. */
async function verifyInstance(session: Session, connector: string, instance: string): Promise<void> {
  const { options, parts, recorder, selected, habits } = session;
  const examples = parts.examplesOf(connector);
  const probes = createProbes(session, connector, instance, examples);
  const wanted = probes.filter(({ catalog }) => selected.includes(catalog));
  const invalidOf = ({ catalog }: Probe): readonly Invalid[] => examples[catalog.addresses.params]?.invalid ?? [];
  const first = probes.find(({ catalog }) => catalog.effect === "read");
  recorder.about();
  const obstacle = await obstacleTo(probes, options.token !== undefined);
  const ids = wanted.map(({ catalog }) => catalog.id);
  if (obstacle !== undefined) return recorder.stop(obstacle, ids);
  if (first !== undefined) {
    await habits.checkCors(first);
    await checkRequests(first);
  }
  for (const probe of wanted.filter(({ catalog }) => catalog.effect === "read")) {
    recorder.about(probe.catalog.id);
    await CHECKS[probe.catalog.kind](probe);
    await checkMissing(probe);
    await checkInvalid(probe, invalidOf(probe));
  }
  const writing = wanted.filter(({ catalog }) => catalog.effect === "write");
  for (const entity of new Set(writing.map(({ catalog }) => catalog.entity))) await verifyWrites(session, entity, probes, invalidOf);
}

/** Why no call reaches the operations of an instance, which is a finding; undefined if one does. */
async function obstacleTo(probes: readonly Probe[], hasToken: boolean): Promise<string | undefined> {
  const probe = probes.find(({ catalog }) => catalog.effect === "read" && catalog.action === "list" && !catalog.paramsRequired);
  const exchange = probe && (await send(probe, toRequest(probe, {})));
  if (probe === undefined || exchange === undefined) return undefined;
  const { instance, catalog, judge, says } = probe;
  const { status, body, headers } = exchange;
  const website = `this is no gateway: it answers ${status} ${headers.get("content-type") ?? "without a body"}`;
  const other = `it redirects to ${headers.get("location") ?? "nothing"}: verify the address that does not redirect`;
  const missing = "the gateway needs a token, and none was given (`token`, or the variable CONNECTOR_GATEWAY_TOKEN)";
  const obstacles: readonly (readonly [isThere: boolean, statement: Statement, message: string])[] = [
    [status >= 300 && status < 400, says.aspect("operation"), other],
    [(status < 400 || status === 404) && body === undefined, says.rule("json"), website],
    [status === 401, says.status(401), hasToken ? "the gateway refuses the token" : missing],
    [status === 404, says.status(404), `the gateway has no instance ${instance} for this token, or is at another path`],
    [status === 422 && isNamed(body, ["entity"]), says.status(422), `the instance ${instance} is not one of ${catalog.connector}`],
  ];
  const [, statement, message] = obstacles.find(([isThere]) => isThere) ?? [];
  if (statement !== undefined && message !== undefined) judge("reach", statement, exchange, message);
  return message;
}

/** Writes to one entity, only where what is created can be removed again. */
async function verifyWrites(
  { recorder, created, options }: Session,
  entity: string,
  probes: readonly Probe[],
  invalidOf: (probe: Probe) => readonly Invalid[],
): Promise<void> {
  const [create, get, list, update, remove] = ["create", "get", "list", "update", "delete"].map((action) =>
    probes.find(({ catalog }) => catalog.entity === entity && catalog.action === action),
  );
  if (options.writes === true && create !== undefined && remove !== undefined) {
    await checkWrites({ create, get, list, update, remove }, created, recorder.about);
    for (const probe of [update, remove]) {
      recorder.about(probe?.catalog.id);
      if (probe === undefined) continue;
      await checkMissing(probe);
      await checkInvalid(probe, invalidOf(probe));
    }
    return;
  }
  for (const { catalog, skip } of probes.filter((probe) => probe.catalog.entity === entity && probe.catalog.effect === "write")) {
    recorder.about(catalog.id);
    skip("write", options.writes === true ? "what it creates could not be removed again" : "writes are not asked for");
  }
}

/** A probe for each operation of a connector. */
function createProbes(session: Session, connector: string, instance: string, examples: Examples): readonly Probe[] {
  const { parts, recorder, says, caller } = session;
  const { judge, skip, touch } = recorder;
  const { gateway, connectors } = parts.catalog;
  const part = parts.connectors.find((one) => one.connector.id === connector);
  if (part === undefined) return [];
  const { entities, operations } = toDefinition(part);
  const path = gateway.execute.path.replace(/\{[^{}]*\}/, () => encodeURIComponent(instance));
  const described = connectors.filter(({ id }) => id === connector).flatMap(operationsOf);
  const known = described.flatMap((catalog): readonly Known[] => {
    const definition = operations.find(({ operation }) => operation.id === catalog.id);
    const entity = entities.find(({ name }) => name === catalog.entity);
    const valid = examples[catalog.addresses.params]?.valid.filter((value): value is Params => isObject(value)) ?? [];
    const facts = { catalog, entity, examples: Object.assign({}, ...valid) as Params, envelope: part.connector.gateway };
    return definition === undefined ? [] : [{ definition, ...facts }];
  });
  const account = createAccount(known, (one, params) => send(session, toRequest({ ...one, path }, params)));
  return known.flatMap((one): readonly Probe[] => {
    const validators = part.connector.validators[`${one.catalog.entity}.${one.catalog.action}`];
    const shared = { account, caller, judge, skip, touch, gateway, path, instance, errorBody: parts.errorBody };
    return validators === undefined ? [] : [{ ...one, ...shared, validators, says: says.of(one.catalog) }];
  });
}

type Fault = readonly [isThere: boolean, option: keyof VerifyOptions, problem: string, help: string];

/** The operations that are wanted, in the order of the catalog. @throws VerifyOptionError for any option that does not fit */
function selectOperations({ connectors }: Catalog, options: Partial<VerifyOptions>): readonly CatalogOperation[] {
  checkKinds(options);
  const { instances = {}, credentials = {}, operations: patterns = ["*"] } = options;
  const known = connectors.map(({ id }) => id);
  const named = [...Object.keys(instances), ...Object.keys(credentials)];
  const all = connectors.filter(({ id }) => named.includes(id)).flatMap(operationsOf);
  const fits = (pattern: string, { id }: CatalogOperation): boolean =>
    new RegExp(`^${pattern.replaceAll(/[^\w*]/g, "\\$&").replaceAll("*", ".*")}$`).test(id);
  const stray = named.find((name) => !known.includes(name));
  const empty = Object.keys(instances).find((name) => typeof instances[name] !== "string" || instances[name] === "");
  const idle = patterns.find((pattern) => !all.some((operation) => fits(pattern, operation)));
  const faults: readonly Fault[] = [
    ...faultsInCalls(options),
    [named.length === 0, "instances", "names no instance", 'Write ids by connector, such as { payments: "inst_1" }.'],
    [stray !== undefined, "instances", `names \`${stray}\`, which is no connector`, connectorsLike(stray ?? "", known)],
    [empty !== undefined, "instances", `has no id for ${empty}`, "Write the id of an instance, which is a text."],
    [Object.keys(credentials).length > 0 && options.writes !== true, "credentials", "create instances", "Set `writes` to allow that."],
    [idle !== undefined, "operations", `has \`${idle}\`, which fits no operation of these instances`, PATTERNS],
    [patterns.length === 0, "operations", "is empty", PATTERNS],
  ];
  const [, ...fault] = faults.find(([isThere]) => isThere) ?? [];
  if (fault.length === 3) throw new VerifyOptionError(...fault);
  return all.filter((operation) => patterns.some((pattern) => fits(pattern, operation)));
}

/** What each option is. */
const KINDS: Readonly<Record<keyof VerifyOptions, "boolean" | "function" | "list" | "number" | "object" | "string">> = {
  ...({ baseUrl: "string", fetch: "function", token: "string", instances: "object", operations: "list", writes: "boolean" } as const),
  ...({ credentials: "object", rate: "number", budget: "number", statedOnly: "boolean", signal: "object" } as const),
};

/** @throws VerifyOptionError for an option of another kind, TypeError for one that does not exist */
function checkKinds(options: Partial<VerifyOptions>): void {
  const stray = Object.keys(options).find((name) => !Object.hasOwn(KINDS, name));
  if (stray !== undefined) throw unknownName("option", stray, "of verifyGateway", Object.keys(KINDS));
  for (const option of Object.keys(KINDS) as (keyof VerifyOptions)[]) {
    const [value, kind]: [unknown, string] = [options[option], KINDS[option]];
    const isRight = kind === "list" ? Array.isArray(value) : kind === "object" ? isObject(value) : typeof value === kind;
    if (value !== undefined && !isRight)
      throw new VerifyOptionError(option, `is ${describeValue(value)}`, `Write ${kind === "object" ? "an" : "a"} ${kind}.`);
  }
}

const PATTERNS = "Write ids or patterns, such as `payments.customers.*`, or leave it out for all operations.";

function faultsInCalls({ baseUrl, fetch, token = "none", rate = 0, budget = 1 }: Partial<VerifyOptions>): readonly Fault[] {
  const isAddress = baseUrl === undefined || (/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/i.test(baseUrl) && URL.canParse(baseUrl));
  const example = "Write it without credentials, query and fragment: https://gateway.example.com";
  return [
    [baseUrl === undefined && fetch === undefined, "baseUrl", "is missing", "Give an address, or `fetch` that answers in its place."],
    [!isAddress, "baseUrl", "is no plain http or https address", example],
    [
      !/^[!-~]+$/.test(token),
      "token",
      "is empty, or has a blank, a line break or a character beyond ASCII",
      "Look for what was copied with it.",
    ],
    [!(rate >= 0), "rate", "is no number from 0", "Write calls a second; 0 is no limit."],
    [!(budget >= 1), "budget", "is no number from 1", "Write the most calls in all, or leave it out for no limit."],
  ];
}

function connectorsLike(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `Connectors are ${known.join(", ")}.` : `Did you mean \`${nearest}\`?`;
}

/** An origin that pages could have. */
const ORIGIN = "https://verify.example";

/** What a gateway does in all answers or in none. */
interface Habits extends Watch {
  /** Asks whether pages of other origins are let in; all later requests then come from one. */
  readonly checkCors: Check;
}

/** Watches the answers of one gateway: what the first of them have, all must have. */
function createHabits(recorder: () => Recorder, says: Statements): Habits {
  let isOpen = false;
  let hasIds: boolean | undefined;
  const letsIn = ({ headers }: Exchange): boolean => ["*", ORIGIN].includes(headers.get("access-control-allow-origin") ?? "");
  return {
    headers: () => (isOpen ? { origin: ORIGIN } : {}),
    onAnswer: (exchange) => {
      const { judge } = recorder();
      const { headers, status, request } = exchange;
      if (status === 429 || status === 503) judgeErrorHeader({ judge, says }, exchange);
      const [sent, id] = [request.headers["x-request-id"], headers.get("x-request-id")];
      hasIds ??= id !== null;
      const isWrong = id === null ? hasIds : sent !== undefined && sent !== id;
      const problem = isWrong && `the header x-request-id is ${id ?? "missing"}${sent === undefined ? "" : `, not ${sent}`}`;
      judge("header", says.rule("requestId"), exchange, problem);
      if (isOpen) judge("cors", says.rule("cors"), exchange, !letsIn(exchange) && "the header access-control-allow-origin is missing");
    },
    checkCors: async (probe) => {
      const { path, judge, skip } = probe;
      const asked = {
        origin: ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type",
      };
      const preflight = await send(probe, { path, method: "OPTIONS", headers: { ...asked, authorization: null, "content-type": null } });
      const answer = await send(probe, { ...toRequest(probe, {}), headers: { origin: ORIGIN, "x-request-id": "verify-1" } });
      if (preflight === undefined || answer === undefined) return;
      isOpen = letsIn(preflight) && letsIn(answer);
      if (!letsIn(preflight) && !letsIn(answer)) return skip("cors", "the gateway lets no page of another origin in");
      const [headers, methods] = ["headers", "methods"].map((name) =>
        (preflight.headers.get(`access-control-allow-${name}`) ?? "").toLowerCase(),
      );
      const isWhole = ["authorization", "content-type"].every((name) => headers === "*" || headers?.includes(name) === true);
      const refused = `the answer to ${letsIn(answer) ? "OPTIONS" : "POST"} does not let the page in`;
      const problem = !isOpen
        ? refused
        : (!isWhole || !/post|\*/.test(methods ?? "")) && `a page may send ${headers ?? ""} with ${methods ?? ""} only`;
      judge("cors", says.rule("cors"), letsIn(preflight) ? answer : preflight, problem);
    },
  };
}
