import type { Language, NormsVersion } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useChooseNorms } from './change-norms.ts';
import styles from '../evidence.module.css';

interface EntryProps {
  readonly language: Language;
  readonly normsId: string | null;
  readonly name: string;
  readonly inUse: boolean;
  readonly children: ReactNode;
}

const Entry = ({ language, normsId, name, inUse, children }: EntryProps) => {
  const t = useMessages(backoffice.evidence).norms;
  const notify = useNotify();
  const choose = useChooseNorms();
  const pick = (): void =>
    choose.mutate(
      { language, normsId },
      { onSuccess: () => notify.success(t.used), onError: notify.failure },
    );
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{children}</p>
      </div>
      {inUse ? (
        <span className={styles.normsInUse}>{t.inUse}</span>
      ) : (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t.choose(name)}
          loading={choose.isPending}
          onClick={pick}
        >
          {t.use}
        </Button>
      )}
    </li>
  );
};

interface Props {
  readonly language: Language;
  readonly versions: readonly NormsVersion[];
}

/** Newest first, the provisional norms last: one can always go back to them. */
export const NormsVersions = ({ language, versions }: Props) => {
  const t = useMessages(backoffice.evidence).norms;
  const { language: shown } = useLanguage();
  const dates = useDates();
  return (
    <ul className={styles.normsVersions}>
      {versions.map(({ id, name, people, adoptedAt, adoptedBy, inUse }) => (
        <Entry key={id} language={language} normsId={id} name={name} inUse={inUse}>
          {[
            t.people(people, formatNumber(people, shown)),
            t.adopted(dates.longDate(adoptedAt), adoptedBy),
          ].join(' · ')}
        </Entry>
      ))}
      <Entry
        language={language}
        normsId={null}
        name={t.provisional}
        inUse={!versions.some(({ inUse }) => inUse)}
      >
        {t.provisionalText}
      </Entry>
    </ul>
  );
};
