import { CAMPAIGN_LIMITS, LANGUAGES, QUESTION_TYPES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { QUESTION_TYPE_NAMES } from '@cadran/instruments/reference/levels';
import { Select, Switch, Textarea } from '@mantine/core';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useCampaignFields } from '../../../../shared/campaign-form/form-context.ts';
import { RemoveRow } from '../../../../shared/campaign-form/rows/row-list.tsx';
import { RowGrip, RowMoves } from '../../../../shared/campaign-form/rows/sortable-rows.tsx';
import type { SortableRow } from '../../../../shared/campaign-form/rows/use-sortable-rows.ts';
import { FieldGrid } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './question-card.module.css';

interface Props {
  readonly row: SortableRow;
  readonly onRemove: () => void;
}

/** One question: its kind, its words in each language, whether it must be answered, its place. */
export const QuestionCard = ({ row, onRemove }: Props) => {
  const t = useMessages(backoffice.screeningForm).questions;
  const { language } = useLanguage();
  const field = useCampaignFields();
  const place = row.index + 1;
  const path = `questions.${row.index}`;
  return (
    <li className={styles.questionCard} data-row={row.id} data-dragged={row.dragged || undefined}>
      <div className={styles.questionHead}>
        <RowGrip row={row} />
        <h3>{t.number(place)}</h3>
        <RowMoves row={row} up={t.up(place)} down={t.down(place)}>
          <RemoveRow label={t.remove(place)} onRemove={onRemove} />
        </RowMoves>
      </div>
      <FieldGrid>
        <Select
          label={t.type}
          data={QUESTION_TYPES.map((type) => ({
            value: type,
            label: QUESTION_TYPE_NAMES[type][language],
          }))}
          allowDeselect={false}
          {...field(`${path}.type`)}
        />
        <div className={styles.questionRequired}>
          <Switch label={t.required} {...field(`${path}.required`, {}, 'checkbox')} />
        </div>
        {LANGUAGES.map((code) => (
          <Textarea
            key={code}
            lang={code}
            label={t.text[code]}
            description={t.textHint[code]}
            maxLength={CAMPAIGN_LIMITS.questionTextMax}
            autosize
            minRows={2}
            maxRows={6}
            {...field(`${path}.text.${code}`)}
          />
        ))}
      </FieldGrid>
    </li>
  );
};
