import type { FieldErrors } from '@cadran/contract';
import type { AnswerItems } from '@cadran/contract/answers';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { isPreview } from '../../data/preview.ts';
import { FieldContext, type Settle } from '../../fields/field-context.tsx';
import { createFieldNames } from '../../fields/field-names.ts';
import type { AnswerStore } from '../answers/answer-store.ts';
import type { QuestionnairePart } from '../define-part.ts';
import { ErrorSummary } from './errors/error-summary.tsx';
import { shownErrors, withRule } from './errors/shown-errors.ts';
import { usePageTime } from './use-page-time.ts';
import { findMissing, type Step } from './steps.ts';
import { Button } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import panelStyles from '../../ui/panel.module.css';
import stepNavStyles from '../../ui/step-nav.module.css';

interface Props<C> {
  readonly step: Step<QuestionnairePart<C>>;
  readonly campaign: C;
  readonly questionnaireId: string;
  readonly store: AnswerStore;
  readonly items: AnswerItems;
  /** However the page is left, by the browser's buttons too. */
  readonly onLeft: () => Promise<void>;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | null;
  /** For respondents who return to a page after answering everything. */
  readonly onSummary: (() => void) | null;
}

const NONE = {};
const NO_ITEMS: ReadonlySet<string> = new Set();

/** One page of one part, with Previous and Next. Next is refused while something is missing, except in a preview. */
export const StepForm = <C,>(props: Props<C>) => {
  const { step, campaign, questionnaireId, store, items, onLeft } = props;
  const { onNext, onPrevious, onSummary } = props;
  const { declared, page } = step;
  const t = useMessages(respondent.engine);
  const { language } = useLanguage();
  const [refused, setRefused] = useState(NO_ITEMS);
  const [typed, setTyped] = useState<FieldErrors>(NONE);
  const [{ names, settles, typedIn }] = useState(() => ({
    names: createFieldNames(),
    settles: new Map<string, Settle>(),
    typedIn: (item: string, rule: string | null) =>
      setTyped((before) => withRule(before, item, rule)),
  }));
  const summary = useRef<HTMLDivElement>(null);
  const begunHere = useRef(false);
  const fileTime = usePageTime(store, declared.name, page, declared.statements(page, campaign));

  useEffect(() => () => void onLeft(), [onLeft]);

  const missing = findMissing(step, items, campaign);
  const errors = refused.size === 0 ? NONE : shownErrors(refused, missing, typed);
  const fields = useMemo(
    () => ({ errors, names, settles, typedIn }),
    [errors, names, settles, typedIn],
  );

  const leave = (by: () => void, asked = settles): void => {
    const unsettled = Object.fromEntries(
      [...asked].flatMap(([item, settle]) => {
        const rule = settle();
        return rule === null ? [] : [[item, rule]];
      }),
    );
    // What a key press has just answered is in the store before it is drawn.
    const wrong = { ...findMissing(step, store.items(), campaign), ...unsettled };
    if (Object.keys(wrong).length > 0 && !isPreview()) {
      setRefused(new Set(Object.keys(wrong)));
      setTyped(unsettled);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    fileTime();
    by();
  };
  const next = (): void => leave(onNext);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    next();
  };

  return (
    <form
      noValidate
      className={panelStyles.step}
      onSubmit={submit}
      onClickCapture={(event) => {
        // The second of two taps whose first one brought this page is not meant for its buttons.
        if (event.detail <= 1) begunHere.current = true;
        if (!begunHere.current) event.preventDefault();
      }}
    >
      <ErrorSummary errors={errors} names={names} focus={summary} />
      <FieldContext value={fields}>
        <declared.Page
          campaign={campaign}
          page={page}
          answers={items[declared.name] ?? NONE}
          set={(item, value) => store.set(declared.name, item, value, language)}
          questionnaireId={questionnaireId}
          next={next}
          skip={() => leave(onNext, new Map())}
        />
      </FieldContext>
      <StepNav>
        {onPrevious && (
          <Button
            onClick={() => {
              fileTime();
              onPrevious();
            }}
          >
            {t.previous}
          </Button>
        )}
        {onSummary && (
          <Button className={stepNavStyles.toSummary} onClick={() => leave(onSummary)}>
            {t.toSummary}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {t.next}
        </Button>
      </StepNav>
    </form>
  );
};
