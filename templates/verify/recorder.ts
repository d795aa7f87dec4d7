import { isObject, jsonPointer, type JsonPath } from "#templates/core";
import type { Caller, Exchange } from "./caller.js";
import { keyOf, type Statement } from "./statements.js";
import type { NotTried, Stopped, VerifiedOperation, VerifyFinding } from "./verify_types.js";

/** Notes that a statement was tried on an answer, and what does not hold, where in the answer. */
export type Judge = (
  check: string,
  statement: Statement,
  exchange: Pick<Exchange, "request"> & Partial<Exchange>,
  problem?: string | false,
  path?: JsonPath,
) => void;

/** Keeps what was tried, and what was found. */
export interface Recorder {
  readonly judge: Judge;
  /** Notes that an answer has shown what is said, below an address, about the fields of an object. */
  readonly touch: (address: string | undefined, value: unknown) => void;
  /** Notes that a check could not be made. */
  readonly skip: (check: string, reason: string) => void;
  /** The operation that the following checks are about; none for those about the gateway. Nothing is noted about those that nobody selected. */
  readonly about: (operation?: string) => void;
  /** Notes why nothing else is tried, of all operations by default: once for all that have not been tried. */
  readonly stop: (reason: string, operations?: readonly string[]) => void;
  readonly stopped: () => readonly Stopped[];
  readonly findings: () => readonly VerifyFinding[];
  readonly operations: () => readonly VerifiedOperation[];
  readonly tried: ReadonlySet<string>;
}

/** What was tried of an operation. */
interface Row {
  readonly verdicts: Map<string, boolean>;
  readonly notTried: Map<string, NotTried>;
}

function isUntouched(row: Row | undefined): boolean {
  return row?.verdicts.size === 0 && row.notTried.size === 0;
}

/** The row of the checks about the gateway. */
const GATEWAY = "gateway";

/** A recorder of one verification. */
export function createRecorder(
  { print, hide }: Pick<Caller, "print" | "hide">,
  selected: readonly string[],
  statedOnly: boolean,
): Recorder {
  const findings = new Map<string, VerifyFinding>();
  const tried = new Set<string>();
  const rows = new Map([GATEWAY, ...selected].map((id): [string, Row] => [id, { verdicts: new Map(), notTried: new Map() }]));
  const stopped: Stopped[] = [];
  let operation = GATEWAY;
  const skip = (check: string, reason: string): void => void rows.get(operation)?.notTried.set(check, { check, reason: hide(reason) });
  return {
    tried,
    skip,
    judge: (check, statement, exchange, problem = false, path = []) => {
      const row = rows.get(operation);
      if (row === undefined || (statedOnly && !statement.isStated())) return;
      tried.add(statement.key);
      const verdict = `${check} ${statement.key}`;
      row.verdicts.set(verdict, problem === false && row.verdicts.get(verdict) !== false);
      const pointer = jsonPointer(path);
      const id = `${operation} ${verdict} ${pointer.replace(/\/\d+(?=\/|$)/g, "/*")}`;
      if (problem === false || findings.has(id)) return;
      findings.set(id, {
        code: `verify/${check}`,
        ...(operation !== GATEWAY && { operation }),
        ...{ statement: statement.read(), message: hide(problem) },
        ...(path.length > 0 && { pointer: hide(pointer) }),
        ...print(exchange),
      });
    },
    touch: (address, value) => {
      if (address === undefined || !isObject(value) || !rows.has(operation)) return;
      for (const name of Object.keys(value)) tried.add(keyOf(address, [name]));
    },
    about: (id = GATEWAY) => {
      operation = id;
    },
    stop: (reason, operations = selected) => {
      const row = rows.get(operation);
      if (operation !== GATEWAY && row !== undefined && row.verdicts.size > 0) skip("rest", "the run ended here");
      stopped.push({ reason: hide(reason), operations: operations.filter((id) => isUntouched(rows.get(id))) });
    },
    stopped: () => stopped,
    findings: () => [...findings.values()],
    operations: () =>
      [...rows].map(([id, { verdicts, notTried }]) => {
        const passed = [...verdicts.values()].filter((holds) => holds).length;
        return { operation: id, tried: verdicts.size, passed, failed: verdicts.size - passed, notTried: [...notTried.values()] };
      }),
  };
}
