import { backoffice } from '@cadran/i18n/backoffice';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import {
  type NavigationEntry,
  type NavigationSection,
  useNavigation,
} from '../../shared/navigation/navigation.ts';
import { canOpen } from '../../shared/router/guards.ts';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './side-navigation.module.css';

const SECTIONS = [
  'start',
  'modules',
  'administration',
  'platform',
  'account',
] as const satisfies readonly NavigationSection[];

const Entries = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const { places } = useMessages(backoffice.navigation);
  return entries.map(({ to, place, icon: EntryIcon, exact = false }) => (
    <li key={to}>
      <Link to={to} activeOptions={{ exact }}>
        <EntryIcon size={20} stroke={1.5} aria-hidden />
        {places[place]}
      </Link>
    </li>
  ));
};

const Section = ({ section }: { readonly section: NavigationSection }) => {
  const { sections } = useMessages(backoffice.navigation);
  const { user } = useSession();
  const id = useId();
  const entries = useNavigation().filter(
    (entry) => entry.section === section && canOpen(entry.access, user),
  );
  if (entries.length === 0) return null;
  if (section === 'start')
    return (
      <ul>
        <Entries entries={entries} />
      </ul>
    );
  return (
    <>
      <p id={id} className={styles.sideNavigationSection}>
        {sections[section]}
      </p>
      <ul aria-labelledby={id}>
        <Entries entries={entries} />
      </ul>
    </>
  );
};

/** Only what the user may open (spec, section 6). */
export const SideNavigation = () => {
  const t = useMessages(backoffice.shell);
  return (
    <nav aria-label={t.mainNavigation} className={styles.sideNavigation}>
      {SECTIONS.map((section) => (
        <Section key={section} section={section} />
      ))}
    </nav>
  );
};
