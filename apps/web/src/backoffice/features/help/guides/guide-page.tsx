import { useNavigate, useParams } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { NotFoundPage } from '../../../shared/ui/messages/not-found-page.tsx';
import { type GuideName, GUIDES, guideTexts } from './guides.ts';
import { HelpArticle } from '../help-article.tsx';

/** The path of a plain click on a link within the application, which must not reload the page. */
const internalPath = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const path = link?.getAttribute('href') ?? '';
  return isPlain && path.startsWith('/') ? path : null;
};

const Guide = ({ name }: { readonly name: GuideName }) => {
  const { title, html, headings } = useMessages(guideTexts(name));
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    const path = internalPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate({ to: path });
  };
  return (
    <HelpArticle title={title} headings={headings}>
      {/* HTML rendered by the build from our own Markdown; its links stay reachable by keyboard. */}
      <div role="presentation" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
    </HelpArticle>
  );
};

export const GuidePage = () => {
  const { guide } = useParams({ from: '/shell/help/$guide' });
  const name = GUIDES.find((known) => known === guide);
  return name ? <Guide key={name} name={name} /> : <NotFoundPage />;
};
