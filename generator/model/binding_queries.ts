/** The names in braces in a text, in their order: `id` for `/v1/customers/{id}`. */
export function paramsInBraces(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]+)\}/gu)].map(([, name = ""]) => name);
}
