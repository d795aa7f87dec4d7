import { isList, isObject, type JsonValue } from "#templates/core";
import { firstAt, type JsonObject } from "#templates/sandbox";
import { identify, neededParams, rolesOf, type Known, type Params } from "../account.js";
import type { Exchange } from "../caller.js";
import { accepts, judgeError, judgeSuccess, paramStatement, send, shown, toRequest, type Probe, type Success } from "../probe.js";

/** The operations that make, change and remove the records of one entity. */
export interface Writing {
  readonly create: Probe;
  readonly get?: Probe;
  readonly update?: Probe;
  readonly remove: Probe;
}

/** Removes what was created. */
export interface Cleanup {
  /** Notes a record that has to be removed: what it is, and how. */
  readonly add: (name: string, remove: () => Promise<boolean>) => () => void;
  /** Removes everything. Returns the names of what is left. */
  readonly run: () => Promise<readonly string[]>;
}

/** What has been created so far. */
export function createCleanup(): Cleanup {
  const open = new Map<string, () => Promise<boolean>>();
  return {
    add: (name, remove) => {
      open.set(name, remove);
      return () => open.delete(name);
    },
    run: async () => {
      for (const [name, remove] of open) if (await remove().catch(() => false)) open.delete(name);
      return [...open.keys()];
    },
  };
}

/** Texts that every system has to keep as they are. */
const MARK = " – verify Ünïcödé 日本語 🎉";

/** Creates a record, reads, changes and deletes it, and checks each answer. The operation that each check is about is announced. */
export async function checkWrites(
  { create, get, update, remove }: Writing,
  cleanup: Cleanup,
  announce: (operation: Known) => void,
): Promise<void> {
  announce(create.operation);
  const sent = { ...neededParams(create.operation), ...valuesToWrite(create) };
  const created = await write(create, sent);
  if (created === undefined) return;
  const record = Object(created.result) as JsonObject;
  const id = identify({ record }, create.account.entityOf(create.operation));
  const { entity, connector } = create.operation.definition.operation;
  if (id === undefined) return create.recorder.skip("create", "the answer does not say the id of the record; it may still be there");
  const forget = cleanup.add(`${connector}.${entity} ${id}`, () => isRemoved(remove, id));
  const read = async (values: Params): Promise<void> => {
    if (get === undefined) return;
    announce(get.operation);
    const exchange = await send(get, toRequest(get, { ...neededParams(get.operation), ...named(get, id) }));
    const success = exchange && judgeSuccess(get, "written", named(get, id), exchange);
    if (success !== undefined) judgeValues(get, values, success, create);
  };
  await read(sent);
  let values: Params = sent;
  if (update !== undefined) {
    announce(update.operation);
    const changes = Object.fromEntries(
      Object.entries(valuesToWrite(update)).map(([name, value]) => [
        name,
        typeof value === "string" && value.includes(" ") ? value + MARK : value,
      ]),
    );
    const changed = await write(update, { ...neededParams(update.operation), ...named(update, id), ...changes });
    values = changed === undefined ? values : { ...values, ...changes };
    await read(values);
  }
  announce(remove.operation);
  const params = { ...neededParams(remove.operation), ...named(remove, id) };
  const exchange = await send(remove, toRequest(remove, params));
  if (exchange === undefined || judgeSuccess(remove, "delete", params, exchange) === undefined || get === undefined) return;
  announce(get.operation);
  const gone = await send(get, toRequest(get, { ...neededParams(get.operation), ...named(get, id) }));
  if (gone === undefined) return;
  judgeError(get, "deleted", gone, { status: [404], because: `the record ${id}, which has been deleted` });
  if (gone.status === 404) forget();
}

/** Whether a record could be removed; one that is not there any more needs no removal. */
async function isRemoved(remove: Probe, id: string | number): Promise<boolean> {
  const { caller, operation } = remove;
  const exchange: Exchange = await caller.send(toRequest(remove, { ...neededParams(operation), ...named(remove, id) }));
  return exchange.status === 200 || exchange.status === 404;
}

function named({ operation }: Probe, id: string | number): Params {
  return Object.fromEntries(rolesOf(operation.definition, "identity").map(({ param }) => [param, id]));
}

async function write(probe: Probe, params: Params): Promise<Success | undefined> {
  if (!accepts(probe, params)) {
    probe.recorder.skip("write", "the catalog has no example of all that it needs");
    return undefined;
  }
  const exchange = await send(probe, toRequest(probe, params));
  const success = exchange && judgeSuccess(probe, "write", params, exchange);
  if (success !== undefined) judgeValues(probe, params, success, probe);
  return success;
}

/** Whether a record has the values that were sent, by the fields that their params write. */
function judgeValues(probe: Probe, params: Params, { result, exchange }: Success, writer: Probe): void {
  for (const { param, role } of rolesOf(writer.operation.definition, "field")) {
    const sent = params[param];
    if (sent === undefined) continue;
    const kept = firstAt(Object(result) as JsonObject, role.field);
    const message = `\`${role.field}\` is ${shown(kept)}, and ${shown(sent)} was written`;
    probe.recorder.judge("written", paramStatement(writer, param), exchange, !contains(kept, sent) && { message });
  }
}

/** Whether a value has everything that another one has. */
function contains(kept: JsonValue | undefined, sent: JsonValue): boolean {
  if (isObject(sent)) return isObject(kept) && Object.entries(sent).every(([name, inner]) => contains(kept[name], inner));
  if (isList(sent)) return isList(kept) && sent.every((inner, index) => contains(kept[index], inner));
  return kept === sent;
}

/** Texts of several words or with an address, and maps: values that a third party takes from anybody. Ids name things that there may not be. */
function valuesToWrite({ operation, account }: Probe): Params {
  const identity = account.entityOf(operation)?.identity ?? [];
  const { fields } = operation.catalog.params;
  return Object.fromEntries(
    rolesOf(operation.definition, "field").flatMap(({ param, role }) => {
      const field = fields.find(({ name }) => name === param);
      const value = operation.examples[param] ?? field?.example;
      const isPlain = typeof value === "string" ? /[ @]/.test(value) : field?.type.kind === "object" && isObject(value);
      return value === undefined || !isPlain || identity.includes(role.field) ? [] : [[param, value] as const];
    }),
  );
}
