import { CAMPAIGN_LIMITS, type CampaignQuestion } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useRef, useState } from 'react';
import { useMessages } from '../../../../../language/use-messages.ts';
import { placeAt } from '../../../../../ranking/drop-target.ts';
import { placed } from '../../../../../ranking/reorder.ts';
import { useDrag } from '../../../../../ranking/use-drag.ts';
import { useCampaignFormState, useFormList } from '../form-context.ts';
import { QuestionCard } from '../parts/question-card.tsx';
import { AddRow, NoRows } from '../parts/row-list.tsx';
import { SectionFrame } from '../parts/section-frame.tsx';

/** The middles of the other questions' cards say where a dragged one would go. */
const middlesOf = (list: HTMLElement | null, id: string): number[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
    .filter((card) => card.dataset['question'] !== id)
    .map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return top + height / 2;
    });

/** Up to 10 questions of the organisation's own, shown and never scored (scoring.md §10). */
export const QuestionsSection = () => {
  const t = useMessages(backoffice.screeningForm).questions;
  const { form } = useCampaignFormState();
  const {
    items: questions,
    read: typed,
    set: setQuestions,
  } = useFormList<CampaignQuestion>('questions', ({ id }) => id);
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (id: string, place: number): void => {
    const now = typed();
    const ids = placed(
      now.map((question) => question.id),
      id,
      place,
    );
    setQuestions(ids.flatMap((wanted) => now.find((question) => question.id === wanted) ?? []));
    say(t.moved(ids.indexOf(id) + 1, ids.length));
  };
  const { drag, start } = useDrag<string>({
    targetAt: (_x, y, id) => placeAt(middlesOf(list.current, id), y),
    onDrop: (id, place) => {
      if (typeof place === 'number') move(id, place);
    },
  });
  return (
    <SectionFrame section="questions">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {questions.length === 0 ? (
        <NoRows words={t.none} error={null} path="questions" />
      ) : (
        <ol className="row-list" ref={list}>
          {questions.map((question, index) => (
            <QuestionCard
              key={form.key(`question-${question.id}`)}
              question={question}
              index={index}
              total={questions.length}
              dragged={drag?.item === question.id}
              onDrag={(event, card) => start(question.id, event, card)}
              onMove={(place) => move(question.id, place)}
              onRemove={() => setQuestions(typed().filter(({ id }) => id !== question.id))}
            />
          ))}
        </ol>
      )}
      {drag && typeof drag.target === 'number' && (
        <p className="question-drop" aria-hidden style={{ left: drag.left, top: drag.top }}>
          {t.dropAt(drag.target + 1)}
        </p>
      )}
      <AddRow
        label={t.add}
        count={questions.length}
        max={CAMPAIGN_LIMITS.questions}
        onAdd={() =>
          setQuestions([
            ...typed(),
            { id: crypto.randomUUID(), type: 'open', text: { fr: '', en: '' }, required: false },
          ])
        }
      />
    </SectionFrame>
  );
};
