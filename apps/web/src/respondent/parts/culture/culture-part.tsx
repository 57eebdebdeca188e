import type { PublicScreeningCampaign } from '@cadran/contract';
import type { CultureType } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { CULTURE } from '@cadran/instruments/parts/instruments/culture';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { shuffledProposals } from '@cadran/instruments/culture/shuffled-proposals';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { useField } from '../../fields/field-context.tsx';
import { FieldError } from '../../fields/field-error.tsx';
import { useDigitKeys } from '../../fields/choice/scale/use-digit-keys.ts';
import { useDoubleClick } from '../../fields/choice/use-double-click.ts';
import { Heading } from '../../layout/heading.tsx';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import fieldStyles from '../../fields/field.module.css';
import { LinkButton } from '../../ui/button.tsx';
import { KeyboardHint } from '../../ui/keyboard-hint.tsx';
import optionsStyles from '../../fields/choice/options.module.css';
import { useGoOn } from './use-go-on.ts';
import styles from './culture-part.module.css';

type Props = PageProps<PublicScreeningCampaign, Readonly<Record<string, CultureType | null>>>;

/** A tap selects and goes on; a click selects, a double click goes to next; keys 1 to 4, Enter. */
const Page = ({ page, answers, set, questionnaireId, next }: Props) => {
  const t = useMessages(respondent.instruments).culture;
  const { language } = useLanguage();
  const situation = SCREENING_CULTURE[page];
  const id = situation?.id ?? '';
  const prompt = situation?.prompt[language] ?? '';
  const field = useField(id, prompt, 'choice');
  const order = shuffledProposals(id, questionnaireId);
  const proposals = useDoubleClick(next);
  const goOn = useGoOn(next);
  const [before, setBefore] = useState<CultureType | null>(null);
  const choose = (type: CultureType): void => {
    setBefore(answers[id] ?? null);
    set(id, type);
    goOn.chosen();
  };
  const undo = (): void => {
    goOn.stop();
    set(id, before);
    proposals.current?.querySelector('input')?.focus();
  };
  useDigitKeys((digit) => {
    const type = order[digit - 1];
    if (!type) return;
    set(id, type);
    // Enter then goes on, as it does from any field.
    proposals.current?.querySelectorAll<HTMLInputElement>('input')[digit - 1]?.focus();
  });
  return (
    <>
      <Heading>{prompt}</Heading>
      <p>
        {t.hint} <KeyboardHint>{t.keys}</KeyboardHint>
      </p>
      <fieldset className={fieldStyles.field} aria-describedby={field.errorId}>
        <VisuallyHidden as="legend">{prompt}</VisuallyHidden>
        <FieldError id={field.errorId}>{field.message}</FieldError>
        <div className={optionsStyles.options} ref={proposals} {...goOn.watch}>
          {order.map((type, place) => (
            <label
              key={type}
              data-testid="proposal"
              className={`${optionsStyles.option} ${styles.proposal}`}
            >
              <input
                type="radio"
                id={place === 0 ? field.id : undefined}
                name={field.id}
                value={type}
                checked={answers[id] === type}
                onChange={() => choose(type)}
              />
              <span className={styles.key} aria-hidden="true">
                {place + 1}
              </span>
              <span className={optionsStyles.text}>{situation?.proposals[type][language]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {goOn.waiting && (
        <p className={styles.pause} data-testid="going-on">
          <span>{t.goingOn}</span>
          <LinkButton onClick={undo}>{t.undo}</LinkButton>
        </p>
      )}
    </>
  );
};

const Title = () => useMessages(respondent.instruments).culture.title;

export const part = definePart(CULTURE, { Title, Page });
