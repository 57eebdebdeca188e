import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';
import { AlreadyAnswered } from './already-answered.tsx';

interface Props {
  readonly finished: boolean;
  readonly onProceed: () => void;
  /** Null where a browser answers once. */
  readonly onRestart: (() => void) | null;
}

type Ways = Omit<Props, 'finished'> & { readonly words: Words };
interface Words {
  readonly proceed: string;
  readonly another: string;
}

const Choices = ({ words, onProceed, onRestart }: Ways) => (
  <>
    <div className="step-nav">
      <button type="button" className="button primary" onClick={onProceed}>
        {words.proceed}
      </button>
    </div>
    {onRestart && (
      <p className="aside">
        <button type="button" className="link" onClick={onRestart}>
          {words.another}
        </button>
      </p>
    )}
  </>
);

/** The link was opened again in a browser that already knows a questionnaire of this campaign. */
export const WelcomeBack = ({ finished, ...ways }: Props) => {
  const t = useMessages(respondent.entry);
  if (finished)
    return (
      <AlreadyAnswered>
        <Choices words={t.finished} {...ways} />
      </AlreadyAnswered>
    );
  return (
    <div className="step">
      <Heading>{t.ongoing.title}</Heading>
      <p>{t.ongoing.explanation}</p>
      <Choices words={t.ongoing} {...ways} />
    </div>
  );
};
