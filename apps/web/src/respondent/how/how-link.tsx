import type { Module } from '@cadran/contract/codes';
import type { ReactNode } from 'react';
import { isKiosk } from '../engine/kiosk/kiosk.ts';
import { howPath } from '../routing/route.ts';
import { TextLink } from '../ui/button.tsx';

interface Props {
  readonly module: Module;
  readonly organizationId: string;
  readonly children: ReactNode;
}

/** In a tab of its own: the questionnaire stays where it is. A shared device opens no second tab. */
export const HowLink = ({ module, organizationId, children }: Props) =>
  isKiosk() ? null : (
    <TextLink href={howPath(module, organizationId)} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
