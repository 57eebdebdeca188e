import type { ReactNode } from 'react';
import { isKiosk } from '../engine/kiosk/kiosk.ts';
import { isPreview } from '../data/preview.ts';
import { type QuestionnaireRoute, privacyPath } from '../routing/route.ts';
import { TextLink } from '../ui/button.tsx';

interface Props extends Pick<QuestionnaireRoute, 'organizationId' | 'campaignId'> {
  readonly children: ReactNode;
}

/**
 * Leaves the questionnaire: a shared device would stay there, without its two minutes; in a preview there is
 * nobody whose data they are.
 */
export const PrivacyLink = ({ children, ...route }: Props) =>
  isKiosk() || isPreview() ? null : <TextLink href={privacyPath(route)}>{children}</TextLink>;
