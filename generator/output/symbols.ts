/** The pattern that finds the name on a line, by file extension. */
const nameOnLine: readonly { readonly files: RegExp; readonly name: RegExp }[] = [
  {
    files: /\.(?:ts|js)$/u,
    name: /^ *(?:export )?(?:declare )?(?:async )?(?:const|let|function|class|interface|type|namespace) ([\w$]+)|^ *(?:readonly )?(?:"([^"]+)"|([\w$]+))\??:(?: |$)/u,
  },
  // An object on one line, in an array, is named by its first key.
  { files: /\.json$/u, name: /^ *"((?:[^"\\]|\\.)*)":|^ *\{"(?:id|name)":"((?:[^"\\]|\\.)*)"/u },
];

const heading = /^#+ (.*)$/u;
const onlyComment = /^ *(?:\/\*\*|\*|\/\/)/u;

/**
 * The symbol that a line of an emitted file belongs to: `CustomersListParams.limit`, `$defs.Customer.properties.id`, a
 * heading; "" when there is none. Takes names from the lines, and nesting from their indentation or, in JSON, from brackets
 * at the ends of lines, which works for everything that the emitters print. Lines count from 1.
 */
export function symbolAt(path: string, text: string, line: number): string {
  const lines = text.split("\n");
  if (path.endsWith(".md"))
    return (
      lines
        .slice(0, line)
        .findLast((candidate) => heading.test(candidate))
        ?.replace(heading, "$1") ?? ""
    );
  const pattern = nameOnLine.find(({ files }) => files.test(path))?.name;
  if (pattern === undefined) return "";
  const names = path.endsWith(".json") ? namesInside(lines, line - 1, pattern) : namesAround(lines, skipComment(lines, line - 1), pattern);
  return names.join(".");
}

/** The name on a line of JSON, after those of the lines whose brackets are still open there. */
function namesInside(lines: readonly string[], index: number, pattern: RegExp): readonly string[] {
  const names: string[] = [];
  let closed = 0;
  for (let at = index; at >= 0; at -= 1) {
    const line = lines[at] ?? "";
    const opens = /[{[]$/u.test(line);
    // The line of a closing bracket belongs to the line that opened it.
    if (at < index && /^ *[}\]]/u.test(line)) closed += 1;
    const isAround = opens && closed === 0;
    if (opens && closed > 0) closed -= 1;
    if (at === index || isAround) names.unshift(...nameOf(line, pattern));
  }
  return names;
}

function nameOf(line: string, pattern: RegExp): readonly string[] {
  const [, declared, quoted, bare] = pattern.exec(line) ?? [];
  const name = declared ?? quoted ?? bare;
  return name === undefined ? [] : [name];
}

/** A comment belongs to what follows it. */
function skipComment(lines: readonly string[], index: number): number {
  let next = index;
  while (onlyComment.test(lines[next] ?? "")) next += 1;
  return next;
}

function namesAround(lines: readonly string[], index: number, pattern: RegExp): readonly string[] {
  const names: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let at = index; at >= 0 && depth > 0; at -= 1) {
    const line = lines[at] ?? "";
    const indent = line.search(/\S/u);
    if (indent < 0 || indent >= depth) continue;
    // A closing bracket has the same indentation as the line that opened it.
    depth = /^ *[}\])]/u.test(line) ? indent + 1 : indent;
    names.unshift(...nameOf(line, pattern));
  }
  return names;
}
