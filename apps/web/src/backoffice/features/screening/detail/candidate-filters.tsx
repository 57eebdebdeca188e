import {
  CERTAINTIES,
  DECISIONS,
  QUALITY_LEVELS,
  QUESTIONNAIRE_STATUSES,
  VERDICTS,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { NativeSelect } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import type { Sort } from '../../../shared/list/params/list-params.ts';
import type { ExtraSort } from '../../../shared/list/list-types.ts';
import {
  type CandidateAddress,
  candidateList,
  type CandidateSort,
  MAIL_FILTERS,
} from '../../../shared/candidate/list/candidate-list.ts';
import styles from './candidates.module.css';

interface Props {
  readonly value: CandidateAddress;
  readonly onChange: (change: {
    readonly [K in keyof typeof candidateList.filters]?: CandidateAddress[K] | undefined;
  }) => void;
  readonly onSort: (sort: Sort<CandidateSort>) => void;
  readonly otherSorts: readonly ExtraSort<CandidateSort>[];
}

const MoreSorts = ({ value, onSort, otherSorts }: Omit<Props, 'onChange'>) => {
  const t = useMessages(backoffice.candidates);
  const list = useMessages(backoffice.list);
  const options = otherSorts.flatMap(({ sort, header }) => [
    { value: `-${sort}` as const, label: list.descending(header) },
    { value: sort, label: list.ascending(header) },
  ]);
  const sort = value.sort ?? candidateList.defaultSort;
  return (
    <NativeSelect
      className={styles.candidateSorts}
      aria-label={t.filters.sort}
      data={[{ value: '', label: t.filters.sort }, ...options]}
      value={options.some((option) => option.value === sort) ? sort : ''}
      onChange={({ currentTarget }) =>
        onSort(
          options.find((option) => option.value === currentTarget.value)?.value ??
            candidateList.defaultSort,
        )
      }
    />
  );
};

export const CandidateFilters = ({ value, onChange, onSort, otherSorts }: Props) => {
  const t = useMessages(backoffice.candidates);
  const detail = useMessages(backoffice.screening).detail;
  const names = useMessages(candidates);
  const mails = useMessages(backoffice.decisionMails);
  return (
    <div className={styles.candidateFilters}>
      <ChoiceFilter
        label={detail.status}
        any={detail.anyStatus}
        codes={QUESTIONNAIRE_STATUSES}
        names={detail.onlyStatus}
        value={value.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t.verdict}
        any={t.filters.anyVerdict}
        codes={VERDICTS}
        names={t.verdicts}
        value={value.verdict}
        onChange={(verdict) => onChange({ verdict })}
      />
      <ChoiceFilter
        label={t.certainty}
        any={t.filters.anyCertainty}
        codes={CERTAINTIES}
        names={names.certainties}
        value={value.certainty}
        onChange={(certainty) => onChange({ certainty })}
      />
      <ChoiceFilter
        label={t.quality}
        any={t.filters.anyQuality}
        codes={QUALITY_LEVELS}
        names={names.quality}
        value={value.quality}
        onChange={(quality) => onChange({ quality })}
      />
      <ChoiceFilter
        label={t.decision}
        any={t.filters.anyDecision}
        codes={DECISIONS}
        names={names.decisions}
        value={value.decision}
        onChange={(decision) => onChange({ decision })}
      />
      <ChoiceFilter
        label={mails.filter}
        any={mails.anyState}
        codes={MAIL_FILTERS}
        names={mails.onlyState}
        value={value.decisionMail}
        onChange={(decisionMail) => onChange({ decisionMail })}
      />
      <MoreSorts value={value} onSort={onSort} otherSorts={otherSorts} />
    </div>
  );
};
