import { withNoBreakSpaces } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { FieldError } from '../../fields/field-context.tsx';
import { Heading } from '../../layout/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { AnyCampaign } from '../questionnaire-module.ts';
import { Button } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import panelStyles from '../../ui/panel.module.css';
import { type NoticeFact, NoticeFacts } from './notice-facts.tsx';

interface Props {
  readonly campaign: AnyCampaign;
  readonly title: string;
  /** Said unless the organisation has an introduction of its own. */
  readonly welcome: string;
  /** How to answer, whatever the organisation says. */
  readonly reassurance: string;
  /** What the questionnaire takes an attentive reader. */
  readonly minutes: number;
  /** The specification's words for the duration, shown instead of the computed minutes. */
  readonly usualDuration: string | null;
  readonly facts: readonly NoticeFact[];
  readonly start: string;
  /** Whether it can begin; if not, the page has said why where it is to be mended. */
  readonly mayStart?: () => boolean;
  readonly onStart: () => Promise<void>;
  readonly children?: ReactNode;
}

/** Told before the first question, whatever the organisation says in its own words. */
export const NoticePage = (props: Props) => {
  const { campaign, title, welcome, minutes, usualDuration, start, mayStart, onStart } = props;
  const t = useMessages(respondent.notice);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const duration = campaign.showEstimatedDuration ? null : usualDuration;
  const facts = [
    [t.duration.label, duration ?? t.duration.about(minutes)] as const,
    ...props.facts,
  ];
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
    <form className={panelStyles.step} noValidate onSubmit={submit}>
      <Heading>{own?.title ? withNoBreakSpaces(own.title, language) : title}</Heading>
      {own?.html ? <RichText html={own.html} /> : <p>{welcome}</p>}
      <p>{props.reassurance}</p>
      <NoticeFacts facts={facts} />
      {props.children}
      <div role="alert">
        <FieldError id={undefined}>{error || undefined}</FieldError>
      </div>
      <StepNav>
        {/* Not disabled while it begins: the focus would be lost with it. */}
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {busy ? t.starting : start}
        </Button>
      </StepNav>
    </form>
  );
};
