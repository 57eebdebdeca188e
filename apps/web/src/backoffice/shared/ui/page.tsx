import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { useDocumentTitle } from './use-document-title.ts';
import './page.css';

export interface Crumb {
  readonly to: string;
  readonly label: string;
}

const NO_CRUMBS: readonly Crumb[] = [];

interface Props {
  readonly title: string;
  /** Which of several pages with this title it is, for the document's name. */
  readonly part?: string;
  /** The way here, from the outside in; the page itself is added. */
  readonly crumbs?: readonly Crumb[];
  readonly introduction?: ReactNode;
  /** The primary action, top right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page above this one is not the page one is on. */
const EXACT = { exact: true };

const Breadcrumb = ({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) => {
  const t = useMessages(backoffice.shell);
  return (
    <nav aria-label={t.breadcrumb} className="page-breadcrumb">
      <ol>
        {crumbs.map(({ to, label }) => (
          <li key={to}>
            <Anchor component={Link} to={to} activeOptions={EXACT} size="sm" c="dimmed">
              {label}
            </Anchor>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
};

/** Every page of the shell: breadcrumb, title, primary action, content. Names the document too. */
export const Page = ({
  title,
  part,
  crumbs = NO_CRUMBS,
  introduction,
  actions,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(part, title);
  useEffect(() => {
    // After a navigation inside the application the reader is at the new page's heading.
    if (window.history.state?.__TSR_index) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page">
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} title={title} />}
      <div className="page-head">
        <div>
          <Title order={1} ref={heading} tabIndex={-1} className="page-title">
            {title}
          </Title>
          {introduction && <p className="page-introduction">{introduction}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
};
