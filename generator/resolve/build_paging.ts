import { parseFieldPath } from "../source/field_path.ts";
import type { Place } from "../source/place.ts";
import type { WrittenPaging } from "../catalog/types.ts";
import { buildOrigin, given, type Scope } from "./scope.ts";
import type { Paging, PagingField } from "../model/types.ts";

/** A paging descriptor with its field references taken apart. The schema has seen to the keys of each kind. */
export function buildPaging(written: WrittenPaging, at: Place, scope: Scope): Paging {
  // Here alone both marks may stand: chosen by us, and still open when it ends.
  const origin = buildOrigin(given("assumed", written.assumed), at, scope);
  const base = { origin, ...given("notShown", written.not_shown) };
  const next = written.next ?? "";
  const size = given("size", written.size);
  switch (written.kind) {
    case "record_cursor":
      return {
        ...base,
        kind: "record_cursor",
        next,
        ...given("previous", written.previous),
        more: fieldOf(written.more),
        id: written.id ?? "id",
      };
    case "token":
      return { ...base, kind: "token", next, token: fieldOf(written.token), ...given("more", optionalField(written.more)) };
    case "page_number":
      return { ...base, kind: "page_number", next, size: written.size ?? "", ...given("defaultSize", written.default_size) };
    case "offset":
      return {
        ...base,
        kind: "offset",
        next,
        size: written.size ?? "",
        ...given("total", optionalField(written.total)),
        ...given("last", optionalField(written.last)),
      };
    case "page_info":
      return { ...base, kind: "page_info", next, ...size, connection: parseFieldPath(written.connection ?? "") };
    case "change_feed":
      return { ...base, kind: "change_feed", next, token: fieldOf(written.token), startToken: fieldOf(written.start_token) };
    case "none":
      return { ...base, kind: "none", because: written.reason ?? "" };
  }
}

function optionalField(written: string | undefined): PagingField | undefined {
  return written === undefined ? undefined : fieldOf(written);
}

/** `has_more` is a field of Meta, `record.has_more` one of the record. */
function fieldOf(written = ""): PagingField {
  const ofRecord = /^record(?=[.[])(.*)$/su.exec(written)?.[1];
  const path = parseFieldPath(ofRecord ?? written);
  const within = path.slice(0, -1);
  return { in: ofRecord === undefined ? "meta" : "record", ...(within.length > 0 && { within }), field: path.at(-1) ?? "" };
}
