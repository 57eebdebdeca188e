import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { useId, useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';

interface Props {
  readonly taken: (name: string) => boolean;
  readonly onAdd: (name: string) => void;
}

export const AddSkill = ({ taken, onAdd }: Props) => {
  const t = useMessages(respondent.facts).skills;
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const add = (): void => {
    const typed = name.trim();
    if (typed === '') return;
    if (taken(typed)) {
      setError(t.already);
      return;
    }
    onAdd(typed);
    setName('');
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {t.own}
      </label>
      <p className="field-error" role="alert" id={`${id}-error`}>
        {error}
      </p>
      <div className="card-row">
        <input
          id={id}
          className="input"
          autoComplete="off"
          maxLength={QUESTIONNAIRE_LIMITS.skillNameMax}
          aria-describedby={`${id}-error`}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button" onClick={add}>
          {t.add}
        </button>
      </div>
    </div>
  );
};
