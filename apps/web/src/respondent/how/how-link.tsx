import type { ReactNode } from 'react';
import { isKiosk } from '../engine/kiosk.ts';
import { howPath } from '../route.ts';

interface Props {
  readonly organizationId: string;
  readonly children: ReactNode;
}

/** In a tab of its own: the questionnaire stays where it is. A shared device opens no second tab. */
export const HowLink = ({ organizationId, children }: Props) =>
  isKiosk() ? null : (
    <a className="link" href={howPath(organizationId)} target="_blank" rel="noopener">
      {children}
    </a>
  );
