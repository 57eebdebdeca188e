import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import type { RowAction } from './list-types.ts';

interface Props {
  readonly name: string;
  readonly actions: readonly RowAction[];
}

const Entry = ({ action }: { readonly action: RowAction }) => {
  const { label, icon: ActionIconOf, danger } = action;
  const look = {
    leftSection: <ActionIconOf size={18} stroke={1.5} aria-hidden />,
    ...(danger && { color: 'danger' }),
  };
  return 'to' in action ? (
    <Menu.Item component={Link} to={action.to} {...look}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={action.onClick} {...look}>
      {label}
    </Menu.Item>
  );
};

/** What can be done with a row, behind one button. */
export const RowMenu = ({ name, actions }: Props) => {
  const t = useMessages(backoffice.list);
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="dark" size={36} aria-label={t.actions(name)}>
          <IconDotsVertical size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Entry key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
