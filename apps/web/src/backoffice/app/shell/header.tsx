import { backoffice } from '@cadran/i18n/backoffice';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { mayOpen } from '../../shared/router/guards.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { UserMenu } from './user-menu.tsx';
import './header.css';

const ModuleLinks = () => {
  const t = useMessages(backoffice.shell);
  const { places } = useMessages(backoffice.navigation);
  const { user } = useSession();
  const modules = useNavigation().filter(
    ({ section, access }) => section === 'modules' && mayOpen(access, user),
  );
  if (modules.length === 0) return null;
  return (
    <nav aria-label={t.modules} className="header-modules">
      {modules.map(({ to, place }) => (
        <Link key={to} to={to}>
          {places[place]}
        </Link>
      ))}
    </nav>
  );
};

/** In the organisation's header colours. */
export const Header = ({ openNavigation }: { readonly openNavigation: () => void }) => {
  const t = useMessages(backoffice.shell);
  const { organization } = useSession();
  return (
    <header className="header">
      <button
        type="button"
        className="header-burger"
        aria-label={t.openNavigation}
        onClick={openNavigation}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
      <Link to="/" className="header-brand">
        <Brand organization={organization} />
      </Link>
      <ModuleLinks />
      <div className="header-end">
        <LanguageSwitch />
        <UserMenu />
      </div>
    </header>
  );
};
