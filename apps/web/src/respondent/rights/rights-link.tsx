import type { ReactNode } from 'react';
import { isKiosk } from '../engine/kiosk.ts';
import { isPreview } from '../preview.ts';
import { type QuestionnairePlace, rightsPath } from '../route.ts';

interface Props extends Pick<QuestionnairePlace, 'organizationId' | 'campaignId'> {
  readonly children: ReactNode;
}

/**
 * Leaves the questionnaire: a shared device would stay there, without its two minutes; in a preview there is
 * nobody whose data they are.
 */
export const RightsLink = ({ children, ...place }: Props) =>
  isKiosk() || isPreview() ? null : (
    <a className="link" href={rightsPath(place)}>
      {children}
    </a>
  );
