import type { LanguageDraft } from '@cadran/contract';
import { LANGUAGE_LEVELS } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import { atLeastOne, failedRules, required } from '../answer-rules.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, someOf } from '../simulating.ts';

/** One at least, each with its level; items are the languages' codes, `list` the list as a whole. */
export const LANGUAGES_PART: PartDeclaration<
  ScreeningRequirements,
  { readonly list?: readonly LanguageDraft[] }
> = {
  name: 'languages',
  asked: asksFor('languages'),
  ...onePage,
  seconds: () => 45,
  missing: ({ list = [] }) =>
    failedRules({
      list: atLeastOne(list),
      ...Object.fromEntries(list.map(({ language, level }) => [language, required(level)])),
    }),
  simulate: (random) => ({
    list: someOf(random, ['fr', 'en', 'de', 'it', 'es'], 4).map((language) => ({
      language,
      level: oneOf(random, LANGUAGE_LEVELS),
    })),
  }),
};
