import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { formErrors } from '../../../shared/form/use-form-failure.ts';

/** Missing or unknown columns, for which the whole file is refused. */
export const HeaderErrors = ({ error }: { readonly error: Error | null }) => {
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
