/** The properties of a message in GitHub Actions: `file`, `line`, `title` and the like. */
export type CommandProperties = Readonly<Record<string, string | number | undefined>>;

/**
 * A workflow command of GitHub Actions, `::error file=…,line=…::text`, which shows a message at a line of a pull request. Without
 * the properties that are undefined. Neither text nor properties can end the command or begin another one.
 */
export function workflowCommand(severity: "error" | "warning", properties: CommandProperties, text: string): string {
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${commandProperty(String(value))}`],
  );
  return `::${severity} ${list.join(",")}::${commandText(text)}`;
}

/** Text that a line of a log can contain without being read as a command. */
export function commandText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function commandProperty(text: string): string {
  return commandText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
