import type { ReactNode } from 'react';
import styles from './notice-page.module.css';

export type NoticeFact = readonly [label: string, text: ReactNode];

export const NoticeFacts = ({ facts }: { readonly facts: readonly NoticeFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
