import { backoffice } from '@cadran/i18n/backoffice';
import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { COLOR_SCHEME_CHOICES } from '../../../shared/color-scheme/color-scheme.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useLogout, useSession } from '../../shared/session/use-session.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import styles from './user-menu.module.css';

/** A choice of this device, not of the account. */
const ThemeItems = () => {
  const t = useMessages(backoffice.shell).theme;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme}>
      {COLOR_SCHEME_CHOICES.map((choice) => (
        <Menu.RadioItem
          key={choice}
          value={choice}
          checkIcon={<IconCheck size={18} stroke={1.5} aria-hidden />}
          onChange={() => setColorScheme(choice)}
        >
          {t.choices[choice]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
};

export const UserMenu = () => {
  const t = useMessages(backoffice.shell);
  const { places } = useMessages(backoffice.navigation);
  const { user, organization } = useSession();
  const logout = useLogout();
  const account = useNavigation().filter(({ section }) => section === 'account');
  return (
    <Menu position="bottom-end" width={264} shadow="md" offset={8} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles.userMenu}>
          <span className={styles.userMenuInitial} aria-hidden>
            {user.displayName.charAt(0).toUpperCase()}
          </span>
          <span className={styles.userMenuName}>{user.displayName}</span>
          <VisuallyHidden>{t.userMenu}</VisuallyHidden>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.userMenuWho}>
          <strong>{user.displayName}</strong>
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
        <Menu.Label>{t.theme.label}</Menu.Label>
        <ThemeItems />
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
