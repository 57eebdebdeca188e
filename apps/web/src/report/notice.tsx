import type { Tone } from '@cadran/reports';
import type { ReactNode } from 'react';
import { ToneIcon } from './tone-icon.tsx';
import './report-block.css';
import './notice.css';

interface Props {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Above the report: what a reader must know before the first number. */
export const Notice = ({ tone, title, text, action }: Props) => (
  <div className="report-callout" data-tone={tone} role="note">
    <ToneIcon tone={tone} />
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
    {action && <div className="notice-action">{action}</div>}
  </div>
);
