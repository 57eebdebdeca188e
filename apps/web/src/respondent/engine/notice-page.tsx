import { unbroken } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { FieldError } from '../fields/field-context.tsx';
import { Heading } from '../heading.tsx';
import { RichText } from '../rich-text.tsx';
import type { AnyCampaign } from './questionnaire-module.ts';

interface Props {
  readonly campaign: AnyCampaign;
  readonly title: string;
  /** Said unless the organisation has an introduction of its own. */
  readonly welcome: string;
  readonly facts: readonly (readonly [label: string, text: ReactNode])[];
  readonly start: string;
  /** Whether it can begin; if not, the page has said why where it is to be mended. */
  readonly mayStart?: () => boolean;
  readonly onStart: () => Promise<void>;
  readonly children?: ReactNode;
}

/** Told before the first question, whatever the organisation says in its own words. */
export const NoticePage = (props: Props) => {
  const { campaign, title, welcome, facts, start, mayStart, onStart, children } = props;
  const t = useMessages(respondent.notice);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const own = campaign.customization.introduction[language];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (mayStart && !mayStart()) return;
    setError('');
    setBusy(true);
    onStart().catch(() => {
      setBusy(false);
      setError(t.failed);
    });
  };

  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{own?.title ? unbroken(own.title, language) : title}</Heading>
      {own?.html ? <RichText html={own.html} /> : <p>{welcome}</p>}
      <p>{t.reassurance}</p>
      <dl className="facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div role="alert">
        <FieldError id={undefined}>{error || undefined}</FieldError>
      </div>
      <div className="step-nav">
        {/* Not disabled while it begins: the focus would be lost with it. */}
        <button type="submit" className="button primary" aria-disabled={busy}>
          {busy ? t.starting : start}
        </button>
      </div>
    </form>
  );
};
