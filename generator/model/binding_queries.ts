import type { VendorAuth } from "../../templates/shared/bindings.ts";

/** The names in braces in a text, in their order: `id` for `/v1/customers/{id}`. */
export function namesInBraces(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]+)\}/gu)].map(([, name = ""]) => name);
}

/** A field of an auth method, and the key of the catalog that names it. */
export interface SigningField {
  readonly key: string;
  readonly name: string;
}

/** The fields of an auth method that a call is signed with, or that a new access token is asked for with. */
export function signingFields(way: VendorAuth): readonly SigningField[] {
  switch (way.kind) {
    case "header":
      return namesInBraces(way.value).map((name) => ({ key: "value", name }));
    case "basic":
      return [{ key: "username", name: way.username }, ...(way.password === undefined ? [] : [{ key: "password", name: way.password }])];
    case "oauth_refresh":
      return [
        { key: "access_token", name: way.accessToken },
        { key: "refresh_token", name: way.refreshToken },
        { key: "client_id", name: way.clientId },
        { key: "client_secret", name: way.clientSecret },
        ...namesInBraces(way.value)
          .filter((name) => name !== way.accessToken)
          .map((name) => ({ key: "value", name })),
      ];
  }
}
