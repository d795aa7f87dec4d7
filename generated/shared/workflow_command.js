// @generated from templates/shared/workflow_command.ts by connector-gateway-spec. Do not edit.
export function workflowCommand(severity, properties, text) {
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${commandProperty(String(value))}`],
  );
  return `::${severity} ${list.join(",")}::${commandText(text)}`;
}

export function commandText(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function commandProperty(text) {
  return commandText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
