/** Patterns that no response may contain. */
const LEAKS = [
  /\$argon2/,
  /node_modules/,
  /\bat [\w.<>]+ \(.*:\d+:\d+\)/,
  /\/src\/[\w/-]+\.ts/,
  /\b(?:select|insert into|update|delete from) .{0,200}\$\d/i,
  /pg_catalog|relation "|violates .* constraint/,
];

/** Problems of a response to a fuzzed request. */
export const findProblems = (
  { status, body }: { readonly status: number; readonly body: string },
  canaries: readonly string[],
): string[] => [
  ...(status >= 500 ? [`answered ${status}`] : []),
  ...LEAKS.filter((leak) => leak.test(body)).map((leak) => `shows ${leak.source}`),
  ...canaries.filter((canary) => body.includes(canary)).map((canary) => `shows ${canary}`),
];
