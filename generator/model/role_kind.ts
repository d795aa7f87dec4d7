import type { Role, RoleKind } from "../../templates/shared/roles.ts";
import type { WrittenFieldDetails } from "../catalog/types.ts";
import type { ActionName } from "./types.ts";

/** The kinds that a catalog writes: each is a key of a param. The others follow from the operation. */
export type RoleKey = Extract<keyof WrittenFieldDetails, RoleKind>;

/** The role of a kind. */
export type RoleOf<Kind extends RoleKind> = Extract<Role, { readonly kind: Kind }>;

/** What the catalog has under the key of a role. */
export type WrittenRole<Key extends RoleKey> = NonNullable<WrittenFieldDetails[Key]>;

/** A field that a role names. */
export interface RoleField {
  /** A path in a record, as it is written. */
  readonly path: string;
  /** The keys below that of the role that lead to the name; none where there is a short form. */
  readonly steps: readonly (string | number)[];
  /** The entities whose records have the field, if not that of the operation. */
  readonly entities?: readonly string[];
}

/** Everything about one kind of role that does not depend on how it is written. */
export interface DerivedRole<Kind extends RoleKind> {
  /** What such a param does, for the page about the language. */
  readonly about: string;
  /** Where the role comes from, for a kind that is not written, or from what else. */
  readonly derived?: string;
  /** The actions whose params may have it. */
  readonly actions: readonly ActionName[];
  /** The fields that a role names. */
  readonly fields: (role: RoleOf<Kind>) => readonly RoleField[];
}

/** A kind of role that is written under a key of its own name. */
export interface WrittenRoleKind<Key extends RoleKey> extends DerivedRole<Key> {
  /** How it is written, for the page about the language. */
  readonly example: string;
  /** The role; undefined where the key means something else. */
  readonly read: (written: WrittenRole<Key>) => RoleOf<Key> | undefined;
}

/** A descriptor for each kind of role. */
export type RoleKinds = { readonly [Kind in RoleKind]: Kind extends RoleKey ? WrittenRoleKind<Kind> : DerivedRole<Kind> };
