import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import styles from './sub-navigation.module.css';

interface Props {
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly label: string }[];
}

const EXACT = { exact: true };

export const SubNavigation = ({ label, entries }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scrolls the current tab into view on phones.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft - 16 });
  }, []);
  return (
    <nav aria-label={label} className={styles.subNavigation}>
      <ul ref={list}>
        {entries.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to} activeOptions={EXACT}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
