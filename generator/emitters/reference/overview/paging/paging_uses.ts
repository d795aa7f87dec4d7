import type { PagingKind } from "../../../../model/paging_kinds.ts";
import type { Connector, Operation, Paging } from "../../../../model/types.ts";
import { operationsOf } from "../../../../model/walk.ts";

/** Operations of a connector that page in the same way, with the same names. */
export interface PagingUse {
  readonly connector: Connector;
  readonly paging: Paging;
  /** The first of the operations. */
  readonly operation: Operation;
  readonly operations: readonly Operation[];
}

/** Who uses a paging kind, in the order of the catalog. */
export function pagingUses(connectors: readonly Connector[], kind: PagingKind): readonly PagingUse[] {
  return connectors.flatMap((connector) => usesIn(connector, kind));
}

function usesIn(connector: Connector, kind: PagingKind): readonly PagingUse[] {
  const groups = new Map<string, PagingUse>();
  for (const operation of operationsOf(connector)) {
    const { paging } = operation;
    if (paging?.kind !== kind) continue;
    const key = keyOf(paging);
    const before = groups.get(key);
    groups.set(key, before === undefined ? { connector, paging, operation, operations: [operation] } : withOperation(before, operation));
  }
  return [...groups.values()];
}

function withOperation(use: PagingUse, operation: Operation): PagingUse {
  return { ...use, operations: [...use.operations, operation] };
}

/** A paging descriptor without its origin. */
function keyOf({ origin: _origin, notShown: _notShown, profile: _profile, ...descriptor }: Paging): string {
  return JSON.stringify(Object.entries<unknown>(descriptor));
}
