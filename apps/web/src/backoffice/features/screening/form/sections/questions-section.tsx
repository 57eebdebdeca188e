import { CAMPAIGN_LIMITS, type CampaignQuestion } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  useCampaignFormState,
  useFormList,
} from '../../../../shared/campaign-form/form-context.ts';
import { AddRow, NoRows } from '../../../../shared/campaign-form/rows/row-list.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { SortableRows } from '../../../../shared/campaign-form/rows/sortable-rows.tsx';
import { useSortableRows } from '../../../../shared/campaign-form/rows/use-sortable-rows.ts';
import { SectionReasons } from '../parts/section-reasons.tsx';
import { QuestionCard } from '../parts/question-card.tsx';

const idOf = ({ id }: CampaignQuestion): string => id;

/** Up to 10 questions of the organisation's own, shown and never scored. */
export const QuestionsSection = () => {
  const t = useMessages(backoffice.screeningForm).questions;
  const { form } = useCampaignFormState();
  const { items: questions, read, set } = useFormList<CampaignQuestion>('questions', idOf);
  const sortable = useSortableRows({ read, set, idOf, moved: t.moved });
  return (
    <SectionFrame section="questions">
      <SectionReasons section="questions" />
      {questions.length === 0 ? (
        <NoRows words={t.none} error={null} path="questions" />
      ) : (
        <SortableRows sortable={sortable}>
          {questions.map((question, index) => (
            <QuestionCard
              key={form.key(`question-${question.id}`)}
              row={sortable.rowOf(question, index, questions.length)}
              onRemove={() => set(read().filter(({ id }) => id !== question.id))}
            />
          ))}
        </SortableRows>
      )}
      <AddRow
        label={t.add}
        count={questions.length}
        max={CAMPAIGN_LIMITS.questions}
        onAdd={() =>
          set([
            ...read(),
            { id: crypto.randomUUID(), type: 'open', text: { fr: '', en: '' }, required: false },
          ])
        }
      />
    </SectionFrame>
  );
};
