import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import { AlreadyAnswered } from './already-answered.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import styles from '../../ui/panel.module.css';

interface Props {
  readonly finished: boolean;
  readonly byCode: boolean;
  readonly onProceed: () => void;
  /** Null where a browser may answer only once. */
  readonly onRestart: (() => void) | null;
}

type Ways = Omit<Props, 'finished' | 'byCode'> & { readonly words: Words };
interface Words {
  readonly proceed: string;
  readonly another: string;
}

const Choices = ({ words, onProceed, onRestart }: Ways) => (
  <>
    <StepNav>
      <Button variant="primary" onClick={onProceed}>
        {words.proceed}
      </Button>
    </StepNav>
    {onRestart && (
      <p className={styles.aside}>
        <LinkButton onClick={onRestart}>{words.another}</LinkButton>
      </p>
    )}
  </>
);

/** The link was opened again in a browser that already knows a questionnaire of this campaign. */
export const ReturnPrompt = ({ finished, byCode, ...ways }: Props) => {
  const t = useMessages(respondent.entry);
  const another = byCode && { another: t.code.another };
  if (finished)
    return (
      <AlreadyAnswered>
        <Choices words={{ ...t.finished, ...another }} {...ways} />
      </AlreadyAnswered>
    );
  return (
    <div className={styles.step}>
      <Heading>{t.ongoing.title}</Heading>
      <p>{t.ongoing.explanation}</p>
      <Choices words={{ ...t.ongoing, ...another }} {...ways} />
    </div>
  );
};
