import { jsonPointer, type JsonPath } from "#templates/core";
import type { Caller, Exchange, SentRequest } from "./caller.js";
import type { Statement, Statements } from "./statements.js";
import type { NotTried, VerifyFinding, VerifyReport } from "./verify_types.js";

/** Something about an answer that is not as a statement says. */
export interface Problem {
  readonly message: string;
  readonly path?: JsonPath;
}

/** Keeps what was tried, and what was found. */
export interface Recorder {
  /** Notes that a statement was tried on an answer, and what is wrong. */
  readonly judge: (
    check: string,
    statement: Statement,
    exchange: Pick<Exchange, "request"> & Partial<Exchange>,
    problem?: Problem | false,
  ) => void;
  /** Notes that statements were tried, and held as part of a larger check. */
  readonly touch: (keys: Iterable<string>) => void;
  /** Notes that a check could not be made. */
  readonly skip: (check: string, reason: string) => void;
  /** The operation that the following checks are about; undefined for those about the gateway. */
  readonly about: (operation: string | undefined) => void;
  /** Notes why the rest could not be tried. */
  readonly stop: (reason: string) => void;
  readonly report: (leftovers: readonly string[]) => VerifyReport;
}

interface Tally {
  /** By check and statement: whether it held. */
  readonly verdicts: Map<string, boolean>;
  readonly notTried: NotTried[];
}

/** A recorder of one verification. */
export function createRecorder(caller: Caller, statements: Statements, selected: readonly string[], statedOnly: boolean): Recorder {
  const findings = new Map<string, VerifyFinding>();
  const tried = new Set<string>();
  const tallies = new Map<string, Tally>();
  const isSelected = new Set(selected);
  let operation: string | undefined;
  // Operations that are called for their records, or to remove one, are not judged.
  let isMuted = false;
  const tally = (name: string): Tally => {
    const found = tallies.get(name) ?? { verdicts: new Map<string, boolean>(), notTried: [] };
    tallies.set(name, found);
    return found;
  };
  const judge: Recorder["judge"] = (check, { key, ...statement }, exchange, problem = false) => {
    if (isMuted || (statedOnly && statement.basis !== "stated")) return;
    tried.add(key);
    const { verdicts } = tally(operation ?? "");
    const verdict = `${check} ${key}`;
    verdicts.set(verdict, (verdicts.get(verdict) ?? true) && problem === false);
    if (problem === false) return;
    const path = problem.path ?? [];
    const pointer = jsonPointer(path);
    const id = [operation, check, key, pointer.replace(/\/\d+(?=\/|$)/g, "/*")].join(" ");
    if (findings.has(id)) return;
    findings.set(id, {
      code: `verify/${check}`,
      ...(operation !== undefined && { operation }),
      statement,
      message: problem.message,
      ...(path.length > 0 && { pointer }),
      request: caller.printRequest(exchange.request),
      answer: isAnswered(exchange) ? caller.printAnswer(exchange) : "no answer",
    });
  };
  return {
    judge,
    touch: (keys) => {
      for (const key of keys) tried.add(key);
    },
    skip: (check, reason) => {
      if (isMuted) return;
      const { notTried } = tally(operation ?? "");
      if (!notTried.some((one) => one.check === check && one.reason === reason)) notTried.push({ check, reason });
    },
    about: (name) => {
      operation = name;
      isMuted = name !== undefined && !isSelected.has(name);
    },
    stop: (reason) => {
      const rest = selected.slice(operation === undefined ? 0 : selected.indexOf(operation));
      for (const id of rest) if (tally(id).verdicts.size === 0 || id === operation) tally(id).notTried.push({ check: "rest", reason });
    },
    report: (leftovers) => {
      const about = statements.about(selected);
      return {
        findings: [...findings.values()],
        operations: [...(tallies.has("") ? [""] : []), ...selected].map((id) => {
          const { verdicts, notTried } = tally(id);
          const passed = [...verdicts.values()].filter((held) => held).length;
          return { operation: id === "" ? "gateway" : id, tried: verdicts.size, passed, failed: verdicts.size - passed, notTried };
        }),
        statements: { tried: [...about].filter((key) => tried.has(key)).length, total: about.size },
        calls: caller.calls(),
        leftovers,
      };
    },
  };
}

function isAnswered(exchange: { readonly request: SentRequest } & Partial<Exchange>): exchange is Exchange {
  return exchange.status !== undefined;
}
