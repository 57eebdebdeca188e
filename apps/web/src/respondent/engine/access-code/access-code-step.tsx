import { parseAccessCode } from '@cadran/contract/codes';
import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import { useChooseLanguage } from '../../layout/use-choose-language.ts';
import panelStyles from '../../ui/panel.module.css';
import styles from '../start/language-step.module.css';
import { AccessCodeField } from './access-code-field.tsx';
import type { AccessCodeState } from './use-access-code.ts';

const isLanguage = (value: string): value is Language =>
  SUPPORTED_LANGUAGES.some((language) => language === value);

interface Props {
  readonly access: AccessCodeState;
  readonly onEntered: () => void;
}

/** Part 0 of an audit by codes: the code, and the language in which one goes on. */
export const AccessCodeStep = ({ access, onEntered }: Props) => {
  const t = useMessages(respondent.entry);
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Language | null>(null);
  const { typed, fromLink, problem, type, refuse } = access;
  const words = {
    missing: t.code.missing,
    refused: t.code.refused,
    tooOften: t.resume.tooOften,
  };
  // Goes on once the page speaks it, so that the next one is never read in another first.
  useEffect(() => {
    if (chosen === language) onEntered();
  }, [chosen, language, onEntered]);

  // Refused by the server, one comes back here: the field and what is wrong with it are read first.
  useEffect(() => {
    if (problem !== null) input.current?.focus();
  }, [problem]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const next =
      button instanceof HTMLButtonElement && isLanguage(button.value) ? button.value : language;
    choose(next);
    const { problem: wrong } = parseAccessCode(typed);
    if (wrong === undefined) return setChosen(next);
    refuse(wrong === 'empty' ? 'missing' : 'refused');
    input.current?.focus();
  };
  // Enter presses the first: the page's own language.
  const languages = [language, ...SUPPORTED_LANGUAGES.filter((other) => other !== language)];
  const proceed = { [language]: t.code.proceed, [t.code.other.language]: t.code.other.proceed };
  return (
    <form className={panelStyles.step} noValidate onSubmit={submit}>
      <Heading>{t.code.title}</Heading>
      <p className={panelStyles.lead} lang={t.code.other.language}>
        {t.code.other.title}
      </p>
      <AccessCodeField
        input={input}
        fromLink={fromLink}
        error={problem === null ? '' : words[problem]}
        value={typed}
        onChange={type}
      />
      <div className={styles.choices}>
        {languages.map((code) => (
          <button key={code} type="submit" value={code} lang={code} className={styles.choice}>
            {proceed[code]}
          </button>
        ))}
      </div>
    </form>
  );
};
