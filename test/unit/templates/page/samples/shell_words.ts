/**
 * The words of a command as a POSIX shell reads them, for commands with words in single quotes and characters behind a backslash. Throws
 * for everything that a shell would do something else with: expansions, operators, comments, and quotes that do not end.
 */
export function shellWords(command: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < command.length; at += 1) {
    const character = command.charAt(at);
    if (character === "'") {
      const end = command.indexOf("'", at + 1);
      if (end === -1) throw new Error("a quote does not end");
      word = (word ?? "") + command.slice(at + 1, end);
      at = end;
    } else if (character === "\\") {
      at += 1;
      // A backslash joins its line and the next one.
      if (command.charAt(at) !== "\n") word = (word ?? "") + command.charAt(at);
    } else if (character === " ") {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (/[\w@%+=:,./-]/u.test(character)) word = (word ?? "") + character;
    else throw new Error(`a shell does not take ${JSON.stringify(character)} as a character of a word`);
  }
  return word === undefined ? words : [...words, word];
}
