import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Optional, useField, useSettle, useTypedIn } from '../../fields/field-context.tsx';
import { FieldError } from '../../fields/field-error.tsx';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import styles from '../../fields/field.module.css';

const { openAnswerMax } = QUESTIONNAIRE_LIMITS;
/** Before that, the count would only distract. */
const NEARLY_FULL = 200;

interface Props {
  readonly item: string;
  readonly label: string;
  /** The organisation may have written it in the other language only. */
  readonly lang: Language;
  readonly optional: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export const OpenAnswer = ({ item, label, lang, optional, value, onChange }: Props) => {
  const t = useMessages(respondent.facts).questions;
  const tooLongWords = useMessages(respondent.engine).errors.tooLong;
  const field = useField(item, label, 'text');
  const [typed, setTyped] = useState(value);
  // What is too long is kept on the page, where it can be shortened; the rest is changed elsewhere, too.
  const shown = typed.length > openAnswerMax ? typed : value;
  const left = openAnswerMax - shown.length;
  const typedIn = useTypedIn(item);
  const tooLong = (text: string): string | null =>
    text.length > openAnswerMax ? `too_long:${text.length - openAnswerMax}` : null;
  useSettle(item, () => tooLong(shown));
  const change = (text: string): void => {
    setTyped(text);
    typedIn(tooLong(text));
    onChange(text.slice(0, openAnswerMax));
  };
  return (
    <div className={styles.field}>
      <VisuallyHidden as="label" htmlFor={field.id} lang={lang}>
        {label}
      </VisuallyHidden>
      {optional && <Optional />}
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <textarea
        id={field.id}
        className={styles.input}
        rows={6}
        aria-invalid={field.invalid}
        aria-required={!optional}
        aria-describedby={field.errorId}
        value={shown}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {left >= 0 && left <= NEARLY_FULL && <p className={styles.hint}>{t.characters(left)}</p>}
      {left < 0 && !field.invalid && <p className={styles.error}>{tooLongWords(-left)}</p>}
    </div>
  );
};
