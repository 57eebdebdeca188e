import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { RowAction } from '../list-types.ts';

interface Props {
  readonly name: string;
  readonly actions: readonly RowAction[];
}

interface EntryProps {
  readonly action: RowAction;
  /** Dialogs return the focus: it must be on the menu button, not on an entry that is unmounted. */
  readonly leave: () => void;
}

const Entry = ({ action, leave }: EntryProps) => {
  const { label, icon: ActionIconOf, danger } = action;
  const look = {
    leftSection: <ActionIconOf size={18} stroke={1.5} aria-hidden />,
    ...(danger && { color: 'var(--c-danger-text)' }),
  };
  return 'to' in action ? (
    <Menu.Item component={Link} to={action.to} search={action.search as never} {...look}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item
      onClick={() => {
        leave();
        action.onClick();
      }}
      {...look}
    >
      {label}
    </Menu.Item>
  );
};

/** In a portal so that the table does not clip it, inside the main landmark. */
const IN_CONTENT = { target: '#content' };

export const RowMenu = ({ name, actions }: Props) => {
  const t = useMessages(backoffice.list);
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" returnFocus portalProps={IN_CONTENT}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="dark"
          size={36}
          aria-label={t.actions(name)}
        >
          <IconDotsVertical size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Entry key={action.label} action={action} leave={() => button.current?.focus()} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
