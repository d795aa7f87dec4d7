import { otherShapes, canBeSecret, toSnakeCase } from "../../secret_rules.ts";
import { type Field, type ObjectShape, credentialShapes, writtenShapes } from "#generator/resolve";
import { replaceCredentials } from "#templates/core";
import type { CatalogFile } from "#generator/read";
import { addKey } from "../edit_keys.ts";
import { findingAt, ownPlace, type Finding, type LintSubject } from "../lint.ts";

/**
 * Fields that hold a secret by their name, description or example. The rule `name/secret` refuses the names that leave no doubt;
 * what is inside a secret is secret as well.
 */
export function findUnmarkedSecrets({ model, fileAt }: LintSubject): readonly Finding[] {
  const shapes = model.connectors.flatMap((connector) => [...credentialShapes(connector), ...otherShapes(connector)]);
  return shapes.flatMap((shape) => unmarkedIn(shape, fileAt));
}

function unmarkedIn({ fields }: ObjectShape, fileAt: LintSubject["fileAt"]): readonly Finding[] {
  return fields.flatMap((field) => {
    if (field.secret) return [];
    const inner = writtenShapes(field.type).flatMap(({ shape, isShared }) => (isShared ? [] : unmarkedIn(shape, fileAt)));
    const reason = canBeSecret(field.type) ? reasonOf(field) : undefined;
    return reason === undefined ? inner : [toFinding(field, reason, fileAt(field.at.file)), ...inner];
  });
}

function toFinding({ name, at, named }: Field, reason: string, file: CatalogFile | undefined): Finding {
  const place = ownPlace(at.base ?? at);
  const edits = file === undefined ? [] : addKey(file, place.path, "secret", "true");
  return findingAt("lint/unmarked-secret", place, { name: named ?? name, reason }, { on: "key", edits });
}

function reasonOf({ name, description = "", example }: Field): string | undefined {
  if (isSecretName(name)) return "its name says so";
  if (DESCRIBED_SECRET.test(description)) return "its description says so";
  const isCredential = typeof example === "string" && replaceCredentials(example, (_, prefix) => prefix) !== example;
  return isCredential ? "its example has the form of a key or token" : undefined;
}

const SECRET_WORD =
  /(?:^|_)(?:password|passwd|passphrase|passcode|secret|credential|credentials|jwt|private_key|access_key|api_key|signing_key)(?:_|$)/u;

/** Last words of what is said about a secret, and is none. */
const ABOUT =
  /_(?:ids?|names?|labels?|types?|kinds?|hint|policy|status|state|enabled|required|count|length|version|at|on|date|time|expires|expiry|expiration|url|uri|link)$/u;

function isSecretName(name: string): boolean {
  const words = toSnakeCase(name);
  return SECRET_WORD.test(words) && !ABOUT.test(words);
}

/** Descriptions that begin with what the value is: `Signed URL of the file.`, `The client secret.` */
const DESCRIBED_SECRET =
  /^(?:(?:an?|the|your)\s+)?(?:(?!id\b|name\b|hash\b|whether\b|number\b|type\b|url\b)[\w-]+\s+){0,2}?(?:passwords?|passphrase|passcode|secret|credentials|(?:api|private|secret|signing|encryption) key|(?:access|refresh|bearer|api|session|id|oauth) token|(?:pre-?)?signed (?:url|link|address))(?=[\s.,;:]|$)(?!\s+(?:id|name|type|policy|hint|status|settings?)\b)/iu;
