/** What the page of messages says about a code. Full sentences without `{slots}`. */
export interface Explanation {
  /** Why the message appears, or why the rule exists. */
  readonly cause: string;
  /** What to do. Left out where the help of the message says it for every case. */
  readonly fix?: string;
}
