/** What people call the actions. */
const ACTION_WORDS: ReadonlyMap<string, string> = new Map([
  ["list", "list browse show see view display enumerate every each latest newest recent overview"],
  ["get", "get read fetch retrieve show see view display one single details lookup info id"],
  ["create", "create add make new insert register issue start give set up"],
  ["update", "update change edit modify set rename correct fix replace patch adjust"],
  ["delete", "delete remove erase destroy drop discard rid"],
  ["api_search", "search list show browse find query lookup look filter match matching whose where named called containing"],
  ["download", "download save fetch content bytes export stream pull"],
]);

/** Other words for what an operation does, from its action: `remove erase …` for `delete`. */
export function wordsOfAction(action: string): string {
  return ACTION_WORDS.get(action) ?? "";
}
