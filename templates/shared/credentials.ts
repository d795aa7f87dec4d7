/** Patterns of keys and tokens that must never be shown, even if nothing marks them as secret. The prefix is no secret. */
const SHAPES: readonly RegExp[] = [
  // Words such as "bearer token" or "basic authentication" are not secrets: a credential is long, or has digits, `=`, or a
  // dot inside.
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+)(?:(?=[^\s"',;<]*(?:[\d=]|\.\w))[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b((?:sk|pk|rk)_(?:test|live)_)[^\s"',;\\<]*/g,
  /\b(xox[a-z]-)[^\s"',;\\<]*/g,
  /\b(gh[oprsu]_|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-_.A-Za-z0-9=/+]{8,}/g,
  /\b(eyJ)[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]+)*/g,
];

/** Replaces everything that looks like a key or a token. The prefix, such as `sk_test_`, tells what kind it is. */
export function replaceCredentials(text: string, replace: (credential: string, prefix: string) => string): string {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, replace), text);
}
