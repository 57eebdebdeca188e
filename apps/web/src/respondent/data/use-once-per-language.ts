import type { Language } from '@cadran/i18n';
import { useState } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';

/** What is fetched in the reader's language, kept over a change of it: asking once a language is enough. */
export const useOncePerLanguage = <T>(
  fetchIn: (language: Language) => Promise<T>,
  known?: readonly [Language, T],
): Promise<T> => {
  const { language } = useLanguage();
  const [asked] = useState(
    () => new Map<Language, Promise<T>>(known && [[known[0], Promise.resolve(known[1])]]),
  );
  const fetching = asked.get(language) ?? fetchIn(language);
  asked.set(language, fetching);
  return fetching;
};
