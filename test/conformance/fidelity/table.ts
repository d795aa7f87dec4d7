/**
 * What the source document says about one connector, copied by hand and independent of the YAML. Only what the document
 * states is written here: what the catalog assumes (params, fields, Meta, defaults) is left out and not compared.
 * Each connector has one file, `<connector>.ts`, that exports it as `table`.
 *
 * A list is one string, names separated by blanks or line ends. A name may carry a mark and a type: `id*`, `limit:integer`,
 * `id*:string`; what carries no type is not compared by type. Types are written without blanks in the document's own
 * notation: `string|null`, `array<string>`, `array<object|null>|null`, `any` (for `object|any`), and constants and
 * enumerated values in quotes: `'succeeded'|'pending'|'failed'`. An object whose fields the document spells out
 * is `object` (an array of them `array<object>`), and its fields stand under `nested`.
 */
export interface FidelityTable {
  readonly connector: string;
  /** By `entity.action`, without downloads: how many fields of the returned record the document states; 0 when it shows none. */
  readonly records: Readonly<Record<string, number>>;
  /** By `entity.action`: all stated params, required ones with `*`. "" when there are none. */
  readonly operations: Readonly<Record<string, string>>;
  /** By `entity.action`, only where the document states Meta: `next_cursor:string|null has_more:boolean|null`. */
  readonly meta: Readonly<Record<string, string>>;
  /** By method, in the order of the document: the fields of `auth_config`, required ones with `*`. Method names are free. */
  readonly auth: Readonly<Record<string, string>>;
  /**
   * Everything stated that limits a value, and nothing else may limit it. By `entity.action.param`, deeper with further
   * dots (`contacts.api_search.filterGroups.filters.operator`), or `auth_config.<method>.<field>`. Several are joined by
   * "; ". An array's or comma list's `enum` and `comma` speak of the elements.
   *
   * `enum a|b`, `const media`, `min 0`, `max 500`, `min_length 1`, `max_length 3000`, `min_items 1`, `max_items 50`,
   * `default false`, `format uuid`, `prefix xoxb-|xoxp-` (starts with one of them), and, compared only when written here:
   * `comma` (values joined by commas), `comma a|b` (only these), `known a|b` (values named among others).
   */
  readonly limits: Readonly<Record<string, string>>;
  /** By one or several `entity.action` separated by blanks: all fields of the returned record, with types. */
  readonly fields?: Readonly<Record<string, string>>;
  /**
   * The spelled-out fields of an object or of an array's elements, with types: by `entity.action.record.<field>` or
   * `entity.action.params.<param>`, deeper with further dots.
   */
  readonly nested?: Readonly<Record<string, string>>;
}
