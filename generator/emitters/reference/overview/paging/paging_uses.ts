import { printFieldPath } from "../../../../../templates/shared/field_path.ts";
import type { PagingKind, PagingValue, UsedKey } from "../../../../model/paging_kinds.ts";
import { pagingKeys } from "../../../../model/paging_queries.ts";
import type { Connector, Operation, Paging } from "../../../../model/types.ts";
import { operationsOf } from "../../../../model/walk.ts";

/** Operations of a connector that page in the same way, with the same names. */
export interface PagingUse {
  readonly connector: Connector;
  /** The params and fields that paging needs, in the order of the language. */
  readonly names: readonly PagingName[];
  /** Why there is no paging. */
  readonly because?: string;
  readonly operations: readonly Operation[];
}

/** A key of a paging descriptor, and what the catalog has there. */
export interface PagingName {
  readonly key: UsedKey;
  readonly name: string;
  /** Where the answer has it, for a field. */
  readonly holder?: "meta" | "record";
}

/** Who uses a paging kind, in the order of the catalog. */
export function pagingUses(connectors: readonly Connector[], kind: PagingKind): readonly PagingUse[] {
  return connectors.flatMap((connector) => usesIn(connector, kind));
}

function usesIn(connector: Connector, kind: PagingKind): readonly PagingUse[] {
  const groups = new Map<string, PagingUse>();
  for (const operation of operationsOf(connector)) {
    if (operation.paging?.kind !== kind) continue;
    const use = toUse(connector, operation, operation.paging);
    const key = JSON.stringify([use.names, use.because]);
    const before = groups.get(key)?.operations ?? [];
    groups.set(key, { ...use, operations: [...before, operation] });
  }
  return [...groups.values()];
}

function toUse(connector: Connector, operation: Operation, paging: Paging): PagingUse {
  const because = "because" in paging ? paging.because : undefined;
  return { connector, names: namesIn(paging), ...(because !== undefined && { because }), operations: [operation] };
}

function namesIn(paging: Paging): readonly PagingName[] {
  const values = new Map<string, PagingValue>(Object.entries(paging));
  return pagingKeys(paging.kind).flatMap(({ key, property, value: meaning }): readonly PagingName[] => {
    const value = values.get(property);
    return value === undefined || meaning === "text" ? [] : [toName(key, value)];
  });
}

function toName(key: UsedKey, value: PagingValue): PagingName {
  if (typeof value !== "object") return { key, name: String(value) };
  if (!("field" in value)) return { key, name: printFieldPath(value) };
  return { key, name: printFieldPath([...(value.within ?? []), value.field]), holder: value.in };
}
