import type { AuditLine } from '@cadran/contract';
import { formatDateTime } from '@cadran/i18n';
import { useLanguage } from '../../../language/language-context.tsx';
import { useActivityWords } from './use-activity-words.ts';
import './activity-list.css';

interface Props {
  readonly lines: readonly AuditLine[];
}

/** The latest lines of the log, newest first. */
export const ActivityList = ({ lines }: Props) => {
  const words = useActivityWords();
  const { language } = useLanguage();
  return (
    <ol className="activity">
      {lines.map((line) => (
        <li key={line.id}>
          <div className="activity-what">
            <strong>{line.actor.name}</strong>
            <span>{[words.action(line), words.target(line)].filter(Boolean).join(' · ')}</span>
          </div>
          <div className="activity-when">
            <time dateTime={line.at}>{formatDateTime(line.at, language)}</time>
            {line.organizationName && <span>{line.organizationName}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
};
