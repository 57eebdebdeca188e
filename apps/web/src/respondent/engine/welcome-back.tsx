import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';

interface Props {
  readonly finished: boolean;
  readonly onProceed: () => void;
  readonly onRestart: () => void;
}

/** The link was opened again in a browser that already knows a questionnaire of this campaign. */
export const WelcomeBack = ({ finished, onProceed, onRestart }: Props) => {
  const messages = useMessages(respondent.entry);
  const t = finished ? messages.finished : messages.ongoing;
  return (
    <div className="step">
      <Heading>{t.title}</Heading>
      <p>{t.explanation}</p>
      <div className="step-nav">
        <button type="button" className="button primary" onClick={onProceed}>
          {t.proceed}
        </button>
      </div>
      <p className="aside">
        <button type="button" className="link" onClick={onRestart}>
          {t.another}
        </button>
      </p>
    </div>
  );
};
