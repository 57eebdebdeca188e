import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { Page } from '../../shared/ui/page.tsx';
import './help-article.css';

interface Props {
  readonly title: string;
  readonly introduction?: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly children: ReactNode;
}

/** A page to read: its headings beside it, its text at the width of a book. */
export const HelpArticle = ({ title, introduction, headings, children }: Props) => {
  const t = useMessages(backoffice.help);
  const { places } = useMessages(backoffice.navigation);
  return (
    <Page
      title={title}
      crumbs={[{ to: '/help', label: places.help }]}
      {...(introduction && { introduction })}
    >
      <div className="help-article">
        {headings.length > 1 && (
          <nav aria-label={t.contents} className="help-contents">
            <p aria-hidden>{t.contents}</p>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article className="help-text">{children}</article>
      </div>
    </Page>
  );
};
