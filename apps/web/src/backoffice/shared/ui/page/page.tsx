import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDocumentTitle } from '../../../../shared/use-document-title.ts';
import styles from './page.module.css';

export interface Crumb {
  readonly to: string;
  /** Of a list: where in it one was. */
  readonly search?: object;
  readonly label: string;
}

const NO_CRUMBS: readonly Crumb[] = [];

interface Props {
  readonly title: string;
  /** Added to the document title when several pages share it. */
  readonly part?: string;
  /** Breadcrumb from the root; the page itself is added. */
  readonly crumbs?: readonly Crumb[];
  readonly introduction?: ReactNode;
  readonly actions?: ReactNode;
  /** Beside the title, in a row that stays in view; the actions then stand above it. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** A parent page is not the current one. */
const EXACT = { exact: true };

const Breadcrumb = ({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) => {
  const t = useMessages(backoffice.shell);
  return (
    <nav aria-label={t.breadcrumb} className={styles.pageBreadcrumb}>
      <ol>
        {crumbs.map(({ to, search, label }) => (
          <li key={to}>
            <Anchor
              component={Link}
              to={to}
              search={search as never}
              activeOptions={EXACT}
              size="sm"
              c="dimmed"
            >
              {label}
            </Anchor>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
};

/** Breadcrumb, title, primary action and content; sets the document title. */
export const Page = ({
  title,
  part,
  crumbs = NO_CRUMBS,
  introduction,
  actions,
  bar,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(part, title);
  useEffect(() => {
    // Moves the focus to the heading after a navigation.
    if (window.history.state?.__TSR_index) heading.current?.focus({ preventScroll: true });
  }, []);
  const buttons = actions && (
    <div className={styles.pageActions} data-testid="page-actions">
      {actions}
    </div>
  );
  const breadcrumb = crumbs.length > 0 && <Breadcrumb crumbs={crumbs} title={title} />;
  return (
    <div className={styles.page}>
      {bar ? (
        <div className={styles.pageTop}>
          {breadcrumb}
          {buttons}
        </div>
      ) : (
        breadcrumb
      )}
      <div className={styles.pageHead} data-sticky={bar ? true : undefined}>
        <div>
          <Title order={1} ref={heading} tabIndex={-1} className={styles.pageTitle}>
            {title}
          </Title>
          {introduction && <p className={styles.pageIntroduction}>{introduction}</p>}
        </div>
        {bar ?? buttons}
      </div>
      {children}
    </div>
  );
};
