import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Optional, useField, useSettle, useTypedIn } from '../../fields/field-context.tsx';
import { FieldError } from '../../fields/field-error.tsx';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../fields/field.module.css';
import skillsStyles from './skills.module.css';

interface Props {
  readonly taken: (name: string) => boolean;
  readonly onAdd: (name: string) => void;
}

/** No skill is called this: none begins with a blank. */
const ITEM = ' own';

export const AddSkill = ({ taken, onAdd }: Props) => {
  const t = useMessages(respondent.facts).skills;
  const field = useField(ITEM, t.own, 'text');
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  /** Next adds it too, so that a typed text is not lost. */
  const add = (): string | null => {
    const typed = name.trim();
    if (typed === '') return null;
    if (taken(typed)) {
      setRefused(true);
      return 'taken';
    }
    onAdd(typed);
    setName('');
    return null;
  };
  const typedIn = useTypedIn(ITEM);
  useSettle(ITEM, add);
  const error = refused ? t.already : field.message;
  const errorId = error === undefined ? undefined : `${field.id}-error`;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={field.id} className={fieldStyles.label}>
        {t.own} <Optional />
      </label>
      <div role="alert">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      <div className={skillsStyles.cardRow}>
        <input
          id={field.id}
          className={fieldStyles.input}
          autoComplete="off"
          maxLength={QUESTIONNAIRE_LIMITS.skillNameMax}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefused(false);
            typedIn(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{t.add}</Button>
      </div>
    </div>
  );
};
