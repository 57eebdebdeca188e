import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import styles from './help-article.module.css';

interface Props {
  readonly title: string;
  readonly introduction?: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly children: ReactNode;
}

export const HelpArticle = ({ title, introduction, headings, children }: Props) => {
  const t = useMessages(backoffice.help);
  const { places } = useMessages(backoffice.navigation);
  return (
    <Page
      title={title}
      crumbs={[{ to: '/help', label: places.help }]}
      {...(introduction && { introduction })}
    >
      <div className={styles.helpArticle}>
        {headings.length > 1 && (
          <nav aria-label={t.contents} className={styles.helpContents}>
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
        <article className={styles.helpText}>{children}</article>
      </div>
    </Page>
  );
};
