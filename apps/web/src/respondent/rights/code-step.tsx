import { respondent } from '@cadran/i18n/respondent';
import { rights } from '@cadran/i18n/rights';
import { useMessages } from '../../language/use-messages.ts';
import { CodeField } from '../engine/code-field.tsx';
import { useCodeForm } from '../engine/use-code-form.ts';
import { Heading } from '../heading.tsx';
import { type OwnKey, openByCode } from './rights-wire.ts';

interface Props {
  readonly campaignId: string;
  readonly onOpened: (key: OwnKey) => Promise<void>;
}

/** The door for who comes back, from any device and at any time. */
export const CodeStep = ({ campaignId, onOpened }: Props) => {
  const { title, code: t } = useMessages(rights);
  const { tooOften } = useMessages(respondent.entry).resume;
  const { submit, busy, field } = useCodeForm({
    attempt: (code) => openByCode(campaignId, code).then(onOpened),
    wrong: t.wrong,
    refusals: { not_found: t.wrong, too_many_requests: tooOften },
    failed: t.failed,
  });
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{title}</Heading>
      <p>{t.explanation}</p>
      <CodeField id="rights-code" label={t.label} hint={t.hint} {...field} />
      <p className="field-hint rights-lost">{t.lost}</p>
      <div className="step-nav">
        <button type="submit" className="button primary" aria-disabled={busy}>
          {t.submit}
        </button>
      </div>
    </form>
  );
};
