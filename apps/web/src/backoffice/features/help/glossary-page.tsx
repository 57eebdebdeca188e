import { backoffice } from '@cadran/i18n/backoffice';
import { glossary, type GlossaryTerm } from '@cadran/i18n/glossary';
import { LOCALES } from '@cadran/i18n';
import { TermList } from '../../../shared/glossary/term-list.tsx';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { HelpArticle } from './help-article.tsx';

export const GlossaryPage = () => {
  const t = useMessages(backoffice.help).glossary;
  const { terms } = useMessages(glossary);
  const { language } = useLanguage();
  const names = Object.keys(terms) as GlossaryTerm[];
  const sorted = names.toSorted((a, b) =>
    terms[a].name.localeCompare(terms[b].name, LOCALES[language]),
  );
  return (
    <HelpArticle title={t.title} introduction={t.introduction} headings={[]}>
      <TermList terms={sorted} />
    </HelpArticle>
  );
};
