import type { ReactNode } from 'react';
import type { EmptyWords } from './list-types.ts';
import './list.css';

/** In place of rows: there are none, or they did not come. */
export const ListMessage = ({
  icon: MessageIcon,
  title,
  explanation,
  action,
  urgent = false,
}: EmptyWords & { readonly action?: ReactNode; readonly urgent?: boolean }) => (
  <div className="list-message" role={urgent ? 'alert' : undefined}>
    <MessageIcon size={36} stroke={1.25} aria-hidden />
    <p className="list-message-title">{title}</p>
    <p>{explanation}</p>
    {action && <div className="list-message-action">{action}</div>}
  </div>
);
