import type { Binding, Vendor } from "../../../templates/shared/bindings.ts";
import type { JsonValue } from "../../model/types.ts";
import { literal, object, type Code, type Property } from "../../print/code.ts";

type Values = Readonly<Record<string, JsonValue | undefined>>;

/** A vendor as an object literal: one property per line, and one line for each auth method and kind of error. */
export function toVendorCode({ auth, errors, version, limits, retired, ...vendor }: Vendor): Code {
  const { kinds, ...paths } = errors;
  return rows({ ...vendor, version: version && { ...version }, limits: limits && { ...limits }, retired: retired && { ...retired } }, [
    ["auth", rows(auth)],
    ["errors", rows(paths, [["kinds", rows(kinds)]])],
  ]);
}

/** A binding as an object literal: one property per line, and one line for each param and field of Meta. */
export function toBindingCode({ params, meta, follow, retired, ...binding }: Binding): Code {
  return rows({ ...binding, follow: follow && { ...follow }, retired: retired && { ...retired } }, [
    ["params", rows(params)],
    ...(meta === undefined ? [] : [["meta", rows(meta)] as const]),
  ]);
}

function rows(values: Values, further: readonly Property[] = []): Code {
  const own = Object.entries(values).flatMap(([name, value]): readonly Property[] => (value === undefined ? [] : [[name, literal(value)]]));
  return object([...own, ...further], true);
}
