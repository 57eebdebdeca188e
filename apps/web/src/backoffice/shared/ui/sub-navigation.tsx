import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import './sub-navigation.css';

interface Props {
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly label: string }[];
}

const EXACT = { exact: true };

/** The pages of one subject, side by side below its title. */
export const SubNavigation = ({ label, entries }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen: the page one is on is in sight.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft - 16 });
  }, []);
  return (
    <nav aria-label={label} className="sub-navigation">
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
