import { answerKey, type AnswerItems } from '@cadran/contract/answers';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { FieldContext, type NamedField } from '../fields/field-context.tsx';
import type { AnswerStore } from './answer-store.ts';
import type { DrawnPart } from './drawn-part.ts';
import { ErrorSummary } from './error-summary.tsx';
import { usePageTime } from './use-page-time.ts';
import { missingOn, type Step } from './walk.ts';

interface Props<C> {
  readonly step: Step<DrawnPart<C>>;
  readonly campaign: C;
  readonly questionnaireId: string;
  readonly store: AnswerStore;
  readonly items: AnswerItems;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | null;
}

const NONE = {};

/** One page of one part, with Previous and Next. Next is refused while something is missing. */
export const StepForm = <C,>(props: Props<C>) => {
  const { step, campaign, questionnaireId, store, items, onNext, onPrevious } = props;
  const { declared, page } = step;
  const t = useMessages(respondent.engine);
  const [refused, setRefused] = useState(false);
  const [names] = useState(() => new Map<string, NamedField>());
  const summary = useRef<HTMLDivElement>(null);
  const fileTime = usePageTime(store, declared.name, page, declared.statements(page, campaign));

  const missing = missingOn(step, items, campaign);
  const errors = refused ? missing : NONE;
  const fields = useMemo(() => ({ errors, names }), [errors, names]);

  const next = (): void => {
    // What a key press has just answered is in the store before it is drawn.
    if (Object.keys(missingOn(step, store.items(), campaign)).length > 0) {
      setRefused(true);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    fileTime();
    onNext();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    next();
  };

  return (
    <form noValidate className="step" onSubmit={submit}>
      <ErrorSummary errors={errors} names={names} focus={summary} />
      <FieldContext value={fields}>
        <declared.Page
          campaign={campaign}
          page={page}
          answers={items[declared.name] ?? NONE}
          set={(item, value) => store.set(answerKey(declared.name, item), value)}
          questionnaireId={questionnaireId}
          next={next}
        />
      </FieldContext>
      <div className="step-nav">
        {onPrevious && (
          <button
            type="button"
            className="button"
            onClick={() => {
              fileTime();
              onPrevious();
            }}
          >
            {t.previous}
          </button>
        )}
        <button type="submit" className="button primary">
          {t.next}
        </button>
      </div>
    </form>
  );
};
