import { respondent } from '@cadran/i18n/respondent';
import { privacy } from '@cadran/i18n/privacy';
import { useMessages } from '../../shared/language/use-messages.ts';
import { CodeField } from '../engine/resume/code-field.tsx';
import { useCodeForm } from '../engine/resume/use-code-form.ts';
import { Heading } from '../layout/heading.tsx';
import { type DataAccess, openByCode } from './api.ts';
import { StepNav } from '../ui/step-nav.tsx';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../fields/field.module.css';
import panelStyles from '../ui/panel.module.css';
import privacyStyles from './privacy.module.css';

interface Props {
  readonly campaignId: string;
  readonly onOpened: (key: DataAccess) => Promise<void>;
}

/** Continues a questionnaire by its return code, on any device. */
export const CodeStep = ({ campaignId, onOpened }: Props) => {
  const { title, code: t } = useMessages(privacy);
  const { tooOften } = useMessages(respondent.entry).resume;
  const { submit, busy, field } = useCodeForm({
    attempt: (code) => openByCode(campaignId, code).then(onOpened),
    wrong: t.wrong,
    refusals: { not_found: t.wrong, too_many_requests: tooOften },
    failed: t.failed,
  });
  return (
    <form className={panelStyles.step} noValidate onSubmit={submit}>
      <Heading>{title}</Heading>
      <p>{t.explanation}</p>
      <CodeField id="rights-code" label={t.label} hint={t.hint} {...field} />
      <p className={`${fieldStyles.hint} ${privacyStyles.lost}`}>{t.lost}</p>
      <StepNav>
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {t.submit}
        </Button>
      </StepNav>
    </form>
  );
};
