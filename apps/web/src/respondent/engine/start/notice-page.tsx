import { withNoBreakSpaces } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { isPreview } from '../../data/preview.ts';
import { FieldError } from '../../fields/field-error.tsx';
import { Heading } from '../../layout/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { NoticeProps, AnyCampaign } from '../questionnaire-module.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import panelStyles from '../../ui/panel.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { type NoticeFact, NoticeFacts } from './notice-facts.tsx';
import { ownWords } from './own-words.ts';

/** The specification's words for the duration, and the minutes they are true of. */
interface UsualDuration {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Props extends Pick<
  NoticeProps<AnyCampaign>,
  'campaign' | 'minutes' | 'agreed' | 'onResume'
> {
  /** The position, or the subject. */
  readonly title: string;
  /** Said unless the organisation has an introduction of its own, with how to answer. */
  readonly welcome: string;
  readonly reassurance: string;
  readonly usual: UsualDuration;
  readonly facts: readonly NoticeFact[];
  readonly start: string;
  /** Before what is to be read: the code of an audit by codes. */
  readonly first?: ReactNode;
  /** Whether it can begin; if not, the page has said why where it is to be mended. */
  readonly mayStart?: () => boolean;
  readonly onStart: () => Promise<void>;
  readonly children?: ReactNode;
}

const useDuration = ({ campaign, minutes, usual }: Props): string => {
  const t = useMessages(respondent.entry).begin;
  // Its line is there from the first: nothing below moves.
  if (minutes === null) return '\u00a0';
  const isUsual = minutes >= usual.from && minutes <= usual.to;
  return isUsual && !campaign.showEstimatedDuration ? usual.text : t.about(minutes);
};

/** The first page: what it is about, how long, in which language, who reads it. */
export const NoticePage = (props: Props) => {
  const { campaign, agreed, title, welcome, reassurance, start, mayStart, onStart } = props;
  const { begin: t, resume } = useMessages(respondent.entry);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const facts = [[t.duration, useDuration(props)] as const, ...props.facts];
  const own = ownWords(campaign.customization.introduction, language);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (mayStart && !isPreview() && !mayStart()) return;
    setError('');
    setBusy(true);
    onStart().then(
      () => setBusy(false),
      () => {
        setBusy(false);
        setError(t.failed);
      },
    );
  };

  return (
    <form className={panelStyles.step} noValidate onSubmit={submit}>
      <Heading>
        {own?.title ? (
          <span lang={own.language}>{withNoBreakSpaces(own.title, own.language)}</span>
        ) : (
          title
        )}
      </Heading>
      {!agreed && <LanguageChoice />}
      {props.first}
      {own?.html ? (
        <RichText html={own.html} language={own.language} />
      ) : (
        <p>
          {welcome} {reassurance}
        </p>
      )}
      <NoticeFacts facts={facts} />
      {props.children}
      {props.onResume && (
        <p>
          <LinkButton onClick={props.onResume}>{resume.offer}</LinkButton>
        </p>
      )}
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
