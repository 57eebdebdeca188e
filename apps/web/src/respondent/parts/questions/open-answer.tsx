import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../language/use-messages.ts';
import { FieldError, Optional, useField } from '../../fields/field-context.tsx';

const { openAnswerMax } = QUESTIONNAIRE_LIMITS;
/** Before that, the count would only distract. */
const NEARLY_FULL = 200;

interface Props {
  readonly item: string;
  readonly label: string;
  readonly optional: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export const OpenAnswer = ({ item, label, optional, value, onChange }: Props) => {
  const t = useMessages(respondent.facts).questions;
  const field = useField(item, label, 'text');
  const left = openAnswerMax - value.length;
  return (
    <div className="field">
      <label htmlFor={field.id} className="visually-hidden">
        {label}
      </label>
      {optional && <Optional />}
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <textarea
        id={field.id}
        className="input"
        rows={6}
        maxLength={openAnswerMax}
        aria-invalid={field.invalid}
        aria-required={!optional}
        aria-describedby={field.errorId}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {left <= NEARLY_FULL && <p className="field-hint">{t.characters(left)}</p>}
    </div>
  );
};
