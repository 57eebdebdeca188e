import { respondent } from '@cadran/i18n/respondent';
import { type ComponentType, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { CallError } from '../api.ts';
import { Heading } from '../heading.tsx';
import type { DrawnPart } from './drawn-part.ts';
import type { SaveState } from './saver.ts';
import type { Step } from './walk.ts';

interface Props<C> {
  readonly steps: readonly Step<DrawnPart<C>>[];
  readonly BeforeSending: ComponentType | undefined;
  readonly saveState: SaveState;
  readonly onGo: (part: number) => void;
  readonly onSend: () => Promise<void>;
}

/** The last look before the answers are sent. */
export const ReadyStep = <C,>(props: Props<C>) => {
  const { steps, BeforeSending, saveState, onGo, onSend } = props;
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
      setFailed(!(error instanceof CallError) || error.code !== 'campaign_closed');
    });
  };
  const waiting = sending && saveState === 'offline';
  const firstPages = steps.filter(({ page }) => page === 0);
  return (
    <div className="step">
      <Heading>{t.title}</Heading>
      <p>{t.explanation}</p>
      {BeforeSending && <BeforeSending />}
      <h2 className="field-label">{t.parts}</h2>
      <ul className="review">
        {firstPages.map(({ declared, part }) => (
          <li key={declared.name}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 8.5 6.5 12 13 4.5" />
            </svg>
            <button type="button" className="link" disabled={sending} onClick={() => onGo(part)}>
              <span className="visually-hidden">{t.review} </span>
              <declared.Title />
            </button>
          </li>
        ))}
      </ul>
      <div className="step-nav">
        {/* With the button, which on a phone stays in sight when the end of the page does not. */}
        <p role="status" className={failed ? 'step-nav-note field-error' : 'step-nav-note'}>
          {failed && t.failed}
          {waiting && t.offline}
        </p>
        {/* Not disabled while it sends: the focus would be lost with it. */}
        <button type="button" className="button primary" aria-disabled={sending} onClick={send}>
          {waiting ? t.waiting : sending ? t.sending : t.send}
        </button>
      </div>
    </div>
  );
};
