import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ApiError } from '../../data/http-client.ts';
import { Heading } from '../../layout/heading.tsx';
import type { QuestionnairePart } from '../define-part.ts';
import type { BeforeSendingProps, PartViews } from '../questionnaire-module.ts';
import type { SaveState } from '../answers/saving/saver.ts';
import type { Step } from '../steps/steps.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import fieldStyles from '../../fields/field.module.css';
import panelStyles from '../../ui/panel.module.css';
import stepNavStyles from '../../ui/step-nav.module.css';
import styles from './ready-step.module.css';

interface Props<C> extends BeforeSendingProps<C> {
  readonly steps: readonly Step<QuestionnairePart<C>>[];
  readonly BeforeSending: PartViews<C>['BeforeSending'];
  readonly saveState: SaveState;
  readonly onGo: (part: number) => void;
  readonly onSend: () => Promise<void>;
}

/** The summary before the answers are sent. */
export const ReadyStep = <C,>(props: Props<C>) => {
  const { steps, BeforeSending, campaign, onChoose, saveState, onGo, onSend } = props;
  const t = useMessages(respondent.conclusion).ready;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = (): void => {
    if (sending) return;
    setSending(true);
    setFailed(false);
    onSend().catch((error: unknown) => {
      setSending(false);
      // A closed campaign is told by the page itself.
      setFailed(!(error instanceof ApiError) || error.code !== 'campaign_closed');
    });
  };
  const waiting = sending && saveState === 'offline';
  const firstPages = steps.filter(({ page }) => page === 0);
  return (
    <div className={panelStyles.step}>
      <Heading>{t.title}</Heading>
      <p>{t.explanation}</p>
      <h2 className={fieldStyles.label}>{t.parts}</h2>
      <ul className={styles.review}>
        {firstPages.map(({ declared, part }) => (
          <li key={declared.name}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 8.5 6.5 12 13 4.5" />
            </svg>
            <LinkButton disabled={sending} onClick={() => onGo(part)}>
              <VisuallyHidden>{t.review} </VisuallyHidden>
              <declared.Title />
            </LinkButton>
          </li>
        ))}
      </ul>
      {BeforeSending && <BeforeSending campaign={campaign} onChoose={onChoose} />}
      <StepNav>
        {/* Beside the button, which stays visible on phones. */}
        <p
          role="status"
          className={`${stepNavStyles.noteRow} ${failed ? fieldStyles.error : stepNavStyles.note}`}
        >
          {failed && t.failed}
          {waiting && t.offline}
        </p>
        {/* Not disabled while it sends: the focus would be lost with it. */}
        <Button variant="primary" aria-disabled={sending} onClick={send}>
          {waiting ? t.waiting : sending ? t.sending : t.send}
        </Button>
      </StepNav>
    </div>
  );
};
