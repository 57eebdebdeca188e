import type { UserImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ScrollArea } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useRuleMessages } from '../../../shared/form/use-fields.ts';
import styles from './imported-lines.module.css';

type Line = UserImportReport['lines'][number];

const Outcome = ({ line }: { readonly line: Line }) => {
  const t = useMessages(backoffice.users);
  const words = useRuleMessages();
  if (line.status === 'created') return <code>{line.credentials.password}</code>;
  const columns: Readonly<Record<string, string>> = t.import.columns;
  return (
    <ul>
      {Object.entries(line.fields).map(([path, rule]) => (
        <li key={path}>{t.import.reason(columns[path] ?? path, words(rule) ?? rule)}</li>
      ))}
    </ul>
  );
};

const Status = ({ line }: { readonly line: Line }) => {
  const t = useMessages(backoffice.users).import;
  const created = line.status === 'created';
  const StatusIcon = created ? IconCircleCheckFilled : IconCircleXFilled;
  return (
    <span className={styles.importStatus} data-status={line.status}>
      <StatusIcon size={16} aria-hidden />
      {created ? t.lineCreated : t.lineRefused}
    </span>
  );
};

export const ImportedLines = ({ lines }: { readonly lines: readonly Line[] }) => {
  const t = useMessages(backoffice.users);
  return (
    <ScrollArea.Autosize mah={360} viewportProps={{ tabIndex: 0 }}>
      <table className={styles.importLines} aria-label={t.import.reportTitle}>
        <thead>
          <tr>
            <th scope="col">{t.import.line}</th>
            <th scope="col">{t.credentials.identifier}</th>
            <th scope="col">{t.import.result}</th>
            <th scope="col">{t.import.detail}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{line.line}</td>
              <td>{line.username || '–'}</td>
              <td>
                <Status line={line} />
              </td>
              <td>
                <Outcome line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea.Autosize>
  );
};
