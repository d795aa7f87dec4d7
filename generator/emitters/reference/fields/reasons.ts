import type { Field, ObjectShape, Origin } from "../../../model/types.ts";
import { writtenShapes } from "../../../model/value_types.ts";
import { describeOrigin, type Provenance } from "../../../print/documentation.ts";

/** A reason that several fields have in common, which is said once. */
export interface SharedReason {
  readonly origin: Origin;
  /** The paths of the fields. */
  readonly paths: readonly (readonly string[])[];
  /** All fields with the same mark have this reason. */
  readonly isOnly: boolean;
}

interface MarkedField {
  readonly origin: Origin;
  readonly path: readonly string[];
}

/** The reasons that several fields of a shape have in common, in the order of their first field. */
export function sharedReasons({ fields }: ObjectShape, whole: Provenance): readonly SharedReason[] {
  const marked = fields.flatMap((field) => markedWithin(field, whole, []));
  const reasons = new Map(marked.map(({ origin }) => [describeOrigin(origin), origin]));
  return [...reasons].flatMap(([reason, origin]) => {
    const group = marked.filter((one) => describeOrigin(one.origin) === reason);
    const isOnly = marked.filter((one) => one.origin.kind === origin.kind).length === group.length;
    return group.length < 2 ? [] : [{ origin, paths: group.map(({ path }) => path), isOnly }];
  });
}

/** The field and those inside it whose origin differs from that of what is around them. */
function markedWithin(field: Field, whole: Provenance, above: readonly string[]): readonly MarkedField[] {
  const path = [...above, field.name];
  const inside = writtenShapes(field.type).flatMap(({ shape }) => shape.fields.flatMap((inner) => markedWithin(inner, field, path)));
  return isFromElsewhere(field.origin, whole) ? [{ origin: field.origin, path }, ...inside] : inside;
}

/** Whether the origin of a part is another one than that of the whole. */
export function isFromElsewhere(origin: Origin, whole: Provenance): boolean {
  return describeOrigin(origin) !== describeOrigin(whole.origin);
}
