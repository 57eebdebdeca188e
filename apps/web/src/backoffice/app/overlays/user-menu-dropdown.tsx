import { backoffice } from '@cadran/i18n/backoffice';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconCheck, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { COLOR_SCHEME_CHOICES } from '../../../shared/color-scheme/color-scheme.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useLogout, useSession } from '../../shared/session/use-session.ts';
import styles from '../shell/user-menu/user-menu.module.css';

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

type Button = RefObject<HTMLElement | null>;

/** Tells the kit which button the menu belongs to: that one is drawn before the kit's menu is there. */
const ButtonOf = ({
  ref,
  button,
}: {
  readonly ref?: Ref<HTMLElement>;
  readonly button: Button;
}) => {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
};

interface Props {
  /** Also of the button, which names the menu. */
  readonly id: string;
  readonly button: Button;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const UserMenuDropdown = ({ id, button, opened, onClose }: Props) => {
  const t = useMessages(backoffice.shell);
  const { places } = useMessages(backoffice.navigation);
  const { user, organization } = useSession();
  const logout = useLogout();
  const account = useNavigation().filter(({ section }) => section === 'account');
  // Closed at first: the kit notes where the focus returns to when it opens.
  const mounted = useMounted();
  return (
    <Menu
      id={id}
      opened={opened && mounted}
      onClose={onClose}
      position="bottom-end"
      width={264}
      shadow="md"
      offset={8}
      withinPortal={false}
    >
      <Menu.Target>
        <ButtonOf button={button} />
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
