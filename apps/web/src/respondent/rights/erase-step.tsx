import { respondent } from '@cadran/i18n/respondent';
import { rights } from '@cadran/i18n/rights';
import { useMessages } from '../../language/use-messages.ts';
import { CodeField } from '../engine/code-field.tsx';
import { OwnCode } from '../engine/own-code.tsx';
import { useCodeForm } from '../engine/use-code-form.ts';
import { Heading } from '../heading.tsx';
import { eraseOwnData, type OwnKey } from './rights-wire.ts';

interface Props {
  readonly ownKey: OwnKey;
  /** Of the questionnaire that was filled in here; null for who came with the code. */
  readonly ownCode: string | null;
  readonly onBack: () => void;
  readonly onErased: () => void;
}

/** What erasing means, and the code once more: whoever finds an open page erases nothing. */
export const EraseStep = ({ ownKey, ownCode, onBack, onErased }: Props) => {
  const t = useMessages(rights).erase;
  const { tooOften } = useMessages(respondent.entry).resume;
  const { submit, busy, field } = useCodeForm({
    attempt: (code) => eraseOwnData(ownKey, code).then(onErased),
    wrong: t.wrong,
    refusals: { invalid_input: t.wrong, too_many_requests: tooOften },
    failed: t.failed,
  });
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{t.confirmTitle}</Heading>
      <h2 className="rights-means">{t.means}</h2>
      <ul className="rights-list">
        {t.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t.keepCopy}</p>
      {ownCode !== null && (
        <section className="own-code">
          <h2>{t.yourCode}</h2>
          <OwnCode code={ownCode} />
        </section>
      )}
      <CodeField id="erase-code" label={t.code} {...field} />
      <div className="step-nav">
        <button type="button" className="button" onClick={onBack}>
          {t.back}
        </button>
        <button type="submit" className="button danger" aria-disabled={busy}>
          {busy ? t.working : t.confirm}
        </button>
      </div>
    </form>
  );
};
