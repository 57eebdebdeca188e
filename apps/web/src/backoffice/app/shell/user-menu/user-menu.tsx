import { backoffice } from '@cadran/i18n/backoffice';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { UserMenuDropdown } from '../../overlays/lazy-overlays.ts';
import { OnceDrawn } from '../../overlays/once-drawn.tsx';
import styles from './user-menu.module.css';

export const UserMenu = () => {
  const t = useMessages(backoffice.shell);
  const { user } = useSession();
  const [opened, { toggle, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={styles.userMenu}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        data-expanded={opened || undefined}
        onClick={toggle}
      >
        <span className={styles.userMenuInitial} aria-hidden>
          {user.displayName.charAt(0).toUpperCase()}
        </span>
        <span className={styles.userMenuName}>{user.displayName}</span>
        <VisuallyHidden>{t.userMenu}</VisuallyHidden>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <OnceDrawn orWhen={opened}>
        <UserMenuDropdown id={id} button={button} opened={opened} onClose={close} />
      </OnceDrawn>
    </>
  );
};
