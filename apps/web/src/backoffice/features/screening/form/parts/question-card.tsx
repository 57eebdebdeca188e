import {
  CAMPAIGN_LIMITS,
  type CampaignQuestion,
  LANGUAGES,
  QUESTION_TYPES,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { QUESTION_TYPE_NAMES } from '@cadran/instruments/reference/levels';
import { ActionIcon, Select, Switch, Textarea, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useLanguage } from '../../../../../language/language-context.tsx';
import { useMessages } from '../../../../../language/use-messages.ts';
import { useCampaignFields, useCampaignFormState } from '../form-context.ts';
import { RemoveRow } from './row-list.tsx';
import './question-card.css';

interface Props {
  readonly question: CampaignQuestion;
  readonly index: number;
  readonly total: number;
  readonly dragged: boolean;
  readonly onDrag: (event: PointerEvent, card: HTMLElement) => void;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
}

/** One question: its kind, its words in each language, whether it must be answered, its place. */
export const QuestionCard = ({
  question,
  index,
  total,
  dragged,
  onDrag,
  onMove,
  onRemove,
}: Props) => {
  const t = useMessages(backoffice.screeningForm).questions;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const field = useCampaignFields();
  const path = `questions.${index}`;
  const steps = [
    { icon: IconArrowUp, label: t.up(index + 1), to: index - 1 },
    { icon: IconArrowDown, label: t.down(index + 1), to: index + 1 },
  ];
  return (
    <li className="question-card" data-question={question.id} data-dragged={dragged || undefined}>
      <div className="question-head">
        <span
          className="question-grip"
          aria-hidden
          onPointerDown={(event) => {
            const card = event.currentTarget.closest('li');
            if (card && !readOnly) onDrag(event, card);
          }}
        >
          <IconGripVertical size={18} stroke={1.5} />
        </span>
        <h3>{t.number(index + 1)}</h3>
        <div className="question-moves">
          {steps.map(({ icon: StepIcon, label, to }) => (
            <Tooltip key={label} label={label}>
              <ActionIcon
                variant="subtle"
                color="dark"
                size={36}
                aria-label={label}
                disabled={readOnly || to < 0 || to >= total}
                onClick={() => onMove(to)}
              >
                <StepIcon size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Tooltip>
          ))}
          <RemoveRow label={t.remove(index + 1)} onRemove={onRemove} />
        </div>
      </div>
      <div className="campaign-fields">
        <Select
          label={t.type}
          data={QUESTION_TYPES.map((type) => ({
            value: type,
            label: QUESTION_TYPE_NAMES[type][language],
          }))}
          allowDeselect={false}
          {...field(`${path}.type`)}
        />
        <div className="question-required">
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
      </div>
    </li>
  );
};
