import type { OxlintOverride } from 'oxlint';

export interface Pattern {
  readonly group: string[];
  readonly message: string;
}

interface RestrictedPath {
  readonly name: string;
  readonly importNames?: string[];
  readonly allowTypeImports?: boolean;
  readonly message: string;
}

export interface Restrictions {
  readonly denied?: readonly Pattern[];
  readonly packages: Pattern;
  readonly paths?: readonly RestrictedPath[];
}

const OTHER_WORKSPACES = {
  group: ['../**/src/**', '!../src/**'],
  message: 'Import another workspace by its name.',
};

export const deny = (message: string, ...group: string[]): Pattern => ({ group, message });

export const onlyPackages = (names: readonly string[], importer: string): Pattern => ({
  group: ['**', '!./**', '!../**', ...names.flatMap((name) => [`!${name}`, `!${name}/**`])],
  message: `Packages come from the dependencies of ${importer}.`,
});

/**
 * Only the last override that matches a file counts, so each contains every pattern of its folder. They form one
 * group, in which the last match counts: a negated pattern of one group would override all other groups.
 */
export const restrictImports = (
  files: string,
  { denied = [], packages, paths = [] }: Restrictions,
): OxlintOverride => {
  const all = [packages, OTHER_WORKSPACES, ...denied];
  const group = all.flatMap((pattern) => pattern.group);
  const message = all.map((pattern) => pattern.message).join(' ');
  return {
    files: [files],
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group, message }], paths: [...paths] }],
    },
  };
};

const DEEPEST = 6;

/** Patterns match the import as written, so a sibling folder is `../x` or `../../x`, depending on the file's depth. */
export const restrictSiblings = (
  folder: string,
  sibling: { readonly message: string; readonly except?: string },
  restrictions: Restrictions,
): OxlintOverride[] =>
  Array.from({ length: DEEPEST }, (_, depth) => {
    const parent = '../'.repeat(depth + 1);
    const group = [`${parent}[!.]*/**`];
    if (sibling.except !== undefined) group.push(`!${parent}*/${sibling.except}`);
    return restrictImports(`${folder}/*/${'*/'.repeat(depth)}*`, {
      ...restrictions,
      denied: [...(restrictions.denied ?? []), deny(sibling.message, ...group)],
    });
  });
