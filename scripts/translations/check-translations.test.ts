import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unusedTranslations } from './unused-translations.ts';

const login = {
  area: 'backoffice/login',
  messages: { title: 'a', step: { code: 'b', hint: 'c' } },
};
const errors = { area: 'errors', messages: { codes: { internal: 'a', conflict: 'b' } } };

describe('a translation', () => {
  it('is unused when no source reads its key', () => {
    const source = 'const t = useMessages(backoffice.login); t.title; t.step.code;';
    expect(unusedTranslations([login], [source])).toEqual(['backoffice/login: step.hint']);
  });

  it('is unused when its key is read only from another area', () => {
    const source = 'const t = useMessages(backoffice.home); t.title; t.code; t.hint;';
    expect(unusedTranslations([login], [source])).toHaveLength(3);
  });

  it.each([
    'import { errors } from "@cadran/i18n/errors"; words.codes[error.code]',
    'import { errors } from "@cadran/i18n/errors"; const { codes } = useMessages(errors); codes[x]',
    'import { errors } from "@cadran/i18n/errors"; const f = () => { const all = useMessages(errors).codes; all[x] }',
  ])('is used by a computed access: %s', (source) => {
    expect(unusedTranslations([errors], [source])).toEqual([]);
  });

  it('is used when destructured', () => {
    const source = 'const { title, step } = useMessages(backoffice.login); step.code; step.hint;';
    expect(unusedTranslations([login], [source])).toEqual([]);
  });
});

describe('the check', () => {
  let root = '';
  afterEach(() => rm(root, { recursive: true, force: true }));

  const check = async (source: string): Promise<{ code: number; said: string }> => {
    root = await mkdtemp(join(tmpdir(), 'translations-'));
    const files = {
      'packages/i18n/src/backoffice/login/fr.ts': "export default { title: 'Connexion' };",
      'apps/web/src/page.ts': source,
      'apps/web/src/page.test.ts': 'useMessages(backoffice.login).title;',
    };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    const script = join(import.meta.dirname, 'check-translations.ts');
    return new Promise((resolve) => {
      execFile(process.execPath, [script, root], (error, _stdout, said) =>
        resolve({ code: error ? Number(error.code) : 0, said }),
      );
    });
  };

  it('passes when everything is used', async () => {
    expect(await check('useMessages(backoffice.login).title;')).toMatchObject({ code: 0 });
  });

  it('fails with a list of unused keys, also if only tests use them', async () => {
    const { code, said } = await check('useMessages(backoffice.login);');
    expect(code).toBe(1);
    expect(said).toContain('backoffice/login: title');
  });
});
