import { isList, isObject } from "../../shared/json_values.js";
import type { ConnectorDefinition } from "./definition.js";
import { inside, meant, mustBe, refuseProblems, unknownKeys, type InputProblem } from "./input_problems.js";
import type { SandboxState } from "./world_types.js";

/** The version of the format of states that this sandbox reads and writes. */
const STATE_VERSION = 1;

/** An instance id has to fit into a path of the gateway. */
const INSTANCE_ID = /^(?!\.{1,2}$|__proto__$)[\w.:@-]{1,128}$/;

/** The names of the entities of each connector. */
type Known = ReadonlyMap<string, readonly string[]>;

/**
 * The state in a value, such as the content of a state file.
 * @throws OperationError 422 with everything that is wrong with it
 */
export function readState(value: unknown, connectors: readonly ConnectorDefinition[]): SandboxState {
  const known = new Map(connectors.map(({ connector, entities }) => [connector, entities.map(({ name }) => name)]));
  refuseProblems("The state", "sandbox/state", problemsOf(value, known));
  // The functions below have looked at every part of it.
  const { version, instances } = value as SandboxState;
  return { version, instances };
}

function problemsOf(value: unknown, known: Known): readonly InputProblem[] {
  if (!isObject(value)) return [{ path: "", message: `it ${mustBe("an object", value)}` }];
  const { version, instances } = value;
  if (version !== STATE_VERSION) return [versionProblem(version)];
  const keys = unknownKeys(value, ["$schema", "version", "instances"], "");
  if (!isObject(instances)) return [...keys, { path: "instances", message: mustBe("an object", instances) }];
  return [...keys, ...Object.entries(instances).flatMap(([id, instance]) => instanceProblems(id, instance, known))];
}

function versionProblem(version: unknown): InputProblem {
  if (typeof version !== "number") return { path: "version", message: mustBe(String(STATE_VERSION), version) };
  return { path: "version", message: `is ${version}, and this sandbox reads version ${STATE_VERSION}` };
}

function instanceProblems(id: string, value: unknown, known: Known): readonly InputProblem[] {
  const path = inside("instances", id);
  if (!INSTANCE_ID.test(id)) return [{ path, message: "is no instance id: use up to 128 letters, digits and `_`, `-`, `.`, `:`, `@`" }];
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  const { connector, records } = value;
  const keys = unknownKeys(value, ["connector", "records"], path);
  if (typeof connector !== "string") return [...keys, { path: inside(path, "connector"), message: mustBe("a string", connector) }];
  const entities = known.get(connector);
  if (entities === undefined) {
    const names = [...known.keys()];
    const help = meant(connector, names) || `; connectors are ${names.join(", ")}`;
    return [...keys, { path: inside(path, "connector"), message: `names no connector${help}` }];
  }
  return [...keys, ...recordsProblems(records, entities, inside(path, "records"))];
}

function recordsProblems(value: unknown, entities: readonly string[], path: string): readonly InputProblem[] {
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  return Object.entries(value).flatMap(([entity, records]) => {
    const place = inside(path, entity);
    if (!entities.includes(entity)) return [{ path: place, message: `is no entity of the connector${meant(entity, entities)}` }];
    if (!isList(records)) return [{ path: place, message: mustBe("a list", records) }];
    return records.flatMap((record, index) =>
      isObject(record) ? [] : [{ path: `${place}[${index}]`, message: mustBe("an object", record) }],
    );
  });
}
