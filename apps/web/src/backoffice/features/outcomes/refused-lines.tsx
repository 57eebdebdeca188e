import type { FieldErrors, OutcomeImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { outcomes } from '@cadran/i18n/outcomes';
import { Alert, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useRuleMessages } from '../../shared/form/use-fields.ts';

const COLUMN = 'csv.';

interface Props {
  /** Of the row of headings, for which the whole file is refused. */
  readonly header: Readonly<Record<string, string | undefined>> | FieldErrors;
  readonly lines: OutcomeImportReport['refused'];
}

/** What is wrong, by row and column. */
export const RefusedLines = ({ header, lines }: Props) => {
  const t = useMessages(backoffice.outcomes).import;
  const names: Readonly<Record<string, string>> = useMessages(outcomes).columns;
  const words = useRuleMessages();
  const reason = (rule: string): string => words(rule) ?? rule;
  const texts = [
    ...Object.entries(header)
      .filter(([path]) => path.startsWith(COLUMN))
      .map(([path, rule = '']) => {
        const column = path.slice(COLUMN.length);
        return t.column(names[column] ?? column, reason(rule));
      }),
    ...lines.flatMap(({ line, fields }) =>
      Object.entries(fields).map(([column, rule]) =>
        t.line(line, names[column] ?? t.wholeLine, reason(rule)),
      ),
    ),
  ];
  if (texts.length === 0) return null;
  return (
    <Alert
      color="danger"
      variant="light"
      icon={<IconAlertCircle aria-hidden />}
      title={t.refused}
      role="alert"
    >
      <List size="sm">
        {texts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </Alert>
  );
};
