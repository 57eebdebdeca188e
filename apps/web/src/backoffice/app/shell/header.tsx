import { backoffice } from '@cadran/i18n/backoffice';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { canOpen } from '../../shared/router/guards.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Brand } from '../../../shared/brand/brand.tsx';
import { ScreenLanguageSwitch } from '../../../shared/language/screen-language-switch.tsx';
import { SearchButton } from './search/search-button.tsx';
import { UserMenu } from './user-menu/user-menu.tsx';
import styles from './header.module.css';

const ModuleLinks = () => {
  const t = useMessages(backoffice.shell);
  const { places } = useMessages(backoffice.navigation);
  const { user } = useSession();
  const modules = useNavigation().filter(
    ({ section, access }) => section === 'modules' && canOpen(access, user),
  );
  if (modules.length === 0) return null;
  return (
    <nav aria-label={t.modules} className={styles.headerModules}>
      {modules.map(({ to, place }) => (
        <Link key={to} to={to}>
          {places[place]}
        </Link>
      ))}
    </nav>
  );
};

export const Header = ({ openNavigation }: { readonly openNavigation: () => void }) => {
  const t = useMessages(backoffice.shell);
  const { organization } = useSession();
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.headerBurger}
        aria-label={t.openNavigation}
        onClick={openNavigation}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
      <Link to="/" className={styles.headerBrand}>
        <Brand organization={organization} />
      </Link>
      <ModuleLinks />
      <div className={styles.headerEnd}>
        <SearchButton />
        <ScreenLanguageSwitch label={t.language} />
        <UserMenu />
      </div>
    </header>
  );
};
