import { respondent } from '@cadran/i18n/respondent';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { FieldError } from '../../fields/field-error.tsx';
import fieldStyles from '../../fields/field.module.css';
import codeStyles from '../resume/code-field.module.css';
import { caretAfter, formatTypedCode } from './typed-code.ts';
import type { AccessCodeState } from './use-access-code.ts';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly access: AccessCodeState;
}

/** Grouped in threes as it is typed, on a keyboard of capitals. */
export const AccessCodeField = ({ input, access }: Props) => {
  const { code: t, resume } = useMessages(respondent.entry);
  const { typed: value, fromLink, problem } = access;
  const words = { missing: t.missing, refused: t.refused, tooOften: resume.tooOften };
  const error = problem === null ? '' : words[problem];
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor="access-code">
        {t.label}
      </label>
      <p className={fieldStyles.hint} id="access-code-hint">
        {/* It came with the link: nobody need be told where to find it. */}
        {fromLink ? t.read : t.hint}
      </p>
      <div role="alert">
        <FieldError id="access-code-error">{error || undefined}</FieldError>
      </div>
      <input
        ref={input}
        id="access-code"
        className={`${fieldStyles.input} ${codeStyles.codeInput}`}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-required
        aria-invalid={error !== ''}
        aria-describedby={error ? 'access-code-error access-code-hint' : 'access-code-hint'}
        value={value}
        onChange={({ currentTarget }) => {
          const { value: typed, selectionStart } = currentTarget;
          const formatted = formatTypedCode(typed);
          caret.current = caretAfter(typed, selectionStart ?? typed.length, formatted);
          access.type(formatted);
        }}
      />
    </div>
  );
};
