/** The name under which the project publishes its own package. */
export const OWN_PACKAGE = "connector-gateway-spec";

/** The names of a package: on npm, of its program, and where only letters, digits and hyphens may be. */
export interface PackageName {
  /** `@acme/gateway-spec` */
  readonly name: string;
  /** `gateway-spec`: npx runs it for `npx @acme/gateway-spec`, too. */
  readonly program: string;
  /** `acme-gateway-spec` */
  readonly slug: string;
}

const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/u;
const LONGEST = 214;
const TAKEN: readonly string[] = ["node_modules", "favicon.ico"];

/** The names of a package that is published as `name`; undefined if npm would refuse it. */
export function packageName(name: string): PackageName | undefined {
  if (!NAME.test(name) || name.length > LONGEST || TAKEN.includes(name)) return undefined;
  return { name, program: name.replace(/^@[^/]*\//u, ""), slug: name.replace("@", "").replace("/", "-") };
}

/** The words after which the name is that of the program: commands, and their placeholders in usage lines. */
const COMMANDS = "<command>|validate|list|explain|schema|example|serve|compare|--help|\\$\\{";

/** The replacements of the project's own name, for each form in which it is written. The last one is for everything else. */
function replacements({ name, program, slug }: PackageName): readonly (readonly [RegExp, string])[] {
  const oldName = OWN_PACKAGE;
  return [
    [new RegExp(`(?<=[. ]by )${oldName}(?=\\. Do not edit)`, "gu"), "connector-gateway-generator"],
    [new RegExp(`(?<=npx )${oldName}`, "gu"), name],
    [new RegExp(`(?<=urn:)${oldName}`, "gu"), slug],
    [new RegExp(`${oldName}(?=-(?:\\{\\{|\\d))`, "gu"), slug],
    [new RegExp(`${oldName}(?=\\.(?:config|theme|language|search)\\b)`, "gu"), program],
    [new RegExp(`(?<=\\bbin/|\\.\\./)${oldName}`, "gu"), program],
    [new RegExp(`${oldName}(?=": "\\./bin/|: | (?:${COMMANDS}))`, "gu"), program],
    [new RegExp(oldName, "gu"), name],
  ];
}

/** A text of the package in which the package has another name. */
export function renamePackage(text: string, to: PackageName): string {
  if (!text.includes(OWN_PACKAGE)) return text;
  return replacements(to).reduce((renamed, [pattern, replacement]) => renamed.replaceAll(pattern, () => replacement), text);
}
