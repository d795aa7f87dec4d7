import { bodiesOf, recordAndOperationShapes, credentialShapes, isBare, writtenShapes } from "#generator/resolve";
import type { Connector, Field, Model, ObjectShape, ValueType } from "#generator/resolve";
import { diagnosticAt, type UnlocatedDiagnostic } from "#generator/read";

/** Last words of names whose values are secrets wherever they occur. */
const SECRET_NAMES = [
  ...["password", "passwd", "passphrase", "passcode", "secret", "credentials", "jwt", "api_key", "apikey", "private_key"],
  ...["secret_key", "access_key", "signing_key", "encryption_key", "access_token", "refresh_token", "auth_token", "oauth_token"],
  ...["bearer_token", "api_token", "id_token", "session_token", "bot_token", "user_token", "app_token", "security_token", "csrf_token"],
];

/** Last words that name a secret only among credentials: elsewhere a token may be that of a page. */
const CREDENTIAL_NAMES = ["token", "pin", "authorization", "credential", "cookie"];

/** Names of tokens that mark a place in a list, in snake_case. */
const PAGE_TOKEN = /(?:^|_)(?:page|next|previous|prev|sync|cursor|continuation|start|change|delta|resume|scroll)_(?:\w+_)?token$/u;

/** Fields and headers that are called like a secret and are not marked as one. Fields inside a secret are secret as well. */
export function checkSecrets({ gateway, connectors }: Model): readonly UnlocatedDiagnostic[] {
  const headers = gateway.headers.filter(({ name, type, secret }) => !secret && canBeSecret(type) && isSecretName(name, true));
  const unmarked = [
    ...[...bodiesOf(gateway), ...gateway.records.map(({ shape }) => shape)].flatMap((shape) => unmarkedIn(shape, false)),
    ...connectors.flatMap((connector) => [
      ...credentialShapes(connector).flatMap((shape) => unmarkedIn(shape, true)),
      ...otherShapes(connector).flatMap((shape) => unmarkedIn(shape, false)),
    ]),
  ];
  return [...headers, ...unmarked].map(({ name, at }) => diagnosticAt("name/secret", at, { name }, { on: "key" }));
}

function unmarkedIn({ fields }: ObjectShape, amongCredentials: boolean): readonly Field[] {
  return fields.flatMap((field) => {
    if (field.secret) return [];
    const inner = writtenShapes(field.type).flatMap(({ shape }) => unmarkedIn(shape, amongCredentials));
    return canBeSecret(field.type) && isSecretName(field.name, amongCredentials) ? [field, ...inner] : inner;
  });
}

/** Whether values of a type can be secrets: texts, and objects of unknown inside. The fields of other objects are looked at themselves. */
export function canBeSecret(type: ValueType): boolean {
  if (type.kind !== "scalar") return type.kind !== "any" && isBare(type);
  return type.types.includes("string") && type.const === undefined && type.enum === undefined;
}

/** Whether the values of a field with this name are secrets, wherever it is or only among credentials. */
export function isSecretName(name: string, amongCredentials: boolean): boolean {
  const words = toSnakeCase(name);
  const endsIn = (ending: string): boolean => words === ending || words.endsWith(`_${ending}`);
  return SECRET_NAMES.some(endsIn) || (amongCredentials && CREDENTIAL_NAMES.some(endsIn) && !PAGE_TOKEN.test(words));
}

/** `clientSecret`, `X-Api-Key` and `APIKey` as `client_secret`, `x_api_key` and `api_key`. */
export function toSnakeCase(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_|_$/gu, "")
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/gu, (_, low: string | undefined, high: string | undefined, last: string) =>
      low === undefined ? `${last}_` : `${low}_${high ?? ""}`,
    )
    .toLowerCase();
}

/** What is sent and returned besides credentials: named types, records, params and Meta. */
export function otherShapes(connector: Connector): readonly ObjectShape[] {
  const ofTypes = connector.types.flatMap(({ type }) => writtenShapes(type).map(({ shape }) => shape));
  return [...ofTypes, ...recordAndOperationShapes(connector)];
}
