import type { Tone } from '@cadran/reports';
import type { ReactNode } from 'react';
import { ToneIcon } from './tone-icon.tsx';
import './callout.css';

interface Props {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly text: string;
  readonly action?: ReactNode;
}

/** What a reader must not miss, by colour and by sign; in a report, or above it before the first number. */
export const Callout = ({ tone, title, text, action }: Props) => (
  <div className="report-callout" data-tone={tone} role="note">
    <ToneIcon tone={tone} />
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
    {action && <div className="report-callout-action">{action}</div>}
  </div>
);
