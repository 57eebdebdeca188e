import { glossary, type GlossaryTerm } from '@cadran/i18n/glossary';
import { useMemo } from 'react';
import { useLanguage } from '../language/language-context.tsx';
import { useMessages } from '../language/use-messages.ts';
import { scoreFacts } from './prose/score-facts.ts';

interface Explained {
  readonly name: string;
  readonly text: string;
}

export const useTerm = (): ((term: GlossaryTerm) => Explained) => {
  const { terms } = useMessages(glossary);
  const { language } = useLanguage();
  const facts = useMemo(() => scoreFacts(language), [language]);
  return (term) => ({ name: terms[term].name, text: terms[term].text(facts) });
};
