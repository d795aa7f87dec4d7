// @generated from templates/runtime/operation.ts by connector-gateway-spec. Do not edit.
/** The kind of an operation's result, which decides what a client makes of it. `resultShapes` says how. */
export type OperationKind = "list" | "record" | "search_wrapper" | "page_record" | "delete_result" | "download";

/** A field of Meta, or of the record where the wrapper has the paging state. */
export interface PagingField {
  readonly in: "meta" | "record";
  /** The names that lead to the object with the field, if it is a nested one. */
  readonly within?: readonly string[];
  readonly field: string;
}

/** How to request the next page; `next`, `previous` and `size` name params. */
export type Paging =
  | {
      readonly kind: "record_cursor";
      readonly next: string;
      readonly previous?: string;
      readonly more: PagingField;
      readonly id: string;
    }
  | {
      readonly kind: "token";
      readonly next: string;
      readonly token: PagingField;
      readonly more?: PagingField;
      readonly last?: PagingField;
    }
  | {
      readonly kind: "page_number";
      readonly next: string;
      readonly size: string;
      readonly defaultSize?: number;
    }
  | {
      readonly kind: "offset";
      readonly next: string;
      readonly size: string;
      readonly total?: PagingField;
      readonly last?: PagingField;
    }
  | {
      readonly kind: "page_info";
      readonly next: string;
      readonly size?: string;
      readonly connection: readonly string[];
    }
  | {
      readonly kind: "change_feed";
      readonly next: string;
      readonly token: PagingField;
      readonly startToken: PagingField;
    }
  | {
      readonly kind: "none";
      readonly because: string;
    };

/** What the param for the next page counts; undefined where it takes a cursor, and where there are no pages. */
export declare const COUNTED: Readonly<Record<Paging["kind"], "records" | "pages" | undefined>>;

/** The facts about one operation of the catalog that a caller needs. */
export interface Operation<Id extends string = string> {
  /** `payments.customers.list` */
  readonly id: Id;
  readonly connector: string;
  readonly entity: string;
  readonly action: string;
  readonly kind: OperationKind;
  readonly effect: "read" | "write";
  /** Cannot be undone. */
  readonly permanent?: true;
  readonly description?: string;
  readonly requiredParams: readonly string[];
  /** The required params that have only one value, with it. A client fills them in. */
  readonly fixedParams?: Readonly<Record<string, unknown>>;
  /** Whether the request must have `params`. */
  readonly paramsRequired: boolean;
  readonly paging?: Paging;
  /** The param of a download that asks for a part of the file. */
  readonly range?: string;
  /** Path to the elements inside the record of a `search_wrapper` or `page_record`. */
  readonly elements?: readonly string[];
}

/** The elements of a page: the result itself, or the array at `elements` inside the wrapper. Empty when there is none. */
export declare function elementsOf(operation: Operation, result: unknown): readonly unknown[];

/** The value at a path of names in a value; undefined where the path leads nowhere. */
export declare function valueAt(value: unknown, path: readonly string[]): unknown;
