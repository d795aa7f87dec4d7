import type { Retirement } from "../../../templates/shared/bindings.ts";
import type { Connector, Operation } from "../../model/types.ts";
import { operationsOf } from "../../model/walk.ts";
import { placeIn, type Place } from "../../source/place.ts";
import type { EntrySubject, LedgerEntry } from "./ledger_entry.ts";

/** What the bindings of a connector give reasons for: its version, what is retired, what is not sent, and what is always null. */
export function bindingEntries(connector: Connector): readonly LedgerEntry[] {
  const { vendor, definitionId } = connector;
  const at: Place = { file: definitionId.at.file, path: ["vendor"] };
  const version = vendor?.version;
  return [
    ...(version === undefined
      ? []
      : [{ kind: "version", subject: "version", name: version.value, reason: version.because, at: placeIn(at, "version") } as const]),
    ...retiredEntries(vendor?.retired, { subject: "third party", ...(vendor !== undefined && { name: vendor.name }), at }),
    ...operationsOf(connector).flatMap(operationEntries),
  ];
}

function operationEntries({ entity, action, at, binding }: Operation): readonly LedgerEntry[] {
  const of = `${entity}.${action}`;
  const unsent = Object.entries(binding?.params ?? {}).flatMap(([name, place]): readonly LedgerEntry[] =>
    place.in === "nowhere"
      ? [{ kind: "not_sent", subject: "parameter", name, of, reason: place.because, at: placeIn(at, "not_sent", name) }]
      : [],
  );
  const empty = Object.entries(binding?.meta ?? {}).flatMap(([name, source]): readonly LedgerEntry[] =>
    "because" in source
      ? [{ kind: "always_null", subject: "Meta field", name, of, reason: source.because, at: placeIn(at, "take_meta", name) }]
      : [],
  );
  return [...retiredEntries(binding?.retired, { subject: "operation", name: of, at }), ...unsent, ...empty];
}

function retiredEntries(retired: Retirement | undefined, about: EntrySubject): readonly LedgerEntry[] {
  if (retired === undefined) return [];
  const { because: reason, source, on } = retired;
  return [{ ...about, kind: "retired", reason, source, ...(on !== undefined && { on }), at: placeIn(about.at, "retired") }];
}
