import { backoffice } from '@cadran/i18n/backoffice';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useSession } from '../../shared/session/use-session.ts';
import './user-menu.css';

export const UserMenu = () => {
  const t = useMessages(backoffice.shell);
  const { places } = useMessages(backoffice.navigation);
  const { user, organization } = useSession();
  const logout = useLogout();
  const account = useNavigation().filter(({ section }) => section === 'account');
  return (
    <Menu position="bottom-end" width={264} shadow="md" offset={8} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className="user-menu">
          <span className="user-menu-initial" aria-hidden>
            {user.username.charAt(0).toUpperCase()}
          </span>
          <span className="user-menu-name">{user.username}</span>
          <span className="visually-hidden">{t.userMenu}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="user-menu-who">
          <strong>{user.username}</strong>
          <span>{t.roles[user.role]}</span>
          <span>{organization.name}</span>
        </Menu.Label>
        <Menu.Divider />
        {account.map(({ to, place, icon: EntryIcon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<EntryIcon size={18} stroke={1.5} aria-hidden />}
          >
            {places[place]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
          onClick={() => void logout()}
        >
          {t.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
