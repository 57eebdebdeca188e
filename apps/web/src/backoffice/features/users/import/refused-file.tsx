import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import { formErrors } from '../../../shared/form/form-errors.ts';

/** A header that cannot be read refuses the whole file: which columns, and why. */
export const RefusedFile = ({ error }: { readonly error: Error | null }) => {
  const t = useMessages(backoffice.users).import;
  const columns = Object.entries(formErrors(error) ?? {}).filter(([path]) =>
    path.startsWith('csv.'),
  );
  if (columns.length === 0) return null;
  const names: Readonly<Record<string, string>> = t.columns;
  return (
    <Alert
      color="danger"
      variant="light"
      icon={<IconAlertCircle aria-hidden />}
      title={t.headerRefused}
      role="alert"
    >
      <List size="sm">
        {columns.map(([path, rule]) => {
          const column = path.slice('csv.'.length);
          return (
            <List.Item key={path}>
              {rule === 'required'
                ? t.missingColumn(names[column] ?? column)
                : t.unknownColumn(column)}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
};
