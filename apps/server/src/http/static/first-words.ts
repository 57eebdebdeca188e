import { readFile } from 'node:fs/promises';
import type { Module } from '@cadran/contract';
import { firstLanguage, type Language } from '@cadran/i18n';
import { FIRST_AREAS } from '@cadran/i18n/respondent';

type Manifest = Readonly<Record<string, { readonly file: string } | undefined>>;

/** As browsers send it: the most wanted language first. */
export const acceptedLanguage = (header = ''): Language =>
  firstLanguage(header.split(',').map((one) => one.split(';')[0]?.trim() ?? ''));

/**
 * Links that have the words of a respondent's first page fetched beside its script, which asks for them only once it
 * runs. Whoever has chosen another language in this browser fetches that one besides.
 */
export const readFirstWords = async (manifest: URL) => {
  const built = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const linksIn = (module: Module, language: Language): string =>
    FIRST_AREAS[module]
      .map((area) => {
        const chunk = built[`../../packages/i18n/src/respondent/${area}/${language}.ts`];
        if (!chunk) throw new Error(`The build has no words “${area}” in “${language}”.`);
        return `<link rel="modulepreload" crossorigin href="/${chunk.file}">`;
      })
      .join('');
  const links = (module: Module) => ({ fr: linksIn(module, 'fr'), en: linksIn(module, 'en') });
  return { screening: links('screening'), profiling: links('profiling') };
};
