import { useNavigate, useParams } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { NotFoundPage } from '../../shared/ui/not-found-page.tsx';
import { type GuideName, GUIDES } from './guide-names.ts';
import { guideOf } from './guide-pages.ts';
import { HelpArticle } from './help-article.tsx';

/** A link of the text to another page of the application opens there, without a new load. */
const innerPath = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const path = link?.getAttribute('href') ?? '';
  return isPlain && path.startsWith('/') ? path : null;
};

const Guide = ({ name }: { readonly name: GuideName }) => {
  const { title, html, headings } = useMessages(guideOf(name));
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    const path = innerPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate({ to: path });
  };
  return (
    <HelpArticle title={title} headings={headings}>
      {/* Our own text, made into a page by the build; its links keep the keyboard's way in. */}
      <div role="presentation" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
    </HelpArticle>
  );
};

export const GuidePage = () => {
  const { guide } = useParams({ from: '/shell/help/$guide' });
  const name = GUIDES.find((known) => known === guide);
  return name ? <Guide key={name} name={name} /> : <NotFoundPage />;
};
